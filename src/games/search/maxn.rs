//! Search for more than two seats, each of which is expected to do the best for itself (max^n). It cannot cut anything
//! off, so that it sees less far than alpha-beta against all others together.

use super::budget::{Budget, Stopped};
use super::known::Known;
use super::player::Player;
use super::turns::{self, Child};
use super::value::{self, WON};
use super::{Thought, Weights, mix};
use crate::rules::{MOST_SEATS, Seat};
use std::cmp::Reverse;

/// A value for each seat.
type Values = [i32; MOST_SEATS];

struct Search<'a, P> {
    weights: Weights,
    budget: Budget<'a>,
    nodes: u64,
    children: Vec<Child<P>>,
}

/// The best turn but for one that is to be left out, if there is another.
pub(super) fn think<P: Known>(
    position: &P,
    player: &Player,
    budget: Budget,
    seed: u64,
    without: Option<u16>,
) -> Option<Thought> {
    let me = position.seat()?;
    let weights = player.weights.seasoned(seed);
    let mut search = Search { weights, budget, nodes: 0, children: Vec::new() };
    let mut children = Vec::new();
    turns::add(position, usize::from(u16::MAX), &mut children);
    let mut roots: Vec<(u16, P, i32)> = children
        .into_iter()
        .enumerate()
        .map(|(index, child)| (index as u16, child.position))
        .filter(|(index, _)| Some(*index) != without)
        .map(|(index, position)| {
            let value = search.values(&position, 0)[me];
            (index, position, value)
        })
        .collect();
    roots.sort_by_key(|(_, position, value)| (Reverse(*value), mix(seed ^ turns::key(position))));
    let first = roots.first()?;
    let mut thought = Thought::first(first.0, first.2);
    for depth in 1..budget.depth.min(64) {
        if search.deepen(&mut roots, me, depth, &mut thought).is_err() {
            break;
        }
        thought.depth = depth + 1;
    }
    thought.nodes = search.nodes;
    Some(thought)
}

/// How a position looks to each seat, each of which does the best for itself.
pub(super) fn outlook<P: Known>(position: &P, player: &Player, budget: Budget) -> Values {
    let mut search = Search { weights: player.weights, budget, nodes: 0, children: Vec::new() };
    let mut values = search.values(position, 0);
    for depth in 1..budget.depth.min(64) {
        match search.node(position, depth, 0) {
            Ok(deeper) => values = deeper,
            Err(Stopped) => break,
        }
    }
    values
}

impl<P: Known> Search<'_, P> {
    fn deepen(
        &mut self,
        roots: &mut [(u16, P, i32)],
        me: Seat,
        depth: u32,
        thought: &mut Thought,
    ) -> Result<(), Stopped> {
        let mut best = -WON - 1;
        for index in 0..roots.len() {
            let (turn, position, _) = roots[index].clone();
            let value = self.node(&position, depth, 1)?[me];
            if value > best {
                best = value;
                (thought.line[0], thought.value) = (turn, value);
                roots[..=index].rotate_right(1);
            }
        }
        Ok(())
    }

    fn node(&mut self, position: &P, depth: u32, ply: usize) -> Result<Values, Stopped> {
        self.nodes += 1;
        if self.budget.is_used_up(self.nodes) {
            return Err(Stopped);
        }
        let Some(mover) = position.seat().filter(|_| depth > 0) else {
            return Ok(self.values(position, ply));
        };
        let start = self.children.len();
        turns::add(position, usize::from(u16::MAX), &mut self.children);
        let mut best: Option<Values> = None;
        for index in start..self.children.len() {
            let next = self.children[index].position.clone();
            let values = self.node(&next, depth - 1, ply + 1)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        self.children.truncate(start);
        Ok(best.unwrap_or_else(|| self.values(position, ply)))
    }

    /// How a position looks to each seat.
    fn values(&self, position: &P, ply: usize) -> Values {
        let places = position.places();
        std::array::from_fn(|seat| match value::result(places, seat) {
            _ if seat >= places.seats() => 0,
            Some(result) => value::later(result, ply),
            None => value::bounded(self.weights.judge(position, seat)),
        })
    }
}
