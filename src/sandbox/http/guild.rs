//! The routes of guilds.

use super::api_request::parse_id;
use super::api_types::intent;
use super::{Account, ApiError, ApiResponse, Call, Reply, Result, snowflake};
use serde_json::{Value, json};

/// `GET /guilds/{id}` and the paths below it.
pub(super) fn route(call: &Call, guild: u64, rest: &[&str]) -> Reply {
    call.require_membership(guild)?;
    let member = |user: u64| call.world.directory.member(guild, user).ok_or(ApiError::UNKNOWN_MEMBER);
    match rest {
        [] => ApiResponse::ok(view(call, guild)?),
        ["channels"] => ApiResponse::ok(call.world.guild_channels(guild, call.account)),
        ["threads", "active"] => ApiResponse::ok(json!({
            "threads": call.world.active_threads(guild, call.account), "members": joined(call, guild),
            "has_more": false,
        })),
        ["roles"] => {
            ApiResponse::ok(call.world.directory.guild_view(guild).unwrap_or_default()["roles"].clone())
        }
        ["members", "search"] => {
            let query = call.request.query.get("query").filter(|text| !text.trim().is_empty());
            let query = query.ok_or_else(|| ApiError::missing_field("query"))?.to_lowercase();
            let starts_with_query =
                |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let matches = |member: &Value| {
                starts_with_query(&member["user"]["username"])
                    || starts_with_query(&member["user"]["global_name"])
                    || starts_with_query(&member["nick"])
            };
            members(call, guild, list_limit(call)?, matches)
        }
        // A bot needs the privileged intent for the list of all members.
        ["members"] if !may_list_members(call) => Err(ApiError::MISSING_ACCESS),
        ["members"] => {
            let limit = list_limit(call)?;
            let after = call.request.query_id("after")?.unwrap_or_default();
            members(call, guild, limit, |member| user_id(member) > after)
        }
        ["emojis" | "stickers"] => ApiResponse::ok(json!([])),
        ["members", "@me"] => ApiResponse::ok(member(call.user())?),
        ["members", user] => ApiResponse::ok(member(parse_id(user, "user_id")?)?),
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// The thread members that the caller is, in the active threads of a guild.
fn joined(call: &Call, guild: u64) -> Vec<Value> {
    let threads = call.world.active_threads(guild, call.account);
    let ids =
        threads.as_array().into_iter().flatten().filter_map(|thread| snowflake::from_json(&thread["id"]));
    ids.filter_map(|thread| call.world.thread_member_view(thread, call.user(), false)).collect()
}

fn view(call: &Call, guild: u64) -> Result<Value> {
    let mut view = call.world.directory.guild_view(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    if call.request.query.get("with_counts").is_some_and(|value| value == "true") {
        let count = call.world.directory.members(guild).len();
        view["approximate_member_count"] = json!(count);
        view["approximate_presence_count"] = json!(count);
    }
    Ok(view)
}

fn user_id(member: &Value) -> u64 {
    snowflake::from_json(&member["user"]["id"]).unwrap_or_default()
}

/// The number of members that a request asks for: without `limit` one, and all for a person's client.
fn list_limit(call: &Call) -> Result<usize> {
    call.request.query_limit(if call.is_bot() { 1 } else { 1000 }, 1000)
}

/// The members of a guild that are to be listed, by user id.
fn members(call: &Call, guild: u64, limit: usize, is_listed: impl Fn(&Value) -> bool) -> Reply {
    let mut members = call.world.directory.members(guild);
    members.retain(is_listed);
    members.sort_by_key(user_id);
    members.truncate(limit);
    ApiResponse::ok(Value::Array(members))
}

fn may_list_members(call: &Call) -> bool {
    let Account::Bot(id) = call.account else { return true };
    let application = call.world.directory.application(id);
    application.is_some_and(|known| known.privileged_intents & intent::GUILD_MEMBERS != 0)
}
