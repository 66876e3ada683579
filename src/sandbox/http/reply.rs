//! What comes back: a reply, or an error.

use super::ApiError;
use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// An accepted call.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The JSON body, if there is one.
    pub body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    pub fn ok(body: Value) -> Result<Reply, ApiError> {
        Ok(Reply { status: StatusCode::OK, body: Some(body) })
    }

    /// 201 with a body.
    pub fn created(body: Value) -> Result<Reply, ApiError> {
        Ok(Reply { status: StatusCode::CREATED, body: Some(body) })
    }

    /// 204
    pub fn none() -> Result<Reply, ApiError> {
        Ok(Reply { status: StatusCode::NO_CONTENT, body: None })
    }
}

impl IntoResponse for Reply {
    fn into_response(self) -> Response {
        match self.body {
            Some(body) => (self.status, Json(body)).into_response(),
            None => self.status.into_response(),
        }
    }
}

/// The answer to a refused call; of what was too much it says when to try again.
pub(super) fn refuse(error: &ApiError) -> Response {
    let Some(wait) = error.retry_after else { return (error.status, Json(error.body())).into_response() };
    let seconds = wait.as_secs_f64();
    let mut body = error.body();
    body["retry_after"] = json!(seconds);
    body["global"] = json!(error.global);
    let scope = if error.global { "global" } else { "user" };
    let headers = [
        (header::RETRY_AFTER, format!("{}", seconds.ceil())),
        (HeaderName::from_static("x-ratelimit-scope"), scope.to_owned()),
    ];
    let mut answer = (error.status, headers, Json(body)).into_response();
    if error.global {
        let yes = HeaderValue::from_static("true");
        answer.headers_mut().insert(HeaderName::from_static("x-ratelimit-global"), yes);
    }
    answer
}
