// A bot with oceanic.js.

import * as Oceanic from "oceanic.js";
import { ASK, BUTTONS, COMMANDS, EMBED, EPHEMERAL, LABELS, SELECTS, choices, counts, names, sessions } from "./data.mjs";

const { BASE, TOKEN } = process.env;
const client = new Oceanic.Client({
  auth: `Bot ${TOKEN}`,
  gateway: { intents: ["GUILDS", "GUILD_MESSAGES", "MESSAGE_CONTENT", "GUILD_MEMBERS"] },
  rest: { baseURL: `${BASE}/api/v10` },
});
const { channels, guilds } = client.rest;

/** The library's names of keys. */
function camel(data) {
  if (Array.isArray(data)) return data.map(camel);
  if (data === null || typeof data !== "object") return data;
  const name = (key) => key.replace(/_id$/, "ID").replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [name(key), camel(value)]));
}

const file = (name, index) => ({ contents: Buffer.from(name), name: `${name}.txt`, index });
const ephemeral = (content) => ({ content, flags: EPHEMERAL });

async function provoke(channel, kind) {
  try {
    if (kind === "unknown") await channels.getMessage(channel, "1");
    else if (kind === "foreign") {
      const message = (await channels.getMessages(channel)).find(({ author }) => author.id !== client.user.id);
      await message.edit({ content: "mine" });
    } else await channels.createMessage(channel, { content: "x".repeat(2001) });
  } catch (error) {
    if (error instanceof Oceanic.DiscordRESTError) return String(error.code);
    throw error;
  }
}

const tellers = {
  async members(interaction) {
    const ids = [];
    for (;;) {
      const page = await guilds.getMembers(interaction.guildID, { limit: 2, after: ids.at(-1) });
      ids.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    await interaction.createMessage({ content: ids.join(" ") });
  },
  async member(interaction) {
    const member = await guilds.getMember(interaction.guildID, interaction.data.options.getString("what"));
    const role = (await guilds.getRoles(interaction.guildID)).find(({ id }) => id === member.roles[0]);
    await interaction.createMessage({ content: `${member.username}: ${role.name}` });
  },
  async chunk(interaction) {
    const members = await client.guilds.get(interaction.guildID).fetchMembers({ query: "be", limit: 5 });
    await interaction.createMessage({ content: members.map(({ username }) => username).join(" ") });
  },
  async guild(interaction) {
    const guild = await guilds.get(interaction.guildID);
    const all = await guilds.getChannels(guild.id);
    await interaction.createMessage({ content: `${guild.name}: ${names(all)}; ${names(await guilds.getRoles(guild.id))}` });
  },
};

const commands = {
  sessions: (interaction) => interaction.createMessage({ content: sessions() }),
  async options(interaction) {
    const { options } = interaction.data;
    const words = [options.getString("text"), options.getInteger("whole"), options.getNumber("part"), options.getBoolean("flag")];
    words.push(options.getUser("who")?.username, options.getChannel("where")?.name, options.getRole("role")?.name);
    words.push(options.getMentionable("any")?.name);
    const attachment = options.getAttachment("file");
    if (attachment) words.push(await (await fetch(attachment.url)).text());
    await interaction.createMessage({ content: words.filter((word) => word !== undefined).join(" ") });
  },
  colour: (interaction) => interaction.createMessage({ content: interaction.data.options.getString("colour") }),
  turn: (interaction) => interaction.createMessage({ content: interaction.data.options.getString("turn") }),
  admin(interaction) {
    const { options } = interaction.data;
    const isAdd = options.getSubCommand()[0] === "add";
    const content = isAdd ? `add ${options.getInteger("count")}` : `give ${options.getUser("who").username}`;
    return interaction.createMessage({ content });
  },
  Greet: (interaction) => interaction.createMessage({ content: `Hello ${interaction.data.target.username ?? interaction.data.target.user.username}` }),
  Quote: (interaction) => interaction.createMessage({ content: `> ${interaction.data.target.content}` }),
  async show(interaction) {
    const what = interaction.data.options.getString("what");
    const rows = what === "buttons" ? BUTTONS : SELECTS;
    await interaction.createMessage({ content: what, components: camel(rows) });
  },
  ask: (interaction) => interaction.createModal(camel(ASK)),
  labels: (interaction) => interaction.createModal(camel(LABELS)),
  async files(interaction) {
    const attachments = [{ id: "0", description: "First" }, { id: "1", description: "Second" }];
    await interaction.createMessage({ content: "files", attachments, files: [file("one", 0), file("two", 1)] });
    const { id } = (await interaction.getOriginal()).attachments.first();
    const kept = [{ id }, { id: "0" }];
    await interaction.editOriginal({ content: "fewer files", attachments: kept, files: [file("three", 0)] });
  },
  async later(interaction) {
    await interaction.defer();
    await interaction.editOriginal({ content: "at last" });
    const { message } = await interaction.createFollowup({ content: "and more" });
    await interaction.editFollowup(message.id, { content: "and still more" });
    await interaction.createFollowup(ephemeral("psst"));
    await interaction.createFollowup({ content: `original: ${(await interaction.getOriginal()).content}` });
    await interaction.deleteFollowup(message.id);
    await interaction.deleteOriginal();
  },
  async secret(interaction) {
    await interaction.defer(EPHEMERAL);
    await interaction.editOriginal({ content: "secret" });
  },
  async messages(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const channel = interaction.channelID;
    await channels.sendTyping(channel);
    const first = await channels.createMessage(channel, { content: "one", embeds: [EMBED] });
    await first.edit({ content: "two" });
    const third = await channels.createMessage(channel, { content: "three", messageReference: { messageID: first.id } });
    const [before] = await channels.getMessages(channel, { limit: 1, before: third.id });
    const after = await channels.getMessages(channel, { limit: 5, after: first.id });
    const content = `before ${before.content} after ${after.map((message) => message.content).join(" ")}`;
    await channels.createMessage(channel, { content });
    await (await channels.getMessage(channel, first.id)).delete();
  },
  async dm(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    await (await interaction.user.createDM()).createMessage({ content: "hello" });
  },
  async thread(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const channel = interaction.channelID;
    const side = await channels.startThreadWithoutMessage(channel, { name: "side", type: 11 });
    await side.createMessage({ content: "one" });
    await side.edit({ archived: true });
    await side.createMessage({ content: "two" });
    await side.edit({ name: "renamed" });
    await side.edit({ locked: true });
    await side.delete();
    const start = await channels.createMessage(channel, { content: "start" });
    await (await start.startThread({ name: "of a message" })).createMessage({ content: "in it" });
  },
  tell: (interaction) => (tellers[interaction.data.options.getString("what")] ?? tellers.member)(interaction),
  async error(interaction) {
    await interaction.createMessage({ content: await provoke(interaction.channelID, interaction.data.options.getString("kind")) });
  },
  silent() {},
  async burst(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const count = interaction.data.options.getInteger("count");
    for (let number = 1; number <= count; number += 1) {
      await channels.createMessage(interaction.channelID, { content: String(number) });
    }
  },
};

const components = {
  update: (interaction) => interaction.editParent({ content: "updated" }),
  async later(interaction) {
    await interaction.deferUpdate();
    await interaction.editOriginal({ content: "edited later" });
  },
  psst: (interaction) => interaction.createMessage(ephemeral("psst")),
  modal: (interaction) => interaction.createModal(camel(ASK)),
};

/** What was chosen in a menu. */
function chosen({ data }) {
  const { values, customID } = data;
  if (customID === "string") return values.getStrings();
  if (customID === "user") return values.getUsers().map(({ username }) => username);
  const things = { role: "getRoles", any: "getMentionables", channel: "getChannels" };
  return values[things[customID]]().map(({ name }) => name);
}

client.on("interactionCreate", async (interaction) => {
  const { data } = interaction;
  if (interaction.isAutocompleteInteraction()) await interaction.result(choices(data.options.getFocused().value));
  else if (interaction.isCommandInteraction()) await commands[data.name](interaction);
  else if (interaction.isModalSubmitInteraction()) {
    const isAsk = data.customID === "ask";
    const values = isAsk ? ["short", "long"].map((name) => data.components.getTextInput(name) ?? "") : [
      data.components.getTextInput("text"), data.components.getStringSelectValues("menu")[0],
    ];
    await interaction.createMessage({ content: values.join("|") });
  } else if (interaction.isSelectMenuComponentInteraction()) {
    await interaction.createMessage({ content: `${data.customID}: ${chosen(interaction).join(" ")}` });
  } else await components[data.customID](interaction);
});
client.on("messageCreate", async (message) => {
  if (message.content === "ping") await channels.createMessage(message.channelID, { content: "pong" });
});
client.on("messageUpdate", async (message) => {
  if (message.content === "ping!") await channels.createMessage(message.channelID, { content: "edited ping!" });
});
client.on("messageDelete", async (message) => {
  if (message.content?.startsWith("ping")) await channels.createMessage(message.channelID, { content: `deleted ${message.id}` });
});
client.on("threadCreate", async (thread) => {
  if (thread.name === "greet") await thread.createMessage({ content: "welcome" });
});
client.on("error", (error) => console.error(error));
client.on("shardPreReady", () => (counts.ready += 1));
client.on("shardResume", () => (counts.resumed += 1));
client.once("ready", () => client.application.bulkEditGlobalCommands(camel(COMMANDS)));
await client.connect();
