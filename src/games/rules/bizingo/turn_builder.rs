use super::Position;
use super::board::{self, Army, At, bit, each, sides};
use super::broken_rule;
use crate::localize::Message;
use crate::rules::TurnStatus;
use crate::rules::notation::{Separator, Token, Tokens};

/// "Move one piece one step to an empty cell": one step is a complete turn. Cells are given by the numbers of their
/// bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The army of the piece, which determines the colour of both cells.
    pub army: Army,
    /// The start cell.
    pub from: At,
    /// The destination.
    pub to: At,
}

impl Step {
    fn new(army: Army, from: At, direction: i8) -> Step {
        Step { army, from, to: from.wrapping_add_signed(direction) }
    }
}

/// A turn under construction.
#[derive(Clone, Copy)]
pub struct TurnBuilder {
    position: Position,
    /// Whether the step has been made or the game is over, so that no step may follow.
    done: bool,
}

impl TurnBuilder {
    pub(super) fn new(position: Position) -> TurnBuilder {
        TurnBuilder { position, done: position.places.is_complete() }
    }
}

impl crate::rules::TurnBuilder for TurnBuilder {
    type Position = Position;
    type Step = Step;

    fn position(&self) -> &Position {
        &self.position
    }

    fn for_each_step(&self, mut visit: impl FnMut(Step, TurnStatus)) {
        if !self.done {
            let army = self.position.mover;
            for (direction, pieces) in self.position.movers(army) {
                each(pieces).for_each(|from| visit(Step::new(army, from, direction), TurnStatus::Complete));
            }
        }
    }

    fn complete_step_count(&self) -> Option<usize> {
        let movers = self.position.movers(self.position.mover);
        Some(if self.done { 0 } else { movers.map(|(_, pieces)| pieces.count_ones() as usize).sum() })
    }

    fn nth_step(&self, mut index: usize) -> Option<Step> {
        if self.done {
            return None;
        }
        let army = self.position.mover;
        for (direction, pieces) in self.position.movers(army) {
            let count = pieces.count_ones() as usize;
            if index < count {
                return each(pieces).nth(index).map(|from| Step::new(army, from, direction));
            }
            index -= count;
        }
        None
    }

    fn apply(&mut self, step: Step) {
        self.done = true;
        let Step { army, from, to } = step;
        let enemy = army.other();
        self.position.move_man(army, from, to);
        // "Every enemy piece that shares a side with the moved piece is looked at. […] All such pieces are removed
        // together."
        let beside = sides(army, bit(to)) & self.position.men[enemy as usize];
        if beside == 0 {
            return;
        }
        let captured = self.position.captured(enemy, beside);
        self.position.remove_men(enemy, captured);
        // "If the move captured nothing, and by the same test the moved piece itself stands captured by the enemy,
        // it is removed at once."
        if captured == 0 {
            let lost = self.position.captured(army, bit(to));
            self.position.remove_men(army, lost);
        }
    }

    fn finish(mut self) -> Position {
        let next = self.position.mover.other();
        self.position.begin_turn_of(next);
        self.position
    }

    fn broken_rule(&self, typed: &[Token]) -> Message {
        broken_rule::find(self, typed)
    }
}

impl crate::rules::Step for Step {
    /// "`i4-k4`. Captures are not part of the text."
    fn tokens(self, _first: bool) -> Tokens {
        let token = |separator, at| Token::At(separator, board::cell(self.army, at).into());
        Tokens::new([token(Separator::From, self.from), token(Separator::To, self.to)])
    }
}
