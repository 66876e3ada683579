use super::command_mentions::without_links;
use super::serenity;
use crate::app::render_pool::Picture;
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
pub(super) struct OutgoingMessage {
    content: Option<String>,
    embeds: Option<Vec<TextEmbed>>,
    rows: Option<Vec<CreateActionRow>>,
    files: Vec<CreateAttachment>,
    /// The only users who are notified.
    mention: Vec<UserId>,
    /// A channel gets no second message with it for some minutes, outside of interactions.
    idempotency_key: Option<String>,
    /// The message of the same channel that it replies to, outside of interactions.
    replies_to: Option<MessageId>,
    /// Whether nobody is notified, not even in a direct conversation, outside of interactions.
    is_silent: bool,
}

impl OutgoingMessage {
    pub(super) fn new() -> OutgoingMessage {
        OutgoingMessage::default()
    }

    pub(super) fn text(content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage::new().content(content)
    }

    /// An embed with this title and text.
    pub(super) fn titled(title: impl Into<String>, text: impl Into<String>) -> OutgoingMessage {
        let embed = TextEmbed { title: title.into(), text: text.into() };
        OutgoingMessage { embeds: Some(vec![embed]), ..OutgoingMessage::new() }
    }

    pub(super) fn content(self, content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage { content: Some(content.into()), ..self }
    }

    /// Changes its texts; the titles of embeds stay.
    pub(super) fn map_texts(self, change: impl Fn(String) -> String) -> OutgoingMessage {
        let embed = |embed: TextEmbed| TextEmbed { text: change(embed.text), ..embed };
        let embeds = self.embeds.map(|embeds| embeds.into_iter().map(embed).collect());
        OutgoingMessage { content: self.content.map(&change), embeds, ..self }
    }

    /// Removes the embeds of the message that it updates.
    pub(super) fn without_embeds(self) -> OutgoingMessage {
        OutgoingMessage { embeds: Some(Vec::new()), ..self }
    }

    /// Rows of buttons and menus; an empty list removes those of the message that it updates.
    pub(super) fn rows(self, rows: Vec<CreateActionRow>) -> OutgoingMessage {
        OutgoingMessage { rows: Some(rows), ..self }
    }

    /// A single row of buttons; none if there are no buttons, because Discord refuses an empty row.
    pub(super) fn buttons(self, buttons: Vec<CreateButton>) -> OutgoingMessage {
        let row = Some(buttons).filter(|buttons| !buttons.is_empty()).map(CreateActionRow::Buttons);
        self.rows(row.into_iter().collect())
    }

    /// All its files; an update removes the other ones.
    pub(super) fn files(self, files: impl IntoIterator<Item: Into<CreateAttachment>>) -> OutgoingMessage {
        OutgoingMessage { files: files.into_iter().map(Into::into).collect(), ..self }
    }

    pub(super) fn mention(self, mention: impl IntoIterator<Item = UserId>) -> OutgoingMessage {
        OutgoingMessage { mention: mention.into_iter().collect(), ..self }
    }

    pub(super) fn has_files(&self) -> bool {
        !self.files.is_empty()
    }

    pub(super) fn file_count(&self) -> usize {
        self.files.len()
    }

    /// Its files, which the body of a first response does not contain.
    pub(super) fn attachments(&self) -> Vec<CreateAttachment> {
        self.files.clone()
    }

    /// Without an interaction, a channel gets no second message with this key for some minutes.
    pub(super) fn idempotency_key(self, idempotency_key: Option<String>) -> Self {
        OutgoingMessage { idempotency_key, ..self }
    }

    /// Without an interaction, the message is a reply to this one of the same channel, unless that is deleted.
    pub(super) fn reply_to(self, replies_to: Option<MessageId>) -> Self {
        OutgoingMessage { replies_to, ..self }
    }

    /// Whether the message has an idempotency key.
    pub(super) fn has_idempotency_key(&self) -> bool {
        self.idempotency_key.is_some()
    }

    /// Whether the message is a reply.
    pub(super) fn is_reply(&self) -> bool {
        self.replies_to.is_some()
    }

    /// Without an interaction, nobody is notified, not even in a direct conversation.
    pub(super) fn silent(self) -> OutgoingMessage {
        OutgoingMessage { is_silent: true, ..self }
    }

    /// Whether a message on Discord is this one. The file of a board's picture has a name of its own; a message of embeds
    /// alone is not told from another.
    pub(super) fn is_shown_in(&self, message: &Message) -> bool {
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

    /// As a first response to an interaction: a message, or an update of the source message.
    pub(super) fn response(self, is_ephemeral: bool) -> CreateInteractionResponseMessage {
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

    /// As an edit of the first response.
    pub(super) fn edit(self) -> EditInteractionResponse {
        let mentions = self.mentions();
        let files = self.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let mut message = EditInteractionResponse::new().attachments(files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, EditInteractionResponse::content);
        message = create_embeds(self.embeds).into_iter().fold(message, EditInteractionResponse::embeds);
        self.rows.into_iter().fold(message, EditInteractionResponse::components)
    }

    /// As an edit of a message without an interaction.
    pub(super) fn edit_message(self) -> EditMessage {
        let mentions = self.mentions();
        let files = self.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let mut message = EditMessage::new().attachments(files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, EditMessage::content);
        message = create_embeds(self.embeds).into_iter().fold(message, EditMessage::embeds);
        self.rows.into_iter().fold(message, EditMessage::components)
    }

    /// As a follow-up to an interaction.
    pub(super) fn follow_up(self, is_ephemeral: bool) -> CreateInteractionResponseFollowup {
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

    /// As a message in a channel, without an interaction.
    pub(super) fn message(self, channel: ChannelId) -> CreateMessage {
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
