//! A proxy in front of Discord whose gateway fails as a test demands. Requests are forwarded to the sandbox.

use crate::gate;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, body};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::future::pending;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{WebSocketStream, accept_async, connect_async};

/// How the gateway behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayState {
    Healthy,
    /// Closes each connection with this code after RESUME.
    ClosesAfterResume(u16),
    /// Lets no session go on, and closes each connection with this code after IDENTIFY.
    ClosesAfterIdentify(u16),
    /// Closes the connections of one shard only.
    ClosesShardAfterIdentify {
        shard: u64,
        code: u16,
    },
    /// Answers heartbeats, but not RESUME.
    IgnoresResume,
    /// Answers heartbeats, but neither RESUME nor IDENTIFY.
    IgnoresSessions,
    /// Accepts connections and sends nothing.
    Silent,
    /// Refuses connections.
    Unreachable,
}

/// The first request of a client on a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    Identify,
    Resume,
}

/// A running proxy.
pub struct GatewayProxy {
    /// The URL of the proxy.
    pub base: String,
    shared: Arc<Shared>,
}

struct Shared {
    /// The URL of the sandbox, without its scheme.
    sandbox: String,
    http: reqwest::Client,
    gateway_address: SocketAddr,
    gateway: watch::Sender<GatewayState>,
    is_http_down: watch::Sender<bool>,
    /// The code of the error with which requests for the gateway are refused.
    http_error: watch::Sender<Option<u64>>,
    /// The sessions that are left, if that is not what the sandbox says.
    sessions_left: Mutex<Option<u64>>,
    attempts: Mutex<Vec<Attempt>>,
}

impl GatewayProxy {
    /// Starts a healthy one in front of this sandbox.
    pub async fn before(sandbox: SocketAddr) -> GatewayProxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let base = format!("http://{}", listener.local_addr().expect("a port"));
        let gateway_listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let shared = Arc::new(Shared {
            sandbox: sandbox.to_string(),
            http: reqwest::Client::builder().no_proxy().build().expect("a client"),
            gateway_address: gateway_listener.local_addr().expect("a port"),
            gateway: watch::Sender::new(GatewayState::Healthy),
            is_http_down: watch::Sender::new(false),
            http_error: watch::Sender::new(None),
            sessions_left: Mutex::default(),
            attempts: Mutex::default(),
        });
        let app = Router::new().fallback(answer).with_state(shared.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        tokio::spawn(serve_gateway(gateway_listener, shared.clone()));
        GatewayProxy { base, shared }
    }

    /// Cuts all connections to the gateway, which behaves like this from now on.
    pub fn set_gateway(&self, state: GatewayState) {
        self.shared.gateway.send_replace(state);
    }

    /// Makes all requests fail, or none.
    pub fn set_http_down(&self, is_down: bool) {
        self.shared.is_http_down.send_replace(is_down);
    }

    /// Refuses all requests for the gateway with this error, or none.
    pub fn set_http_error(&self, code: Option<u64>) {
        self.shared.http_error.send_replace(code);
    }

    /// Sets how many sessions are said to be left in the next second.
    pub fn set_sessions_left(&self, left: Option<u64>) {
        *self.shared.sessions_left.lock().expect("no panic while it was held") = left;
    }

    /// The number of attempts of this kind so far.
    pub fn count(&self, kind: Attempt) -> usize {
        let attempts = self.shared.attempts.lock().expect("no panic while it was held");
        attempts.iter().filter(|attempt| **attempt == kind).count()
    }
}

async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    if *shared.is_http_down.borrow() {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let is_about_gateway = request.uri().path().contains("/gateway");
    if let (true, Some(code)) = (is_about_gateway, *shared.http_error.borrow()) {
        let error = json!({ "code": code, "message": "Refused by the test" });
        return (StatusCode::BAD_REQUEST, Json(error)).into_response();
    }
    let response = gate::forward(&shared.http, &format!("http://{}", shared.sandbox), request).await;
    if !is_about_gateway || !response.status().is_success() {
        return response;
    }
    let answer = body::to_bytes(response.into_body(), usize::MAX).await.expect("a body");
    let mut answer: Value = serde_json::from_slice(&answer).expect("JSON");
    answer["url"] = json!(format!("ws://{}", shared.gateway_address));
    if let Some(left) = *shared.sessions_left.lock().expect("no panic while it was held") {
        answer["session_start_limit"]["remaining"] = json!(left);
        answer["session_start_limit"]["reset_after"] = json!(1000);
    }
    Json(answer).into_response()
}

/// Accepts connections to the gateway while it can be reached.
async fn serve_gateway(listener: TcpListener, shared: Arc<Shared>) {
    let mut state = shared.gateway.subscribe();
    let mut listener = Some(listener);
    loop {
        if *state.borrow_and_update() == GatewayState::Unreachable {
            listener = None;
        } else if listener.is_none() {
            listener = Some(TcpListener::bind(shared.gateway_address).await.expect("the same port"));
        }
        let accept = async {
            match &listener {
                Some(listener) => listener.accept().await.expect("a connection").0,
                None => pending().await,
            }
        };
        tokio::select! {
            _ = state.changed() => {}
            stream = accept => {
                let shared = shared.clone();
                let mut state = shared.gateway.subscribe();
                tokio::spawn(async move {
                    tokio::select! {
                        _ = state.changed() => {}
                        _ = connect(stream, &shared) => {}
                    }
                });
            }
        }
    }
}

/// Serves a connection until one of the two sides ends it.
async fn connect(stream: TcpStream, shared: &Shared) -> Option<()> {
    let state = *shared.gateway.borrow();
    if state == GatewayState::Silent {
        let _stream = stream;
        return pending().await;
    }
    let mut client = accept_async(stream).await.ok()?;
    let url = format!("ws://{}/gateway/?v=10", shared.sandbox);
    let (mut gateway, _) = connect_async(url).await.expect("the gateway of the sandbox");
    loop {
        tokio::select! {
            message = client.next() => {
                let message = message?.ok()?;
                match reaction(&message, state, shared) {
                    Reaction::Forward => gateway.send(message).await.ok()?,
                    Reaction::Close(code) => {
                        let frame = CloseFrame { code: code.into(), reason: "".into() };
                        client.close(Some(frame)).await.ok()?;
                        while client.next().await.is_some() {}
                        return None;
                    }
                    Reaction::Ignore => return acknowledge_heartbeats(client).await,
                }
            }
            message = gateway.next() => client.send(message?.ok()?).await.ok()?,
        }
    }
}

enum Reaction {
    Forward,
    Close(u16),
    Ignore,
}

fn reaction(message: &Message, state: GatewayState, shared: &Shared) -> Reaction {
    let Message::Text(text) = message else { return Reaction::Forward };
    let payload: Value = serde_json::from_str(text).expect("JSON");
    let attempt = match payload["op"].as_u64() {
        Some(2) => Attempt::Identify,
        Some(6) => Attempt::Resume,
        _ => return Reaction::Forward,
    };
    shared.attempts.lock().expect("no panic while it was held").push(attempt);
    match (state, attempt) {
        (GatewayState::ClosesAfterResume(code), Attempt::Resume)
        | (GatewayState::ClosesAfterIdentify(code), Attempt::Identify) => Reaction::Close(code),
        // The session has timed out.
        (GatewayState::ClosesAfterIdentify(_), Attempt::Resume) => Reaction::Close(4009),
        (GatewayState::ClosesShardAfterIdentify { shard, code }, Attempt::Identify)
            if payload["d"]["shard"][0] == shard =>
        {
            Reaction::Close(code)
        }
        (GatewayState::IgnoresResume, Attempt::Resume) | (GatewayState::IgnoresSessions, _) => {
            Reaction::Ignore
        }
        _ => Reaction::Forward,
    }
}

/// Answers heartbeats and nothing else.
async fn acknowledge_heartbeats(mut client: WebSocketStream<TcpStream>) -> Option<()> {
    loop {
        if let Message::Text(text) = client.next().await?.ok()?
            && serde_json::from_str::<Value>(&text).is_ok_and(|payload| payload["op"] == 1)
        {
            client.send(Message::text(r#"{"op":11,"d":null,"s":null,"t":null}"#)).await.ok()?;
        }
    }
}
