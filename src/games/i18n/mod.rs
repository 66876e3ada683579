//! The localized texts. They are in `assets/texts/LOCALE/*.ftl` (Fluent) and are embedded at build time; the code
//! contains their keys and arguments ([`Message`]).
//!
//! Rules, tables and ratings return messages as data and know no language. This module depends on them and renders
//! turns, boards, tables, news and leaderboards; host and store do not need it. The functions for a table return the
//! complete text with all user input escaped, so it can be sent unchanged. Discord's markup is in `markup`.

mod alt;
mod banner;
mod date;
mod games;
mod help;
mod hint;
mod leaderboard;
mod line;
mod locale;
mod markup;
mod matching;
mod news;
mod notices;
mod players;
mod presence;
mod private_board;
mod profile;
mod puzzle;
mod recent;
mod record;
mod result;
mod review;
mod seek;
mod table;
pub(crate) mod tournament;
mod turn;

pub use alt::{MAX_ALT_TEXT_CHARS, alt_text, alt_text_after, position_text};
pub use banner::{result_notes, spoken_result_notes};
pub use date::{date, date_time};
pub use games::{BoardPlace, TablePlace, finished_entry, game_text, table_entry};
pub use help::{HelpTopic, help_text};
pub use hint::{HintDetail, hint_alt, hint_text, hinted_text};
pub use leaderboard::leaderboard_text;
pub use line::{closed_offer_text, news_line, offer_line, with_closed_offer};
pub use markup::{
    channel, escape, escape_arguments, full_timestamp, mention, message_link, role, time_timestamp,
};
pub use matching::{best_matches, is_same_text, names_label, only_match};
pub use news::{end_text, first_game_text, news_text, out_text, rating_lines};
pub use notices::{
    digest_text, direct_invitation_text, direct_out_text, direct_turn_text, refused_text, waiting_text,
    watched_text,
};
pub use players::{names, player_name, scene, table_thread_name, thread_name};
pub use presence::{absence_text, direct_absence_text};
pub use private_board::{
    MAX_PRIVATE_BOARD_CHARS, PrivateBoardView, opinion_text, private_board_text, waiting_plan_text,
};
pub use profile::{profile_text, progress_alt};
pub use puzzle::{
    daily_puzzle_text, puzzle_gains_text, puzzle_hints, puzzle_profile_text, puzzle_progress_text,
    puzzle_question, puzzle_reasons_text, puzzle_reply_text, puzzle_scene, puzzle_themes_text,
    puzzle_turn_text, puzzle_wrong_text,
};
pub use record::{record_alt, record_error, record_names, record_text};
pub use review::{mistake_alt, record_review_text, review_alt, review_text};
pub use seek::{
    direct_seek_text, ended_seek_text, found_seek_text, joined_seek_text, opened_seek_text, seek_text,
    taken_seek_text, unreachable_text,
};
pub use table::{
    direct_reminder_text, moved_text, outcome_text, position_alt, preview_alt, relocated_text, reminder_text,
    replay_text, replayed_scene, retired_text, retired_text_before_takeback, table_alt, table_text,
    time_control_text,
};
pub use tournament::{
    ListPage, annulled_game_text, bracket_alt, challenge_text, entrant_names, no_pairings, no_standings,
    round_mentions, standings_alt, standings_heading, tournament_entry, tournament_final_text,
    tournament_game_text, tournament_moved_text, tournament_news_text, tournament_obstacle_text,
    tournament_pairings_page, tournament_players_page, tournament_round_text, tournament_rounds_choice,
    tournament_standings_page, tournament_text, tournament_thread_name, tournament_title_text,
};
pub use turn::turn_text;

use crate::names;
use crate::rules::record::RecordError;
use crate::rules::{Arg, GameKind, Localize, Message};
use crate::table::{Player, PlayerId};
use fluent_templates::LanguageIdentifier;
use fluent_templates::fluent_bundle::FluentValue;
use std::borrow::Cow;
use std::collections::HashMap;

/// The values of the arguments of a text.
type Arguments<'a> = HashMap<Cow<'static, str>, FluentValue<'a>>;

fluent_templates::static_loader! {
    static TEXTS = {
        locales: "../../assets/texts",
        fallback_language: "en",
        // Discord shows the isolating characters as stray marks on some devices.
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// Renders messages in the language of one user or one guild.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Localizer {
    locale: LanguageIdentifier,
    /// The language of what everyone sees, if it is another one.
    shared: Option<LanguageIdentifier>,
    /// The only person who reads the texts; `None` if everyone at a table may read them.
    reader: Option<PlayerId>,
}

impl Localizer {
    /// Renders a message and the messages that follow it. An unknown key is logged and rendered as the key itself, so a
    /// missing text never fails a command.
    pub fn render(&self, message: &Message) -> String {
        let args: Arguments = message
            .args
            .iter()
            .map(|(name, arg)| {
                let value = match arg {
                    Arg::Text(text) => FluentValue::from(names::with_direction_marks(text)),
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::SharedButton(key) => FluentValue::from(self.shared().text(key)),
                    other => FluentValue::from(self.label(other)),
                };
                (Cow::Borrowed(*name), value)
            })
            .collect();
        let sentence = self.look_up(message.key, Some(&args)).unwrap_or_else(|| {
            tracing::error!(key = message.key, "no text has this name");
            message.key.to_owned()
        });
        match &message.then {
            Some(then) => format!("{sentence} {}", self.render(then)),
            None => sentence,
        }
    }

    /// An argument as a text of its own.
    pub fn label(&self, arg: &Arg) -> String {
        let labels = |args: &[Arg]| args.iter().map(|arg| self.label(arg)).collect::<Vec<String>>();
        match arg {
            Arg::Text(text) => names::with_direction_marks(text),
            Arg::Message(message) => self.render(message),
            Arg::SharedButton(key) => self.shared().text(key),
            Arg::Number(number) => number.to_string(),
            Arg::Time(unix_seconds) => markup::date_and_time(*unix_seconds),
            Arg::Game(game) => self.game(*game),
            Arg::Games => self.conjunction(&GameKind::ALL.map(|game| self.game(game))),
            Arg::List(args) => self.list(&labels(args)),
            Arg::Conjunction(args) => self.conjunction(&labels(args)),
        }
    }

    /// The same language, beside messages for everyone in another one: their buttons are named as people see them.
    pub fn beside(&self, shared: &Localizer) -> Localizer {
        Localizer { locale: self.locale.clone(), shared: Some(shared.locale.clone()), reader: None }
    }

    /// The same language, for texts in the direct conversation with this player: they address nobody else.
    pub fn read_by(self, player: PlayerId) -> Localizer {
        Localizer { reader: Some(player), ..self }
    }

    /// Whether a text may address this player, who may not read it otherwise.
    pub fn addresses(&self, player: &Player) -> bool {
        self.reader.is_none_or(|reader| player.human_id() == Some(reader))
    }

    /// Whether this player is the only one who reads the texts.
    pub fn is_read_only_by(&self, player: &Player) -> bool {
        self.reader.is_some() && self.addresses(player)
    }

    fn shared(&self) -> Localizer {
        Localizer { locale: self.shared.as_ref().unwrap_or(&self.locale).clone(), shared: None, reader: None }
    }

    /// Several texts with what the language puts between two of them.
    fn list(&self, texts: &[String]) -> String {
        match texts {
            [] => String::new(),
            [only] => only.clone(),
            _ => texts.join(&self.render(&Message::new("list").with("others", "").with("next", ""))),
        }
    }

    /// Several texts in a sentence, with a word between the last two.
    fn conjunction(&self, texts: &[String]) -> String {
        match texts {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => {
                let key = if starts_with_sound_of_i(last) { "conjunction-i" } else { "conjunction" };
                let message = Message::new(key).list("others", others).with("last", last);
                self.render(&message)
            }
        }
    }

    /// A share from 0 to 1 as a whole percentage.
    pub fn percent(&self, share: f64) -> String {
        self.render(&Message::new("percent").with("number", format!("{:.0}", share * 100.0)))
    }

    /// Renders the message of a value.
    pub fn localize(&self, data: &impl Localize) -> String {
        self.render(&data.message())
    }

    /// The text of an error in a game record: the line, the turn if there is one, and the reason.
    pub fn record_error(&self, error: &RecordError) -> String {
        self.render(&record_error(error))
    }

    /// The localized name of a game.
    pub fn game(&self, game: GameKind) -> String {
        self.find(&format!("game-{game}")).unwrap_or_else(|| game.to_string())
    }

    /// The prompt to choose a man, if the men of the game have a name of their own.
    pub fn which_man(&self, game: GameKind) -> Option<String> {
        game.kinds().first().and_then(|kind| self.find(&format!("menu-{}", kind.text())))
    }

    /// Renders a text without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.render(&Message::new(key))
    }

    /// Renders a text without arguments whose key is built at run time; `None` if there is no such text.
    pub fn find(&self, key: &str) -> Option<String> {
        self.look_up(key, None)
    }
}

/// A name as it is shown in alt texts; empty if nothing of it is visible.
pub fn name(raw: &str) -> String {
    names::shown(raw).map(|name| names::with_direction_marks(&name)).unwrap_or_default()
}

/// Whether a name starts with the sound of i as Spanish has it: `Inés` and `Hilda`, but not `Hielo`.
fn starts_with_sound_of_i(name: &str) -> bool {
    let name = name.to_lowercase();
    let is_diphthong = |rest: &str| rest.starts_with(['a', 'e', 'o']);
    match name.strip_prefix('h') {
        Some(after) => after.strip_prefix(['i', 'í']).is_some_and(|rest| !is_diphthong(rest)),
        None => name.starts_with(['i', 'í']),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_percentages_are_written_as_the_language_does() {
        let rendered = |locale: &str, names: &[&str]| {
            Localizer::of(locale)
                .conjunction(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
        };
        for (last, expected) in [
            ("Inés", "Ana, Ben e Inés"),
            ("hilda", "Ana, Ben e hilda"),
            ("Ígor", "Ana, Ben e Ígor"),
            ("Hielo", "Ana, Ben y Hielo"),
            ("Yolanda", "Ana, Ben y Yolanda"),
            ("i5", "Ana, Ben e i5"),
        ] {
            assert_eq!(rendered("es", &["Ana", "Ben", last]), expected);
        }
        assert_eq!(rendered("en", &["Ana", "Inés"]), "Ana and Inés");
        assert_eq!(rendered("pl", &["Ana", "Inés"]), "Ana i Inés");
        let percent = |locale| Localizer::of(locale).percent(0.364);
        assert_eq!(["en", "de", "fr", "pl"].map(percent), ["36%", "36\u{a0}%", "36\u{202f}%", "36%"]);
    }
}
