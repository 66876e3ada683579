//! The position of Bizingo in one line and as a board of text.
//!
//! The line has four fields:
//! 1. the rows from 11 to 1, `/` between them, each from its first cell on the board to its last: a letter for a
//!    piece (`l` and `d`: a light and a dark soldier, `L` and `D`: a captain), a number for so many empty cells;
//! 2. the army of seat 0, `l` or `d`;
//! 3. the number of the seat to act, `-` when the game is over;
//! 4. one sign per seat: `-` while the game is running, else its place.
//!
//! The start with light to move first:
//! `5/7/2d1d1d2/2d1d1d1d2/2d1d1d1d1d2/2d1D1d1d1D1d2/17/3l1L1l1l1l1L1l3/5l1l1l1l1l1l5/6l1l1l1l1l6/19 l 0 --`.

use super::board::{self, Army, At, COLUMNS, ROWS, bit};
use super::{CAPTAINS, FEW, Position, SOLDIERS};
use crate::rules::position::wrong;
use crate::rules::{Cell, FenError, Kind, Places};

fn letter(army: Army, kind: Kind) -> char {
    match (army, kind) {
        (Army::Light, Kind::Captain) => 'L',
        (Army::Light, _) => 'l',
        (Army::Dark, Kind::Captain) => 'D',
        (Army::Dark, _) => 'd',
    }
}

/// The sign of the piece on a cell, `None` if it is empty.
fn sign(position: &Position, army: Army, at: At) -> Option<char> {
    (!position.is_empty(army, at)).then(|| letter(army, position.kind(army, at)))
}

/// The cells of a row that are on the board, from the left.
fn row_cells(row: u8) -> impl Iterator<Item = (Army, At)> {
    (0..COLUMNS).filter_map(move |column| board::at(Cell::new(column, row)))
}

pub(super) fn fen(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..ROWS).rev() {
        let mut empty = 0;
        for (army, at) in row_cells(row) {
            let Some(sign) = sign(position, army, at) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(sign);
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text.push(if row == 0 { ' ' } else { '/' });
    }
    text.push(letter(position.first, Kind::Soldier));
    match crate::rules::Position::seat(position) {
        Some(seat) => text + &format!(" {seat} --"),
        None => text + " - " + &position.places.as_slice().iter().map(u8::to_string).collect::<String>(),
    }
}

pub(super) fn from_fen(text: &str) -> Result<Position, FenError> {
    let [rows, first, turn, places] = text.split(' ').collect::<Vec<_>>()[..] else {
        return wrong("a position has four fields: rows, army of seat 0, seat to act, places");
    };
    let first = match first {
        "l" => Army::Light,
        "d" => Army::Dark,
        _ => return wrong(format!("seat 0 has the army l or d, not {first:?}")),
    };
    let places = match places {
        "--" => Places::open(2),
        "12" => Places::won_by(0),
        "21" => Places::won_by(1),
        _ => return wrong(format!("the places are --, 12 or 21, not {places:?}")),
    };
    let mover = match (turn, places.complete()) {
        ("-", true) | ("0", false) => first,
        ("1", false) => first.other(),
        ("-", false) => return wrong("the game is not over: a seat has to act"),
        (_, true) => return wrong("the game is over: no seat is to act"),
        _ => return wrong(format!("there is no seat {turn:?}")),
    };
    let mut position = Position { men: [0; 2], captains: [0; 2], first, mover, places };
    read_rows(rows, &mut position)?;
    check(&position)?;
    Ok(position)
}

fn read_rows(text: &str, position: &mut Position) -> Result<(), FenError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(ROWS) {
        return wrong("there are eleven rows");
    }
    for (row, mut signs) in (0..ROWS).rev().zip(rows) {
        let number = row + 1;
        let mut cells = row_cells(row);
        while let Some(sign) = signs.chars().next() {
            let digits = signs.find(|c: char| !c.is_ascii_digit()).unwrap_or(signs.len());
            if digits > 0 {
                let (count, rest) = signs.split_at(digits);
                signs = rest;
                if count.starts_with('0') {
                    return wrong(format!("row {number}: empty cells are a number from 1 on"));
                }
                // A number too great to be read is too great for the row.
                let count: usize = count.parse().unwrap_or(usize::MAX);
                if cells.by_ref().take(count).count() < count {
                    return wrong(format!("row {number} is too long"));
                }
                continue;
            }
            signs = &signs[sign.len_utf8()..];
            let (army, captain) = match sign {
                'l' | 'L' => (Army::Light, sign == 'L'),
                'd' | 'D' => (Army::Dark, sign == 'D'),
                _ => return wrong(format!("row {number}: {sign:?} is not a piece")),
            };
            let Some((colour, at)) = cells.next() else {
                return wrong(format!("row {number} is too long"));
            };
            if colour != army {
                let cell = board::cell(colour, at);
                return wrong(format!(
                    "a piece {sign:?} cannot stand on {cell}: the cell has the other colour"
                ));
            }
            position.men[army as usize] |= bit(at);
            if captain {
                position.captains[army as usize] |= bit(at);
            }
        }
        if cells.next().is_some() {
            return wrong(format!("row {number} is too short"));
        }
    }
    Ok(())
}

/// Could this position come about, as far as it can be seen?
fn check(position: &Position) -> Result<(), FenError> {
    for army in [Army::Light, Army::Dark] {
        let seat = position.seat_of(army);
        let captains = position.captains[army as usize].count_ones();
        let soldiers = position.men[army as usize].count_ones() - captains;
        if captains > CAPTAINS || soldiers > SOLDIERS {
            return wrong(format!("seat {seat} has more than {SOLDIERS} soldiers and {CAPTAINS} captains"));
        }
        if position.has_few(army) && position.places.of(seat) != Some(2) {
            return wrong(format!("seat {seat} has {FEW} pieces or fewer but has not lost"));
        }
    }
    Ok(())
}

pub(super) fn show(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..ROWS).rev() {
        text += &format!("{:2} ", row + 1);
        for column in 0..COLUMNS {
            text.push(' ');
            text.push(match board::at(Cell::new(column, row)) {
                None => ' ',
                Some((army, at)) => sign(position, army, at).unwrap_or(match army {
                    Army::Light => '.',
                    Army::Dark => ':',
                }),
            });
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text + "    a b c d e f g h i j k l m n o p q r s t u v w x y\n"
}
