//! What can go wrong on request, so that tests see how the bot takes it.

use std::time::Duration;

/// One thing that goes wrong once. To have it twice, inject it twice.
#[derive(Clone, Debug, PartialEq)]
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
