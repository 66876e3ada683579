//! Plain Monte Carlo tree search (UCT) with random games to their end: a baseline that knows nothing but the rules.

use super::turns;
use super::{splitmix64, value};
use crate::rules::{Position, Seat, Stop, TurnBuilder};
use std::ops::Range;

/// How much what is little known is worth a look: √2, as it was published.
const CURIOSITY: f64 = std::f64::consts::SQRT_2;
/// A random game with so many turns is drawn.
const LONGEST_GAME: usize = 400;

struct Node<P> {
    position: P,
    /// The nodes after each turn; none until a game has begun here.
    children: Range<usize>,
    games: f64,
    /// Points of the seat that moved here.
    points: f64,
    mover: Seat,
}

impl<P> Node<P> {
    fn new(position: P, mover: Seat) -> Node<P> {
        Node { position, children: 0..0, games: 0.0, points: 0.0, mover }
    }
}

/// The turn that was tried most often, by its index; `None` if the game is over.
pub(super) fn search<P: Position>(position: &P, games: u32, seed: u64) -> Option<u16> {
    let mut chance = Chance(seed);
    let mut nodes = vec![Node::new(position.clone(), position.seat()?)];
    let mut line = Vec::new();
    let mut steps = Vec::new();
    for _ in 0..games {
        line.clear();
        let mut at = 0;
        line.push(at);
        while !nodes[at].children.is_empty() {
            at = promising(&nodes, at);
            line.push(at);
        }
        if at == 0 || nodes[at].games > 0.0 {
            expand(&mut nodes, at);
            if !nodes[at].children.is_empty() {
                at = nodes[at].children.start + chance.below(nodes[at].children.len());
                line.push(at);
            }
        }
        let end = play_out(nodes[at].position.clone(), &mut steps, &mut chance);
        for at in &line {
            nodes[*at].games += 1.0;
            nodes[*at].points += points(&end, nodes[*at].mover);
        }
    }
    let children = nodes[0].children.clone();
    let first = children.start;
    let best = children.max_by(|one, other| nodes[*one].games.total_cmp(&nodes[*other].games))?;
    Some((best - first) as u16)
}

fn expand<P: Position>(nodes: &mut Vec<Node<P>>, at: usize) {
    let Some(mover) = nodes[at].position.seat() else { return };
    let mut children = Vec::new();
    turns::push_children(&nodes[at].position, usize::from(u16::MAX), &mut children);
    let start = nodes.len();
    nodes.extend(children.into_iter().map(|child| Node::new(child.position, mover)));
    nodes[at].children = start..nodes.len();
}

/// The child with the best upper bound; each is tried once before any is tried twice.
fn promising<P>(nodes: &[Node<P>], at: usize) -> usize {
    let known = nodes[at].games.max(1.0).ln();
    let bound = |node: &Node<P>| {
        if node.games == 0.0 {
            f64::INFINITY
        } else {
            node.points / node.games + CURIOSITY * (known / node.games).sqrt()
        }
    };
    let mut best = nodes[at].children.start;
    for child in nodes[at].children.clone() {
        if bound(&nodes[child]) > bound(&nodes[best]) {
            best = child;
        }
    }
    best
}

/// A random game to its end, step by step.
fn play_out<P: Position>(
    mut position: P,
    steps: &mut Vec<(<P::TurnBuilder as TurnBuilder>::Step, Stop)>,
    chance: &mut Chance,
) -> P {
    for _ in 0..LONGEST_GAME {
        if position.seat().is_none() {
            break;
        }
        let mut draft = position.draft();
        loop {
            steps.clear();
            draft.next(|step, stop| steps.push((step, stop)));
            let (step, stop) = steps[chance.below(steps.len())];
            draft.take(step);
            if stop == Stop::Whole || stop == Stop::May && chance.below(2) == 0 {
                break;
            }
        }
        position = draft.finish();
    }
    position
}

/// 1 for a win, 0 for a loss, between them for all else.
fn points<P: Position>(end: &P, seat: Seat) -> f64 {
    let result = value::final_value(end.places(), seat).unwrap_or(value::DRAW);
    0.5 + 0.5 * f64::from(result.signum())
}

/// Seeded chance.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        ((u128::from(splitmix64(self.0)) * limit as u128) >> 64) as usize
    }
}
