//! # The games of B-Side: everything about them but how they are hosted
//!
//! Each floor imports only from the floors below it:
//!
//! ```text
//! lib.rs
//!   diagrams/    figures of the rules, first lessons, states worth seeing: data in assets/diagrams, drawn from the rules
//!   render/      Scene -> PNG, scenes -> GIF. Knows cells, marks and colours, no rules.
//!   i18n/        every sentence a person reads, from the Fluent files in assets/texts, by locale; what a table tells
//!   ratings/     Glicko-2 over results: pure arithmetic and its types
//!   table/       a table as a pure state machine: (state, command, now) -> events | rejection
//!   coach/       what a good player says to people: a turn and its reasons, a game and its turning points
//!   arena/       computer players against each other: matches, their figures, and what is learned from them
//!   search/      the computer players: generic over the rules, one small file per game; budget in nodes or time; seeded
//!   rules/       the rules engine. std only: no async, no clock, no I/O, no randomness.
//! ```

pub mod arena;
pub mod coach;
pub mod diagrams;
pub mod i18n;
pub mod ratings;
pub mod render;
pub mod rules;
pub mod search;
pub mod table;
