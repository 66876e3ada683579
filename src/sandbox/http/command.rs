//! Application commands: registered by the bot, looked up by people.

use super::call::id;
use super::{APPLICATION, ApiError, Call, Reply, World, check, world};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// So many commands a server may have, and so many may be for all servers.
const MOST: usize = 100;

/// `/applications/{id}/commands` and `/applications/{id}/guilds/{id}/commands`
pub(super) fn route(
    world: &mut World,
    call: &Call,
    guild: Option<u64>,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    match (call.method.as_str(), rest) {
        ("GET", []) => Reply::ok(world.commands(guild).cloned().collect()),
        ("PUT", []) => replace(world, &call.body, guild),
        ("POST", []) => add(world, &call.body, guild),
        (method, [command]) => {
            let command = id(command)?;
            let known = world.command(command, guild).ok_or_else(ApiError::unknown_command)?.clone();
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

fn add(world: &mut World, body: &Value, guild: Option<u64>) -> Result<Reply, ApiError> {
    check::command(body, true)?;
    let is_known = world.same_command(body, guild).is_some();
    if !is_known && world.commands(guild).count() >= MOST {
        return Err(too_many());
    }
    let command = world.put_command(body, guild)?;
    if is_known { Reply::ok(command) } else { Reply::created(command) }
}

fn replace(world: &mut World, body: &Value, guild: Option<u64>) -> Result<Reply, ApiError> {
    check::commands(body)?;
    let wanted = body.as_array().map(Vec::as_slice).unwrap_or_default();
    if wanted.len() > MOST {
        return Err(too_many());
    }
    Reply::ok(json!(world.replace_commands(wanted, guild)?))
}

fn too_many() -> ApiError {
    let message = format!("Maximum number of application commands reached ({MOST})");
    ApiError::new(StatusCode::BAD_REQUEST, 30032, message)
}

/// `GET /guilds/{id}/application-command-index`: what a person may run.
pub(super) fn index(world: &World, person: u64) -> Result<Reply, ApiError> {
    let commands = world.commands_for(person);
    let version = commands.iter().filter_map(|command| command["version"].as_str()).max().unwrap_or("1");
    let mut application = world::application();
    application["bot_id"] = json!(APPLICATION.to_string());
    Reply::ok(json!({ "applications": [application], "application_commands": commands, "version": version }))
}
