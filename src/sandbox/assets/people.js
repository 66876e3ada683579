// The list of people. A link switches to another person, and a second one opens that person in a window beside this one.

import { byId, h } from "./element.js";
import { say } from "./language.js";
import { displayName, state } from "./state.js";

/** The ids of people who were mentioned and have not acted since. Their mark shows whose turn it is. */
const mentioned = new Set();

function pageUrl(user) {
  const query = new URLSearchParams(location.search);
  query.set("as", user.username);
  return `?${query}${location.hash}`;
}

/** A link that opens a person in a second window. Each person has one window, which is used again. */
export function besideLink(user, properties, ...content) {
  const open = (event) => {
    const [width, height] = [screen.availWidth, screen.availHeight];
    if (width < 1000 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const half = Math.floor(width / 2);
    window.open(pageUrl(user), windowName(user), `popup,left=${half},top=0,width=${width - half},height=${height}`);
  };
  const hint = openLabel(user);
  return h("a", { ...properties, href: pageUrl(user), target: windowName(user), title: hint, click: open }, ...content);
}

const openLabel = (user) => say("Open {name} in a new window", { name: displayName(user) });
const windowName = (user) => "sandbox-" + user.username;

/** The avatar of a user, hidden from screen readers. */
export const avatar = (user) =>
  h("span", { className: "avatar", data: { user: user.bot ? "bot" : user.username, initial: displayName(user)[0] }, ariaHidden: "true" });

/** Updates the mentioned people with a new message: its author has acted.  */
export function trackMentions(message) {
  const actor = message.interaction_metadata?.user ?? message.author;
  mentioned.delete(actor.id);
  for (const user of message.mentions) mentioned.add(user.id);
}

/** Renders the list of people. */
export function showPeople() {
  const entries = state.members.filter(({ user }) => !user.bot).map(({ user }) => personEntry(user));
  byId("people").replaceChildren(h("ul", {}, entries));
}

function personEntry(user) {
  const isSelf = user.id === state.me.id;
  const isMentioned = !isSelf && mentioned.has(user.id);
  const name = displayName(user);
  const label = isSelf ? say("{name}, you", { name }) : isMentioned ? say("{name}, mentioned", { name }) : name;
  return h("li", {},
    h("a", { className: "person", href: pageUrl(user), "aria-current": isSelf ? "true" : undefined, "aria-label": label, title: isSelf ? say("You") : say("Switch to {name}", { name }) },
      avatar(user), h("span", { className: "name" }, name), isMentioned && h("span", { className: "mention-dot" })),
    !isSelf && besideLink(user, { className: "open-beside", "aria-label": openLabel(user) }, say("open")));
}
