//! The position of Bizingo in one line and as a board of text.
//!
//! The line has four fields:
//! 1. the rows from 11 to 1, `/` between them, each from its first cell on the board to its last: a letter for a
//!    piece (`l` and `d`: a light and a dark soldier, `L` and `D`: a captain), a number for a run of empty cells;
//! 2. the army of seat 0, `l` or `d`;
//! 3. the number of the seat to act, `-` when the game is over;
//! 4. one character per seat: `-` while the game is running, else its place.
//!
//! The start with light to move first:
//! `5/7/2d1d1d2/2d1d1d1d2/2d1d1d1d1d2/2d1D1d1d1D1d2/17/3l1L1l1l1l1L1l3/5l1l1l1l1l1l5/6l1l1l1l1l6/19 l 0 --`.

use super::board::{self, Army, At, COLUMNS, ROWS, bit};
use super::{CAPTAIN, CAPTAINS, LOSING_MAN_COUNT, Position, SOLDIER, SOLDIERS};
use crate::rules::position::fen_error;
use crate::rules::{Cell, FenError, ManKind, rows};

fn letter(army: Army, kind: ManKind) -> char {
    match (army, kind) {
        (Army::Light, CAPTAIN) => 'L',
        (Army::Light, _) => 'l',
        (Army::Dark, CAPTAIN) => 'D',
        (Army::Dark, _) => 'd',
    }
}

/// The letter of the piece on a cell; `None` if the cell is empty.
fn symbol(position: &Position, army: Army, at: At) -> Option<char> {
    (!position.is_empty(army, at)).then(|| letter(army, position.kind(army, at)))
}

/// The cells of a row that are on the board, from the left.
fn row_cells(row: u8) -> impl Iterator<Item = (Army, At)> {
    (0..COLUMNS).filter_map(move |column| board::at(Cell::new(column, row)))
}

impl crate::rules::PositionText for Position {
    fn fen(&self) -> String {
        let mut text = rows::write(ROWS, row_cells, |(army, at)| symbol(self, army, at));
        text.push(' ');
        text.push(letter(self.first, SOLDIER));
        text + " " + &rows::write_state(crate::rules::Position::seat(self), self.places)
    }

    fn from_fen(text: &str) -> Result<Position, FenError> {
        let [rows, first, turn, places] = text.split(' ').collect::<Vec<_>>()[..] else {
            return fen_error("a position has four fields: rows, army of seat 0, seat to act, places");
        };
        let first = match first {
            "l" => Army::Light,
            "d" => Army::Dark,
            _ => return fen_error(format!("seat 0 has the army l or d, not {first:?}")),
        };
        let (turn, places) = rows::read_state(turn, places)?;
        let mover = if turn == 0 { first } else { first.other() };
        let mut position = Position { men: [0; 2], captains: [0; 2], first, mover, places };
        read_rows(rows, &mut position)?;
        check_possible(&position)?;
        Ok(position)
    }

    fn ascii_board(&self) -> String {
        rows::ascii_board(COLUMNS, ROWS, |cell| match board::at(cell) {
            None => ' ',
            Some((army, at)) => symbol(self, army, at).unwrap_or(match army {
                Army::Light => '.',
                Army::Dark => ':',
            }),
        })
    }
}

fn read_rows(text: &str, position: &mut Position) -> Result<(), FenError> {
    rows::read(text, ROWS, row_cells, |(colour, at), symbol| {
        let army = match symbol {
            'l' | 'L' => Army::Light,
            'd' | 'D' => Army::Dark,
            _ => return fen_error(format!("{symbol:?} is not a piece")),
        };
        if colour != army {
            let cell = board::cell(colour, at);
            return fen_error(format!(
                "a piece {symbol:?} cannot stand on {cell}: the cell has the other colour"
            ));
        }
        position.men[army as usize] |= bit(at);
        if symbol.is_ascii_uppercase() {
            position.captains[army as usize] |= bit(at);
        }
        Ok(())
    })
}

/// Checks that a game could lead to this position, as far as the position itself shows.
fn check_possible(position: &Position) -> Result<(), FenError> {
    for army in [Army::Light, Army::Dark] {
        let seat = position.seat_of(army);
        let captains = position.captains[army as usize].count_ones();
        let soldiers = position.men[army as usize].count_ones() - captains;
        if captains > CAPTAINS || soldiers > SOLDIERS {
            return fen_error(format!(
                "seat {seat} has more than {SOLDIERS} soldiers and {CAPTAINS} captains"
            ));
        }
        if position.has_losing_count(army) && position.places.get(seat) != Some(2) {
            return fen_error(format!("seat {seat} has {LOSING_MAN_COUNT} pieces or fewer but has not lost"));
        }
    }
    Ok(())
}
