//! The sandbox from outside: by plain HTTP and websocket as strictly as Discord, and by the real client.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod border;
mod client;
mod faults;
mod gateway;
mod honest;
mod lasting;
mod limits;
mod people;
mod published;
mod real_bot;
mod rights;
mod safe;
mod strict;
mod threads;
mod worlds;
