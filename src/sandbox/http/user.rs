//! Users, and what is theirs: servers and direct conversations.

use super::{ApiError, Reply, Who, World, snowflake, world};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// `GET /users/@me`
pub(super) fn current(who: Who) -> Result<Reply, ApiError> {
    let mut user = world::user(who.id()).ok_or_else(ApiError::unknown_user)?;
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-US");
    Reply::ok(user)
}

/// `GET /users/{id}`
pub(super) fn user(user: u64) -> Result<Reply, ApiError> {
    Reply::ok(world::user(user).ok_or_else(ApiError::unknown_user)?)
}

/// `GET /users/@me/guilds`
pub(super) fn guilds(who: Who) -> Result<Reply, ApiError> {
    let guild = world::guild();
    Reply::ok(json!([{
        "id": guild["id"], "name": guild["name"], "icon": null, "banner": null, "features": [],
        "owner": snowflake::read(&guild["owner_id"]) == Some(who.id()),
        "permissions": world::permissions(who.id()).to_string(),
    }]))
}

/// `GET /users/@me/channels` of a person: the conversation with the bot, if there is one.
pub(super) fn direct_channels(world: &World, person: u64) -> Result<Reply, ApiError> {
    Reply::ok(world.direct_channels(person))
}

/// `POST /users/@me/channels` of the bot: the conversation with a person.
pub(super) fn open_direct(world: &mut World, body: &Value) -> Result<Reply, ApiError> {
    let Some(person) = snowflake::read(&body["recipient_id"]) else {
        return Err(ApiError::at("recipient_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    if !world::people().contains(&person) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50033, "Invalid Recipient(s)"));
    }
    Reply::ok(world.open_direct(person)?)
}
