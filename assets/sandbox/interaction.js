// What a person does with the bot: commands, presses, suggestions, forms. Each has a nonce by which its answer is known.

import { api } from "./api.js";
import { DIRECT, current, state } from "./state.js";

export const RUN = 2, PRESS = 3, SUGGEST = 4, SUBMIT = 5;

/** The server gives up after 3 seconds; if even that is not heard, the connection was lost. */
const PATIENCE = 6000;

const waiting = new Map(); // nonce → what takes the outcome
let counter = Date.now();

/**
 * Sends an interaction, with the application it is for in `more`; throws if it is refused. `settled` resolves with the choices of a suggestion, with true for
 * any other answer, and with false when none came.
 */
export async function interact(type, data, more) {
  const nonce = String(++counter);
  const settled = new Promise((resolve) => {
    waiting.set(nonce, resolve);
    setTimeout(() => settle(nonce, false), PATIENCE);
  });
  const channel = current();
  const place = { channel_id: channel.id, ...(channel.type !== DIRECT && { guild_id: state.guild.id }) };
  try {
    await api("POST", "/interactions", { type, nonce, data, session_id: "page", ...place, ...more });
  } catch (error) {
    waiting.delete(nonce);
    throw error;
  }
  return { settled };
}

/** An event of the gateway may be the answer to something. */
export function hearAnswer(event, data) {
  if (event === "INTERACTION_SUCCESS") settle(data.nonce, true);
  else if (event === "INTERACTION_FAILURE") settle(data.nonce, false);
  else if (event === "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE") settle(data.nonce, data.choices);
}

function settle(nonce, outcome) {
  waiting.get(nonce)?.(outcome);
  waiting.delete(nonce);
}
