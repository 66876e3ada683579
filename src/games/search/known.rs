use super::budget::Stopped;
use super::hunt::Hunt;
use crate::rules::{Position, Seat};

/// Terms of an evaluation; a game uses the first so many of them.
pub type Terms = [i32; MOST_TERMS];

/// No game has more terms.
pub const MOST_TERMS: usize = 16;

/// Which terms are asked for: those that count something by either of these weights.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a>(pub(super) [&'a Terms; 2]);

impl Wanted<'_> {
    /// All of them.
    pub const ALL: Wanted<'static> = Wanted([&[1; MOST_TERMS]; 2]);

    /// Is this one among them?
    pub(super) fn has(self, term: usize) -> bool {
        self.0.iter().any(|weights| weights[term] != 0)
    }
}

/// What is known of a game beyond its rules. Every game has it: one of which nothing is known counts men.
pub trait Known: Position {
    /// The names of the terms by which a position is judged, as in the game's file of weights. The first is what there
    /// is to be won and lost, which is all that a materialist sees.
    const TERMS: &'static [&'static str] = &["men"];

    /// What a seat that is still in the game has of each term. It counts for the seat, and as much against the others.
    /// Terms that are not wanted may be left out.
    fn terms(&self, seat: Seat, _wanted: Wanted) -> Terms {
        let mut terms = [0; MOST_TERMS];
        terms[0] = self.scene().men.iter().filter(|man| man.seat == seat).count() as i32;
        terms
    }

    /// The position if the seat to act did nothing; `None` where that may be better than any turn, or has no sense. Who
    /// is well off even so need not be looked at closely.
    fn passed(&self) -> Option<Self> {
        None
    }

    /// What a seat seeks from here, by what it seeks otherwise: what it wanted may have come about, or be more urgent after
    /// so many turns since a man left the board. Asked once a search, of the position where that begins.
    fn seeks(&self, _seat: Seat, drive: Terms, _quiet: usize) -> Terms {
        drive
    }

    /// Works out what [`Known::solved`] knows, now rather than in the first search that needs it.
    fn learn() {}

    /// How the game ends from here if nobody errs, where that has been worked out to the end; host draws left aside.
    fn solved(&self) -> Option<Solved> {
        None
    }

    /// After how many attacks at least, each of which must be answered, a man of the other falls to the seat to act without the
    /// loss of one of its own; `None` if nobody is known to. Asked a lot by a player who sets snares.
    fn chase(&self, _hunt: &mut Hunt) -> Result<Option<u8>, Stopped> {
        Ok(None)
    }

    /// Is too much going on to be judged?
    fn unrest(&self) -> Unrest {
        Unrest::Calm
    }
}

/// How many cells there are in a set, as a term.
pub(super) fn count(cells: impl Into<u128>) -> i32 {
    cells.into().count_ones() as i32
}

/// How a game ends for the seat to act if nobody errs, in turns of both seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// It wins with the last of so many turns.
    Wins(u32),
    /// The other wins with the last of so many turns.
    Loses(u32),
    /// Nobody can win.
    Draws,
}

/// What the search has to look at before it judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrest {
    /// Nothing.
    Calm,
    /// The seat to act may capture: these turns are worth a look.
    Captures,
    /// The seat to act is bound to capture: only what comes of it can be judged.
    Bound,
}
