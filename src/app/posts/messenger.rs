//! How the application reaches people: a [`Messenger`] sends its messages by a chat service, whose [`Guilds`] have threads and members.

use super::content::Content;
use crate::app::pools::render_pool::Picture;
use crate::host::{QuarantineReason, RoleChange};
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, Timestamp};
use thiserror::Error;

/// A chat service. Each method makes one attempt; whether and when there is another is decided by the caller.
pub trait Messenger: Guilds {
    /// Sends a message to a channel. Returns the message.
    fn send(
        &self,
        channel: ChannelId,
        content: &Content,
        picture: Option<Picture>,
    ) -> impl Future<Output = Result<MessageId, MessengerError>> + Send;

    /// Shows a content in a message, which notifies nobody.
    fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        content: &Content,
        picture: Option<Picture>,
    ) -> impl Future<Output = Result<(), MessengerError>> + Send;

    /// Looks for the newest message of a channel with a content. It may have changed since, but not its first line or what its buttons
    /// are about. The one of a board shows the table exactly as it is.
    fn find(
        &self,
        channel: ChannelId,
        oldest: Oldest,
        content: &Content,
    ) -> impl Future<Output = Result<Option<MessageId>, MessengerError>> + Send;

    /// Whether a message is recent enough to be edited instead of posting another one: it is young, and few messages came
    /// after it.
    fn is_recent(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = Result<bool, MessengerError>> + Send;

    /// Whether a message of a channel is still there.
    fn has_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> impl Future<Output = Result<bool, MessengerError>> + Send;

    /// Opens the direct conversation with a player, or finds the one that exists. Messages in it may be refused nevertheless. The
    /// service takes few of these requests.
    fn open_direct_channel(
        &self,
        player: PlayerId,
    ) -> impl Future<Output = Result<ChannelId, MessengerError>> + Send;

    /// Takes the controls away from a message, or deletes it.
    fn retire(
        &self,
        channel: ChannelId,
        message: MessageId,
        remains: Remains,
    ) -> impl Future<Output = Result<(), MessengerError>> + Send;

    /// Checks that the service responds.
    fn probe(&self) -> impl Future<Output = Result<(), MessengerError>> + Send;
}

/// The guilds of a chat service: their threads, their members, and what these may do. Each method makes one attempt.
pub trait Guilds: Send + Sync + 'static {
    /// Creates a public thread in a channel, or beside it if the channel is a thread itself. A long name is cut.
    fn create_thread(
        &self,
        channel: ChannelId,
        name: &str,
    ) -> impl Future<Output = Result<ChannelId, MessengerError>> + Send;

    /// Gives a thread that [`Messenger::create_thread`] has created another name, which is cut if it is long. If `begins` is given,
    /// that is only done while its name begins like this. Otherwise its name is to be forgotten, so that the service's own line is
    /// deleted that tells of the thread by its first name. Other channels stay as they are.
    fn rename_thread(
        &self,
        thread: ChannelId,
        name: &str,
        begins: Option<&str>,
    ) -> impl Future<Output = Result<(), MessengerError>> + Send;

    /// The threads without messages that [`Messenger::create_thread`] has created in a channel of a guild, with the names
    /// that were given.
    fn unused_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
        names: &[String],
    ) -> impl Future<Output = Result<Vec<(String, ChannelId)>, MessengerError>> + Send;

    /// The threads without messages that this application has created in a channel of a guild.
    fn empty_threads(
        &self,
        guild: GuildId,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Vec<ChannelId>, MessengerError>> + Send;

    /// Deletes a thread that is not needed with the lines that lead there, or archives it if people have written there or the bot
    /// may not delete it. Channels that [`Messenger::create_thread`] has not created stay.
    fn discard_thread(&self, thread: ChannelId) -> impl Future<Output = Result<(), MessengerError>> + Send;

    /// The reason why these people cannot play in a channel of a guild, if there is one. `posts` says whether the bot has to send messages
    /// there by itself.
    fn find_obstacle(
        &self,
        guild: GuildId,
        channel: ChannelId,
        posts: bool,
        awaited: &[PlayerId],
    ) -> impl Future<Output = Result<Option<Obstacle>, MessengerError>> + Send;

    /// Whether a player is a member of a guild.
    fn is_member(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> impl Future<Output = Result<bool, MessengerError>> + Send;

    /// Whether a player may remove others from a guild.
    fn may_remove_members(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> impl Future<Output = Result<bool, MessengerError>> + Send;

    /// Gives a role to a member of a guild, or takes it away.
    fn set_role(&self, change: RoleChange)
    -> impl Future<Output = Result<RoleAnswer, MessengerError>> + Send;

    /// The access of these players to a channel of a guild, in their order.
    fn channel_access(
        &self,
        guild: GuildId,
        channel: ChannelId,
        players: &[PlayerId],
    ) -> impl Future<Output = Result<Vec<ChannelAccess>, MessengerError>> + Send;
}

/// Where a search for a message ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oldest {
    /// At messages that were sent before.
    Time(Timestamp),
    /// At this message, which may be the one.
    Message(MessageId),
    /// After some hundred messages.
    Any,
}

/// The rest of a message by which people do not act any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remains {
    /// All of it.
    Everything,
    /// The content without its picture.
    Text,
    /// A text in place of the content and the picture.
    Line(String),
    /// A text in place of the content, beside the picture.
    Picture(String),
    /// Nothing: a later message shows the same.
    Nothing,
}

/// What became of the change of a member's role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleAnswer {
    /// The member has the role, or does not have it any more.
    Done,
    /// The player is not in the guild.
    NoMember,
    /// The role does not exist.
    NoRole,
}

/// The access of a player to a channel of a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelAccess {
    /// The player is not in the guild.
    NotMember,
    /// The player does not see the channel.
    Hidden,
    /// The channel is a private thread in a channel that the player sees. A mention adds the player to it.
    PrivateThread,
    /// The player sees the channel, but is timed out.
    TimedOut,
    /// The player sees the channel, but may not use commands there.
    WithoutCommands,
    /// The player sees the channel and may use commands there.
    Full,
}

impl ChannelAccess {
    /// Whether the player sees the channel.
    pub fn can_view(self) -> bool {
        matches!(self, ChannelAccess::TimedOut | ChannelAccess::WithoutCommands | ChannelAccess::Full)
    }
}

/// Why people cannot play in a channel, or could not until now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// People cannot play until somebody changes something.
    Lasting {
        /// The reason that quarantines tables in the channel.
        reason: QuarantineReason,
        /// Since when; `None` if that is not known.
        since: Option<Timestamp>,
    },
    /// The thread is archived since then. The next post opens it again.
    Archived {
        /// When it was archived.
        since: Timestamp,
    },
}

/// Why a request to the chat service failed.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum MessengerError {
    /// The channel or guild does not exist any more, or the bot cannot see it.
    #[error("the channel is gone: {0}")]
    Gone(String),
    /// The player takes no direct messages of the bot.
    #[error("refused by the recipient: {0}")]
    RefusedByRecipient(String),
    /// The service refused the request, and would refuse it again.
    #[error("refused: {0}")]
    Refused(String),
    /// The bot lacks a permission in the channel. Somebody may give it.
    #[error("not permitted: {0}")]
    NotPermitted(String),
    /// There were too many requests.
    #[error("rate-limited: {0}")]
    RateLimited(String),
    /// No response came in time. The service may have carried out the request nevertheless.
    #[error("no response in time")]
    TimedOut,
    /// The service failed or could not be reached.
    #[error("temporary failure: {0}")]
    Transient(String),
    /// The request could not be made, or its response could not be parsed.
    #[error("{0}")]
    Invalid(String),
}

impl MessengerError {
    /// Whether the same request may succeed later.
    pub fn is_transient(&self) -> bool {
        matches!(
            self,
            MessengerError::RateLimited(_) | MessengerError::TimedOut | MessengerError::Transient(_)
        )
    }

    /// Whether the service has refused it. Only people can change that.
    pub fn is_refusal(&self) -> bool {
        matches!(
            self,
            MessengerError::Gone(_)
                | MessengerError::RefusedByRecipient(_)
                | MessengerError::Refused(_)
                | MessengerError::NotPermitted(_)
        )
    }

    /// Whether the service may have carried the request out.
    pub fn is_unconfirmed(&self) -> bool {
        !self.is_refusal()
    }

    /// Whether a request about a message is refused because the message, or its channel, may not exist any more.
    pub fn may_be_gone(&self) -> bool {
        self.is_refusal() && !matches!(self, MessengerError::NotPermitted(_))
    }

    /// Whether the player takes no direct messages of the bot.
    pub fn is_by_recipient(&self) -> bool {
        matches!(self, MessengerError::RefusedByRecipient(_))
    }
}
