// A bot with discordeno: its REST manager and its gateway.

import { GatewayOpcodes, Intents, createBot } from "discordeno";
import { life } from "./raw.mjs";

const { BASE, TOKEN } = process.env;
const bot = createBot({
  token: TOKEN,
  intents: Intents.Guilds | Intents.GuildMessages | Intents.MessageContent | Intents.GuildMembers,
  rest: { token: TOKEN, proxy: { baseUrl: `${BASE}/api` } },
});
// The base URL is not that of a proxy that counts requests.
bot.rest.isProxied = false;

const requested = new Map();
const take = life({
  request: (method, path, body, files) =>
    bot.rest.makeRequest(method, path, { body, files: files?.map(({ name, data }) => ({ name, blob: new Blob([data]) })) }),
  codeOf: (error) => JSON.parse(error.cause.body).code,
  async chunk(guild, { query, limit }) {
    const nonce = String(requested.size);
    const members = new Promise((resolve) => requested.set(nonce, resolve));
    const d = { guild_id: guild, query, limit, nonce };
    await bot.gateway.shards.get(0).send({ op: GatewayOpcodes.RequestGuildMembers, d });
    return (await members).map(({ user }) => user.username);
  },
});
bot.events.raw = async (packet) => {
  if (packet.t === "GUILD_MEMBERS_CHUNK") requested.get(packet.d.nonce)?.(packet.d.members);
  try {
    await take(packet);
  } catch (error) {
    console.error(error, error.cause);
  }
};
await bot.start();
