//! Posts: messages that stay up to date, and lines that are told once.
//!
//! For everything that is shown in this way, such as a tournament, a pure function says which posts it should have now ([`Post`]), and
//! the store knows which ones it has ([`StoredPost`]). The `plan` module computes the difference, and `executor` carries it out. A post
//! is stored before it is sent, so that it is sent once, also after a crash and beside other processes: one that was stored
//! before and has no message is looked for first, and the chat service takes each only once for some minutes.

pub mod board;
pub mod chooser_boards;
pub mod content;
pub mod delivery;
pub mod displayed;
mod executor;
pub mod messenger;
pub mod outbox;
mod plan;
pub mod published;
pub mod state_names;
pub mod table_posts;
pub mod tournament_button;

pub(super) use executor::{Owner, PostError};
pub(super) use plan::{Fate, Post, Upkeep};
