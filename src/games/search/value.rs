//! The scale of values: evaluations in thousandths of the logarithm of the odds to win, and results beyond all of them.

use super::ProvenResult;
use crate::rules::{Places, Seat};

/// The value of a win at its end. At the root it is less by one for each turn until then, so that a sooner win is better.
pub(super) const WIN: i32 = 1_000_000;
/// Upper bound of every value that is not a proven win.
pub(super) const MAX_EVALUATION: i32 = 900_000;
/// The value of a draw for a seat that wants neither to avoid nor to reach it.
pub(super) const DRAW: i32 = 0;
/// The cost of each seat ahead for a seat that is neither first nor last, in thousandths of a logarithm of odds like every
/// value. The cost is more than any lead or deficit in the running game, because a seat that is still in the game may win it.
const PLACE_VALUE: i32 = 20_000;

/// The value of the final places for a seat, once it has its own; that of a shared first place is `draw`. Only the seats in
/// `root`, those in the game when the search began, count: an evaluation does not count those that had gone out before either.
pub(super) fn final_value(root: Places, places: Places, seat: Seat, draw: i32) -> Option<i32> {
    let place = places.get(seat)?;
    let others = || root.active_seats().filter(|other| *other != seat).map(|other| places.as_slice()[other]);
    // Seats without a place are still in the game and will finish ahead.
    let ahead = others().filter(|other| *other < place).count();
    Some(match ahead {
        0 if others().any(|other| other == place) => draw,
        0 => WIN,
        ahead if ahead == others().count() => -WIN,
        ahead => -PLACE_VALUE * ahead as i32,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn places(finished: &[&[Seat]]) -> Places {
        let mut places = Places::new(4);
        finished.iter().for_each(|seats| places.finish(seats));
        places
    }

    fn value(root: &[&[Seat]], end: &[&[Seat]], seat: Seat) -> Option<i32> {
        final_value(places(root), places(&[root, end].concat()), seat, -500)
    }

    #[test]
    fn only_the_seats_that_were_in_the_game_count() {
        assert_eq!([0, 1].map(|seat| value(&[&[3], &[2]], &[&[1], &[0]], seat)), [Some(WIN), Some(-WIN)]);
        assert_eq!([0, 1].map(|seat| value(&[&[3], &[2]], &[&[0, 1]], seat)), [Some(-500); 2]);
        assert_eq!(
            [0, 1, 2].map(|seat| value(&[&[3]], &[&[2], &[1], &[0]], seat)),
            [Some(WIN), Some(-PLACE_VALUE), Some(-WIN)]
        );
        assert_eq!(
            [0, 1, 2].map(|seat| value(&[&[3]], &[&[2], &[0, 1]], seat)),
            [Some(-500), Some(-500), Some(-WIN)]
        );
        assert_eq!(value(&[], &[&[3], &[2]], 2), Some(-2 * PLACE_VALUE), "two are still in the game");
        assert_eq!(value(&[], &[&[3], &[2]], 1), None);
    }
}
