//! Users, and what is theirs: servers and direct conversations.

use super::{ApiError, Reply, Who, World, snowflake};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// `GET /users/@me`
pub(super) fn current(world: &World, who: Who) -> Result<Reply, ApiError> {
    let mut user = world.cast.user(who.id()).ok_or_else(ApiError::unknown_user)?;
    user["mfa_enabled"] = json!(false);
    user["verified"] = json!(true);
    user["email"] = Value::Null;
    user["locale"] = json!(world.cast.person(who.id()).map_or("en-US", |person| &person.locale));
    Reply::ok(user)
}

/// `GET /users/{id}`
pub(super) fn user(world: &World, user: u64) -> Result<Reply, ApiError> {
    Reply::ok(world.cast.user(user).ok_or_else(ApiError::unknown_user)?)
}

/// `GET /users/@me/guilds`
pub(super) fn guilds(world: &World, who: Who) -> Result<Reply, ApiError> {
    let guilds = world.cast.guilds_of(who.id()).map(|guild| {
        json!({
            "id": guild.id.to_string(), "name": guild.name, "icon": null, "banner": null, "features": [],
            "owner": guild.owner == who.id(),
            "permissions": world.cast.permissions(guild.id, who.id()).to_string(),
        })
    });
    Reply::ok(guilds.collect())
}

/// `GET /users/@me/channels`: the direct conversations of a person.
pub(super) fn direct_channels(world: &World, who: Who) -> Result<Reply, ApiError> {
    Reply::ok(world.direct_channels(who))
}

/// `POST /users/@me/channels`: the conversation with somebody.
pub(super) fn open_direct(world: &mut World, who: Who, body: &Value) -> Result<Reply, ApiError> {
    let Some(other) = snowflake::read(&body["recipient_id"]) else {
        return Err(ApiError::at("recipient_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let of_bots = matches!(who, Who::Bot(_)) && world.cast.application(other).is_some();
    if world.cast.user(other).is_none() || other == who.id() || of_bots {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50033, "Invalid Recipient(s)"));
    }
    Reply::ok(world.open_direct(who, other)?)
}
