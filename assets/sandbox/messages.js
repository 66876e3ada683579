// The list of messages of the channel: kept at its newest unless somebody reads further up, drawn anew where a message
// changes, with the focus where it was.

import { byId, h } from "./element.js";
import { draw, spoken } from "./message.js";
import { LOADING, NEVER, current, later, loadEarlier, markRead, state, unread } from "./state.js";

const scroll = byId("scroll"), list = byId("messages"), news = byId("news"), earlier = byId("earlier");
/** So many pixels above the end the newest message still counts as in sight. */
const SLACK = 60;

let atEnd = true;
let height = 0; // at which the list stood last
let firstNew; // id of the message above which stands "New"
let changed = () => {};

/** `tell()` is called when messages have been read. */
export function watchMessages(tell) {
  changed = tell;
  scroll.addEventListener("scroll", () => {
    const isLow = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < SLACK;
    // Only whoever goes up leaves the end: the list may also have grown, by a picture that has just come.
    if (isLow || scroll.scrollTop < height) atEnd = isLow;
    height = scroll.scrollTop;
    see();
  });
  // Whatever grows or shrinks, the newest message stays in sight.
  const observer = new ResizeObserver(() => atEnd && toEnd());
  observer.observe(scroll);
  observer.observe(list);
  addEventListener("focus", see);
  news.addEventListener("click", () => {
    toEnd();
    list.lastElementChild?.focus({ preventScroll: true });
  });
  earlier.addEventListener("click", showEarlier);
}

/** Shows the channel from its newest message on. */
export function showMessages() {
  // Whoever has never been here finds everything new.
  firstNew = current().read === NEVER ? undefined : unread(current())[0]?.id;
  redrawAll();
  toEnd();
  see();
}

function redrawAll() {
  const { log, whole } = current();
  let before;
  const items = [...log.values()].map((message) => {
    const item = draw(message, around(message, before));
    before = message;
    return item;
  });
  list.replaceChildren(...items);
  byId("empty").hidden = log.size > 0;
  earlier.hidden = whole || !log.size;
}

const around = (message, before) => ({ before, fresh: message.id === firstNew, dismiss, jump });

async function showEarlier() {
  const below = scroll.scrollHeight - scroll.scrollTop;
  await loadEarlier(current());
  redrawAll();
  scroll.scrollTop = scroll.scrollHeight - below;
  list.firstElementChild?.focus({ preventScroll: true });
}

/** A message of this channel is new. */
export function addMessage(message) {
  const mine = message.author.id === state.me.id;
  const unseen = !mine && !(atEnd && document.hasFocus());
  if (unseen && !(firstNew && later(firstNew, current().read))) {
    byId("m" + firstNew)?.querySelector(".fresh")?.remove();
    firstNew = message.id;
  }
  const before = [...current().log.values()].at(-2);
  list.insertBefore(draw(message, around(message, before)), list.querySelector(".sending"));
  byId("empty").hidden = true;
  if (mine || atEnd) toEnd();
  if (!mine) announce(spoken(message));
  see();
}

/** A message has changed. What had the focus in it has it again, by its place. */
export function changeMessage(message, old) {
  const item = byId("m" + message.id);
  if (!item) return;
  const ids = [...current().log.keys()];
  const before = current().log.get(ids[ids.indexOf(message.id) - 1]);
  const fresh = draw(message, around(message, before));
  for (const image of fresh.querySelectorAll("img")) {
    // The same picture stays, so that it does not flicker.
    const same = [...item.querySelectorAll("img")].find((other) => other.src === image.src && other.alt === image.alt);
    if (same) image.replaceWith(same);
  }
  const focused = item.contains(document.activeElement) && document.activeElement;
  item.replaceWith(fresh);
  if (focused) (fresh.querySelector(`[data-key="${focused.dataset.key}"]`) ?? fresh).focus({ preventScroll: true });
  if (atEnd) toEnd();
  if (old?.flags & LOADING) announce(spoken(message));
}

/** A message is gone; the one below may have stood under its name. */
export function removeMessage(id) {
  byId("m" + id)?.remove();
  const below = [...current().log.values()].find((message) => later(message.id, id));
  if (below) changeMessage(below);
  byId("empty").hidden = current().log.size > 0;
}

/** Says something to those who hear the page; what stays in the page is never read out again. */
export function announce(text) {
  const line = h("p", {}, text);
  byId("announcer").append(line);
  setTimeout(() => line.remove(), 5000);
}

/** A command is on its way: it stands at the end of the list until it is answered, and says so if it is not. */
export function showSending(name, settled) {
  const words = h("p", { role: "status" }, `Sending /${name}…`);
  const item = h("li", { className: "sending private", tabIndex: -1 }, words);
  list.append(item);
  toEnd();
  settled.then((answered) => {
    if (answered) return item.remove();
    words.textContent = `The application did not respond to /${name}. `;
    words.append(h("button", { type: "button", className: "plain", click: () => item.remove() }, "Dismiss message"));
  });
}

function dismiss(id) {
  const neighbour = byId("m" + id).nextElementSibling ?? byId("m" + id).previousElementSibling;
  neighbour?.focus({ preventScroll: true });
  current().log.delete(id);
  removeMessage(id);
}

function jump(id) {
  const item = byId("m" + id);
  if (!item) return;
  item.scrollIntoView({ block: "center" });
  item.focus({ preventScroll: true });
}

function toEnd() {
  atEnd = true;
  scroll.scrollTop = scroll.scrollHeight;
}

/** What is in sight of somebody who looks has been read. */
function see() {
  if (!state.current) return;
  const isRead = atEnd && document.hasFocus() && markRead(current());
  const count = unread(current()).length;
  news.hidden = atEnd || !count;
  news.textContent = count === 1 ? "1 new message ↓" : `${count} new messages ↓`;
  if (isRead) changed();
}
