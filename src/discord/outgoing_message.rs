use super::serenity;
use crate::app::render_pool::Picture;
use serenity::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateEmbed, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse, MessageFlags,
    UserId,
};

/// What an answer holds, whichever way it goes: Discord's client has another type for each of them.
#[derive(Clone, Default)]
pub(super) struct OutgoingMessage {
    content: Option<String>,
    embeds: Option<Vec<CreateEmbed>>,
    rows: Option<Vec<CreateActionRow>>,
    files: Vec<CreateAttachment>,
    /// The only people who are notified.
    mention: Vec<UserId>,
}

impl OutgoingMessage {
    pub(super) fn new() -> OutgoingMessage {
        OutgoingMessage::default()
    }

    pub(super) fn text(content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage::new().content(content)
    }

    pub(super) fn content(self, content: impl Into<String>) -> OutgoingMessage {
        OutgoingMessage { content: Some(content.into()), ..self }
    }

    pub(super) fn embed(self, embed: CreateEmbed) -> OutgoingMessage {
        OutgoingMessage { embeds: Some(vec![embed]), ..self }
    }

    /// Takes the embeds away from the message that it updates.
    pub(super) fn without_embeds(self) -> OutgoingMessage {
        OutgoingMessage { embeds: Some(Vec::new()), ..self }
    }

    /// Buttons and menus; none takes those away from the message that it updates.
    pub(super) fn rows(self, rows: Vec<CreateActionRow>) -> OutgoingMessage {
        OutgoingMessage { rows: Some(rows), ..self }
    }

    /// Its only files. An update lists the files that a message has from now on.
    pub(super) fn files(self, files: impl IntoIterator<Item: Into<CreateAttachment>>) -> OutgoingMessage {
        OutgoingMessage { files: files.into_iter().map(Into::into).collect(), ..self }
    }

    pub(super) fn mention(self, mention: impl IntoIterator<Item = UserId>) -> OutgoingMessage {
        OutgoingMessage { mention: mention.into_iter().collect(), ..self }
    }

    /// Its files, which go beside the first answer.
    pub(super) fn pictures(&self) -> Vec<CreateAttachment> {
        self.files.clone()
    }

    /// As the first answer to an interaction, or as an update of the message it came from.
    pub(super) fn response(self, private: bool) -> CreateInteractionResponseMessage {
        let mentions = self.mentions();
        let mut message =
            CreateInteractionResponseMessage::new().files(self.files).allowed_mentions(mentions);
        if private {
            message = message.ephemeral(true);
        }
        message = self.content.into_iter().fold(message, CreateInteractionResponseMessage::content);
        message = self.embeds.into_iter().fold(message, CreateInteractionResponseMessage::embeds);
        self.rows.into_iter().fold(message, CreateInteractionResponseMessage::components)
    }

    /// In the place that was kept for the first answer.
    pub(super) fn edit(self) -> EditInteractionResponse {
        let mentions = self.mentions();
        let files = self.files.into_iter().fold(EditAttachments::new(), EditAttachments::add);
        let mut message = EditInteractionResponse::new().attachments(files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, EditInteractionResponse::content);
        message = self.embeds.into_iter().fold(message, EditInteractionResponse::embeds);
        self.rows.into_iter().fold(message, EditInteractionResponse::components)
    }

    /// As a further message after the first answer.
    pub(super) fn follow_up(self, private: bool) -> CreateInteractionResponseFollowup {
        let mentions = self.mentions();
        let mut message =
            CreateInteractionResponseFollowup::new().files(self.files).allowed_mentions(mentions);
        if private {
            message = message.flags(MessageFlags::EPHEMERAL);
        }
        message = self.content.into_iter().fold(message, CreateInteractionResponseFollowup::content);
        message = self.embeds.into_iter().fold(message, CreateInteractionResponseFollowup::embeds);
        self.rows.into_iter().fold(message, CreateInteractionResponseFollowup::components)
    }

    /// As a message that nobody asked for.
    pub(super) fn message(self) -> CreateMessage {
        let mentions = self.mentions();
        let mut message = CreateMessage::new().files(self.files).allowed_mentions(mentions);
        message = self.content.into_iter().fold(message, CreateMessage::content);
        message = self.embeds.into_iter().fold(message, CreateMessage::embeds);
        self.rows.into_iter().fold(message, CreateMessage::components)
    }

    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(&self.mention)
    }
}

impl From<Picture> for CreateAttachment {
    fn from(picture: Picture) -> CreateAttachment {
        CreateAttachment::bytes(picture.bytes, picture.name).description(picture.alt)
    }
}
