// Select menus of messages: a button that opens a listbox. Enter, space or a click selects; arrow keys only highlight.

import { h } from "./element.js";
import { say } from "./language.js";
import { Listbox } from "./listbox.js";
import { channelTitle, displayName, state } from "./state.js";

const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7;
/** The time after which typed letters start a new search. */
const TYPEAHEAD_TIMEOUT_MS = 700;

/** Renders a select menu. `onSelect(values)` is called with the selected values. */
export function selectMenu(item, key, onSelect) {
  const entries = entriesOf(item);
  const isMultiple = (item.max_values ?? 1) > 1;
  const placeholder = item.placeholder ?? say("Choose");
  const list = new Listbox(placeholder, pick);
  if (isMultiple) list.element.setAttribute("aria-multiselectable", "true");
  const label = () => entries.filter((entry) => entry.selected).map((entry) => entry.label).join(", ") || placeholder;
  const button = h("button", {
    type: "button", role: "combobox", className: "select-button", disabled: item.disabled, "aria-label": placeholder,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": list.id, data: { key },
    click: () => list.isOpen ? list.hide() : open(), keydown, blur: () => list.hide(),
  }, label());

  function open() {
    if (button.ariaDisabled === "true") return;
    list.show(button, entries, Math.max(0, entries.findIndex((entry) => entry.selected)));
    list.element.scrollIntoView({ block: "nearest" });
  }

  function pick(entry) {
    if (!isMultiple) {
      list.hide();
      return onSelect([entry.value]);
    }
    entry.selected = !entry.selected;
    list.show(button, entries, list.active);
    button.textContent = label();
  }

  let typed = "", lastTypedAt = 0;
  function search(letter) {
    typed = Date.now() - lastTypedAt < TYPEAHEAD_TIMEOUT_MS ? typed + letter : letter;
    lastTypedAt = Date.now();
    const at = entries.findIndex((entry) => entry.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (at >= 0) list.highlight(at);
  }

  function keydown(event) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!list.isOpen) {
      if (key !== "ArrowDown" && key !== "ArrowUp") return;
      open();
    } else if (key === "Enter" || key === " ") pick(list.highlighted);
    else if (key === "Escape") list.hide();
    else if (key === "Home") list.highlight(0);
    else if (key === "End") list.highlight(entries.length - 1);
    else if (key.length === 1) search(key);
    else if (!list.handleKey(key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const send = isMultiple && h("button", {
    type: "button", className: "style-1", data: { key: key + " send" },
    click: () => onSelect(entries.filter((entry) => entry.selected).map((entry) => entry.value)),
  }, say("Choose"));
  return h("div", { className: "select" }, button, send, list.element);
}

/** The entries of a select menu. */
export function entriesOf(item) {
  if (item.type === STRING) {
    return item.options.map(({ label, value, description, default: selected }) => ({ label, value, detail: description, selected }));
  }
  const people = state.members.map(({ user }) => ({ label: displayName(user), value: user.id }));
  const roles = state.guild.roles.map((role) => ({ label: role.name, value: role.id }));
  if (item.type === USER) return people;
  if (item.type === ROLE) return roles;
  if (item.type === MENTIONABLE) return [...people, ...roles];
  return [...state.channels.values()].map((channel) => ({ label: "#" + channelTitle(channel), value: channel.id }));
}
