//! Hints for the person whose turn it is: first the man, then the turn, then the reasons, one press after the other.
//! Everybody at the table hears that one was asked for; what it is only this person sees.

use super::button::{Button, Verb};
use super::context::CommandContext;
use super::outgoing_message::OutgoingMessage;
use super::{CommandError, board_message, serenity};
use crate::coach::Suggestion;
use crate::host::TableRef;
use crate::i18n::{Telling, hint_alt, hint_text, hinted_text};
use crate::rules::{Mark, Spot};
use crate::table::{Command, Rejection, Table};
use serenity::{ButtonStyle, CreateActionRow};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// What is thought about, in positions: nothing is kept from one press to the next, and the same is found again.
const THINKING: u64 = 20_000;
/// So long it is waited until all have heard of it.
const TOLD: Duration = Duration::from_secs(2);

/// Begins a hint at the table of the channel.
pub(super) async fn begin(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    let at = TableRef::Channel(ctx.channel_id());
    let table = asked(ctx, at, None).await?;
    let hint = hint(ctx, &table, Telling::Man).await?;
    ctx.reply_ephemeral(hint).await
}

/// Goes on with a hint, in the message of the press if that is this person's.
pub(super) async fn go_on(
    ctx: &CommandContext<'_>,
    pressed: &serenity::Message,
    button: Button,
    telling: Telling,
) -> Result<(), CommandError> {
    let table = asked(ctx, ctx.table_here(button.table), Some(button.number)).await?;
    let hint = hint(ctx, &table, telling).await?;
    ctx.reply_to_user(pressed, hint).await
}

/// Writes that a hint was asked for, and tells it to all, once for a turn.
async fn asked(
    ctx: &CommandContext<'_>,
    at: TableRef,
    number: Option<usize>,
) -> Result<Arc<Table>, CommandError> {
    let command = Command::Hint { by: ctx.player.id, number };
    let update = ctx.app.host.tables().execute(at, command).await?;
    if !update.events.is_empty()
        && let Some(line) = hinted_text(&ctx.channel_localizer, &update.table)
    {
        // Where the channel is full it is told later: whoever has asked waits for the hint alone.
        let _late = timeout(TOLD, ctx.app.post_line(&update.table, line, None)).await;
    }
    Ok(update.table)
}

async fn hint(
    ctx: &CommandContext<'_>,
    table: &Table,
    telling: Telling,
) -> Result<OutgoingMessage, CommandError> {
    let game = table.game().ok_or(Rejection::NotStarted)?;
    let since = game.since().to_vec();
    let found = ctx.app.search_pool.run(move || Suggestion::find(&since, THINKING)).await;
    let suggestion = found?.ok_or(Rejection::Over)?;
    // A pass begins nowhere: it is told at once.
    let telling = if suggestion.origin().is_none() { telling.max(Telling::Turn) } else { telling };
    let mut scene = game.scene();
    scene.view = ctx.viewpoint(Some(suggestion.seat));
    scene.names = table.names();
    scene.marks = match telling {
        Telling::Man => suggestion.origin().into_iter().map(man).collect(),
        Telling::Turn | Telling::Reasons => suggestion.marks(),
    };
    let localizer = ctx.user_localizer();
    let alt = hint_alt(localizer, table, &scene, &suggestion, telling);
    let picture = ctx.app.render_pool.picture("hint.png", scene, ctx.render_options().await, alt).await?;
    let more = match telling {
        Telling::Man => Some(Verb::HintTurn),
        Telling::Turn => Some(Verb::HintReasons),
        Telling::Reasons => None,
    };
    let choose = board_message::button(localizer, table, Verb::Choose, ButtonStyle::Secondary);
    let more = more.map(|verb| board_message::button(localizer, table, verb, ButtonStyle::Primary));
    let buttons = CreateActionRow::Buttons(more.into_iter().chain([choose]).collect());
    Ok(OutgoingMessage::text(hint_text(localizer, &suggestion, telling)).rows(vec![buttons]).files([picture]))
}

/// The sign on the man or the tile that moves.
fn man(spot: Spot) -> Mark {
    match spot {
        Spot::Cell(cell) => Mark::GoesOn(cell),
        Spot::Place(_) => Mark::Choice(spot, "?".to_owned()),
    }
}
