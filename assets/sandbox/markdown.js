// Discord's Markdown as elements. Blocks are read line by line, what stands in a line by the first mark that fits.

import { h } from "./element.js";
import { nameOf, state, titleOf, userOf } from "./state.js";
import { beside } from "./people.js";

const FENCE = /^```(?:[a-z0-9+-]*\n)?([\s\S]*?)```\n?/i;
const QUOTE = /^(?:>>> ([\s\S]*)|((?:> .*(?:\n|$))+))/;
const HEADING = /^(#{1,3}) +(.+)(?:\n|$)/;
const SMALL = /^-# +(.+)(?:\n|$)/;
const LIST = /^(?:[-*] +.+(?:\n|$)(?: +(?:[-*]|\d+\.) +.+(?:\n|$))*)+|^(?:\d+\. +.+(?:\n|$)(?: +(?:[-*]|\d+\.) +.+(?:\n|$))*)+/;
const ITEM = /^( *)([-*]|\d+\.) +(.+)$/;

/** What a message, or a part of an embed, looks like. */
export function markdown(text) {
  const blocks = [];
  let lines = ""; // of the paragraph that is being read
  const flush = () => {
    const paragraph = lines.replace(/^\n|\n$/g, "");
    if (paragraph) blocks.push(h("p", {}, inline(paragraph)));
    lines = "";
  };
  const block = (element) => {
    flush();
    blocks.push(element);
  };
  while (text) {
    let found;
    if ((found = FENCE.exec(text))) block(h("pre", { tabIndex: 0 }, h("code", {}, found[1].replace(/\n$/, ""))));
    else if ((found = QUOTE.exec(text))) block(h("blockquote", {}, markdown(found[1] ?? found[2].replace(/^> /gm, ""))));
    else if ((found = HEADING.exec(text))) block(h("h3", { className: "size-" + found[1].length }, inline(found[2])));
    else if ((found = SMALL.exec(text))) block(h("p", { className: "small" }, inline(found[1])));
    else if ((found = LIST.exec(text))) block(list(found[0].trimEnd().split("\n")));
    else {
      // A fence may begin in the middle of a line.
      found = /^[^\n]*?(?:\n|$|(?=```))/.exec(text);
      lines += found[0];
      if (!found[0]) {
        lines += text[0];
        found = [text[0]];
      }
    }
    text = text.slice(found[0].length);
  }
  flush();
  return blocks;
}

/** Lines that begin with a mark; those that are set in further belong to the line above. */
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

/** Pairs of a mark at the current place and what it becomes; the first that fits counts. */
const MARKS = [
  [/\\([^A-Za-z0-9\s])/y, ([, sign]) => sign],
  [/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h("code", {}, code.trim() || code)],
  [/\*\*([\s\S]+?)\*\*(?!\*)/y, ([, inner]) => h("strong", {}, inline(inner))],
  [/__([\s\S]+?)__(?!_)/y, ([, inner]) => h("u", {}, inline(inner))],
  [/~~([\s\S]+?)~~/y, ([, inner]) => h("s", {}, inline(inner))],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner]) => h("details", { className: "spoiler" }, h("summary", {}, "Spoiler"), inline(inner))],
  [/\*(?!\s)((?:\\.|\*\*[\s\S]+?\*\*|[^*\\])+?)\*(?!\*)/y, ([, inner]) => h("em", {}, inline(inner))],
  [/\b_((?:\\.|[^_\\])+?)_\b/y, ([, inner]) => h("em", {}, inline(inner))],
  [/<@!?(\d+)>/y, ([, id]) => person(id)],
  [/<@&(\d+)>/y, () => h("span", { className: "mention" }, "@role")],
  [/@(everyone|here)\b/y, ([whole]) => h("span", { className: "mention" }, whole)],
  [/<#(\d+)>/y, ([, id]) => channel(id)],
  [/<\/([^:>]+):\d+>/y, ([, name]) => h("span", { className: "mention" }, "/" + name)],
  [/<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, ([, seconds, style]) => moment(seconds * 1000, style)],
  [/<a?:(\w+):\d+>/y, ([, name]) => `:${name}:`],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y, ([, text, url]) => link(url, inline(text))],
  [/<(https?:\/\/[^\s<>]+)>/y, ([, url]) => link(url, url)],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_]/y, ([url]) => link(url, url)],
];

/** The marks inside a line, or inside lines of one paragraph. */
export function inline(text) {
  const parts = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const found = first(text, at);
    if (found) {
      parts.push(plain, found.part);
      plain = "";
      at += found.length;
    } else plain += text[at++];
  }
  return [...parts, plain].filter((part) => part !== "");
}

function first(text, at) {
  for (const [mark, make] of MARKS) {
    mark.lastIndex = at;
    const found = mark.exec(text);
    if (found) return { part: make(found), length: found[0].length };
  }
  return undefined;
}

const link = (href, text) => h("a", { href, rel: "noreferrer", target: "_blank" }, text);

/** Somebody's name. It opens that person beside: whoever is to act is one press away. */
function person(id) {
  const user = userOf(id);
  if (!user) return h("span", { className: "mention" }, "@unknown");
  if (user.bot || user.id === state.me.id) return h("span", { className: "mention" }, "@" + nameOf(user));
  return beside(user, { className: "mention" }, "@" + nameOf(user));
}

function channel(id) {
  const known = state.channels.get(id);
  return known ? h("a", { className: "mention", href: "#" + id }, "#" + titleOf(known)) : h("span", { className: "mention" }, "#unknown");
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536e6], ["month", 2592e6], ["day", 864e5], ["hour", 36e5], ["minute", 6e4], ["second", 1e3]];

/** A time in the reader's own clock. */
function moment(at, style = "f") {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return String(at);
  const full = date.toLocaleString("en", STYLES.F);
  if (style === "R") return h("time", { dateTime: date.toISOString(), title: full, data: { relative: at } }, relative(at));
  return h("time", { dateTime: date.toISOString(), title: full }, date.toLocaleString("en", STYLES[style]));
}

function relative(at) {
  const away = at - Date.now();
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const time of document.querySelectorAll("time[data-relative]")) time.textContent = relative(Number(time.dataset.relative));
}, 10_000);
