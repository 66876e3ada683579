//! Game records: a text format after PGN that holds any finished or running game exactly.
//!
//! ```text
//! [Game "biloba"]
//! [Setup "standard"]
//! [Seats "3"]
//! [Seat0 "Ana"]
//! [Result "1 2 3"]
//!
//! 1. c1-c2 2. a3-b3 3. c9-c8 4. resign:1 5. …
//! ```
//!
//! The tags come first, one per line:
//! - `Game` is required. `Setup` and `Seats` have defaults: the default set-up and the fewest seats.
//! - `Result` has one place per seat, or is `*` while the game is running. A reader checks it if it is there.
//! - `Rules` is the number of the [`RulesVersion`] under which the game was played. It is written only if that is not
//!   the current version. Without it, the newest version applies under which the turns and the result are possible.
//! - Other tags, such as the names of players, are kept unchanged.
//!
//! A reader passes over what editors and chat programs put around a text: a byte order mark, carriage returns, the marks
//! of quotes (`> `) and the fences of code (three backticks, with or without a language).
//!
//! In a value, `\"` and `\\` stand for `"` and `\`.
//!
//! The turns follow after an empty line, each after its number and a dot. Line breaks may stand between any two words.
//! `resign:N` means that seat N (from 0) resigned or lost on time there, and `draw` that all seats in the game agreed
//! to a draw; neither has a number. Draws by the host are not written, because they follow from the turns.

use super::game::Draw;
use super::{Game, GameKind, IllegalTurn, Places, RulesVersion, Seat, Setup, SetupError, UnknownGame};
use crate::localize::{Localize, Message};
use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

/// A game with its tags.
///
/// # Examples
/// ```
/// use bside_games::rules::record::{Record, RecordErrorKind};
///
/// let text = "[Game \"basileus\"]\n[Seat0 \"Ana\"]\n\n1. b1-c2 resign:1";
/// let record: Record = text.parse().expect("a record");
/// assert_eq!(record.tags, [("Seat0".to_owned(), "Ana".to_owned())]);
/// assert_eq!(record.game.places().to_string(), "1 2");
/// assert!(record.to_string().contains("[Result \"1 2\"]"));
///
/// let error = text.replace("c2", "c8").parse::<Record>().expect_err("an illegal turn");
/// assert!(matches!(error.kind, RecordErrorKind::Turn(_)) && error.line == 4);
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    /// The tags that do not determine the game, such as names and dates, in order. Their names are letters and digits.
    pub tags: Vec<(String, String)>,
    /// The game that the turns and the tags `Game`, `Setup`, `Seats` and `Rules` determine.
    pub game: Game,
}

/// A text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The number of the line with the error, from 1.
    pub line: usize,
    /// The number of the turn with the error, from 1; `None` if the error is in a tag.
    pub turn: Option<usize>,
    /// The kind of error, with the text that causes it.
    pub kind: RecordErrorKind,
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    /// A line among the tags is not a tag.
    NotATag,
    /// A tag occurs twice; this is its name.
    TagTwice(String),
    /// There is no `Game` tag.
    NoGame,
    /// The value of `Seats` is not a number.
    Seats(String),
    /// The value of `Game` is not the name of a game.
    Game(UnknownGame),
    /// The value of `Rules` is not the number of a version.
    Rules(String),
    /// The game is not played by this number of seats, or has no set-up of this name.
    Setup(SetupError),
    /// The number before a turn is not the next one.
    Number(String),
    /// A turn is illegal.
    Turn(IllegalTurn),
    /// `resign:` is not followed by the number of a seat that is still in the game.
    Resign(String),
    /// More turns follow after the end of the game.
    Over,
    /// The value of `Result` is not the result of the turns.
    Result {
        /// The result in the tag.
        written: String,
        /// The result of the turns.
        actual: String,
    },
}

impl Localize for RecordErrorKind {
    fn message(&self) -> Message {
        match self {
            RecordErrorKind::NotATag => Message::new("record-not-a-tag"),
            RecordErrorKind::TagTwice(name) => Message::new("record-tag-twice").with("name", name),
            RecordErrorKind::NoGame => Message::new("record-no-game"),
            RecordErrorKind::Seats(text) => Message::new("record-seats").with("text", text),
            RecordErrorKind::Rules(text) => Message::new("record-rules").with("text", text),
            RecordErrorKind::Game(unknown) => unknown.message(),
            RecordErrorKind::Setup(error) => error.message(),
            RecordErrorKind::Number(text) => Message::new("record-number").with("text", text),
            RecordErrorKind::Turn(refusal) => refusal.message(),
            RecordErrorKind::Resign(text) => Message::new("record-resign").with("text", text),
            RecordErrorKind::Over => Message::new("record-over"),
            RecordErrorKind::Result { written, actual } if actual == RUNNING => {
                Message::new("record-unfinished").with("written", written)
            }
            RecordErrorKind::Result { written, actual } => {
                Message::new("record-result").with("written", written).with("actual", actual)
            }
        }
    }
}

/// The mark that some programs write at the beginning of a text. It is no part of the text.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// The result of a running game.
const RUNNING: &str = "*";
/// The line that begins and ends a block of code in chat programs.
const FENCE: &str = "```";
const RESIGN: &str = "resign:";
const DRAW: &str = "draw";
/// Upper bound of the length of a line of turns, in bytes. A longer word has a line of its own.
const LINE: usize = 100;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let setup = self.game.setup();
        let own = [
            ("Game", setup.kind().to_string()),
            ("Setup", setup.name().to_owned()),
            ("Seats", setup.seats().to_string()),
        ];
        let rules = self.game.rules();
        let rules = (rules != setup.kind().rules_version()).then(|| ("Rules", rules.number().to_string()));
        let others = self.tags.iter().map(|(name, value)| (name.as_str(), value.clone()));
        for (name, value) in
            own.into_iter().chain(rules).chain(others).chain([("Result", result(self.game.places()))])
        {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        let mut length = LINE;
        for word in words(&self.game) {
            if length + 1 + word.len() > LINE {
                write!(f, "\n{word}")?;
                length = word.len();
            } else {
                write!(f, " {word}")?;
                length += 1 + word.len();
            }
        }
        writeln!(f)
    }
}

/// The words after the tags, in order: `1. d4-d5`, `resign:1`, `draw`.
fn words(game: &Game) -> Vec<String> {
    let mut withdrawals = game.withdrawals().iter().peekable();
    let mut words = Vec::new();
    for played in 0..=game.turns().len() {
        while let Some((_, seat)) = withdrawals.next_if(|(after, _)| *after == played) {
            words.push(format!("{RESIGN}{seat}"));
        }
        words.extend(game.turns().get(played).map(|turn| format!("{}. {turn}", played + 1)));
    }
    if game.drawn() == Some(Draw::Agreement) {
        words.push(DRAW.to_owned());
    }
    words
}

fn result(places: Places) -> String {
    if places.is_complete() { places.to_string() } else { RUNNING.to_owned() }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let plain = plain_lines(text);
        let mut lines = plain.iter().copied();
        let (mut tags, mut names) = (Vec::new(), HashSet::new());
        for (line, text) in lines.by_ref().skip_while(|(_, text)| text.is_empty()) {
            if text.is_empty() {
                break;
            }
            let (name, value) =
                tag(text).ok_or(RecordError { line, turn: None, kind: RecordErrorKind::NotATag })?;
            if !names.insert(name.clone()) {
                return Err(RecordError { line, turn: None, kind: RecordErrorKind::TagTwice(name) });
            }
            tags.push((line, name, value));
        }
        let setup = setup(&mut tags)?;
        let rules = rules(&mut tags)?;
        let result = take(&mut tags, "Result");
        let read = |rules| {
            let mut reader = Reader { game: Game::with_rules(setup, rules), line: 1 };
            reader.lines(lines.clone())?;
            reader.check_result(result.clone())?;
            Ok(reader.game)
        };
        let game = match rules {
            Some(rules) => read(rules)?,
            None => read(setup.kind().rules_version()).or_else(|error| {
                let versions = RulesVersion::ALL.into_iter().rev();
                versions.map(read).find_map(Result::ok).ok_or(error)
            })?,
        };
        let tags = tags.into_iter().map(|(_, name, value)| (name, value)).collect();
        Ok(Record { tags, game })
    }
}

/// The lines of a text with their numbers, without what editors and chat programs put around it.
fn plain_lines(text: &str) -> Vec<(usize, &str)> {
    let text = text.trim_start_matches(BYTE_ORDER_MARK);
    // A carriage return ends a line by itself or together with a line feed.
    let lines = text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'));
    (1..).zip(lines.map(plain_line)).collect()
}

/// A line without the marks of quotes and the fences of code. No line of a record begins with one of them.
fn plain_line(line: &str) -> &str {
    let line = line.trim_start_matches(|sign: char| sign == '>' || sign.is_whitespace()).trim_end();
    let opened = line.strip_prefix(FENCE);
    if opened.is_some_and(|language| language.chars().all(|sign| sign.is_ascii_alphanumeric())) {
        return "";
    }
    let line = opened.unwrap_or(line);
    line.strip_suffix(FENCE).unwrap_or(line).trim()
}

type Tags = Vec<(usize, String, String)>;

fn take(tags: &mut Tags, name: &str) -> Option<(usize, String)> {
    let index = tags.iter().position(|(_, known, _)| known == name)?;
    let (line, _, value) = tags.remove(index);
    Some((line, value))
}

fn setup(tags: &mut Tags) -> Result<Setup, RecordError> {
    let at = |line: usize, wrong: RecordErrorKind| RecordError { line, turn: None, kind: wrong };
    let (game_line, game) = take(tags, "Game").ok_or(at(1, RecordErrorKind::NoGame))?;
    let game: GameKind = game.parse().map_err(|unknown| at(game_line, RecordErrorKind::Game(unknown)))?;
    let (name_line, name) = take(tags, "Setup").unzip();
    let (seats_line, seats) = match take(tags, "Seats") {
        None => (None, None),
        Some((line, text)) => {
            (Some(line), Some(text.parse().map_err(|_| at(line, RecordErrorKind::Seats(text)))?))
        }
    };
    Setup::new(game, seats, name.as_deref()).map_err(|error| {
        let line = match error {
            SetupError::Seats { .. } => seats_line,
            SetupError::UnknownSetup { .. } => name_line,
        };
        at(line.unwrap_or(game_line), RecordErrorKind::Setup(error))
    })
}

fn rules(tags: &mut Tags) -> Result<Option<RulesVersion>, RecordError> {
    let Some((line, text)) = take(tags, "Rules") else { return Ok(None) };
    let rules = text.parse().ok().and_then(RulesVersion::from_number);
    rules.map(Some).ok_or(RecordError { line, turn: None, kind: RecordErrorKind::Rules(text) })
}

/// Reads a tag, `[Name "value"]`, as its name and value; `None` if the line is not a tag.
fn tag(line: &str) -> Option<(String, String)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    let fits = !name.is_empty() && name.chars().all(|character| character.is_ascii_alphanumeric());
    let mut plain = String::new();
    let mut chars = value.chars();
    while let Some(character) = chars.next() {
        plain.push(match character {
            '\\' => chars.next().filter(|escaped| matches!(escaped, '"' | '\\'))?,
            '"' => return None,
            character => character,
        });
    }
    fits.then(|| (name.to_owned(), plain))
}

/// Continues a game with turns that are written as in a record; their numbers may be left out.
///
/// # Errors
/// If a number is wrong, a turn is illegal, a seat cannot resign, or the game is over before the end of the text. The
/// error names the line and the turn.
pub fn play(game: Game, text: &str) -> Result<Game, RecordError> {
    let mut reader = Reader { game, line: 1 };
    reader.lines(text.lines().enumerate().map(|(index, line)| (index + 1, line)))?;
    Ok(reader.game)
}

/// Plays the words after the tags, and counts lines for errors.
struct Reader {
    game: Game,
    line: usize,
}

impl Reader {
    fn error(&self, turn: Option<usize>, wrong: RecordErrorKind) -> RecordError {
        RecordError { line: self.line, turn, kind: wrong }
    }

    fn lines<'a>(&mut self, lines: impl Iterator<Item = (usize, &'a str)>) -> Result<(), RecordError> {
        for (line, text) in lines {
            self.line = line;
            text.split_whitespace().try_for_each(|word| self.word(word))?;
        }
        Ok(())
    }

    fn word(&mut self, word: &str) -> Result<(), RecordError> {
        let next = self.game.turns().len() + 1;
        if let Some(number) = word.strip_suffix('.') {
            let fits = number.parse() == Ok(next);
            return if fits {
                Ok(())
            } else {
                Err(self.error(Some(next), RecordErrorKind::Number(word.to_owned())))
            };
        }
        if self.game.seat().is_none() {
            return Err(self.error(Some(next), RecordErrorKind::Over));
        }
        if word == DRAW {
            self.game.agree_draw();
        } else if let Some(seat) = word.strip_prefix(RESIGN) {
            let still_in = |seat: &Seat| self.game.places().active_seats().any(|other| other == *seat);
            match seat.parse().ok().filter(still_in) {
                Some(seat) => self.game.withdraw(seat),
                None => return Err(self.error(Some(next), RecordErrorKind::Resign(word.to_owned()))),
            };
        } else {
            self.game.play(word).map_err(|refusal| RecordError {
                line: self.line,
                turn: Some(next),
                kind: RecordErrorKind::Turn(refusal),
            })?;
        }
        Ok(())
    }

    fn check_result(&self, written: Option<(usize, String)>) -> Result<(), RecordError> {
        let actual = result(self.game.places());
        match written {
            Some((line, written)) if written != actual => {
                Err(RecordError { line, turn: None, kind: RecordErrorKind::Result { written, actual } })
            }
            _ => Ok(()),
        }
    }
}
