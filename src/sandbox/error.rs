//! The answers Discord gives to a request it refuses: a status, a code, a sentence, and for a
//! malformed body the place of each fault.

use axum::http::StatusCode;
use serde_json::{Value, json};

/// A refused request.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{status} {code} {message}")]
pub struct Refusal {
    /// The HTTP status.
    pub status: StatusCode,
    /// Discord's JSON error code.
    pub code: u32,
    /// Discord's sentence for the code.
    pub message: String,
    /// Where the body is wrong, for code 50035.
    pub errors: Option<Value>,
}

impl Refusal {
    /// A refusal without places.
    pub fn new(status: StatusCode, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None }
    }

    /// A malformed body (50035), with the nested places of its faults.
    pub fn form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::new(StatusCode::BAD_REQUEST, 50035, "Invalid Form Body") }
    }

    /// A malformed body with a single fault at `path` (keys parted by `.`, empty for the whole body).
    pub fn at(path: &str, code: &str, message: &str) -> Self {
        let mut form = super::check::Form::default();
        for key in path.split('.').filter(|key| !key.is_empty()) {
            form.enter(key);
        }
        form.fault(code, message);
        Self::form(form.into_errors())
    }

    /// The JSON body of the answer.
    pub fn body(&self) -> Value {
        match &self.errors {
            Some(errors) => json!({ "message": self.message, "code": self.code, "errors": errors }),
            None => json!({ "message": self.message, "code": self.code }),
        }
    }

    /// A path nobody serves.
    pub fn no_route() -> Self {
        Self::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    /// No token, or one nobody has.
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    /// Something that does not exist: `code` says what ("Unknown Message" is 10008).
    pub fn unknown(code: u32, what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, format!("Unknown {what}"))
    }

    /// 10008
    pub fn unknown_message() -> Self {
        Self::unknown(10008, "Message")
    }

    /// 10003
    pub fn unknown_channel() -> Self {
        Self::unknown(10003, "Channel")
    }

    /// 10062
    pub fn unknown_interaction() -> Self {
        Self::unknown(10062, "interaction")
    }

    /// 10013
    pub fn unknown_user() -> Self {
        Self::unknown(10013, "User")
    }

    /// 50001: the place exists, but not for this caller.
    pub fn missing_access() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50001, "Missing Access")
    }

    /// The state could not be written: our fault, not the caller's.
    pub fn broken(error: &std::io::Error) -> Self {
        tracing::error!(%error, "the sandbox cannot write its state");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, 0, "500: Internal Server Error")
    }
}
