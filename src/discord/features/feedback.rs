//! `/feedback`: a text for the operator, in the channel that the operator has set or in the log.
//!
//! # Bounds
//!
//! One text in ten minutes from a person, and a message in the operator's channel.

use super::{CommandContext, CommandError, Context, run_typed};
use crate::discord::interactions::policy::{Actor, Place, Policy, TableScope, Work};
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::{escape, mention};
use crate::localize::Message;
use tokio::time::Instant;

const POLICY: Policy = Policy::new(Actor::Anyone, Place::Anywhere, TableScope::NoTable, 1, Work::Text);

#[poise::command(slash_command, custom_data = POLICY)]
pub(super) async fn feedback(
    ctx: Context<'_>,
    #[max_length = 1000] text: String,
) -> Result<(), CommandError> {
    run_typed(ctx, &text, async |ctx| send(ctx, text.trim()).await).await
}

async fn send(ctx: &CommandContext<'_>, text: &str) -> Result<(), CommandError> {
    if text.is_empty() {
        return Err(CommandError::Rejected(Message::new("feedback-empty")));
    }
    if !ctx.app.feedback.take(ctx.player_id, Instant::now()) {
        return Err(CommandError::Rejected(Message::new("feedback-too-soon")));
    }
    if !is_posted(ctx, text).await {
        let guild = ctx.venue.guild.map(tracing::field::display);
        tracing::info!(player = %ctx.player_id, guild, text, "feedback");
    }
    ctx.responder.reply_ephemeral(OutgoingMessage::text(ctx.user_localizer().text("feedback-sent"))).await
}

/// Posts the text in the operator's channel. Nobody is notified.
async fn is_posted(ctx: &CommandContext<'_>, text: &str) -> bool {
    let messenger = &ctx.app.messenger;
    let Some(channel) = messenger.operator.feedback_channel else { return false };
    let name = escape(&ctx.player.name);
    let guild = ctx.venue.guild.map(|guild| format!(" · {guild}")).unwrap_or_default();
    let from = format!("**{name}** · {} · {}{guild}", mention(ctx.player_id), ctx.player_id);
    let quoted = text.lines().map(|line| format!("\n> {}", escape(line))).collect::<String>();
    match messenger.post(channel, OutgoingMessage::text(from + &quoted)).await {
        Ok(_) => true,
        Err(error) => {
            tracing::warn!(%error, %channel, "feedback cannot be posted: it is logged");
            false
        }
    }
}
