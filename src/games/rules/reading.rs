//! Text to turn, in two layers: *syntax* ([`notation::typed`]: what was typed) and *meaning* ([`read`]: which legal turn
//! it is in this position). "A parser accepts […] what is meant is unambiguous in the position; it never guesses between
//! two legal turns."

use super::notation::{self, SyntaxError, Token, TokenMatch};
use super::position::StepOf;
use super::{IllegalTurn, Localize, Position, Spot, Step, TurnBuilder, TurnStatus, advice, turn};

/// Reads the legal turn that a text means in a position.
pub fn parse_turn<P: Position>(position: &P, text: &str) -> Result<Vec<StepOf<P>>, IllegalTurn> {
    if position.seat().is_none() {
        return Err(IllegalTurn::GameOver);
    }
    let stray = |part: &Token| match part {
        Token::At(_, Spot::Cell(cell)) if !P::has_cell(*cell) => Some(SyntaxError::NoCell(cell.to_string())),
        _ => None,
    };
    let typed = notation::typed(text).and_then(|typed| typed.iter().find_map(stray).map_or(Ok(typed), Err));
    let typed = typed.map_err(|unread| {
        let advice = Box::new(advice::find(&position.turn_builder(), &[], TurnStatus::Incomplete, &[]));
        match unread {
            SyntaxError::Token(part) => IllegalTurn::Unreadable { part, advice },
            SyntaxError::NoCell(cell) => IllegalTurn::NoSuchCell { cell, advice },
        }
    })?;
    let mut search = Search { turns: Vec::new(), furthest: None };
    search.follow(&position.turn_builder(), &typed, &mut Vec::new());
    match search.turns.len() {
        0 => Err(search.refusal()),
        1 => Ok(search.turns.remove(0)),
        _ => {
            Err(IllegalTurn::Ambiguous { turns: search.turns.iter().map(|turn| turn::write(turn)).collect() })
        }
    }
}

/// Follows what was typed through the turn builders of a position.
struct Search<'t, D: TurnBuilder> {
    /// Legal turns that are all of it.
    turns: Vec<Vec<D::Step>>,
    /// Where the reading got furthest without an end.
    furthest: Option<Furthest<'t, D>>,
}

struct Furthest<'t, D: TurnBuilder> {
    builder: D,
    steps: Vec<D::Step>,
    rest: &'t [Token],
    /// The turn could have stopped here.
    stop: TurnStatus,
}

impl<'t, D: TurnBuilder> Search<'t, D> {
    fn follow(&mut self, builder: &D, rest: &'t [Token], path: &mut Vec<D::Step>) {
        self.reach(builder, rest, path, TurnStatus::Incomplete);
        builder.for_each_step(|step, stop| {
            let TokenMatch::Whole(count) = reads(step, path.is_empty(), rest) else { return };
            let rest = &rest[count..];
            let mut longer = builder.clone();
            longer.apply(step);
            path.push(step);
            if rest.is_empty() && stop != TurnStatus::Incomplete {
                self.turns.push(path.clone());
            } else if stop == TurnStatus::Complete {
                self.reach(&longer, rest, path, stop);
            } else {
                self.follow(&longer, rest, path);
            }
            path.pop();
        });
    }

    fn reach(&mut self, builder: &D, rest: &'t [Token], path: &[D::Step], stop: TurnStatus) {
        if self.furthest.as_ref().is_none_or(|furthest| rest.len() < furthest.rest.len()) {
            self.furthest = Some(Furthest { builder: builder.clone(), steps: path.to_vec(), rest, stop });
        }
    }

    fn refusal(self) -> IllegalTurn {
        let Furthest { builder, steps, rest, stop } = self.furthest.expect("the root is always reached");
        let so_far = turn::write(&steps);
        // A demand belongs to the turn that it follows: the game says why it cannot be made.
        if stop == TurnStatus::Complete && !matches!(rest, [Token::Demand(_), ..]) {
            return IllegalTurn::Trailing { turn: so_far, rest: notation::spell(rest) };
        }
        // What was typed may be the beginning of a step: `d4` before its destination.
        let mut next = Vec::new();
        builder.for_each_step(|step, _| {
            if reads(step, steps.is_empty(), rest) == TokenMatch::Begins {
                next.push(notation::write_step(&step.tokens(steps.is_empty())));
            }
        });
        if next.is_empty() {
            let advice = Box::new(advice::find(&builder, &steps, stop, rest));
            return IllegalTurn::Rule(builder.broken_rule(rest).message(), advice);
        }
        next.sort_unstable();
        // Once a step is understood, the beginning of the next one shows in those that it may become.
        let so_far = if steps.is_empty() { notation::spell(rest) } else { so_far };
        IllegalTurn::Incomplete { so_far, next }
    }
}

/// How much of what was typed a step is, in whichever way it is written.
fn reads(step: impl Step, first: bool, typed: &[Token]) -> TokenMatch {
    let also = step.alternative_tokens(first).map_or(TokenMatch::No, |parts| parts.read(typed));
    step.tokens(first).read(typed).max(also)
}

/// What may be typed next, for autocomplete: at most `limit` texts that the typed text is the beginning of, loosely
/// written too. They are whole turns if those are few enough, else beginnings of turns, cut after a cell.
pub fn completions<P: Position>(position: &P, typed: &str, limit: usize) -> Vec<String> {
    let mut wanted = notation::skeleton(typed);
    let mut turns = turn::legal_turns(position);
    if wanted.len() > 1
        && wanted.ends_with('t')
        && !turns.iter().any(|text| notation::has_bones(text, &wanted))
    {
        // Not a column: the beginning of `to`.
        wanted.pop();
    }
    turns.retain(|text| notation::has_bones(text, &wanted));
    if turns.len() <= limit {
        return turns;
    }
    let parts: Vec<Vec<Token>> = turns.iter().filter_map(|text| notation::parts(text)).collect();
    let longest = parts.iter().map(Vec::len).max().unwrap_or(0);
    let mut best: Vec<String> = Vec::new();
    for more in 1..=longest {
        let mut cuts: Vec<String> =
            parts.iter().map(|parts| notation::cut(parts, wanted.len(), more)).collect();
        cuts.dedup();
        if cuts.len() > limit {
            break;
        }
        best = cuts;
    }
    if best.is_empty() {
        best = turns.into_iter().take(limit).collect();
    }
    best
}
