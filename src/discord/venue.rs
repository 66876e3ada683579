//! Where something is asked, and what can be done there.

use super::context::CommandContext;
use super::{CommandError, serenity};
use crate::rules::Message;
use crate::table::{self, Table};
use serenity::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelId, ChannelType, InteractionContext,
    PartialChannel, Permissions,
};

/// Permissions, and the names of the texts that name them.
type Named = (Permissions, &'static str);
const VIEW: Named = (Permissions::VIEW_CHANNEL, "permission-view");
const SEND: Named = (Permissions::SEND_MESSAGES, "permission-send");
const SEND_IN_THREADS: Named = (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads");
const ATTACH: Named = (Permissions::ATTACH_FILES, "permission-attach");
/// What a thread of our own takes, in which the first board is one that nobody has asked for.
const OF_THREADS: [Named; 4] =
    [VIEW, (Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"), SEND_IN_THREADS, ATTACH];

/// A channel, thread or direct conversation, as Discord tells of it beside what is asked there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Venue {
    /// The channel of this thread, or what else this channel is in.
    pub parent: Option<ChannelId>,
    kind: Option<ChannelType>,
    /// What the bot may do there.
    rights: Permissions,
    /// Whether the bot is there at all, or just has answers for a person who has installed it.
    is_present: bool,
}

impl Venue {
    pub(super) fn new(
        channel: Option<&PartialChannel>,
        rights: Option<Permissions>,
        is_present: bool,
    ) -> Venue {
        Venue {
            parent: channel.and_then(|channel| channel.parent_id),
            kind: channel.map(|channel| channel.kind),
            // What is not told shows when it is tried.
            rights: rights.unwrap_or(Permissions::all()),
            is_present,
        }
    }

    /// Is it a thread, or a post of a forum?
    pub(super) fn is_thread(&self) -> bool {
        use ChannelType::{NewsThread, PrivateThread, PublicThread};
        matches!(self.kind, Some(PublicThread | PrivateThread | NewsThread))
    }

    /// The kind of threads that can be made here; `None` if none can.
    pub(super) fn threads(&self) -> Option<ChannelType> {
        match self.kind {
            Some(ChannelType::Text) => Some(ChannelType::PublicThread),
            Some(ChannelType::News) => Some(ChannelType::NewsThread),
            _ => None,
        }
    }

    /// The kind of thread that the bot can make and write in, or why there is none.
    pub(super) fn check_threads(&self, ctx: &CommandContext<'_>) -> Result<ChannelType, CommandError> {
        let key = if self.is_thread() { "say-thread-already" } else { "say-no-threads" };
        let kind = self.threads().ok_or_else(|| CommandError::Rejected(Message::new(key)))?;
        self.check_rights(ctx, "say-lacks-for-thread", &OF_THREADS)?;
        Ok(kind)
    }

    /// May the bot say here what nobody has asked for? Where a computer plays or a clock runs it has to; a server has its
    /// rights for that.
    pub(super) fn check_boards(&self, ctx: &CommandContext<'_>) -> Result<(), CommandError> {
        self.check_own_boards(ctx, "say-lacks-for-boards")
    }

    /// May a table be here from now on that is there already, or another one like it?
    pub(super) fn check_table(&self, ctx: &CommandContext<'_>, table: &Table) -> Result<(), CommandError> {
        let speaks = table.has_computers() || table.pace().is_some();
        if speaks { self.check_own_boards(ctx, "say-lacks-for-table") } else { Ok(()) }
    }

    fn check_own_boards(&self, ctx: &CommandContext<'_>, key: &'static str) -> Result<(), CommandError> {
        if ctx.guild.is_none() {
            return Ok(());
        }
        let send = if self.is_thread() { SEND_IN_THREADS } else { SEND };
        self.check_rights(ctx, key, &[VIEW, send, ATTACH])
    }

    fn check_rights(
        &self,
        ctx: &CommandContext<'_>,
        key: &'static str,
        needed: &[Named],
    ) -> Result<(), CommandError> {
        let lacking = needed.iter().filter(|(needed, _)| !self.rights.contains(*needed));
        let lacking: Vec<String> = lacking.map(|(_, name)| ctx.user_localizer().text(name)).collect();
        match lacking.is_empty() || self.rights.administrator() {
            true => Ok(()),
            false => Err(CommandError::Rejected(Message::new(key).list("permissions", lacking))),
        }
    }
}

/// Is the bot there, where this is asked? It is where a server has let it in, and in a conversation with it alone.
pub(super) fn is_present(
    owners: &AuthorizingIntegrationOwners,
    context: Option<InteractionContext>,
    in_server: bool,
) -> bool {
    use AuthorizingIntegrationOwner::{GuildInstall, UserInstall};
    let of_server = |owner: &AuthorizingIntegrationOwner| matches!(owner, GuildInstall(Some(_)));
    let of_person = |owner: &AuthorizingIntegrationOwner| matches!(owner, UserInstall(_));
    match in_server {
        // Under a message that the bot has posted by itself nobody need be named.
        true => !owners.0.iter().any(of_person) || owners.0.iter().any(of_server),
        false => context == Some(InteractionContext::BotDm),
    }
}

/// May there be a table here? Not where the bot has but its answers: nobody could be called, and no computer would play.
pub(super) fn check_present(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    if ctx.venue.is_present { Ok(()) } else { Err(CommandError::Rejected(Message::new("say-not-here"))) }
}

/// May a game be begun here, as the server wants it? What has begun goes on anywhere. A thread is where its channel is.
pub(super) async fn check(ctx: &CommandContext<'_>) -> Result<(), CommandError> {
    check_present(ctx)?;
    let Some(guild) = ctx.guild_id() else { return Ok(()) };
    let server = ctx.app.host.settings().of_guild(guild).await?;
    let here = [Some(ctx.channel), ctx.venue.parent];
    let is_here = |channel: &table::ChannelId| here.iter().flatten().any(|here| here.get() == channel.0);
    if server.channels.is_empty() || server.channels.iter().any(is_here) {
        return Ok(());
    }
    Err(CommandError::Elsewhere(server.channels.clone()))
}
