//! Requests to Discord that are no response to an interaction. `messenger` shows what has none, through `background_http`.

pub(super) mod api_error;
pub(super) mod background_http;
mod busy_channels;
pub(super) mod game_threads;
pub(super) mod messenger;
mod obstacles;
pub(super) mod panels;
pub(super) mod permissions;
pub(super) mod registration;
pub(super) mod snowflake;
