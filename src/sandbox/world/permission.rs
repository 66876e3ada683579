//! What somebody may do: a number of bits, which the API writes as a text.

use super::{Cast, World, snowflake};
use serde_json::Value;

/// View a channel.
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
/// Write in a channel, and begin posts in a forum.
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
/// Delete what others have written.
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
/// Show embeds.
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
/// Upload files.
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
/// Read what was written before.
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// Call everybody.
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
/// Run commands.
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// Archive and lock threads.
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
/// Begin threads.
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Write in threads.
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
const ADMINISTRATOR: u64 = 1 << 3;
const USE_EXTERNAL_EMOJIS: u64 = 1 << 18;
const USE_EXTERNAL_APPS: u64 = 1 << 50;
/// All there are.
pub(super) const EVERYTHING: u64 = (1 << 53) - 1;
/// What everybody may do in a server where nothing else is said: besides the above reactions and external
/// emojis, and no managing.
pub(super) const USUAL: u64 = 1 << 6
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS;
/// What an application may do at most where its bot is no member, or there are no roles.
const ELSEWHERE: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS;

/// By Discord's names, from the lowest bit up.
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

/// The bits of permissions by their names, or the name that is none.
pub(super) fn bits(names: &[String]) -> Result<u64, &str> {
    names.iter().try_fold(0, |bits, name| {
        let bit = NAMES.iter().position(|known| known == name && !known.is_empty()).ok_or(name.as_str())?;
        Ok(bits | 1 << bit)
    })
}

impl Cast {
    /// What a user may do in a server, whatever its channels say. Nothing, for whom it is not theirs.
    pub fn permissions(&self, guild: u64, user: u64) -> u64 {
        let Some(guild) = self.guild(guild).filter(|guild| guild.has(user)) else { return 0 };
        let roles = guild.roles.iter().filter(|role| role.id == guild.id || role.members.contains(&user));
        let allowed = roles.fold(0, |bits, role| bits | role.permissions);
        if guild.owner == user || allowed & ADMINISTRATOR != 0 { EVERYTHING } else { allowed }
    }
}

impl World {
    /// What a user may do in a channel.
    pub fn permissions(&self, channel: u64, user: u64) -> u64 {
        let Some(channel) = self.records().channels.get(&channel) else { return 0 };
        let Some(id) = snowflake::read(&channel["guild_id"]) else {
            return if super::channel::between(channel).contains(&user) {
                USUAL & !USE_EXTERNAL_APPS
            } else {
                ELSEWHERE
            };
        };
        let Some(guild) = self.cast.guild(id) else { return 0 };
        if !guild.has(user) {
            let everybody = guild.roles.iter().find(|role| role.id == id);
            return everybody.map_or(0, |role| role.permissions & ELSEWHERE);
        }
        let mut bits = self.cast.permissions(id, user);
        if bits == EVERYTHING {
            return bits;
        }
        // A thread has the rules of the channel that it belongs to.
        let parent = snowflake::read(&channel["parent_id"]).and_then(|id| self.records().channels.get(&id));
        let rules = parent.unwrap_or(channel)["permission_overwrites"].as_array().map(Vec::as_slice);
        let rules = rules.unwrap_or_default();
        let is_role = |id: u64| guild.roles.iter().any(|role| role.id == id && role.members.contains(&user));
        // First what is said of everybody, then of their roles together, then of themselves.
        for concerns in [&|of: u64| of == id, &is_role as &dyn Fn(u64) -> bool, &|of: u64| of == user] {
            let concerned = rules.iter().filter(|rule| snowflake::read(&rule["id"]).is_some_and(concerns));
            let (allow, deny) = concerned.fold((0, 0), |(allow, deny), rule| {
                (allow | number(&rule["allow"]), deny | number(&rule["deny"]))
            });
            bits = bits & !deny | allow;
        }
        // Who does not see it can do nothing there.
        if bits & VIEW_CHANNEL == 0 { 0 } else { bits }
    }
}

/// Bits as the API writes them.
fn number(bits: &Value) -> u64 {
    snowflake::read(bits).unwrap_or_default()
}
