//! Modal submit interactions.

use super::api_types::component_type;
use super::{ApiError, InteractionContext, ParsedInteraction, World, snowflake, validate};
use serde_json::{Value, json};

/// Parses the body of a modal submit. `data.id` is the interaction that opened the modal; without it, the newest one with
/// the same `custom_id` is meant.
pub(super) fn parse(
    world: &World,
    body: &Value,
    context: InteractionContext,
) -> Result<ParsedInteraction, ApiError> {
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
        return Err(ApiError::unknown_interaction());
    };
    validate::submission(modal, data)?;
    let rows = modal["components"].as_array().into_iter().flatten().map(|row| {
        let inputs = row["components"].as_array().into_iter().flatten().map(|input| {
            let value = submitted_value(data, &input["custom_id"]);
            json!({ "type": component_type::TEXT_INPUT, "id": input["id"], "custom_id": input["custom_id"], "value": value })
        });
        json!({ "type": component_type::ACTION_ROW, "id": row["id"], "components": inputs.collect::<Vec<_>>() })
    });
    Ok(ParsedInteraction {
        data: json!({ "custom_id": modal["custom_id"], "components": rows.collect::<Vec<_>>() }),
        command_name: opener.command_name.clone(),
        source_message: opener.source_message,
        focused_option_type: 0,
        integration_owners: opener.metadata["authorizing_integration_owners"].clone(),
        metadata: json!({ "triggering_interaction_metadata": opener.metadata }),
    })
}

/// The submitted value of a text input.
fn submitted_value<'d>(data: &'d Value, custom_id: &Value) -> &'d str {
    let rows = data["components"].as_array().into_iter().flatten();
    let mut items = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let item = items.find(|item| &item["custom_id"] == custom_id);
    item.and_then(|item| item["value"].as_str()).unwrap_or_default()
}
