//! The chooser, in which a turn is built step by step. It is an ephemeral message and shows the complete
//! turn for confirmation if the user wants that.

use super::super::{CommandContext, CommandError, serenity};
use super::{form, played_text, report_repeated, show};
use crate::app::news::Change;
use crate::discord::board_link;
use crate::discord::board_message::table_button;
use crate::discord::components::button;
use crate::discord::custom_id::{CustomId, StepValue, TableAction, TableRevision};
use crate::discord::outgoing_message::OutgoingMessage;
use crate::discord::reply;
use crate::discord::responder::Visibility;
use crate::discord::step_menu;
use crate::host::{HostError, TableRef};
use crate::i18n::{self, preview_alt};
use crate::rules::{Game, Message, Scene, Seat};
use crate::table::{Command, Rejection, Table};
use serenity::{ButtonStyle, CreateButton};

/// Carries out what a button asks for that is about the user's turn. Under a private message, such as an old chooser, the buttons are
/// dead if the user is not to move any more: it says so, leads to the board and loses them.
pub(in crate::discord::features) async fn or_close(
    ctx: &CommandContext<'_>,
    at: TableRef,
    handled: impl Future<Output = Result<(), CommandError>>,
) -> Result<(), CommandError> {
    let refusal = match handled.await {
        Err(CommandError::Rejected(refusal)) if ctx.responder.to_user() == Visibility::SourceMessage => {
            refusal
        }
        handled => return handled,
    };
    let table = ctx.app.host.tables().load(at).await?;
    if table.check_turn(ctx.player.id, None).is_ok() {
        return Err(CommandError::Rejected(refusal));
    }
    let refusal = ctx.localizer_beside(&table).await.render(&i18n::escape_arguments(refusal));
    let link = board_link::link_here(ctx, &table).await;
    let message = OutgoingMessage::text(format!("{refusal}\n{link}")).rows(Vec::new());
    ctx.responder.reply_to_user(message).await
}

/// Opens the chooser for the turn that is to be played now.
pub(in crate::discord::features) async fn open(
    ctx: &CommandContext<'_>,
    at: TableRef,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let (game, seat) = table.check_turn(ctx.player.id, None)?;
    ctx.responder.reply_to_user(step_message(ctx, &table, game, seat, "").await?).await
}

/// Handles a picked step: offers the next steps, or plays the turn if it is complete, after a confirmation if the player
/// wants one. A step from an earlier board opens the chooser for now.
pub(in crate::discord::features) async fn pick(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    step: StepValue,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table_here(at.table)).await?;
    let (game, seat) = match table.check_turn(ctx.player.id, Some(at.revision)) {
        Err(Rejection::Stale) => return open(ctx, ctx.table_here(at.table)).await,
        checked => checked?,
    };
    let message = match step {
        StepValue::Partial(beginning) => step_message(ctx, &table, game, seat, &beginning).await?,
        StepValue::Complete(turn) if asks_for_confirmation(ctx, game, &turn) => {
            confirmation(ctx, &table, game, seat, &turn).await?
        }
        StepValue::Complete(turn) => return play(ctx, at, turn).await,
    };
    ctx.responder.reply_to_user(message).await
}

/// A forced turn needs no confirmation, and neither does one whose last choice was whether a jump is demanded: the board
/// after the rest of it was shown with that choice.
fn asks_for_confirmation(ctx: &CommandContext<'_>, game: &Game, turn: &str) -> bool {
    let position = game.position();
    ctx.settings().confirms() && !position.ends_with_demand(turn) && position.legal_turns().len() > 1
}

/// The steps that may follow the beginning of a turn.
///
/// # Errors
/// [`CommandError::Rejected`] if no legal turn has this beginning.
pub(super) async fn step_message(
    ctx: &CommandContext<'_>,
    table: &Table,
    game: &Game,
    seat: Seat,
    beginning: &str,
) -> Result<OutgoingMessage, CommandError> {
    let mut choices = game.position().choices(beginning).ok_or_else(CommandError::stale_button)?;
    if choices.beginning.is_empty() {
        choices.scene = choices.scene.with_turns(&table.shown_turns());
    }
    choices.scene.view = ctx.viewpoint(Some(seat));
    choices.scene.names = i18n::names(ctx.user_localizer(), table);
    let mut buttons = back_buttons(ctx, table, game, beginning);
    buttons.push(form::open_button(ctx, table, ""));
    if table.allows_hints() {
        buttons.push(table_button(ctx.user_localizer(), table, TableAction::Hint, ButtonStyle::Secondary));
    }
    let waiting = if beginning.is_empty() { waiting_plan(ctx, table, seat).await? } else { None };
    step_menu::message(ctx, choices, waiting, &TableRevision::current(table), vec![buttons]).await
}

/// That a plan of the user waits, whose turn this is; `None` if none does.
async fn waiting_plan(
    ctx: &CommandContext<'_>,
    table: &Table,
    seat: Seat,
) -> Result<Option<String>, CommandError> {
    if !table.wanted_takeback(seat) {
        return Ok(None);
    }
    let plans = ctx.app.host.tables().plans_of(table.id(), ctx.player_id).await?;
    Ok(i18n::waiting_plan_text(ctx.user_localizer(), table, ctx.player_id, &plans))
}

/// The buttons to the previous step and to the first one.
fn back_buttons(ctx: &CommandContext<'_>, table: &Table, game: &Game, beginning: &str) -> Vec<CreateButton> {
    let (at, restart) = (TableRevision::current(table), restart_button(ctx, table));
    let choices_after = |beginning: &str| game.position().choices(beginning);
    step_menu::back_buttons(ctx.user_localizer(), &at, beginning, choices_after, restart)
}

/// The button to the first step.
pub(super) fn restart_button(ctx: &CommandContext<'_>, table: &Table) -> CreateButton {
    let localizer = ctx.user_localizer();
    let restart = table_button(localizer, table, TableAction::Choose, ButtonStyle::Secondary);
    restart.label(localizer.text("button-back"))
}

/// The board as it would be after the turn, and a button that plays it.
async fn confirmation(
    ctx: &CommandContext<'_>,
    table: &Table,
    game: &Game,
    seat: Seat,
    turn: &str,
) -> Result<OutgoingMessage, CommandError> {
    let mut after = game.clone();
    after.play(turn).map_err(Rejection::from)?;
    let turn = after.turns().last().map_or(turn, String::as_str);
    let localizer = ctx.user_localizer();
    let scene =
        Scene { names: i18n::names(localizer, table), view: ctx.viewpoint(Some(seat)), ..after.scene() };
    let alt = preview_alt(localizer, table, &after, &scene);
    let picture = ctx.app.render_pool.picture("turn.png", scene, ctx.render_options().await, alt).await?;
    let play = CustomId::ConfirmTurn(TableRevision::current(table), turn.to_owned());
    let mut buttons = vec![button(&play, localizer.text("button-play"), ButtonStyle::Success)];
    buttons.extend(back_buttons(ctx, table, game, turn));
    let question = localizer.render(&Message::new("menu-once-more").with("turn", turn));
    Ok(OutgoingMessage::text(question).files([picture]).buttons(buttons))
}

/// Plays a turn. One that was chosen on an earlier board opens the chooser for now.
pub(in crate::discord::features) async fn play(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    text: String,
) -> Result<(), CommandError> {
    let command = Command::Turn { by: ctx.player.id, text: text.clone(), number: Some(at.revision) };
    match Box::pin(ctx.app.play_turn(ctx.table_here(at.table), command)).await {
        Err(HostError::Rejected(Rejection::Stale)) => open(ctx, ctx.table_here(at.table)).await,
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => {
            report_repeated(ctx, ctx.table_here(at.table), &text).await
        }
        played => report_played(ctx, &text, reply::start(ctx, played?)).await,
    }
}

/// Shows a played turn. A source message that is no board names it before.
pub(in crate::discord::features) async fn report_played(
    ctx: &CommandContext<'_>,
    text: &str,
    change: Change,
) -> Result<(), CommandError> {
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return show(ctx, text, change).await;
    }
    ctx.responder.replace_source_message(played_text(ctx, text, change.table())).await;
    reply::show_after_answer(ctx, change).await
}
