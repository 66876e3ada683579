//! Legal turns, listed: all of it follows from [`TurnBuilder::next`].

use super::notation::{self, Part};
use super::position::StepOf;
use super::{Position, Step, Stop, TurnBuilder};

/// Visits each legal turn with its steps and the draft that they lead to. No allocation per turn: `path` is the one
/// buffer, empty at the start and at the end.
pub fn each<D: TurnBuilder>(draft: &D, path: &mut Vec<D::Step>, visit: &mut impl FnMut(&[D::Step], &D)) {
    draft.next(|step, stop| {
        let mut longer = draft.clone();
        longer.take(step);
        path.push(step);
        if stop != Stop::GoOn {
            visit(path, &longer);
        }
        if stop != Stop::Whole {
            each(&longer, path, visit);
        }
        path.pop();
    });
}

/// The parts of a turn, step after step.
pub(super) fn parts<S: Step>(turn: &[S]) -> Vec<Part> {
    let mut parts = Vec::new();
    for (index, step) in turn.iter().enumerate() {
        parts.extend_from_slice(&step.parts(index == 0));
    }
    parts
}

/// The canonical text of a turn.
pub fn write<S: Step>(turn: &[S]) -> String {
    notation::write(&parts(turn))
}

/// The texts of all legal turns, in byte order.
pub fn texts<P: Position>(position: &P) -> Vec<String> {
    let mut texts = Vec::new();
    each(&position.draft(), &mut Vec::new(), &mut |steps, _| texts.push(write(steps)));
    texts.sort_unstable();
    texts
}

/// The position after a legal turn.
pub fn play<P: Position>(position: &P, turn: &[StepOf<P>]) -> P {
    let mut draft = position.draft();
    for step in turn {
        draft.take(*step);
    }
    draft.finish()
}
