//! The calls that steer the sandbox itself: faults, the journal of requests, the clock and the reset. They are not Discord's,
//! and any valid token will do.

use super::error::Result;
use super::gateway::Gateway;
use super::world::{Fault, RecordedRequest, Verdict};
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Query, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::ops::RangeInclusive;

/// The size of a body.
const MAX_BODY_BYTES: usize = 64 << 10;
/// The number of requests in an answer.
const MAX_LISTED_REQUESTS: usize = 1000;
/// The names of the filters of requests.
const FILTERS: &str = "after, application, limit, method, path and verdict";
/// The methods of Discord's API, and what stands for one in payloads over the gateway.
const METHODS: [&str; 6] = ["DELETE", "GATEWAY", "GET", "PATCH", "POST", "PUT"];
/// How far a single call moves the clock: ten years.
const MAX_ADVANCE_MS: u64 = 10 * 365 * 24 * 60 * 60 * 1000;

/// The routes below `/sandbox`.
pub(super) fn router(gateway: Gateway) -> Router<Gateway> {
    Router::new()
        .route("/sandbox/faults", get(list_faults).post(inject_fault).delete(clear_faults))
        .route("/sandbox/requests", get(list_requests))
        .route("/sandbox/reset", post(reset))
        .route("/sandbox/clock", get(show_clock).post(advance_clock))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(gateway, require_token))
}

/// Middleware that rejects requests without a valid token.
async fn require_token(State(gateway): State<Gateway>, request: Request, next: Next) -> Response {
    let token = request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let is_known = gateway
        .with_world(|world| token.and_then(|token| world.directory.authenticate_header(token)).is_some());
    if is_known {
        next.run(request).await
    } else {
        (StatusCode::UNAUTHORIZED, "A valid token is required.").into_response()
    }
}

/// `GET /sandbox/faults`: the faults that wait, oldest first.
async fn list_faults(State(gateway): State<Gateway>) -> Json<Value> {
    Json(gateway.with_world(|world| world.faults.iter().map(Fault::to_json).collect()))
}

/// `POST /sandbox/faults`: injects a fault.
async fn inject_fault(State(gateway): State<Gateway>, body: Bytes) -> Response {
    match serde_json::from_slice::<Fault>(&body) {
        Ok(fault) => match gateway.inject(fault) {
            true => StatusCode::NO_CONTENT.into_response(),
            false => (StatusCode::BAD_REQUEST, "Too many faults are waiting.").into_response(),
        },
        Err(error) => (StatusCode::BAD_REQUEST, error.to_string()).into_response(),
    }
}

/// `DELETE /sandbox/faults`: removes the faults that wait.
async fn clear_faults(State(gateway): State<Gateway>) -> StatusCode {
    gateway.with_world(|world| world.faults.clear());
    StatusCode::NO_CONTENT
}

/// `GET /sandbox/requests`: the requests of bots in memory, oldest first. The query filters them by `application`, `method`,
/// `verdict`, a part of the `path`, and by their number, which is to be at least `after`.
async fn list_requests(
    State(gateway): State<Gateway>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    match RequestFilter::new(query) {
        Ok(filter) => {
            let is_wanted = |request: &RecordedRequest| filter.includes(request);
            let (listed, next) =
                gateway.with_world(|world| world.request_log.listed(filter.after, filter.limit, is_wanted));
            Json(json!({ "requests": listed, "next": next })).into_response()
        }
        Err(message) => (StatusCode::BAD_REQUEST, message).into_response(),
    }
}

/// Which recorded requests are wanted, and how many.
struct RequestFilter {
    /// The other filters by their names, which have been checked.
    texts: HashMap<String, String>,
    after: usize,
    limit: usize,
}

impl RequestFilter {
    /// Checks the names and values of a query. The error names the filter.
    fn new(mut texts: HashMap<String, String>) -> Result<RequestFilter, String> {
        let mut number = |key: &str, range: RangeInclusive<usize>, default: usize| {
            let Some(text) = texts.remove(key) else { return Ok(default) };
            let number = text.parse().ok().filter(|number| range.contains(number));
            number.ok_or_else(|| format!("{key} must be a number from {} to {}.", range.start(), range.end()))
        };
        let after = number("after", 0..=usize::MAX, 0)?;
        let limit = number("limit", 1..=MAX_LISTED_REQUESTS, MAX_LISTED_REQUESTS)?;
        for (key, value) in &texts {
            let is_valid = match key.as_str() {
                "application" => value.parse::<u64>().is_ok(),
                "method" => METHODS.contains(&value.as_str()),
                "verdict" => serde_json::from_value::<Verdict>(json!(value)).is_ok(),
                "path" => true,
                _ => return Err(format!("There is no filter {key:.100}. There are {FILTERS}.")),
            };
            if !is_valid {
                return Err(format!("The filter {key} has no value {value:.100}."));
            }
        }
        Ok(RequestFilter { texts, after, limit })
    }

    fn includes(&self, request: &RecordedRequest) -> bool {
        let is = |key: &str, value: &str| self.texts.get(key).is_none_or(|wanted| wanted == value);
        self.texts.get("path").is_none_or(|part| request.path.contains(part))
            && is("method", &request.method)
            && is("application", &request.application_id.to_string())
            && json!(request.verdict).as_str().is_some_and(|verdict| is("verdict", verdict))
    }
}

/// `POST /sandbox/reset`: goes back to the start of the world.
async fn reset(State(gateway): State<Gateway>) -> Response {
    done(gateway.reset())
}

/// `GET /sandbox/clock`
async fn show_clock(State(gateway): State<Gateway>) -> Json<Value> {
    Json(clock_view(&gateway))
}

/// `POST /sandbox/clock` `{"advance_millis": 1000}`: moves the clock forward.
async fn advance_clock(State(gateway): State<Gateway>, body: Bytes) -> Response {
    match serde_json::from_slice::<Advance>(&body) {
        Ok(Advance { advance_millis }) if advance_millis > MAX_ADVANCE_MS => {
            let message = format!("advance_millis is at most {MAX_ADVANCE_MS}.");
            (StatusCode::BAD_REQUEST, message).into_response()
        }
        Ok(Advance { advance_millis }) => match gateway.advance_clock(advance_millis) {
            true => Json(clock_view(&gateway)).into_response(),
            false => (StatusCode::BAD_REQUEST, "The clock does not go past 2100.").into_response(),
        },
        Err(error) => (StatusCode::BAD_REQUEST, error.to_string()).into_response(),
    }
}

/// The body of a call that moves the clock.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advance {
    advance_millis: u64,
}

fn clock_view(gateway: &Gateway) -> Value {
    gateway.with_world(|world| json!({ "now_millis": world.now_ms(), "is_fixed": world.clock.is_fixed() }))
}

fn done(result: Result) -> Response {
    match result {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => (error.status, Json(error.body())).into_response(),
    }
}
