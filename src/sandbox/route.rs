//! Which request means what.

use axum::http::StatusCode;
use serde_json::Value;

use super::call::{Call, id};
use super::error::Refusal;
use super::state::State;
use super::world::Who;
use super::{bot, callback, channel, command, person, webhook};

/// An accepted request.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// The JSON body, if there is one.
    pub body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    pub fn ok(body: Value) -> Result<Self, Refusal> {
        Ok(Self { status: StatusCode::OK, body: Some(body) })
    }

    /// 201 with a body.
    pub fn created(body: Value) -> Result<Self, Refusal> {
        Ok(Self { status: StatusCode::CREATED, body: Some(body) })
    }

    /// 204
    pub fn none() -> Result<Self, Refusal> {
        Ok(Self { status: StatusCode::NO_CONTENT, body: None })
    }
}

/// Carries out a request.
pub fn route(state: &mut State, call: &Call) -> Result<Reply, Refusal> {
    let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
    let method = call.method.as_str();
    match (method, segments.as_slice()) {
        ("GET", ["gateway"]) => bot::gateway(state),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::answer(state, call, id(interaction)?, token)
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            webhook::route(state, call, id(application)?, token, rest)
        }
        _ => match call.caller()? {
            Who::Bot => of_bot(state, call, method, &segments),
            Who::Person(person) => of_person(state, call, person, method, &segments),
        },
    }
}

fn of_bot(state: &mut State, call: &Call, method: &str, segments: &[&str]) -> Result<Reply, Refusal> {
    match (method, segments) {
        ("GET", ["gateway", "bot"]) => bot::gateway_bot(state),
        ("GET", ["oauth2" | "applications", .., "@me"]) => bot::application(),
        ("POST", ["users", "@me", "channels"]) => bot::open_direct(state, &call.body),
        (_, ["applications", application, rest @ ..]) => {
            bot::own_application(id(application)?)?;
            match rest {
                ["commands", rest @ ..] => command::route(state, call, None, rest),
                ["guilds", guild, "commands", rest @ ..] => {
                    bot::known_guild(id(guild)?)?;
                    command::route(state, call, Some(id(guild)?), rest)
                }
                _ => Err(Refusal::no_route()),
            }
        }
        _ => of_anybody(state, call, Who::Bot, method, segments),
    }
}

fn of_person(
    state: &mut State,
    call: &Call,
    person: u64,
    method: &str,
    segments: &[&str],
) -> Result<Reply, Refusal> {
    match (method, segments) {
        ("POST", ["interactions"]) => person::interact(state, call, person),
        ("GET", ["guilds", guild, "application-command-index"]) => {
            bot::known_guild(id(guild)?)?;
            command::index(state, person)
        }
        ("GET", ["channels", channel, "application-command-index"]) => {
            state.channel(id(channel)?, Who::Person(person))?;
            command::index(state, person)
        }
        ("GET", ["users", "@me", "channels"]) => bot::direct_channels(state, person),
        _ => of_anybody(state, call, Who::Person(person), method, segments),
    }
}

fn of_anybody(
    state: &mut State,
    call: &Call,
    who: Who,
    method: &str,
    segments: &[&str],
) -> Result<Reply, Refusal> {
    match (method, segments) {
        ("GET", ["users", "@me"]) => bot::current_user(who),
        ("GET", ["users", "@me", "guilds"]) => bot::guilds(who),
        ("GET", ["users", user]) => bot::user(id(user)?),
        ("GET", ["guilds", guild, rest @ ..]) => {
            bot::known_guild(id(guild)?)?;
            bot::guild(state, call, who, rest)
        }
        (_, ["channels", channel, rest @ ..]) => channel::route(state, call, who, id(channel)?, rest),
        _ => Err(Refusal::no_route()),
    }
}
