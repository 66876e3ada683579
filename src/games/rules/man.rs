use super::{Cell, Seat};

/// The kind of a man. Each game has its own kinds ([`Position::KINDS`](super::Position::KINDS)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ManKind {
    text: &'static str,
    owned: bool,
}

impl ManKind {
    /// A kind with the key of its text, such as `men-pawn`. Kinds of different games may share a text, if they have one word in every
    /// language.
    pub const fn new(text: &'static str) -> ManKind {
        ManKind { text, owned: true }
    }

    /// A kind whose men belong to no seat; [`Man::seat`] is 0.
    pub const fn of_nobody(text: &'static str) -> ManKind {
        ManKind { text, owned: false }
    }

    /// The key of its text, which has the arguments `cells` and `count`.
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// Whether its men belong to seats.
    pub const fn is_owned(self) -> bool {
        self.owned
    }
}

/// One man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// The cell where it stands.
    pub cell: Cell,
    /// The seat that owns it; 0 if its kind is not owned.
    pub seat: Seat,
    /// The kind of the man.
    pub kind: ManKind,
}
