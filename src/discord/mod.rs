//! The adapter to Discord, by serenity and poise: what people enter and press becomes commands and use cases of the
//! [application](crate::app), and its boards become messages. No rules, no SQL; every sentence comes from
//! [`crate::i18n`].
//!
//! - [`bot`] connects and shuts down; [`connections`] and [`registration`] help.
//! - [`commands`] are the slash commands, [`press`] routes buttons and menus; each feature has a module.
//! - [`context::CommandContext`] responds to an interaction within Discord's time limits.
//! - [`presenter`] shows what nobody has asked for, through [`background_http`].
//!
//! Nothing waits in memory: buttons carry all that is needed in their ids.

mod api_error;
mod background_http;
mod board_message;
mod bot;
mod button;
mod check;
mod command_error;
mod commands;
mod connections;
mod context;
mod door;
mod games;
mod greeting;
mod health;
mod hint;
mod interaction;
mod leaderboard;
mod leaving;
mod lesson;
mod limits;
mod menu;
mod opening;
mod outgoing_message;
mod picker;
mod presenter;
mod press;
mod privacy;
mod registration;
mod rematch;
mod replay;
mod review;
mod rulebook;
mod typing;
mod venue;

use poise::serenity_prelude as serenity;
use presenter::DiscordPresenter;
use std::sync::Arc;

pub use crate::app::health::HealthError;
pub use bot::{Bot, BotError, Settings};
pub use check::{Account, CheckError, Server, check};
use command_error::CommandError;
pub use health::Health;

/// The application, shown on Discord.
type App = crate::app::App<DiscordPresenter>;

type Context<'a> = poise::ApplicationContext<'a, Arc<App>, CommandError>;
