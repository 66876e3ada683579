//! Blocked players: they can neither invite nor challenge the one who has blocked them, and neither of the two joins a table
//! of the other. Games that run go on, and pairings of tournaments are played.

use super::checks::check_invited;
use super::loaded_tables::{all_tables, decide_and_save};
use super::transactions::WriteGuard;
use super::{CommandOutcome, Players, Result};
use crate::store::{Read, Transaction};
use crate::table::{Command, Phase, Player, PlayerId, Rejection, Table};
use std::sync::Arc;

/// Upper bound of the players whom one player may block.
const MAX_BLOCKED_PLAYERS: usize = 200;

impl Players<'_> {
    /// Checks the blocks between a player and those whom the player invites for a server.
    ///
    /// # Errors
    ///
    /// [`HostError::Refused`](super::HostError::Refused) if one of two has blocked the other.
    pub async fn check_invited(self, by: &Player, invited: &[Player]) -> Result<()> {
        self.host.read(async |mut tx| check_invited(&mut tx, by, invited).await).await
    }

    /// Blocks a player, whose name is for the list. Open invitations of one of the two to the other end. Returns the outcomes
    /// at their tables; `None` if the player is blocked already, which has no effect.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`] if it is the player themselves or too many are blocked.
    pub async fn block(
        self,
        by: PlayerId,
        blocked: PlayerId,
        name: &str,
    ) -> Result<Option<Vec<CommandOutcome>>> {
        if blocked == by {
            return Err(Rejection::new("block-self").into());
        }
        let block = async |mut tx: WriteGuard| {
            let now = self.host.clock.now();
            let known = tx.blocks().of(by).await?;
            if known.iter().any(|known| known.id == blocked) {
                tx.roll_back();
                return Ok(None);
            }
            if known.len() >= MAX_BLOCKED_PLAYERS {
                return Err(Rejection::over_limit("block-too-many", MAX_BLOCKED_PLAYERS).into());
            }
            tx.blocks().insert(by, blocked, name, now).await?;
            let mut changed = Vec::new();
            for mut table in all_tables(&mut tx, by).await? {
                let Some(command) = ending_invitation(&table, by, blocked) else { continue };
                let events = decide_and_save(&mut tx, &mut table, &command, now).await?;
                if !events.is_empty() {
                    changed.push(CommandOutcome::new(Arc::new(table), events));
                }
            }
            Ok(Some(changed))
        };
        let is_stored = async |mut tx: Transaction<Read>, _| {
            Ok(tx.blocks().of(by).await?.iter().any(|known| known.id == blocked))
        };
        let generation = self.host.table_cache.generation();
        let changed = self.host.write_once(block, is_stored).await?;
        for outcome in changed.iter().flatten() {
            self.host.table_cache.insert(outcome.table.clone(), generation);
        }
        Ok(changed)
    }

    /// Takes a block back. `false` if there was none.
    pub async fn unblock(self, by: PlayerId, blocked: PlayerId) -> Result<bool> {
        self.host.write(async |mut tx| Ok(tx.blocks().delete(by, blocked).await?)).await
    }

    /// The players whom a player has blocked, the newest block first. The name of one whose data was deleted is empty.
    pub async fn blocked_by(self, player: PlayerId) -> Result<Vec<Player>> {
        self.host.read(async |mut tx| Ok(tx.blocks().of(player).await?)).await
    }
}

/// The command that ends the invitation of one of two players to the other at a table, if there is one.
fn ending_invitation(table: &Table, by: PlayerId, blocked: PlayerId) -> Option<Command> {
    let invites = |opener: PlayerId, invited: PlayerId| {
        table.opener().id == opener && table.invited().any(|(_, player)| player.id == invited)
    };
    match table.phase() {
        Phase::Invitation if invites(blocked, by) => Some(Command::DeclineInvitation { by: by.into() }),
        Phase::Invitation if invites(by, blocked) => {
            Some(Command::Uninvite { by: by.into(), player: blocked.into() })
        }
        _ => None,
    }
}
