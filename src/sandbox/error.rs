//! Discord's errors: an HTTP status, a JSON error code, a message, and for a malformed body the path of each error.

use axum::http::StatusCode;
use serde_json::{Value, json};
use std::io;
use std::time::Duration;
use thiserror::Error;

/// The error of a rejected request.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{status} {code} {message}")]
pub(super) struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code.
    pub code: u32,
    /// Discord's message for the code.
    pub message: String,
    /// The errors of a malformed body (50035), nested as the body is.
    pub errors: Option<Value>,
    /// The time after which to try again, if the request was rate limited.
    pub retry_after: Option<Duration>,
    /// Whether the global rate limit was exceeded.
    pub global: bool,
}

impl ApiError {
    /// An error without paths.
    pub fn new(status: StatusCode, code: u32, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), errors: None, retry_after: None, global: false }
    }

    /// A malformed body (50035), with its errors nested as the body is.
    pub fn invalid_form_body(errors: Value) -> ApiError {
        let error = ApiError::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body");
        ApiError { errors: Some(errors), ..error }
    }

    /// A malformed body with one error at `path`: keys separated by `.`, empty for the whole body.
    pub fn invalid_field(path: &str, code: &str, message: &str) -> ApiError {
        let error = json!({ "_errors": [{ "code": code, "message": message }] });
        let keys = path.split('.').filter(|key| !key.is_empty());
        ApiError::invalid_form_body(keys.rev().fold(error, |inner, key| json!({ key: inner })))
    }

    /// The JSON body of the response.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some(retry_after) = self.retry_after {
            // Most rate limits have no code, and some libraries take an answer with one for another error.
            if self.code == 0
                && let Some(fields) = body.as_object_mut()
            {
                fields.remove("code");
            }
            body["retry_after"] = json!(retry_after.as_secs_f64());
            body["global"] = json!(self.global);
        }
        body
    }

    /// Whether Discord would have accepted the request as far as the sandbox can tell, and the sandbox lacks what it needs.
    pub fn is_unsupported(&self) -> bool {
        let has_unsupported_field = |errors: &Value| errors.to_string().contains("\"SANDBOX_UNSUPPORTED\"");
        *self == ApiError::unsupported_route() || self.errors.as_ref().is_some_and(has_unsupported_field)
    }

    /// A rate limit (429) with a code and a message of its own.
    pub fn too_many_requests(code: u32, message: &str, retry_after: Duration) -> ApiError {
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, code, message);
        ApiError { retry_after: Some(retry_after), ..error }
    }

    /// The rate limit of one bucket was exceeded.
    pub fn rate_limited(retry_after: Duration) -> ApiError {
        ApiError::too_many_requests(0, "You are being rate limited.", retry_after)
    }

    /// The global rate limit was exceeded.
    pub fn globally_rate_limited(retry_after: Duration) -> ApiError {
        ApiError { global: true, ..ApiError::rate_limited(retry_after) }
    }

    /// Discord has this path, and not with this method.
    pub fn method_not_allowed() -> ApiError {
        ApiError::new(StatusCode::METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed")
    }

    /// There is no such route.
    pub fn not_found() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    /// Discord has this route, and the sandbox does not.
    pub fn unsupported_route() -> ApiError {
        let message = "The sandbox does not serve this route of Discord.";
        ApiError::new(StatusCode::NOT_IMPLEMENTED, 0, message)
    }

    /// The `Host` or `Origin` is not this server's.
    pub fn forbidden_origin() -> ApiError {
        let message = "Only local programs and this server's own page have access.";
        ApiError::new(StatusCode::FORBIDDEN, 0, message)
    }

    /// 40005
    pub fn too_large() -> ApiError {
        ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large")
    }

    /// The body did not arrive in time.
    pub fn request_timeout() -> ApiError {
        ApiError::new(StatusCode::REQUEST_TIMEOUT, 0, "408: Request Timeout")
    }

    /// The token is missing or unknown.
    pub fn unauthorized() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    /// The object does not exist. The code depends on its kind: 10008 is "Unknown Message".
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

    /// 40003
    pub fn opening_dms_too_fast() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 40003, "You are opening direct messages too fast")
    }

    /// 50001: the caller cannot see the channel or guild.
    pub fn missing_access() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50001, "Missing Access")
    }

    /// 50013: the caller sees the channel or guild, but lacks a permission.
    pub fn missing_permissions() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50013, "Missing Permissions")
    }

    /// 50007
    pub fn cannot_message_user() -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, 50007, "Cannot send messages to this user")
    }

    /// 50027
    pub fn invalid_webhook_token() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token")
    }

    /// 50083
    pub fn thread_archived() -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, 50083, "Thread is archived")
    }

    /// 160005
    pub fn thread_locked() -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, 160_005, "Thread is locked")
    }

    /// For the request log only: a fault suppressed the response.
    pub fn gateway_timeout() -> ApiError {
        ApiError::new(StatusCode::GATEWAY_TIMEOUT, 0, "504: Gateway Timeout")
    }

    /// The state could not be written to disk.
    pub fn storage_failure(error: &io::Error) -> ApiError {
        tracing::error!(%error, "the sandbox state could not be written");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, 0, "500: Internal Server Error")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_rate_limits_with_a_code_of_their_own_have_one() {
        let body = ApiError::rate_limited(Duration::from_millis(1500)).body();
        let known = json!({ "message": "You are being rate limited.", "retry_after": 1.5, "global": false });
        assert_eq!(body, known);
        assert_eq!(ApiError::too_many_requests(30046, "x", Duration::ZERO).body()["code"], 30046);
        assert_eq!(ApiError::not_found().body()["code"], 0);
    }
}
