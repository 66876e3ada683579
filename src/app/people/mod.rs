//! People: what they may see and how, what they are told directly, and what is stored of them.

pub mod access;
pub mod appearance;
pub(super) mod direct_messages;
pub mod export;
pub mod language;
pub mod membership;
pub(super) mod notices;
pub(super) mod privacy;
pub mod records;
pub(super) mod waiting;
