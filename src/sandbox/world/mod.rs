//! The state of the sandbox: accounts, guilds, channels, messages, commands, interactions and files.
//!
//! Every change is written to the [`Journal`] before anybody sees it. The [`Event`]s of a change wait in a queue until the
//! gateway dispatches them. The world knows neither routes nor sockets.
//!
//! - [`config`]: the world file; [`directory`], [`directory_builder`]: the applications, people and guilds in it;
//!   [`mod@user`], [`mod@guild`], [`mod@application`]: their API objects; [`member`]: changes of memberships; [`permission`]:
//!   permissions and overwrites; [`mention`]: whom a message mentions
//! - [`channel`], [`message`], [`attachment`], [`command`], [`interaction`]: the objects that change; [`content`]: from a
//!   request body to a message
//! - [`state`], [`journal`]: the part that survives a restart
//! - [`event`]: gateway events; [`fault`]: injected faults; [`rate_limit`]: rate limits; [`request_log`]: the requests of
//!   bots

mod application;
mod attachment;
mod channel;
mod command;
mod config;
mod content;
mod directory;
mod directory_builder;
mod event;
mod fault;
mod guild;
mod interaction;
mod journal;
mod member;
mod mention;
mod message;
mod permission;
mod rate_limit;
mod request_log;
mod state;
mod user;

pub(super) use attachment::{UploadedFile, content_type, file_path};
pub(super) use channel::NewThread;
pub(super) use command::CommandLocation;
pub use config::{WorldConfig, WorldConfigError};
pub(super) use content::with_component_ids;
pub(super) use directory::{Account, Directory};
pub(super) use event::{Event, Subscriptions};
pub use fault::Fault;
pub(super) use interaction::{Interaction, ResponseState};
pub(super) use journal::Journal;
pub(super) use message::{Message, NewMessage};
pub(super) use permission::{
    ADMINISTRATOR, ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS, KICK_MEMBERS, MANAGE_CHANNELS,
    MANAGE_MESSAGES, MANAGE_THREADS, MODERATE_MEMBERS, READ_MESSAGE_HISTORY, SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
};
pub(super) use rate_limit::{BucketState, RateLimit, RateLimiter};
pub(super) use request_log::RequestLog;
pub use request_log::{RecordedRequest, Verdict};

use super::api_types;
use super::bounded_json;
use super::error::ApiError;
use super::random;
use super::snowflake::{self, SnowflakeGenerator};
use fault::Faults;
use state::{Change, WorldState};
use std::collections::VecDeque;
use std::time::Duration;

/// Limits of time and size, and whether rate limits are enforced.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// The time a bot has for the first response to an interaction.
    pub first_response_timeout: Duration,
    /// The time for which an interaction token is valid.
    pub interaction_token_lifetime: Duration,
    /// The age from which edits of a message have a rate limit of their own.
    pub old_message_age: Duration,
    /// The size of the largest file of a message, in bytes.
    pub attachment_size_limit: usize,
    /// The time in which the head and the body of a request must arrive.
    pub request_read_timeout: Duration,
    /// Whether bots are rate limited.
    pub enforce_rate_limits: bool,
    /// The factor by which the windows of rate limits are shorter.
    pub time_scale: u32,
}

/// The whole state of the sandbox.
#[derive(Debug)]
pub(super) struct World {
    /// The URL of the server, such as `http://127.0.0.1:8080`.
    base_url: String,
    /// The accounts and guilds.
    pub directory: Directory,
    /// Limits of time and size.
    pub limits: Limits,
    /// The injected faults that have not happened yet.
    pub faults: Faults,
    /// The accounts that receive events.
    pub subscriptions: Subscriptions,
    /// The rate limit buckets.
    pub rate_limiter: RateLimiter,
    /// The requests of the bots.
    pub request_log: RequestLog,
    journal: Journal,
    snowflakes: SnowflakeGenerator,
    events: VecDeque<Event>,
}

impl World {
    /// The world with the state in `journal`.
    pub fn new(
        base_url: String,
        mut directory: Directory,
        journal: Journal,
        limits: Limits,
        request_log: RequestLog,
    ) -> World {
        for ((guild, person), membership) in &journal.state().memberships {
            directory.apply_membership(*guild, *person, *membership);
        }
        World {
            base_url,
            directory,
            limits,
            faults: Faults::default(),
            subscriptions: Subscriptions::default(),
            rate_limiter: RateLimiter::new(limits.time_scale),
            request_log,
            snowflakes: SnowflakeGenerator::after(journal.highest_id()),
            journal,
            events: VecDeque::new(),
        }
    }

    /// The websocket URL of the gateway.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base_url.replacen("http", "ws", 1))
    }

    /// A new id.
    pub fn next_id(&mut self) -> u64 {
        self.snowflakes.next()
    }

    /// Closes the files. Every later change fails.
    pub fn close(&mut self) {
        self.journal.close();
    }

    fn state(&self) -> &WorldState {
        self.journal.state()
    }

    /// Writes a change to the journal and applies it.
    fn commit(&mut self, change: Change) -> Result<(), ApiError> {
        self.journal.commit(change).map_err(|error| ApiError::storage_failure(&error))
    }
}
