pub mod endings;

use super::known::count;
use super::{Known, MOST_TERMS, Solved, Terms, Unrest, Wanted};
use crate::rules::basileus::Position;
use crate::rules::basileus::board::{ALL, BOARD, Cells, DIAGONAL, ORTHOGONAL, each, shift};
use crate::rules::bits::inner;
use crate::rules::{Position as _, Seat};

/// Files and rows at which nothing can be jumped over against the edge.
const RIM: Cells = BOARD & !inner(BOARD, &ALL);
const MIDDLE: Cells = inner(inner(BOARD, &ALL), &ALL);

impl Known for Position {
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

    fn terms(&self, seat: Seat, _wanted: Wanted) -> Terms {
        let (own, enemy) = (self.men_of(seat), self.men_of(1 - seat));
        let men = own.men();
        let empty = BOARD & !men & !enemy.men();
        let common = own.pawns | own.king;
        // Whom each kind of enemy can jump over with its next turn.
        let attacked = jumped(enemy.pawns, &ORTHOGONAL, common, empty)
            | jumped(enemy.pieces, &DIAGONAL, common, empty)
            | jumped(enemy.king, &ALL, own.pawns | own.pieces, empty);
        let now = self.seat() == Some(1 - seat);
        let mut terms = [0; MOST_TERMS];
        terms[0] = count(men & !own.king);
        terms[1] = count(own.pieces);
        terms[2] = count(men & RIM & !own.king);
        terms[3] = count(men & MIDDLE & !own.king);
        terms[4] = count(attacked);
        terms[5] = if now { count(attacked) } else { 0 };
        terms[6] = i32::from(attacked & own.king != 0);
        terms[7] = count(own.king & RIM);
        terms[8] = count(around(own.king, &ALL) & empty);
        terms[9] = nearest(own.king, enemy.pawns | enemy.pieces);
        terms[10] = count(around(own.pawns | own.pieces, &DIAGONAL) & empty);
        terms[11] = [1, 9, 10, 8].iter().map(|way| count(men & shift(men, *way))).sum();
        terms[12] = i32::from(!now);
        terms[13] = each(own.pawns | own.pieces)
            .map(|at| if seat == 0 { at % 9 } else { 7 - at % 9 })
            .map(i32::from)
            .sum();
        terms
    }

    fn learn() {
        endings::learn();
    }

    fn solved(&self) -> Option<Solved> {
        endings::of(self)
    }

    fn unrest(&self) -> Unrest {
        if self.can_capture() { Unrest::Bound } else { Unrest::Calm }
    }
}

/// Prey that a hunter can jump over now.
fn jumped(hunters: Cells, directions: &[i8], prey: Cells, empty: Cells) -> Cells {
    directions.iter().fold(0, |all, way| all | shift(hunters, *way) & prey & shift(empty, -way))
}

fn around(men: Cells, directions: &[i8]) -> Cells {
    directions.iter().fold(0, |all, way| all | shift(men, *way))
}

/// How many steps from here to the nearest of these, at most five.
fn nearest(from: Cells, to: Cells) -> i32 {
    let mut reached = from;
    (0..5)
        .take_while(|_| {
            let far = reached & to == 0;
            reached |= around(reached, &ALL) & BOARD;
            far
        })
        .count() as i32
}
