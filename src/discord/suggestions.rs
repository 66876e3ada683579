//! Suggestions while an option is typed. All lists are narrowed in the same way.

use super::limits::{MAX_CHOICE_CHARS, MAX_CHOICES};
use super::serenity;
use crate::i18n::best_matches;
use serde_json::Value;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

/// A value that can be chosen, and how it is shown.
pub(super) struct Suggestion {
    shown: String,
    value: Value,
    /// A text by which it is also found, besides its value; `None` if that is the text that is shown.
    name: Option<String>,
}

impl Suggestion {
    pub(super) fn new(shown: impl Into<String>, value: impl Into<Value>) -> Suggestion {
        Suggestion { shown: shown.into(), value: value.into(), name: None }
    }

    /// A value that is shown as it is.
    pub(super) fn plain(value: impl Into<String>) -> Suggestion {
        let value = value.into();
        Suggestion::new(value.clone(), value)
    }

    /// The suggestion, found by this name instead of all that is shown.
    pub(super) fn found_by(self, name: impl Into<String>) -> Suggestion {
        Suggestion { name: Some(name.into()), ..self }
    }

    /// The texts by which it is found.
    fn texts(&self) -> Vec<String> {
        let value = self.value.as_str().map_or_else(|| self.value.to_string(), str::to_owned);
        vec![self.name.as_ref().unwrap_or(&self.shown).clone(), value]
    }
}

/// The suggestions that match the typed text, the best first. The text of an option of numbers may be anything: Discord
/// sends what is typed.
pub(super) fn respond(
    typed: &str,
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> CreateAutocompleteResponse {
    unfiltered(best_matches(suggestions, typed, Suggestion::texts))
}

/// Suggestions that were chosen by the typed text already.
pub(super) fn unfiltered(suggestions: impl IntoIterator<Item = Suggestion>) -> CreateAutocompleteResponse {
    let fits = |suggestion: &Suggestion| {
        suggestion.value.as_str().is_none_or(|value| value.chars().count() <= MAX_CHOICE_CHARS)
    };
    let choice = |Suggestion { shown, value, .. }: Suggestion| {
        AutocompleteChoice::new(shown.chars().take(MAX_CHOICE_CHARS).collect::<String>(), value)
    };
    let choices = suggestions.into_iter().filter(fits).take(MAX_CHOICES).map(choice);
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
