//! The gateway: who listens to the world, over one websocket each, the bot and people alike.
//!
//! Every look at the world and every change of it goes through [`Gateway::with`], so that nobody misses an event.

mod connection;
mod hub;
mod ready;
mod session;
mod stream;

use super::snowflake;
use super::world::{Event, Fault, Who, World};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use connection::Connection;
use hub::Hub;
use parking_lot::{Mutex, MutexGuard};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

/// How often to look whether something is due.
const TICK: Duration = Duration::from_millis(10);

/// A handle on the world and on those who listen to it. Clones share them.
#[derive(Clone)]
pub(super) struct Gateway {
    hub: Arc<Mutex<Hub>>,
    stop: Arc<watch::Sender<bool>>,
}

impl Gateway {
    /// A gateway nobody listens to yet.
    pub fn new(world: World) -> Gateway {
        Gateway { hub: Arc::new(Mutex::new(Hub::new(world))), stop: Arc::new(watch::Sender::new(false)) }
    }

    /// Looks at the world or changes it. Whoever is to hear of a change has been told when this returns.
    pub fn with<T>(&self, look: impl FnOnce(&mut World) -> T) -> T {
        self.hub().with(look)
    }

    /// Lets something go wrong, now or when its time comes.
    pub fn inject(&self, fault: Fault) {
        self.hub().inject(fault);
    }

    /// Lets happen what is due, for ever.
    pub async fn keep_time(self) {
        let mut interval = tokio::time::interval(TICK);
        interval.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            interval.tick().await;
            self.hub().tick();
        }
    }

    /// Stops: sockets are closed, files released.
    pub fn stop(&self) {
        self.stop.send_replace(true);
        self.with(World::close);
    }

    /// Waits until it is stopped.
    pub async fn stopped(&self) {
        let mut stop = self.stop.subscribe();
        // Fails only without a sender, and here is one.
        let _stopped = stop.wait_for(|stopped| *stopped).await;
    }

    /// Never held across an await.
    fn hub(&self) -> MutexGuard<'_, Hub> {
        self.hub.lock()
    }
}

/// So many bytes a client may send at once; what is longer than a payload may be, but not much, is told so.
const LARGEST_MESSAGE: usize = 64 << 10;

/// `GET /gateway` of this address: a client opens its socket.
pub(super) async fn open(
    State(gateway): State<Gateway>,
    Query(wishes): Query<HashMap<String, String>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let wish = |key: &str| wishes.get(key).map(String::as_str);
    if !matches!(wish("encoding"), None | Some("json")) {
        return (StatusCode::BAD_REQUEST, "The sandbox speaks JSON only: encoding=json").into_response();
    }
    let compressed = match wish("compress") {
        None | Some("") => false,
        Some("zlib-stream") => true,
        Some(_) => {
            let told = "The sandbox compresses in one way only: compress=zlib-stream";
            return (StatusCode::BAD_REQUEST, told).into_response();
        }
    };
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    upgrade.on_upgrade(move |socket| Connection::serve(gateway, socket, compressed))
}
