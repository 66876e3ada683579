//! Discord's errors: a status, a code, a sentence, and for a malformed body the place of each of its faults.

use axum::http::StatusCode;
use serde_json::{Value, json};
use std::io;
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
}

impl ApiError {
    /// An error without places.
    pub fn new(status: StatusCode, code: u32, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), errors: None }
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

    /// A path nobody serves.
    pub fn no_route() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
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
