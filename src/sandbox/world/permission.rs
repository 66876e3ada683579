//! Permissions: bits of a number, which the API writes as a string.

use super::directory::Guild;
use super::{Directory, World, api_types, snowflake, thread_member};
use api_types::channel_type;
use serde_json::Value;

/// Defines the permissions by their bits, and the list of their names.
macro_rules! permissions {
    ($($name:ident = $bit:literal,)*) => {
        $(pub(crate) const $name: u64 = 1 << $bit;)*
        const NAMES: &[(&str, u64)] = &[$((stringify!($name), $name)),*];
    };
}

// In a forum, SEND_MESSAGES allows to create posts.
permissions! {
    CREATE_INSTANT_INVITE = 0,     KICK_MEMBERS = 1,
    BAN_MEMBERS = 2,               ADMINISTRATOR = 3,
    MANAGE_CHANNELS = 4,           MANAGE_GUILD = 5,
    ADD_REACTIONS = 6,             VIEW_AUDIT_LOG = 7,
    PRIORITY_SPEAKER = 8,          STREAM = 9,
    VIEW_CHANNEL = 10,             SEND_MESSAGES = 11,
    SEND_TTS_MESSAGES = 12,        MANAGE_MESSAGES = 13,
    EMBED_LINKS = 14,              ATTACH_FILES = 15,
    READ_MESSAGE_HISTORY = 16,     MENTION_EVERYONE = 17,
    USE_EXTERNAL_EMOJIS = 18,      VIEW_GUILD_INSIGHTS = 19,
    CONNECT = 20,                  SPEAK = 21,
    MUTE_MEMBERS = 22,             DEAFEN_MEMBERS = 23,
    MOVE_MEMBERS = 24,             USE_VAD = 25,
    CHANGE_NICKNAME = 26,          MANAGE_NICKNAMES = 27,
    MANAGE_ROLES = 28,             MANAGE_WEBHOOKS = 29,
    MANAGE_GUILD_EXPRESSIONS = 30, USE_APPLICATION_COMMANDS = 31,
    REQUEST_TO_SPEAK = 32,         MANAGE_EVENTS = 33,
    MANAGE_THREADS = 34,           CREATE_PUBLIC_THREADS = 35,
    CREATE_PRIVATE_THREADS = 36,   USE_EXTERNAL_STICKERS = 37,
    SEND_MESSAGES_IN_THREADS = 38, USE_EMBEDDED_ACTIVITIES = 39,
    MODERATE_MEMBERS = 40,         VIEW_CREATOR_MONETIZATION_ANALYTICS = 41,
    USE_SOUNDBOARD = 42,           CREATE_GUILD_EXPRESSIONS = 43,
    CREATE_EVENTS = 44,            USE_EXTERNAL_SOUNDS = 45,
    SEND_VOICE_MESSAGES = 46,      SET_VOICE_CHANNEL_STATUS = 48,
    SEND_POLLS = 49,               USE_EXTERNAL_APPS = 50,
    PIN_MESSAGES = 51,             BYPASS_SLOWMODE = 52,
}

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
    | SEND_POLLS
    | CREATE_INSTANT_INVITE
    | USE_EXTERNAL_APPS;
/// The permissions that a time-out leaves to a member.
const TIMED_OUT_PERMISSIONS: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;
/// The upper bound of an application's permissions in guilds and DM channels of which its bot is not a member.
const NON_MEMBER_PERMISSIONS: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

/// The bits of named permissions, or the first name that is not a permission.
pub(super) fn bits(names: &[String]) -> Result<u64, &str> {
    names.iter().try_fold(0, |bits, name| {
        let (_, bit) = NAMES.iter().find(|(known, _)| known == name).ok_or(name.as_str())?;
        Ok(bits | bit)
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
    /// The permissions that a time-out leaves to a member who is neither owner nor administrator.
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
            snowflake::from_json(&channel["parent_id"]).filter(|_| super::channel::is_thread(channel));
        let parent = parent.and_then(|id| self.state().channels.get(&id));
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
