//! The rows of a board in one line of text, as in chess's FEN: from the highest row down, with `/` between them. A row
//! has a letter for each man, and a number for each run of empty cells, which is as long as possible.

use super::position::fen_error;
use super::{Cell, FenError, Places, Seat};

/// Writes the rows. `cells` returns the cells of a row (counted from 0) that are on the board, from the left.
pub(super) fn write<C, I: Iterator<Item = C>>(
    rows: u8,
    cells: impl Fn(u8) -> I,
    symbol: impl Fn(C) -> Option<char>,
) -> String {
    let mut text = String::new();
    for row in (0..rows).rev() {
        let mut empty = 0;
        let flush = |empty: &mut usize, text: &mut String| {
            if *empty > 0 {
                *text += &std::mem::take(empty).to_string();
            }
        };
        for cell in cells(row) {
            match symbol(cell) {
                Some(symbol) => {
                    flush(&mut empty, &mut text);
                    text.push(symbol);
                }
                None => empty += 1,
            }
        }
        flush(&mut empty, &mut text);
        if row > 0 {
            text.push('/');
        }
    }
    text
}

/// Reads exactly what [`write()`] writes. `put` is called with each cell that has a letter, and may refuse the letter.
pub(super) fn read<C, I: Iterator<Item = C>>(
    text: &str,
    rows: u8,
    cells: impl Fn(u8) -> I,
    mut put: impl FnMut(C, char) -> Result<(), FenError>,
) -> Result<(), FenError> {
    let written: Vec<&str> = text.split('/').collect();
    if written.len() != usize::from(rows) {
        return fen_error(format!("there are {rows} rows, not {}", written.len()));
    }
    for (row, mut symbols) in (0..rows).rev().zip(written) {
        let number = row + 1;
        let mut cells = cells(row);
        while let Some(symbol) = symbols.chars().next() {
            let digits = symbols.find(|c: char| !c.is_ascii_digit()).unwrap_or(symbols.len());
            if digits == 0 {
                symbols = &symbols[symbol.len_utf8()..];
                let Some(cell) = cells.next() else {
                    return fen_error(format!("row {number} is too long"));
                };
                put(cell, symbol).map_err(|FenError(why)| FenError(format!("row {number}: {why}")))?;
                continue;
            }
            let (count, rest) = symbols.split_at(digits);
            symbols = rest;
            if symbol == '0' {
                return fen_error(format!("row {number}: a number of cells begins with 1 to 9"));
            }
            // A number that does not fit into `usize` is too great for the row as well.
            let count = count.parse().unwrap_or(usize::MAX);
            if cells.by_ref().take(count).count() < count {
                return fen_error(format!("row {number} is too long"));
            }
        }
        if cells.next().is_some() {
            return fen_error(format!("row {number} is too short"));
        }
    }
    Ok(())
}

/// The board as text: the rows from the highest down, each after its number, and the letters of the columns below.
/// `symbol` returns the character of a cell, which is a space outside of the board.
pub(super) fn ascii_board(columns: u8, rows: u8, symbol: impl Fn(Cell) -> char) -> String {
    let width = rows.to_string().len();
    let mut text = String::new();
    for row in (0..rows).rev() {
        let symbols: String = (0..columns).flat_map(|column| [' ', symbol(Cell::new(column, row))]).collect();
        text += format!("{:width$} {symbols}", row + 1).trim_end();
        text.push('\n');
    }
    let letters: String = (0..columns).flat_map(|column| [' ', char::from(b'a' + column)]).collect();
    text + &" ".repeat(width + 1) + &letters + "\n"
}

/// One character per seat: `-` while it is in the game, else its place.
pub(super) fn write_places(places: Places) -> String {
    let symbol = |place: &u8| if *place == 0 { '-' } else { char::from(b'0' + place) };
    places.as_slice().iter().map(symbol).collect()
}

/// The last two fields of most games: the seat to act, `-` when the game is over, and the places.
pub(super) fn write_state(seat: Option<Seat>, places: Places) -> String {
    let seat = seat.map_or("-".to_owned(), |seat| seat.to_string());
    seat + " " + &write_places(places)
}

/// Reads exactly what [`write_state`] writes for a game of two seats without draws. The seat of a finished game is 0.
pub(super) fn read_state(turn: &str, places: &str) -> Result<(Seat, Places), FenError> {
    let places = match places {
        "--" => Places::new(2),
        "12" => Places::won_by(0),
        "21" => Places::won_by(1),
        _ => return fen_error(format!("the places are --, 12 or 21, not {places:?}")),
    };
    let seat = match (turn, places.is_complete()) {
        ("-", true) | ("0", false) => 0,
        ("1", false) => 1,
        ("-", false) => return fen_error("the game is not over: a seat has to act"),
        (_, true) => return fen_error("the game is over: no seat is to act"),
        _ => return fen_error(format!("there is no seat {turn:?}")),
    };
    Ok((seat, places))
}
