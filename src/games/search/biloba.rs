//! Evaluation of Biloba.

use super::knowledge::count_cells;
use super::{GameKnowledge, MAX_TERMS, Quiescence, RequestedTerms, Terms};
use crate::rules::biloba::Position;
use crate::rules::biloba::board::{AXES, Cells, DIRECTIONS, RESTING_CELLS, flanked, shift};
use crate::rules::bits::inner;
use crate::rules::{Position as _, Seat};

/// The cells with neighbours on all sides, where a pawn can be captured along every axis.
const INNER: Cells = RESTING_CELLS & inner(RESTING_CELLS | CENTRE, &DIRECTIONS);
/// The centre cell: no pawn rests on it, but it counts as a neighbour here.
const CENTRE: Cells = 1 << 44;
/// The cells within two steps of the centre.
const MIDDLE: Cells = {
    let mut middle = 0;
    let mut column = 2;
    while column <= 6 {
        middle |= 0b1_1111 << (10 * column + 2);
        column += 1;
    }
    middle & RESTING_CELLS
};

impl GameKnowledge for Position {
    const TERMS: &'static [&'static str] = &[
        "men",
        "flanked",
        "attacked",
        "attacked-now",
        "exposed",
        "pairs",
        "inner",
        "middle",
        "room",
        "turn",
        "siege",
    ];

    fn terms(&self, seat: Seat, _requested: RequestedTerms) -> Terms {
        let own = self.pawns(seat);
        let mover = self.seat();
        let occupied = occupied(self);
        let empty = RESTING_CELLS & !occupied;
        let (mut enemies, mut strongest) = (0, 0);
        let (mut doomed, mut attacked, mut attacked_now, mut exposed) = (0, 0, 0, 0);
        for enemy in self.places().active_seats().filter(|enemy| *enemy != seat) {
            let pawns = self.pawns(enemy);
            enemies |= pawns;
            strongest = strongest.max(count_cells(pawns));
            doomed |= flanked(pawns, own);
            let targets = targets(pawns, own, empty);
            attacked |= targets;
            if mover == Some(enemy) {
                attacked_now |= targets;
            }
            for axis in AXES {
                exposed += count_cells(own & shift(pawns, axis) & shift(empty, -axis));
                exposed += count_cells(own & shift(pawns, -axis) & shift(empty, axis));
            }
        }
        let mut terms = [0; MAX_TERMS];
        terms[0] = count_cells(own);
        terms[1] = count_cells(doomed);
        terms[2] = count_cells(attacked);
        terms[3] = count_cells(attacked_now);
        terms[4] = exposed;
        terms[5] = AXES.iter().map(|axis| count_cells(own & shift(own, *axis))).sum();
        terms[6] = count_cells(own & INNER);
        terms[7] = count_cells(own & MIDDLE);
        terms[8] = count_cells(neighbours(own) & empty);
        terms[9] = i32::from(mover == Some(seat));
        // Fleeing pawns are only caught by pawns that are near, so a seat with a clear lead is rewarded for approaching.
        let lead = (terms[0] - strongest - 2).min(3);
        if lead > 0 {
            let mut near = enemies;
            for _ in 0..4 {
                near = (near | neighbours(near)) & (RESTING_CELLS | CENTRE);
                terms[10] += lead * count_cells(own & near);
            }
        }
        terms
    }

    fn after_null_move(&self) -> Option<Position> {
        Position::after_pass(self)
    }

    fn quiescence(&self) -> Quiescence {
        let Some(mover) = self.seat() else { return Quiescence::Quiet };
        let own = self.pawns(mover);
        let occupied = occupied(self);
        let prey = occupied & !own;
        if flanked(own, prey) != 0 {
            Quiescence::ForcedCaptures
        } else if targets(own, prey, RESTING_CELLS & !occupied) != 0 {
            Quiescence::Captures
        } else {
            Quiescence::Quiet
        }
    }
}

fn occupied(position: &Position) -> Cells {
    position.places().active_seats().fold(0, |all, seat| all | position.pawns(seat))
}

fn neighbours(pawns: Cells) -> Cells {
    let columns = pawns | pawns << 1 | pawns >> 1;
    columns | columns << 10 | columns >> 10
}

/// The pawns with an enemy on one side and an empty cell opposite that another enemy can reach.
fn targets(enemies: Cells, own: Cells, empty: Cells) -> Cells {
    let reach = neighbours(enemies) & empty;
    AXES.iter().fold(0, |all, axis| {
        all | own & shift(enemies, *axis) & shift(reach, -axis)
            | own & shift(enemies, -axis) & shift(reach, *axis)
    })
}
