// The calls of a Discord client, as src/sandbox/lib.rs documents them.

const PEOPLE = ["ana", "ben", "cy", "dee"];
const asked = new URLSearchParams(location.search).get("as");

/** Who sits at this page. */
export const name = PEOPLE.includes(asked) ? asked : PEOPLE[0];
export const token = "user-" + name;

/** Makes a call. Throws an error whose message can be shown to people. */
export async function api(method, path, body) {
  const headers = { Authorization: token };
  if (body) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch("/api/v10" + path, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Error("The sandbox does not answer. Nothing is lost: try again in a moment.");
  }
  const text = await answer.text();
  const value = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Error(explain(value));
  return value;
}

/** The first sentence of a refusal that says what is wrong, with the place of the fault. */
function explain(refusal) {
  const path = [];
  let place = refusal.errors;
  while (place && !place._errors) {
    const [key] = Object.keys(place);
    if (key === undefined) break;
    path.push(key);
    place = place[key];
  }
  return place?._errors ? `${path.join(" › ")}: ${place._errors[0].message}` : refusal.message;
}

/** The path of a file of this server: the page may be open under another name of the same address. */
export function local(url) {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith("/attachments/") ? pathname : url;
}
