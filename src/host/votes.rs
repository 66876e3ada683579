//! The votes of the members of a server that has a seat at a table.

use super::{HostError, Players, Result, TableRef, Tables};
use crate::rules::Seat;
use crate::store::{Read, Transaction, Write};
use crate::table::{Ballot, Command, Event, GuildId, Motion, PlayerId, Table, Vote};
use std::sync::Arc;

/// A vote that is on disk.
#[derive(Clone, Debug)]
pub struct CastVote {
    /// The table.
    pub table: Arc<Table>,
    /// What the person has voted for.
    pub motion: Motion,
    /// The command by which the server does that.
    pub command: Command,
    /// All votes in the server.
    pub ballot: Ballot,
}

impl Players<'_> {
    /// The number of turns of servers for which a player has voted, and of those that were played.
    pub async fn vote_counts(self, player: PlayerId) -> Result<(usize, usize)> {
        self.host.read(async |mut tx| Ok(tx.votes().counts_of(player).await?)).await
    }
}

impl Tables<'_> {
    /// Stores the vote of a person who has no seat for what a command of a server would do.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] as in [`Table::motion`].
    pub async fn vote(
        self,
        at: TableRef,
        (player, guild): (PlayerId, GuildId),
        command: &Command,
    ) -> Result<CastVote> {
        loop {
            let (table, now) = (self.load(at).await?, self.host.clock.now());
            let (motion, command) = table.motion(command, guild, now)?;
            let vote = &Vote { player, motion, at: now };
            let ballot = self.host.write(async |mut tx| {
                if !tx.votes().lock(&table).await? {
                    tx.roll_back();
                    return Ok(None);
                }
                tx.votes().save(&table, guild, vote).await?;
                Ok(Some(tx.votes().ballot(&table, guild).await?))
            });
            // If the table has changed meanwhile, it decides again.
            if let Some(ballot) = ballot.await? {
                return Ok(CastVote { motion: vote.motion.clone(), table, command, ballot });
            }
        }
    }

    /// The votes in a server at a table as it stands.
    pub async fn ballot(self, table: &Table, guild: GuildId) -> Result<Ballot> {
        self.host.read(async |mut tx| Ok(tx.votes().ballot(table, guild).await?)).await
    }

    /// The votes in a server at the revision at which a turn of the game was played, by its index.
    pub async fn votes_of_turn(self, table: &Table, turn: usize, guild: GuildId) -> Result<Ballot> {
        let Some(revision) = table.revision_of_turn(turn) else { return Ok(Ballot::default()) };
        let votes = async |mut tx: Transaction<Read>| Ok(tx.votes().at(table.id(), revision, guild).await?);
        let votes = self.host.read(votes).await?;
        Ok(Ballot { votes, ..Ballot::default() })
    }

    /// Removes the votes of people who have left the server. Returns the others.
    pub async fn discard_votes(self, table: &Table, guild: GuildId, players: &[PlayerId]) -> Result<Ballot> {
        self.host
            .write(async |mut tx| {
                for player in players {
                    tx.votes().remove(table, guild, *player).await?;
                }
                Ok(tx.votes().ballot(table, guild).await?)
            })
            .await
    }
}

/// Stores which votes these events, which are stored, have followed.
pub(super) async fn follow(
    tx: &mut Transaction<Write>,
    table: &Table,
    events: &[Event],
) -> Result<(), HostError> {
    let guild_at = |seat: Seat| table.seats()[seat].as_ref().and_then(|player| player.id.guild());
    for event in events {
        match event {
            Event::TurnPlayed { seat, text } => {
                if let Some(guild) = guild_at(*seat)
                    && let Some(revision) = table.last_team_turn(guild)
                {
                    tx.votes().mark_played(table.id(), revision, text).await?;
                }
            }
            Event::Offered { seat, offer } => {
                if let Some(guild) = guild_at(*seat) {
                    tx.votes().remove_offer(table, guild, *offer).await?;
                }
            }
            _ => {}
        }
    }
    Ok(())
}
