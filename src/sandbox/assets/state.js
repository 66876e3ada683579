// The state of the client: the users, the channels with their messages, and what has been read. Does not touch the DOM.

import { api, username } from "./api.js";
import { locale } from "./language.js";

/** Channel types. */
export const THREAD = 11, DM = 1;
/** The type of categories, which have no messages. The page does not show them. */
const CATEGORY = 4;
/** The value of `lastRead` before anything was read. */
export const NOTHING_READ = "0";
/** Message flags. */
export const EPHEMERAL = 64, LOADING = 128, COMPONENTS_V2 = 1 << 15;

export const state = {
  me: undefined,
  guild: undefined,
  members: [],
  /** The channels by id, in the order of the list, with threads below their channel. Each has its `messages` by id. */
  channels: new Map(),
  current: undefined,
  /** The commands by the place where they can be used: the guild, or a DM channel. */
  commands: new Map(),
};

export const current = () => state.channels.get(state.current);
export const displayName = (user) => user.global_name ?? user.username;
export const userById = (id) => state.members.find(({ user }) => user.id === id)?.user;
export const channelTitle = (channel) => channel.type === DM ? "@" + channel.recipients[0].username : channel.name;
/** Compares ids as strings of digits, since they are too large for JavaScript numbers. */
export const isLater = (a, b) => a.length === b.length ? a > b : a.length > b.length;
export const isMentioned = (message, id) => message.mention_everyone || message.mentions.some((user) => user.id === id);

/** The guild of a channel or thread among those of READY. */
export const guildOf = (ready, channelId) =>
  ready?.guilds.find(({ channels, threads }) => [...channels, ...threads].some(({ id }) => id === channelId));

/** Initializes the state from READY with the guild that has this channel, or else with the first one. Ephemeral messages are kept until the page is reloaded, as on Discord. */
export async function initState(ready, channelId) {
  const guild = guildOf(ready, channelId) ?? ready.guilds[0];
  const dmChannels = await api("GET", "/users/@me/channels");
  state.me = ready.user;
  state.guild = guild;
  state.members = guild.members;
  const previous = state.channels;
  state.channels = new Map();
  for (const channel of withThreads([...guild.channels, ...guild.threads, ...dmChannels])) {
    addChannel(channel, previous.get(channel.id));
  }
  await Promise.all([...state.channels.values()].map(loadNewest));
}

/** The channels in the order of the list: each with its threads below it. */
function withThreads(channels) {
  const threadsOf = (parent) => channels.filter((thread) => thread.type === THREAD && thread.parent_id === parent.id);
  const shown = channels.filter(({ type }) => type !== THREAD && type !== CATEGORY);
  return shown.flatMap((channel) => [channel, ...threadsOf(channel)]);
}

function addChannel(channel, previous) {
  const messages = new Map([...(previous?.messages ?? [])].filter(([, message]) => message.flags & EPHEMERAL));
  state.channels.set(channel.id, { ...channel, messages, lastRead: previous?.lastRead ?? localStorage.getItem(storageKey(channel)) ?? NOTHING_READ, isComplete: false });
}

/** Adds a channel or thread that was created in the guild that is shown, or a DM channel. */
export function addNewChannel(channel) {
  if (channel.guild_id && channel.guild_id !== state.guild.id) return;
  if (state.channels.has(channel.id) || channel.type === CATEGORY) return;
  addChannel(channel);
  state.channels = new Map(withThreads([...state.channels.values()]).map((known) => [known.id, known]));
}

/** Forgets a channel or thread that was deleted. */
export const removeChannel = (id) => state.channels.delete(id);

/** Applies the event of a reaction to its message, which is returned if it is known. */
export function applyReaction(event, { channel_id: channelId, message_id: messageId, user_id: userId, emoji }) {
  const message = state.channels.get(channelId)?.messages.get(messageId);
  if (!message) return undefined;
  const list = [...message.reactions ?? []];
  if (!userId) {
    message.reactions = list.filter((reaction) => emoji && reaction.emoji.name !== emoji.name);
    return message;
  }
  const isAdded = event === "MESSAGE_REACTION_ADD";
  const known = list.find((reaction) => reaction.emoji.name === emoji.name) ?? list[list.push({ emoji, count: 0, me: false }) - 1];
  known.count += isAdded ? 1 : -1;
  if (userId === state.me.id) known.me = isAdded;
  message.reactions = list.filter(({ count }) => count > 0);
  return message;
}

/** The DM channel with a user, which is opened if it is not yet. */
export async function openDirect(userId) {
  const known = [...state.channels.values()].find(({ type, recipients }) => type === DM && recipients[0].id === userId);
  if (known) return known;
  const opened = await api("POST", "/users/@me/channels", { recipient_id: userId });
  addNewChannel(opened);
  const channel = state.channels.get(opened.id);
  await loadNewest(channel);
  return channel;
}

/** Loads the newest messages of a channel. */
async function loadNewest(channel) {
  addMessages(channel, await api("GET", `/channels/${channel.id}/messages?limit=${PAGE_SIZE}`));
}

const PAGE_SIZE = 50;

/** Loads more messages from before the oldest one. */
export async function loadEarlier(channel) {
  const [oldest] = channel.messages.keys();
  addMessages(channel, await api("GET", `/channels/${channel.id}/messages?limit=${PAGE_SIZE}&before=${oldest}`));
}

/** Loads earlier messages until one with this id is there, or would have been. */
export async function loadUntil(channel, id) {
  const isOldestLater = () => [...channel.messages.keys()].slice(0, 1).some((oldest) => isLater(oldest, id));
  while (!channel.isComplete && isOldestLater()) await loadEarlier(channel);
}

/** Adds a page of messages to a channel. Ephemeral ones are skipped: they do not outlive the page, as on Discord. */
function addMessages(channel, list) {
  channel.isComplete = list.length < PAGE_SIZE;
  const fetched = list.filter((message) => !(message.flags & EPHEMERAL)).map((message) => [message.id, message]);
  // Messages that arrived through the gateway meanwhile replace the loaded ones.
  const merged = [...new Map([...fetched, ...channel.messages])];
  channel.messages = new Map(merged.sort(([a], [b]) => isLater(a, b) ? 1 : -1));
}

/** The unread messages of other users in a channel. */
export function unreadMessages(channel) {
  const isUnread = (message) => isLater(message.id, channel.lastRead) && message.author.id !== state.me.id;
  return [...channel.messages.values()].filter(isUnread);
}

/** The number of unread messages that mention this person. */
export const mentionCount = (channel) => unreadMessages(channel).filter((message) => isMentioned(message, state.me.id)).length;

/** Marks all messages of a channel as read. Returns false if they were read already. */
export function markRead(channel) {
  const last = [...channel.messages.keys()].at(-1);
  if (!last || !isLater(last, channel.lastRead)) return false;
  channel.lastRead = last;
  localStorage.setItem(storageKey(channel), last);
  return true;
}

/** The key in localStorage for the last read message of a channel. */
const storageKey = (channel) => `read ${username} ${channel.id}`;

const commandsPath = ({ type, id }) => type === DM ? `/channels/${id}` : `/guilds/${state.guild.id}`;

/** The commands that can be used in a channel, as they were loaded last. */
export const commandsIn = (channel) => state.commands.get(commandsPath(channel)) ?? [];

/** Loads the commands of a channel, which change when a bot registers them. */
export async function loadCommands(channel) {
  const path = commandsPath(channel);
  const index = await api("GET", `${path}/application-command-index`);
  state.commands.set(path, index.application_commands.filter((command) => command.type === 1).flatMap(runnableCommands));
}

/** The command itself, or each of its subcommands. */
function runnableCommands(command) {
  const subcommands = (option, path) => option.type === 1
    ? [runnable(command, [...path, option.name], option)]
    : (option.options ?? []).flatMap((inner) => subcommands(inner, [...path, option.name]));
  const nested = (command.options ?? []).filter((option) => option.type <= 2);
  return nested.length ? nested.flatMap((option) => subcommands(option, [])) : [runnable(command, [], command)];
}

const runnable = (command, path, part) => ({
  command, path, name: [command.name, ...path].join(" "), description: described(part).description, options: (part.options ?? []).map(described),
});

/** A command or option with its description in the language of the page. */
const described = (part) => ({ ...part, description: part.description_localizations?.[locale] ?? part.description });
