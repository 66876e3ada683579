//! The first line of a text about a table.

use super::Localizer;
use super::markup::channel;
use crate::localize::Message;
use crate::table::Table;

/// The heading: the game, the number of the table and the number of turns.
pub(super) fn heading(localizer: &Localizer, table: &Table) -> String {
    heading_at(localizer, table, table.turn_number())
}

pub(super) fn heading_at(localizer: &Localizer, table: &Table, turn: usize) -> String {
    let message = Message::new("card-heading")
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", turn);
    localizer.render(&message)
}

/// The first line of a direct message about a table: which one it is, and where if that is not a direct conversation.
pub(super) fn direct_heading(localizer: &Localizer, table: &Table) -> String {
    if table.is_direct() {
        return localizer.render(&past_message("help-table", table));
    }
    localizer.render(&past_message("direct-reminder", table).with("place", channel(table.channel())))
}

/// A message that names a table and its game.
pub(super) fn past_message(key: &'static str, table: &Table) -> Message {
    Message::new(key).game("game", table.setup().kind()).with("table", table.id())
}
