use super::retry::retry;
use super::{DAY, Host, HostError, TableRef};
use crate::ratings::Profile;
use crate::store::PlayerTable;
use crate::table::{PlayerId, Table};
use std::sync::Arc;

/// So many of the last games are looked at for a profile.
const MOST_PAST: usize = 500;
/// So many running games of a person are looked through, and as many invitations, of the last days.
pub(super) const MOST_RUNNING: usize = 50;
const INVITING: i64 = 7 * DAY;

impl Host {
    /// What a player has come to in rated games.
    pub async fn profile(&self, player: PlayerId) -> Result<Profile, HostError> {
        retry(|| async {
            let mut transaction = self.store.read().await?;
            let tallies = transaction.tallies(player, self.clock.now()).await?;
            let games = transaction.past(player, MOST_PAST).await?;
            Ok(Profile { tallies, games })
        })
        .await
    }

    /// The tables at which somebody plays or is to play, those that wait for this person first, then the newest first.
    pub async fn games_of(&self, player: PlayerId) -> Result<Vec<(Arc<Table>, PlayerTable)>, HostError> {
        let now = self.clock.now();
        let sittings = retry(|| async {
            let mut transaction = self.store.read().await?;
            let mut sittings = transaction.running_tables_of(player, MOST_RUNNING).await?;
            sittings.extend(transaction.invitations_for(player, now - INVITING..=now, MOST_RUNNING).await?);
            Ok(sittings)
        })
        .await?;
        let mut games = Vec::new();
        for sitting in sittings {
            match self.table(TableRef::Id(sitting.table)).await {
                Ok(table) => games.push((table, sitting)),
                // Whoever plays there is told so where it is.
                Err(HostError::Broken(broken)) => tracing::error!(%broken, "it is no running game any more"),
                Err(error) => return Err(error),
            }
        }
        let waits = |table: &Table| table.awaited().iter().any(|awaited| awaited.id == player);
        games.sort_by_key(|(table, sitting)| (!waits(table), std::cmp::Reverse(sitting.table)));
        Ok(games)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(host.profile(PlayerId(1)).await.expect("a store"), Profile::default());
        for (winner, loser) in [(1, 2), (1, 3), (1, 2), (2, 1), (1, 2)] {
            game(&host, winner, loser).await;
        }
        let look = async |player| {
            let profile = host.profile(player).await.expect("a store");
            let tally = profile.tallies[0].clone();
            assert_eq!(
                (profile.tallies.len(), tally.game, tally.ladder),
                (1, GameKind::Biloba, Ladder::People)
            );
            let counts = [tally.wins, tally.draws, tally.losses, tally.streak, tally.longest_streak];
            (profile, counts)
        };
        let (ana, counts) = look(PlayerId(1)).await;
        assert_eq!(counts, [4, 0, 1, 1, 3]);
        let outcomes: Vec<Outcome> = ana.games.iter().map(|past| past.outcome).collect();
        assert_eq!(outcomes, [Outcome::Win, Outcome::Win, Outcome::Win, Outcome::Loss, Outcome::Win]);
        assert!(ana.games.is_sorted_by_key(|past| past.at));
        let last = ana.games.last().expect("five games");
        assert!((last.rating - ana.tallies[0].rating.value).abs() < 1e-9);
        assert_eq!((last.opponents[0].id, last.opponents[0].name.as_str()), (PlayerId(2), "player 2"));
        assert_eq!(ana.rivalries(9).iter().map(|one| one.games()).collect::<Vec<_>>(), [4, 1]);
        assert_eq!(look(PlayerId(2)).await.1, [1, 0, 3, 0, 1]);
        assert_eq!(look(PlayerId(3)).await.1, [0, 0, 1, 0, 0]);

        // The same when all is made anew from the results.
        database::execute(&file, "UPDATE ratings SET rated_at = 0, streak = 9").await;
        assert_eq!(host.renew_ratings().await.expect("a store"), 5);
        assert_eq!(look(PlayerId(1)).await.1, [4, 0, 1, 1, 3]);
    }
}
