use super::Localizer;
use super::markup::{channel, message_link, relative_timestamp};
use super::players::{escaped_name_at, name_at, player_name};
use crate::localize::Message;
use crate::names;
use crate::rules::GameKind;
use crate::table::{ChannelId, GuildId, MessageId, Phase, Player, PlayerId, Table, TableId};

/// Upper bound of the names of all other players in an entry, in columns.
const MAX_ENTRY_NAME_COLUMNS: usize = 30;

/// Where a player sees a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlace {
    /// The guild; `None` in direct messages.
    pub guild: Option<GuildId>,
    /// The channel or thread of the table.
    pub channel: ChannelId,
    /// The message that shows the table; `None` if there is none.
    pub message: Option<MessageId>,
}

/// One line about a running game or an invitation of `player`, with a link to the message that shows the table, or to
/// its channel if there is none. Where the game waits for `player`, with the time that is left.
pub fn game_text(localizer: &Localizer, table: &Table, player: PlayerId, place: BoardPlace) -> String {
    let is_awaited = table.awaited().iter().any(|awaited| awaited.id == player);
    let state = if is_awaited { "yours" } else { "others" };
    let phase = if table.phase() == Phase::Invitation { "open" } else { "running" };
    let others: Vec<String> =
        others(table, player).map(|other| escaped_name_at(localizer, table, other)).collect();
    let line = Message::new("games-line")
        .with("state", state)
        .with("phase", phase)
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", table.turn_number())
        .count("others", others.len())
        .list("names", others);
    let line = localizer.render(&line);
    let place = match place.message {
        Some(message) => message_link(place.guild, place.channel, message),
        None => channel(place.channel),
    };
    let clock = table.deadline().filter(|_| is_awaited);
    let round = table.round_deadline().map(|deadline| {
        localizer.render(&Message::new("games-deadline").with("at", relative_timestamp(deadline)))
    });
    let times = clock.filter(|clock| table.round_deadline() != Some(*clock)).map(relative_timestamp);
    [line + " " + &place].into_iter().chain(times).chain(round).collect::<Vec<_>>().join(" · ")
}

/// The other players of a table, seated or invited.
pub(super) fn others(table: &Table, player: PlayerId) -> impl Iterator<Item = &Player> {
    let invited = table.invited().map(|(_, invited)| invited);
    table.seats().iter().flatten().chain(invited).filter(move |other| other.id != player)
}

/// Where a table is, seen from a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePlace {
    /// In that channel.
    Here,
    /// In another channel of the same guild.
    OtherChannel,
    /// In another guild.
    OtherGuild,
    /// In a direct conversation.
    Direct,
}

impl TablePlace {
    /// The place of a table in a guild and a channel, seen from another one. There is no guild in direct conversations.
    pub fn seen_from(
        (own_guild, own_channel): (Option<GuildId>, ChannelId),
        (guild, channel): (Option<GuildId>, ChannelId),
    ) -> TablePlace {
        match guild {
            _ if channel == own_channel => TablePlace::Here,
            None => TablePlace::Direct,
            Some(_) if guild == own_guild => TablePlace::OtherChannel,
            Some(_) => TablePlace::OtherGuild,
        }
    }

    fn name(self) -> &'static str {
        match self {
            TablePlace::Here => "here",
            TablePlace::OtherChannel => "channel",
            TablePlace::OtherGuild => "guild",
            TablePlace::Direct => "direct",
        }
    }
}

/// An unfinished table of `player` in a list to choose from, as plain text: its number, the game, the others, whose turn
/// it is, and the place.
pub fn table_entry(localizer: &Localizer, table: &Table, player: PlayerId, place: TablePlace) -> String {
    let names = others(table, player).map(|other| name_at(localizer, table, other)).collect();
    let acting = table.to_act();
    let state = match acting {
        _ if table.phase() == Phase::Invitation => "open",
        Some(acting) if acting.id == player => "yours",
        _ => "others",
    };
    let message = entry(table.id(), table.setup().kind(), names, place).with("state", state);
    let acting =
        acting.map(|acting| names::shortened(&name_at(localizer, table, acting), MAX_ENTRY_NAME_COLUMNS));
    localizer.render(&message.with("player", acting.unwrap_or_default()))
}

/// [`table_entry`] for a finished game with these other players.
pub fn finished_entry(
    localizer: &Localizer,
    table: TableId,
    game: GameKind,
    others: &[Player],
    place: TablePlace,
) -> String {
    let names = names::told_apart(others.iter().map(|other| Some(player_name(localizer, other))));
    let message = entry(table, game, names.into_iter().flatten().collect(), place).with("state", "over");
    localizer.render(&message.with("player", ""))
}

fn entry(table: TableId, game: GameKind, names: Vec<String>, place: TablePlace) -> Message {
    let columns = MAX_ENTRY_NAME_COLUMNS / names.len().max(1);
    Message::new("table-entry")
        .with("table", table)
        .game("game", game)
        .count("others", names.len())
        .list("names", names.iter().map(|name| names::shortened(name, columns)))
        .with("place", place.name())
}
