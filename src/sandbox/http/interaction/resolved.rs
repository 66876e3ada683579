//! The objects that ids in an interaction mean.

use super::{ApiError, World, world};
use serde_json::{Map, Value, json};

/// The objects that ids mean: (option type, id).
pub(super) fn resolve(world: &World, ids: &[(u64, u64)]) -> Result<Map<String, Value>, ApiError> {
    const USER: u64 = 6;
    const CHANNEL: u64 = 7;
    const MENTIONABLE: u64 = 9;
    let mut resolved = json!({});
    for (kind, id) in ids {
        let key = id.to_string();
        let user = world::user(*id).filter(|_| matches!(*kind, USER | MENTIONABLE));
        let guild = world::guild();
        let role = guild["roles"].as_array().into_iter().flatten().find(|role| role["id"] == key);
        let role = role.filter(|_| !matches!(*kind, USER | CHANNEL));
        let channel = world.channel_by_id(*id).filter(|_| *kind == CHANNEL);
        if let Some(user) = user {
            resolved["users"][&key] = user;
            resolved["members"][&key] = world::bare_member(*id);
            resolved["members"][&key]["permissions"] = json!(world::permissions(*id).to_string());
        } else if let Some(role) = role {
            resolved["roles"][&key] = role.clone();
        } else if let Some(channel) = channel {
            resolved["channels"][&key] = channel;
        } else if *kind == USER {
            return Err(ApiError::unknown_user());
        } else {
            return Err(ApiError::at("data.options", "INTERACTION_UNKNOWN_ENTITY", "Unknown id"));
        }
    }
    Ok(resolved.as_object().cloned().unwrap_or_default())
}
