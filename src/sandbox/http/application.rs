//! The routes with which a bot starts: the gateway URL and its own application.

use super::{ApiError, ApiResponse, World, snowflake};
use axum::http::StatusCode;
use serde_json::json;

/// `GET /gateway`
pub(super) fn gateway(world: &World) -> Result<ApiResponse, ApiError> {
    ApiResponse::ok(json!({ "url": world.gateway_url() }))
}

/// `GET /gateway/bot`
pub(super) fn gateway_bot(world: &World, application: u64) -> Result<ApiResponse, ApiError> {
    let shards = world.directory.application(application).map_or(1, |known| known.shards);
    ApiResponse::ok(json!({
        "url": world.gateway_url(), "shards": shards,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
    }))
}

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub(super) fn application(world: &World, application: u64) -> Result<ApiResponse, ApiError> {
    ApiResponse::ok(world.directory.application_view(application).ok_or_else(ApiError::unauthorized)?)
}

/// `GET /oauth2/@me`
pub(super) fn authorization(world: &World, application: u64) -> Result<ApiResponse, ApiError> {
    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    ApiResponse::ok(json!({
        "application": world.directory.application_view(application), "scopes": ["bot", "applications.commands"],
        "expires": snowflake::format_timestamp(snowflake::now_ms() + 7 * DAY_MS), "user": world.directory.user(application),
    }))
}

/// `GET /soundboard-default-sounds`: the one that Discord's documentation shows.
pub(super) fn default_sounds() -> Result<ApiResponse, ApiError> {
    ApiResponse::ok(json!([{
        "name": "quack", "sound_id": "1", "volume": 1.0, "emoji_id": null, "emoji_name": "🦆", "available": true,
    }]))
}

/// Rejects an application id other than the bot's own.
pub(super) fn check_own_application(application: u64, own: u64) -> Result<(), ApiError> {
    if application == own {
        return Ok(());
    }
    let message = "You are not authorized to perform this action on this application";
    Err(ApiError::new(StatusCode::FORBIDDEN, 20012, message))
}
