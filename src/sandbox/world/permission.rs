//! Permissions: bits of a number, which the API writes as a string.

use super::directory::Guild;
use super::{Directory, World, api_types, snowflake, thread_member};
use api_types::channel_type;
use serde_json::Value;

pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
/// In a forum it allows to create posts.
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const CONNECT: u64 = 1 << 20;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_CHANNELS: u64 = 1 << 4;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
pub(crate) const KICK_MEMBERS: u64 = 1 << 1;
pub(crate) const MODERATE_MEMBERS: u64 = 1 << 40;
pub(crate) const BAN_MEMBERS: u64 = 1 << 2;
pub(crate) const MANAGE_GUILD: u64 = 1 << 5;
pub(crate) const CHANGE_NICKNAME: u64 = 1 << 26;
pub(crate) const MANAGE_NICKNAMES: u64 = 1 << 27;
pub(crate) const MANAGE_ROLES: u64 = 1 << 28;
pub(crate) const MANAGE_WEBHOOKS: u64 = 1 << 29;
pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const PIN_MESSAGES: u64 = 1 << 51;
pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
const USE_EXTERNAL_APPS: u64 = 1 << 50;
/// All permissions, which owners and administrators have.
pub(super) const ALL_PERMISSIONS: u64 = (1 << 53) - 1;
/// The permissions of `@everyone` unless the world file sets them.
pub(super) const DEFAULT_PERMISSIONS: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | CONNECT
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS;
/// The permissions that a time-out leaves to a member.
const TIMED_OUT_PERMISSIONS: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;
/// The upper bound of an application's permissions in guilds and DM channels of which its bot is not a member.
const NON_MEMBER_PERMISSIONS: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

/// The names of the permissions, from the lowest bit up. An empty name is an unused bit.
const NAMES: [&str; 53] = [
    "CREATE_INSTANT_INVITE",
    "KICK_MEMBERS",
    "BAN_MEMBERS",
    "ADMINISTRATOR",
    "MANAGE_CHANNELS",
    "MANAGE_GUILD",
    "ADD_REACTIONS",
    "VIEW_AUDIT_LOG",
    "PRIORITY_SPEAKER",
    "STREAM",
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "SEND_TTS_MESSAGES",
    "MANAGE_MESSAGES",
    "EMBED_LINKS",
    "ATTACH_FILES",
    "READ_MESSAGE_HISTORY",
    "MENTION_EVERYONE",
    "USE_EXTERNAL_EMOJIS",
    "VIEW_GUILD_INSIGHTS",
    "CONNECT",
    "SPEAK",
    "MUTE_MEMBERS",
    "DEAFEN_MEMBERS",
    "MOVE_MEMBERS",
    "USE_VAD",
    "CHANGE_NICKNAME",
    "MANAGE_NICKNAMES",
    "MANAGE_ROLES",
    "MANAGE_WEBHOOKS",
    "MANAGE_GUILD_EXPRESSIONS",
    "USE_APPLICATION_COMMANDS",
    "REQUEST_TO_SPEAK",
    "MANAGE_EVENTS",
    "MANAGE_THREADS",
    "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS",
    "USE_EXTERNAL_STICKERS",
    "SEND_MESSAGES_IN_THREADS",
    "USE_EMBEDDED_ACTIVITIES",
    "MODERATE_MEMBERS",
    "VIEW_CREATOR_MONETIZATION_ANALYTICS",
    "USE_SOUNDBOARD",
    "CREATE_GUILD_EXPRESSIONS",
    "CREATE_EVENTS",
    "USE_EXTERNAL_SOUNDS",
    "SEND_VOICE_MESSAGES",
    "",
    "SET_VOICE_CHANNEL_STATUS",
    "SEND_POLLS",
    "USE_EXTERNAL_APPS",
    "PIN_MESSAGES",
    "BYPASS_SLOWMODE",
];

/// The bits of named permissions, or the first name that is not a permission.
pub(super) fn bits(names: &[String]) -> Result<u64, &str> {
    names.iter().try_fold(0, |bits, name| {
        let bit = NAMES.iter().position(|known| known == name && !known.is_empty()).ok_or(name.as_str())?;
        Ok(bits | 1 << bit)
    })
}

impl Directory {
    /// The permissions of a user in a guild, without overwrites of channels; 0 for a user who is not a member.
    pub fn permissions(&self, guild: u64, user: u64) -> u64 {
        let Some(guild) = self.guild(guild).filter(|guild| guild.has_member(user)) else { return 0 };
        let roles = guild.roles.iter().filter(|role| role.id == guild.id || role.members.contains(&user));
        let allowed = roles.fold(0, |bits, role| bits | role.permissions);
        if guild.owner == user || allowed & ADMINISTRATOR != 0 {
            return ALL_PERMISSIONS;
        }
        guild.limit_timed_out(user, allowed, self.clock.now_ms())
    }
}

impl Guild {
    /// What a time-out leaves of the permissions of a member who is neither owner nor administrator.
    fn limit_timed_out(&self, user: u64, permissions: u64, now_ms: u64) -> u64 {
        match self.timed_out_until(user, now_ms) {
            Some(_) => permissions & TIMED_OUT_PERMISSIONS,
            None => permissions,
        }
    }
}

impl World {
    /// The permissions of a user in a channel.
    pub fn permissions(&self, channel: u64, user: u64) -> u64 {
        let Some(channel) = self.state().channels.get(&channel) else { return 0 };
        let Some(id) = snowflake::from_json(&channel["guild_id"]) else {
            return if super::channel::recipient_ids(channel).contains(&user) {
                DEFAULT_PERMISSIONS & !USE_EXTERNAL_APPS
            } else {
                NON_MEMBER_PERMISSIONS
            };
        };
        let Some(guild) = self.directory.guild(id) else { return 0 };
        if !guild.has_member(user) {
            let everyone = guild.roles.iter().find(|role| role.id == id);
            return everyone.map_or(0, |role| role.permissions & NON_MEMBER_PERMISSIONS);
        }
        let mut bits = self.directory.permissions(id, user);
        if bits == ALL_PERMISSIONS {
            return bits;
        }
        // A thread has the overwrites of its parent channel.
        let parent =
            snowflake::from_json(&channel["parent_id"]).and_then(|id| self.state().channels.get(&id));
        let overwrites = parent.unwrap_or(channel)["permission_overwrites"].as_array().map(Vec::as_slice);
        let overwrites = overwrites.unwrap_or_default();
        let is_own_role =
            |id: u64| guild.roles.iter().any(|role| role.id == id && role.members.contains(&user));
        // Discord's order: first the overwrite of @everyone, then those of all roles together, then that of the member.
        let is_everyone = |subject: u64| subject == id;
        let is_user = |subject: u64| subject == user;
        for applies_to in [&is_everyone as &dyn Fn(u64) -> bool, &is_own_role, &is_user] {
            let applied = overwrites
                .iter()
                .filter(|overwrite| snowflake::from_json(&overwrite["id"]).is_some_and(applies_to));
            let (allow, deny) = applied.fold((0, 0), |(allow, deny), overwrite| {
                (allow | number(&overwrite["allow"]), deny | number(&overwrite["deny"]))
            });
            bits = bits & !deny | allow;
        }
        // A private thread is seen by its members and by those who manage threads.
        let is_hidden = channel["type"] == channel_type::PRIVATE_THREAD
            && bits & MANAGE_THREADS == 0
            && !thread_member::member_ids(channel).contains(&user);
        // Without VIEW_CHANNEL a user has no permission in the channel.
        if is_hidden || bits & VIEW_CHANNEL == 0 {
            0
        } else {
            guild.limit_timed_out(user, bits, self.now_ms())
        }
    }
}

/// Reads permission bits from a string or number.
fn number(bits: &Value) -> u64 {
    snowflake::from_json(bits).unwrap_or_default()
}
