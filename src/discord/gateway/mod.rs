//! The connections to the gateway: `shards` keeps them up, with `url_gate`, `spin_guard` and `connections`.

pub(super) mod bot_error;
pub(super) mod connections;
pub(super) mod refusal;
pub(super) mod shards;
mod spin_guard;
mod url_gate;
