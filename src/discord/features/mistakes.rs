//! The turning points of a finished game, one after another, for the player who was wrong there and looks for a better turn. Nobody else
//! sees it, and it counts for no rating.
//!
//! # Bounds
//!
//! Those of a review, which is made again if it is not cached any more, and a search of some ten milliseconds for each try.

use super::{CommandContext, CommandError, serenity};
use crate::app::analysis::assistance::Permitted;
use crate::app::analysis::reviews::Requested;
use crate::coach::{Mistake, Review};
use crate::discord::interactions::step_menu;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, MistakeButton, MistakePoint, StepValue};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons::{StepIds, back_buttons};
use crate::host::TableRef;
use crate::i18n::{self, Localizer, alt_text, better_turn_text, mistake_alt, mistake_question, retry_text};
use crate::rules::choice::Choices;
use crate::rules::{AnyPosition, Scene};
use crate::table::{PlayerId, Table};
use serenity::{ButtonStyle, CreateButton};
use std::sync::Arc;

/// Serves a button or a menu; `value` is the selected value of a menu.
pub(super) async fn press(
    ctx: &CommandContext<'_>,
    pressed: MistakeButton,
    value: &str,
) -> Result<(), CommandError> {
    let at = OwnMistake::find(ctx, pressed.point()).await?;
    let message = match pressed {
        MistakeButton::Open(_) => {
            let message = task(ctx, &at, "").await?;
            return ctx.responder.reply_ephemeral(message).await;
        }
        MistakeButton::Show(_) => task(ctx, &at, "").await?,
        MistakeButton::Menu(..) => step(ctx, &at, StepValue::parse(value)).await?,
        MistakeButton::Step(_, value) => step(ctx, &at, value).await?,
        MistakeButton::Better(_) => better(ctx, &at).await?,
    };
    ctx.responder.reply_to_user(message).await
}

/// The button under a review that opens the first mistake of a player; `None` if the review has none.
pub(super) fn first_button(
    localizer: &Localizer,
    table: &Table,
    review: &Review,
    player: PlayerId,
) -> Option<CreateButton> {
    let seat = table.seat_of(player)?;
    let first = review.mistakes.iter().find(|mistake| mistake.better.seat == seat)?;
    let point = MistakePoint { table: table.id(), number: first.number, seat };
    let id = CustomId::Mistake(MistakeButton::Open(point));
    Some(button(&id, localizer.text("button-mistakes"), ButtonStyle::Primary))
}

/// A mistake of the user in a finished game.
struct OwnMistake {
    table: Permitted<Arc<Table>>,
    point: MistakePoint,
    mistake: Mistake,
    position: AnyPosition,
    /// The next one in the game.
    next: Option<MistakePoint>,
}

impl OwnMistake {
    async fn find(ctx: &CommandContext<'_>, point: MistakePoint) -> Result<OwnMistake, CommandError> {
        let table = ctx.app.host.tables().load(TableRef::Id(point.table)).await?;
        if table.seat_of(ctx.player_id) != Some(point.seat) {
            return Err(CommandError::stale_button());
        }
        let review = match ctx.app.request_review(&table, ctx.player_id, None).await? {
            Requested::Cached(review) => review,
            Requested::Queued(job) => job.run(&ctx.app.search_pool, async |_| {}).await?,
        };
        let own = || review.mistakes.iter().filter(|mistake| mistake.better.seat == point.seat);
        let mistake = own().find(|mistake| mistake.number == point.number);
        let mistake = mistake.ok_or_else(CommandError::stale_button)?.clone();
        let game = table.game().ok_or_else(CommandError::stale_button)?;
        let position = mistake.position(game).ok_or_else(CommandError::stale_button)?;
        let next = own().find(|mistake| mistake.number > point.number);
        let next = next.map(|mistake| MistakePoint { number: mistake.number, ..point });
        let table = ctx.app.permit(ctx.player_id, table, None).await?;
        Ok(OwnMistake { table, point, mistake, position, next })
    }

    /// A board of this game, as the user sees boards.
    fn scene(&self, ctx: &CommandContext<'_>, position: &AnyPosition) -> Scene {
        let names = i18n::scene(ctx.user_localizer(), &self.table).map(|scene| scene.names);
        let view = ctx.viewpoint(Some(self.point.seat));
        Scene { names: names.unwrap_or_default(), view, ..position.scene() }
    }

    fn choices(&self, ctx: &CommandContext<'_>, beginning: &str) -> Option<Choices> {
        let mut choices = self.position.choices(beginning)?;
        let Scene { names, view, .. } = self.scene(ctx, &self.position);
        (choices.scene.names, choices.scene.view) = (names, view);
        Some(choices)
    }

    /// The button to the next mistake.
    fn next_button(&self, localizer: &Localizer, style: ButtonStyle) -> Option<CreateButton> {
        let id = CustomId::Mistake(MistakeButton::Show(self.next?));
        Some(button(&id, localizer.text("button-mistake-next"), style))
    }

    fn better_button(&self, localizer: &Localizer) -> CreateButton {
        let id = CustomId::Mistake(MistakeButton::Better(self.point));
        button(&id, localizer.text("button-mistake-better"), ButtonStyle::Secondary)
    }

    fn again_button(&self, label: String, style: ButtonStyle) -> CreateButton {
        button(&CustomId::Mistake(MistakeButton::Show(self.point)), label, style)
    }

    /// Says that this is the last mistake; `None` if another one follows.
    fn end(&self, localizer: &Localizer) -> Option<String> {
        self.next.is_none().then(|| localizer.text("mistake-last"))
    }
}

impl StepIds for MistakePoint {
    fn menu(&self, index: usize) -> CustomId {
        // A message has five menus at most.
        CustomId::Mistake(MistakeButton::Menu(*self, u8::try_from(index).unwrap_or(u8::MAX)))
    }

    fn button(&self, step: StepValue) -> CustomId {
        CustomId::Mistake(MistakeButton::Step(*self, step))
    }
}

/// The position before the mistake with its question, after the beginning of a turn.
async fn task(
    ctx: &CommandContext<'_>,
    at: &OwnMistake,
    beginning: &str,
) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let choices = at.choices(ctx, beginning).ok_or_else(CommandError::stale_button)?;
    let question = mistake_question(localizer, &at.table, &at.mistake);
    let restart = at.again_button(localizer.text("button-back"), ButtonStyle::Secondary);
    let mut buttons =
        back_buttons(localizer, &at.point, beginning, |beginning| at.choices(ctx, beginning), restart);
    buttons.push(at.better_button(localizer));
    buttons.extend(at.next_button(localizer, ButtonStyle::Secondary));
    step_menu::message(ctx, choices, Some(question), &at.point, vec![buttons]).await
}

/// Continues a turn, or judges a complete one.
async fn step(
    ctx: &CommandContext<'_>,
    at: &OwnMistake,
    step: StepValue,
) -> Result<OutgoingMessage, CommandError> {
    let turn = match step {
        StepValue::Partial(beginning) => return task(ctx, at, &beginning).await,
        StepValue::Complete(turn) => turn,
    };
    let (table, mistake) = (at.table.clone(), at.mistake.clone());
    let judge = move || mistake.retry(table.game()?, &turn);
    let retry = ctx.app.search_pool.advise(&at.table, judge).await?;
    let retry = retry.ok_or_else(CommandError::stale_button)?;
    let localizer = ctx.user_localizer();
    let mut lines = vec![retry_text(localizer, &at.mistake, &retry)];
    let mut position = retry.position.clone();
    let mut turns = vec![retry.effects.as_slice()];
    let reply = retry.reply.as_ref().filter(|reply| position.play(&reply.turn).is_ok());
    turns.extend(reply.map(|reply| reply.effects.as_slice()));
    let scene = at.scene(ctx, &position).with_turns(&turns);
    let mut buttons = Vec::new();
    if retry.is_right {
        lines.extend(at.end(localizer));
        buttons.extend(at.next_button(localizer, ButtonStyle::Primary));
        buttons.push(at.better_button(localizer));
    } else {
        buttons.push(at.again_button(localizer.text("button-lesson-again"), ButtonStyle::Primary));
        buttons.push(at.better_button(localizer));
        buttons.extend(at.next_button(localizer, ButtonStyle::Secondary));
    }
    let alt = alt_text(localizer, &scene, None);
    show(ctx, lines, (scene, alt), buttons).await
}

/// The board before the mistake, with the turn that was played and the better one.
async fn better(ctx: &CommandContext<'_>, at: &OwnMistake) -> Result<OutgoingMessage, CommandError> {
    let localizer = ctx.user_localizer();
    let Scene { names, view, .. } = at.scene(ctx, &at.position);
    let scene = Scene { names, view, ..at.mistake.scene.clone() };
    let lines = [Some(better_turn_text(localizer, &at.mistake)), at.end(localizer)];
    let alt = mistake_alt(localizer, 1, &at.mistake, &scene);
    let again = at.again_button(localizer.text("button-lesson-again"), ButtonStyle::Secondary);
    let buttons = at.next_button(localizer, ButtonStyle::Primary).into_iter().chain([again]).collect();
    show(ctx, lines.into_iter().flatten().collect(), (scene, alt), buttons).await
}

/// Lines of text above a board.
async fn show(
    ctx: &CommandContext<'_>,
    lines: Vec<String>,
    (scene, alt): (Scene, String),
    buttons: Vec<CreateButton>,
) -> Result<OutgoingMessage, CommandError> {
    let picture = ctx.app.render_pool.picture("mistake.png", scene, ctx.render_options().await, alt).await?;
    Ok(OutgoingMessage::text(lines.join("\n")).buttons(buttons).files([picture]))
}
