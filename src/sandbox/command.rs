//! Application commands: registered by the bot, looked up by people.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::{Call, id};
use super::check;
use super::error::Refusal;
use super::journal::Entry;
use super::route::Reply;
use super::state::State;
use super::world::{self, APPLICATION};

const MOST: usize = 100;

/// `/applications/{id}/commands` and `/applications/{id}/guilds/{id}/commands`
pub fn route(state: &mut State, call: &Call, guild: Option<u64>, rest: &[&str]) -> Result<Reply, Refusal> {
    let unknown = || Refusal::unknown(10063, "application command");
    match (call.method.as_str(), rest) {
        ("GET", []) => Reply::ok(of(state, guild).cloned().collect()),
        ("PUT", []) => replace(state, &call.body, guild),
        ("POST", []) => {
            check::command(&call.body, true)?;
            let known = same(state, &call.body, guild).is_some();
            if !known && of(state, guild).count() >= MOST {
                let message = format!("Maximum number of application commands reached ({MOST})");
                return Err(Refusal::new(StatusCode::BAD_REQUEST, 30032, message));
            }
            let command = put(state, &call.body, guild)?;
            if known { Reply::ok(command) } else { Reply::created(command) }
        }
        (method, [command]) => {
            let command = id(command)?;
            let known = state.keep.commands.get(&command).filter(|known| scope(known) == guild);
            let known = known.ok_or_else(unknown)?.clone();
            match method {
                "GET" => Reply::ok(known),
                "DELETE" => {
                    state.commit(Entry::CommandGone(command))?;
                    Reply::none()
                }
                "PATCH" => {
                    check::command(&call.body, false)?;
                    let changed = with(known, &call.body, state.snowflakes.next());
                    check::command(&changed, true)?;
                    state.commit(Entry::Command(command, changed.clone()))?;
                    Reply::ok(changed)
                }
                _ => Err(Refusal::no_route()),
            }
        }
        _ => Err(Refusal::no_route()),
    }
}

fn scope(command: &Value) -> Option<u64> {
    command["guild_id"].as_str().and_then(|id| id.parse().ok())
}

fn of(state: &State, guild: Option<u64>) -> impl Iterator<Item = &Value> {
    state.keep.commands.values().filter(move |command| scope(command) == guild)
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn same<'s>(state: &'s State, body: &Value, guild: Option<u64>) -> Option<&'s Value> {
    of(state, guild).find(|known| known["name"] == body["name"] && kind(known) == kind(body))
}

/// Bulk overwrite: commands that keep their name keep their id.
fn replace(state: &mut State, body: &Value, guild: Option<u64>) -> Result<Reply, Refusal> {
    check::commands(body)?;
    let wanted = body.as_array().map(Vec::as_slice).unwrap_or_default();
    if wanted.len() > MOST {
        let message = format!("Maximum number of application commands reached ({MOST})");
        return Err(Refusal::new(StatusCode::BAD_REQUEST, 30032, message));
    }
    let stays = |known: &Value| wanted.iter().any(|w| w["name"] == known["name"] && kind(w) == kind(known));
    let gone: Vec<u64> = of(state, guild)
        .filter(|known| !stays(known))
        .filter_map(|known| known["id"].as_str()?.parse().ok())
        .collect();
    for id in gone {
        state.commit(Entry::CommandGone(id))?;
    }
    let mut commands = Vec::new();
    for body in wanted {
        commands.push(put(state, body, guild)?);
    }
    Reply::ok(json!(commands))
}

/// Adds a command or overwrites the one with its name; its version changes only with its content.
fn put(state: &mut State, body: &Value, guild: Option<u64>) -> Result<Value, Refusal> {
    let known = same(state, body, guild).cloned();
    let version = state.snowflakes.next();
    let id = known.as_ref().and_then(|known| known["id"].as_str()?.parse().ok()).unwrap_or(version);
    let bare = json!({
        "id": id.to_string(), "application_id": APPLICATION.to_string(), "version": version.to_string(),
        "type": 1, "name_localizations": null, "description": "", "description_localizations": null,
        "default_member_permissions": null, "dm_permission": true, "contexts": null,
        "integration_types": [0], "nsfw": false,
    });
    let mut command = with(bare, body, version);
    if let Some(guild) = guild {
        command["guild_id"] = json!(guild.to_string());
    }
    if let Some(known) = known {
        let mut unchanged = command.clone();
        unchanged["version"] = known["version"].clone();
        if unchanged == known {
            return Ok(known);
        }
    }
    state.commit(Entry::Command(id, command.clone()))?;
    Ok(command)
}

fn with(mut command: Value, body: &Value, version: u64) -> Value {
    const SETTABLE: [&str; 11] = [
        "type",
        "name",
        "name_localizations",
        "description",
        "description_localizations",
        "options",
        "default_member_permissions",
        "dm_permission",
        "contexts",
        "integration_types",
        "nsfw",
    ];
    for key in SETTABLE {
        if let Some(value) = body.get(key).filter(|value| !value.is_null() || key == "contexts") {
            command[key] = value.clone();
        }
    }
    tidy(&mut command["options"]);
    command["version"] = json!(version.to_string());
    command
}

/// Takes out of options what says nothing: clients send every field, Discord keeps those that are set.
fn tidy(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        tidy(&mut option["options"]);
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|_, value| !value.is_null() && *value != json!([]));
        }
    }
    if options.is_null() {
        *options = json!([]);
    }
}

/// `GET /guilds/{id}/application-command-index`: what a person may run.
pub fn index(state: &State, person: u64) -> Result<Reply, Refusal> {
    let rights: u64 = world::permissions(person).parse().unwrap_or(0);
    let may = |command: &&Value| match &command["default_member_permissions"] {
        Value::String(needed) => needed.parse().is_ok_and(|needed: u64| rights & needed == needed),
        _ => true,
    };
    let commands: Vec<&Value> = state.keep.commands.values().filter(may).collect();
    let version = commands.iter().filter_map(|command| command["version"].as_str()).max().unwrap_or("1");
    let mut application = world::application();
    application["bot_id"] = json!(APPLICATION.to_string());
    Reply::ok(json!({ "applications": [application], "application_commands": commands, "version": version }))
}
