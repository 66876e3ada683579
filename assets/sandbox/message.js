// One message as it stands in the list.

import { local } from "./api.js";
import { components } from "./components.js";
import { h } from "./element.js";
import { openThread } from "./form.js";
import { inline, markdown } from "./markdown.js";
import { face } from "./people.js";
import { picture } from "./picture.js";
import { EPHEMERAL, LOADING, calls, current, nameOf, state } from "./state.js";

/** Messages of one author within this many milliseconds stand under one name. */
const TOGETHER = 7 * 60_000;
const REPLY = 19;

/**
 * Draws a message. `before` is the one above it; `fresh` says that it is the first one not seen yet; `dismiss(id)` and
 * `jump(id)` are what its buttons do.
 */
export function draw(message, { before, fresh, dismiss, jump }) {
  const isPrivate = Boolean(message.flags & EPHEMERAL);
  const above = origin(message, jump);
  const day = dayOf(message) !== (before && dayOf(before)) && dayOf(message);
  const joined = !above && !day && !fresh && before && continues(message, before);
  const classes = [isPrivate && "private", joined && "joined", calls(message, state.me.id) && "calls"];
  return h("li", { id: "m" + message.id, className: classes.filter(Boolean).join(" "), tabIndex: -1 },
    day && h("div", { className: "day" }, h("span", {}, day)),
    fresh && h("div", { className: "fresh" }, h("span", {}, "New")),
    above,
    h("article", { ariaLabelledby: "a" + message.id },
      face(message.author),
      h("h2", { id: "a" + message.id },
        h("span", { className: "author" }, nameOf(message.author)),
        message.author.bot && h("span", { className: "tag" }, "APP"),
        time(message)),
      h("div", { className: "body" }, body(message), thread(message)),
      isPrivate && h("p", { className: "whisper" }, "Only you can see this. ",
        h("button", { type: "button", className: "plain", data: { key: "dismiss" }, click: () => dismiss(message.id) }, "Dismiss message")),
      tools(message, isPrivate)));
}

/** What a message says, for those who hear it. */
export function spoken(message) {
  const parts = message.flags & LOADING ? ["is thinking…"] : [message.content];
  for (const embed of message.embeds) parts.push(embed.title, embed.description);
  const text = h("div", {}, parts.filter(Boolean).map((part) => h("div", {}, markdown(part), " "))).textContent.trim();
  return `${nameOf(message.author)}: ${text || "a picture"}`;
}

const dayOf = (message) => new Date(message.timestamp).toLocaleDateString("en", { dateStyle: "long" });

function continues(message, before) {
  const same = message.author.id === before.author.id && (message.flags & EPHEMERAL) === (before.flags & EPHEMERAL);
  return same && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

function time(message) {
  const date = new Date(message.timestamp);
  const title = date.toLocaleString("en", { dateStyle: "full", timeStyle: "short" });
  return h("time", { dateTime: message.timestamp, title }, date.toLocaleTimeString("en", { timeStyle: "short" }));
}

/** The line above a message: the command that it answers, or the message that it replies to. */
function origin(message, jump) {
  const used = message.interaction;
  if (used) {
    return h("p", { className: "above" }, face(used.user), h("b", {}, nameOf(used.user)), " used ", h("span", { className: "mention" }, "/" + used.name));
  }
  if (message.type !== REPLY) return null;
  const replied = message.referenced_message;
  if (!replied) return h("p", { className: "above" }, h("i", {}, "The original message is gone"));
  const words = replied.content.split("\n", 1)[0] || replied.embeds[0]?.title || "a message";
  return h("p", { className: "above" }, face(replied.author), h("b", {}, nameOf(replied.author)), " ",
    h("button", { type: "button", className: "plain", data: { key: "reply" }, click: () => jump(replied.id) }, h("span", { className: "unseen" }, "replied to: "), plain(words)));
}

/** A line without its marks: it stands in a button, where a link has no place. */
const plain = (text) => h("div", {}, markdown(text)).textContent;

function body(message) {
  if (message.flags & LOADING) return h("p", { className: "thinking" }, `${nameOf(message.author)} is thinking…`);
  const shown = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const words = markdown(message.content);
  if (message.edited_timestamp && words.length) words.at(-1).append(" ", h("span", { className: "edited" }, "(edited)"));
  const files = message.attachments.filter((file) => !shown.has(file.url));
  const pictures = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !pictures.includes(file));
  return [
    words,
    pictures.length > 0 && h("div", { className: pictures.length > 1 ? "pictures" : "" }, pictures.map((file, index) => picture(file, "picture" + index))),
    others.map(download),
    message.embeds.map((embed, index) => drawEmbed(embed, message.attachments, index)),
    message.components.length > 0 && components(message),
  ];
}

const download = (file) => h("p", { className: "file" },
  h("a", { href: local(file.url), download: file.filename }, file.filename), " ",
  h("span", { className: "edited" }, file.size < 1000 ? `${file.size} bytes` : `${(file.size / 1000).toFixed(1)} kB`));

function drawEmbed(embed, files, index) {
  const described = (part) => ({ ...part, description: files.find((file) => file.url === part.url)?.description });
  const title = embed.title && inline(embed.title);
  const foot = [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString("en")].filter(Boolean);
  const box = h("div", { className: "embed" },
    embed.author && h("p", { className: "small" }, embed.author.name),
    title && h("h3", { className: "size-3" }, embed.url ? h("a", { href: embed.url, rel: "noreferrer", target: "_blank" }, title) : title),
    embed.description && markdown(embed.description),
    embed.fields?.length > 0 && h("div", { className: "fields" }, embed.fields.map((field) =>
      h("div", { className: field.inline ? "inline" : "" }, h("b", {}, inline(field.name)), markdown(field.value)))),
    embed.image && picture(described(embed.image), `embed${index}`),
    embed.thumbnail && picture(described(embed.thumbnail), `thumbnail${index}`),
    foot.length > 0 && h("p", { className: "small" }, foot.join(" · ")));
  if (embed.color) box.style.borderInlineStartColor = "#" + embed.color.toString(16).padStart(6, "0");
  return box;
}

/** The thread that began at a message has the message's id. */
function thread(message) {
  const known = state.channels.get(message.id);
  return known && h("a", { className: "button thread", href: "#" + known.id, data: { key: "thread" } }, known.name, h("span", { className: "edited" }, " · Open thread"));
}

function tools(message, isPrivate) {
  const here = current();
  if (isPrivate || here.type !== 0 || state.channels.has(message.id)) return null;
  const label = `Thread from this message of ${nameOf(message.author)}`;
  return h("div", { className: "tools" },
    h("button", { type: "button", "aria-label": label, data: { key: "tool" }, click: () => openThread(here, message) }, "Thread"));
}
