//! What can go wrong on request, so that tests see how the bot takes it.

use std::time::Duration;

use axum::http::StatusCode;

use super::error::Refusal;
use super::session::Frame;
use super::state::State;

/// One thing that goes wrong once. To have it twice, inject it twice.
#[derive(Debug, Clone, PartialEq)]
pub enum Fault {
    /// The bot's next request whose path contains `path` is answered 429.
    RateLimit {
        /// Part of the path, such as `/callback`; empty means any.
        path: String,
        /// When to try again.
        retry_after: Duration,
    },
    /// The bot's next request whose path contains `path` is answered with a server error.
    ServerError {
        /// Part of the path; empty means any.
        path: String,
        /// The status, such as 502.
        status: u16,
        /// Whether the request is carried out all the same, and only its answer is lost.
        carried_out: bool,
    },
    /// The bot's next direct message is refused (50007).
    RefuseDirectMessage,
    /// The next interaction is delivered twice.
    Twice,
    /// The next interaction is delivered late.
    Late(Duration),
    /// The bot's gateway socket is cut without a word. At once.
    DropSocket,
    /// The gateway asks the bot to reconnect. At once.
    Reconnect,
    /// The gateway tells the bot that its session is invalid. At once.
    InvalidSession {
        /// Whether the session may be resumed.
        resumable: bool,
    },
}

/// What happens to a request of the bot.
pub enum Fate {
    /// It is refused, and nothing is done.
    Refused(Refusal, Option<Duration>),
    /// It is done, but this is what the bot hears.
    AnswerLost(Refusal),
}

impl State {
    /// Lets something go wrong, now or when its time comes.
    pub fn inject(&mut self, fault: Fault) {
        let frame = match fault {
            Fault::DropSocket => Frame::Drop,
            Fault::Reconnect => Frame::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.to_owned()),
            Fault::InvalidSession { resumable } => {
                Frame::Text(format!(r#"{{"op":9,"d":{resumable},"s":null,"t":null}}"#))
            }
            later => return self.faults.push(later),
        };
        if let Some(session) = self.bot_session() {
            session.send(frame);
            if fault == (Fault::InvalidSession { resumable: false }) {
                session.end();
            }
        }
    }

    /// Takes the first fault that `wanted` accepts.
    pub fn take_fault(&mut self, wanted: impl Fn(&Fault) -> bool) -> Option<Fault> {
        let index = self.faults.iter().position(wanted)?;
        Some(self.faults.remove(index))
    }

    /// The fate of a request of the bot.
    pub fn fate(&mut self, request: &str) -> Option<Fate> {
        let fault = self.take_fault(|fault| match fault {
            Fault::RateLimit { path, .. } | Fault::ServerError { path, .. } => {
                request.contains(path.as_str())
            }
            _ => false,
        })?;
        Some(match fault {
            Fault::ServerError { status, carried_out, .. } => {
                let status = StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY);
                let refusal = Refusal::new(status, 0, format!("{status}"));
                if carried_out { Fate::AnswerLost(refusal) } else { Fate::Refused(refusal, None) }
            }
            Fault::RateLimit { retry_after, .. } => {
                let refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, 0, "You are being rate limited.");
                Fate::Refused(refusal, Some(retry_after))
            }
            _ => return None,
        })
    }
}
