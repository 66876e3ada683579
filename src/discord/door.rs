//! The buttons that open the rules of a game and its lessons, wherever they stand: each of the two leads to the other.

use super::serenity;
use crate::diagrams::{Diagram, Lesson, figures, lessons};
use crate::i18n::Localizer;
use crate::rules::GameKind;
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
pub(super) fn game(name: &str) -> Option<GameKind> {
    GameKind::ALL.into_iter().find(|game| game.name() == name)
}

/// Opens the rules of a game.
pub(super) fn rules(game: GameKind, label: String) -> CreateButton {
    CreateButton::new(of_figure(&figures(game)[0])).label(label).style(ButtonStyle::Secondary)
}

/// Opens the first lesson of a game.
pub(super) fn first_lesson(localizer: &Localizer, game: GameKind) -> Option<CreateButton> {
    let lesson = lessons(game).first()?;
    let button = CreateButton::new(of_lesson(lesson)).label(localizer.text("button-lesson"));
    Some(button.style(ButtonStyle::Primary))
}
