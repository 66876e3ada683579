use super::{Cell, ManKind, Seat, TileSlot};

/// One effect of a turn. A turn has a list of them, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A man moved, or came onto the board.
    Moved {
        /// The kind of the man.
        kind: ManKind,
        /// The start, the cells passed through and the destination; only the destination if the man came onto the
        /// board.
        path: Vec<Cell>,
    },
    /// A man left the board.
    Captured {
        /// The seat that owned the man.
        seat: Seat,
        /// The kind of the man.
        kind: ManKind,
        /// The cell where it stood.
        cell: Cell,
    },
    /// A man of the mover stepped onto a cell emptied by a capture (Biloba).
    Replaced {
        /// The cell that the man left.
        from: Cell,
        /// The emptied cell onto which the man stepped.
        to: Cell,
    },
    /// The moved man itself was lost, having moved into capture (Bizingo).
    Lost {
        /// The seat that owned the man, which is the mover.
        seat: Seat,
        /// The kind of the man.
        kind: ManKind,
        /// The cell where it was lost.
        cell: Cell,
    },
    /// Tiles slid, each from a place to the place at the same index (Bilitaire).
    Slid {
        /// The old places.
        from: Vec<TileSlot>,
        /// The new places.
        to: Vec<TileSlot>,
    },
    /// An empty tile was removed (Bilitaire).
    TileRemoved {
        /// The slot that the tile left.
        place: TileSlot,
    },
    /// A jump of this many balls was demanded (Bilitaire).
    Demanded {
        /// The number of balls that the jump must take.
        balls: u8,
    },
    /// A round ended: this seat left balls on the board as jumper (Bilitaire).
    RoundOver {
        /// The jumper of the round.
        jumper: Seat,
        /// The number of balls left, which are the points of the other seat.
        left: u8,
    },
    /// The mover had no turn and passed.
    Passed,
    /// A seat went out of the game.
    Out {
        /// The seat that is out.
        seat: Seat,
        /// The place that it takes.
        place: u8,
    },
}
