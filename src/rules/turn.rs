//! Legal turns, listed and written: all of it follows from [`Draft::next`].

use super::position::StepOf;
use super::{Draft, Position, Step, Stop};

/// Visits each legal turn with its steps and the draft that they lead to. No allocation per turn: `path` is the one
/// buffer, empty at the start and at the end.
pub fn each<D: Draft>(draft: &D, path: &mut Vec<D::Step>, visit: &mut impl FnMut(&[D::Step], &D)) {
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

/// All legal turns, in the order of their generation. Empty when the game is over.
pub fn list<P: Position>(position: &P) -> Vec<Vec<StepOf<P>>> {
    let mut turns = Vec::new();
    each(&position.draft(), &mut Vec::new(), &mut |steps, _| turns.push(steps.to_vec()));
    turns
}

/// The canonical text of a turn.
pub fn write<S: Step>(turn: &[S]) -> String {
    let mut text = String::new();
    for (index, step) in turn.iter().enumerate() {
        step.write(index == 0, &mut text);
    }
    text
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

/// The legal turns of one position after another, at hand so that any of them can be played. Its buffers are used again:
/// once they are long enough, nothing is allocated.
#[derive(Clone, Debug)]
pub struct Turns<D: Draft> {
    /// The drafts to which last steps belong.
    drafts: Vec<D>,
    /// The last step of each turn, and the index of its draft.
    ends: Vec<(u32, D::Step)>,
    /// Turns of the only draft that are counted and not kept.
    counted: usize,
}

impl<D: Draft> Default for Turns<D> {
    fn default() -> Turns<D> {
        Turns { drafts: Vec::new(), ends: Vec::new(), counted: 0 }
    }
}

impl<D: Draft> Turns<D> {
    /// Forgets all turns and lists those that begin with this draft, in the order of [`list`].
    pub fn fill(&mut self, draft: D) {
        self.drafts.clear();
        self.ends.clear();
        self.counted = 0;
        match draft.whole_steps() {
            Some(count) => {
                self.counted = count;
                self.drafts.push(draft);
            }
            None => self.add(draft),
        }
    }

    fn add(&mut self, draft: D) {
        let index = self.drafts.len() as u32;
        self.drafts.push(draft.clone());
        draft.next(|step, stop| {
            if stop != Stop::GoOn {
                self.ends.push((index, step));
            }
            if stop != Stop::Whole {
                let mut longer = draft.clone();
                longer.take(step);
                self.add(longer);
            }
        });
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len() + self.counted
    }

    /// Is there none? Then the game is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position after a turn, by its index.
    pub fn play(&self, index: usize) -> D::Position {
        let (draft, step) = if self.counted > 0 {
            (0, self.drafts[0].nth_step(index).expect("the index of a turn"))
        } else {
            self.ends[index]
        };
        let mut draft = self.drafts[draft as usize].clone();
        draft.take(step);
        draft.finish()
    }
}
