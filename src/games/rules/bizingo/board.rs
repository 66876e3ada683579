//! The board of Bizingo as sets of bits, a set for the cells of each colour.
//!
//! In each row, the cells of one colour are numbered from 0, from the left side of the uncut triangle. The bit of a
//! cell is 12 × row + number, with rows counted from 0. A step in one direction therefore shifts the bit by the same
//! distance from every cell. The same holds for side neighbours, which are bits of the other colour. The twelfth bit
//! of each row is never on the board, so that a shifted set does not run over into the next row.

pub(crate) use crate::rules::bits::wide::{Cells, bit, shift};
pub(super) use crate::rules::bits::{At, each_by_halves as each};

use crate::rules::Cell;

const ROW: u8 = 12;
/// Rows of the board.
pub(super) const ROWS: u8 = 11;
/// Columns of the board.
pub(super) const COLUMNS: u8 = 25;

/// An army: "each side […] 16 soldiers and 2 captains". Its pieces never leave the cells of its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Army {
    /// Stands on the 75 cells that point down, and starts at the base.
    Light,
    /// Stands on the 82 cells that point up, and starts at the top.
    Dark,
}

impl Army {
    /// The enemy.
    pub const fn other(self) -> Army {
        match self {
            Army::Light => Army::Dark,
            Army::Dark => Army::Light,
        }
    }
}

/// "Steps go to the six nearest cells of the same colour: two columns left or right in the row, or one column left
/// or right in the row above or below."
pub(crate) const DIRECTIONS: [i8; 6] = [1, -1, ROW as i8, -(ROW as i8), ROW as i8 - 1, 1 - ROW as i8];

/// The cells of each army.
pub(crate) const BOARD: [Cells; 2] = [board(Army::Light), board(Army::Dark)];

/// "A cell with only two of them on the board is an *edge cell*."
pub(crate) const EDGE: [Cells; 2] = [edge(Army::Light), edge(Army::Dark)];

/// "In the uncut triangle, row r has the cells of columns r … 26−r (a = 1) […]. Cut away: a1 b1 c1 b2, w1 x1 y1 x2,
/// and all of rows 12 and 13."
const fn is_on_board(column: u8, row: u8) -> bool {
    row < ROWS
        && row <= column
        && column + row < COLUMNS
        && column + row > 2
        && COLUMNS - 1 - column + row > 2
}

/// "A cell points up if column + row is even, down if odd."
const fn army(column: u8, row: u8) -> Army {
    if (column + row).is_multiple_of(2) { Army::Dark } else { Army::Light }
}

const fn number(column: u8, row: u8) -> At {
    ROW * row + (column - row) / 2
}

const fn board(colour: Army) -> Cells {
    let mut cells = 0;
    let mut row = 0;
    while row < ROWS {
        let mut column = 0;
        while column < COLUMNS {
            if is_on_board(column, row) && army(column, row) as u8 == colour as u8 {
                cells |= bit(number(column, row));
            }
            column += 1;
        }
        row += 1;
    }
    cells
}

const fn edge(colour: Army) -> Cells {
    let mut edge = 0;
    let mut left = BOARD[colour as usize];
    while left != 0 {
        let at = left.trailing_zeros() as At;
        let beside = sides(colour, bit(at)) & BOARD[colour.other() as usize];
        if beside.count_ones() == 2 {
            edge |= bit(at);
        }
        left &= left - 1;
    }
    edge
}

/// "*Side neighbours* of a cell (they have the other colour): the cells left and right of it in its row, and the
/// cell below (for a cell pointing up) or above (pointing down) in its column."
///
/// Returns the side neighbours of all `cells`, which have this colour. Neighbours off the board are bits that are
/// not in [`BOARD`].
pub(crate) const fn sides(colour: Army, cells: Cells) -> Cells {
    match colour {
        Army::Light => cells | cells << 1 | cells << ROW,
        Army::Dark => cells | cells >> 1 | cells >> ROW,
    }
}

/// The pieces of an army among `suspects` that are captured. A piece is captured "if all its side neighbours on the
/// board are occupied by the mover's pieces, and, where the enemy piece is a captain or stands on an edge cell, at
/// least one of those pieces is a captain".
pub(crate) fn captured(
    army: Army,
    suspects: Cells,
    captains: Cells,
    enemies: Cells,
    enemy_captains: Cells,
) -> Cells {
    let by = army.other();
    let enclosed = suspects & !sides(by, BOARD[by as usize] & !enemies);
    enclosed & (!(captains | EDGE[army as usize]) | sides(by, enemy_captains))
}

pub(super) fn cell(colour: Army, at: At) -> Cell {
    let row = at / ROW;
    let to_the_right = match colour {
        Army::Light => 1,
        Army::Dark => 0,
    };
    Cell::new(row + 2 * (at % ROW) + to_the_right, row)
}

/// The colour and the bit of a cell, `None` if it is not on this board.
pub(super) fn at(cell: Cell) -> Option<(Army, At)> {
    let Cell { column, row } = cell;
    // The bounds are checked first, because a typed cell may have any column and row.
    (column < COLUMNS && row < ROWS && is_on_board(column, row))
        .then(|| (army(column, row), number(column, row)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side_neighbours(text: &str) -> Vec<String> {
        let column = text.as_bytes()[0] - b'a';
        let row: u8 = text[1..].parse().expect("a row");
        let (colour, at) = at(Cell::new(column, row - 1)).expect("a cell of the board");
        let other = colour.other();
        let mut texts: Vec<String> = each(sides(colour, bit(at)) & BOARD[other as usize])
            .map(|at| cell(other, at).to_string())
            .collect();
        texts.sort_unstable();
        texts
    }

    #[test]
    fn the_board_has_82_cells_pointing_up_and_75_pointing_down() {
        assert_eq!(BOARD[Army::Dark as usize].count_ones(), 82);
        assert_eq!(BOARD[Army::Light as usize].count_ones(), 75);
        for missing in
            [(0, 0), (2, 0), (1, 1), (0, 1), (22, 0), (23, 1), (24, 0), (11, 11), (12, 11), (200, 200)]
        {
            assert_eq!(at(Cell::new(missing.0, missing.1)), None, "{missing:?}");
        }
    }

    #[test]
    fn every_cell_is_the_cell_of_its_bit() {
        for column in 0..COLUMNS {
            for row in 0..ROWS {
                let here = Cell::new(column, row);
                if let Some((colour, at)) = at(here) {
                    assert_eq!(cell(colour, at), here);
                }
            }
        }
    }

    #[test]
    fn a_cell_has_two_or_three_side_neighbours() {
        assert_eq!(side_neighbours("m5"), ["l5", "m4", "n5"], "it points up");
        assert_eq!(side_neighbours("m6"), ["l6", "m7", "n6"], "it points down");
        assert_eq!(side_neighbours("d1"), ["d2", "e1"], "the corner is cut away");
        assert_eq!(side_neighbours("m1"), ["l1", "n1"], "there is no row below");
        assert_eq!(side_neighbours("k11"), ["k10", "l11"], "the top is cut away");
        for colour in [Army::Light, Army::Dark] {
            for at in each(BOARD[colour as usize]) {
                let beside = sides(colour, bit(at)) & BOARD[colour.other() as usize];
                assert!((2..=3).contains(&beside.count_ones()), "{}", cell(colour, at));
            }
        }
    }

    /// Every army therefore has a legal turn: at least one of its pieces is one step from an empty cell.
    #[test]
    fn steps_lead_from_any_cell_of_a_colour_to_any_other() {
        for board in BOARD {
            let mut reached = board & board.wrapping_neg();
            for _ in 0..board.count_ones() {
                reached |=
                    DIRECTIONS.iter().fold(0, |cells, direction| cells | shift(reached, *direction)) & board;
            }
            assert_eq!(reached, board);
        }
    }
}
