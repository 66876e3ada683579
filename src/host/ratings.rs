use super::{Host, HostError, now};
use crate::ratings::{self, Earned, Leaderboard, Outcome, Rating, RatingChange};
use crate::rules::Game;
use crate::store::Finished;
use crate::table::{GuildId, Player, PlayerId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

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
    pub game: Game,
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
        let WrongRating { player, game, stored, expected } = self;
        write!(
            f,
            "player {player}, {game}: {} is stored, the results make it {}",
            told(stored),
            told(expected)
        )
    }
}

/// Ratings are compared to so many thousandths: another machine may round otherwise.
const CLOSE: f64 = 0.001;

/// Ratings as results make them, game by game.
#[derive(Default)]
struct Made(HashMap<(PlayerId, Game), Earned>);

impl Made {
    /// Rates one game, whose results these are; gives what it made of the ratings, in the order of the results.
    fn rate(&mut self, results: &[Finished]) -> Vec<RatingChange> {
        let before: Vec<Rating> = results
            .iter()
            .map(|one| {
                self.0
                    .get(&(one.player, one.game))
                    .map_or_else(Rating::default, |earned| earned.as_of(one.at))
            })
            .collect();
        let places: Vec<u8> = results.iter().map(|one| one.place).collect();
        let after = ratings::rate(&before, &places);
        let change = |((one, before), after): ((&Finished, Rating), Rating)| {
            self.0.insert((one.player, one.game), Earned { rating: after, at: one.at });
            // Names are kept with the players.
            let player = Player { id: one.player, name: String::new() };
            RatingChange { player, outcome: Outcome::of(one.place, &places), before, after }
        };
        results.iter().zip(before).zip(after).map(change).collect()
    }
}

impl Host {
    /// A page of the leaderboard of a game, so many places long; of a server: among those who have finished a game of it
    /// there.
    pub async fn leaderboard(
        &self,
        game: Game,
        guild: Option<GuildId>,
        places: Range<usize>,
        asking: PlayerId,
    ) -> Result<Leaderboard, HostError> {
        let (now, length) = (now(), places.len());
        let mut transaction = self.store.read().await?;
        let mut page = transaction.standings(game, guild, places.start..places.end + 1, now).await?;
        let goes_on = page.len() > length;
        page.truncate(length);
        let own = match page.iter().any(|standing| standing.player.id == asking) {
            true => None,
            false => transaction.standing_of(asking, game, guild, now).await?,
        };
        Ok(Leaderboard { page, own, goes_on })
    }

    /// Rates all results anew if they were rated by earlier arithmetic. Says how many games it was.
    pub async fn renew_ratings(&self) -> Result<usize, HostError> {
        if !self.store.read().await?.has_old_ratings().await? {
            return Ok(0);
        }
        let mut transaction = self.store.write().await?;
        let results = transaction.results().await?;
        transaction.forget_ratings().await?;
        let (mut made, mut games) = (Made::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            for change in made.rate(game) {
                transaction.save_rating(game[0].table, game[0].game, &change, game[0].at).await?;
            }
            games += 1;
        }
        transaction.let_lapse(now()).await?;
        transaction.commit().await?;
        Ok(games)
    }

    /// Rates all results anew, in the order in which their games ended, and compares.
    pub async fn check_ratings(&self) -> Result<RatingCheck, HostError> {
        let mut transaction = self.store.read().await?;
        let results = transaction.results().await?;
        let stored: HashMap<(PlayerId, Game), Earned> =
            transaction.all_ratings().await?.into_iter().collect();
        let (mut made, mut games) = (Made::default(), 0);
        for game in results.chunk_by(|one, next| one.table == next.table) {
            made.rate(game);
            games += 1;
        }
        let mut keys: Vec<_> = stored.keys().chain(made.0.keys()).copied().collect();
        keys.sort_unstable_by_key(|(player, game)| (*player, game.name()));
        keys.dedup();
        let wrong = keys.into_iter().filter_map(|key| {
            let rating = |among: &HashMap<_, Earned>| among.get(&key).map(|earned| earned.rating);
            let (stored, expected) = (rating(&stored), rating(&made.0));
            let (player, game) = key;
            (!same(stored, expected)).then_some(WrongRating { player, game, stored, expected })
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
