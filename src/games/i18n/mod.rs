//! Every sentence that a person reads. The sentences are in `assets/texts/LOCALE/*.ftl` (Fluent), embedded at build
//! time; the code holds their names and what fills their gaps ([`Message`]).
//!
//! Rules, tables and ratings say *what* is to be told, as data, and know of no language. So words stand above them,
//! and tell a turn, a board, a table with its news, standings; host and store need none. Whoever shows a table asks
//! for all of its text at once, and finds it safe to show: Discord's markup has its place here, in `markup`.

mod alt;
mod date;
mod games;
mod help;
mod hint;
mod markup;
mod name;
mod news;
mod profile;
mod review;
mod standing;
mod table;
mod turn;

pub use alt::{MAX_ALT_TEXT_CHARS, alt_text};
pub use date::date;
pub use games::game_text;
pub use help::help_text;
pub use hint::{HintStage, hint_alt, hint_text, hinted_text};
pub use markup::{channel, day, mention, safe};
pub use name::name;
pub use news::news_text;
pub use profile::{profile_text, progress_alt};
pub use review::{mistake_alt, review_alt, review_text};
pub use standing::leaderboard_text;
pub use table::{
    direct_reminder_text, reminder_text, stage_alt, stage_text, table_alt, table_text, time_control_text,
};
pub use turn::turn_text;

use crate::rules::record::RecordError;
use crate::rules::{Arg, GameKind, Localize, Message};
use fluent_templates::fluent_bundle::FluentValue;
use fluent_templates::{LanguageIdentifier, Loader};
use std::borrow::Cow;
use std::collections::HashMap;

fluent_templates::static_loader! {
    static TEXTS = {
        locales: "../../assets/texts",
        fallback_language: "en",
        // Discord shows the isolating characters as stray marks on some devices.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The sentences in one person's or one server's language.
#[derive(Clone, Debug)]
pub struct Localizer {
    locale: LanguageIdentifier,
}

impl Localizer {
    /// English, in which every sentence exists.
    pub fn english() -> Localizer {
        Localizer { locale: TEXTS.fallback().clone() }
    }

    /// The language of a Discord locale such as `de` or `pt-BR`; what it lacks is said in English.
    pub fn of(locale: &str) -> Localizer {
        locale.parse().map_or_else(|_| Localizer::english(), |locale| Localizer { locale })
    }

    /// Locales that have texts of their own, by their Discord names.
    pub fn locales() -> impl Iterator<Item = String> {
        TEXTS.locales().map(ToString::to_string)
    }

    /// A sentence with its gaps filled, and what follows it. A name that no file knows is shown as it is and logged: never a panic.
    pub fn render(&self, message: &Message) -> String {
        let args: HashMap<Cow<'static, str>, FluentValue> = message
            .args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Game(game) => FluentValue::from(self.game(*game)),
                    Arg::Games => FluentValue::from(GameKind::ALL.map(|game| self.game(game)).join(", ")),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        let sentence = TEXTS.try_lookup_with_args(&self.locale, message.key, &args).unwrap_or_else(|| {
            tracing::error!(key = message.key, "no text has this name");
            message.key.to_owned()
        });
        match &message.then {
            Some(then) => format!("{sentence} {}", self.render(then)),
            None => sentence,
        }
    }

    /// The sentence that data is told as.
    pub fn localize(&self, data: &impl Localize) -> String {
        self.render(&data.message())
    }

    /// Where and why a text is not the record of a game.
    pub fn record_error(&self, error: &RecordError) -> String {
        let key = if error.turn.is_some() { "record-error-turn" } else { "record-error" };
        let message = Message::new(key).count("line", error.line).with("reason", self.localize(&error.kind));
        self.render(&error.turn.into_iter().fold(message, |message, turn| message.count("turn", turn)))
    }

    /// The name of a game as people write it.
    pub fn game(&self, game: GameKind) -> String {
        self.find(&format!("game-{game}")).unwrap_or_else(|| game.to_string())
    }

    /// Asks which man is to move, in the game's own way if its men have another name.
    pub fn which_man(&self, game: GameKind) -> String {
        let own = game.kinds().first().and_then(|kind| self.find(&format!("menu-{}", kind.text())));
        own.unwrap_or_else(|| self.text("menu-man"))
    }

    /// A sentence without gaps.
    pub fn text(&self, key: &'static str) -> String {
        self.render(&Message::new(key))
    }

    /// A sentence whose name is made at run time; `None` if there is none.
    pub fn find(&self, key: &str) -> Option<String> {
        TEXTS.try_lookup(&self.locale, key)
    }
}
