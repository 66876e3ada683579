//! The max^n search for more than two seats: each seat is expected to maximize its own value.
//!
//! Max-n cannot prune, so it searches less deep than the paranoid alpha-beta search, which chooses the turns.

use super::budget::{Budget, Stopped};
use super::knowledge::GameKnowledge;
use super::profile::PlayerProfile;
use super::turns;
use super::value;
use super::weights::Weights;
use crate::rules::{MAX_SEATS, Places};

/// Upper bound of the depth of iterative deepening.
const MAX_DEPTH: u32 = 64;

/// A value for each seat.
type Values = [i32; MAX_SEATS];

struct Search<'a> {
    weights: Weights,
    /// The places at the root.
    root: Places,
    budget: Budget<'a>,
    nodes: u64,
}

/// The value of a position for each seat.
pub(super) fn values_of_seats<P: GameKnowledge>(
    position: &P,
    player: &PlayerProfile,
    budget: Budget,
) -> Values {
    let mut search = Search { weights: player.weights, root: position.places(), budget, nodes: 0 };
    let mut values = search.evaluate(position, 0);
    for depth in 1..=budget.depth.min(MAX_DEPTH) {
        match search.search_node(position, depth, 0) {
            Ok(deeper) => values = deeper,
            Err(Stopped) => break,
        }
    }
    values
}

impl Search<'_> {
    fn search_node<P: GameKnowledge>(
        &mut self,
        position: &P,
        depth: u32,
        ply: usize,
    ) -> Result<Values, Stopped> {
        self.nodes += 1;
        if self.budget.is_exhausted(self.nodes) {
            return Err(Stopped);
        }
        let Some(mover) = position.seat().filter(|_| depth > 0) else {
            return Ok(self.evaluate(position, ply));
        };
        let mut children = Vec::new();
        turns::push_children(position, usize::MAX, &mut children);
        let mut best: Option<Values> = None;
        for child in &children {
            let values = self.search_node(&child.position, depth - 1, ply + 1)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        Ok(best.unwrap_or_else(|| self.evaluate(position, ply)))
    }

    /// The value of a position for each seat without a search.
    fn evaluate<P: GameKnowledge>(&self, position: &P, ply: usize) -> Values {
        let places = position.places();
        std::array::from_fn(|seat| match value::final_value(self.root, places, seat, value::DRAW) {
            _ if seat >= places.seats() => 0,
            Some(value) => value::relative_to_root(value, ply),
            None => value::clamp_evaluation(self.weights.evaluate(position, seat)),
        })
    }
}
