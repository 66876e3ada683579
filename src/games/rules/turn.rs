//! The list of legal turns, derived from [`TurnBuilder::for_each_step`].

use super::notation::{self, Token};
use super::position::StepOf;
use super::{Position, Step, TurnBuilder, TurnStatus};

/// Visits each legal turn with its steps and the builder to which they lead. `path` is a reusable buffer, so that no
/// turn allocates; pass it empty.
pub fn for_each_turn<D: TurnBuilder>(
    builder: &D,
    path: &mut Vec<D::Step>,
    visit: &mut impl FnMut(&[D::Step], &D),
) {
    builder.for_each_step(|step, status| {
        let mut longer = builder.clone();
        longer.apply(step);
        path.push(step);
        if status != TurnStatus::Incomplete {
            visit(path, &longer);
        }
        if status != TurnStatus::Complete {
            for_each_turn(&longer, path, visit);
        }
        path.pop();
    });
}

/// Visits the position after each legal turn, in the order of [`for_each_turn`].
pub fn for_each_child<P: Position>(position: &P, mut visit: impl FnMut(P)) {
    for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |_, builder| {
        visit(builder.clone().finish())
    });
}

/// The tokens of a turn, step after step.
pub(super) fn tokens<S: Step>(turn: &[S]) -> Vec<Token> {
    let mut tokens = Vec::new();
    for (index, step) in turn.iter().enumerate() {
        tokens.extend_from_slice(&step.tokens(index == 0));
    }
    tokens
}

/// The canonical text of a turn.
pub fn write<S: Step>(turn: &[S]) -> String {
    notation::write(&tokens(turn))
}

/// The texts of all legal turns, in byte order.
pub fn legal_turns<P: Position>(position: &P) -> Vec<String> {
    let mut texts = Vec::new();
    for_each_turn(&position.turn_builder(), &mut Vec::new(), &mut |steps, _| texts.push(write(steps)));
    texts.sort_unstable();
    texts
}

/// The position after a legal turn.
pub fn play<P: Position>(position: &P, turn: &[StepOf<P>]) -> P {
    let mut builder = position.turn_builder();
    for step in turn {
        builder.apply(*step);
    }
    builder.finish()
}
