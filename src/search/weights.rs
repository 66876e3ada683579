use super::known::{Known, MOST_TERMS, Terms};
use super::mix;
use crate::rules::Seat;

/// What each term of a game's evaluation is worth, in thousandths of the logarithm of the odds to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights(pub Terms);

/// By so many per cent two seeds differ in what they like.
const TASTE: i32 = 4;

impl Weights {
    /// Sees only what there is to be won and lost.
    pub fn material() -> Weights {
        let mut weights = [0; MOST_TERMS];
        weights[0] = 1000;
        Weights(weights)
    }

    /// A little more of this and a little less of that: so that games differ.
    pub(super) fn seasoned(mut self, seed: u64) -> Weights {
        for (index, weight) in self.0.iter_mut().enumerate().skip(1) {
            let percent = (mix(seed ^ mix(index as u64)) % (2 * TASTE as u64 + 1)) as i32 - TASTE;
            *weight += *weight * percent / 100;
        }
        self
    }

    /// How a position looks to a seat, against the mean of the others. With two seats it is the opposite of how it
    /// looks to the other one.
    pub(super) fn judge<P: Known>(&self, position: &P, seat: Seat) -> i32 {
        let (mut others, mut count) = (0, 0);
        for other in position.places().still_in().filter(|other| *other != seat) {
            others += self.sum(&position.terms(other));
            count += 1;
        }
        self.sum(&position.terms(seat)) - others / count.max(1)
    }

    /// The sum of terms, each as often as it is worth.
    fn sum(&self, terms: &Terms) -> i32 {
        self.0.iter().zip(terms).map(|(weight, term)| weight * term).sum()
    }
}

/// What a seat that is still in the game has of each term, less what the others have in the mean.
pub(super) fn difference<P: Known>(position: &P, seat: Seat) -> Option<[f64; MOST_TERMS]> {
    let others: Vec<Seat> = position.places().still_in().filter(|other| *other != seat).collect();
    if position.places().of(seat).is_some() || others.is_empty() {
        return None;
    }
    let mut difference = position.terms(seat).map(f64::from);
    for other in &others {
        for (sum, term) in difference.iter_mut().zip(position.terms(*other)) {
            *sum -= f64::from(term) / others.len() as f64;
        }
    }
    Some(difference)
}
