//! What a bot looks up first: where the gateway is, and which application is its own.

use super::{ApiError, Reply, World, snowflake};
use axum::http::StatusCode;
use serde_json::json;

/// `GET /gateway`
pub(super) fn gateway(world: &World) -> Result<Reply, ApiError> {
    Reply::ok(json!({ "url": world.gateway_url() }))
}

/// `GET /gateway/bot`
pub(super) fn gateway_of_bot(world: &World, application: u64) -> Result<Reply, ApiError> {
    let shards = world.cast.application(application).map_or(1, |known| known.shards);
    Reply::ok(json!({
        "url": world.gateway_url(), "shards": shards,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
    }))
}

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub(super) fn application(world: &World, application: u64) -> Result<Reply, ApiError> {
    Reply::ok(world.cast.application_view(application).ok_or_else(ApiError::unauthorized)?)
}

/// `GET /oauth2/@me`
pub(super) fn authorization(world: &World, application: u64) -> Result<Reply, ApiError> {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    Reply::ok(json!({
        "application": world.cast.application_view(application), "scopes": ["bot", "applications.commands"],
        "expires": snowflake::timestamp(snowflake::now() + 7 * DAY), "user": world.cast.user(application),
    }))
}

/// Refuses an application id that is not the bot's own.
pub(super) fn check(application: u64, own: u64) -> Result<(), ApiError> {
    if application == own {
        return Ok(());
    }
    let message = "You are not authorized to perform this action on this application";
    Err(ApiError::new(StatusCode::FORBIDDEN, 20012, message))
}
