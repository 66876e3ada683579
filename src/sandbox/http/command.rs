//! The routes of application commands: bots register them, and people list them.

use super::api_request::parse_id;
use super::api_types::command_type;
use super::world::CommandLocation;
use super::{Account, ApiError, ApiRequest, ApiResponse, Call, Reply, Result, World, snowflake, validate};
use serde_json::{Value, json};

/// Discord's limits of commands in each guild, and of global commands: chat input commands, and those of each other type.
const MAX_COMMANDS: [usize; 2] = [100, 15];

/// `/applications/{id}/commands` and `/applications/{id}/guilds/{id}/commands`
pub(super) fn route(call: &mut Call, guild: Option<u64>, rest: &[&str]) -> Reply {
    match (call.method(), rest) {
        ("GET", []) => ApiResponse::ok(
            call.world.commands(call.user(), guild).map(|command| listed(command, call.request)).collect(),
        ),
        ("PUT", []) => replace(call, guild),
        ("POST", []) => create(call, guild),
        (method, [command]) => {
            let command = parse_id(command, "command_id")?;
            let existing =
                call.world.command(call.user(), command, guild).ok_or(ApiError::UNKNOWN_COMMAND)?.clone();
            match method {
                "GET" => ApiResponse::ok(existing),
                "DELETE" => {
                    call.world.remove_command(command)?;
                    ApiResponse::no_content()
                }
                "PATCH" => {
                    call.request.check_form()?;
                    let patched = call.world.patched_command(existing, call.body());
                    validate::command(&patched, true)?;
                    call.world.save_command(command, patched.clone())?;
                    ApiResponse::ok(patched)
                }
                _ => Err(ApiError::NOT_FOUND),
            }
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn create(call: &mut Call, guild: Option<u64>) -> Reply {
    call.request.check_form()?;
    let body = call.body();
    let exists = call.world.overwritten_command(call.user(), body, guild).is_some();
    if !exists {
        check_count(call.world.commands(call.user(), guild).chain([body]))?;
    }
    let command = call.world.upsert_command(call.user(), body, guild)?;
    if exists { ApiResponse::ok(command) } else { ApiResponse::created(command) }
}

fn replace(call: &mut Call, guild: Option<u64>) -> Reply {
    call.request.check_form()?;
    let bodies = call.body().as_array().map(Vec::as_slice).unwrap_or_default();
    check_count(bodies.iter())?;
    ApiResponse::ok(json!(call.world.replace_commands(call.user(), bodies, guild)?))
}

/// Rejects too many commands of a type.
fn check_count<'c>(commands: impl Iterator<Item = &'c Value>) -> Result {
    let mut counts = [0; 4];
    for command in commands {
        let kind = command["type"].as_u64().unwrap_or(command_type::CHAT_INPUT);
        if let Some(count) = usize::try_from(kind).ok().and_then(|kind| counts.get_mut(kind)) {
            *count += 1;
        }
    }
    let maxima = [0, MAX_COMMANDS[0], MAX_COMMANDS[1], MAX_COMMANDS[1]];
    let exceeded = counts.into_iter().zip(maxima).find(|(count, max)| count > max);
    exceeded.map_or(Ok(()), |(_, max)| Err(ApiError::maximum_reached(30032, "application commands", max)))
}

/// A command as in a list, which has its localizations only if the query asks for them.
fn listed(command: &Value, request: &ApiRequest) -> Value {
    let mut command = command.clone();
    if !request.query_flag("with_localizations") {
        remove_localizations(&mut command);
    }
    command
}

fn remove_localizations(item: &mut Value) {
    if let Some(fields) = item.as_object_mut() {
        fields.retain(|key, _| !key.ends_with("_localizations"));
    }
    for key in ["options", "choices"] {
        item.get_mut(key).and_then(Value::as_array_mut).into_iter().flatten().for_each(remove_localizations);
    }
}

/// `GET /guilds/{id}/application-command-index`, or that of a channel: the commands that a person may run there.
pub(super) fn index(world: &World, person: u64, location: CommandLocation) -> Reply {
    let commands = world.available_commands(person, location);
    let version = commands.iter().filter_map(|command| command["version"].as_str()).max().unwrap_or("1");
    let is_available = |application: u64| {
        let has_command = commands
            .iter()
            .any(|command| snowflake::from_json(&command["application_id"]) == Some(application));
        has_command
            || match location {
                CommandLocation::Guild(guild) => world.directory.is_member(guild, application),
                CommandLocation::Channel(channel) => {
                    world.channel(channel, Account::Bot(application)).is_ok()
                }
            }
    };
    let ids =
        world.directory.applications.iter().map(|application| application.id).filter(|id| is_available(*id));
    let applications = ids.filter_map(|id| {
        let mut view = world.directory.application_view(id)?;
        view["bot_id"] = json!(id.to_string());
        Some(view)
    });
    let applications: Vec<Value> = applications.collect();
    ApiResponse::ok(
        json!({ "applications": applications, "application_commands": commands, "version": version }),
    )
}

/// `/applications/{id}/guilds/{id}/commands/{id}/permissions`: no command has permissions of its own, and bots cannot set them.
pub(super) fn permissions(call: &Call, guild: u64, command: &str) -> Reply {
    let command = parse_id(command, "command_id")?;
    let global = || call.world.command(call.user(), command, None);
    call.world.command(call.user(), command, Some(guild)).or_else(global).ok_or(ApiError::UNKNOWN_COMMAND)?;
    match call.method() {
        "GET" => Err(ApiError::UNKNOWN_COMMAND_PERMISSIONS),
        "PUT" => Err(ApiError::NOT_FOR_BOTS),
        _ => Err(ApiError::NOT_FOUND),
    }
}
