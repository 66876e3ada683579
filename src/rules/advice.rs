//! What to do instead of a turn that is refused: steps from this very position, the same for every game.

use super::notation::{self, Part, Sign};
use super::{Draft, Step, Stop, Tell, Told};

/// Whole steps are named up to so many; where there are more, those who can make one.
const FEW: usize = 12;

/// What may be done instead. All texts are canonical.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// What the man or tile that was named can do.
    From {
        /// Where it is.
        from: String,
        /// Where it can go; whole steps where they are more than that.
        next: Vec<String>,
    },
    /// All that can be done now is to capture, and so.
    Captures(Vec<String>),
    /// Vacancies are to be filled now, and so.
    Replacements(Vec<String>),
    /// Everything that can be done now.
    Turns(Vec<String>),
    /// Too much can be done to be told.
    Begins {
        /// With these it begins.
        with: Vec<String>,
        /// One of the turns; where none is that short, how one begins.
        example: String,
    },
}

impl Tell for Advice {
    fn tell(&self) -> Told {
        match self {
            Advice::From { from, next } => {
                Told::new("advice-from").with("from", from).some("next", next, FEW)
            }
            Advice::Captures(next) => Told::new("advice-captures").some("next", next, FEW),
            Advice::Replacements(next) => Told::new("advice-replacements").some("next", next, FEW),
            Advice::Turns(next) => Told::new("advice-turns").some("next", next, FEW),
            Advice::Begins { with, example } => {
                Told::new("advice-begins").some("next", with, 2 * FEW).with("example", example)
            }
        }
    }
}

/// What may come after these steps, where something else was typed. `stop` says if the turn may end here.
pub(super) fn find<D: Draft>(draft: &D, steps: &[D::Step], stop: Stop, typed: &[Part]) -> Advice {
    let first = steps.is_empty();
    let (mut offers, mut whole) = (Vec::<Vec<Part>>::new(), Vec::new());
    draft.next(|step, stop| {
        let parts = step.parts(first).to_vec();
        if stop != Stop::GoOn {
            whole.push(notation::write(&parts));
        }
        offers.push(parts);
    });

    let of_typed = |parts: &&Vec<Part>| {
        parts.len() > 1 && parts.first().zip(typed.first()).is_some_and(|(part, typed)| part.is_like(*typed))
    };
    let mine: Vec<&Vec<Part>> = offers.iter().filter(of_typed).collect();
    if let [parts, ..] = mine[..] {
        let from = parts[0].bare().to_string();
        // Tiles that slide together begin as one of them does alone.
        let is_alone = mine.iter().all(|parts| parts[1].sign() != Some(Sign::From));
        let goes = |parts: &&Vec<Part>| parts[1].bare().to_string() + &notation::write(&parts[2..]);
        let whole = |parts: &&Vec<Part>| notation::write_step(parts);
        let next = mine.iter().map(|parts| if is_alone { goes(parts) } else { whole(parts) });
        return Advice::From { from, next: sorted(next) };
    }

    let has = |sign: Sign| {
        let begins = usize::from(first);
        let signed = |parts: &Vec<Part>| parts.iter().skip(begins).any(|part| part.sign() == Some(sign));
        !offers.is_empty() && offers.iter().all(signed)
    };
    if has(Sign::Onto) {
        return Advice::Replacements(sorted(offers.iter().map(|parts| notation::write_step(parts))));
    }
    let so_far: String = super::turn::write(steps);
    let ends = (stop != Stop::GoOn).then(|| so_far.clone());
    let turns =
        sorted(ends.into_iter().chain(offers.iter().map(|parts| so_far.clone() + &notation::write(parts))));
    if has(Sign::Takes) {
        return Advice::Captures(turns);
    }
    if turns.len() <= FEW {
        return Advice::Turns(turns);
    }
    let start = |parts: &Vec<Part>| match parts[..] {
        [first, _, ..] => first.to_string(),
        _ => notation::write(parts),
    };
    // One from the middle: the first ones often belong to a man in a corner.
    let mut examples = if whole.is_empty() { turns } else { sorted(whole.into_iter()) };
    let example = examples.swap_remove(examples.len() / 2);
    Advice::Begins { with: sorted(offers.iter().map(start)), example }
}

/// In byte order, each once.
fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}
