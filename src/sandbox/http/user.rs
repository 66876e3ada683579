//! The routes of users, their guilds and their DM channels.

use super::world::RateLimit;
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, World, snowflake};
use serde_json::{Value, json};

/// The limit of DM channels that a bot opens. Discord does not publish its number.
const DM_OPENINGS: RateLimit = RateLimit { max_requests: 10, window_ms: 60 * 1000 };

/// `GET /users/@me`
pub(super) fn current(world: &World, account: Account) -> Reply {
    let mut user = world.directory.user(account.id()).ok_or(ApiError::UNKNOWN_USER)?;
    user["mfa_enabled"] = json!(false);
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user["locale"] = json!(world.directory.person(account.id()).map_or("en-US", |person| &person.locale));
    ApiResponse::ok(user)
}

/// `GET /users/{id}`
pub(super) fn user(world: &World, user: u64) -> Reply {
    ApiResponse::ok(world.directory.user(user).ok_or(ApiError::UNKNOWN_USER)?)
}

/// `GET /users/@me/guilds`
pub(super) fn guilds(world: &World, request: &ApiRequest, account: Account) -> Reply {
    let limit = request.query_limit(200, 200)?;
    let (before, after) = (request.query_id("before")?, request.query_id("after")?);
    let with_counts =
        matches!(request.query.get("with_counts").map(String::as_str), Some("true" | "True" | "1"));
    let mut guilds: Vec<_> = world.directory.guilds_of(account.id()).collect();
    guilds.retain(|guild| before.is_none_or(|id| guild.id < id) && after.is_none_or(|id| guild.id > id));
    guilds.sort_by_key(|guild| guild.id);
    // A page before an id ends at the id.
    let skipped = if before.is_some() && after.is_none() { guilds.len().saturating_sub(limit) } else { 0 };
    let page = guilds.into_iter().skip(skipped).take(limit);
    let guilds = page.map(|guild| {
        let mut view = json!({
            "id": guild.id.to_string(), "name": guild.name, "icon": null, "banner": null, "features": guild.features,
            "owner": guild.owner == account.id(),
            "permissions": world.directory.permissions(guild.id, account.id()).to_string(),
        });
        if with_counts {
            let count = guild.members().count();
            view["approximate_member_count"] = json!(count);
            view["approximate_presence_count"] = json!(count);
        }
        view
    });
    ApiResponse::ok(guilds.collect())
}

/// `GET /users/@me/channels`: the DM channels of a person.
pub(super) fn dm_channels(world: &World, account: Account) -> Reply {
    ApiResponse::ok(world.dm_channels(account))
}

/// `POST /users/@me/channels`: opens the DM channel with another user.
pub(super) fn open_dm(world: &mut World, account: Account, body: &Value) -> Reply {
    let Some(other) = snowflake::from_json(&body["recipient_id"]) else {
        return Err(ApiError::missing_field("recipient_id"));
    };
    let is_between_bots = matches!(account, Account::Bot(_)) && world.directory.application(other).is_some();
    if world.directory.user(other).is_none() || other == account.id() || is_between_bots {
        return Err(ApiError::INVALID_RECIPIENT);
    }
    if let Account::Bot(application) = account
        && world.limits.enforce_rate_limits
        && world.rate_limiter.acquire(&format!("{application} direct messages"), DM_OPENINGS).is_exceeded
    {
        return Err(ApiError::OPENING_DMS_TOO_FAST);
    }
    ApiResponse::ok(world.open_dm(account, other)?)
}
