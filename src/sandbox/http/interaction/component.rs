//! Component interactions: buttons and select menus.

use super::api_types::{component_type, option_type};
use super::resolved::resolve;
use super::{Account, ApiError, InteractionContext, Message, ParsedInteraction, Result, World, snowflake};
use serde_json::{Value, json};

/// Parses the body of a component interaction.
pub(super) fn parse(world: &World, body: &Value, context: InteractionContext) -> Result<ParsedInteraction> {
    let data = &body["data"];
    let Some(id) = snowflake::from_json(&body["message_id"]) else {
        return Err(ApiError::missing_field("message_id"));
    };
    let message = world.message(context.channel, id, Account::Person(context.person))?;
    if message.author() != Some(context.application) {
        return Err(validation_failed("data.custom_id"));
    }
    let component = used_component(message, data)?;
    let kind = component["type"].as_u64().unwrap_or(component_type::BUTTON);
    let mut bot_data =
        json!({ "id": component["id"], "custom_id": component["custom_id"], "component_type": kind });
    if kind != component_type::BUTTON {
        let values = selected_values(component, data)?;
        if let Some(option_type) = entity_option_type(component) {
            let ids = values.iter().filter_map(snowflake::from_json).map(|id| (option_type, id));
            let ids: Vec<(u64, u64)> = ids.collect();
            bot_data["resolved"] = Value::Object(resolve(world, context, &ids)?);
        }
        bot_data["values"] = json!(values);
    }
    Ok(ParsedInteraction {
        data: bot_data,
        command_name: String::new(),
        source_message: Some(id),
        focused_option_type: 0,
        integration_owners: integration_owners(world, message, context),
        metadata: json!({ "interacted_message_id": id.to_string() }),
    })
}

/// The type of a command option with the same values as a select menu for users, roles or channels.
pub(super) fn entity_option_type(select: &Value) -> Option<u64> {
    match select["type"].as_u64()? {
        component_type::USER_SELECT => Some(option_type::USER),
        component_type::ROLE_SELECT => Some(option_type::ROLE),
        component_type::MENTIONABLE_SELECT => Some(option_type::MENTIONABLE),
        component_type::CHANNEL_SELECT => Some(option_type::CHANNEL),
        _ => None,
    }
}

/// The `authorizing_integration_owners` of the interaction that created the message; those of the guild for other messages.
fn integration_owners(world: &World, message: &Message, context: InteractionContext) -> Value {
    let known = &message.body["interaction_metadata"]["authorizing_integration_owners"];
    match known {
        Value::Null => json!({ "0": world.guild_of(context.channel).unwrap_or_default().to_string() }),
        known => known.clone(),
    }
}

fn validation_failed(path: &str) -> ApiError {
    ApiError::invalid_field(path, "COMPONENT_VALIDATION_FAILED", "Component validation failed")
}

/// The component that was used. It must be on the message, enabled, and of the given type.
fn used_component<'m>(message: &'m Message, data: &Value) -> Result<&'m Value> {
    let component =
        message.component(&data["custom_id"]).ok_or_else(|| validation_failed("data.custom_id"))?;
    let has_other_type = !data["component_type"].is_null() && data["component_type"] != component["type"];
    if data["custom_id"].is_null() || component["disabled"] == true || has_other_type {
        return Err(validation_failed("data.custom_id"));
    }
    Ok(component)
}

/// The selected values, checked against the options and the limits of the select menu.
fn selected_values(select: &Value, data: &Value) -> Result<Vec<Value>> {
    let values = data["values"].as_array().cloned().unwrap_or_default();
    let min = select["min_values"].as_u64().unwrap_or(1) as usize;
    let max = select["max_values"].as_u64().unwrap_or(1) as usize;
    if !(min..=max).contains(&values.len()) {
        let message = format!("Must be between {min} and {max} in length.");
        return Err(ApiError::invalid_field("data.values", "BASE_TYPE_BAD_LENGTH", &message));
    }
    let options = select["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let is_option = |value: &Value| options.iter().any(|option| &option["value"] == value);
    let has_duplicates = values.iter().enumerate().any(|(index, value)| values[..index].contains(value));
    if has_duplicates || select["type"] == component_type::STRING_SELECT && !values.iter().all(is_option) {
        return Err(validation_failed("data.values"));
    }
    Ok(values)
}
