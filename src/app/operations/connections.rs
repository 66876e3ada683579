//! The established connections to the chat service, by shard. People can play only at tables of connected shards.

use parking_lot::Mutex;
use std::collections::BTreeSet;
use tokio::sync::watch;
use tokio::time::Instant;

/// The connections of this process.
#[derive(Debug, Default)]
pub struct Connections {
    state: watch::Sender<ConnectionState>,
    sessions_at: Mutex<Option<Instant>>,
}

/// Which shards are connected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConnectionState {
    /// The number of shards of all processes; 0 until it is known.
    pub total: u32,
    /// The numbers of the connected ones.
    pub connected: BTreeSet<u32>,
}

impl Connections {
    /// Sets which shards are connected.
    pub fn update(&self, state: ConnectionState) {
        self.state.send_if_modified(|before| {
            let is_changed = *before != state;
            *before = state;
            is_changed
        });
    }

    /// The present state, and its changes.
    pub fn subscribe(&self) -> watch::Receiver<ConnectionState> {
        self.state.subscribe()
    }

    /// Whether this shard is connected.
    pub fn is_connected(&self, shard: u32) -> bool {
        self.state.borrow().connected.contains(&shard)
    }

    /// The number of connected shards.
    pub fn connected_count(&self) -> usize {
        self.state.borrow().connected.len()
    }

    /// Sets until when no session is started, because the limit of the day is reached.
    pub fn wait_for_sessions(&self, until: Option<Instant>) {
        *self.sessions_at.lock() = until;
    }

    /// Until when no session is started, if the limit of the day is reached.
    pub fn sessions_at(&self) -> Option<Instant> {
        *self.sessions_at.lock()
    }
}
