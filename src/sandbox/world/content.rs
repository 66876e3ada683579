//! What a message comes to hold of a body that was sent.

use super::{ApiError, Cast, snowflake};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The text, without blanks around it.
pub(super) fn trimmed(body: &Value) -> &str {
    body["content"].as_str().unwrap_or_default().trim()
}

/// The components, numbered through as Discord does it.
pub(super) fn components(body: &Value) -> Value {
    let mut number = 0;
    let mut next = |item: &mut Value| {
        number += 1;
        item["id"] = json!(number);
    };
    let mut rows = body["components"].as_array().cloned().unwrap_or_default();
    for row in &mut rows {
        next(row);
        for item in row["components"].as_array_mut().into_iter().flatten() {
            next(item);
            if let Some(fields) = item.as_object_mut() {
                fields.retain(|_, value| !value.is_null());
                fields.entry("disabled").or_insert(json!(false));
                if fields.get("type").is_some_and(|kind| *kind != 2) {
                    fields.entry("min_values").or_insert(json!(1));
                    fields.entry("max_values").or_insert(json!(1));
                }
            }
        }
    }
    Value::Array(rows)
}

/// The embeds, without those that hold nothing.
pub(super) fn embeds(body: &Value) -> Value {
    let shown = ["title", "description", "fields", "image", "thumbnail", "footer", "author", "url"];
    let full = |embed: &&Value| {
        shown.iter().any(|key| match &embed[key] {
            Value::Null => false,
            Value::String(text) => !text.is_empty(),
            Value::Array(items) => !items.is_empty(),
            _ => true,
        })
    };
    let kept = body["embeds"].as_array().into_iter().flatten().filter(full).map(|embed| {
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
    kept.collect()
}

/// Refuses a message that shows nothing.
pub(super) fn check_not_empty(object: &Value) -> Result<(), ApiError> {
    let nothing = |key: &str| match &object[key] {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => true,
    };
    if ["content", "embeds", "attachments", "components"].into_iter().all(nothing) {
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50006, "Cannot send an empty message"));
    }
    Ok(())
}

/// Works out whom a message calls: those its content names, as far as `allowed_mentions` lets it, and everybody, where
/// its author may.
pub(super) fn mention(object: &mut Value, body: &Value, cast: &Cast, may_call_all: bool) {
    let allowed = &body["allowed_mentions"];
    let parses = |kind: &str| {
        allowed.is_null() || allowed["parse"].as_array().is_some_and(|kinds| kinds.iter().any(|k| k == kind))
    };
    let content = object["content"].as_str().unwrap_or_default().to_owned();
    let listed = |id: u64| {
        let list = allowed["users"].as_array();
        list.is_some_and(|ids| ids.iter().any(|item| snowflake::read(item) == Some(id)))
    };
    let mut called: Vec<u64> = Vec::new();
    for part in content.split("<@").skip(1) {
        let Some((id, _)) = part.split_once('>') else { continue };
        let Ok(id) = id.trim_start_matches('!').parse() else { continue };
        if !called.contains(&id) && (parses("users") || listed(id)) {
            called.push(id);
        }
    }
    let everyone =
        may_call_all && parses("everyone") && (content.contains("@everyone") || content.contains("@here"));
    object["mentions"] = called.into_iter().filter_map(|id| cast.user(id)).collect();
    object["mention_everyone"] = json!(everyone);
    object["mention_roles"] = json!([]);
}
