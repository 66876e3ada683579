//! First lessons: little positions of one turn each, played by pressing, and every answer explained. Only the person who
//! learns sees them, and all that is needed is in the ids.

use super::context::CommandContext;
use super::door::{self, LESSONS};
use super::menu::{self, Entry, Ids};
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, serenity};
use crate::diagrams::{Lesson, lessons};
use crate::i18n::Localizer;
use crate::rules::choice::step_back;
use crate::rules::{GameKind, Message};
use serenity::{
    ButtonStyle, ComponentInteraction, ComponentInteractionDataKind as Pressed, CreateActionRow, CreateButton,
};

fn button(localizer: &Localizer, lesson: &Lesson, label: &'static str, style: ButtonStyle) -> CreateButton {
    CreateButton::new(door::of_lesson(lesson)).label(localizer.text(label)).style(style)
}

/// Shows the first lesson.
pub(super) async fn open(ctx: &CommandContext<'_>, game: GameKind) -> Result<(), CommandError> {
    ctx.reply_ephemeral(task(ctx, Station { lessons: lessons(game), number: 0 }, "").await?).await
}

/// Is it a press on one of the lessons' buttons or menus?
pub(super) fn is_pressed(press: &ComponentInteraction) -> bool {
    press.data.custom_id.starts_with(LESSONS)
}

/// Opens a lesson, goes on with a turn in it, or answers the turn.
pub(super) async fn go_on(
    ctx: &CommandContext<'_>,
    press: &ComponentInteraction,
) -> Result<(), CommandError> {
    let (station, more) = Station::read(&press.data.custom_id).ok_or_else(CommandError::stale_button)?;
    let entry = match (&press.data.kind, more) {
        (Pressed::Button, None) => Some(""),
        (Pressed::Button, Some(entry)) => Some(entry).filter(|entry| Entry::is_marked(entry)),
        (Pressed::StringSelect { values }, Some(menu)) if menu.parse::<u8>().is_ok() => {
            values.first().map(String::as_str)
        }
        _ => None,
    };
    let message = match Entry::read(entry.ok_or_else(CommandError::stale_button)?) {
        Entry::Turn(turn) => answer(ctx, station, turn).await?,
        Entry::Beginning(beginning) => task(ctx, station, beginning).await?,
    };
    // It may have been a page of the rules, which is an embed.
    ctx.reply_to_user(&press.message, message.without_embeds()).await
}

/// A lesson among those of its game, of which there is at least one.
#[derive(Clone, Copy)]
struct Station {
    lessons: &'static [Lesson],
    number: usize,
}

impl Station {
    /// Which lesson an id is of, and what else it says: the number of a menu, or what a button chooses.
    fn read(id: &str) -> Option<(Station, Option<&str>)> {
        let mut parts = id.strip_prefix(LESSONS)?.splitn(3, ':');
        let (game, name, more) = (parts.next()?, parts.next()?, parts.next());
        let lessons = lessons(door::game(game)?);
        let number = lessons.iter().position(|lesson| lesson.board().name() == name)?;
        Some((Station { lessons, number }, more))
    }

    fn lesson(self) -> &'static Lesson {
        &self.lessons[self.number]
    }

    fn heading(self, localizer: &Localizer) -> Message {
        Message::new("lesson-heading")
            .game("game", self.lesson().game())
            .count("number", self.number + 1)
            .count("lessons", self.lessons.len())
            .with("title", self.lesson().board().title(localizer))
    }
}

impl Ids for Station {
    fn menu(&self, number: usize) -> String {
        format!("{}:{number}", door::of_lesson(self.lesson()))
    }

    fn button(&self, entry: &Entry) -> String {
        format!("{}:{entry}", door::of_lesson(self.lesson()))
    }
}

/// The position with its task, after the beginning of a turn.
async fn task(
    ctx: &CommandContext<'_>,
    station: Station,
    beginning: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, lesson) = (ctx.user_localizer(), station.lesson());
    let choices = lesson.choices(localizer, beginning).ok_or_else(CommandError::stale_button)?;
    let heading =
        format!("{}\n{}", localizer.render(&station.heading(localizer)), lesson.board().caption(localizer));
    let back =
        (!beginning.is_empty()).then(|| button(localizer, lesson, "button-back", ButtonStyle::Secondary));
    let before = step_back(beginning, |beginning| lesson.choices(localizer, beginning));
    let step = (!before.is_empty()).then(|| {
        let id = station.button(&Entry::Beginning(&before));
        CreateButton::new(id).label(localizer.text("button-step-back")).style(ButtonStyle::Secondary)
    });
    let buttons = step.into_iter().chain(back).collect();
    menu::message(ctx, choices, Some(heading), &station, buttons).await
}

/// What came of the turn, why it was right or not the point, and the ways on.
async fn answer(
    ctx: &CommandContext<'_>,
    station: Station,
    turn: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, lesson) = (ctx.user_localizer(), station.lesson());
    let answer = lesson.attempt(turn).ok_or_else(CommandError::stale_button)?;
    let verdict = if answer.is_correct { "lesson-right" } else { "lesson-wrong" };
    let mut lines = vec![
        localizer.render(&station.heading(localizer)),
        localizer.render(&Message::new(verdict).with("turn", answer.turn_text(localizer))),
        answer.explanation(localizer),
    ];
    let mut buttons = vec![button(localizer, lesson, "button-lesson-again", ButtonStyle::Secondary)];
    match station.lessons.get(station.number + 1) {
        Some(next) => buttons.push(button(localizer, next, "button-lesson-on", ButtonStyle::Primary)),
        None => {
            lines.push(localizer.text("lesson-last"));
            buttons.push(door::rules(lesson.game(), localizer.text("button-rules")));
        }
    }
    let (board, alt) = (answer.board.scene(localizer), answer.board.alt_text(localizer));
    let picture = ctx.app.render_pool.picture("board.png", board, ctx.render_options().await, alt).await?;
    Ok(OutgoingMessage::text(lines.join("\n")).rows(vec![CreateActionRow::Buttons(buttons)]).files([picture]))
}
