//! Seeks: what is posted of them, and what their players are told.

use super::Localizer;
use super::markup::{full_timestamp, mention};
use crate::rules::{GameKind, Message};
use crate::table::{Player, PlayerId, Table, TimeControl, Timestamp};

/// What everyone reads about an open seek.
pub fn seek_text(
    localizer: &Localizer,
    player: &Player,
    (game, time_control): (GameKind, Option<TimeControl>),
    until: Timestamp,
) -> String {
    let message = player.numbered_name().add_to(Message::new("seek-post"), "name");
    let message = message.game("game", game).message("time", TimeControl::label(time_control));
    localizer.render(&super::escape_arguments(message).with("until", full_timestamp(until)))
}

/// What remains of it when it is not open any more.
pub fn closed_seek_text(localizer: &Localizer, game: GameKind, is_taken: bool) -> String {
    let key = if is_taken { "seek-post-taken" } else { "seek-post-closed" };
    localizer.render(&Message::new(key).game("game", game))
}

/// What the player is told who has opened a seek, in place of an earlier one or not, that is shown in this many servers.
pub fn opened_seek_text(
    localizer: &Localizer,
    (game, time_control): (GameKind, Option<TimeControl>),
    guilds: usize,
    replaces: bool,
    until: Timestamp,
) -> String {
    let message = Message::new("seek-opened")
        .game("game", game)
        .message("time", TimeControl::label(time_control))
        .count("servers", guilds)
        .with("until", full_timestamp(until));
    let replaced = replaces.then(|| localizer.text("seek-replaced"));
    [localizer.render(&message)].into_iter().chain(replaced).collect::<Vec<_>>().join("\n")
}

/// Tells both players of a seek, each in their own direct conversation, that they play there.
pub fn direct_seek_text(localizer: &Localizer, game: GameKind, opponent: &Player) -> String {
    let message = opponent.numbered_name().add_to(Message::new("seek-direct"), "name").game("game", game);
    localizer.render(&super::escape_arguments(message))
}

/// Tells the player of a seek, in the place where it is played, that somebody has joined.
pub fn taken_seek_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    let joiner = table.seats().iter().flatten().find(|seated| seated.id != player)?;
    let message = table.name_of(joiner).add_to(Message::new("seek-taken"), "name");
    let message = message.game("game", table.setup().kind());
    Some(localizer.render(&super::escape_arguments(message).with("player", mention(player))))
}
