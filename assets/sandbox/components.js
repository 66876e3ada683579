// The buttons and menus of a message. While one of them waits for its answer none can be pressed again.

import { h } from "./element.js";
import { PRESS, interact } from "./interaction.js";
import { menu } from "./menu.js";

const BUTTON = 2, LINK = 5;
const SILENCE = "The application did not respond. Try again.";

const busy = new Set(); // ids of messages
const faults = new Map(); // id of a message → what went wrong with the last press

/** Everything to press in a message. */
export function components(message) {
  const rows = message.components.map((row, index) => h("div", { className: "row" },
    row.components.map((item, place) => component(message, item, `${index}.${place}`))));
  const box = h("div", { className: "components" }, rows, h("p", { className: "wrong", role: "alert" }));
  show(box, message.id);
  return box;
}

function component(message, item, key) {
  const face = [item.emoji?.name, item.label].filter(Boolean).join(" ");
  if (item.type !== BUTTON) return menu(item, key, (values) => use(message, item, values));
  if (item.style === LINK) return h("a", { className: "button", href: item.url, rel: "noreferrer", target: "_blank", data: { key } }, face);
  const click = () => use(message, item);
  return h("button", { type: "button", className: "style-" + item.style, disabled: item.disabled, data: { key }, click }, face);
}

async function use(message, item, values) {
  const { id } = message;
  if (busy.has(id)) return;
  busy.add(id);
  faults.delete(id);
  showIn(id);
  try {
    const data = { component_type: item.type, custom_id: item.custom_id, ...(values && { values }) };
    const { settled } = await interact(PRESS, data, {
      message_id: id, message_flags: message.flags, application_id: message.author.id,
    });
    if (!await settled) faults.set(id, SILENCE);
  } catch (error) {
    faults.set(id, error.message);
  }
  busy.delete(id);
  showIn(id);
}

/** The message may have been edited, and drawn anew, since. */
function showIn(id) {
  const box = document.querySelector(`#m${id} .components`);
  if (box) show(box, id);
}

/** Busy controls keep the focus, so they are not disabled in the browser's sense. */
function show(box, id) {
  box.ariaBusy = String(busy.has(id));
  for (const control of box.querySelectorAll("button")) control.ariaDisabled = busy.has(id) ? "true" : null;
  box.lastChild.textContent = faults.get(id) ?? "";
}
