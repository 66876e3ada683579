// A bot with slash-create, which has no gateway: its interactions come over HTTP.

import { createServer } from "node:http";
import { GenericServer, SlashCommand, SlashCreator } from "slash-create";
import { ASK, BUTTONS, COMMANDS, EMBED, EPHEMERAL, LABELS, SELECTS, choices, counts, names, sessions } from "./data.mjs";

const { BASE, TOKEN } = process.env;
const headers = { Authorization: `Bot ${TOKEN}` };
const application = await (await fetch(`${BASE}/api/v10/applications/@me`, { headers })).json();
const creator = new SlashCreator({
  applicationID: application.id, publicKey: application.verify_key, token: TOKEN, disableTimeouts: true,
  // Its server can answer after what the answer allows.
  postCallbacks: true,
  rest: { baseURL: `${BASE}/api/v10` },
});
const request = (method, path, body) => creator.requestHandler.request(method, path, { auth: true, body });
const send = (channel, body) => request("POST", `/channels/${channel}/messages`, typeof body === "string" ? { content: body } : body);
const file = (name) => ({ name: `${name}.txt`, file: new Blob([name]) });
const ephemeral = (content) => ({ content, flags: EPHEMERAL });

/** What the value of an option or of a menu stands for. */
const nameOf = ({ users, roles, channels }, id) =>
  users?.get(id)?.username ?? roles?.get(id)?.name ?? channels?.get(id)?.name ?? String(id);

async function provoke(channel, kind) {
  const messages = `/channels/${channel}/messages`;
  try {
    if (kind === "unknown") await request("GET", `${messages}/1`);
    else if (kind === "foreign") {
      const message = (await request("GET", messages)).find(({ author }) => author.id !== application.id);
      await request("PATCH", `${messages}/${message.id}`, { content: "mine" });
    } else await send(channel, "x".repeat(2001));
  } catch (error) {
    return String(error.response.code);
  }
}

const tellers = {
  async members(ctx) {
    const ids = [];
    for (;;) {
      const page = await request("GET", `/guilds/${ctx.guildID}/members?limit=2${ids.length ? `&after=${ids.at(-1)}` : ""}`);
      ids.push(...page.map(({ user }) => user.id));
      if (page.length < 2) break;
    }
    await ctx.send(ids.join(" "));
  },
  async member(ctx) {
    const { user, roles } = await request("GET", `/guilds/${ctx.guildID}/members/${ctx.options.what}`);
    const role = (await request("GET", `/guilds/${ctx.guildID}/roles`)).find(({ id }) => id === roles[0]);
    await ctx.send(`${user.username}: ${role.name}`);
  },
  chunk: (ctx) => ctx.send("The library has no gateway."),
  async guild(ctx) {
    const guild = `/guilds/${ctx.guildID}`;
    const [{ name }, channels, roles] = [
      await request("GET", guild), await request("GET", `${guild}/channels`), await request("GET", `${guild}/roles`),
    ];
    await ctx.send(`${name}: ${names(channels)}; ${names(roles)}`);
  },
};

const commands = {
  sessions: (ctx) => ctx.send(sessions()),
  async options(ctx) {
    const words = Object.entries(ctx.options).map(async ([name, value]) =>
      name === "file" ? (await fetch(ctx.attachments.get(value).url)).text() : nameOf(ctx, value));
    await ctx.send((await Promise.all(words)).join(" "));
  },
  colour: (ctx) => ctx.send(ctx.options.colour),
  turn: (ctx) => ctx.send(ctx.options.turn),
  admin(ctx) {
    const { add, role } = ctx.options;
    return ctx.send(add ? `add ${add.count}` : `give ${nameOf(ctx, role.give.who)}`);
  },
  Greet: (ctx) => ctx.send(`Hello ${ctx.targetUser.username}`),
  Quote: (ctx) => ctx.send(`> ${ctx.targetMessage.content}`),
  show: (ctx) => ctx.send({ content: ctx.options.what, components: ctx.options.what === "buttons" ? BUTTONS : SELECTS }),
  ask: (ctx) => ctx.sendModal({ ...ASK }),
  labels: (ctx) => ctx.sendModal({ ...LABELS }),
  async files(ctx) {
    const attachments = [{ id: "0", description: "First" }, { id: "1", description: "Second" }];
    await ctx.send({ content: "files", attachments, files: [file("one"), file("two")] });
    const [{ id }] = (await ctx.fetch()).attachments;
    await ctx.editOriginal({ content: "fewer files", attachments: [{ id }, { id: "0" }], files: [file("three")] });
  },
  async later(ctx) {
    await ctx.defer();
    await ctx.editOriginal("at last");
    const more = await ctx.sendFollowUp("and more");
    await ctx.edit(more.id, "and still more");
    await ctx.sendFollowUp(ephemeral("psst"));
    await ctx.sendFollowUp(`original: ${(await ctx.fetch()).content}`);
    await ctx.delete(more.id);
    await ctx.delete();
  },
  async secret(ctx) {
    await ctx.defer(true);
    await ctx.editOriginal("secret");
  },
  async messages(ctx) {
    await ctx.send(ephemeral("ok"));
    const channel = ctx.channelID, messages = `/channels/${channel}/messages`;
    const first = await send(channel, { content: "one", embeds: [EMBED] });
    await request("PATCH", `${messages}/${first.id}`, { content: "two" });
    const third = await send(channel, { content: "three", message_reference: { message_id: first.id } });
    const [before] = await request("GET", `${messages}?limit=1&before=${third.id}`);
    const after = await request("GET", `${messages}?limit=5&after=${first.id}`);
    await send(channel, `before ${before.content} after ${after.map(({ content }) => content).join(" ")}`);
    await request("DELETE", `${messages}/${first.id}`);
  },
  async dm(ctx) {
    await ctx.send(ephemeral("ok"));
    const { id } = await request("POST", "/users/@me/channels", { recipient_id: ctx.user.id });
    await send(id, "hello");
  },
  async thread(ctx) {
    await ctx.send(ephemeral("ok"));
    const { id } = await request("POST", `/channels/${ctx.channelID}/threads`, { name: "side", type: 11 });
    const change = (body) => request("PATCH", `/channels/${id}`, body);
    await send(id, "one");
    await change({ archived: true });
    await send(id, "two");
    await change({ name: "renamed" });
    await change({ locked: true });
    await request("DELETE", `/channels/${id}`);
    const start = await send(ctx.channelID, "start");
    const thread = await request("POST", `/channels/${ctx.channelID}/messages/${start.id}/threads`, { name: "of a message" });
    await send(thread.id, "in it");
  },
  tell: (ctx) => (tellers[ctx.options.what] ?? tellers.member)(ctx),
  error: async (ctx) => ctx.send(await provoke(ctx.channelID, ctx.options.kind)),
  silent: () => new Promise(() => {}),
  async burst(ctx) {
    await ctx.send(ephemeral("ok"));
    for (let number = 1; number <= ctx.options.count; number += 1) await send(ctx.channelID, String(number));
  },
};

const components = {
  update: (ctx) => ctx.editParent("updated"),
  async later(ctx) {
    await ctx.acknowledge();
    await ctx.editOriginal("edited later");
  },
  psst: (ctx) => ctx.send(ephemeral("psst")),
  modal: (ctx) => ctx.sendModal({ ...ASK }),
};

class Command extends SlashCommand {
  run(ctx) {
    return commands[this.commandName](ctx);
  }

  autocomplete(ctx) {
    return choices(ctx.options[ctx.focused]);
  }
}

for (const { name, description, type, options } of COMMANDS) creator.registerCommand(new Command(creator, { name, description, type, options }));
creator.on("componentInteraction", (ctx) =>
  components[ctx.customID]?.(ctx) ?? ctx.send(`${ctx.customID}: ${ctx.values.map((id) => nameOf(ctx, id)).join(" ")}`));
creator.on("modalInteraction", (ctx) =>
  ctx.send((ctx.customID === "ask" ? ["short", "long"] : ["text", "menu"]).map((name) => [ctx.values[name]].flat().join()).join("|")));
for (const name of ["error", "commandError", "warn"]) creator.on(name, (...details) => console.error(name, ...details));

const server = new GenericServer();
creator.withServer(server);
const listener = createServer(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { url, method, headers } = incoming;
  const answer = await server.endpoint(new Request(`http://127.0.0.1${url}`, { method, headers, body: Buffer.concat(chunks) }));
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
});
listener.listen(0, "127.0.0.1", async () => {
  const endpoint = `http://127.0.0.1:${listener.address().port}/interactions`;
  await request("PATCH", "/applications/@me", { interactions_endpoint_url: endpoint });
  counts.ready += 1;
  await creator.syncCommands();
});
