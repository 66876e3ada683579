//! The chooser, in which a turn is built step by step. It shows the complete turn for confirmation if the user wants that. Where one
//! person plays, it takes the place of the board, which comes back with the turn; elsewhere it is an ephemeral message.

use super::super::{CommandContext, CommandError, serenity};
use super::report::{report_played, report_repeated};
use crate::app::analysis::votes::Acted;
use crate::discord::interactions::board_link;
use crate::discord::interactions::reply;
use crate::discord::interactions::step_menu;
use crate::discord::interactions::visibility::Visibility;
use crate::discord::interactions::vote;
use crate::discord::messages::board_message::{self, form_button, table_button};
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::{CustomId, StepValue, TableAction, TableRevision};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::step_buttons;
use crate::host::{HostError, TableRef};
use crate::i18n::{self, effects_text, preview_alt};
use crate::localize::Message;
use crate::rules::{Game, Scene, Seat};
use crate::table::{Command, Rejection, Table, TableId};
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
    if table.check_turn(table.acting(ctx.player.id, ctx.venue.guild), None).is_ok() {
        return Err(CommandError::Rejected(refusal));
    }
    let refusal = ctx.localizer_beside(&table).await.render(&i18n::escape_arguments(refusal));
    let link = board_link::link_here(ctx, &table).await;
    let message = OutgoingMessage::text(format!("{refusal}\n{link}")).rows(Vec::new());
    ctx.responder.reply_to_user(message).await
}

/// Whether the chooser is shown in the place of the board whose button was pressed.
fn is_on_board(ctx: &CommandContext<'_>) -> bool {
    ctx.responder.to_user() != Visibility::SourceMessage
        && ctx.responder.source.is_some_and(board_message::is_chooser_board)
}

/// Where the chooser is shown.
pub(in crate::discord::features) fn visibility(ctx: &CommandContext<'_>) -> Visibility {
    if is_on_board(ctx) { Visibility::SourceMessage } else { ctx.responder.to_user() }
}

/// Opens the chooser for the turn that is to be played now.
pub(in crate::discord::features) async fn open(
    ctx: &CommandContext<'_>,
    at: TableRef,
) -> Result<(), CommandError> {
    match is_on_board(ctx) {
        true => open_on_board(ctx, at).await,
        false => open_with(ctx, at, None).await,
    }
}

/// Opens the chooser for the turn that is to be played now, and says that the game has moved on since the user has chosen.
async fn open_outdated(ctx: &CommandContext<'_>, at: TableRef) -> Result<(), CommandError> {
    match is_on_board(ctx) {
        true => open_on_board(ctx, at).await,
        false => open_with(ctx, at, Some(ctx.user_localizer().text("menu-moved-on"))).await,
    }
}

async fn open_with(
    ctx: &CommandContext<'_>,
    at: TableRef,
    notice: Option<String>,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    let (game, seat) = table.check_turn(vote::acting(ctx, &table)?, None)?;
    let message = step_message(ctx, &table, game, seat, "").await?;
    let message = match notice {
        Some(notice) => message.map_texts(|text| format!("{notice}\n{text}")),
        None => message,
    };
    show(ctx, table.id(), message).await
}

/// Answers with the chooser. The user has one private panel at a table, and the one before goes.
pub(super) async fn show(
    ctx: &CommandContext<'_>,
    table: TableId,
    message: OutgoingMessage,
) -> Result<(), CommandError> {
    let shown = ctx.responder.reply_with(visibility(ctx), message).await?;
    if !is_on_board(ctx) {
        ctx.responder.replace_panel(&ctx.app.messenger.panels, (table, ctx.player_id), shown).await;
    }
    Ok(())
}

/// Opens the chooser on the board whose button was pressed, once earlier changes are shown there.
pub(in crate::discord::features) async fn open_on_board(
    ctx: &CommandContext<'_>,
    at: TableRef,
) -> Result<(), CommandError> {
    let tables = ctx.app.host.tables();
    ctx.app.wait_until_shown(tables.load(at).await?.id()).await;
    let table = tables.load(at).await?;
    table.check_turn(ctx.player.id, None)?;
    ctx.app.chooser_boards.open(table.id());
    reply::restore_pressed(ctx, &table).await
}

/// Shows the plain board again in the place of the chooser.
pub(in crate::discord::features) async fn close(
    ctx: &CommandContext<'_>,
    at: TableRef,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(at).await?;
    ctx.app.chooser_boards.close(table.id());
    reply::restore_pressed(ctx, &table).await
}

/// Handles a picked step: offers the next steps, or plays the turn if it is complete, after a confirmation if the player
/// wants one. A step from an earlier board opens the chooser for now.
pub(in crate::discord::features) async fn pick(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    step: StepValue,
) -> Result<(), CommandError> {
    let table = ctx.app.host.tables().load(ctx.table_of_chooser(at.table)).await?;
    let (game, seat) = match table.check_turn(table.acting(ctx.player.id, ctx.venue.guild), Some(at.revision))
    {
        Err(Rejection::Stale) => return open_outdated(ctx, ctx.table_of_chooser(at.table)).await,
        checked => checked?,
    };
    let message = match step {
        StepValue::Partial(beginning) => step_message(ctx, &table, game, seat, &beginning).await?,
        StepValue::Complete(turn) if asks_for_confirmation(ctx, game, &turn) => {
            confirmation(ctx, &table, game, seat, &turn).await?
        }
        StepValue::Complete(turn) => return play(ctx, at, turn).await,
    };
    show(ctx, at.table, message).await
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
    choices.scene.view = viewpoint(ctx, seat);
    choices.scene.names = i18n::names(ctx.user_localizer(), table);
    let mut buttons = back_buttons(ctx, table, game, beginning);
    buttons.push(form_button(ctx.user_localizer(), table, ""));
    if table.allows_hints() {
        buttons.push(table_button(ctx.user_localizer(), table, TableAction::Hint, ButtonStyle::Secondary));
    }
    buttons.extend(close_button(ctx, table));
    // Others may read the board.
    let is_planned = beginning.is_empty() && !is_on_board(ctx);
    let waiting = if is_planned { waiting_plan(ctx, table, seat).await? } else { None };
    step_menu::message(ctx, choices, waiting, &TableRevision::current(table), vec![buttons]).await
}

/// The seat from which the chooser shows the board: on the board, that from which everyone sees it.
fn viewpoint(ctx: &CommandContext<'_>, seat: Seat) -> Seat {
    if is_on_board(ctx) { 0 } else { ctx.viewpoint(Some(seat)) }
}

/// The button that shows the board again; `None` if the chooser is a message of its own.
fn close_button(ctx: &CommandContext<'_>, table: &Table) -> Option<CreateButton> {
    let localizer = ctx.user_localizer();
    let close = || table_button(localizer, table, TableAction::CloseChooser, ButtonStyle::Secondary);
    is_on_board(ctx).then(close)
}

/// Says that a plan of the user, who is to act, waits; `None` if none does.
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
    step_buttons::back_buttons(ctx.user_localizer(), &at, beginning, choices_after, restart)
}

/// The button to the first step.
pub(super) fn restart_button(ctx: &CommandContext<'_>, table: &Table) -> CreateButton {
    let localizer = ctx.user_localizer();
    let action = if is_on_board(ctx) { TableAction::ChooseOnBoard } else { TableAction::Choose };
    let restart = table_button(localizer, table, action, ButtonStyle::Secondary);
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
    let scene = Scene { names: i18n::names(localizer, table), view: viewpoint(ctx, seat), ..after.scene() };
    let alt = preview_alt(localizer, table, &after, &scene);
    let picture = ctx.app.render_pool.picture("turn.png", scene, ctx.render_options().await, alt).await?;
    let play = CustomId::ConfirmTurn(TableRevision::current(table), turn.to_owned());
    let (question, label) = match table.acting(ctx.player.id, ctx.venue.guild) == ctx.player.id {
        true => ("menu-once-more", "button-play"),
        false => ("menu-vote-for", "button-vote"),
    };
    let mut buttons = vec![button(&play, localizer.text(label), ButtonStyle::Success)];
    buttons.extend(back_buttons(ctx, table, game, turn));
    buttons.extend(close_button(ctx, table));
    let effects = effects_text(localizer, table, after.last_effects());
    let question = localizer.render(&Message::new(question).with("turn", effects));
    Ok(OutgoingMessage::text(question).files([picture]).buttons(buttons))
}

/// Plays a turn. One that was chosen on an earlier board opens the chooser for now.
pub(in crate::discord::features) async fn play(
    ctx: &CommandContext<'_>,
    at: TableRevision,
    text: String,
) -> Result<(), CommandError> {
    let command = Command::Turn { by: ctx.player.id, text: text.clone(), number: Some(at.revision) };
    match vote::act(ctx, ctx.table_of_chooser(at.table), command).await {
        Err(HostError::Rejected(Rejection::Stale)) => {
            open_outdated(ctx, ctx.table_of_chooser(at.table)).await
        }
        Err(HostError::Rejected(Rejection::AlreadyPlayed)) => {
            report_repeated(ctx, ctx.table_of_chooser(at.table), &text).await
        }
        acted => match acted? {
            Acted::Done(outcome) => report_played(ctx, &text, reply::start(ctx, outcome)).await,
            Acted::Voted(cast) => vote::report(ctx, cast).await,
        },
    }
}
