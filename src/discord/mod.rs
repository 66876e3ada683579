//! The adapter to Discord, on serenity and poise: definitions of commands and components, parsing of interactions,
//! presentation and sending. It knows no rules, no SQL and no wording.
//!
//! Each of these imports only from those below it:
//!
//! - `preflight` checks what can be checked before the start, and `servers` lists and leaves servers; `bot` starts and shuts down, and
//!   `health` says whether it can serve.
//! - `features` holds a file per feature, with its slash commands and the handlers of its components.
//!   `router` maps each `CustomId` to its handler and to who sees the answer.
//! - `interactions` has what all features need to answer, and `gateway` the connections through which interactions come.
//! - `client` makes the other requests to Discord.
//! - `messages` has the messages and their components.
//! - `operator` has the pages and the channel that the operator offers to people.

mod bot;
mod client;
mod features;
mod gateway;
mod health;
mod interactions;
mod messages;
mod operator;
mod preflight;
mod servers;

use client::messenger::App;
use poise::serenity_prelude as serenity;

pub use crate::app::operations::health::HealthError;
pub use crate::app::operations::reconnects::ReconnectDelays;
pub use bot::{Bot, Settings};
pub use client::permissions::RoleObstacle;
pub use gateway::bot_error::BotError;
pub use gateway::refusal::Refusal;
pub use gateway::shards::GatewayTiming;
pub use health::{Connected, Health};
use interactions::command_error::CommandError;
use interactions::context::Context;
pub use operator::{Operator, PageUrl, PageUrlError};
pub use preflight::{Account, CheckedGuild, PreflightError, preflight};
pub use servers::Servers;
