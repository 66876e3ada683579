use super::notation::{Token, Tokens};
use super::{Cell, Effect, GameKind, ManKind, Places, Scene, Seat, TileSlot};
use crate::localize::Message;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// Whether a turn may end after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStatus {
    /// Another step must follow.
    Incomplete,
    /// The turn may end here, or another step may follow.
    Extendable,
    /// The turn ends here: no step may follow.
    Complete,
}

/// A position between two turns: everything that the rest of the game depends on, and nothing else.
pub trait Position: PositionText + Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The type of a turn under construction.
    type TurnBuilder: TurnBuilder<Position = Self>;

    /// The game to which positions of this type belong.
    const KIND: GameKind;
    /// The numbers of seats that it can have.
    const SEATS: RangeInclusive<usize>;
    /// The names of its set-ups; the first is the default.
    const SETUPS: &'static [&'static str];
    /// The kinds of men of the game, in the order in which they are listed to people.
    const KINDS: &'static [ManKind];
    /// A hosted game is drawn after this many turns in a row, for each seat still in the game, in which no man leaves
    /// the board; `None` for a game without host draws, which repetition does not draw either.
    const QUIET_TURNS_PER_SEAT: Option<usize>;
    /// Symmetries of the board under which play stays the same, of which all others are made.
    const SYMMETRIES: &'static [Symmetry];

    /// The first position with a number of seats in [`SEATS`](Position::SEATS), from a set-up in
    /// [`SETUPS`](Position::SETUPS).
    fn start(seats: usize, setup: &str) -> Self;
    /// The places of the seats that are out; complete when the game is over.
    fn places(&self) -> Places;
    /// The seat to act; `None` when the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Why the game is over, for a game that ended by its rules.
    fn end_reason(&self) -> Message;
    /// Begins a turn of the seat to act. In a finished game the builder has no steps.
    fn turn_builder(&self) -> Self::TurnBuilder;
    /// The position after a seat that is still in the game has resigned or lost on time.
    fn after_withdrawal(&self, seat: Seat) -> Self;
    /// The position with the next seat to act, as if the seat to act had passed. `None` where that could end the game or is
    /// against the sense of the game, such as where a capture is obligatory.
    fn after_pass(&self) -> Option<Self> {
        None
    }
    /// The number of men on the board (balls, in Bilitaire). When it falls, the count of quiet turns starts anew.
    fn man_count(&self) -> usize;

    /// Whether the board has this cell.
    fn has_cell(cell: Cell) -> bool;
    /// The effects of a legal turn from here, in order.
    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect>;
    /// The position as data to draw, without traces of the last turn.
    fn scene(&self) -> Scene;
    /// The keys of the texts that name the sides of seats 0 and 1 in a game of two.
    fn side_names(&self) -> [&'static str; 2];
    /// The side of the board that belongs to a seat, below 4: set-ups number the seats in different ways. 0 where the cells of men tell
    /// their owners, or men have none.
    fn side_of(seat: Seat, seats: usize) -> u8;
    /// The most cells of a [`Placement`](super::Placement) that differ after this number of turns that have taken this number of men.
    fn max_changed_cells(turns: usize, taken: usize) -> usize {
        // A turn moves one man.
        2 * turns + taken
    }
}

/// A symmetry of the board, which may exchange the sides of the owners.
pub struct Symmetry {
    /// The image of a cell.
    pub cell: fn(Cell) -> Cell,
    /// The image of a side.
    pub side: fn(u8) -> u8,
}

/// The text forms of a position, for programs, records and tests.
pub trait PositionText: Sized {
    /// The position in one line, after chess's FEN; each game documents its own.
    fn fen(&self) -> String;
    /// Reads a position from one line.
    ///
    /// # Errors
    /// If the text is not exactly what [`fen`](PositionText::fen) writes for a possible position.
    fn from_fen(text: &str) -> Result<Self, FenError>;
    /// The position as a board of ASCII text.
    fn ascii_board(&self) -> String;
}

/// The step type of a position type.
pub type StepOf<P> = <<P as Position>::TurnBuilder as TurnBuilder>::Step;

/// A turn under construction: a position and the steps chosen so far.
pub trait TurnBuilder: Clone {
    /// The type of position from which it begins and to which it leads.
    type Position;
    /// One choice of the player within a turn.
    type Step: Step;

    /// The board after the steps so far. Everything else, such as the seat to act, may be as it was when the turn
    /// began.
    fn position(&self) -> &Self::Position;
    /// The step generator: visits each step that may come next, with the status of the turn after it.
    ///
    /// A step is visited only if the turn can be completed after it.
    fn for_each_step(&self, visit: impl FnMut(Self::Step, TurnStatus));
    /// The number of steps that [`for_each_step`](TurnBuilder::for_each_step) visits, for games in which every step is
    /// a complete turn that can be counted without being visited; `None` elsewhere.
    fn complete_step_count(&self) -> Option<usize> {
        None
    }
    /// The step that [`for_each_step`](TurnBuilder::for_each_step) visits after `index` others; `None` if there are fewer.
    fn nth_step(&self, index: usize) -> Option<Self::Step> {
        let (mut visited, mut found) = (0, None);
        self.for_each_step(|step, _| {
            if visited == index {
                found = Some(step);
            }
            visited += 1;
        });
        found
    }
    /// Makes a step that [`for_each_step`](TurnBuilder::for_each_step) visited.
    fn apply(&mut self, step: Self::Step);
    /// Ends the turn, after a step whose status was [`TurnStatus::Extendable`] or [`TurnStatus::Complete`].
    fn finish(self) -> Self::Position;
    /// The first rule that `typed` breaks, as a sentence for the player. It is called only if `typed` matches none of the steps that may come next.
    fn broken_rule(&self, typed: &[Token]) -> Message;
}

/// One step of a turn.
pub trait Step: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The tokens of the step in canonical notation; `first` is true for the first step of a turn. No other step that may be
    /// made in its place has the same tokens.
    fn tokens(self, first: bool) -> Tokens;
    /// The tile to choose before the step itself, if there are too many steps to choose from at once (Bilitaire).
    fn start_tile(self) -> Option<TileSlot> {
        None
    }
    /// Another notation for it that is read as well.
    fn alternative_tokens(self, first: bool) -> Option<Tokens> {
        let _ = first;
        None
    }
}

/// Why a line is not the text of a possible position, for programmers: not localized.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError(pub String);

impl std::fmt::Display for FenError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FenError {}

/// A [`FenError`] with this text.
pub(super) fn fen_error<T>(why: impl Into<String>) -> Result<T, FenError> {
    Err(FenError(why.into()))
}
