//! Helpers that several test programs and benchmarks share. Everything here panics on failure, as a test does.

pub mod database;
mod discord_schema;
mod postgres_proxy;
mod postgres_server;
pub mod properties;
mod routes;
pub mod sandbox_client;
pub mod secrets;

pub use discord_schema::DiscordSchema;
pub use postgres_proxy::PostgresProxy;
pub use postgres_server::{OWNER, PASSWORD, PostgresServer};
pub use routes::DocumentedRoute;
