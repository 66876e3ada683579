//! The notation of turns: writes and reads the tokens of a turn text.
//!
//! A turn is written as the tokens of its steps, each a cell or a tile slot with the separator before it, a demand, or
//! a pass: `c5` `-d5` `,b3` `>c4`. [`write()`] and [`parse`] are exact and the inverse of each other; [`parse_typed`] reads
//! what people type and is lenient: "A parser accepts any case, missing or extra spaces, and `-`, `x`, `>`, `,`, `to`,
//! `:` or nothing between squares".

use super::{Cell, Spot, TileSlot};
use std::fmt;
use std::iter;
use std::ops::Deref;

/// The separator before a cell or a tile slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// Nothing: a step begins here.
    From,
    /// `-`: a man or a tile moves there.
    To,
    /// `x`: a man or a tile is taken, there or on the way there.
    Takes,
    /// `>`: a man steps onto a vacancy.
    Onto,
    /// `,`: a further step of the turn begins here.
    Then,
}

/// A token of a turn text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Token {
    /// A cell, or a tile slot in upper case.
    At(Separator, Spot),
    /// `!3`: a jump of exactly three is demanded.
    Demand(u8),
    /// `pass`.
    Pass,
}

impl Token {
    /// The separator before a cell or a tile slot; `None` for other tokens.
    pub fn separator(self) -> Option<Separator> {
        match self {
            Token::At(separator, _) => Some(separator),
            Token::Demand(_) | Token::Pass => None,
        }
    }

    /// The token without its separator.
    pub fn without_separator(self) -> Token {
        match self {
            Token::At(_, spot) => Token::At(Separator::From, spot),
            other => other,
        }
    }

    /// The cell or the tile slot.
    pub(super) fn spot(self) -> Option<Spot> {
        match self {
            Token::At(_, spot) => Some(spot),
            Token::Demand(_) | Token::Pass => None,
        }
    }

    /// The column and row of its cell or slot, both counted from 0.
    pub(super) fn coordinates(self) -> Option<(u8, u8)> {
        self.spot().map(Spot::coordinates)
    }

    /// Whether both are the same apart from separators and case.
    pub(super) fn is_like(self, other: Token) -> bool {
        match (self.coordinates(), other.coordinates()) {
            (None, None) => self == other,
            (one, other) => one == other,
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self.separator() {
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

/// Upper bound of the tokens of a step: three tiles and their three new slots.
const MAX_TOKENS: usize = 6;

/// The tokens of one step, in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tokens {
    list: [Token; MAX_TOKENS],
    count: u8,
    closed: bool,
}

impl Tokens {
    /// The tokens of a step from a list, in order.
    ///
    /// # Panics
    /// If there are more than six.
    pub fn new(tokens: impl IntoIterator<Item = Token>) -> Tokens {
        let mut list = [Token::Pass; MAX_TOKENS];
        let mut count = 0;
        for token in tokens {
            list[usize::from(count)] = token;
            count += 1;
        }
        Tokens { list, count, closed: false }
    }

    /// Forbids that a further cell follows them without a separator: `B1-B2-B2-B3` does not begin with the slide of one
    /// tile.
    pub fn closed(self) -> Tokens {
        Tokens { closed: true, ..self }
    }

    /// Compares these tokens with what was typed.
    pub(super) fn read(&self, typed: &[Token]) -> TokenMatch {
        let fits = |(token, typed): (&Token, &Token)| {
            token.is_like(*typed)
                && (typed.separator() != Some(Separator::Takes) || token.separator() == typed.separator())
        };
        if !self.iter().zip(typed).all(fits) {
            return TokenMatch::No;
        }
        let is_signed = typed.first().is_some_and(|token| token.separator() == Some(Separator::Takes));
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

/// How a step compares with what was typed; a later variant is a better match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TokenMatch {
    /// The typed tokens differ from the step.
    No,
    /// The typed text is the beginning of this step.
    Begins,
    /// The whole step is typed, with this number of tokens, at least one.
    Whole(usize),
}

/// The canonical text of these tokens.
pub fn write(tokens: &[Token]) -> String {
    Joined(tokens).to_string()
}

/// The text of these tokens without separators.
pub fn write_compact(tokens: &[Token]) -> String {
    write(&tokens.iter().map(|token| token.without_separator()).collect::<Vec<_>>())
}

/// Tokens without spaces between them.
struct Joined<'p>(&'p [Token]);

impl fmt::Display for Joined<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|token| token.fmt(f))
    }
}

/// The text of a step by itself, without the comma that joins it to the turn.
pub(super) fn write_step(tokens: &[Token]) -> String {
    match tokens {
        [first, rest @ ..] if first.separator() == Some(Separator::Then) => {
            first.without_separator().to_string() + &write(rest)
        }
        tokens => write(tokens),
    }
}

/// A path over these cells or slots: `d4-d6-f6`.
pub fn path<T: fmt::Display>(stops: &[T]) -> String {
    stops.iter().map(T::to_string).collect::<Vec<_>>().join("-")
}

/// Slots whose tiles slide together: `B1B2`.
pub fn slots(places: &[TileSlot]) -> String {
    places.iter().map(TileSlot::to_string).collect()
}

/// Whether a canonical text begins with these tokens. `B1` does not begin `B1B2-B2B3`.
pub fn starts_with(text: &str, beginning: &[Token]) -> bool {
    let tokens = parse(text).unwrap_or_default();
    let rest = tokens.strip_prefix(beginning);
    rest.is_some_and(|rest| rest.first().is_none_or(|next| next.separator() != Some(Separator::From)))
}

/// Reads what [`write()`] writes, and nothing else; `None` for any other text.
pub fn parse(text: &str) -> Option<Vec<Token>> {
    let mut tokens = Vec::new();
    let mut rest: &[char] = &text.chars().collect::<Vec<_>>();
    while !rest.is_empty() {
        let separator = match rest {
            ['-', ..] => Separator::To,
            ['>', ..] => Separator::Onto,
            [',', ..] => Separator::Then,
            // `x3` is a cell of column x.
            ['x', next, ..] if next.is_ascii_alphabetic() => Separator::Takes,
            _ => Separator::From,
        };
        rest = &rest[usize::from(separator != Separator::From)..];
        let is_place = rest.first()?.is_ascii_uppercase();
        let (token, length) = next_token(rest).ok()?;
        tokens.push(match token {
            Token::At(_, Spot::Cell(cell)) if is_place => {
                Token::At(separator, TileSlot::new(cell.column, cell.row).into())
            }
            Token::At(_, spot) => Token::At(separator, spot),
            _ if separator != Separator::From => return None,
            other => other,
        });
        rest = &rest[length..];
    }
    Some(tokens)
}

/// Upper bound of a typed text, in characters: longer than the longest turn of any game.
const MAX_TEXT_CHARS: usize = 400;

/// The typed characters without spaces.
fn non_space_chars(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|character| !character.is_whitespace())
}

/// Why a typed text has no tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SyntaxError {
    /// The text contains something else than tokens; this is how the unreadable part begins.
    Token(String),
    /// No board has this cell.
    NoCell(String),
}

/// Reads the tokens of a text that a person typed, whatever the game. Tile slots are read as cells. Separators are
/// dropped, except an `x` before the first cell.
///
/// # Errors
/// If the text is longer than 400 characters without spaces or contains anything else than tokens and separators.
///
/// # Examples
/// ```
/// use bside_games::rules::notation::{parse, parse_typed, write};
///
/// let tokens = parse("c5-d5,b3>c4").expect("canonical text");
/// assert_eq!(write(&tokens), "c5-d5,b3>c4");
///
/// let tokens = parse_typed("C5 to D5, b3 > c4").expect("cells and separators");
/// assert_eq!(write(&tokens), "c5d5b3c4");
/// ```
pub fn parse_typed(text: &str) -> Result<Vec<Token>, SyntaxError> {
    let typed: Vec<char> = non_space_chars(text).take(MAX_TEXT_CHARS + 1).collect();
    if typed.len() > MAX_TEXT_CHARS {
        return unreadable(&typed);
    }
    let mut tokens = Vec::new();
    let mut rest = &typed[..];
    while !rest.is_empty() {
        let between = separators_length(rest);
        let takes = tokens.is_empty() && between == 1 && matches!(rest[0], 'x' | 'X');
        // Separators are between tokens, not before the first or after the last.
        if between > 0 && ((tokens.is_empty() && !takes) || rest.len() == between) {
            return unreadable(rest);
        }
        let (token, length) = next_token(&rest[between..])?;
        tokens.push(match token {
            Token::At(_, spot) if takes => Token::At(Separator::Takes, spot),
            _ if takes => return unreadable(rest),
            token => token,
        });
        rest = &rest[between + length..];
    }
    Ok(tokens)
}

/// The typed cells without a separator, up to the first other token.
pub(super) fn cells(typed: &[Token]) -> impl Iterator<Item = Cell> {
    typed.iter().map_while(|token| match token {
        Token::At(Separator::From, Spot::Cell(cell)) => Some(*cell),
        _ => None,
    })
}

/// Typed tokens as text, joined by `-`.
pub(super) fn spell(typed: &[Token]) -> String {
    path(typed)
}

/// A text without case and separators, so that `D4 to d5` and `d4-d5` look alike.
pub(super) fn normalized(text: &str) -> String {
    normalized_chars(&non_space_chars(text).take(MAX_TEXT_CHARS).collect::<Vec<_>>()).collect()
}

/// Whether the normalized text begins with `wanted`.
pub(super) fn normalized_starts_with(text: &str, wanted: &str) -> bool {
    // The comparison runs for each legal turn at each typed key, so it allocates once and stops at the first difference.
    let mut typed = Vec::with_capacity(text.len());
    typed.extend(non_space_chars(text).take(MAX_TEXT_CHARS));
    let mut chars = normalized_chars(&typed);
    wanted.chars().all(|wanted| chars.next() == Some(wanted))
}

fn normalized_chars(mut rest: &[char]) -> impl Iterator<Item = char> {
    let next = move || {
        rest = &rest[separators_length(rest)..];
        let (first, others) = rest.split_first()?;
        rest = others;
        Some(first.to_lowercase())
    };
    iter::from_fn(next).flatten()
}

/// The beginning of a turn, cut after the token that is number `more` (from 1) among those that end after the first
/// `length` characters of its normalized text; the complete turn if there are fewer.
pub(super) fn truncate(tokens: &[Token], length: usize, more: usize) -> String {
    let mut end = 0;
    let ends = (1..=tokens.len()).filter(|count| {
        end += tokens[count - 1].without_separator().to_string().len();
        end > length
    });
    let end = ends.take(more).last().unwrap_or(tokens.len());
    write(&tokens[..end])
}

fn unreadable<T>(rest: &[char]) -> Result<T, SyntaxError> {
    Err(SyntaxError::Token(rest.iter().take(12).collect()))
}

/// The number of characters of a run of separators at the beginning.
fn separators_length(rest: &[char]) -> usize {
    let mut length = 0;
    loop {
        let digit_at = |at: usize| rest.get(length + at).is_some_and(char::is_ascii_digit);
        match rest.get(length..).unwrap_or_default() {
            // `x3` is a cell of column x, as `o4` is one of column o.
            ['x' | 'X', ..] if !digit_at(1) => length += 1,
            ['t' | 'T', 'o' | 'O', ..] if !digit_at(2) => length += 2,
            // Beside the separators of the notation, the characters by which phones replace them.
            ['-' | '>' | ',' | ':' | '–' | '—' | '→' | '×', ..] => length += 1,
            _ => return length,
        }
    }
}

/// The token at the beginning, with tile slots read as cells, and its length in characters.
fn next_token(rest: &[char]) -> Result<(Token, usize), SyntaxError> {
    let digits = |from: usize| rest[from..].iter().take_while(|c| c.is_ascii_digit()).count();
    let number = |from: usize, length: usize| -> Option<u8> {
        // A leading zero, as in `d04`, is refused: it is probably a slip, and what was meant is unclear.
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
    fn texts_are_parsed_into_tokens() {
        for (text, expected) in [
            ("c5-d5,b3>c4", vec!["c5", "-d5", ",b3", ">c4"]),
            ("A2B2-B2C2!12", vec!["A2", "B2", "-B2", "C2", "!12"]),
            ("w10-x11", vec!["w10", "-x11"]),
            ("x3xx4", vec!["x3", "xx4"]),
            ("d4xd6xf6", vec!["d4", "xd6", "xf6"]),
            ("pass", vec!["pass"]),
            ("", vec![]),
        ] {
            let tokens = parse(text).expect(text);
            assert_eq!(tokens.iter().map(Token::to_string).collect::<Vec<_>>(), expected);
            assert_eq!(write(&tokens), text);
        }
        for wrong in ["d4 d5", "d4--d5", "d4-", "-", "!", "x!3", ",pass", "d04", "d0", "d4:d5", "é4"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_x_is_kept_only_before_the_first_cell() {
        let cell = |separator, row: u8| Token::At(separator, Cell::new(1, row - 1).into());
        assert_eq!(parse_typed("X b2 x b3"), Ok(vec![cell(Separator::Takes, 2), cell(Separator::From, 3)]));
        assert!(parse_typed("xpass").is_err() && parse_typed("x").is_err() && parse_typed("xx b2").is_err());
    }
}
