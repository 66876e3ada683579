//! Validation of request bodies by Discord's rules for lengths, counts and shapes. Each check walks a JSON body and collects
//! every error with its path, so that one response contains them all. The limits of single fields are in `rules.toml`; rules
//! between fields are in code.

mod command;
mod component;
mod embed;
mod layout;
mod message;
mod modal;
mod option;
mod rules;
mod validator;

pub(super) use command::{command, commands};
pub(super) use message::{MessageOperation, attachments, message};
pub(super) use modal::{autocomplete, modal, submission};
pub(super) use option::options;
pub(super) use rules::{fields, object};
pub(super) use validator::FormValidator;
use validator::char_count;

use super::api_types;
use super::emoji::is_emoji;
use super::error::{ApiError, Result};
use super::snowflake;
