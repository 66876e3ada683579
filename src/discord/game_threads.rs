//! Threads for games that nobody has asked for with an interaction: those of tournaments.

use super::api_error::ApiError;
use super::background_http::retry;
use super::limits::MAX_THREAD_NAME_CHARS;
use super::presenter::DiscordPresenter;
use super::serenity;
use crate::table::{ChannelId, GuildId};
use serenity::{AutoArchiveDuration, ChannelType, CreateThread, EditThread, GuildChannel};

/// The threads of games.
impl DiscordPresenter {
    /// Creates a thread in a channel or, if it is a thread, in the channel that it belongs to.
    pub(super) async fn create_thread_beside(
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

    /// Renames a thread. One that is archived is opened for that, because Discord refuses it otherwise, and archived again.
    pub(super) async fn rename(&self, thread: serenity::ChannelId, name: &str) -> Result<bool, ApiError> {
        let name = cut_name(name);
        let Some(known) = self.guild_channel(thread).await?.filter(|known| known.name != name) else {
            return Ok(false);
        };
        let is_archived = known.thread_metadata.is_some_and(|metadata| metadata.archived);
        let edit = EditThread::new().name(name);
        let edit = if is_archived { edit.archived(false) } else { edit };
        self.http.send(|http| thread.edit_thread(http, edit)).await?;
        if is_archived {
            let archive = EditThread::new().archived(true);
            self.http.send(|http| thread.edit_thread(http, archive)).await?;
        }
        Ok(true)
    }

    /// Deletes a thread, or archives it: only those who may manage threads can delete one.
    pub(super) async fn discard(&self, thread: serenity::ChannelId) -> Result<(), ApiError> {
        if self.may_delete(thread).await? {
            return self.http.send(|http| thread.delete(http)).await.map(drop);
        }
        let archive = EditThread::new().archived(true);
        self.http.send(|http| thread.edit_thread(http, archive)).await.map(drop)
    }

    async fn may_delete(&self, thread: serenity::ChannelId) -> Result<bool, ApiError> {
        let (Some((channel, _)), Some(bot)) =
            (self.channel_with_permissions(thread).await?, self.bot.get().copied())
        else {
            return Ok(false);
        };
        let guild = channel.guild_id;
        let fetched = retry(|| self.http.send(|http| http.get_guild(guild)));
        let (server, own) = tokio::try_join!(fetched, self.member(guild, bot))?;
        let own = own.map(|own| server.user_permissions_in(&channel, &own));
        Ok(own.is_some_and(|own| own.administrator() || own.manage_threads()))
    }

    /// The threads of these names in a channel, or beside it, that the bot has created and in which there is no message.
    pub(super) async fn find_unused_threads(
        &self,
        guild: GuildId,
        channel: serenity::ChannelId,
        names: &[String],
    ) -> Result<Vec<(String, ChannelId)>, ApiError> {
        let parent = self.channel_with_permissions(channel).await?.map(|(channel, _)| channel.id);
        let guild = serenity::GuildId::new(guild.0);
        let active = self.http.send(|http| guild.get_active_threads(http)).await?;
        let is_unused = |thread: &&GuildChannel| {
            thread.parent_id == parent
                && thread.owner_id == self.bot.get().copied()
                && thread.last_message_id.is_none()
        };
        let wanted = |thread: &GuildChannel| {
            let name = names.iter().find(|name| cut_name(name) == thread.name)?;
            Some((name.clone(), ChannelId(thread.id.get())))
        };
        Ok(active.threads.iter().filter(is_unused).filter_map(wanted).collect())
    }
}

fn cut_name(name: &str) -> String {
    name.chars().take(MAX_THREAD_NAME_CHARS).collect()
}
