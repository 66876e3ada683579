use std::fmt;

/// A cell of a board: `a1` is at the bottom left as seat 0 sees it.
///
/// Ordered by column, then by row, as turn texts are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// From 0 (column `a`) to 25.
    pub column: u8,
    /// From 0 (row `1`).
    pub row: u8,
}

impl Cell {
    /// The cell in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Cell {
        Cell { column, row }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A slot of Bilitaire's frame, where a tile may lie. `A1` is at the bottom left. The rules call it a place.
///
/// Written in upper case, to distinguish it from a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileSlot {
    /// From 0 (column `A`) to 25.
    pub column: u8,
    /// From 0 (row `1`).
    pub row: u8,
}

impl TileSlot {
    /// The slot in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> TileSlot {
        TileSlot { column, row }
    }
}

impl fmt::Display for TileSlot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column), self.row + 1)
    }
}

impl fmt::Debug for TileSlot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A cell or a tile slot: the target of a token of a turn, and the position of a choice on the board.
///
/// # Examples
/// ```
/// use bside_games::rules::{Cell, Spot, TileSlot};
///
/// assert_eq!(Spot::from(Cell::new(2, 4)).to_string(), "c5");
/// assert_eq!(Spot::from(TileSlot::new(2, 4)).to_string(), "C5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Spot {
    /// A cell, on which a man may stand.
    Cell(Cell),
    /// A slot for a tile (Bilitaire).
    TileSlot(TileSlot),
}

impl Spot {
    /// Column and row, both counted from 0.
    pub(super) fn coordinates(self) -> (u8, u8) {
        match self {
            Spot::Cell(cell) => (cell.column, cell.row),
            Spot::TileSlot(place) => (place.column, place.row),
        }
    }
}

impl From<Cell> for Spot {
    fn from(cell: Cell) -> Spot {
        Spot::Cell(cell)
    }
}

impl From<TileSlot> for Spot {
    fn from(place: TileSlot) -> Spot {
        Spot::TileSlot(place)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spot::Cell(cell) => fmt::Display::fmt(cell, f),
            Spot::TileSlot(place) => fmt::Display::fmt(place, f),
        }
    }
}
