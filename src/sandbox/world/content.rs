//! The content of a message, from the body of a request.

use super::api_types::component_type::ACTION_ROW;
use super::api_types::message_flag::IS_COMPONENTS_V2;
use super::component::flattened;
use super::fields::has_field;
use super::{ApiError, Result};
use serde_json::{Value, json};

/// The number of action rows of a message that does not consist of components.
const MAX_ROWS: usize = 5;

/// The text without surrounding white space.
pub(super) fn trimmed_content(body: &Value) -> &str {
    body["content"].as_str().unwrap_or_default().trim()
}

/// The embeds, without empty ones and without fields that embeds do not have.
pub(super) fn embeds(body: &Value) -> Value {
    let visible_keys = ["title", "description", "fields", "image", "thumbnail", "footer", "author", "url"];
    let is_visible = |embed: &&Value| {
        visible_keys.iter().any(|key| match &embed[key] {
            Value::Null => false,
            Value::String(text) => !text.is_empty(),
            Value::Array(items) => !items.is_empty(),
            _ => true,
        })
    };
    let embeds = body["embeds"].as_array().into_iter().flatten().filter(is_visible).map(|embed| {
        let mut embed = embed.clone();
        if let Some(fields) = embed.as_object_mut() {
            fields.retain(|key, value| has_field("embed", key) && !value.is_null());
            for part in fields.values_mut().filter_map(Value::as_object_mut) {
                part.retain(|key, value| has_field("embed part", key) && !value.is_null());
            }
            fields.insert("type".to_owned(), json!("rich"));
            for field in fields.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
                let is_inline = field["inline"] == true;
                *field = json!({ "name": field["name"], "value": field["value"], "inline": is_inline });
            }
        }
        embed
    });
    embeds.collect()
}

/// Rejects a message without visible content, and one that consists of components and has something else.
pub(super) fn check_content(object: &Value) -> Result {
    let is_empty = |key: &str| match &object[key] {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => true,
    };
    if ["content", "embeds", "attachments", "components"].into_iter().all(is_empty) {
        return Err(ApiError::EMPTY_MESSAGE);
    }
    let is_layout = object["flags"].as_u64().unwrap_or(0) & IS_COMPONENTS_V2 != 0;
    if let Some(key) = ["content", "embeds"].into_iter().find(|key| is_layout && !is_empty(key)) {
        let message = format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
        let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
        return Err(ApiError::invalid_field(key, code, &message));
    }
    check_references(object)?;
    let rows = object["components"].as_array().into_iter().flatten();
    if let (false, Some(index)) = (is_layout, rows.clone().position(|item| item["type"] != ACTION_ROW)) {
        return Err(ApiError::invalid_choice(&format!("components.{index}.type"), "1"));
    }
    if rows.count() > MAX_ROWS && !is_layout {
        return Err(ApiError::too_long_list("components", MAX_ROWS));
    }
    Ok(())
}

/// Rejects a component that refers to an attachment that the message does not have.
fn check_references(object: &Value) -> Result {
    let names =
        object["attachments"].as_array().into_iter().flatten().filter_map(|item| item["filename"].as_str());
    let names: Vec<&str> = names.collect();
    let components = flattened(&object["components"]).into_iter();
    let media = components.flat_map(|item| {
        let entries = item["items"].as_array().into_iter().flatten().map(|entry| &entry["media"]);
        [&item["media"], &item["file"]].into_iter().chain(entries)
    });
    let mut references = media.filter_map(|media| media["url"].as_str()?.strip_prefix("attachment://"));
    references.find(|name| !names.contains(name)).map_or(Ok(()), |name| {
        let message = format!("The referenced attachment \"attachment://{name:.100}\" was not found");
        let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
        Err(ApiError::invalid_field("components", code, &message))
    })
}
