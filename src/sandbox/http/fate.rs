//! What is made to go wrong with a call of the bot.

use super::{ApiError, Call, Fault, World};
use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::stream;
use std::io;
use std::time::Duration;

/// What happens to a call instead of what should.
#[derive(Debug)]
pub(crate) enum Fate {
    /// It is refused, and nothing is done.
    Refused(ApiError),
    /// It is done, but this is what the bot hears.
    AnswerLost(ApiError),
    /// The bot hears nothing, for ever.
    Silence { carried_out: bool },
    /// It is done and answered late.
    Delayed(Duration),
    /// It is done, and the answer has a hard way.
    Way(Way),
}

/// How an answer comes, when it does not come as it should.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Way {
    /// Its body comes after a while.
    Slow(Duration),
    /// Its connection is cut in the middle of it.
    Cut,
}

impl Way {
    /// The answer as it comes.
    pub fn of(self, answer: Response) -> Response {
        let (head, body) = answer.into_parts();
        let body = match self {
            Way::Slow(pause) => Body::from_stream(stream::once(async move {
                tokio::time::sleep(pause).await;
                to_bytes(body, usize::MAX).await
            })),
            Way::Cut => Body::from_stream(stream::iter([Ok("{"), Err(io::Error::other("cut"))])),
        };
        Response::from_parts(head, body)
    }
}

impl Fate {
    /// What the faults of the world have in store for a call.
    pub fn of(call: &Call, world: &mut World) -> Option<Fate> {
        call.application?;
        world.faults.take(|fault| match fault {
            Fault::RateLimit { path, retry_after } if call.path.contains(path) => {
                Some(Fate::Refused(ApiError::limited(*retry_after)))
            }
            Fault::ServerError { path, status, carried_out } if call.path.contains(path) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_GATEWAY);
                let error = ApiError::new(status, 0, status.to_string());
                Some(match carried_out {
                    true => Fate::AnswerLost(error),
                    false => Fate::Refused(error),
                })
            }
            Fault::Refusal { path, status, code } if call.path.contains(path) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::NOT_FOUND);
                let error = ApiError::new(status, *code, status.to_string());
                Some(Fate::Refused(error))
            }
            Fault::Silence { path, carried_out } if call.path.contains(path) => {
                Some(Fate::Silence { carried_out: *carried_out })
            }
            Fault::SlowBody { path, pause } if call.path.contains(path) => Some(Fate::Way(Way::Slow(*pause))),
            Fault::Cut { path } if call.path.contains(path) => Some(Fate::Way(Way::Cut)),
            Fault::Delay { path, delay } if call.path.contains(path) => Some(Fate::Delayed(*delay)),
            Fault::SlowUpload(delay) if call.is_upload() => Some(Fate::Delayed(*delay)),
            _ => None,
        })
    }
}
