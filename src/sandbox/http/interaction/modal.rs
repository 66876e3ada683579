//! A modal is sent in.

use super::{ApiError, Details, Scene, World, check, snowflake};
use serde_json::{Value, json};

/// What the interaction is about. `data.id` names the interaction that opened it; without it the newest one counts.
pub(super) fn details(world: &World, body: &Value, scene: Scene) -> Result<Details, ApiError> {
    let data = &body["data"];
    let opener = world.interactions().rev().find(|other| {
        let named = data["id"].is_null() || snowflake::read(&data["id"]) == Some(other.id);
        let modal = other.modal.as_ref();
        named
            && other.person == scene.person
            && other.channel == scene.channel
            && other.application == scene.application
            && modal.is_some_and(|modal| modal["custom_id"] == data["custom_id"])
    });
    let Some((opener, modal)) = opener.and_then(|opener| Some((opener, opener.modal.as_ref()?))) else {
        return Err(ApiError::unknown_interaction());
    };
    check::submission(modal, data)?;
    let rows = modal["components"].as_array().into_iter().flatten().map(|row| {
        let inputs = row["components"].as_array().into_iter().flatten().map(|input| {
            let value = submitted(data, &input["custom_id"]);
            json!({ "type": 4, "custom_id": input["custom_id"], "value": value })
        });
        json!({ "type": 1, "components": inputs.collect::<Vec<_>>() })
    });
    Ok(Details {
        data: json!({ "custom_id": modal["custom_id"], "components": rows.collect::<Vec<_>>() }),
        name: opener.name.clone(),
        source: opener.source,
        focused: 0,
        owners: opener.metadata["authorizing_integration_owners"].clone(),
        metadata: json!({ "triggering_interaction_metadata": opener.metadata }),
    })
}

/// What was filled into a field.
fn submitted<'d>(data: &'d Value, custom_id: &Value) -> &'d str {
    let rows = data["components"].as_array().into_iter().flatten();
    let mut items = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let item = items.find(|item| &item["custom_id"] == custom_id);
    item.and_then(|item| item["value"].as_str()).unwrap_or_default()
}
