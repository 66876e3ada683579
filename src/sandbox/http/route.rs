//! Which call means what.

use super::call::id;
use super::world::Place;
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
            Who::Bot(application) => of_bot(world, call, application, method, &segments),
            Who::Person(person) => of_person(world, call, person, method, &segments),
        },
    }
}

fn of_bot(
    world: &mut World,
    call: &Call,
    own: u64,
    method: &str,
    segments: &[&str],
) -> Result<Reply, ApiError> {
    let who = Who::Bot(own);
    match (method, segments) {
        ("GET", ["gateway", "bot"]) => application::gateway_of_bot(world, own),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            application::application(world, own)
        }
        ("GET", ["oauth2", "@me"]) => application::authorization(world, own),
        (_, ["applications", application, rest @ ..]) => {
            application::check(id(application)?, own)?;
            match rest {
                ["commands", rest @ ..] => command::route(world, call, own, None, rest),
                ["guilds", guild, "commands", rest @ ..] => {
                    let guild = id(guild)?;
                    guild::check(world, guild, who)?;
                    command::route(world, call, own, Some(guild), rest)
                }
                _ => Err(ApiError::no_route()),
            }
        }
        _ => of_anybody(world, call, who, method, segments),
    }
}

fn of_person(
    world: &mut World,
    call: &Call,
    person: u64,
    method: &str,
    segments: &[&str],
) -> Result<Reply, ApiError> {
    let who = Who::Person(person);
    match (method, segments) {
        ("POST", ["interactions"]) => interaction::begin(world, call, person),
        ("GET", ["guilds", guild, "application-command-index"]) => {
            let guild = id(guild)?;
            guild::check(world, guild, who)?;
            command::index(world, person, Place::Guild(guild))
        }
        ("GET", ["channels", channel, "application-command-index"]) => {
            let channel = id(channel)?;
            world.channel(channel, who)?;
            command::index(world, person, Place::Channel(channel))
        }
        ("GET", ["users", "@me", "channels"]) => user::direct_channels(world, who),
        _ => of_anybody(world, call, who, method, segments),
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
        ("GET", ["users", "@me"]) => user::current(world, who),
        ("GET", ["users", "@me", "guilds"]) => user::guilds(world, who),
        ("POST", ["users", "@me", "channels"]) => user::open_direct(world, who, &call.body),
        ("GET", ["users", user]) => user::user(world, id(user)?),
        ("GET", ["guilds", guild, rest @ ..]) => guild::route(world, call, who, id(guild)?, rest),
        (_, ["channels", channel, rest @ ..]) => channel::route(world, call, who, id(channel)?, rest),
        _ => Err(ApiError::no_route()),
    }
}
