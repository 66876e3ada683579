//! Export and deletion of the data of a player.

use super::players::MAX_LISTED_TABLES;
use super::retry::retry;
use super::{HostError, Players};
use crate::ratings::LadderStats;
use crate::store::{ExportedGame, Preferences, Vacation};
use crate::table::{Command, Phase, PlayerId, Table, Timestamp};
use serde::Serialize;

/// Everything that is stored about a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerExport {
    /// The id of the Discord account, as text: JSON readers that use floating point would change a number.
    pub id: String,
    /// The name at the last game.
    pub name: Option<String>,
    /// The preferences.
    pub settings: Preferences,
    /// All vacations, past ones as well.
    pub vacations: Vec<Vacation>,
    /// The ratings.
    pub ratings: Vec<ExportedRating>,
    /// All games, in the order of their tables.
    pub games: Vec<ExportedGame>,
}

/// A rating with its results.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedRating {
    /// The game.
    pub game: &'static str,
    /// The ladder.
    pub ladder: &'static str,
    /// The present rating.
    pub rating: f64,
    /// The present rating deviation.
    pub deviation: f64,
    /// Games won.
    pub wins: u32,
    /// Games in which the first place was shared.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl From<LadderStats> for ExportedRating {
    fn from(stats: LadderStats) -> ExportedRating {
        let LadderStats { game, ladder, rating, wins, draws, losses, .. } = stats;
        let (game, ladder) = (game.name(), ladder.name());
        ExportedRating {
            game,
            ladder,
            rating: rating.value,
            deviation: rating.deviation,
            wins,
            draws,
            losses,
        }
    }
}

impl Players<'_> {
    /// Everything that is stored about a player.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn export(self, player: PlayerId) -> Result<PlayerExport, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.read().await?;
            let ratings = transaction.ratings().ladder_stats(player, self.host.clock.now()).await?;
            Ok(PlayerExport {
                id: player.to_string(),
                name: transaction.players().name_of(player).await?,
                settings: transaction.settings().preferences(player).await?,
                vacations: transaction
                    .players()
                    .vacations(player, Timestamp::from_unix_millis(i64::MIN))
                    .await?,
                ratings: ratings.into_iter().map(ExportedRating::from).collect(),
                games: transaction.seats().export_of(player).await?,
            })
        })
        .await
    }

    /// Deletes a player: name, settings and ratings. The games stay, with a former player of this name, and so do the
    /// ratings of the opponents. `false`, and nothing is deleted, while the player can still leave a table
    /// ([`leave_command`]), whose other players would wait indefinitely.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn delete(self, player: PlayerId, name: &str) -> Result<bool, HostError> {
        if !retry(|| self.try_to_delete(player, name)).await? {
            return Ok(false);
        }
        // Any cached table may have the name.
        self.host.table_cache.clear();
        self.host.settings_cache.invalidate_player(player);
        Ok(true)
    }

    async fn try_to_delete(self, player: PlayerId, name: &str) -> Result<bool, HostError> {
        let mut transaction = self.host.store.write().await?;
        for entry in transaction.seats().running_of(player, MAX_LISTED_TABLES).await? {
            match transaction.tables().load(entry.table).await {
                Ok(Some(table))
                    if table.decide(&leave_command(&table, player), self.host.clock.now()).is_ok() =>
                {
                    return Ok(false);
                }
                Ok(_) => {}
                Err(error) if error.broken_table().is_some() => {}
                Err(error) => return Err(error.into()),
            }
        }
        transaction.players().delete(player, name).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// The command by which a player leaves a table: resigns the game, or gives up the invitation.
pub fn leave_command(table: &Table, by: PlayerId) -> Command {
    match table.phase() {
        Phase::Playing => Command::Resign { by: by.into() },
        _ if table.opener().id == by => Command::Cancel { by: by.into() },
        _ if table.seat_of(by).is_none() => Command::DeclineInvitation { by: by.into() },
        // The seats of a player who is deleted cannot stay reserved.
        _ => Command::Close,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::tests::game;
    use crate::host::{Host, TableRef};
    use crate::ratings::{Ladder, Profile};
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, NewTable, Player};

    #[tokio::test]
    async fn a_player_at_a_table_cannot_be_deleted() {
        let host = Host::new(temporary().await);
        let player = |id| Player::human(PlayerId(id), format!("player {id}"));
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let table = host
            .tables()
            .open(NewTable::new(ChannelId(700), player(1), setup))
            .await
            .expect("a free channel")
            .table;
        let at = TableRef::Id(table.id());
        assert!(
            !host.players().delete(PlayerId(1), "former player").await.expect("a store"),
            "others would play with nobody"
        );
        host.tables().execute(at, Command::Join { by: player(2) }).await.expect("a free seat");
        let running = host.tables().load(at).await.expect("the table");
        for (player, is_forgotten) in [(1, false), (2, false), (3, true)] {
            assert_eq!(
                host.players().delete(PlayerId(player), "former player").await.expect("a store"),
                is_forgotten
            );
        }
        host.tables().execute(at, leave_command(&running, PlayerId(2))).await.expect("it is played at");
        assert!(host.players().delete(PlayerId(2), "former player").await.expect("a store"));
        assert!(host.players().delete(PlayerId(1), "former player").await.expect("a store"));
    }

    #[tokio::test]
    async fn a_person_exports_and_deletes_their_data() {
        let host = Host::new(temporary().await);
        let mut table = crate::table::TableId(0);
        for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
            table = game(&host, winner, loser).await.table.id();
        }
        host.settings()
            .update_player(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned()))
            .await
            .expect("a store");
        let export = host.players().export(PlayerId(1)).await.expect("a store");
        assert_eq!((export.id.as_str(), export.name.as_deref()), ("1", Some("player 1")));
        assert_eq!(export.settings.theme.as_deref(), Some("dark"));
        assert_eq!((export.ratings.len(), export.games.len()), (1, 2));
        assert_eq!(export.games[0].outcome.as_deref(), Some("win"));

        let others = async || {
            [
                host.players().profile(PlayerId(2)).await.expect("a store"),
                host.players().profile(PlayerId(3)).await.expect("a store"),
            ]
        };
        let before = others().await.map(|profile| profile.ladder_stats);
        host.players().delete(PlayerId(1), "former player").await.expect("a store");
        let empty = host.players().export(PlayerId(1)).await.expect("a store");
        assert!(empty.name.is_none() && empty.games.is_empty() && empty.ratings.is_empty());
        assert_eq!(empty.settings, Preferences::default());
        assert_eq!(host.players().profile(PlayerId(1)).await.expect("a store"), Profile::default());
        let leaders = host
            .ratings()
            .leaderboard(GameKind::Biloba, Ladder::People, None, 0..9, PlayerId(1))
            .await
            .expect("a store");
        assert_eq!(leaders.page.len(), 2);
        let stored = host.tables().load(TableRef::Id(table)).await.expect("the game stays");
        assert_eq!(stored.names(), ["player 3", "former player"]);
        assert!(stored.seats()[1].as_ref().expect("somebody").id.is_former());

        // Ratings are what the results make them: those of others as before, his not at all.
        let value = |ladder_stats: &[crate::ratings::LadderStats]| ladder_stats[0].rating.value;
        let after = others().await.map(|profile| profile.ladder_stats);
        assert_eq!(
            after.each_ref().map(|ladder_stats| value(ladder_stats)),
            before.each_ref().map(|ladder_stats| value(ladder_stats))
        );
        let check = host.ratings().verify().await.expect("a store");
        assert_eq!((check.games, check.ratings, check.wrong.len()), (3, 2, 0), "{check:?}");
        // A deleted player who returns starts from the beginning; another deleted player gets another id.
        game(&host, 1, 2).await;
        host.players().delete(PlayerId(3), "former player").await.expect("a store");
        let check = host.ratings().verify().await.expect("a store");
        assert_eq!((check.games, check.ratings, check.wrong.len()), (4, 2, 0), "{check:?}");
        let stored = host.tables().load(TableRef::Id(table)).await.expect("the game stays");
        assert_eq!(stored.names(), ["former player", "former player"]);
        assert_eq!(host.players().export(PlayerId(1)).await.expect("a store").ratings[0].wins, 1);
    }
}
