use super::{Cell, ManKind, Seat, TileSlot};

/// One thing that a turn did, in the order in which it happened. Data: `i18n` tells it, `render` marks it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A man went its way: where it stood, what it passed through, where it stands. One that came onto the board has
    /// only the cell where it stands.
    Moved {
        /// What moved.
        kind: ManKind,
        /// The start, the way, the destination.
        path: Vec<Cell>,
    },
    /// A man left the board.
    Captured {
        /// Whose man it was.
        seat: Seat,
        /// What it was.
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
        /// What it was.
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
        /// How many.
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
        /// Which.
        seat: Seat,
        /// The place that it takes.
        place: u8,
    },
}
