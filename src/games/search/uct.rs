//! Plain Monte Carlo tree search (UCT) with random rollouts: a baseline that knows nothing but the rules.

use super::turns;
use super::{splitmix64, value};
use crate::rules::{Places, Position, Seat, TurnBuilder, TurnStatus};
use std::ops::Range;

/// The exploration constant of UCB1 as published.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;
/// A rollout of this many turns counts as a draw.
const MAX_ROLLOUT_TURNS: usize = 400;

struct Node<P> {
    position: P,
    /// The indices of the nodes after each turn; empty until the node is expanded.
    children: Range<usize>,
    visits: f64,
    /// The sum of the rollout scores for the mover.
    score: f64,
    /// The seat whose turn led to this node.
    mover: Seat,
}

impl<P> Node<P> {
    fn new(position: P, mover: Seat) -> Node<P> {
        Node { position, children: 0..0, visits: 0.0, score: 0.0, mover }
    }
}

/// The index of the most visited turn; `None` if the game is over.
pub(super) fn search<P: Position>(position: &P, rollouts: u32, seed: u64) -> Option<u16> {
    let mut random = Random(seed);
    let mut nodes = vec![Node::new(position.clone(), position.seat()?)];
    let mut path = Vec::new();
    let mut steps = Vec::new();
    let root = position.places();
    for _ in 0..rollouts {
        path.clear();
        let mut current = 0;
        path.push(current);
        while !nodes[current].children.is_empty() {
            current = select_child(&nodes, current);
            path.push(current);
        }
        if current == 0 || nodes[current].visits > 0.0 {
            expand(&mut nodes, current);
            if !nodes[current].children.is_empty() {
                current = nodes[current].children.start + random.below(nodes[current].children.len());
                path.push(current);
            }
        }
        let end = rollout(nodes[current].position.clone(), &mut steps, &mut random);
        for index in &path {
            nodes[*index].visits += 1.0;
            nodes[*index].score += score(root, end.places(), nodes[*index].mover);
        }
    }
    let children = nodes[0].children.clone();
    let first = children.start;
    let best = children.max_by(|one, other| nodes[*one].visits.total_cmp(&nodes[*other].visits))?;
    Some((best - first) as u16)
}

fn expand<P: Position>(nodes: &mut Vec<Node<P>>, index: usize) {
    let Some(mover) = nodes[index].position.seat() else { return };
    let mut children = Vec::new();
    turns::push_children(&nodes[index].position, usize::from(u16::MAX), &mut children);
    let start = nodes.len();
    nodes.extend(children.into_iter().map(|child| Node::new(child.position, mover)));
    nodes[index].children = start..nodes.len();
}

/// The child with the highest upper confidence bound; unvisited children come first.
fn select_child<P>(nodes: &[Node<P>], parent: usize) -> usize {
    let log_visits = nodes[parent].visits.max(1.0).ln();
    let bound = |node: &Node<P>| {
        if node.visits == 0.0 {
            f64::INFINITY
        } else {
            node.score / node.visits + EXPLORATION * (log_visits / node.visits).sqrt()
        }
    };
    let mut best = nodes[parent].children.start;
    for child in nodes[parent].children.clone() {
        if bound(&nodes[child]) > bound(&nodes[best]) {
            best = child;
        }
    }
    best
}

/// Plays random turns, chosen step by step, until the game ends; returns its last position.
fn rollout<P: Position>(
    mut position: P,
    steps: &mut Vec<(<P::TurnBuilder as TurnBuilder>::Step, TurnStatus)>,
    random: &mut Random,
) -> P {
    for _ in 0..MAX_ROLLOUT_TURNS {
        if position.seat().is_none() {
            break;
        }
        let mut builder = position.turn_builder();
        loop {
            let (step, stop) = random_step(&builder, steps, random);
            builder.apply(step);
            if stop == TurnStatus::Complete || stop == TurnStatus::Extendable && random.below(2) == 0 {
                break;
            }
        }
        position = builder.finish();
    }
    position
}

/// One of the steps that may come next, each with the same chance. There is at least one; `steps` is a reusable buffer.
fn random_step<T: TurnBuilder>(
    builder: &T,
    steps: &mut Vec<(T::Step, TurnStatus)>,
    random: &mut Random,
) -> (T::Step, TurnStatus) {
    if let Some(count) = builder.complete_step_count()
        && let Some(step) = builder.nth_step(random.below(count))
    {
        return (step, TurnStatus::Complete);
    }
    steps.clear();
    builder.for_each_step(|step, stop| steps.push((step, stop)));
    steps[random.below(steps.len())]
}

/// The score of a finished rollout: 1 for a first place, 0.5 if it is shared or nobody has won yet, otherwise 0.
fn score(root: Places, end: Places, seat: Seat) -> f64 {
    let value = value::final_value(root, end, seat, value::DRAW).unwrap_or(value::DRAW);
    0.5 + 0.5 * f64::from(value.signum())
}

/// A `SplitMix64` generator.
struct Random(u64);

impl Random {
    /// A number below a limit.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        ((u128::from(splitmix64(self.0)) * limit as u128) >> 64) as usize
    }
}
