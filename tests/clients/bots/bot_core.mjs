// A bot with @discordjs/core.

import { Client, GatewayDispatchEvents, GatewayIntentBits } from "@discordjs/core";
import { DiscordAPIError, REST } from "@discordjs/rest";
import { WebSocketManager } from "@discordjs/ws";
import { ASK, BUTTONS, COMMANDS, EMBED, EPHEMERAL, LABELS, SELECTS, choices, counts, names, sessions, submitted } from "./data.mjs";

const { BASE, TOKEN } = process.env;
const { Guilds, GuildMessages, MessageContent, GuildMembers } = GatewayIntentBits;
const rest = new REST({ version: "10", api: `${BASE}/api` }).setToken(TOKEN);
const gateway = new WebSocketManager({ token: TOKEN, intents: Guilds | GuildMessages | MessageContent | GuildMembers, rest });
const client = new Client({ rest, gateway });
const { api } = client;
const { interactions, channels, guilds } = api;
const pings = new Set();
let application;

const file = (name) => ({ name: `${name}.txt`, data: Buffer.from(name) });
const reply = ({ id, token }, content, more = {}) => interactions.reply(id, token, { content, ...more });
const edit = ({ token }, body, message) => interactions.editReply(application, token, body, message);
const value = (interaction, name) => interaction.data.options.find((option) => option.name === name).value;

/** What the value of an option or of a menu stands for. */
function nameOf({ data }, id) {
  const { users = {}, roles = {}, channels = {} } = data.resolved ?? {};
  return users[id]?.username ?? roles[id]?.name ?? channels[id]?.name ?? String(id);
}

async function provoke(channel, kind) {
  try {
    if (kind === "unknown") await channels.getMessage(channel, "1");
    else if (kind === "foreign") {
      const message = (await channels.getMessages(channel)).find(({ author }) => author.id !== application);
      await channels.editMessage(channel, message.id, { content: "mine" });
    } else await channels.createMessage(channel, { content: "x".repeat(2001) });
  } catch (error) {
    if (error instanceof DiscordAPIError) return String(error.code);
    throw error;
  }
}

const tellers = {
  async members(interaction) {
    const ids = [];
    for (;;) {
      const page = await guilds.getMembers(interaction.guild_id, { limit: 2, after: ids.at(-1) });
      ids.push(...page.map(({ user }) => user.id));
      if (page.length < 2) break;
    }
    await reply(interaction, ids.join(" "));
  },
  async member(interaction) {
    const { user, roles } = await guilds.getMember(interaction.guild_id, value(interaction, "what"));
    const role = (await guilds.getRoles(interaction.guild_id)).find(({ id }) => id === roles[0]);
    await reply(interaction, `${user.username}: ${role.name}`);
  },
  async chunk(interaction) {
    const { members } = await client.requestGuildMembers({ guild_id: interaction.guild_id, query: "be", limit: 5 });
    await reply(interaction, members.map(({ user }) => user.username).join(" "));
  },
  async guild(interaction) {
    const guild = interaction.guild_id;
    const [{ name }, all, roles] = [await guilds.get(guild), await guilds.getChannels(guild), await guilds.getRoles(guild)];
    await reply(interaction, `${name}: ${names(all)}; ${names(roles)}`);
  },
};

const commands = {
  sessions: (interaction) => reply(interaction, sessions()),
  async options(interaction) {
    const files = interaction.data.resolved?.attachments ?? {};
    const words = interaction.data.options.map(async ({ value }) =>
      files[value] ? (await fetch(files[value].url)).text() : nameOf(interaction, value));
    await reply(interaction, (await Promise.all(words)).join(" "));
  },
  colour: (interaction) => reply(interaction, value(interaction, "colour")),
  turn: (interaction) => reply(interaction, value(interaction, "turn")),
  admin(interaction) {
    const [{ name, options }] = interaction.data.options;
    return reply(interaction, name === "add" ? `add ${options[0].value}` : `give ${nameOf(interaction, options[0].options[0].value)}`);
  },
  Greet: (interaction) => reply(interaction, `Hello ${nameOf(interaction, interaction.data.target_id)}`),
  Quote: (interaction) => reply(interaction, `> ${interaction.data.resolved.messages[interaction.data.target_id].content}`),
  async show(interaction) {
    const what = value(interaction, "what");
    const rows = what === "buttons" ? BUTTONS : SELECTS;
    await reply(interaction, what, { components: rows });
  },
  ask: ({ id, token }) => interactions.createModal(id, token, ASK),
  labels: ({ id, token }) => interactions.createModal(id, token, LABELS),
  async files(interaction) {
    const attachments = [{ id: "0", description: "First" }, { id: "1", description: "Second" }];
    await reply(interaction, "files", { files: [file("one"), file("two")], attachments });
    const [{ id }] = (await interactions.getOriginalReply(application, interaction.token)).attachments;
    await edit(interaction, { content: "fewer files", attachments: [{ id }, { id: "0" }], files: [file("three")] });
  },
  async later(interaction) {
    const { id, token } = interaction;
    await interactions.defer(id, token);
    await edit(interaction, { content: "at last" });
    const more = await interactions.followUp(application, token, { content: "and more" });
    await edit(interaction, { content: "and still more" }, more.id);
    await interactions.followUp(application, token, { content: "psst", flags: EPHEMERAL });
    const { content } = await interactions.getOriginalReply(application, token);
    await interactions.followUp(application, token, { content: `original: ${content}` });
    await interactions.deleteReply(application, token, more.id);
    await interactions.deleteReply(application, token);
  },
  async secret(interaction) {
    await interactions.defer(interaction.id, interaction.token, { flags: EPHEMERAL });
    await edit(interaction, { content: "secret" });
  },
  async messages(interaction) {
    await reply(interaction, "ok", { flags: EPHEMERAL });
    const channel = interaction.channel.id;
    await channels.showTyping(channel);
    const first = await channels.createMessage(channel, { content: "one", embeds: [EMBED] });
    await channels.editMessage(channel, first.id, { content: "two" });
    const third = await channels.createMessage(channel, { content: "three", message_reference: { message_id: first.id } });
    const [before] = await channels.getMessages(channel, { limit: 1, before: third.id });
    const after = await channels.getMessages(channel, { limit: 5, after: first.id });
    const content = `before ${before.content} after ${after.map((message) => message.content).join(" ")}`;
    await channels.createMessage(channel, { content });
    await channels.getMessage(channel, first.id);
    await channels.deleteMessage(channel, first.id);
  },
  async dm(interaction) {
    await reply(interaction, "ok", { flags: EPHEMERAL });
    const { id } = await api.users.createDM(interaction.member.user.id);
    await channels.createMessage(id, { content: "hello" });
  },
  async thread(interaction) {
    await reply(interaction, "ok", { flags: EPHEMERAL });
    const channel = interaction.channel.id;
    const { id } = await channels.createThread(channel, { name: "side", type: 11 });
    await channels.createMessage(id, { content: "one" });
    await channels.edit(id, { archived: true });
    await channels.createMessage(id, { content: "two" });
    await channels.edit(id, { name: "renamed" });
    await channels.edit(id, { locked: true });
    await channels.delete(id);
    const start = await channels.createMessage(channel, { content: "start" });
    const thread = await channels.createThread(channel, { name: "of a message" }, start.id);
    await channels.createMessage(thread.id, { content: "in it" });
  },
  tell: (interaction) => (tellers[value(interaction, "what")] ?? tellers.member)(interaction),
  error: async (interaction) => reply(interaction, await provoke(interaction.channel.id, value(interaction, "kind"))),
  silent() {},
  async burst(interaction) {
    await reply(interaction, "ok", { flags: EPHEMERAL });
    const count = value(interaction, "count");
    for (let number = 1; number <= count; number += 1) {
      await channels.createMessage(interaction.channel.id, { content: String(number) });
    }
  },
};

const components = {
  update: ({ id, token }) => interactions.updateMessage(id, token, { content: "updated" }),
  async later(interaction) {
    await interactions.deferMessageUpdate(interaction.id, interaction.token);
    await edit(interaction, { content: "edited later" });
  },
  psst: (interaction) => reply(interaction, "psst", { flags: EPHEMERAL }),
  modal: ({ id, token }) => interactions.createModal(id, token, ASK),
};

client.on(GatewayDispatchEvents.InteractionCreate, async ({ data: interaction }) => {
  const { type, data, id, token } = interaction;
  if (type === 4) {
    await interactions.createAutocompleteResponse(id, token, { choices: choices(data.options[0].value) });
  } else if (type === 2) await commands[data.name](interaction);
  else if (type === 5) await reply(interaction, submitted(data.components));
  else if (data.values) await reply(interaction, `${data.custom_id}: ${data.values.map((id) => nameOf(interaction, id)).join(" ")}`);
  else await components[data.custom_id](interaction);
});
client.on(GatewayDispatchEvents.MessageCreate, async ({ data }) => {
  if (data.content !== "ping") return;
  pings.add(data.id);
  await channels.createMessage(data.channel_id, { content: "pong" });
});
client.on(GatewayDispatchEvents.MessageUpdate, async ({ data }) => {
  if (data.content === "ping!") await channels.createMessage(data.channel_id, { content: "edited ping!" });
});
client.on(GatewayDispatchEvents.MessageDelete, async ({ data }) => {
  if (pings.has(data.id)) await channels.createMessage(data.channel_id, { content: `deleted ${data.id}` });
});
client.on(GatewayDispatchEvents.ThreadCreate, async ({ data }) => {
  if (data.name === "greet") await channels.createMessage(data.id, { content: "welcome" });
});
client.on("error", console.error);
client.on(GatewayDispatchEvents.Resumed, () => (counts.resumed += 1));
client.on(GatewayDispatchEvents.Ready, async ({ data }) => {
  counts.ready += 1;
  application = data.application.id;
  await api.applicationCommands.bulkOverwriteGlobalCommands(application, COMMANDS);
});
await gateway.connect();
