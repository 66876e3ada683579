//! The lines in the channel of a tournament that say who changed what by hand.

use super::super::markup::{escape, full_timestamp, mention};
use super::super::{Localizer, time_control_text};
use super::points::result_text;
use crate::localize::Message;
use crate::table::{Participant, PlayerName};
use crate::tournament::{Change, EntrantNumber, GameResult, PairingNumber, Participation, Tournament};
use std::time::Duration;

const SECONDS_PER_DAY: u64 = 24 * 60 * 60;

/// Who changed what in a tournament, from what to what. The names are those of the entrants, escaped.
pub(super) fn changes_text(
    localizer: &Localizer,
    tournament: &Tournament,
    names: &[String],
    (by, changes, is_undo): (Participant, &[Change], bool),
) -> String {
    let lines = Lines { localizer, tournament, names };
    let who = match by {
        Participant::Human(player) => mention(player),
        _ => localizer.player_name(&PlayerName::Former),
    };
    let message = Message::new("tournament-changed").with("who", who);
    let message = message.with("undo", if is_undo { "yes" } else { "no" });
    localizer.render(&message.with("what", localizer.join("groups", lines.of(changes))))
}

struct Lines<'a> {
    localizer: &'a Localizer,
    tournament: &'a Tournament,
    names: &'a [String],
}

impl Lines<'_> {
    /// What was changed. The deadlines of several games are one line.
    fn of(&self, changes: &[Change]) -> Vec<String> {
        let is_deadline = |change: &&Change| matches!(change, Change::Deadline { .. });
        let games = changes.iter().filter(is_deadline).count();
        match changes.iter().find(is_deadline) {
            Some(Change::Deadline { from, to, .. }) if games > 1 => {
                let message = Message::new("tournament-changed-deadlines").count("games", games);
                let message = message.with("from", full_timestamp(*from)).with("to", full_timestamp(*to));
                vec![self.localizer.render(&message)]
            }
            _ => changes.iter().map(|change| self.line(change)).collect(),
        }
    }

    fn line(&self, change: &Change) -> String {
        let message = match change {
            Change::Name { from, to } => changed("name", escape(from), escape(to)),
            Change::RoundTime { from, to } => changed("deadline", self.days(*from), self.days(*to)),
            Change::Rounds { from, to } => changed("rounds", self.number(*from), self.number(*to)),
            Change::TimeControl { from, to } => {
                let text = |time| time_control_text(self.localizer, Some(time));
                changed("time", text(*from), text(*to))
            }
            Change::MaxPlayers { from, to } => changed("players", self.number(*from), self.number(*to)),
            Change::Result { pairing, from, to } => {
                let message = changed("result", self.result(from.as_ref()), self.result(to.as_ref()));
                message.with("game", self.game(*pairing))
            }
            Change::Deadline { pairing, from, to } => {
                let message = changed("extended", full_timestamp(*from), full_timestamp(*to));
                message.with("game", self.game(*pairing))
            }
            Change::Participation { entrant, from, to } => {
                let key = match (from, to) {
                    (Participation::NotJoined, _) => "added",
                    (_, Participation::Active) => "back",
                    _ => "out",
                };
                self.about(changed(key, "", ""), *entrant)
            }
            Change::Seed { entrant, from, to } => {
                self.about(changed("seed", self.number(*from), self.number(*to)), *entrant)
            }
            Change::Bye { entrant, from, to } => {
                self.about(changed("bye", self.number(*from), self.number(*to)), *entrant)
            }
            Change::Apart { entrants: [one, other], to, .. } => {
                let key = if *to { "apart" } else { "together" };
                changed(key, "", "").conjunction("players", [&self.names[*one], &self.names[*other]])
            }
        };
        self.localizer.render(&message)
    }

    fn about(&self, message: Message, entrant: EntrantNumber) -> Message {
        message.with("name", &self.names[entrant])
    }

    /// A number, or a dash where none was chosen.
    fn number(&self, number: Option<usize>) -> String {
        number.map_or("–".to_owned(), |number| number.to_string())
    }

    fn days(&self, time: Option<Duration>) -> String {
        let days = time.map_or(0, |time| time.as_secs().div_ceil(SECONDS_PER_DAY));
        self.localizer.render(&Message::new("tournament-changed-days").count("days", days as usize))
    }

    fn result(&self, result: Option<&GameResult>) -> String {
        result.map_or("–".to_owned(), result_text)
    }

    fn game(&self, pairing: PairingNumber) -> String {
        let seats = self.tournament.pairings()[pairing].seats.iter();
        self.localizer.join("pairing", seats.map(|entrant| self.names[*entrant].as_str()))
    }
}

fn changed(what: &'static str, from: impl std::fmt::Display, to: impl std::fmt::Display) -> Message {
    Message::new("tournament-changed-value").with("what", what).with("from", from).with("to", to)
}
