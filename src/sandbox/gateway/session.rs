//! A session: what one client was told, so that the next connection can catch up.

use super::Who;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::sync::mpsc::Sender;
use tokio::time::Instant;

/// So many events are remembered for RESUME.
const REMEMBERED: usize = 1000;
/// So long a session is remembered to which nobody is connected.
const PATIENCE: Duration = Duration::from_secs(60);

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

/// An event as it is sent.
#[derive(Serialize)]
struct Payload<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
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
    /// Which part of the servers it has: the how manieth part of how many.
    shard: (u64, u64),
    sequence: u64,
    log: VecDeque<(u64, String)>,
    link: Option<Sender<Frame>>,
    /// Since when nobody is connected.
    left: Instant,
    ended: bool,
}

impl Session {
    /// A session that has not been told anything yet.
    pub fn new(id: String, owner: Who, intents: u64, shard: (u64, u64), link: Sender<Frame>) -> Session {
        Session {
            id,
            owner,
            intents,
            shard,
            sequence: 0,
            log: VecDeque::new(),
            link: Some(link),
            left: Instant::now(),
            ended: false,
        }
    }

    /// Whether what happens in this server is told to it; `None` is what happens in none.
    pub fn has(&self, guild: Option<u64>) -> bool {
        let (number, of) = self.shard;
        guild.map_or(0, |guild| (guild >> 22) % of) == number
    }

    /// Tells an event, now or when the session is resumed.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        self.sequence += 1;
        let payload = Payload { op: 0, t: event, s: self.sequence, d: data };
        let Ok(text) = serde_json::to_string(&payload) else {
            return tracing::error!(event, "an event cannot be written as JSON");
        };
        if self.log.len() == REMEMBERED {
            self.log.pop_front();
        }
        self.log.push_back((self.sequence, text.clone()));
        self.send(Frame::Text(text));
    }

    /// Sends a frame that is no event; lost when nobody is connected.
    pub fn send(&mut self, frame: Frame) {
        // Who does not read, or has just gone, is cut off: RESUME will catch up.
        if self.link.as_ref().is_some_and(|link| link.try_send(frame).is_err()) {
            self.link = None;
            self.left = Instant::now();
        }
    }

    /// Whether the session can go on after event `sequence`.
    pub fn remembers(&self, sequence: u64) -> bool {
        !self.ended && self.log.front().is_none_or(|(first, _)| *first <= sequence.saturating_add(1))
    }

    /// Whether event `sequence` has been told at all.
    pub fn told(&self, sequence: u64) -> bool {
        sequence <= self.sequence
    }

    /// Goes on over a new socket: everything after event `sequence`, then RESUMED.
    pub fn resume(&mut self, link: Sender<Frame>, sequence: u64) {
        self.send(Frame::Close(4000, "Resumed elsewhere"));
        self.link = Some(link);
        let missed: Vec<String> =
            self.log.iter().filter(|(number, _)| *number > sequence).map(|(_, text)| text.clone()).collect();
        missed.into_iter().for_each(|text| self.send(Frame::Text(text)));
        self.dispatch("RESUMED", &json!({ "_trace": [] }));
    }

    /// The socket behind `link` is gone; if the session goes on over another one, nothing changes.
    pub fn disconnect(&mut self, link: &Sender<Frame>) {
        if !self.linked_to_other(link) {
            self.link = None;
            self.left = Instant::now();
        }
    }

    /// Whether the session goes on over another socket than the one behind `link`.
    pub fn linked_to_other(&self, link: &Sender<Frame>) -> bool {
        self.link.as_ref().is_some_and(|own| !own.same_channel(link))
    }

    /// The session cannot be resumed any more.
    pub fn end(&mut self) {
        self.ended = true;
    }

    /// Whether events may be told to it.
    pub fn alive(&self) -> bool {
        !self.ended
    }

    /// Whether nobody will come back to it.
    pub fn forsaken(&self) -> bool {
        self.link.is_none() && (self.ended || self.left.elapsed() > PATIENCE)
    }
}
