//! The max^n search for more than two seats: each seat is expected to maximize its own value.
//!
//! It cannot prune, so it searches less deep than the paranoid alpha-beta search.

use super::budget::{Budget, Stopped};
use super::knowledge::GameKnowledge;
use super::profile::PlayerProfile;
use super::turns::{self, Child};
use super::value::{self, WIN};
use super::{BestLine, Weights, splitmix64};
use crate::rules::{MAX_SEATS, Seat};
use std::cmp::Reverse;

/// Upper bound of the depth of iterative deepening.
const MAX_DEPTH: u32 = 64;

/// A value for each seat.
type Values = [i32; MAX_SEATS];

struct Search<'a, P> {
    weights: Weights,
    budget: Budget<'a>,
    nodes: u64,
    /// The turns of all nodes of the current line, as a stack.
    children: Vec<Child<P>>,
}

/// The best turn, except excluded ones; `None` if no turn is left. The line has that turn alone.
pub(super) fn search<P: GameKnowledge>(
    position: &P,
    player: &PlayerProfile,
    budget: Budget,
    seed: u64,
    excluded: &[u16],
) -> Option<BestLine> {
    let me = position.seat()?;
    let weights = player.weights.jittered(seed);
    let mut search = Search { weights, budget, nodes: 0, children: Vec::new() };
    let mut children = Vec::new();
    turns::push_children(position, usize::from(u16::MAX), &mut children);
    let mut roots: Vec<(u16, P, i32)> = children
        .into_iter()
        .enumerate()
        .map(|(index, child)| (index as u16, child.position))
        .filter(|(index, _)| !excluded.contains(index))
        .map(|(index, position)| {
            let value = search.evaluate(&position, 0)[me];
            (index, position, value)
        })
        .collect();
    roots.sort_by_key(|(_, position, value)| (Reverse(*value), splitmix64(seed ^ turns::hash_key(position))));
    let first = roots.first()?;
    let mut best_line = BestLine::unsearched(first.0, first.2);
    for depth in 1..budget.depth.min(MAX_DEPTH) {
        if search.search_roots(&mut roots, me, depth, &mut best_line).is_err() {
            break;
        }
        best_line.depth = depth + 1;
    }
    best_line.nodes = search.nodes;
    Some(best_line)
}

/// The value of a position for each seat.
pub(super) fn values_of_seats<P: GameKnowledge>(
    position: &P,
    player: &PlayerProfile,
    budget: Budget,
) -> Values {
    let mut search = Search { weights: player.weights, budget, nodes: 0, children: Vec::new() };
    let mut values = search.evaluate(position, 0);
    for depth in 1..budget.depth.min(MAX_DEPTH) {
        match search.search_node(position, depth, 0) {
            Ok(deeper) => values = deeper,
            Err(Stopped) => break,
        }
    }
    values
}

impl<P: GameKnowledge> Search<'_, P> {
    fn search_roots(
        &mut self,
        roots: &mut [(u16, P, i32)],
        me: Seat,
        depth: u32,
        best_line: &mut BestLine,
    ) -> Result<(), Stopped> {
        let mut best = -WIN - 1;
        for index in 0..roots.len() {
            let (turn, position, _) = roots[index].clone();
            let value = self.search_node(&position, depth, 1)?[me];
            if value > best {
                best = value;
                (best_line.turns[0], best_line.value) = (turn, value);
                roots[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    fn search_node(&mut self, position: &P, depth: u32, ply: usize) -> Result<Values, Stopped> {
        self.nodes += 1;
        if self.budget.is_exhausted(self.nodes) {
            return Err(Stopped);
        }
        let Some(mover) = position.seat().filter(|_| depth > 0) else {
            return Ok(self.evaluate(position, ply));
        };
        let start = self.children.len();
        turns::push_children(position, usize::from(u16::MAX), &mut self.children);
        let mut best: Option<Values> = None;
        for index in start..self.children.len() {
            let next = self.children[index].position.clone();
            let values = self.search_node(&next, depth - 1, ply + 1)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        self.children.truncate(start);
        Ok(best.unwrap_or_else(|| self.evaluate(position, ply)))
    }

    /// The value of a position for each seat without a search.
    fn evaluate(&self, position: &P, ply: usize) -> Values {
        let places = position.places();
        std::array::from_fn(|seat| match value::final_value(places, seat) {
            _ if seat >= places.seats() => 0,
            Some(value) => value::relative_to_root(value, ply),
            None => value::clamp_evaluation(self.weights.evaluate(position, seat)),
        })
    }
}
