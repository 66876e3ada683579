// The list of messages of the current channel. It stays scrolled to the newest message unless the reader scrolls up. A changed
// message is rendered again and keeps the focus.

import { api } from "./api.js";
import { byId, h } from "./element.js";
import { say } from "./language.js";
import { renderMessage, spokenText } from "./message.js";
import { EPHEMERAL, LOADING, NOTHING_READ, current, isLater, loadEarlier, loadUntil, markRead, state, unreadMessages } from "./state.js";

const scroll = byId("scroll"), list = byId("messages"), newMessages = byId("new-messages"), loadEarlierButton = byId("load-earlier");
/** The distance from the end, in pixels, up to which the newest message counts as visible. */
const END_TOLERANCE = 60;

let isAtEnd = true;
let lastScrollTop = 0;
let firstNew; // id of the message below the divider "New"
let onRead = () => {};

/** Attaches the event listeners. `callback()` is called when messages have been read. */
export function initMessageList(callback) {
  onRead = callback;
  scroll.addEventListener("scroll", () => {
    // Only scrolling up leaves the end. A loaded image makes the list longer without scrolling.
    if (isNearEnd() || scroll.scrollTop < lastScrollTop) isAtEnd = isNearEnd();
    lastScrollTop = scroll.scrollTop;
    updateReadState();
  });
  // The newest message stays visible when the list or the window changes its size.
  const observer = new ResizeObserver(() => isAtEnd && scrollToEnd());
  observer.observe(scroll);
  observer.observe(list);
  addEventListener("focus", updateReadState);
  newMessages.addEventListener("click", () => {
    scrollToEnd();
    list.lastElementChild?.focus({ preventScroll: true });
  });
  loadEarlierButton.addEventListener("click", showEarlier);
}

/** Shows the current channel, scrolled to its newest message. */
export function showMessages() {
  // In a channel that was never read everything is new, and a divider would not help.
  firstNew = current().lastRead === NOTHING_READ ? undefined : unreadMessages(current())[0]?.id;
  renderAll();
  scrollToEnd();
  updateReadState();
}

function renderAll() {
  const { messages, isComplete } = current();
  let previous;
  const items = [...messages.values()].map((message) => {
    const item = renderMessage(message, renderOptions(message, previous));
    previous = message;
    return item;
  });
  list.replaceChildren(...items);
  byId("empty").hidden = messages.size > 0;
  loadEarlierButton.hidden = isComplete || !messages.size;
}

const renderOptions = (message, previous) => ({ previous, isFirstNew: message.id === firstNew, dismiss, react });

async function showEarlier() {
  const distanceToEnd = scroll.scrollHeight - scroll.scrollTop;
  await loadEarlier(current());
  renderAll();
  scroll.scrollTop = scroll.scrollHeight - distanceToEnd;
  list.firstElementChild?.focus({ preventScroll: true });
}

/** Appends a new message of the current channel. */
export function addMessage(message) {
  const isOwn = message.author.id === state.me.id;
  const isUnread = !isOwn && !(isAtEnd && document.hasFocus());
  if (isUnread && !(firstNew && isLater(firstNew, current().lastRead))) {
    byId("m" + firstNew)?.querySelector(".new-divider")?.remove();
    firstNew = message.id;
  }
  const previous = [...current().messages.values()].at(-2);
  list.insertBefore(renderMessage(message, renderOptions(message, previous)), list.querySelector(".pending-command"));
  byId("empty").hidden = true;
  if (isOwn || isAtEnd) scrollToEnd();
  if (!isOwn) announce(spokenText(message));
  updateReadState();
}

/** Renders a changed message. The element with the focus gets it again, found by its key. */
export function updateMessage(message, old) {
  const item = byId("m" + message.id);
  if (!item) return;
  const ids = [...current().messages.keys()];
  const previous = current().messages.get(ids[ids.indexOf(message.id) - 1]);
  const updated = renderMessage(message, renderOptions(message, previous));
  for (const image of updated.querySelectorAll("img")) {
    // An unchanged image element is reused, so that it does not flicker.
    const same = [...item.querySelectorAll("img")].find((other) => other.src === image.src && other.alt === image.alt);
    if (same) image.replaceWith(same);
  }
  const focused = item.contains(document.activeElement) && document.activeElement;
  item.replaceWith(updated);
  if (focused) (updated.querySelector(`[data-key="${focused.dataset.key}"]`) ?? updated).focus({ preventScroll: true });
  if (isAtEnd) scrollToEnd();
  if (old && isNews(message, old)) announce(spokenText(message));
}

/**
 * Whether an edit says something new. In a public message without components it does not: that is a former board, reduced to a
 * line when a new one was posted.
 */
function isNews(message, old) {
  if (old.flags & LOADING) return true;
  const isInUse = message.flags & EPHEMERAL || message.components.length > 0;
  return isInUse && spokenText(message) !== spokenText(old);
}

/** Removes a message. The one below is rendered again, since it may have been grouped with it. */
export function removeMessage(id) {
  byId("m" + id)?.remove();
  const next = [...current().messages.values()].find((message) => isLater(message.id, id));
  if (next) updateMessage(next);
  byId("empty").hidden = current().messages.size > 0;
}

/** Announces a text to screen readers. */
export function announce(text) {
  const line = h("p", {}, text);
  byId("announcer").append(line);
  setTimeout(() => line.remove(), 5000);
}

/** Shows a sent command at the end of the list until the bot responds, or an error if it does not. */
export function showPendingCommand(name, settled) {
  const status = h("p", { role: "status" }, say("Sending /{name}…", { name }));
  const item = h("li", { className: "pending-command ephemeral", tabIndex: -1 }, status);
  list.append(item);
  scrollToEnd();
  settled.then((hasResponse) => {
    if (hasResponse) return item.remove();
    status.textContent = say("The application did not respond to /{name}.", { name }) + " ";
    status.append(h("button", { type: "button", className: "link-button", click: () => item.remove() }, say("Dismiss message")));
  });
}

function dismiss(id) {
  const neighbour = byId("m" + id).nextElementSibling ?? byId("m" + id).previousElementSibling;
  neighbour?.focus({ preventScroll: true });
  current().messages.delete(id);
  removeMessage(id);
}

function react(message, emoji, isAdded) {
  const path = `/channels/${message.channel_id}/messages/${message.id}/reactions/${encodeURIComponent(emoji)}/@me`;
  api(isAdded ? "PUT" : "DELETE", path).catch((error) => announce(error.message));
}

/** Scrolls to a message of the current channel, which may have to be loaded, and marks it. Throws an error if there is none. */
export async function showMessage(id) {
  const channel = current();
  if (!channel.messages.has(id)) {
    await loadUntil(channel, id);
    if (channel !== current()) return;
    renderAll();
  }
  const item = byId("m" + id);
  if (!item) throw new Error(say("This message was deleted."));
  list.querySelector(".linked")?.classList.remove("linked");
  item.classList.add("linked");
  item.scrollIntoView({ block: "center" });
  item.focus({ preventScroll: true });
  isAtEnd = isNearEnd();
  updateReadState();
}

const isNearEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < END_TOLERANCE;

function scrollToEnd() {
  isAtEnd = true;
  scroll.scrollTop = scroll.scrollHeight;
}

/** Marks the channel as read if the newest message is visible and the window has the focus. */
function updateReadState() {
  if (!state.current) return;
  const isRead = isAtEnd && document.hasFocus() && markRead(current());
  const count = unreadMessages(current()).length;
  newMessages.hidden = isAtEnd || !count;
  newMessages.textContent = `${say("{count} new messages", { count })} ↓`;
  if (isRead) onRead();
}
