//! What to do instead of a turn that is refused: steps from this very position, the same for every game.

use super::notation::{self, Separator, Token};
use super::{Localize, Message, Step, TurnBuilder, TurnStatus, turn};

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

impl Localize for Advice {
    fn message(&self) -> Message {
        match self {
            Advice::From { from, next } => {
                Message::new("advice-from").with("from", from).list_at_most("next", next, FEW)
            }
            Advice::Captures(next) => Message::new("advice-captures").list_at_most("next", next, FEW),
            Advice::Replacements(next) => Message::new("advice-replacements").list_at_most("next", next, FEW),
            Advice::Turns(next) => Message::new("advice-turns").list_at_most("next", next, FEW),
            Advice::Begins { with, example } => {
                Message::new("advice-begins").list_at_most("next", with, 2 * FEW).with("example", example)
            }
        }
    }
}

/// What may come after these steps, where something else was typed. `stop` says if the turn may end here.
pub(super) fn find<D: TurnBuilder>(
    builder: &D,
    steps: &[D::Step],
    stop: TurnStatus,
    typed: &[Token],
) -> Advice {
    let first = steps.is_empty();
    let (mut offers, mut whole) = (Vec::<Vec<Token>>::new(), Vec::new());
    builder.for_each_step(|step, stop| {
        let parts = step.tokens(first).to_vec();
        if stop != TurnStatus::Incomplete {
            whole.push(notation::write(&parts));
        }
        offers.push(parts);
    });

    let have = |sign: Separator| {
        // A ball that is taken off at once is no capture.
        let signed = |part: &Token| part.sign() == Some(sign);
        !offers.is_empty() && offers.iter().all(|parts| parts.iter().skip(usize::from(first)).any(signed))
    };
    if have(Separator::Onto) {
        return Advice::Replacements(sorted(offers.iter().map(|parts| notation::write_step(parts))));
    }
    let so_far = turn::write(steps);
    let longer = offers.iter().map(|parts| so_far.clone() + &notation::write(parts));
    let turns = sorted((stop != TurnStatus::Incomplete).then(|| so_far.clone()).into_iter().chain(longer));
    if have(Separator::Takes) && turns.len() <= FEW {
        return Advice::Captures(turns);
    }
    if let Some(advice) = from(&offers, typed) {
        return advice;
    }
    if turns.len() <= FEW {
        return Advice::Turns(turns);
    }
    let start = |parts: &Vec<Token>| match parts[..] {
        [first, _, ..] => first.to_string(),
        _ => notation::write(parts),
    };
    // One from the middle: the first ones often belong to a man in a corner.
    let mut examples = if whole.is_empty() { turns } else { sorted(whole.into_iter()) };
    let example = examples.swap_remove(examples.len() / 2);
    Advice::Begins { with: sorted(offers.iter().map(start)), example }
}

/// What the man or tile can do that was typed first.
fn from(offers: &[Vec<Token>], typed: &[Token]) -> Option<Advice> {
    let typed = *typed.first()?;
    let mine: Vec<&[Token]> =
        offers.iter().map(Vec::as_slice).filter(|parts| parts.len() > 1 && parts[0].is_like(typed)).collect();
    let from = mine.first()?[0].bare().to_string();
    // Tiles that slide together begin as one of them does alone.
    let is_alone = mine.iter().all(|parts| parts[1].sign() != Some(Separator::From));
    let goes = |parts: &[Token]| parts[1].bare().to_string() + &notation::write(&parts[2..]);
    let next = mine.into_iter().map(|parts| if is_alone { goes(parts) } else { notation::write_step(parts) });
    Some(Advice::From { from, next: sorted(next) })
}

/// In byte order, each once.
fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}
