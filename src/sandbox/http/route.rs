//! Which call means what.

use super::call::id;
use super::{
    ApiError, Call, Reply, Who, World, application, callback, channel, command, guild, interaction, user,
    webhook,
};

/// Carries out a call.
pub(super) fn route(world: &mut World, call: &Call) -> Result<Reply, ApiError> {
    let segments: Vec<&str> = call.segments.iter().map(String::as_str).collect();
    let method = call.method.as_str();
    match (method, segments.as_slice()) {
        ("GET", ["gateway"]) => application::gateway(world),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::answer(world, call, id(interaction)?, token)
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            webhook::route(world, call, id(application)?, token, rest)
        }
        _ => match call.caller()? {
            Who::Bot => of_bot(world, call, method, &segments),
            Who::Person(person) => of_person(world, call, person, method, &segments),
        },
    }
}

fn of_bot(world: &mut World, call: &Call, method: &str, segments: &[&str]) -> Result<Reply, ApiError> {
    match (method, segments) {
        ("GET", ["gateway", "bot"]) => application::gateway_of_bot(world),
        ("GET", ["oauth2" | "applications", .., "@me"]) => application::application(),
        ("POST", ["users", "@me", "channels"]) => user::open_direct(world, &call.body),
        (_, ["applications", application, rest @ ..]) => {
            application::check(id(application)?)?;
            match rest {
                ["commands", rest @ ..] => command::route(world, call, None, rest),
                ["guilds", guild, "commands", rest @ ..] => {
                    guild::check(id(guild)?)?;
                    command::route(world, call, Some(id(guild)?), rest)
                }
                _ => Err(ApiError::no_route()),
            }
        }
        _ => of_anybody(world, call, Who::Bot, method, segments),
    }
}

fn of_person(
    world: &mut World,
    call: &Call,
    person: u64,
    method: &str,
    segments: &[&str],
) -> Result<Reply, ApiError> {
    match (method, segments) {
        ("POST", ["interactions"]) => interaction::begin(world, call, person),
        ("GET", ["guilds", guild, "application-command-index"]) => {
            guild::check(id(guild)?)?;
            command::index(world, person)
        }
        ("GET", ["channels", channel, "application-command-index"]) => {
            world.channel(id(channel)?, Who::Person(person))?;
            command::index(world, person)
        }
        ("GET", ["users", "@me", "channels"]) => user::direct_channels(world, person),
        _ => of_anybody(world, call, Who::Person(person), method, segments),
    }
}

fn of_anybody(
    world: &mut World,
    call: &Call,
    who: Who,
    method: &str,
    segments: &[&str],
) -> Result<Reply, ApiError> {
    match (method, segments) {
        ("GET", ["users", "@me"]) => user::current(who),
        ("GET", ["users", "@me", "guilds"]) => user::guilds(who),
        ("GET", ["users", user]) => user::user(id(user)?),
        ("GET", ["guilds", guild, rest @ ..]) => {
            guild::check(id(guild)?)?;
            guild::route(world, call, who, rest)
        }
        (_, ["channels", channel, rest @ ..]) => channel::route(world, call, who, id(channel)?, rest),
        _ => Err(ApiError::no_route()),
    }
}
