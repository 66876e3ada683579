//! The [`Presenter`] for Discord: shows boards and lines as messages.

use super::api_error::ApiError;
use super::background_http::{BackgroundHttp, retry};
use super::outgoing_message::OutgoingMessage;
use super::{board_message, serenity};
use crate::app::board::{Board, picture_name};
use crate::app::presenter::{ChannelAccess, PresentError, Presenter};
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, Table};
use serde_json::json;
use serenity::{
    ChannelType, GetMessages, GuildChannel, LightMethod, Member, Message, Permissions, Request, Route,
    Timestamp, UserId,
};
use std::sync::OnceLock;

/// Upper bound of the messages that Discord returns for one request.
const MAX_FETCHED_MESSAGES: u8 = 100;

/// The bot's account, through which boards are posted.
pub(super) struct DiscordPresenter {
    /// The client for everything that is no response to an interaction.
    pub http: BackgroundHttp,
    /// The account whose messages are the bot's own, as soon as it is known.
    pub bot: OnceLock<UserId>,
}

impl DiscordPresenter {
    /// Posts a message without an interaction.
    pub(super) async fn post(
        &self,
        channel: serenity::ChannelId,
        message: OutgoingMessage,
    ) -> Result<serenity::MessageId, ApiError> {
        Ok(self.http.send(|http| channel.send_message(http, message.message())).await?.id)
    }

    /// A member of a guild; `None` if the user is not in it.
    async fn member(&self, guild: serenity::GuildId, user: UserId) -> Result<Option<Member>, ApiError> {
        match retry(|| self.http.send(|http| http.get_member(guild, user))).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if error.is_unknown_member() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The channel whose permissions apply in this channel or thread: a public thread is seen by everybody who sees its
    /// channel. `None` if only some members can see it.
    async fn channel_with_permissions(
        &self,
        channel: serenity::ChannelId,
    ) -> Result<Option<GuildChannel>, ApiError> {
        let Some(channel) = self.guild_channel(channel).await? else { return Ok(None) };
        match (channel.kind, channel.parent_id) {
            (ChannelType::PublicThread | ChannelType::NewsThread, Some(parent)) => {
                self.guild_channel(parent).await
            }
            (ChannelType::PublicThread | ChannelType::NewsThread | ChannelType::PrivateThread, _) => Ok(None),
            _ => Ok(Some(channel)),
        }
    }

    async fn guild_channel(&self, channel: serenity::ChannelId) -> Result<Option<GuildChannel>, ApiError> {
        Ok(retry(|| self.http.send(|http| http.get_channel(channel))).await?.guild())
    }
}

impl Presenter for DiscordPresenter {
    async fn post_board(&self, board: Board) -> Result<MessageId, PresentError> {
        let channel = serenity::ChannelId::new(board.table.channel().0);
        let posted = self.post(channel, board_message::message(board)).await?;
        Ok(MessageId(posted.get()))
    }

    async fn post_line(
        &self,
        channel: ChannelId,
        line: String,
        mention: Option<PlayerId>,
    ) -> Result<(), PresentError> {
        let message = OutgoingMessage::text(line).mention(mention.map(|player| UserId::new(player.0)));
        self.post(serenity::ChannelId::new(channel.0), message).await?;
        Ok(())
    }

    async fn send_direct(&self, player: PlayerId, text: String) -> Result<(), PresentError> {
        let channel = self.http.send(|http| UserId::new(player.0).create_dm_channel(http)).await?;
        self.post(channel.id, OutgoingMessage::text(text)).await?;
        Ok(())
    }

    async fn find_board(
        &self,
        table: &Table,
        oldest: Option<MessageId>,
    ) -> Result<Option<MessageId>, PresentError> {
        let recent = GetMessages::new().limit(MAX_FETCHED_MESSAGES);
        let after = |oldest: MessageId| serenity::MessageId::new(oldest.0.saturating_sub(1).max(1));
        let recent = oldest.into_iter().fold(recent, |recent, oldest| recent.after(after(oldest)));
        let channel = serenity::ChannelId::new(table.channel().0);
        let messages = self.http.send(|http| channel.messages(http, recent)).await?;
        let name = picture_name(table);
        let shows_table = |message: &&Message| {
            Some(&message.author.id) == self.bot.get()
                && message.attachments.iter().any(|file| file.filename == name)
        };
        Ok(messages.iter().find(shows_table).map(|message| MessageId(message.id.get())))
    }

    async fn remove_controls(&self, channel: ChannelId, message: MessageId) -> Result<(), PresentError> {
        // serenity's own call reads the whole message that Discord returns.
        let body = json!({ "components": [] }).to_string().into_bytes();
        let route = Route::ChannelMessage {
            channel_id: serenity::ChannelId::new(channel.0),
            message_id: serenity::MessageId::new(message.0),
        };
        let request = Request::new(route, LightMethod::Patch).body(Some(body));
        self.http.send(|http| http.request(request)).await?;
        Ok(())
    }

    async fn channel_access(
        &self,
        guild: GuildId,
        channel: ChannelId,
        players: &[PlayerId],
    ) -> Result<Vec<ChannelAccess>, PresentError> {
        let guild = serenity::GuildId::new(guild.0);
        let fetched = retry(|| self.http.send(|http| http.get_guild(guild)));
        let members = async {
            let mut members = Vec::new();
            for player in players {
                members.push(self.member(guild, UserId::new(player.0)).await?);
            }
            Ok(members)
        };
        let channel = self.channel_with_permissions(channel.0.into());
        let (guild, channel, members) = tokio::try_join!(fetched, channel, members)?;
        let now = Timestamp::now();
        let access = |member: Option<Member>| match (member, &channel) {
            (None, _) => ChannelAccess::NotMember,
            (Some(_), None) => ChannelAccess::Hidden,
            (Some(member), Some(channel)) => {
                let permissions = guild.user_permissions_in(channel, &member);
                let is_timed_out = member.communication_disabled_until.is_some_and(|until| until > now);
                member_access(permissions, is_timed_out)
            }
        };
        Ok(members.into_iter().map(access).collect())
    }
}

/// What a member with these permissions in a channel may do there.
pub(super) fn member_access(permissions: Permissions, is_timed_out: bool) -> ChannelAccess {
    if permissions.administrator() {
        return ChannelAccess::Full;
    }
    match (permissions.view_channel(), permissions.use_application_commands()) {
        (false, _) => ChannelAccess::Hidden,
        // A time-out does not touch administrators.
        (true, _) if is_timed_out => ChannelAccess::TimedOut,
        (true, false) => ChannelAccess::WithoutCommands,
        (true, true) => ChannelAccess::Full,
    }
}

impl From<ApiError> for PresentError {
    fn from(error: ApiError) -> PresentError {
        let text = error.to_string();
        match error {
            ApiError::TimedOut => PresentError::TimedOut,
            ApiError::Other(_) => PresentError::Invalid(text),
            error if error.is_rate_limited() => PresentError::RateLimited(text),
            error if error.is_transient() => PresentError::Transient(text),
            error if error.is_gone() => PresentError::Gone(text),
            _ => PresentError::Refused(text),
        }
    }
}
