// Pictures of messages: as small as Discord shows them, large on a press, with the words that stand for them.

import { local } from "./api.js";
import { byId, h } from "./element.js";

/** A picture that opens large. Its size is known before it has come, so that nothing moves when it does. */
export function picture({ url, width, height, description }, key) {
  const alt = description || "A picture without a description";
  const image = h("img", { src: local(url), alt });
  if (width && height) {
    image.width = width;
    image.height = height;
    image.style.setProperty("--width", width + "px");
    image.style.setProperty("--ratio", width / height);
  }
  return h("button", {
    type: "button", className: "picture", "aria-haspopup": "dialog", data: { key }, click: () => open(local(url), description),
  }, image, description && h("span", { className: "caption", ariaHidden: "true" }, description));
}

function open(url, description) {
  const dialog = byId("picture");
  const close = () => dialog.close();
  const zoom = h("button", { type: "button", className: "zoom", "aria-pressed": "false", click: toggle }, h("img", { src: url, alt: description || "The picture" }));
  function toggle({ target, detail }) {
    // A click beside the picture; a key has no such place.
    if (detail && target === zoom) return close();
    const large = dialog.classList.toggle("actual");
    zoom.setAttribute("aria-pressed", String(large));
  }
  dialog.classList.remove("actual");
  dialog.replaceChildren(
    h("div", { className: "stage" }, zoom),
    h("div", { className: "about" },
      h("p", { tabIndex: 0 }, description || "This picture has no description."),
      h("a", { className: "button", href: url, target: "_blank", rel: "noreferrer" }, "Open in browser"),
      h("button", { type: "button", className: "style-1", autofocus: true, click: close }, "Close")));
  dialog.showModal();
}
