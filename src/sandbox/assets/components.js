// The components of a message. While one waits for the response to its interaction, all of them are disabled.

import { h } from "./element.js";
import { COMPONENT, interact } from "./interaction.js";
import { say } from "./language.js";
import { linkProperties } from "./links.js";
import { selectMenu } from "./menu.js";

const BUTTON = 2, LINK = 5;

const pending = new Set(); // ids of messages with an interaction without a response
const errors = new Map(); // error of the last interaction, by message id

/** Renders the components of a message. */
export function renderComponents(message) {
  const rows = message.components.map((row, index) => h("div", { className: "row" },
    row.components.map((item, column) => renderComponent(message, item, `${index}.${column}`))));
  const box = h("div", { className: "components" }, rows, h("p", { className: "error", role: "alert" }));
  updateState(box, message.id);
  return box;
}

function renderComponent(message, item, key) {
  const label = [item.emoji?.name, item.label].filter(Boolean).join(" ");
  if (item.type !== BUTTON) return selectMenu(item, key, (values) => useComponent(message, item, values));
  if (item.style === LINK) return h("a", { ...linkProperties(item.url), className: "button", data: { key } }, label);
  const click = () => useComponent(message, item);
  return h("button", { type: "button", className: "style-" + item.style, disabled: item.disabled, data: { key }, click }, label);
}

async function useComponent(message, item, values) {
  const { id } = message;
  if (pending.has(id)) return;
  pending.add(id);
  errors.delete(id);
  refresh(id);
  try {
    const data = { component_type: item.type, custom_id: item.custom_id, ...(values && { values }) };
    const { settled } = await interact(COMPONENT, data, {
      message_id: id, message_flags: message.flags, application_id: message.author.id,
    });
    if (!await settled) errors.set(id, say("The application did not respond. Try again."));
  } catch (error) {
    errors.set(id, error.message);
  }
  pending.delete(id);
  refresh(id);
}

/** Updates the components of a message, which may have been rendered again since. */
function refresh(id) {
  const box = document.querySelector(`#m${id} .components`);
  if (box) updateState(box, id);
}

/** Shows whether an interaction is pending, and its error. Uses aria-disabled, since `disabled` would take the focus away. */
function updateState(box, id) {
  box.ariaBusy = String(pending.has(id));
  for (const control of box.querySelectorAll("button")) control.ariaDisabled = pending.has(id) ? "true" : null;
  box.lastChild.textContent = errors.get(id) ?? "";
}
