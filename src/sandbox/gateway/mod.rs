//! The gateway: websocket sessions of bots and people, and the events they receive.
//!
//! All access to the world goes through [`Gateway::with_world`], which dispatches the events of each change.

mod connection;
mod queue;
mod ready;
mod requests;
mod session;
mod state;
mod stream;

use super::api_types;
use super::body_budget::BodyBudget;
use super::error::Result;
use super::response_budget::ResponseBudget;
use super::snowflake;
use super::world::{Account, Event, Fault, Presence, RecordedRequest, Verdict, World};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use connection::Connection;
use parking_lot::{Mutex, MutexGuard};
pub(super) use state::EndpointDelivery;
use state::GatewayState;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;
use stream::Encoding;
use tokio::sync::mpsc::{self, UnboundedReceiver};
use tokio::sync::{Semaphore, watch};
use tokio::time::MissedTickBehavior;

/// The interval at which scheduled tasks are looked for.
const SCHEDULER_INTERVAL: Duration = Duration::from_millis(10);
/// The size of a frame above which the connection is cut. It is above [`connection::MAX_PAYLOAD_BYTES`], so that a payload
/// that is slightly too long gets a close code.
const MAX_FRAME_BYTES: usize = 64 << 10;
/// The size of the buffer from which the frames of a connection are read.
const READ_BUFFER_BYTES: usize = 8 << 10;
/// The number of websockets.
const MAX_WEBSOCKETS: usize = 256;
/// The interactions for the endpoints of applications.
pub(super) type EndpointDeliveries = UnboundedReceiver<EndpointDelivery>;

/// A handle on the world and the sessions. Clones share them.
#[derive(Clone)]
pub(super) struct Gateway {
    state: Arc<Mutex<GatewayState>>,
    stop: Arc<watch::Sender<bool>>,
    websockets: Arc<Semaphore>,
    bodies: Arc<BodyBudget>,
    responses: Arc<ResponseBudget>,
    /// The size of all frames that wait for clients.
    queued_bytes: Arc<AtomicUsize>,
}

impl Gateway {
    /// A gateway without sessions, and what is to be delivered over HTTP instead.
    pub fn new(world: World) -> (Gateway, EndpointDeliveries) {
        let (sender, deliveries) = mpsc::unbounded_channel();
        let gateway = Gateway {
            state: Arc::new(Mutex::new(GatewayState::new(world, sender))),
            stop: Arc::new(watch::Sender::new(false)),
            websockets: Arc::new(Semaphore::new(MAX_WEBSOCKETS)),
            bodies: Arc::new(BodyBudget::new()),
            responses: Arc::default(),
            queued_bytes: Arc::default(),
        };
        (gateway, deliveries)
    }

    /// Reads or changes the world. The events of a change have been dispatched to the sessions when this returns.
    pub fn with_world<T>(&self, access: impl FnOnce(&mut World) -> T) -> T {
        self.state().with_world(access)
    }

    /// Injects a fault. Returns false if too many are waiting already.
    pub fn inject(&self, fault: Fault) -> bool {
        self.state().inject(fault)
    }

    /// Goes back to the start of the world. Every session is told that it is invalid, so that its client identifies again.
    pub fn reset(&self) -> Result {
        self.state().reset()
    }

    /// Moves the clock forward, and does what is due then. Returns false if it cannot go as far.
    pub fn advance_clock(&self, millis: u64) -> bool {
        let mut state = self.state();
        let is_moved = state.world.clock.advance(millis);
        state.run_due_tasks();
        is_moved
    }

    /// The memory for the bodies of requests.
    pub fn bodies(&self) -> &BodyBudget {
        &self.bodies
    }

    /// The memory for large responses.
    pub fn responses(&self) -> &Arc<ResponseBudget> {
        &self.responses
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
        return refuse("The sandbox supports encoding=json only.");
    }
    let Some(encoding) = Encoding::new(parameter("compress")) else {
        return refuse("The sandbox supports compress=zlib-stream and zstd-stream only.");
    };
    let is_version_supported = matches!(parameter("v"), None | Some("9" | "10"));
    let Ok(permit) = gateway.websockets.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "There are too many connections.").into_response();
    };
    let upgrade = upgrade.max_message_size(MAX_FRAME_BYTES).max_frame_size(MAX_FRAME_BYTES);
    let upgrade = upgrade.read_buffer_size(READ_BUFFER_BYTES);
    upgrade.on_upgrade(async move |socket| {
        Connection::serve(gateway, socket, encoding, is_version_supported).await;
        drop(permit);
    })
}

/// Refuses a connection, and says why in the log too, since clients show no more than the status.
fn refuse(message: &'static str) -> Response {
    tracing::warn!(message, "a gateway connection was refused");
    (StatusCode::BAD_REQUEST, message).into_response()
}
