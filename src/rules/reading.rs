//! Text to turn, in two layers: *syntax* ([`tokens`]: what was typed) and *meaning* ([`read`]: which legal turn it
//! is in this position). "A parser accepts any case, missing or extra spaces, and `-`, `x`, `>`, `,`, `to`, `:` or
//! nothing between squares where what is meant is unambiguous in the position; it never guesses between two legal
//! turns."

use super::position::{Reads, StepOf};
use super::{Cell, Draft, Position, Refusal, Step, Stop, Tell, turn};

/// What a turn is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A cell or a place; the case does not matter.
    Cell(Cell),
    /// `x` before the first cell: something is taken off the board.
    Take,
    /// `!3`: a jump of exactly three is demanded.
    Demand(u8),
    /// `pass`.
    Pass,
}

/// Longer than the longest turn of any game; what is longer is not worth reading.
const LONGEST_TEXT: usize = 400;

/// How many continuations an unfinished turn is told.
const TOLD_CONTINUATIONS: usize = 12;

/// Reads the signs of a text; knows no board.
pub fn tokens(text: &str) -> Result<Vec<Token>, Refusal> {
    let typed: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).take(LONGEST_TEXT + 1).collect();
    if typed.len() > LONGEST_TEXT {
        return unreadable(&typed);
    }
    let mut tokens = Vec::new();
    let mut rest = &typed[..];
    while !rest.is_empty() {
        let between = separators(rest);
        if between > 0 {
            let takes = tokens.is_empty() && between == 1 && matches!(rest[0], 'x' | 'X');
            if takes {
                tokens.push(Token::Take);
            }
            // Separators stand between signs, not before the first or after the last.
            if (tokens.is_empty() && !takes) || rest.len() == between {
                return unreadable(rest);
            }
            rest = &rest[between..];
        }
        let (token, length) = token(rest)?;
        tokens.push(token);
        rest = &rest[length..];
    }
    Ok(tokens)
}

fn unreadable<T>(rest: &[char]) -> Result<T, Refusal> {
    Err(Refusal::Unreadable { part: rest.iter().take(12).collect() })
}

/// The number of characters of a run of separators at the beginning.
fn separators(rest: &[char]) -> usize {
    let mut length = 0;
    loop {
        let digit_at = |at: usize| rest.get(length + at).is_some_and(char::is_ascii_digit);
        match rest.get(length..).unwrap_or_default() {
            // `x3` is a cell of column x, as `o4` is one of column o.
            ['x' | 'X', ..] if !digit_at(1) => length += 1,
            ['t' | 'T', 'o' | 'O', ..] if !digit_at(2) => length += 2,
            // Beside the signs of the notation, what phones make of them.
            ['-' | '>' | ',' | ':' | '–' | '—' | '→' | '×', ..] => length += 1,
            _ => return length,
        }
    }
}

fn token(rest: &[char]) -> Result<(Token, usize), Refusal> {
    let digits = |from: usize| rest[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let number = |from: usize, length: usize| -> Option<u8> {
        // Nobody writes d04: that is a slip, and could be meant for something else.
        let digits = &rest[from..from + length];
        digits.iter().collect::<String>().parse().ok().filter(|_| digits[0] != '0' || length == 1)
    };
    match rest {
        ['!', ..] => match number(1, digits(1)) {
            Some(n) => Ok((Token::Demand(n), 1 + digits(1))),
            None => unreadable(rest),
        },
        [letter, ..] if letter.is_ascii_alphabetic() && digits(1) > 0 => {
            let length = digits(1);
            let column = letter.to_ascii_lowercase() as u8 - b'a';
            match number(1, length).and_then(|row| row.checked_sub(1)) {
                Some(row) => Ok((Token::Cell(Cell::new(column, row)), 1 + length)),
                None => Err(Refusal::NoSuchCell { cell: rest[..1 + length].iter().take(6).collect() }),
            }
        }
        [p, a, s, t, ..] if [p, a, s, t].iter().map(|c| c.to_ascii_lowercase()).eq("pass".chars()) => {
            Ok((Token::Pass, 4))
        }
        _ => unreadable(rest),
    }
}

/// Reads the legal turn that a text means in a position.
pub fn read<P: Position>(position: &P, text: &str) -> Result<Vec<StepOf<P>>, Refusal> {
    if position.seat().is_none() {
        return Err(Refusal::Over);
    }
    let tokens = tokens(text)?;
    let stray = tokens.iter().find_map(|token| match token {
        Token::Cell(cell) if !P::has_cell(*cell) => Some(*cell),
        _ => None,
    });
    if let Some(cell) = stray {
        return Err(Refusal::NoSuchCell { cell: cell.to_string() });
    }
    let mut search = Search { turns: Vec::new(), furthest: None };
    search.follow(&position.draft(), &tokens, &mut Vec::new());
    match search.turns.len() {
        0 => Err(search.refusal()),
        1 => Ok(search.turns.remove(0)),
        _ => Err(Refusal::Ambiguous { turns: search.turns.iter().map(|turn| turn::write(turn)).collect() }),
    }
}

/// Follows the typed tokens through the drafts of a position.
struct Search<'t, D: Draft> {
    /// Legal turns that read every token.
    turns: Vec<Vec<D::Step>>,
    /// Where the reading got furthest without an end.
    furthest: Option<Furthest<'t, D>>,
}

struct Furthest<'t, D: Draft> {
    draft: D,
    steps: Vec<D::Step>,
    rest: &'t [Token],
    /// The turn could have stopped here.
    stop: Stop,
}

impl<'t, D: Draft> Search<'t, D> {
    fn follow(&mut self, draft: &D, rest: &'t [Token], path: &mut Vec<D::Step>) {
        self.reach(draft, rest, path, Stop::GoOn);
        draft.next(|step, stop| {
            let Reads::Tokens(count) = step.reads(path.is_empty(), rest) else { return };
            let rest = &rest[count..];
            let mut longer = draft.clone();
            longer.take(step);
            path.push(step);
            if rest.is_empty() && stop != Stop::GoOn {
                self.turns.push(path.clone());
            } else if stop == Stop::Whole {
                self.reach(&longer, rest, path, stop);
            } else {
                self.follow(&longer, rest, path);
            }
            path.pop();
        });
    }

    fn reach(&mut self, draft: &D, rest: &'t [Token], path: &[D::Step], stop: Stop) {
        if self.furthest.as_ref().is_none_or(|furthest| rest.len() < furthest.rest.len()) {
            self.furthest = Some(Furthest { draft: draft.clone(), steps: path.to_vec(), rest, stop });
        }
    }

    fn refusal(self) -> Refusal {
        let Furthest { draft, steps, rest, stop } = self.furthest.expect("the root is always reached");
        let so_far = turn::write(&steps);
        // A demand belongs to the turn that it follows: the game says why it cannot be made.
        if stop == Stop::Whole && !matches!(rest, [Token::Demand(_), ..]) {
            return Refusal::GoesOn { turn: so_far, rest: spell(rest) };
        }
        // What was typed may be the beginning of a step: `d4` before its destination.
        let mut next = Vec::new();
        draft.next(|step, _| {
            if step.reads(steps.is_empty(), rest) == Reads::Begins {
                let mut text = String::new();
                step.write(steps.is_empty(), &mut text);
                // In a list of steps, the comma that joins one to the turn would only be in the way.
                next.push(text.trim_start_matches(',').to_owned());
            }
        });
        if next.is_empty() {
            return Refusal::Rule(draft.fault(rest).tell());
        }
        next.sort_unstable();
        next.truncate(TOLD_CONTINUATIONS);
        // Once a step is understood, the beginning of the next one shows in those that it may become.
        let so_far = if steps.is_empty() { spell(rest) } else { so_far };
        Refusal::Unfinished { so_far, next }
    }
}

/// Tokens as a person would write them.
fn spell(tokens: &[Token]) -> String {
    let words: Vec<String> = tokens
        .iter()
        .map(|token| match token {
            Token::Cell(cell) => cell.to_string(),
            Token::Take => "x".to_owned(),
            Token::Demand(n) => format!("!{n}"),
            Token::Pass => "pass".to_owned(),
        })
        .collect();
    words.join("-")
}

/// What may be typed next, for autocomplete: at most `limit` texts that the typed text is the beginning of, loosely
/// written too. They are whole turns if those are few enough, else beginnings of turns, cut after a cell.
pub fn complete<P: Position>(position: &P, typed: &str, limit: usize) -> Vec<String> {
    let mut wanted = skeleton(typed);
    let mut turns = turn::texts(position);
    if wanted.len() > 1
        && wanted.ends_with('t')
        && !turns.iter().any(|text| skeleton(text).starts_with(&wanted))
    {
        // Not a column: the beginning of `to`.
        wanted.pop();
    }
    turns.retain(|text| skeleton(text).starts_with(&wanted));
    if turns.len() <= limit {
        return turns;
    }
    let mut best: Vec<String> = Vec::new();
    for cells in 1.. {
        let mut cuts: Vec<String> = turns.iter().map(|text| cut(text, wanted.len(), cells)).collect();
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

/// A text without case and separators, so that `D4 to d5` and `d4-d5` look alike.
fn skeleton(text: &str) -> String {
    let typed: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).take(LONGEST_TEXT).collect();
    let mut bones = String::new();
    let mut rest = &typed[..];
    while !rest.is_empty() {
        rest = &rest[separators(rest)..];
        if let [first, others @ ..] = rest {
            bones.extend(first.to_lowercase());
            rest = others;
        }
    }
    bones
}

/// The beginning of a canonical text: `typed` characters of its skeleton, on to the end of that cell, and so many
/// cells more.
fn cut(text: &str, typed: usize, cells: usize) -> String {
    let mut bones = 0;
    let mut ends = 0;
    let signs: Vec<char> = text.chars().collect();
    for (at, sign) in signs.iter().enumerate() {
        if !sign.is_alphanumeric() || (*sign == 'x' && separators(&signs[at..]) > 0) {
            continue;
        }
        bones += 1;
        let ends_cell = sign.is_ascii_digit() && !signs.get(at + 1).is_some_and(char::is_ascii_digit);
        if ends_cell && bones > typed {
            ends += 1;
            if ends == cells {
                return signs[..=at].iter().collect();
            }
        }
    }
    text.to_owned()
}
