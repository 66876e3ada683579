//! A connection: one websocket, from HELLO until it closes.

use super::ready::greet;
use super::session::{Frame, Session};
use super::stream::Stream;
use super::{Fault, Gateway, Who};
use axum::extract::ws::{Message, WebSocket};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::pin::pin;
use std::time::Duration;
use tokio::sync::mpsc::{self, Receiver, Sender, WeakSender};
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

/// So many frames wait for a client that does not read; then it is cut off.
const UNREAD: usize = 4096;

/// A connection.
pub(super) struct Connection {
    gateway: Gateway,
    /// The way to the socket: held here until there is a session, which holds it then.
    own: Option<Sender<Frame>>,
    link: WeakSender<Frame>,
    /// The id of the session, once there is one.
    session: Option<String>,
    recent: VecDeque<Instant>,
}

impl Connection {
    /// Serves one until it ends; its payloads are `compressed`, or not.
    pub async fn serve(gateway: Gateway, socket: WebSocket, compressed: bool) {
        let (own, mut frames) = mpsc::channel(UNREAD);
        let link = own.downgrade();
        let mut connection =
            Connection { gateway, own: Some(own), link, session: None, recent: VecDeque::new() };
        let goodbye = connection.run(&mut Stream::new(socket, compressed), &mut frames).await;
        if let (Some(id), Some(link)) = (&connection.session, connection.link.upgrade()) {
            connection.gateway.hub().disconnect(id, &link, goodbye);
        }
    }

    /// Returns whether the client closed the connection for good.
    async fn run(&mut self, stream: &mut Stream, frames: &mut Receiver<Frame>) -> bool {
        let rhythm = json!({ "heartbeat_interval": HEARTBEAT.as_millis() as u64 });
        let hello = json!({ "op": 10, "d": rhythm, "s": null, "t": null });
        if stream.send(hello.to_string()).await.is_err() {
            return false;
        }
        let gateway = self.gateway.clone();
        let mut stopped = pin!(gateway.stopped());
        let mut deadline = Instant::now() + PATIENCE;
        loop {
            let frame = tokio::select! {
                message = stream.recv() => match message {
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
                frame = frames.recv() => match frame {
                    Some(frame) => frame,
                    // The session does not wait for a client that does not read.
                    None => return false,
                },
                () = tokio::time::sleep_until(deadline) => Frame::Close(4009, "Session timed out."),
                () = &mut stopped => Frame::Close(1001, "The sandbox stops."),
            };
            match frame {
                Frame::Text(text) => {
                    // Who does not read may not hold up the end of the server.
                    let sent = tokio::select! {
                        sent = stream.send(text) => sent.is_ok(),
                        () = &mut stopped => false,
                    };
                    if !sent {
                        return false;
                    }
                }
                Frame::Close(code, reason) => {
                    stream.close(code, reason).await;
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
                if self.of_bot() && self.gateway.hub().world.faults.take_this(&Fault::NoAck) {
                    return Ok(());
                }
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
        if let Some(link) = self.link.upgrade() {
            // Who asks faster than they read is not answered.
            let _full = link.try_send(Frame::Text(payload.to_string()));
        }
    }

    /// Whether a bot is at the other end.
    fn of_bot(&self) -> bool {
        let Some(id) = &self.session else { return false };
        self.gateway.hub().session(&json!(id)).is_some_and(|session| matches!(session.owner, Who::Bot(_)))
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        let mut hub = self.gateway.hub();
        let owner =
            data["token"].as_str().and_then(|token| hub.world.cast.who(token)).ok_or(NO_SUCH_TOKEN)?;
        let shard = match (&data["shard"], data["shard"][0].as_u64(), data["shard"][1].as_u64()) {
            (Value::Null, ..) => (0, 1),
            (_, Some(number), Some(of)) if number < of => (number, of),
            _ => return Err((4010, "Invalid shard.")),
        };
        let mut intents = 0;
        if let Who::Bot(id) = owner {
            let wanted = data["intents"].as_u64().filter(|intents| intents & !KNOWN_INTENTS == 0);
            intents = wanted.ok_or((4013, "Invalid intent(s)."))?;
            let application = hub.world.cast.application(id).ok_or(NO_SUCH_TOKEN)?;
            if intents & PRIVILEGED & !application.privileged != 0 {
                return Err((4014, "Disallowed intent(s)."));
            }
            if shard.1 < application.shards {
                return Err((4011, "Sharding required."));
            }
        }
        let link = self.own.take().ok_or((4005, "Already authenticated."))?;
        let id = format!("{:032x}", u128::from(hub.world.next_id()));
        let mut session = Session::new(id.clone(), owner, intents, shard, link);
        greet(&hub.world, &mut session, &data["shard"]);
        hub.open(session);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        let mut hub = self.gateway.hub();
        let owner =
            data["token"].as_str().and_then(|token| hub.world.cast.who(token)).ok_or(NO_SUCH_TOKEN)?;
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let session = hub.session(&data["session_id"]);
        let Some(session) = session.filter(|s| s.owner == owner && s.remembers(sequence)) else {
            self.say(&json!({ "op": 9, "d": false, "s": null, "t": null }));
            return Ok(());
        };
        if !session.told(sequence) {
            return Err((4007, "Invalid seq."));
        }
        let link = self.own.take().ok_or((4005, "Already authenticated."))?;
        session.resume(link, sequence);
        self.session = Some(session.id.clone());
        Ok(())
    }
}
