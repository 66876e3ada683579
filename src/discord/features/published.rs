//! Leads people to what everyone in the channel has been shown, instead of showing it again.

use super::{CommandContext, CommandError, serenity};
use crate::app::presenter::Presenter as _;
use crate::discord::outgoing_message::OutgoingMessage;
use crate::i18n::message_link;
use crate::rules::Message;
use crate::table::MessageId;
use std::time::Duration;
use tokio::time::timeout;

/// Somebody who asks for a file does not wait longer until it is known whether it is shown already.
const LOOKUP_TIMEOUT: Duration = Duration::from_millis(500);

/// The message in the channel that has a file of this name. One of the process before is looked for among the last messages.
pub(super) async fn find(ctx: &CommandContext<'_>, name: &str) -> Option<MessageId> {
    let (channel, presenter) = (ctx.venue.channel, &ctx.app.presenter);
    let found = async {
        match ctx.app.published.message(channel, name) {
            Some(known) => presenter.has_message(channel, known).await.unwrap_or(false).then_some(known),
            None => {
                let has_file = |message: &serenity::Message| {
                    message.attachments.iter().any(|file| file.filename == name)
                };
                // Without the permission to read messages it is not known.
                let found = presenter.find_own(serenity::ChannelId::new(channel.0), None, has_file).await;
                found.ok().flatten().map(|message| MessageId(message.get()))
            }
        }
    };
    timeout(LOOKUP_TIMEOUT, found).await.ok().flatten()
}

/// Tells the user alone where it is.
pub(super) async fn lead_to(ctx: &CommandContext<'_>, message: MessageId) -> Result<(), CommandError> {
    let place = message_link(ctx.venue.guild, ctx.venue.channel, message);
    let text = ctx.user_localizer().render(&Message::new("say-shown-here").with("place", place));
    ctx.responder.reply_ephemeral(OutgoingMessage::text(text)).await
}
