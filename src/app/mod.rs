//! The application: what follows from commands and from time, and the resources for it. It knows no chat service, no SQL
//! and no wording of its own.

pub mod admission;
pub mod animations;
pub mod backoff;
mod error;
pub mod job_queue;
pub mod metrics;
pub mod render_pool;
pub mod reviews;
pub mod search_pool;

pub use error::AppError;
