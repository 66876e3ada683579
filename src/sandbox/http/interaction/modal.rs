//! Modal submit interactions.

use super::api_types::component_type;
use super::component::entity_option_type;
use super::resolved::resolve;
use super::{ApiError, InteractionContext, ParsedInteraction, Result, World, flattened, snowflake, validate};
use serde_json::{Value, json};

/// Parses the body of a modal submit. `data.id` is the interaction that opened the modal; without it, the newest one with
/// the same `custom_id` is meant.
pub(super) fn parse(world: &World, body: &Value, context: InteractionContext) -> Result<ParsedInteraction> {
    let data = &body["data"];
    let opener = world.interactions().rev().find(|other| {
        let has_id = data["id"].is_null() || snowflake::from_json(&data["id"]) == Some(other.id);
        let modal = other.modal.as_ref();
        has_id
            && other.person == context.person
            && other.channel == context.channel
            && other.application == context.application
            && modal.is_some_and(|modal| modal["custom_id"] == data["custom_id"])
    });
    let Some((opener, modal)) = opener.and_then(|opener| Some((opener, opener.modal.as_ref()?))) else {
        return Err(ApiError::UNKNOWN_INTERACTION);
    };
    validate::submission(modal, data)?;
    let rows = modal["components"].as_array().into_iter().flatten();
    let rows: Vec<Value> = rows.map(|row| submitted(row, data)).collect();
    let mut bot_data = json!({ "custom_id": modal["custom_id"], "components": rows });
    let ids = entity_ids(modal, data);
    if !ids.is_empty() {
        bot_data["resolved"] = Value::Object(resolve(world, context, &ids)?);
    }
    Ok(ParsedInteraction {
        data: bot_data,
        command_name: opener.command_name.clone(),
        source_message: opener.source_message,
        focused_option_type: 0,
        integration_owners: opener.metadata["authorizing_integration_owners"].clone(),
        metadata: json!({ "triggering_interaction_metadata": opener.metadata }),
    })
}

/// A component of a modal as it was submitted: inputs with their values.
fn submitted(shown: &Value, data: &Value) -> Value {
    let mut component = json!({ "type": shown["type"], "id": shown["id"] });
    if let Some(inner) = shown["components"].as_array() {
        component["components"] = inner.iter().map(|item| submitted(item, data)).collect();
    }
    if let Some(inner) = shown.get("component") {
        component["component"] = submitted(inner, data);
    }
    if let Some(custom_id) = shown.get("custom_id") {
        let item = submitted_item(data, custom_id).unwrap_or(&Value::Null);
        component["custom_id"] = custom_id.clone();
        if shown["type"] == component_type::TEXT_INPUT {
            component["value"] = json!(item["value"].as_str().unwrap_or_default());
        } else {
            component["values"] = json!(item["values"].as_array().map(Vec::as_slice).unwrap_or_default());
        }
    }
    component
}

/// The value that a person has submitted for an input.
fn submitted_item<'d>(data: &'d Value, custom_id: &Value) -> Option<&'d Value> {
    flattened(&data["components"]).into_iter().find(|item| &item["custom_id"] == custom_id)
}

/// The ids that were chosen in select menus, each with the type of its option.
fn entity_ids(modal: &Value, data: &Value) -> Vec<(u64, u64)> {
    let selects = flattened(&modal["components"]).into_iter();
    let selects = selects
        .filter_map(|item| Some((entity_option_type(item)?, submitted_item(data, &item["custom_id"])?)));
    let ids = selects.flat_map(|(kind, item)| {
        let values = item["values"].as_array().into_iter().flatten();
        values.filter_map(snowflake::from_json).map(move |id| (kind, id))
    });
    ids.collect()
}
