//! The world: who and what there is, what was said, and what was asked.
//!
//! Whatever changes is written into the [`Journal`] before anybody sees it; whoever is to hear of it is told by an
//! [`Event`], which waits here until the gateway passes it on. The world knows no routes and no sockets.
//!
//! - [`names`]: what is this bot's own; [`mod@user`], [`mod@guild`], [`mod@application`]: objects made of it;
//! - [`channel`], [`message`], [`attachment`], [`command`], [`interaction`]: what comes and goes;
//!   [`content`]: what a message comes to hold of a body;
//! - [`records`], [`journal`]: what of it survives a restart;
//! - [`event`]: who hears of what; [`fault`]: what is to go wrong; [`request`]: what the bot asked.

mod application;
mod attachment;
mod channel;
mod command;
mod content;
mod event;
mod fault;
mod guild;
mod interaction;
mod journal;
mod message;
mod names;
mod records;
mod request;
mod user;

pub(super) use application::application;
pub(super) use attachment::{File, content_type, path_in};
pub(super) use channel::Thread;
pub(super) use event::Event;
pub use fault::Fault;
pub(super) use guild::guild;
pub(super) use interaction::{Interaction, Progress};
pub(super) use journal::Journal;
pub(super) use message::{EPHEMERAL, LOADING, Message, Origin, message_reference};
pub(super) use names::{APPLICATION, BOT_TOKEN, FIRST_CHANNEL, GUILD};
pub use request::Request;
pub(super) use user::{Who, bare_member, member, members, people, permissions, user};

use super::error::ApiError;
use super::snowflake::{self, Snowflakes};
use fault::Faults;
use records::{Entry, Records};
use request::Requests;
use std::collections::VecDeque;
use std::time::Duration;

/// The world.
#[derive(Debug)]
pub(super) struct World {
    /// Where the server is, such as `http://127.0.0.1:8080`.
    base: String,
    /// How long an interaction waits for its first answer.
    pub answer_limit: Duration,
    /// How long the token of an interaction lives.
    pub token_life: Duration,
    /// What is to go wrong.
    pub faults: Faults,
    /// What the bot asked.
    pub requests: Requests,
    journal: Journal,
    snowflakes: Snowflakes,
    events: VecDeque<Event>,
}

impl World {
    /// The world as a journal has it, at an address.
    pub fn new(base: String, journal: Journal, answer_limit: Duration, token_life: Duration) -> World {
        World {
            base,
            answer_limit,
            token_life,
            faults: Faults::default(),
            requests: Requests::default(),
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
