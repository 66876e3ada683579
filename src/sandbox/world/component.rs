//! The components of messages and modals, as they are stored: with ids and defaults, and without unknown fields.

use super::bounded_json;
use super::fields::{component_defaults, has_field};
use serde_json::{Map, Value, json};
use std::mem;

/// The fields in which a component has others: a list of them, or a single one.
const NESTED_FIELDS: [&str; 3] = ["components", "accessory", "component"];
/// The size of a field in memory, above which it is left out. No valid field is as large.
const MAX_FIELD_BYTES: usize = 128 << 10;

/// The components inside of a component or a list of them, from the outside in and with `value` itself.
pub(crate) fn flattened(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(items) => items.iter().flat_map(flattened).collect(),
        Value::Object(fields) => {
            let inner = NESTED_FIELDS.into_iter().filter_map(|key| fields.get(key)).flat_map(flattened);
            [value].into_iter().chain(inner).collect()
        }
        _ => Vec::new(),
    }
}

/// Calls `visit` with each component, from the outside in.
pub(super) fn for_each(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| for_each(item, visit)),
        Value::Object(_) => {
            visit(value);
            for key in NESTED_FIELDS {
                if let Some(inner) = value.get_mut(key) {
                    for_each(inner, visit);
                }
            }
        }
        _ => {}
    }
}

/// The components of a message.
pub(super) fn of_message(body: &Value) -> Value {
    let mut list = with_component_ids(body)["components"].take();
    for_each(&mut list, &mut |item| {
        let defaults = component_defaults(item["type"].as_u64().unwrap_or_default());
        for (key, value) in defaults {
            item.as_object_mut().map(|fields| fields.entry(key).or_insert(value));
        }
    });
    list
}

/// A message or modal whose components have ids as on Discord: those that the bot has chosen, and consecutive ones. Fields that
/// components do not have are left out.
pub(crate) fn with_component_ids(holder: &Value) -> Value {
    let mut holder = holder.clone();
    let mut list = holder["components"].take();
    list = Value::Array(list.as_array_mut().map(mem::take).unwrap_or_default());
    for_each(&mut list, &mut remove_unknown_fields);
    let has_id = |item: &&Value| item["id"].as_u64().is_some_and(|id| id > 0);
    let chosen: Vec<u64> =
        flattened(&list).into_iter().filter(has_id).filter_map(|item| item["id"].as_u64()).collect();
    let mut next = (1..).filter(|id: &u64| !chosen.contains(id));
    for_each(&mut list, &mut |item| {
        if !has_id(&&*item) {
            item["id"] = json!(next.next());
        }
    });
    holder["components"] = list;
    holder
}

fn remove_unknown_fields(item: &mut Value) {
    let kind = format!("component {}", item["type"]);
    let Some(fields) = item.as_object_mut() else { return };
    fields.retain(|key, value| {
        let is_known = has_field(&kind, key) || key == "type" || key == "id";
        let is_nested = NESTED_FIELDS.contains(&key.as_str());
        is_known && !value.is_null() && (is_nested || bounded_json::heap_bytes(value) <= MAX_FIELD_BYTES)
    });
    for key in ["media", "file"] {
        fields.entry(key).and_modify(keep_url);
    }
    for item in fields.get_mut("items").and_then(Value::as_array_mut).into_iter().flatten() {
        *item = json!({
            "media": { "url": item["media"]["url"] }, "description": item["description"],
            "spoiler": item["spoiler"] == true,
        });
    }
}

fn keep_url(media: &mut Value) {
    *media = Value::Object(Map::from_iter([("url".to_owned(), media["url"].take())]));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_get_ids_and_defaults_and_lose_what_they_do_not_have() {
        let inner = json!([
            { "type": 10, "content": "a", "value": "x", "components": [{ "type": 10 }] },
            { "type": 14, "id": 2 },
            { "type": 9, "components": [{ "type": 10, "content": "b" }], "accessory": { "type": 2, "style": 1, "label": "l", "custom_id": "c" } },
        ]);
        let list = of_message(&json!({ "components": [{ "type": 17, "components": inner, "more": 5 }] }));
        let ids: Vec<u64> = flattened(&list).iter().filter_map(|item| item["id"].as_u64()).collect();
        assert_eq!(ids, [1, 3, 2, 4, 5, 6]);
        let container = &list[0];
        assert_eq!((&container["spoiler"], container.get("more")), (&json!(false), None));
        assert_eq!(container["components"][0], json!({ "type": 10, "id": 3, "content": "a" }));
        assert_eq!(container["components"][1], json!({ "type": 14, "id": 2, "spacing": 1, "divider": true }));
        assert_eq!(container["components"][2]["accessory"]["disabled"], false);
    }
}
