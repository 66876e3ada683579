//! `/hint`: first the man to move, then the turn, then the reasons, one press after the other. A line in the
//! channel announces that a hint was asked for; only the user sees the hint.

use super::{CommandContext, CommandError, Context, Visibility, run, serenity};
use crate::discord::board_message::table_button;
use crate::discord::custom_id::TableAction;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::host::TableRef;
use crate::i18n::{HintDetail, hint_alt, hint_text};
use crate::rules::{Mark, Spot};
use crate::table::{Rejection, Table};
use serenity::ButtonStyle;

#[poise::command(slash_command, interaction_context = "Guild|BotDm")]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), CommandError> {
    run(ctx, Visibility::Ephemeral, async |ctx| show(ctx, ctx.table(), None, HintDetail::Man).await).await
}

/// Shows this much of a hint for a turn; `number` is the number of the turn, if it is known.
pub(super) async fn show(
    ctx: &CommandContext<'_>,
    table: TableRef,
    number: Option<usize>,
    detail: HintDetail,
) -> Result<(), CommandError> {
    let table = ctx.app.request_hint(table, ctx.player.id, number, &ctx.channel_localizer).await?;
    ctx.responder.reply_to_user(hint_message(ctx, &table, detail).await?).await
}

async fn hint_message(
    ctx: &CommandContext<'_>,
    table: &Table,
    detail: HintDetail,
) -> Result<OutgoingMessage, CommandError> {
    let game = table.game().ok_or(Rejection::NotStarted)?;
    let suggestion = ctx.app.find_hint(table).await?;
    // A pass has no man to name.
    let detail = if suggestion.origin().is_none() { detail.max(HintDetail::Turn) } else { detail };
    let mut scene = game.scene();
    scene.view = ctx.viewpoint(Some(suggestion.seat));
    scene.names = table.names();
    scene.marks = match detail {
        HintDetail::Man => suggestion.origin().into_iter().map(mark).collect(),
        HintDetail::Turn | HintDetail::Reasons => suggestion.marks(),
    };
    let localizer = ctx.user_localizer();
    let alt = hint_alt(localizer, table, &scene, &suggestion, detail);
    let picture = ctx.app.render_pool.picture("hint.png", scene, ctx.render_options().await, alt).await?;
    let more = match detail {
        HintDetail::Man => Some(TableAction::HintTurn),
        HintDetail::Turn => Some(TableAction::HintReasons),
        HintDetail::Reasons => None,
    };
    let choose = table_button(localizer, table, TableAction::Choose, ButtonStyle::Secondary);
    let more = more.map(|action| table_button(localizer, table, action, ButtonStyle::Primary));
    let buttons = more.into_iter().chain([choose]).collect();
    Ok(OutgoingMessage::text(hint_text(localizer, &suggestion, detail)).buttons(buttons).files([picture]))
}

/// Marks the man or the tile that moves.
fn mark(spot: Spot) -> Mark {
    match spot {
        Spot::Cell(cell) => Mark::GoesOn(cell),
        Spot::TileSlot(_) => Mark::Choice(spot, "?".to_owned()),
    }
}
