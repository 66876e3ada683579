//! A Discord-compatible server on loopback, so that the real bot runs without Discord.
//!
//! It listens on 127.0.0.1 only and speaks the parts of API v10 and of the gateway that bots and a chat
//! client need. A bot reaches it through its library as it would reach Discord; people reach it through the
//! page at `/`, and programs through the same calls as the page.
//!
//! # The rooms
//!
//! It knows nothing of the house it stands in: it is a crate of its own, for any bot. Who is there, this bot too, stands in
//! a file of data: `assets/sandbox/world.toml`, or another one ([`Plan`]). Each room imports only from those below it, and
//! those of one height know nothing of each other:
//!
//! ```text
//! server.rs             the listener on loopback: hands requests to the rooms
//!   guard.rs            who is let in
//!   http/               what bots and the clients of people call; the page
//!   gateway/            who listens, over websockets, and what they are told
//!     check/            what Discord takes of what is sent: lengths, counts, shapes
//!     world/            what is known and kept: people, servers, channels, messages, commands, interactions, files
//!       error.rs        Discord's errors
//!       secret.rs       what nobody guesses
//!       snowflake.rs    Discord's ids
//! ```
//!
//! # Who is let in
//!
//! Programs of this machine, and the page. A browser lets any page send requests to loopback: whoever asks under another
//! name than 127.0.0.1, localhost or [::1] with the port, or for a page of another origin, gets 403. A body is read only
//! for a token that is somebody's, and up to 25 MiB; the oldest of 20,000 messages go, and of 512 MiB of files. The token
//! of a bot is made at random for each start, unless the plan names one.
//!
//! # The world
//!
//! Where nothing else is said it is this one, and the ids are the same at each start:
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
//! wrong. What somebody may not do, by roles and by the overwrites of channels, is refused as Discord refuses it.
//!
//! - `GET /users/@me`, `/users/{id}`, `/users/@me/guilds`, `/users/@me/channels` (direct conversations);
//!   `POST /users/@me/channels` `{recipient_id}` begins one, with a bot or another person
//! - `GET /guilds/{g}`, `/guilds/{g}/channels`, `/guilds/{g}/threads/active`, `/guilds/{g}/members`
//! - `GET /guilds/{g}/application-command-index` → `{applications, application_commands, version}`, and
//!   `/channels/{c}/application-command-index`: what this person may run there
//! - `GET /channels/{c}/messages?limit=&after=&before=&around=`: newest first, with this person's ephemeral
//!   messages; `GET /channels/{c}/messages/{m}`; `POST`, `PATCH`, `DELETE` of the person's own messages
//! - `POST /channels/{c}/threads` `{name}`: a thread is a channel; in a forum `{name, message}` is a post
//! - `PATCH /channels/{thread}` `{name, archived, locked}`: what is said in an archived thread brings it back, unless it
//!   is locked; nothing is run in it before
//! - `GET` of the `url` of an attachment (no token)
//! - `POST /interactions` → 204. The language of the person is the header `X-Discord-Locale`, or their own without.
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
//! - type 2 runs a command; options are checked against its definition (required ones, types, choices, lengths); one of a
//!   context menu has `target_id` in `data`
//! - type 3 uses a component: `message_id` beside `data`, and `data` is `{component_type, custom_id, values}`;
//!   the message must be visible to the person, and the component there and not disabled
//! - type 4 asks for autocomplete: as type 2, with `"focused": true` in the option being typed
//! - type 5 sends a modal in: `data` is `{id, custom_id, components}`, `id` that of INTERACTION_MODAL_CREATE
//!
//! # The gateway
//!
//! A websocket at `/gateway` (JSON, as text frames or with `compress=zlib-stream`), for bots and for people: HELLO,
//! IDENTIFY (op 2, with the token, for a bot also intents and shard), heartbeats, READY, RESUME with replay, Discord's
//! close codes. Whatever a bot hears, each of its sessions hears that has the server's shard. What a person hears:
//!
//! - READY `{v, user, guilds, session_id, …}`
//! - MESSAGE_CREATE, MESSAGE_UPDATE (the whole message), MESSAGE_DELETE; ephemeral ones only if they are theirs
//! - INTERACTION_CREATE `{id, nonce}` when it was accepted, then either INTERACTION_SUCCESS `{id, nonce}` or
//!   INTERACTION_FAILURE `{id, nonce}`: no answer within 3 s, or no bot
//! - APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE `{choices, nonce}`
//! - INTERACTION_MODAL_CREATE `{id, nonce, custom_id, title, components, application, channel_id}`
//! - THREAD_CREATE, THREAD_UPDATE, CHANNEL_CREATE
//!
//! # What can be made to go wrong
//!
//! A [`Fault`], from Rust or as JSON to `POST /sandbox/faults` (with anybody's token): `{"kind": "late", "millis": 500}`.
//!
//! # Where it differs from Discord
//!
//! - Attachments that an embed shows stay in `attachments` too; addresses are this server's own.
//! - The numbers of the rate limits are its own, since Discord does not publish them, and of the same kind. What follows an
//!   answer is counted for its interaction, as has been measured, and for the whole application where the plan says
//!   `counted_together`, as the documentation can be read. The limit of identifying (1,000 a day) and the lock-out of addresses (10,000 invalid requests) are not kept.
//! - There are no reactions, pins, polls, stickers, uploads as options of commands, Components V2, private threads,
//!   voice, encodings but JSON or compressions but zlib-stream. Threads are archived by hand only.
//! - `session_id` and the version of a command may be left out of an interaction.
//! - A button that an edit has taken away can still be pressed, as by somebody whose screen is behind.

mod check;
mod error;
mod gateway;
mod guard;
mod http;
mod secret;
mod server;
mod snowflake;
mod world;

pub use world::{Fault, Plan, PlanError, Request};

use gateway::Gateway;
use std::env;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use thiserror::Error;
use tokio::task::JoinHandle;
use world::{Cast, Journal, Requests, Terms, World};

/// How to start a sandbox.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The port; 0 takes any free one.
    pub port: u16,
    /// Where everything is kept; without one in a temporary folder that goes away with the sandbox.
    pub folder: Option<PathBuf>,
    /// What the world begins with.
    pub plan: Plan,
    /// A file to which each request of a bot is added as a line of JSON, with whether Discord would have taken it.
    pub requests: Option<PathBuf>,
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long the token of an interaction lives.
    pub token_life: Duration,
    /// How old a message is of which only few may be edited (30046).
    pub old_age: Duration,
    /// Whether bots are kept to rate limits.
    pub limits: bool,
    /// So many times as fast as people are is everything that is done here, by people of a test say: limits are for so
    /// much shorter a time. 1 is as people are.
    pub haste: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            port: 0,
            folder: None,
            plan: Plan::default(),
            requests: None,
            answer_limit: Duration::from_secs(3),
            token_life: Duration::from_secs(15 * 60),
            old_age: Duration::from_secs(60 * 60),
            limits: true,
            haste: 1,
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
    /// There cannot be such a world.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The file for the requests of bots cannot be written.
    #[error("cannot write what the bots ask to {file}: {error}")]
    Requests {
        /// The file asked for.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

/// A running sandbox. Dropping it stops it.
pub struct Sandbox {
    gateway: Gateway,
    address: SocketAddr,
    bots: Vec<(String, String)>,
    people: Vec<u64>,
    first_channel: u64,
    task: Option<JoinHandle<io::Result<()>>>,
    _temporary: Option<TempDir>,
}

impl Sandbox {
    /// Starts a sandbox. Must be called within a tokio runtime.
    pub async fn start(settings: Settings) -> Result<Sandbox, SandboxError> {
        let Settings { port, folder, plan, requests, answer_limit, token_life, old_age, limits, haste } =
            settings;
        let cast = Cast::new(&plan)?;
        let unusable = |folder: PathBuf| move |error| SandboxError::Folder { folder, error };
        let (folder, temporary) = match folder {
            Some(folder) => (folder, None),
            None => {
                let temporary = TempDir::with_prefix("sandbox-").map_err(unusable(env::temp_dir()))?;
                (temporary.path().to_owned(), Some(temporary))
            }
        };
        let opened = match temporary {
            Some(_) => Journal::passing(&folder, &cast.channels),
            None => Journal::open(&folder, &cast.channels),
        };
        let journal = opened.map_err(unusable(folder))?;
        let requests = Requests::new(requests.as_deref())
            .map_err(|error| SandboxError::Requests { file: requests.unwrap_or_default(), error })?;
        let (listener, address) =
            server::listen(port).await.map_err(|error| SandboxError::Port { port, error })?;
        let bots = cast.applications.iter().map(|known| (known.name.clone(), known.token.clone())).collect();
        let people = cast.people.iter().map(|person| person.id).collect();
        let first_channel = cast.channels.keys().next().copied().unwrap_or_default();
        let terms = Terms { answer_limit, token_life, old_age, limits, haste };
        let gateway = Gateway::new(World::new(base(address), cast, journal, terms, requests));
        let task = Some(tokio::spawn(server::run(gateway.clone(), listener)));
        Ok(Sandbox { gateway, address, bots, people, first_channel, task, _temporary: temporary })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that a bot has to take for Discord's, and where the page is: `http://127.0.0.1:PORT`.
    pub fn base(&self) -> String {
        base(self.address)
    }

    /// The channel with the lowest id, which people see first; 0 where there is none.
    pub fn first_channel(&self) -> u64 {
        self.first_channel
    }

    /// The people, by their ids: where nothing else was said Ana, Ben, Cy and Dee.
    pub fn people(&self) -> &[u64] {
        &self.people
    }

    /// The token of the first application's bot: worthless anywhere else. Empty, where there is none.
    pub fn bot_token(&self) -> &str {
        self.bots.first().map_or("", |(_, token)| token)
    }

    /// The names of all applications, with the tokens of their bots.
    pub fn bots(&self) -> &[(String, String)] {
        &self.bots
    }

    /// The requests of the bots, oldest first; the last 10,000 of them.
    pub fn requests(&self) -> Vec<Request> {
        self.requests_after(0).0
    }

    /// Those that came after so many, and how many have come in all: for whoever looks again and again.
    pub fn requests_after(&self, count: usize) -> (Vec<Request>, usize) {
        self.gateway.with(|world| world.requests.after(count))
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
