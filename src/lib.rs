//! # B-Side: a Discord bot that hosts abstract board games hardly anybody else hosts
//!
//! Each floor imports only from the floors below it:
//!
//! ```text
//! main.rs
//!   cli/         the command line: serve · sandbox · backup · ratings · engine · match · train · perft · replay · render
//!   discord/     serenity + poise: commands, buttons, autocomplete, replies. No rules, no SQL, no wording.
//!   sandbox/     a Discord-compatible server on loopback, with a web page; imports nothing of the house
//!   engine/      the line protocol that lets programs drive the rules (`bside engine`)
//!   host/        loads a table, decides a command, rates its end, commits what follows; one command at a time
//!   store/       SQLite through sqlx: one file per table of the schema; stores and finds domain types, decides nothing
//!   diagrams/    figures of the rules, first lessons, states worth seeing: data in assets/diagrams, drawn from the rules
//!   picture/     Scene -> PNG, scenes -> GIF. Knows cells, marks and colours, no rules.
//!   words/       every sentence a person reads, from the Fluent files in assets/texts, by locale; what a table tells
//!   ratings/     Glicko-2 over results: pure arithmetic and its types
//!   table/       a table as a pure state machine: (state, command, now) -> events | rejection
//!   coach/       what a good player says to people: a turn and its reasons, a game and its turning points
//!   arena/       computer players against each other: matches, their figures, and what is learned from them
//!   search/      the computer players: generic over the rules, one small file per game; budget in nodes or time; seeded
//!   rules/       the rules engine. std only: no async, no clock, no I/O, no randomness.
//!   games.rs     the list of the games: rules, pictures and figures take them from here
//! ```
//!
//! `tests/floors.rs` reads this map and sees to it.

mod games;

pub mod arena;
pub mod cli;
pub mod coach;
pub mod diagrams;
pub mod discord;
pub mod engine;
pub mod host;
pub mod picture;
pub mod ratings;
pub mod rules;
pub mod sandbox;
pub mod search;
pub mod store;
pub mod table;
pub mod words;
