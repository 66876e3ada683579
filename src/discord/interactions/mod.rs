//! Serving an interaction, from its receipt to its answer.
//!
//! - `entry` turns away the interactions that are too many at a time.
//! - `command` runs slash commands, whose options `choices` reads and `suggestions` suggests while they are typed.
//! - `policy` says who may use a command or component, and what that may show and cost.
//! - `serve` checks it and runs a handler, which gets a `CommandContext` and answers through its `Responder` within Discord's time
//!   limits, as `response_state` decides. `reply` is how the application answers with what a command has changed.

pub(super) mod board_link;
pub(super) mod choices;
pub(super) mod command;
pub(super) mod command_error;
pub(super) mod context;
pub(super) mod entry;
pub(super) mod guild_channels;
pub(super) mod interaction;
pub(super) mod offers;
pub(super) mod policy;
pub(super) mod reply;
pub(super) mod responder;
#[cfg(test)]
mod response_model;
mod response_state;
pub(super) mod serve;
pub(super) mod spectators;
pub(super) mod step_menu;
pub(super) mod suggestions;
pub(super) mod venue;
pub(super) mod visibility;
pub(super) mod vote;
