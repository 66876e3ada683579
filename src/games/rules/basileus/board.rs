//! The board of Basileus as sets of bits.
//!
//! The bit of a cell is 9 × column + row, both counted from 0. Ascending bits are therefore in the order of turn texts
//! (column letter first, then row). The ninth row of each column is never on the board, so that a shifted set does not
//! run over into the next column.

pub(crate) use crate::rules::bits::At;
pub(super) use crate::rules::bits::between;
pub(crate) use crate::rules::bits::wide::{Cells, bit, each, shift};

use crate::rules::Cell;

/// "9 columns a–i, 8 rows 1–8."
pub(super) const COLUMNS: u8 = 9;
pub(super) const ROWS: u8 = 8;

const COLUMN: i8 = ROWS as i8 + 1;

/// All 72 cells of the board.
pub(crate) const BOARD: Cells = of_parity(0) | of_parity(1);
/// "Chequered, a1 dark."
pub(super) const DARK: Cells = of_parity(0);

pub(crate) const ORTHOGONAL: [i8; 4] = [1, -1, COLUMN, -COLUMN];
pub(crate) const DIAGONAL: [i8; 4] = [COLUMN + 1, -COLUMN - 1, COLUMN - 1, 1 - COLUMN];
/// "All eight" directions, as distances between bits.
pub(crate) const ALL: [i8; 8] = [1, -1, COLUMN, -COLUMN, COLUMN + 1, -COLUMN - 1, COLUMN - 1, 1 - COLUMN];

/// The cells whose column and row, counted from 0, have an even sum (`parity` 0) or an odd sum (`parity` 1).
const fn of_parity(parity: u8) -> Cells {
    let mut cells = 0;
    let mut column = 0;
    while column < COLUMNS {
        let mut row = 0;
        while row < ROWS {
            if (column + row) % 2 == parity {
                cells |= bit(column * COLUMN as u8 + row);
            }
            row += 1;
        }
        column += 1;
    }
    cells
}

/// The cells next to a cell, in all eight directions.
pub(super) fn neighbours(at: At) -> Cells {
    shifted(bit(at), &ALL) & BOARD
}

/// All the cells that are one step away from these in one of the directions, also beyond the board.
pub(crate) fn shifted(cells: Cells, directions: &[i8]) -> Cells {
    directions.iter().fold(0, |all, direction| all | shift(cells, *direction))
}

/// The number of steps of a basileus from a set of cells to another one, at most `max`, which is also the number if one is empty.
pub(crate) fn king_steps(from: Cells, to: Cells, max: usize) -> usize {
    let mut reached = from;
    let is_apart = |_: &usize| {
        let is_apart = reached & to == 0;
        reached |= shifted(reached, &ALL) & BOARD;
        is_apart
    };
    (0..max).take_while(is_apart).count()
}

pub(crate) fn cell(at: At) -> Cell {
    Cell::new(at / COLUMN as u8, at % COLUMN as u8)
}

/// The bit of a cell, `None` if it is not on this board.
pub(super) fn at(cell: Cell) -> Option<At> {
    (cell.column < COLUMNS && cell.row < ROWS).then(|| cell.column * COLUMN as u8 + cell.row)
}

/// The cells of a row, from the left.
pub(super) fn row_cells(row: u8) -> impl Iterator<Item = At> {
    (0..COLUMNS).filter_map(move |column| at(Cell::new(column, row)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_72_cells_and_a1_is_dark() {
        assert_eq!(BOARD.count_ones(), 72);
        assert_eq!(DARK.count_ones(), 36);
        assert_eq!(at(Cell::new(0, 0)).map(|at| DARK & bit(at)), Some(1));
        for missing in [(9, 0), (0, 8), (255, 255)] {
            assert_eq!(at(Cell::new(missing.0, missing.1)), None, "{missing:?}");
        }
    }

    #[test]
    fn no_jump_leaves_the_board() {
        for (column, row, count) in
            [(0, 0, 3), (8, 7, 3), (0, 7, 3), (8, 0, 3), (4, 0, 5), (0, 3, 5), (4, 4, 8)]
        {
            let at = at(Cell::new(column, row)).expect("a cell of the board");
            assert_eq!(neighbours(at).count_ones(), count, "{}", cell(at));
        }
    }
}
