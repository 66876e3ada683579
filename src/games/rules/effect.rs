use super::{Cell, ManKind, Seat, TileSlot};

/// One effect of a turn. A turn has a list of them, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A man moved. One that came onto the board has only the cell where it stands.
    Moved {
        /// Its kind.
        kind: ManKind,
        /// The start, the cells passed through, the destination.
        path: Vec<Cell>,
    },
    /// A man left the board.
    Captured {
        /// The seat whose man it was.
        seat: Seat,
        /// Its kind.
        kind: ManKind,
        /// Where it stood.
        cell: Cell,
    },
    /// A man of the mover stepped onto a cell emptied by a capture (Biloba).
    Replaced {
        /// Where it stood.
        from: Cell,
        /// The vacancy.
        to: Cell,
    },
    /// The moved man itself was lost, having moved into capture (Bizingo).
    Lost {
        /// Whose man it was: the mover's.
        seat: Seat,
        /// Its kind.
        kind: ManKind,
        /// Where it was lost.
        cell: Cell,
    },
    /// Tiles slid, each from a place to the place at the same index (Bilitaire).
    Slid {
        /// Where they lay.
        from: Vec<TileSlot>,
        /// Where they lie.
        to: Vec<TileSlot>,
    },
    /// An empty tile was removed (Bilitaire).
    TileRemoved {
        /// Its place.
        place: TileSlot,
    },
    /// A jump of this many balls was demanded (Bilitaire).
    Demanded {
        /// Their number.
        balls: u8,
    },
    /// A round ended: this seat left balls on the board as jumper (Bilitaire).
    RoundOver {
        /// The jumper of the round.
        jumper: Seat,
        /// Balls left, the points of the other seat.
        left: u8,
    },
    /// The mover had no turn and passed.
    Passed,
    /// A seat went out of the game.
    Out {
        /// The seat.
        seat: Seat,
        /// The place that it takes.
        place: u8,
    },
}
