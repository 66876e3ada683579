// A bot with eris, or with its fork dysnomia, which differs in its options and in how files are sent.

import https from "node:https";
import { createRequire } from "node:module";
import net from "node:net";
import { ASK, BUTTONS, COMMANDS, EMBED, EPHEMERAL, SELECTS, choices, counts, names, sessions, submitted } from "./data.mjs";

const { BASE, LIBRARY, TOKEN } = process.env;
const Eris = createRequire(import.meta.url)(LIBRARY);
const isFork = LIBRARY !== "eris";
const { host, hostname, port } = new URL(BASE);

// The library always speaks TLS, so its agent opens plain connections.
class PlainAgent extends https.Agent {
  createConnection() {
    return net.connect(Number(port), hostname);
  }
}

const intents = ["guilds", "guildMessages", "messageContent", "guildMembers"];
const client = new Eris.Client(`Bot ${TOKEN}`, {
  ...isFork
    ? { gateway: { intents }, rest: { domain: hostname, port, https: false, baseURL: "/api/v10" } }
    : { intents, rest: { domain: host, agent: new PlainAgent(), baseURL: "/api/v10" } },
  restMode: true,
});

const file = (name, description) => ({ file: Buffer.from(name), [isFork ? "filename" : "name"]: `${name}.txt`, description });
const ephemeral = (content) => ({ content, flags: EPHEMERAL });
const value = ({ data }, name) => data.options.find((option) => option.name === name).value;

/** Finds a thing by its id in a plain object or a collection. */
const find = (things, id) => (things instanceof Map ? things.get(id) : things?.[id]);

/** What the value of an option or of a menu stands for. */
function nameOf({ data }, id) {
  const { users, roles, channels } = data.resolved ?? {};
  return find(users, id)?.username ?? find(roles, id)?.name ?? find(channels, id)?.name ?? client.getChannel(id)?.name ?? String(id);
}

async function provoke(channel, kind) {
  try {
    if (kind === "unknown") await client.getMessage(channel, "1");
    else if (kind === "foreign") {
      const message = (await client.getMessages(channel)).find(({ author }) => author.id !== client.user.id);
      await client.editMessage(channel, message.id, "mine");
    } else await client.createMessage(channel, "x".repeat(2001));
  } catch (error) {
    if (error instanceof Eris.DiscordRESTError) return String(error.code);
    throw error;
  }
}

const tellers = {
  async members(interaction) {
    const ids = [];
    for (;;) {
      const page = await client.getRESTGuildMembers(interaction.guildID, { limit: 2, after: ids.at(-1) });
      ids.push(...page.map(({ id }) => id));
      if (page.length < 2) break;
    }
    await interaction.createMessage(ids.join(" "));
  },
  async member(interaction) {
    const member = await client.getRESTGuildMember(interaction.guildID, value(interaction, "what"));
    const role = (await client.getRESTGuildRoles(interaction.guildID)).find(({ id }) => id === member.roles[0]);
    await interaction.createMessage(`${member.username}: ${role.name}`);
  },
  async chunk(interaction) {
    const members = await client.guilds.get(interaction.guildID).fetchMembers({ query: "be", limit: 5 });
    await interaction.createMessage(members.map(({ username }) => username).join(" "));
  },
  async guild(interaction) {
    const guild = await client.getRESTGuild(interaction.guildID);
    const channels = await client.getRESTGuildChannels(guild.id);
    await interaction.createMessage(`${guild.name}: ${names(channels)}; ${names(await client.getRESTGuildRoles(guild.id))}`);
  },
};

const commands = {
  sessions: (interaction) => interaction.createMessage(sessions()),
  async options(interaction) {
    const files = interaction.data.resolved?.attachments;
    const words = interaction.data.options.map(async ({ value }) => {
      const file = find(files, value);
      return file ? (await fetch(file.url)).text() : nameOf(interaction, value);
    });
    await interaction.createMessage((await Promise.all(words)).join(" "));
  },
  colour: (interaction) => interaction.createMessage(value(interaction, "colour")),
  turn: (interaction) => interaction.createMessage(value(interaction, "turn")),
  admin(interaction) {
    const [{ name, options }] = interaction.data.options;
    const text = name === "add" ? `add ${options[0].value}` : `give ${nameOf(interaction, options[0].options[0].value)}`;
    return interaction.createMessage(text);
  },
  Greet: (interaction) => interaction.createMessage(`Hello ${nameOf(interaction, interaction.data.target_id)}`),
  Quote: (interaction) => interaction.createMessage(`> ${interaction.data.resolved.messages.get(interaction.data.target_id).content}`),
  async show(interaction) {
    const what = value(interaction, "what");
    const rows = what === "buttons" ? BUTTONS : SELECTS;
    await interaction.createMessage({ content: what, components: rows });
  },
  ask: (interaction) => interaction.createModal(ASK),
  labels: (interaction) => interaction.createMessage("The library has no labels."),
  async files(interaction) {
    const files = [file("one", "First"), file("two", "Second")];
    const attachments = isFork ? files : files.map(({ description }, id) => ({ id, description }));
    await interaction.createMessage({ content: "files", attachments }, files);
    // The fork has a collection, whose first item is an entry.
    const [first] = (await interaction.getOriginalMessage()).attachments;
    const { id } = first[1] ?? first;
    const kept = isFork ? [{ id }, file("three")] : [{ id }, { id: 0 }];
    await interaction.editOriginalMessage({ content: "fewer files", attachments: kept }, [file("three")]);
  },
  async later(interaction) {
    await interaction.defer();
    await interaction.editOriginalMessage("at last");
    const more = await interaction.createFollowup("and more");
    await interaction.editMessage(more.id, "and still more");
    await interaction.createFollowup(ephemeral("psst"));
    await interaction.createFollowup(`original: ${(await interaction.getOriginalMessage()).content}`);
    await interaction.deleteMessage(more.id);
    await interaction.deleteOriginalMessage();
  },
  async secret(interaction) {
    await interaction.defer(EPHEMERAL);
    await interaction.editOriginalMessage("secret");
  },
  async messages(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const { id } = interaction.channel;
    await client.sendChannelTyping(id);
    const first = await client.createMessage(id, { content: "one", embeds: [EMBED] });
    await first.edit("two");
    const third = await client.createMessage(id, { content: "three", messageReference: { messageID: first.id } });
    const [before] = await client.getMessages(id, { limit: 1, before: third.id });
    const after = await client.getMessages(id, { limit: 5, after: first.id });
    await client.createMessage(id, `before ${before.content} after ${after.map(({ content }) => content).join(" ")}`);
    await (await client.getMessage(id, first.id)).delete();
  },
  async dm(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    await (await client.getDMChannel(interaction.member.id)).createMessage("hello");
  },
  async thread(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const { channel } = interaction;
    const side = await client.createThread(channel.id, { name: "side", type: 11 });
    await side.createMessage("one");
    await side.edit({ archived: true });
    await side.createMessage("two");
    await side.edit({ name: "renamed" });
    await side.edit({ locked: true });
    await side.delete();
    const start = await channel.createMessage("start");
    await (await client.createThreadWithMessage(channel.id, start.id, { name: "of a message" })).createMessage("in it");
  },
  tell: (interaction) => (tellers[value(interaction, "what")] ?? tellers.member)(interaction),
  error: async (interaction) => interaction.createMessage(await provoke(interaction.channel.id, value(interaction, "kind"))),
  silent() {},
  async burst(interaction) {
    await interaction.createMessage(ephemeral("ok"));
    const count = value(interaction, "count");
    for (let number = 1; number <= count; number += 1) await client.createMessage(interaction.channel.id, String(number));
  },
};

const components = {
  update: (interaction) => interaction.editParent({ content: "updated" }),
  async later(interaction) {
    await interaction.deferUpdate();
    await interaction.editOriginalMessage("edited later");
  },
  psst: (interaction) => interaction.createMessage(ephemeral("psst")),
  modal: (interaction) => interaction.createModal(ASK),
};

client.on("interactionCreate", async (interaction) => {
  const { data } = interaction;
  if (interaction instanceof Eris.AutocompleteInteraction) await interaction.result(choices(data.options[0].value));
  else if (interaction instanceof Eris.CommandInteraction) await commands[data.name](interaction);
  else if (interaction instanceof Eris.ModalSubmitInteraction) await interaction.createMessage(submitted(data.components));
  else if (data.values) {
    await interaction.createMessage(`${data.custom_id}: ${data.values.map((id) => nameOf(interaction, id)).join(" ")}`);
  } else await components[data.custom_id](interaction);
});
client.on("messageCreate", async (message) => {
  if (message.content === "ping") await client.createMessage(message.channel.id, "pong");
});
client.on("messageUpdate", async (message) => {
  if (message.content === "ping!") await client.createMessage(message.channel.id, "edited ping!");
});
client.on("messageDelete", async (message) => {
  if (message.content?.startsWith("ping")) await client.createMessage(message.channel.id, `deleted ${message.id}`);
});
client.on("threadCreate", async (thread) => {
  if (thread.name === "greet") await thread.createMessage("welcome");
});
client.on("error", (error) => console.error(error));
client.on("shardPreReady", () => (counts.ready += 1));
client.on("shardResume", () => (counts.resumed += 1));
client.once("ready", () => client.bulkEditCommands(COMMANDS));
await client.connect();
