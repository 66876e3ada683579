//! What a good player would say to people who learn: of a position, and of a game that is over.
//!
//! - [`Proposal`]: the turn that it would play, and what speaks for it;
//! - [`Moment`], [`Review`]: the chances in a game, turn by turn, and the turns that changed them most.

mod proposal;
mod review;

pub use proposal::Proposal;
pub use review::{Look, Moment, Review, Swing};
