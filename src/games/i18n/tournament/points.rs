use crate::tournament::GameResult;
use std::fmt;

/// Points as they are written: `2½`. The number is that of half-points.
pub(crate) fn points_text(half_points: u32) -> String {
    Quarters(half_points * 2).to_string()
}

/// A number of quarters as it is written: `2¾`.
pub(crate) struct Quarters(pub u32);

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let fraction = ["", "¼", "½", "¾"][(self.0 % 4) as usize];
        match self.0 / 4 {
            0 if !fraction.is_empty() => f.write_str(fraction),
            whole => write!(f, "{whole}{fraction}"),
        }
    }
}

/// What the seats of a game scored against each other: `1–0`.
pub(super) fn result_text(result: &GameResult) -> String {
    let seats = 0..result.places.len();
    let scored = |seat: usize| {
        let others = seats.clone().filter(|other| *other != seat);
        points_text(others.map(|other| result.half_points(seat, other)).sum())
    };
    seats.clone().map(scored).collect::<Vec<_>>().join("–")
}
