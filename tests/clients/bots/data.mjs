// What the bots in JavaScript register and show, and what they have in common.

import { readFileSync } from "node:fs";

const data = JSON.parse(readFileSync(new URL("data.json", import.meta.url), "utf8"));
export const { commands: COMMANDS, buttons: BUTTONS, selects: SELECTS, ask: ASK, labels: LABELS, embed: EMBED } = data;

export const EPHEMERAL = 64;

/** The choices for what is typed. */
export const choices = (typed) => [4, 5].map((row) => ({ name: `${typed}${row}!`, value: `${typed}${row}` }));

/** The names of things, sorted. */
export const names = (things) => things.map(({ name }) => name).sort().join(" ");

/** The values in a submitted modal in Discord's form. */
export const submitted = (components) =>
  components.flatMap((item) => item.components ?? [item.component]).map(({ value, values }) => value ?? values?.[0]).join("|");

/** Counts the sessions. */
export const counts = { ready: 0, resumed: 0 };
export const sessions = () => `${counts.ready} ${counts.resumed}`;

process.on("unhandledRejection", (error) => console.error(error));
