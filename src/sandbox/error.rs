//! Discord's errors: an HTTP status, a JSON error code, a message, and for a malformed body the path of each error.

use axum::http::StatusCode;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::io;
use std::time::Duration;
use thiserror::Error;

/// The result of what a request asks for, of which most have no value.
pub(super) type Result<T = (), E = ApiError> = std::result::Result<T, E>;

/// The error of a rejected request.
#[derive(Clone, Debug, Error, PartialEq)]
#[error("{status} {code} {message}")]
pub(super) struct ApiError {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code.
    pub code: u32,
    /// Discord's message for the code.
    pub message: Cow<'static, str>,
    /// The errors of a malformed body (50035), nested as the body is.
    pub errors: Option<Value>,
    /// The time after which to try again, if the request was rate limited.
    pub retry_after: Option<Duration>,
    /// Whether the global rate limit was exceeded.
    pub global: bool,
}

impl ApiError {
    /// An error without paths.
    pub fn new(status: StatusCode, code: u32, message: impl Into<Cow<'static, str>>) -> ApiError {
        ApiError { message: message.into(), ..known(status, code, "") }
    }

    /// A guild, channel or message has as many of these objects as Discord allows.
    pub fn maximum_reached(code: u32, objects: &str, max: usize) -> ApiError {
        let message = format!("Maximum number of {objects} reached ({max})");
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// A malformed body (50035), with its errors nested as the body is.
    pub fn invalid_form_body(errors: Value) -> ApiError {
        let error = ApiError::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body");
        ApiError { errors: Some(errors), ..error }
    }

    /// A body that Discord accepts as far as the sandbox can tell, with the fields that the sandbox lacks.
    pub fn unsupported_fields(errors: Value) -> ApiError {
        let message = "The sandbox does not serve these fields of Discord.";
        let error = ApiError::new(StatusCode::NOT_IMPLEMENTED, 0, message);
        ApiError { errors: Some(errors), ..error }
    }

    /// A malformed body with one error at `path`: keys separated by `.`, empty for the whole body.
    pub fn invalid_field(path: &str, code: &str, message: &str) -> ApiError {
        let error = json!({ "_errors": [{ "code": code, "message": message }] });
        let keys = path.split('.').filter(|key| !key.is_empty());
        ApiError::invalid_form_body(keys.rev().fold(error, |inner, key| json!({ key: inner })))
    }

    /// A malformed body without a field that it needs, at `path`.
    pub fn missing_field(path: &str) -> ApiError {
        ApiError::invalid_field(path, "BASE_TYPE_REQUIRED", "This field is required")
    }

    /// A malformed body with a value at `path` that is not among the `allowed` ones.
    pub fn invalid_choice(path: &str, allowed: &str) -> ApiError {
        ApiError::invalid_field(path, "BASE_TYPE_CHOICES", &format!("Value must be one of {{{allowed}}}."))
    }

    /// A malformed body with a list at `path` that has more than `max` items.
    pub fn too_long_list(path: &str, max: usize) -> ApiError {
        ApiError::invalid_field(path, "BASE_TYPE_MAX_LENGTH", &format!("Must be {max} or fewer in length."))
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
        self.status == StatusCode::NOT_IMPLEMENTED
    }

    /// A rate limit (429) with a code and a message of its own.
    pub fn too_many_requests(code: u32, message: &'static str, retry_after: Duration) -> ApiError {
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

    /// The state could not be written to disk.
    pub fn storage_failure(error: &io::Error) -> ApiError {
        tracing::error!(%error, "the sandbox state could not be written");
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, 0, "500: Internal Server Error")
    }
}

/// Errors that have nothing of the request in them.
impl ApiError {
    /// Discord has this path, and not with this method.
    pub const METHOD_NOT_ALLOWED: Self = known(StatusCode::METHOD_NOT_ALLOWED, 0, "405: Method Not Allowed");
    /// There is no such route.
    pub const NOT_FOUND: Self = not_found(0, "404: Not Found");
    /// Discord has this route, and the sandbox does not.
    pub const UNSUPPORTED_ROUTE: Self =
        known(StatusCode::NOT_IMPLEMENTED, 0, "The sandbox does not serve this route of Discord.");
    /// The `Host` or `Origin` is not this server's.
    pub const FORBIDDEN_ORIGIN: Self =
        forbidden(0, "Only local programs and this server's own page have access.");
    /// The body did not arrive in time.
    pub const REQUEST_TIMEOUT: Self = known(StatusCode::REQUEST_TIMEOUT, 0, "408: Request Timeout");
    /// The token is missing or unknown.
    pub const UNAUTHORIZED: Self = known(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized");
    /// For the request log only: a fault suppressed the response.
    pub const GATEWAY_TIMEOUT: Self = known(StatusCode::GATEWAY_TIMEOUT, 0, "504: Gateway Timeout");
    pub const UNKNOWN_APPLICATION: Self = not_found(10002, "Unknown Application");
    pub const UNKNOWN_CHANNEL: Self = not_found(10003, "Unknown Channel");
    pub const UNKNOWN_GUILD: Self = not_found(10004, "Unknown Guild");
    pub const UNKNOWN_INVITE: Self = not_found(10006, "Unknown Invite");
    pub const UNKNOWN_MEMBER: Self = not_found(10007, "Unknown Member");
    pub const UNKNOWN_MESSAGE: Self = not_found(10008, "Unknown Message");
    pub const UNKNOWN_OVERWRITE: Self = not_found(10009, "Unknown Overwrite");
    pub const UNKNOWN_ROLE: Self = not_found(10011, "Unknown Role");
    pub const UNKNOWN_USER: Self = not_found(10013, "Unknown User");
    pub const UNKNOWN_EMOJI: Self = bad_request(10014, "Unknown Emoji");
    pub const UNKNOWN_WEBHOOK: Self = not_found(10015, "Unknown Webhook");
    pub const UNKNOWN_BAN: Self = not_found(10026, "Unknown Ban");
    pub const UNKNOWN_INTERACTION: Self = not_found(10062, "Unknown interaction");
    pub const UNKNOWN_COMMAND: Self = not_found(10063, "Unknown application command");
    pub const UNKNOWN_COMMAND_PERMISSIONS: Self = not_found(10066, "Unknown application command permissions");
    pub const UNKNOWN_TAG: Self = not_found(10087, "Unknown tag");
    pub const NOT_FOR_BOTS: Self = forbidden(20001, "Bots cannot use this endpoint");
    pub const NOT_OWN_APPLICATION: Self =
        forbidden(20012, "You are not authorized to perform this action on this application");
    pub const OPENING_DMS_TOO_FAST: Self = forbidden(40003, "You are opening direct messages too fast");
    pub const TOO_LARGE: Self = known(StatusCode::PAYLOAD_TOO_LARGE, 40005, "Request entity too large");
    pub const BANNED: Self = forbidden(40007, "The user is banned from this guild");
    pub const TAG_REQUIRED: Self =
        bad_request(40067, "A tag is required to create a forum post in this channel");
    pub const ALREADY_CROSSPOSTED: Self = bad_request(40033, "This message has already been crossposted");
    pub const ALREADY_ACKNOWLEDGED: Self = bad_request(40060, "Interaction has already been acknowledged.");
    /// The caller cannot see the channel or guild.
    pub const MISSING_ACCESS: Self = forbidden(50001, "Missing Access");
    pub const NOT_IN_DM_CHANNEL: Self = bad_request(50003, "Cannot execute action on a DM channel");
    pub const NOT_OWN_MESSAGE: Self = forbidden(50005, "Cannot edit a message authored by another user");
    pub const EMPTY_MESSAGE: Self = bad_request(50006, "Cannot send an empty message");
    pub const CANNOT_MESSAGE_USER: Self = forbidden(50007, "Cannot send messages to this user");
    pub const NON_TEXT_CHANNEL: Self = bad_request(50008, "Cannot send messages in a non-text channel");
    /// The caller sees the channel or guild, but lacks a permission.
    pub const MISSING_PERMISSIONS: Self = forbidden(50013, "Missing Permissions");
    pub const SYSTEM_MESSAGE: Self = forbidden(50021, "Cannot execute action on a system message");
    pub const WRONG_CHANNEL_TYPE: Self = bad_request(50024, "Cannot execute action on this channel type");
    pub const INVALID_WEBHOOK_TOKEN: Self = known(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token");
    pub const INVALID_ROLE: Self = bad_request(50028, "Invalid Role");
    pub const INVALID_RECIPIENT: Self = bad_request(50033, "Invalid Recipient(s)");
    pub const TOO_OLD_FOR_BULK_DELETE: Self =
        bad_request(50034, "A message provided was too old to bulk delete");
    pub const INVALID_API_VERSION: Self = bad_request(50041, "Invalid API version provided");
    pub const INVALID_GUILD: Self = bad_request(50055, "Invalid Guild");
    pub const THREAD_ARCHIVED: Self = bad_request(50083, "Thread is archived");
    pub const INVALID_JSON: Self = bad_request(50109, "The request body contains invalid JSON.");
    pub const UNREADABLE_FORWARD: Self =
        forbidden(160_014, "You cannot forward a message whose content you cannot read");
    pub const REPLY_WITHOUT_HISTORY: Self =
        forbidden(160_002, "Cannot reply without permission to read message history");
    pub const MESSAGE_HAS_THREAD: Self =
        bad_request(160_004, "A thread has already been created for this message");
    pub const THREAD_LOCKED: Self = bad_request(160_005, "Thread is locked");
    pub const TOO_MANY_ACTIVE_THREADS: Self =
        bad_request(160_006, "Maximum number of active threads reached");
    pub const UNKNOWN_POLL_ANSWER: Self = not_found(10102, "Unknown poll answer");
    pub const POLL_EXPIRED: Self = bad_request(520_001, "Poll expired");
    pub const NO_POLL: Self = bad_request(520_006, "Cannot expire a non-poll message");
    pub const FORUM_WITHOUT_THREAD: Self =
        bad_request(220_001, "Webhooks posted to forum channels must have a thread_name or thread_id");
}

const fn not_found(code: u32, message: &'static str) -> ApiError {
    known(StatusCode::NOT_FOUND, code, message)
}

const fn forbidden(code: u32, message: &'static str) -> ApiError {
    known(StatusCode::FORBIDDEN, code, message)
}

const fn bad_request(code: u32, message: &'static str) -> ApiError {
    known(StatusCode::BAD_REQUEST, code, message)
}

const fn known(status: StatusCode, code: u32, message: &'static str) -> ApiError {
    let message = Cow::Borrowed(message);
    ApiError { status, code, message, errors: None, retry_after: None, global: false }
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
        assert_eq!(ApiError::NOT_FOUND.body()["code"], 0);
    }
}
