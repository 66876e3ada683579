use super::retry::retry_for;
use super::{Ratings, Result};
use crate::ratings::{self, Ladder, LadderStats, Leaderboard, Rating, RatingChange, RatingSnapshot};
use crate::rules::GameKind;
use crate::store::{RatedResult, Transaction, Write};
use crate::table::{GuildId, Participant, Player, PlayerId, TableId, Timestamp};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::time::Duration;

/// The comparison of the stored ratings with those computed from all results.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingCheck {
    /// The number of rated games.
    pub games: usize,
    /// The number of stored ratings.
    pub ratings: usize,
    /// The stored ratings that differ from the computed ones.
    pub wrong: Vec<WrongRating>,
}

/// A stored rating that differs from the computed one.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongRating {
    /// The player whose rating is wrong.
    pub player: Participant,
    /// The game that is rated.
    pub game: GameKind,
    /// The ladder to which the rating belongs.
    pub ladder: Ladder,
    /// The stored rating.
    pub stored: Option<Rating>,
    /// The computed rating.
    pub expected: Option<Rating>,
}

impl fmt::Display for WrongRating {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = |rating: Option<Rating>| match rating {
            Some(Rating { value, deviation, .. }) => format!("{value:.3} ± {deviation:.3}"),
            None => "none".to_owned(),
        };
        let WrongRating { player, game, ladder, stored, expected } = *self;
        let (ladder, stored, expected) = (ladder.name(), text(stored), text(expected));
        write!(f, "player {player}, {game} ({ladder}): {stored} is stored, the results make it {expected}")
    }
}

/// Ratings closer than this count as equal, because machines may round differently.
const TOLERANCE: f64 = 0.001;

/// How long to wait for another process that recomputes all ratings.
const RECOMPUTE_TIMEOUT: Duration = Duration::from_secs(10 * 60);

/// How many changes of ratings are stored at once.
const MAX_BUFFERED_CHANGES: usize = 1000;

/// Identifies a rating.
type Key = (Participant, GameKind, Ladder);

/// Ratings computed from results, game by game, each with the time of the last game.
#[derive(Default)]
struct ComputedRatings(HashMap<Key, (LadderStats, Timestamp)>);

/// Gathers results that come one by one into games.
#[derive(Default)]
struct GameByGame {
    results: Vec<RatedResult>,
    computed: ComputedRatings,
    games: usize,
}

impl GameByGame {
    /// Rates the game before if this result is of another one.
    fn add(&mut self, result: RatedResult) {
        if self.results.first().is_some_and(|first| first.table != result.table) {
            self.finish();
        }
        self.results.push(result);
    }

    /// Rates the last game.
    fn finish(&mut self) {
        if !self.results.is_empty() {
            self.computed.rate(&self.results);
            self.results.clear();
            self.games += 1;
        }
    }
}

impl ComputedRatings {
    /// Rates one game with these results. Returns the changes of ratings, in the order of the results. The ratings of
    /// computers are fixed, and a void game changes none.
    fn rate(&mut self, results: &[RatedResult]) -> Vec<RatingChange> {
        let is_fixed: Vec<bool> = results.iter().map(|one| one.fixed.is_some()).collect();
        let ladder = if is_fixed.contains(&true) { Ladder::Levels } else { Ladder::People };
        let key = |one: &RatedResult| (one.player, one.game, ladder);
        let known = |one: &RatedResult| {
            let known = self.0.get(&key(one));
            let as_of = |(stats, at): &(LadderStats, Timestamp)| {
                RatingSnapshot { rating: stats.rating, at: *at }.as_of(one.at)
            };
            known.map_or_else(Rating::default, as_of)
        };
        let before: Vec<Rating> = results.iter().map(|one| one.fixed.unwrap_or_else(|| known(one))).collect();
        let places: Vec<u8> = results.iter().map(|one| one.place).collect();
        let is_void = results.iter().any(|one| one.is_void);
        let after = if is_void { before.clone() } else { ratings::rate(&before, &is_fixed, &places) };
        let mut changes = Vec::new();
        for ((one, before), after) in results.iter().zip(before).zip(after) {
            let outcome = one.outcome;
            if one.fixed.is_none() && !is_void {
                let computed = self.0.entry(key(one)).or_insert((LadderStats::new(one.game, ladder), one.at));
                computed.0.add(outcome, after);
                computed.1 = one.at;
            }
            // Names are stored with the players.
            let player = Player { id: one.player, name: String::new() };
            changes.push(RatingChange { player, outcome, before, after });
        }
        changes
    }
}

impl Ratings<'_> {
    /// The present rating of a player among people at a game, in whole points.
    pub async fn points_of(self, player: Participant, game: GameKind) -> Result<u32> {
        let snapshot =
            self.host.read(async |mut tx| Ok(tx.ratings().of(player, game, Ladder::People).await?)).await?;
        let rating = snapshot.map(|snapshot| snapshot.rating).unwrap_or_default();
        Ok(rating.value.max(0.0).round() as u32)
    }

    /// The places of a leaderboard in this range, from 0, and the entry of the player who asks. The leaderboard of a
    /// guild ranks those who have finished a rated game there.
    pub async fn leaderboard(
        self,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        places: Range<usize>,
        asking: PlayerId,
    ) -> Result<Leaderboard> {
        let (now, length) = (self.host.clock.now(), places.len());
        self.host
            .read(async |mut tx| {
                let with_next = places.start..places.end + 1;
                let mut page = tx.ratings().leaderboard_page(game, ladder, guild, with_next, now).await?;
                let goes_on = page.len() > length;
                page.truncate(length);
                let own = match page.iter().any(|entry| entry.player.id == asking) {
                    true => None,
                    false => tx.ratings().leaderboard_entry(asking.into(), game, ladder, guild, now).await?,
                };
                Ok(Leaderboard { page, own, goes_on })
            })
            .await
    }

    /// Recomputes all ratings from the results if an earlier rule made any of them. Gives the number of rated games, 0 if
    /// nothing was recomputed. It is done in one transaction; of several processes one does it, and the others wait.
    pub async fn recompute(self) -> Result<usize> {
        retry_for(RECOMPUTE_TIMEOUT, || self.try_to_recompute()).await
    }

    /// Whether an earlier rule made any rating, so that [`Ratings::recompute`] has to run.
    pub async fn are_outdated(self) -> Result<bool> {
        Ok(self.host.store.read().await?.ratings().has_outdated_ratings().await?)
    }

    async fn try_to_recompute(self) -> Result<usize> {
        if !self.are_outdated().await? {
            return Ok(0);
        }
        let mut tx = self.host.store.write().await?.without_timeout();
        if !tx.ratings().has_outdated_ratings().await? {
            return Ok(0);
        }
        tracing::info!(
            "all ratings are recomputed because the rule has changed; this may take a few minutes"
        );
        let games = self.recompute_in(&mut tx).await?;
        tx.commit().await?;
        tracing::info!(games, "all ratings were recomputed");
        Ok(games)
    }

    /// Takes the games of these tables out of the ratings, or counts them again, and recomputes all ratings. Returns the tables
    /// without a rated game: if there are any, nothing changes.
    pub async fn set_void(self, tables: &[TableId], is_void: bool) -> Result<Vec<TableId>> {
        retry_for(RECOMPUTE_TIMEOUT, || async {
            let mut tx = self.host.store.write().await?.without_timeout();
            let mut unrated = Vec::new();
            for table in tables.iter().copied() {
                if !tx.results().set_void(table, is_void).await? {
                    unrated.push(table);
                }
            }
            if unrated.is_empty() {
                self.recompute_in(&mut tx).await?;
                tx.commit().await?;
            }
            Ok(unrated)
        })
        .await
    }

    /// Recomputes all ratings from the results. Returns the number of rated games.
    async fn recompute_in(self, tx: &mut Transaction<Write>) -> Result<usize> {
        let mut results = Vec::new();
        tx.results().for_each(|result| results.push(result)).await?;
        tx.ratings().delete_changes().await?;
        let (mut computed, mut games, mut changes) = (ComputedRatings::default(), 0, Vec::new());
        for game in results.chunk_by(|one, next| one.table == next.table) {
            changes.extend(computed.rate(game).into_iter().map(|change| (game[0].table, change)));
            games += 1;
            if changes.len() >= MAX_BUFFERED_CHANGES {
                tx.ratings().save_changes(&changes).await?;
                changes.clear();
            }
        }
        tx.ratings().save_changes(&changes).await?;
        let ratings = computed.0.into_iter().filter(|((player, ..), _)| !player.is_former());
        let ratings: Vec<_> = ratings.map(|((player, ..), (stats, at))| (player, stats, at)).collect();
        tx.ratings().replace_all(&ratings).await?;
        tx.ratings().clear_stale_established(self.host.clock.now()).await?;
        Ok(games)
    }

    /// Compares the stored ratings with those computed from all results. Results are read one by one.
    pub async fn verify(self) -> Result<RatingCheck> {
        let mut tx = self.host.store.read().await?.without_timeout();
        let mut played = GameByGame::default();
        tx.results().for_each(|result| played.add(result)).await?;
        played.finish();
        let GameByGame { computed: ComputedRatings(mut computed), games, .. } = played;
        let (mut ratings, mut wrong) = (0, Vec::new());
        let compare = |player, game, ladder, stored: Rating| {
            ratings += 1;
            let expected = computed.remove(&(player, game, ladder)).map(|(stats, _)| stats.rating);
            if !expected.is_some_and(|expected| same(stored, expected)) {
                wrong.push(WrongRating { player, game, ladder, stored: Some(stored), expected });
            }
        };
        tx.ratings().for_each(compare).await?;
        // Deleted players have no rating, but the results that the ratings of others depend on.
        let missing = computed.into_iter().filter(|((player, ..), _)| !player.is_former());
        wrong.extend(missing.map(|((player, game, ladder), (stats, _))| WrongRating {
            player,
            game,
            ladder,
            stored: None,
            expected: Some(stats.rating),
        }));
        wrong.sort_unstable_by_key(|wrong| (wrong.player, wrong.game.name(), wrong.ladder));
        Ok(RatingCheck { games, ratings, wrong })
    }
}

fn same(one: Rating, other: Rating) -> bool {
    let is_close = |a: f64, b: f64| (a - b).abs() < TOLERANCE;
    is_close(one.value, other.value) && is_close(one.deviation, other.deviation) && one.games == other.games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::host::tests::game;
    use crate::ratings::Outcome;
    use crate::search::Level;
    use crate::store::tests::temporary;

    #[tokio::test]
    async fn a_void_game_changes_no_rating_until_it_counts_again() -> Result<()> {
        let host = Host::new(temporary().await);
        let mut tables = Vec::new();
        for (winner, loser) in [(1, 2), (2, 3), (3, 1)] {
            tables.push(game(&host, winner, loser).await.table.id());
        }
        let ratings = async || -> Result<_> {
            let check = host.ratings().verify().await?;
            assert!(check.wrong.is_empty(), "{check:?}");
            let mut values = Vec::new();
            for player in [1, 2, 3] {
                let profile = host.players().profile(PlayerId(player)).await?;
                // Deviations grow while the test runs.
                let values_of = |stats: &LadderStats| (stats.rating.value, stats.wins, stats.losses);
                values.push(profile.ladder_stats.first().map(values_of));
            }
            Ok(values)
        };
        let before = ratings().await?;
        let unknown = host.ratings().set_void(&[tables[0], TableId(99)], true).await?;
        assert_eq!((unknown, ratings().await?), (vec![TableId(99)], before.clone()));
        assert!(host.ratings().set_void(&tables[..2], true).await?.is_empty());
        let without = ratings().await?;
        assert_eq!(without[1], None, "only the last game counts");
        assert_eq!(without[2].map(|(_, wins, losses)| (wins, losses)), Some((1, 0)));
        // The next game goes on from there.
        tables.push(game(&host, 1, 2).await.table.id());
        ratings().await?;
        assert!(host.ratings().set_void(&tables[..2], false).await?.is_empty());
        assert!(host.ratings().set_void(&tables[3..], true).await?.is_empty());
        assert_eq!(ratings().await?, before);
        Ok(())
    }

    #[test]
    fn a_computer_keeps_its_rating_in_a_void_game() {
        let fixed = Rating { value: 1800.0, deviation: 50.0, games: 0 };
        let result = |player, place, outcome, fixed| RatedResult {
            table: TableId(1),
            game: GameKind::Biloba,
            is_void: true,
            player,
            place,
            outcome,
            at: Timestamp::UNIX_EPOCH,
            fixed,
        };
        let person = PlayerId(1).into();
        let level = Level::new(3).expect("a level");
        let computer = Participant::Computer { level, number: 0 };
        let results =
            [result(person, 1, Outcome::Win, None), result(computer, 2, Outcome::Loss, Some(fixed))];
        let mut computed = ComputedRatings::default();
        let changes = computed.rate(&results);
        assert!(computed.0.is_empty());
        assert_eq!((changes[1].before, changes[1].after), (fixed, fixed));
        assert_eq!(changes[0].before, changes[0].after);
    }
}
