use super::retry::{retry, retry_for};
use super::{Host, HostError};
use crate::ratings::{self, Ladder, Leaderboard, Outcome, Rating, RatingChange, RatingSnapshot};
use crate::rules::GameKind;
use crate::store::RatedResult;
use crate::table::{GuildId, Participant, Player, PlayerId};
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
    /// The player.
    pub player: Participant,
    /// The game.
    pub game: GameKind,
    /// The ladder.
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

/// Identifies a rating.
type Key = (Participant, GameKind, Ladder);

/// Ratings computed from results, game by game.
#[derive(Default)]
struct ComputedRatings(HashMap<Key, RatingSnapshot>);

impl ComputedRatings {
    /// Rates one game with these results. Returns its ladder and the changes of ratings, in the order of the results. The
    /// ratings of computers are fixed.
    fn rate(&mut self, results: &[RatedResult]) -> (Ladder, Vec<RatingChange>) {
        let is_fixed: Vec<bool> = results.iter().map(|one| one.fixed.is_some()).collect();
        let ladder = if is_fixed.contains(&true) { Ladder::Levels } else { Ladder::People };
        let key = |one: &RatedResult| (one.player, one.game, ladder);
        let known = |one: &RatedResult| {
            self.0.get(&key(one)).map_or_else(Rating::default, |snapshot| snapshot.as_of(one.at))
        };
        let before: Vec<Rating> = results.iter().map(|one| one.fixed.unwrap_or_else(|| known(one))).collect();
        let places: Vec<u8> = results.iter().map(|one| one.place).collect();
        let after = ratings::rate(&before, &is_fixed, &places);
        let mut changes = Vec::new();
        for ((one, before), after) in results.iter().zip(before).zip(after) {
            if one.fixed.is_none() {
                self.0.insert(key(one), RatingSnapshot { rating: after, at: one.at });
            }
            // Names are stored with the players.
            let player = Player { id: one.player, name: String::new() };
            changes.push(RatingChange { player, outcome: Outcome::of(one.place, &places), before, after });
        }
        (ladder, changes)
    }
}

/// Ratings and leaderboards.
#[derive(Clone, Copy, Debug)]
pub struct Ratings<'h> {
    pub(super) host: &'h Host,
}

impl Ratings<'_> {
    /// The places of a leaderboard in this range, from 0, and the entry of the player who asks. The leaderboard of a
    /// guild ranks those who have finished a rated game there.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn leaderboard(
        self,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        places: Range<usize>,
        asking: PlayerId,
    ) -> Result<Leaderboard, HostError> {
        let (now, length) = (self.host.clock.now(), places.len());
        retry(|| async {
            let mut transaction = self.host.store.read().await?;
            let with_next = places.start..places.end + 1;
            let mut page =
                transaction.ratings().leaderboard_page(game, ladder, guild, with_next, now).await?;
            let goes_on = page.len() > length;
            page.truncate(length);
            let own = match page.iter().any(|entry| entry.player.id == asking) {
                true => None,
                false => {
                    transaction.ratings().leaderboard_entry(asking.into(), game, ladder, guild, now).await?
                }
            };
            Ok(Leaderboard { page, own, goes_on })
        })
        .await
    }

    /// Recomputes all ratings from the results if an earlier version of the arithmetic made them. Returns the number of
    /// rated games, 0 if nothing was recomputed.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn recompute(self) -> Result<usize, HostError> {
        retry_for(RECOMPUTE_TIMEOUT, || self.try_to_recompute()).await
    }

    async fn try_to_recompute(self) -> Result<usize, HostError> {
        if !self.host.store.read().await?.ratings().has_outdated().await? {
            return Ok(0);
        }
        let mut transaction = self.host.store.write().await?.without_timeout();
        if !transaction.ratings().has_outdated().await? {
            return Ok(0);
        }
        let results = transaction.results().all().await?;
        transaction.ratings().delete_all().await?;
        let (mut computed, mut games) = (ComputedRatings::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            let RatedResult { table, game: kind, at, .. } = game[0];
            let (ladder, changes) = computed.rate(game);
            for (change, result) in changes.iter().zip(game) {
                transaction.ratings().save_change(table, change).await?;
                if result.fixed.is_none() && !result.player.is_former() {
                    transaction.ratings().save(table, kind, ladder, change, at).await?;
                }
            }
            games += 1;
        }
        transaction.ratings().clear_stale_established(self.host.clock.now()).await?;
        transaction.commit().await?;
        Ok(games)
    }

    /// Compares the stored ratings with those computed from all results.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn verify(self) -> Result<RatingCheck, HostError> {
        let mut transaction = self.host.store.read().await?.without_timeout();
        let results = transaction.results().all().await?;
        let mut stored: HashMap<Key, RatingSnapshot> = HashMap::new();
        for ladder in Ladder::ALL {
            let ratings = transaction.ratings().all(ladder).await?;
            stored.extend(
                ratings.into_iter().map(|((player, game), snapshot)| ((player, game, ladder), snapshot)),
            );
        }
        let (mut computed, mut games) = (ComputedRatings::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            computed.rate(game);
            games += 1;
        }
        // Deleted players have no rating, but the results that the ratings of others depend on.
        let expected = computed.0.keys().filter(|(player, ..)| !player.is_former());
        let mut keys: Vec<_> = stored.keys().chain(expected).copied().collect();
        keys.sort_unstable_by_key(|(player, game, ladder)| (*player, game.name(), *ladder));
        keys.dedup();
        let wrong = keys.into_iter().filter_map(|key| {
            let rating =
                |among: &HashMap<Key, RatingSnapshot>| among.get(&key).map(|snapshot| snapshot.rating);
            let (stored, expected) = (rating(&stored), rating(&computed.0));
            let (player, game, ladder) = key;
            (!same(stored, expected)).then_some(WrongRating { player, game, ladder, stored, expected })
        });
        Ok(RatingCheck { games, ratings: stored.len(), wrong: wrong.collect() })
    }
}

fn same(one: Option<Rating>, other: Option<Rating>) -> bool {
    let close = |a: f64, b: f64| (a - b).abs() < TOLERANCE;
    match (one, other) {
        (Some(one), Some(other)) => {
            close(one.value, other.value)
                && close(one.deviation, other.deviation)
                && close(one.volatility, other.volatility)
        }
        (one, other) => one.is_none() && other.is_none(),
    }
}
