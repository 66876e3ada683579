use super::names::game_named;
use super::step::StepValue;
use crate::puzzles::{Difficulty, PuzzleNumber};
use crate::rules::GameKind;
use std::fmt;

/// The name in ids of puzzles of any difficulty.
const ANY: &str = "any";

/// A button or menu of puzzles, in ids `puzzle:…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum PuzzleButton {
    /// `puzzle:choose` asks for the game.
    Choose,
    /// `puzzle:next:GAME:DIFFICULTY:SHOWN` opens a puzzle, if possible none of those that were shown last: their numbers with commas
    /// between them, or 0.
    Next { game: GameKind, difficulty: Option<Difficulty>, shown: Vec<PuzzleNumber> },
    /// `puzzle:show:POINT` opens a puzzle.
    Show(PuzzlePoint),
    /// `puzzle:menu:POINT:INDEX` is a menu of steps.
    Menu(PuzzlePoint, u8),
    /// `puzzle:step:POINT:STEP` continues or completes a turn.
    Step(PuzzlePoint, StepValue),
    /// `puzzle:hint:POINT` shows one more hint. Old messages have the number of those shown before at the end: `puzzle:hint:POINT:HINTS`.
    Hint(PuzzlePoint),
    /// `puzzle:solution:POINT` shows the solution up to this turn.
    Solution(PuzzlePoint),
}

/// A puzzle after some turns of its solution, in ids `GAME:DIFFICULTY:NUMBER:TURNS`, and `.HINTS` after that if hints for the next
/// turn were shown. The difficulty is that of the next puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct PuzzlePoint {
    pub game: GameKind,
    pub difficulty: Option<Difficulty>,
    pub number: PuzzleNumber,
    pub turns: u8,
    /// The number of hints that were shown.
    pub hints: u8,
}

impl PuzzleButton {
    /// Parses what follows `puzzle:`.
    pub(super) fn parse(text: &str) -> Option<PuzzleButton> {
        if text == "choose" {
            return Some(PuzzleButton::Choose);
        }
        let (action, rest) = text.split_once(':')?;
        if action == "next" {
            let [game, difficulty, shown] = rest.split(':').collect::<Vec<_>>().try_into().ok()?;
            let (game, difficulty) = (game_named(game)?, parse_difficulty(difficulty)?);
            return Some(PuzzleButton::Next { game, difficulty, shown: parse_numbers(shown)? });
        }
        let (point, rest) = PuzzlePoint::parse(rest)?;
        match (action, rest) {
            ("show", None) => Some(PuzzleButton::Show(point)),
            ("hint", None) => Some(PuzzleButton::Hint(point)),
            ("hint", Some(hints)) => {
                Some(PuzzleButton::Hint(PuzzlePoint { hints: parse_hints(hints)?, ..point }))
            }
            ("solution", None) => Some(PuzzleButton::Solution(point)),
            ("menu", Some(index)) => Some(PuzzleButton::Menu(point, index.parse().ok()?)),
            ("step", Some(step)) => Some(PuzzleButton::Step(point, StepValue::parse_marked(step)?)),
            _ => None,
        }
    }
}

impl PuzzlePoint {
    /// Parses a point and what follows it, if something does.
    fn parse(text: &str) -> Option<(PuzzlePoint, Option<&str>)> {
        let mut parts = text.splitn(5, ':');
        let (game, difficulty) = (game_named(parts.next()?)?, parse_difficulty(parts.next()?)?);
        let (number, turns) = (parts.next()?.parse().ok()?, parts.next()?);
        let (turns, hints) = match turns.split_once('.') {
            Some((turns, hints)) => (turns, parse_hints(hints)?),
            None => (turns, 0),
        };
        let point = PuzzlePoint { game, difficulty, number, turns: turns.parse().ok()?, hints };
        Some((point, parts.next()))
    }
}

/// A number of hints that is written, so not none.
fn parse_hints(text: &str) -> Option<u8> {
    text.parse().ok().filter(|hints| *hints > 0)
}

/// The numbers of puzzles; none is written as 0.
fn parse_numbers(text: &str) -> Option<Vec<PuzzleNumber>> {
    let numbers = text.split(',').map(str::parse).collect::<Result<Vec<PuzzleNumber>, _>>().ok()?;
    Some(if numbers == [0] { Vec::new() } else { numbers })
}

fn parse_difficulty(name: &str) -> Option<Option<Difficulty>> {
    let named = Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == name);
    (named.is_some() || name == ANY).then_some(named)
}

fn difficulty_name(difficulty: Option<Difficulty>) -> &'static str {
    difficulty.map_or(ANY, Difficulty::name)
}

impl fmt::Display for PuzzlePoint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let PuzzlePoint { game, difficulty, number, turns, hints } = self;
        write!(f, "{game}:{}:{number}:{turns}", difficulty_name(*difficulty))?;
        if *hints > 0 { write!(f, ".{hints}") } else { Ok(()) }
    }
}

impl fmt::Display for PuzzleButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PuzzleButton::Choose => f.write_str("puzzle:choose"),
            PuzzleButton::Next { game, difficulty, shown } => {
                let numbers = shown.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let numbers = if numbers.is_empty() { "0" } else { &numbers };
                write!(f, "puzzle:next:{game}:{}:{numbers}", difficulty_name(*difficulty))
            }
            PuzzleButton::Show(point) => write!(f, "puzzle:show:{point}"),
            PuzzleButton::Menu(point, index) => write!(f, "puzzle:menu:{point}:{index}"),
            PuzzleButton::Step(point, step) => write!(f, "puzzle:step:{point}:{step}"),
            PuzzleButton::Hint(point) => write!(f, "puzzle:hint:{point}"),
            PuzzleButton::Solution(point) => write!(f, "puzzle:solution:{point}"),
        }
    }
}
