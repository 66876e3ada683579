use super::{FinishedGame, HostError, Players, QuarantineReason, Result, TableRef};
use crate::ratings::Profile;
use crate::rules::Seat;
use crate::store::{PlayerTable, StoreError, Transaction};
use crate::table::{Player, PlayerId, Table, Timestamp};
use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

/// Upper bound of the past games of a profile.
const MAX_PROFILE_GAMES: usize = 500;
/// Upper bound of the running tables of a player that are listed, and of the invitations.
const MAX_LISTED_TABLES: usize = 50;
/// Invitations opened longer ago than this are not listed, so that the query reads few of the past ones. An invitation expires
/// after a day, in which the time of outages does not count.
const MAX_INVITATION_AGE: Duration = Duration::from_hours(7 * 24);

impl Players<'_> {
    /// The ratings and past rated games of a player.
    pub async fn profile(self, player: PlayerId) -> Result<Profile> {
        self.host
            .read(async |mut tx| {
                let ladder_stats = tx.ratings().ladder_stats(player, self.host.clock.now()).await?;
                let games = tx.results().past_games_of(player, MAX_PROFILE_GAMES).await?;
                Ok(Profile { ladder_stats, games })
            })
            .await
    }

    /// The tables at which a player plays or is invited: first those that wait for this player, those whose time runs out first or that
    /// have waited longest before the others; then the newest first.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails. Tables that cannot be rebuilt are left out.
    pub async fn tables_of(self, player: PlayerId) -> Result<Vec<(Arc<Table>, PlayerTable)>> {
        let now = self.host.clock.now();
        let listed = self.host.read(async |mut tx| Ok(tables_of(&mut tx, player, now).await?)).await?;
        let mut tables = Vec::new();
        for entry in listed {
            match self.host.tables().load(TableRef::Id(entry.table)).await {
                Ok(table) if is_player_at(&table, player) => tables.push((table, entry)),
                // The player has declined.
                Ok(_) => {}
                // The players of a broken table are notified in its channel.
                Err(HostError::Broken(broken)) => {
                    tracing::error!(%broken, "a running game cannot be restored")
                }
                Err(error) => return Err(error),
            }
        }
        let waits = |table: &Table| table.awaited().iter().any(|awaited| awaited.id == player);
        let urgency = |table: &Table| {
            let deadline = table.deadline().map_or(i64::MAX, Timestamp::unix_millis);
            waits(table).then(|| (deadline, table.turn_began()))
        };
        tables.sort_by_key(|(table, entry)| (!waits(table), urgency(table), Reverse(entry.table)));
        Ok(tables)
    }

    /// The tables at which a player sits and that are not over, quarantined ones as well, the newest first. Those that cannot be
    /// rebuilt are left out.
    pub async fn running_tables_of(self, player: PlayerId) -> Result<Vec<Arc<Table>>> {
        let running = self.host.read(async |mut tx| Ok(tx.seats().all_running_of(player).await?)).await?;
        let mut tables = Vec::new();
        for table in running {
            match self.host.tables().load(TableRef::Id(table)).await {
                Ok(table) => tables.push(table),
                // Nobody can play at a broken table.
                Err(HostError::Broken(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(tables)
    }

    /// The last finished games of a player, up to a limit, the newest first.
    pub async fn finished_games_of(self, player: PlayerId, most: usize) -> Result<Vec<FinishedGame>> {
        self.host.read(async |mut tx| Ok(tx.seats().finished_of(player, most).await?)).await
    }

    /// The seats of the people who have finished no game but that of this table.
    pub async fn newcomers(self, table: &Table) -> Result<Vec<Seat>> {
        let mut newcomers = Vec::new();
        for (seat, player) in table.seats().iter().enumerate() {
            let Some(player) = player.as_ref().and_then(Player::human_id) else { continue };
            let games = self.finished_games_of(player, 2).await?;
            newcomers.extend(games.iter().all(|past| past.table == table.id()).then_some(seat));
        }
        Ok(newcomers)
    }

    /// The quarantined tables of a player that can be rebuilt.
    pub async fn quarantined_tables_of(self, player: PlayerId) -> Result<Vec<Arc<Table>>> {
        let mut tables = Vec::new();
        for (table, _, reason) in self.host.tables().quarantined_of(player).await? {
            if reason != QuarantineReason::Unreadable {
                tables.push(self.host.tables().load(TableRef::Id(table)).await?);
            }
        }
        Ok(tables)
    }
}

/// Whether a player plays at a table, or is invited to it.
fn is_player_at(table: &Table, player: PlayerId) -> bool {
    table.seat_of(player).is_some() || table.invited().any(|(_, invited)| invited.id == player)
}

/// The tables at which a player plays or is invited, up to a limit, without quarantined ones.
async fn tables_of<A>(
    tx: &mut Transaction<A>,
    player: PlayerId,
    now: Timestamp,
) -> Result<Vec<PlayerTable>, StoreError> {
    let mut tables = tx.seats().running_of(player, MAX_LISTED_TABLES).await?;
    let time = now - MAX_INVITATION_AGE..=now;
    tables.extend(tx.seats().invitations_for(player, time, MAX_LISTED_TABLES).await?);
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::host::tests::game;
    use crate::ratings::{Ladder, Outcome};
    use crate::rules::GameKind;
    use crate::store::tests::at;
    use bside_test_support::database;

    #[tokio::test]
    async fn a_profile_has_ratings_streaks_and_the_last_games() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let host = Host::new(at(&file).await);
        assert_eq!(host.players().profile(PlayerId(1)).await.expect("a store"), Profile::default());
        for (winner, loser) in [(1, 2), (1, 3), (1, 2), (2, 1), (1, 2)] {
            game(&host, winner, loser).await;
        }
        let look = async |player| {
            let profile = host.players().profile(player).await.expect("a store");
            let stats = profile.ladder_stats[0].clone();
            assert_eq!(profile.ladder_stats.len(), 1);
            assert_eq!((stats.game, stats.ladder), (GameKind::Biloba, Ladder::People));
            let counts = [stats.wins, stats.draws, stats.losses, stats.streak, stats.longest_streak];
            (profile, counts)
        };
        let (ana, counts) = look(PlayerId(1)).await;
        assert_eq!(counts, [4, 0, 1, 1, 3]);
        let outcomes: Vec<Outcome> = ana.games.iter().map(|past| past.outcome).collect();
        assert_eq!(outcomes, [Outcome::Win, Outcome::Win, Outcome::Win, Outcome::Loss, Outcome::Win]);
        assert!(ana.games.is_sorted_by_key(|past| past.at));
        let last = ana.games.last().expect("five games");
        assert!((last.rating - ana.ladder_stats[0].rating.value).abs() < 1e-9);
        assert_eq!(last.opponents, [Player::human(PlayerId(2), "player 2".to_owned())]);
        assert_eq!(ana.head_to_heads(9).iter().map(|one| one.games()).collect::<Vec<_>>(), [4, 1]);
        assert_eq!(look(PlayerId(2)).await.1, [1, 0, 3, 0, 1]);
        assert_eq!(look(PlayerId(3)).await.1, [0, 0, 1, 0, 0]);

        // Recomputing all ratings restores the streaks and times.
        database::execute(&file, "UPDATE ratings SET rated_at = 0, streak = 9").await;
        assert_eq!(host.ratings().recompute().await.expect("a store"), 5);
        assert_eq!(look(PlayerId(1)).await.1, [4, 0, 1, 1, 3]);
    }
}
