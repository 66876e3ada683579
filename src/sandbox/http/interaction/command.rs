//! A command is run, or one of its options typed.

use super::resolved::resolve;
use super::{ApiError, Details, Place, Scene, Who, World, check, snowflake};
use serde_json::{Map, Value, json};

/// The types of commands that are run on something.
const ON_USER: u64 = 2;
const ON_MESSAGE: u64 = 3;

/// What the interaction is about; `typing` is autocomplete.
pub(super) fn details(world: &World, body: &Value, scene: Scene, typing: bool) -> Result<Details, ApiError> {
    let data = &body["data"];
    let command = snowflake::read(&data["id"]).and_then(|id| world.command_by_id(id));
    let of_application =
        |command: &&Value| snowflake::read(&command["application_id"]) == Some(scene.application);
    let command = command.filter(of_application).ok_or_else(ApiError::unknown_command)?;
    let owners = world.offer(command, scene.person, Place::Channel(scene.channel))?;
    if !data["version"].is_null() && data["version"] != command["version"] {
        let message = "This command is outdated, please try again in a few minutes";
        return Err(ApiError::at("data.version", "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION", message));
    }
    if !data["name"].is_null() && data["name"] != command["name"] {
        return Err(ApiError::at(
            "data.name",
            "INTERACTION_APPLICATION_COMMAND_INVALID_NAME",
            "Not its name",
        ));
    }
    check::options(command, data, typing)?;
    let focused = if typing { focused(command, data)? } else { 0 };
    let given = data["options"].as_array().cloned().unwrap_or_default();
    let mut seen = json!({
        "id": command["id"], "name": command["name"], "type": command["type"], "options": given,
    });
    let name = command["name"].as_str().unwrap_or_default().to_owned();
    let mut metadata = json!({ "name": name, "command_type": command["type"] });
    let mut resolved = resolve(world, scene, &ids(&given))?;
    if let Some(kind @ (ON_USER | ON_MESSAGE)) = command["type"].as_u64() {
        let target = snowflake::read(&data["target_id"]);
        let target = target
            .ok_or_else(|| ApiError::at("data.target_id", "BASE_TYPE_REQUIRED", "This field is required"))?;
        seen["target_id"] = json!(target.to_string());
        if kind == ON_USER {
            resolved = resolve(world, scene, &[(6, target)])?;
            metadata["target_user"] = json!(world.cast.user(target));
        } else {
            resolved = message(world, scene, target)?;
            metadata["target_message_id"] = json!(target.to_string());
        }
    }
    if !resolved.is_empty() {
        seen["resolved"] = Value::Object(resolved);
    }
    if !command["guild_id"].is_null() {
        seen["guild_id"] = command["guild_id"].clone();
    }
    Ok(Details { data: seen, name, source: None, focused, owners, metadata })
}

/// The message that a command is run on, in full: whoever runs it shows it to the bot.
fn message(world: &World, scene: Scene, id: u64) -> Result<Map<String, Value>, ApiError> {
    let who = Who::Person(scene.person);
    let view = world.view(world.message(scene.channel, id, who)?, who);
    Ok(Map::from_iter([("messages".to_owned(), json!({ id.to_string(): view }))]))
}

/// The type of the option being typed, which must be one with autocomplete.
fn focused(command: &Value, data: &Value) -> Result<u64, ApiError> {
    let given = data["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    for option in given {
        let empty = Vec::new();
        let known = command["options"].as_array().unwrap_or(&empty);
        let Some(wanted) = known.iter().find(|wanted| wanted["name"] == option["name"]) else { continue };
        if option["focused"] == true && wanted["autocomplete"] == true {
            return Ok(wanted["type"].as_u64().unwrap_or(3));
        }
        if option["options"].is_array() {
            return focused(wanted, option);
        }
    }
    let message = "Exactly one option with autocomplete must be focused";
    Err(ApiError::at("data.options", "APPLICATION_COMMAND_AUTOCOMPLETE_FOCUS", message))
}

/// The ids among the options, with their types.
fn ids(options: &[Value]) -> Vec<(u64, u64)> {
    let below = |option: &Value| option["options"].as_array().map(|list| ids(list)).unwrap_or_default();
    let one = |option: &Value| {
        let kind = option["type"].as_u64()?;
        (6..=9).contains(&kind).then_some(())?;
        Some((kind, snowflake::read(&option["value"])?))
    };
    options.iter().flat_map(|option| one(option).into_iter().chain(below(option))).collect()
}
