// The entry point of the page: handles gateway events and updates the other modules.

import { api, token } from "./api.js";
import { showChannels } from "./channels.js";
import { Composer } from "./composer.js";
import { byId } from "./element.js";
import { openModal } from "./form.js";
import { connect } from "./gateway.js";
import { handleInteractionEvent } from "./interaction.js";
import { addMessage, announce, initMessageList, removeMessage, showMessages, showPendingCommand, updateMessage } from "./messages.js";
import { showPeople, trackMentions } from "./people.js";
import { DM, addNewChannel, channelTitle, current, displayName, initState, isMentioned, loadCommands, state } from "./state.js";

const composers = new Map(); // by channel id
const isDesktop = matchMedia("(min-width: 45rem)");

/** Shows the channel in the URL, or the first one. */
function showChannel() {
  const requested = location.hash.slice(1);
  const id = state.channels.has(requested) ? requested : [...state.channels.keys()][0];
  const isOther = state.current !== id;
  state.current = id;
  if (!composers.has(id)) composers.set(id, new Composer(current(), showPendingCommand));
  const composer = composers.get(id);
  // Replacing the composer would move the focus.
  if (!composer.element.isConnected) byId("compose").replaceChildren(composer.element);
  showMessages();
  showChannels();
  showPeople();
  // On a phone the on-screen keyboard would cover the board.
  if (isOther && isDesktop.matches) composer.text.focus();
}

async function initialize(ready) {
  await initState(ready);
  await loadCommands();
  for (const channel of state.channels.values()) {
    for (const message of channel.messages.values()) trackMentions(message);
  }
  showChannel();
}

function handleEvent(event, data) {
  handleInteractionEvent(event, data);
  if (event === "READY") initialize(data).catch(showError);
  else if (event === "THREAD_CREATE" || event === "CHANNEL_CREATE") handleNewChannel(data).catch(showError);
  else if (event === "INTERACTION_MODAL_CREATE") openModal(data);
  else if (event.startsWith("MESSAGE_") && state.me) handleMessageEvent(event, data);
}

async function handleNewChannel(channel) {
  // The event of a DM channel does not name the recipient; the list of DM channels does.
  const newChannel = channel.type === DM ? (await api("GET", "/users/@me/channels")).find(({ id }) => id === channel.id) : channel;
  addNewChannel(newChannel);
  if (location.hash.slice(1) === newChannel.id) return showChannel();
  // A thread is linked at the message where it started.
  const root = current().messages.get(newChannel.id);
  if (root) updateMessage(root);
  showChannels();
}

function handleMessageEvent(event, message) {
  const channel = state.channels.get(message.channel_id);
  if (!channel) return;
  const old = channel.messages.get(message.id);
  if (event === "MESSAGE_DELETE") channel.messages.delete(message.id);
  else if (event === "MESSAGE_CREATE" || old) channel.messages.set(message.id, message);
  const isNew = event === "MESSAGE_CREATE" && !old;
  if (channel.id !== state.current) {
    if (isNew && isMentioned(message, state.me.id)) announce(`${displayName(message.author)} calls you in ${channelTitle(channel)}`);
  } else if (event === "MESSAGE_DELETE") removeMessage(message.id);
  else if (old) updateMessage(message, old);
  else if (isNew) addMessage(message);
  if (!isNew) return;
  trackMentions(message);
  showPeople();
  showChannels();
}

function showConnectionState(isConnected) {
  byId("connection-status").hidden = isConnected;
  byId("connection-status").textContent = isConnected ? "" : "The connection is lost. Trying again… What you have typed stays.";
}

function showError(error) {
  byId("connection-status").hidden = false;
  byId("connection-status").textContent = error.message;
}

addEventListener("hashchange", showChannel);
// Typing outside of an input goes to the message box.
addEventListener("keydown", (event) => {
  const isOutsideInput = !event.target.closest("input, textarea, select, dialog, [role=combobox]");
  const isCharacter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (state.current && isOutsideInput && (isCharacter || event.key === "Escape")) composers.get(state.current).text.focus();
});
initMessageList(showChannels);
connect(token, handleEvent, showConnectionState);
