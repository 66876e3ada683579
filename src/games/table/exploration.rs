//! A line of turns that one person tries out on a private board. The line leaves the game at some ply.

use crate::rules::{Game, IllegalTurn};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Upper bound of the turns of a line.
pub const MAX_LINE_TURNS: usize = 60;

/// Turns that leave a game at a ply. Its text is that ply and the turns, separated by spaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The ply at which it leaves the game.
    pub start: usize,
    /// The turns, in canonical notation.
    pub turns: Vec<String>,
}

/// A text that is not that of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a line of turns")]
pub struct UnreadableLine;

impl Line {
    /// The line without turns at the end of a game.
    fn at_end(game: &Game) -> Line {
        Line { start: game.ply(), turns: Vec::new() }
    }

    /// The ply after its last turn.
    pub fn end(&self) -> usize {
        self.start + self.turns.len()
    }

    /// A short hash of its start and its turns.
    pub fn fingerprint(&self) -> u16 {
        fingerprint([&*self.start.to_string()].into_iter().chain(self.turns.iter().map(String::as_str)))
    }

    /// The game after the part of the line before this ply; before the line, the game itself. `None` if the line does not
    /// fit the game.
    pub fn game_at(&self, game: &Game, ply: usize) -> Option<Game> {
        if self.start > game.ply() || ply > self.end() {
            return None;
        }
        let mut reached = game.at_ply(ply.min(self.start));
        for turn in self.turns.iter().take(ply.saturating_sub(self.start)) {
            reached.play(turn).ok()?;
        }
        Some(reached)
    }

    /// Whether all its turns can be played.
    fn fits(&self, game: &Game) -> bool {
        self.game_at(game, self.end()).is_some()
    }

    /// Begins the line later, as far as the game has gone on like it.
    fn follow(&mut self, game: &Game) {
        let is_next = |(ply, turn): &(usize, &String)| game.turn_at_ply(*ply) == Some(turn.as_str());
        let common = (self.start..).zip(&self.turns).take_while(is_next).count();
        self.turns.drain(..common);
        self.start += common;
        if self.turns.is_empty() {
            *self = Line::at_end(game);
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.start)?;
        self.turns.iter().try_for_each(|turn| write!(f, " {turn}"))
    }
}

impl FromStr for Line {
    type Err = UnreadableLine;

    fn from_str(text: &str) -> Result<Line, UnreadableLine> {
        let mut words = text.split(' ');
        let start = words.next().and_then(|start| start.parse().ok()).ok_or(UnreadableLine)?;
        Ok(Line { start, turns: words.map(str::to_owned).collect() })
    }
}

/// The private board of one person: a line of turns beside a game, and the ply that is shown.
///
/// # Examples
/// ```
/// use bside_games::rules::{Game, GameKind, Setup};
/// use bside_games::table::{Exploration, ExploredTurn};
///
/// let game = Game::new(Setup::new(GameKind::Basileus, None, None)?);
/// let mut exploration = Exploration::at_end(&game);
/// assert_eq!(exploration.play(&game, "b1-c2"), Ok(ExploredTurn::Played));
/// let shown = exploration.shown(&game).ok_or("another game")?;
/// assert_eq!((shown.turns().len(), game.turns().len()), (1, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exploration {
    /// The line that is being tried out.
    pub line: Line,
    /// The line that was tried before and left for this one.
    pub other: Option<Line>,
    /// The ply that is shown: up to the start of the line one of the game, and one of the line after that.
    pub ply: usize,
    /// By how many seats the board is turned.
    pub turned: usize,
}

/// The effect of a turn on a private board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExploredTurn {
    /// The turn was played.
    Played,
    /// The line has [`MAX_LINE_TURNS`] already.
    LineFull,
}

impl Exploration {
    /// The exploration at the end of a game.
    pub fn at_end(game: &Game) -> Exploration {
        Exploration { line: Line::at_end(game), ply: game.ply(), ..Exploration::default() }
    }

    /// The exploration for a game that may have gone on or back since. While a game is running, a line that it has left is
    /// dropped.
    #[must_use]
    pub fn brought_to(mut self, game: &Game, is_running: bool) -> Exploration {
        let is_past = |line: &Line| is_running && line.start < game.ply();
        for line in [Some(&mut self.line), self.other.as_mut()].into_iter().flatten() {
            line.follow(game);
            if !line.fits(game) || is_past(line) {
                *line = Line::at_end(game);
            }
        }
        self.other.take_if(|other| other.turns.is_empty());
        self.go_to(self.ply);
        self
    }

    /// Whether a game went on another way than this line, which is not shown any more therefore.
    pub fn is_left_by(&self, game: &Game) -> bool {
        let mut turns = (self.line.start..).zip(&self.line.turns);
        turns.any(|(ply, turn)| ply < game.ply() && game.turn_at_ply(ply) != Some(turn.as_str()))
    }

    /// A short hash of the turns before a ply, those of the game and those of the line. By it a button tells whether the board
    /// still shows what it was made for.
    pub fn fingerprint(&self, game: &Game, ply: usize) -> u16 {
        let of_game = (0..self.line.start.min(ply)).map(|ply| game.turn_at_ply(ply).unwrap_or_default());
        let of_line = self.line.turns.iter().take(ply.saturating_sub(self.line.start)).map(String::as_str);
        fingerprint(of_game.chain(of_line))
    }

    /// Whether nothing is tried out: it would show the game alone.
    pub fn is_empty(&self) -> bool {
        self.line.turns.is_empty()
    }

    /// The last ply that can be shown.
    pub fn end(&self) -> usize {
        self.line.end()
    }

    /// The ply to which somebody returns to try something else: the start of the line after it, and before it the start of the
    /// game.
    pub fn first(&self) -> usize {
        if self.ply > self.line.start { self.line.start } else { 0 }
    }

    /// Whether it is the one that begins at the end of a game, without any change.
    pub fn is_untouched(&self, game: &Game) -> bool {
        *self == Exploration::at_end(game)
    }

    /// Shows this ply, or the last one.
    pub fn go_to(&mut self, ply: usize) {
        self.ply = ply.min(self.end());
    }

    /// The game at the shown ply; `None` if the exploration was not [brought](Exploration::brought_to) to it.
    pub fn shown(&self, game: &Game) -> Option<Game> {
        self.line.game_at(game, self.ply)
    }

    /// Plays a turn at the shown ply. What the line had after that is kept as the other line, unless it goes on the same way.
    ///
    /// # Errors
    ///
    /// [`IllegalTurn`] if the text is no legal turn there.
    pub fn play(&mut self, game: &Game, text: &str) -> Result<ExploredTurn, IllegalTurn> {
        let mut after = self.shown(game).ok_or(IllegalTurn::GameOver)?;
        after.play(text)?;
        let turn = after.turns().last().cloned().unwrap_or_default();
        let index = self.ply.checked_sub(self.line.start);
        let next = match index {
            Some(index) => self.line.turns.get(index).map(String::as_str),
            None => game.turn_at_ply(self.ply),
        };
        if next == Some(&turn) {
            self.ply += 1;
            return Ok(ExploredTurn::Played);
        }
        if index == Some(MAX_LINE_TURNS) {
            return Ok(ExploredTurn::LineFull);
        }
        let left = self.line.clone();
        match index {
            Some(index) => self.line.turns.truncate(index),
            None => self.line = Line { start: self.ply, turns: Vec::new() },
        }
        if self.line.turns.len() < left.turns.len() {
            self.other = Some(left);
        }
        self.line.turns.push(turn);
        self.line.follow(game);
        self.ply += 1;
        Ok(ExploredTurn::Played)
    }

    /// Whether the line hides turns of the game, because it leaves it before its end.
    pub fn hides_game(&self, game: &Game) -> bool {
        !self.is_empty() && self.line.start < game.ply()
    }

    /// Shows the game alone again, where the line leaves it. The line is kept as the other one.
    pub fn return_to_game(&mut self, game: &Game) {
        if self.is_empty() {
            return;
        }
        let left = std::mem::replace(&mut self.line, Line::at_end(game));
        self.go_to(left.start);
        self.other = Some(left);
    }

    /// Exchanges the line for the other one, and shows where the two part.
    pub fn swap(&mut self) {
        let Some(other) = self.other.take() else { return };
        let left = std::mem::replace(&mut self.line, other);
        let common = match self.line.start == left.start {
            true => self.line.turns.iter().zip(&left.turns).take_while(|(one, other)| one == other).count(),
            false => 0,
        };
        self.ply = (self.line.start + common + 1).min(self.end());
        self.other = Some(left).filter(|left| !left.turns.is_empty());
    }
}

/// FNV-1a of turns, folded to 16 bits: it stays the same in every version, because buttons carry it.
fn fingerprint<'t>(turns: impl Iterator<Item = &'t str>) -> u16 {
    let bytes = turns.flat_map(|turn| turn.bytes().chain([b' ']));
    let hash = bytes.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((hash >> 16) ^ hash) as u16
}
