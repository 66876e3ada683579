// A bot with seyfert: its REST client and its gateway.

import https from "node:https";
import seyfert from "seyfert";
import { life } from "./raw.mjs";

const { ApiHandler, Client } = seyfert;
const { BASE, TOKEN } = process.env;
// The library leaves the port of the gateway out.
https.globalAgent.defaultPort = Number(new URL(BASE).port);
const intents = 1 << 0 | 1 << 1 | 1 << 9 | 1 << 15;
const client = new Client({ getRC: () => ({ token: TOKEN, intents, locations: { base: "." } }) });
const rest = new ApiHandler({ token: TOKEN, domain: BASE });
client.setServices({ rest, cache: { disabledCache: true } });

const take = life({
  request: (method, path, body, files) =>
    rest.request(method, path, { body, files: files?.map(({ name, data }) => ({ filename: name, data })) }),
  codeOf: (error) => error.metadata?.code ?? error.metadata?.response?.code ?? error.code,
  async chunk(guild, options) {
    const { members } = await client.gateway.get(0).requestGuildMember({ guild_id: guild, ...options });
    return members.map(({ user }) => user.username);
  },
});
client.events.set([{ data: { name: "raw" }, run: (packet) => take(packet) }]);
await client.start({ token: TOKEN, connection: { intents } });
