//! The components of a message.

use super::FormValidator;
use super::api_types::component_type;
use serde_json::Value;
use std::collections::HashSet;

/// Checks the `components` of a message: action rows of up to five buttons or one select menu.
pub(super) fn components(form: &mut FormValidator, body: &Value) {
    let rows = form.list(body, "components", 0, 5);
    let mut seen = HashSet::new();
    form.within("components", |form| {
        for (index, row) in rows.iter().enumerate() {
            form.within(index, |form| check_row(form, row, &mut seen));
        }
    });
}

/// Checks an action row: up to five buttons or one select menu.
pub(super) fn check_row<'v>(form: &mut FormValidator, row: &'v Value, seen: &mut HashSet<&'v str>) {
    if form.object(row).is_none() {
        return;
    }
    if row["type"] != component_type::ACTION_ROW {
        // Other top-level types are only in messages with the flag IS_COMPONENTS_V2.
        return form.invalid_choice("type", "1");
    }
    if row["components"].is_null() {
        return form.missing("components");
    }
    let items = form.list(row, "components", 1, 5);
    let selects = items
        .iter()
        .filter(|item| item["type"].as_u64().is_some_and(|kind| kind != component_type::BUTTON))
        .count();
    if selects > 0 && items.len() > 1 {
        let message = "A row holds up to five buttons or one select";
        form.error_at("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    form.within("components", |form| {
        for (index, item) in items.iter().enumerate() {
            form.within(index, |form| {
                if form.object(item).is_none() {
                    return;
                }
                match item["type"].as_u64() {
                    Some(component_type::BUTTON) => button(form, item, seen),
                    Some(_) if is_select(item) => select_menu(form, item, seen),
                    _ => form.invalid_choice("type", "2, 3, 5, 6, 7, 8"),
                }
            });
        }
    });
}

/// Whether a component is a select menu.
pub(super) fn is_select(item: &Value) -> bool {
    let kind = item["type"].as_u64();
    kind == Some(component_type::STRING_SELECT)
        || kind.is_some_and(|kind| {
            (component_type::USER_SELECT..=component_type::CHANNEL_SELECT).contains(&kind)
        })
}

/// Checks a select menu of any type.
pub(super) fn select_menu<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut HashSet<&'v str>) {
    if item["type"] == component_type::STRING_SELECT {
        string_select(form, item);
    } else {
        select(form, item, 25);
        if item["options"].as_array().is_some_and(|options| !options.is_empty()) {
            let message = "Only a string select has options";
            form.error_at("options", "SELECT_COMPONENT_OPTIONS_UNEXPECTED", message);
        }
    }
    unique_custom_id(form, item, seen);
}

/// Adds an error if a `custom_id` has been seen before.
pub(super) fn unique_custom_id<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut HashSet<&'v str>) {
    if let Some(id) = item["custom_id"].as_str()
        && !seen.insert(id)
    {
        let message = "Component custom id cannot be duplicated";
        form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Checks a button.
pub(super) fn button<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut HashSet<&'v str>) {
    unique_custom_id(form, item, seen);
    form.optional_string(item, "label", 0, 80);
    form.boolean(item, "disabled");
    emoji(form, &item["emoji"]);
    match item["style"].as_u64() {
        Some(1..=4) => {
            form.required_string(item, "custom_id", 1, 100);
            if !item["url"].is_null() {
                form.error("BUTTON_COMPONENT_UNEXPECTED_URL", "Only a link button has a url");
            }
        }
        Some(5) => {
            if item["url"].is_null() {
                form.missing("url");
            }
            form.optional_string(item, "url", 1, 512);
            form.url(item, "url", &["http", "https", "discord"]);
            if !item["custom_id"].is_null() {
                form.error(
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        None if item["style"].is_null() => form.missing("style"),
        _ => form.invalid_choice("style", "1, 2, 3, 4, 5"),
    }
    if item["label"].as_str().is_none_or(|label| label.trim().is_empty()) && item["emoji"].is_null() {
        form.error("BUTTON_COMPONENT_EMPTY", "A button must have a label or an emoji");
    }
}

fn emoji(form: &mut FormValidator, emoji: &Value) {
    if !emoji.is_null() && emoji["name"].as_str().is_none_or(str::is_empty) && emoji["id"].is_null() {
        form.error_at("emoji", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn string_select(form: &mut FormValidator, item: &Value) {
    if item["options"].is_null() {
        form.missing("options");
    }
    let options = form.list(item, "options", 1, 25);
    select(form, item, options.len().clamp(1, 25) as i64);
    let mut values = HashSet::new();
    let mut defaults = 0;
    form.within("options", |form| {
        for (index, option) in options.iter().enumerate() {
            form.within(index, |form| {
                if form.object(option).is_none() {
                    return;
                }
                form.required_string(option, "label", 1, 100);
                form.optional_string(option, "description", 0, 100);
                defaults += i64::from(form.boolean(option, "default"));
                emoji(form, &option["emoji"]);
                if let Some(value) = form.required_string(option, "value", 1, 100)
                    && !values.insert(value)
                {
                    let message = "The specified option value is already used";
                    form.error_at("value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
                }
            });
        }
    });
    if defaults > item["max_values"].as_i64().unwrap_or(1) {
        form.error_at("options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values");
    }
}

fn select(form: &mut FormValidator, item: &Value, max_values: i64) {
    form.required_string(item, "custom_id", 1, 100);
    form.optional_string(item, "placeholder", 0, 150);
    form.boolean(item, "disabled");
    let min = form.integer(item, "min_values", 0, 25).unwrap_or(1);
    let max = form.integer(item, "max_values", 1, max_values).unwrap_or(1);
    if min > max {
        form.error_at(
            "min_values",
            "SELECT_COMPONENT_MIN_ABOVE_MAX",
            "min_values is greater than max_values",
        );
    }
}
