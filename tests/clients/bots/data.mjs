// What the bots in JavaScript register and show, in Discord's own form.

const option = (type, name, more = {}) => ({ type, name, description: `A ${name}`, ...more });
const required = (type, name, more = {}) => option(type, name, { required: true, ...more });
const command = (name, options = []) => ({ type: 1, name, description: `The command ${name}`, options });

export const EPHEMERAL = 64;

export const COMMANDS = [
  ...["sessions", "buttons", "selects", "ask", "labels", "files", "later", "secret", "messages", "dm", "thread", "members",
    "chunk", "guild", "silent"].map((name) => command(name)),
  command("options", [
    required(3, "text", { min_length: 1, max_length: 20 }), option(4, "whole", { min_value: 1, max_value: 9 }),
    option(10, "part", { min_value: 0, max_value: 1 }), option(5, "flag"), option(6, "who"),
    option(7, "where", { channel_types: [0] }), option(8, "role"), option(9, "any"), option(11, "file"),
  ]),
  command("colour", [required(3, "colour", { choices: [{ name: "Red", value: "red" }, { name: "Blue", value: "blue" }] })]),
  command("turn", [required(3, "turn", { autocomplete: true })]),
  command("admin", [
    option(1, "add", { options: [required(4, "count")] }),
    option(2, "role", { options: [option(1, "give", { options: [required(6, "who")] })] }),
  ]),
  command("member", [required(3, "id")]),
  command("error", [required(3, "kind")]),
  command("burst", [required(4, "count")]),
  { type: 2, name: "Greet" },
  { type: 3, name: "Quote" },
];

/** The choices for what is typed. */
export const choices = (typed) => [4, 5].map((row) => ({ name: `${typed}${row}!`, value: `${typed}${row}` }));

const row = (...components) => ({ type: 1, components });
const button = (style, custom_id, label, more = {}) => ({ type: 2, style, custom_id, label, ...more });
const ab = ["a", "b"].map((text) => ({ label: text, value: text }));

export const BUTTONS = [
  row(
    button(1, "update", "Update", { emoji: { name: "🎲" } }), button(2, "later", "Later"), button(3, "psst", "Psst"),
    button(4, "modal", "Ask"),
  ),
  row({ type: 2, style: 5, url: "https://example.org/", label: "Link" }, button(2, "off", "Off", { disabled: true })),
];

export const SELECTS = [
  row({ type: 3, custom_id: "string", max_values: 2, options: ab }), row({ type: 5, custom_id: "user" }),
  row({ type: 6, custom_id: "role" }), row({ type: 7, custom_id: "any" }),
  row({ type: 8, custom_id: "channel", channel_types: [0] }),
];

export const ASK = {
  custom_id: "ask",
  title: "Your text",
  components: [
    row({ type: 4, custom_id: "short", label: "Short", style: 1, min_length: 1, max_length: 10, placeholder: "e6" }),
    row({ type: 4, custom_id: "long", label: "Long", style: 2, required: false, value: "old" }),
  ],
};

export const LABELS = {
  custom_id: "labels",
  title: "Labels",
  components: [
    { type: 18, label: "Text", description: "A text", component: { type: 4, custom_id: "text", style: 1 } },
    { type: 18, label: "Menu", component: { type: 3, custom_id: "menu", options: ab } },
  ],
};

export const EMBED = { title: "Title", fields: [{ name: "Name", value: "Value" }] };

/** The names of things, sorted. */
export const names = (things) => things.map(({ name }) => name).sort().join(" ");

/** The values in a submitted modal in Discord's form. */
export const submitted = (components) =>
  components.flatMap((item) => item.components ?? [item.component]).map(({ value, values }) => value ?? values?.[0]).join("|");

/** Counts the sessions. */
export const counts = { ready: 0, resumed: 0 };
export const sessions = () => `${counts.ready} ${counts.resumed}`;

process.on("unhandledRejection", (error) => console.error(error));
