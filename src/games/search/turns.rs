//! The turns of a position as a search wants them: the positions that they lead to, in one buffer for all depths.

use super::mix;
use crate::rules::{Position, Stop, TurnBuilder, turn};
use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};

/// A turn by what it leads to.
#[derive(Clone)]
pub(super) struct Child<P> {
    pub position: P,
    /// Which turn it is, in any position: the hash of its steps.
    pub turn: u64,
}

/// The key of a position or a step: the same in every process.
pub(super) fn key(of: &impl Hash) -> u64 {
    FixedState::with_seed(0).hash_one(of)
}

/// Adds the turns of a position in the order of [`turn::each`]; the first so many, where there are more.
pub(super) fn add<P: Position>(position: &P, most: usize, children: &mut Vec<Child<P>>) {
    let end = children.len() + most;
    add_after(&position.draft(), 0, end, children);
}

fn add_after<D: TurnBuilder>(draft: &D, before: u64, end: usize, children: &mut Vec<Child<D::Position>>) {
    draft.next(|step, stop| {
        if children.len() == end {
            return;
        }
        let mut longer = draft.clone();
        longer.take(step);
        let turn = mix(before ^ key(&step));
        if stop == Stop::Whole {
            children.push(Child { position: longer.finish(), turn });
            return;
        }
        if stop == Stop::May {
            children.push(Child { position: longer.clone().finish(), turn });
        }
        add_after(&longer, turn, end, children);
    });
}

/// The texts of a line of turns, each by its index among those of its position.
pub(super) fn written<P: Position>(position: &P, line: &[u16]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for index in line {
        let Some((text, next)) = nth(&position, usize::from(*index)) else { break };
        texts.push(text);
        position = next;
    }
    texts
}

/// The text of the turn that comes after so many others, and what it leads to.
fn nth<P: Position>(position: &P, index: usize) -> Option<(String, P)> {
    let (mut number, mut found) = (0, None);
    turn::each(&position.draft(), &mut Vec::new(), &mut |steps, draft| {
        if number == index {
            found = Some((turn::write(steps), draft.clone().finish()));
        }
        number += 1;
    });
    found
}
