//! The routes of guilds.

use super::api_request::parse_id;
use super::api_types::intent;
use super::world::{ADMINISTRATOR, KICK_MEMBERS, MODERATE_MEMBERS};
use super::{Account, ApiError, ApiRequest, ApiResponse, World, snowflake};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// Rejects a guild that does not exist or of which `account` is not a member.
pub(super) fn check_membership(world: &World, guild: u64, account: Account) -> Result<(), ApiError> {
    match world.directory.guild(guild) {
        None => Err(ApiError::unknown_guild()),
        Some(guild) if !guild.has_member(account.id()) => Err(ApiError::missing_access()),
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
) -> Result<ApiResponse, ApiError> {
    check_membership(world, guild, account)?;
    let member =
        |user: u64| world.directory.member(guild, user).ok_or_else(|| ApiError::unknown(10007, "Member"));
    match rest {
        [] => ApiResponse::ok(view(world, request, guild)?),
        ["channels"] => ApiResponse::ok(world.guild_channels(guild, account)),
        ["threads", "active"] => ApiResponse::ok(
            json!({ "threads": world.active_threads(guild, account), "members": [], "has_more": false }),
        ),
        ["roles"] => ApiResponse::ok(world.directory.guild_view(guild).unwrap_or_default()["roles"].clone()),
        ["members", "search"] => {
            let query = request.query.get("query").map(|text| text.to_lowercase()).unwrap_or_default();
            let starts_with_query =
                |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let matches = |member: &Value| {
                starts_with_query(&member["user"]["username"])
                    || starts_with_query(&member["user"]["global_name"])
            };
            let limit = request.query_limit(default_limit(account, 1), 1000)?;
            let mut members = world.directory.members(guild);
            members.retain(matches);
            members.sort_by_key(user_id);
            members.truncate(limit);
            ApiResponse::ok(Value::Array(members))
        }
        // A bot needs the privileged intent for the list of all members.
        ["members"] if !may_list_members(world, account) => Err(ApiError::missing_access()),
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
        _ => Err(ApiError::not_found()),
    }
}

/// `PATCH /guilds/{id}/members/{id}`, of which only the time-out is known. Owners and administrators cannot be timed out.
pub(super) fn time_out(
    world: &mut World,
    account: Account,
    guild: u64,
    user: u64,
    body: &Value,
) -> Result<ApiResponse, ApiError> {
    check_moderation(world, account, guild, user, MODERATE_MEMBERS)?;
    let until = &body["communication_disabled_until"];
    let parsed = until.as_str().and_then(snowflake::parse_timestamp);
    if parsed.is_none() && !until.is_null() {
        let message = "Could not parse the value. Should be in ISO8601 format";
        return Err(ApiError::invalid_field("communication_disabled_until", "DATE_TIME_TYPE_PARSE", message));
    }
    world.time_out(guild, user, parsed)?;
    ApiResponse::ok(world.directory.member(guild, user).unwrap_or_default())
}

/// `DELETE /guilds/{id}/members/{id}`: kicks a member.
pub(super) fn kick(
    world: &mut World,
    account: Account,
    guild: u64,
    user: u64,
) -> Result<ApiResponse, ApiError> {
    check_moderation(world, account, guild, user, KICK_MEMBERS)?;
    world.remove_member(guild, user)?;
    ApiResponse::no_content()
}

/// `DELETE /users/@me/guilds/{id}`: leaves a guild, which its owner cannot.
pub(super) fn leave(world: &mut World, person: u64, guild: u64) -> Result<ApiResponse, ApiError> {
    check_membership(world, guild, Account::Person(person))?;
    if world.directory.guild(guild).is_some_and(|guild| guild.owner == person) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50055, "Invalid Guild"));
    }
    world.remove_member(guild, person)?;
    ApiResponse::no_content()
}

/// Rejects an action on a member for which `account` lacks the permission.
fn check_moderation(
    world: &World,
    account: Account,
    guild: u64,
    user: u64,
    needed: u64,
) -> Result<(), ApiError> {
    check_membership(world, guild, account)?;
    if world.directory.guild(guild).is_none_or(|guild| !guild.people.contains(&user)) {
        return Err(ApiError::unknown(10007, "Member"));
    }
    let is_protected = world.directory.permissions(guild, user) & ADMINISTRATOR != 0;
    if is_protected || world.directory.permissions(guild, account.id()) & needed == 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(())
}

fn view(world: &World, request: &ApiRequest, guild: u64) -> Result<Value, ApiError> {
    let mut view = world.directory.guild_view(guild).ok_or_else(ApiError::unknown_guild)?;
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
