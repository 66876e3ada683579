//! A gateway connection: one websocket, from HELLO until it closes.

use super::queue::{Frame, FrameReceiver, FrameSender, WeakFrameSender, queue};
use super::ready::send_ready;
use super::session::Session;
use super::stream::{Encoding, PayloadStream};
use super::{Account, Fault, Gateway, Presence, api_types};
use api_types::intent;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::pin::pin;
use std::time::Duration;
use tokio::time::Instant;

const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(41_250);
/// The time without a heartbeat after which the connection is closed.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_millis(41_250 + 20_000);
/// Discord's limit of payloads from a client.
const MAX_PAYLOADS_PER_MINUTE: usize = 120;
/// Discord's limit of a payload from a client.
pub(super) const MAX_PAYLOAD_BYTES: usize = 4096;

/// The time before the first frame, as a network takes.
const FIRST_FRAME_DELAY: Duration = Duration::from_millis(20);
/// The time in which the rest of a closing handshake must be over.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Opcodes of the gateway.
mod opcode {
    pub const HEARTBEAT: u64 = 1;
    pub const IDENTIFY: u64 = 2;
    pub const PRESENCE_UPDATE: u64 = 3;
    pub const VOICE_STATE_UPDATE: u64 = 4;
    pub const RESUME: u64 = 6;
    pub const REQUEST_GUILD_MEMBERS: u64 = 8;
    pub const REQUEST_SOUNDBOARD_SOUNDS: u64 = 31;
}

/// Why a connection is closed: code and reason.
type CloseReason = (u16, &'static str);

const DECODE_ERROR: CloseReason = (4002, "Error while decoding payload.");
const AUTHENTICATION_FAILED: CloseReason = (4004, "Authentication failed.");
const ALREADY_AUTHENTICATED: CloseReason = (4005, "Already authenticated.");

/// The server's side of one websocket, with or without a session.
pub(super) struct Connection {
    gateway: Gateway,
    /// The sender for this connection, until a session takes it. The connection ends when the session drops it.
    unclaimed_sender: Option<FrameSender>,
    sender: WeakFrameSender,
    /// The id of the session, after IDENTIFY or RESUME.
    session: Option<String>,
    /// The times of the client's payloads in the last minute.
    recent_payloads: VecDeque<Instant>,
}

impl Connection {
    /// Serves a websocket until it closes. A client that asks for a version of the gateway that is not served is told so.
    pub async fn serve(gateway: Gateway, socket: WebSocket, encoding: Encoding, is_version_supported: bool) {
        let (sender, mut frames) = queue(gateway.queued_bytes.clone());
        let mut connection = Connection {
            gateway,
            sender: sender.downgrade(),
            unclaimed_sender: Some(sender),
            session: None,
            recent_payloads: VecDeque::new(),
        };
        let mut stream = PayloadStream::new(socket, encoding);
        // Some clients look for frames a moment after the connection is open only.
        tokio::time::sleep(FIRST_FRAME_DELAY).await;
        if !is_version_supported {
            return stream.close(4012, "Invalid API version.").await;
        }
        let for_good = connection.run(&mut stream, &mut frames).await;
        if let (Some(id), Some(sender)) = (&connection.session, connection.sender.upgrade()) {
            connection.gateway.state().disconnect(id, &sender, for_good);
        }
    }

    /// Returns whether the client closed the connection with a code after which it does not resume.
    async fn run(&mut self, stream: &mut PayloadStream, frames: &mut FrameReceiver) -> bool {
        let data = json!({ "heartbeat_interval": HEARTBEAT_INTERVAL.as_millis() as u64 });
        let hello = json!({ "op": 10, "d": data, "s": null, "t": null });
        if stream.send(hello.to_string().into()).await.is_err() {
            return false;
        }
        let gateway = self.gateway.clone();
        let mut stopped = pin!(gateway.stopped());
        let mut deadline = Instant::now() + HEARTBEAT_TIMEOUT;
        loop {
            let frame = tokio::select! {
                message = stream.recv() => match message {
                    Some(Ok(Message::Close(frame))) => {
                        stream.finish_close(CLOSE_TIMEOUT).await;
                        return frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    }
                    // Some clients send JSON in binary frames.
                    Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => {
                        match self.handle_payload(&message.into_data(), &mut deadline) {
                            Ok(()) => continue,
                            Err((code, reason)) => Frame::Close(code, reason),
                        }
                    }
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => return false,
                },
                frame = frames.recv() => match frame {
                    Some(frame) => frame,
                    // The session has dropped its sender, because this client does not read.
                    None => return false,
                },
                () = tokio::time::sleep_until(deadline) => Frame::Close(4009, "Session timed out."),
                () = &mut stopped => Frame::Close(1001, "The sandbox stops."),
            };
            let frame = match frame {
                Frame::InvalidSession { resumable } => {
                    self.release_session(!resumable);
                    Frame::Text(invalid_session(resumable))
                }
                other => other,
            };
            match frame {
                Frame::Text(text) => {
                    // A client that does not read must not delay the shutdown.
                    let is_sent = tokio::select! {
                        sent = stream.send(text) => sent.is_ok(),
                        () = &mut stopped => false,
                    };
                    if !is_sent {
                        return false;
                    }
                }
                Frame::Close(code, reason) => {
                    stream.close(code, reason).await;
                    return false;
                }
                Frame::InvalidSession { .. } | Frame::Drop => return false,
            }
        }
    }

    /// Handles a payload of the client. A heartbeat moves the `deadline`.
    fn handle_payload(&mut self, payload: &[u8], deadline: &mut Instant) -> Result<(), CloseReason> {
        let now = Instant::now();
        self.recent_payloads.push_back(now);
        self.recent_payloads.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
        if self.recent_payloads.len() > MAX_PAYLOADS_PER_MINUTE {
            return Err((4008, "You are being rate limited."));
        }
        if payload.len() > MAX_PAYLOAD_BYTES {
            return Err(DECODE_ERROR);
        }
        let payload: Value = serde_json::from_slice(payload).map_err(|_| DECODE_ERROR)?;
        let data = &payload["d"];
        let Some(op) = payload["op"].as_u64() else { return Err(DECODE_ERROR) };
        match op {
            opcode::HEARTBEAT => {
                *deadline = now + HEARTBEAT_TIMEOUT;
                if self.is_bot() && self.gateway.state().world.faults.take_equal(&Fault::NoHeartbeatAck) {
                    return Ok(());
                }
                self.send(&json!({ "op": 11, "d": null, "s": null, "t": null }));
                Ok(())
            }
            opcode::IDENTIFY | opcode::RESUME if self.session.is_some() => Err(ALREADY_AUTHENTICATED),
            opcode::IDENTIFY => self.identify(data),
            opcode::RESUME => self.resume(data),
            opcode::REQUEST_GUILD_MEMBERS if self.session.is_some() => {
                self.gateway.state().send_members(&json!(self.session), data);
                Ok(())
            }
            opcode::REQUEST_SOUNDBOARD_SOUNDS if self.session.is_some() => {
                self.gateway.state().send_sounds(&json!(self.session), data);
                Ok(())
            }
            opcode::PRESENCE_UPDATE if self.session.is_some() => {
                let presence = Presence::from_payload(data).ok_or(DECODE_ERROR)?;
                self.gateway.state().set_presence(&json!(self.session), presence);
                Ok(())
            }
            opcode::VOICE_STATE_UPDATE if self.session.is_some() => {
                self.gateway.state().record_unsupported(&json!(self.session), op, data);
                Ok(())
            }
            // Known opcodes that have no effect here.
            8 | 13 | 14 | 31 | 37 if self.session.is_some() => Ok(()),
            3 | 4 | 8 | 13 | 14 | 31 | 37 => Err((4003, "Not authenticated.")),
            _ => Err((4001, "Unknown opcode.")),
        }
    }

    fn send(&self, payload: &Value) {
        if let Some(sender) = self.sender.upgrade() {
            // If the queue is full, the client does not read and gets no reply.
            let _is_sent = sender.try_send(Frame::Text(payload.to_string().into()));
        }
    }

    /// Tells the client to identify anew.
    fn send_invalid_session(&self) {
        if let Some(sender) = self.sender.upgrade() {
            // If the queue is full, the client does not read and gets no reply.
            let _is_sent = sender.try_send(Frame::InvalidSession { resumable: false });
        }
    }

    /// Tells the client to identify anew after some time, so that it does not do so all the time.
    fn send_invalid_session_after(&self, wait: Duration) {
        let sender = self.sender.clone();
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            if let Some(sender) = sender.upgrade() {
                let _is_sent = sender.try_send(Frame::InvalidSession { resumable: false });
            }
        });
    }

    /// Takes the connection away from its session, so that the client can identify or resume over it.
    fn release_session(&mut self, for_good: bool) {
        let (Some(id), Some(sender)) = (self.session.take(), self.sender.upgrade()) else { return };
        self.gateway.state().disconnect(&id, &sender, for_good);
        self.unclaimed_sender = Some(sender);
    }

    /// Whether the client is a bot.
    fn is_bot(&self) -> bool {
        let Some(id) = &self.session else { return false };
        let mut state = self.gateway.state();
        state.session(&json!(id)).is_some_and(|session| matches!(session.owner, Account::Bot(_)))
    }

    fn identify(&mut self, data: &Value) -> Result<(), CloseReason> {
        let mut state = self.gateway.state();
        let token = data["token"].as_str();
        let owner = token.and_then(|token| state.world.directory.authenticate(token));
        let owner = owner.ok_or(AUTHENTICATION_FAILED)?;
        let shard = match (&data["shard"], data["shard"][0].as_u64(), data["shard"][1].as_u64()) {
            (Value::Null, ..) => (0, 1),
            (_, Some(index), Some(count)) if index < count => (index, count),
            _ => return Err((4010, "Invalid shard.")),
        };
        let mut intents = 0;
        if let Account::Bot(id) = owner {
            let requested = data["intents"].as_u64().filter(|intents| intents & !intent::ALL == 0);
            intents = requested.ok_or((4013, "Invalid intent(s)."))?;
            let application = state.world.directory.application(id).ok_or(AUTHENTICATION_FAILED)?;
            if intents & intent::PRIVILEGED & !application.privileged_intents != 0 {
                return Err((4014, "Disallowed intent(s)."));
            }
            if shard.1 < application.shards {
                return Err((4011, "Sharding required."));
            }
        }
        if let Account::Bot(id) = owner
            && let Some(wait) = state.world.identify_wait(id, shard.0)
        {
            self.send_invalid_session_after(wait);
            return Ok(());
        }
        let sender = self.unclaimed_sender.take().ok_or(ALREADY_AUTHENTICATED)?;
        let id = format!("{:032x}", u128::from(state.world.next_id()));
        let mut session = Session::new(id.clone(), owner, intents, shard, sender);
        if !data["presence"].is_null() {
            session.presence = Presence::from_payload(&data["presence"]).ok_or(DECODE_ERROR)?;
        }
        send_ready(&state.world, &mut session, &data["shard"]);
        state.add_session(session);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), CloseReason> {
        let mut state = self.gateway.state();
        let token = data["token"].as_str();
        let owner = token.and_then(|token| state.world.directory.authenticate(token));
        let owner = owner.ok_or(AUTHENTICATION_FAILED)?;
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let session = state.session(&data["session_id"]);
        let session = session.filter(|session| session.owner == owner && session.can_resume_after(sequence));
        let Some(session) = session else {
            self.send_invalid_session();
            return Ok(());
        };
        if !session.has_dispatched(sequence) {
            return Err((4007, "Invalid seq."));
        }
        let sender = self.unclaimed_sender.take().ok_or(ALREADY_AUTHENTICATED)?;
        session.resume(sender, sequence);
        self.session = Some(session.id.clone());
        Ok(())
    }
}

/// The payload with opcode 9.
fn invalid_session(resumable: bool) -> Utf8Bytes {
    json!({ "op": 9, "d": resumable, "s": null, "t": null }).to_string().into()
}
