//! The buttons that open the rules of a game and its lessons, wherever they stand: each of the two leads to the other.

use super::serenity;
use crate::diagrams::{Diagram, Lesson, figures, lessons};
use crate::rules::Game;
use crate::words::Words;
use serenity::{ButtonStyle, CreateButton};

/// The `custom_id`s of the rules begin so: `rules:GAME:FIGURE` turns to a page, `rules:GAME` is the menu of all.
pub(super) const RULES: &str = "rules:";
/// Those of the lessons: `learn:GAME:LESSON` opens a lesson, `learn:GAME:LESSON:NUMBER` are its menus, and
/// `learn:GAME:LESSON:ENTRY` the buttons that choose.
pub(super) const LESSONS: &str = "learn:";

/// What a button says that turns to this figure.
pub(super) fn of_figure(figure: &Diagram) -> String {
    format!("{RULES}{}:{}", figure.game(), figure.name())
}

/// What a button says that opens this lesson.
pub(super) fn of_lesson(lesson: &Lesson) -> String {
    format!("{LESSONS}{}:{}", lesson.game(), lesson.board().name())
}

/// The game that stands in one of these ids: ids are read as they were written, and not otherwise.
pub(super) fn game(name: &str) -> Option<Game> {
    Game::ALL.into_iter().find(|game| game.name() == name)
}

/// Opens the rules of a game.
pub(super) fn rules(game: Game, label: String) -> CreateButton {
    CreateButton::new(of_figure(&figures(game)[0])).label(label).style(ButtonStyle::Secondary)
}

/// Opens the first lesson of a game.
pub(super) fn first_lesson(words: &Words, game: Game) -> Option<CreateButton> {
    let lesson = lessons(game).first()?;
    let button = CreateButton::new(of_lesson(lesson)).label(words.say("button-lesson"));
    Some(button.style(ButtonStyle::Primary))
}
