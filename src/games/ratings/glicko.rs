use super::{MIN_DEVIATION, Rating};
use std::f64::consts::{LN_10, PI};

/// The natural logarithm of the odds that one rating point is worth: 400 points are odds of ten to one.
const LOG_ODDS_PER_POINT: f64 = LN_10 / 400.0;
/// How often the interval around the new value is halved. It is below a millionth of a point after 30 times.
const BISECTIONS: u32 = 40;

/// A game against one opponent.
struct Pairing {
    opponent: f64,
    /// The factor g of Glicko, from 0 to 1: the less certain the opponent's rating, the less the game tells.
    certainty: f64,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    score: f64,
}

/// Rates a game and returns the new ratings of the players. The rule is described in `docs/ratings.md`.
///
/// `before` are the ratings at the end of the game, `is_fixed` marks the computers, whose ratings do not change, and
/// `places` are the places from 1. All three have one entry per player, in the same order as the result.
///
/// A player has won against everybody with a worse place, lost against everybody with a better place, and drawn with
/// everybody who shares the place. All pairs of a player together count as one game. In a game with computers, people
/// are rated only by their pairs with computers.
///
/// # Panics
///
/// Panics if `is_fixed` or `places` has fewer entries than `before`.
pub fn rate(before: &[Rating], is_fixed: &[bool], places: &[u8]) -> Vec<Rating> {
    let among_people = !is_fixed.contains(&true);
    let rate_at = |(index, rating): (usize, &Rating)| {
        let is_opponent = |other: &usize| *other != index && (among_people || is_fixed[*other]);
        let pairing = |other: usize| pairing(&before[other], places[index], places[other]);
        match is_fixed[index] {
            true => *rating,
            false => {
                rate_one(rating, &(0..before.len()).filter(is_opponent).map(pairing).collect::<Vec<_>>())
            }
        }
    };
    before.iter().enumerate().map(rate_at).collect()
}

fn pairing(opponent: &Rating, place: u8, opponents_place: u8) -> Pairing {
    let spread = LOG_ODDS_PER_POINT * opponent.deviation / PI;
    Pairing {
        opponent: opponent.value,
        certainty: (1.0 + 3.0 * spread * spread).sqrt().recip(),
        score: match place.cmp(&opponents_place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        },
    }
}

impl Pairing {
    /// The expected score of a player of this strength.
    fn expected(&self, strength: f64) -> f64 {
        let log_odds = LOG_ODDS_PER_POINT * self.certainty * (strength - self.opponent);
        (1.0 + (-log_odds).exp()).recip()
    }
}

/// The most likely strength given the rating before the game and its result, and the deviation from it.
fn rate_one(before: &Rating, pairings: &[Pairing]) -> Rating {
    let weight = LOG_ODDS_PER_POINT / pairings.len().max(1) as f64;
    let variance = before.deviation.powi(2);
    let excess = |strength| {
        pairings.iter().map(|one| one.certainty * (one.score - one.expected(strength))).sum::<f64>()
    };
    // The value moves by the variance times the excess of the score over the score that is expected at the new value.
    // The excess is at most 1 and falls as the value grows.
    let reach = variance * LOG_ODDS_PER_POINT;
    let (mut low, mut high) = (before.value - reach, before.value + reach);
    for _ in 0..BISECTIONS {
        let middle = low.midpoint(high);
        match middle - before.value < variance * weight * excess(middle) {
            true => low = middle,
            false => high = middle,
        }
    }
    let value = low.midpoint(high);
    let information = |one: &Pairing| {
        let expected = one.expected(value);
        LOG_ODDS_PER_POINT * one.certainty.powi(2) * expected * (1.0 - expected)
    };
    let certainty = variance.recip() + weight * pairings.iter().map(information).sum::<f64>();
    Rating { value, deviation: certainty.sqrt().recip().max(MIN_DEVIATION), games: before.games + 1 }
}
