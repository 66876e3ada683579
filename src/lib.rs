//! # B-Side: a Discord bot that hosts abstract board games hardly anybody else hosts
//!
//! Each floor imports only from the floors below it:
//!
//! ```text
//! main.rs
//!   cli/         the command line: serve · sandbox · backup · ratings · engine · match · train · perft · replay · render
//!   discord/     serenity + poise: commands, buttons, autocomplete, replies. No rules, no SQL, no wording.
//!   sandbox/     a Discord-compatible server on loopback, with a web page; a crate of its own, imports nothing of the house
//!   engine/      the line protocol that lets programs drive the rules (`bside engine`)
//!   host/        loads a table, decides a command, rates its end, commits what follows; one command at a time
//!   store/       SQLite or PostgreSQL through sqlx: one file per table of the schema; stores and finds, decides nothing
//!   games/       the games themselves: rules, computer players, tables, words, pictures; a crate of its own
//! ```
//!
//! `tests/floors.rs` reads this map, and that of `games/`, and sees to it.

pub mod cli;
pub mod discord;
pub mod engine;
pub mod host;
pub mod store;

pub use bside_games::{arena, coach, diagrams, i18n, ratings, render, rules, search, table};
pub use bside_sandbox as sandbox;
