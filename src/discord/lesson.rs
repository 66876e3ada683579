//! First lessons: little positions of one turn each, played by pressing, and every answer explained. Only the person who
//! learns sees them, and all that is needed is in the ids.

use super::answer::Answer;
use super::caller::Caller;
use super::door::{self, LESSONS};
use super::menu::{self, Entry};
use super::{Trouble, look, serenity};
use crate::diagrams::{Lesson, lessons};
use crate::rules::{Game, Told};
use crate::words::Words;
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Pressed, CreateActionRow, CreateButton,
};

fn button(words: &Words, lesson: &Lesson, label: &'static str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(door::of_lesson(lesson)).label(words.say(label)).style(style)
}

/// Shows the first lesson.
pub(super) async fn open(caller: &Caller<'_>, game: Game) -> Result<(), Trouble> {
    caller.whisper(task(caller, Station { lessons: lessons(game), number: 0 }, "").await?).await
}

/// Is it a press on one of the lessons' buttons or menus?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(LESSONS)
}

/// Opens a lesson, goes on with a turn in it, or answers the turn.
pub(super) async fn go_on(caller: &Caller<'_>, press: &ComponentInteraction) -> Result<(), Trouble> {
    let (station, is_menu) = Station::read(&press.data.custom_id).ok_or_else(Trouble::stale_button)?;
    let message = match (&press.data.kind, is_menu) {
        (Pressed::Button, false) => task(caller, station, "").await?,
        (Pressed::StringSelect { values }, true) => match values.first().map(|value| Entry::read(value)) {
            Some(Entry::Turn(turn)) => answer(caller, station, turn).await?,
            Some(Entry::Beginning(beginning)) => task(caller, station, beginning).await?,
            None => return Err(Trouble::stale_button()),
        },
        _ => return Err(Trouble::stale_button()),
    };
    // It may have been a page of the rules, which is an embed.
    caller.whisper_on(&press.message, message.without_embeds()).await
}

/// A lesson among those of its game, of which there is at least one.
#[derive(Clone, Copy)]
struct Station {
    lessons: &'static [Lesson],
    number: usize,
}

impl Station {
    /// Which lesson an id is of, and if it is that of a menu.
    fn read(id: &str) -> Option<(Station, bool)> {
        let mut parts = id.strip_prefix(LESSONS)?.split(':');
        let (game, name, menu) = (parts.next()?, parts.next()?, parts.next());
        if parts.next().is_some() || menu.is_some_and(|menu| menu.parse::<u8>().is_err()) {
            return None;
        }
        let lessons = lessons(door::game(game)?);
        let number = lessons.iter().position(|lesson| lesson.board().name() == name)?;
        Some((Station { lessons, number }, menu.is_some()))
    }

    fn lesson(self) -> &'static Lesson {
        &self.lessons[self.number]
    }

    fn heading(self, words: &Words) -> Told {
        Told::new("lesson-heading")
            .game("game", self.lesson().game())
            .count("number", self.number + 1)
            .count("lessons", self.lessons.len())
            .with("title", self.lesson().board().title(words))
    }
}

/// The position with its task, after the beginning of a turn.
async fn task(caller: &Caller<'_>, station: Station, beginning: &str) -> Result<Answer, Trouble> {
    let (words, lesson) = (caller.own_words(), station.lesson());
    let choices = lesson.choices(words, beginning).ok_or_else(Trouble::stale_button)?;
    let heading = format!("{}\n{}", words.told(&station.heading(words)), lesson.board().caption(words));
    let back = (!beginning.is_empty()).then(|| button(words, lesson, "button-back", ButtonStyle::Secondary));
    let back = Vec::from_iter(back);
    menu::message(caller, choices, Some(heading), |menu| format!("{}:{menu}", door::of_lesson(lesson)), back)
        .await
}

/// What came of the turn, why it was right or not the point, and the ways on.
async fn answer(caller: &Caller<'_>, station: Station, turn: &str) -> Result<Answer, Trouble> {
    let (words, lesson) = (caller.own_words(), station.lesson());
    let answer = lesson.answer(turn).ok_or_else(Trouble::stale_button)?;
    let verdict = if answer.is_right { "lesson-right" } else { "lesson-wrong" };
    let mut lines = vec![
        words.told(&station.heading(words)),
        words.told(&Told::new(verdict).with("turn", answer.told(words))),
        answer.explanation(words),
    ];
    let mut buttons = vec![button(words, lesson, "button-lesson-again", ButtonStyle::Secondary)];
    match station.lessons.get(station.number + 1) {
        Some(next) => buttons.push(button(words, next, "button-lesson-on", ButtonStyle::Primary)),
        None => {
            lines.push(words.say("lesson-last"));
            buttons.push(door::rules(lesson.game(), words.say("button-rules")));
        }
    }
    let (board, alt) = (answer.board.scene(words), answer.board.alt(words));
    let picture = caller.house.painter.picture("board.png", board, look::own(caller).await, alt).await?;
    Ok(Answer::text(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]).files([picture]))
}
