//! Application commands: registered by the bot, looked up by people.

use super::call::id;
use super::world::Place;
use super::{ApiError, Call, Reply, Who, World, check, snowflake};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// So many commands a server may have, and so many may be for all servers.
const MOST: usize = 100;

/// `/applications/{id}/commands` and `/applications/{id}/guilds/{id}/commands`
pub(super) fn route(
    world: &mut World,
    call: &Call,
    application: u64,
    guild: Option<u64>,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", []) => Reply::ok(world.commands(application, guild).cloned().collect()),
        ("PUT", []) => replace(world, &call.body, application, guild),
        ("POST", []) => add(world, &call.body, application, guild),
        (method, [command]) => {
            let command = id(command)?;
            let known =
                world.command(application, command, guild).ok_or_else(ApiError::unknown_command)?.clone();
            match method {
                "GET" => Reply::ok(known),
                "DELETE" => {
                    world.remove_command(command)?;
                    Reply::none()
                }
                "PATCH" => {
                    check::command(&call.body, false)?;
                    let changed = world.changed_command(known, &call.body);
                    check::command(&changed, true)?;
                    world.save_command(command, changed.clone())?;
                    Reply::ok(changed)
                }
                _ => Err(ApiError::no_route()),
            }
        }
        _ => Err(ApiError::no_route()),
    }
}

fn add(world: &mut World, body: &Value, application: u64, guild: Option<u64>) -> Result<Reply, ApiError> {
    check::command(body, true)?;
    let is_known = world.same_command(application, body, guild).is_some();
    if !is_known && world.commands(application, guild).count() >= MOST {
        return Err(too_many());
    }
    let command = world.put_command(application, body, guild)?;
    if is_known { Reply::ok(command) } else { Reply::created(command) }
}

fn replace(world: &mut World, body: &Value, application: u64, guild: Option<u64>) -> Result<Reply, ApiError> {
    check::commands(body)?;
    let wanted = body.as_array().map(Vec::as_slice).unwrap_or_default();
    if wanted.len() > MOST {
        return Err(too_many());
    }
    Reply::ok(json!(world.replace_commands(application, wanted, guild)?))
}

fn too_many() -> ApiError {
    let message = format!("Maximum number of application commands reached ({MOST})");
    ApiError::new(StatusCode::BAD_REQUEST, 30032, message)
}

/// `GET /guilds/{id}/application-command-index`, or that of a channel: what a person may run there.
pub(super) fn index(world: &World, person: u64, place: Place) -> Result<Reply, ApiError> {
    let commands = world.commands_for(person, place);
    let version = commands.iter().filter_map(|command| command["version"].as_str()).max().unwrap_or("1");
    let is_there = |application: u64| {
        let offered =
            commands.iter().any(|command| snowflake::read(&command["application_id"]) == Some(application));
        offered
            || match place {
                Place::Guild(guild) => world.cast.guild(guild).is_some_and(|guild| guild.has(application)),
                Place::Channel(channel) => world.channel(channel, Who::Bot(application)).is_ok(),
            }
    };
    let ids = world.cast.applications.iter().map(|application| application.id).filter(|id| is_there(*id));
    let applications = ids.filter_map(|id| {
        let mut view = world.cast.application_view(id)?;
        view["bot_id"] = json!(id.to_string());
        Some(view)
    });
    let applications: Vec<Value> = applications.collect();
    Reply::ok(json!({ "applications": applications, "application_commands": commands, "version": version }))
}
