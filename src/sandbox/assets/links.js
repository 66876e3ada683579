// Links to places in the page. The hash of the URL names a channel, a message in it, or a user whose direct messages are opened.

import { state } from "./state.js";

const HASH = /^#(?:@(?<userId>\d+)|(?<channelId>\d+)(?:\/(?<messageId>\d+))?)$/;
const DISCORD_HOST = /(?:^|\.)discord(?:app)?\.com$/;
const DISCORD_PATH = /^\/channels\/(?:@me|\d+)(\/\d+(?:\/\d+)?)$/;

export const channelHash = (channel) => "#" + channel.id;
export const messageHash = (message) => `#${message.channel_id}/${message.id}`;
export const directHash = (user) => "#@" + user.id;

/** The `userId`, or the `channelId` and perhaps the `messageId`, that a hash names. */
export const parseHash = (hash) => HASH.exec(hash)?.groups ?? {};

/**
 * The properties of a link. One to a channel or a message that the page can show opens inside, any other one in a new window. A
 * link for another program than the browser cannot be pressed.
 */
export function linkProperties(url) {
  if (!/^https?:\/\//i.test(url)) return {};
  const hash = URL.canParse(url) ? hashOf(new URL(url)) : "";
  const isInside = state.channels.has(parseHash(hash).channelId);
  return isInside ? { href: hash } : { href: url, rel: "noreferrer", target: "_blank" };
}

/** The hash of a URL of this page, or of the same place in a URL of Discord. */
function hashOf({ host, hostname, pathname, hash }) {
  if (host === location.host && pathname === location.pathname) return hash;
  const [, place] = DISCORD_HOST.test(hostname) && DISCORD_PATH.exec(pathname) || [];
  return place ? place.replace("/", "#") : "";
}
