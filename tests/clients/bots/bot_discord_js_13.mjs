// A bot with discord.js 13, installed as `discord.js-13`.

import discord from "discord.js-13";
import { ASK, BUTTONS, COMMANDS, EMBED, SELECTS, choices, counts, names, sessions } from "./data.mjs";

const { BASE, TOKEN } = process.env;
const client = new discord.Client({
  intents: ["GUILDS", "GUILD_MESSAGES", "MESSAGE_CONTENT", "GUILD_MEMBERS"],
  http: { api: `${BASE}/api` },
  restTimeOffset: 0,
});

const file = (name, description) => ({ attachment: Buffer.from(name), name: `${name}.txt`, description });
const ephemeral = (content) => ({ content, ephemeral: true });

async function describe({ options }) {
  const words = [options.getString("text"), options.getInteger("whole"), options.getNumber("part"), options.getBoolean("flag")];
  words.push(options.getUser("who")?.username, options.getChannel("where")?.name, options.getRole("role")?.name);
  words.push(options.getMentionable("any")?.name);
  const attachment = options.getAttachment("file");
  if (attachment) words.push(await (await fetch(attachment.url)).text());
  return words.filter((word) => word != null).join(" ");
}

async function provoke(channel, kind) {
  try {
    if (kind === "unknown") await channel.messages.fetch("1");
    else if (kind === "foreign") await (await channel.messages.fetch()).find(({ author }) => author.id !== client.user.id).edit("mine");
    else await channel.send("x".repeat(2001));
  } catch (error) {
    if (error instanceof discord.DiscordAPIError) return String(error.code);
    throw error;
  }
}

const tellers = {
  async members(interaction) {
    const ids = [];
    for (;;) {
      const page = await interaction.guild.members.list({ limit: 2, after: ids.at(-1) });
      ids.push(...page.keys());
      if (page.size < 2) break;
    }
    await interaction.reply(ids.join(" "));
  },
  async member(interaction) {
    const member = await interaction.guild.members.fetch({ user: interaction.options.getString("what"), force: true });
    await interaction.reply(`${member.user.username}: ${member.roles.highest.name}`);
  },
  async chunk(interaction) {
    const members = await interaction.guild.members.fetch({ query: "be", limit: 5 });
    await interaction.reply(members.map(({ user }) => user.username).join(" "));
  },
  async guild(interaction) {
    const guild = await client.guilds.fetch({ guild: interaction.guildId, force: true });
    const [channels, roles] = [await guild.channels.fetch(), await guild.roles.fetch()];
    await interaction.reply(`${guild.name}: ${names([...channels.values()])}; ${names([...roles.values()])}`);
  },
};

const commands = {
  sessions: (interaction) => interaction.reply(sessions()),
  options: async (interaction) => interaction.reply(await describe(interaction)),
  colour: (interaction) => interaction.reply(interaction.options.getString("colour")),
  turn: (interaction) => interaction.reply(interaction.options.getString("turn")),
  admin(interaction) {
    const { options } = interaction;
    const isAdd = options.getSubcommand() === "add";
    return interaction.reply(isAdd ? `add ${options.getInteger("count")}` : `give ${options.getUser("who").username}`);
  },
  Greet: (interaction) => interaction.reply(`Hello ${interaction.targetUser.username}`),
  Quote: (interaction) => interaction.reply(`> ${interaction.targetMessage.content}`),
  async show(interaction) {
    const what = interaction.options.getString("what");
    const rows = what === "buttons" ? BUTTONS : SELECTS;
    await interaction.reply({ content: what, components: rows });
  },
  ask: (interaction) => interaction.showModal(ASK),
  labels: (interaction) => interaction.reply("The library has no labels."),
  async files(interaction) {
    const reply = { content: "files", files: [file("one", "First"), file("two", "Second")], fetchReply: true };
    const message = await interaction.reply(reply);
    await interaction.editReply({ content: "fewer files", attachments: [message.attachments.first()], files: [file("three")] });
  },
  async later(interaction) {
    await interaction.deferReply();
    await interaction.editReply("at last");
    const more = await interaction.followUp("and more");
    await interaction.webhook.editMessage(more.id, "and still more");
    await interaction.followUp(ephemeral("psst"));
    await interaction.followUp(`original: ${(await interaction.fetchReply()).content}`);
    await interaction.webhook.deleteMessage(more.id);
    await interaction.deleteReply();
  },
  async secret(interaction) {
    await interaction.deferReply({ ephemeral: true });
    await interaction.editReply("secret");
  },
  async messages(interaction) {
    await interaction.reply(ephemeral("ok"));
    const { channel } = interaction;
    await channel.sendTyping();
    const first = await channel.send({ content: "one", embeds: [EMBED] });
    await first.edit("two");
    const third = await first.reply("three");
    const before = await channel.messages.fetch({ limit: 1, before: third.id });
    const after = await channel.messages.fetch({ limit: 5, after: first.id });
    await channel.send(`before ${before.first().content} after ${after.map(({ content }) => content).join(" ")}`);
    await (await channel.messages.fetch(first.id, { force: true })).delete();
  },
  async dm(interaction) {
    await interaction.reply(ephemeral("ok"));
    await interaction.user.send("hello");
  },
  async thread(interaction) {
    await interaction.reply(ephemeral("ok"));
    const { channel } = interaction;
    const side = await channel.threads.create({ name: "side", type: "GUILD_PUBLIC_THREAD" });
    await side.send("one");
    await side.setArchived(true);
    await side.send("two");
    await side.setName("renamed");
    await side.setLocked(true);
    await side.delete();
    const start = await channel.send("start");
    await (await start.startThread({ name: "of a message" })).send("in it");
  },
  tell: (interaction) => (tellers[interaction.options.getString("what")] ?? tellers.member)(interaction),
  error: async (interaction) => interaction.reply(await provoke(interaction.channel, interaction.options.getString("kind"))),
  silent() {},
  async burst(interaction) {
    await interaction.reply(ephemeral("ok"));
    const count = interaction.options.getInteger("count");
    for (let number = 1; number <= count; number += 1) await interaction.channel.send(String(number));
  },
};

const buttons = {
  update: (interaction) => interaction.update("updated"),
  async later(interaction) {
    await interaction.deferUpdate();
    await interaction.editReply("edited later");
  },
  psst: (interaction) => interaction.reply(ephemeral("psst")),
  modal: (interaction) => interaction.showModal(ASK),
};

/** What was chosen in a menu. */
function chosen(interaction) {
  const things = [interaction.users, interaction.channels, interaction.roles].find((found) => found?.size);
  return things?.map(({ username, name }) => username ?? name) ?? interaction.values;
}

client.on("interactionCreate", async (interaction) => {
  const { customId } = interaction;
  if (interaction.isAutocomplete()) await interaction.respond(choices(interaction.options.getFocused()));
  else if (interaction.isApplicationCommand()) await commands[interaction.commandName](interaction);
  else if (interaction.isButton()) await buttons[customId](interaction);
  else if (interaction.isAnySelectMenu?.() ?? interaction.isSelectMenu()) await interaction.reply(`${customId}: ${chosen(interaction).join(" ")}`);
  else {
    const texts = ["short", "long"].map((name) => interaction.fields.getTextInputValue(name));
    await interaction.reply(texts.join("|"));
  }
});
client.on("messageCreate", async (message) => {
  if (message.content === "ping") await message.channel.send("pong");
});
client.on("messageUpdate", async (_, message) => {
  if (message.content === "ping!") await message.channel.send("edited ping!");
});
client.on("messageDelete", async (message) => {
  if (message.content?.startsWith("ping")) await message.channel.send(`deleted ${message.id}`);
});
client.on("threadCreate", async (thread) => {
  if (thread.name === "greet") await thread.send("welcome");
});
client.on("error", console.error);
client.on("shardReady", () => (counts.ready += 1));
client.on("shardResume", () => (counts.resumed += 1));
client.once("ready", () => client.application.commands.set(COMMANDS));
await client.login(TOKEN);
