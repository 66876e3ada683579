//! Direct messages to players, and what is told to each of them once. The conversation with each player is opened once and then known from
//! the store, because Discord takes few requests that open one.

use super::appearance::log_unread_settings;
use crate::app::App;
use crate::app::posts::content::Content;
use crate::app::posts::messenger::{Messenger, MessengerError};
use crate::app::posts::table_posts::Lifetime;
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::host::{HostError, Preferences, Subject};
use crate::table::{ChannelId, MessageId, PlayerId, Table};
use std::error::Error;

/// The owner of what is told to a player.
fn told(player: PlayerId) -> Owner {
    Owner { subject: Subject::Player(player), guild: None }
}

impl<P: Messenger> App<P> {
    /// Tells a player something once in the direct conversation, also after a crash. It is remembered in this slot until
    /// [`App::forget_told`]. Returns the message.
    ///
    /// # Errors
    ///
    /// [`PostError`] if it is not told. If the chat service refuses it, the slot is free again.
    pub(in crate::app) async fn tell_directly(
        &self,
        player: PlayerId,
        slot: &str,
        content: &Content,
    ) -> Result<(ChannelId, MessageId), PostError> {
        self.send_directly(told(player), player, slot, content).await
    }

    /// Sends a post to a player in the direct conversation, unless it was sent before. Returns the message.
    ///
    /// # Errors
    ///
    /// [`PostError`] if it is not sent. If the chat service refuses it, the slot is free again.
    pub(in crate::app) async fn send_directly(
        &self,
        owner: Owner,
        player: PlayerId,
        slot: &str,
        content: &Content,
    ) -> Result<(ChannelId, MessageId), PostError> {
        let stored = self.host.posts().of(owner.subject).await?;
        let channel = match stored.iter().find(|known| known.slot == slot) {
            Some(known) => known.channel,
            None => self.direct_channel(player).await?,
        };
        let post = |channel| {
            let (slot, fate) = (slot.to_owned(), Fate::Shown(Upkeep::Kept));
            Post { slot, channel, content: content.clone(), fate }
        };
        let (channel, sent) = match self.show_or_forget(owner, &post(channel)).await {
            // The player may have another conversation with the bot now.
            Err(PostError::Messenger(MessengerError::Gone(_))) => {
                let channel = self.open_direct_channel(player).await?;
                (channel, self.show_or_forget(owner, &post(channel)).await?)
            }
            sent => (channel, sent?),
        };
        // A kept post is never left out, so there is a message.
        let sent = sent.ok_or_else(|| MessengerError::Invalid("there is no message".to_owned()))?;
        Ok((channel, sent))
    }

    /// Carries out what a post to a player, or in the player's name, should be. Returns its message, if there is one afterwards. If the
    /// chat service refuses it, the slot is free again.
    pub(in crate::app) async fn tell(
        &self,
        player: PlayerId,
        post: &Post,
    ) -> Result<Option<MessageId>, PostError> {
        self.show_or_forget(told(player), post).await
    }

    async fn show_or_forget(&self, owner: Owner, post: &Post) -> Result<Option<MessageId>, PostError> {
        let posts = self.host.posts();
        let stored = posts.of(owner.subject).await?;
        let shown = self.show_post(owner, post.among(&stored), post, false).await;
        if let Err(PostError::Messenger(error)) = &shown
            && error.is_refusal()
        {
            posts.forget(owner.subject, (&post.slot, post.channel)).await?;
        }
        shown
    }

    /// Deletes what was told to a player in a slot, if it was.
    pub(in crate::app) async fn take_back_told(
        &self,
        player: PlayerId,
        slot: &str,
        content: &Content,
    ) -> Result<(), PostError> {
        for known in self.host.posts().of(told(player).subject).await? {
            if known.slot == slot {
                let (slot, fate) = (known.slot, Fate::Ended(None));
                let post = Post { slot, channel: known.channel, content: content.clone(), fate };
                self.tell(player, &post).await?;
            }
        }
        Ok(())
    }

    /// Forgets that something was told to a player in a slot, because it is not told again in any case.
    pub(in crate::app) async fn forget_told(&self, player: PlayerId, slot: &str) -> Result<(), HostError> {
        let subject = told(player).subject;
        for known in self.host.posts().of(subject).await? {
            if known.slot == slot {
                self.host.posts().forget(subject, (slot, known.channel)).await?;
            }
        }
        Ok(())
    }

    /// Sends a direct message about a table, until the next board is shown. `is_again` says that it may have been sent already.
    pub(in crate::app) async fn post_direct_line(
        &self,
        table: &Table,
        player: PlayerId,
        line: Content,
        is_again: bool,
    ) -> Result<(), MessengerError> {
        let channel = self.direct_channel(player).await?;
        match self.post_line(table, channel, line.clone(), Lifetime::Temporary, is_again).await {
            // The player may have another conversation with the bot now.
            Err(MessengerError::Gone(_)) => {
                let channel = self.open_direct_channel(player).await?;
                self.post_line(table, channel, line, Lifetime::Temporary, is_again).await.map(drop)
            }
            posted => posted.map(drop),
        }
    }

    /// The direct conversation with a player. Messages in it may be refused nevertheless.
    pub(in crate::app) async fn direct_channel(&self, player: PlayerId) -> Result<ChannelId, MessengerError> {
        let known = match self.host.settings().of_player(player).await {
            Ok(settings) => settings.preferences.direct_channel,
            Err(error) => {
                log_unread_settings(&error);
                None
            }
        };
        match known {
            Some(known) => Ok(known),
            None => self.open_direct_channel(player).await,
        }
    }

    async fn open_direct_channel(&self, player: PlayerId) -> Result<ChannelId, MessengerError> {
        let channel = self.messenger.open_direct_channel(player).await?;
        let remember = |preferences: &mut Preferences| preferences.direct_channel = Some(channel);
        if let Err(error) = self.host.settings().update_player(player, remember).await {
            let error: &dyn Error = &error;
            tracing::error!(error, %player, "a direct conversation is opened again next time");
        }
        Ok(channel)
    }
}
