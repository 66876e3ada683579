//! Advice for people: hints in a position, and reviews of finished games.
//!
//! - [`Suggestion`]: the best turn in a position and its reasons; [`origin`] and [`destination`]: where a turn begins and goes;
//! - [`ReviewPosition`], [`Analysis`], [`Review`]: the winning chances turn by turn, and the worst mistakes;
//! - [`Retry`]: another turn in place of a mistake.

mod gains;
mod maneuver;
mod prospects;
mod review;
mod suggestion;

pub use gains::{Captures, Gains, Outlook};
pub use maneuver::Maneuver;
pub use prospects::{CountChange, Prospects};
pub use review::{Analysis, Mistake, Retry, Review, ReviewPosition};
pub use suggestion::{Suggestion, destination, origin};
