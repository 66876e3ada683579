// Dialogs with a form: the modals of bots, and the name of a new thread.

import { api } from "./api.js";
import { byId, h } from "./element.js";
import { MODAL_SUBMIT, interact } from "./interaction.js";
import { say } from "./language.js";
import { markdown } from "./markdown.js";
import { entriesOf } from "./menu.js";

const TEXT_INPUT = 4, TEXT = 10; // types of components

/** Opens a form. `send(values)` gets the values as FormData. If it throws, the form stays open and shows the error. */
function openForm({ title, inputs, action, send }) {
  const dialog = byId("form");
  const error = h("p", { className: "error", role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    try {
      await send(new FormData(form));
      dialog.close();
    } catch (failure) {
      error.textContent = failure.message;
      error.hidden = false;
    } finally {
      form.ariaBusy = null;
    }
  };
  const form = h("form", { submit },
    h("h2", { id: "form-title" }, title),
    inputs.map(field),
    error,
    h("div", { className: "row" },
      h("button", { type: "button", className: "style-2", click: () => dialog.close() }, say("Cancel")),
      h("button", { type: "submit", className: "style-1" }, action)));
  dialog.replaceChildren(form);
  dialog.showModal();
}

const field = (item) => item.element ?? (item.choices ? choiceField(item) : textField(item));

/** A list from which one or several choices are selected. */
const choiceField = ({ name, label, description, choices, isMultiple, required }) => {
  const nothing = !isMultiple && !choices.some(({ selected }) => selected) && h("option", { value: "" }, say("Choose"));
  const options = choices.map((choice) => h("option", { value: choice.value, selected: choice.selected }, choice.label));
  return labelled({ label, description, required }, h("select", { name, required, multiple: isMultiple }, nothing, options));
};

const labelled = ({ label, description, required }, input) => h("label", {},
  h("span", {}, label, required && h("span", { className: "required", ariaHidden: "true" }, " *")),
  description && h("span", { className: "small" }, description), input);

const textField = ({ name, label, description, isMultiline, value = "", placeholder = "", required = true, minLength, maxLength }) => {
  const input = h(isMultiline ? "textarea" : "input", { name, value, placeholder, required, autocomplete: "off" });
  if (minLength) input.minLength = minLength;
  if (maxLength) input.maxLength = maxLength;
  return labelled({ label, description, required }, input);
};

/** Opens the modal of an INTERACTION_MODAL_CREATE event. */
export function openModal(modal) {
  const inputs = modal.components.map((row) => {
    if (row.type === TEXT) return { element: h("div", { className: "text" }, markdown(row.content)) };
    const input = row.component ?? row.components[0];
    const shared = { name: input.custom_id, label: row.label ?? input.label, description: row.description, required: input.required !== false };
    if (input.type !== TEXT_INPUT) {
      return { ...shared, isMultiple: (input.max_values ?? 1) > 1, choices: entriesOf(input) };
    }
    return {
      ...shared, isMultiline: input.style === 2, value: input.value, placeholder: input.placeholder,
      minLength: input.min_length, maxLength: input.max_length ?? 4000,
    };
  });
  const filled = (input, values) => input.type === TEXT_INPUT
    ? { type: input.type, custom_id: input.custom_id, value: values.get(input.custom_id) }
    : { type: input.type, custom_id: input.custom_id, values: values.getAll(input.custom_id).filter(Boolean) };
  const rows = (values) => modal.components.filter(({ type }) => type !== TEXT).map((row) => row.component
    ? { type: row.type, component: filled(row.component, values) }
    : { type: row.type, components: row.components.map((input) => filled(input, values)) });
  const send = async (values) => {
    const data = { id: modal.id, custom_id: modal.custom_id, components: rows(values) };
    const { settled } = await interact(MODAL_SUBMIT, data, { application_id: modal.application.id });
    if (!await settled) throw new Error(say("The application did not respond. Your text is still here."));
  };
  openForm({ title: modal.title, inputs, action: say("Submit"), send });
}

/** Asks for a name, creates a thread in a channel or at a message, and shows it. */
export function openThread(channel, message) {
  const path = message ? `/channels/${channel.id}/messages/${message.id}/threads` : `/channels/${channel.id}/threads`;
  const send = async (values) => {
    const thread = await api("POST", path, { name: values.get("name").trim() });
    location.hash = thread.id;
  };
  const inputs = [{ name: "name", label: say("Name"), placeholder: say("Another game"), maxLength: 100 }];
  openForm({ title: say("New thread"), inputs, action: say("Open"), send });
}
