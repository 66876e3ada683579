//! The state of the sandbox: accounts, guilds, channels, messages, commands, interactions and files.
//!
//! Every change is written to the [`Journal`] before anybody sees it. The [`Event`]s of a change wait in a queue until the
//! gateway dispatches them. The world knows neither routes nor sockets.
//!
//! - [`config`]: the world file; [`directory`], [`directory_builder`]: the applications, people and guilds in it;
//!   [`mod@user`], [`mod@guild`], [`mod@application`]: their API objects; [`member`]: changes of memberships; [`permission`]:
//!   permissions and overwrites; [`mention`]: whom a message mentions
//! - [`role`], [`thread_member`], [`webhook`], [`invite`]: roles, the members of threads, webhooks, invites; [`reaction`],
//!   [`pin`], [`poll`]: reactions, pins and polls; [`presence`]: who is online; [`audit_log`]: who has changed what
//! - [`channel`], [`message`], [`attachment`], [`command`], [`interaction`]: the objects that change; [`content`],
//!   [`component`]: from a request body to a message; [`fields`]: the names of fields
//! - [`state`], [`journal`]: the part that survives a restart
//! - [`event`]: gateway events; [`fault`]: injected faults; [`rate_limit`]: rate limits; [`request_log`]: the requests of
//!   bots

mod application;
mod attachment;
mod audit_log;
mod channel;
mod command;
mod component;
mod config;
mod content;
mod directory;
mod directory_builder;
mod event;
mod fault;
mod fields;
mod guild;
mod interaction;
mod invite;
mod journal;
mod member;
mod mention;
mod message;
mod permission;
mod pin;
mod poll;
mod presence;
mod rate_limit;
mod reaction;
mod request_log;
mod role;
mod state;
mod thread_member;
mod user;
mod webhook;

pub(super) use api_types::audit_action;
pub(super) use attachment::{UploadedFile, content_type, file_path};
pub(super) use audit_log::{AuditedAction, changed_fields};
pub(super) use channel::{FORUM_TYPES, NewThread, default_channel_fields};
pub(super) use command::CommandLocation;
pub(super) use component::{flattened, with_component_ids};
pub use config::{WorldConfig, WorldConfigError};
pub(super) use directory::{Account, Directory, Role};
pub(super) use event::{Event, Subscriptions};
pub use fault::Fault;
pub(super) use fields::has_field;
pub(super) use interaction::{Interaction, ResponseState};
pub(super) use invite::Invite;
pub(super) use journal::Journal;
pub(super) use message::{Message, NewMessage};
pub(super) use permission::*;
pub(super) use presence::Presence;
pub(super) use rate_limit::{BucketState, RateLimit, RateLimiter};
pub(super) use request_log::RequestLog;
pub use request_log::{RecordedRequest, Verdict};

use super::api_types;
use super::bounded_json;
use super::clock::Clock;
use super::error::{ApiError, Result};
use super::random;
use super::snowflake::{self, SnowflakeGenerator};
use fault::Faults;
use serde_json::{Value, json};
use state::{Change, WorldState};
use std::collections::{BTreeMap, VecDeque};
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
    /// The time between IDENTIFYs of a bot; 0 for no limit.
    pub identify_interval: Duration,
    /// The factor by which the windows of rate limits are shorter.
    pub time_scale: u32,
}

/// The whole state of the sandbox.
#[derive(Debug)]
pub(super) struct World {
    /// The URL of the server, such as `http://127.0.0.1:8080`.
    base_url: String,
    /// The clock, by which everything is measured but the connections themselves.
    pub clock: Clock,
    /// The accounts and guilds as they are at the start.
    initial: Directory,
    /// The accounts and guilds.
    pub directory: Directory,
    /// Limits of time and size.
    pub limits: Limits,
    /// The injected faults that have not happened yet.
    pub faults: Faults,
    /// The accounts that receive events.
    pub subscriptions: Subscriptions,
    /// The presences of the users who are online.
    presences: BTreeMap<u64, Presence>,
    /// The rate limit buckets.
    pub rate_limiter: RateLimiter,
    /// The requests of the bots.
    pub request_log: RequestLog,
    /// The messages that were deleted while no other one could get their nonce.
    deleted_with_nonce: Vec<Message>,
    journal: Journal,
    snowflakes: SnowflakeGenerator,
    events: VecDeque<Event>,
}

impl World {
    /// The world with the state in `journal`.
    pub fn new(
        base_url: String,
        initial: Directory,
        journal: Journal,
        limits: Limits,
        request_log: RequestLog,
    ) -> World {
        let clock = initial.clock.clone();
        let mut directory = initial.clone();
        directory.apply_changes(journal.state());
        let mut world = World {
            base_url,
            initial,
            directory,
            limits,
            faults: Faults::default(),
            subscriptions: Subscriptions::default(),
            presences: BTreeMap::new(),
            rate_limiter: RateLimiter::new(limits.time_scale, clock.clone()),
            request_log,
            deleted_with_nonce: Vec::new(),
            snowflakes: SnowflakeGenerator::after(journal.highest_id(), clock.clone()),
            clock,
            journal,
            events: VecDeque::new(),
        };
        world.schedule_all_polls();
        world
    }

    /// Goes back to the start: only what the world file describes is left, with the same tokens. Ids go on, except with a clock
    /// that stands still.
    pub fn reset(&mut self) -> Result {
        self.journal.reset(&self.initial.channels).map_err(|error| ApiError::storage_failure(&error))?;
        self.directory = self.initial.clone();
        self.faults = Faults::default();
        self.request_log.clear();
        self.deleted_with_nonce.clear();
        self.rate_limiter = RateLimiter::new(self.limits.time_scale, self.clock.clone());
        self.events.clear();
        self.clock.reset();
        if self.clock.is_fixed() {
            self.snowflakes = SnowflakeGenerator::after(0, self.clock.clone());
        }
        Ok(())
    }

    /// The URL of the server.
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// The metadata of an application's role connections.
    pub fn role_connections(&self, application: u64) -> Value {
        self.state().role_connections.get(&application).cloned().unwrap_or_else(|| json!([]))
    }

    /// Stores the metadata of an application's role connections.
    pub fn set_role_connections(&mut self, application: u64, metadata: Value) -> Result {
        self.commit(Change::RoleConnections(application, metadata))
    }

    /// The time in Unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        self.clock.now_ms()
    }

    /// The time since an id was made, in milliseconds.
    pub fn age_ms(&self, id: u64) -> u64 {
        self.now_ms().saturating_sub(snowflake::created_at_ms(id))
    }

    /// The random part of the token that belongs to an id. With a clock that stands still it is the same each time.
    pub fn random_hex(&self, id: u64) -> String {
        if self.clock.is_fixed() { format!("{id:032x}") } else { random::random_hex() }
    }

    /// The time that a shard of an application must wait if it may not identify now. Of the shards with the same remainder by
    /// `max_concurrency`, one may in each interval.
    pub fn identify_wait(&mut self, application: u64, shard: u64) -> Option<Duration> {
        let concurrency = self.directory.application(application).map_or(1, |known| known.max_concurrency);
        let bucket = format!("{application} identify {}", shard % concurrency);
        self.rate_limiter.acquire_one(&bucket, self.limits.identify_interval)
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
    fn commit(&mut self, change: Change) -> Result {
        self.journal.commit(change).map_err(|error| ApiError::storage_failure(&error))
    }
}
