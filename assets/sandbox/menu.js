// Menus under messages: a button that opens a listbox. Only Enter, the space bar or a press chooses; arrows never do.

import { h } from "./element.js";
import { Listbox } from "./listbox.js";
import { nameOf, state, titleOf } from "./state.js";

const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7;
/** So many milliseconds after the last letter another word begins. */
const PAUSE = 700;

/** The menu; `choose(values)` is called when something was chosen. */
export function menu(item, key, choose) {
  const entries = offered(item);
  const several = (item.max_values ?? 1) > 1;
  const placeholder = item.placeholder ?? "Choose";
  const list = new Listbox(placeholder, pick);
  if (several) list.element.setAttribute("aria-multiselectable", "true");
  const face = () => entries.filter((entry) => entry.selected).map((entry) => entry.label).join(", ") || placeholder;
  const button = h("button", {
    type: "button", role: "combobox", className: "menu", disabled: item.disabled, "aria-label": placeholder,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": list.id, data: { key },
    click: () => list.isOpen ? list.hide() : open(), keydown, blur: () => list.hide(),
  }, face());

  function open() {
    if (button.ariaDisabled === "true") return;
    list.show(button, entries, Math.max(0, entries.findIndex((entry) => entry.selected)));
    list.element.scrollIntoView({ block: "nearest" });
  }

  function pick(entry) {
    if (!several) {
      list.hide();
      return choose([entry.value]);
    }
    entry.selected = !entry.selected;
    list.show(button, entries, list.active);
    button.textContent = face();
  }

  let typed = "", last = 0;
  function seek(letter) {
    typed = Date.now() - last < PAUSE ? typed + letter : letter;
    last = Date.now();
    const at = entries.findIndex((entry) => entry.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (at >= 0) list.highlight(at);
  }

  function keydown(event) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!list.isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open();
    } else if (key === "Enter" || key === " ") pick(list.chosen);
    else if (key === "Escape") list.hide();
    else if (key === "Home") list.highlight(0);
    else if (key === "End") list.highlight(entries.length - 1);
    else if (key.length === 1) seek(key);
    else if (!list.move(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const send = several && h("button", {
    type: "button", className: "style-1", data: { key: key + " send" },
    click: () => choose(entries.filter((entry) => entry.selected).map((entry) => entry.value)),
  }, "Choose");
  return h("div", { className: "select" }, button, send, list.element);
}

function offered(item) {
  if (item.type === STRING) {
    return item.options.map(({ label, value, description, default: selected }) => ({ label, value, detail: description, selected }));
  }
  const people = state.members.map(({ user }) => ({ label: nameOf(user), value: user.id }));
  const roles = state.guild.roles.map((role) => ({ label: role.name, value: role.id }));
  if (item.type === USER) return people;
  if (item.type === ROLE) return roles;
  if (item.type === MENTIONABLE) return [...people, ...roles];
  return [...state.channels.values()].map((channel) => ({ label: "#" + titleOf(channel), value: channel.id }));
}
