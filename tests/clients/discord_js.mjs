// Runs a bot with an unmodified discord.js against a sandbox. BASE and TOKEN are printed by `bside sandbox --no-bot`.

import assert from "node:assert/strict";
import {
  ActionRowBuilder, ApplicationCommandOptionType, ApplicationCommandType, AttachmentBuilder, ButtonBuilder, ButtonStyle,
  Client, Events, GatewayIntentBits, MessageFlags, ModalBuilder, StringSelectMenuBuilder, TextInputBuilder, TextInputStyle,
} from "discord.js";
import WebSocket from "ws";

const { BASE, TOKEN } = process.env;
const CHANNEL = "1100000000000000021";
const GUILD = "1100000000000000010";
const BEN = "1100000000000000032";

// A person with a plain client.
const events = [];
let onEvent = () => {};
let interactionCount = 0;

async function call(method, path, body) {
  const headers = { Authorization: "user-ana", "Content-Type": "application/json" };
  const response = await fetch(`${BASE}/api/v10${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  assert.ok(response.ok, `${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}

function connect() {
  const socket = new WebSocket(`${BASE.replace("http", "ws")}/gateway?v=10&encoding=json`);
  socket.on("open", () => socket.send(JSON.stringify({ op: 2, d: { token: "user-ana", properties: {} } })));
  socket.on("message", (data) => {
    events.push(JSON.parse(data));
    onEvent();
  });
  return socket;
}

/** Waits for the next event with this name that matches a condition. */
async function nextEvent(name, matches = () => true) {
  for (;;) {
    const index = events.findIndex(({ t, d }) => t === name && matches(d));
    if (index >= 0) return events.splice(index, 1)[0].d;
    await new Promise((resolve) => (onEvent = resolve));
  }
}

async function interact(type, data, more = {}) {
  const nonce = String(++interactionCount);
  const body = { type, application_id: client.application.id, guild_id: GUILD, channel_id: CHANNEL, nonce, data, ...more };
  await call("POST", "/interactions", body);
  return nonce;
}

async function runCommand(name, options = [], type = 2, more = {}) {
  const index = await call("GET", `/guilds/${GUILD}/application-command-index`);
  const { id, version, type: kind } = index.application_commands.find((command) => command.name === name);
  return interact(type, { id, version, name, type: kind, options, ...more });
}

const useComponent = (message, component_type, custom_id, values) =>
  interact(3, { component_type, custom_id, values }, { message_id: message.id });

// The bot.
const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api: `${BASE}/api` } });
const row = (...items) => new ActionRowBuilder().addComponents(...items);
const button = new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary);
const menu = new StringSelectMenuBuilder().setCustomId("menu").addOptions({ label: "One", value: "1" }, { label: "Two", value: "2" });
const image = (name) => new AttachmentBuilder(Buffer.from(name), { name, description: "A picture" });

const handlers = {
  async board(interaction) {
    const who = interaction.options.getUser("who");
    assert.equal(who?.id, BEN);
    const response = await interaction.reply({
      content: `A board for ${who}`, files: [image("one.png")], components: [row(button), row(menu)], withResponse: true,
    });
    assert.equal(response.resource.message.attachments.size, 1);
  },
  async later(interaction) {
    await interaction.deferReply();
    await interaction.editReply({ content: "at last", files: [image("late.png")] });
    await interaction.followUp({ content: "and more" });
    await interaction.followUp({ content: "psst", flags: MessageFlags.Ephemeral });
    assert.equal((await interaction.fetchReply()).content, "at last");
    await interaction.deleteReply();
  },
  async ask(interaction) {
    const input = new TextInputBuilder().setCustomId("text").setLabel("Text").setStyle(TextInputStyle.Short);
    await interaction.showModal(new ModalBuilder().setCustomId("ask").setTitle("Your text").addComponents(row(input)));
  },
  async thread(interaction) {
    await interaction.reply({ content: "a thread", flags: MessageFlags.Ephemeral });
    const thread = await interaction.channel.threads.create({ name: "side" });
    const first = await thread.send("one");
    await first.reply("two");
    await first.edit("three");
    await thread.setArchived(true);
    await thread.send("four");
    await first.delete();
    assert.deepEqual([...(await thread.messages.fetch()).values()].map(({ content }) => content), ["four", "two"]);
  },
  async Greet(interaction) {
    await interaction.reply(`Hello ${interaction.targetUser.displayName}`);
  },
  async Quote(interaction) {
    await interaction.reply(`> ${interaction.targetMessage.content}`);
  },
};

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: `${typed}!`, value: typed }]);
  } else if (interaction.isCommand()) await handlers[interaction.commandName](interaction);
  else if (interaction.isButton()) await interaction.update({ content: "pressed", files: [image("two.png")], attachments: [] });
  else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `chose ${interaction.values}`, components: [] });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({ content: interaction.fields.getTextInputValue("text"), flags: MessageFlags.Ephemeral });
  }
});

async function run() {
  const commands = await client.application.commands.set([
    { name: "board", description: "Shows a board", options: [
      { type: ApplicationCommandOptionType.String, name: "turn", description: "A turn", required: true, autocomplete: true },
      { type: ApplicationCommandOptionType.User, name: "who", description: "For whom" },
    ] },
    { name: "later", description: "Takes its time" },
    { name: "ask", description: "Asks" },
    { name: "thread", description: "Begins a thread" },
    { name: "Greet", type: ApplicationCommandType.User },
    { name: "Quote", type: ApplicationCommandType.Message },
  ]);
  assert.equal(commands.size, 6);
  await nextEvent("READY");

  const typing = await runCommand("board", [{ type: 3, name: "turn", value: "c4", focused: true }], 4);
  const { choices } = await nextEvent("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", ({ nonce }) => nonce === typing);
  assert.deepEqual(choices, [{ name: "c4!", value: "c4" }]);

  await runCommand("board", [{ type: 3, name: "turn", value: "c4" }, { type: 6, name: "who", value: BEN }]);
  const board = await nextEvent("MESSAGE_CREATE");
  assert.deepEqual([board.content, board.attachments[0].description], [`A board for <@${BEN}>`, "A picture"]);
  await useComponent(board, 2, "again");
  const pressed = await nextEvent("MESSAGE_UPDATE");
  assert.deepEqual([pressed.content, pressed.attachments.map(({ filename }) => filename)], ["pressed", ["two.png"]]);
  await useComponent(board, 3, "menu", ["2"]);
  const chosen = await nextEvent("MESSAGE_UPDATE");
  assert.deepEqual([chosen.content, chosen.components], ["chose 2", []]);

  await runCommand("later");
  const placeholder = await nextEvent("MESSAGE_CREATE");
  assert.equal(placeholder.flags, 128);
  assert.equal((await nextEvent("MESSAGE_UPDATE")).content, "at last");
  assert.equal((await nextEvent("MESSAGE_CREATE")).content, "and more");
  assert.equal((await nextEvent("MESSAGE_CREATE")).flags, 64);
  assert.equal((await nextEvent("MESSAGE_DELETE")).id, placeholder.id);

  await runCommand("ask");
  const modal = await nextEvent("INTERACTION_MODAL_CREATE");
  const filled = [{ type: 1, components: [{ type: 4, custom_id: "text", value: "e6" }] }];
  await interact(5, { id: modal.id, custom_id: modal.custom_id, components: filled });
  const submitted = await nextEvent("MESSAGE_CREATE");
  assert.deepEqual([submitted.content, submitted.flags], ["e6", 64]);

  await runCommand("thread");
  await nextEvent("MESSAGE_CREATE", ({ content }) => content === "a thread");
  await nextEvent("MESSAGE_CREATE", ({ content }) => content === "four");
  await nextEvent("MESSAGE_DELETE");

  await runCommand("Greet", [], 2, { target_id: BEN });
  assert.equal((await nextEvent("MESSAGE_CREATE", ({ channel_id }) => channel_id === CHANNEL)).content, "Hello Ben");
  const message = await call("POST", `/channels/${CHANNEL}/messages`, { content: "well said" });
  await nextEvent("MESSAGE_CREATE", ({ id }) => id === message.id);
  await runCommand("Quote", [], 2, { target_id: message.id });
  assert.equal((await nextEvent("MESSAGE_CREATE", ({ channel_id }) => channel_id === CHANNEL)).content, "> well said");
}

const timeout = setTimeout(() => {
  console.error("discord.js: timeout; the last events were:", JSON.stringify(events.slice(-5)));
  process.exit(1);
}, 60_000);
process.on("unhandledRejection", (error) => {
  console.error(error);
  process.exit(1);
});
const socket = connect();
client.once(Events.ClientReady, async () => {
  await run();
  clearTimeout(timeout);
  socket.close();
  await client.destroy();
  console.log("discord.js: all steps succeeded.");
});
await client.login(TOKEN);
