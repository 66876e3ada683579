//! What searches positions: the computers at tables, hints and reviews.

pub mod assistance;
pub mod computers;
pub mod hints;
pub mod reviews;
pub mod search_pool;
pub mod votes;
