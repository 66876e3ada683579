//! What positions are worth: thousandths of the logarithm of the odds to win, and results beyond all of them.

use super::End;
use crate::rules::{Places, Seat};

/// The game is won. In a line, less one for each turn until then, so that a win is the better the sooner it comes.
pub(super) const WON: i32 = 1_000_000;
/// Nothing that is not decided is worth more.
pub(super) const MOST: i32 = 900_000;
pub(super) const DRAWN: i32 = 0;
/// A place between the first and the last of more than two seats, for each seat left behind more than seats ahead.
const STANDING: i32 = 3_000;

/// What the places are worth to a seat, once it has its own.
pub(super) fn result(places: Places, seat: Seat) -> Option<i32> {
    let place = places.of(seat)?;
    let all = places.as_slice();
    // Who has no place yet does better.
    let ahead = all.iter().filter(|other| **other < place).count() as i32;
    let behind = all.iter().filter(|other| **other > place).count() as i32;
    let most = all.len() as i32 - 1;
    Some(match behind - ahead {
        lead if lead == most => WON,
        lead if lead == -most => -WON,
        lead => lead * STANDING,
    })
}

/// Is it a win or a loss, and not only a judgement?
pub(super) fn is_decided(value: i32) -> bool {
    value.abs() > MOST
}

/// A value as it is seen from so many turns before.
pub(super) fn later(result: i32, ply: usize) -> i32 {
    match result {
        result if result > MOST => result - ply as i32,
        result if result < -MOST => result + ply as i32,
        result => result,
    }
}

/// The inverse of [`later`].
pub(super) fn sooner(value: i32, ply: usize) -> i32 {
    match value {
        value if value > MOST => value + ply as i32,
        value if value < -MOST => value - ply as i32,
        value => value,
    }
}

/// The end of the game that a value proves.
pub(super) fn turns_to_end(value: i32) -> Option<End> {
    let turns = || (WON - value.abs()) as u32;
    match value {
        value if value > MOST => Some(End::Wins(turns())),
        value if value < -MOST => Some(End::Loses(turns())),
        _ => None,
    }
}

/// A judgement is never as good as a result.
pub(super) fn bounded(judgement: i32) -> i32 {
    judgement.clamp(-MOST, MOST)
}
