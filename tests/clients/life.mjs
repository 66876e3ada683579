// The life of messages with discord.js, as it comes. BASE and TOKEN are those that `bside sandbox --no-bot` prints.

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

// A person at a client of their own.
const events = [];
let wake = () => {};
let actions = 0;

async function call(method, path, body) {
  const headers = { Authorization: "user-ana", "Content-Type": "application/json" };
  const answer = await fetch(`${BASE}/api/v10${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  assert.ok(answer.ok, `${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : null;
}

function listen() {
  const socket = new WebSocket(`${BASE.replace("http", "ws")}/gateway?v=10&encoding=json`);
  socket.on("open", () => socket.send(JSON.stringify({ op: 2, d: { token: "user-ana", properties: {} } })));
  socket.on("message", (data) => {
    events.push(JSON.parse(data));
    wake();
  });
  return socket;
}

/** The next event of this name that is as wished. */
async function hears(name, wished = () => true) {
  for (;;) {
    const index = events.findIndex(({ t, d }) => t === name && wished(d));
    if (index >= 0) return events.splice(index, 1)[0].d;
    await new Promise((resolve) => (wake = resolve));
  }
}

async function acts(type, data, more = {}) {
  const nonce = String(++actions);
  const body = { type, application_id: client.application.id, guild_id: GUILD, channel_id: CHANNEL, nonce, data, ...more };
  await call("POST", "/interactions", body);
  return nonce;
}

async function runs(name, options = [], type = 2, more = {}) {
  const index = await call("GET", `/guilds/${GUILD}/application-command-index`);
  const { id, version, type: kind } = index.application_commands.find((command) => command.name === name);
  return acts(type, { id, version, name, type: kind, options, ...more });
}

const uses = (message, component_type, custom_id, values) =>
  acts(3, { component_type, custom_id, values }, { message_id: message.id });

// The bot.
const client = new Client({ intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], rest: { api: `${BASE}/api` } });
const row = (...items) => new ActionRowBuilder().addComponents(...items);
const button = new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary);
const menu = new StringSelectMenuBuilder().setCustomId("menu").addOptions({ label: "One", value: "1" }, { label: "Two", value: "2" });
const picture = (name) => new AttachmentBuilder(Buffer.from(name), { name, description: "A picture" });

const answers = {
  async board(interaction) {
    const who = interaction.options.getUser("who");
    assert.equal(who?.id, BEN);
    const response = await interaction.reply({
      content: `A board for ${who}`, files: [picture("one.png")], components: [row(button), row(menu)], withResponse: true,
    });
    assert.equal(response.resource.message.attachments.size, 1);
  },
  async later(interaction) {
    await interaction.deferReply();
    await interaction.editReply({ content: "at last", files: [picture("late.png")] });
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
  } else if (interaction.isCommand()) await answers[interaction.commandName](interaction);
  else if (interaction.isButton()) await interaction.update({ content: "pressed", files: [picture("two.png")], attachments: [] });
  else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `chose ${interaction.values}`, components: [] });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply({ content: interaction.fields.getTextInputValue("text"), flags: MessageFlags.Ephemeral });
  }
});

async function life() {
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
  await hears("READY");

  const typing = await runs("board", [{ type: 3, name: "turn", value: "c4", focused: true }], 4);
  const { choices } = await hears("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", ({ nonce }) => nonce === typing);
  assert.deepEqual(choices, [{ name: "c4!", value: "c4" }]);

  await runs("board", [{ type: 3, name: "turn", value: "c4" }, { type: 6, name: "who", value: BEN }]);
  const board = await hears("MESSAGE_CREATE");
  assert.deepEqual([board.content, board.attachments[0].description], [`A board for <@${BEN}>`, "A picture"]);
  await uses(board, 2, "again");
  const pressed = await hears("MESSAGE_UPDATE");
  assert.deepEqual([pressed.content, pressed.attachments.map(({ filename }) => filename)], ["pressed", ["two.png"]]);
  await uses(board, 3, "menu", ["2"]);
  const chosen = await hears("MESSAGE_UPDATE");
  assert.deepEqual([chosen.content, chosen.components], ["chose 2", []]);

  await runs("later");
  const place = await hears("MESSAGE_CREATE");
  assert.equal(place.flags, 128);
  assert.equal((await hears("MESSAGE_UPDATE")).content, "at last");
  assert.equal((await hears("MESSAGE_CREATE")).content, "and more");
  assert.equal((await hears("MESSAGE_CREATE")).flags, 64);
  assert.equal((await hears("MESSAGE_DELETE")).id, place.id);

  await runs("ask");
  const modal = await hears("INTERACTION_MODAL_CREATE");
  const filled = [{ type: 1, components: [{ type: 4, custom_id: "text", value: "e6" }] }];
  await acts(5, { id: modal.id, custom_id: modal.custom_id, components: filled });
  const told = await hears("MESSAGE_CREATE");
  assert.deepEqual([told.content, told.flags], ["e6", 64]);

  await runs("thread");
  await hears("MESSAGE_CREATE", ({ content }) => content === "a thread");
  await hears("MESSAGE_CREATE", ({ content }) => content === "four");
  await hears("MESSAGE_DELETE");

  await runs("Greet", [], 2, { target_id: BEN });
  assert.equal((await hears("MESSAGE_CREATE", ({ channel_id }) => channel_id === CHANNEL)).content, "Hello Ben");
  const said = await call("POST", `/channels/${CHANNEL}/messages`, { content: "well said" });
  await hears("MESSAGE_CREATE", ({ id }) => id === said.id);
  await runs("Quote", [], 2, { target_id: said.id });
  assert.equal((await hears("MESSAGE_CREATE", ({ channel_id }) => channel_id === CHANNEL)).content, "> well said");
}

const patience = setTimeout(() => {
  console.error("discord.js waits in vain; came since:", JSON.stringify(events.slice(-5)));
  process.exit(1);
}, 60_000);
process.on("unhandledRejection", (error) => {
  console.error(error);
  process.exit(1);
});
const socket = listen();
client.once(Events.ClientReady, async () => {
  await life();
  clearTimeout(patience);
  socket.close();
  await client.destroy();
  console.log("discord.js: the life of messages runs through.");
});
await client.login(TOKEN);
