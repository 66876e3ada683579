//! How turns are written: no other place knows the signs.
//!
//! A turn is written as the parts of its steps, one after the other, each a cell or a place with the sign before it, a
//! demand, or a pass: `c5` `-d5` `,b3` `>c4`. [`write`] and [`parts`] are exact and the inverse of each other; what
//! people type is read by [`typed`], which is forgiving: "A parser accepts any case, missing or extra spaces, and `-`,
//! `x`, `>`, `,`, `to`, `:` or nothing between squares".

use super::{Cell, Spot, TileSlot};
use std::fmt;
use std::iter;
use std::ops::Deref;

/// What stands before a cell or a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// Nothing: something begins here.
    From,
    /// `-`: something goes there.
    To,
    /// `x`: something is taken, there or on the way there.
    Takes,
    /// `>`: a man steps onto a vacancy.
    Onto,
    /// `,`: a further step of the turn begins here.
    Then,
}

/// A part of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A cell, or a place in upper case.
    At(Separator, Spot),
    /// `!3`: a jump of exactly three is demanded.
    Demand(u8),
    /// `pass`.
    Pass,
}

impl Token {
    /// The sign before it; the others carry theirs in themselves.
    pub fn sign(self) -> Option<Separator> {
        match self {
            Token::At(sign, _) => Some(sign),
            Token::Demand(_) | Token::Pass => None,
        }
    }

    /// The same without its sign.
    pub fn bare(self) -> Token {
        match self {
            Token::At(_, spot) => Token::At(Separator::From, spot),
            other => other,
        }
    }

    /// The cell or the place.
    pub(super) fn spot(self) -> Option<Spot> {
        match self {
            Token::At(_, spot) => Some(spot),
            Token::Demand(_) | Token::Pass => None,
        }
    }

    /// Its column and row.
    pub(super) fn coordinates(self) -> Option<(u8, u8)> {
        self.spot().map(Spot::coordinates)
    }

    /// Are they the same, whatever the signs and the case?
    pub(super) fn is_like(self, other: Token) -> bool {
        match (self.coordinates(), other.coordinates()) {
            (None, None) => self == other,
            (one, other) => one == other,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self.sign() {
            None | Some(Separator::From) => "",
            Some(Separator::To) => "-",
            Some(Separator::Takes) => "x",
            Some(Separator::Onto) => ">",
            Some(Separator::Then) => ",",
        })?;
        match self {
            Token::At(_, spot) => spot.fmt(f),
            Token::Demand(balls) => write!(f, "!{balls}"),
            Token::Pass => f.write_str("pass"),
        }
    }
}

/// No step has more parts: three tiles and their three new places.
const MOST_PARTS: usize = 6;

/// The parts of one step, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    list: [Token; MOST_PARTS],
    count: u8,
    closed: bool,
}

impl Tokens {
    /// These parts, in order; at most six.
    pub fn new(parts: impl IntoIterator<Item = Token>) -> Tokens {
        let mut list = [Token::Pass; MOST_PARTS];
        let mut count = 0;
        for part in parts {
            list[usize::from(count)] = part;
            count += 1;
        }
        Tokens { list, count, closed: false }
    }

    /// The same, and no further cell follows them when they are typed without their sign: `B1-B2-B2-B3` does not begin
    /// with the slide of one tile.
    pub fn closed(self) -> Tokens {
        Tokens { closed: true, ..self }
    }

    /// How much of what was typed these parts are.
    pub(super) fn read(&self, typed: &[Token]) -> TokenMatch {
        let fits = |(part, typed): (&Token, &Token)| {
            part.is_like(*typed) && (typed.sign() != Some(Separator::Takes) || part.sign() == typed.sign())
        };
        if !self.iter().zip(typed).all(fits) {
            return TokenMatch::No;
        }
        let is_signed = typed.first().is_some_and(|part| part.sign() == Some(Separator::Takes));
        match typed.get(self.len()) {
            Some(next) if self.closed && !is_signed && next.coordinates().is_some() => TokenMatch::No,
            _ if typed.len() < self.len() => TokenMatch::Begins,
            _ => TokenMatch::Whole(self.len()),
        }
    }
}

impl Deref for Tokens {
    type Target = [Token];

    fn deref(&self) -> &[Token] {
        &self.list[..usize::from(self.count)]
    }
}

/// How a step compares with what was typed. The later, the better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TokenMatch {
    /// It is something else.
    No,
    /// What was typed is the beginning of this step.
    Begins,
    /// It is the first so many parts, at least one.
    Whole(usize),
}

/// Canonical text.
pub fn write(parts: &[Token]) -> String {
    Joined(parts).to_string()
}

/// Parts, one right after the other.
struct Joined<'p>(&'p [Token]);

impl fmt::Display for Joined<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|part| part.fmt(f))
    }
}

/// The text of a step by itself, without the comma that joins it to the turn.
pub(super) fn write_step(parts: &[Token]) -> String {
    match parts {
        [first, rest @ ..] if first.sign() == Some(Separator::Then) => {
            first.bare().to_string() + &write(rest)
        }
        parts => write(parts),
    }
}

/// A way over these cells or places.
pub fn way<T: fmt::Display>(stops: &[T]) -> String {
    stops.iter().map(T::to_string).collect::<Vec<_>>().join("-")
}

/// Places whose tiles go together.
pub fn group(places: &[TileSlot]) -> String {
    places.iter().map(TileSlot::to_string).collect()
}

/// Does a canonical text begin with these parts? `B1` does not begin `B1B2-B2B3`.
pub fn begins(text: &str, beginning: &[Token]) -> bool {
    let parts = parts(text).unwrap_or_default();
    let rest = parts.strip_prefix(beginning);
    rest.is_some_and(|rest| rest.first().is_none_or(|next| next.sign() != Some(Separator::From)))
}

/// Reads what [`write`] writes, and nothing else.
pub fn parts(text: &str) -> Option<Vec<Token>> {
    let mut parts = Vec::new();
    let mut rest: &[char] = &text.chars().collect::<Vec<_>>();
    while !rest.is_empty() {
        let sign = match rest {
            ['-', ..] => Separator::To,
            ['>', ..] => Separator::Onto,
            [',', ..] => Separator::Then,
            // `x3` is a cell of column x.
            ['x', next, ..] if next.is_ascii_alphabetic() => Separator::Takes,
            _ => Separator::From,
        };
        rest = &rest[usize::from(sign != Separator::From)..];
        let is_place = rest.first()?.is_ascii_uppercase();
        let (part, length) = part(rest).ok()?;
        parts.push(match part {
            Token::At(_, Spot::Cell(cell)) if is_place => {
                Token::At(sign, TileSlot::new(cell.column, cell.row).into())
            }
            Token::At(_, spot) => Token::At(sign, spot),
            _ if sign != Separator::From => return None,
            other => other,
        });
        rest = &rest[length..];
    }
    Some(parts)
}

/// Longer than the longest turn of any game; what is longer is not worth reading.
const LONGEST_TEXT: usize = 400;

/// The signs that were typed, without spaces.
fn signs(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|sign| !sign.is_whitespace())
}

/// What is not how turns are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// It begins so, shortened.
    Token(String),
    /// No board has such a cell.
    NoCell(String),
}

/// Reads what a person typed; knows no board. Places are read as cells, and signs are left out, but for an `x` before the
/// first cell.
pub fn typed(text: &str) -> Result<Vec<Token>, SyntaxError> {
    let typed: Vec<char> = signs(text).take(LONGEST_TEXT + 1).collect();
    if typed.len() > LONGEST_TEXT {
        return unreadable(&typed);
    }
    let mut parts = Vec::new();
    let mut rest = &typed[..];
    while !rest.is_empty() {
        let between = separators(rest);
        let takes = parts.is_empty() && between == 1 && matches!(rest[0], 'x' | 'X');
        // Separators stand between parts, not before the first or after the last.
        if between > 0 && ((parts.is_empty() && !takes) || rest.len() == between) {
            return unreadable(rest);
        }
        let (part, length) = part(&rest[between..])?;
        parts.push(match part {
            Token::At(_, spot) if takes => Token::At(Separator::Takes, spot),
            _ if takes => return unreadable(rest),
            part => part,
        });
        rest = &rest[between + length..];
    }
    Ok(parts)
}

/// The cells that were typed without a sign, up to the first part that is something else.
pub(super) fn cells(typed: &[Token]) -> impl Iterator<Item = Cell> {
    typed.iter().map_while(|part| match part {
        Token::At(Separator::From, Spot::Cell(cell)) => Some(*cell),
        _ => None,
    })
}

/// Parts that were typed, as a person would write them.
pub(super) fn spell(typed: &[Token]) -> String {
    way(typed)
}

/// A text without case and separators, so that `D4 to d5` and `d4-d5` look alike.
pub(super) fn skeleton(text: &str) -> String {
    bones(&signs(text).take(LONGEST_TEXT).collect::<Vec<_>>()).collect()
}

/// Does the skeleton of a text begin so?
pub(super) fn has_bones(text: &str, wanted: &str) -> bool {
    // Asked of each turn at each key: one buffer, and no more of the text is read than need be.
    let mut typed = Vec::with_capacity(text.len());
    typed.extend(signs(text).take(LONGEST_TEXT));
    let mut bones = bones(&typed);
    wanted.chars().all(|bone| bones.next() == Some(bone))
}

fn bones(mut rest: &[char]) -> impl Iterator<Item = char> {
    let next = move || {
        rest = &rest[separators(rest)..];
        let (first, others) = rest.split_first()?;
        rest = others;
        Some(first.to_lowercase())
    };
    iter::from_fn(next).flatten()
}

/// The beginning of a turn: so many characters of its skeleton, on to the end of that part, and so many parts more.
pub(super) fn cut(parts: &[Token], bones: usize, more: usize) -> String {
    let mut length = 0;
    let ends = (1..=parts.len()).filter(|count| {
        length += parts[count - 1].bare().to_string().len();
        length > bones
    });
    let end = ends.take(more).last().unwrap_or(parts.len());
    write(&parts[..end])
}

fn unreadable<T>(rest: &[char]) -> Result<T, SyntaxError> {
    Err(SyntaxError::Token(rest.iter().take(12).collect()))
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

/// The part at the beginning, places as cells, and its length.
fn part(rest: &[char]) -> Result<(Token, usize), SyntaxError> {
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
                Some(row) => Ok((Token::At(Separator::From, Cell::new(column, row).into()), 1 + length)),
                None => Err(SyntaxError::NoCell(rest[..1 + length].iter().take(6).collect())),
            }
        }
        [p, a, s, t, ..] if [p, a, s, t].iter().map(|c| c.to_ascii_lowercase()).eq("pass".chars()) => {
            Ok((Token::Pass, 4))
        }
        _ => unreadable(rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_fall_into_parts() {
        for (text, expected) in [
            ("c5-d5,b3>c4", vec!["c5", "-d5", ",b3", ">c4"]),
            ("A2B2-B2C2!12", vec!["A2", "B2", "-B2", "C2", "!12"]),
            ("w10-x11", vec!["w10", "-x11"]),
            ("x3xx4", vec!["x3", "xx4"]),
            ("d4xd6xf6", vec!["d4", "xd6", "xf6"]),
            ("pass", vec!["pass"]),
            ("", vec![]),
        ] {
            let parts = parts(text).expect(text);
            assert_eq!(parts.iter().map(Token::to_string).collect::<Vec<_>>(), expected);
            assert_eq!(write(&parts), text);
        }
        for wrong in ["d4 d5", "d4--d5", "d4-", "-", "!", "x!3", ",pass", "d04", "d0", "d4:d5", "é4"] {
            assert_eq!(parts(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_x_is_kept_before_the_first_cell_alone() {
        let cell = |sign, row: u8| Token::At(sign, Cell::new(1, row - 1).into());
        assert_eq!(typed("X b2 x b3"), Ok(vec![cell(Separator::Takes, 2), cell(Separator::From, 3)]));
        assert!(typed("xpass").is_err() && typed("x").is_err() && typed("xx b2").is_err());
    }
}
