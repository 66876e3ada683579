use super::retry::{retry, retry_for};
use super::{Host, HostError};
use crate::ratings::{self, Earned, Ladder, Leaderboard, Outcome, Rating, RatingChange};
use crate::rules::GameKind;
use crate::store::RatedResult;
use crate::table::{GuildId, Player, PlayerId, is_former};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::time::Duration;

/// What came of rating all results anew.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingCheck {
    /// So many games were rated.
    pub games: usize,
    /// So many ratings are stored.
    pub ratings: usize,
    /// Those that should be others.
    pub wrong: Vec<WrongRating>,
}

/// A rating that is not what the results make it.
#[derive(Clone, Debug, PartialEq)]
pub struct WrongRating {
    /// Whose.
    pub player: PlayerId,
    /// In which game.
    pub game: GameKind,
    /// On which ladder.
    pub ladder: Ladder,
    /// What is stored.
    pub stored: Option<Rating>,
    /// What it should be.
    pub expected: Option<Rating>,
}

impl fmt::Display for WrongRating {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let told = |rating: &Option<Rating>| {
            rating
                .map_or("none".to_owned(), |rating| format!("{:.3} ± {:.3}", rating.value, rating.deviation))
        };
        let WrongRating { player, game, ladder, stored, expected } = self;
        write!(
            f,
            "player {player}, {game} ({}): {} is stored, the results make it {}",
            ladder.name(),
            told(stored),
            told(expected)
        )
    }
}

/// Ratings are compared to so many thousandths: another machine may round otherwise.
const CLOSE: f64 = 0.001;

/// Another process that rates all results anew is waited for so long.
const NEIGHBOUR: Duration = Duration::from_secs(10 * 60);

/// Whose rating it is, in which game, on which ladder.
type Key = (PlayerId, GameKind, Ladder);

/// Ratings as results make them, game by game.
#[derive(Default)]
struct Made(HashMap<Key, Earned>);

impl Made {
    /// Rates one game, whose results these are: on which ladder, and what it made of the ratings, in the order of the
    /// results; nothing of those of computers, which are fixed.
    fn rate(&mut self, results: &[RatedResult]) -> (Ladder, Vec<RatingChange>) {
        let is_fixed: Vec<bool> = results.iter().map(|one| one.fixed.is_some()).collect();
        let ladder = if is_fixed.contains(&true) { Ladder::Levels } else { Ladder::People };
        let key = |one: &RatedResult| (one.player, one.game, ladder);
        let known = |one: &RatedResult| {
            self.0.get(&key(one)).map_or_else(Rating::default, |earned| earned.as_of(one.at))
        };
        let before: Vec<Rating> = results.iter().map(|one| one.fixed.unwrap_or_else(|| known(one))).collect();
        let places: Vec<u8> = results.iter().map(|one| one.place).collect();
        let after = ratings::rate(&before, &is_fixed, &places);
        let mut changes = Vec::new();
        for ((one, before), after) in results.iter().zip(before).zip(after) {
            if one.fixed.is_none() {
                self.0.insert(key(one), Earned { rating: after, at: one.at });
            }
            // Names are kept with the players.
            let player = Player { id: one.player, name: String::new() };
            changes.push(RatingChange { player, outcome: Outcome::of(one.place, &places), before, after });
        }
        (ladder, changes)
    }
}

impl Host {
    /// A page of the leaderboard of a game, so many places long; of a server: among those who have finished a game of it
    /// there.
    pub async fn leaderboard(
        &self,
        game: GameKind,
        ladder: Ladder,
        guild: Option<GuildId>,
        places: Range<usize>,
        asking: PlayerId,
    ) -> Result<Leaderboard, HostError> {
        let (now, length) = (self.clock.now(), places.len());
        retry(|| async {
            let mut transaction = self.store.read().await?;
            let more = places.start..places.end + 1;
            let mut page = transaction.standings(game, ladder, guild, more, now).await?;
            let goes_on = page.len() > length;
            page.truncate(length);
            let own = match page.iter().any(|standing| standing.player.id == asking) {
                true => None,
                false => transaction.standing_of(asking, game, ladder, guild, now).await?,
            };
            Ok(Leaderboard { page, own, goes_on })
        })
        .await
    }

    /// Rates all results anew if they were rated by earlier arithmetic. Says how many games it was.
    pub async fn renew_ratings(&self) -> Result<usize, HostError> {
        retry_for(NEIGHBOUR, || self.try_to_renew_ratings()).await
    }

    async fn try_to_renew_ratings(&self) -> Result<usize, HostError> {
        if !self.store.read().await?.has_old_ratings().await? {
            return Ok(0);
        }
        let mut transaction = self.store.write().await?.without_timeout();
        if !transaction.has_old_ratings().await? {
            return Ok(0);
        }
        let results = transaction.results().await?;
        transaction.forget_ratings().await?;
        let (mut made, mut games) = (Made::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            let RatedResult { table, game: kind, at, .. } = game[0];
            let (ladder, changes) = made.rate(game);
            for (change, result) in changes.iter().zip(game) {
                transaction.save_change(table, change).await?;
                if result.fixed.is_none() && !is_former(result.player) {
                    transaction.save_rating(table, kind, ladder, change, at).await?;
                }
            }
            games += 1;
        }
        transaction.let_lapse(self.clock.now()).await?;
        transaction.commit().await?;
        Ok(games)
    }

    /// Rates all results anew, in the order in which their games ended, and compares.
    pub async fn check_ratings(&self) -> Result<RatingCheck, HostError> {
        let mut transaction = self.store.read().await?.without_timeout();
        let results = transaction.results().await?;
        let mut stored: HashMap<Key, Earned> = HashMap::new();
        for ladder in Ladder::ALL {
            let ratings = transaction.all_ratings(ladder).await?;
            stored
                .extend(ratings.into_iter().map(|((player, game), earned)| ((player, game, ladder), earned)));
        }
        let (mut made, mut games) = (Made::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            made.rate(game);
            games += 1;
        }
        // Of those who are forgotten no rating is kept, though others' follow from their results.
        let expected = made.0.keys().filter(|(player, ..)| !is_former(*player));
        let mut keys: Vec<_> = stored.keys().chain(expected).copied().collect();
        keys.sort_unstable_by_key(|(player, game, ladder)| (*player, game.name(), *ladder));
        keys.dedup();
        let wrong = keys.into_iter().filter_map(|key| {
            let rating = |among: &HashMap<Key, Earned>| among.get(&key).map(|earned| earned.rating);
            let (stored, expected) = (rating(&stored), rating(&made.0));
            let (player, game, ladder) = key;
            (!same(stored, expected)).then_some(WrongRating { player, game, ladder, stored, expected })
        });
        Ok(RatingCheck { games, ratings: stored.len(), wrong: wrong.collect() })
    }
}

fn same(one: Option<Rating>, other: Option<Rating>) -> bool {
    let close = |a: f64, b: f64| (a - b).abs() < CLOSE;
    match (one, other) {
        (Some(one), Some(other)) => {
            close(one.value, other.value)
                && close(one.deviation, other.deviation)
                && close(one.volatility, other.volatility)
        }
        (one, other) => one.is_none() && other.is_none(),
    }
}
