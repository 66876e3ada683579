// Dialogs with a form: the modals of bots, and the name of a new thread.

import { api } from "./api.js";
import { byId, h } from "./element.js";
import { MODAL_SUBMIT, interact } from "./interaction.js";
import { say } from "./language.js";

/** Opens a form. `send(values)` gets the values by name. If it throws, the form stays open and shows the error. */
function openForm({ title, inputs, action, send }) {
  const dialog = byId("form");
  const error = h("p", { className: "error", role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    try {
      await send(Object.fromEntries(new FormData(form)));
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

const field = ({ name, label, isMultiline, value = "", placeholder = "", required = true, minLength, maxLength }) => {
  const input = h(isMultiline ? "textarea" : "input", { name, value, placeholder, required, autocomplete: "off" });
  if (minLength) input.minLength = minLength;
  if (maxLength) input.maxLength = maxLength;
  return h("label", {}, h("span", {}, label, required && h("span", { className: "required", ariaHidden: "true" }, " *")), input);
};

/** Opens the modal of an INTERACTION_MODAL_CREATE event. */
export function openModal(modal) {
  const inputs = modal.components.flatMap((row) => row.components).map((input) => ({
    name: input.custom_id, label: input.label, isMultiline: input.style === 2, value: input.value,
    placeholder: input.placeholder, required: input.required !== false, minLength: input.min_length, maxLength: input.max_length ?? 4000,
  }));
  const rows = (values) => inputs.map(({ name }) =>
    ({ type: 1, components: [{ type: 4, custom_id: name, value: values[name] }] }));
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
    const thread = await api("POST", path, { name: values.name.trim() });
    location.hash = thread.id;
  };
  const inputs = [{ name: "name", label: say("Name"), placeholder: say("Another game"), maxLength: 100 }];
  openForm({ title: say("New thread"), inputs, action: say("Open"), send });
}
