use super::App;
use crate::host::{CommandOutcome, HostError, TableRef};
use crate::table::{ChannelId, Command, FirstPlayer, GuildId, NewTable, Player, Rejection, Table};

impl<P> App<P> {
    /// Opens a table, and seats computers at it.
    ///
    /// # Errors
    /// Fails if the new table is rejected or the store fails. If only the computers are rejected, the table stays open.
    pub async fn open_table(
        &self,
        new_table: NewTable,
        computers: Vec<Player>,
    ) -> Result<CommandOutcome, HostError> {
        let by = new_table.by.id;
        let opened = self.host.tables().open(new_table).await?;
        if computers.is_empty() {
            return Ok(opened);
        }
        self.host
            .tables()
            .execute(TableRef::Id(opened.table.id()), Command::SeatComputers { by, computers })
            .await
    }
}

/// The new table for the same game, opened by one of its players, and the computers to seat. The second seat begins.
///
/// # Errors
/// [`Rejection::NotAtTable`] for everybody else.
pub fn rematch(
    table: &Table,
    by: Player,
    guild: Option<GuildId>,
    channel: ChannelId,
) -> Result<(NewTable, Vec<Player>), Rejection> {
    let seat = table.seat_of(by.id).ok_or(Rejection::NotAtTable)?;
    // The second seat moves to the front: it is the opener, or the first of the opponents.
    let mut seated: Vec<Player> = table.seats().iter().flatten().cloned().collect();
    seated.rotate_left(1);
    // The seats of deleted players are open to anyone.
    seated.retain(|other| other.id != by.id && !other.id.is_former());
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
