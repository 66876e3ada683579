//! Evaluation of Bilitaire.

use super::knowledge::count_cells;
use super::{GameKnowledge, MAX_TERMS, RequestedTerms, Terms};
use crate::rules::bilitaire::Position;
use crate::rules::bilitaire::board::{Cells, shift};
use crate::rules::{Position as _, Seat};

/// The outermost columns and rows of the frame.
const RIM: Cells = 0xff81_8181_8181_81ff;

impl GameKnowledge for Position {
    /// All terms describe the jumper; those of the shifter are 0, so that the difference has the opposite sign for it.
    const TERMS: &'static [&'static str] = &[
        "men",
        "movers",
        "long",
        "lonely",
        "holes",
        "empty-tiles",
        "tiles",
        "rim",
        "pairs",
        "shifter-acts",
        "first-round",
        "second-round",
        "target",
        "bound",
        "late-movers",
    ];

    fn terms(&self, seat: Seat, _requested: RequestedTerms) -> Terms {
        let mut terms = [0; MAX_TERMS];
        if seat != self.jumper() {
            return terms;
        }
        let board = self.board();
        let balls = board.balls;
        let second = self.jumper() == 1;
        let beside = |cells: Cells| {
            [1, -1, 8, -8].map(|way| {
                // A vertical shift must not carry a ball into the next column.
                let edge = match way {
                    1 => !0x0101_0101_0101_0101,
                    -1 => !0x8080_8080_8080_8080,
                    _ => Cells::MAX,
                };
                shift(cells, way) & edge
            })
        };
        let [up, down, right, left] = beside(balls);
        let movers = count_cells(board.jumping_balls());
        // The jumper wants few balls left on the board.
        terms[0] = -count_cells(balls);
        terms[1] = movers;
        terms[2] = i32::from(board.has_jump_of_two());
        terms[3] = count_cells(balls & !(up | down | right | left));
        terms[4] = count_cells(board.empty());
        terms[5] = count_cells(board.empty_tiles());
        terms[6] = count_cells(board.tiles);
        terms[7] = count_cells(balls & RIM);
        terms[8] = count_cells(balls & up) + count_cells(balls & right);
        terms[9] = i32::from(self.seat() != Some(seat));
        terms[10] = i32::from(!second);
        terms[11] = i32::from(second);
        // In the second round the jumper must not leave more balls than the other left in the first.
        terms[12] = if second { i32::from(self.points()[1]) } else { 0 };
        terms[13] = i32::from(self.is_bound());
        terms[14] = movers * count_cells(board.empty()) / 16;
        terms
    }
}
