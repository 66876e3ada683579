//! The world: who and what there is, what was said, and what was asked.
//!
//! Whatever changes is written into the [`Journal`] before anybody sees it; whoever is to hear of it is told by an
//! [`Event`], which waits here until the gateway passes it on. The world knows no routes and no sockets.
//!
//! - [`plan`]: what it begins with, from a file; [`cast`]: who is who, made of it; [`mod@user`], [`mod@guild`],
//!   [`mod@application`]: the objects that show them; [`permission`]: what they may do;
//! - [`channel`], [`message`], [`attachment`], [`command`], [`interaction`]: what comes and goes;
//!   [`content`]: what a message comes to hold of a body;
//! - [`records`], [`journal`]: what of it survives a restart;
//! - [`event`]: who hears of what; [`fault`]: what is to go wrong; [`limit`]: what is too much;
//!   [`request`]: what the bots asked.

mod application;
mod attachment;
mod cast;
mod channel;
mod command;
mod content;
mod event;
mod fault;
mod guild;
mod interaction;
mod journal;
mod limit;
mod message;
mod permission;
mod plan;
mod records;
mod request;
mod user;

pub(super) use attachment::{File, content_type, path_in};
pub(super) use cast::{Cast, Who};
pub(super) use channel::Thread;
pub(super) use command::Place;
pub(super) use event::{Audience, Event};
pub use fault::Fault;
pub(super) use interaction::{Interaction, Progress};
pub(super) use journal::Journal;
pub(super) use limit::{Limits, Quota, Standing};
pub(super) use message::{EPHEMERAL, LOADING, Message, Origin};
pub(super) use permission::{
    ATTACH_FILES, CREATE_PUBLIC_THREADS, EMBED_LINKS, MANAGE_MESSAGES, MANAGE_THREADS, READ_MESSAGE_HISTORY,
    SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
};
pub use plan::{Plan, PlanError};
pub use request::Request;
pub(super) use request::Requests;

use super::error::ApiError;
use super::secret;
use super::snowflake::{self, Snowflakes};
use fault::Faults;
use records::{Entry, Records};
use std::collections::VecDeque;
use std::time::Duration;

/// How long what lasts, and whether too much is refused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long the token of an interaction lives.
    pub token_life: Duration,
    /// How old a message is of which only few may be edited.
    pub old_age: Duration,
    /// Whether bots are kept to Discord's limits.
    pub limits: bool,
    /// For how many times shorter a time those are.
    pub haste: u32,
}

/// The world.
#[derive(Debug)]
pub(super) struct World {
    /// Where the server is, such as `http://127.0.0.1:8080`.
    base: String,
    /// Who is who.
    pub cast: Cast,
    /// How long what lasts.
    pub terms: Terms,
    /// What is to go wrong.
    pub faults: Faults,
    /// Who listens.
    pub audience: Audience,
    /// What was too much.
    pub limits: Limits,
    /// What the bots asked.
    pub requests: Requests,
    journal: Journal,
    snowflakes: Snowflakes,
    events: VecDeque<Event>,
}

impl World {
    /// The world as a journal has it, at an address.
    pub fn new(base: String, cast: Cast, journal: Journal, terms: Terms, requests: Requests) -> World {
        World {
            base,
            cast,
            terms,
            faults: Faults::default(),
            audience: Audience::default(),
            limits: Limits::new(terms.haste),
            requests,
            snowflakes: Snowflakes::after(journal.highest()),
            journal,
            events: VecDeque::new(),
        }
    }

    /// Where the gateway is.
    pub fn gateway_url(&self) -> String {
        format!("{}/gateway", self.base.replacen("http", "ws", 1))
    }

    /// A new id.
    pub fn next_id(&mut self) -> u64 {
        self.snowflakes.next()
    }

    /// Lets go of the files. Nothing can change any more.
    pub fn close(&mut self) {
        self.journal.close();
    }

    fn records(&self) -> &Records {
        self.journal.records()
    }

    /// Writes a change down, then makes it.
    fn commit(&mut self, entry: Entry) -> Result<(), ApiError> {
        self.journal.commit(entry).map_err(|error| ApiError::unwritten(&error))
    }
}
