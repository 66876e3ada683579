//! Suggestions while an option is typed. All lists are narrowed in the same way.

use crate::discord::messages::limits::{MAX_CHOICE_CHARS, MAX_CHOICES};
use crate::discord::serenity;
use crate::i18n::best_matches;
use serde_json::Value;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};
use std::slice;

/// The sign between a suggested value and its note.
const SEPARATOR: char = '·';

/// A suggested value with a note, such as `Europe/Berlin · 17:05`.
pub(in crate::discord) fn with_note(value: &str, note: &str) -> String {
    format!("{value} {SEPARATOR} {note}")
}

/// The value that is typed, perhaps as [`with_note`] shows it. The note may be that of another moment.
pub(in crate::discord) fn without_note(typed: &str) -> &str {
    typed.split_once(SEPARATOR).map_or(typed, |(value, _)| value).trim()
}

/// A value that can be chosen, and how it is shown.
pub(in crate::discord) struct Suggestion {
    shown: String,
    value: Value,
    /// The texts by which it is found, besides its value; the text that is shown if there are none.
    names: Vec<String>,
}

impl Suggestion {
    pub(in crate::discord) fn new(shown: impl Into<String>, value: impl Into<Value>) -> Suggestion {
        Suggestion { shown: shown.into(), value: value.into(), names: Vec::new() }
    }

    /// A value that is shown as it is.
    pub(in crate::discord) fn plain(value: impl Into<String>) -> Suggestion {
        let value = value.into();
        Suggestion::new(value.clone(), value)
    }

    /// Adds a name by which the suggestion is found. Without names it is found by all that is shown.
    pub(in crate::discord) fn found_by(mut self, name: impl Into<String>) -> Suggestion {
        self.names.push(name.into());
        self
    }

    /// The texts by which it is found.
    pub(in crate::discord) fn texts(&self) -> Vec<String> {
        let value = self.value.as_str().map_or_else(|| self.value.to_string(), str::to_owned);
        let names = if self.names.is_empty() { slice::from_ref(&self.shown) } else { &self.names[..] };
        names.iter().cloned().chain([value]).collect()
    }
}

/// The suggestions that match the typed text, the best first. The text of an option of numbers may be anything: Discord
/// sends what is typed.
pub(in crate::discord) fn respond(
    typed: &str,
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> CreateAutocompleteResponse {
    unfiltered(best_matches(suggestions, typed, Suggestion::texts))
}

/// Suggestions that were chosen by the typed text already.
pub(in crate::discord) fn unfiltered(
    suggestions: impl IntoIterator<Item = Suggestion>,
) -> CreateAutocompleteResponse {
    let fits = |suggestion: &Suggestion| {
        suggestion.value.as_str().is_none_or(|value| value.chars().count() <= MAX_CHOICE_CHARS)
    };
    let choice = |Suggestion { shown, value, .. }: Suggestion| {
        AutocompleteChoice::new(shown.chars().take(MAX_CHOICE_CHARS).collect::<String>(), value)
    };
    let choices = suggestions.into_iter().filter(fits).take(MAX_CHOICES).map(choice);
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}
