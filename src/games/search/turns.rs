//! Turn generation for the search: the positions that turns lead to, in one buffer for all depths.

use super::splitmix64;
use crate::rules::{Position, TurnBuilder, TurnStatus, turn};
use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash};

/// A turn with the position after it.
#[derive(Clone)]
pub(super) struct Child<P> {
    pub position: P,
    /// The hash of the turn's steps, which identifies the same turn in different positions.
    pub turn_key: u64,
}

/// The hash key of a position or a step; the same in every process.
pub(super) fn hash_key(value: &impl Hash) -> u64 {
    FixedState::with_seed(0).hash_one(value)
}

/// Appends the turns of a position in the order of [`turn::for_each_turn`], at most `max_turns` of them.
pub(super) fn push_children<P: Position>(position: &P, max_turns: usize, children: &mut Vec<Child<P>>) {
    let end = children.len() + max_turns;
    push_continuations(&position.turn_builder(), 0, end, children);
}

fn push_continuations<D: TurnBuilder>(
    builder: &D,
    key_before: u64,
    end: usize,
    children: &mut Vec<Child<D::Position>>,
) {
    builder.for_each_step(|step, stop| {
        if children.len() == end {
            return;
        }
        let mut longer = builder.clone();
        longer.apply(step);
        let turn_key = splitmix64(key_before ^ hash_key(&step));
        if stop == TurnStatus::Complete {
            children.push(Child { position: longer.finish(), turn_key });
            return;
        }
        if stop == TurnStatus::Extendable {
            children.push(Child { position: longer.clone().finish(), turn_key });
        }
        push_continuations(&longer, turn_key, end, children);
    });
}

/// The canonical texts of a line of turns, each given by its index among the turns of its position.
pub(super) fn line_text<P: Position>(position: &P, line: &[u16]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for index in line {
        let Some((text, next)) = nth_turn(&position, usize::from(*index)) else { break };
        texts.push(text);
        position = next;
    }
    texts
}

/// The indices of the turns with these canonical texts among the turns of a position.
pub(super) fn indices_of<P: Position>(position: &P, texts: &[String]) -> Vec<u16> {
    let (mut number, mut found) = (0, Vec::new());
    turn::for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |steps, _| {
        if texts.contains(&turn::write(steps)) {
            found.push(number);
        }
        number += 1;
    });
    found
}

/// The text of the turn with this index and the position after it.
fn nth_turn<P: Position>(position: &P, index: usize) -> Option<(String, P)> {
    let (mut number, mut found) = (0, None);
    turn::for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |steps, builder| {
        if number == index {
            found = Some((turn::write(steps), builder.clone().finish()));
        }
        number += 1;
    });
    found
}
