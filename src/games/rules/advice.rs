//! Advice after an illegal turn: legal steps of the same position. The same code serves every game.

use super::notation::{self, Separator, Token};
use super::{Localize, Message, Step, TurnBuilder, TurnStatus, turn};

/// Upper bound of the turns and steps that are listed in full. If there are more, only their beginnings are listed.
const MAX_LISTED_STEPS: usize = 12;

/// The legal alternatives to an illegal turn. All texts are canonical.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The steps of the man or tile that was typed first.
    From {
        /// Its cell or slot.
        from: String,
        /// Its destinations; complete steps if a step has more than a start and a destination, as groups of tiles have.
        next: Vec<String>,
    },
    /// Only captures are legal: these.
    Captures(Vec<String>),
    /// Vacancies must be filled, by one of these replacements.
    Replacements(Vec<String>),
    /// All legal continuations, if they are few.
    Turns(Vec<String>),
    /// The beginnings of the legal continuations, if these are too many to list.
    Begins {
        /// The beginnings.
        with: Vec<String>,
        /// One step that may complete the turn; if there is none, one continuation.
        example: String,
    },
}

impl Localize for Advice {
    fn message(&self) -> Message {
        match self {
            Advice::From { from, next } => {
                Message::new("advice-from").with("from", from).list_at_most("next", next, MAX_LISTED_STEPS)
            }
            Advice::Captures(next) => {
                Message::new("advice-captures").list_at_most("next", next, MAX_LISTED_STEPS)
            }
            Advice::Replacements(next) => {
                Message::new("advice-replacements").list_at_most("next", next, MAX_LISTED_STEPS)
            }
            Advice::Turns(next) => Message::new("advice-turns").list_at_most("next", next, MAX_LISTED_STEPS),
            Advice::Begins { with, example } => Message::new("advice-begins")
                .list_at_most("next", with, 2 * MAX_LISTED_STEPS)
                .with("example", example),
        }
    }
}

/// The advice after these legal steps, which are followed by the illegal text `typed`. `stop` says whether the turn may
/// end after the steps.
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
        // The `x` before the first token of a turn removes a ball or a tile, which is not a capture.
        let signed = |part: &Token| part.sign() == Some(sign);
        !offers.is_empty() && offers.iter().all(|parts| parts.iter().skip(usize::from(first)).any(signed))
    };
    if have(Separator::Onto) {
        return Advice::Replacements(sorted(offers.iter().map(|parts| notation::write_step(parts))));
    }
    let so_far = turn::write(steps);
    let longer = offers.iter().map(|parts| so_far.clone() + &notation::write(parts));
    let turns = sorted((stop != TurnStatus::Incomplete).then(|| so_far.clone()).into_iter().chain(longer));
    if have(Separator::Takes) && turns.len() <= MAX_LISTED_STEPS {
        return Advice::Captures(turns);
    }
    if let Some(advice) = from(&offers, typed) {
        return advice;
    }
    if turns.len() <= MAX_LISTED_STEPS {
        return Advice::Turns(turns);
    }
    let start = |parts: &Vec<Token>| match parts[..] {
        [first, _, ..] => first.to_string(),
        _ => notation::write(parts),
    };
    // The example is from the middle of the list: the first turns often belong to a man in a corner.
    let mut examples = if whole.is_empty() { turns } else { sorted(whole.into_iter()) };
    let example = examples.swap_remove(examples.len() / 2);
    Advice::Begins { with: sorted(offers.iter().map(start)), example }
}

/// The advice for the man or tile that was typed first; `None` if it has no legal step.
fn from(offers: &[Vec<Token>], typed: &[Token]) -> Option<Advice> {
    let typed = *typed.first()?;
    let mine: Vec<&[Token]> =
        offers.iter().map(Vec::as_slice).filter(|parts| parts.len() > 1 && parts[0].is_like(typed)).collect();
    let from = mine.first()?[0].bare().to_string();
    // The slide of a group of tiles begins with the same token as the slide of its first tile alone.
    let is_alone = mine.iter().all(|parts| parts[1].sign() != Some(Separator::From));
    let goes = |parts: &[Token]| parts[1].bare().to_string() + &notation::write(&parts[2..]);
    let next = mine.into_iter().map(|parts| if is_alone { goes(parts) } else { notation::write_step(parts) });
    Some(Advice::From { from, next: sorted(next) })
}

/// The texts in byte order, without duplicates.
fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}
