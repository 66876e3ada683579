//! What operators see, and the connections to the chat service.

pub mod connections;
pub mod health;
pub mod metrics;
pub mod reconnects;
pub mod session_limit;
