// Creates DOM elements. Strings become text nodes and are never parsed as HTML.

/**
 * Creates an element. A property with a function becomes an event listener, `data` sets data attributes, a known property is
 * set, and any other one becomes an attribute. Null, undefined and false are skipped.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name, value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name in element) element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);
