//! Modals (pop-up forms) and autocomplete answers.

use super::{ApiError, Form};
use serde_json::Value;
use std::collections::HashSet;

/// Checks the modal under `data` of an answer.
pub(crate) fn modal(data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.enter("data");
    if form.object(data).is_none() {
        return form.finish();
    }
    form.text(data, "title", 1, 45);
    form.text(data, "custom_id", 1, 100);
    if data["components"].is_null() {
        form.missing("components");
    }
    let rows = form.list(data, "components", 1, 5);
    let mut seen = HashSet::new();
    form.within("components", |form| {
        for (index, row) in rows.iter().enumerate() {
            form.within(index, |form| {
                if row["type"] != 1 {
                    return form.not_among("type", "1");
                }
                let inputs = form.list(row, "components", 1, 1);
                form.within("components", |form| {
                    for (index, item) in inputs.iter().enumerate() {
                        form.within(index, |form| input(form, item, &mut seen));
                    }
                });
            });
        }
    });
    form.finish()
}

fn input<'v>(form: &mut Form, item: &'v Value, seen: &mut HashSet<&'v str>) {
    if item["type"] != 4 {
        return form.not_among("type", "4");
    }
    form.text(item, "label", 1, 45);
    form.optional_text(item, "placeholder", 0, 100);
    form.optional_text(item, "value", 0, 4000);
    form.boolean(item, "required");
    let min = form.integer(item, "min_length", 0, 4000).unwrap_or(0);
    let max = form.integer(item, "max_length", 1, 4000).unwrap_or(4000);
    if min > max {
        form.error_at("min_length", "TEXT_INPUT_MIN_ABOVE_MAX", "min_length is above max_length");
    }
    if !matches!(item["style"].as_u64(), Some(1 | 2)) {
        form.not_among("style", "1, 2");
    }
    if let Some(id) = form.text(item, "custom_id", 1, 100)
        && !seen.insert(id)
    {
        let message = "Component custom id cannot be duplicated";
        form.error_at("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
}

/// Checks what a person filled in against the modal that was shown.
pub(crate) fn submission(shown: &Value, data: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
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
        let needed = input["required"] != false;
        let least = input["min_length"].as_u64().unwrap_or(u64::from(needed));
        let most = input["max_length"].as_u64().unwrap_or(4000);
        if (length > 0 || needed) && !(least..=most).contains(&length) {
            let message = format!("Must be between {least} and {most} in length.");
            let key = input["custom_id"].as_str().unwrap_or_default();
            form.within("components", |form| form.error_at(key, "BASE_TYPE_BAD_LENGTH", message));
        }
    }
    form.finish()
}

/// Checks the choices under `data` of an autocomplete answer to an option of type `kind`.
pub(crate) fn autocomplete(data: &Value, kind: u64) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.enter("data");
    if form.object(data).is_some() {
        if data["choices"].is_null() {
            form.missing("choices");
        }
        let list = form.list(data, "choices", 0, 25);
        choices(&mut form, list, kind);
    }
    form.finish()
}

/// Checks choices (of an option, or of an autocomplete answer) against the option's type.
pub(super) fn choices(form: &mut Form, choices: &[Value], kind: u64) {
    form.within("choices", |form| {
        for (index, choice) in choices.iter().enumerate() {
            form.within(index, |form| {
                if form.object(choice).is_none() {
                    return;
                }
                form.text(choice, "name", 1, 100);
                match (kind, &choice["value"]) {
                    (_, Value::Null) => form.missing("value"),
                    (3, _) => {
                        form.text(choice, "value", 1, 100);
                    }
                    (4, value) if !value.is_i64() && !value.is_u64() => {
                        form.error_at("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
                    }
                    (10, value) if !value.is_number() => {
                        form.error_at("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not float."));
                    }
                    _ => {}
                }
            });
        }
    });
}
