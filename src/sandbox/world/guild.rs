//! Guild and role objects.

use super::Directory;
use super::directory::{Guild, Role};
use serde_json::{Value, json};

/// The feature of guilds that have set up a community.
const COMMUNITY: &str = "COMMUNITY";
/// The locale of guilds that cannot set one.
const DEFAULT_LOCALE: &str = "en-US";

impl Directory {
    /// The guild object as in `GET /guilds/{id}`.
    pub fn guild_view(&self, id: u64) -> Option<Value> {
        let guild = self.guild(id)?;
        let roles = guild.roles.iter().enumerate().map(|(position, role)| role_view(role, position));
        Some(json!({
            "id": id.to_string(), "name": guild.name, "icon": null, "icon_hash": null, "splash": null,
            "discovery_splash": null, "owner_id": guild.owner.to_string(), "afk_channel_id": null,
            "afk_timeout": 300, "widget_enabled": false, "widget_channel_id": null, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0,
            "roles": roles.collect::<Vec<_>>(), "emojis": [], "features": guild.features, "mfa_level": 0,
            "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
            "rules_channel_id": null, "max_presences": null, "max_members": 500_000, "vanity_url_code": null,
            "description": null, "banner": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": guild.locale(), "public_updates_channel_id": null, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50, "nsfw_level": 0, "stickers": [],
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null, "incidents_data": null,
            "home_header": null, "region": "deprecated", "nsfw": false,
        }))
    }
}

impl Guild {
    /// The locale that Discord says: only a Community server can set one.
    pub fn locale(&self) -> &str {
        if self.features.iter().any(|feature| feature == COMMUNITY) { &self.locale } else { DEFAULT_LOCALE }
    }
}

fn role_view(role: &Role, position: usize) -> Value {
    let mut view = json!({
        "id": role.id.to_string(), "name": role.name, "color": role.color, "hoist": role.hoist,
        "managed": role.application.is_some(),
        "colors": { "primary_color": role.color, "secondary_color": null, "tertiary_color": null },
        "mentionable": role.mentionable, "permissions": role.permissions.to_string(), "position": position,
        "icon": null, "unicode_emoji": null, "flags": 0,
    });
    if let Some(application) = role.application {
        view["tags"] = json!({ "bot_id": application.to_string() });
    }
    view
}
