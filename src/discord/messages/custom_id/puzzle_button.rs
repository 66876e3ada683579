use super::names::{enum_value, game_named};
use super::step::StepValue;
use crate::puzzles::{Difficulty, PuzzleFilter, PuzzleNumber, Run, RunMode, Theme};
use crate::rules::GameKind;
use crate::table::Timestamp;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The name of any difficulty in ids.
const ANY: &str = "any";

/// A button or menu of puzzles, in ids `puzzle:…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum PuzzleButton {
    /// `puzzle:choose` asks for the game, and `puzzle:choose:MODE` for that of a run.
    Choose(Option<RunMode>),
    /// `puzzle:next:GAME:FILTER:SHOWN` opens a puzzle, if possible none of those that were shown last: their numbers with commas
    /// between them, or 0.
    Next { game: GameKind, filter: PuzzleFilter, shown: Vec<PuzzleNumber> },
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
    /// `puzzle:share:POINT` shows the puzzle to everyone in the channel.
    Share(PuzzlePoint),
    /// `puzzle:skip:POINT` skips a puzzle of a streak.
    Skip(PuzzlePoint),
    /// `puzzle:explain:GAME:MODE` says how a run goes.
    Explain(GameKind, RunMode),
    /// `puzzle:start:GAME:MODE` starts a run.
    Start(GameKind, RunMode),
    /// `puzzle:share-run:GAME:RUN` shows the result of a run to everyone in the channel.
    ShareRun(GameKind, Run),
    /// `puzzle:board:GAME:PERIOD` shows the best storms of the guild.
    Board(GameKind, BoardPeriod),
}

/// The time of the storms that a board compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::discord) enum BoardPeriod {
    /// The last seven days.
    Week,
    Ever,
}

/// What decides which puzzle comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum PuzzleMode {
    /// `DIFFICULTY`, or `DIFFICULTY+THEME` if a theme was chosen.
    Practice(PuzzleFilter),
    /// `MODE.STARTED.SOLVED.MISSED.ROW.BEST-ROW`.
    Run(Run),
}

/// A puzzle after some turns of its solution, in ids `GAME:MODE:NUMBER:TURNS`, and `.HINTS` after that if hints for the next
/// turn were shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct PuzzlePoint {
    pub game: GameKind,
    pub mode: PuzzleMode,
    pub number: PuzzleNumber,
    pub turns: u8,
    /// The number of hints that were shown.
    pub hints: u8,
}

impl PuzzleButton {
    /// The run that a puzzle is part of, with its game.
    pub(in crate::discord) fn run(&self) -> Option<(GameKind, Run)> {
        match self {
            PuzzleButton::Show(point)
            | PuzzleButton::Menu(point, _)
            | PuzzleButton::Step(point, _)
            | PuzzleButton::Skip(point) => match point.mode {
                PuzzleMode::Run(run) => Some((point.game, run)),
                PuzzleMode::Practice(_) => None,
            },
            _ => None,
        }
    }

    /// Parses what follows `puzzle:`.
    pub(super) fn parse(text: &str) -> Option<PuzzleButton> {
        if text == "choose" {
            return Some(PuzzleButton::Choose(None));
        }
        let (action, rest) = text.split_once(':')?;
        let of_game = || rest.split_once(':').and_then(|(game, rest)| Some((game_named(game)?, rest)));
        match action {
            "choose" => return Some(PuzzleButton::Choose(Some(parse_run_mode(rest)?))),
            "next" => {
                let [game, filter, shown] = rest.split(':').collect::<Vec<_>>().try_into().ok()?;
                let (game, filter) = (game_named(game)?, parse_filter(filter)?);
                return Some(PuzzleButton::Next { game, filter, shown: parse_numbers(shown)? });
            }
            "explain" | "start" => {
                let (game, mode) = of_game()?;
                let button = if action == "start" { PuzzleButton::Start } else { PuzzleButton::Explain };
                return Some(button(game, parse_run_mode(mode)?));
            }
            "share-run" => {
                return of_game().and_then(|(game, run)| Some(PuzzleButton::ShareRun(game, parse_run(run)?)));
            }
            "board" => {
                return of_game()
                    .and_then(|(game, period)| Some(PuzzleButton::Board(game, enum_value(period)?)));
            }
            _ => {}
        }
        let (point, rest) = PuzzlePoint::parse(rest)?;
        match (action, rest) {
            ("show", None) => Some(PuzzleButton::Show(point)),
            ("hint", None) => Some(PuzzleButton::Hint(point)),
            ("hint", Some(hints)) => {
                Some(PuzzleButton::Hint(PuzzlePoint { hints: parse_hints(hints)?, ..point }))
            }
            ("solution", None) => Some(PuzzleButton::Solution(point)),
            ("share", None) => Some(PuzzleButton::Share(point)),
            ("skip", None) => Some(PuzzleButton::Skip(point)),
            ("menu", Some(index)) => Some(PuzzleButton::Menu(point, index.parse().ok()?)),
            ("step", Some(step)) => Some(PuzzleButton::Step(point, StepValue::parse_marked(step)?)),
            _ => None,
        }
    }
}

impl PuzzleMode {
    fn parse(text: &str) -> Option<PuzzleMode> {
        parse_run(text).map(PuzzleMode::Run).or_else(|| parse_filter(text).map(PuzzleMode::Practice))
    }
}

impl PuzzlePoint {
    /// The beginning of a puzzle that is not part of a run.
    pub(in crate::discord) fn start(game: GameKind, number: PuzzleNumber) -> PuzzlePoint {
        let mode = PuzzleMode::Practice(PuzzleFilter::default());
        PuzzlePoint { game, mode, number, turns: 0, hints: 0 }
    }

    /// Parses a point and what follows it, if something does.
    fn parse(text: &str) -> Option<(PuzzlePoint, Option<&str>)> {
        let mut parts = text.splitn(5, ':');
        let (game, mode) = (game_named(parts.next()?)?, PuzzleMode::parse(parts.next()?)?);
        let (number, turns) = (parts.next()?.parse().ok()?, parts.next()?);
        let (turns, hints) = match turns.split_once('.') {
            Some((turns, hints)) => (turns, parse_hints(hints)?),
            None => (turns, 0),
        };
        let point = PuzzlePoint { game, mode, number, turns: turns.parse().ok()?, hints };
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

/// A difficulty or `any`, and a theme after `+` if there is one.
fn parse_filter(text: &str) -> Option<PuzzleFilter> {
    let (difficulty, theme) = match text.split_once('+') {
        Some((difficulty, theme)) => {
            (difficulty, Some(Theme::ALL.into_iter().find(|known| known.name() == theme)?))
        }
        None => (text, None),
    };
    let named = Difficulty::ALL.into_iter().find(|known| known.name() == difficulty);
    (named.is_some() || difficulty == ANY).then_some(PuzzleFilter { difficulty: named, theme })
}

fn parse_run_mode(name: &str) -> Option<RunMode> {
    RunMode::ALL.into_iter().find(|mode| mode.name() == name)
}

fn parse_run(text: &str) -> Option<Run> {
    let [mode, started, solved, missed, row, best_row] =
        text.split('.').collect::<Vec<_>>().try_into().ok()?;
    let started: u32 = started.parse().ok()?;
    Some(Run {
        mode: parse_run_mode(mode)?,
        started: Timestamp::from_unix_millis(i64::from(started) * 1000),
        solved: solved.parse().ok()?,
        missed: missed.parse().ok()?,
        row: row.parse().ok()?,
        best_row: best_row.parse().ok()?,
    })
}

/// A filter as it is written in ids.
struct WrittenFilter(PuzzleFilter);

impl fmt::Display for WrittenFilter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let PuzzleFilter { difficulty, theme } = self.0;
        f.write_str(difficulty.map_or(ANY, Difficulty::name))?;
        theme.map_or(Ok(()), |theme| write!(f, "+{}", theme.name()))
    }
}

/// A run as it is written in ids.
struct WrittenRun(Run);

impl fmt::Display for WrittenRun {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Run { mode, started, solved, missed, row, best_row } = self.0;
        write!(f, "{}.{}.{solved}.{missed}.{row}.{best_row}", mode.name(), started.unix_seconds())
    }
}

impl fmt::Display for PuzzleMode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            PuzzleMode::Practice(filter) => WrittenFilter(filter).fmt(f),
            PuzzleMode::Run(run) => WrittenRun(run).fmt(f),
        }
    }
}

impl fmt::Display for PuzzlePoint {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let PuzzlePoint { game, mode, number, turns, hints } = self;
        write!(f, "{game}:{mode}:{number}:{turns}")?;
        if *hints > 0 { write!(f, ".{hints}") } else { Ok(()) }
    }
}

impl fmt::Display for PuzzleButton {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PuzzleButton::Choose(None) => f.write_str("puzzle:choose"),
            PuzzleButton::Choose(Some(mode)) => write!(f, "puzzle:choose:{}", mode.name()),
            PuzzleButton::Next { game, filter, shown } => {
                let numbers = shown.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
                let numbers = if numbers.is_empty() { "0" } else { &numbers };
                write!(f, "puzzle:next:{game}:{}:{numbers}", WrittenFilter(*filter))
            }
            PuzzleButton::Show(point) => write!(f, "puzzle:show:{point}"),
            PuzzleButton::Menu(point, index) => write!(f, "puzzle:menu:{point}:{index}"),
            PuzzleButton::Step(point, step) => write!(f, "puzzle:step:{point}:{step}"),
            PuzzleButton::Hint(point) => write!(f, "puzzle:hint:{point}"),
            PuzzleButton::Solution(point) => write!(f, "puzzle:solution:{point}"),
            PuzzleButton::Share(point) => write!(f, "puzzle:share:{point}"),
            PuzzleButton::Skip(point) => write!(f, "puzzle:skip:{point}"),
            PuzzleButton::Explain(game, mode) => write!(f, "puzzle:explain:{game}:{}", mode.name()),
            PuzzleButton::Start(game, mode) => write!(f, "puzzle:start:{game}:{}", mode.name()),
            PuzzleButton::ShareRun(game, run) => write!(f, "puzzle:share-run:{game}:{}", WrittenRun(*run)),
            PuzzleButton::Board(game, period) => {
                write!(f, "puzzle:board:{game}:")?;
                period.serialize(f)
            }
        }
    }
}
