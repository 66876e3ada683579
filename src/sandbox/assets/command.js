// The values of command options, and the data of a command interaction. Does not touch the DOM.

import { say } from "./language.js";
import { channelTitle, displayName, state } from "./state.js";

const INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10;

/** The possible values `{name, value, detail}` of an option; undefined for free text and autocomplete. */
function possibleValues(option) {
  if (option.choices?.length) return option.choices;
  const people = () => state.members.map(({ user }) => ({ name: displayName(user), value: user.id, detail: "@" + user.username }));
  const roles = () => state.guild.roles.map((role) => ({ name: role.name, value: role.id }));
  switch (option.type) {
    case BOOLEAN: return [{ name: say("True"), value: true }, { name: say("False"), value: false }];
    case USER: return people();
    case CHANNEL: return [...state.channels.values()].map((channel) => ({ name: channelTitle(channel), value: channel.id }));
    case ROLE: return roles();
    case MENTIONABLE: return [...people(), ...roles()];
    default: return undefined;
  }
}

const normalized = (text) => text.trim().replace(/^[@#]/, "").toLowerCase();

/** The possible values of an option that match the typed text. */
export const matchingValues = (option, typed) =>
  (possibleValues(option) ?? []).filter((entry) => `${entry.name} ${entry.detail ?? ""}`.toLowerCase().includes(normalized(typed)));

/** The value that is sent for an option: the picked entry, or the typed text. Throws if the text is not a value. */
export function optionValue(option, typed, picked) {
  if (picked) return picked.value;
  const entries = possibleValues(option);
  const text = typed.trim();
  if (entries) {
    const entry = entries.find((entry) => [entry.name, entry.detail].some((name) => name && normalized(name) === normalized(text)));
    if (!entry) throw new Error(say("{name}: there’s no “{text}”. Pick one from the list.", { name: option.name, text }));
    return entry.value;
  }
  if (option.type !== INTEGER && option.type !== NUMBER) return text;
  const number = Number(text);
  const { min_value: min = -Infinity, max_value: max = Infinity } = option;
  if (!(number >= min && number <= max) || option.type === INTEGER && !Number.isInteger(number)) {
    const values = { name: option.name, range: rangeText(option) };
    throw new Error(option.type === INTEGER ? say("{name} must be a whole number{range}.", values) : say("{name} must be a number{range}.", values));
  }
  return number;
}

/** The limits of a number as text, such as " from 2 to 4"; empty if there are none. The largest number is no limit. */
function rangeText({ min_value: min, max_value: max }) {
  const isBounded = max !== undefined && max < Number.MAX_SAFE_INTEGER - 1;
  if (min === undefined) return isBounded ? say(" up to {max}", { max }) : "";
  return isBounded ? say(" from {min} to {max}", { min, max }) : say(" of at least {min}", { min });
}

/** The fields of an interaction that identify the application of a command. */
export const applicationOf = ({ command }) => ({ application_id: command.application_id });

/** The `data` of a command interaction. A subcommand is nested in options. */
export function commandData({ command, path }, options) {
  const types = path.length === 2 ? [2, 1] : [1];
  const nested = path.reduceRight((inner, name, depth) => [{ type: types[depth], name, options: inner }], options);
  return { id: command.id, version: command.version, name: command.name, type: 1, options: nested };
}
