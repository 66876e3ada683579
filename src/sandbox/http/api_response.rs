//! The response to an API request.

use super::{ApiError, Result};
use axum::Json;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

/// The response to a request, or why it is rejected.
pub(super) type Reply = Result<ApiResponse>;

/// The response to an accepted request.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ApiResponse {
    /// The HTTP status.
    pub status: StatusCode,
    /// The JSON body, if there is one.
    pub body: Option<Value>,
}

impl ApiResponse {
    /// 200 with a body.
    pub fn ok(body: Value) -> Reply {
        Ok(ApiResponse { status: StatusCode::OK, body: Some(body) })
    }

    /// 201 with a body.
    pub fn created(body: Value) -> Reply {
        Ok(ApiResponse { status: StatusCode::CREATED, body: Some(body) })
    }

    /// 204
    pub fn no_content() -> Reply {
        Ok(ApiResponse { status: StatusCode::NO_CONTENT, body: None })
    }
}

impl IntoResponse for ApiResponse {
    fn into_response(self) -> Response {
        match self.body {
            Some(body) => (self.status, Json(body)).into_response(),
            None => self.status.into_response(),
        }
    }
}

/// The response to a rejected request. After a rate limit it has Discord's headers and fields.
pub(super) fn error_response(error: &ApiError) -> Response {
    let Some(retry_after) = error.retry_after else {
        let mut response = (error.status, Json(error.body())).into_response();
        if error.is_unsupported() {
            let name = HeaderName::from_static("x-sandbox-unsupported");
            response.headers_mut().insert(name, HeaderValue::from_static("true"));
        }
        return response;
    };
    let seconds = retry_after.as_secs_f64();
    let scope = if error.global { "global" } else { "user" };
    let headers = [
        (header::RETRY_AFTER, format!("{}", seconds.ceil())),
        (HeaderName::from_static("x-ratelimit-scope"), scope.to_owned()),
    ];
    let mut response = (error.status, headers, Json(error.body())).into_response();
    if error.global {
        let value = HeaderValue::from_static("true");
        response.headers_mut().insert(HeaderName::from_static("x-ratelimit-global"), value);
    }
    response
}
