// A list of entries of which one is highlighted, driven by the keys of whatever has the focus: the message box, a field
// of a command, or a menu under a message.

import { h } from "./element.js";

let lists = 0;

export class Listbox {
  /** `pick(entry)` is called with the entry that a click chose. */
  constructor(label, pick) {
    this.id = "list-" + ++lists;
    this.element = h("ul", { id: this.id, role: "listbox", "aria-label": label, className: "listbox", hidden: true });
    this.pick = pick;
    this.entries = [];
    this.active = -1;
    // The focus stays where it is, and with it the keys.
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The entry that is highlighted. */
  get chosen() {
    return this.isOpen ? this.entries[this.active] : undefined;
  }

  /** Shows entries `{label, detail, selected}` for the element that has the focus; `active` is highlighted. */
  show(owner, entries, active = 0) {
    this.owner = owner;
    this.entries = entries;
    this.element.replaceChildren(...entries.map((entry, index) => h("li", {
      role: "option", id: `${this.id}-${index}`, "aria-selected": String(Boolean(entry.selected)),
      click: () => this.pick(entry),
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

  /** Moves the highlight by a key; true if the key was one of the list's. */
  move(key) {
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
