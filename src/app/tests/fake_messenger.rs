use super::fake_channels::FakeChannels;
use super::*;
use crate::app::pools::render_pool::Picture;
use crate::app::posts::content::{Content, Control};
use crate::app::posts::messenger::{Guilds, Oldest, RoleAnswer};
use crate::host::RoleChange;
use std::sync::atomic::{AtomicBool, Ordering};

/// One thing that people see.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum SentItem {
    Board { table: TableId, event_count: usize, mentions: Vec<PlayerId> },
    Line { channel: ChannelId, mention: Option<PlayerId> },
    Direct(PlayerId),
    Retired(MessageId),
    Deleted(MessageId),
    Edited { message: MessageId, event_count: usize },
    Thread(ChannelId),
    Discarded(ChannelId),
}

/// A chat service that does what it is asked for, after the failures it is given.
#[derive(Default)]
pub(super) struct FakeMessenger {
    /// The channels with the messages that were posted there.
    pub channels: Arc<FakeChannels>,
    pub failures: Mutex<VecDeque<MessengerError>>,
    /// Whether the next attempt panics.
    pub panics: AtomicBool,
    /// The failure of every probe.
    pub outage: Mutex<Option<MessengerError>>,
    pub obstacle: Mutex<Option<Obstacle>>,
    /// The next attempts to look for an obstacle fail so.
    pub obstacle_failures: Mutex<VecDeque<MessengerError>>,
    /// Direct messages to this player get no answer.
    pub silent: Mutex<Option<PlayerId>>,
    /// The players who have left the server.
    pub left: Mutex<Vec<PlayerId>>,
    pub shown: Mutex<Vec<SentItem>>,
    /// The next attempts to create a thread fail so. Those with `true` create it nevertheless.
    pub thread_failures: Mutex<VecDeque<(MessengerError, bool)>>,
    /// Whether the bot may not create threads.
    pub forbids_threads: Mutex<bool>,
}

/// The direct conversation with a player has this number more than the player.
const FIRST_DIRECT_CHANNEL: u64 = 1_000_000;
/// The direct conversation with a player.
pub(super) const fn direct_channel(player: PlayerId) -> ChannelId {
    ChannelId(FIRST_DIRECT_CHANNEL + player.0)
}

/// The first thread has the number after this one.
pub(super) const LAST_CHANNEL: u64 = 9000;

impl FakeMessenger {
    /// Notes what is shown, unless it fails.
    fn attempt(&self, shown: SentItem) -> Result<(), MessengerError> {
        assert!(!self.panics.swap(false, Ordering::Relaxed), "a fault of the program");
        if let Some(failure) = self.failures.lock().pop_front() {
            return Err(failure);
        }
        self.shown.lock().push(shown);
        Ok(())
    }
}

impl Messenger for FakeMessenger {
    async fn send(
        &self,
        channel: ChannelId,
        content: &Content,
        _: Option<Picture>,
    ) -> Result<MessageId, MessengerError> {
        if let Some(Control::Board(table, _)) = content.controls.first() {
            let (table, event_count) = (table.id(), table.event_count());
            let mentions = content.mentions.clone();
            self.attempt(SentItem::Board { table, event_count, mentions })?;
            return self.channels.send(channel, content).await;
        }
        let reader = channel.0.checked_sub(FIRST_DIRECT_CHANNEL).map(PlayerId);
        if reader.is_some() && *self.silent.lock() == reader {
            return std::future::pending().await;
        }
        if content.idempotency_key.as_ref().is_some_and(|key| key.starts_with("post ")) {
            if let Some(failure) = self.failures.lock().pop_front() {
                return Err(failure);
            }
            return self.channels.send(channel, content).await;
        }
        let mention = content.mentions.first().copied();
        self.attempt(match reader {
            Some(player) => SentItem::Direct(player),
            None => SentItem::Line { channel, mention },
        })?;
        self.channels.send(channel, content).await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Content,
        _: Option<Picture>,
    ) -> Result<(), MessengerError> {
        if let Some(Control::Board(table, _)) = content.controls.first() {
            self.attempt(SentItem::Edited { message, event_count: table.event_count() })?;
        }
        match FakeChannels::has(message) {
            true => self.channels.edit(channel, message, content).await,
            false => Ok(()),
        }
    }

    async fn find(
        &self,
        channel: ChannelId,
        _: Oldest,
        content: &Content,
    ) -> Result<Option<MessageId>, MessengerError> {
        self.channels.find(channel, content).await
    }

    async fn is_recent(&self, channel: ChannelId, message: MessageId) -> Result<bool, MessengerError> {
        Ok(!FakeChannels::has(message) || self.channels.is_recent(channel, message))
    }

    async fn has_message(&self, _: ChannelId, _: MessageId) -> Result<bool, MessengerError> {
        Ok(true)
    }

    async fn open_direct_channel(&self, player: PlayerId) -> Result<ChannelId, MessengerError> {
        Ok(direct_channel(player))
    }

    async fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> Result<(), MessengerError> {
        self.attempt(match remains {
            Remains::Nothing => SentItem::Deleted(message),
            _ => SentItem::Retired(message),
        })?;
        match FakeChannels::has(message) {
            true => self.channels.retire(channel, message, remains).await,
            false => Ok(()),
        }
    }

    async fn probe(&self) -> Result<(), MessengerError> {
        self.outage.lock().clone().map_or(Ok(()), Err)
    }
}

impl Guilds for FakeMessenger {
    async fn create_thread(&self, channel: ChannelId, name: &str) -> Result<ChannelId, MessengerError> {
        if *self.forbids_threads.lock() {
            return Err(MessengerError::NotPermitted("50013".to_owned()));
        }
        let failure = self.thread_failures.lock().pop_front();
        if let Some((error, false)) = failure {
            return Err(error);
        }
        let id = self.channels.create_thread(channel, name).await?;
        match failure {
            Some((error, _)) => Err(error),
            None => self.attempt(SentItem::Thread(id)).map(|()| id),
        }
    }

    async fn rename_thread(
        &self,
        thread: ChannelId,
        name: &str,
        _: Option<&str>,
    ) -> Result<(), MessengerError> {
        for known in self.channels.threads.lock().iter_mut().filter(|(id, ..)| *id == thread) {
            known.1 = name.to_owned();
        }
        Ok(())
    }

    async fn unused_threads(
        &self,
        _: GuildId,
        _: ChannelId,
        names: &[String],
    ) -> Result<Vec<(String, ChannelId)>, MessengerError> {
        let threads = self.channels.threads.lock();
        let unused = threads.iter().filter(|(_, name, is_used)| !is_used && names.contains(name));
        Ok(unused.map(|(id, name, _)| (name.clone(), *id)).collect())
    }

    async fn empty_threads(&self, _: GuildId, _: ChannelId) -> Result<Vec<ChannelId>, MessengerError> {
        let threads = self.channels.threads.lock();
        Ok(threads.iter().filter(|(.., is_used)| !is_used).map(|(id, ..)| *id).collect())
    }

    async fn discard_thread(&self, thread: ChannelId) -> Result<(), MessengerError> {
        self.attempt(SentItem::Discarded(thread))
    }

    async fn find_obstacle(
        &self,
        _: GuildId,
        _: ChannelId,
        _: bool,
        _: &[PlayerId],
    ) -> Result<Option<Obstacle>, MessengerError> {
        match self.obstacle_failures.lock().pop_front() {
            Some(failure) => Err(failure),
            None => Ok(*self.obstacle.lock()),
        }
    }

    async fn is_member(&self, _: GuildId, player: PlayerId) -> Result<bool, MessengerError> {
        Ok(!self.left.lock().contains(&player))
    }

    async fn may_remove_members(&self, _: GuildId, _: PlayerId) -> Result<bool, MessengerError> {
        Ok(false)
    }

    async fn set_role(&self, _: RoleChange) -> Result<RoleAnswer, MessengerError> {
        Ok(RoleAnswer::Done)
    }

    async fn channel_access(
        &self,
        _: GuildId,
        _: ChannelId,
        players: &[PlayerId],
    ) -> Result<Vec<ChannelAccess>, MessengerError> {
        let access = |player: &PlayerId| match *player {
            BEN => ChannelAccess::Full,
            _ => ChannelAccess::Hidden,
        };
        match self.failures.lock().pop_front() {
            Some(failure) => Err(failure),
            None => Ok(players.iter().map(access).collect()),
        }
    }
}
