// Forms that open over the page: the modals of the bot, and the name of a new thread.

import { api } from "./api.js";
import { byId, h } from "./element.js";
import { SUBMIT, interact } from "./interaction.js";

/** Asks for text. `send(values)` gets the values by name; if it throws, the form stays and says why. */
export function ask({ title, inputs, action, send }) {
  const dialog = byId("form");
  const wrong = h("p", { className: "wrong", role: "alert", hidden: true });
  const submit = async (event) => {
    event.preventDefault();
    if (form.ariaBusy) return;
    form.ariaBusy = "true";
    try {
      await send(Object.fromEntries(new FormData(form)));
      dialog.close();
    } catch (error) {
      wrong.textContent = error.message;
      wrong.hidden = false;
    } finally {
      form.ariaBusy = null;
    }
  };
  const form = h("form", { submit },
    h("h2", { id: "form-title" }, title),
    inputs.map(field),
    wrong,
    h("div", { className: "row" },
      h("button", { type: "button", className: "style-2", click: () => dialog.close() }, "Cancel"),
      h("button", { type: "submit", className: "style-1" }, action)));
  dialog.replaceChildren(form);
  dialog.showModal();
}

const field = ({ name, label, long, value = "", placeholder = "", required = true, least, most }) => {
  const input = h(long ? "textarea" : "input", { name, value, placeholder, required, autocomplete: "off" });
  if (least) input.minLength = least;
  if (most) input.maxLength = most;
  return h("label", {}, h("span", {}, label, required && h("span", { className: "required", ariaHidden: "true" }, " *")), input);
};

/** A form that the bot opened. */
export function openModal(modal) {
  const inputs = modal.components.flatMap((row) => row.components).map((input) => ({
    name: input.custom_id, label: input.label, long: input.style === 2, value: input.value,
    placeholder: input.placeholder, required: input.required !== false, least: input.min_length, most: input.max_length ?? 4000,
  }));
  const rows = (values) => inputs.map(({ name }) =>
    ({ type: 1, components: [{ type: 4, custom_id: name, value: values[name] }] }));
  const send = async (values) => {
    const data = { id: modal.id, custom_id: modal.custom_id, components: rows(values) };
    const { settled } = await interact(SUBMIT, data, { application_id: modal.application.id });
    if (!await settled) throw new Error("The application did not respond. What you wrote is still here.");
  };
  ask({ title: modal.title, inputs, action: "Submit", send });
}

/** Starts a thread in a channel, from a message of it if there is one, and goes there. */
export function openThread(channel, message) {
  const path = message ? `/channels/${channel.id}/messages/${message.id}/threads` : `/channels/${channel.id}/threads`;
  const send = async (values) => {
    const thread = await api("POST", path, { name: values.name.trim() });
    location.hash = thread.id;
  };
  const inputs = [{ name: "name", label: "Name", placeholder: "Another game", most: 100 }];
  ask({ title: "New thread", inputs, action: "Open", send });
}
