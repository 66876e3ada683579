use super::{Diagram, Shelf};
use crate::i18n::{Localizer, turn_text};
use crate::rules::choice::Choices;
use crate::rules::notation::{self, Part};
use crate::rules::{GameKind, Seat};

/// A position with a task: one turn is made, and each legal turn is answered.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub(super) diagram: Diagram,
    /// Turns that begin with one of these do what is asked for.
    pub(super) right: Vec<Vec<Part>>,
}

/// What came of a turn in a lesson.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Was it what the lesson asks for? Legal it was in any case.
    pub is_correct: bool,
    /// The board after it.
    pub board: Diagram,
    explanation: &'static str,
    id: String,
}

impl Lesson {
    /// Which game.
    pub fn game(&self) -> GameKind {
        self.diagram.game()
    }

    /// The board with the task: its title, and the task as the caption.
    pub fn board(&self) -> &Diagram {
        &self.diagram
    }

    /// Who makes the turn; at the bottom of the board.
    pub fn seat(&self) -> Seat {
        self.diagram.position.seat().unwrap_or_default()
    }

    /// What may come after the beginning of a turn, on a board with names. `None` if no legal turn begins so.
    pub fn choices(&self, localizer: &Localizer, beginning: &str) -> Option<Choices> {
        let mut choices = self.diagram.position.choices(beginning)?;
        if let Some((_, effects)) = self.diagram.last.as_ref().filter(|_| choices.beginning.is_empty()) {
            choices.scene = choices.scene.with_last_turn(effects);
        }
        choices.scene.names = self.diagram.scene(localizer).names;
        choices.scene.view = self.seat();
        Some(choices)
    }

    /// Makes a turn; `None` if it is not legal.
    pub fn attempt(&self, turn: &str) -> Option<Attempt> {
        let mut position = self.diagram.position.clone();
        let (turn, effects) = position.play(turn).ok()?;
        let is_correct = self.right.iter().any(|right| notation::begins(&turn, right));
        let mut scene = position.scene().with_last_turn(&effects);
        scene.names.clone_from(&self.diagram.scene.names);
        scene.view = self.seat();
        let last = Some((self.seat(), effects));
        let board = Diagram { shelf: Shelf::State, position, scene, last, ..self.diagram.clone() };
        let explanation = if is_correct { ".right" } else { ".wrong" };
        Some(Attempt { is_correct, board, explanation, id: self.diagram.id() })
    }
}

impl Attempt {
    /// What the turn did.
    pub fn turn_text(&self, localizer: &Localizer) -> String {
        let names = self.board.scene(localizer).names;
        self.board
            .last
            .as_ref()
            .map(|(seat, effects)| turn_text(localizer, &names, *seat, effects))
            .unwrap_or_default()
    }

    /// Why it was right, or why it was not the point.
    pub fn explanation(&self, localizer: &Localizer) -> String {
        localizer.find(&(self.id.clone() + self.explanation)).unwrap_or_default()
    }
}
