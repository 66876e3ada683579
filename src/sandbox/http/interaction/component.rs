//! A button is pressed, or a select used.

use super::resolved::resolve;
use super::{ApiError, Details, Message, Scene, Who, World, snowflake};
use serde_json::{Value, json};

/// What the interaction is about.
pub(super) fn details(world: &World, body: &Value, scene: Scene) -> Result<Details, ApiError> {
    let data = &body["data"];
    let Some(id) = snowflake::read(&body["message_id"]) else {
        return Err(ApiError::at("message_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let message = world.message(scene.channel, id, Who::Person(scene.person))?;
    if message.author() != Some(scene.application) {
        return Err(invalid());
    }
    let component = component(message, data)?;
    let kind = component["type"].as_u64().unwrap_or(2);
    let mut seen = json!({ "custom_id": component["custom_id"], "component_type": kind });
    if kind != 2 {
        let values = chosen(component, data)?;
        let option_type = match kind {
            5 => 6,
            6 => 8,
            7 => 9,
            _ => 7,
        };
        if kind != 3 {
            let ids = values.iter().filter_map(snowflake::read).map(|id| (option_type, id));
            let ids: Vec<(u64, u64)> = ids.collect();
            seen["resolved"] = Value::Object(resolve(world, scene, &ids)?);
        }
        seen["values"] = json!(values);
    }
    Ok(Details {
        data: seen,
        name: String::new(),
        source: Some(id),
        focused: 0,
        owners: owners(world, message, scene),
        metadata: json!({ "interacted_message_id": id.to_string() }),
    })
}

/// For whom the application is installed that has made the message.
fn owners(world: &World, message: &Message, scene: Scene) -> Value {
    let known = &message.body["interaction_metadata"]["authorizing_integration_owners"];
    match known {
        Value::Null => json!({ "0": world.guild_of(scene.channel).unwrap_or_default().to_string() }),
        known => known.clone(),
    }
}

fn invalid() -> ApiError {
    ApiError::at("data.custom_id", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
}

/// The component that was used: on the message, of the named type, not disabled.
fn component<'m>(message: &'m Message, data: &Value) -> Result<&'m Value, ApiError> {
    let component = message.component(&data["custom_id"]).ok_or_else(invalid)?;
    let other_type = !data["component_type"].is_null() && data["component_type"] != component["type"];
    if data["custom_id"].is_null() || component["disabled"] == true || other_type {
        return Err(invalid());
    }
    Ok(component)
}

/// The values that were chosen: as many as the select lets one choose, and of those it offers.
fn chosen(select: &Value, data: &Value) -> Result<Vec<Value>, ApiError> {
    let values = data["values"].as_array().cloned().unwrap_or_default();
    let least = select["min_values"].as_u64().unwrap_or(1) as usize;
    let most = select["max_values"].as_u64().unwrap_or(1) as usize;
    if !(least..=most).contains(&values.len()) {
        let message = format!("Must be between {least} and {most} in length.");
        return Err(ApiError::at("data.values", "BASE_TYPE_BAD_LENGTH", &message));
    }
    let offered = select["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let known = |value: &Value| offered.iter().any(|option| &option["value"] == value);
    let twice = values.iter().enumerate().any(|(index, value)| values[..index].contains(value));
    if twice || select["type"] == 3 && !values.iter().all(known) {
        return Err(ApiError::at(
            "data.values",
            "COMPONENT_VALIDATION_FAILED",
            "Component validation failed",
        ));
    }
    Ok(values)
}
