// What this client knows: who is here, the channels with their messages, what has been read. No elements.

import { api, name } from "./api.js";

export const THREAD = 11, DIRECT = 1;
/** How far somebody has read who has read nothing. */
export const NEVER = "0";
export const EPHEMERAL = 64, LOADING = 128;

export const state = {
  me: undefined,
  guild: undefined,
  members: [],
  /** Channel id → the channel; messages by id are in its `log`. In the order of the list: threads under their channel. */
  channels: new Map(),
  current: undefined,
  commands: [],
};

export const current = () => state.channels.get(state.current);
export const nameOf = (user) => user.global_name ?? user.username;
export const userOf = (id) => state.members.find(({ user }) => user.id === id)?.user;
export const titleOf = (channel) => channel.type === DIRECT ? "@" + channel.recipients[0].username : channel.name;
/** Ids are numbers too long for JavaScript's own. */
export const later = (a, b) => a.length === b.length ? a > b : a.length > b.length;
export const calls = (message, id) => message.mention_everyone || message.mentions.some((user) => user.id === id);

/** Takes up what READY tells. What is private lives on, as on Discord, until the page is loaded anew. */
export async function begin(ready) {
  const [guild] = ready.guilds;
  const direct = await api("GET", "/users/@me/channels");
  state.me = ready.user;
  state.guild = guild;
  state.members = guild.members;
  const known = state.channels;
  state.channels = new Map();
  for (const channel of arranged([...guild.channels, ...guild.threads, ...direct])) {
    addChannel(channel, known.get(channel.id));
  }
  await Promise.all([...state.channels.values()].map(load));
}

/** Channels, each with its threads below it. */
function arranged(channels) {
  const under = (parent) => channels.filter((thread) => thread.type === THREAD && thread.parent_id === parent.id);
  return channels.filter((channel) => channel.type !== THREAD).flatMap((channel) => [channel, ...under(channel)]);
}

function addChannel(channel, before) {
  const log = new Map([...(before?.log ?? [])].filter(([, message]) => message.flags & EPHEMERAL));
  state.channels.set(channel.id, { ...channel, log, read: before?.read ?? localStorage.getItem(mark(channel)) ?? NEVER, whole: false });
}

/** A channel or thread that has just been made. */
export function hearChannel(channel) {
  if (state.channels.has(channel.id)) return;
  addChannel(channel);
  state.channels = new Map(arranged([...state.channels.values()]).map((known) => [known.id, known]));
}

/** The newest messages of a channel. Private ones from before this page was loaded have gone, as on Discord. */
async function load(channel) {
  add(channel, await api("GET", `/channels/${channel.id}/messages?limit=${PAGE}`));
}

const PAGE = 50;

/** More messages from before the oldest. */
export async function loadEarlier(channel) {
  const [oldest] = channel.log.keys();
  add(channel, await api("GET", `/channels/${channel.id}/messages?limit=${PAGE}&before=${oldest}`));
}

function add(channel, list) {
  channel.whole = list.length < PAGE;
  const fetched = list.filter((message) => !(message.flags & EPHEMERAL)).map((message) => [message.id, message]);
  // What came by the gateway meanwhile is newer than what was fetched.
  const all = [...new Map([...fetched, ...channel.log])];
  channel.log = new Map(all.sort(([a], [b]) => later(a, b) ? 1 : -1));
}

/** The messages of a channel that this person has not seen. */
export function unread(channel) {
  const foreign = (message) => later(message.id, channel.read) && message.author.id !== state.me.id;
  return [...channel.log.values()].filter(foreign);
}

/** How many of them call this person. */
export const mentions = (channel) => unread(channel).filter((message) => calls(message, state.me.id)).length;

/** Everything in the channel has been seen. False if that was known. */
export function markRead(channel) {
  const last = [...channel.log.keys()].at(-1);
  if (!last || !later(last, channel.read)) return false;
  channel.read = last;
  localStorage.setItem(mark(channel), last);
  return true;
}

/** The key under which the browser keeps how far a channel was read. */
const mark = (channel) => `read ${name} ${channel.id}`;

/** Asks for the commands: the bot may have started, or changed them, since. */
export async function loadCommands() {
  const index = await api("GET", `/guilds/${state.guild.id}/application-command-index`);
  state.commands = index.application_commands.filter((command) => command.type === 1).flatMap(leaves);
}

/** A command, or each of its subcommands. */
function leaves(command) {
  const below = (option, path) => option.type === 1
    ? [leaf(command, [...path, option.name], option)]
    : (option.options ?? []).flatMap((inner) => below(inner, [...path, option.name]));
  const nested = (command.options ?? []).filter((option) => option.type <= 2);
  return nested.length ? nested.flatMap((option) => below(option, [])) : [leaf(command, [], command)];
}

const leaf = (command, path, { options = [], description }) =>
  ({ command, path, name: [command.name, ...path].join(" "), description, options });
