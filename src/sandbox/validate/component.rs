//! The components of a message.

use super::api_types::component_type;
use super::{FormValidator, is_emoji, snowflake};
use serde_json::Value;
use std::collections::HashSet;

/// The style of buttons that sell something.
const PREMIUM_STYLE: u64 = 6;

/// The ids of the components that have been checked, of which none may come twice.
#[derive(Default)]
pub(super) struct SeenIds<'v> {
    ids: HashSet<i64>,
    custom_ids: HashSet<&'v str>,
}

impl<'v> SeenIds<'v> {
    /// Checks the id that a bot gives to a component. 0 stands for none.
    pub fn check_id(&mut self, form: &mut FormValidator, item: &Value) {
        let id = form.integer(item, "id", 0, i64::from(i32::MAX)).filter(|id| *id > 0);
        if id.is_some_and(|id| !self.ids.insert(id)) {
            form.error_at("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated");
        }
    }

    /// Adds an error if a `custom_id` has been seen before.
    pub fn check_custom_id(&mut self, form: &mut FormValidator, item: &'v Value) {
        if let Some(id) = item["custom_id"].as_str()
            && !self.custom_ids.insert(id)
        {
            let message = "Component custom id cannot be duplicated";
            form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

/// Checks the `components` of a message: action rows of up to five buttons or one select menu.
pub(super) fn components(form: &mut FormValidator, body: &Value) {
    let rows = form.list(body, "components", 0, 5);
    let mut seen = SeenIds::default();
    form.each("components", rows, |form, row| check_row(form, row, &mut seen));
}

/// Checks an action row: up to five buttons or one select menu.
pub(super) fn check_row<'v>(form: &mut FormValidator, row: &'v Value, seen: &mut SeenIds<'v>) {
    if form.object(row).is_none() {
        return;
    }
    if row["type"] != component_type::ACTION_ROW {
        // Other top-level types are only in messages with the flag IS_COMPONENTS_V2.
        return form.invalid_choice("type", "1");
    }
    seen.check_id(form, row);
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
    form.each_object("components", items, |form, item| match item["type"].as_u64() {
        Some(component_type::BUTTON) => button(form, item, seen),
        Some(_) if is_select(item) => select_menu(form, item, seen),
        _ => form.invalid_choice("type", "2, 3, 5, 6, 7, 8"),
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
pub(super) fn select_menu<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut SeenIds<'v>) {
    if item["type"] == component_type::STRING_SELECT {
        string_select(form, item);
    } else {
        select(form, item, 25);
        default_values(form, item);
        if item["options"].as_array().is_some_and(|options| !options.is_empty()) {
            let message = "Only a string select has options";
            form.error_at("options", "SELECT_COMPONENT_OPTIONS_UNEXPECTED", message);
        }
    }
    seen.check_id(form, item);
    seen.check_custom_id(form, item);
}

/// Checks a button.
pub(super) fn button<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut SeenIds<'v>) {
    seen.check_id(form, item);
    seen.check_custom_id(form, item);
    form.fields(item, "button");
    if item["style"] == PREMIUM_STYLE {
        return premium_button(form, item);
    }
    match item["style"].as_u64() {
        Some(1..=4) => {
            form.required_string(item, "custom_id", 1, 100);
            if !item["url"].is_null() {
                form.error("BUTTON_COMPONENT_UNEXPECTED_URL", "Only a link button has a url");
            }
        }
        Some(5) => {
            form.fields(item, "link_button");
            if !item["custom_id"].is_null() {
                form.error(
                    "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
                    "A custom id and url cannot both be specified",
                );
            }
        }
        None if item["style"].is_null() => form.missing("style"),
        _ => form.invalid_choice("style", "1, 2, 3, 4, 5, 6"),
    }
    if item["label"].as_str().is_none_or(|label| label.trim().is_empty()) && item["emoji"].is_null() {
        form.error("BUTTON_COMPONENT_EMPTY", "A button must have a label or an emoji");
    }
}

/// A button that sells something has nothing but the id of what it sells. The sandbox sells nothing.
fn premium_button(form: &mut FormValidator, item: &Value) {
    for key in ["label", "emoji", "custom_id", "url"].into_iter().filter(|key| !item[*key].is_null()) {
        form.error_at(key, "BUTTON_COMPONENT_PREMIUM_FIELD", "A premium button has only a sku_id");
    }
    match &item["sku_id"] {
        Value::Null => form.missing("sku_id"),
        id if snowflake::from_json(id).is_some() => form.unsupported("sku_id"),
        id => form.within("sku_id", |form| form.snowflake(id)),
    }
}

/// Checks the emoji of a button or an option. There are no custom ones, which have ids.
pub(super) fn emoji(form: &mut FormValidator, emoji: &Value) {
    let key = if emoji["id"].is_null() { "name" } else { "id" };
    if key == "id" || !emoji["name"].as_str().is_some_and(is_emoji) {
        form.error_at(key, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
}

fn string_select(form: &mut FormValidator, item: &Value) {
    form.require(item, "options");
    let options = form.list(item, "options", 1, 25);
    select(form, item, options.len().clamp(1, 25) as i64);
    let mut defaults = 0;
    form.each_object("options", options, |form, option| {
        form.fields(option, "select_option");
        defaults += i64::from(option["default"] == true);
    });
    let message = "The specified option value is already used";
    form.unique("options", options, "value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
    if defaults > item["max_values"].as_i64().unwrap_or(1) {
        form.error_at("options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values");
    }
}

/// Checks what is chosen from the start in a menu of users, roles or channels.
fn default_values(form: &mut FormValidator, item: &Value) {
    form.fields(
        item,
        match item["type"].as_u64() {
            Some(component_type::USER_SELECT) => "user_select",
            Some(component_type::ROLE_SELECT) => "role_select",
            Some(component_type::CHANNEL_SELECT) => "channel_select",
            _ => "mentionable_select",
        },
    );
    let defaults = form.list(item, "default_values", 0, 25);
    let [min, max] = ["min_values", "max_values"].map(|key| item[key].as_u64().unwrap_or(1));
    if !defaults.is_empty() && !(min..=max).contains(&(defaults.len() as u64)) {
        let message = format!("Must be between {min} and {max} in length.");
        form.error_at("default_values", "BASE_TYPE_BAD_LENGTH", message);
    }
}

fn select(form: &mut FormValidator, item: &Value, max_values: i64) {
    form.fields(item, "select");
    let min = item["min_values"].as_i64().unwrap_or(1);
    let max = form.integer(item, "max_values", 1, max_values).unwrap_or(1);
    if min > max {
        form.error_at(
            "min_values",
            "SELECT_COMPONENT_MIN_ABOVE_MAX",
            "min_values is greater than max_values",
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The codes of the errors of a message with these items in one row, in the order of their paths.
    fn codes(items: Value) -> Vec<String> {
        let body = json!({ "components": [{ "type": 1, "id": 5, "components": items }] });
        let mut form = FormValidator::default();
        components(&mut form, &body);
        let errors = form.finish().err().and_then(|error| error.errors).unwrap_or_default().to_string();
        errors
            .split("\"code\":\"")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
            .map(str::to_owned)
            .collect()
    }

    #[test]
    fn ids_emojis_and_styles_are_checked() {
        let button = |more: Value| {
            let mut button = json!({ "type": 2, "style": 1, "label": "l", "custom_id": "c" });
            button
                .as_object_mut()
                .into_iter()
                .for_each(|fields| fields.extend(more.as_object().cloned().unwrap_or_default()));
            button
        };
        let emoji = |emoji: Value| button(json!({ "emoji": emoji }));
        assert_eq!(
            codes(json!([emoji(json!({ "name": "👍🏽" })), button(json!({ "id": 6, "custom_id": "d" }))])),
            [""; 0]
        );
        for invalid in
            [json!({ "name": "👍👍" }), json!({ "name": "x" }), json!({}), json!({ "id": "5", "name": "x" })]
        {
            assert_eq!(
                codes(json!([emoji(invalid.clone())])),
                ["BUTTON_COMPONENT_INVALID_EMOJI"],
                "{invalid}"
            );
        }
        assert_eq!(codes(json!([emoji(json!("👍"))])), ["MODEL_TYPE_CONVERT"]);
        assert_eq!(codes(json!([button(json!({ "id": 5 }))])), ["COMPONENT_ID_DUPLICATED"], "the row has it");
        assert_eq!(codes(json!([button(json!({ "id": -1 }))])), ["NUMBER_TYPE_MIN"]);
        assert_eq!(codes(json!([button(json!({})), button(json!({}))])), ["COMPONENT_CUSTOM_ID_DUPLICATED"]);
        assert_eq!(
            codes(json!([{ "type": 2, "style": 5, "label": "l", "url": 5 }])),
            ["STRING_TYPE_CONVERT"],
            "once"
        );
        assert_eq!(codes(json!([{ "type": 2, "style": 6, "sku_id": "5" }])), ["SANDBOX_UNSUPPORTED"]);
        assert_eq!(codes(json!([{ "type": 2, "style": 6 }])), ["BASE_TYPE_REQUIRED"]);
        assert_eq!(codes(json!([button(json!({ "style": 6, "sku_id": "x" }))])).len(), 3);
        assert_eq!(codes(json!([button(json!({ "style": 7 }))])), ["BASE_TYPE_CHOICES"]);
    }
}
