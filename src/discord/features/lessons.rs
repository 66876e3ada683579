//! `/learn`: positions with a task of one turn each, and an explanation of every answer. A user who stops can go
//! on later with the number of a lesson; one that is too large opens the last lesson.

use super::{CommandContext, CommandError, Context, Visibility, parse_game, run, serenity, suggest_games};
use crate::diagrams::{Lesson, lessons};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::interactions::step_menu;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, LessonId, StepValue};
use crate::discord::messages::learning_buttons::{lesson_button, lesson_id, rules_button};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons::{StepIds, back_buttons};
use crate::i18n::Localizer;
use crate::localize::Message;
use serenity::{ButtonStyle, CreateButton};

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 0, Work::Picture);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn learn(
    ctx: Context<'_>,
    #[autocomplete = "suggest_games"] game: String,
    #[min = 1]
    #[max = 25]
    lesson: Option<usize>,
) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| {
        let lessons = lessons(parse_game(ctx, &game)?);
        let number = lesson.unwrap_or(1).min(lessons.len()) - 1;
        ctx.responder.reply_ephemeral(task(ctx, LessonRef { lessons, number }, "").await?).await
    })
    .await
}

/// Opens a lesson, continues a turn in it, or answers the turn.
pub(super) async fn step(
    ctx: &CommandContext<'_>,
    id: LessonId,
    step: StepValue,
) -> Result<(), CommandError> {
    let lesson = LessonRef::find(&id).ok_or_else(CommandError::stale_button)?;
    let message = match step {
        StepValue::Complete(turn) => answer(ctx, lesson, &turn).await?,
        StepValue::Partial(beginning) => task(ctx, lesson, &beginning).await?,
    };
    // The source message may be a page of the rules, which has an embed.
    ctx.responder.reply_to_user(message.without_embeds()).await
}

/// A lesson among those of its game.
#[derive(Clone, Copy)]
struct LessonRef {
    lessons: &'static [Lesson],
    number: usize,
}

impl LessonRef {
    fn find(id: &LessonId) -> Option<LessonRef> {
        let lessons = lessons(id.game);
        let number = lessons.iter().position(|lesson| lesson.board().name() == id.name)?;
        Some(LessonRef { lessons, number })
    }

    fn lesson(self) -> &'static Lesson {
        &self.lessons[self.number]
    }

    fn previous_button(self, localizer: &Localizer) -> Option<CreateButton> {
        let previous = &self.lessons[self.number.checked_sub(1)?];
        Some(lesson_button(localizer, previous, "button-lesson-before", ButtonStyle::Secondary))
    }

    fn next_button(self, localizer: &Localizer, style: ButtonStyle) -> Option<CreateButton> {
        let next = self.lessons.get(self.number + 1)?;
        Some(lesson_button(localizer, next, "button-lesson-on", style))
    }

    fn heading(self, localizer: &Localizer) -> Message {
        Message::new("lesson-heading")
            .game("game", self.lesson().game())
            .count("number", self.number + 1)
            .count("lessons", self.lessons.len())
            .with("title", self.lesson().board().title(localizer))
    }
}

impl StepIds for LessonRef {
    fn menu(&self, index: usize) -> CustomId {
        // A message has five menus at most.
        CustomId::LessonMenu(lesson_id(self.lesson()), u8::try_from(index).unwrap_or(u8::MAX))
    }

    fn button(&self, step: StepValue) -> CustomId {
        CustomId::LessonStep(lesson_id(self.lesson()), step)
    }
}

/// The position with its task, after the beginning of a turn.
async fn task(
    ctx: &CommandContext<'_>,
    at: LessonRef,
    beginning: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, lesson) = (ctx.user_localizer(), at.lesson());
    let choices = lesson.choices(localizer, beginning).ok_or_else(CommandError::stale_button)?;
    let heading =
        format!("{}\n{}", localizer.render(&at.heading(localizer)), lesson.board().caption(localizer));
    let restart = lesson_button(localizer, lesson, "button-back", ButtonStyle::Secondary);
    let choices_after = |beginning: &str| lesson.choices(localizer, beginning);
    let mut buttons = back_buttons(localizer, &at, beginning, choices_after, restart);
    if buttons.is_empty() {
        buttons.extend(at.previous_button(localizer));
        buttons.extend(at.next_button(localizer, ButtonStyle::Secondary));
        buttons.push(rules_button(lesson.game(), localizer.text("button-rules")));
    }
    step_menu::message(ctx, choices, Some(heading), &at, vec![buttons]).await
}

/// The position after the turn, whether it was correct, and why.
async fn answer(
    ctx: &CommandContext<'_>,
    at: LessonRef,
    turn: &str,
) -> Result<OutgoingMessage, CommandError> {
    let (localizer, lesson) = (ctx.user_localizer(), at.lesson());
    let answer = lesson.attempt(turn).ok_or_else(CommandError::stale_button)?;
    let verdict = if answer.is_correct { "lesson-right" } else { "lesson-wrong" };
    let mut lines = vec![
        localizer.render(&at.heading(localizer)),
        localizer.render(&Message::new(verdict).with("turn", answer.turn_text(localizer))),
        answer.explanation(localizer),
    ];
    // The primary button is what helps most now.
    let (again, on) = match answer.is_correct {
        true => (ButtonStyle::Secondary, ButtonStyle::Primary),
        false => (ButtonStyle::Primary, ButtonStyle::Secondary),
    };
    let mut buttons = vec![lesson_button(localizer, lesson, "button-lesson-again", again)];
    buttons.extend(at.previous_button(localizer));
    match at.next_button(localizer, on) {
        Some(next) => buttons.push(next),
        None => {
            lines.extend(answer.is_correct.then(|| localizer.text("lesson-last")));
            buttons.push(rules_button(lesson.game(), localizer.text("button-rules")));
        }
    }
    if answer.is_correct {
        let play = CustomId::ChooseLevel(lesson.game());
        let is_last = at.number + 1 == at.lessons.len();
        let style = if is_last { ButtonStyle::Primary } else { ButtonStyle::Secondary };
        buttons.push(button(&play, localizer.text("button-play-now"), style));
    }
    let (board, alt) = (answer.board.scene(localizer), answer.board.alt_text(localizer));
    let picture = ctx.app.render_pool.picture("board.png", board, ctx.render_options().await, alt).await?;
    Ok(OutgoingMessage::text(lines.join("\n")).buttons(buttons).files([picture]))
}
