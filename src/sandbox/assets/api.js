// Requests to the API, as src/sandbox/lib.rs documents them.

import { language, locale, say } from "./language.js";

/** The usernames of the people in the world, in its order. */
const usernames = await (await fetch("/people.json")).json();
const requested = new URLSearchParams(location.search).get("as");

/** The username of the person who uses this page. */
export const username = usernames.includes(requested) ? requested : usernames[0];
export const token = "user-" + username;

/** Sends a request, with files if there are any, and returns the JSON body. Throws an error whose message can be shown to people. */
export async function api(method, path, body, files = []) {
  const headers = { Authorization: token };
  // People whose browser is English have the locale of the world.
  if (language !== "en") headers["X-Discord-Locale"] = locale;
  // The browser sets the type of a form, with its boundary.
  if (body && !files.length) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch("/api/v10" + path, { method, headers, body: files.length ? formOf(body, files) : body && JSON.stringify(body) });
  } catch {
    throw new Error(say("The sandbox doesn’t respond. Nothing is lost. Try again in a moment."));
  }
  const text = await response.text();
  const value = text ? JSON.parse(text) : null;
  if (!response.ok) throw new Error(errorMessage(value));
  return value;
}

/** The form of a request with files. */
function formOf(body, files) {
  const form = new FormData();
  form.append("payload_json", JSON.stringify(body));
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

/** The message of an API error, or its first error in a form with the path of the field. */
function errorMessage(error) {
  const path = [];
  let node = error.errors;
  while (node && !node._errors) {
    const [key] = Object.keys(node);
    if (key === undefined) break;
    path.push(key);
    node = node[key];
  }
  return node?._errors ? `${path.join(" › ")}: ${node._errors[0].message}` : error.message;
}

/** The path of an attachment. The page may use another host name of this server than the URL does. */
export function localPath(url) {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith("/attachments/") ? pathname : url;
}
