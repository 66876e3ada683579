// The page: what happens is heard here and shown where it belongs.

import { api, token } from "./api.js";
import { showChannels } from "./channels.js";
import { Composer } from "./composer.js";
import { byId } from "./element.js";
import { openModal } from "./form.js";
import { connect } from "./gateway.js";
import { hearAnswer } from "./interaction.js";
import { addMessage, announce, changeMessage, removeMessage, showMessages, showSending, watchMessages } from "./messages.js";
import { hearMessage, showPeople } from "./people.js";
import { DIRECT, begin, calls, current, hearChannel, loadCommands, nameOf, state, titleOf } from "./state.js";

const composers = new Map(); // channel id → its box
const desk = matchMedia("(min-width: 45rem)");

/** Shows the channel that the address names, or the first one. */
function enter() {
  const wanted = location.hash.slice(1);
  const id = state.channels.has(wanted) ? wanted : [...state.channels.keys()][0];
  const another = state.current !== id;
  state.current = id;
  if (!composers.has(id)) composers.set(id, new Composer(current(), showSending));
  const composer = composers.get(id);
  // A box that stays keeps its focus.
  if (!composer.element.isConnected) byId("compose").replaceChildren(composer.element);
  showMessages();
  showChannels();
  showPeople();
  // On a phone the keyboard would cover the board.
  if (another && desk.matches) composer.text.focus();
}

async function start(ready) {
  await begin(ready);
  await loadCommands();
  for (const channel of state.channels.values()) {
    for (const message of channel.log.values()) hearMessage(message);
  }
  enter();
}

function hear(event, data) {
  hearAnswer(event, data);
  if (event === "READY") start(data).catch(fail);
  else if (event === "THREAD_CREATE" || event === "CHANNEL_CREATE") meet(data).catch(fail);
  else if (event === "INTERACTION_MODAL_CREATE") openModal(data);
  else if (event.startsWith("MESSAGE_") && state.me) change(event, data);
}

/** There is a new channel. */
async function meet(channel) {
  // Of a conversation the list of all of them names the other one.
  const fresh = channel.type === DIRECT ? (await api("GET", "/users/@me/channels")).find(({ id }) => id === channel.id) : channel;
  hearChannel(fresh);
  if (location.hash.slice(1) === fresh.id) return enter();
  // The message that it began at shows it.
  const root = current().log.get(fresh.id);
  if (root) changeMessage(root);
  showChannels();
}

function change(event, message) {
  const channel = state.channels.get(message.channel_id);
  if (!channel) return;
  const old = channel.log.get(message.id);
  if (event === "MESSAGE_DELETE") channel.log.delete(message.id);
  else if (event === "MESSAGE_CREATE" || old) channel.log.set(message.id, message);
  const isNew = event === "MESSAGE_CREATE" && !old;
  if (channel.id !== state.current) {
    if (isNew && calls(message, state.me.id)) announce(`${nameOf(message.author)} calls you in ${titleOf(channel)}`);
  } else if (event === "MESSAGE_DELETE") removeMessage(message.id);
  else if (old) changeMessage(message, old);
  else if (isNew) addMessage(message);
  if (!isNew) return;
  hearMessage(message);
  showPeople();
  showChannels();
}

function tell(connected) {
  byId("line").hidden = connected;
  byId("line").textContent = connected ? "" : "The connection is lost. Trying again… What you have typed stays.";
}

function fail(error) {
  byId("line").hidden = false;
  byId("line").textContent = error.message;
}

addEventListener("hashchange", enter);
// Whoever begins to type means the message box.
addEventListener("keydown", (event) => {
  const free = !event.target.closest("input, textarea, select, dialog, [role=combobox]");
  const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (state.current && free && (letter || event.key === "Escape")) composers.get(state.current).text.focus();
});
watchMessages(showChannels);
connect(token, hear, tell);
