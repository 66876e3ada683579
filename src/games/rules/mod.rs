//! The rules engine of the four games: exact, fast, and free of async, clocks, input and output, and randomness.
//!
//! A turn in these games is compound: a slide and then replacements, a chain of jumps, tiles pushed and then a demand.
//! **A turn is therefore a short sequence of steps, and each game has one generator of steps**,
//! [`TurnBuilder::for_each_step`]: given a position and the steps chosen so far, it visits the steps that may come next
//! and reports whether the turn may end after each. Everything else derives from it:
//!
//! - [`turn`]: the list of legal turns;
//! - [`notation`]: the text of turns, as tokens;
//! - `reading`: parses a typed turn, or says why it is an [`IllegalTurn`] with [`Advice`]; autocomplete;
//! - [`choice`]: a turn chosen cell by cell, with the board to choose on;
//! - `perft`: counts of turn sequences;
//! - [`DynPosition`]: the same for a position of any game, in text and data;
//! - [`Game`]: a game as it is played at a table, with the draws that a host needs;
//! - [`record`]: a game as a text file.
//!
//! # Errors
//! An [`IllegalTurn`] says why a text is not a legal turn; the rule that it breaks is a [`Message`], which the game itself
//! writes ([`TurnBuilder::broken_rule`]). What a table refuses for other reasons (not your turn, the seat is taken) is a `table::Rejection`,
//! which contains an `IllegalTurn` where a turn was the reason.
//!
//! # Examples
//! List the legal turns of a position and play one:
//! ```
//! use bside_games::rules::{Game, GameKind, IllegalTurn, Setup};
//!
//! let setup = Setup::new(GameKind::Basileus, None, None)?;
//! let mut game = Game::new(setup);
//! assert!(game.position().legal_turns().contains(&"b1-c2".to_owned()));
//!
//! // Case and separators are free where the meaning is unambiguous.
//! assert_eq!(game.position().parse_turn("B1 to C2"), Ok("b1-c2".to_owned()));
//! game.play("b1c2").expect("a legal turn");
//! assert_eq!((game.turns(), game.seat()), (&["b1-c2".to_owned()][..], Some(1)));
//!
//! // An illegal turn changes nothing.
//! assert!(matches!(game.play("b8-b7"), Err(IllegalTurn::Rule(..))));
//! # Ok::<(), bside_games::rules::SetupError>(())
//! ```
//!
//! Count turn sequences, and read a position from a line:
//! ```
//! use bside_games::rules::GameKind;
//!
//! let start = GameKind::Basileus.from_fen("fpfpbpfpf/9/9/9/9/9/9/FPFPBPFPF 0 --")?;
//! assert_eq!(start.perft(1), start.legal_turns().len() as u64);
//! # Ok::<(), bside_games::rules::FenError>(())
//! ```
//!
//! # Adding a game
//! Write a folder beside [`biloba`] with a type that is a [`Position`] and a type that is its [`TurnBuilder`], and add
//! it to [`GameKind`] and to the registry. `docs/adding-a-game.md` lists what else belongs to a game. The law suite in `tests/games/laws.rs` plays
//! it at once.

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
mod history;
mod illegal_turn;
mod man;
pub mod notation;
mod perft;
mod placement;
mod places;
mod position;
mod reading;
pub mod record;
mod registry;
mod rows;
mod scene;
pub mod turn;
mod version;

pub use advice::Advice;
pub use cell::{Cell, Spot, TileSlot};
pub use dyn_position::DynPosition;
pub use effect::Effect;
pub use game::{Draw, Game};
pub use game_kind::GameKind;
pub use history::History;
pub use illegal_turn::IllegalTurn;
pub use man::{Man, ManKind};
pub use perft::MAX_PERFT_DEPTH;
pub use placement::Placement;
pub use places::Places;
pub use position::{FenError, Position, PositionText, Step, Symmetry, TurnBuilder, TurnStatus};
pub use registry::{AnyPosition, Setup, SetupError, UnknownGame};
pub(crate) use registry::{dispatch, dispatch_kind};
pub use scene::{JudgedTurn, Mark, ResultNote, Round, Scene, Trace, Verdict};
pub use version::RulesVersion;

/// A player's place at the table, numbered from 0; seat 0 moves first.
pub type Seat = usize;

/// The greatest number of seats of any game.
pub const MAX_SEATS: usize = 4;
