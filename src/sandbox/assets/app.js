// The entry point of the page: handles gateway events and updates the other modules.

import { token } from "./api.js";
import { showChannels } from "./channels.js";
import { Composer } from "./composer.js";
import { byId } from "./element.js";
import { openModal } from "./form.js";
import { connect } from "./gateway.js";
import { handleInteractionEvent, isPending } from "./interaction.js";
import { say, translatePage } from "./language.js";
import { channelHash, parseHash } from "./links.js";
import { addMessage, announce, initMessageList, removeMessage, showMessage, showMessages, showPendingCommand, updateMessage } from "./messages.js";
import { showPeople, trackMentions } from "./people.js";
import { addNewChannel, applyReaction, channelTitle, commandsIn, current, displayName, guildOf, initState, isMentioned, loadCommands, openDirect, removeChannel, state } from "./state.js";

const composers = new Map(); // by channel id
let ready; // the last READY event
const isTouchScreen = matchMedia("(pointer: coarse)");

/** Shows what the URL names: a channel, a message, or the direct messages of a user. Without one it is the first channel. */
async function showLocation() {
  const { hash } = location;
  const { userId, channelId, messageId } = parseHash(hash);
  if (!state.channels.has(channelId) && guildOf(ready, channelId)) return initialize();
  const channel = userId ? await openDirect(userId) : state.channels.get(channelId) ?? [...state.channels.values()][0];
  // Without them messages can be read all the same, and a typed slash loads them again.
  if (!commandsIn(channel).length) await loadCommands(channel).catch(() => undefined);
  // Another place was asked for meanwhile.
  if (location.hash !== hash) return;
  const isOther = channel.id !== state.current;
  if (isOther || !messageId) showChannel(channel.id);
  if (!userId && !messageId) return;
  // The channel is left in the URL, so that the same link can be followed again.
  history.replaceState(null, "", channelHash(channel));
  if (messageId) await showMessage(messageId).catch((error) => composers.get(channel.id).showError(error.message));
}

function showChannel(id) {
  const isOther = state.current !== id;
  state.current = id;
  if (!composers.has(id)) composers.set(id, new Composer(current(), showPendingCommand));
  const composer = composers.get(id);
  // Replacing the composer would move the focus.
  if (!composer.element.isConnected) byId("compose").replaceChildren(composer.element);
  showMessages();
  showChannels();
  showPeople();
  // The on-screen keyboard would cover the board.
  if (isOther && !isTouchScreen.matches) composer.text.focus();
}

async function initialize() {
  await initState(ready, parseHash(location.hash).channelId);
  for (const channel of state.channels.values()) {
    for (const message of channel.messages.values()) trackMentions(message);
  }
  await showLocation();
}

const MESSAGE_EVENTS = ["MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"];

function handleEvent(event, data) {
  handleInteractionEvent(event, data);
  if (event === "READY") {
    ready = data;
    initialize().catch(showError);
  }
  else if (event === "THREAD_CREATE" || event === "CHANNEL_CREATE") handleNewChannel(data);
  else if (event === "INTERACTION_MODAL_CREATE" && isPending(data.nonce)) openModal(data);
  else if (event === "THREAD_DELETE" || event === "CHANNEL_DELETE") handleDeletedChannel(data);
  else if (event.startsWith("MESSAGE_REACTION_") && state.me) handleReaction(event, data);
  else if (event === "MESSAGE_DELETE_BULK" && state.me) {
    for (const id of data.ids) handleMessageEvent("MESSAGE_DELETE", { ...data, id });
  }
  else if (MESSAGE_EVENTS.includes(event) && state.me) handleMessageEvent(event, data);
}

function handleNewChannel(channel) {
  const guild = ready.guilds.find(({ id }) => id === channel.guild_id);
  if (guild && !guildOf(ready, channel.id)) guild.channels.push(channel);
  addNewChannel(channel);
  if (parseHash(location.hash).channelId === channel.id) return showLocation().catch(showError);
  // A thread is linked at the message where it started.
  const root = current().messages.get(channel.id);
  if (root) updateMessage(root);
  showChannels();
}

function handleDeletedChannel({ id }) {
  if (!state.me) return;
  for (const guild of ready.guilds) {
    guild.channels = guild.channels.filter((channel) => channel.id !== id);
    guild.threads = guild.threads.filter((thread) => thread.id !== id);
  }
  removeChannel(id);
  // Another one is shown instead.
  if (state.current === id) return showLocation().catch(showError);
  const root = current().messages.get(id);
  if (root) updateMessage(root);
  showChannels();
}

function handleReaction(event, data) {
  const message = applyReaction(event, data);
  if (message && message.channel_id === state.current) updateMessage(message);
}

function handleMessageEvent(event, message) {
  const channel = state.channels.get(message.channel_id);
  if (!channel) return;
  const old = channel.messages.get(message.id);
  if (event === "MESSAGE_DELETE") channel.messages.delete(message.id);
  else if (event === "MESSAGE_CREATE" || old) channel.messages.set(message.id, message);
  const isNew = event === "MESSAGE_CREATE" && !old;
  if (channel.id !== state.current) {
    if (isNew && isMentioned(message, state.me.id)) announce(say("{name} mentioned you in {place}", { name: displayName(message.author), place: channelTitle(channel) }));
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
  byId("connection-status").textContent = isConnected ? "" : say("Connection lost. Reconnecting… Your text is safe.");
}

function showError(error) {
  byId("connection-status").hidden = false;
  byId("connection-status").textContent = error.message;
}

addEventListener("hashchange", () => showLocation().catch(showError));
document.addEventListener("click", ({ target }) => {
  const command = target.closest("[data-command]")?.dataset.command;
  if (command) composers.get(state.current).enterCommand(command).catch(showError);
});
// Typing outside of an input goes to the message box.
addEventListener("keydown", (event) => {
  const isOutsideInput = !event.target.closest("input, textarea, select, dialog, [role=combobox]");
  const isCharacter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (state.current && isOutsideInput && (isCharacter || event.key === "Escape")) composers.get(state.current).text.focus();
});
translatePage();
initMessageList(showChannels);
connect(token, handleEvent, showConnectionState);
