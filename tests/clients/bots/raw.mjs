// The life of a bot in terms of Discord's API itself, for libraries of which only the REST client and the gateway are tried.

import { ASK, BUTTONS, COMMANDS, EMBED, EPHEMERAL, LABELS, SELECTS, choices, counts, names, sessions, submitted } from "./data.mjs";

const pings = new Set();
let application;

/**
 * Returns the function that takes each event of the gateway.
 * @param request sends a request: its method, path, body and files, and returns the body of the answer.
 * @param codeOf returns Discord's code in an error of the library.
 * @param chunk asks the gateway for members, and returns their names.
 */
export function life({ request, codeOf, chunk }) {
  const get = (path) => request("GET", path);
  const post = (path, body, files) => request("POST", path, body, files);
  const respond = ({ id, token }, body, files) => post(`/interactions/${id}/${token}/callback`, body, files);
  const reply = (interaction, content, more = {}, files) => respond(interaction, { type: 4, data: { content, ...more } }, files);
  const original = ({ token }) => `/webhooks/${application}/${token}/messages/@original`;
  const edit = (interaction, body, files) => request("PATCH", original(interaction), body, files);
  const followUp = ({ token }, body) => post(`/webhooks/${application}/${token}`, body);
  const send = (channel, body) => post(`/channels/${channel}/messages`, typeof body === "string" ? { content: body } : body);
  const value = (interaction, name) => interaction.data.options.find((option) => option.name === name).value;
  const file = (name) => ({ name: `${name}.txt`, data: Buffer.from(name) });

  /** What the value of an option or of a menu stands for. */
  function nameOf({ data }, id) {
    const { users = {}, roles = {}, channels = {} } = data.resolved ?? {};
    return users[id]?.username ?? roles[id]?.name ?? channels[id]?.name ?? String(id);
  }

  async function provoke(channel, kind) {
    try {
      if (kind === "unknown") await get(`/channels/${channel}/messages/1`);
      else if (kind === "foreign") {
        const message = (await get(`/channels/${channel}/messages`)).find(({ author }) => author.id !== application);
        await request("PATCH", `/channels/${channel}/messages/${message.id}`, { content: "mine" });
      } else await send(channel, "x".repeat(2001));
    } catch (error) {
      return String(codeOf(error));
    }
  }

  const tellers = {
    async members(interaction) {
      const ids = [];
      for (;;) {
        const after = ids.length ? `&after=${ids.at(-1)}` : "";
        const page = await get(`/guilds/${interaction.guild_id}/members?limit=2${after}`);
        ids.push(...page.map(({ user }) => user.id));
        if (page.length < 2) break;
      }
      await reply(interaction, ids.join(" "));
    },
    async member(interaction) {
      const { user, roles } = await get(`/guilds/${interaction.guild_id}/members/${value(interaction, "what")}`);
      const role = (await get(`/guilds/${interaction.guild_id}/roles`)).find(({ id }) => id === roles[0]);
      await reply(interaction, `${user.username}: ${role.name}`);
    },
    async chunk(interaction) {
      await reply(interaction, (await chunk(interaction.guild_id, { query: "be", limit: 5 })).join(" "));
    },
    async guild(interaction) {
      const guild = `/guilds/${interaction.guild_id}`;
      const [{ name }, channels, roles] = [await get(guild), await get(`${guild}/channels`), await get(`${guild}/roles`)];
      await reply(interaction, `${name}: ${names(channels)}; ${names(roles)}`);
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
      await reply(interaction, what, { components: what === "buttons" ? BUTTONS : SELECTS });
    },
    ask: (interaction) => respond(interaction, { type: 9, data: ASK }),
    labels: (interaction) => respond(interaction, { type: 9, data: LABELS }),
    async files(interaction) {
      const attachments = [{ id: "0", description: "First" }, { id: "1", description: "Second" }];
      await reply(interaction, "files", { attachments }, [file("one"), file("two")]);
      const [{ id }] = (await get(original(interaction))).attachments;
      await edit(interaction, { content: "fewer files", attachments: [{ id }, { id: "0" }] }, [file("three")]);
    },
    async later(interaction) {
      await respond(interaction, { type: 5 });
      await edit(interaction, { content: "at last" });
      const more = await followUp(interaction, { content: "and more" });
      const other = `/webhooks/${application}/${interaction.token}/messages/${more.id}`;
      await request("PATCH", other, { content: "and still more" });
      await followUp(interaction, { content: "psst", flags: EPHEMERAL });
      await followUp(interaction, { content: `original: ${(await get(original(interaction))).content}` });
      await request("DELETE", other);
      await request("DELETE", original(interaction));
    },
    async secret(interaction) {
      await respond(interaction, { type: 5, data: { flags: EPHEMERAL } });
      await edit(interaction, { content: "secret" });
    },
    async messages(interaction) {
      await reply(interaction, "ok", { flags: EPHEMERAL });
      const channel = interaction.channel.id, messages = `/channels/${channel}/messages`;
      await post(`/channels/${channel}/typing`);
      const first = await send(channel, { content: "one", embeds: [EMBED] });
      await request("PATCH", `${messages}/${first.id}`, { content: "two" });
      const third = await send(channel, { content: "three", message_reference: { message_id: first.id } });
      const [before] = await get(`${messages}?limit=1&before=${third.id}`);
      const after = await get(`${messages}?limit=5&after=${first.id}`);
      await send(channel, `before ${before.content} after ${after.map(({ content }) => content).join(" ")}`);
      await request("DELETE", `${messages}/${first.id}`);
    },
    async dm(interaction) {
      await reply(interaction, "ok", { flags: EPHEMERAL });
      const { id } = await post("/users/@me/channels", { recipient_id: interaction.member.user.id });
      await send(id, "hello");
    },
    async thread(interaction) {
      await reply(interaction, "ok", { flags: EPHEMERAL });
      const threads = `/channels/${interaction.channel.id}/threads`;
      const { id } = await post(threads, { name: "side", type: 11 });
      const change = (body) => request("PATCH", `/channels/${id}`, body);
      await send(id, "one");
      await change({ archived: true });
      await send(id, "two");
      await change({ name: "renamed" });
      await change({ locked: true });
      await request("DELETE", `/channels/${id}`);
      const start = await send(interaction.channel.id, "start");
      const thread = await post(`/channels/${interaction.channel.id}/messages/${start.id}/threads`, { name: "of a message" });
      await send(thread.id, "in it");
    },
    tell: (interaction) => (tellers[value(interaction, "what")] ?? tellers.member)(interaction),
    error: async (interaction) => reply(interaction, await provoke(interaction.channel.id, value(interaction, "kind"))),
    silent() {},
    async burst(interaction) {
      await reply(interaction, "ok", { flags: EPHEMERAL });
      const count = value(interaction, "count");
      for (let number = 1; number <= count; number += 1) await send(interaction.channel.id, String(number));
    },
  };

  const components = {
    update: (interaction) => respond(interaction, { type: 7, data: { content: "updated" } }),
    async later(interaction) {
      await respond(interaction, { type: 6 });
      await edit(interaction, { content: "edited later" });
    },
    psst: (interaction) => reply(interaction, "psst", { flags: EPHEMERAL }),
    modal: (interaction) => respond(interaction, { type: 9, data: ASK }),
  };

  const events = {
    async READY(ready) {
      counts.ready += 1;
      application = ready.application.id;
      await request("PUT", `/applications/${application}/commands`, COMMANDS);
    },
    RESUMED: () => (counts.resumed += 1),
    async INTERACTION_CREATE(interaction) {
      const { type, data } = interaction;
      if (type === 4) await respond(interaction, { type: 8, data: { choices: choices(data.options[0].value) } });
      else if (type === 2) await commands[data.name](interaction);
      else if (type === 5) await reply(interaction, submitted(data.components));
      else if (data.values) await reply(interaction, `${data.custom_id}: ${data.values.map((id) => nameOf(interaction, id)).join(" ")}`);
      else await components[data.custom_id](interaction);
    },
    async MESSAGE_CREATE(message) {
      if (message.content !== "ping") return;
      pings.add(message.id);
      await send(message.channel_id, "pong");
    },
    async MESSAGE_UPDATE(message) {
      if (message.content === "ping!") await send(message.channel_id, "edited ping!");
    },
    async MESSAGE_DELETE(message) {
      if (pings.has(message.id)) await send(message.channel_id, `deleted ${message.id}`);
    },
    async THREAD_CREATE(thread) {
      if (thread.name === "greet") await send(thread.id, "welcome");
    },
  };
  return ({ t, d }) => events[t]?.(d);
}
