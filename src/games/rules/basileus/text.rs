//! The position of Basileus in one line and as a board of text.
//!
//! The line has three fields:
//! 1. the rows from 8 to 1, `/` between them, each from column a on: a letter for a man (`p` pawn, `f` piece, a
//!    figure, `b` basileus; capital for seat 0, small for seat 1), a number for a run of empty squares;
//! 2. the number of the seat to act, `-` when the game is over;
//! 3. one character per seat: `-` while the game is running, else its place.
//!
//! The start: `fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF 0 --`.

use super::board::{self, BOARD, COLUMNS, Cells, DARK, ROWS, row_cells};
use super::{ARRAYS, Position, Side, letter, read_rows};
use crate::rules::position::fen_error;
use crate::rules::{FenError, rows};

impl crate::rules::PositionText for Position {
    fn fen(&self) -> String {
        let symbol = |at| self.man(at).map(|(seat, role)| letter(seat, role));
        rows::write(ROWS, row_cells, symbol)
            + " "
            + &rows::write_state(crate::rules::Position::seat(self), self.places)
    }

    fn from_fen(text: &str) -> Result<Position, FenError> {
        let [rows, turn, places] = text.split(' ').collect::<Vec<_>>()[..] else {
            return fen_error("a position has three fields: rows, seat to act, places");
        };
        let (turn, places) = rows::read_state(turn, places)?;
        let position = Position { sides: read_rows(rows)?, turn: turn as u8, places };
        check_possible(&position)?;
        Ok(position)
    }

    fn ascii_board(&self) -> String {
        let man = |cell| board::at(cell).and_then(|at| self.man(at));
        rows::ascii_board(COLUMNS, ROWS, |cell| man(cell).map_or('.', |(seat, role)| letter(seat, role)))
    }
}

/// Checks that a game could lead to this position, as far as the position itself shows.
fn check_possible(position: &Position) -> Result<(), FenError> {
    for (seat, side) in position.sides.iter().enumerate() {
        match side.king.count_ones() {
            1 => {}
            0 if position.places.get(seat) == Some(2) => {}
            0 => return fen_error(format!("seat {seat} has no basileus but has not lost")),
            _ => return fen_error(format!("seat {seat} has more than one basileus")),
        }
    }
    if !ARRAYS
        .iter()
        .any(|(_, rows)| read_rows(rows).is_ok_and(|start| can_come_from(&start, &position.sides)))
    {
        return fen_error(
            "no setup has that many pawns or officers on squares of these colours, which they never leave",
        );
    }
    let mut settled = *position;
    settled.begin_turn_of(position.turn);
    if !position.places.is_complete() && settled != *position {
        return fen_error("the seat to act has no legal turn but has not lost");
    }
    Ok(())
}

/// Whether a game could lead from these men at the start to those: pawns and pieces can only be lost, and their moves
/// and jumps never change the colour of their square.
fn can_come_from(start: &[Side; 2], sides: &[Side; 2]) -> bool {
    let is_no_more = |cells: Cells, start: Cells| {
        [DARK, BOARD & !DARK]
            .iter()
            .all(|colour| (cells & colour).count_ones() <= (start & colour).count_ones())
    };
    start
        .iter()
        .zip(sides)
        .all(|(start, side)| is_no_more(side.pawns, start.pawns) && is_no_more(side.pieces, start.pieces))
}
