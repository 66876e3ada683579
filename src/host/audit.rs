use super::{Host, HostError};
use crate::ratings::{self, Ladder, Rating};
use crate::rules::Game;
use crate::store::Finished;
use crate::table::PlayerId;
use std::collections::HashMap;
use std::fmt;

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
            match ladder {
                Ladder::People => "people",
                Ladder::Levels => "levels",
            },
            told(stored),
            told(expected)
        )
    }
}

/// Whose rating it is, in which game, on which ladder.
type Key = (PlayerId, Game, Ladder);

/// Ratings are compared to so many thousandths: another machine may round otherwise.
const CLOSE: f64 = 0.001;

impl Host {
    /// Rates all results anew, in the order in which their games ended, and compares.
    pub async fn check_ratings(&self) -> Result<RatingCheck, HostError> {
        let mut transaction = self.store.read().await?;
        let results = transaction.results().await?;
        let mut stored: HashMap<Key, Rating> = HashMap::new();
        for ladder in [Ladder::People, Ladder::Levels] {
            let ratings = transaction.all_ratings(ladder).await?;
            stored
                .extend(ratings.into_iter().map(|((player, game), rating)| ((player, game, ladder), rating)));
        }
        let mut expected: HashMap<Key, Rating> = HashMap::new();
        let mut games = 0;
        for game in results.chunk_by(|one, next| one.table == next.table) {
            let is_fixed: Vec<bool> = game.iter().map(|result| result.fixed.is_some()).collect();
            let ladder = if is_fixed.contains(&true) { Ladder::Levels } else { Ladder::People };
            let key = |result: &Finished| (result.player, result.game, ladder);
            let before: Vec<Rating> = game
                .iter()
                .map(|result| {
                    let known = || expected.get(&key(result)).copied().unwrap_or_default();
                    result.fixed.unwrap_or_else(known)
                })
                .collect();
            let places: Vec<u8> = game.iter().map(|result| result.place).collect();
            let after = match ladder {
                Ladder::People => ratings::rate(&before, &places),
                Ladder::Levels => ratings::rate_against_fixed(&before, &is_fixed, &places),
            };
            let people = game.iter().zip(after).filter(|(result, _)| result.fixed.is_none());
            expected.extend(people.map(|(result, rating)| (key(result), rating)));
            games += 1;
        }
        let mut keys: Vec<_> = stored.keys().chain(expected.keys()).copied().collect();
        keys.sort_unstable_by_key(|(player, game, ladder)| (*player, game.name(), *ladder));
        keys.dedup();
        let wrong = keys.into_iter().filter_map(|key| {
            let (stored, expected) = (stored.get(&key).copied(), expected.get(&key).copied());
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
