//! Options that take one of several values. A player may type a value, or its label in any language. Any other text is
//! refused with the list of labels.

use super::serenity;
use super::suggestions::{self, Suggestion};
use crate::i18n::{Localizer, is_same_text, names_label};
use crate::rules::{Arg, GameKind, Setup};
use crate::table::TimeControl;
use serenity::CreateAutocompleteResponse;

/// The value of an option, and in settings, for a game without a clock.
pub(super) const NO_CLOCK: &str = "none";

/// A value that can be chosen.
pub(super) struct Choice<T> {
    meaning: T,
    /// What suggestions send.
    value: String,
    /// What people read.
    label: Arg,
    /// What suggestions show, if it is more than the label.
    description: Option<Arg>,
    /// Other words for it.
    aliases: Vec<String>,
}

impl<T> Choice<T> {
    pub(super) fn new(meaning: T, value: impl Into<String>, label: impl Into<Arg>) -> Choice<T> {
        let (value, label) = (value.into(), label.into());
        Choice { meaning, value, label, description: None, aliases: Vec::new() }
    }

    /// The same choice with another meaning.
    pub(super) fn map<U>(self, meaning: impl FnOnce(T) -> U) -> Choice<U> {
        let Choice { value, label, description, aliases, .. } = self;
        Choice { meaning: meaning(self.meaning), value, label, description, aliases }
    }

    pub(super) fn described(self, description: impl Into<Arg>) -> Choice<T> {
        Choice { description: Some(description.into()), ..self }
    }

    pub(super) fn or_called(self, aliases: Vec<String>) -> Choice<T> {
        Choice { aliases, ..self }
    }

    fn is_named(&self, typed: &str) -> bool {
        self.value.eq_ignore_ascii_case(typed)
            || self.aliases.iter().any(|alias| is_same_text(alias, typed))
            || [Some(&self.label), self.description.as_ref()]
                .into_iter()
                .flatten()
                .any(|label| names_label(typed, label))
    }
}

/// The meaning of what is typed.
///
/// # Errors
/// The labels of all choices if it is none of them.
pub(super) fn find<T>(choices: impl IntoIterator<Item = Choice<T>>, typed: &str) -> Result<T, Vec<Arg>> {
    let typed = typed.trim();
    let mut labels = Vec::new();
    for choice in choices {
        if choice.is_named(typed) {
            return Ok(choice.meaning);
        }
        labels.push(choice.label);
    }
    Err(labels)
}

/// The suggestions while one of the choices is typed.
pub(super) fn suggest<T>(
    localizer: &Localizer,
    typed: &str,
    choices: impl IntoIterator<Item = Choice<T>>,
) -> CreateAutocompleteResponse {
    let suggestion = |choice: Choice<T>| {
        let shown = localizer.label(choice.description.as_ref().unwrap_or(&choice.label));
        let names = [shown.clone(), localizer.label(&choice.label)].into_iter().chain(choice.aliases);
        names.fold(Suggestion::new(shown, choice.value), Suggestion::found_by)
    };
    suggestions::respond(typed, choices.into_iter().map(suggestion))
}

/// The games.
pub(super) fn games() -> impl Iterator<Item = Choice<GameKind>> {
    GameKind::ALL.into_iter().map(|game| Choice::new(game, game.name(), Arg::Game(game)))
}

/// The setups of a game.
pub(super) fn setups(game: GameKind) -> impl Iterator<Item = Choice<&'static str>> {
    game.setups().iter().map(|name| Choice::new(*name, *name, Setup::label_of(name)))
}

/// The time controls.
pub(super) fn time_controls() -> impl Iterator<Item = Choice<TimeControl>> {
    let choice = |time: TimeControl| Choice::new(time, time.name(), TimeControl::label(Some(time)));
    TimeControl::all().map(choice)
}

/// The time controls, after a game without a clock.
pub(super) fn optional_time_controls() -> impl Iterator<Item = Choice<Option<TimeControl>>> {
    let choice = |time: Option<TimeControl>| {
        Choice::new(time, time.map_or(NO_CLOCK, TimeControl::name), TimeControl::label(time))
    };
    [None].into_iter().chain(TimeControl::all().map(Some)).map(choice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_by_what_is_shown_in_any_language() {
        for (typed, time) in [
            ("none", Some(None)),
            (" NONE ", Some(None)),
            ("no clock", Some(None)),
            ("ohne Uhr", Some(None)),
            ("1d", Some(Some(TimeControl::OneDay))),
            ("1 Tag pro Zug", Some(Some(TimeControl::OneDay))),
            ("1 JOUR PAR COUP", Some(Some(TimeControl::OneDay))),
            ("2d", None),
            ("", None),
        ] {
            assert_eq!(find(optional_time_controls(), typed).ok(), time, "{typed}");
        }
        for typed in ["dark-first", "Dark first", "Hell zuerst", "light first"] {
            let army = if typed.to_lowercase().starts_with("dark") { "dark-first" } else { "light-first" };
            assert_eq!(find(setups(GameKind::Bizingo), typed).ok(), Some(army), "{typed}");
        }
        let labels = find(setups(GameKind::Bizingo), "light").expect_err("which of them?");
        let shown = labels.iter().map(|label| Localizer::of("de").label(label));
        assert_eq!(shown.collect::<Vec<_>>(), ["Hell zuerst", "Dunkel zuerst"]);
        assert_eq!(find(games(), "BIZINGO").ok(), Some(GameKind::Bizingo));
    }

    /// Every label of a choice means that choice, in every language.
    fn are_told_apart<T: Clone + PartialEq + std::fmt::Debug, C: Iterator<Item = Choice<T>>>(
        choices: impl Fn() -> C,
    ) {
        for locale in Localizer::locales() {
            for choice in choices() {
                let shown = Localizer::of(&locale).label(&choice.label);
                assert_eq!(find(choices(), &shown).ok(), Some(choice.meaning), "{locale}: {shown}");
            }
        }
    }

    #[test]
    fn choices_are_told_apart_in_all_languages() {
        are_told_apart(games);
        are_told_apart(optional_time_controls);
        for game in GameKind::ALL {
            are_told_apart(|| setups(game));
        }
    }
}
