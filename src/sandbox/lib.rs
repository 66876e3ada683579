//! A Discord-compatible server on loopback, on which a bot runs without Discord.
//!
//! The server listens on 127.0.0.1 only. It speaks the parts of Discord's API v10 and gateway that bots and a chat client
//! need. A bot connects through its library as it would connect to Discord. People use the chat page at `/`, and programs
//! use the same calls as the page.
//!
//! # Examples
//!
//! ```
//! use bside_sandbox::{Fault, Sandbox, Settings};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), bside_sandbox::SandboxError> {
//! let sandbox = Sandbox::start(Settings::default()).await?;
//! println!("Point a bot with the token {} at {}", sandbox.bot_token(), sandbox.base_url());
//! sandbox.inject(Fault::DuplicateInteraction);
//! sandbox.shutdown().await;
//! # Ok(())
//! # }
//! ```
//!
//! # Modules
//!
//! The crate does not depend on the rest of B-Side and works with any bot. A [`WorldConfig`] describes the applications,
//! people, guilds and channels; the default one is `assets/world.toml`. Each module imports only from modules below
//! it, and modules of the same indentation do not import each other:
//!
//! ```text
//! server.rs             the listener on loopback and the router
//!   endpoint.rs         interactions over HTTP
//!     origin_check.rs     rejects foreign hosts and origins
//!     tls.rs              HTTPS with a certificate of its own
//!     control.rs          the calls that steer the sandbox
//!     http/               the HTTP API for bots and clients, and the page
//!     gateway/            websocket sessions and the events they receive
//!       validate/         validation of request bodies: lengths, counts, shapes
//!       world/            the state: people, guilds, channels, messages, commands, interactions, files
//!         error.rs        Discord's errors
//!         api_types.rs    the numbers of Discord's API
//!         bounded_json.rs JSON in bounded memory
//!         body_budget.rs  the memory for bodies
//!         response_budget.rs  the memory for large responses
//!         emoji.rs        which texts are an emoji
//!         random.rs       random tokens
//!         snowflake.rs    Discord's ids
//!         clock.rs        the time, which tests can move
//! ```
//!
//! # Access
//!
//! Programs on this machine and the page have access. Since a browser lets every page send requests to loopback, a request is
//! rejected with 403 unless its `Host` is 127.0.0.1, localhost or `[::1]` with the port, and its `Origin`, if any, is the
//! page's. A body of at most 25 MiB and 50,000 values is read, and only with a valid token. Half-sent requests time out, after a second if others wait for their memory. At most
//! 20,000 messages, 24 MiB of them and 512 MiB of files are stored; then the oldest messages are deleted. At most
//! 1,000 of them are ephemeral. A bot's token is random at each start unless the world file sets one.
//!
//! # The default world
//!
//! The ids are the same at each start:
//!
//! | what | id | |
//! |---|---|---|
//! | application, and its bot user "B-Side" | 1100000000000000001 | [`Sandbox::bot_token`] |
//! | guild "B-Side Sandbox" | 1100000000000000010 | |
//! | channels `table-one`, `table-two`, `lounge` | 1100000000000000021, …22, …23 | |
//! | Ana (owns the guild), Ben, Cy, Dee | 1100000000000000031, …32, …33, …34 | tokens `user-ana`, `user-ben`, `user-cy`, `user-dee` |
//!
//! With [`Settings::data_dir`], messages, commands, attachments and interactions survive a restart, also after the process
//! was killed. Gateway sessions do not.
//!
//! # Calls of a client
//!
//! All paths are below `/api/v10`. The header is `Authorization: user-ana`, without "Bot". Bodies are JSON, or
//! forms (multipart or URL-encoded) with `payload_json` or a field for each key. Errors have Discord's codes; a malformed body gets 50035 with the path of each error.
//! Roles and permission overwrites are enforced as on Discord.
//!
//! - `GET /users/@me`, `/users/{id}`, `/users/@me/guilds`, `/users/@me/channels` (DM channels);
//!   `POST /users/@me/channels` `{recipient_id}` opens a DM channel with a bot or another person
//! - `GET /guilds/{g}`, `/guilds/{g}/channels`, `/guilds/{g}/threads/active`, `/guilds/{g}/members`
//! - `PATCH /guilds/{g}/members/{u}` `{communication_disabled_until}` times a member out, `DELETE /guilds/{g}/members/{u}`
//!   kicks one, `DELETE /users/@me/guilds/{g}` leaves
//! - `GET /guilds/{g}/application-command-index` → `{applications, application_commands, version}`, and
//!   `/channels/{c}/application-command-index`: the commands that this person may run there
//! - `GET /channels/{c}/messages?limit=&after=&before=&around=`: newest first, with this person's ephemeral
//!   messages; `GET /channels/{c}/messages/{m}`; `POST`, `PATCH`, `DELETE` of the person's own messages
//! - `POST /channels/{c}/threads` `{name}`: a thread is a channel; in a forum `{name, message}` creates a post
//! - `PATCH /channels/{thread}` `{name, archived, locked}`: a message unarchives an archived thread unless the thread is
//!   locked; commands and components do not work in an archived thread; `DELETE /channels/{thread}`
//! - `GET` of the `url` of an attachment (no token)
//! - `POST /invites/{code}` joins a guild
//! - `PUT /channels/{c}/polls/{m}/answers/@me` `{answer_ids}` votes
//! - `POST /interactions` → 204. The header `X-Discord-Locale` sets the locale; the default is the person's own.
//!
//! The body of an interaction has `type, application_id, channel_id, data` and may have `guild_id`,
//! `session_id` (ignored) and `nonce` (at most 25 characters):
//!
//! ```json
//! { "type": 2, "application_id": "1100000000000000001", "guild_id": "1100000000000000010",
//!   "channel_id": "1100000000000000021", "session_id": "any", "nonce": "1",
//!   "data": { "id": "COMMAND", "version": "ITS VERSION", "name": "move", "type": 1,
//!             "options": [{ "type": 3, "name": "turn", "value": "c4-d5" }] } }
//! ```
//!
//! - type 2 runs a command; options are checked against its definition (required, type, choices, length); the value of an
//!   option for a file is the index of an uploaded file; a context menu
//!   command has `target_id` in `data`
//! - type 3 uses a component: `message_id` beside `data`, and `data` is `{component_type, custom_id, values}`;
//!   the message must be visible to the person, and the component must exist and be enabled
//! - type 4 asks for autocomplete: as type 2, with `"focused": true` in the option that is being typed
//! - type 5 submits a modal: `data` is `{id, custom_id, components}`, with the `id` of `INTERACTION_MODAL_CREATE`
//!
//! # The gateway
//!
//! A websocket at `/gateway` for bots and people, with JSON as text frames or with `compress=zlib-stream` or `zstd-stream` (whose
//! blocks are not compressed): HELLO, IDENTIFY
//! (op 2, with the token, and for a bot with intents and shard), heartbeats, READY, RESUME with replay, Discord's close
//! codes. An event for a bot goes to each of its sessions whose shard has the guild. A person receives:
//!
//! - READY `{v, user, guilds, session_id, …}`
//! - `MESSAGE_CREATE`, `MESSAGE_UPDATE` (the whole message), `MESSAGE_DELETE`; ephemeral messages only if they are for this
//!   person
//! - `INTERACTION_CREATE` `{id, nonce}` when it was accepted, then `INTERACTION_SUCCESS` `{id, nonce}`, or
//!   `INTERACTION_FAILURE` `{id, nonce}` if there was no response within 3 s or no bot is connected
//! - `APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE` `{choices, nonce}`
//! - `INTERACTION_MODAL_CREATE` `{id, nonce, custom_id, title, components, application, channel_id}`
//! - `MESSAGE_REACTION_ADD` and the other events of reactions, `MESSAGE_DELETE_BULK`
//! - `GUILD_CREATE` when the person has joined a guild
//! - `THREAD_CREATE`, `THREAD_UPDATE`, `THREAD_DELETE`, `CHANNEL_CREATE`, `CHANNEL_DELETE`; `GUILD_DELETE` when the person or the bot has left a guild
//!
//! # Fault injection
//!
//! [`Sandbox::inject`] takes a [`Fault`]. `POST /sandbox/faults` takes one as JSON, with any valid token:
//! `{"kind": "late_interaction", "millis": 500}`. `GET` lists those that wait, and `DELETE` removes them.
//!
//! # Other calls of tests
//!
//! With any valid token:
//!
//! - `GET /sandbox/requests?application=&method=&path=&verdict=&after=&limit=` → `{requests, next}`: what bots have requested, as
//!   [`Sandbox::requests`] returns it
//! - `POST /sandbox/reset`: as [`Sandbox::reset`]
//! - `GET` and `POST /sandbox/clock` `{"advance_millis": 1000}` → `{now_millis, is_fixed}`: as [`Sandbox::advance_clock`]
//!
//! # Differences from Discord
//!
//! - Attachments that an embed shows stay in `attachments` too. Attachment URLs are on this server.
//! - A route or a field of Discord that is not served gets 501 and the header `X-Sandbox-Unsupported`, with the path of each field.
//! - Discord does not publish its rate limits. The limits here are of the same kind, with numbers of their own, also that of
//!   the DM channels that a bot opens (40003 after ten in a minute). Requests with an interaction token are counted per
//!   interaction, as measured on Discord, or per application if the world file sets `counted_together`, which is another reading
//!   of the documentation. The limit of 1,000 IDENTIFY a day and the ban after 10,000 invalid requests are not enforced, and
//!   `max_concurrency` only with [`Settings::identify_interval`].
//! - There are no stickers, custom emojis, voice or encodings other than JSON, and in modals no
//!   uploads, radio groups and checkboxes. Threads are archived by a request only. Of a channel at most 500 archived threads are
//!   stored, and 2,000 of a guild.
//! - In a thread, a mention of a user adds that user, as on Discord. A mention of a role adds nobody, and no line tells of who was
//!   added, or of a new name.
//! - A file from elsewhere in a component is not loaded; its id is that of the message.
//! - The page offers no options for files, which a client can send.
//! - `session_id` and the version of a command may be left out of an interaction.
//! - A component that an edit has removed can still be used, as by a client that has not received the edit yet.

mod api_types;
mod body_budget;
mod bounded_json;
mod clock;
mod control;
mod emoji;
mod endpoint;
mod error;
mod gateway;
mod http;
mod origin_check;
mod random;
mod response_budget;
mod server;
mod snowflake;
mod tls;
mod validate;
mod world;

pub use world::{Fault, RecordedRequest, Verdict, WorldConfig, WorldConfigError};

use clock::Clock;
use gateway::Gateway;
use std::env;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tempfile::TempDir;
use thiserror::Error;
use tokio::task::JoinHandle;
use world::{Directory, Journal, Limits, RequestLog, World};

/// How a sandbox is started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The TCP port; 0 takes any free one.
    pub port: u16,
    /// Where the state is stored. Without it the state is in a temporary folder that is removed with the sandbox.
    pub data_dir: Option<PathBuf>,
    /// The applications, people, guilds and channels at the start.
    pub world: WorldConfig,
    /// A file to which the certificate is written, with which everything is served over HTTPS: one of the sandbox's own, for
    /// clients to trust. Without it everything is served over plain HTTP.
    pub certificate: Option<PathBuf>,
    /// A file to which each request of a bot is appended as a line of JSON, with whether it was accepted.
    pub request_log: Option<PathBuf>,
    /// The time a bot has for the first response to an interaction.
    pub first_response_timeout: Duration,
    /// The time for which an interaction token is valid.
    pub interaction_token_lifetime: Duration,
    /// The age from which edits of a message have a rate limit of their own (30046).
    pub old_message_age: Duration,
    /// The size of the largest file that a message may have, in bytes: 10 MiB on Discord where nobody pays for more.
    pub attachment_size_limit: usize,
    /// The time in which the head of a request must arrive, and then its body.
    pub request_read_timeout: Duration,
    /// Whether bots are rate limited.
    pub enforce_rate_limits: bool,
    /// The factor by which the windows of rate limits are shorter than on Discord, for tests whose people act faster than
    /// real ones. 0 counts as 1.
    pub time_scale: u32,
    /// The time between IDENTIFYs of a bot, of which those that come too early get an invalid session: 5 s on Discord, and 0
    /// for tests whose bots connect at once.
    pub identify_interval: Duration,
    /// Whether ids, tokens and times are the same at each start. The clock stands still until it is moved, so that neither
    /// interactions nor rate limits expire by themselves.
    pub is_deterministic: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            port: 0,
            data_dir: None,
            world: WorldConfig::default(),
            certificate: None,
            request_log: None,
            first_response_timeout: Duration::from_secs(3),
            interaction_token_lifetime: Duration::from_secs(15 * 60),
            old_message_age: Duration::from_secs(60 * 60),
            attachment_size_limit: 10 << 20,
            request_read_timeout: Duration::from_secs(60),
            enforce_rate_limits: true,
            time_scale: 1,
            identify_interval: Duration::ZERO,
            is_deterministic: false,
        }
    }
}

/// Why a sandbox cannot start.
#[derive(Debug, Error)]
pub enum SandboxError {
    /// The port is taken or not permitted.
    #[error("cannot listen on port {port}: {error}")]
    Port {
        /// The requested port.
        port: u16,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The folder cannot be used, or another sandbox uses it.
    #[error("cannot store the sandbox in {path}: {error}")]
    DataDir {
        /// The requested folder.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The world file contradicts itself.
    #[error(transparent)]
    World(#[from] WorldConfigError),
    /// The state cannot be removed.
    #[error("cannot reset the sandbox: {0}")]
    Reset(String),
    /// The certificate cannot be made, or not written.
    #[error("cannot write the certificate {path}: {error}")]
    Certificate {
        /// The requested file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
    /// The request log cannot be opened.
    #[error("cannot write the request log {path}: {error}")]
    RequestLog {
        /// The requested file.
        path: PathBuf,
        /// The error of the operating system.
        error: io::Error,
    },
}

/// A running sandbox, which stops when it is dropped.
pub struct Sandbox {
    gateway: Gateway,
    address: SocketAddr,
    base_url: String,
    bots: Vec<(String, String)>,
    person_ids: Vec<u64>,
    first_channel_id: u64,
    server: Option<JoinHandle<io::Result<()>>>,
    _temporary: Option<TempDir>,
}

impl Sandbox {
    /// Starts a sandbox. Must be called within a tokio runtime.
    ///
    /// # Errors
    ///
    /// Fails if the port or a file cannot be used, if another sandbox uses the same folder, or if the world contradicts
    /// itself.
    pub async fn start(settings: Settings) -> Result<Sandbox, SandboxError> {
        let clock = if settings.is_deterministic { Clock::fixed() } else { Clock::default() };
        let directory = Directory::new(&settings.world, clock)?;
        let data_dir_error = |path: PathBuf| move |error| SandboxError::DataDir { path, error };
        let (data_dir, temporary) = match settings.data_dir {
            Some(path) => (path, None),
            None => {
                let temporary = TempDir::with_prefix("sandbox-").map_err(data_dir_error(env::temp_dir()))?;
                (temporary.path().to_owned(), Some(temporary))
            }
        };
        let journal = match temporary {
            Some(_) => Journal::in_memory(&data_dir, &directory.channels),
            None => Journal::open(&data_dir, &directory.channels),
        };
        let journal = journal.map_err(data_dir_error(data_dir))?;
        let request_log = RequestLog::new(settings.request_log.as_deref()).map_err(|error| {
            SandboxError::RequestLog { path: settings.request_log.unwrap_or_default(), error }
        })?;
        let tls = settings.certificate.map(|path| match tls::acceptor(&path) {
            Ok(acceptor) => Ok(acceptor),
            Err(error) => Err(SandboxError::Certificate { path, error }),
        });
        let tls = tls.transpose()?;
        let port = settings.port;
        let (listener, address) =
            server::listen(port).await.map_err(|error| SandboxError::Port { port, error })?;
        let bots = directory.applications.iter().map(|one| (one.name.clone(), one.token.clone())).collect();
        let person_ids = directory.people.iter().map(|person| person.id).collect();
        let limits = Limits {
            first_response_timeout: settings.first_response_timeout,
            interaction_token_lifetime: settings.interaction_token_lifetime,
            old_message_age: settings.old_message_age,
            attachment_size_limit: settings.attachment_size_limit,
            request_read_timeout: settings.request_read_timeout,
            enforce_rate_limits: settings.enforce_rate_limits,
            time_scale: settings.time_scale,
            identify_interval: settings.identify_interval,
        };
        let scheme = if tls.is_some() { "https" } else { "http" };
        let base_url = format!("{scheme}://{address}");
        let world = World::new(base_url.clone(), directory, journal, limits, request_log);
        let first_channel_id = world.first_open_channel().unwrap_or_default();
        let (gateway, deliveries) = Gateway::new(world);
        let server = Some(tokio::spawn(server::run(gateway.clone(), listener, tls, deliveries)));
        Ok(Sandbox {
            gateway,
            address,
            base_url,
            bots,
            person_ids,
            first_channel_id,
            server,
            _temporary: temporary,
        })
    }

    /// The address on which the sandbox listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL of the page, and of the API for a bot: `http://127.0.0.1:PORT`, or with `https`.
    pub fn base_url(&self) -> String {
        self.base_url.clone()
    }

    /// The text channel with the lowest id in which the first bot and the first person can post; 0 if there is none.
    pub fn first_channel_id(&self) -> u64 {
        self.first_channel_id
    }

    /// The ids of the people, in the order of the world file; in the default world Ana, Ben, Cy and Dee.
    pub fn person_ids(&self) -> &[u64] {
        &self.person_ids
    }

    /// The token of the first application's bot, which is valid here only; empty if there is no application.
    pub fn bot_token(&self) -> &str {
        self.bots.first().map_or("", |(_, token)| token)
    }

    /// The name of each application with the token of its bot.
    pub fn bots(&self) -> &[(String, String)] {
        &self.bots
    }

    /// The last requests of all bots, oldest first: at most 10,000, and 16 MiB of them. A body or an answer above
    /// 2 MiB is left out.
    pub fn requests(&self) -> Vec<RecordedRequest> {
        self.requests_after(0).0
    }

    /// The requests after the first `count`, oldest first, and the number of all requests so far, which is the `count` to
    /// poll with next.
    pub fn requests_after(&self, count: usize) -> (Vec<RecordedRequest>, usize) {
        self.gateway.with_world(|world| world.request_log.after(count))
    }

    /// Injects a fault, which happens at once or with the next request or event that it matches. Of more than 1,000 faults that
    /// wait, the last are ignored.
    pub fn inject(&self, fault: Fault) {
        let _has_room = self.gateway.inject(fault);
    }

    /// Removes the faults that have not happened yet.
    pub fn clear_faults(&self) {
        self.gateway.with_world(|world| world.faults.clear());
    }

    /// Moves the clock forward. Interactions and rate limits that are due have expired when this returns. Returns
    /// `false`, and moves nothing, if the clock would go past the year 2100.
    pub fn advance_clock(&self, time: Duration) -> bool {
        self.gateway.advance_clock(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
    }

    /// Goes back to the start of the world, with the same tokens: no messages, commands, threads, faults and recorded requests.
    /// Every gateway session is told that it is invalid, so that its client identifies again.
    ///
    /// # Errors
    ///
    /// Fails if the files of the state cannot be removed.
    pub fn reset(&self) -> Result<(), SandboxError> {
        self.gateway.reset().map_err(|error| SandboxError::Reset(error.message.into_owned()))
    }

    /// Stops the sandbox and waits until the port is free, for at most a second.
    pub async fn shutdown(mut self) {
        self.gateway.stop();
        if let Some(server) = self.server.take() {
            // A client that keeps its connection open must not delay the shutdown.
            let _timed_out = tokio::time::timeout(Duration::from_secs(1), server).await;
        }
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.gateway.stop();
    }
}
