//! Command and autocomplete interactions.

use super::api_types::{command_type, option_type};
use super::resolved::resolve;
use super::{
    Account, ApiError, Call, CommandLocation, InteractionContext, ParsedInteraction, Result, World,
    snowflake, validate,
};
use serde_json::{Map, Value, json};

/// Parses the body of a command, or of an autocomplete interaction.
pub(super) fn parse(
    call: &mut Call,
    context: InteractionContext,
    is_autocomplete: bool,
) -> Result<ParsedInteraction> {
    let data = &call.body()["data"];
    let command = snowflake::from_json(&data["id"]).and_then(|id| call.world.command_by_id(id));
    let is_own =
        |command: &&Value| snowflake::from_json(&command["application_id"]) == Some(context.application);
    let command = command.filter(is_own).ok_or(ApiError::UNKNOWN_COMMAND)?.clone();
    let command = &command;
    let integration_owners =
        call.world.authorize_command(command, context.person, CommandLocation::Channel(context.channel))?;
    if !data["version"].is_null() && data["version"] != command["version"] {
        let message = "This command is outdated, please try again in a few minutes";
        let code = "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION";
        return Err(ApiError::invalid_field("data.version", code, message));
    }
    if !data["name"].is_null() && data["name"] != command["name"] {
        let code = "INTERACTION_APPLICATION_COMMAND_INVALID_NAME";
        return Err(ApiError::invalid_field("data.name", code, "The command has another name"));
    }
    validate::options(command, data, is_autocomplete, &call.request.file_indices())?;
    let focused_option_type = if is_autocomplete { focused_option_type(command, data)? } else { 0 };
    let mut given = data["options"].as_array().cloned().unwrap_or_default();
    let attachments = if is_autocomplete { Map::new() } else { store_files(call, context, &mut given)? };
    let mut bot_data = json!({
        "id": command["id"], "name": command["name"], "type": command["type"], "options": given,
    });
    let name = command["name"].as_str().unwrap_or_default().to_owned();
    let mut metadata = json!({ "name": name, "command_type": command["type"] });
    let mut resolved = resolve(call.world, context, &id_values(&given))?;
    if let Some(kind @ (command_type::USER | command_type::MESSAGE)) = command["type"].as_u64() {
        let target = snowflake::from_json(&data["target_id"]);
        let target = target.ok_or_else(|| ApiError::missing_field("data.target_id"))?;
        bot_data["target_id"] = json!(target.to_string());
        if kind == command_type::USER {
            resolved = resolve(call.world, context, &[(option_type::USER, target)])?;
            metadata["target_user"] = json!(call.world.directory.user(target));
        } else {
            resolved = resolve_message(call.world, context, target)?;
            metadata["target_message_id"] = json!(target.to_string());
        }
    }
    if !attachments.is_empty() {
        resolved.insert("attachments".to_owned(), Value::Object(attachments));
    }
    if !resolved.is_empty() {
        bot_data["resolved"] = Value::Object(resolved);
    }
    if !command["guild_id"].is_null() {
        bot_data["guild_id"] = command["guild_id"].clone();
    }
    Ok(ParsedInteraction {
        data: bot_data,
        command_name: name,
        source_message: None,
        focused_option_type,
        integration_owners,
        metadata,
    })
}

/// The `resolved` data with the target of a message command. The bot gets the message with its content.
fn resolve_message(world: &World, context: InteractionContext, id: u64) -> Result<Map<String, Value>> {
    let account = Account::Person(context.person);
    let view = world.view(world.message(context.channel, id, account)?, account);
    Ok(Map::from_iter([("messages".to_owned(), json!({ id.to_string(): view }))]))
}

/// The type of the focused option, which must have autocomplete.
fn focused_option_type(command: &Value, data: &Value) -> Result<u64> {
    let given = data["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    for option in given {
        let empty = Vec::new();
        let defined = command["options"].as_array().unwrap_or(&empty);
        let Some(definition) = defined.iter().find(|definition| definition["name"] == option["name"]) else {
            continue;
        };
        if option["focused"] == true && definition["autocomplete"] == true {
            return Ok(definition["type"].as_u64().unwrap_or(option_type::STRING));
        }
        if option["options"].is_array() {
            return focused_option_type(definition, option);
        }
    }
    let message = "Exactly one option with autocomplete must be focused";
    Err(ApiError::invalid_field("data.options", "APPLICATION_COMMAND_AUTOCOMPLETE_FOCUS", message))
}

/// Stores the files that options name by their indices, and names them by their ids instead. Returns their objects by id.
fn store_files(
    call: &mut Call,
    context: InteractionContext,
    options: &mut [Value],
) -> Result<Map<String, Value>> {
    let mut stored = Map::new();
    for option in options {
        if let Some(nested) = option.get_mut("options").and_then(Value::as_array_mut) {
            stored.extend(store_files(call, context, nested)?);
        } else if option["type"] == option_type::ATTACHMENT {
            let index = option["value"].as_u64();
            let files = call.request.files.iter().filter(|file| Some(file.index) == index).cloned();
            let object = call.world.store_option_file(context.channel, &files.collect::<Vec<_>>())?;
            option["value"] = object["id"].clone();
            stored.insert(object["id"].as_str().unwrap_or_default().to_owned(), object);
        }
    }
    Ok(stored)
}

/// The values of options that are ids, each with the option type.
fn id_values(options: &[Value]) -> Vec<(u64, u64)> {
    let nested =
        |option: &Value| option["options"].as_array().map(|list| id_values(list)).unwrap_or_default();
    let own = |option: &Value| {
        let kind = option["type"].as_u64()?;
        (option_type::USER..=option_type::MENTIONABLE).contains(&kind).then_some(())?;
        Some((kind, snowflake::from_json(&option["value"])?))
    };
    options.iter().flat_map(|option| own(option).into_iter().chain(nested(option))).collect()
}
