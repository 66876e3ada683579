use super::knowledge::{GameKnowledge, MAX_TERMS, RequestedTerms, Terms};
use super::splitmix64;
use crate::rules::Seat;

/// The weights of a game's evaluation terms, in thousandths of the logarithm of the odds to win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Weights {
    /// A seat's terms count for it and, as the mean of the others, against it.
    pub symmetric: Terms,
    /// Additional weights of the searching seat's own terms (asymmetric evaluation). Only the gain since the root counts.
    /// They make a player approach: two players who fear the same would otherwise stay apart indefinitely.
    pub asymmetric: Terms,
    /// How much worse a draw is than an even game for the searching seat. With 0 a player is content to wait for it.
    pub contempt: i32,
    /// The bonus of a turn to which all plausible replies are wrong; less in proportion if some are right.
    pub traps: i32,
}

/// Half the range in which a seed varies each weight, in percent.
const JITTER_PERCENT: i32 = 4;

impl Weights {
    /// The weights of a player that counts material only.
    pub fn material() -> Weights {
        let mut weights = Weights::default();
        weights.symmetric[0] = 1000;
        weights
    }

    /// Scales all weights but that of material to this percentage, for weaker levels. Below 100 the player sets no traps.
    pub(super) fn scaled_to(mut self, percent: i32) -> Weights {
        if percent < 100 {
            self.traps = 0;
        }
        for weight in self.symmetric.iter_mut().skip(1).chain(&mut self.asymmetric) {
            *weight = *weight * percent / 100;
        }
        self
    }

    /// Varies each symmetric weight but that of material by up to [`JITTER_PERCENT`], so that games differ by seed.
    pub(super) fn jittered(mut self, seed: u64) -> Weights {
        for (index, weight) in self.symmetric.iter_mut().enumerate().skip(1) {
            let hash = splitmix64(seed ^ splitmix64(index as u64));
            let percent = (hash % (2 * JITTER_PERCENT as u64 + 1)) as i32 - JITTER_PERCENT;
            *weight += *weight * percent / 100;
        }
        self
    }

    /// The static evaluation of a position for a seat, relative to the mean of the others.
    pub(super) fn evaluate<P: GameKnowledge>(&self, position: &P, seat: Seat) -> i32 {
        let (mut others, mut count) = (0, 0);
        for other in position.places().active_seats().filter(|other| *other != seat) {
            let requested = RequestedTerms([&self.symmetric; 2]);
            others += weighted_sum(&self.symmetric, &position.terms(other, requested));
            count += 1;
        }
        let own = position.terms(seat, RequestedTerms([&self.symmetric, &self.asymmetric]));
        weighted_sum(&self.symmetric, &own) + weighted_sum(&self.asymmetric, &own) - others / count.max(1)
    }

    /// The asymmetric part of the evaluation alone.
    pub(super) fn evaluate_asymmetric<P: GameKnowledge>(&self, position: &P, seat: Seat) -> i32 {
        weighted_sum(&self.asymmetric, &position.terms(seat, RequestedTerms([&self.asymmetric; 2])))
    }
}

fn weighted_sum(weights: &Terms, terms: &Terms) -> i32 {
    weights.iter().zip(terms).map(|(weight, term)| weight * term).sum()
}

/// The terms of a seat that is still in the game, each less the mean of the others; `None` if it is not, or is alone.
pub(super) fn term_differences<P: GameKnowledge>(position: &P, seat: Seat) -> Option<[f64; MAX_TERMS]> {
    let others: Vec<Seat> = position.places().active_seats().filter(|other| *other != seat).collect();
    if position.places().get(seat).is_some() || others.is_empty() {
        return None;
    }
    let mut differences = position.terms(seat, RequestedTerms::ALL).map(f64::from);
    for other in &others {
        for (difference, term) in differences.iter_mut().zip(position.terms(*other, RequestedTerms::ALL)) {
            *difference -= f64::from(term) / others.len() as f64;
        }
    }
    Some(differences)
}
