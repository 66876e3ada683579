//! The application that the bot belongs to.

use super::names::{APPLICATION, BOT_DESCRIPTION, BOT_NAME};
use super::user::{owner, user};
use serde_json::{Value, json};

/// The application object.
pub(crate) fn application() -> Value {
    json!({
        "id": APPLICATION.to_string(), "name": BOT_NAME, "icon": null,
        "description": BOT_DESCRIPTION, "rpc_origins": [], "bot_public": true,
        "bot_require_code_grant": false,
        "owner": user(owner()), "bot": user(APPLICATION), "verify_key": "0".repeat(64), "team": null,
        "flags": 0, "tags": [], "integration_types_config": { "0": {} }, "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "type": null, "flags_new": "0",
        "role_connections_verification_url": null, "redirect_uris": [], "interactions_endpoint_url": null,
    })
}
