// A list with one highlighted entry. The focus and the keyboard events stay with its owner: the message box, the input of an
// option, or a select menu.

import { h } from "./element.js";

let listCount = 0;

export class Listbox {
  /** `onPick(entry)` is called with a clicked entry. */
  constructor(label, onPick) {
    this.id = "list-" + ++listCount;
    this.element = h("ul", { id: this.id, role: "listbox", "aria-label": label, className: "listbox", hidden: true });
    this.onPick = onPick;
    this.entries = [];
    this.active = -1;
    // A click must not take the focus away from the owner.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The highlighted entry, if the list is open. */
  get highlighted() {
    return this.isOpen ? this.entries[this.active] : undefined;
  }

  /** Shows entries `{label, detail, selected}` for the focused element and highlights the one with the index `active`. */
  show(owner, entries, active = 0) {
    this.owner = owner;
    this.entries = entries;
    this.element.replaceChildren(...entries.map((entry, index) => h("li", {
      role: "option", id: `${this.id}-${index}`, "aria-selected": String(Boolean(entry.selected)),
      click: () => this.onPick(entry),
    }, h("span", { className: "label" }, entry.label), entry.detail && h("span", { className: "detail" }, entry.detail))));
    this.element.hidden = !entries.length;
    owner.setAttribute("aria-expanded", String(this.isOpen));
    this.highlight(Math.min(active, entries.length - 1));
  }

  hide() {
    this.element.hidden = true;
    this.owner?.setAttribute("aria-expanded", "false");
    this.owner?.removeAttribute("aria-activedescendant");
    this.active = -1;
  }

  highlight(index) {
    const options = this.element.children;
    options[this.active]?.classList.remove("active");
    this.active = index;
    const option = options[index];
    if (!option) return this.owner.removeAttribute("aria-activedescendant");
    option.classList.add("active");
    option.scrollIntoView({ block: "nearest" });
    this.owner.setAttribute("aria-activedescendant", option.id);
  }

  /** Moves the highlight with the arrow and page keys. Returns whether the key was one of them. */
  handleKey(key) {
    const last = this.entries.length - 1;
    if (!this.isOpen) return false;
    if (key === "ArrowDown") this.highlight(this.active >= last ? 0 : this.active + 1);
    else if (key === "ArrowUp") this.highlight(this.active <= 0 ? last : this.active - 1);
    else if (key === "PageDown") this.highlight(Math.min(this.active + 8, last));
    else if (key === "PageUp") this.highlight(Math.max(this.active - 8, 0));
    else return false;
    return true;
  }
}
