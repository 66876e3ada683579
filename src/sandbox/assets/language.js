// The language of the page. English texts are in the code; `languages` has a file with their translations for each other one, and
// the forms of texts with a number.

const LANGUAGES = ["cs", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt-BR", "tr", "uk"];
const requested = new URLSearchParams(location.search).get("language");
const known = (tag) => LANGUAGES.find((language) => tag?.split("-")[0] === language.split("-")[0]);
const tag = [requested, ...navigator.languages].find(known);

/** The language that the URL asks for (`?language=de`), or else the browser's. */
export const language = known(tag) ?? "en";
/** The name that Discord has for it. Spanish of any other country than Spain is that of Latin America. */
export const locale = tag === "es-ES" ? tag : { en: "en-US", es: "es-419" }[language] ?? language;

const texts = await fetch(`languages/${language}.json`).then((response) => response.json()).catch(() => ({}));
const plurals = new Intl.PluralRules(language);

/** A text in the language. `values` replace the names in braces; `count` chooses among the forms of a text. */
export const say = (text, values = {}) => sayWith(text, values).join("");

/** The same as a list of strings and elements, which are among the values. */
export function sayWith(text, values) {
  const found = texts[text] ?? text;
  const form = typeof found === "string" ? found : found[plurals.select(values.count)] ?? found.other;
  return form.split(/[{}]/).map((part, index) => index % 2 ? values[part] : part);
}

/** Translates the page itself: texts of elements with `data-say`, and labels of those with `data-say-label`. */
export function translatePage() {
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.textContent);
  for (const element of document.querySelectorAll("[data-say-label]")) element.ariaLabel = say(element.ariaLabel);
}
