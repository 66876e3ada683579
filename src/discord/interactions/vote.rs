//! Votes of people on what a server does that has a seat at a table.

use super::context::CommandContext;
use super::visibility::Visibility;
use crate::app::analysis::votes::Acted;
use crate::discord::CommandError;
use crate::discord::messages::board_message::table_button;
use crate::discord::messages::custom_id::TableAction;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::serenity;
use crate::host::{CastVote, HostError, TableRef};
use crate::i18n::wish_text;
use crate::localize::Message;
use crate::table::{Command, MIN_MEMBERSHIP, Motion, Participant, Rejection, Table};
use serenity::ButtonStyle;

/// Carries out a command of the user, or counts it as a vote.
///
/// # Errors
/// The errors of [`App::act`](crate::app::App::act), and [`HostError::Rejected`] if the user may not vote.
pub(in crate::discord) async fn act(
    ctx: &CommandContext<'_>,
    at: TableRef,
    command: Command,
) -> Result<Acted, HostError> {
    let checked = check_voter(ctx);
    Box::pin(ctx.app.act(at, (ctx.player_id, ctx.venue.guild), command, checked)).await
}

/// The participant as whom the user acts at a table.
///
/// # Errors
/// Fails if the user may not vote there.
pub(in crate::discord) fn acting(ctx: &CommandContext<'_>, table: &Table) -> Result<Participant, Rejection> {
    let acting = table.acting(ctx.player.id, ctx.venue.guild);
    if acting != ctx.player.id {
        check_voter(ctx)?;
    }
    Ok(acting)
}

/// Rejects bots, and people who have not been members of the server for long enough.
pub(in crate::discord) fn check_voter(ctx: &CommandContext<'_>) -> Result<(), Rejection> {
    let now = ctx.app.host.clock().now();
    let is_old = |since| now.saturating_duration_since(since) >= MIN_MEMBERSHIP;
    match ctx.member_since.is_some_and(is_old) {
        true => Ok(()),
        false => Err(Rejection::new("vote-too-new")),
    }
}

/// Tells the user alone what the vote is, and how it can be changed.
pub(in crate::discord) async fn report(ctx: &CommandContext<'_>, cast: CastVote) -> Result<(), CommandError> {
    let (localizer, table) = (ctx.user_localizer(), &cast.table);
    let message = match &cast.motion {
        Motion::Turn(text) => {
            let change = table_button(localizer, table, TableAction::Choose, ButtonStyle::Secondary);
            let change = change.label(localizer.text("button-change-vote"));
            let voted = Message::new("menu-voted").with("turn", text);
            OutgoingMessage::text(localizer.render(&voted)).buttons(vec![change])
        }
        motion => OutgoingMessage::text(wish_text(localizer, &cast.ballot, motion)).rows(Vec::new()),
    };
    if ctx.responder.to_user() != Visibility::SourceMessage {
        return ctx.responder.reply_ephemeral(message).await;
    }
    let shown = ctx.responder.reply_with(Visibility::SourceMessage, message).await?;
    if matches!(cast.motion, Motion::Turn(_)) {
        ctx.responder.replace_panel(&ctx.app.messenger.panels, (table.id(), ctx.player_id), shown).await;
    }
    Ok(())
}
