use super::command_mentions::without_links;
use crate::app::pools::render_pool::Picture;
use crate::discord::serenity;
use crate::table::{ChannelId, MessageId};
use serenity::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, EditAttachments,
    EditInteractionResponse, EditMessage, Message, MessageFlags, MessageReference, MessageReferenceKind,
    Nonce, UserId,
};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// An embed with a title and a text.
#[derive(Clone)]
struct TextEmbed {
    title: String,
    text: String,
}

/// A message, independent of the way in which it is sent; serenity has a type for each way.
#[derive(Clone, Default)]
pub(in crate::discord) struct OutgoingMessage {
    content: Option<String>,
    embeds: Option<Vec<TextEmbed>>,
    rows: Option<Vec<CreateActionRow>>,
    files: Vec<CreateAttachment>,
    /// The only users who are notified.
    mention: Vec<UserId>,
    /// For some minutes a channel takes one message with this key, outside of interactions.
    idempotency_key: Option<String>,
    /// The message of the same channel to reply to, outside of interactions.
    replies_to: Option<MessageId>,
    /// Whether nobody is notified, not even in a direct conversation, outside of interactions.
    is_silent: bool,
}

impl OutgoingMessage {
    pub(in crate::discord) fn new() -> OutgoingMessage {
        OutgoingMessage::default()
    }

    pub(in crate::discord) fn text(content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage::new().content(content)
    }

    /// An embed with this title and text.
    pub(in crate::discord) fn titled(title: impl Into<String>, text: impl Into<String>) -> OutgoingMessage {
        let embed = TextEmbed { title: title.into(), text: text.into() };
        OutgoingMessage { embeds: Some(vec![embed]), ..OutgoingMessage::new() }
    }

    pub(in crate::discord) fn content(self, content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage { content: Some(content.into()), ..self }
    }

    /// Changes its texts; the titles of embeds stay.
    pub(in crate::discord) fn map_texts(self, change: impl Fn(String) -> String) -> OutgoingMessage {
        let embed = |embed: TextEmbed| TextEmbed { text: change(embed.text), ..embed };
        let embeds = self.embeds.map(|embeds| embeds.into_iter().map(embed).collect());
        OutgoingMessage { content: self.content.map(&change), embeds, ..self }
    }

    /// Removes the embeds of the message that it updates.
    pub(in crate::discord) fn without_embeds(self) -> OutgoingMessage {
        OutgoingMessage { embeds: Some(Vec::new()), ..self }
    }

    /// Rows of buttons and menus; an empty list removes those of the message that it updates.
    pub(in crate::discord) fn rows(self, rows: Vec<CreateActionRow>) -> OutgoingMessage {
        OutgoingMessage { rows: Some(rows), ..self }
    }

    /// A single row of buttons; none if there are no buttons, because Discord refuses an empty row.
    pub(in crate::discord) fn buttons(self, buttons: Vec<CreateButton>) -> OutgoingMessage {
        let row = Some(buttons).filter(|buttons| !buttons.is_empty()).map(CreateActionRow::Buttons);
        self.rows(row.into_iter().collect())
    }

    /// All its files; an update removes the other ones.
    pub(in crate::discord) fn files(
        self,
        files: impl IntoIterator<Item: Into<CreateAttachment>>,
    ) -> OutgoingMessage {
        OutgoingMessage { files: files.into_iter().map(Into::into).collect(), ..self }
    }

    pub(in crate::discord) fn mention(self, mention: impl IntoIterator<Item = UserId>) -> OutgoingMessage {
        OutgoingMessage { mention: mention.into_iter().collect(), ..self }
    }

    pub(in crate::discord) fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    pub(in crate::discord) fn file_count(&self) -> usize {
        self.files.len()
    }

    /// The files of the message, which the body of a first response does not contain.
    pub(in crate::discord) fn attachments(&self) -> Vec<CreateAttachment> {
        self.files.clone()
    }

    /// Without an interaction, a channel gets no second message with this key for some minutes.
    pub(in crate::discord) fn idempotency_key(self, idempotency_key: Option<String>) -> Self {
        OutgoingMessage { idempotency_key, ..self }
    }

    /// Without an interaction, the message is a reply to this one of the same channel, unless that is deleted.
    pub(in crate::discord) fn reply_to(self, replies_to: Option<MessageId>) -> Self {
        OutgoingMessage { replies_to, ..self }
    }

    /// Whether the message has an idempotency key.
    pub(in crate::discord) fn has_idempotency_key(&self) -> bool {
        self.idempotency_key.is_some()
    }

    /// Whether the message is a reply.
    pub(in crate::discord) fn is_reply(&self) -> bool {
        self.replies_to.is_some()
    }

    /// Without an interaction, nobody is notified, not even in a direct conversation.
    pub(in crate::discord) fn silent(self) -> OutgoingMessage {
        OutgoingMessage { is_silent: true, ..self }
    }

    /// Whether a message on Discord is this one. The file of a board's picture has a name of its own; a message of embeds
    /// alone is not told from another.
    pub(in crate::discord) fn is_shown_in(&self, message: &Message) -> bool {
        if message.flags.is_some_and(|flags| flags.contains(MessageFlags::LOADING)) {
            return false;
        }
        let has_file = |file: &CreateAttachment| {
            message.attachments.iter().any(|attachment| attachment.filename == file.filename)
        };
        let has_text =
            |content: &String| without_links(content.trim()) == without_links(message.content.trim());
        if self.files.is_empty() {
            self.content.as_ref().is_none_or(has_text)
        } else {
            self.files.iter().all(has_file)
        }
    }

    /// The body of a first response to an interaction: a message, or an update of the source message.
    pub(in crate::discord) fn response(self, is_ephemeral: bool) -> CreateInteractionResponseMessage {
        let mentions = self.mentions();
        let mut message =
            CreateInteractionResponseMessage::new().files(self.files).allowed_mentions(mentions);
        if is_ephemeral {
            message = message.ephemeral(true);
        }
        message = self.content.into_iter().fold(message, CreateInteractionResponseMessage::content);
        message =
            create_embeds(self.embeds).into_iter().fold(message, CreateInteractionResponseMessage::embeds);
        self.rows.into_iter().fold(message, CreateInteractionResponseMessage::components)
    }

    /// The body of an edit of the first response.
    pub(in crate::discord) fn edit(self) -> EditInteractionResponse {
        let mentions = self.mentions();
        let files = self.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let mut message = EditInteractionResponse::new().attachments(files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, EditInteractionResponse::content);
        message = create_embeds(self.embeds).into_iter().fold(message, EditInteractionResponse::embeds);
        self.rows.into_iter().fold(message, EditInteractionResponse::components)
    }

    /// The body of an edit of a message without an interaction.
    pub(in crate::discord) fn edit_message(self) -> EditMessage {
        let mentions = self.mentions();
        let files = self.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let mut message = EditMessage::new().attachments(files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, EditMessage::content);
        message = create_embeds(self.embeds).into_iter().fold(message, EditMessage::embeds);
        self.rows.into_iter().fold(message, EditMessage::components)
    }

    /// The body of a follow-up to an interaction.
    pub(in crate::discord) fn follow_up(self, is_ephemeral: bool) -> CreateInteractionResponseFollowup {
        let mentions = self.mentions();
        let mut message =
            CreateInteractionResponseFollowup::new().files(self.files).allowed_mentions(mentions);
        if is_ephemeral {
            message = message.flags(MessageFlags::EPHEMERAL);
        }
        message = self.content.into_iter().fold(message, CreateInteractionResponseFollowup::content);
        message =
            create_embeds(self.embeds).into_iter().fold(message, CreateInteractionResponseFollowup::embeds);
        self.rows.into_iter().fold(message, CreateInteractionResponseFollowup::components)
    }

    /// The body of a message in a channel, without an interaction.
    pub(in crate::discord) fn message(self, channel: ChannelId) -> CreateMessage {
        let mentions = self.mentions();
        let mut message = CreateMessage::new().files(self.files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, CreateMessage::content);
        if let Some(key) = self.idempotency_key {
            message = message.nonce(nonce(channel, &key)).enforce_nonce(true);
        }
        if let Some(board) = self.replies_to {
            let reference = MessageReference::new(MessageReferenceKind::Default, channel.0.into());
            // The board may have been deleted meanwhile.
            message =
                message.reference_message(reference.message_id(board.0.into()).fail_if_not_exists(false));
        }
        if self.is_silent {
            message = message.flags(MessageFlags::SUPPRESS_NOTIFICATIONS);
        }
        message = create_embeds(self.embeds).into_iter().fold(message, CreateMessage::embeds);
        self.rows.into_iter().fold(message, CreateMessage::components)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(&self.mention)
    }
}

/// The nonce of the message with this key in a channel. Discord compares the nonces of an author over all channels. Another version
/// of the program may compute another one, which matters for some minutes only.
fn nonce(channel: ChannelId, idempotency_key: &str) -> Nonce {
    let mut hasher = DefaultHasher::new();
    (channel, idempotency_key).hash(&mut hasher);
    Nonce::String(format!("{:x}", hasher.finish()))
}

fn create_embeds(embeds: Option<Vec<TextEmbed>>) -> Option<Vec<CreateEmbed>> {
    let create = |TextEmbed { title, text }| CreateEmbed::new().title(title).description(text);
    embeds.map(|embeds| embeds.into_iter().map(create).collect())
}

impl From<Picture> for CreateAttachment {
    fn from(picture: Picture) -> CreateAttachment {
        CreateAttachment::bytes(picture.bytes, picture.name).description(picture.alt)
    }
}
