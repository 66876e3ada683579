//! The routes of users, their guilds and their DM channels.

use super::world::RateLimit;
use super::{Account, ApiError, ApiResponse, Call, Reply, World, snowflake, validate};
use serde_json::{Value, json};

/// The limit of DM channels that a bot opens. Discord does not publish its number.
const DM_OPENINGS: RateLimit = RateLimit { max_requests: 10, window_ms: 60 * 1000 };

/// `GET /users/@me`
pub(super) fn current(call: &Call) -> Reply {
    let mut user = call.world.directory.user(call.user()).ok_or(ApiError::UNKNOWN_USER)?;
    user["mfa_enabled"] = json!(false);
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user["locale"] = json!(call.world.directory.person(call.user()).map_or("en-US", |person| &person.locale));
    ApiResponse::ok(user)
}

/// `PATCH /users/@me` of a bot: its username.
pub(super) fn update(call: &mut Call) -> Reply {
    let body = call.body();
    validate::object(body, "user")?;
    if let Some(username) = body["username"].as_str() {
        call.world.update_application(call.user(), &json!({ "username": username.trim() }))?;
    }
    current(call)
}

/// `GET /users/{id}`
pub(super) fn user(world: &World, user: u64) -> Reply {
    ApiResponse::ok(world.directory.user(user).ok_or(ApiError::UNKNOWN_USER)?)
}

/// `GET /users/@me/guilds`
pub(super) fn guilds(call: &Call) -> Reply {
    let limit = call.request.query_limit(200, 200)?;
    let (before, after) = (call.request.query_id("before")?, call.request.query_id("after")?);
    let with_counts = call.request.query_flag("with_counts");
    let mut guilds: Vec<_> = call.world.directory.guilds_of(call.user()).collect();
    guilds.retain(|guild| before.is_none_or(|id| guild.id < id) && after.is_none_or(|id| guild.id > id));
    guilds.sort_by_key(|guild| guild.id);
    // A page before an id ends at the id.
    let skipped = if before.is_some() && after.is_none() { guilds.len().saturating_sub(limit) } else { 0 };
    let page = guilds.into_iter().skip(skipped).take(limit);
    let guilds = page.map(|guild| {
        let mut view = json!({
            "id": guild.id.to_string(), "name": guild.name, "icon": null, "banner": null, "features": guild.features,
            "owner": guild.owner == call.user(),
            "permissions": call.world.directory.permissions(guild.id, call.user()).to_string(),
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
pub(super) fn dm_channels(call: &Call) -> Reply {
    ApiResponse::ok(call.world.dm_channels(call.account))
}

/// `POST /users/@me/channels`: opens the DM channel with another user.
pub(super) fn open_dm(call: &mut Call) -> Reply {
    let Some(other) = snowflake::from_json(&call.body()["recipient_id"]) else {
        return Err(ApiError::missing_field("recipient_id"));
    };
    let is_between_bots = call.is_bot() && call.world.directory.application(other).is_some();
    if call.world.directory.user(other).is_none() || other == call.user() || is_between_bots {
        return Err(ApiError::INVALID_RECIPIENT);
    }
    if let Account::Bot(application) = call.account
        && call.world.limits.enforce_rate_limits
        && call.world.rate_limiter.acquire(&format!("{application} direct messages"), DM_OPENINGS).is_exceeded
    {
        return Err(ApiError::OPENING_DMS_TOO_FAST);
    }
    ApiResponse::ok(call.world.open_dm(call.account, other)?)
}
