//! Direct messages: that a game waits, the daily list of those that do, and the end of a game that somebody watches.

use super::Localizer;
use super::games::{BoardPlace, game_text};
use super::markup::{channel, message_link};
use super::presence::{Reader, presence_line};
use super::table::{direct_heading, outcome, state};
use crate::rules::Message;
use crate::table::{MessageId, PlayerId, Table};

/// That a table waits for a player, with a link to its channel.
pub fn direct_turn_text(localizer: &Localizer, table: &Table) -> String {
    let state = state(localizer, table);
    [direct_heading(localizer, table)].into_iter().chain(state).collect::<Vec<_>>().join("\n")
}

/// The same in the channel, for a player whom no direct message reaches. `explains` says why.
pub fn turn_ping_text(localizer: &Localizer, table: &Table, explains: bool) -> String {
    let why = explains.then(|| localizer.text("told-refused"));
    state(localizer, table).into_iter().chain(why).collect::<Vec<_>>().join("\n")
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

/// The end of a game, with a link to the message that shows it.
pub fn watched_text(localizer: &Localizer, table: &Table, message: Option<MessageId>) -> String {
    let place = match message {
        Some(message) => message_link(table.guild(), table.channel(), message),
        None => channel(table.channel()),
    };
    let heading = Message::new("watch-ended")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .with("place", place);
    let end = outcome(localizer, table).unwrap_or_else(|| localizer.text("card-closed"));
    format!("{}\n{end}", localizer.render(&heading))
}
