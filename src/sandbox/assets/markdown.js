// Renders Discord's Markdown as DOM elements. Blocks are parsed line by line, inline marks by the first pattern that matches.

import { h } from "./element.js";
import { language, say } from "./language.js";
import { channelHash, directHash, linkProperties, parseHash } from "./links.js";
import { besideLink } from "./people.js";
import { DM, channelTitle, displayName, state, userById } from "./state.js";

const FENCE = /^```(?:[a-z0-9+-]*\n)?([\s\S]*?)```\n?/i;
const QUOTE = /^(?:>>> ([\s\S]*)|((?:> .*(?:\n|$))+))/;
const HEADING = /^(#{1,3}) +(.+)(?:\n|$)/;
const SUBTEXT = /^-# +(.+)(?:\n|$)/;
const LIST = /^(?:[-*] +.+(?:\n|$)(?: +(?:[-*]|\d+\.) +.+(?:\n|$))*)+|^(?:\d+\. +.+(?:\n|$)(?: +(?:[-*]|\d+\.) +.+(?:\n|$))*)+/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

/** Renders a text of several lines: a message, or a part of an embed. */
export function markdown(text) {
  const blocks = [];
  let paragraph = ""; // the text of the current paragraph
  const flush = () => {
    const trimmed = paragraph.replace(/^\n|\n$/g, "");
    if (trimmed) blocks.push(h("p", {}, inline(trimmed)));
    paragraph = "";
  };
  const block = (element) => {
    flush();
    blocks.push(element);
  };
  while (text) {
    let match;
    if ((match = FENCE.exec(text))) block(h("pre", { tabIndex: 0 }, h("code", {}, match[1].replace(/\n$/, ""))));
    else if ((match = QUOTE.exec(text))) block(h("blockquote", {}, markdown(match[1] ?? match[2].replace(/^> /gm, ""))));
    else if ((match = HEADING.exec(text))) block(h("h3", { className: "size-" + match[1].length }, inline(match[2])));
    else if ((match = SUBTEXT.exec(text))) block(h("p", { className: "small" }, inline(match[1])));
    else if ((match = LIST.exec(text))) block(list(match[0].trimEnd().split("\n")));
    else {
      // A code block may start in the middle of a line.
      match = /^[^\n]*?(?:\n|$|(?=```))/.exec(text);
      // An empty line ends a paragraph, which screen readers tell apart.
      if (match[0] === "\n") flush();
      else paragraph += match[0];
      if (!match[0]) {
        paragraph += text[0];
        match = [text[0]];
      }
    }
    text = text.slice(match[0].length);
  }
  flush();
  return blocks;
}

/** Renders a list. Lines with a deeper indentation belong to a nested list. */
function list(lines) {
  const items = lines.map((line) => ITEM.exec(line)).filter(Boolean);
  const [, indent, mark] = items[0];
  const element = /\d/.test(mark) ? h("ol", { start: parseInt(mark, 10) }) : h("ul");
  for (let index = 0; index < items.length;) {
    const inner = [];
    const item = h("li", {}, inline(items[index++][3]));
    while (index < items.length && items[index][1].length > indent.length) inner.push(items[index++][0]);
    if (inner.length) item.append(list(inner));
    element.append(item);
  }
  return element;
}

/** Pairs of a sticky pattern and the function that renders its match. The first match wins. */
const INLINE_RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign]) => sign],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h("code", {}, code.trim() || code)],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, ([, inner]) => h("strong", {}, inline(inner))],
  [/__([\s\S]+?)__(?!_)/y, ([, inner]) => h("u", {}, inline(inner))],
  [/~~([\s\S]+?)~~/y, ([, inner]) => h("s", {}, inline(inner))],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner]) => h("details", { className: "spoiler" }, h("summary", {}, say("Spoiler")), inline(inner))],
  [/\*(?!\s)((?:\\.|\*\*[\s\S]+?\*\*|[^*\\])+?)\*(?!\*)/y, ([, inner]) => h("em", {}, inline(inner))],
  [/\b_((?:\\.|[^_\\])+?)_\b/y, ([, inner]) => h("em", {}, inline(inner))],
  [/<@!?(\d+)>/y, ([, id]) => userMention(id)],
  [/<@&(\d+)>/y, () => h("span", { className: "mention" }, "@" + say("role"))],
  [/@(everyone|here)\b/y, ([whole]) => h("span", { className: "mention" }, whole)],
  [/<#(\d+)>/y, ([, id]) => channelMention(id)],
  [/<\/([^:>]+):\d+>/y, ([, name]) => commandMention(name)],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => timestamp(seconds * 1000, style)],
  [/<a?:(\w+):\d+>/y, ([, name]) => `:${name}:`],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y, ([, text, url]) => link(url, inline(text))],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => bareLink(url)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_]/y, ([url]) => bareLink(url)],
];

/** Renders the inline marks of a line or paragraph. */
export function inline(text) {
  const parts = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const match = matchRule(text, at);
    if (match) {
      parts.push(plain, match.part);
      plain = "";
      at += match.length;
    } else plain += text[at++];
  }
  return [...parts, plain].filter((part) => part !== "");
}

function matchRule(text, at) {
  for (const [pattern, render] of INLINE_RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return { part: render(match), length: match[0].length };
  }
  return undefined;
}

const link = (url, text) => h("a", linkProperties(url), text);

/** A URL as a link. One that opens inside the page is shown as the place that it names. */
function bareLink(url) {
  const properties = linkProperties(url);
  const { channelId, messageId } = parseHash(properties.href);
  if (!channelId) return h("a", properties, url);
  return h("a", { ...properties, className: "mention" }, channelName(state.channels.get(channelId)), messageId && ` › ${say("message")}`);
}

/** A command that can be pressed: it is put into the message box. */
export const commandMention = (name) => h("button", { type: "button", className: "mention", data: { command: name } }, "/" + name);

/** A user mention. A bot's opens its direct messages, and another person's opens that person's page in a second window. */
function userMention(id) {
  const user = userById(id);
  if (!user) return h("span", { className: "mention" }, "@" + say("unknown"));
  if (user.bot) return h("a", { className: "mention", href: directHash(user) }, "@" + displayName(user));
  if (user.id === state.me.id) return h("span", { className: "mention" }, "@" + displayName(user));
  return besideLink(user, { className: "mention" }, "@" + displayName(user));
}

function channelMention(id) {
  const known = state.channels.get(id);
  return known ? h("a", { className: "mention", href: channelHash(known) }, channelName(known)) : h("span", { className: "mention" }, "#" + say("unknown"));
}

const channelName = (channel) => channel.type === DM ? channelTitle(channel) : "#" + channelTitle(channel);

const TIME_STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];

/** A timestamp in the reader's time zone. */
function timestamp(ms, style = "f") {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return String(ms);
  const title = date.toLocaleString(language, TIME_STYLES.F);
  if (style === "R") return h("time", { dateTime: date.toISOString(), title, data: { relative: ms } }, relativeTime(ms));
  return h("time", { dateTime: date.toISOString(), title }, date.toLocaleString(language, TIME_STYLES[style]));
}

function relativeTime(ms) {
  const difference = ms - Date.now();
  const [unit, unitMs] = UNITS.find(([, unitMs]) => Math.abs(difference) >= unitMs) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(difference / unitMs), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) time.textContent = relativeTime(Number(time.dataset.relative));
}, 10_000);
