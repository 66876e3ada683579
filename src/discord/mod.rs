//! The adapter to Discord, on serenity and poise: definitions of commands and components, parsing of interactions,
//! presentation and sending. It knows no rules, no SQL and no wording.
//!
//! - `bot` starts and shuts down; `shards` keeps the gateway connections up, with `url_gate`, `spin_guard` and `connections`;
//!   `registration` registers the commands, which `command_mentions` links in texts.
//! - `entry` turns away the interactions that are too many at a time.
//! - `features` holds a file per feature, with its slash commands and the handlers of its components.
//!   `router` maps each `CustomId` to its handler and to who sees the answer; `suggestions` narrows what is suggested
//!   while an option is typed.
//! - `policy` says who may use a command or component, and what that may show and cost.
//! - `serve` checks it and runs a handler, which gets a `CommandContext` and answers through its `Responder`
//!   within Discord's time limits, as `response_state` decides. `reply` is how the
//!   application answers with what a command has changed.
//! - `presenter` shows what has no interaction, through `background_http`.
//!
//! Components carry their state in their ids, so nothing waits in memory.

mod api_error;
mod background_http;
mod board_link;
mod board_message;
mod bot;
mod busy_channels;
mod choices;
mod command_error;
mod command_mentions;
mod components;
mod connections;
mod context;
mod custom_id;
mod entry;
mod features;
mod game_threads;
mod guild_channels;
mod health;
mod interaction;
mod limits;
mod obstacles;
mod offers;
mod operator;
mod outgoing_message;
mod policy;
mod post_message;
mod preflight;
mod presenter;
mod refusal;
mod registration;
mod reply;
mod responder;
#[cfg(test)]
mod response_model;
mod response_state;
mod serve;
mod shards;
mod snowflake;
mod spin_guard;
mod step_menu;
mod suggestions;
mod url_gate;
mod venue;

use poise::serenity_prelude as serenity;
use presenter::DiscordPresenter;
use std::sync::Arc;

pub use crate::app::health::HealthError;
pub use crate::app::reconnects::ReconnectDelays;
pub use bot::{Bot, BotError, Settings};
use command_error::CommandError;
pub use health::{Connected, Health};
pub use operator::{Operator, PageUrl, PageUrlError};
pub use preflight::{Account, CheckedGuild, PreflightError, preflight};
pub use refusal::Refusal;
pub use shards::GatewayTiming;

/// The application, shown on Discord.
type App = crate::app::App<DiscordPresenter>;

type Context<'a> = poise::ApplicationContext<'a, Arc<App>, CommandError>;
