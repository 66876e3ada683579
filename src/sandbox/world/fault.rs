//! Faults that a test or a developer injects, to see how a bot copes with them.

use serde::Deserialize;
use serde_json::{Value, json};
use std::str::FromStr;
use std::time::Duration;

/// A fault that happens once. Inject it twice to have it happen twice.
///
/// In JSON, for `--fault` on the command line and for `POST /sandbox/faults`, a fault is an object with its `kind` in snake
/// case and its fields. Durations are given as `millis`: `{"kind": "late_interaction", "millis": 500}`.
///
/// # Examples
///
/// ```
/// use bside_sandbox::Fault;
/// use std::time::Duration;
///
/// let fault: Fault = r#"{"kind": "late_interaction", "millis": 500}"#.parse()?;
/// assert_eq!(fault, Fault::LateInteraction(Duration::from_millis(500)));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(try_from = "FaultJson")]
pub enum Fault {
    /// The bot's next request whose path contains `path` is rate limited (429).
    RateLimit {
        /// Part of the path, such as `/callback`. The empty string matches every path.
        path: String,
        /// The time after which the bot may try again.
        retry_after: Duration,
    },
    /// The bot's next request whose path contains `path` gets a server error.
    ServerError {
        /// Part of the path. The empty string matches every path.
        path: String,
        /// The HTTP status, such as 502.
        status: u16,
        /// Whether the request is carried out nevertheless, and only its response is lost.
        carried_out: bool,
    },
    /// The bot's next request whose path contains `path` is rejected with one of Discord's error codes, such as that of a
    /// deleted channel.
    ErrorResponse {
        /// Part of the path. The empty string matches every path.
        path: String,
        /// The HTTP status, such as 404.
        status: u16,
        /// Discord's JSON error code, such as 10003.
        code: u32,
    },
    /// The bot's next request whose path contains `path` never gets a response, and its connection stays open.
    NoResponse {
        /// Part of the path. The empty string matches every path.
        path: String,
        /// Whether the request is carried out nevertheless.
        carried_out: bool,
    },
    /// The bot's next request whose path contains `path` is carried out. The head of its response comes at once, the body
    /// after `delay`.
    SlowBody {
        /// Part of the path. The empty string matches every path.
        path: String,
        /// The time between head and body.
        delay: Duration,
    },
    /// The bot's next request whose path contains `path` is carried out, and its connection is cut in the middle of the
    /// response body.
    TruncatedBody {
        /// Part of the path. The empty string matches every path.
        path: String,
    },
    /// The bot's next request whose path contains `path` is carried out and answered after `delay`, as over a slow network.
    SlowResponse {
        /// Part of the path. The empty string matches every path.
        path: String,
        /// The time before the request is carried out.
        delay: Duration,
    },
    /// The bot's next request with a file takes this long to arrive. It is not carried out if the bot gives up before.
    SlowUpload(Duration),
    /// The bot's next direct message is refused (50007).
    RefuseDirectMessage,
    /// The next interaction is delivered twice.
    DuplicateInteraction,
    /// The next interaction is delivered this much later.
    LateInteraction(Duration),
    /// The next interaction lacks the id of its channel, so that clients cannot read it.
    UnreadableInteraction,
    /// The next interaction is delivered with these changes, a JSON merge patch (RFC 7396): `{"locale": null}` removes a field.
    PatchedInteraction(Value),
    /// The bot is removed at once from the first guild of which it is a member, as when somebody kicks it.
    Kicked,
    /// The bot's gateway connection is cut at once, without a close frame.
    DropSocket,
    /// The bot's next heartbeat is not acknowledged.
    NoHeartbeatAck,
    /// The gateway closes the bot's connection at once, with this code.
    CloseSocket {
        /// The close code, such as 4000.
        code: u16,
    },
    /// The gateway asks the bot at once to reconnect (opcode 7).
    Reconnect,
    /// The gateway tells the bot at once that its session is invalid (opcode 9).
    InvalidSession {
        /// Whether the session may be resumed.
        resumable: bool,
    },
}

/// The longest time of a fault, in milliseconds: a day.
const MAX_MILLIS: u64 = 24 * 60 * 60 * 1000;

/// A fault in its JSON form.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaultJson {
    kind: String,
    path: Option<String>,
    status: Option<u16>,
    code: Option<u32>,
    millis: Option<u64>,
    carried_out: Option<bool>,
    resumable: Option<bool>,
    patch: Option<Value>,
}

impl FaultJson {
    /// The names of the fields that are there, besides the kind.
    fn given_fields(&self) -> impl Iterator<Item = &'static str> + use<> {
        let given = [
            ("path", self.path.is_some()),
            ("status", self.status.is_some()),
            ("code", self.code.is_some()),
            ("millis", self.millis.is_some()),
            ("carried_out", self.carried_out.is_some()),
            ("resumable", self.resumable.is_some()),
            ("patch", self.patch.is_some()),
        ];
        given.into_iter().filter(|(_, is_given)| *is_given).map(|(name, _)| name)
    }
}

impl TryFrom<FaultJson> for Fault {
    type Error = String;

    fn try_from(json: FaultJson) -> Result<Fault, String> {
        let mut given = json.given_fields();
        let FaultJson { kind, path, status, code, millis, carried_out, resumable, patch } = json;
        let missing = |field: &str| format!("{kind} needs the field {field}");
        let path = path.unwrap_or_default();
        let (carried_out, resumable) = (carried_out.unwrap_or_default(), resumable.unwrap_or_default());
        let duration = || match millis.ok_or_else(|| missing("millis"))? {
            millis @ ..=MAX_MILLIS => Ok(Duration::from_millis(millis)),
            _ => Err(format!("millis is at most {MAX_MILLIS}, which is a day")),
        };
        let status = || {
            let status = status.ok_or_else(|| missing("status"))?;
            let is_error = (400..600).contains(&status);
            is_error.then_some(status).ok_or_else(|| format!("{status} is not the status of an error"))
        };
        let code = || code.ok_or_else(|| missing("code"));
        let fault = match kind.as_str() {
            "rate_limit" => Fault::RateLimit { path, retry_after: duration()? },
            "server_error" => Fault::ServerError { path, status: status()?, carried_out },
            "error_response" | "refusal" => Fault::ErrorResponse { path, status: status()?, code: code()? },
            "no_response" | "silence" => Fault::NoResponse { path, carried_out },
            "slow_body" => Fault::SlowBody { path, delay: duration()? },
            "truncated_body" | "cut" => Fault::TruncatedBody { path },
            "slow_response" | "delay" => Fault::SlowResponse { path, delay: duration()? },
            "slow_upload" => Fault::SlowUpload(duration()?),
            "refuse_direct_message" => Fault::RefuseDirectMessage,
            "duplicate_interaction" | "twice" => Fault::DuplicateInteraction,
            "late_interaction" | "late" => Fault::LateInteraction(duration()?),
            "unreadable_interaction" => Fault::UnreadableInteraction,
            "patched_interaction" => match patch.ok_or_else(|| missing("patch"))? {
                patch @ Value::Object(_) => Fault::PatchedInteraction(patch),
                _ => return Err("patch is an object".to_owned()),
            },
            "kicked" => Fault::Kicked,
            "drop_socket" => Fault::DropSocket,
            "no_heartbeat_ack" | "no_ack" => Fault::NoHeartbeatAck,
            "close_socket" | "close" => match u16::try_from(code()?) {
                // The websocket protocol does not allow to send other codes.
                Ok(code @ (1000 | 1001 | 1008..=1014 | 3000..=4999)) => Fault::CloseSocket { code },
                _ => return Err("a websocket cannot be closed with this code".to_owned()),
            },
            "reconnect" => Fault::Reconnect,
            "invalid_session" => Fault::InvalidSession { resumable },
            _ => return Err(format!("there is no fault of the kind {kind}")),
        };
        let known = fault.to_json();
        match given.find(|field| known.get(field).is_none()) {
            Some(field) => Err(format!("{kind} has no field {field}")),
            None => Ok(fault),
        }
    }
}

impl Fault {
    /// The fault in its JSON form.
    pub(crate) fn to_json(&self) -> Value {
        let millis = |time: &Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        match self {
            Fault::RateLimit { path, retry_after } => {
                json!({ "kind": "rate_limit", "path": path, "millis": millis(retry_after) })
            }
            Fault::ServerError { path, status, carried_out } => {
                json!({ "kind": "server_error", "path": path, "status": status, "carried_out": carried_out })
            }
            Fault::ErrorResponse { path, status, code } => {
                json!({ "kind": "error_response", "path": path, "status": status, "code": code })
            }
            Fault::NoResponse { path, carried_out } => {
                json!({ "kind": "no_response", "path": path, "carried_out": carried_out })
            }
            Fault::SlowBody { path, delay } => {
                json!({ "kind": "slow_body", "path": path, "millis": millis(delay) })
            }
            Fault::TruncatedBody { path } => json!({ "kind": "truncated_body", "path": path }),
            Fault::SlowResponse { path, delay } => {
                json!({ "kind": "slow_response", "path": path, "millis": millis(delay) })
            }
            Fault::SlowUpload(delay) => json!({ "kind": "slow_upload", "millis": millis(delay) }),
            Fault::RefuseDirectMessage => json!({ "kind": "refuse_direct_message" }),
            Fault::DuplicateInteraction => json!({ "kind": "duplicate_interaction" }),
            Fault::LateInteraction(delay) => json!({ "kind": "late_interaction", "millis": millis(delay) }),
            Fault::UnreadableInteraction => json!({ "kind": "unreadable_interaction" }),
            Fault::PatchedInteraction(patch) => json!({ "kind": "patched_interaction", "patch": patch }),
            Fault::Kicked => json!({ "kind": "kicked" }),
            Fault::DropSocket => json!({ "kind": "drop_socket" }),
            Fault::NoHeartbeatAck => json!({ "kind": "no_heartbeat_ack" }),
            Fault::CloseSocket { code } => json!({ "kind": "close_socket", "code": code }),
            Fault::Reconnect => json!({ "kind": "reconnect" }),
            Fault::InvalidSession { resumable } => {
                json!({ "kind": "invalid_session", "resumable": resumable })
            }
        }
    }
}

impl FromStr for Fault {
    type Err = serde_json::Error;

    fn from_str(text: &str) -> Result<Fault, serde_json::Error> {
        serde_json::from_str(text)
    }
}

/// The number of faults that wait.
const MAX_FAULTS: usize = 1000;

/// The injected faults that have not happened yet, oldest first.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault. Returns false if too many are waiting already.
    pub fn push(&mut self, fault: Fault) -> bool {
        let has_room = self.0.len() < MAX_FAULTS;
        if has_room {
            self.0.push(fault);
        }
        has_room
    }

    /// The faults, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }

    /// Removes all faults.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Removes the first fault for which `find` returns a value, and returns the value.
    pub fn take<T>(&mut self, find: impl Fn(&Fault) -> Option<T>) -> Option<T> {
        let (index, found) =
            self.0.iter().enumerate().find_map(|(index, fault)| Some((index, find(fault)?)))?;
        self.0.remove(index);
        Some(found)
    }

    /// Removes a fault that is equal to `fault`. Returns whether there was one.
    pub fn take_equal(&mut self, fault: &Fault) -> bool {
        self.take(|other| (other == fault).then_some(())).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_parsed_and_an_invalid_one_gets_a_message() {
        for (text, fault) in [
            (
                r#"{"kind": "late_interaction", "millis": 500}"#,
                Fault::LateInteraction(Duration::from_millis(500)),
            ),
            (r#"{"kind": "late", "millis": 500}"#, Fault::LateInteraction(Duration::from_millis(500))),
            (r#"{"kind": "close", "code": 4000}"#, Fault::CloseSocket { code: 4000 }),
            (
                r#"{"kind": "patched_interaction", "patch": {"locale": null}}"#,
                Fault::PatchedInteraction(serde_json::json!({ "locale": null })),
            ),
            (
                r#"{"kind": "refusal", "path": "/messages", "status": 403, "code": 50013}"#,
                Fault::ErrorResponse { path: "/messages".to_owned(), status: 403, code: 50013 },
            ),
        ] {
            assert_eq!(fault.to_json().to_string().parse::<Fault>().expect(text), fault);
            assert_eq!(text.parse::<Fault>().expect(text), fault);
        }
        for (text, message) in [
            (r#"{"kind": "late"}"#, "late needs the field millis"),
            (r#"{"kind": "worse"}"#, "there is no fault of the kind worse"),
            (r#"{"kind": "twice", "thrice": true}"#, "unknown field `thrice`"),
            (r#"{"kind": "server_error", "status": 200}"#, "200 is not the status of an error"),
            (r#"{"kind": "close", "code": 70000}"#, "cannot be closed"),
            (r#"{"kind": "late", "millis": 86400001}"#, "millis is at most 86400000"),
            (r#"{"kind": "reconnect", "millis": 5}"#, "reconnect has no field millis"),
            (r#"{"kind": "patched_interaction", "patch": 5}"#, "patch is an object"),
        ] {
            let error = text.parse::<Fault>().expect_err(text).to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
