//! Evaluation of Bilitaire.

use super::knowledge::{count_cells, logistic};
use super::{GameKnowledge, MAX_TERMS, RequestedTerms, Terms};
use crate::rules::bilitaire::Position;
use crate::rules::bilitaire::board::shift;
use crate::rules::{Position as _, Seat};

/// The logarithm of the jumper's odds to win the match, by round (seat 0 jumps in the first): a constant, and what each thousandth of the value of a search, each
/// ball on the board and each ball that the other jumper has left adds.
///
/// Values order turns well, but most of a match depends on how both seats will do as jumpers, so these are fitted to results
/// (`docs/search-notes.md`).
const LOG_ODDS: [[f64; 4]; 2] = [[2.319, 0.000_104, -0.055, 0.0], [-0.794, 0.000_337, -0.129, 0.138]];

impl GameKnowledge for Position {
    /// All terms describe the jumper; those of the shifter are 0, so that the difference has the opposite sign for it.
    const TERMS: &'static [&'static str] = &[
        "men",
        "movers",
        "long",
        "empty-tiles",
        "pairs",
        "shifter-acts",
        "first-round",
        "second-round",
        "target",
    ];

    fn terms(&self, seat: Seat, _requested: RequestedTerms) -> Terms {
        let mut terms = [0; MAX_TERMS];
        if seat != self.jumper() {
            return terms;
        }
        let board = self.board();
        let balls = board.balls;
        let second = self.jumper() == 1;
        // A vertical shift must not carry a ball into the next column.
        let up = shift(balls, 1) & !0x0101_0101_0101_0101;
        let right = shift(balls, 8);
        // The jumper wants few balls left on the board.
        terms[0] = -count_cells(balls);
        terms[1] = count_cells(board.jumping_balls());
        terms[2] = i32::from(board.has_jump_of_two());
        terms[3] = count_cells(board.empty_tiles());
        terms[4] = count_cells(balls & up) + count_cells(balls & right);
        terms[5] = i32::from(self.seat() != Some(seat));
        terms[6] = i32::from(!second);
        terms[7] = i32::from(second);
        // In the second round the jumper must not leave more balls than the other left in the first.
        terms[8] = if second { i32::from(self.points()[1]) } else { 0 };
        terms
    }

    fn win_chance(&self, value: i32) -> f64 {
        let is_jumper = self.seat() == Some(self.jumper());
        let [constant, per_value, per_ball, per_ball_left] = LOG_ODDS[self.jumper()];
        let chance = logistic(
            constant
                + per_value * f64::from(if is_jumper { value } else { -value })
                + per_ball * f64::from(self.board().balls.count_ones())
                + per_ball_left * f64::from(self.points()[1]),
        );
        if is_jumper { chance } else { 1.0 - chance }
    }
}
