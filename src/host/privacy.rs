//! What is stored of a person, for that person; and how a person is forgotten.

use super::people::MOST_RUNNING;
use super::retry::retry;
use super::{Host, HostError};
use crate::ratings::Tally;
use crate::store::{ExportedGame, Preferences, Vacation};
use crate::table::{Command, Phase, PlayerId, Table};
use serde::Serialize;

/// Everything that is stored of a person.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerExport {
    /// The id of the account at Discord, as text: programs that read numbers as fractions would change it.
    pub id: String,
    /// The name, as last seen.
    pub name: Option<String>,
    /// What was chosen.
    pub settings: Preferences,
    /// When this person was on vacation.
    pub vacations: Vec<Vacation>,
    /// What the rated games have come to.
    pub ratings: Vec<ExportedRating>,
    /// All games.
    pub games: Vec<ExportedGame>,
}

/// A rating with what it counts, as it is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExportedRating {
    /// In which game.
    pub game: &'static str,
    /// Among whom.
    pub ladder: &'static str,
    /// The rating today.
    pub rating: f64,
    /// How uncertain it is.
    pub deviation: f64,
    /// First places.
    pub wins: u32,
    /// First places shared.
    pub draws: u32,
    /// All other places.
    pub losses: u32,
}

impl From<Tally> for ExportedRating {
    fn from(tally: Tally) -> ExportedRating {
        let Tally { game, ladder, rating, wins, draws, losses, .. } = tally;
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

impl Host {
    /// Everything that is stored of a person.
    pub async fn export(&self, player: PlayerId) -> Result<PlayerExport, HostError> {
        retry(|| async {
            let mut transaction = self.store.read().await?;
            let ratings = transaction.tallies(player, self.clock.now()).await?;
            Ok(PlayerExport {
                id: player.to_string(),
                name: transaction.name_of(player).await?,
                settings: transaction.preferences(player).await?,
                vacations: transaction.vacations(player, i64::MIN).await?,
                ratings: ratings.into_iter().map(ExportedRating::from).collect(),
                games: transaction.all_games_of(player).await?,
            })
        })
        .await
    }

    /// Forgets a person: name, settings and ratings go, and the games stay with somebody of this name. The ratings of others
    /// stay what their results have made them. `false`, and nobody is forgotten, where this person is still to give up
    /// something ([`leave_command`]): nobody else would ever make their turns.
    pub async fn forget(&self, player: PlayerId, name: &str) -> Result<bool, HostError> {
        if !retry(|| self.try_to_forget(player, name)).await? {
            return Ok(false);
        }
        // The name may be at any table.
        self.table_cache.clear();
        self.settings.changed(player);
        Ok(true)
    }

    async fn try_to_forget(&self, player: PlayerId, name: &str) -> Result<bool, HostError> {
        let mut transaction = self.store.write().await?;
        for sitting in transaction.running_tables_of(player, MOST_RUNNING).await? {
            match transaction.table(sitting.table).await {
                Ok(Some(table)) if table.decide(&leave_command(&table, player), self.clock.now()).is_ok() => {
                    return Ok(false);
                }
                Ok(_) => {}
                Err(error) if error.broken_table().is_some() => {}
                Err(error) => return Err(error.into()),
            }
        }
        transaction.forget_player(player, name).await?;
        transaction.commit().await?;
        Ok(true)
    }
}

/// What gives up the game of somebody at a table, or the invitation.
pub fn leave_command(table: &Table, by: PlayerId) -> Command {
    match table.phase() {
        Phase::Playing => Command::Resign { by },
        _ if table.opener().id == by => Command::Cancel { by },
        _ if table.seat_of(by).is_none() => Command::Decline { by },
        // Nobody can wait there for somebody who is gone.
        _ => Command::Close,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::TableRef;
    use crate::host::tests::game;
    use crate::ratings::{Ladder, Profile};
    use crate::rules::{GameKind, Setup};
    use crate::store::tests::temporary;
    use crate::table::{ChannelId, Opening, Player, is_former};

    #[tokio::test]
    async fn nobody_is_forgotten_who_has_sat_down_meanwhile() {
        let host = Host::new(temporary().await);
        let player = |id| Player { id: PlayerId(id), name: format!("player {id}") };
        let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
        let table =
            host.open(Opening::new(ChannelId(700), player(1), setup)).await.expect("a free channel").table;
        let at = TableRef::Id(table.id());
        assert!(
            !host.forget(PlayerId(1), "former player").await.expect("a store"),
            "others would play with nobody"
        );
        host.command(at, Command::Join { by: player(2) }).await.expect("a free seat");
        let running = host.table(at).await.expect("the table");
        for (player, is_forgotten) in [(1, false), (2, false), (3, true)] {
            assert_eq!(host.forget(PlayerId(player), "former player").await.expect("a store"), is_forgotten);
        }
        host.command(at, leave_command(&running, PlayerId(2))).await.expect("it is played at");
        assert!(host.forget(PlayerId(2), "former player").await.expect("a store"));
        assert!(host.forget(PlayerId(1), "former player").await.expect("a store"));
    }

    #[tokio::test]
    async fn a_person_exports_and_deletes_their_data() {
        let host = Host::new(temporary().await);
        let mut table = crate::table::TableId(0);
        for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
            table = game(&host, winner, loser).await.table.id();
        }
        host.choose(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned())).await.expect("a store");
        let export = host.export(PlayerId(1)).await.expect("a store");
        assert_eq!((export.id.as_str(), export.name.as_deref()), ("1", Some("player 1")));
        assert_eq!(export.settings.theme.as_deref(), Some("dark"));
        assert_eq!((export.ratings.len(), export.games.len()), (1, 2));
        assert_eq!(export.games[0].outcome.as_deref(), Some("win"));

        let others = async || {
            [
                host.profile(PlayerId(2)).await.expect("a store"),
                host.profile(PlayerId(3)).await.expect("a store"),
            ]
        };
        let before = others().await.map(|profile| profile.tallies);
        host.forget(PlayerId(1), "former player").await.expect("a store");
        let empty = host.export(PlayerId(1)).await.expect("a store");
        assert!(empty.name.is_none() && empty.games.is_empty() && empty.ratings.is_empty());
        assert_eq!(empty.settings, Preferences::default());
        assert_eq!(host.profile(PlayerId(1)).await.expect("a store"), Profile::default());
        let leaders = host
            .leaderboard(GameKind::Biloba, Ladder::People, None, 0..9, PlayerId(1))
            .await
            .expect("a store");
        assert_eq!(leaders.page.len(), 2);
        let kept = host.table(TableRef::Id(table)).await.expect("the game stays");
        assert_eq!(kept.names(), ["player 3", "former player"]);
        assert!(is_former(kept.seats()[1].as_ref().expect("somebody").id));

        // Ratings are what the results make them: those of others as before, his not at all.
        let value = |tallies: &[crate::ratings::Tally]| tallies[0].rating.value;
        let after = others().await.map(|profile| profile.tallies);
        assert_eq!(
            after.each_ref().map(|tallies| value(tallies)),
            before.each_ref().map(|tallies| value(tallies))
        );
        let check = host.check_ratings().await.expect("a store");
        assert_eq!((check.games, check.ratings, check.wrong.len()), (3, 2, 0), "{check:?}");
        // Whoever comes again begins anew; whoever goes as well is somebody else.
        game(&host, 1, 2).await;
        host.forget(PlayerId(3), "former player").await.expect("a store");
        let check = host.check_ratings().await.expect("a store");
        assert_eq!((check.games, check.ratings, check.wrong.len()), (4, 2, 0), "{check:?}");
        let kept = host.table(TableRef::Id(table)).await.expect("the game stays");
        assert_eq!(kept.names(), ["former player", "former player"]);
        assert_eq!(host.export(PlayerId(1)).await.expect("a store").ratings[0].wins, 1);
    }
}
