//! The position of Biloba in one line and as a board of text.
//!
//! The line has three fields:
//! 1. the rows from 9 to 1, `/` between them, each from column a on, without the cells that are cut off: a letter
//!    for a pawn (`s`, `w`, `n`, `e`: the side of its seat, south, west, north or east), a number for a run of empty
//!    cells;
//! 2. the number of the seat to act, `-` when the game is over;
//! 3. one character per seat: `-` while it is in the game, else its place.
//!
//! The start for two: `2n2/2nnn2/2nnnnn2/1nnnnnnn1/9/1sssssss1/2sssss2/2sss2/2s2 0 --`.

use super::board::{self, CENTRE, bit};
use super::{Position, Side, most_pawns, side};
use crate::rules::position::fen_error;
use crate::rules::{Cell, FenError, MAX_SEATS, Places, Position as _, Seat, rows};

fn letter(seat: Seat, seats: usize) -> char {
    match side(seat, seats) {
        Side::South => 's',
        Side::West => 'w',
        Side::North => 'n',
        Side::East => 'e',
    }
}

/// The cells of a row that are on the board, from column a on.
fn row_cells(row: u8) -> impl Iterator<Item = board::At> {
    (0..9).filter_map(move |column| board::at(Cell::new(column, row)))
}

impl crate::rules::PositionText for Position {
    fn fen(&self) -> String {
        let seats = self.places.seats();
        rows::write(9, row_cells, |at| Some(letter(self.owner(at)?, seats)))
            + " "
            + &rows::write_state(self.seat(), self.places)
    }

    fn from_fen(text: &str) -> Result<Position, FenError> {
        let [rows, turn, places] = text.split(' ').collect::<Vec<_>>()[..] else {
            return fen_error("a position has three fields: rows, seat to act, places");
        };
        let places = read_places(places)?;
        let seats = places.seats();
        let pawns = read_rows(rows, seats)?;
        let over = places.is_complete();
        let turn = match turn {
            "-" if over => 0,
            "-" => return fen_error("the game is not over: a seat has to act"),
            _ if over => return fen_error("the game is over: no seat is to act"),
            digit => match digit.parse::<u8>() {
                Ok(seat) if usize::from(seat) < seats && digit.len() == 1 => seat,
                _ => return fen_error(format!("there is no seat {digit:?}")),
            },
        };
        let position = Position { pawns, turn, places };
        check_possible(&position)?;
        Ok(position)
    }

    fn ascii_board(&self) -> String {
        let seats = self.places.seats();
        rows::ascii_board(9, 9, |cell| match board::at(cell) {
            None => ' ',
            Some(at) => match self.owner(at) {
                Some(seat) => letter(seat, seats),
                None if at == CENTRE => '+',
                None => '.',
            },
        })
    }
}

fn read_places(text: &str) -> Result<Places, FenError> {
    let seats = text.len();
    if !Position::SEATS.contains(&seats) || !text.is_ascii() {
        return fen_error("the third field has one sign for each of 2, 3 or 4 seats");
    }
    let given: Vec<Option<u8>> = text
        .bytes()
        .map(|symbol| match symbol {
            b'-' => Ok(None),
            b'1'..=b'4' if usize::from(symbol - b'0') <= seats => Ok(Some(symbol - b'0')),
            _ => fen_error(format!("{:?} is neither a place nor -", char::from(symbol))),
        })
        .collect::<Result<_, _>>()?;
    // A game gives the places from the last one up. Giving them again in this order shows whether they are possible.
    let mut places = Places::new(seats);
    for place in (1..=seats as u8).rev() {
        let group: Vec<Seat> = (0..seats).filter(|seat| given[*seat] == Some(place)).collect();
        if !group.is_empty() {
            places.finish(&group);
        }
    }
    let consistent = (0..seats).all(|seat| places.get(seat) == given[seat]);
    let left = places.active_seats().count();
    if consistent && left != 1 {
        Ok(places)
    } else {
        fen_error(format!("the places {text} cannot come about"))
    }
}

fn read_rows(text: &str, seats: usize) -> Result<[board::Cells; MAX_SEATS], FenError> {
    let mut pawns = [0; MAX_SEATS];
    rows::read(text, 9, row_cells, |at, symbol| {
        match (0..seats).find(|seat| letter(*seat, seats) == symbol) {
            Some(seat) => pawns[seat] |= bit(at),
            None => return fen_error(format!("{symbol:?} is not a pawn of this game")),
        }
        Ok(())
    })?;
    Ok(pawns)
}

/// Checks that a game could lead to this position, as far as the position itself shows.
fn check_possible(position: &Position) -> Result<(), FenError> {
    let seats = position.places.seats();
    if position.occupied() & bit(CENTRE) != 0 {
        return fen_error("no pawn ever rests on e5");
    }
    for seat in 0..seats {
        let count = position.pawns[seat].count_ones();
        if count > most_pawns(seats) {
            return fen_error(format!("seat {seat} has {count} pawns, more than it begins with"));
        }
        let out = position.places.get(seat).is_some_and(|place| place > 1);
        if out && count > 0 {
            return fen_error(format!("seat {seat} is out but has pawns"));
        }
    }
    if position.places.is_complete() {
        return Ok(());
    }
    let mut settled = *position;
    settled.begin_turn_of(position.mover());
    if settled != *position {
        return fen_error("a seat that goes out or has lost is still in the game, or the game is over");
    }
    Ok(())
}
