//! Games that are no table's: those of records that people bring along.

use super::markup::{escaped_name, name};
use super::recent::{last_withdrawn, turn_of};
use super::result::result_of;
use super::{Localizer, alt_text};
use crate::localize::Localize as _;
use crate::localize::Message;
use crate::names::told_apart;
use crate::rules::record::{Record, RecordError};
use crate::rules::{Game, Scene};
use crate::table::{Player, PlayerId};

/// The message of an error in a record: the line, the turn if there is one, and the reason.
pub fn record_error(error: &RecordError) -> Message {
    let key = if error.turn.is_some() { "record-error-turn" } else { "record-error" };
    let mut message = Message::new(key).count("line", error.line);
    message.args.push(("reason", error.kind.message().into()));
    error.turn.into_iter().fold(message, |message, turn| message.count("turn", turn))
}

impl Localizer {
    /// The text of an error in a game record: the line, the turn if there is one, and the reason.
    pub fn record_error(&self, error: &RecordError) -> String {
        self.render(&record_error(error))
    }
}

/// The names in a record by seat, as they are shown. A seat without one has a number.
pub fn record_names(localizer: &Localizer, record: &Record) -> Vec<String> {
    let name = |seat: usize| {
        let tag = format!("Seat{seat}");
        let written = record.tags.iter().find(|(name, _)| *name == tag).map(|(_, value)| value.clone());
        let player = Player::human(PlayerId(0), written.unwrap_or_default());
        Some(localizer.player_name(&player.shown_name(seat as u64 + 1)))
    };
    told_apart((0..record.game.setup().seats()).map(name)).into_iter().flatten().collect()
}

/// The text of a ply of a game of a record: the heading, what happened last, and the result after the end.
pub fn record_text(localizer: &Localizer, names: &[String], game: &Game) -> String {
    let names: Vec<String> = names.iter().map(|name| escaped_name(name)).collect();
    record_lines(localizer, &names, game).join("\n")
}

/// The lines about the game of a record; the names are escaped.
pub(super) fn record_lines(localizer: &Localizer, names: &[String], game: &Game) -> Vec<String> {
    let heading = Message::new("record-heading").game("game", game.setup().kind());
    let mut lines = vec![localizer.render(&heading.count("turn", game.turns().len()))];
    lines.extend(turn_of(localizer, game, names));
    let withdrawn = last_withdrawn(game).map(|seat| Message::new("news-resigned").with("name", &names[seat]));
    lines.extend(withdrawn.map(|message| localizer.render(&message)));
    if game.seat().is_none() {
        lines.push(result_of(localizer, game, names, None));
    }
    lines
}

/// The alt text of the board of a ply.
pub fn record_alt(localizer: &Localizer, game: &Game, scene: &Scene) -> String {
    let names: Vec<String> = scene.names.iter().map(|raw| name(raw)).collect();
    alt_text(localizer, scene, turn_of(localizer, game, &names).as_deref())
}
