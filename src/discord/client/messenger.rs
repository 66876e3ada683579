//! The [`Messenger`] for Discord: shows boards and lines as messages.

use super::api_error::ApiError;
use super::background_http::{BackgroundHttp, retry, with_timeout};
use super::panels::Panels;
use super::permissions::{RoleObstacle, member_access, role_obstacles};
use super::snowflake::first_message_at;
use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::{
    ChannelAccess, Guilds, Messenger, MessengerError, Obstacle, Oldest, Remains, RoleAnswer,
};
use crate::discord::messages::command_mentions::CommandMentions;
use crate::discord::messages::outgoing_message::OutgoingMessage;
use crate::discord::messages::post_message;
use crate::discord::operator::Operator;
use crate::discord::serenity;
use crate::host::RoleChange;
use crate::table::{ChannelId, GuildId, MessageId, PlayerId};
use serde_json::{Value, json};
use serenity::{
    ChannelType, GetMessages, GuildChannel, Http, LightMethod, Member, Message, Permissions, Request, RoleId,
    Route, Timestamp, UserId,
};
use std::sync::OnceLock;

/// Upper bound of the messages that Discord returns for one request.
pub(in crate::discord) const MAX_FETCHED_MESSAGES: u8 = 100;

/// Age until which a message is edited without a look at what came after it, in seconds: too short for a conversation.
const FRESH_SECONDS: i64 = 10;
/// Age from which on another message is posted, in seconds: Discord limits the edits of messages older than an hour.
const MAX_EDIT_AGE_SECONDS: i64 = 50 * 60;
/// Upper bound of the messages after one that is edited, so that people still see it.
const MAX_MESSAGES_AFTER: u8 = 5;

/// The application, shown on Discord.
pub(in crate::discord) type App = crate::app::App<DiscordMessenger>;

/// The bot's account, through which boards are posted.
pub(in crate::discord) struct DiscordMessenger {
    /// The client for everything that is no response to an interaction.
    pub http: BackgroundHttp,
    /// The account whose messages are the bot's own, as soon as it is known.
    pub bot: OnceLock<UserId>,
    /// The registered commands.
    pub commands: CommandMentions,
    /// The private messages in which people choose turns.
    pub panels: Panels,
    /// Links and a feedback channel that the operator offers to people.
    pub operator: Operator,
}

impl DiscordMessenger {
    /// Posts a message without an interaction.
    pub(in crate::discord) async fn post(
        &self,
        channel: ChannelId,
        message: OutgoingMessage,
    ) -> Result<MessageId, ApiError> {
        let mut message = self.commands.link(message);
        loop {
            let (place, sent) = (serenity::ChannelId::new(channel.0), message.clone().message(channel));
            match self.http.send(|http| place.send_message(http, sent)).await {
                // Without the reference, the message needs no permission to read earlier messages.
                Err(error) if error.is_refused_reply() && message.is_reply() => {
                    message = message.reply_to(None);
                }
                // One with its nonce was posted and deleted a short time ago, and is wanted again.
                Err(error) if error.is_absent() && message.has_idempotency_key() => {
                    message = message.idempotency_key(None);
                }
                sent => return Ok(MessageId(sent?.id.get())),
            }
        }
    }

    /// The newest message of the bot in a channel, not older than `oldest`, that is the one looked for. Of more than a hundred messages
    /// since `oldest`, the first and the last hundred are looked at.
    pub(in crate::discord) async fn find_own(
        &self,
        channel: serenity::ChannelId,
        oldest: Option<serenity::MessageId>,
        is_wanted: impl Fn(&Message) -> bool,
    ) -> Result<Option<serenity::MessageId>, ApiError> {
        let recent = GetMessages::new().limit(MAX_FETCHED_MESSAGES);
        let mut messages = Vec::new();
        if let Some(oldest) = oldest {
            let after = recent.after(serenity::MessageId::new((oldest.get() - 1).max(1)));
            messages = self.http.send(|http| channel.messages(http, after)).await?;
        }
        // Discord returns the messages that follow directly, not the newest ones.
        if oldest.is_none() || messages.len() >= usize::from(MAX_FETCHED_MESSAGES) {
            let newest = self.http.send(|http| channel.messages(http, recent)).await?;
            messages.splice(0..0, newest);
        }
        let is_own = |message: &&Message| Some(&message.author.id) == self.bot.get();
        Ok(messages.iter().filter(is_own).find(|message| is_wanted(message)).map(|message| message.id))
    }

    /// Replaces the content, the files and the buttons of a message.
    pub(in crate::discord) async fn replace(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: OutgoingMessage,
    ) -> Result<(), ApiError> {
        let (channel, message) = (serenity::ChannelId::new(channel.0), serenity::MessageId::new(message.0));
        let edit = self.commands.link(content);
        // An edit shows the same however often it is carried out.
        retry(|| self.http.send(|http| channel.edit_message(http, message, edit.clone().edit_message())))
            .await?;
        Ok(())
    }

    /// Edits a message. serenity's own call reads the whole message that Discord returns.
    async fn patch(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &Value,
    ) -> Result<(), MessengerError> {
        let route = Route::ChannelMessage {
            channel_id: serenity::ChannelId::new(channel.0),
            message_id: serenity::MessageId::new(message.0),
        };
        let request = Request::new(route, LightMethod::Patch).body(Some(edit.to_string().into_bytes()));
        self.http.send(|http| http.request(request)).await?;
        Ok(())
    }

    /// A member of a guild; `None` if the user is not in it.
    pub(in crate::discord) async fn member(
        &self,
        guild: serenity::GuildId,
        user: UserId,
    ) -> Result<Option<Member>, ApiError> {
        match retry(|| self.http.send(|http| http.get_member(guild, user))).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if error.is_unknown_member() => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// What keeps the bot from giving each of these roles of a guild, in their order.
    pub(in crate::discord) async fn role_obstacles(
        &self,
        guild: GuildId,
        roles: &[u64],
    ) -> Result<Vec<Option<RoleObstacle>>, ApiError> {
        let Some(bot) = self.bot.get().copied() else { return Ok(vec![None; roles.len()]) };
        retry(|| self.http.send(|http| role_obstacles(http, bot, guild.0.into(), roles))).await
    }

    /// The channel whose permissions apply in this channel or thread, and the kind of the latter. `None` if it is in no
    /// guild.
    pub(in crate::discord) async fn channel_with_permissions(
        &self,
        channel: serenity::ChannelId,
    ) -> Result<Option<(GuildChannel, ChannelType)>, ApiError> {
        let Some(channel) = self.guild_channel(channel).await? else { return Ok(None) };
        let kind = channel.kind;
        Ok(self.channel_of_thread(channel).await?.map(|channel| (channel, kind)))
    }

    /// A channel of a guild; `None` if it is a direct conversation.
    pub(in crate::discord) async fn guild_channel(
        &self,
        channel: serenity::ChannelId,
    ) -> Result<Option<GuildChannel>, ApiError> {
        retry(|| self.http.send(|http| fetch_guild_channel(http, channel))).await
    }
}

impl Messenger for DiscordMessenger {
    async fn send(
        &self,
        channel: ChannelId,
        content: &Content,
        picture: Option<Picture>,
    ) -> Result<MessageId, MessengerError> {
        Ok(self.post(channel, post_message::message(content, picture)).await?)
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Content,
        picture: Option<Picture>,
    ) -> Result<(), MessengerError> {
        let content = Content { mentions: Vec::new(), ..content.clone() };
        Ok(self.replace(channel, message, post_message::message(&content, picture)).await?)
    }

    async fn find(
        &self,
        channel: ChannelId,
        oldest: Oldest,
        content: &Content,
    ) -> Result<Option<MessageId>, MessengerError> {
        let oldest = match oldest {
            // If the clocks differ so that it is not found, Discord knows its nonce.
            Oldest::Time(time) => Some(first_message_at(time)),
            Oldest::Message(message) => Some(serenity::MessageId::new(message.0)),
            Oldest::Any => None,
        };
        let is_wanted = |message: &Message| post_message::shows(message, content);
        Ok(self.find_own(channel.0.into(), oldest, is_wanted).await?.map(|message| MessageId(message.get())))
    }

    async fn is_recent(&self, channel: ChannelId, message: MessageId) -> Result<bool, MessengerError> {
        let (channel, message) = (serenity::ChannelId::new(channel.0), serenity::MessageId::new(message.0));
        let age = Timestamp::now().unix_timestamp() - message.created_at().unix_timestamp();
        if let Some(is_recent) = is_recent_by_age(age) {
            return Ok(is_recent);
        }
        let later = GetMessages::new().after(message).limit(MAX_MESSAGES_AFTER + 1);
        let later = self.http.send(|http| channel.messages(http, later)).await?;
        Ok(later.len() <= usize::from(MAX_MESSAGES_AFTER))
    }

    async fn has_message(&self, channel: ChannelId, message: MessageId) -> Result<bool, MessengerError> {
        let (channel, message) = (serenity::ChannelId::new(channel.0), serenity::MessageId::new(message.0));
        match self.http.send(|http| http.get_message(channel, message)).await {
            Ok(_) => Ok(true),
            Err(error) if error.is_absent() => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    async fn open_direct_channel(&self, player: PlayerId) -> Result<ChannelId, MessengerError> {
        Ok(ChannelId(self.http.open_direct_channel(UserId::new(player.0)).await?.get()))
    }

    async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> Result<(), MessengerError> {
        if remains == Remains::Nothing {
            let (channel, message) =
                (serenity::ChannelId::new(channel.0), serenity::MessageId::new(message.0));
            self.http.send(|http| channel.delete_message(http, message)).await?;
            return Ok(());
        }
        let mut edit = json!({ "components": [] });
        if matches!(remains, Remains::Text | Remains::Line(_)) {
            edit["attachments"] = json!([]);
        }
        if let Remains::Line(text) | Remains::Picture(text) = remains {
            edit["content"] = json!(text);
            edit["allowed_mentions"] = json!({ "parse": [] });
        }
        self.patch(channel, message, &edit).await
    }

    async fn probe(&self) -> Result<(), MessengerError> {
        // serenity's own call reads the whole account.
        let request = Request::new(Route::UserMe, LightMethod::Get);
        // The request must not fail because many boards wait for their turn.
        with_timeout(self.http.unpaced().request(request)).await?;
        Ok(())
    }
}

impl Guilds for DiscordMessenger {
    async fn create_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, MessengerError> {
        Ok(self.create_thread_beside(serenity::ChannelId::new(channel.0), name).await?)
    }

    async fn rename_thread(
        &self,
        thread: ChannelId,
        name: &str,
        begins: Option<&str>,
    ) -> Result<(), MessengerError> {
        Ok(self.rename(serenity::ChannelId::new(thread.0), name, begins).await?)
    }

    async fn unused_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
        names: &[String],
    ) -> Result<Vec<(String, ChannelId)>, MessengerError> {
        Ok(self.find_unused_threads(guild, serenity::ChannelId::new(channel.0), names).await?)
    }

    async fn empty_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> Result<Vec<ChannelId>, MessengerError> {
        self.bot.get().ok_or_else(|| MessengerError::Transient("the own account is not known yet".into()))?;
        let empty = self.find_empty_threads(guild, serenity::ChannelId::new(channel.0)).await?;
        Ok(empty.iter().map(|thread| ChannelId(thread.id.get())).collect())
    }

    async fn discard_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        self.bot.get().ok_or_else(|| MessengerError::Transient("the own account is not known yet".into()))?;
        Ok(self.discard(serenity::ChannelId::new(thread.0)).await?)
    }

    async fn find_obstacle(
        &self,
        guild: GuildId,
        channel: ChannelId,
        posts: bool,
        awaited: &[PlayerId],
    ) -> Result<Option<Obstacle>, MessengerError> {
        let awaited: Vec<UserId> = awaited.iter().map(|player| UserId::new(player.0)).collect();
        let (guild, channel) = (serenity::GuildId::new(guild.0), serenity::ChannelId::new(channel.0));
        Ok(self.obstacle(guild, channel, posts, &awaited).await?)
    }

    async fn is_member(&self, guild: GuildId, player: PlayerId) -> Result<bool, MessengerError> {
        let (guild, user) = (serenity::GuildId::new(guild.0), UserId::new(player.0));
        Ok(self.member(guild, user).await?.is_some())
    }

    async fn may_remove_members(&self, guild: GuildId, player: PlayerId) -> Result<bool, MessengerError> {
        let (guild, user) = (serenity::GuildId::new(guild.0), UserId::new(player.0));
        let fetched = retry(|| self.http.send(|http| http.get_guild(guild)));
        let (guild, member) = tokio::try_join!(fetched, self.member(guild, user))?;
        let Some(member) = member else { return Ok(false) };
        // Everybody has the role with the id of the guild.
        let roles = member.roles.iter().copied().chain([RoleId::new(guild.id.get())]);
        let permissions = roles
            .filter_map(|role| guild.roles.get(&role))
            .fold(Permissions::empty(), |permissions, role| permissions | role.permissions);
        let removing = Permissions::ADMINISTRATOR | Permissions::KICK_MEMBERS | Permissions::BAN_MEMBERS;
        Ok(guild.owner_id == user || permissions.intersects(removing))
    }

    async fn set_role(&self, change: RoleChange) -> Result<RoleAnswer, MessengerError> {
        let (guild, user) = (serenity::GuildId::new(change.guild.0), UserId::new(change.player.0));
        let role = RoleId::new(change.role);
        let reason = Some("Ratings");
        let answer = match change.is_given {
            true => retry(|| self.http.send(|http| http.add_member_role(guild, user, role, reason))).await,
            false => {
                retry(|| self.http.send(|http| http.remove_member_role(guild, user, role, reason))).await
            }
        };
        match answer {
            Ok(()) => Ok(RoleAnswer::Done),
            Err(error) if error.is_unknown_member() => Ok(RoleAnswer::NoMember),
            Err(error) if error.is_unknown_role() => Ok(RoleAnswer::NoRole),
            Err(error) => Err(error.into()),
        }
    }

    async fn channel_access(
        &self,
        guild: GuildId,
        channel: ChannelId,
        players: &[PlayerId],
    ) -> Result<Vec<ChannelAccess>, MessengerError> {
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
            (Some(member), Some((channel, kind))) => {
                let permissions = guild.user_permissions_in(channel, &member);
                let is_timed_out = member.communication_disabled_until.is_some_and(|until| until > now);
                match (member_access(permissions, Some(channel.kind), is_timed_out), *kind) {
                    (ChannelAccess::Full, ChannelType::PrivateThread) => ChannelAccess::PrivateThread,
                    (_, ChannelType::PrivateThread) => ChannelAccess::Hidden,
                    // A public thread is seen by everybody who sees its channel.
                    (access, _) => access,
                }
            }
        };
        Ok(members.into_iter().map(access).collect())
    }
}

/// Fetches a channel of a guild; `None` if it is a direct conversation. serenity's own call fails for the types of channels that it does
/// not know, such as media channels.
pub(in crate::discord) async fn fetch_guild_channel(
    http: &Http,
    channel: serenity::ChannelId,
) -> serenity::Result<Option<GuildChannel>> {
    let request = Request::new(Route::Channel { channel_id: channel }, LightMethod::Get);
    let channel: Value = http.fire(request).await?;
    let is_direct = channel.get("guild_id").is_none();
    if is_direct { Ok(None) } else { Ok(Some(serde_json::from_value(channel)?)) }
}

/// Whether a message of this age in seconds is edited; `None` if that depends on what came after it.
fn is_recent_by_age(age: i64) -> Option<bool> {
    match age {
        ..FRESH_SECONDS => Some(true),
        MAX_EDIT_AGE_SECONDS.. => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whether_a_board_is_edited_depends_on_the_channel_after_a_few_seconds() {
        for (age, is_recent) in
            [(-5, Some(true)), (3, Some(true)), (30, None), (2900, None), (3001, Some(false))]
        {
            assert_eq!(is_recent_by_age(age), is_recent, "{age}");
        }
    }
}
