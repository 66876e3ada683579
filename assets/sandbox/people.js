// The people at the edge. One press is another person, another opens that person in a window beside.

import { byId, h } from "./element.js";
import { nameOf, state } from "./state.js";

/** People whom a message has called and who have not done anything since: so is it seen whose turn it is. */
const called = new Set();

const address = (user) => `?as=${user.username}${location.hash}`;

/** A link that opens a person beside. The same window is used again, so that there are never two of one person. */
export function beside(user, properties, ...content) {
  const open = (event) => {
    const [width, height] = [screen.availWidth, screen.availHeight];
    if (width < 1000 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const half = Math.floor(width / 2);
    window.open(address(user), target(user), `popup,left=${half},top=0,width=${width - half},height=${height}`);
  };
  const hint = `Open ${nameOf(user)} beside`;
  return h("a", { ...properties, href: address(user), target: target(user), title: hint, click: open }, ...content);
}

const target = (user) => "sandbox-" + user.username;

/** A round picture of somebody, for those who see. */
export const face = (user) =>
  h("span", { className: "face", data: { who: user.bot ? "bot" : user.username, letter: nameOf(user)[0] }, ariaHidden: "true" });

/** Notes what a message says about whose turn it is. */
export function hearMessage(message) {
  const actor = message.interaction_metadata?.user ?? message.author;
  called.delete(actor.id);
  for (const user of message.mentions) called.add(user.id);
}

/** Draws the people anew: somebody was called, or the channel is another one. */
export function showPeople() {
  const faces = state.members.filter(({ user }) => !user.bot).map(({ user }) => one(user));
  byId("people").replaceChildren(h("ul", {}, faces));
}

function one(user) {
  const mine = user.id === state.me.id;
  const waits = !mine && called.has(user.id);
  const label = `${nameOf(user)}${mine ? ", you" : ""}${waits ? ", called" : ""}`;
  return h("li", {},
    h("a", { className: "person", href: address(user), "aria-current": mine ? "true" : undefined, "aria-label": label, title: mine ? "You" : `Be ${nameOf(user)}` },
      face(user), h("span", { className: "name" }, nameOf(user)), waits && h("span", { className: "dot" })),
    !mine && beside(user, { className: "beside", "aria-label": `Open ${nameOf(user)} beside` }, "beside"));
}
