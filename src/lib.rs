//! # B-Side: a Discord bot that hosts abstract board games hardly anybody else hosts
//!
//! Each layer imports only from the layers below it:
//!
//! ```text
//! main.rs
//!   cli/         the command line: a file for each command
//!   discord/     the adapter to Discord (serenity, poise): commands, components, messages; no rules, no SQL, no wording
//!   sandbox/     a Discord-compatible server on loopback, with a web page; a crate of its own that knows nothing of the bot
//!   engine/      the line protocol that lets programs drive the rules (`bside engine`)
//!   app/         use cases: computer moves, clocks, the outbox, reviews, worker pools, admission; knows no chat service
//!   host/        loads a table, decides a command, rates the game, commits the result; one command at a time
//!   store/       SQLite or PostgreSQL through sqlx: one file per subject; makes no decisions
//!   retry.rs     retries with exponential backoff
//!   cache.rs     a bounded cache without stale loads
//!   games/       the games: rules, computer players, tables, texts, pictures; a crate of its own
//! ```
//!
//! `tests/layers.rs` reads this map, and that of `games/`, and checks the imports.

mod app;
pub mod cache;
pub mod cli;
pub mod discord;
pub mod engine;
pub mod host;
pub mod retry;
pub mod store;

pub use bside_games::{
    arena, coach, diagrams, i18n, localize, names, puzzles, ratings, render, rules, search, table,
    time_zones, tournament,
};
pub use bside_sandbox as sandbox;
