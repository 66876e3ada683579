//! A command is run, or one of its options typed.

use super::resolved::resolve;
use super::{ApiError, Details, World, check, snowflake};
use serde_json::{Value, json};

/// What the interaction is about; `typing` is autocomplete.
pub(super) fn details(world: &World, body: &Value, typing: bool) -> Result<Details, ApiError> {
    let data = &body["data"];
    let command = snowflake::read(&data["id"]).and_then(|id| world.command_by_id(id));
    let command = command.ok_or_else(ApiError::unknown_command)?;
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
    let resolved = resolve(world, &ids(&given))?;
    if !resolved.is_empty() {
        seen["resolved"] = Value::Object(resolved);
    }
    if !command["guild_id"].is_null() {
        seen["guild_id"] = command["guild_id"].clone();
    }
    let name = command["name"].as_str().unwrap_or_default().to_owned();
    let metadata = json!({ "name": name, "command_type": 1 });
    Ok(Details { data: seen, name, source: None, focused, metadata })
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
