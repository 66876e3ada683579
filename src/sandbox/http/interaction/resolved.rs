//! The `resolved` data of an interaction: the objects to which ids refer.

use super::api_types::option_type;
use super::{Account, ApiError, InteractionContext, Result, World};
use serde_json::{Map, Value, json};

/// The objects to which ids refer. Each id comes with the type of its option.
pub(super) fn resolve(
    world: &World,
    context: InteractionContext,
    ids: &[(u64, u64)],
) -> Result<Map<String, Value>> {
    let guild = world.guild_of(context.channel);
    let guild_view = guild.and_then(|guild| world.directory.guild_view(guild)).unwrap_or_default();
    let mut resolved = json!({});
    for (kind, id) in ids {
        let key = id.to_string();
        let user = world
            .directory
            .user(*id)
            .filter(|_| matches!(*kind, option_type::USER | option_type::MENTIONABLE));
        let role = guild_view["roles"].as_array().into_iter().flatten().find(|role| role["id"] == key);
        let role = role.filter(|_| !matches!(*kind, option_type::USER | option_type::CHANNEL));
        let channel = world
            .channel(*id, Account::Person(context.person))
            .ok()
            .filter(|_| *kind == option_type::CHANNEL);
        if let Some(user) = user {
            resolved["users"][&key] = user;
            if let Some(mut member) = guild.and_then(|guild| world.directory.member_without_user(guild, *id))
            {
                member["permissions"] = json!(world.permissions(context.channel, *id).to_string());
                resolved["members"][&key] = member;
            }
        } else if let Some(role) = role {
            resolved["roles"][&key] = role.clone();
        } else if let Some(channel) = channel {
            let mut channel = world.channel_view(channel, Account::Bot(context.application));
            channel["permissions"] = json!(world.permissions(*id, context.person).to_string());
            resolved["channels"][&key] = channel;
        } else if *kind == option_type::USER {
            return Err(ApiError::UNKNOWN_USER);
        } else {
            return Err(ApiError::invalid_field("data.options", "INTERACTION_UNKNOWN_ENTITY", "Unknown id"));
        }
    }
    Ok(resolved.as_object().cloned().unwrap_or_default())
}
