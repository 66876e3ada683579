//! The content of a message, from the body of a request.

use super::ApiError;
use super::api_types::component_type;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::mem;

/// The text without surrounding white space.
pub(super) fn trimmed_content(body: &Value) -> &str {
    body["content"].as_str().unwrap_or_default().trim()
}

/// The components, with their ids.
pub(super) fn components(body: &Value) -> Value {
    let mut rows = with_component_ids(body)["components"].take();
    for row in rows.as_array_mut().into_iter().flatten() {
        for item in row["components"].as_array_mut().into_iter().flatten() {
            if let Some(fields) = item.as_object_mut() {
                fields.retain(|_, value| !value.is_null());
                fields.entry("disabled").or_insert(json!(false));
                if fields.get("type").is_some_and(|kind| *kind != component_type::BUTTON) {
                    fields.entry("min_values").or_insert(json!(1));
                    fields.entry("max_values").or_insert(json!(1));
                }
            }
        }
    }
    rows
}

/// A message or modal whose components have ids as on Discord: those that the bot has chosen, and consecutive ones.
pub(crate) fn with_component_ids(holder: &Value) -> Value {
    let mut holder = holder.clone();
    let mut rows = holder["components"].take().as_array_mut().map(mem::take).unwrap_or_default();
    let chosen: Vec<u64> = rows.iter().flat_map(own_and_inner_ids).collect();
    let mut next = (1..).filter(|id: &u64| !chosen.contains(id));
    let mut assign_id = |item: &mut Value| {
        if item["id"].as_u64().is_none_or(|id| id == 0) {
            item["id"] = json!(next.next());
        }
    };
    for row in &mut rows {
        assign_id(row);
        row["components"].as_array_mut().into_iter().flatten().for_each(&mut assign_id);
    }
    holder["components"] = Value::Array(rows);
    holder
}

/// The ids that a row and its components have.
fn own_and_inner_ids(row: &Value) -> Vec<u64> {
    let inner = row["components"].as_array().into_iter().flatten();
    [row].into_iter().chain(inner).filter_map(|item| item["id"].as_u64()).filter(|id| *id > 0).collect()
}

/// The embeds, without empty ones.
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
            fields.retain(|_, value| !value.is_null());
            for part in fields.values_mut().filter_map(Value::as_object_mut) {
                part.retain(|_, value| !value.is_null());
            }
            fields.insert("type".to_owned(), json!("rich"));
            for field in fields.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten() {
                if field["inline"].is_null() {
                    field["inline"] = json!(false);
                }
            }
        }
        embed
    });
    embeds.collect()
}

/// Rejects a message without visible content.
pub(super) fn check_not_empty(object: &Value) -> Result<(), ApiError> {
    let is_empty = |key: &str| match &object[key] {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => true,
    };
    if ["content", "embeds", "attachments", "components"].into_iter().all(is_empty) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50006, "Cannot send an empty message"));
    }
    Ok(())
}
