//! Time at tables, which passes only where people can play.

pub(super) mod absence;
pub mod attendance;
pub mod clocks;
pub mod playability;
