//! The server: one state, one listener, one clock.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, State as Shared};
use axum::http::{HeaderMap, Request as HttpRequest, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::call::Call;
use super::error::Refusal;
use super::fault::Fate;
use super::route::{Reply, route};
use super::state::{Request, State};
use super::{gateway, page};

/// How often the server looks whether something is due.
const TICK: Duration = Duration::from_millis(10);

/// A handle on the running server.
#[derive(Clone)]
pub struct Server {
    state: Arc<Mutex<State>>,
    stop: Arc<watch::Sender<bool>>,
}

impl Server {
    /// A server around a state.
    pub fn new(state: State) -> Self {
        Self { state: Arc::new(Mutex::new(state)), stop: Arc::new(watch::Sender::new(false)) }
    }

    /// Everything there is to know. Never held across an await.
    pub fn state(&self) -> MutexGuard<'_, State> {
        // Every change is one commit: a panic elsewhere leaves the state whole.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Becomes true when the server stops.
    pub fn stopped(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Stops: no new connections, gateway sockets closed, files released.
    pub fn stop(&self) {
        self.stop.send_replace(true);
        self.state().journal.close();
    }

    /// Runs until it is stopped.
    pub async fn run(self, listener: TcpListener) -> std::io::Result<()> {
        let mut stopped = self.stopped();
        let clock = tokio::spawn(tick(self.clone()));
        let app = Router::new()
            .merge(page::routes())
            .route("/attachments/{channel}/{id}/{name}", get(page::file))
            .route("/gateway", get(upgrade))
            .route("/gateway/", get(upgrade))
            .fallback(api)
            .layer(DefaultBodyLimit::disable())
            .with_state(self);
        let done = axum::serve(listener, app)
            .with_graceful_shutdown(async move {
                // An error means that the sender is gone, which is a stop as well.
                let _stopped = stopped.wait_for(|stopped| *stopped).await;
            })
            .await;
        clock.abort();
        done
    }
}

/// Takes the port on the loopback address.
pub async fn listen(port: u16) -> std::io::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

async fn tick(server: Server) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Skip);
    loop {
        interval.tick().await;
        server.state().tick();
    }
}

async fn upgrade(Shared(server): Shared<Server>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    // A browser lets any page open a socket to loopback, but says which page it is.
    let from = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if from.is_some_and(|origin| origin.strip_prefix("http://") != Some(host)) {
        return StatusCode::FORBIDDEN.into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::serve(server, socket))
}

/// Every request to the API.
async fn api(Shared(server): Shared<Server>, request: HttpRequest<Body>) -> Response {
    let mut call = Call::head(request.method().clone(), request.uri(), request.headers());
    if !request.uri().path().starts_with("/api/v10/") {
        tracing::warn!(path = call.path, "the sandbox does not serve this");
        return answer(Err(Refusal::no_route()), None);
    }
    let read = call.read(request).await;
    let mut state = server.state();
    let fate = if call.of_bot() { state.fate(&call.path) } else { None };
    let mut wait = None;
    let result = match (read, fate) {
        (Err(refusal), _) => Err(refusal),
        (_, Some(Fate::Refused(refusal, retry_after))) => {
            wait = retry_after;
            Err(refusal)
        }
        (_, Some(Fate::AnswerLost(refusal))) => route(&mut state, &call).and(Err(refusal)),
        (_, None) => route(&mut state, &call),
    };
    if result == Err(Refusal::no_route()) {
        tracing::warn!(method = %call.method, path = call.path, "the sandbox does not serve this");
    }
    let of_bot = call.of_bot();
    let status = match &result {
        Ok(reply) => reply.status,
        Err(refusal) => refusal.status,
    };
    if of_bot {
        let files = call.files.iter().map(|file| file.name.clone()).collect();
        state.record(Request {
            method: call.method.to_string(),
            path: call.path,
            content_type: call.content_type,
            body: Some(call.body).filter(|body| !body.is_null()),
            files,
            status: status.as_u16(),
        });
    }
    drop(state);
    answer(result, wait)
}

fn answer(result: Result<Reply, Refusal>, retry_after: Option<Duration>) -> Response {
    match (result, retry_after) {
        (Ok(Reply { status, body: Some(body) }), _) => (status, Json(body)).into_response(),
        (Ok(Reply { status, body: None }), _) => status.into_response(),
        (Err(refusal), None) => (refusal.status, Json(refusal.body())).into_response(),
        (Err(refusal), Some(wait)) => {
            let seconds = wait.as_secs_f64();
            let mut body = refusal.body();
            body["retry_after"] = serde_json::json!(seconds);
            body["global"] = serde_json::json!(false);
            let headers = [
                (header::RETRY_AFTER, format!("{}", seconds.ceil())),
                (header::HeaderName::from_static("x-ratelimit-scope"), "user".to_owned()),
            ];
            (StatusCode::TOO_MANY_REQUESTS, headers, Json(body)).into_response()
        }
    }
}
