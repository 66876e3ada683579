//! Threads for games, and Discord's own lines about them.

use super::api_error::ApiError;
use super::background_http::retry;
use super::messenger::{DiscordMessenger, MAX_FETCHED_MESSAGES};
use super::obstacles::is_thread;
use crate::discord::messages::limits::MAX_THREAD_NAME_CHARS;
use crate::discord::serenity;
use crate::table::{ChannelId, GuildId};
use serenity::{
    AutoArchiveDuration, ChannelType, CreateThread, EditThread, GetMessages, GuildChannel, Message,
    MessageType,
};

/// The threads of games.
impl DiscordMessenger {
    /// Creates a thread in a channel or, if it is a thread, in the channel that it belongs to.
    pub(in crate::discord) async fn create_thread_beside(
        &self,
        channel: serenity::ChannelId,
        name: &str,
    ) -> Result<ChannelId, ApiError> {
        let parent = self.channel_with_permissions(channel).await?.map(|(channel, _)| channel);
        let is_news = parent.as_ref().is_some_and(|parent| parent.kind == ChannelType::News);
        let kind = if is_news { ChannelType::NewsThread } else { ChannelType::PublicThread };
        let parent = parent.map_or(channel, |parent| parent.id);
        let thread =
            CreateThread::new(cut_name(name)).kind(kind).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let thread = self.http.send(|http| parent.create_thread(http, thread)).await?;
        Ok(ChannelId(thread.id.get()))
    }

    /// Renames a thread of the bot: one whose name begins like this, or any other and then deletes Discord's line that has its first
    /// name.
    pub(in crate::discord) async fn rename(
        &self,
        thread: serenity::ChannelId,
        name: &str,
        begins: Option<&str>,
    ) -> Result<(), ApiError> {
        let name = cut_name(name);
        let Some(known) = self.guild_channel(thread).await?.filter(|known| self.has_created(known)) else {
            return Ok(());
        };
        if begins.is_some_and(|begins| !known.name.starts_with(&cut_name(begins))) {
            return Ok(());
        }
        // Discord may refuse either of the two requests, so both are made.
        let deleted = match known.parent_id.filter(|_| begins.is_none()) {
            Some(parent) => self.delete_notice(parent, thread).await,
            None => Ok(()),
        };
        if known.name != name {
            self.edit_name(known, name).await?;
        }
        deleted
    }

    /// Whether a channel is a thread that the bot has created.
    fn has_created(&self, channel: &GuildChannel) -> bool {
        is_thread(channel) && channel.owner_id.is_some() && channel.owner_id == self.bot.get().copied()
    }

    /// A thread that is archived is opened for the change, because Discord refuses it otherwise, and archived again.
    async fn edit_name(&self, known: GuildChannel, name: String) -> Result<(), ApiError> {
        let thread = known.id;
        let is_archived = known.thread_metadata.is_some_and(|metadata| metadata.archived);
        let edit = EditThread::new().name(name);
        let edit = if is_archived { edit.archived(false) } else { edit };
        self.http.send(|http| thread.edit_thread(http, edit)).await?;
        if is_archived {
            let archive = EditThread::new().archived(true);
            self.http.send(|http| thread.edit_thread(http, archive)).await?;
        }
        Ok(())
    }

    /// Deletes Discord's line about a thread in its channel. The bot is its author, because it has created the thread.
    async fn delete_notice(
        &self,
        channel: serenity::ChannelId,
        thread: serenity::ChannelId,
    ) -> Result<(), ApiError> {
        self.delete_beside(channel, thread, |message| is_notice(message, thread)).await
    }

    /// Deletes those of the bot's messages in a channel that belong to a thread created there at the same time.
    async fn delete_beside(
        &self,
        channel: serenity::ChannelId,
        thread: serenity::ChannelId,
        belongs: impl Fn(&Message) -> bool,
    ) -> Result<(), ApiError> {
        let around = GetMessages::new().around(thread.get()).limit(MAX_FETCHED_MESSAGES);
        let messages = retry(|| self.http.send(|http| channel.messages(http, around))).await?;
        let is_own = |message: &&Message| Some(&message.author.id) == self.bot.get();
        for message in messages.iter().filter(is_own).filter(|message| belongs(message)) {
            self.http.send(|http| channel.delete_message(http, message.id)).await?;
        }
        Ok(())
    }

    /// Deletes a thread of the bot with Discord's line about it and the bot's own that leads there. If people have written in it, or
    /// the bot may not manage threads, which only those who may can delete, it is archived.
    pub(in crate::discord) async fn discard(&self, thread: serenity::ChannelId) -> Result<(), ApiError> {
        let Some(known) = self.guild_channel(thread).await?.filter(|known| self.has_created(known)) else {
            return Ok(());
        };
        if !self.has_only_bots(&known).await? {
            return self.archive(thread).await;
        }
        let parent = self.channel_of_thread(known).await?;
        let link = format!("<#{thread}>");
        let leads_there = |message: &Message| is_notice(message, thread) || message.content.contains(&link);
        if let Some(parent) = &parent
            && let Err(error) = self.delete_beside(parent.id, thread, leads_there).await
        {
            tracing::debug!(%error, channel = %thread, "the lines about a thread stay");
        }
        if self.may_manage_threads(parent).await? {
            return self.http.send(|http| thread.delete(http)).await.map(drop);
        }
        self.archive(thread).await
    }

    async fn archive(&self, thread: serenity::ChannelId) -> Result<(), ApiError> {
        let archive = EditThread::new().archived(true);
        self.http.send(|http| thread.edit_thread(http, archive)).await.map(drop)
    }

    /// Whether no person has written in a thread. Where the bot may not read, somebody may have.
    async fn has_only_bots(&self, thread: &GuildChannel) -> Result<bool, ApiError> {
        if thread.last_message_id.is_none() {
            return Ok(true);
        }
        let recent = GetMessages::new().limit(MAX_FETCHED_MESSAGES);
        let messages = match retry(|| self.http.send(|http| thread.id.messages(http, recent))).await {
            Err(ApiError::Refused { status: 403, .. }) => return Ok(false),
            messages => messages?,
        };
        let is_complete = !messages.is_empty() && messages.len() < usize::from(MAX_FETCHED_MESSAGES);
        let is_written = |message: &Message| {
            matches!(message.kind, MessageType::Regular | MessageType::InlineReply) && !message.author.bot
        };
        Ok(is_complete && !messages.iter().any(is_written))
    }

    async fn may_manage_threads(&self, channel: Option<GuildChannel>) -> Result<bool, ApiError> {
        let (Some(channel), Some(bot)) = (channel, self.bot.get().copied()) else { return Ok(false) };
        let guild = channel.guild_id;
        let fetched = retry(|| self.http.send(|http| http.get_guild(guild)));
        let (server, own) = tokio::try_join!(fetched, self.member(guild, bot))?;
        let own = own.map(|own| server.user_permissions_in(&channel, &own));
        Ok(own.is_some_and(|own| own.administrator() || own.manage_threads()))
    }

    /// The threads of these names in a channel, or beside it, that the bot has created and in which there is no message.
    pub(in crate::discord) async fn find_unused_threads(
        &self,
        guild: GuildId,
        channel: serenity::ChannelId,
        names: &[String],
    ) -> Result<Vec<(String, ChannelId)>, ApiError> {
        let empty = self.find_empty_threads(guild, channel).await?;
        let wanted = |thread: &GuildChannel| {
            let name = names.iter().find(|name| cut_name(name) == thread.name)?;
            Some((name.clone(), ChannelId(thread.id.get())))
        };
        Ok(empty.iter().filter_map(wanted).collect())
    }

    /// The threads in a channel, or beside it, that the bot has created and in which there is no message.
    pub(in crate::discord) async fn find_empty_threads(
        &self,
        guild: GuildId,
        channel: serenity::ChannelId,
    ) -> Result<Vec<GuildChannel>, ApiError> {
        let parent = self.channel_with_permissions(channel).await?.map(|(channel, _)| channel.id);
        let guild = serenity::GuildId::new(guild.0);
        let active = self.http.send(|http| guild.get_active_threads(http)).await?;
        let is_empty = |thread: &GuildChannel| {
            thread.parent_id == parent
                && thread.owner_id == self.bot.get().copied()
                && thread.last_message_id.is_none()
        };
        Ok(active.threads.into_iter().filter(is_empty).collect())
    }
}

/// Whether a message is Discord's line about a thread.
fn is_notice(message: &Message, thread: serenity::ChannelId) -> bool {
    let reference = message.message_reference.as_ref();
    message.kind == MessageType::ThreadCreated
        && reference.is_some_and(|reference| reference.channel_id == thread)
}

/// A name of a thread, cut to the length that Discord allows.
pub(in crate::discord) fn cut_name(name: &str) -> String {
    name.chars().take(MAX_THREAD_NAME_CHARS).collect()
}
