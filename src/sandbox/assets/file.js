// Files of messages that are not shown as pictures: links to download them.

import { localPath } from "./api.js";
import { h } from "./element.js";
import { language, say } from "./language.js";

export const downloadLink = (file) => h("p", { className: "file" },
  h("a", { href: localPath(file.url), download: file.filename }, file.filename), " ",
  h("span", { className: "edited" }, fileSize(file.size)));

const inKilobytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fileSize = (size) => size < 1000 ? say("{count} bytes", { count: size }) : `${inKilobytes.format(size / 1000)} kB`;
