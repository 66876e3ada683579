//! Options that take one of several values. A player may type a value, its label in any language, or whatever only one
//! suggestion fits. Any other text is refused with the list of labels.

use super::command_error::CommandError;
use super::context::{CommandContext, Context, user_localizer};
use super::suggestions::{self, Suggestion};
use crate::discord::messages::limits::{MAX_CHOICE_CHARS, MAX_CHOICES};
use crate::discord::serenity;
use crate::i18n::{Localizer, names_label, only_match};
use crate::localize::{Arg, Message};
use crate::names::shortened;
use crate::rules::{GameKind, Setup};
use crate::table::TimeControl;
use serenity::{CreateAutocompleteResponse, CreateSelectMenuOption};

/// The value of an option, and in settings, for a game without a clock.
pub(in crate::discord) const NO_CLOCK: &str = "none";

/// A value that can be chosen.
pub(in crate::discord) struct Choice<T> {
    meaning: T,
    /// The text that a suggestion sends.
    value: String,
    /// The text that people read.
    label: Arg,
    /// The text of the suggestion, if it is more than the label.
    description: Option<Arg>,
    /// Other words for it.
    aliases: Vec<Arg>,
}

impl<T> Choice<T> {
    pub(in crate::discord) fn new(meaning: T, value: impl Into<String>, label: impl Into<Arg>) -> Choice<T> {
        let (value, label) = (value.into(), label.into());
        Choice { meaning, value, label, description: None, aliases: Vec::new() }
    }

    /// The choice with another meaning.
    pub(in crate::discord) fn map<U>(self, meaning: impl FnOnce(T) -> U) -> Choice<U> {
        let Choice { value, label, description, aliases, .. } = self;
        Choice { meaning: meaning(self.meaning), value, label, description, aliases }
    }

    pub(in crate::discord) fn described(self, description: impl Into<Arg>) -> Choice<T> {
        Choice { description: Some(description.into()), ..self }
    }

    pub(in crate::discord) fn or_called(self, aliases: Vec<Arg>) -> Choice<T> {
        Choice { aliases, ..self }
    }

    fn labels(&self) -> impl Iterator<Item = &Arg> {
        [&self.label].into_iter().chain(&self.description).chain(&self.aliases)
    }

    fn is_named(&self, typed: &str) -> bool {
        self.value.eq_ignore_ascii_case(typed) || self.labels().any(|label| names_label(typed, label))
    }

    /// The suggestion of this choice.
    pub(in crate::discord) fn suggestion(&self, localizer: &Localizer) -> Suggestion {
        let shown = localizer.label(self.description.as_ref().unwrap_or(&self.label));
        let names = self.labels().map(|label| localizer.label(label));
        names.fold(Suggestion::new(shown, self.value.clone()), Suggestion::found_by)
    }
}

/// The meaning of what is typed: the choice that it names, or else the only one that is suggested for it in this language.
///
/// # Errors
/// The labels of all choices if it is none of them.
pub(in crate::discord) fn find<T>(
    localizer: &Localizer,
    choices: impl IntoIterator<Item = Choice<T>>,
    typed: &str,
) -> Result<T, Vec<Arg>> {
    let typed = typed.trim();
    let mut choices: Vec<Choice<T>> = choices.into_iter().collect();
    let named = choices.iter().position(|choice| choice.is_named(typed));
    let texts = |(_, choice): &(usize, &Choice<T>)| choice.suggestion(localizer).texts();
    let suggested = || only_match(choices.iter().enumerate(), typed, texts).map(|(number, _)| number);
    match named.or_else(suggested).filter(|_| !is_negative(typed)) {
        Some(number) => Ok(choices.swap_remove(number).meaning),
        None => Err(choices.into_iter().map(|choice| choice.label).collect()),
    }
}

/// Refuses a text that [`find`] does not know. `key` is the text of the refusal, in which `list` is what can be chosen; if nothing
/// was typed, only that is said.
pub(in crate::discord) fn refusal(
    key: &'static str,
    list: &'static str,
    typed: &str,
    known: Vec<Arg>,
) -> Message {
    match typed.trim() {
        "" => Message::new("say-choose-one").choices("known", known),
        typed => Message::new(key).quoted("name", typed).choices(list, known),
    }
}

/// Whether a negative number is typed. The comparison of words would drop its sign like other punctuation.
fn is_negative(typed: &str) -> bool {
    let unsigned = typed.strip_prefix(['-', '−', '–']);
    unsigned.is_some_and(|rest| rest.trim_start().starts_with(|first: char| first.is_ascii_digit()))
}

/// The suggestions while one of the choices is typed.
pub(in crate::discord) fn suggest<T>(
    localizer: &Localizer,
    typed: &str,
    choices: impl IntoIterator<Item = Choice<T>>,
) -> CreateAutocompleteResponse {
    suggestions::respond(typed, choices.into_iter().map(|choice| choice.suggestion(localizer)))
}

/// The choices as the options of a menu.
pub(in crate::discord) fn menu_options<T>(
    localizer: &Localizer,
    choices: impl Iterator<Item = Choice<T>>,
) -> Vec<CreateSelectMenuOption> {
    let option = |choice: Choice<T>| {
        let shown = choice.description.as_ref().unwrap_or(&choice.label);
        CreateSelectMenuOption::new(shortened(&localizer.label(shown), MAX_CHOICE_CHARS), choice.value)
    };
    choices.map(option).take(MAX_CHOICES).collect()
}

/// The games as values of an option.
pub(in crate::discord) fn games() -> impl Iterator<Item = Choice<GameKind>> {
    GameKind::ALL.into_iter().map(|game| Choice::new(game, game.name(), Arg::Game(game.name())))
}

/// The setups of a game.
pub(in crate::discord) fn setups(game: GameKind) -> impl Iterator<Item = Choice<&'static str>> {
    game.setups().iter().map(|name| Choice::new(*name, *name, Setup::label_of(name)))
}

/// The time controls.
pub(in crate::discord) fn time_controls() -> impl Iterator<Item = Choice<TimeControl>> {
    let choice = |time: TimeControl| Choice::new(time, time.name(), TimeControl::label(Some(time)));
    TimeControl::all().map(choice)
}

/// The time controls, after a game without a clock.
pub(in crate::discord) fn optional_time_controls() -> impl Iterator<Item = Choice<Option<TimeControl>>> {
    let choice = |time: Option<TimeControl>| {
        Choice::new(time, time.map_or(NO_CLOCK, TimeControl::name), TimeControl::label(time))
    };
    [None].into_iter().chain(TimeControl::all().map(Some)).map(choice)
}

/// The times in which the members of a server may have to vote.
pub(in crate::discord) fn team_time_controls() -> impl Iterator<Item = Choice<TimeControl>> {
    let times = TimeControl::all().filter(|time| *time <= TimeControl::OneDay);
    times.map(|time| Choice::new(time, time.name(), TimeControl::label(Some(time))))
}

/// The time for votes that an option names.
pub(in crate::discord) fn parse_team_time(
    ctx: &CommandContext<'_>,
    name: &str,
) -> Result<TimeControl, CommandError> {
    find(ctx.user_localizer(), team_time_controls(), name).map_err(|known| unknown_time(name, known))
}

/// The game that an option names.
pub(in crate::discord) fn parse_game(ctx: &CommandContext<'_>, name: &str) -> Result<GameKind, CommandError> {
    let unknown = |known| CommandError::Rejected(refusal("setup-unknown-game", "games", name, known));
    find(ctx.user_localizer(), games(), name).map_err(unknown)
}

/// Suggests games.
pub(in crate::discord) async fn suggest_games(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest(&user_localizer(ctx).await, typed, games())
}

/// The time control that an option names.
pub(in crate::discord) fn parse_time_control(
    ctx: &CommandContext<'_>,
    name: &str,
) -> Result<Option<TimeControl>, CommandError> {
    let found = find(ctx.user_localizer(), optional_time_controls(), name);
    found.map_err(|known| unknown_time(name, known))
}

/// The rejection of a text that names no time control, with those that can be chosen.
pub(in crate::discord) fn unknown_time(name: &str, known: Vec<Arg>) -> CommandError {
    CommandError::Rejected(refusal("setup-unknown-time", "times", name, known))
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
            ("-3d", None),
            ("− 1 day per move", None),
            ("", None),
        ] {
            let english = Localizer::of("en-GB");
            assert_eq!(find(&english, optional_time_controls(), typed).ok(), time, "{typed}");
        }
        for typed in ["dark-first", "Dark first", "Hell zuerst", "light first"] {
            let army = if typed.to_lowercase().starts_with("dark") { "dark-first" } else { "light-first" };
            let polish = Localizer::of("pl");
            assert_eq!(find(&polish, setups(GameKind::Bizingo), typed).ok(), Some(army), "{typed}");
        }
        let german = Localizer::of("de");
        let labels = find(&german, setups(GameKind::Bizingo), "zuerst").expect_err("which of them?");
        let shown = labels.iter().map(|label| german.label(label));
        assert_eq!(shown.collect::<Vec<_>>(), ["Hell zuerst", "Dunkel zuerst"]);
        assert_eq!(find(&german, games(), "BIZINGO").ok(), Some(GameKind::Bizingo));
    }

    #[test]
    fn a_text_with_one_suggestion_means_that_choice() {
        for (locale, typed, time) in [
            ("en-US", "1 day", Some(Some(TimeControl::OneDay))),
            ("de", "1 Tag", Some(Some(TimeControl::OneDay))),
            ("de", "ohne", Some(None)),
            ("en-US", "1", None),
            ("en-US", "per move", None),
            ("en-US", "", None),
        ] {
            let found = find(&Localizer::of(locale), optional_time_controls(), typed).ok();
            assert_eq!(found, time, "{locale}: {typed}");
        }
        let german = Localizer::of("de");
        assert_eq!(find(&german, setups(GameKind::Bizingo), "dunkel").ok(), Some("dark-first"));
        assert_eq!(find(&german, games(), "bas").ok(), Some(GameKind::Basileus));
        assert_eq!(find(&german, games(), "bi").ok(), None);
    }

    /// Every label of a choice means that choice, in every language.
    fn are_told_apart<T: Clone + PartialEq + std::fmt::Debug, C: Iterator<Item = Choice<T>>>(
        choices: impl Fn() -> C,
    ) {
        for locale in Localizer::locales() {
            for choice in choices() {
                let localizer = Localizer::of(&locale);
                let shown = localizer.label(&choice.label);
                assert_eq!(
                    find(&localizer, choices(), &shown).ok(),
                    Some(choice.meaning),
                    "{locale}: {shown}"
                );
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
