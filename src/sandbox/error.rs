//! Discord's errors: a status, a code, a sentence, and for a malformed body the place of each of its faults.

use axum::http::StatusCode;
use serde_json::{Value, json};
use std::io;
use std::time::Duration;
use thiserror::Error;

/// A refused request.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{status} {code} {message}")]
pub(super) struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code.
    pub code: u32,
    /// Discord's sentence for the code.
    pub message: String,
    /// Where the body is wrong, for code 50035.
    pub errors: Option<Value>,
    /// When to try again, where it was too much.
    pub retry_after: Option<Duration>,
    /// Whether it was all calls together that were too much.
    pub global: bool,
}

impl ApiError {
    /// An error without places.
    pub fn new(status: StatusCode, code: u32, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), errors: None, retry_after: None, global: false }
    }

    /// A malformed body (50035), with its errors nested as the body is.
    pub fn form(errors: Value) -> ApiError {
        let error = ApiError::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body");
        ApiError { errors: Some(errors), ..error }
    }

    /// A malformed body with a single error at `path` (keys parted by `.`, empty for the whole body).
    pub fn at(path: &str, code: &str, message: &str) -> ApiError {
        let error = json!({ "_errors": [{ "code": code, "message": message }] });
        let keys = path.split('.').filter(|key| !key.is_empty());
        ApiError::form(keys.rev().fold(error, |inner, key| json!({ key: inner })))
    }

    /// The JSON body of the answer.
    pub fn body(&self) -> Value {
        match &self.errors {
            Some(errors) => json!({ "message": self.message, "code": self.code, "errors": errors }),
            None => json!({ "message": self.message, "code": self.code }),
        }
    }

    /// Too much (429), with a code and a sentence.
    pub fn too_much(code: u32, message: &str, retry_after: Duration) -> ApiError {
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message);
        ApiError { retry_after: Some(retry_after), ..error }
    }

    /// Too much, of the ordinary kind.
    pub fn limited(retry_after: Duration) -> ApiError {
        ApiError::too_much(0, "You are being rate limited.", retry_after)
    }

    /// Too much of everything.
    pub fn limited_in_all(retry_after: Duration) -> ApiError {
        ApiError { global: true, ..ApiError::limited(retry_after) }
    }

    /// A path nobody serves.
    pub fn no_route() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    /// Asked under another name than this server's, or for a page of another server.
    pub fn foreign() -> ApiError {
        let message = "Only programs of this machine and the page of this server are let in.";
        ApiError::new(StatusCode::FORBIDDEN, 0, message)
    }

    /// 40005
    pub fn too_large() -> ApiError {
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large")
    }

    /// No token, or one nobody has.
    pub fn unauthorized() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    /// Something that does not exist: `code` says what ("Unknown Message" is 10008).
    pub fn unknown(code: u32, what: &str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, code, format!("Unknown {what}"))
    }

    /// 10003
    pub fn unknown_channel() -> ApiError {
        ApiError::unknown(10003, "Channel")
    }

    /// 10004
    pub fn unknown_guild() -> ApiError {
        ApiError::unknown(10004, "Guild")
    }

    /// 10008
    pub fn unknown_message() -> ApiError {
        ApiError::unknown(10008, "Message")
    }

    /// 10013
    pub fn unknown_user() -> ApiError {
        ApiError::unknown(10013, "User")
    }

    /// 10062
    pub fn unknown_interaction() -> ApiError {
        ApiError::unknown(10062, "interaction")
    }

    /// 10063
    pub fn unknown_command() -> ApiError {
        ApiError::unknown(10063, "application command")
    }

    /// 50001: the place exists, but not for this caller.
    pub fn missing_access() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50001, "Missing Access")
    }

    /// 50013: the place is there for this caller, but not for this.
    pub fn missing_permissions() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50013, "Missing Permissions")
    }

    /// 50007
    pub fn refused_direct() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50007, "Cannot send messages to this user")
    }

    /// 50027
    pub fn invalid_token() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token")
    }

    /// 50083
    pub fn archived() -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, 50083, "Thread is archived")
    }

    /// 160005
    pub fn locked() -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, 160_005, "Thread is locked")
    }

    /// Of a request that is dropped in silence: only the list of requests shows it.
    pub fn unanswered() -> ApiError {
        ApiError::new(StatusCode::GATEWAY_TIMEOUT, 0, "504: Gateway Timeout")
    }

    /// What is to be kept could not be written: our fault, not the caller's.
    pub fn unwritten(error: &io::Error) -> ApiError {
        tracing::error!(%error, "the sandbox cannot write what it keeps");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, 0, "500: Internal Server Error")
    }
}
