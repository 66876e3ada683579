//! The rules engine: exact, fast, and free of async, clocks, input and output, and randomness.
//!
//! A turn in these games is compound: a slide and then replacements, a chain of jumps, tiles pushed and then a
//! demand. So **a turn is a short sequence of steps, and each game writes one generator of steps**,
//! [`TurnBuilder::next`]: given a position and the steps chosen so far, which steps may come next, and may the turn
//! stop after each? Everything else is derived from that one truth:
//!
//! - [`turn`]: the list of legal turns;
//! - [`notation`]: how they are written, in parts;
//! - `reading`: text to turn, or the [`IllegalTurn`] that says why not and gives [`Advice`], and what may be typed next;
//! - [`choice`]: a turn put together by pressing, cell by cell, with the board to choose on;
//! - `perft`: counting turn sequences;
//! - [`DynPosition`]: the same in words and without types, for those who host games;
//! - [`Game`]: a game as played at a table, with the draws that hosts need;
//! - [`record`]: a game as a text file.
//!
//! # To add a game
//! Write a folder beside [`biloba`] with a type that is a [`Position`] and a type that is its [`TurnBuilder`], and add it
//! to [`GameKind`], which says what else belongs to a game. The law suite in `tests/games/laws.rs` plays it at once.

mod advice;
pub mod basileus;
pub mod bilitaire;
pub mod biloba;
pub(crate) mod bits;
pub mod bizingo;
mod cell;
pub mod choice;
mod dyn_position;
mod effect;
mod game;
mod game_kind;
mod illegal_turn;
mod message;
pub mod notation;
mod perft;
mod places;
mod position;
mod reading;
pub mod record;
mod rows;
mod scene;
pub mod turn;
mod version;

pub use advice::Advice;
pub use cell::{Cell, Spot, TileSlot};
pub use dyn_position::DynPosition;
pub use effect::Effect;
pub use game::{Draw, Game};
pub(crate) use game_kind::dispatch;
pub use game_kind::{AnyPosition, GameKind, Setup, SetupError, UnknownGame};
pub use illegal_turn::{BrokenRule, IllegalTurn};
pub use message::{Arg, Localize, Message};
pub use perft::MAX_PERFT_DEPTH;
pub use places::Places;
pub use position::{FenError, Position, PositionText, Step, TurnBuilder, TurnStatus};
pub use scene::{Man, ManKind, Mark, Round, Scene, Trace};
pub use version::RulesVersion;

/// A player's place at the table, numbered from 0; seat 0 moves first.
pub type Seat = usize;

/// No game seats more.
pub const MAX_SEATS: usize = 4;
