//! The server, and what lies below it.

use super::call::id;
use super::{ApiError, Call, GUILD, Reply, Who, World, world};
use serde_json::{Value, json};

/// Refuses any server but the one there is.
pub(super) fn check(guild: u64) -> Result<(), ApiError> {
    if guild == GUILD { Ok(()) } else { Err(ApiError::unknown_guild()) }
}

/// `GET /guilds/{id}` and what lies below it.
pub(super) fn route(world: &World, call: &Call, who: Who, rest: &[&str]) -> Result<Reply, ApiError> {
    let member = |user: u64| world::member(user).ok_or_else(|| ApiError::unknown(10007, "Member"));
    match rest {
        [] => Reply::ok(world::guild()),
        ["channels"] => Reply::ok(world.guild_channels()),
        ["threads", "active"] => Reply::ok(json!({ "threads": world.threads(), "members": [] })),
        ["roles"] => Reply::ok(world::guild()["roles"].clone()),
        ["members", "search"] => {
            let query = call.query.get("query").map(|text| text.to_lowercase()).unwrap_or_default();
            let starts = |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let fits = |member: &Value| {
                starts(&member["user"]["username"]) || starts(&member["user"]["global_name"])
            };
            Reply::ok(world::members().into_iter().filter(fits).collect())
        }
        // Discord keeps the list from bots without the privileged intent.
        ["members"] if who == Who::Bot => Err(ApiError::missing_access()),
        ["members"] => Reply::ok(json!(world::members())),
        ["members", "@me"] => Reply::ok(member(who.id())?),
        ["members", user] => Reply::ok(member(id(user)?)?),
        _ => Err(ApiError::no_route()),
    }
}
