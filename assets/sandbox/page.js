// A small Discord client: the calls it makes are those that sandbox/mod.rs documents.
// Everything people or the bot wrote goes into the page as text, never as markup.
"use strict";

const PEOPLE = ["ana", "ben", "cy", "dee"];
const EPHEMERAL = 64, LOADING = 128;
const TEXT = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10;

const $ = (id) => document.getElementById(id);
let token, me, guild, channels, members, commands, current, socket;
let messages = new Map();
const unread = new Set();
const waiting = new Map(); // nonce -> what to do with an event that carries it
let counter = Date.now();

/** An element; properties that are functions become listeners, nothing is ever parsed as HTML. */
function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name in element && name !== "list") element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

async function api(method, path, body) {
  const answer = await fetch("/api/v10" + path, {
    method,
    headers: { Authorization: token, ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  const value = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(explain(value));
  return value;
}

/** The first sentence of a refusal that says what is wrong. */
function explain(refusal) {
  let place = refusal.errors, path = [];
  while (place && !place._errors) {
    const key = Object.keys(place)[0];
    if (key === undefined) break;
    path.push(key);
    place = place[key];
  }
  return place?._errors ? `${path.join(" › ")}: ${place._errors[0].message}` : refusal.message;
}

let noticeTimer;
function notice(text) {
  const list = $("messages");
  const low = isLow(list);
  $("notice").textContent = text;
  $("notice").hidden = !text;
  if (low) list.scrollTop = list.scrollHeight;
  clearTimeout(noticeTimer);
  if (text) noticeTimer = setTimeout(() => notice(""), 8000);
}

/** Whether the newest message is in sight. */
const isLow = (list, slack = 80) => list.scrollHeight - list.scrollTop - list.clientHeight < slack;

/** The path of a file of this server: the page may be open under another name of the same address. */
const local = (url) => {
  const { pathname } = new URL(url);
  return pathname.startsWith("/attachments/") ? pathname : url;
};

// --- who and where

async function become(name) {
  token = "user-" + name;
  sessionStorage.setItem("who", name);
  socket?.close();
  unread.clear();
  notice("");
  me = await api("GET", "/users/@me");
  guild = (await api("GET", "/users/@me/guilds"))[0];
  members = await api("GET", `/guilds/${guild.id}/members`);
  await loadChannels();
  await loadCommands();
  connect();
  await enter(channels.find((channel) => channel.id === current) ?? channels[0]);
}

async function loadChannels() {
  const [fixed, threads, direct] = await Promise.all([
    api("GET", `/guilds/${guild.id}/channels`),
    api("GET", `/guilds/${guild.id}/threads/active`),
    api("GET", "/users/@me/channels"),
  ]);
  channels = fixed.flatMap((channel) => [channel, ...threads.threads.filter((t) => t.parent_id === channel.id)]);
  channels.push(...direct);
  showChannels();
}

const channelName = (channel) => channel.type === 1 ? "@" + channel.recipients[0].username : "#" + channel.name;

function showChannels() {
  $("channels").replaceChildren(...channels.map((channel) => h("button", {
    type: "button",
    className: (channel.type === 11 ? "thread " : "") + (unread.has(channel.id) ? "unread" : ""),
    "aria-current": channel.id === current ? "page" : undefined,
    click: () => enter(channel),
  }, channelName(channel))));
}

async function enter(channel) {
  current = channel.id;
  unread.delete(current);
  showChannels();
  const list = await api("GET", `/channels/${current}/messages?limit=100`);
  if (current !== channel.id) return;
  messages = new Map(list.reverse().map((message) => [message.id, message]));
  $("messages").replaceChildren(...[...messages.values()].map(draw));
  $("messages").scrollTop = $("messages").scrollHeight;
}

// --- the gateway

function connect() {
  const mine = socket = new WebSocket(`ws://${location.host}/gateway?v=10&encoding=json`);
  let beat;
  const say = (op, d) => mine.readyState === WebSocket.OPEN && mine.send(JSON.stringify({ op, d }));
  mine.onmessage = ({ data }) => {
    const { op, t, d } = JSON.parse(data);
    if (op === 10) {
      beat = setInterval(() => say(1, null), d.heartbeat_interval);
      say(2, { token, properties: { os: "sandbox", browser: "page", device: "page" } });
    } else if (op === 0 && mine === socket) hear(t, d);
  };
  mine.onclose = () => {
    clearInterval(beat);
    if (mine !== socket) return;
    $("line").textContent = "connection lost, trying again…";
    setTimeout(() => mine === socket && become(token.slice(5)).catch(connect), 1000);
  };
}

function hear(event, data) {
  if (event === "READY") $("line").textContent = "connected";
  else if (event === "THREAD_CREATE" || event === "CHANNEL_CREATE") loadChannels();
  else if (event.startsWith("MESSAGE_")) hearMessage(event, data);
  else if (event === "INTERACTION_FAILURE") {
    settle(data.nonce);
    notice("The application did not respond");
  } else if (event === "INTERACTION_SUCCESS") settle(data.nonce);
  else if (event === "INTERACTION_MODAL_CREATE") openModal(data);
  else if (event === "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE") {
    waiting.get(data.nonce)?.(data.choices);
    waiting.delete(data.nonce);
  }
}

function settle(nonce) {
  waiting.get(nonce)?.();
  waiting.delete(nonce);
}

function hearMessage(event, data) {
  if (data.channel_id !== current) {
    if (event === "MESSAGE_CREATE") unread.add(data.channel_id);
    return showChannels();
  }
  const list = $("messages");
  const low = isLow(list);
  const old = document.getElementById("m" + data.id);
  if (event === "MESSAGE_DELETE") {
    messages.delete(data.id);
    old?.remove();
  } else {
    messages.set(data.id, data);
    if (old) old.replaceWith(draw(data));
    else list.append(draw(data));
  }
  if (low) list.scrollTop = list.scrollHeight;
}

// A picture that arrives late must not push the newest message out of sight.
document.addEventListener("load", ({ target }) => {
  const list = $("messages");
  if (target.tagName === "IMG" && isLow(list, target.height + 100)) {
    list.scrollTop = list.scrollHeight;
  }
}, true);

// --- messages

const displayName = (user) => user.global_name ?? user.username;
const memberName = (id) => {
  const member = members.find((member) => member.user.id === id);
  return member ? displayName(member.user) : "unknown";
};

/** Discord's marks in a text: bold, italic, code, mentions, links. */
function words(text) {
  const marks = /\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|`([^`]+)`|<@!?(\d+)>|<#(\d+)>|(https?:\/\/[^\s<>)]+)/gs;
  const parts = [];
  let end = 0;
  for (const found of text.matchAll(marks)) {
    parts.push(text.slice(end, found.index));
    const [, bold, italic, code, user, channel, link] = found;
    if (bold) parts.push(h("strong", {}, words(bold)));
    else if (italic) parts.push(h("em", {}, words(italic)));
    else if (code) parts.push(h("code", {}, code));
    else if (user) parts.push(h("span", { className: "mention" }, "@" + memberName(user)));
    else if (channel) {
      const known = channels.find((other) => other.id === channel);
      parts.push(h("span", { className: "mention" }, known ? channelName(known) : "#unknown"));
    } else parts.push(h("a", { href: link, rel: "noreferrer", target: "_blank" }, link));
    end = found.index + found[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

function draw(message) {
  const ephemeral = message.flags & EPHEMERAL, loading = message.flags & LOADING;
  const used = message.interaction;
  const replied = message.referenced_message;
  const inEmbed = new Set(message.embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]));
  const loose = message.attachments.filter((file) => !inEmbed.has(file.url));
  const alt = (url) => message.attachments.find((file) => file.url === url)?.description ?? "";
  const called = message.mention_everyone || message.mentions.some((user) => user.id === me.id);
  return h("li", { id: "m" + message.id, className: (ephemeral ? "ephemeral " : "") + (called ? "mentions" : "") },
    used && h("div", { className: "above" }, `${displayName(used.user)} used /${used.name}`),
    !used && replied && h("div", { className: "above" }, `↱ ${displayName(replied.author)}: ${replied.content.slice(0, 60) || replied.embeds[0]?.title || "a message"}`),
    h("div", {},
      h("span", { className: "author" }, displayName(message.author)),
      message.author.bot && h("span", { className: "tag" }, "APP"),
      h("time", { dateTime: message.timestamp }, new Date(message.timestamp).toLocaleTimeString())),
    h("div", { className: "words" }, loading ? h("em", {}, `${displayName(message.author)} is thinking…`) : words(message.content),
      message.edited_timestamp && message.content && h("span", { className: "below" }, " (edited)")),
    message.embeds.map((embed) => drawEmbed(embed, alt)),
    loose.map((file) => file.content_type?.startsWith("image/")
      ? h("img", { src: local(file.url), alt: file.description ?? "", title: file.description ?? "", width: file.width, height: file.height })
      : h("p", {}, h("a", { href: local(file.url), download: file.filename }, file.filename))),
    message.components.map((row) => h("div", { className: "row" }, row.components.map((item) => drawComponent(message, item)))),
    ephemeral ? h("div", { className: "below" }, "Only you can see this") : null);
}

function drawEmbed(embed, alt) {
  const colour = "#" + (embed.color ?? 0x8a8a8a).toString(16).padStart(6, "0");
  const picture = (part) => part && h("img", { src: local(part.url), alt: alt(part.url), title: alt(part.url), width: part.width, height: part.height });
  const box = h("div", { className: "embed" },
    embed.author && h("div", { className: "below" }, embed.author.name),
    embed.title && h("h3", {}, embed.url ? h("a", { href: embed.url, rel: "noreferrer", target: "_blank" }, words(embed.title)) : words(embed.title)),
    embed.description && h("div", { className: "words" }, words(embed.description)),
    embed.fields?.length ? h("div", { className: "fields" }, embed.fields.map((field) =>
      h("div", { className: field.inline ? "inline" : "" }, h("b", {}, words(field.name)), h("span", { className: "words" }, words(field.value))))) : null,
    picture(embed.thumbnail), picture(embed.image),
    (embed.footer || embed.timestamp) && h("div", { className: "below" },
      [embed.footer?.text, embed.timestamp && new Date(embed.timestamp).toLocaleString()].filter(Boolean).join(" · ")));
  box.style.borderLeftColor = colour;
  return box;
}

function drawComponent(message, item) {
  const face = [item.emoji?.name, item.label].filter(Boolean).join(" ");
  if (item.type === 2 && item.style === 5) {
    return h("a", { className: "link", href: item.url, rel: "noreferrer", target: "_blank" }, face);
  }
  const use = (control, values) => {
    control.disabled = true;
    interact(3, { component_type: item.type, custom_id: item.custom_id, ...(values && { values }) },
      { message_id: message.id, message_flags: message.flags }, () => { control.disabled = Boolean(item.disabled); });
  };
  if (item.type === 2) {
    return h("button", { type: "button", className: "style-" + item.style, disabled: item.disabled, click: ({ currentTarget }) => use(currentTarget) }, face);
  }
  const most = item.max_values ?? 1;
  const offered = item.type === 3 ? item.options
    : item.type === 7 ? [] : item.type === 8 ? channels.map((channel) => ({ label: channelName(channel), value: channel.id }))
    : members.map(({ user }) => ({ label: displayName(user), value: user.id }));
  const options = offered.map((option) => h("option", { value: option.value, selected: option.default, title: option.description }, option.label));
  const select = h("select", { disabled: item.disabled, multiple: most > 1, "aria-label": item.placeholder ?? "Choose" },
    most === 1 && h("option", { value: "", disabled: true, selected: !offered.some((option) => option.default) }, item.placeholder ?? "Choose…"), options);
  const chosen = () => [...select.selectedOptions].map((option) => option.value);
  if (most === 1) {
    select.addEventListener("change", () => use(select, chosen()));
    return select;
  }
  return h("span", { className: "row" }, select, h("button", { type: "button", disabled: item.disabled, click: () => use(select, chosen()) }, "Choose"));
}

// --- interactions

/** Sends an interaction; `done` runs once it is answered, refused or given up. */
async function interact(type, data, more = {}, done = () => {}) {
  const nonce = String(++counter);
  waiting.set(nonce, done);
  const channel = channels.find((channel) => channel.id === current);
  const body = {
    type, nonce, data, application_id: commands.applications[0].id, channel_id: current,
    ...(channel.type === 1 ? {} : { guild_id: guild.id }), session_id: "page", ...more,
  };
  try {
    await api("POST", "/interactions", body);
  } catch (error) {
    waiting.delete(nonce);
    done();
    notice(error.message);
  }
}

async function loadCommands() {
  const kept = $("commands").value;
  commands = await api("GET", `/guilds/${guild.id}/application-command-index`);
  const runnable = commands.application_commands.filter((command) => command.type === 1).flatMap(leaves);
  commands.runnable = runnable;
  $("commands").replaceChildren(...runnable.map((leaf) => h("option", { value: leaf.name }, "/" + leaf.name)));
  if (runnable.some((leaf) => leaf.name === kept)) $("commands").value = kept;
  showCommand();
  // The bot may still be starting.
  if (!runnable.length) setTimeout(() => loadCommands().catch((error) => notice(error.message)), 2000);
}

/** A command, or each of its subcommands. */
function leaves(command) {
  const below = (option, path) => option.type === 1
    ? [{ name: [command.name, ...path, option.name].join(" "), command, path: [...path, option.name], options: option.options ?? [], about: option.description }]
    : (option.options ?? []).flatMap((inner) => below(inner, [...path, option.name]));
  const nested = (command.options ?? []).filter((option) => option.type <= 2);
  if (nested.length) return nested.flatMap((option) => below(option, []));
  return [{ name: command.name, command, path: [], options: command.options ?? [], about: command.description }];
}

const leaf = () => commands.runnable.find((leaf) => leaf.name === $("commands").value);

function showCommand() {
  const chosen = leaf();
  $("about").textContent = chosen?.about ?? "The bot has not registered its commands yet.";
  $("options").replaceChildren(...(chosen?.options ?? []).map(drawOption));
}

function drawOption(option) {
  const name = "option-" + option.name;
  const label = option.name + (option.required ? "" : " (optional)");
  const choices = option.choices?.length ? option.choices.map((choice) => [choice.name, String(choice.value)])
    : option.type === USER ? members.map(({ user }) => [displayName(user), user.id])
    : option.type === CHANNEL ? channels.map((channel) => [channelName(channel), channel.id])
    : option.type === BOOLEAN ? [["yes", "true"], ["no", "false"]] : null;
  if (choices) {
    return h("label", { className: "option", title: option.description }, label,
      h("select", { name, required: option.required }, h("option", { value: "" }, "–"), choices.map(([text, value]) => h("option", { value }, text))));
  }
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const input = h("input", {
    name, required: option.required, autocomplete: "off", placeholder: option.description, "aria-label": label,
    type: numeric && !option.autocomplete ? "number" : "text",
    min: option.min_value, max: option.max_value, step: option.type === NUMBER ? "any" : undefined,
  });
  const box = h("label", { className: "option" }, label, input);
  if (option.autocomplete) suggest(option, input, box);
  return box;
}

/** Suggestions under an option: asked for while typing, taken by a click or by arrow keys and Enter. */
function suggest(option, input, box) {
  const list = h("div", { className: "suggestions", hidden: true });
  box.append(list);
  let timer, asked = 0;
  const hide = () => { asked++; clearTimeout(timer); list.hidden = true; };
  const ask = () => {
    const number = ++asked;
    const options = given(option.name);
    interact(4, data(options), {}, (choices) => {
      if (number !== asked || !choices) return;
      list.replaceChildren(...choices.map((choice) => h("button", {
        type: "button", tabIndex: -1,
        click: (event) => { event.preventDefault(); take(choice); },
      }, choice.name)));
      list.hidden = !choices.length || document.activeElement !== input && !list.contains(document.activeElement);
    });
  };
  const take = (choice) => { input.value = choice.value; hide(); input.focus(); };
  const later = () => { clearTimeout(timer); timer = setTimeout(ask, 150); };
  input.addEventListener("input", later);
  input.addEventListener("focus", () => { if (list.hidden && !input.value) later(); });
  box.addEventListener("focusout", ({ relatedTarget }) => { if (!box.contains(relatedTarget)) hide(); });
  box.addEventListener("keydown", (event) => {
    const buttons = [...list.children];
    const at = buttons.indexOf(document.activeElement);
    if (event.key === "Escape") hide();
    else if (event.key === "ArrowDown" && !list.hidden) (buttons[at + 1] ?? input).focus();
    else if (event.key === "ArrowUp" && !list.hidden) (buttons[at === -1 ? buttons.length - 1 : at - 1] ?? input).focus();
    else return;
    event.preventDefault();
  });
}

/** The options as filled in; `focused` names the one being typed. */
function given(focused) {
  return leaf().options.flatMap((option) => {
    const text = $("command").elements["option-" + option.name].value;
    if (option.name === focused) return [{ type: option.type, name: option.name, value: text, focused: true }];
    if (text === "") return [];
    const value = option.type === INTEGER || option.type === NUMBER ? Number(text) : option.type === BOOLEAN ? text === "true" : text;
    return [{ type: option.type, name: option.name, value }];
  });
}

function data(options) {
  const { command, path } = leaf();
  const types = path.length === 2 ? [2, 1] : [1];
  const nested = path.reduceRight((inner, name, depth) => [{ type: types[depth], name, options: inner }], options);
  return { id: command.id, version: command.version, name: command.name, type: 1, options: nested };
}

function openModal(modal) {
  const inputs = modal.components.flatMap((row) => row.components);
  const field = (input) => h(input.style === 2 ? "textarea" : "input", {
    name: input.custom_id, value: input.value ?? "", placeholder: input.placeholder ?? "",
    required: input.required !== false, minLength: input.min_length, maxLength: input.max_length ?? 4000,
  });
  const form = h("form", {
    submit: (event) => {
      event.preventDefault();
      const rows = inputs.map((input) => ({
        type: 1, components: [{ type: 4, custom_id: input.custom_id, value: form.elements[input.custom_id].value }],
      }));
      $("modal").close();
      interact(5, { id: modal.id, custom_id: modal.custom_id, components: rows });
    },
  }, h("h2", {}, modal.title), inputs.map((input) => h("label", {}, input.label, field(input))),
  h("div", { className: "row" }, h("button", { type: "submit", className: "primary" }, "Submit"),
    h("button", { type: "button", click: () => $("modal").close() }, "Cancel")));
  $("modal").replaceChildren(form);
  $("modal").showModal();
}

// --- start

$("who").append(...PEOPLE.map((name) => h("option", { value: name }, name[0].toUpperCase() + name.slice(1))));
$("who").addEventListener("change", ({ target }) => become(target.value));
$("commands").addEventListener("change", showCommand);
$("command").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!leaf()) return;
  notice("");
  interact(2, data(given()));
});
$("chat").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = $("text").value.trim();
  if (!text) return;
  $("text").value = "";
  await api("POST", `/channels/${current}/messages`, { content: text }).catch((error) => notice(error.message));
});
const start = sessionStorage.getItem("who") ?? new URLSearchParams(location.search).get("as");
$("who").value = PEOPLE.includes(start) ? start : "ana";
become($("who").value).catch((error) => notice(error.message));
