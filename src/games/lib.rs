//! # The games of B-Side: rules, computer players, tables, texts and pictures, without hosting
//!
//! Each layer imports only from the layers below it:
//!
//! ```text
//! lib.rs
//!   diagrams/    figures of the rules, first lessons, sample positions: data in assets/diagrams, checked by the rules
//!   render/      Scene -> PNG, scenes -> GIF; knows cells, marks and colours, no rules
//!   time_zones/  time zones by name, what clocks show there, and the hours of their days
//!   i18n/        every sentence a person reads, from the Fluent files in assets/texts, by locale
//!   puzzles/     positions with one best turn: the collection, how it is found, and the progress of people
//!   ratings/     Glicko with the most likely value (docs/ratings.md): pure arithmetic and its types
//!   tournament/  a tournament as a pure state machine, which pairs players of tables
//!   table/       a table as a pure state machine: (state, command, now) -> events | rejection
//!   coach/       hints for a turn and reviews of a game
//!   arena/       matches between computer players, their statistics, and the training of weights
//!   search/      the computer players: generic over the rules, one file per game; budget in nodes or time; seeded
//!   names.rs     names of people as they are shown: visible, bounded, told apart at one table
//!   rules/       the rules engine and the registry of the games; std only: no async, clock, I/O or randomness
//!   localize.rs  sentences for people before a language is known: the key of a text and its arguments
//! ```

pub mod arena;
pub mod coach;
pub mod diagrams;
pub mod i18n;
pub mod localize;
pub mod names;
pub mod puzzles;
pub mod ratings;
pub mod render;
pub mod rules;
pub mod search;
pub mod table;
pub mod time_zones;
pub mod tournament;
