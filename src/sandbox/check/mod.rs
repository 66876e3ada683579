//! What Discord accepts: lengths, counts, shapes. Each check walks a JSON body and notes every fault
//! with its place, so that one answer names them all.

mod command;
mod component;
mod embed;
mod form;
mod mentions;
mod message;
mod modal;
mod option;

pub use command::{command, commands};
pub use form::{Form, snowflake};
pub use message::{Purpose, draft};
pub use modal::{autocomplete, modal, submission};
pub use option::options;
