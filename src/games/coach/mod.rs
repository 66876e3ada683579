//! What a good player would say to people who learn: of a position, and of a game that is over.
//!
//! - [`Proposal`]: the turn that it would play, and what speaks for it;
//! - [`Moment`], [`Review`]: the chances in a game, turn by turn, and the turns that changed them most.

mod review;
mod suggestion;

pub use review::{Analysis, Mistake, Review, ReviewPosition};
pub use suggestion::Suggestion;
