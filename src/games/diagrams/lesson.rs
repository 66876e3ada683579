//! First lessons: a position, a task, and an answer to every legal turn.

use super::{Diagram, DiagramKind};
use crate::i18n::{Localizer, turn_text};
use crate::rules::choice::Choices;
use crate::rules::notation::{self, Token};
use crate::rules::{GameKind, Seat};

/// A position with a task that one turn solves.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub(super) diagram: Diagram,
    /// Turns that begin with one of these solve the task.
    pub(super) solutions: Vec<Vec<Token>>,
}

/// A legal turn that was tried in a lesson.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Whether the turn solves the task.
    pub is_correct: bool,
    /// The board after the turn.
    pub board: Diagram,
    /// The attribute of the text that explains the result.
    attribute: &'static str,
    /// The name of the text of the lesson.
    text_id: String,
}

impl Lesson {
    /// The game of the lesson.
    pub fn game(&self) -> GameKind {
        self.diagram.game()
    }

    /// The board with the task, which is its caption.
    pub fn board(&self) -> &Diagram {
        &self.diagram
    }

    /// The seat to move, which is at the bottom of the board.
    pub fn seat(&self) -> Seat {
        self.diagram.position.seat().unwrap_or_default()
    }

    /// The choices that continue the beginning of a turn. `None` if no legal turn begins like this.
    pub fn choices(&self, localizer: &Localizer, beginning: &str) -> Option<Choices> {
        let mut choices = self.diagram.position.choices(beginning)?;
        if let Some((_, effects)) = self.diagram.last.as_ref().filter(|_| choices.beginning.is_empty()) {
            choices.scene = choices.scene.with_last_turn(effects);
        }
        choices.scene.names = self.diagram.scene(localizer).names;
        choices.scene.view = self.seat();
        Some(choices)
    }

    /// Plays a turn. `None` if it is not legal.
    pub fn attempt(&self, turn: &str) -> Option<Attempt> {
        let mut position = self.diagram.position.clone();
        let (turn, effects) = position.play(turn).ok()?;
        let is_correct = self.solutions.iter().any(|solution| notation::starts_with(&turn, solution));
        let mut scene = position.scene().with_last_turn(&effects);
        scene.names.clone_from(&self.diagram.scene.names);
        scene.view = self.seat();
        let last = Some((self.seat(), effects));
        let board = Diagram { kind: DiagramKind::Sample, position, scene, last, ..self.diagram.clone() };
        let attribute = if is_correct { ".right" } else { ".wrong" };
        Some(Attempt { is_correct, board, attribute, text_id: self.diagram.id() })
    }
}

impl Attempt {
    /// A sentence that describes what the turn did.
    pub fn turn_text(&self, localizer: &Localizer) -> String {
        let names = self.board.scene(localizer).names;
        self.board
            .last
            .as_ref()
            .map(|(seat, effects)| turn_text(localizer, &names, *seat, effects))
            .unwrap_or_default()
    }

    /// Why the turn solves the task or does not.
    pub fn explanation(&self, localizer: &Localizer) -> String {
        localizer.find(&(self.text_id.clone() + self.attribute)).unwrap_or_default()
    }
}
