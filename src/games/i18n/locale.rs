//! The languages: the folders of texts, Discord's locales that they serve, and what is done where a text is missing.

use super::localizer::{Arguments, Localizer, TEXTS};
use fluent_templates::{LanguageIdentifier, Loader, StaticLoader};
use parking_lot::Mutex;
use std::collections::BTreeSet;

/// Discord's locales.
const DISCORD_LOCALES: [&str; 32] = [
    "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN",
    "zh-TW",
];

/// The texts that were missing and are logged already, each with its language.
static LOGGED: Mutex<BTreeSet<(String, String)>> = Mutex::new(BTreeSet::new());

impl Localizer {
    /// The localizer for English, in which every text exists.
    pub fn english() -> Localizer {
        Localizer { locale: TEXTS.fallback().clone(), shared: None, reader: None }
    }

    /// The localizer for a Discord locale such as `de`, `pt-BR` or `es-419`: the folder of that name serves it, or else the
    /// one of its language, or else English.
    pub fn of(locale: &str) -> Localizer {
        let Ok(locale) = locale.parse() else { return Localizer::english() };
        let named = Localizer { locale, ..Localizer::english() };
        let has_texts = |locale: &LanguageIdentifier| TEXTS.locales().any(|folder| folder == locale);
        let served = [named.language(), named.locale].into_iter().rfind(has_texts);
        served.map_or_else(Localizer::english, |locale| Localizer { locale, ..Localizer::english() })
    }

    /// The language without its country. Its folder has the texts that the folder of the country lacks.
    fn language(&self) -> LanguageIdentifier {
        LanguageIdentifier::from_parts(self.locale.language, None, None, &[])
    }

    /// The names of the folders that may have its texts, the first of which says them: `es-ES` and `es`.
    pub fn folders(&self) -> [String; 2] {
        [&self.locale, &self.language()].map(ToString::to_string)
    }

    /// The names of the folders of texts, in alphabetical order.
    pub fn locales() -> impl Iterator<Item = String> {
        TEXTS.locales().map(ToString::to_string).collect::<BTreeSet<String>>().into_iter()
    }

    /// Discord's locales of other languages than English that have texts.
    pub fn translated_locales() -> impl Iterator<Item = (&'static str, Localizer)> {
        let localizers = DISCORD_LOCALES.into_iter().map(|locale| (locale, Localizer::of(locale)));
        localizers.filter(|(_, localizer)| *localizer != Localizer::english())
    }

    /// A text of the country, or else of the language, or in English if both lack it, which is logged once; `None` if there is no such
    /// text.
    ///
    /// # Panics
    /// In debug builds, if a language that has the text cannot say it: every test tries what it shows in all languages.
    pub(super) fn look_up(&self, key: &str, args: Option<&Arguments>) -> Option<String> {
        if cfg!(debug_assertions)
            && let Some(fault) = untranslatable(&TEXTS, key, args)
        {
            panic!("{fault}");
        }
        let own = |locale: &LanguageIdentifier| TEXTS.lookup_single_language(locale, key, args).ok();
        if let Some(text) = own(&self.locale).or_else(|| own(&self.language())) {
            return Some(text);
        }
        let text = TEXTS.lookup_single_language(TEXTS.fallback(), key, args).ok()?;
        let locale = self.locale.to_string();
        if LOGGED.lock().insert((locale.clone(), key.to_owned())) {
            tracing::warn!(locale, key, "a text is missing in a language and is shown in English");
        }
        Some(text)
    }
}

/// The fault that keeps a language from saying a text that it has, and that English can say with these arguments, such as a variable of
/// only one of its forms.
fn untranslatable(texts: &StaticLoader, key: &str, args: Option<&Arguments>) -> Option<String> {
    texts.lookup_single_language(texts.fallback(), key, args).ok()?;
    texts.locales().find_map(|locale| {
        let error = texts.lookup_single_language(locale, key, args).err()?.to_string();
        // The other errors say that the language lacks the text.
        error.starts_with("Fluent errors").then(|| format!("{key} in {locale}: {error}, with {args:?}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_templates::fluent_bundle::FluentValue;
    use std::borrow::Cow;

    #[test]
    fn a_text_that_a_country_lacks_is_that_of_its_language_and_is_not_logged() {
        let (country, language) = (Localizer::of("es-ES"), Localizer::of("es"));
        assert_ne!(country.find("language-name"), language.find("language-name"));
        assert_eq!(country.find("game-biloba"), language.find("game-biloba"));
        assert_eq!(country.find("news-over"), language.find("news-over"));
        assert!(!LOGGED.lock().iter().any(|(locale, _)| locale == "es-ES"));
    }

    #[test]
    fn a_text_that_a_language_lacks_is_english_and_is_logged_once() {
        let lacking = Localizer { locale: "tlh".parse().expect("a locale"), shared: None, reader: None };
        let logged = || LOGGED.lock().iter().filter(|(locale, _)| locale == "tlh").count();
        for key in ["table-full", "table-full", "no-such-text", "game-biloba"] {
            assert_eq!(lacking.find(key), Localizer::english().find(key), "{key}");
        }
        assert_eq!(logged(), 2);
    }

    // Two languages that need different variables for the same form.
    fluent_templates::static_loader! {
        static UNEVEN = { locales: "../../tests/games/uneven_texts", fallback_language: "en" };
    }

    #[test]
    fn a_form_that_needs_more_variables_in_another_language_is_found() {
        let fault = |args: &[(&'static str, &'static str)]| {
            let args = args.iter().map(|(name, value)| (Cow::Borrowed(*name), FluentValue::from(*value)));
            untranslatable(&UNEVEN, "joins", Some(&args.collect()))
        };
        assert_eq!(fault(&[("who", "you"), ("name", "Ana")]), None);
        assert_eq!(fault(&[("who", "other"), ("name", "Ana")]), None);
        let found = fault(&[("who", "you")]).expect("German needs a name");
        assert!(found.starts_with("joins in de:"), "{found}");
        // English has only one of these texts, and German none.
        for key in ["watches", "watches.title", "leaves"] {
            assert_eq!(untranslatable(&UNEVEN, key, None), None, "{key}");
        }
    }
}
