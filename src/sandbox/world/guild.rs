//! The server, as an object of Discord: a guild.

use super::names::{APPLICATION, BOT_NAME, BOT_ROLE, GUILD, GUILD_NAME};
use super::user::{EVERYONE, owner};
use serde_json::{Value, json};

/// The guild object as `GET /guilds/{id}` has it.
pub(crate) fn guild() -> Value {
    let role = |id: u64, name: &str, position: u8, managed: bool| {
        json!({
            "id": id.to_string(), "name": name, "color": 0, "hoist": false, "managed": managed,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": EVERYONE.to_string(), "position": position,
            "icon": null, "unicode_emoji": null, "flags": 0,
        })
    };
    let mut bot_role = role(BOT_ROLE, BOT_NAME, 1, true);
    bot_role["tags"] = json!({ "bot_id": APPLICATION.to_string() });
    json!({
        "id": GUILD.to_string(), "name": GUILD_NAME, "icon": null, "icon_hash": null, "splash": null,
        "discovery_splash": null, "owner_id": owner().to_string(), "afk_channel_id": null,
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
