//! The objects that ids in an interaction mean.

use super::{ApiError, Scene, Who, World};
use serde_json::{Map, Value, json};

/// The objects that ids mean: (option type, id).
pub(super) fn resolve(
    world: &World,
    scene: Scene,
    ids: &[(u64, u64)],
) -> Result<Map<String, Value>, ApiError> {
    const USER: u64 = 6;
    const CHANNEL: u64 = 7;
    const MENTIONABLE: u64 = 9;
    let guild = world.guild_of(scene.channel);
    let view = guild.and_then(|guild| world.cast.guild_view(guild)).unwrap_or_default();
    let mut resolved = json!({});
    for (kind, id) in ids {
        let key = id.to_string();
        let user = world.cast.user(*id).filter(|_| matches!(*kind, USER | MENTIONABLE));
        let role = view["roles"].as_array().into_iter().flatten().find(|role| role["id"] == key);
        let role = role.filter(|_| !matches!(*kind, USER | CHANNEL));
        let channel = world.channel(*id, Who::Person(scene.person)).ok().filter(|_| *kind == CHANNEL);
        if let Some(user) = user {
            resolved["users"][&key] = user;
            if let Some(mut member) = guild.and_then(|guild| world.cast.bare_member(guild, *id)) {
                member["permissions"] = json!(world.permissions(scene.channel, *id).to_string());
                resolved["members"][&key] = member;
            }
        } else if let Some(role) = role {
            resolved["roles"][&key] = role.clone();
        } else if let Some(channel) = channel {
            let mut channel = world.channel_view(channel, Who::Bot(scene.application));
            channel["permissions"] = json!(world.permissions(*id, scene.person).to_string());
            resolved["channels"][&key] = channel;
        } else if *kind == USER {
            return Err(ApiError::unknown_user());
        } else {
            return Err(ApiError::at("data.options", "INTERACTION_UNKNOWN_ENTITY", "Unknown id"));
        }
    }
    Ok(resolved.as_object().cloned().unwrap_or_default())
}
