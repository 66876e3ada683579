//! The buttons that open rules, lessons and puzzles.

use super::components::button;
use super::custom_id::{CustomId, LessonId, PuzzleButton};
use super::limits::MAX_CUSTOM_ID_CHARS;
use crate::diagrams::{Lesson, Page, lessons, pages};
use crate::discord::serenity;
use crate::i18n::Localizer;
use crate::puzzles::{PuzzleFilter, PuzzleNumber, puzzles};
use crate::rules::GameKind;
use serenity::{ButtonStyle, CreateButton};

/// The button that opens the rules of a game.
pub(in crate::discord) fn rules_button(game: GameKind, label: String) -> CreateButton {
    let pages: Vec<Page> = pages(game).collect();
    button(&page_id(pages[0]), label, ButtonStyle::Secondary)
}

/// The id that opens a page of the rules.
pub(in crate::discord) fn page_id(page: Page) -> CustomId {
    CustomId::RulesPage(page.game(), page.name().to_owned())
}

/// The button that opens the first lesson of a game, if it has lessons.
pub(in crate::discord) fn first_lesson_button(localizer: &Localizer, game: GameKind) -> Option<CreateButton> {
    let first = lessons(game).first()?;
    Some(lesson_button(localizer, first, "button-lesson", ButtonStyle::Primary))
}

/// The button that shows how a game is played: it opens the first lesson, or the rules of a game without lessons.
pub(in crate::discord) fn how_to_play_button(game: GameKind, label: String) -> CreateButton {
    match lessons(game).first() {
        Some(first) => button(&CustomId::Lesson(lesson_id(first)), label, ButtonStyle::Secondary),
        None => rules_button(game, label),
    }
}

/// The button that opens a lesson.
pub(in crate::discord) fn lesson_button(
    localizer: &Localizer,
    lesson: &Lesson,
    label: &'static str,
    style: ButtonStyle,
) -> CreateButton {
    button(&CustomId::Lesson(lesson_id(lesson)), localizer.text(label), style)
}

pub(in crate::discord) fn lesson_id(lesson: &Lesson) -> LessonId {
    LessonId { game: lesson.game(), name: lesson.board().name().to_owned() }
}

/// The button that asks of which game a puzzle is wanted.
pub(in crate::discord) fn choose_puzzle_button(localizer: &Localizer) -> CreateButton {
    let id = CustomId::Puzzle(PuzzleButton::Choose(None));
    button(&id, localizer.text("button-puzzle"), ButtonStyle::Secondary)
}

/// The button that opens a puzzle of a game; `None` if there are none.
pub(in crate::discord) fn puzzle_button(localizer: &Localizer, game: GameKind) -> Option<CreateButton> {
    let label = localizer.text("button-puzzle");
    let open =
        || next_puzzle_button(game, PuzzleFilter::default(), Vec::new(), label, ButtonStyle::Secondary);
    (!puzzles(game).is_empty()).then(open)
}

/// The button that opens another puzzle than those that were shown last, of which an id has room for the newest.
pub(in crate::discord) fn next_puzzle_button(
    game: GameKind,
    filter: PuzzleFilter,
    mut shown: Vec<PuzzleNumber>,
    label: String,
    style: ButtonStyle,
) -> CreateButton {
    loop {
        let id = CustomId::Puzzle(PuzzleButton::Next { game, filter, shown: shown.clone() });
        if id.to_string().len() <= MAX_CUSTOM_ID_CHARS {
            return button(&id, label, style);
        }
        shown.remove(0);
    }
}
