//! The venue of an interaction: its guild and channel, and the permissions of the bot there.

use super::interaction::InteractionInfo;
use crate::discord::client::permissions::is_voice;
use crate::discord::{CommandError, serenity};
use crate::host::Host;
use crate::localize::Message;
use crate::table::{ChannelId, GuildId, Table};
use serenity::{ChannelType, GuildChannel, Permissions};

/// Permissions, and the key of their name.
type Named = (Permissions, &'static str);
const CONNECT: Named = (Permissions::CONNECT, "permission-connect");
const VIEW: Named = (Permissions::VIEW_CHANNEL, "permission-view");
const SEND: Named = (Permissions::SEND_MESSAGES, "permission-send");
const SEND_IN_THREADS: Named = (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads");
const ATTACH: Named = (Permissions::ATTACH_FILES, "permission-attach");
/// Needed to reply to boards, and to find messages after a crash.
const READ_HISTORY: Named = (Permissions::READ_MESSAGE_HISTORY, "permission-read-history");
const CREATE_THREADS: Named = (Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads");
/// The permissions to create a thread and to post boards in it.
const FOR_THREADS: [Named; 5] = [VIEW, CREATE_THREADS, SEND_IN_THREADS, ATTACH, READ_HISTORY];

/// The channel, thread or direct conversation of an interaction.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord) struct Venue {
    /// `None` in a direct conversation.
    pub guild: Option<GuildId>,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The channel of a thread, or the category of a channel.
    parent: Option<ChannelId>,
    /// The type of the channel; `None` if Discord does not say it.
    pub kind: Option<ChannelType>,
    /// The permissions of the bot.
    permissions: Permissions,
    /// Whether the bot is a member, rather than answers for a user who has installed it.
    is_present: bool,
}

impl Venue {
    pub(in crate::discord) fn new(info: &InteractionInfo) -> Venue {
        let parent = info.channel_details.and_then(|details| details.parent_id);
        Venue {
            guild: info.guild.map(|guild| GuildId(guild.get())),
            channel: ChannelId(info.channel.get()),
            parent: parent.map(|parent| ChannelId(parent.get())),
            kind: info.channel_details.map(|details| details.kind),
            // If Discord does not send the permissions, a missing one shows when the bot needs it.
            permissions: info.permissions.unwrap_or(Permissions::all()),
            is_present: info.is_present,
        }
    }

    /// A channel in which the bot has these permissions, and no interaction.
    pub(in crate::discord) fn of_channel(channel: &GuildChannel, permissions: Permissions) -> Venue {
        Venue {
            guild: Some(GuildId(channel.guild_id.get())),
            channel: ChannelId(channel.id.get()),
            parent: channel.parent_id.map(|parent| ChannelId(parent.get())),
            kind: Some(channel.kind),
            permissions,
            is_present: true,
        }
    }

    /// Whether this is a thread, or a post of a forum.
    pub(in crate::discord) fn is_thread(&self) -> bool {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        matches!(self.kind, Some(PublicThread | PrivateThread | NewsThread))
    }

    /// The kind of threads that can be created here, if any.
    pub(in crate::discord) fn threads(&self) -> Option<ChannelType> {
        match self.kind {
            Some(ChannelType::Text) => Some(ChannelType::PublicThread),
            Some(ChannelType::News) => Some(ChannelType::NewsThread),
            _ => None,
        }
    }

    /// The kind of thread that the bot can create here and post in.
    pub(in crate::discord) fn creatable_thread_kind(&self) -> Result<ChannelType, CommandError> {
        let key = if self.is_thread() { "say-thread-already" } else { "say-no-threads" };
        let kind = self.threads().ok_or_else(|| CommandError::Rejected(Message::new(key)))?;
        self.check_permissions("say-lacks-for-thread", &FOR_THREADS)?;
        Ok(kind)
    }

    /// Says that there is a table here already, and where another one can be opened.
    pub(in crate::discord) fn occupied_message(&self) -> Message {
        Message::new(match (self.guild, self.threads()) {
            (None, _) => "table-occupied-direct",
            (Some(_), Some(_)) => "table-occupied",
            (Some(_), None) => "table-occupied-thread",
        })
    }

    /// The channel, and then the one that a thread belongs to.
    pub(in crate::discord) fn channels(&self) -> impl Iterator<Item = ChannelId> + use<> {
        [Some(self.channel), self.parent.filter(|_| self.is_thread())].into_iter().flatten()
    }

    /// Checks that the bot can post a tournament here and open a thread for each of its games, or post their boards here.
    pub(in crate::discord) fn check_tournament(&self, in_channel: bool) -> Result<(), CommandError> {
        if in_channel {
            return self.check_boards();
        }
        if self.threads().is_none() {
            return Err(CommandError::Rejected(Message::new("say-tournament-needs-channel")));
        }
        self.check_permissions("say-lacks-for-tournament", &FOR_THREADS)?;
        self.check_permissions("say-lacks-for-tournament", &[SEND])
    }

    /// Checks that the bot can post boards without an interaction, as it does where a computer plays or a clock runs.
    pub(in crate::discord) fn check_boards(&self) -> Result<(), CommandError> {
        self.check_posting("say-lacks-for-boards")
    }

    /// Checks that the bot can post the boards of this table, or of another one like it.
    pub(in crate::discord) fn check_table(&self, table: &Table) -> Result<(), CommandError> {
        let posts = table.has_computers() || table.time_control().is_some();
        if posts { self.check_posting("say-lacks-for-table") } else { Ok(()) }
    }

    /// Checks that the bot can post pictures.
    pub(in crate::discord) fn check_pictures(&self) -> Result<(), CommandError> {
        self.check_posting("say-lacks-for-puzzles")
    }

    /// Checks that the bot can post seeks.
    pub(in crate::discord) fn check_seeks(&self) -> Result<(), CommandError> {
        self.check_permissions("say-lacks-for-seeks", &[VIEW, SEND, READ_HISTORY])
    }

    fn check_posting(&self, key: &'static str) -> Result<(), CommandError> {
        if self.guild.is_none() {
            return Ok(());
        }
        let send = if self.is_thread() { SEND_IN_THREADS } else { SEND };
        self.check_permissions(key, &[VIEW, send, ATTACH, READ_HISTORY])
    }

    fn check_permissions(&self, key: &'static str, needed: &[Named]) -> Result<(), CommandError> {
        // To read the messages of a voice channel, one has to be allowed to connect to it.
        let connect = is_voice(self.kind).then_some(&CONNECT);
        let needed = needed.iter().chain(connect);
        let missing = needed.filter(|(needed, _)| !self.permissions.contains(*needed));
        let missing: Vec<&'static str> = missing.map(|(_, name)| *name).collect();
        match missing.is_empty() || self.permissions.administrator() {
            true => Ok(()),
            false => Err(CommandError::MissingPermissions { key, missing }),
        }
    }

    /// Checks that there can be a table here. Where the bot is not present it could neither mention a player nor post
    /// the moves of a computer.
    pub(in crate::discord) fn check_present(&self) -> Result<(), CommandError> {
        if self.is_present { Ok(()) } else { Err(CommandError::Rejected(Message::new("say-not-here"))) }
    }

    /// Checks that a game may start here by the guild's settings, in which a channel stands for its threads as well.
    pub(in crate::discord) async fn check_new_table(&self, host: &Host) -> Result<(), CommandError> {
        self.check_present()?;
        let Some(guild) = self.guild else { return Ok(()) };
        let settings = host.settings().of_guild(guild).await?;
        let is_here = |channel: &ChannelId| *channel == self.channel || Some(*channel) == self.parent;
        if settings.channels.is_empty() || settings.channels.iter().any(is_here) {
            return Ok(());
        }
        Err(CommandError::Elsewhere(settings.channels.clone()))
    }
}
