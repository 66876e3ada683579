use super::budget::Stopped;
use super::forced_capture::ForcedCaptureSolver;
use crate::rules::{Position, Seat};

/// Values or weights of evaluation terms, indexed as in [`GameKnowledge::TERMS`]; unused entries are 0.
pub type Terms = [i32; MAX_TERMS];

/// Upper bound of the number of evaluation terms of a game.
pub const MAX_TERMS: usize = 16;

/// The terms that an evaluation needs: those with a non-zero weight in either set of weights.
#[derive(Clone, Copy, Debug)]
pub(super) struct RequestedTerms<'a>(pub(super) [&'a Terms; 2]);

impl RequestedTerms<'_> {
    /// All terms.
    pub(super) const ALL: RequestedTerms<'static> = RequestedTerms([&[1; MAX_TERMS]; 2]);

    pub(super) fn contains(self, term: usize) -> bool {
        self.0.iter().any(|weights| weights[term] != 0)
    }
}

/// How many rows away from the last turn is still in view of a player who looks only there.
pub(super) const ROWS_IN_VIEW: u8 = 2;

/// The knowledge of a game that the search uses beyond the rules. All methods have defaults, with which the search counts men.
pub(crate) trait GameKnowledge: Position {
    /// The names of the evaluation terms, as in the game's player file. The first is the material, the only term of the
    /// material baseline.
    const TERMS: &'static [&'static str] = &["men"];

    /// How many columns away from the last turn is still in view of a player who looks only there; see `slips`.
    const COLUMNS_IN_VIEW: u8 = ROWS_IN_VIEW;

    /// Computes the tables that searches use, if there are any.
    fn warm_up() {}

    /// The value of each term for a seat that is still in the game. Terms that are not requested may be left at 0.
    fn terms(&self, seat: Seat, _requested: RequestedTerms) -> Terms {
        let mut terms = [0; MAX_TERMS];
        terms[0] = self.scene().men.iter().filter(|man| man.seat == seat).count() as i32;
        terms
    }

    /// The chance of the seat to act to win, from 0 to 1, by the value of a search that has proven nothing; a draw counts as half a win.
    fn win_chance(&self, value: i32) -> f64 {
        logistic(f64::from(value) / 1000.0)
    }

    /// The position after a null move. `None` where a null move is meaningless or may be better than any turn (zugzwang),
    /// which makes null-move pruning unsound.
    fn after_null_move(&self) -> Option<Self> {
        None
    }

    /// Adjusts the asymmetric weights to the position at the root of a search; called once per search. `quiet_turns` is
    /// the number of turns since the last capture.
    fn adjust_asymmetric_weights(&self, _seat: Seat, asymmetric: Terms, _quiet_turns: usize) -> Terms {
        asymmetric
    }

    /// The result of the game under best play, where a tablebase has it. Draws by the host are not considered.
    fn probe_tablebase(&self) -> Option<TablebaseResult> {
        None
    }

    /// The least number of attacks, each of which must be answered, after which the seat to act captures a man without
    /// losing one; 0 if it can capture at once, `None` if no forced capture is known.
    ///
    /// # Errors
    /// `Stopped` when the budget of the solver is exhausted.
    fn forced_capture(&self, _solver: &mut ForcedCaptureSolver) -> Result<Option<u8>, Stopped> {
        Ok(None)
    }

    /// The captures that must be searched before the position can be evaluated.
    fn quiescence(&self) -> Quiescence {
        Quiescence::Quiet
    }
}

/// The chance whose odds have this logarithm.
pub(super) fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The number of cells in a set, as the value of a term.
pub(super) fn count_cells(cells: impl Into<u128>) -> i32 {
    cells.into().count_ones() as i32
}

/// The result of the game for the seat to act under best play, with its distance in turns of both seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablebaseResult {
    /// The seat to act wins in this many turns.
    Win(u32),
    /// The other seat wins in this many turns.
    Loss(u32),
    /// Neither seat can force a win.
    Draw,
}

/// The captures that a quiescence search follows before a position is evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quiescence {
    /// None: the static evaluation is reliable.
    Quiet,
    /// The seat to act may capture.
    Captures,
    /// The seat to act must capture, so there is no static evaluation to stand pat on.
    ForcedCaptures,
}
