//! A Discord-compatible server on loopback, so that the real bot runs without Discord.
//!
//! It listens on 127.0.0.1 only and speaks the parts of API v10 and of the gateway that the bot and a chat
//! client need. The bot reaches it through serenity as it would reach Discord; people reach it through the
//! page at `/`, and programs through the same calls as the page.
//!
//! # The rooms
//!
//! It knows nothing of the house it stands in: it is a crate of its own, for any bot. What is this bot's own, ids and names,
//! is in `world/names.rs`, which says where they are told besides. Each room imports only from those below it, and those of one height know nothing of each other:
//!
//! ```text
//! server.rs             the listener on loopback: hands requests to the rooms
//!   http/               what the bot and the clients of people call; the page
//!   gateway/            who listens, over websockets, and what they are told
//!     check/            what Discord takes of what is sent: lengths, counts, shapes
//!     world/            what is known and kept: people, server, channels, messages, commands, interactions, files
//!       error.rs        Discord's errors
//!       snowflake.rs    Discord's ids
//! ```
//!
//! # The world
//!
//! The ids are the same at each start:
//!
//! | what | id | |
//! |---|---|---|
//! | application, and its bot user "B-Side" | 1100000000000000001 | [`Sandbox::bot_token`] |
//! | server "B-Side Sandbox" | 1100000000000000010 | |
//! | channels `table-one`, `table-two`, `lounge` | 1100000000000000021, …22, …23 | |
//! | Ana (owns the server), Ben, Cy, Dee | 1100000000000000031, …32, …33, …34 | tokens `user-ana`, `user-ben`, `user-cy`, `user-dee` |
//!
//! Messages, commands, attachments and interactions survive a restart, also after a kill, when
//! [`Settings::folder`] is given. Everything else (gateway sessions) does not.
//!
//! # What people do
//!
//! All paths are below `/api/v10`; the header is `Authorization: user-ana`, without "Bot". Bodies are JSON (or
//! multipart with `payload_json`). Errors have Discord's codes; a malformed body is 50035 and names each place that is
//! wrong.
//!
//! - `GET /users/@me`, `/users/{id}`, `/users/@me/guilds`, `/users/@me/channels` (direct conversations)
//! - `GET /guilds/{g}`, `/guilds/{g}/channels`, `/guilds/{g}/threads/active`, `/guilds/{g}/members`
//! - `GET /guilds/{g}/application-command-index` → `{applications, application_commands, version}`
//! - `GET /channels/{c}/messages?limit=&after=&before=&around=`: newest first, with this person's ephemeral
//!   messages; `GET /channels/{c}/messages/{m}`; `POST`, `PATCH`, `DELETE` of the person's own messages
//! - `POST /channels/{c}/threads` `{name}`: a thread is a channel
//! - `GET` of the `url` of an attachment (no token)
//! - `POST /interactions` → 204. The language of the person is the header `X-Discord-Locale` (`en-US` without).
//!
//! The body of an interaction has `type, application_id, channel_id, data` and may have `guild_id`,
//! `session_id` (not looked at) and `nonce` (at most 25 characters):
//!
//! ```json
//! { "type": 2, "application_id": "1100000000000000001", "guild_id": "1100000000000000010",
//!   "channel_id": "1100000000000000021", "session_id": "any", "nonce": "1",
//!   "data": { "id": "COMMAND", "version": "ITS VERSION", "name": "move", "type": 1,
//!             "options": [{ "type": 3, "name": "turn", "value": "c4-d5" }] } }
//! ```
//!
//! - type 2 runs a command; options are checked against its definition (required ones, types, choices, lengths)
//! - type 3 uses a component: `message_id` beside `data`, and `data` is `{component_type, custom_id, values}`;
//!   the message must be visible to the person, and the component there and not disabled
//! - type 4 asks for autocomplete: as type 2, with `"focused": true` in the option being typed
//! - type 5 sends a modal in: `data` is `{id, custom_id, components}`, `id` that of INTERACTION_MODAL_CREATE
//!
//! # The gateway
//!
//! A websocket at `/gateway` (text frames, never compressed), for the bot and for people: HELLO, IDENTIFY (op 2,
//! with the token), heartbeats, READY, RESUME with replay, Discord's close codes. What a person hears:
//!
//! - READY `{v, user, guilds, session_id, …}`
//! - MESSAGE_CREATE, MESSAGE_UPDATE (the whole message), MESSAGE_DELETE; ephemeral ones only if they are theirs
//! - INTERACTION_CREATE `{id, nonce}` when it was accepted, then either INTERACTION_SUCCESS `{id, nonce}` or
//!   INTERACTION_FAILURE `{id, nonce}`: no answer within 3 s, or no bot
//! - APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE `{choices, nonce}`
//! - INTERACTION_MODAL_CREATE `{id, nonce, custom_id, title, components, application, channel_id}`
//! - THREAD_CREATE, CHANNEL_CREATE
//!
//! # Where it differs from Discord
//!
//! - Attachments that an embed shows stay in `attachments` too; addresses are this server's own.
//! - There are no rate limits unless a [`Fault`] makes one, no typing, reactions, pins, polls, stickers,
//!   uploads by people, Components V2, and no limit for edits of old messages (30046).
//! - `session_id` and the version of a command may be left out of an interaction.
//! - A button that an edit has taken away can still be pressed, as by somebody whose screen is behind.

mod check;
mod error;
mod gateway;
mod http;
mod server;
mod snowflake;
mod world;

pub use world::{Fault, Request};

use gateway::Gateway;
use std::env;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use thiserror::Error;
use tokio::task::JoinHandle;
use world::{BOT_TOKEN, Journal, World};

/// How to start a sandbox.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The port; 0 takes any free one.
    pub port: u16,
    /// Where everything is kept; without one in a temporary folder that goes away with the sandbox.
    pub folder: Option<PathBuf>,
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long the token of an interaction lives.
    pub token_life: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            port: 0,
            folder: None,
            answer_limit: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
        }
    }
}

/// Why a sandbox cannot start.
#[derive(Debug, Error)]
pub enum SandboxError {
    /// The port is taken, or not allowed.
    #[error("cannot listen on port {port}: {error}")]
    Port {
        /// The port asked for.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// The folder cannot be used, or another sandbox uses it.
    #[error("cannot keep the sandbox in {folder}: {error}")]
    Folder {
        /// The folder asked for.
        folder: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// A running sandbox. Dropping it stops it.
pub struct Sandbox {
    gateway: Gateway,
    address: SocketAddr,
    task: Option<JoinHandle<io::Result<()>>>,
    _temporary: Option<TempDir>,
}

impl Sandbox {
    /// Starts a sandbox. Must be called within a tokio runtime.
    pub async fn start(settings: Settings) -> Result<Sandbox, SandboxError> {
        let Settings { port, folder, answer_limit, token_life } = settings;
        let unusable = |folder: PathBuf| move |error| SandboxError::Folder { folder, error };
        let (folder, temporary) = match folder {
            Some(folder) => (folder, None),
            None => {
                let temporary = TempDir::with_prefix("sandbox-").map_err(unusable(env::temp_dir()))?;
                (temporary.path().to_owned(), Some(temporary))
            }
        };
        let journal = Journal::open(&folder).map_err(unusable(folder))?;
        let (listener, address) =
            server::listen(port).await.map_err(|error| SandboxError::Port { port, error })?;
        let gateway = Gateway::new(World::new(base(address), journal, answer_limit, token_life));
        let task = tokio::spawn(server::run(gateway.clone(), listener));
        Ok(Sandbox { gateway, address, task: Some(task), _temporary: temporary })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that a bot has to take for Discord's, and where the page is: `http://127.0.0.1:PORT`.
    pub fn base(&self) -> String {
        base(self.address)
    }

    /// The channel that people see first.
    pub fn first_channel(&self) -> u64 {
        world::FIRST_CHANNEL
    }

    /// The people, by their ids: Ana, Ben, Cy and Dee.
    pub fn people(&self) -> [u64; 4] {
        world::people()
    }

    /// The token of the bot: worthless anywhere else.
    pub fn bot_token(&self) -> &str {
        BOT_TOKEN
    }

    /// The requests of the bot, oldest first; the last 10,000 of them.
    pub fn requests(&self) -> Vec<Request> {
        self.gateway.with(|world| world.requests.to_vec())
    }

    /// Lets something go wrong.
    pub fn inject(&self, fault: Fault) {
        self.gateway.inject(fault);
    }

    /// Stops, and waits until the port is free.
    pub async fn shutdown(mut self) {
        self.gateway.stop();
        if let Some(task) = self.task.take() {
            // A client that keeps its connection open must not keep the sandbox alive.
            let _done = tokio::time::timeout(Duration::from_secs(1), task).await;
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.gateway.stop();
    }
}

fn base(address: SocketAddr) -> String {
    format!("http://{address}")
}
