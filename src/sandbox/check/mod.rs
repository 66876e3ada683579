//! What Discord accepts: lengths, counts, shapes. Each check walks a JSON body and notes every error
//! with its place, so that one answer names them all.

mod command;
mod component;
mod embed;
mod form;
mod mentions;
mod message;
mod modal;
mod option;

pub(super) use command::{command, commands};
pub(super) use form::Form;
pub(super) use message::{Purpose, message};
pub(super) use modal::{autocomplete, modal, submission};
pub(super) use option::options;

use super::error::ApiError;
use super::snowflake;
