//! A server, and what lies below it.

use super::call::id;
use super::{ApiError, Call, Reply, Who, World};
use serde_json::{Value, json};

/// Refuses a server that is not there, or not for `who`.
pub(super) fn check(world: &World, guild: u64, who: Who) -> Result<(), ApiError> {
    match world.cast.guild(guild) {
        None => Err(ApiError::unknown_guild()),
        Some(guild) if !guild.has(who.id()) => Err(ApiError::missing_access()),
        Some(_) => Ok(()),
    }
}

/// `GET /guilds/{id}` and what lies below it.
pub(super) fn route(
    world: &World,
    call: &Call,
    who: Who,
    guild: u64,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    check(world, guild, who)?;
    let member = |user: u64| world.cast.member(guild, user).ok_or_else(|| ApiError::unknown(10007, "Member"));
    match rest {
        [] => Reply::ok(view(world, call, guild)?),
        ["channels"] => Reply::ok(world.guild_channels(guild, who)),
        ["threads", "active"] => {
            Reply::ok(json!({ "threads": world.threads(guild, who), "members": [], "has_more": false }))
        }
        ["roles"] => Reply::ok(world.cast.guild_view(guild).unwrap_or_default()["roles"].clone()),
        ["members", "search"] => {
            let query = call.query.get("query").map(|text| text.to_lowercase()).unwrap_or_default();
            let starts = |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let fits = |member: &Value| {
                starts(&member["user"]["username"]) || starts(&member["user"]["global_name"])
            };
            Reply::ok(world.cast.members(guild).into_iter().filter(fits).collect())
        }
        // Discord keeps the list from bots without the privileged intent.
        ["members"] if !may_list(world, who) => Err(ApiError::missing_access()),
        ["members"] => Reply::ok(json!(world.cast.members(guild))),
        ["members", "@me"] => Reply::ok(member(who.id())?),
        ["members", user] => Reply::ok(member(id(user)?)?),
        _ => Err(ApiError::no_route()),
    }
}

fn view(world: &World, call: &Call, guild: u64) -> Result<Value, ApiError> {
    let mut view = world.cast.guild_view(guild).ok_or_else(ApiError::unknown_guild)?;
    if call.query.get("with_counts").is_some_and(|asked| asked == "true") {
        let count = world.cast.members(guild).len();
        view["approximate_member_count"] = json!(count);
        view["approximate_presence_count"] = json!(count);
    }
    Ok(view)
}

fn may_list(world: &World, who: Who) -> bool {
    const MEMBERS: u64 = 1 << 1;
    match who {
        Who::Person(_) => true,
        Who::Bot(id) => world.cast.application(id).is_some_and(|known| known.privileged & MEMBERS != 0),
    }
}
