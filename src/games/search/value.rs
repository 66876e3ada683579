//! The scale of values: evaluations in thousandths of the logarithm of the odds to win, and results beyond all of them.

use super::ProvenResult;
use crate::rules::{Places, Seat};

/// The value of a win at its end. At the root it is less by one for each turn until then, so that a sooner win is better.
pub(super) const WIN: i32 = 1_000_000;
/// Upper bound of every value that is not a proven win.
pub(super) const MAX_EVALUATION: i32 = 900_000;
pub(super) const DRAW: i32 = 0;
/// The value of a place between first and last among more than two seats, for each seat behind more than seats ahead.
const PLACE_VALUE: i32 = 3_000;

/// The value of the final places for a seat, once it has its own.
pub(super) fn final_value(places: Places, seat: Seat) -> Option<i32> {
    let place = places.get(seat)?;
    let all = places.as_slice();
    // Seats without a place are still in the game and will finish ahead.
    let ahead = all.iter().filter(|other| **other < place).count() as i32;
    let behind = all.iter().filter(|other| **other > place).count() as i32;
    let others = all.len() as i32 - 1;
    Some(match behind - ahead {
        lead if lead == others => WIN,
        lead if lead == -others => -WIN,
        lead => lead * PLACE_VALUE,
    })
}

/// Whether a value is a proven win or loss.
pub(super) fn is_proven(value: i32) -> bool {
    value.abs() > MAX_EVALUATION
}

/// Converts a value relative to a node at this ply to one relative to the root: a proven result is further away there.
pub(super) fn relative_to_root(value: i32, ply: usize) -> i32 {
    match value {
        value if value > MAX_EVALUATION => value - ply as i32,
        value if value < -MAX_EVALUATION => value + ply as i32,
        value => value,
    }
}

/// The inverse of [`relative_to_root`].
pub(super) fn relative_to_node(value: i32, ply: usize) -> i32 {
    match value {
        value if value > MAX_EVALUATION => value + ply as i32,
        value if value < -MAX_EVALUATION => value - ply as i32,
        value => value,
    }
}

/// The result that a value relative to the root proves.
pub(super) fn proven_result(value: i32) -> Option<ProvenResult> {
    let turns = || (WIN - value.abs()) as u32;
    match value {
        value if value > MAX_EVALUATION => Some(ProvenResult::Win(turns())),
        value if value < -MAX_EVALUATION => Some(ProvenResult::Loss(turns())),
        _ => None,
    }
}

/// Clamps an evaluation to the range that cannot be mistaken for a proven result.
pub(super) fn clamp_evaluation(evaluation: i32) -> i32 {
    evaluation.clamp(-MAX_EVALUATION, MAX_EVALUATION)
}
