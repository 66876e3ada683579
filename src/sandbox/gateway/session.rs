//! A session: what one client was told, so that the next connection can catch up.

use super::Who;
use serde_json::{Value, json};
use std::collections::VecDeque;
use tokio::sync::mpsc::UnboundedSender;

/// So many events are remembered for RESUME.
const REMEMBERED: usize = 1000;

/// What a session sends down its socket.
#[derive(Debug)]
pub(super) enum Frame {
    /// A payload.
    Text(String),
    /// A close frame: code and reason.
    Close(u16, &'static str),
    /// Nothing: the socket is cut.
    Drop,
}

/// A session, connected or waiting to be resumed.
#[derive(Debug)]
pub(super) struct Session {
    /// Its id, as READY tells it.
    pub id: String,
    /// Whose it is.
    pub owner: Who,
    /// The events the owner asked for.
    pub intents: u64,
    sequence: u64,
    log: VecDeque<(u64, String)>,
    link: Option<UnboundedSender<Frame>>,
    ended: bool,
}

impl Session {
    /// A session that has not been told anything yet.
    pub fn new(id: String, owner: Who, intents: u64, link: UnboundedSender<Frame>) -> Session {
        Session { id, owner, intents, sequence: 0, log: VecDeque::new(), link: Some(link), ended: false }
    }

    /// Tells an event, now or when the session is resumed.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let text = json!({ "op": 0, "t": event, "s": self.sequence, "d": data }).to_string();
        if self.log.len() == REMEMBERED {
            self.log.pop_front();
        }
        self.log.push_back((self.sequence, text.clone()));
        self.send(Frame::Text(text));
    }

    /// Sends a frame that is no event; lost when nobody is connected.
    pub fn send(&self, frame: Frame) {
        if let Some(link) = &self.link {
            // A send fails only when the socket has just closed, and then RESUME will catch up.
            let _closed = link.send(frame);
        }
    }

    /// Whether the session can go on after event `sequence`.
    pub fn remembers(&self, sequence: u64) -> bool {
        !self.ended && self.log.front().is_none_or(|(first, _)| *first <= sequence + 1)
    }

    /// Whether event `sequence` has been told at all.
    pub fn told(&self, sequence: u64) -> bool {
        sequence <= self.sequence
    }

    /// Goes on over a new socket: everything after event `sequence`, then RESUMED.
    pub fn resume(&mut self, link: UnboundedSender<Frame>, sequence: u64) {
        self.send(Frame::Close(4000, "Resumed elsewhere"));
        self.link = Some(link);
        for (_, text) in self.log.iter().filter(|(number, _)| *number > sequence) {
            self.send(Frame::Text(text.clone()));
        }
        self.dispatch("RESUMED", &json!({ "_trace": [] }));
    }

    /// The socket behind `link` is gone; if the session goes on over another one, nothing changes.
    pub fn disconnect(&mut self, link: &UnboundedSender<Frame>) {
        if !self.linked_to_other(link) {
            self.link = None;
        }
    }

    /// Whether the session goes on over another socket than the one behind `link`.
    pub fn linked_to_other(&self, link: &UnboundedSender<Frame>) -> bool {
        self.link.as_ref().is_some_and(|own| !own.same_channel(link))
    }

    /// The session cannot be resumed any more.
    pub fn end(&mut self) {
        self.ended = true;
    }

    /// Whether a socket is connected.
    pub fn connected(&self) -> bool {
        self.link.is_some()
    }

    /// Whether events may be told to it.
    pub fn alive(&self) -> bool {
        !self.ended
    }
}
