//! The HTTP routes: the API for bots and clients, and the page.
//!
//! A request is read into an [`ApiRequest`]. [`handle`] routes it and returns the response.
//!
//! - [`api_request`], [`api_response`]: a request and its response; [`call`]: a request with a valid token; [`form_fields`]: bodies that are forms; [`mod@form`]: the
//!   checks of bodies; [`route`]: the routing table; [`unsupported`]: the routes of Discord, and those that it lacks; [`rate_limit`]: the buckets; [`fault`]: injected faults
//! - [`mod@application`], [`mod@user`], [`mod@guild`], [`guild_channel`], [`channel`], [`mod@thread`], [`command`]: the resources;
//!   [`member`], [`role`], [`thread_list`], [`message_action`], [`reaction`], [`mod@poll`], [`incoming_webhook`], [`invite`],
//!   [`audit_log`]: parts of them; [`permission`]:
//!   who may post where
//! - [`interaction`]: what people do; [`callback`], [`webhook`]: the bot's responses
//! - [`mod@page`]: the chat page, and the files of messages

mod api_request;
mod api_response;
mod application;
mod audit_log;
mod call;
mod callback;
mod channel;
mod command;
mod fault;
mod form;
mod form_fields;
mod guild;
mod guild_channel;
mod incoming_webhook;
mod interaction;
mod invite;
mod member;
mod message_action;
mod page;
mod permission;
mod poll;
mod rate_limit;
mod reaction;
mod role;
mod route;
mod thread;
mod thread_list;
mod unsupported;
mod user;
mod webhook;

pub(super) use api_request::{ApiRequest, MAX_REQUEST_BYTES};
pub(super) use fault::FaultOutcome;
pub(super) use page::router as page;

use super::api_types;
use super::bounded_json;
use super::emoji::is_emoji;
use super::error::{ApiError, Result};
use super::snowflake;
use super::validate;
use super::world::{self, Account, Fault, RecordedRequest, RequestLog, Verdict, World};
use api_response::{ApiResponse, Reply};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use call::Call;

/// Carries out a request and returns the response, or `None` if a fault suppresses the response. `body_read` is the result of
/// reading the body.
pub(super) fn handle(
    world: &mut World,
    request: ApiRequest,
    body_read: Result,
    fault: Option<FaultOutcome>,
) -> Option<Response> {
    let head_checked = request.check_version_and_headers();
    if head_checked == Err(ApiError::NOT_FOUND) {
        warn_of_unknown_route(&request);
        return Some(api_response::error_response(&ApiError::NOT_FOUND));
    }
    let (rate_limit_headers, rate_limited) = rate_limit::acquire(world, &request);
    let is_fault = fault.as_ref().is_some_and(FaultOutcome::is_failure);
    let is_suppressed = matches!(fault, Some(FaultOutcome::NoResponse { .. }));
    let body_fault = if let Some(FaultOutcome::Body(body_fault)) = fault { Some(body_fault) } else { None };
    let result = match (head_checked.and(body_read).and(rate_limited), fault) {
        (Err(error), _) | (_, Some(FaultOutcome::Rejected(error))) => Err(error),
        (_, Some(FaultOutcome::ResponseLost(error))) => routed(world, &request).and(Err(error)),
        (_, Some(FaultOutcome::NoResponse { carried_out: false })) => Err(ApiError::GATEWAY_TIMEOUT),
        (
            _,
            None
            | Some(
                FaultOutcome::Delayed(_)
                | FaultOutcome::Body(_)
                | FaultOutcome::NoResponse { carried_out: true },
            ),
        ) => routed(world, &request),
    };
    if result == Err(ApiError::NOT_FOUND) || result == Err(ApiError::UNSUPPORTED_ROUTE) {
        warn_of_unknown_route(&request);
    }
    let verdict = verdict(&result, is_fault);
    record(world, request, &result, verdict);
    if is_suppressed {
        return None;
    }
    let mut response = match result {
        Ok(response) => response.into_response(),
        Err(error) => api_response::error_response(&error),
    };
    if let Some(headers) = rate_limit_headers {
        headers.write_to(response.headers_mut());
    }
    // Some libraries take a 429 without it for a ban by Cloudflare, and do not try again.
    response.headers_mut().insert(header::VIA, HeaderValue::from_static("1.1 google"));
    Some(match body_fault {
        Some(body_fault) => body_fault.apply(response),
        None => response,
    })
}

/// Carries out a request, or says that its path has no such method.
fn routed(world: &mut World, request: &ApiRequest) -> Reply {
    let result = route::route(world, request);
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let is_unknown = result == Err(ApiError::NOT_FOUND);
    if is_unknown && unsupported::has_other_methods(request.method.as_str(), &segments) {
        return Err(ApiError::METHOD_NOT_ALLOWED);
    }
    result
}

/// The verdict on a request, by its response.
fn verdict(result: &Reply, is_fault: bool) -> Verdict {
    match result {
        _ if is_fault => Verdict::Fault,
        Ok(_) => Verdict::Accepted,
        Err(error) if error.is_unsupported() => Verdict::Unsupported,
        Err(error) if error.retry_after.is_some() => Verdict::RateLimited,
        Err(_) => Verdict::Rejected,
    }
}

/// Appends a request of a bot, or one without a valid token, to the request log.
fn record(world: &mut World, request: ApiRequest, result: &Reply, verdict: Verdict) {
    let application_id = match (request.application, request.account) {
        (Some(application), _) => application,
        (None, None) => 0,
        (None, Some(_)) => return,
    };
    let (status, response) = match result {
        Ok(response) => (response.status, RequestLog::kept(response.body.as_ref())),
        Err(error) => (error.status, Some(error.body())),
    };
    let (at_ms, mut body) = (world.now_ms(), request.body);
    bounded_json::shorten(&mut body);
    let recorded = RecordedRequest {
        application_id,
        method: request.method.to_string(),
        path: request.path,
        content_type: request.content_type,
        body: RequestLog::kept(Some(&body)).filter(|body| !body.is_null()),
        files: request.files.into_iter().map(|file| file.name).collect(),
        status: status.as_u16(),
        response,
        verdict,
    };
    world.request_log.push(recorded, at_ms);
}

fn warn_of_unknown_route(request: &ApiRequest) {
    tracing::warn!(method = %request.method, path = request.path, "the sandbox has no such route");
}
