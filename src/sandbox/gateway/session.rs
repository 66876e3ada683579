//! A gateway session. It outlives its connection, so that a client can resume it with the events that it missed.

use super::queue::{Frame, FrameSender};
use super::{Account, Presence};
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::time::Instant;

/// The number of events that can be replayed by RESUME.
const MAX_REPLAYED_EVENTS: usize = 1000;
/// The size of these events.
const MAX_REPLAYED_BYTES: usize = 2 << 20;
/// The size of these events of all sessions together.
const MAX_TOTAL_REPLAYED_BYTES: usize = 8 << 20;
/// The time for which a session without a connection can be resumed.
const RESUME_TIMEOUT: Duration = Duration::from_secs(60);

/// A dispatched event in its JSON form.
#[derive(Serialize)]
struct Payload<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
}

/// A session, connected or waiting for RESUME.
#[derive(Debug)]
pub(super) struct Session {
    /// The session id in READY.
    pub id: String,
    /// The account that has identified.
    pub owner: Account,
    /// The gateway intents of a bot, as bits.
    pub intents: u64,
    /// How the owner appears to others.
    pub presence: Presence,
    /// The index of the shard and the number of shards.
    shard: (u64, u64),
    /// The sequence number of the last event.
    sequence: u64,
    /// The latest events as JSON, by sequence number.
    replay_buffer: VecDeque<(u64, Utf8Bytes)>,
    /// The size of the events in the buffer.
    replay_bytes: usize,
    max_replay_bytes: usize,
    /// The way to the connection, if there is one.
    sender: Option<FrameSender>,
    /// The time at which the connection ended.
    disconnected_at: Instant,
    is_ended: bool,
}

impl Session {
    /// A session without events.
    pub fn new(id: String, owner: Account, intents: u64, shard: (u64, u64), sender: FrameSender) -> Session {
        Session {
            id,
            owner,
            intents,
            presence: Presence::default(),
            shard,
            sequence: 0,
            replay_buffer: VecDeque::new(),
            replay_bytes: 0,
            max_replay_bytes: MAX_REPLAYED_BYTES,
            sender: Some(sender),
            disconnected_at: Instant::now(),
            is_ended: false,
        }
    }

    /// Whether the session's shard has a guild. `None` stands for DM channels, which the first shard has.
    pub fn has_guild(&self, guild: Option<u64>) -> bool {
        let (index, count) = self.shard;
        guild.map_or(0, |guild| (guild >> 22) % count) == index
    }

    /// Dispatches an event, now or when the session is resumed.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        let Some(text) = self.next_payload(event, data) else { return };
        self.replay_bytes += text.len();
        self.replay_buffer.push_back((self.sequence, text.clone()));
        self.forget_old_events();
        self.send(Frame::Text(text));
    }

    /// An event with the next sequence number, as JSON.
    fn next_payload(&mut self, event: &str, data: &Value) -> Option<Utf8Bytes> {
        self.sequence += 1;
        match serde_json::to_string(&Payload { op: 0, t: event, s: self.sequence, d: data }) {
            Ok(text) => Some(text.into()),
            Err(error) => {
                tracing::error!(event, %error, "an event could not be written as JSON");
                None
            }
        }
    }

    /// Takes an equal share of the memory for replays, one of this many sessions.
    pub fn share_memory(&mut self, sessions: usize) {
        self.max_replay_bytes = MAX_REPLAYED_BYTES.min(MAX_TOTAL_REPLAYED_BYTES / sessions.max(1));
        self.forget_old_events();
    }

    /// The newest event stays, however large it is.
    fn forget_old_events(&mut self) {
        while self.replay_buffer.len() > MAX_REPLAYED_EVENTS
            || self.replay_bytes > self.max_replay_bytes && self.replay_buffer.len() > 1
        {
            let removed = self.replay_buffer.pop_front();
            self.replay_bytes -= removed.map_or(0, |(_, text)| text.len());
        }
    }

    /// Sends a frame that is not an event. It is lost if there is no connection.
    pub fn send(&mut self, frame: Frame) {
        // A client that does not read is disconnected. It can resume later.
        if self.sender.as_ref().is_some_and(|sender| !sender.try_send(frame)) {
            self.sender = None;
            self.disconnected_at = Instant::now();
        }
    }

    /// Whether all events after `sequence` can be replayed.
    pub fn can_resume_after(&self, sequence: u64) -> bool {
        let first = self.replay_buffer.front();
        !self.is_ended && first.is_none_or(|(first, _)| *first <= sequence.saturating_add(1))
    }

    /// Whether an event with this sequence number has been dispatched.
    pub fn has_dispatched(&self, sequence: u64) -> bool {
        sequence <= self.sequence
    }

    /// Continues over a new connection: dispatches every event after `sequence`, then RESUMED.
    pub fn resume(&mut self, sender: FrameSender, sequence: u64) {
        self.send(Frame::Close(4000, "Resumed elsewhere"));
        self.sender = Some(sender);
        let missed = self.replay_buffer.iter().filter(|(number, _)| *number > sequence);
        let missed: Vec<Utf8Bytes> = missed.map(|(_, text)| text.clone()).collect();
        missed.into_iter().for_each(|text| self.send(Frame::Text(text)));
        // Nobody can miss it, so that it is not replayed later.
        let resumed = self.next_payload("RESUMED", &json!({ "_trace": [] }));
        resumed.into_iter().for_each(|text| self.send(Frame::Text(text)));
    }

    /// Notes that the connection behind `sender` has ended, unless the session has another one.
    pub fn disconnect(&mut self, sender: &FrameSender) {
        if !self.has_other_sender(sender) {
            self.sender = None;
            self.disconnected_at = Instant::now();
        }
    }

    /// Whether the session has a connection other than the one behind `sender`.
    pub fn has_other_sender(&self, sender: &FrameSender) -> bool {
        self.sender.as_ref().is_some_and(|own| !own.has_same_connection(sender))
    }

    /// Makes the session invalid. It cannot be resumed any more.
    pub fn end(&mut self) {
        self.is_ended = true;
    }

    /// Whether the session has a connection.
    pub fn is_connected(&self) -> bool {
        self.sender.is_some()
    }

    /// Whether the session is valid and receives events.
    pub fn is_active(&self) -> bool {
        !self.is_ended
    }

    /// Whether the session has no connection and cannot be resumed.
    pub fn is_abandoned(&self) -> bool {
        self.sender.is_none() && (self.is_ended || self.disconnected_at.elapsed() > RESUME_TIMEOUT)
    }
}
