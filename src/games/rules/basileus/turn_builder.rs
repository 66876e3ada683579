use super::board::{self, At, bit};
use super::broken_rule;
use super::{Position, Role};
use crate::localize::Message;
use crate::rules::TurnStatus;
use crate::rules::notation::{Separator, Token, Tokens};

/// One choice within a turn. Cells are given by the numbers of their bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A move without capture, "one square, to an empty square".
    Move {
        /// The start.
        from: At,
        /// The destination.
        to: At,
    },
    /// A capture, a "short jump over an adjacent enemy to the empty square right behind it".
    Jump {
        /// The start.
        from: At,
        /// The landing.
        to: At,
    },
    /// "A basileus takes the other basileus by *moving onto it*."
    BasileusTakesBasileus {
        /// The square of the own basileus.
        from: At,
        /// The square of the other basileus.
        to: At,
    },
}

/// A turn under construction.
#[derive(Clone, Copy)]
pub struct TurnBuilder {
    /// The board after the steps so far: "the captured man is removed at once".
    position: Position,
    progress: Progress,
}

#[derive(Clone, Copy)]
enum Progress {
    Begins,
    /// The man on this square has captured in this turn.
    Jumping(At),
    Over,
}

impl TurnBuilder {
    pub(super) fn new(position: Position) -> TurnBuilder {
        let progress = if position.places.is_complete() { Progress::Over } else { Progress::Begins };
        TurnBuilder { position, progress }
    }

    /// The square of the man that has captured in this turn.
    pub(super) fn jumping(&self) -> Option<At> {
        match self.progress {
            Progress::Jumping(at) => Some(at),
            Progress::Begins | Progress::Over => None,
        }
    }

    /// Visits the further jumps of the man that has captured: "a capturing man goes on jumping in the same turn for as
    /// long as it can (any allowed direction after each jump)".
    fn more_jumps(&self, at: At, visit: impl FnMut(Step, TurnStatus)) {
        let own = self.position.side();
        if let Some(role) = own.role(at) {
            self.position.jumps(role, bit(at), visit);
        }
    }
}

impl crate::rules::TurnBuilder for TurnBuilder {
    type Position = Position;
    type Step = Step;

    fn position(&self) -> &Position {
        &self.position
    }

    fn for_each_step(&self, mut visit: impl FnMut(Step, TurnStatus)) {
        match self.progress {
            Progress::Over => {}
            Progress::Jumping(at) => self.more_jumps(at, visit),
            // "Capturing is obligatory, but which capture is free."
            Progress::Begins if self.position.can_capture() => {
                for role in Role::ALL {
                    self.position.jumps(role, self.position.side().of(role), &mut visit);
                }
                if let Some((from, to)) = self.position.adjacent_kings() {
                    visit(Step::BasileusTakesBasileus { from, to }, TurnStatus::Complete);
                }
            }
            Progress::Begins => {
                self.position.moves(|from, to| visit(Step::Move { from, to }, TurnStatus::Complete))
            }
        }
    }

    fn apply(&mut self, step: Step) {
        self.progress = Progress::Over;
        match step {
            Step::Move { from, to } => self.position.move_man(from, to),
            Step::Jump { from, to } => {
                self.position.move_man(from, to);
                self.position.remove_men(board::between(from, to));
                // "Taking the basileus ends the game at once, also in the middle of a chain."
                if self.position.enemy().king != 0 {
                    self.progress = Progress::Jumping(to);
                }
            }
            Step::BasileusTakesBasileus { from, to } => {
                self.position.remove_men(to);
                self.position.move_man(from, to);
            }
        }
    }

    fn finish(mut self) -> Position {
        self.position.begin_turn_of(1 - self.position.turn);
        self.position
    }

    fn broken_rule(&self, typed: &[Token]) -> Message {
        broken_rule::find(self, typed)
    }
}

impl crate::rules::Step for Step {
    /// "`b1-c2`; captures `d4xd6xf6` (squares landed on); king takes king `e4xe5`."
    fn tokens(self, first: bool) -> Tokens {
        let (from, separator, to) = match self {
            Step::Move { from, to } => (from, Separator::To, to),
            Step::Jump { from, to } | Step::BasileusTakesBasileus { from, to } => {
                (from, Separator::Takes, to)
            }
        };
        let token = |separator, at| Token::At(separator, board::cell(at).into());
        let start = first.then_some(token(Separator::From, from));
        Tokens::new(start.into_iter().chain([token(separator, to)]))
    }
}
