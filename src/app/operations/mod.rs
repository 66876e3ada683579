//! What operators see, and the connections to the chat service.

pub mod connections;
pub mod health;
pub mod metrics;
mod process;
pub mod reconnects;
pub mod session_limit;
