// The message box of a channel. It is also used to enter commands, with an input for each option.

import { api, username } from "./api.js";
import { applicationOf, commandData, matchingValues, optionValue } from "./command.js";
import { h } from "./element.js";
import { AUTOCOMPLETE, COMMAND, interact } from "./interaction.js";
import { say } from "./language.js";
import { Listbox } from "./listbox.js";
import { channelTitle, commandsIn, displayName, loadCommands, state } from "./state.js";

/** The time without typing after which the bot is asked for autocomplete choices. */
const AUTOCOMPLETE_DELAY_MS = 120;
/** The type of an option for a file. */
const ATTACHMENT = 11;
const isFile = ({ option }) => option.type === ATTACHMENT;

/** The message box of one channel. It keeps its content while another channel is shown. */
export class Composer {
  /** `onCommandSent(name, settled)` is called for each command that is sent. */
  constructor(channel, onCommandSent) {
    this.channel = channel;
    this.onCommandSent = onCommandSent;
    this.command = undefined;
    this.fields = []; // the inputs of options: {option, input, box, picked}
    this.suggestionId = 0; // of the latest request for suggestions; the results of earlier ones are ignored
    this.list = new Listbox(say("Suggestions"), (entry) => this.accept(entry));
    this.hint = h("p", { className: "hint", hidden: true });
    this.error = h("p", { className: "error", role: "alert", hidden: true });
    this.inputs = h("div", { className: "inputs" });
    this.text = this.createInput(say("Message {name}", { name: (channel.type === 0 ? "#" : "") + channelTitle(channel) }), { rows: 1, maxLength: 2000 }, "textarea");
    this.text.placeholder = this.text.ariaLabel;
    this.element = h("form", {
      className: "composer", submit: (event) => this.submit(event), keydown: (event) => this.handleKey(event),
      input: ({ target }) => this.handleInput(target), focusin: ({ target }) => this.handleFocus(target),
      focusout: ({ relatedTarget }) => this.element.contains(relatedTarget) || this.list.hide(),
    }, this.list.element, this.error, this.hint,
    h("div", { className: "input-bar" }, this.inputs, h("button", { type: "submit", className: "style-1 send" }, h("span", { ariaHidden: "true" }, "➤"), h("span", { className: "visually-hidden" }, say("Send")))));
    this.reset(sessionStorage.getItem(this.draftKey) ?? "");
  }

  /** The key in sessionStorage for the draft, which survives a reload. */
  get draftKey() {
    return `draft ${username} ${this.channel.id}`;
  }

  createInput(label, properties = {}, tag = "input") {
    return h(tag, {
      role: "combobox", autocomplete: "off", "aria-label": label, "aria-autocomplete": "list",
      "aria-expanded": "false", "aria-controls": this.list.id, enterKeyHint: "send", ...properties,
    });
  }

  /** Leaves the command and sets the text. */
  reset(text = "") {
    const focused = this.element?.contains(document.activeElement);
    this.command = this.moreInput = undefined;
    this.fields = [];
    this.text.value = text;
    this.saveDraft();
    this.list.hide();
    this.inputs.replaceChildren(this.text);
    this.showError("");
    this.hint.hidden = true;
    if (focused) this.text.focus();
  }

  /** Stores the text, or a command with its first option as text. */
  saveDraft() {
    const [first] = this.fields;
    const typed = first && !isFile(first) ? first.input.value : "";
    const text = this.command ? `/${this.command.name} ${typed}` : this.text.value;
    sessionStorage.setItem(this.draftKey, text);
  }

  /** Shows an error, and moves the focus to the field that caused it. An empty message clears the error. */
  showError(message, field) {
    this.error.textContent = message;
    this.error.hidden = !message;
    for (const { input } of this.fields) input.removeAttribute("aria-invalid");
    field?.input.setAttribute("aria-invalid", "true");
    field?.input.focus();
  }

  // --- commands

  /** Starts to enter a command. `text` is the text after its name, which goes into the first option. */
  startCommand(command, text = "") {
    this.command = command;
    this.showError("");
    const name = h("button", { type: "button", className: "command", title: say("Leave this command"), click: () => this.reset() }, "/" + command.name);
    this.inputs.replaceChildren(name);
    this.fields = [];
    const required = command.options.filter((option) => option.required);
    for (const option of required.length ? required : command.options.slice(0, text ? 1 : 0)) this.addField(option);
    this.updateMoreInput();
    if (text && this.fields[0] && !isFile(this.fields[0])) this.fields[0].input.value = text;
    this.focusNext();
  }

  /** Starts the command with this name, which was pressed in a message. Commands with such a beginning are suggested. */
  async enterCommand(name) {
    if (!this.commandIn(`/${name} `)) await loadCommands(this.channel);
    const found = this.commandIn(`/${name} `);
    if (found) return this.startCommand(found);
    this.reset("/" + name);
    this.text.focus();
    this.suggest(this.text);
  }

  /** Adds the input of an option. */
  addField(option) {
    const label = option.required ? option.name : say("{name}, optional", { name: option.name });
    const input = option.type === ATTACHMENT
      ? h("input", { type: "file", "aria-label": label })
      : this.createInput(label, { maxLength: option.max_length ?? 6000 });
    const field = { option, input, picked: undefined };
    field.box = h("label", { className: "option" }, h("span", { className: "name", ariaHidden: "true" }, option.name), input);
    this.fields.push(field);
    this.inputs.insertBefore(field.box, this.moreInput ?? null);
    return field;
  }

  /** Shows the input in which another option can be chosen, as long as there is one. A command without options has it too. */
  updateMoreInput() {
    if (!this.unusedOptions().length && this.fields.length) {
      this.moreInput?.remove();
      this.moreInput = undefined;
    } else if (!this.moreInput) {
      this.moreInput = this.createInput(say("/{name}: more options, or Enter to send", { name: this.command.name }), { className: "more-options" });
      this.inputs.append(this.moreInput);
    }
  }

  /** The options that have no input yet. */
  unusedOptions() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  /** Moves the focus to the next empty required option, or to the end. */
  focusNext() {
    const next = this.fields.find(({ option, input }) => option.required && !input.value.trim());
    // If the last input has the focus already, no suggestions open, so that the next Enter sends the command.
    (next?.input ?? this.moreInput ?? this.fields.at(-1).input).focus();
  }

  removeField(field) {
    const index = this.fields.indexOf(field);
    this.fields.splice(index, 1);
    field.box.remove();
    this.updateMoreInput();
    (this.fields[index - 1]?.input ?? this.moreInput).focus();
  }

  // --- suggestions

  /** Shows suggestions for an input. */
  async suggest(input) {
    const id = ++this.suggestionId;
    const field = this.fields.find((field) => field.input === input);
    if (input === this.text) return this.showSuggestions(input, await this.textSuggestions(id));
    if (input === this.moreInput) return this.showSuggestions(input, this.optionSuggestions(), input.value ? 0 : -1);
    if (isFile(field)) return undefined;
    if (field.option.autocomplete) {
      // The highlighted entry belongs to the text before.
      if (this.list.isOpen) this.list.highlight(-1);
      await new Promise((resolve) => setTimeout(resolve, AUTOCOMPLETE_DELAY_MS));
      const choices = id === this.suggestionId && await this.requestChoices(field);
      if (id !== this.suggestionId || !choices) return;
      return this.showSuggestions(input, choices.map((choice) => this.valueSuggestion(field, choice)));
    }
    this.showSuggestions(input, matchingValues(field.option, field.picked ? "" : input.value).map((entry) => this.valueSuggestion(field, entry)));
  }

  showSuggestions(input, entries, active = 0) {
    if (entries && document.activeElement === input) this.list.show(input, entries.slice(0, 50), active);
  }

  valueSuggestion(field, entry) {
    const accept = () => {
      field.picked = entry;
      field.input.value = entry.name;
      this.saveDraft();
      this.focusNext();
    };
    return { label: entry.name, detail: entry.detail, accept };
  }

  /** Suggests commands after a slash, and people and channels after their sign. */
  async textSuggestions(id) {
    const text = this.text.value;
    if (text.startsWith("/")) {
      if (text === "/" || !commandsIn(this.channel).length) await loadCommands(this.channel).catch((error) => this.showError(error.message));
      if (id !== this.suggestionId) return undefined;
      const typed = text.slice(1).toLowerCase();
      const [first, second] = [true, false].map((begins) => commandsIn(this.channel).filter(({ name }) => name.includes(typed) && name.startsWith(typed) === begins));
      return [...first, ...second].map((command) => ({ label: "/" + command.name, detail: command.description, accept: () => this.startCommand(command) }));
    }
    const [, sign, word] = /(?:^|\s)([@#])([^\s@#]*)$/.exec(text.slice(0, this.text.selectionStart)) ?? [];
    if (!sign) return [];
    return mentionables(sign).filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()))
      .map(({ name }) => ({ label: sign + name, accept: () => this.complete(word, name) }));
  }

  complete(word, name) {
    const end = this.text.selectionStart;
    this.text.setRangeText(name + " ", end - word.length, end, "end");
  }

  optionSuggestions() {
    const typed = this.moreInput.value.trim().toLowerCase();
    const accept = (option) => () => {
      this.moreInput.value = "";
      const field = this.addField(option);
      this.updateMoreInput();
      field.input.focus();
    };
    return this.unusedOptions().filter(({ name }) => name.startsWith(typed))
      .map((option) => ({ label: option.name, detail: option.description, accept: accept(option) }));
  }

  /** Asks the bot for autocomplete choices; undefined if it has none. */
  async requestChoices(field) {
    const others = this.fields.filter((other) => other !== field && !isFile(other) && other.input.value.trim());
    try {
      const options = others.map((other) => this.optionData(other));
      options.push({ type: field.option.type, name: field.option.name, value: field.input.value, focused: true });
      const { settled } = await interact(AUTOCOMPLETE, commandData(this.command, options), applicationOf(this.command));
      return await settled;
    } catch {
      // Without suggestions the value can still be typed.
      return undefined;
    }
  }

  /** The data of an option. A file is added to `files`, and named by its index there. */
  optionData({ option, input, picked }, files) {
    if (option.type === ATTACHMENT) return { type: option.type, name: option.name, value: files.push(input.files[0]) - 1 };
    return { type: option.type, name: option.name, value: optionValue(option, input.value, picked) };
  }

  accept(entry) {
    this.list.hide();
    this.suggestionId++;
    entry.accept();
  }

  // --- keys

  handleInput(input) {
    this.showError("");
    const field = this.fields.find((field) => field.input === input);
    if (field) field.picked = undefined;
    this.saveDraft();
    if (field && isFile(field)) return this.focusNext();
    if (input === this.text) {
      // A typed or pasted command is started like one from the list.
      const found = this.commandIn(input.value);
      if (found) return this.startCommand(found, input.value.slice(found.name.length + 2));
    }
    this.suggest(input);
  }

  /** The command with whose name and a space the text starts. */
  commandIn(text) {
    return commandsIn(this.channel).find(({ name }) => text.toLowerCase().startsWith(`/${name} `));
  }

  handleFocus(input) {
    if (input.role !== "combobox") return;
    const option = this.fields.find((field) => field.input === input)?.option;
    this.hint.hidden = !this.command;
    this.hint.replaceChildren(h("b", {}, option?.name ?? "/" + this.command?.name), " ", option ? option.description : this.command?.description ?? "");
    if (this.command) this.suggest(input);
  }

  handleKey(event) {
    const { key, target } = event;
    if (event.isComposing || target.role !== "combobox" && target.type !== "file") return;
    // Shift+Enter starts a new line.
    if (key === "Enter" && event.shiftKey && target === this.text) return;
    const highlighted = this.list.highlighted;
    if (this.list.handleKey(key)) event.preventDefault();
    else if (highlighted && (key === "Enter" || key === "Tab" && !event.shiftKey)) {
      event.preventDefault();
      this.accept(highlighted);
    } else if (key === "Enter" && target === this.text) {
      event.preventDefault();
      this.element.requestSubmit();
    } else if (key === "ArrowDown") this.suggest(target);
    else if (key === "Escape" && this.list.isOpen) this.list.hide();
    else if (key === "Escape" && this.command) this.reset();
    else if (key === "Backspace" && !target.value && this.command) this.leaveField(event, target);
    else return;
    event.stopPropagation();
  }

  /** Handles Backspace in an empty input: removes an optional one, or goes back. */
  leaveField(event, input) {
    event.preventDefault();
    const field = this.fields.find((field) => field.input === input);
    if (field && !field.option.required) return this.removeField(field);
    const index = field ? this.fields.indexOf(field) : this.fields.length;
    if (index > 0) this.fields[index - 1].input.focus();
    else {
      this.reset("/" + this.command.name);
      this.suggest(this.text);
    }
  }

  // --- sending

  async submit(event) {
    event.preventDefault();
    if (this.isSending) return;
    this.isSending = true;
    this.list.hide();
    this.suggestionId++;
    try {
      await (this.command ? this.sendCommand() : this.sendMessage());
    } catch (error) {
      this.showError(error.message, error.field);
    } finally {
      this.isSending = false;
    }
  }

  /** Sends a message. The text stays in the box until the server has accepted it. */
  async sendMessage() {
    const text = this.text.value.trim();
    if (!text) return;
    if (/^\/\w/.test(text)) {
      await loadCommands(this.channel);
      const found = this.commandIn(text + " ");
      if (found) return this.startCommand(found, text.slice(found.name.length + 2));
      throw new Error(say("No such command: {name}. Type / to see all commands.", { name: text.split(/\s/, 1)[0] }));
    }
    await api("POST", `/channels/${this.channel.id}/messages`, { content: withMentions(text) });
    if (this.text.value.trim() === text) this.reset();
  }

  async sendCommand() {
    const [options, files] = [[], []];
    for (const field of this.fields) {
      const isEmpty = !field.input.value.trim();
      if (isEmpty && !field.option.required) continue;
      try {
        if (isEmpty) throw new Error(say("{name} is required.", { name: field.option.name }));
        options.push(this.optionData(field, files));
      } catch (error) {
        throw Object.assign(error, { field });
      }
    }
    const { command } = this;
    const unknown = this.moreInput?.value.trim();
    if (unknown) throw new Error(say("/{command} has no option “{name}”. Pick one from the list.", { command: command.name, name: unknown }));
    const { settled } = await interact(COMMAND, commandData(command, options), applicationOf(command), files);
    this.reset();
    this.onCommandSent(command.name, settled);
  }
}

/** The people for the sign @, or the channels for #, with their names and mentions. */
const mentionables = (sign) => sign === "@"
  ? state.members.map(({ user }) => ({ name: displayName(user), mention: `<@${user.id}>` }))
  : [...state.channels.values()].map((channel) => ({ name: channelTitle(channel), mention: `<#${channel.id}>` }));

/** Replaces names after @ and # by mentions. */
function withMentions(text) {
  return text.replace(/(^|\s)([@#])([\w-]+)/g, (match, space, sign, word) => {
    const found = mentionables(sign).find(({ name }) => name.toLowerCase() === word.toLowerCase());
    return found ? space + found.mention : match;
  });
}
