//! Modals and autocomplete choices.

use super::api_types::{component_type, option_type};
use super::component::{SeenIds, is_select, select_menu};
use super::{FormValidator, Result};
use serde_json::Value;

/// The largest integer that a double represents exactly together with all smaller ones.
const MAX_INTEGER: u64 = 1 << 53;

/// Checks the modal in the `data` of a response.
pub(crate) fn modal(data: &Value) -> Result {
    let mut form = FormValidator::default();
    form.enter("data");
    if form.object(data).is_none() {
        return form.finish();
    }
    form.fields(data, "modal");
    form.require(data, "components");
    let rows = form.list(data, "components", 1, 5);
    let mut seen = SeenIds::default();
    form.each("components", rows, |form, row| check_row(form, row, &mut seen));
    form.finish()
}

/// An action row with a text input, a label with any input, or a text.
fn check_row<'v>(form: &mut FormValidator, row: &'v Value, seen: &mut SeenIds<'v>) {
    seen.check_id(form, row);
    match row["type"].as_u64() {
        Some(component_type::ACTION_ROW) => {
            let inputs = form.list(row, "components", 1, 1);
            form.each("components", inputs, |form, item| {
                if item["type"] != component_type::TEXT_INPUT {
                    return form.invalid_choice("type", "4");
                }
                form.required_string(item, "label", 1, 45);
                check_text_input(form, item, seen);
            });
        }
        Some(component_type::TEXT_DISPLAY) => {
            form.required_string(row, "content", 1, 4000);
        }
        Some(component_type::LABEL) => {
            form.fields(row, "label");
            if row["component"].is_null() {
                return form.missing("component");
            }
            form.within("component", |form| check_labelled(form, &row["component"], seen));
        }
        _ => form.invalid_choice("type", "1, 10, 18"),
    }
}

fn check_labelled<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut SeenIds<'v>) {
    match item["type"].as_u64() {
        Some(component_type::TEXT_INPUT) => check_text_input(form, item, seen),
        Some(kind) if component_type::UNSUPPORTED_INPUTS.contains(&kind) => form.unsupported("type"),
        _ if is_select(item) => {
            form.boolean(item, "required");
            if item["disabled"] == true {
                let message = "A select in a modal cannot be disabled";
                form.error_at("disabled", "MODAL_COMPONENT_DISABLED", message);
            }
            select_menu(form, item, seen);
        }
        _ => form.invalid_choice("type", "3, 4, 5, 6, 7, 8"),
    }
}

fn check_text_input<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut SeenIds<'v>) {
    form.fields(item, "text_input");
    if item["min_length"].as_i64().unwrap_or(0) > item["max_length"].as_i64().unwrap_or(4000) {
        form.error_at("min_length", "TEXT_INPUT_MIN_ABOVE_MAX", "min_length is above max_length");
    }
    seen.check_id(form, item);
    seen.check_custom_id(form, item);
}

/// Checks a submission against the modal that was shown.
pub(crate) fn submission(shown: &Value, data: &Value) -> Result {
    let mut form = FormValidator::default();
    form.enter("data");
    let (inputs, filled) = (inputs(&shown["components"]), inputs(&data["components"]));
    for item in &filled {
        if !inputs.iter().any(|input| input["custom_id"] == item["custom_id"]) {
            form.error_at("components", "COMPONENT_VALIDATION_FAILED", "Component validation failed");
        }
    }
    for input in inputs {
        let item = filled.iter().find(|item| item["custom_id"] == input["custom_id"]);
        let item = item.copied().unwrap_or(&Value::Null);
        let is_required = input["required"] != false;
        let (keys, length) = match is_select(input) {
            true => (["min_values", "max_values"], item["values"].as_array().map_or(0, Vec::len)),
            false => {
                (["min_length", "max_length"], item["value"].as_str().map_or(0, |text| text.chars().count()))
            }
        };
        let (length, default_max) = (length as u64, if is_select(input) { 1 } else { 4000 });
        let min = input[keys[0]].as_u64().unwrap_or(u64::from(is_required));
        let max = input[keys[1]].as_u64().unwrap_or(default_max);
        let key = input["custom_id"].as_str().unwrap_or_default();
        if (length > 0 || is_required) && !(min..=max).contains(&length) {
            let message = format!("Must be between {min} and {max} in length.");
            form.within("components", |form| form.error_at(key, "BASE_TYPE_BAD_LENGTH", message));
        }
        let options = input["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let is_option = |value: &Value| options.iter().any(|option| option["value"] == *value);
        let values = item["values"].as_array().map(Vec::as_slice).unwrap_or_default();
        if input["type"] == component_type::STRING_SELECT && !values.iter().all(is_option) {
            let message = "Component validation failed";
            form.within("components", |form| form.error_at(key, "COMPONENT_VALIDATION_FAILED", message));
        }
    }
    form.finish()
}

/// The inputs of a modal or of a submission: in action rows, and in labels.
fn inputs(rows: &Value) -> Vec<&Value> {
    let rows = rows.as_array().into_iter().flatten();
    let items =
        rows.flat_map(|row| row["components"].as_array().into_iter().flatten().chain(row.get("component")));
    items.collect()
}

/// Checks the choices in the `data` of an autocomplete response for an option of this type.
pub(crate) fn autocomplete(data: &Value, option_type: u64) -> Result {
    let mut form = FormValidator::default();
    form.enter("data");
    if form.object(data).is_some() {
        form.require(data, "choices");
        let list = form.list(data, "choices", 0, 25);
        choices(&mut form, list, option_type);
    }
    form.finish()
}

/// Checks the choices of an option or an autocomplete response.
pub(super) fn choices(form: &mut FormValidator, choices: &[Value], option_type: u64) {
    form.each_object("choices", choices, |form, choice| {
        form.required_string(choice, "name", 1, 100);
        match (option_type, &choice["value"]) {
            (_, Value::Null) => form.missing("value"),
            (option_type::STRING, _) => {
                form.required_string(choice, "value", 1, 100);
            }
            (option_type::INTEGER, value) if !value.is_i64() && !value.is_u64() => {
                form.not_coercible(choice, "value", "int");
            }
            (option_type::INTEGER, value)
                if value.as_i64().is_none_or(|number| number.unsigned_abs() > MAX_INTEGER) =>
            {
                form.error_at("value", "NUMBER_TYPE_MAX", "int value is too large");
            }
            (option_type::NUMBER, value) if !value.is_number() => {
                form.not_coercible(choice, "value", "float");
            }
            _ => {}
        }
    });
}
