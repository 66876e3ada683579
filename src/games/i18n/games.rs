use super::Localizer;
use super::markup::{channel, escaped_name};
use crate::rules::Message;
use crate::table::{GuildId, MessageId, Phase, PlayerId, Table};

/// One line about a running game or an invitation of `player`, with a link to the message that shows the table, or to
/// its channel if `message` is `None`. `guild` is where that message is; `None` in direct messages.
pub fn game_text(
    localizer: &Localizer,
    table: &Table,
    player: PlayerId,
    guild: Option<GuildId>,
    message: Option<MessageId>,
) -> String {
    let is_awaited = table.awaited().iter().any(|awaited| awaited.id == player);
    let state = if is_awaited { "yours" } else { "others" };
    let phase = if table.phase() == Phase::Invitation { "open" } else { "running" };
    let others = table
        .seats()
        .iter()
        .flatten()
        .chain(table.invited().map(|(_, invited)| invited))
        .filter(|other| other.id != player);
    let others: Vec<String> = others.map(|other| escaped_name(&table.name_of(other))).collect();
    let line = Message::new("games-line")
        .with("state", state)
        .with("phase", phase)
        .game("game", table.setup().kind())
        .with("table", table.id())
        .count("turn", table.turn_number())
        .count("others", others.len())
        .list("names", others);
    let place = match message {
        Some(message) => {
            let guild = guild.map_or("@me".to_owned(), |guild| guild.to_string());
            format!("https://discord.com/channels/{guild}/{}/{message}", table.channel())
        }
        None => channel(table.channel()),
    };
    format!("{} {place}", localizer.render(&line))
}
