//! Modals and autocomplete choices.

use super::api_types::{component_type, option_type};
use super::{ApiError, FormValidator, excerpt};
use serde_json::Value;
use std::collections::HashSet;

/// The largest integer that a double represents exactly together with all smaller ones.
const MAX_INTEGER: u64 = 1 << 53;

/// Checks the modal in the `data` of a response.
pub(crate) fn modal(data: &Value) -> Result<(), ApiError> {
    let mut form = FormValidator::default();
    form.enter("data");
    if form.object(data).is_none() {
        return form.finish();
    }
    form.required_string(data, "title", 1, 45);
    form.required_string(data, "custom_id", 1, 100);
    if data["components"].is_null() {
        form.missing("components");
    }
    let rows = form.list(data, "components", 1, 5);
    let mut seen = HashSet::new();
    form.within("components", |form| {
        for (index, row) in rows.iter().enumerate() {
            form.within(index, |form| {
                if row["type"] != component_type::ACTION_ROW {
                    return form.invalid_choice("type", "1");
                }
                let inputs = form.list(row, "components", 1, 1);
                form.within("components", |form| {
                    for (index, item) in inputs.iter().enumerate() {
                        form.within(index, |form| check_input(form, item, &mut seen));
                    }
                });
            });
        }
    });
    form.finish()
}

fn check_input<'v>(form: &mut FormValidator, item: &'v Value, seen: &mut HashSet<&'v str>) {
    if item["type"] != component_type::TEXT_INPUT {
        return form.invalid_choice("type", "4");
    }
    form.required_string(item, "label", 1, 45);
    form.optional_string(item, "placeholder", 0, 100);
    form.optional_string(item, "value", 0, 4000);
    form.boolean(item, "required");
    let min = form.integer(item, "min_length", 0, 4000).unwrap_or(0);
    let max = form.integer(item, "max_length", 1, 4000).unwrap_or(4000);
    if min > max {
        form.error_at("min_length", "TEXT_INPUT_MIN_ABOVE_MAX", "min_length is above max_length");
    }
    if !matches!(item["style"].as_u64(), Some(1 | 2)) {
        form.invalid_choice("style", "1, 2");
    }
    if let Some(id) = form.required_string(item, "custom_id", 1, 100)
        && !seen.insert(id)
    {
        let message = "Component custom id cannot be duplicated";
        form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Checks a submission against the modal that was shown.
pub(crate) fn submission(shown: &Value, data: &Value) -> Result<(), ApiError> {
    let mut form = FormValidator::default();
    form.enter("data");
    let inputs = |value: &'_ Value| -> Vec<Value> {
        let rows = value["components"].as_array().cloned().unwrap_or_default();
        rows.iter().flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()).collect()
    };
    let filled = inputs(data);
    for item in &filled {
        if !inputs(shown).iter().any(|input| input["custom_id"] == item["custom_id"]) {
            form.error_at("components", "COMPONENT_VALIDATION_FAILED", "Component validation failed");
        }
    }
    for input in inputs(shown) {
        let value = filled.iter().find(|item| item["custom_id"] == input["custom_id"]);
        let value = value.and_then(|item| item["value"].as_str()).unwrap_or_default();
        let length = value.chars().count() as u64;
        let is_required = input["required"] != false;
        let min = input["min_length"].as_u64().unwrap_or(u64::from(is_required));
        let max = input["max_length"].as_u64().unwrap_or(4000);
        if (length > 0 || is_required) && !(min..=max).contains(&length) {
            let message = format!("Must be between {min} and {max} in length.");
            let key = input["custom_id"].as_str().unwrap_or_default();
            form.within("components", |form| form.error_at(key, "BASE_TYPE_BAD_LENGTH", message));
        }
    }
    form.finish()
}

/// Checks the choices in the `data` of an autocomplete response for an option of this type.
pub(crate) fn autocomplete(data: &Value, option_type: u64) -> Result<(), ApiError> {
    let mut form = FormValidator::default();
    form.enter("data");
    if form.object(data).is_some() {
        if data["choices"].is_null() {
            form.missing("choices");
        }
        let list = form.list(data, "choices", 0, 25);
        choices(&mut form, list, option_type);
    }
    form.finish()
}

/// Checks the choices of an option or an autocomplete response.
pub(super) fn choices(form: &mut FormValidator, choices: &[Value], option_type: u64) {
    form.within("choices", |form| {
        for (index, choice) in choices.iter().enumerate() {
            form.within(index, |form| {
                if form.object(choice).is_none() {
                    return;
                }
                form.required_string(choice, "name", 1, 100);
                match (option_type, &choice["value"]) {
                    (_, Value::Null) => form.missing("value"),
                    (option_type::STRING, _) => {
                        form.required_string(choice, "value", 1, 100);
                    }
                    (option_type::INTEGER, value) if !value.is_i64() && !value.is_u64() => {
                        form.error_at(
                            "value",
                            "NUMBER_TYPE_COERCE",
                            format!("Value {} is not int.", excerpt(value)),
                        );
                    }
                    (option_type::INTEGER, value)
                        if value.as_i64().is_none_or(|number| number.unsigned_abs() > MAX_INTEGER) =>
                    {
                        form.error_at("value", "NUMBER_TYPE_MAX", "int value is too large");
                    }
                    (option_type::NUMBER, value) if !value.is_number() => {
                        form.error_at(
                            "value",
                            "NUMBER_TYPE_COERCE",
                            format!("Value {} is not float.", excerpt(value)),
                        );
                    }
                    _ => {}
                }
            });
        }
    });
}
