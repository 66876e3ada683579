use super::App;
use crate::host::{CommandOutcome, HostError};
use crate::table::{ChannelId, Command, FirstPlayer, GuildId, NewTable, Player, PlayerId, Rejection, Table};
use std::collections::HashSet;

impl<P> App<P> {
    /// Opens a table and seats computers at it.
    ///
    /// # Errors
    /// Fails if the new table or the computers are rejected or the store fails. Then there is no table.
    pub async fn open_table(
        &self,
        new_table: NewTable,
        computers: Vec<Player>,
    ) -> Result<CommandOutcome, HostError> {
        let first = seating(&new_table, computers);
        self.host.tables().open_with(new_table, first).await
    }
}

/// The command that seats the computers at a new table, if there are any.
pub fn seating(new_table: &NewTable, computers: Vec<Player>) -> Option<Command> {
    let (by, rated) = (new_table.by.id, !new_table.casual);
    (!computers.is_empty()).then_some(Command::SeatComputers { by, computers, rated })
}

/// The new table for the same game, opened by one of its players, and the computers to seat. The second seat begins.
///
/// # Errors
/// If somebody else asks, or one of the players is a former player now.
pub fn rematch(
    table: &Table,
    by: Player,
    guild: Option<GuildId>,
    channel: ChannelId,
) -> Result<(NewTable, Vec<Player>), Rejection> {
    let seat = table.seat_of(by.id).ok_or(Rejection::new("table-not-seated-over"))?;
    if table.has_team() {
        return Err(Rejection::new("vote-no-rematch"));
    }
    if table.has_former_players() {
        return Err(Rejection::new("table-no-rematch"));
    }
    // The second seat moves to the front: it is the opener, or the first of the opponents.
    let mut seated: Vec<Player> = table.seats().iter().flatten().cloned().collect();
    seated.rotate_left(1);
    seated.retain(|other| other.id != by.id);
    let (computers, opponents): (Vec<Player>, Vec<Player>) =
        seated.into_iter().partition(|other| other.is_computer());
    let new_table = NewTable {
        guild,
        opponents,
        begins: if seat == 1 { FirstPlayer::Opener } else { FirstPlayer::Other },
        casual: table.is_casual(),
        time_control: table.time_control(),
        ..NewTable::new(channel, by, table.setup())
    };
    Ok((new_table, computers))
}

/// Whether one table is a rematch of another: the same game, with the same people at it or invited.
pub fn is_rematch(table: &Table, of: &Table) -> bool {
    let people = |table: &Table| -> HashSet<PlayerId> {
        let invited = table.invited().map(|(_, player)| player);
        table.seats().iter().flatten().chain(invited).filter_map(Player::human_id).collect()
    };
    table.setup() == of.setup() && people(table) == people(of)
}
