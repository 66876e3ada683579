//! How much is done at a time, and for one person or server.

pub mod admission;
pub mod budgets;
pub(super) mod feedback;
pub mod meter;
