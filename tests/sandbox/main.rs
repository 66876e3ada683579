//! Tests of the sandbox from outside: over plain HTTP and websockets, and with a real bot library.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod client_libraries;
mod control;
mod crate_boundaries;
mod discord_parity;
mod documented_answers;
mod endpoints;
mod faults;
mod fuzz;
mod gateway;
mod large_requests;
mod layouts;
mod members;
mod page_languages;
mod permissions;
mod persistence;
mod rate_limits;
mod resources;
mod schema_conformance;
mod security;
mod serenity_bot;
mod servers;
mod threads;
mod truth;
mod user_client;
mod validation;
mod world_files;

use bside_test_support::sandbox_client as client;
