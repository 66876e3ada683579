//! The routes of guilds.

use super::api_request::parse_id;
use super::api_types::intent;
use super::world::MANAGE_GUILD;
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, snowflake};
use serde_json::{Value, json};

/// Rejects a guild that does not exist or of which `account` is not a member.
pub(super) fn check_membership(world: &World, guild: u64, account: Account) -> Result {
    match world.directory.guild(guild) {
        None => Err(ApiError::UNKNOWN_GUILD),
        Some(guild) if !guild.has_member(account.id()) => Err(ApiError::MISSING_ACCESS),
        Some(_) => Ok(()),
    }
}

/// `GET /guilds/{id}` and the paths below it.
pub(super) fn route(
    world: &World,
    request: &ApiRequest,
    account: Account,
    guild: u64,
    rest: &[&str],
) -> Reply {
    check_membership(world, guild, account)?;
    let member = |user: u64| world.directory.member(guild, user).ok_or(ApiError::UNKNOWN_MEMBER);
    match rest {
        [] => ApiResponse::ok(view(world, request, guild)?),
        ["channels"] => ApiResponse::ok(world.guild_channels(guild, account)),
        ["threads", "active"] => ApiResponse::ok(json!({
            "threads": world.active_threads(guild, account), "members": joined(world, guild, account),
            "has_more": false,
        })),
        ["roles"] => ApiResponse::ok(world.directory.guild_view(guild).unwrap_or_default()["roles"].clone()),
        ["members", "search"] => {
            let query = request.query.get("query").filter(|text| !text.trim().is_empty());
            let query = query.ok_or_else(|| ApiError::missing_field("query"))?.to_lowercase();
            let starts_with_query =
                |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let matches = |member: &Value| {
                starts_with_query(&member["user"]["username"])
                    || starts_with_query(&member["user"]["global_name"])
                    || starts_with_query(&member["nick"])
            };
            let limit = request.query_limit(default_limit(account, 1), 1000)?;
            let mut members = world.directory.members(guild);
            members.retain(matches);
            members.sort_by_key(user_id);
            members.truncate(limit);
            ApiResponse::ok(Value::Array(members))
        }
        // A bot needs the privileged intent for the list of all members.
        ["members"] if !may_list_members(world, account) => Err(ApiError::MISSING_ACCESS),
        ["members"] => {
            let limit = request.query_limit(default_limit(account, 1), 1000)?;
            let after = request.query_id("after")?.unwrap_or_default();
            let mut members = world.directory.members(guild);
            members.retain(|member| user_id(member) > after);
            members.sort_by_key(user_id);
            members.truncate(limit);
            ApiResponse::ok(Value::Array(members))
        }
        ["emojis" | "stickers"] => ApiResponse::ok(json!([])),
        ["members", "@me"] => ApiResponse::ok(member(account.id())?),
        ["members", user] => ApiResponse::ok(member(parse_id(user)?)?),
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// Rejects a guild of which `account` is not a member, and an action in it for which it lacks the permission.
pub(super) fn check_permission(world: &World, guild: u64, account: Account, needed: u64) -> Result {
    check_membership(world, guild, account)?;
    match world.directory.permissions(guild, account.id()) & needed == needed {
        true => Ok(()),
        false => Err(ApiError::MISSING_PERMISSIONS),
    }
}

/// `GET /guilds/{id}/invites`, of which there are none.
pub(super) fn invites(world: &World, account: Account, guild: u64) -> Reply {
    check_permission(world, guild, account, MANAGE_GUILD)?;
    ApiResponse::ok(json!([]))
}

/// The thread members that `account` is, in the active threads of a guild.
fn joined(world: &World, guild: u64, account: Account) -> Vec<Value> {
    let threads = world.active_threads(guild, account);
    let ids =
        threads.as_array().into_iter().flatten().filter_map(|thread| snowflake::from_json(&thread["id"]));
    ids.filter_map(|thread| world.thread_member_view(thread, account.id(), false)).collect()
}

fn view(world: &World, request: &ApiRequest, guild: u64) -> Result<Value> {
    let mut view = world.directory.guild_view(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    if request.query.get("with_counts").is_some_and(|value| value == "true") {
        let count = world.directory.members(guild).len();
        view["approximate_member_count"] = json!(count);
        view["approximate_presence_count"] = json!(count);
    }
    Ok(view)
}

fn user_id(member: &Value) -> u64 {
    snowflake::from_json(&member["user"]["id"]).unwrap_or_default()
}

/// The number of items in a list without `limit`. A person's client gets all.
fn default_limit(account: Account, limit_of_bots: usize) -> usize {
    match account {
        Account::Person(_) => 1000,
        Account::Bot(_) => limit_of_bots,
    }
}

fn may_list_members(world: &World, account: Account) -> bool {
    match account {
        Account::Person(_) => true,
        Account::Bot(id) => world
            .directory
            .application(id)
            .is_some_and(|known| known.privileged_intents & intent::GUILD_MEMBERS != 0),
    }
}
