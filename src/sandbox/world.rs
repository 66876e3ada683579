//! The fixed part of the world: the bot, the server, its channels and its people. The ids are the same
//! at each start.

use serde_json::{Value, json};

/// The application, and the user that is its bot.
pub const APPLICATION: u64 = 1_100_000_000_000_000_001;
/// The server; also the id of its role @everyone.
pub const GUILD: u64 = 1_100_000_000_000_000_010;
/// The role that came with the bot.
const BOT_ROLE: u64 = 1_100_000_000_000_000_041;
/// The token of the bot. Its first part is the application's id in base 64, as Discord has it.
pub const BOT_TOKEN: &str = "MTEwMDAwMDAwMDAwMDAwMDAwMQ.GsBox0.bside-sandbox-bot-token-never-valid-elsewhere";

const JOINED: &str = "2023-04-24T10:00:00+00:00";
/// The channel that people see first.
pub const FIRST_CHANNEL: u64 = CHANNELS[0].0;
const CHANNELS: [(u64, &str, &str); 3] = [
    (1_100_000_000_000_000_021, "table-one", "A table to play at"),
    (1_100_000_000_000_000_022, "table-two", "Another table to play at"),
    (1_100_000_000_000_000_023, "lounge", "Where people talk"),
];
/// The people: id, name as a user, name.
pub const PEOPLE: [(u64, &str, &str); 4] = [
    (1_100_000_000_000_000_031, "ana", "Ana"),
    (1_100_000_000_000_000_032, "ben", "Ben"),
    (1_100_000_000_000_000_033, "cy", "Cy"),
    (1_100_000_000_000_000_034, "dee", "Dee"),
];

/// View, send, embed, attach, read history, react, external emojis, use commands, create and write in
/// threads, mention everyone: what the people and the bot may do.
const EVERYONE: u64 =
    1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 31 | 1 << 35 | 1 << 38;
const OWNER: u64 = (1 << 53) - 1;

/// Who calls or listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// The bot.
    Bot,
    /// A person, by id.
    Person(u64),
}

impl Who {
    /// The owner of a token as it stands in `Authorization` or in IDENTIFY.
    pub fn of(token: &str) -> Option<Self> {
        if token.strip_prefix("Bot ").unwrap_or(token) == BOT_TOKEN {
            return Some(Self::Bot);
        }
        let name = token.strip_prefix("user-")?;
        PEOPLE.iter().find(|person| person.1 == name).map(|person| Self::Person(person.0))
    }

    /// The user's id.
    pub fn id(self) -> u64 {
        match self {
            Self::Bot => APPLICATION,
            Self::Person(id) => id,
        }
    }
}

/// The ids of the people.
pub fn people() -> impl Iterator<Item = u64> {
    PEOPLE.iter().map(|person| person.0)
}

/// A user object.
pub fn user(id: u64) -> Option<Value> {
    if id == APPLICATION {
        return Some(json!({
            "id": id.to_string(), "username": "B-Side", "discriminator": "0001", "global_name": null,
            "avatar": null, "banner": null, "accent_color": null, "bot": true, "public_flags": 0, "flags": 0, "primary_guild": null,
        }));
    }
    let (_, username, name) = PEOPLE.iter().find(|person| person.0 == id)?;
    Some(json!({
        "id": id.to_string(), "username": username, "discriminator": "0", "global_name": name,
        "avatar": null, "banner": null, "accent_color": null, "bot": false, "public_flags": 0, "flags": 0, "primary_guild": null,
    }))
}

/// A member object without its user.
pub fn bare_member(id: u64) -> Value {
    let roles = if id == APPLICATION { vec![BOT_ROLE.to_string()] } else { Vec::new() };
    json!({
        "nick": null, "avatar": null, "banner": null, "roles": roles, "joined_at": JOINED,
        "premium_since": null, "deaf": false, "mute": false, "pending": false, "flags": 0,
        "communication_disabled_until": null,
    })
}

/// A member object.
pub fn member(id: u64) -> Option<Value> {
    let mut member = bare_member(id);
    member["user"] = user(id)?;
    Some(member)
}

/// All members, the bot first.
pub fn members() -> Vec<Value> {
    [APPLICATION].into_iter().chain(people()).filter_map(member).collect()
}

/// What a user may do in the server, as the API writes it.
pub fn permissions(id: u64) -> String {
    // The first of the people owns the server.
    if id == PEOPLE[0].0 { OWNER } else { EVERYONE }.to_string()
}

/// The channels with which the world begins.
pub fn channels() -> impl Iterator<Item = (u64, Value)> {
    CHANNELS.iter().enumerate().map(|(position, (id, name, topic))| {
        let channel = json!({
            "id": id.to_string(), "type": 0, "guild_id": GUILD.to_string(), "name": name, "topic": topic,
            "position": position, "permission_overwrites": [], "nsfw": false, "rate_limit_per_user": 0,
            "parent_id": null, "last_message_id": null, "flags": 0,
        });
        (*id, channel)
    })
}

/// The guild object as `GET /guilds/{id}` has it.
pub fn guild() -> Value {
    let role = |id: u64, name: &str, position: u8, managed: bool| {
        json!({
            "id": id.to_string(), "name": name, "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": EVERYONE.to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "flags": 0,
        })
    };
    let mut bot_role = role(BOT_ROLE, "B-Side", 1, true);
    bot_role["tags"] = json!({ "bot_id": APPLICATION.to_string() });
    json!({
        "id": GUILD.to_string(), "name": "B-Side Sandbox", "icon": null, "icon_hash": null, "splash": null,
        "discovery_splash": null, "owner_id": PEOPLE[0].0.to_string(), "afk_channel_id": null,
        "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
        "default_message_notifications": 1, "explicit_content_filter": 0,
        "roles": [role(GUILD, "@everyone", 0, false), bot_role], "emojis": [], "features": [], "mfa_level": 0,
        "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "rules_channel_id": null, "max_presences": null, "max_members": 500_000, "vanity_url_code": null,
        "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
        "preferred_locale": "en-US", "public_updates_channel_id": null, "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50, "nsfw_level": 0, "stickers": [],
        "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
        "home_header": null, "region": "deprecated", "nsfw": false,
    })
}

/// The application object.
pub fn application() -> Value {
    json!({
        "id": APPLICATION.to_string(), "name": "B-Side", "icon": null,
        "description": "Board games hardly anybody else hosts", "rpc_origins": [], "bot_public": true,
        "bot_require_code_grant": false,
        "owner": user(PEOPLE[0].0), "bot": user(APPLICATION), "verify_key": "0".repeat(64), "team": null,
        "flags": 0, "tags": [], "integration_types_config": { "0": {} }, "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "type": null, "flags_new": "0",
        "role_connections_verification_url": null, "redirect_uris": [], "interactions_endpoint_url": null,
    })
}
