//! The gateway: one websocket per session, for the bot and for people alike.

use std::collections::VecDeque;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

use super::bot;
use super::server::Server;
use super::session::{Frame, Session};
use super::state::State;
use super::world::{self, APPLICATION, GUILD, Who};

const HEARTBEAT: Duration = Duration::from_millis(41_250);
/// A client that lets this much time pass without a heartbeat is gone.
const PATIENCE: Duration = Duration::from_millis(41_250 + 20_000);
const EVENTS_A_MINUTE: usize = 120;
const LARGEST_PAYLOAD: usize = 4096;

const GUILDS: u64 = 1;
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;
const KNOWN_INTENTS: u64 = ((1 << 17) - 1) | 1 << 20 | 1 << 21 | 1 << 24 | 1 << 25;

/// Why a connection ends: code and reason.
type Close = (u16, &'static str);

struct Connection {
    server: Server,
    link: UnboundedSender<Frame>,
    /// The id of the session, once there is one.
    session: Option<String>,
    recent: VecDeque<Instant>,
}

/// Serves one connection until it ends.
pub async fn serve(server: Server, mut socket: WebSocket) {
    let (link, mut frames) = unbounded_channel();
    let mut connection = Connection { server: server.clone(), link, session: None, recent: VecDeque::new() };
    let clean = connection.run(&mut socket, &mut frames).await;
    let mut state = server.state();
    let Some(id) = connection.session else { return };
    if clean {
        // Who says goodbye does not come back: Discord forgets the session.
        state.sessions.retain(|session| session.id != id || session.linked_to_other(&connection.link));
    } else if let Some(session) = state.sessions.iter_mut().find(|session| session.id == id) {
        session.disconnect(&connection.link);
    }
}

impl Connection {
    /// Returns whether the client closed the connection for good.
    async fn run(&mut self, socket: &mut WebSocket, frames: &mut UnboundedReceiver<Frame>) -> bool {
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT.as_millis() as u64 }, "s": null, "t": null });
        if socket.send(Message::text(hello.to_string())).await.is_err() {
            return false;
        }
        let mut stopped = self.server.stopped();
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
                    Some(Ok(Message::Binary(_))) => Frame::Close(4002, "Error while decoding payload."),
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => return false,
                },
                // The connection holds a sender of its own: this never ends.
                Some(frame) = frames.recv() => frame,
                () = tokio::time::sleep_until(deadline) => Frame::Close(4009, "Session timed out."),
                _ = stopped.wait_for(|stopped| *stopped) => Frame::Close(1001, "The sandbox stops."),
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
        let undecodable = (4002, "Error while decoding payload.");
        if text.len() > LARGEST_PAYLOAD {
            return Err(undecodable);
        }
        let payload: Value = serde_json::from_str(text).map_err(|_| undecodable)?;
        let data = &payload["d"];
        let Some(op) = payload["op"].as_u64() else { return Err(undecodable) };
        match op {
            1 => {
                *deadline = now + PATIENCE;
                self.say(json!({ "op": 11, "d": null, "s": null, "t": null }));
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

    fn say(&self, payload: Value) {
        // The receiver lives as long as the connection.
        let _closed = self.link.send(Frame::Text(payload.to_string()));
    }

    fn identify(&mut self, data: &Value) -> Result<(), Close> {
        let owner = data["token"].as_str().and_then(Who::of).ok_or((4004, "Authentication failed."))?;
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
        let mut state = self.server.state();
        let id = format!("{:032x}", u128::from(state.snowflakes.next()));
        // Sessions that nobody came back to make room for the new one.
        state.sessions.retain(|session| session.owner != owner || session.connected() && session.alive());
        let mut session = Session::new(id.clone(), owner, intents, self.link.clone());
        greet(&state, &mut session, &data["shard"]);
        state.sessions.push(session);
        self.session = Some(id);
        Ok(())
    }

    fn resume(&mut self, data: &Value) -> Result<(), Close> {
        let owner = data["token"].as_str().and_then(Who::of).ok_or((4004, "Authentication failed."))?;
        let mut state = self.server.state();
        let sequence = data["seq"].as_u64().unwrap_or(0);
        let session = state.sessions.iter_mut().find(|session| session.id == data["session_id"]);
        let Some(session) = session.filter(|s| s.owner == owner && s.remembers(sequence)) else {
            self.say(json!({ "op": 9, "d": false, "s": null, "t": null }));
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

/// READY, and for the bot the server it is in.
fn greet(state: &State, session: &mut Session, shard: &Value) {
    let mut ready = json!({
        "v": 10, "user": world::user(session.owner.id()), "session_id": session.id, "session_type": "normal",
        "resume_gateway_url": bot::gateway_url(state), "relationships": [], "private_channels": [],
        "presences": [], "user_settings": {}, "guild_join_requests": [],
    });
    if session.owner == Who::Bot {
        ready["guilds"] = json!([{ "id": GUILD.to_string(), "unavailable": true }]);
        ready["application"] = json!({ "id": APPLICATION.to_string(), "flags": 0 });
        if !shard.is_null() {
            ready["shard"] = shard.clone();
        }
        session.dispatch("READY", &ready);
        if session.intents & GUILDS != 0 {
            session.dispatch("GUILD_CREATE", &full_guild(state));
        }
    } else {
        ready["guilds"] = json!([full_guild(state)]);
        session.dispatch("READY", &ready);
    }
}

fn full_guild(state: &State) -> Value {
    let mut guild = world::guild();
    let members = world::members();
    let more = json!({
        "joined_at": members[0]["joined_at"], "large": false, "unavailable": false,
        "member_count": members.len(), "voice_states": [], "members": members,
        "channels": bot::guild_channels(state, false), "threads": bot::guild_channels(state, true),
        "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        guild[key] = value.clone();
    }
    guild
}
