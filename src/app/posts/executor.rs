//! Carries out what is to be done about posts.

use super::content::Content;
use super::messenger::{Messenger, MessengerError, Oldest, Remains};
use super::plan::{Fate, Post, Step, Upkeep, step};
use crate::app::App;
use crate::app::pools::render_pool::RenderError;
use crate::host::{HostError, Intent, StoredPost, Subject};
use crate::table::{ChannelId, GuildId, MessageId};
use thiserror::Error;

/// The subject of posts, and the guild in which they are; `None` in a direct conversation.
#[derive(Clone, Copy, Debug)]
pub struct Owner {
    /// The subject, by which the store knows the posts.
    pub subject: Subject,
    /// The guild of the posts.
    pub guild: Option<GuildId>,
}

/// Why a post is not as it should be.
#[derive(Debug, Error)]
pub enum PostError {
    /// The post could not be stored.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The chat service failed, or refuses it.
    #[error(transparent)]
    Messenger(#[from] MessengerError),
    /// The picture could not be drawn.
    #[error("the picture could not be drawn")]
    Render(#[from] RenderError),
}

impl PostError {
    /// Whether the chat service may have carried the request out.
    pub(in crate::app) fn is_unconfirmed(&self) -> bool {
        matches!(self, PostError::Messenger(error) if error.is_unconfirmed())
    }

    /// As an error of the chat service. Another one may be over at the next attempt.
    pub(in crate::app) fn into_messenger_error(self) -> MessengerError {
        match self {
            PostError::Messenger(error) => error,
            PostError::Host(error) => MessengerError::Transient(error.to_string()),
            PostError::Render(error) => MessengerError::Invalid(error.to_string()),
        }
    }
}

impl<P: Messenger> App<P> {
    /// Makes posts what they should be, in this order. While the chat service takes no more edits of one, the others do not wait.
    ///
    /// # Errors
    ///
    /// The first error, and then the other posts stay as they are. Those that take too many requests are tried last.
    pub(in crate::app) async fn show_posts(
        &self,
        owner: Owner,
        stored: &[StoredPost],
        posts: &[Post],
        is_renamed: bool,
    ) -> Result<(), PostError> {
        let mut delay = None;
        for post in posts {
            match self.show_post(owner, post.among(stored), post, is_renamed).await {
                Err(error @ PostError::Messenger(MessengerError::RateLimited(_))) => delay = Some(error),
                shown => drop(shown?),
            }
        }
        delay.map_or(Ok(()), Err)
    }

    /// Leaves out those of the posts that were not sent yet.
    pub(in crate::app) async fn leave_out_posts(
        &self,
        owner: Owner,
        stored: &[StoredPost],
        posts: &[Post],
    ) -> Result<(), HostError> {
        for post in posts {
            if step(post.among(stored), post, false) == Step::Send {
                let place = (post.slot.as_str(), post.channel);
                let (subject, guild, now) = (owner.subject, owner.guild, self.host.clock().now());
                let Intent { post, .. } = self.host.posts().intend(subject, guild, place, now).await?;
                let left_out = StoredPost { is_settled: true, ..post };
                self.host.posts().record(owner.subject, &left_out).await?;
            }
        }
        Ok(())
    }

    /// Makes a post what it should be. Returns its message, if it has one from now on.
    ///
    /// # Errors
    ///
    /// [`PostError`] if that fails. A post that may be left out is left out if the chat service refuses it.
    pub(in crate::app) async fn show_post(
        &self,
        owner: Owner,
        stored: Option<&StoredPost>,
        post: &Post,
        is_renamed: bool,
    ) -> Result<Option<MessageId>, PostError> {
        let Post { slot, channel, content, fate } = post;
        let (posts, place) = (self.host.posts(), (slot.as_str(), *channel));
        match (step(stored, post, is_renamed), fate, stored) {
            (Step::Send, Fate::Shown(upkeep), _) => {
                let now = self.host.clock().now();
                let intent = posts.intend(owner.subject, owner.guild, place, now).await?;
                self.send_post(owner, intent, content, *upkeep).await
            }
            (Step::Edit(message), Fate::Shown(upkeep), Some(stored)) => {
                self.edit_post(owner, stored, message, content, *upkeep).await
            }
            (Step::Settle, _, Some(stored)) => {
                let settled = StoredPost { is_settled: true, ..stored.clone() };
                posts.record(owner.subject, &settled).await?;
                Ok(settled.message)
            }
            (Step::End(message), Fate::Ended(remains), Some(stored)) => {
                unless_refused(self.end_post(owner, stored, message, (content, remains.as_deref())).await)?;
                posts.forget(owner.subject, place).await?;
                Ok(None)
            }
            (Step::Retire(message), Fate::Retired(remains, digest), Some(stored)) => {
                self.retire_message(*channel, message, remains.clone()).await?;
                if *remains == Remains::Nothing {
                    posts.forget(owner.subject, place).await?;
                    return Ok(None);
                }
                let retired = StoredPost { digest: Some(*digest), is_settled: true, ..stored.clone() };
                posts.record(owner.subject, &retired).await?;
                Ok(Some(message))
            }
            (Step::Forget, ..) => {
                posts.forget(owner.subject, place).await?;
                Ok(None)
            }
            _ => Ok(stored.and_then(|stored| stored.message)),
        }
    }

    /// Sends a post that is stored, unless it was sent before. Returns its message, if it is not left out.
    ///
    /// # Errors
    ///
    /// [`PostError`] if that fails and it may not be left out.
    pub(in crate::app) async fn send_post(
        &self,
        owner: Owner,
        intent: Intent,
        content: &Content,
        upkeep: Upkeep,
    ) -> Result<Option<MessageId>, PostError> {
        let Intent { post, is_new } = intent;
        if !is_new && let Some(found) = self.find_post(&post, content).await? {
            return self.adopt_post(owner, &post, found, (content, upkeep)).await;
        }
        let is_left_out = |error: &MessengerError| match upkeep {
            Upkeep::Needed | Upkeep::Kept => false,
            Upkeep::Optional => error.is_refusal(),
            Upkeep::Final => matches!(error, MessengerError::Refused(_) | MessengerError::NotPermitted(_)),
        };
        match self.send_message(owner, &post, content).await {
            Err(PostError::Messenger(error)) if is_left_out(&error) => {
                tracing::warn!(%error, owner = ?owner.subject, slot = post.slot, "a post is left out");
                let left_out = StoredPost { is_settled: true, ..post };
                self.host.posts().record(owner.subject, &left_out).await?;
                Ok(None)
            }
            sent => {
                let message = sent?;
                if is_new || content.is_recognised_by_text() {
                    return self.record_post(owner, &post, message, (content, upkeep)).await;
                }
                // The service may have taken it from another process, with what was so there.
                let is_settled = upkeep == Upkeep::Final;
                let sent = StoredPost { message: Some(message), digest: None, is_settled, ..post };
                self.host.posts().record(owner.subject, &sent).await?;
                Ok(sent.message)
            }
        }
    }

    /// Sends the message of a post, and stores nothing. The chat service takes each post once for some minutes. Returns the message.
    pub(in crate::app) async fn send_message(
        &self,
        owner: Owner,
        post: &StoredPost,
        content: &Content,
    ) -> Result<MessageId, PostError> {
        let picture = self.draw(content, owner.guild).await?;
        // Another one in the same slot, after this one was forgotten, has another time.
        let key = format!("post {:?} {} {}", owner.subject, post.slot, post.since.unix_millis());
        let sent = Content { idempotency_key: Some(key), ..content.clone() };
        Ok(self.messenger.send(post.channel, &sent, picture).await?)
    }

    /// Looks for the message of a post. Without the permission to read messages it may be sent twice, which is better than not at all.
    async fn find_post(
        &self,
        post: &StoredPost,
        content: &Content,
    ) -> Result<Option<MessageId>, MessengerError> {
        // A reply is newer, also if the clocks differ.
        let oldest = content.replies_to.or(content.follows);
        let oldest = oldest.map_or(Oldest::Time(post.since), Oldest::Message);
        match self.messenger.find(post.channel, oldest, content).await {
            Err(error) if error.is_refusal() => Ok(None),
            found => found,
        }
    }

    /// Records a message that was sent before its process ended. It may show what was so then, unless it was recognised by its whole
    /// text.
    async fn adopt_post(
        &self,
        owner: Owner,
        post: &StoredPost,
        found: MessageId,
        (content, upkeep): (&Content, Upkeep),
    ) -> Result<Option<MessageId>, PostError> {
        if !content.is_recognised_by_text() {
            let picture = self.draw(content, owner.guild).await?;
            let edited = self.messenger.edit(post.channel, found, content, picture).await;
            unless_refused(edited.map_err(PostError::Messenger))?;
        }
        self.record_post(owner, post, found, (content, upkeep)).await
    }

    /// Records that a message shows the content of a post that was read like this. Returns the message.
    async fn record_post(
        &self,
        owner: Owner,
        before: &StoredPost,
        message: MessageId,
        (content, upkeep): (&Content, Upkeep),
    ) -> Result<Option<MessageId>, PostError> {
        let (message, is_settled) = (Some(message), upkeep == Upkeep::Final);
        let shown = StoredPost { message, digest: Some(content.digest()), is_settled, ..before.clone() };
        self.host.posts().record_shown(owner.subject, before, &shown).await?;
        Ok(message)
    }

    async fn edit_post(
        &self,
        owner: Owner,
        stored: &StoredPost,
        message: MessageId,
        content: &Content,
        upkeep: Upkeep,
    ) -> Result<Option<MessageId>, PostError> {
        let picture = self.draw(content, owner.guild).await?;
        match self.messenger.edit(stored.channel, message, content, picture).await {
            Err(error) if error.may_be_gone() && upkeep == Upkeep::Needed => {
                tracing::debug!(%error, owner = ?owner.subject, slot = stored.slot, "a post is sent again");
                // If this is refused as well, the message may be there, and can perhaps be edited later.
                let key = format!("post again {} {}", stored.channel, message);
                let again = Content { idempotency_key: Some(key), mentions: Vec::new(), ..content.clone() };
                let picture = self.draw(content, owner.guild).await?;
                let sent = self.messenger.send(stored.channel, &again, picture).await?;
                return self.record_post(owner, stored, sent, (content, upkeep)).await;
            }
            // The edit is tried again when the post is to show something else.
            edited => unless_refused(edited.map_err(PostError::Messenger))?,
        }
        self.record_post(owner, stored, message, (content, upkeep)).await
    }

    /// Takes the buttons away from a message, or deletes it, unless the chat service refuses that.
    pub async fn retire_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> Result<(), PostError> {
        unless_refused(self.messenger.retire(channel, message, remains).await.map_err(PostError::Messenger))
    }

    /// Shows in a message what is to remain of it, or deletes it.
    async fn end_post(
        &self,
        owner: Owner,
        post: &StoredPost,
        message: Option<MessageId>,
        (was, remains): (&Content, Option<&Content>),
    ) -> Result<(), PostError> {
        let found = match message {
            Some(message) => Some(message),
            None => self.find_post(post, was).await?,
        };
        let Some(message) = found else { return Ok(()) };
        let Some(remains) = remains else {
            return Ok(self.messenger.retire(post.channel, message, Remains::Nothing).await?);
        };
        let picture = self.draw(remains, owner.guild).await?;
        Ok(self.messenger.edit(post.channel, message, remains, picture).await?)
    }
}

/// A message that is gone, or that the bot cannot change any more, stays as it is. One for which it lacks a permission does so for now.
fn unless_refused(changed: Result<(), PostError>) -> Result<(), PostError> {
    match changed {
        Err(PostError::Messenger(error)) if error.may_be_gone() => {
            tracing::debug!(%error, "a post stays as it is");
            Ok(())
        }
        changed => changed,
    }
}
