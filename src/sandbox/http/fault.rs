//! Injected faults that affect a bot's HTTP request.

use super::{ApiError, ApiRequest, Fault, World};
use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::stream;
use std::io;
use std::time::Duration;

/// The effect of a fault on a request.
#[derive(Debug)]
pub(crate) enum FaultOutcome {
    /// The request is rejected and not carried out.
    Rejected(ApiError),
    /// The request is carried out, but the bot gets this error.
    ResponseLost(ApiError),
    /// The bot never gets a response.
    NoResponse { carried_out: bool },
    /// The request is carried out and answered late.
    Delayed(Duration),
    /// The request is carried out, and the body of its response is slow or truncated.
    Body(BodyFault),
}

/// A fault in the body of a response.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BodyFault {
    /// The body comes after a delay.
    Slow(Duration),
    /// The connection is cut in the middle of the body.
    Truncated,
}

impl BodyFault {
    /// Replaces the body of a response by a faulty one.
    pub fn apply(self, response: Response) -> Response {
        let (head, body) = response.into_parts();
        let body = match self {
            BodyFault::Slow(delay) => Body::from_stream(stream::once(async move {
                tokio::time::sleep(delay).await;
                to_bytes(body, usize::MAX).await
            })),
            BodyFault::Truncated => Body::from_stream(stream::iter([Ok("{"), Err(io::Error::other("cut"))])),
        };
        Response::from_parts(head, body)
    }
}

impl FaultOutcome {
    /// Whether the bot does not get the response of a carried out request, or not whole.
    pub fn is_failure(&self) -> bool {
        match self {
            FaultOutcome::Rejected(_) | FaultOutcome::ResponseLost(_) | FaultOutcome::NoResponse { .. } => {
                true
            }
            FaultOutcome::Body(fault) => matches!(fault, BodyFault::Truncated),
            FaultOutcome::Delayed(_) => false,
        }
    }

    /// Takes the first injected fault that matches a bot's request.
    pub fn take_for(request: &ApiRequest, world: &mut World) -> Option<FaultOutcome> {
        request.application?;
        let matches = |path: &str| request.path.contains(path);
        world.faults.take(|fault| match fault {
            Fault::RateLimit { path, retry_after } if matches(path) => {
                Some(FaultOutcome::Rejected(ApiError::rate_limited(*retry_after)))
            }
            Fault::ServerError { path, status, carried_out } if matches(path) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_GATEWAY);
                let error = ApiError::new(status, 0, status.to_string());
                Some(match carried_out {
                    true => FaultOutcome::ResponseLost(error),
                    false => FaultOutcome::Rejected(error),
                })
            }
            Fault::ErrorResponse { path, status, code } if matches(path) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::NOT_FOUND);
                let error = ApiError::new(status, *code, status.to_string());
                Some(FaultOutcome::Rejected(error))
            }
            Fault::NoResponse { path, carried_out } if matches(path) => {
                Some(FaultOutcome::NoResponse { carried_out: *carried_out })
            }
            Fault::SlowBody { path, delay } if matches(path) => {
                Some(FaultOutcome::Body(BodyFault::Slow(*delay)))
            }
            Fault::TruncatedBody { path } if matches(path) => Some(FaultOutcome::Body(BodyFault::Truncated)),
            Fault::SlowResponse { path, delay } if matches(path) => Some(FaultOutcome::Delayed(*delay)),
            Fault::SlowUpload(delay) if request.is_upload() => Some(FaultOutcome::Delayed(*delay)),
            _ => None,
        })
    }
}
