//! The gateway: websocket sessions of bots and people, and the events they receive.
//!
//! All access to the world goes through [`Gateway::with_world`], which dispatches the events of each change.

mod connection;
mod ready;
mod session;
mod state;
mod stream;

use super::api_types;
use super::snowflake;
use super::world::{Account, Event, Fault, World};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use connection::Connection;
use parking_lot::{Mutex, MutexGuard};
use state::GatewayState;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

/// The interval at which scheduled tasks are looked for.
const SCHEDULER_INTERVAL: Duration = Duration::from_millis(10);
/// The size of a frame above which the connection is cut. It is above [`connection::MAX_PAYLOAD_BYTES`], so that a payload
/// that is slightly too long gets a close code.
const MAX_FRAME_BYTES: usize = 64 << 10;

/// A handle on the world and the sessions. Clones share them.
#[derive(Clone)]
pub(super) struct Gateway {
    state: Arc<Mutex<GatewayState>>,
    stop: Arc<watch::Sender<bool>>,
}

impl Gateway {
    /// A gateway without sessions.
    pub fn new(world: World) -> Gateway {
        Gateway {
            state: Arc::new(Mutex::new(GatewayState::new(world))),
            stop: Arc::new(watch::Sender::new(false)),
        }
    }

    /// Reads or changes the world. The events of a change have been dispatched to the sessions when this returns.
    pub fn with_world<T>(&self, access: impl FnOnce(&mut World) -> T) -> T {
        self.state().with_world(access)
    }

    /// Injects a fault.
    pub fn inject(&self, fault: Fault) {
        self.state().inject(fault);
    }

    /// Runs scheduled tasks when they are due. Never returns.
    pub async fn run_scheduler(self) {
        let mut interval = tokio::time::interval(SCHEDULER_INTERVAL);
        interval.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            interval.tick().await;
            self.state().run_due_tasks();
        }
    }

    /// Closes all connections and files.
    pub fn stop(&self) {
        self.stop.send_replace(true);
        self.with_world(World::close);
    }

    /// Waits until the gateway is stopped.
    pub async fn stopped(&self) {
        let mut stop = self.stop.subscribe();
        // Fails only without a sender, and `self` has one.
        let _stopped = stop.wait_for(|stopped| *stopped).await;
    }

    /// Locks the state. The guard must not be held across an await.
    fn state(&self) -> MutexGuard<'_, GatewayState> {
        self.state.lock()
    }
}

/// `GET /gateway`: opens a websocket.
pub(super) async fn open(
    State(gateway): State<Gateway>,
    Query(query): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let parameter = |key: &str| query.get(key).map(String::as_str);
    if !matches!(parameter("encoding"), None | Some("json")) {
        return (StatusCode::BAD_REQUEST, "The sandbox supports encoding=json only.").into_response();
    }
    let is_compressed = match parameter("compress") {
        None | Some("") => false,
        Some("zlib-stream") => true,
        Some(_) => {
            let message = "The sandbox supports compress=zlib-stream only.";
            return (StatusCode::BAD_REQUEST, message).into_response();
        }
    };
    let upgrade = upgrade.max_message_size(MAX_FRAME_BYTES).max_frame_size(MAX_FRAME_BYTES);
    upgrade.on_upgrade(move |socket| Connection::serve(gateway, socket, is_compressed))
}
