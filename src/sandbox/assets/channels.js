// The list of channels and threads with unread marks, and the header of the page.

import { username } from "./api.js";
import { byId, h } from "./element.js";
import { openThread } from "./form.js";
import { say } from "./language.js";
import { channelHash, directHash } from "./links.js";
import { DM, THREAD, channelTitle, current, displayName, mentionCount, state, unreadMessages } from "./state.js";

const nav = byId("channels"), menuButton = byId("channels-button"), newThread = byId("new-thread");

menuButton.addEventListener("click", () => setOpen(menuButton.ariaExpanded !== "true"));
nav.addEventListener("click", ({ target }) => target.closest("a") && setOpen(false));
nav.addEventListener("keydown", ({ key }) => key === "Escape" && setOpen(false));
document.addEventListener("pointerdown", ({ target }) => {
  if (!nav.contains(target) && !menuButton.contains(target)) setOpen(false);
});
newThread.addEventListener("click", () => openThread(current()));

/** On a phone, opens or closes the list, which covers the page. */
function setOpen(isOpen) {
  if (String(isOpen) === menuButton.ariaExpanded) return;
  menuButton.ariaExpanded = String(isOpen);
  nav.classList.toggle("open", isOpen);
  if (isOpen) nav.querySelector("[aria-current]")?.focus();
  else if (nav.contains(document.activeElement)) menuButton.focus();
}

/** Renders the list, the header and the title of the window. */
export function showChannels() {
  const here = current();
  const focused = document.activeElement?.closest("#channels a")?.hash;
  const all = [...state.channels.values()];
  const [direct, inGuild] = [true, false].map((isDirect) => all.filter(({ type }) => (type === DM) === isDirect));
  const isOpen = (user) => direct.some(({ recipients }) => recipients[0].id === user.id);
  const otherBots = state.members.map(({ user }) => user).filter((user) => user.bot && !isOpen(user));
  nav.replaceChildren(
    h("p", { className: "server" }, state.guild.name),
    h("ul", {}, inGuild.map(channelEntry)),
    h("p", { className: "section", id: "direct-messages" }, say("Direct messages")),
    h("ul", { "aria-labelledby": "direct-messages" }, direct.map(channelEntry), otherBots.map(botEntry)));
  if (focused) nav.querySelector(`a[href="${focused}"]`)?.focus();
  const parent = state.channels.get(here.parent_id);
  byId("title").replaceChildren(h("span", { className: "hash", ariaHidden: "true" }, here.type === DM ? "@" : "#"),
    ...parent ? [h("a", { href: channelHash(parent) }, parent.name), " › ", here.name] : [channelTitle(here).replace("@", "")]);
  byId("topic").textContent = here.topic ?? "";
  newThread.hidden = here.type !== 0;
  const count = all.reduce((sum, channel) => sum + mentionCount(channel), 0);
  const otherCount = all.filter((channel) => channel !== here).reduce((sum, channel) => sum + mentionCount(channel), 0);
  const badge = menuButton.querySelector(".badge");
  badge.hidden = !otherCount;
  badge.dataset.count = otherCount;
  const prefix = count ? `(${count}) ` : all.some((channel) => unreadMessages(channel).length) ? "• " : "";
  document.title = `${prefix}${here.type === DM ? "" : "#"}${channelTitle(here)} · ${state.me ? displayName(state.me) : username} · B-Side`;
}

function channelEntry(channel) {
  const isUnread = unreadMessages(channel).length > 0;
  const count = mentionCount(channel);
  const news = count ? say("{count} mentions", { count }) : isUnread && say("unread");
  const label = [channelTitle(channel), channel.type === THREAD && say("thread"), news].filter(Boolean).join(", ");
  const classes = [channel.type === THREAD && "thread", isUnread && "unread"].filter(Boolean).join(" ");
  return h("li", {}, h("a", {
    href: channelHash(channel), className: classes, "aria-label": label, "aria-current": channel.id === state.current ? "page" : undefined,
  }, h("span", { className: "hash", ariaHidden: "true" }, channel.type === DM ? "@" : channel.type === THREAD ? "↳" : "#"),
  h("span", { className: "name" }, channelTitle(channel).replace("@", "")), count > 0 && h("span", { className: "badge", data: { count } })));
}

/** A bot without a DM channel. The link opens one. */
const botEntry = (user) => h("li", {}, h("a", { href: directHash(user), "aria-label": say("Message {name}", { name: displayName(user) }) },
  h("span", { className: "hash", ariaHidden: "true" }, "@"), h("span", { className: "name" }, user.username)));
