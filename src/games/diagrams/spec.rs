//! The file format of diagrams, and its reader.
//!
//! ```toml
//! names = ["south", "north"]       # of the seats, unless an spec has its own: `seat-NAME` among the texts, or a person
//!
//! [[figure]]                       # or [[sample]], or [[lesson]]
//! name = "jump"                    # the text `figure-GAME-jump` explains it
//! chapter = "moving"               # opens the page `rules-GAME-moving`; the next figures stand on it too
//! fen = "…"                        # the first position; default: the start for `seats` from `setup`
//! turns = "d4-d5 e6-e5"            # played from there; the last turn is drawn on the board
//! numbered = 3                     # the last three turns are drawn instead, with numbers
//! resign = [1]                     # seats that resign afterwards
//! draw = true                      # the game is drawn afterwards
//! arrows = "e4 d4-d6"              # arrows for all legal turns with these beginnings; for replacements only if one is given
//! refused = "e4-e5"                # an arrow that is crossed out: a rule forbids this turn
//! doomed = "d5"                    # men that a turn with an arrow captures
//! choose = "e4"                    # what the seat to move has chosen so far (`""`: nothing); further choices are numbered
//! view = 1                         # the seat at the bottom
//! focus = "l5"                     # a close-up of this cell
//! solutions = "d3-d4 b4-b5"        # lessons only: turns with these beginnings solve the task `lesson-GAME-NAME`
//! ```

use super::{Diagram, DiagramKind, Lesson};
use crate::localize::Message;
use crate::render::reading_order;
use crate::rules::notation::{self, Separator, Token};
use crate::rules::{
    AnyPosition, Cell, Effect, FenError, GameKind, IllegalTurn, Mark, Scene, Seat, Setup, SetupError, Spot,
};
use serde::Deserialize;
use thiserror::Error;

/// The diagrams of a game.
#[derive(Debug)]
pub(super) struct GameDiagrams {
    pub figures: Vec<Diagram>,
    pub lessons: Vec<Lesson>,
    pub samples: Vec<Diagram>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    names: Vec<String>,
    figure: Vec<DiagramSpec>,
    lesson: Vec<DiagramSpec>,
    sample: Vec<DiagramSpec>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct DiagramSpec {
    name: String,
    chapter: Option<String>,
    fen: Option<String>,
    seats: Option<usize>,
    setup: Option<String>,
    turns: String,
    numbered: usize,
    resign: Vec<Seat>,
    draw: bool,
    arrows: String,
    refused: String,
    doomed: String,
    choose: Option<String>,
    view: Seat,
    focus: Option<String>,
    solutions: String,
    names: Option<Vec<String>>,
}

/// Why a file of diagrams cannot be read.
#[derive(Debug, Error)]
pub(super) enum GameDiagramsError {
    #[error(transparent)]
    File(#[from] toml::de::Error),
    #[error("{name}: {error}")]
    Diagram { name: String, error: DiagramError },
}

/// Why a diagram contradicts the rules.
#[derive(Debug, Error)]
pub(super) enum DiagramError {
    #[error(transparent)]
    Position(#[from] FenError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0} is not a cell")]
    Cell(String),
    #[error("{turn} is not legal: {refusal:?}")]
    Illegal { turn: String, refusal: IllegalTurn },
    #[error("{0} is not turn notation")]
    Unreadable(String),
    #[error("no legal turn begins with {0}")]
    NoTurn(String),
    #[error("no rule forbids {0}")]
    Allowed(String),
    #[error("no arrow captures the man on {0}")]
    NotDoomed(Cell),
    #[error("a lesson needs solutions, and only a lesson has them")]
    MisplacedSolutions,
}

/// Reads the file of a game, and checks it against the rules.
pub(super) fn read(game: GameKind, text: &str) -> Result<GameDiagrams, GameDiagramsError> {
    let file: File = toml::from_str(text)?;
    let in_diagram = |name: &str, error| GameDiagramsError::Diagram { name: name.to_owned(), error };
    let diagrams = |kind: DiagramKind, specs: Vec<DiagramSpec>| -> Result<Vec<Diagram>, GameDiagramsError> {
        let mut chapter = None;
        let diagram = |spec: DiagramSpec| {
            let name = spec.name.clone();
            if !spec.solutions.is_empty() {
                return Err(in_diagram(&name, DiagramError::MisplacedSolutions));
            }
            let mut diagram =
                spec.diagram(game, kind, &file.names).map_err(|error| in_diagram(&name, error))?;
            chapter = diagram.chapter.or(chapter.take());
            diagram.chapter = chapter.clone();
            Ok(diagram)
        };
        specs.into_iter().map(diagram).collect()
    };
    let lesson = |spec: DiagramSpec| {
        let name = spec.name.clone();
        spec.lesson(game, &file.names).map_err(|error| in_diagram(&name, error))
    };
    Ok(GameDiagrams {
        figures: diagrams(DiagramKind::Figure, file.figure)?,
        lessons: file.lesson.into_iter().map(lesson).collect::<Result<_, _>>()?,
        samples: diagrams(DiagramKind::Sample, file.sample)?,
    })
}

impl DiagramSpec {
    fn diagram(self, game: GameKind, kind: DiagramKind, names: &[String]) -> Result<Diagram, DiagramError> {
        let mut position = match &self.fen {
            Some(fen) => game.from_fen(fen)?,
            None => Setup::new(game, self.seats, self.setup.as_deref())?.start(),
        };
        let mut played = Vec::new();
        for turn in self.turns.split_whitespace() {
            let mover = position.seat();
            let effects = play(&mut position, turn)?;
            played.extend(mover.map(|seat| (seat, effects)));
        }
        let shown = played.len().saturating_sub(self.numbered.max(1));
        let shown: Vec<&[Effect]> = played[shown..].iter().map(|(_, effects)| &effects[..]).collect();
        let men = position.scene().men;
        for seat in &self.resign {
            position.withdraw(*seat);
        }
        let (mut scene, shows_last_turn) = match &self.choose {
            None => (position.scene(), true),
            Some(beginning) => {
                let mut choices =
                    position.choices(beginning).ok_or(DiagramError::NoTurn(beginning.clone()))?;
                choices.scene.view = self.view;
                choices.number_by(reading_order(&choices.scene));
                (choices.scene, choices.beginning.is_empty())
            }
        };
        if shows_last_turn && self.resign.is_empty() {
            scene = scene.with_turns(&shown);
        }
        for seat in &self.resign {
            scene = scene.with_withdrawal(*seat, &men);
        }
        if self.draw {
            scene.turn = None;
            scene.marks.clear();
            scene.places.finish_all();
        }
        scene.view = self.view;
        scene.focus = self.focus.as_deref().map(cell).transpose()?;
        scene.names = self.names.clone().unwrap_or_else(|| names.to_vec());
        let refused = self.add_refused(&position, &mut scene)?;
        self.add_arrows(&position, &mut scene)?;
        let last = played.pop().filter(|_| self.resign.is_empty());
        Ok(Diagram { name: self.name, kind, chapter: self.chapter, position, scene, last, refused })
    }

    fn lesson(self, game: GameKind, names: &[String]) -> Result<Lesson, DiagramError> {
        let solutions = self.solutions.split_whitespace().map(parts);
        let solutions: Vec<Vec<Token>> = solutions.collect::<Result<_, _>>()?;
        if solutions.is_empty() {
            return Err(DiagramError::MisplacedSolutions);
        }
        let diagram = self.diagram(game, DiagramKind::Lesson, names)?;
        solutions
            .iter()
            .try_for_each(|beginning| effects_of_turns(&diagram.position, beginning).map(drop))?;
        Ok(Lesson { diagram, solutions })
    }

    /// Adds arrows, and marks on the men that their turns capture.
    fn add_arrows(&self, position: &AnyPosition, scene: &mut Scene) -> Result<(), DiagramError> {
        let mut captured = Vec::new();
        for beginning in self.arrows.split_whitespace() {
            let parts = parts(beginning)?;
            let begins_a_replacement = parts.iter().any(|part| part.separator() == Some(Separator::Onto));
            for effect in effects_of_turns(position, &parts)?.into_iter().flatten() {
                let arrows = match effect {
                    Effect::Moved { path: way, .. } => vec![Mark::CanGo(way)],
                    Effect::Replaced { from, to } if begins_a_replacement => {
                        vec![Mark::CanGo(vec![from, to])]
                    }
                    Effect::Slid { from, to } => {
                        from.into_iter().zip(to).map(|(from, to)| Mark::CanSlide(from, to)).collect()
                    }
                    Effect::Captured { cell, .. } | Effect::Lost { cell, .. } => {
                        captured.push(cell);
                        continue;
                    }
                    Effect::Replaced { .. }
                    | Effect::TileRemoved { .. }
                    | Effect::Demanded { .. }
                    | Effect::RoundOver { .. }
                    | Effect::Passed
                    | Effect::Out { .. } => continue,
                };
                for arrow in arrows {
                    if !scene.marks.contains(&arrow) {
                        scene.marks.push(arrow);
                    }
                }
            }
        }
        for text in self.doomed.split_whitespace() {
            let doomed = cell(text)?;
            if !captured.contains(&doomed) {
                return Err(DiagramError::NotDoomed(doomed));
            }
            // In a forced capture the scene has this mark already.
            if !scene.marks.contains(&Mark::Doomed(doomed)) {
                scene.marks.push(Mark::Doomed(doomed));
            }
        }
        Ok(())
    }

    /// Adds crossed-out arrows for turns that a rule forbids; returns the turns with their rules.
    fn add_refused(
        &self,
        position: &AnyPosition,
        scene: &mut Scene,
    ) -> Result<Vec<(String, Message)>, DiagramError> {
        let mut refused = Vec::new();
        for turn in self.refused.split_whitespace() {
            let Err(IllegalTurn::Rule(rule, _)) = position.parse_turn(turn) else {
                return Err(DiagramError::Allowed(turn.to_owned()));
            };
            let cell = |part: Token| match part {
                Token::At(_, Spot::Cell(cell)) => Ok(cell),
                _ => Err(DiagramError::Cell(part.to_string())),
            };
            let way = parts(turn)?.into_iter().map(cell);
            scene.marks.push(Mark::CannotGo(way.collect::<Result<_, _>>()?));
            refused.push((turn.to_owned(), rule));
        }
        Ok(refused)
    }
}

fn play(position: &mut AnyPosition, turn: &str) -> Result<Vec<Effect>, DiagramError> {
    let played = position.play(turn);
    let (_, effects) = played.map_err(|refusal| DiagramError::Illegal { turn: turn.to_owned(), refusal })?;
    Ok(effects)
}

/// The effects of each legal turn that begins with these parts.
fn effects_of_turns(position: &AnyPosition, beginning: &[Token]) -> Result<Vec<Vec<Effect>>, DiagramError> {
    let begins = |turn: &String| notation::starts_with(turn, beginning);
    let turns: Vec<String> = position.legal_turns().into_iter().filter(begins).collect();
    if turns.is_empty() {
        return Err(DiagramError::NoTurn(notation::write(beginning)));
    }
    turns.iter().map(|turn| play(&mut position.clone(), turn)).collect()
}

fn parts(text: &str) -> Result<Vec<Token>, DiagramError> {
    notation::parse(text).ok_or_else(|| DiagramError::Unreadable(text.to_owned()))
}

fn cell(text: &str) -> Result<Cell, DiagramError> {
    match notation::parse(text).as_deref() {
        Some([Token::At(Separator::From, Spot::Cell(cell))]) => Ok(*cell),
        _ => Err(DiagramError::Cell(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The error of a figure of Biloba.
    fn error(spec: &str) -> String {
        let text = format!("names = []\nlesson = []\nsample = []\n[[figure]]\nname = \"wrong\"\n{spec}");
        read(GameKind::Biloba, &text).expect_err("the file is wrong").to_string()
    }

    #[test]
    fn a_figure_that_contradicts_the_rules_is_rejected() {
        for (spec, reason) in [
            ("turns = \"d4-d6\"", "d4-d6 is not legal"),
            ("arrows = \"e9\"", "no legal turn begins with e9"),
            ("arrows = \"d\"", "d is not turn notation"),
            ("refused = \"d4-d5\"", "no rule forbids d4-d5"),
            ("refused = \"nonsense\"", "no rule forbids nonsense"),
            ("arrows = \"d4\"\ndoomed = \"d6\"", "no arrow captures the man on d6"),
            ("doomed = \"4d\"", "4d is not a cell"),
            ("choose = \"d6\"", "no legal turn begins with d6"),
            ("fen = \"9\"", "a position has three fields"),
            ("seats = 5", "biloba is not played by 5"),
            ("solutions = \"d4\"", "a lesson needs solutions"),
        ] {
            assert!(error(spec).starts_with(&format!("wrong: {reason}")), "{}", error(spec));
        }
        assert!(error("colour = 1").contains("unknown field"));
    }

    #[test]
    fn a_lesson_without_a_legal_solution_is_rejected() {
        for (solutions, reason) in
            [("", "a lesson needs solutions"), ("d4-d9", "no legal turn begins with d4-d9")]
        {
            let text = format!(
                "names = []\nfigure = []\nsample = []\n[[lesson]]\nname = \"wrong\"\nsolutions = \"{solutions}\""
            );
            let error = read(GameKind::Biloba, &text).expect_err("the file is wrong").to_string();
            assert!(error.starts_with(&format!("wrong: {reason}")), "{error}");
        }
    }
}
