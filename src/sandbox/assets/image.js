// Images of messages: scaled as on Discord, with a full-size view and the alt text.

import { localPath } from "./api.js";
import { byId, h } from "./element.js";
import { say } from "./language.js";

/** Renders an image as a button that opens the viewer. Width and height are set, so that loading does not move the page. */
export function imageButton({ url, width, height, description }, key) {
  const alt = description || say("A picture without a description");
  const image = h("img", { src: localPath(url), alt });
  if (width && height) {
    image.width = width;
    image.height = height;
    image.style.setProperty("--width", width + "px");
    image.style.setProperty("--ratio", width / height);
  }
  return h("button", {
    type: "button", className: "image-button", "aria-haspopup": "dialog", data: { key }, click: () => openViewer(localPath(url), description),
  }, image, description && h("span", { className: "caption", ariaHidden: "true" }, description));
}

function openViewer(url, description) {
  const dialog = byId("image-viewer");
  const close = () => dialog.close();
  const zoom = h("button", { type: "button", className: "zoom", "aria-pressed": "false", click: toggle }, h("img", { src: url, alt: description || say("The picture") }));
  function toggle({ target, detail }) {
    // A click beside the image closes the viewer. A key press has `detail` 0 and no position.
    if (detail && target === zoom) return close();
    const isActualSize = dialog.classList.toggle("actual-size");
    zoom.setAttribute("aria-pressed", String(isActualSize));
  }
  dialog.classList.remove("actual-size");
  dialog.replaceChildren(
    h("div", { className: "stage" }, zoom),
    h("div", { className: "alt-text" },
      h("p", { tabIndex: 0 }, description || say("This picture has no description.")),
      h("a", { className: "button", href: url, target: "_blank", rel: "noreferrer" }, say("Open in browser")),
      h("button", { type: "button", className: "style-1", autofocus: true, click: close }, say("Close"))));
  dialog.showModal();
}
