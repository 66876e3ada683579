use super::known::{Known, MOST_TERMS, Terms, Wanted};
use super::mix;
use crate::rules::Seat;

/// What the terms of a game's evaluation are worth, in thousandths of the logarithm of the odds to win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// What a seat has of a term counts for it, and as much against the others.
    pub worth: Terms,
    /// What the seat that searches gains of a term counts once more, whoever else has it: what it seeks. Without that,
    /// two who fear the same stay away from each other for ever.
    pub drive: Terms,
    /// By how much a draw is worse than an even game for the seat that searches: who does not mind it waits for it.
    pub contempt: i32,
    /// What it is worth if all answers that look well enough are wrong.
    pub snares: i32,
}

/// By so many per cent two seeds differ in what they like.
const TASTE: i32 = 4;

impl Weights {
    /// Sees only what there is to be won and lost.
    pub fn material() -> Weights {
        let mut weights = Weights::default();
        weights.worth[0] = 1000;
        weights
    }

    /// What is left of them to a player who counts men and knows so many per cent of the rest. Only who knows everything
    /// thinks of what others do not see.
    pub(super) fn known_to(mut self, percent: i32) -> Weights {
        if percent < 100 {
            self.snares = 0;
        }
        for weight in self.worth.iter_mut().skip(1).chain(&mut self.drive) {
            *weight = *weight * percent / 100;
        }
        self
    }

    /// A little more of this and a little less of that: so that games differ.
    pub(super) fn seasoned(mut self, seed: u64) -> Weights {
        for (index, weight) in self.worth.iter_mut().enumerate().skip(1) {
            let percent = (mix(seed ^ mix(index as u64)) % (2 * TASTE as u64 + 1)) as i32 - TASTE;
            *weight += *weight * percent / 100;
        }
        self
    }

    /// How a position looks to a seat, against the mean of the others.
    pub(super) fn judge<P: Known>(&self, position: &P, seat: Seat) -> i32 {
        let (mut others, mut count) = (0, 0);
        for other in position.places().still_in().filter(|other| *other != seat) {
            others += sum(&self.worth, &position.terms(other, Wanted([&self.worth; 2])));
            count += 1;
        }
        let own = position.terms(seat, Wanted([&self.worth, &self.drive]));
        sum(&self.worth, &own) + sum(&self.drive, &own) - others / count.max(1)
    }

    /// What a seat has of all that it seeks.
    pub(super) fn sought<P: Known>(&self, position: &P, seat: Seat) -> i32 {
        sum(&self.drive, &position.terms(seat, Wanted([&self.drive; 2])))
    }
}

/// The sum of terms, each as often as it is worth.
fn sum(weights: &Terms, terms: &Terms) -> i32 {
    weights.iter().zip(terms).map(|(weight, term)| weight * term).sum()
}

/// What a seat that is still in the game has of each term, less what the others have in the mean.
pub(super) fn difference<P: Known>(position: &P, seat: Seat) -> Option<[f64; MOST_TERMS]> {
    let others: Vec<Seat> = position.places().still_in().filter(|other| *other != seat).collect();
    if position.places().of(seat).is_some() || others.is_empty() {
        return None;
    }
    let mut difference = position.terms(seat, Wanted::ALL).map(f64::from);
    for other in &others {
        for (sum, term) in difference.iter_mut().zip(position.terms(*other, Wanted::ALL)) {
            *sum -= f64::from(term) / others.len() as f64;
        }
    }
    Some(difference)
}
