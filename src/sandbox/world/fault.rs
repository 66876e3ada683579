//! What can go wrong on request, so that tests see how the bot takes it.

use serde::Deserialize;
use std::str::FromStr;
use std::time::Duration;

/// One thing that goes wrong once. To have it twice, inject it twice.
///
/// As JSON, for the command line and `POST /sandbox/faults`, it is an object with its `kind` in snake case and its fields;
/// times are `millis`: `{"kind": "late", "millis": 500}`.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(try_from = "Wire")]
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
    /// The bot's next request whose path contains `path` is refused, as a channel that is gone refuses what is posted.
    Refusal {
        /// Part of the path; empty means any.
        path: String,
        /// The status, such as 404.
        status: u16,
        /// Discord's code, such as 10003.
        code: u32,
    },
    /// The bot's next request whose path contains `path` is never answered: its connection stays open.
    Silence {
        /// Part of the path; empty means any.
        path: String,
        /// Whether the request is carried out all the same.
        carried_out: bool,
    },
    /// The bot's next request whose path contains `path` is carried out, and its answer comes slowly: the head at once,
    /// the body after a while.
    SlowBody {
        /// Part of the path; empty means any.
        path: String,
        /// How long the body is waited for.
        pause: Duration,
    },
    /// The bot's next request whose path contains `path` is carried out, and its connection is cut in the middle of the
    /// answer.
    Cut {
        /// Part of the path; empty means any.
        path: String,
    },
    /// The bot's next request whose path contains `path` is carried out and answered late, as over a slow line.
    Delay {
        /// Part of the path; empty means any.
        path: String,
        /// How late.
        delay: Duration,
    },
    /// The bot's next request with a file takes so long to arrive. If the bot gives it up before, it never came.
    SlowUpload(Duration),
    /// The bot's next direct message is refused (50007).
    RefuseDirectMessage,
    /// The next interaction is delivered twice.
    Twice,
    /// The next interaction is delivered late.
    Late(Duration),
    /// The bot's gateway socket is cut without a word. At once.
    DropSocket,
    /// The bot's next heartbeat is not acknowledged.
    NoAck,
    /// The gateway closes the bot's socket with this code. At once.
    Close {
        /// The code, such as 4000.
        code: u16,
    },
    /// The gateway asks the bot to reconnect. At once.
    Reconnect,
    /// The gateway tells the bot that its session is invalid. At once.
    InvalidSession {
        /// Whether the session may be resumed.
        resumable: bool,
    },
}

/// A fault as it is written in JSON.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wire {
    kind: String,
    #[serde(default)]
    path: String,
    status: Option<u16>,
    code: Option<u32>,
    millis: Option<u64>,
    #[serde(default)]
    carried_out: bool,
    #[serde(default)]
    resumable: bool,
}

impl TryFrom<Wire> for Fault {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Fault, String> {
        let Wire { kind, path, status, code, millis, carried_out, resumable } = wire;
        let missing = |field: &str| format!("{kind} needs {field}");
        let time = || millis.map(Duration::from_millis).ok_or_else(|| missing("millis"));
        let status = || {
            let status = status.ok_or_else(|| missing("status"))?;
            let is_error = (400..600).contains(&status);
            is_error.then_some(status).ok_or_else(|| format!("{status} is no status of an error"))
        };
        let code = || code.ok_or_else(|| missing("code"));
        Ok(match kind.as_str() {
            "rate_limit" => Fault::RateLimit { path, retry_after: time()? },
            "server_error" => Fault::ServerError { path, status: status()?, carried_out },
            "refusal" => Fault::Refusal { path, status: status()?, code: code()? },
            "silence" => Fault::Silence { path, carried_out },
            "delay" => Fault::Delay { path, delay: time()? },
            "slow_upload" => Fault::SlowUpload(time()?),
            "refuse_direct_message" => Fault::RefuseDirectMessage,
            "twice" => Fault::Twice,
            "late" => Fault::Late(time()?),
            "drop_socket" => Fault::DropSocket,
            "no_ack" => Fault::NoAck,
            "close" => match u16::try_from(code()?) {
                // Others cannot be sent, or mean that nothing went wrong.
                Ok(code @ (1000 | 1001 | 1008..=1014 | 3000..=4999)) => Fault::Close { code },
                _ => return Err("a socket cannot be closed with this code".to_owned()),
            },
            "reconnect" => Fault::Reconnect,
            "invalid_session" => Fault::InvalidSession { resumable },
            _ => return Err(format!("there is no fault {kind}")),
        })
    }
}

impl FromStr for Fault {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Fault, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// The faults that wait for their time, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds one.
    pub fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    /// Takes the first for which `find` has something.
    pub fn take<T>(&mut self, find: impl Fn(&Fault) -> Option<T>) -> Option<T> {
        let (index, found) =
            self.0.iter().enumerate().find_map(|(index, fault)| Some((index, find(fault)?)))?;
        self.0.remove(index);
        Some(found)
    }

    /// Takes this very one; says whether it was there.
    pub fn take_this(&mut self, fault: &Fault) -> bool {
        self.take(|other| (other == fault).then_some(())).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_read_and_nonsense_is_named() {
        for (text, fault) in [
            (r#"{"kind": "late", "millis": 500}"#, Fault::Late(Duration::from_millis(500))),
            (r#"{"kind": "close", "code": 4000}"#, Fault::Close { code: 4000 }),
            (
                r#"{"kind": "refusal", "path": "/messages", "status": 403, "code": 50013}"#,
                Fault::Refusal { path: "/messages".to_owned(), status: 403, code: 50013 },
            ),
        ] {
            assert_eq!(text.parse::<Fault>().expect(text), fault);
        }
        for (text, told) in [
            (r#"{"kind": "late"}"#, "late needs millis"),
            (r#"{"kind": "worse"}"#, "there is no fault worse"),
            (r#"{"kind": "twice", "thrice": true}"#, "unknown field `thrice`"),
            (r#"{"kind": "server_error", "status": 200}"#, "200 is no status of an error"),
            (r#"{"kind": "close", "code": 70000}"#, "cannot be closed"),
        ] {
            let error = text.parse::<Fault>().expect_err(text).to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
