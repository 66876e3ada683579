//! The board of Biloba as sets of bits.
//!
//! The bit of a cell is 10 × column + row, both counted from 0. Ascending bits are therefore in the order of turn texts
//! (column letter first, then row). The tenth row of each column is never on the board, so that a shifted set does not
//! run over into the next column.

pub(crate) use crate::rules::bits::wide::{Cells, bit, shift};
pub(super) use crate::rules::bits::{At, between, each_by_halves as each};

use crate::rules::Cell;

const COLUMN: i8 = 10;

/// "Three cells are cut off at each corner (a1 b1 a2, and likewise at i1, a9, i9), which leaves 69 cells."
pub(super) const BOARD: Cells = {
    let mut cells = 0;
    let mut column = 0;
    while column < 9 {
        let mut row = 0;
        while row < 9 {
            let from_side = if column < 8 - column { column } else { 8 - column };
            let from_end = if row < 8 - row { row } else { 8 - row };
            if from_side + from_end >= 2 {
                cells |= 1 << (column * COLUMN + row);
            }
            row += 1;
        }
        column += 1;
    }
    cells
};

/// "The centre e5 is the special tile: no pawn ever rests on it."
pub(super) const CENTRE: At = 44;
/// The cells on which a pawn may rest: all but e5.
pub(crate) const RESTING_CELLS: Cells = BOARD & !bit(CENTRE);

/// The four axes (column, row, and the two diagonals), each as the distance between the bits of neighbours.
pub(crate) const AXES: [i8; 4] = [1, COLUMN, COLUMN + 1, COLUMN - 1];
/// The eight directions, as distances between bits.
pub(crate) const DIRECTIONS: [i8; 8] =
    [1, -1, COLUMN, -COLUMN, COLUMN + 1, -COLUMN - 1, COLUMN - 1, 1 - COLUMN];

/// The cells next to each cell, in all eight directions.
pub(super) const NEIGHBOURS: [Cells; 89] = {
    let mut neighbours = [0; 89];
    let mut at = 0;
    while at < 89 {
        let mut direction = 0;
        while direction < 8 {
            if BOARD & bit(at as At) != 0 {
                neighbours[at] |= shift(bit(at as At), DIRECTIONS[direction]) & BOARD;
            }
            direction += 1;
        }
        at += 1;
    }
    neighbours
};

/// The number of columns and rows, each from −1 to 1, of one step in a direction.
pub(super) fn columns_and_rows(direction: i8) -> (i8, i8) {
    let columns = (direction + COLUMN / 2).div_euclid(COLUMN);
    (columns, direction - columns * COLUMN)
}

/// The pawns among `enemies` that `own` captures: they stand "directly between two pawns of one same enemy colour, in a
/// row, column or diagonal".
pub(crate) fn flanked(own: Cells, enemies: Cells) -> Cells {
    AXES.iter().fold(0, |found, axis| found | shift(own, *axis) & shift(own, -axis)) & enemies
}

/// The pawns of `own` that flank a cell: both neighbours of the cell on every axis on which both are own pawns.
pub(super) fn flankers(own: Cells, at: At) -> Cells {
    AXES.iter().fold(0, |found, axis| {
        let (ahead, behind) = (own & shift(bit(at), *axis), own & shift(bit(at), -axis));
        // At the edge `shift` gives an empty set, so each side needs a pawn of its own.
        if ahead != 0 && behind != 0 { found | ahead | behind } else { found }
    })
}

pub(super) fn cell(at: At) -> Cell {
    Cell::new(at / COLUMN as u8, at % COLUMN as u8)
}

/// The number of the bit of a cell, which [`bit`] turns into a set; `None` if the cell is not on this board.
pub(super) fn at(cell: Cell) -> Option<At> {
    let on_grid = cell.column < 9 && cell.row < 9;
    let at = on_grid.then(|| cell.column * COLUMN as u8 + cell.row)?;
    (BOARD & bit(at) != 0).then_some(at)
}

/// The cells of a set.
pub(super) fn cells(set: Cells) -> Vec<Cell> {
    each(set).map(cell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_69_cells_and_a_centre() {
        assert_eq!(BOARD.count_ones(), 69);
        assert_eq!(cell(CENTRE).to_string(), "e5");
        for missing in [(0, 0), (1, 0), (0, 1), (8, 8), (8, 7), (7, 8), (0, 8), (8, 0), (9, 4)] {
            assert_eq!(at(Cell::new(missing.0, missing.1)), None, "{missing:?}");
        }
    }
}
