//! The established connections to the chat service, by shard. People can play only at tables of connected shards.

use std::collections::BTreeSet;
use tokio::sync::watch;

/// The connections of this process.
#[derive(Debug, Default)]
pub struct Connections {
    state: watch::Sender<ConnectionState>,
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
}
