// Interactions with the bot. The nonce of an interaction identifies the events with its outcome.

import { api } from "./api.js";
import { DM, current, state } from "./state.js";

export const COMMAND = 2, COMPONENT = 3, AUTOCOMPLETE = 4, MODAL_SUBMIT = 5;

/** The server reports a failure after 3 seconds. Without any event in this time, the connection was lost. */
const OUTCOME_TIMEOUT_MS = 6000;

const pending = new Map(); // by nonce: the function that takes the outcome
let counter = Date.now();

/**
 * Creates an interaction; throws if the server rejects it. `fields` are those outside of `data`, at least the application,
 * and `files` are those that options name by their indices.
 * `settled` resolves to the choices of an autocomplete, to true after any other response, and to false without a response.
 */
export async function interact(type, data, fields, files = []) {
  const nonce = String(++counter);
  const settled = new Promise((resolve) => {
    pending.set(nonce, resolve);
    setTimeout(() => settle(nonce, false), OUTCOME_TIMEOUT_MS);
  });
  const channel = current();
  const location = { channel_id: channel.id, ...(channel.type !== DM && { guild_id: state.guild.id }) };
  try {
    await api("POST", "/interactions", { type, nonce, data, session_id: "page", ...location, ...fields }, files);
  } catch (error) {
    pending.delete(nonce);
    throw error;
  }
  return { settled };
}

/** Whether this window waits for the outcome of an interaction. Its events go to every window of the person. */
export const isPending = (nonce) => pending.has(nonce);

/** Settles a pending interaction if an event has its outcome. */
export function handleInteractionEvent(event, data) {
  if (event === "INTERACTION_SUCCESS") settle(data.nonce, true);
  else if (event === "INTERACTION_FAILURE") settle(data.nonce, false);
  else if (event === "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE") settle(data.nonce, data.choices);
}

function settle(nonce, outcome) {
  pending.get(nonce)?.(outcome);
  pending.delete(nonce);
}
