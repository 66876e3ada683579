//! Rejections that need the store: too many tables, occupied channels, and people who have blocked each other.

use super::outcome::open;
use super::rejection::HostRejection;
use super::{HostError, Result};
use crate::store::Transaction;
use crate::table::{
    ChannelId, Command, NewTable, Participant, Phase, Player, PlayerName, Rejection, Table, TableId,
    Timestamp,
};

/// Upper bound of the open invitations of a player, that is, of tables that wait for people whom the player has invited.
const MAX_INVITATIONS: usize = 3;
/// Upper bound of the tables of a player in one guild that wait for anybody to join.
const MAX_SEARCHING_TABLES: usize = 2;
/// Upper bound of the tables at which a player plays or waits for players.
const MAX_TABLES: usize = 20;

/// Rejects a channel with an inviting or running table.
pub(super) async fn check_free<A>(tx: &mut Transaction<A>, channel: ChannelId) -> Result<()> {
    match tx.tables().active_in(channel).await? {
        Some(_) => Err(HostRejection::Occupied.into()),
        None => Ok(()),
    }
}

/// Rejects a new table that contradicts itself, to which somebody may not invite, or by which somebody would have too many
/// tables. A game that begins at once, as against computers, is no invitation.
pub(super) async fn check_limits<A>(
    tx: &mut Transaction<A>,
    new_table: &NewTable,
    first: Option<&Command>,
    now: Timestamp,
) -> Result<()> {
    let (table, _) = open(TableId(0), new_table, first, now)?;
    check_invited(tx, &new_table.by, &new_table.opponents).await?;
    for player in table.seats().iter().flatten() {
        check_tables(tx, player.id).await?;
    }
    if table.phase() != Phase::Invitation {
        return Ok(());
    }
    let by = new_table.by.id;
    if new_table.opponents.is_empty() {
        let searching = tx.seats().count_searching_of(by, new_table.guild).await?;
        if searching >= MAX_SEARCHING_TABLES {
            return Err(Rejection::over_limit("table-too-many-searching", MAX_SEARCHING_TABLES).into());
        }
    } else if tx.seats().count_invitations_by(by).await? >= MAX_INVITATIONS {
        return Err(HostRejection::TooManyInvitations { most: MAX_INVITATIONS }.into());
    }
    Ok(())
}

/// Rejects a player who has too many tables. Computers have no limit.
pub(super) async fn check_tables<A>(tx: &mut Transaction<A>, player: Participant) -> Result<()> {
    if !player.is_computer() && tx.seats().count_running_of(player).await? >= MAX_TABLES {
        return Err(HostRejection::TooManyTables { most: MAX_TABLES }.into());
    }
    Ok(())
}

/// Rejects the table of a seek at which somebody joins, if one of the two has too many tables or has blocked the other, or if a
/// channel where it would be is occupied.
pub(super) async fn check_sought<A>(
    tx: &mut Transaction<A>,
    new_table: &NewTable,
    joiner: &Player,
    mirror: Option<ChannelId>,
    now: Timestamp,
) -> Result<()> {
    match mirror {
        Some(mirror) if new_table.guild.is_none() => {
            check_conversations(tx, mirror, new_table.channel).await?;
        }
        Some(mirror) => {
            check_free(tx, mirror).await?;
            if tx.tables().active_in(new_table.channel).await?.is_some() {
                return Err(Rejection::new("seek-busy").into());
            }
        }
        None => check_free(tx, new_table.channel).await?,
    }
    check_opponent(tx, joiner, &new_table.by).await?;
    match check_tables(tx, new_table.by.id).await {
        Err(HostError::Refused(HostRejection::TooManyTables { .. })) => {
            return Err(Rejection::new("seek-busy").into());
        }
        checked => checked?,
    }
    let join = Command::Join { by: joiner.clone() };
    check_limits(tx, new_table, Some(&join), now).await
}

/// Rejects a game in two direct conversations, of which the first is that of the one who asks, if one of them has a table.
pub(super) async fn check_conversations<A>(
    tx: &mut Transaction<A>,
    own: ChannelId,
    other: ChannelId,
) -> Result<()> {
    if tx.tables().active_in(own).await?.is_some() {
        return Err(HostRejection::DirectOccupied.into());
    }
    match tx.tables().active_in(other).await? {
        Some(_) => Err(Rejection::new("seek-busy").into()),
        None => Ok(()),
    }
}

/// Rejects an invitation or challenge of a player to people whom they have blocked or who have blocked them.
pub(super) async fn check_invited<A>(tx: &mut Transaction<A>, by: &Player, invited: &[Player]) -> Result<()> {
    for player in invited {
        let name = player.numbered_name();
        let rejection = HostRejection::CannotInvite { player: name.clone() };
        check_block(tx, by, player, name, rejection).await?;
    }
    Ok(())
}

/// Rejects a player who has just joined a table. One who was invited has to fit the opener only: the others who are there
/// were invited by the opener as well, or have joined although this player was named.
pub(super) async fn check_joined<A>(tx: &mut Transaction<A>, table: &Table, joined: &Player) -> Result<()> {
    let is_invited = table.has_invited(joined.id);
    let others = table.seats().iter().flatten().filter(|other| other.id != joined.id);
    for other in others.filter(|other| !is_invited || other.id == table.opener().id) {
        check_block(tx, joined, other, table.name_of(other), Rejection::new("block-cannot-join")).await?;
    }
    Ok(())
}

/// Rejects somebody who joins the game of another player, if one of the two has blocked the other.
pub(super) async fn check_opponent<A>(
    tx: &mut Transaction<A>,
    joined: &Player,
    other: &Player,
) -> Result<()> {
    check_block(tx, joined, other, other.numbered_name(), Rejection::new("block-cannot-join")).await
}

/// Tells a player who has blocked another one, shown by this name, of that; rejects one who was blocked in this way.
async fn check_block<A>(
    tx: &mut Transaction<A>,
    one: &Player,
    other: &Player,
    name: PlayerName,
    rejection: impl Into<HostError>,
) -> Result<()> {
    let Some((one, other)) = one.human_id().zip(other.human_id()) else { return Ok(()) };
    let blocking = tx.blocks().between(one, other).await?;
    match blocking.is_empty() {
        true => Ok(()),
        false if blocking.contains(&one) => Err(HostRejection::Blocked { player: name }.into()),
        false => Err(rejection.into()),
    }
}
