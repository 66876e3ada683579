// The one box for everything that is written: words, and commands, whose options are asked for one by one.

import { api, name } from "./api.js";
import { dataOf, ownerOf, fitting, range, valueOf } from "./command.js";
import { h } from "./element.js";
import { RUN, SUGGEST, interact } from "./interaction.js";
import { Listbox } from "./listbox.js";
import { loadCommands, nameOf, state, titleOf } from "./state.js";

/** The bot is asked for suggestions when nothing was typed for so many milliseconds. */
const PAUSE = 120;

/** The box of one channel; what stands in it stays there while another channel is looked at. */
export class Composer {
  /** `sending(name, settled)` is told of every command that is sent. */
  constructor(channel, sending) {
    this.channel = channel;
    this.sending = sending;
    this.command = undefined;
    this.fields = []; // of the options that are being filled in: {option, input, box, picked}
    this.round = 0; // of suggestions: only the last one asked for is shown
    this.list = new Listbox("Suggestions", (entry) => this.accept(entry));
    this.hint = h("p", { className: "hint", hidden: true });
    this.wrong = h("p", { className: "wrong", role: "alert", hidden: true });
    this.line = h("div", { className: "line" });
    this.text = this.input(`Message ${channel.type === 0 ? "#" : ""}${titleOf(channel)}`, { maxLength: 2000 });
    this.text.placeholder = this.text.ariaLabel;
    this.element = h("form", {
      className: "composer", submit: (event) => this.submit(event), keydown: (event) => this.press(event),
      input: ({ target }) => this.typed(target), focusin: ({ target }) => this.entered(target),
      focusout: ({ relatedTarget }) => this.element.contains(relatedTarget) || this.list.hide(),
    }, this.list.element, this.wrong, this.hint,
    h("div", { className: "bar" }, this.line, h("button", { type: "submit", className: "style-1 send", ariaLabel: "Send" }, "➤")));
    this.reset(sessionStorage.getItem(this.draft) ?? "");
  }

  /** The key under which the browser keeps what is written here, should the page be loaded anew. */
  get draft() {
    return `draft ${name} ${this.channel.id}`;
  }

  input(label, more = {}) {
    return h("input", {
      type: "text", role: "combobox", autocomplete: "off", "aria-label": label, "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": this.list.id, enterKeyHint: "send", ...more,
    });
  }

  /** An empty box. */
  reset(text = "") {
    const focused = this.element?.contains(document.activeElement);
    this.command = this.tail = undefined;
    this.fields = [];
    this.text.value = text;
    this.keep();
    this.list.hide();
    this.line.replaceChildren(this.text);
    this.complain("");
    this.hint.hidden = true;
    if (focused) this.text.focus();
  }

  /** Keeps what is written, a command as the text that it would be. */
  keep() {
    const [first] = this.fields;
    const text = this.command ? `/${this.command.name} ${first?.input.value ?? ""}` : this.text.value;
    sessionStorage.setItem(this.draft, text);
  }

  /** Something cannot be done: says so, and where. */
  complain(sentence, field) {
    this.wrong.textContent = sentence;
    this.wrong.hidden = !sentence;
    for (const { input } of this.fields) input.removeAttribute("aria-invalid");
    field?.input.setAttribute("aria-invalid", "true");
    field?.input.focus();
  }

  // --- a command

  /** Begins a command; `rest` is what was already typed after its name. */
  start(command, rest = "") {
    this.command = command;
    this.complain("");
    const name = h("button", { type: "button", className: "command", title: "Leave this command", click: () => this.reset() }, "/" + command.name);
    this.line.replaceChildren(name);
    this.fields = [];
    const needed = command.options.filter((option) => option.required);
    for (const option of needed.length ? needed : command.options.slice(0, rest ? 1 : 0)) this.add(option);
    this.growTail();
    if (rest && this.fields[0]) this.fields[0].input.value = rest;
    this.goOn();
  }

  /** A field for an option. */
  add(option) {
    const input = this.input(option.name + (option.required ? "" : ", optional"), { maxLength: option.max_length ?? 6000 });
    const field = { option, input, picked: undefined };
    field.box = h("label", { className: "option" }, h("span", { className: "name", ariaHidden: "true" }, option.name), input);
    this.fields.push(field);
    this.line.insertBefore(field.box, this.tail ?? null);
    return field;
  }

  /** The place after the last option, where another one can be added; also where a command without any waits for Enter. */
  growTail() {
    if (!this.rest().length && this.fields.length) {
      this.tail?.remove();
      this.tail = undefined;
    } else if (!this.tail) {
      this.tail = this.input(`/${this.command.name}: more options, or Enter to send`, { className: "tail" });
      this.line.append(this.tail);
    }
  }

  /** The options that have no field yet. */
  rest() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  /** To the next option that must be filled in, or to the end. */
  goOn() {
    const next = this.fields.find(({ option, input }) => option.required && !input.value.trim());
    // Where it is the end already, nothing is suggested again: the next Enter sends.
    (next?.input ?? this.tail ?? this.fields.at(-1).input).focus();
  }

  drop(field) {
    const at = this.fields.indexOf(field);
    this.fields.splice(at, 1);
    field.box.remove();
    this.growTail();
    (this.fields[at - 1]?.input ?? this.tail).focus();
  }

  // --- suggestions

  /** Shows what could stand in this input. */
  async suggest(input) {
    const round = ++this.round;
    const field = this.fields.find((field) => field.input === input);
    if (input === this.text) return this.show(input, await this.inText(round));
    if (input === this.tail) return this.show(input, this.inTail(), input.value ? 0 : -1);
    if (field.option.autocomplete) {
      // What was highlighted belongs to what was typed before.
      if (this.list.isOpen) this.list.highlight(-1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const choices = round === this.round && await this.askBot(field);
      if (round !== this.round || !choices) return;
      return this.show(input, choices.map((choice) => this.choice(field, choice)));
    }
    this.show(input, fitting(field.option, field.picked ? "" : input.value).map((entry) => this.choice(field, entry)));
  }

  show(input, entries, active = 0) {
    if (entries && document.activeElement === input) this.list.show(input, entries.slice(0, 50), active);
  }

  choice(field, entry) {
    const take = () => {
      field.picked = entry;
      field.input.value = entry.name;
      this.keep();
      this.goOn();
    };
    return { label: entry.name, detail: entry.detail, take };
  }

  /** Commands after a slash; people and channels after their signs. */
  async inText(round) {
    const text = this.text.value;
    if (text.startsWith("/")) {
      if (text === "/" || !state.commands.length) await loadCommands().catch((error) => this.complain(error.message));
      if (round !== this.round) return undefined;
      const typed = text.slice(1).toLowerCase();
      const [first, second] = [true, false].map((begins) => state.commands.filter(({ name }) => name.includes(typed) && name.startsWith(typed) === begins));
      return [...first, ...second].map((command) => ({ label: "/" + command.name, detail: command.description, take: () => this.start(command) }));
    }
    const [, sign, word] = /(?:^|\s)([@#])([^\s@#]*)$/.exec(text.slice(0, this.text.selectionStart)) ?? [];
    if (!sign) return [];
    return names(sign).filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()))
      .map(({ name }) => ({ label: sign + name, take: () => this.complete(word, name) }));
  }

  complete(word, name) {
    const end = this.text.selectionStart;
    this.text.setRangeText(name + " ", end - word.length, end, "end");
  }

  inTail() {
    const typed = this.tail.value.trim().toLowerCase();
    const take = (option) => () => {
      this.tail.value = "";
      const field = this.add(option);
      this.growTail();
      field.input.focus();
    };
    return this.rest().filter(({ name }) => name.startsWith(typed))
      .map((option) => ({ label: option.name, detail: option.description, take: take(option) }));
  }

  async askBot(field) {
    const others = this.fields.filter((other) => other !== field && other.input.value.trim());
    try {
      const options = others.map((other) => this.given(other));
      options.push({ type: field.option.type, name: field.option.name, value: field.input.value, focused: true });
      const { settled } = await interact(SUGGEST, dataOf(this.command, options), ownerOf(this.command));
      return await settled;
    } catch {
      // Without suggestions one can go on typing.
      return undefined;
    }
  }

  given({ option, input, picked }) {
    return { type: option.type, name: option.name, value: valueOf(option, input.value, picked) };
  }

  accept(entry) {
    this.list.hide();
    this.round++;
    entry.take();
  }

  // --- keys

  typed(input) {
    this.complain("");
    const field = this.fields.find((field) => field.input === input);
    if (field) field.picked = undefined;
    this.keep();
    if (input === this.text) {
      // A command that is written out, or pasted, is as good as one from the list.
      const found = this.commandIn(input.value);
      if (found) return this.start(found, input.value.slice(found.name.length + 2));
    }
    this.suggest(input);
  }

  /** The command whose name and a space begin a text. */
  commandIn(text) {
    return state.commands.find(({ name }) => text.toLowerCase().startsWith(`/${name} `));
  }

  entered(input) {
    if (input.role !== "combobox") return;
    const option = this.fields.find((field) => field.input === input)?.option;
    this.hint.hidden = !this.command;
    this.hint.replaceChildren(h("b", {}, option?.name ?? "/" + this.command?.name), " ", option ? option.description + range(option) : this.command?.description ?? "");
    if (this.command) this.suggest(input);
  }

  press(event) {
    const { key, target } = event;
    if (event.isComposing || target.role !== "combobox") return;
    const chosen = this.list.chosen;
    if (this.list.move(key)) event.preventDefault();
    else if (chosen && (key === "Enter" || key === "Tab" && !event.shiftKey)) {
      event.preventDefault();
      this.accept(chosen);
    } else if (key === "ArrowDown") this.suggest(target);
    else if (key === "Escape" && this.list.isOpen) this.list.hide();
    else if (key === "Escape" && this.command) this.reset();
    else if (key === "Backspace" && !target.value && this.command) this.goBack(event, target);
    else return;
    event.stopPropagation();
  }

  /** Backspace in an empty field leaves it. */
  goBack(event, input) {
    event.preventDefault();
    const field = this.fields.find((field) => field.input === input);
    if (field && !field.option.required) return this.drop(field);
    const at = field ? this.fields.indexOf(field) : this.fields.length;
    if (at > 0) this.fields[at - 1].input.focus();
    else {
      this.reset("/" + this.command.name);
      this.suggest(this.text);
    }
  }

  // --- sending

  async submit(event) {
    event.preventDefault();
    if (this.busy) return;
    this.busy = true;
    this.list.hide();
    this.round++;
    try {
      await (this.command ? this.run() : this.say());
    } catch (error) {
      this.complain(error.message, error.field);
    } finally {
      this.busy = false;
    }
  }

  /** Sends words. They stay in the box until the server has them. */
  async say() {
    const text = this.text.value.trim();
    if (!text) return;
    if (/^\/\w/.test(text)) {
      await loadCommands();
      const found = this.commandIn(text + " ");
      if (found) return this.start(found, text.slice(found.name.length + 2));
      throw new Error(`There is no command ${text.split(/\s/, 1)[0]}. Type / to see those there are.`);
    }
    await api("POST", `/channels/${this.channel.id}/messages`, { content: addressed(text) });
    if (this.text.value.trim() === text) this.reset();
  }

  async run() {
    const options = [];
    for (const field of this.fields) {
      const empty = !field.input.value.trim();
      if (empty && !field.option.required) continue;
      try {
        if (empty) throw new Error(`${field.option.name}: this one is needed. ${field.option.description}.`);
        options.push(this.given(field));
      } catch (error) {
        throw Object.assign(error, { field });
      }
    }
    if (this.tail?.value.trim()) throw new Error(`“${this.tail.value.trim()}” is no option of /${this.command.name}. Pick one from the list.`);
    const { command } = this;
    const { settled } = await interact(RUN, dataOf(command, options), ownerOf(command));
    this.reset();
    this.sending(command.name, settled);
  }
}

/** Whom or what can be named after a sign. */
const names = (sign) => sign === "@"
  ? state.members.map(({ user }) => ({ name: nameOf(user), mark: `<@${user.id}>` }))
  : [...state.channels.values()].map((channel) => ({ name: titleOf(channel), mark: `<#${channel.id}>` }));

/** The text with names as Discord writes them. */
function addressed(text) {
  return text.replace(/(^|\s)([@#])([\w-]+)/g, (whole, space, sign, word) => {
    const found = names(sign).find(({ name }) => name.toLowerCase() === word.toLowerCase());
    return found ? space + found.mark : whole;
  });
}
