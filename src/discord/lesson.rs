//! First lessons: little positions of one turn each, played by pressing, and every answer explained. Only the person who
//! learns sees them, and all that is needed is in the ids.

use super::answer::Answer;
use super::caller::Caller;
use super::menu::{self, Entry};
use super::{Trouble, rulebook, serenity};
use crate::diagrams::{Lesson, lessons};
use crate::picture::Look;
use crate::rules::{Game, Told};
use crate::words::Words;
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Kind, CreateActionRow,
    CreateAttachment, CreateButton,
};

/// The lessons' own `custom_id`s begin so: `learn:GAME:LESSON` opens a lesson, `learn:GAME:LESSON:NUMBER` are its menus.
const PREFIX: &str = "learn:";

/// The button that opens the first lesson of a game.
pub(super) fn first(words: &Words, game: Game) -> Option<CreateButton> {
    let lesson = lessons(game).first()?;
    Some(button(words, lesson, "button-lesson", ButtonStyle::Primary))
}

fn button(words: &Words, lesson: &Lesson, label: &'static str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id(lesson)).label(words.say(label)).style(style)
}

fn id(lesson: &Lesson) -> String {
    format!("{PREFIX}{}:{}", lesson.game(), lesson.board().name())
}

/// Shows the first lesson.
pub(super) async fn open(caller: &Caller<'_>, game: Game) -> Result<(), Trouble> {
    caller.whisper(task(caller, Place { lessons: lessons(game), number: 0 }, "").await?).await
}

/// Is it a press on one of the lessons' buttons or menus?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(PREFIX)
}

/// Opens a lesson, goes on with a turn in it, or answers the turn.
pub(super) async fn go_on(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
    let (place, is_menu) = Place::read(&press.data.custom_id).ok_or_else(Trouble::stale_button)?;
    let message = match (&press.data.kind, is_menu) {
        (Kind::Button, false) => task(caller, place, "").await?,
        (Kind::StringSelect { values }, true) => match values.first().map(|value| Entry::read(value)) {
            Some(Entry::Turn(turn)) => answer(caller, place, turn).await?,
            Some(Entry::Beginning(beginning)) => task(caller, place, beginning).await?,
            None => return Err(Trouble::stale_button()),
        },
        _ => return Err(Trouble::stale_button()),
    };
    // It may have been a page of the rules, which is an embed.
    caller.whisper_on(&press.message, message.without_embeds()).await
}

/// A lesson among those of its game, of which there is at least one.
#[derive(Clone, Copy)]
struct Place {
    lessons: &'static [Lesson],
    number: usize,
}

impl Place {
    /// Which lesson an id is of, and if it is that of a menu.
    fn read(id: &str) -> Option<(Place, bool)> {
        let mut parts = id.strip_prefix(PREFIX)?.split(':');
        let (game, name, menu) = (parts.next()?, parts.next()?, parts.next());
        if parts.next().is_some() || menu.is_some_and(|menu| menu.parse::<u8>().is_err()) {
            return None;
        }
        let lessons = lessons(Game::ALL.into_iter().find(|known| known.name() == game)?);
        let number = lessons.iter().position(|lesson| lesson.board().name() == name)?;
        Some((Place { lessons, number }, menu.is_some()))
    }

    fn lesson(self) -> &'static Lesson {
        &self.lessons[self.number]
    }

    fn heading(self, words: &Words) -> Told {
        Told::new("lesson-heading")
            .with("game", words.game(self.lesson().game()))
            .count("number", self.number + 1)
            .count("lessons", self.lessons.len())
            .with("title", self.lesson().board().title(words))
    }
}

/// The position with its task, after the beginning of a turn.
async fn task(caller: &Caller<'_>, place: Place, beginning: &str) -> Result<Answer, Trouble> {
    let (words, lesson) = (&caller.own_words, place.lesson());
    let choices = lesson.choices(words, beginning).ok_or_else(Trouble::stale_button)?;
    let heading = format!("{}\n{}", words.told(&place.heading(words)), lesson.board().caption(words));
    let back = (!beginning.is_empty()).then(|| button(words, lesson, "button-back", ButtonStyle::Secondary));
    menu::message(caller, choices, Some(heading), |menu| format!("{}:{menu}", id(lesson)), back).await
}

/// What came of the turn, why it was right or not the point, and the ways on.
async fn answer(caller: &Caller<'_>, place: Place, turn: &str) -> Result<Answer, Trouble> {
    let (words, lesson) = (&caller.own_words, place.lesson());
    let answer = lesson.answer(turn).ok_or_else(Trouble::stale_button)?;
    let verdict = if answer.is_right { "lesson-right" } else { "lesson-wrong" };
    let mut lines = vec![
        words.told(&place.heading(words)),
        words.told(&Told::new(verdict).with("turn", answer.told(words))),
        answer.explanation(words),
    ];
    let mut buttons = vec![button(words, lesson, "button-lesson-again", ButtonStyle::Secondary)];
    match place.lessons.get(place.number + 1) {
        Some(next) => buttons.push(button(words, next, "button-lesson-on", ButtonStyle::Primary)),
        None => {
            lines.push(words.say("lesson-last"));
            buttons.push(rulebook::button(lesson.game(), words.say("button-rules")));
        }
    }
    let picture = caller.house.painter.paint(answer.board.scene(words), Look::default()).await?;
    let picture = CreateAttachment::bytes(picture, "board.png").description(answer.board.alt(words));
    Ok(Answer::text(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]).files([picture]))
}
