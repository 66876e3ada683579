//! How the bot works in the background.

pub mod background;
pub mod rounds;
pub mod work_queue;
