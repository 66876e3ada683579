//! Parses typed turns in two layers. The *syntax* layer ([`notation::parse_typed`]) reads tokens without knowing the
//! position. The *meaning* layer ([`parse_turn`]) finds the legal turn that the tokens mean in a position. "A parser
//! accepts […] what is meant is unambiguous in the position; it never guesses between two legal turns."

use super::notation::{self, SyntaxError, Token, TokenMatch};
use super::position::StepOf;
use super::{IllegalTurn, Position, Spot, Step, TurnBuilder, TurnStatus, advice, turn};

/// Reads the legal turn that a text means in a position.
///
/// # Errors
/// If `text` is no legal turn of this position, or could mean more than one.
pub fn parse_turn<P: Position>(position: &P, text: &str) -> Result<Vec<StepOf<P>>, IllegalTurn> {
    if position.seat().is_none() {
        return Err(IllegalTurn::GameOver);
    }
    let stray = |token: &Token| match token {
        Token::At(_, Spot::Cell(cell)) if !P::has_cell(*cell) => Some(SyntaxError::NoCell(cell.to_string())),
        _ => None,
    };
    let typed =
        notation::parse_typed(text).and_then(|typed| typed.iter().find_map(stray).map_or(Ok(typed), Err));
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

/// Matches typed tokens with the legal steps of a position, step by step.
struct Search<'t, D: TurnBuilder> {
    /// The legal turns that match all tokens.
    turns: Vec<Vec<D::Step>>,
    /// The sequence of legal steps that matches the most tokens without completing a turn.
    furthest: Option<Furthest<'t, D>>,
}

struct Furthest<'t, D: TurnBuilder> {
    builder: D,
    steps: Vec<D::Step>,
    rest: &'t [Token],
    /// Whether the turn may end after these steps.
    status: TurnStatus,
}

impl<'t, D: TurnBuilder> Search<'t, D> {
    fn follow(&mut self, builder: &D, rest: &'t [Token], path: &mut Vec<D::Step>) {
        self.record_progress(builder, rest, path, TurnStatus::Incomplete);
        builder.for_each_step(|step, status| {
            let TokenMatch::Whole(count) = match_step(step, path.is_empty(), rest) else { return };
            let rest = &rest[count..];
            let mut longer = builder.clone();
            longer.apply(step);
            path.push(step);
            if rest.is_empty() && status != TurnStatus::Incomplete {
                self.turns.push(path.clone());
            } else if status == TurnStatus::Complete {
                self.record_progress(&longer, rest, path, status);
            } else {
                self.follow(&longer, rest, path);
            }
            path.pop();
        });
    }

    fn record_progress(&mut self, builder: &D, rest: &'t [Token], path: &[D::Step], status: TurnStatus) {
        if self.furthest.as_ref().is_none_or(|furthest| rest.len() < furthest.rest.len()) {
            self.furthest = Some(Furthest { builder: builder.clone(), steps: path.to_vec(), rest, status });
        }
    }

    fn refusal(self) -> IllegalTurn {
        let Furthest { builder, steps, rest, status } = self.furthest.expect("the root is always reached");
        let so_far = turn::write(&steps);
        // A demand belongs to the turn that it follows, so the rules of the game explain why it is illegal.
        if status == TurnStatus::Complete && !matches!(rest, [Token::Demand(_), ..]) {
            return IllegalTurn::Trailing { turn: so_far, rest: notation::spell(rest) };
        }
        // The typed tokens may be the beginning of a step, as `d4` without a destination is.
        let mut next = Vec::new();
        builder.for_each_step(|step, _| {
            if match_step(step, steps.is_empty(), rest) == TokenMatch::Begins {
                next.push(notation::write_step(&step.tokens(steps.is_empty())));
            }
        });
        if next.is_empty() {
            let advice = Box::new(advice::find(&builder, &steps, status, rest));
            return IllegalTurn::Rule(builder.broken_rule(rest), advice);
        }
        next.sort_unstable();
        // After a complete step, `next` shows which step was begun, so `so_far` need not repeat the typed text.
        let so_far = if steps.is_empty() { notation::spell(rest) } else { so_far };
        IllegalTurn::Incomplete { so_far, next }
    }
}

/// Compares a step with typed tokens. If the step has two notations, the better match counts.
fn match_step(step: impl Step, first: bool, typed: &[Token]) -> TokenMatch {
    let also = step.alternative_tokens(first).map_or(TokenMatch::No, |tokens| tokens.read(typed));
    step.tokens(first).read(typed).max(also)
}

/// Autocomplete: at most `limit` texts that begin with `typed`, which is compared without case and separators. They are
/// complete turns if at most `limit` of them begin so, else beginnings of turns, cut after a cell.
pub fn completions<P: Position>(position: &P, typed: &str, limit: usize) -> Vec<String> {
    let mut wanted = notation::normalized(typed);
    let mut turns = turn::legal_turns(position);
    if wanted.len() > 1
        && wanted.ends_with('t')
        && !turns.iter().any(|text| notation::normalized_starts_with(text, &wanted))
    {
        // The last `t` is not a column but the beginning of `to`.
        wanted.pop();
    }
    turns.retain(|text| notation::normalized_starts_with(text, &wanted));
    if turns.len() <= limit {
        return turns;
    }
    let tokens: Vec<Vec<Token>> = turns.iter().filter_map(|text| notation::parse(text)).collect();
    let longest = tokens.iter().map(Vec::len).max().unwrap_or(0);
    let mut best: Vec<String> = Vec::new();
    for more in 1..=longest {
        let mut cuts: Vec<String> =
            tokens.iter().map(|tokens| notation::truncate(tokens, wanted.len(), more)).collect();
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
