//! The threads of games.

pub(super) mod new_threads;
pub mod outdated_threads;
pub mod thread_claims;
pub mod thread_offers;
