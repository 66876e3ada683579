//! Pictures and other slow work, which is done on bounded pools.

pub mod animations;
pub mod job_queue;
pub mod render_pool;
