// The components of a message: rows of buttons and menus, and in messages that consist of components also texts, pictures, files,
// sections and containers. While one waits for the response to its interaction, all of them are disabled.

import { h } from "./element.js";
import { downloadLink } from "./file.js";
import { imageButton } from "./image.js";
import { COMPONENT, interact } from "./interaction.js";
import { say } from "./language.js";
import { linkProperties } from "./links.js";
import { markdown } from "./markdown.js";
import { selectMenu } from "./menu.js";

const ROW = 1, BUTTON = 2, SECTION = 9, TEXT = 10, THUMBNAIL = 11, GALLERY = 12, FILE = 13, SEPARATOR = 14, CONTAINER = 17;
const LINK = 5; // button style
const LARGE = 2; // spacing of a separator

const pending = new Set(); // ids of messages with an interaction without a response
const errors = new Map(); // error of the last interaction, by message id

/** Renders the components of a message. */
export function renderComponents(message) {
  const items = message.components.map((item, index) => renderComponent(message, item, String(index)));
  const box = h("div", { className: "components" }, items, h("p", { className: "error", role: "alert" }));
  updateState(box, message.id);
  return box;
}

/** The texts of components, in their order. */
export const componentTexts = (items) => items.flatMap((item) => item.type === TEXT ? [item.content] : componentTexts(item.components ?? []));

/** Renders a component with those inside. The key says where it is, such as "0.2". */
function renderComponent(message, item, key) {
  const inner = () => item.components.map((part, index) => renderComponent(message, part, `${key}.${index}`));
  switch (item.type) {
    case ROW: return h("div", { className: "row" }, inner());
    case SECTION: return h("div", { className: "section" },
      h("div", {}, inner()), renderComponent(message, item.accessory, key + ".accessory"));
    case TEXT: return h("div", { className: "text" }, markdown(item.content));
    case THUMBNAIL: return h("div", { className: "thumbnail" }, picture(item, key));
    case GALLERY: return h("div", { className: item.items.length > 1 ? "image-grid" : "image" },
      item.items.map((entry, index) => picture(entry, `${key}.${index}`)));
    case FILE: return behindSpoiler(item, downloadLink({ url: item.file.url, filename: item.name, size: item.size }));
    case SEPARATOR: return h(item.divider ? "hr" : "div", { className: item.spacing === LARGE ? "separator large" : "separator" });
    case CONTAINER: return container(item, inner());
    default: return renderControl(message, item, key);
  }
}

const picture = (item, key) => behindSpoiler(item, imageButton({ ...item.media, description: item.description }, "picture" + key));

const behindSpoiler = (item, element) => item.spoiler
  ? h("details", { className: "spoiler" }, h("summary", {}, say("Spoiler")), element)
  : element;

function container(item, content) {
  const box = h("div", { className: "container" }, content);
  if (item.accent_color !== null) box.style.borderInlineStartColor = "#" + item.accent_color.toString(16).padStart(6, "0");
  return behindSpoiler(item, box);
}

/** Renders a button or a select menu. */
function renderControl(message, item, key) {
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
