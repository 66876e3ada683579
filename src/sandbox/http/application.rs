//! What a bot looks up first: where the gateway is, and which application is its own.

use super::{APPLICATION, ApiError, Reply, World, world};
use axum::http::StatusCode;
use serde_json::json;

/// `GET /gateway`
pub(super) fn gateway(world: &World) -> Result<Reply, ApiError> {
    Reply::ok(json!({ "url": world.gateway_url() }))
}

/// `GET /gateway/bot`
pub(super) fn gateway_of_bot(world: &World) -> Result<Reply, ApiError> {
    Reply::ok(json!({
        "url": world.gateway_url(), "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
    }))
}

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub(super) fn application() -> Result<Reply, ApiError> {
    Reply::ok(world::application())
}

/// Refuses an application id that is not the bot's own.
pub(super) fn check(application: u64) -> Result<(), ApiError> {
    if application == APPLICATION {
        return Ok(());
    }
    let message = "You are not authorized to perform this action on this application";
    Err(ApiError::new(StatusCode::FORBIDDEN, 20012, message))
}
