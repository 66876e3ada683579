// What the options of a command can be, and what of them is sent. No elements.

import { state, nameOf, titleOf } from "./state.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10;

/** The entries `{name, value, detail}` that an option has of itself; undefined where one types freely or the bot suggests. */
function known(option) {
  if (option.choices?.length) return option.choices;
  const people = () => state.members.map(({ user }) => ({ name: nameOf(user), value: user.id, detail: "@" + user.username }));
  const roles = () => state.guild.roles.map((role) => ({ name: role.name, value: role.id }));
  switch (option.type) {
    case BOOLEAN: return [{ name: "True", value: true }, { name: "False", value: false }];
    case USER: return people();
    case CHANNEL: return [...state.channels.values()].map((channel) => ({ name: titleOf(channel), value: channel.id }));
    case ROLE: return roles();
    case MENTIONABLE: return [...people(), ...roles()];
    default: return undefined;
  }
}

const bare = (text) => text.trim().replace(/^[@#]/, "").toLowerCase();

/** Those of an option's own entries that fit what was typed. */
export const fitting = (option, typed) =>
  (known(option) ?? []).filter((entry) => `${entry.name} ${entry.detail ?? ""}`.toLowerCase().includes(bare(typed)));

/** What is sent for an option: of the entry that was picked, or of what was typed. Throws where that cannot be. */
export function valueOf(option, typed, picked) {
  if (picked) return picked.value;
  const entries = known(option);
  const text = typed.trim();
  if (entries) {
    const entry = entries.find((entry) => [entry.name, entry.detail].some((name) => name && bare(name) === bare(text)));
    if (!entry) throw new Error(`${option.name}: there is nothing called “${text}”. Pick one from the list.`);
    return entry.value;
  }
  if (option.type !== INTEGER && option.type !== NUMBER) return text;
  const number = Number(text);
  const { min_value: least = -Infinity, max_value: most = Infinity } = option;
  if (!(number >= least && number <= most) || option.type === INTEGER && !Number.isInteger(number)) {
    throw new Error(`${option.name}: “${text}” will not do. A number${range(option)} is wanted.`);
  }
  return number;
}

/** From where to where a number may go. */
export function range({ min_value: least, max_value: most }) {
  if (least === undefined && most === undefined) return "";
  return ` ${least === undefined ? "" : `from ${least} `}${most === undefined ? "on" : `to ${most}`}`;
}

/** Whose command it is. */
export const ownerOf = ({ command }) => ({ application_id: command.application_id });

/** The `data` of an interaction: the command with its options. */
export function dataOf({ command, path }, options) {
  const types = path.length === 2 ? [2, 1] : [1];
  const nested = path.reduceRight((inner, name, depth) => [{ type: types[depth], name, options: inner }], options);
  return { id: command.id, version: command.version, name: command.name, type: 1, options: nested };
}
