//! Direct messages: that a game waits, the daily list of those that do, and the end of a game that somebody watches.

use super::Localizer;
use super::games::{BoardPlace, game_text};
use super::markup::{channel, message_link};
use super::news::out_text;
use super::presence::{Reader, direct_absence_text, presence_line};
use super::table::{direct_heading, offer_text, outcome_text, state, time};
use crate::rules::Message;
use crate::table::{MessageId, Phase, PlayerId, Table};

/// That a table waits for a player, who alone reads it, with a link to its channel; and what is offered, which no board beside it says.
pub fn direct_turn_text(localizer: &Localizer, table: &Table, player: PlayerId) -> String {
    let localizer = &localizer.clone().read_by(player);
    let told = offer_text(localizer, table).into_iter().chain(state(localizer, table));
    [direct_heading(localizer, table)].into_iter().chain(told).collect::<Vec<_>>().join("\n")
}

/// That a player is invited, who alone reads it, with a link to the channel of the invitation; `None` if they are not.
pub fn direct_invitation_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    let is_invited =
        table.phase() == Phase::Invitation && table.invited().any(|(_, invited)| invited.id == player);
    is_invited.then(|| direct_turn_text(localizer, table, player))
}

/// That a player is out of a game which the others play on, with a link to its channel; `None` if they are not.
pub fn direct_out_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    let seat = table.seat_of(player).filter(|_| table.put_out().contains(&player))?;
    let waited = time(localizer, table.last_turn_length(seat).unwrap_or_default());
    let has_clock = table.time_control().is_some();
    let message =
        Message::new("told-out").with("clock", if has_clock { "yes" } else { "no" }).with("time", waited);
    Some(format!("{}\n{}", direct_heading(localizer, table), localizer.render(&message)))
}

/// What the direct message to a player says while a table waits for them, or while they may do something about somebody who does not
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

/// What a player whom no direct message reaches is told in the channel of a table: that it waits for them, or that they are out.
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
    let place = match message {
        Some(message) => message_link(table.guild(), table.channel(), message),
        None => channel(table.channel()),
    };
    let heading = Message::new("watch-ended")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .with("place", place);
    let end = outcome_text(localizer, table).unwrap_or_else(|| localizer.text("card-closed"));
    format!("{}\n{end}", localizer.render(&heading))
}
