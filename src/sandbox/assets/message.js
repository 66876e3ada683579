// Renders a message of the list.

import { componentTexts, renderComponents } from "./components.js";
import { h } from "./element.js";
import { downloadLink } from "./file.js";
import { openThread } from "./form.js";
import { imageButton } from "./image.js";
import { language, say, sayWith } from "./language.js";
import { channelHash, directHash, linkProperties, messageHash } from "./links.js";
import { commandMention, inline, markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING, current, displayName, isMentioned, state } from "./state.js";

/** Consecutive messages of an author within this time are grouped under one name. */
const GROUP_TIMEOUT_MS = 7 * 60_000;
/** Message types. */
const PINNED = 6, THREAD_CREATED = 18, REPLY = 19, THREAD_STARTER = 21;

/**
 * Renders a message. `previous` is the message above it, `isFirstNew` marks the first unread one, and `dismiss(id)` and
 * `react(message, emoji, isAdded)` are the actions of its buttons.
 */
export function renderMessage(message, { previous, isFirstNew, dismiss, react }) {
  const isEphemeral = Boolean(message.flags & EPHEMERAL);
  const replyLine = renderReplyLine(message);
  const day = dayOf(message) !== (previous && dayOf(previous)) && dayOf(message);
  const isGrouped = !replyLine && !day && !isFirstNew && previous && isGroupedWith(message, previous);
  const classes = [isEphemeral && "ephemeral", isGrouped && "grouped", isMentioned(message, state.me.id) && "mentions-me"];
  return h("li", { id: "m" + message.id, className: classes.filter(Boolean).join(" "), tabIndex: -1 },
    day && h("div", { className: "day-divider" }, h("span", {}, day)),
    isFirstNew && h("div", { className: "new-divider" }, h("span", {}, say("New"))),
    replyLine,
    h("article", { "aria-labelledby": "a" + message.id },
      avatar(message.author),
      h("h2", { id: "a" + message.id },
        authorName(message.author),
        message.author.bot && h("span", { className: "tag" }, say("APP")),
        renderTime(message),
        message.pinned && h("span", { className: "small" }, "📌 ", say("Pinned"))),
      h("div", { className: "body" }, renderNotice(message) ?? renderBody(message), threadLink(message), renderReactions(message, react)),
      isEphemeral && h("p", { className: "ephemeral-note" }, say("Only you can see this."), " ",
        h("button", { type: "button", className: "link-button", data: { key: "dismiss" }, click: () => dismiss(message.id) }, say("Dismiss message"))),
      renderTools(message, isEphemeral)));
}

/** The text of a message for screen readers. */
export function spokenText(message) {
  const notice = renderNotice(message);
  if (notice) return notice.textContent;
  const parts = message.flags & LOADING ? [say("is thinking…")] : [message.content];
  for (const embed of message.embeds) parts.push(embed.title, embed.description);
  parts.push(...componentTexts(message.components));
  const text = h("div", {}, parts.filter(Boolean).map((part) => h("div", {}, markdown(part), " "))).textContent.trim();
  return `${displayName(message.author)}: ${text || say("a picture")}`;
}

/** The name of an author. A bot's opens its direct messages. */
const authorName = (user) => user.bot
  ? h("a", { className: "author", href: directHash(user), title: say("Message {name}", { name: displayName(user) }), data: { key: "author" } }, displayName(user))
  : h("span", { className: "author" }, displayName(user));

const dayOf = (message) => new Date(message.timestamp).toLocaleDateString(language, { dateStyle: "long" });

function isGroupedWith(message, previous) {
  const isSameKind = message.author.id === previous.author.id && (message.flags & EPHEMERAL) === (previous.flags & EPHEMERAL);
  return isSameKind && new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_TIMEOUT_MS;
}

function renderTime(message) {
  const date = new Date(message.timestamp);
  const title = date.toLocaleString(language, { dateStyle: "full", timeStyle: "short" });
  return h("time", { dateTime: message.timestamp, title }, date.toLocaleTimeString(language, { timeStyle: "short" }));
}

/** The line above a message: the command to which it responds, or the message to which it replies. */
function renderReplyLine(message) {
  const command = message.interaction;
  if (command) {
    return h("p", { className: "reply-line" }, avatar(command.user),
      sayWith("{name} used {command}", { name: h("b", {}, displayName(command.user)), command: commandMention(command.name) }));
  }
  if (message.type !== REPLY && message.type !== THREAD_STARTER) return null;
  const replied = message.referenced_message;
  if (!replied) return h("p", { className: "reply-line" }, h("i", {}, say("Original message was deleted")));
  const excerpt = (replied.content || componentTexts(replied.components).join("\n")).split("\n", 1)[0] || replied.embeds[0]?.title || say("a message");
  return h("p", { className: "reply-line" }, avatar(replied.author), h("b", {}, displayName(replied.author)), " ",
    h("a", { className: "excerpt", href: messageHash(replied), data: { key: "reply" } }, h("span", { className: "visually-hidden" }, say("replied to:"), " "), plainText(excerpt)));
}

/** What a message says that nobody has written: that a message was pinned, or a thread was started. */
function renderNotice(message) {
  const name = displayName(message.author), reference = message.message_reference;
  if (message.type === PINNED) {
    const pinned = { ...reference, id: reference.message_id };
    return h("p", {}, h("a", { href: messageHash(pinned), data: { key: "pinned" } }, say("{name} pinned a message to this channel.", { name })));
  }
  if (message.type !== THREAD_CREATED) return null;
  const thread = state.channels.get(reference.channel_id);
  const link = thread ? h("a", { href: channelHash(thread), data: { key: "started" } }, thread.name) : message.content;
  return h("p", {}, sayWith("{name} started a thread: {thread}", { name, thread: link }));
}

/** The reactions to a message. A press adds one's own, or takes it back. */
function renderReactions(message, react) {
  if (!message.reactions?.length) return null;
  return h("div", { className: "reactions" }, message.reactions.map(({ emoji: { name }, count, me }) =>
    h("button", {
      type: "button", "aria-pressed": String(me), "aria-label": say("{emoji}, {count} reactions", { emoji: name, count }),
      data: { key: "reaction " + name }, click: () => react(message, name, !me),
    }, `${name} ${count}`)));
}

/** The text of a line without Markdown, since a link cannot contain links. */
const plainText = (text) => h("div", {}, markdown(text)).textContent;

function renderBody(message) {
  if (message.flags & LOADING) return h("p", { className: "thinking" }, say("{name} is thinking…", { name: displayName(message.author) }));
  const embedUrls = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const content = markdown(message.content);
  if (message.edited_timestamp && content.length) content.at(-1).append(" ", h("span", { className: "edited" }, say("(edited)")));
  // A message that consists of components shows only the files that they name.
  const files = message.flags & COMPONENTS_V2 ? [] : message.attachments.filter((file) => !embedUrls.has(file.url));
  const images = files.filter((file) => file.content_type?.startsWith("image/"));
  const others = files.filter((file) => !images.includes(file));
  return [
    content,
    images.length > 0 && h("div", { className: images.length > 1 ? "image-grid" : "image" }, images.map((file, index) => imageButton(file, "picture" + index))),
    others.map(downloadLink),
    message.embeds.map((embed, index) => renderEmbed(embed, message.attachments, index)),
    message.components.length > 0 && renderComponents(message),
  ];
}

function renderEmbed(embed, files, index) {
  const withDescription = (image) => ({ ...image, description: files.find((file) => file.url === image.url)?.description });
  const title = embed.title && inline(embed.title);
  const footer = [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString(language)].filter(Boolean);
  const box = h("div", { className: "embed" },
    embed.author && h("p", { className: "small" }, embed.author.name),
    title && h("h3", { className: "size-3" }, embed.url ? h("a", linkProperties(embed.url), title) : title),
    embed.description && markdown(embed.description),
    embed.fields?.length > 0 && h("div", { className: "fields" }, embed.fields.map((field) =>
      h("div", { className: field.inline ? "inline" : "" }, h("b", {}, inline(field.name)), markdown(field.value)))),
    embed.image && imageButton(withDescription(embed.image), `embed${index}`),
    embed.thumbnail && imageButton(withDescription(embed.thumbnail), `thumbnail${index}`),
    footer.length > 0 && h("p", { className: "small" }, footer.join(" · ")));
  if (embed.color) box.style.borderInlineStartColor = "#" + embed.color.toString(16).padStart(6, "0");
  return box;
}

/** The link to the thread that started at a message. Such a thread has the id of the message. */
function threadLink(message) {
  const channel = state.channels.get(message.id);
  return channel && h("a", { className: "button thread", href: channelHash(channel), data: { key: "thread" } }, channel.name, h("span", { className: "edited" }, " · ", say("Open thread")));
}

function renderTools(message, isEphemeral) {
  const here = current();
  const isNotice = [PINNED, THREAD_CREATED, THREAD_STARTER].includes(message.type);
  if (isEphemeral || isNotice || here.type !== 0 || state.channels.has(message.id)) return null;
  const label = say("Create a thread from this message by {name}", { name: displayName(message.author) });
  return h("div", { className: "tools" },
    h("button", { type: "button", "aria-label": label, data: { key: "tool" }, click: () => openThread(here, message) }, say("Thread")));
}
