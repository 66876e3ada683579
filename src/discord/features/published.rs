//! What people share of their private pages with everyone in the channel. Who shares a file again is led to the message that has it.

use super::{CommandContext, CommandError, Visibility, serenity};
use crate::app::posts::messenger::Messenger as _;
use crate::discord::messages::components::button;
use crate::discord::messages::custom_id::CustomId;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::i18n::{Localizer, message_link};
use crate::localize::Message;
use crate::table::MessageId;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};
use std::time::Duration;
use tokio::time::timeout;

/// Somebody who shares a file does not wait longer until it is known whether it is shown already.
const LOOKUP_TIMEOUT: Duration = Duration::from_millis(500);

/// The button under a private page that shares it.
pub(super) fn share_button(localizer: &Localizer, id: &CustomId) -> CreateButton {
    button(id, localizer.text("button-share"), ButtonStyle::Secondary)
}

/// The visibility of the answer to this button. An answer in the channel refers to the private page, which others cannot see. So it is
/// posted without being an answer where the bot may do that.
pub(super) fn share_visibility(ctx: &CommandContext<'_>) -> Visibility {
    let may_post = ctx.venue.check_present().is_ok() && ctx.venue.check_pictures().is_ok();
    if may_post { Visibility::SourceMessage } else { Visibility::Public }
}

/// Shows a message to everyone in the channel, once for each private page and `key`. These rows of buttons stay under the page.
pub(super) async fn share(
    ctx: &CommandContext<'_>,
    key: &str,
    message: OutgoingMessage,
    rows: Vec<CreateActionRow>,
) -> Result<MessageId, CommandError> {
    let visibility = share_visibility(ctx);
    if visibility == Visibility::Public {
        return Ok(MessageId(ctx.responder.respond(visibility, message).await?.get()));
    }
    ctx.responder.defer(visibility).await;
    let page = ctx.responder.source.map(|source| source.id.get()).unwrap_or_default();
    let message = message.idempotency_key(Some(format!("{page}-{key}")));
    let shown = ctx.app.messenger.post(ctx.venue.channel, message).await?;
    if let Err(error) = ctx.responder.replace_rows(rows).await {
        tracing::debug!(?error, "the button of a page that was shared stays");
    }
    Ok(shown)
}

/// Shows the message with this file to everyone in the channel. Where they see it already, the user is led there. These rows of
/// buttons stay under the page that is shared.
pub(super) async fn share_file(
    ctx: &CommandContext<'_>,
    name: String,
    rows: Vec<CreateActionRow>,
    make: impl AsyncFnOnce() -> Result<OutgoingMessage, CommandError>,
) -> Result<(), CommandError> {
    let _publishing = ctx.app.published.lock(ctx.venue.channel, &name).await;
    if let Some(message) = Box::pin(find(ctx, &name)).await {
        return lead_to(ctx, message).await;
    }
    let message = share(ctx, &name, make().await?, rows).await?;
    ctx.app.published.record(ctx.venue.channel, name, message);
    Ok(())
}

/// The message in the channel that has a file of this name. One of the process before is looked for among the last messages.
async fn find(ctx: &CommandContext<'_>, name: &str) -> Option<MessageId> {
    let (channel, messenger) = (ctx.venue.channel, &ctx.app.messenger);
    let found = async {
        match ctx.app.published.message(channel, name) {
            Some(known) => messenger.has_message(channel, known).await.unwrap_or(false).then_some(known),
            None => {
                let has_file = |message: &serenity::Message| {
                    message.attachments.iter().any(|file| file.filename == name)
                };
                // Without the permission to read messages it is not known.
                let found = messenger.find_own(serenity::ChannelId::new(channel.0), None, has_file).await;
                found.ok().flatten().map(|message| MessageId(message.get()))
            }
        }
    };
    timeout(LOOKUP_TIMEOUT, found).await.ok().flatten()
}

/// Tells the user alone where it is.
async fn lead_to(ctx: &CommandContext<'_>, message: MessageId) -> Result<(), CommandError> {
    let place = message_link(ctx.venue.guild, ctx.venue.channel, message);
    let text = ctx.user_localizer().render(&Message::new("say-shown-here").with("place", place));
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await
}
