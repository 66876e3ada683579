//! Seeks: what is posted of them, and what their players are told.

use super::Localizer;
use super::markup::{channel, full_timestamp, mention};
use crate::localize::Message;
use crate::rules::GameKind;
use crate::table::{ChannelId, Player, PlayerId, Table, TimeControl, Timestamp};

/// The post about an open seek, which invites everyone to its game, or the server where it is read.
pub fn seek_text(
    localizer: &Localizer,
    player: &Player,
    (game, time_control): (GameKind, Option<TimeControl>),
    until: Timestamp,
) -> String {
    let key = if player.id.is_server() { "seek-post-team" } else { "seek-post" };
    let message = player.numbered_name().add_to(Message::new(key), "name");
    let message = message.game("game", game).message("time", TimeControl::label(time_control));
    let post = localizer.render(&super::escape_arguments(message).with("until", full_timestamp(until)));
    // Every seek is for two.
    let no_clock =
        time_control.is_none().then(|| localizer.render(&Message::new("card-no-clock").count("seats", 2)));
    [post].into_iter().chain(no_clock).collect::<Vec<_>>().join("\n")
}

/// The text that remains of the post when somebody has joined: where the game is played, if the readers can go there.
pub fn found_seek_text(localizer: &Localizer, game: GameKind, place: Option<ChannelId>) -> String {
    let message = match place {
        Some(place) => Message::new("seek-post-taken-here").with("place", channel(place)),
        None => Message::new("seek-post-taken"),
    };
    localizer.render(&message.game("game", game))
}

/// The text that remains of the post when nobody has joined.
pub fn ended_seek_text(localizer: &Localizer, game: GameKind) -> String {
    localizer.render(&Message::new("seek-post-closed").game("game", game))
}

/// The answer to the player who has opened a seek, which is shown in this many servers until this time. `key` is that of the answer, and
/// `notes` are keys of texts that follow.
pub fn opened_seek_text(
    localizer: &Localizer,
    key: &'static str,
    (game, time_control): (GameKind, Option<TimeControl>),
    guilds: usize,
    until: Timestamp,
    notes: impl IntoIterator<Item = &'static str>,
) -> String {
    let message = Message::new(key)
        .game("game", game)
        .message("time", TimeControl::label(time_control))
        .count("servers", guilds)
        .with("until", full_timestamp(until));
    let notes = notes.into_iter().map(|key| localizer.text(key));
    [localizer.render(&message)].into_iter().chain(notes).collect::<Vec<_>>().join("\n")
}

/// Tells both players of a seek, each in their own direct conversation, that they play there.
pub fn direct_seek_text(localizer: &Localizer, game: GameKind, opponent: &Player) -> String {
    let message = opponent.numbered_name().add_to(Message::new("seek-direct"), "name").game("game", game);
    localizer.render(&super::escape_arguments(message))
}

/// Tells the player of a seek, in the place where it is played, that somebody has joined.
pub fn taken_seek_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    call_to_seek(localizer, table, player, "seek-taken")
}

/// Tells who has joined a seek, in the place where it is played, that the game has begun there.
pub fn joined_seek_text(localizer: &Localizer, table: &Table, player: PlayerId) -> Option<String> {
    call_to_seek(localizer, table, player, "seek-begun")
}

/// A sentence to one player of a seek about the other one.
fn call_to_seek(localizer: &Localizer, table: &Table, player: PlayerId, key: &'static str) -> Option<String> {
    let other = table.seats().iter().flatten().find(|seated| seated.id != player)?;
    let message = table.name_of(other).add_to(Message::new(key), "name");
    let message = message.game("game", table.setup().kind());
    Some(localizer.render(&super::escape_arguments(message).with("player", mention(player))))
}

/// Tells who has invited a player to a game in direct messages that the player cannot be reached there.
pub fn unreachable_text(localizer: &Localizer, player: &Player) -> String {
    let message = player.numbered_name().add_to(Message::new("direct-unreachable"), "name");
    localizer.render(&super::escape_arguments(message))
}
