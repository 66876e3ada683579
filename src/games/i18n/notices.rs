//! Direct messages: that a game waits, the daily list of those that do, and the end of a game that somebody watches.

use super::Localizer;
use super::date::time;
use super::games::{BoardPlace, game_text, others};
use super::heading::direct_heading;
use super::markup::{channel, message_link};
use super::news::out_text;
use super::offer::offer_text;
use super::players::{escaped_name_at, escaped_names};
use super::presence::{Reader, direct_absence_text, presence_line};
use super::recent::recent_lines;
use super::state::state;
use super::table::outcome_text;
use crate::localize::Message;
use crate::table::{MessageId, Phase, PlayerId, Table};

/// Tells a player, who alone reads it, that a table waits: where, against whom, what was played last, and the open offer if there is
/// one.
pub fn direct_turn_text(localizer: &Localizer, table: &Table, player: PlayerId) -> String {
    let localizer = &localizer.clone().read_by(player);
    let others: Vec<String> =
        others(table, player).map(|other| escaped_name_at(localizer, table, other)).collect();
    let heading =
        [direct_heading(localizer, table)].into_iter().chain(others).collect::<Vec<_>>().join(" · ");
    let recent = recent_lines(localizer, table, &escaped_names(localizer, table));
    let told = recent.into_iter().chain(offer_text(localizer, table)).chain(state(localizer, table));
    [heading].into_iter().chain(told).collect::<Vec<_>>().join("\n")
}

/// Tells a player, who alone reads it, of an invitation, with a link to its channel; `None` if the player is not invited.
pub fn direct_invitation_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    let is_invited =
        table.phase() == Phase::Invitation && table.invited().any(|(_, invited)| invited.id == player);
    is_invited.then(|| direct_turn_text(localizer, table, player))
}

/// Tells a player that they are out of a game which the others play on, with a link to its channel; `None` if they are not.
pub fn direct_out_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    let seat = table.seat_of(player).filter(|_| table.put_out().contains(&player))?;
    let waited = time(localizer, table.last_turn_length(seat).unwrap_or_default());
    let has_clock = table.time_control().is_some();
    let message =
        Message::new("told-out").with("clock", if has_clock { "yes" } else { "no" }).with("time", waited);
    Some(format!("{}\n{}", direct_heading(localizer, table), localizer.render(&message)))
}

/// The direct message to a player while a table waits for them, or while they may do something about somebody who does not
/// move; `None` if neither is so.
pub fn waiting_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    if table.phase() != Phase::Playing {
        return direct_invitation_text(localizer, table, player);
    }
    if table.awaited().iter().any(|awaited| awaited.id == player) {
        return Some(direct_turn_text(localizer, table, player));
    }
    if table.may_question(player) {
        return direct_absence_text(localizer, table);
    }
    // The others are asked about an offer meanwhile.
    let is_to_act = !table.is_paused() && table.to_act().is_some_and(|to_act| to_act.id == player);
    is_to_act.then(|| direct_turn_text(localizer, &table.beside_offer(), player))
}

/// The message in the channel of a table to a player whom no direct message reaches: the table waits for them, or they are out.
/// `explains` says why.
pub fn refused_text(localizer: &Localizer, table: &Table, player: PlayerId, explains: bool) -> String {
    let told = out_text(localizer, table, &[player]).or_else(|| state(localizer, table));
    let why = explains.then(|| localizer.text("told-refused"));
    told.into_iter().chain(why).collect::<Vec<_>>().join("\n")
}

/// The games that wait for a player, each with the place where the player sees it, and what the player may do where somebody else
/// does not move.
pub fn digest_text(localizer: &Localizer, player: PlayerId, games: &[(&Table, BoardPlace)]) -> String {
    let heading = localizer.render(&Message::new("told-digest").count("games", games.len()));
    let lines = games.iter().flat_map(|(table, place)| {
        let absence = presence_line(localizer, table, Reader::Direct);
        let absence = absence.filter(|_| table.may_question(player));
        [game_text(localizer, table, player, *place)].into_iter().chain(absence)
    });
    [heading].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// The end of a game for somebody who watches or has played it, with a link to the message that shows it.
pub fn watched_text(
    localizer: &Localizer,
    table: &Table,
    player: PlayerId,
    message: Option<MessageId>,
) -> String {
    let localizer = &localizer.clone().read_by(player);
    let link = match message {
        Some(message) => message_link(table.guild(), table.channel(), message),
        None => channel(table.channel()),
    };
    let heading = Message::new("watch-ended")
        .game("game", table.setup().kind())
        .conjunction("names", escaped_names(localizer, table))
        .with("table", table.id())
        .with("place", link);
    let end = outcome_text(localizer, table).unwrap_or_else(|| localizer.text("card-closed"));
    format!("{}\n{end}", localizer.render(&heading))
}
