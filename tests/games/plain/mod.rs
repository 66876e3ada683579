//! The yardstick: the four games a second time, written as they read in the rules.
//!
//! Nothing here is shared with the library, nothing is clever, and nothing is known of how the fast engine works:
//! cells lie in maps, turns are texts, and a reader holds the rules beside each file. Where both engines
//! list the same turns over many positions, a mistake in one of them is unlikely to be in both.
#![allow(dead_code, reason = "each test program that compares with the yardstick needs another part of it")]

pub mod basileus;
pub mod bilitaire;
pub mod biloba;
pub mod bizingo;
mod rng;

pub use rng::TestRng;

/// A position of one of the games.
pub trait Plain: Clone {
    /// Legal turns in canonical text, sorted by byte order, no duplicates; empty when the game is over.
    fn turns(&self) -> Vec<String>;
    /// The position after a turn out of `turns()`.
    fn play(&self, turn: &str) -> Self;
    /// Whose turn it is, `None` when the game is over.
    fn seat(&self) -> Option<usize>;
    /// One place per seat when the game is over.
    fn places(&self) -> Option<Vec<u8>>;
    /// Men on the board.
    fn men(&self) -> usize;
    /// The men and tiles on the board and the obligations of the players, one line each, sorted: `d4: pawn of 0`.
    fn board(&self) -> Vec<String>;
}

/// The lines of a board.
fn lines(lines: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = lines.into_iter().collect();
    lines.sort();
    lines
}

/// The number of different turn sequences of this length.
pub fn perft<P: Plain>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let turns = position.turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|turn| perft(&position.play(turn), depth - 1)).sum()
}

/// A random turn, half of the time one that takes men off the board if a handful of tries finds any.
/// Games of turns that are all equally likely hardly ever reach the captures, where the rules are hard.
pub fn biased<P: Plain>(position: &P, rng: &mut TestRng) -> Option<String> {
    let turns = position.turns();
    if turns.is_empty() {
        return None;
    }
    if rng.below(2) == 0 {
        for _ in 0..24 {
            let turn = &turns[rng.below(turns.len())];
            if position.play(turn).men() < position.men() {
                return Some(turn.clone());
            }
        }
    }
    Some(turns[rng.below(turns.len())].clone())
}

/// Column and row, both from 1; ordered by column, then by row, as the text of a cell is.
type Cell = (i8, i8);

const ORTHOGONAL: [Cell; 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [Cell; 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const EIGHT: [Cell; 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The cell `times` steps on in a direction.
fn along(cell: Cell, direction: Cell, times: i8) -> Cell {
    (cell.0 + direction.0 * times, cell.1 + direction.1 * times)
}

/// `(4, 11)` is `d11`.
fn name(cell: Cell) -> String {
    format!("{}{}", char::from(b'a' + (cell.0 - 1) as u8), cell.1)
}

/// `d11` is `(4, 11)`; capital letters count the same.
fn cell(text: &str) -> Cell {
    let (column, row) = text.split_at(1);
    let column = column.to_ascii_lowercase().as_bytes()[0] - b'a' + 1;
    (column as i8, row.parse().expect("a cell out of a legal turn ends with its row"))
}

/// Cells written with spaces between them.
fn cells(text: &str) -> Vec<Cell> {
    text.split_whitespace().map(cell).collect()
}
