use super::notation::{Token, Tokens};
use super::{
    AnyPosition, BrokenRule, Cell, Effect, GameKind, ManKind, Message, Places, Scene, Seat, TileSlot,
};
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
    /// A turn in the making.
    type TurnBuilder: TurnBuilder<Position = Self>;

    /// The game.
    const KIND: GameKind;
    /// How many may play it.
    const SEATS: RangeInclusive<usize>;
    /// The names of its set-ups; the first is the default.
    const SETUPS: &'static [&'static str];
    /// Its kinds of men, in the order in which they are told.
    const KINDS: &'static [ManKind];
    /// A hosted game is drawn after this many turns in a row, for each seat still in the game, in which no man leaves the
    /// board; `None` for a game without host draws, which repetition does not draw either.
    const QUIET_TURNS_PER_SEAT: Option<usize>;

    /// The first position for so many of [`SEATS`](Position::SEATS), from a set-up of [`SETUPS`](Position::SETUPS).
    fn start(seats: usize, setup: &str) -> Self;
    /// The position as one of any game.
    fn into_any(self) -> AnyPosition;
    /// Places given so far; complete when the game is over.
    fn places(&self) -> Places;
    /// Whose turn it is; `None` when the game is over.
    fn seat(&self) -> Option<Seat>;
    /// Why a game that ended by its rules is over.
    fn end_reason(&self) -> Message;
    /// Begins a turn of the seat to act. Of a finished game the draft offers nothing.
    fn turn_builder(&self) -> Self::TurnBuilder;
    /// The position after a seat that is still in the game has given up.
    fn after_withdrawal(&self, seat: Seat) -> Self;
    /// How many men are on the board (balls, in Bilitaire): a fall is what host draws wait for.
    fn man_count(&self) -> usize;

    /// The number of turns in a row without a man leaving the board that draws a hosted game, with the seats that are
    /// still in it: see [`QUIET_TURNS_PER_SEAT`](Position::QUIET_TURNS_PER_SEAT).
    fn quiet_turn_limit(&self) -> Option<usize> {
        Self::QUIET_TURNS_PER_SEAT.map(|turns| turns * self.places().active_seats().count())
    }

    /// Is there such a cell on the board?
    fn has_cell(cell: Cell) -> bool;
    /// What a legal turn does here, in order.
    fn effects(&self, turn: &[StepOf<Self>]) -> Vec<Effect>;
    /// The position as data to draw; no trace of the last turn.
    fn scene(&self) -> Scene;
}

/// How positions are written: for programs, records and tests.
pub trait PositionText: Sized {
    /// The position in one line, after chess's FEN; each game documents its own.
    fn fen(&self) -> String;
    /// Reads what [`fen`](Written::fen) writes, and nothing else.
    fn from_fen(text: &str) -> Result<Self, FenError>;
    /// The position as a small board of text, for programs and tests.
    fn ascii_board(&self) -> String;
}

/// The steps of a kind of position.
pub type StepOf<P> = <<P as Position>::TurnBuilder as TurnBuilder>::Step;

/// A turn in the making: a position and the steps chosen so far.
pub trait TurnBuilder: Clone {
    /// What it began from.
    type Position;
    /// One choice of the player within a turn.
    type Step: Step;
    /// Why something is not a step here.
    type BrokenRule: BrokenRule;

    /// The board as it stands now, after the steps so far; all else may be as it was when the turn began.
    fn position(&self) -> &Self::Position;
    /// The one generator: offers each step that may come next, and says if the turn may stop after it.
    ///
    /// A step is offered only if the turn can be completed after it.
    fn for_each_step(&self, offer: impl FnMut(Self::Step, TurnStatus));
    /// How many steps [`for_each_step`](TurnBuilder::for_each_step) offers, for games in which each is a whole turn and can be counted without
    /// being visited; `None` elsewhere.
    fn complete_step_count(&self) -> Option<usize> {
        None
    }
    /// Takes a step that was offered.
    fn apply(&mut self, step: Self::Step);
    /// Ends the turn, after a step that was offered with [`TurnStatus::Extendable`] or [`TurnStatus::Complete`].
    fn finish(self) -> Self::Position;
    /// Why no step that is offered here is what was typed: the first rule that is broken.
    fn broken_rule(&self, typed: &[Token]) -> Self::BrokenRule;
}

/// One choice of a player within a turn.
pub trait Step: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its parts as they are written; `first` is true for the first step of a turn. No other step that is offered
    /// beside it has the same.
    fn tokens(self, first: bool) -> Tokens;
    /// A place by which it is found where steps are chosen one part after the other, if there are too many like it to
    /// choose from at once.
    fn found_on(self) -> Option<TileSlot> {
        None
    }
    /// Another way in which people write it.
    fn alternative_tokens(self, first: bool) -> Option<Tokens> {
        let _ = first;
        None
    }
}

/// Why a line is not the text of a possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError(pub String);

impl std::fmt::Display for FenError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FenError {}

/// Shorthand for the readers of the games: an error that says this.
pub(super) fn wrong<T>(why: impl Into<String>) -> Result<T, FenError> {
    Err(FenError(why.into()))
}
