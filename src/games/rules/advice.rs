//! Advice after an illegal turn: legal steps of the same position. The same code serves every game.

use super::notation::{self, Separator, Token};
use super::{Step, TurnBuilder, TurnStatus, turn};
use crate::localize::{Localize, Message};

/// Upper bound of the turns and steps that are listed in full. If there are more, only their beginnings are listed.
const MAX_LISTED_STEPS: usize = 12;

/// The legal alternatives to an illegal turn. All texts are canonical.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The steps of the man or tile that was typed first.
    From {
        /// The cell or slot of the man or tile.
        from: String,
        /// The destinations of the man or tile; complete steps if a step has more than a start and a destination, as groups of
        /// tiles have.
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
        /// The beginnings, each the first cell or slot of a step, or a whole step.
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

/// The advice after these legal steps, which are followed by the illegal text `typed`. `status` says whether the turn may
/// end after the steps.
pub(super) fn find<D: TurnBuilder>(
    builder: &D,
    steps: &[D::Step],
    status: TurnStatus,
    typed: &[Token],
) -> Advice {
    let first = steps.is_empty();
    let (mut candidates, mut whole) = (Vec::<Vec<Token>>::new(), Vec::new());
    builder.for_each_step(|step, status| {
        let tokens = step.tokens(first).to_vec();
        if status != TurnStatus::Incomplete {
            whole.push(notation::write(&tokens));
        }
        candidates.push(tokens);
    });

    let all_have = |separator: Separator| {
        // The `x` before the first token of a turn removes a ball or a tile, which is not a capture.
        let signed = |token: &Token| token.separator() == Some(separator);
        !candidates.is_empty()
            && candidates.iter().all(|tokens| tokens.iter().skip(usize::from(first)).any(signed))
    };
    if all_have(Separator::Onto) {
        return Advice::Replacements(sorted(candidates.iter().map(|tokens| notation::write_step(tokens))));
    }
    let so_far = turn::write(steps);
    let longer = candidates.iter().map(|tokens| so_far.clone() + &notation::write(tokens));
    let turns = sorted((status != TurnStatus::Incomplete).then(|| so_far.clone()).into_iter().chain(longer));
    if all_have(Separator::Takes) && turns.len() <= MAX_LISTED_STEPS {
        return Advice::Captures(turns);
    }
    if let Some(advice) = from(&candidates, typed) {
        return advice;
    }
    if turns.len() <= MAX_LISTED_STEPS {
        return Advice::Turns(turns);
    }
    let start = |tokens: &Vec<Token>| match tokens[..] {
        [first, _, ..] => first.to_string(),
        _ => notation::write(tokens),
    };
    // The example is from the middle of the list: the first turns often belong to a man in a corner.
    let mut examples = if whole.is_empty() { turns } else { sorted(whole.into_iter()) };
    let example = examples.swap_remove(examples.len() / 2);
    Advice::Begins { with: sorted(candidates.iter().map(start)), example }
}

/// The advice for the man or tile that was typed first; `None` if it has no legal step.
fn from(candidates: &[Vec<Token>], typed: &[Token]) -> Option<Advice> {
    let typed = *typed.first()?;
    let of_this_man: Vec<&[Token]> = candidates
        .iter()
        .map(Vec::as_slice)
        .filter(|tokens| tokens.len() > 1 && tokens[0].is_like(typed))
        .collect();
    let from = of_this_man.first()?[0].without_separator().to_string();
    // The slide of a group of tiles begins with the same token as the slide of its first tile alone.
    let is_alone = of_this_man.iter().all(|tokens| tokens[1].separator() != Some(Separator::From));
    let goes = |tokens: &[Token]| tokens[1].without_separator().to_string() + &notation::write(&tokens[2..]);
    let next = of_this_man
        .into_iter()
        .map(|tokens| if is_alone { goes(tokens) } else { notation::write_step(tokens) });
    Some(Advice::From { from, next: sorted(next) })
}

/// The texts in byte order, without duplicates.
fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts.dedup();
    texts
}
