//! A connection: one websocket, from HELLO until it closes.

use super::ready::greet;
use super::session::{Frame, Session};
use super::{Gateway, Who};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::pin::pin;
use std::time::Duration;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::Instant;

const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// A client that lets this much time pass without a heartbeat is gone.
const PATIENCE: Duration = Duration::from_millis(41_250 + 20_000);
const EVENTS_A_MINUTE: usize = 120;
const LARGEST_PAYLOAD: usize = 4096;

const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
const KNOWN_INTENTS: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

/// Why a connection ends: code and reason.
type Close = (u16, &'static str);

const UNDECODABLE: Close = (4002, "Error while decoding payload.");
const NO_SUCH_TOKEN: Close = (4004, "Authentication failed.");

/// A connection.
pub(super) struct Connection {
    gateway: Gateway,
    link: UnboundedSender<Frame>,
    /// The id of the session, once there is one.
    session: Option<String>,
    recent: VecDeque<Instant>,
}

impl Connection {
    /// Serves one until it ends.
    pub async fn serve(gateway: Gateway, mut socket: WebSocket) {
        let (link, mut frames) = mpsc::unbounded_channel();
        let mut connection = Connection { gateway, link, session: None, recent: VecDeque::new() };
        let goodbye = connection.run(&mut socket, &mut frames).await;
        if let Some(id) = &connection.session {
            connection.gateway.hub().disconnect(id, &connection.link, goodbye);
        }
    }

    /// Returns whether the client closed the connection for good.
    async fn run(&mut self, socket: &mut WebSocket, frames: &mut UnboundedReceiver<Frame>) -> bool {
        let rhythm = json!({ "heartbeat_interval": HEARTBEAT.as_millis() as u64 });
        let hello = json!({ "op": 10, "d": rhythm, "s": null, "t": null });
        if socket.send(Message::text(hello.to_string())).await.is_err() {
            return false;
        }
        let gateway = self.gateway.clone();
        let mut stopped = pin!(gateway.stopped());
        let mut deadline = Instant::now() + PATIENCE;
        loop {
            let frame = tokio::select! {
                message = socket.recv() => match message {
                    Some(Ok(Message::Close(frame))) => {
                        return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    }
                    Some(Ok(Message::Text(text))) => match self.hear(&text, &mut deadline) {
                        Ok(()) => continue,
                        Err((code, reason)) => Frame::Close(code, reason),
                    },
                    Some(Ok(Message::Binary(_))) => Frame::Close(UNDECODABLE.0, UNDECODABLE.1),
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => return false,
                },
                // The connection holds a sender of its own: this never ends.
                Some(frame) = frames.recv() => frame,
                () = tokio::time::sleep_until(deadline) => Frame::Close(4009, "Session timed out."),
                () = &mut stopped => Frame::Close(1001, "The sandbox stops."),
            };
            match frame {
                Frame::Text(text) => {
                    if socket.send(Message::text(text)).await.is_err() {
                        return false;
                    }
                }
                Frame::Close(code, reason) => {
                    let frame = CloseFrame { code, reason: reason.into() };
                    // The other side may be gone already; the connection ends either way.
                    let _gone = socket.send(Message::Close(Some(frame))).await;
                    return false;
                }
                Frame::Drop => return false,
            }
        }
    }

    /// Takes a payload of the client.
    fn hear(&mut self, text: &str, deadline: &mut Instant) -> Result<(), Close> {
        let now = Instant::now();
        self.recent.push_back(now);
        self.recent.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        if self.recent.len() > EVENTS_A_MINUTE {
            return Err((4008, "You are being rate limited."));
        }
        if text.len() > LARGEST_PAYLOAD {
            return Err(UNDECODABLE);
        }
        let payload: Value = serde_json::from_str(text).map_err(|_| UNDECODABLE)?;
        let data = &payload["d"];
        let Some(op) = payload["op"].as_u64() else { return Err(UNDECODABLE) };
        match op {
            1 => {
                *deadline = now + PATIENCE;
                self.say(&json!({ "op": 11, "d": null, "s": null, "t": null }));
                Ok(())
            }
            2 | 6 if self.session.is_some() => Err((4005, "Already authenticated.")),
            2 => self.identify(data),
            6 => self.resume(data),
            3 | 4 | 8 | 13 | 14 | 31 | 37 if self.session.is_some() => Ok(()),
            3 | 4 | 8 | 13 | 14 | 31 | 37 => Err((4003, "Not authenticated.")),
            _ => Err((4001, "Unknown opcode.")),
        }
    }

    fn say(&self, payload: &Value) {
        // The receiver lives as long as the connection.
        let _closed = self.link.send(Frame::Text(payload.to_string()));
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        let owner = data["token"].as_str().and_then(Who::of_token).ok_or(NO_SUCH_TOKEN)?;
        let intents = match (owner, data["intents"].as_u64()) {
            (Who::Person(_), _) => 0,
            (Who::Bot, Some(intents)) if intents & !KNOWN_INTENTS == 0 => intents,
            (Who::Bot, _) => return Err((4013, "Invalid intent(s).")),
        };
        if intents & PRIVILEGED != 0 {
            return Err((4014, "Disallowed intent(s)."));
        }
        let shard = [&data["shard"][0], &data["shard"][1]].map(Value::as_u64);
        if !data["shard"].is_null() && !matches!(shard, [Some(id), Some(count)] if id < count) {
            return Err((4010, "Invalid shard."));
        }
        let mut hub = self.gateway.hub();
        let id = format!("{:032x}", u128::from(hub.world.next_id()));
        let mut session = Session::new(id.clone(), owner, intents, self.link.clone());
        greet(&hub.world, &mut session, &data["shard"]);
        hub.open(session);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        let owner = data["token"].as_str().and_then(Who::of_token).ok_or(NO_SUCH_TOKEN)?;
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let mut hub = self.gateway.hub();
        let session = hub.session(&data["session_id"]);
        let Some(session) = session.filter(|s| s.owner == owner && s.remembers(sequence)) else {
            self.say(&json!({ "op": 9, "d": false, "s": null, "t": null }));
            return Ok(());
        };
        if !session.told(sequence) {
            return Err((4007, "Invalid seq."));
        }
        session.resume(self.link.clone(), sequence);
        self.session = Some(session.id.clone());
        Ok(())
    }
}
