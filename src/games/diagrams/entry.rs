//! How diagrams are written, and how they are read.
//!
//! ```toml
//! names = ["south", "north"]       # of the seats, where an entry has none: `seat-NAME` among the texts, or a person
//!
//! [[figure]]                       # or [[state]], or [[lesson]]
//! name = "jump"                    # the text `figure-GAME-jump` explains it
//! chapter = "moving"               # the chapter `rules-GAME-moving` opens with this figure, and the next ones belong to it
//! fen = "…"                        # the first position; without it the start, for `seats` from `setup`
//! turns = "d4-d5 e6-e5"            # played from there; the last one leaves its traces
//! resign = [1]                     # seats that give up then
//! draw = true                      # the game is drawn then
//! arrows = "e4 d4-d6"              # turns that begin so are drawn as arrows; replacements only where one is given
//! refused = "e4-e5"                # drawn as an arrow and crossed out: a rule forbids it
//! doomed = "d5"                    # men that a turn with an arrow captures
//! choose = "e4"                    # the seat to act has chosen this of its turn (`""`: nothing): further choices are numbered
//! view = 1                         # who sits at the bottom
//! focus = "l5"                     # only the surroundings of this cell are shown, enlarged
//! right = "d3-d4 b4-b5"            # of a lesson: turns that begin so do what the text `lesson-GAME-NAME` asks for
//! ```

use super::{Diagram, Lesson, Shelf};
use crate::render::reading_order;
use crate::rules::notation::{self, Part, Sign};
use crate::rules::{
    AnyPosition, Cell, Effect, FenError, GameKind, Mark, Message, Refusal, Scene, Seat, Setup, SetupError,
    Spot,
};
use serde::Deserialize;
use thiserror::Error;

/// What a file holds.
#[derive(Debug)]
pub(super) struct Book {
    pub figures: Vec<Diagram>,
    pub lessons: Vec<Lesson>,
    pub states: Vec<Diagram>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    names: Vec<String>,
    figure: Vec<Entry>,
    lesson: Vec<Entry>,
    state: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
#[derive(Default)]
struct Entry {
    name: String,
    chapter: Option<String>,
    fen: Option<String>,
    seats: Option<usize>,
    setup: Option<String>,
    turns: String,
    resign: Vec<Seat>,
    draw: bool,
    arrows: String,
    refused: String,
    doomed: String,
    choose: Option<String>,
    view: Seat,
    focus: Option<String>,
    right: String,
    names: Option<Vec<String>>,
}

/// Why a file is not one of diagrams.
#[derive(Debug, Error)]
pub(super) enum BookError {
    #[error(transparent)]
    File(#[from] toml::de::Error),
    #[error("{name}: {error}")]
    Diagram { name: String, error: DiagramError },
}

/// Why a diagram would lie.
#[derive(Debug, Error)]
pub(super) enum DiagramError {
    #[error(transparent)]
    Position(#[from] FenError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0} is not a cell")]
    Cell(String),
    #[error("{turn} is not legal: {refusal:?}")]
    Illegal { turn: String, refusal: Refusal },
    #[error("{0} is not how turns are written")]
    Unreadable(String),
    #[error("no legal turn begins with {0}")]
    NoTurn(String),
    #[error("no rule forbids {0}")]
    Allowed(String),
    #[error("no arrow captures the man on {0}")]
    NotDoomed(Cell),
    #[error("a lesson has turns that are right, and nothing else has")]
    NotALesson,
}

/// Reads a file.
pub(super) fn read(game: GameKind, text: &str) -> Result<Book, BookError> {
    let file: File = toml::from_str(text)?;
    let named = |name: &str, error| BookError::Diagram { name: name.to_owned(), error };
    let diagrams = |shelf: Shelf, entries: Vec<Entry>| -> Result<Vec<Diagram>, BookError> {
        let mut chapter = None;
        let diagram = |entry: Entry| {
            let (name, opens) = (entry.name.clone(), entry.chapter.clone());
            if !entry.right.is_empty() {
                return Err(named(&name, DiagramError::NotALesson));
            }
            let mut diagram = entry.diagram(game, shelf, &file.names).map_err(|error| named(&name, error))?;
            diagram.opens = opens.is_some();
            chapter = opens.or(chapter.take());
            diagram.chapter = chapter.clone();
            Ok(diagram)
        };
        entries.into_iter().map(diagram).collect()
    };
    let lesson = |entry: Entry| {
        let name = entry.name.clone();
        entry.lesson(game, &file.names).map_err(|error| named(&name, error))
    };
    Ok(Book {
        figures: diagrams(Shelf::Figure, file.figure)?,
        lessons: file.lesson.into_iter().map(lesson).collect::<Result<_, _>>()?,
        states: diagrams(Shelf::State, file.state)?,
    })
}

impl Entry {
    fn diagram(self, game: GameKind, shelf: Shelf, names: &[String]) -> Result<Diagram, DiagramError> {
        let mut position = match &self.fen {
            Some(fen) => game.from_fen(fen)?,
            None => Setup::new(game, self.seats, self.setup.as_deref())?.start(),
        };
        let mut last = None;
        for turn in self.turns.split_whitespace() {
            let mover = position.seat();
            let effects = play(&mut position, turn)?;
            last = mover.map(|seat| (seat, effects));
        }
        let men = position.scene().men;
        for seat in &self.resign {
            position.withdraw(*seat);
            last = None;
        }
        let (mut scene, is_at_rest) = match &self.choose {
            None => (position.scene(), true),
            Some(beginning) => {
                let mut choices =
                    position.choices(beginning).ok_or(DiagramError::NoTurn(beginning.clone()))?;
                choices.scene.view = self.view;
                choices.number_by(reading_order(&choices.scene));
                (choices.scene, choices.beginning.is_empty())
            }
        };
        if let Some((_, effects)) = last.as_ref().filter(|_| is_at_rest) {
            scene = scene.with_last_turn(effects);
        }
        for seat in &self.resign {
            scene = scene.with_withdrawal(*seat, &men);
        }
        if self.draw {
            scene.turn = None;
            scene.marks.clear();
            scene.places.share();
        }
        scene.view = self.view;
        scene.focus = self.focus.as_deref().map(cell).transpose()?;
        scene.names = self.names.clone().unwrap_or_else(|| names.to_vec());
        let refused = self.cross_out(&position, &mut scene)?;
        self.point(&position, &mut scene)?;
        Ok(Diagram { name: self.name, shelf, chapter: None, opens: false, position, scene, last, refused })
    }

    fn lesson(self, game: GameKind, names: &[String]) -> Result<Lesson, DiagramError> {
        let right = self.right.split_whitespace().map(parts);
        let right: Vec<Vec<Part>> = right.collect::<Result<_, _>>()?;
        if right.is_empty() {
            return Err(DiagramError::NotALesson);
        }
        let diagram = self.diagram(game, Shelf::Lesson, names)?;
        right.iter().try_for_each(|right| turns_that_begin(&diagram.position, right).map(drop))?;
        Ok(Lesson { diagram, right })
    }

    /// Draws arrows, and crosses on the men whom their turns capture.
    fn point(&self, position: &AnyPosition, scene: &mut Scene) -> Result<(), DiagramError> {
        let mut taken = Vec::new();
        for beginning in self.arrows.split_whitespace() {
            let parts = parts(beginning)?;
            let begins_a_replacement = parts.iter().any(|part| part.sign() == Some(Sign::Onto));
            for effect in turns_that_begin(position, &parts)?.into_iter().flatten() {
                let arrows = match effect {
                    Effect::Moved { way, .. } => vec![Mark::CanGo(way)],
                    Effect::Replaced { from, to } if begins_a_replacement => {
                        vec![Mark::CanGo(vec![from, to])]
                    }
                    Effect::Slid { from, to } => {
                        from.into_iter().zip(to).map(|(from, to)| Mark::CanSlide(from, to)).collect()
                    }
                    Effect::Took { cell, .. } | Effect::Lost { cell, .. } => {
                        taken.push(cell);
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
            if !taken.contains(&doomed) {
                return Err(DiagramError::NotDoomed(doomed));
            }
            // In a forced capture the scene knows it by itself.
            if !scene.marks.contains(&Mark::Doomed(doomed)) {
                scene.marks.push(Mark::Doomed(doomed));
            }
        }
        Ok(())
    }

    /// Crosses out what a rule forbids; gives it with the rule.
    fn cross_out(
        &self,
        position: &AnyPosition,
        scene: &mut Scene,
    ) -> Result<Vec<(String, Message)>, DiagramError> {
        let mut refused = Vec::new();
        for turn in self.refused.split_whitespace() {
            let Err(Refusal::Rule(rule, _)) = position.read(turn) else {
                return Err(DiagramError::Allowed(turn.to_owned()));
            };
            let cell = |part: Part| match part {
                Part::At(_, Spot::Cell(cell)) => Ok(cell),
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

/// What each legal turn does that begins with these parts.
fn turns_that_begin(position: &AnyPosition, beginning: &[Part]) -> Result<Vec<Vec<Effect>>, DiagramError> {
    let begins = |turn: &String| notation::begins(turn, beginning);
    let turns: Vec<String> = position.turns().into_iter().filter(begins).collect();
    if turns.is_empty() {
        return Err(DiagramError::NoTurn(notation::write(beginning)));
    }
    turns.iter().map(|turn| play(&mut position.clone(), turn)).collect()
}

fn parts(text: &str) -> Result<Vec<Part>, DiagramError> {
    notation::parts(text).ok_or_else(|| DiagramError::Unreadable(text.to_owned()))
}

fn cell(text: &str) -> Result<Cell, DiagramError> {
    match notation::parts(text).as_deref() {
        Some([Part::At(Sign::From, Spot::Cell(cell))]) => Ok(*cell),
        _ => Err(DiagramError::Cell(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The reason why a figure of Biloba is refused.
    fn error(entry: &str) -> String {
        let text = format!("names = []\nlesson = []\nstate = []\n[[figure]]\nname = \"lie\"\n{entry}");
        read(GameKind::Biloba, &text).expect_err("it lies").to_string()
    }

    #[test]
    fn a_figure_that_lies_is_refused() {
        for (entry, reason) in [
            ("turns = \"d4-d6\"", "d4-d6 is not legal"),
            ("arrows = \"e9\"", "no legal turn begins with e9"),
            ("arrows = \"d\"", "d is not how turns are written"),
            ("refused = \"d4-d5\"", "no rule forbids d4-d5"),
            ("refused = \"nonsense\"", "no rule forbids nonsense"),
            ("arrows = \"d4\"\ndoomed = \"d6\"", "no arrow captures the man on d6"),
            ("doomed = \"4d\"", "4d is not a cell"),
            ("choose = \"d6\"", "no legal turn begins with d6"),
            ("fen = \"9\"", "a position has three fields"),
            ("seats = 5", "biloba is not played by 5"),
            ("right = \"d4\"", "a lesson has turns that are right"),
        ] {
            assert!(error(entry).starts_with(&format!("lie: {reason}")), "{}", error(entry));
        }
        assert!(error("colour = 1").contains("unknown field"));
    }

    #[test]
    fn a_lesson_without_a_right_turn_is_refused() {
        for (right, reason) in [("", "a lesson has turns"), ("d4-d9", "no legal turn begins with d4-d9")] {
            let text = format!(
                "names = []\nfigure = []\nstate = []\n[[lesson]]\nname = \"lie\"\nright = \"{right}\""
            );
            let error = read(GameKind::Biloba, &text).expect_err("it lies").to_string();
            assert!(error.starts_with(&format!("lie: {reason}")), "{error}");
        }
    }
}
