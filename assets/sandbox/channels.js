// The channels with their threads, what is unread in them, and the head of the page.

import { name } from "./api.js";
import { byId, h } from "./element.js";
import { openThread } from "./form.js";
import { DIRECT, THREAD, current, mentions, nameOf, state, titleOf, unread } from "./state.js";

const nav = byId("channels"), menu = byId("menu"), thread = byId("thread");

menu.addEventListener("click", () => open(menu.ariaExpanded !== "true"));
nav.addEventListener("click", ({ target }) => target.closest("a") && open(false));
nav.addEventListener("keydown", ({ key }) => key === "Escape" && open(false));
document.addEventListener("pointerdown", ({ target }) => {
  if (!nav.contains(target) && !menu.contains(target)) open(false);
});
thread.addEventListener("click", () => openThread(current()));

/** On a phone the list lies over the page when it is asked for. */
function open(wanted) {
  if (String(wanted) === menu.ariaExpanded) return;
  menu.ariaExpanded = String(wanted);
  nav.classList.toggle("open", wanted);
  if (wanted) nav.querySelector("[aria-current]")?.focus();
  else if (nav.contains(document.activeElement)) menu.focus();
}

/** Draws the list, the head and the title of the window. */
export function showChannels() {
  const here = current();
  const focused = document.activeElement?.closest("#channels a")?.hash;
  nav.replaceChildren(h("p", { className: "server" }, state.guild.name), h("ul", {}, [...state.channels.values()].map(entry)));
  if (focused) nav.querySelector(`a[href="${focused}"]`)?.focus();
  const parent = state.channels.get(here.parent_id);
  byId("title").replaceChildren(h("span", { className: "hash", ariaHidden: "true" }, here.type === DIRECT ? "@" : "#"),
    ...parent ? [h("a", { href: "#" + parent.id }, parent.name), " › ", here.name] : [titleOf(here).replace("@", "")]);
  byId("topic").textContent = here.topic ?? "";
  thread.hidden = here.type !== 0;
  const all = [...state.channels.values()];
  const count = all.reduce((sum, channel) => sum + mentions(channel), 0);
  const elsewhere = all.filter((channel) => channel !== here).reduce((sum, channel) => sum + mentions(channel), 0);
  const badge = menu.querySelector(".badge");
  badge.hidden = !elsewhere;
  badge.dataset.count = elsewhere;
  const mark = count ? `(${count}) ` : all.some((channel) => unread(channel).length) ? "• " : "";
  document.title = `${mark}${here.type === DIRECT ? "" : "#"}${titleOf(here)} · ${state.me ? nameOf(state.me) : name} · B-Side`;
}

function entry(channel) {
  const fresh = unread(channel).length > 0;
  const count = mentions(channel);
  const label = `${titleOf(channel)}${channel.type === THREAD ? ", thread" : ""}${count ? `, ${count} mention${count === 1 ? "" : "s"}` : fresh ? ", unread" : ""}`;
  const classes = [channel.type === THREAD && "thread", fresh && "unread"].filter(Boolean).join(" ");
  return h("li", {}, h("a", {
    href: "#" + channel.id, className: classes, "aria-label": label, "aria-current": channel.id === state.current ? "page" : undefined,
  }, h("span", { className: "hash", ariaHidden: "true" }, channel.type === DIRECT ? "@" : channel.type === THREAD ? "↳" : "#"),
  h("span", { className: "name" }, titleOf(channel).replace("@", "")), count > 0 && h("span", { className: "badge", data: { count } })));
}
