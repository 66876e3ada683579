//! Evaluation of Basileus.

pub mod tablebase;

use super::knowledge::count_cells;
use super::{GameKnowledge, MAX_TERMS, Quiescence, RequestedTerms, TablebaseResult, Terms};
use crate::rules::basileus::Position;
use crate::rules::basileus::board::{
    ALL, BOARD, Cells, DIAGONAL, ORTHOGONAL, each, king_steps, shift, shifted,
};
use crate::rules::bits::inner;
use crate::rules::{Position as _, Seat};

/// The outermost files and rows, where a man cannot be jumped over towards the edge.
const RIM: Cells = BOARD & !inner(BOARD, &ALL);
const MIDDLE: Cells = inner(inner(BOARD, &ALL), &ALL);
/// A basileus further away from all enemies than this is out of their reach.
const MAX_KING_STEPS: usize = 5;

impl GameKnowledge for Position {
    const TERMS: &'static [&'static str] = &[
        "men",
        "pieces",
        "rim",
        "middle",
        "attacked",
        "attacked-now",
        "king-attacked",
        "king-rim",
        "king-room",
        "king-far",
        "room",
        "pairs",
        "turn",
        "forward",
    ];

    fn warm_up() {
        tablebase::warm_up();
    }

    fn terms(&self, seat: Seat, _requested: RequestedTerms) -> Terms {
        let (own, enemy) = (self.men_of(seat), self.men_of(1 - seat));
        let men = own.men();
        let empty = BOARD & !men & !enemy.men();
        let common = own.pawns | own.king;
        // The men that each role of enemy can jump over with its next turn.
        let attacked = jumped(enemy.pawns, &ORTHOGONAL, common, empty)
            | jumped(enemy.pieces, &DIAGONAL, common, empty)
            | jumped(enemy.king, &ALL, own.pawns | own.pieces, empty);
        let now = self.seat() == Some(1 - seat);
        let mut terms = [0; MAX_TERMS];
        terms[0] = count_cells(men & !own.king);
        terms[1] = count_cells(own.pieces);
        terms[2] = count_cells(men & RIM & !own.king);
        terms[3] = count_cells(men & MIDDLE & !own.king);
        terms[4] = count_cells(attacked);
        terms[5] = if now { count_cells(attacked) } else { 0 };
        terms[6] = i32::from(attacked & own.king != 0);
        terms[7] = count_cells(own.king & RIM);
        terms[8] = count_cells(shifted(own.king, &ALL) & empty);
        terms[9] = king_steps(own.king, enemy.pawns | enemy.pieces, MAX_KING_STEPS) as i32;
        terms[10] = count_cells(shifted(own.pawns | own.pieces, &DIAGONAL) & empty);
        terms[11] = [1, 9, 10, 8].iter().map(|direction| count_cells(men & shift(men, *direction))).sum();
        terms[12] = i32::from(!now);
        terms[13] = each(own.pawns | own.pieces)
            .map(|at| if seat == 0 { at % 9 } else { 7 - at % 9 })
            .map(i32::from)
            .sum();
        terms
    }

    fn probe_tablebase(&self) -> Option<TablebaseResult> {
        tablebase::probe_position(self)
    }

    fn quiescence(&self) -> Quiescence {
        if self.can_capture() { Quiescence::ForcedCaptures } else { Quiescence::Quiet }
    }
}

/// The targets that an attacker can jump over.
fn jumped(attackers: Cells, directions: &[i8], targets: Cells, empty: Cells) -> Cells {
    let over = |direction: i8| shift(attackers, direction) & targets & shift(empty, -direction);
    directions.iter().fold(0, |all, direction| all | over(*direction))
}
