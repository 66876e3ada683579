//! The options with which a person runs a command, against the command's definition.

use super::{ApiError, Form, snowflake};
use serde_json::Value;

/// Checks the options under `data`. With `typing` (autocomplete) the focused one may hold anything and
/// the others may be missing.
pub(crate) fn options(definition: &Value, data: &Value, typing: bool) -> Result<(), ApiError> {
    let mut form = Form::default();
    form.enter("data");
    level(&mut form, definition, data, typing);
    form.finish()
}

fn level(form: &mut Form, definition: &Value, data: &Value, typing: bool) {
    let given = form.list(data, "options", 0, 25);
    let empty = Vec::new();
    let known = definition["options"].as_array().unwrap_or(&empty);
    form.within("options", |form| {
        for (index, option) in given.iter().enumerate() {
            form.within(index, |form| {
                let Some(wanted) = known.iter().find(|wanted| wanted["name"] == option["name"]) else {
                    return form.error_at("name", "APPLICATION_COMMAND_OPTION_UNKNOWN", "Unknown option");
                };
                if given[..index].iter().any(|other| other["name"] == option["name"]) {
                    return form.error_at("name", "APPLICATION_COMMAND_OPTION_TWICE", "Option given twice");
                }
                if option["type"] != wanted["type"] {
                    return form.not_among("type", &wanted["type"].to_string());
                }
                match wanted["type"].as_u64() {
                    Some(1 | 2) => level(form, wanted, option, typing),
                    _ => value(form, wanted, option, typing),
                }
            });
        }
    });
    let has_groups = known.iter().any(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    if has_groups && given.len() != 1 {
        form.error_at("options", "APPLICATION_COMMAND_SUBCOMMAND_REQUIRED", "Choose one subcommand");
    }
    if typing {
        return;
    }
    for wanted in known.iter().filter(|wanted| wanted["required"] == true) {
        if !given.iter().any(|option| option["name"] == wanted["name"]) {
            let name = wanted["name"].as_str().unwrap_or_default();
            form.within("options", |form| form.missing(name));
        }
    }
}

fn value(form: &mut Form, wanted: &Value, option: &Value, typing: bool) {
    let value = &option["value"];
    if typing && option["focused"] == true {
        form.text(option, "value", 0, 6000);
        return;
    }
    match wanted["type"].as_u64() {
        Some(3) => {
            let min = wanted["min_length"].as_u64().unwrap_or(0) as usize;
            let max = wanted["max_length"].as_u64().unwrap_or(6000) as usize;
            form.text(option, "value", min, max);
        }
        Some(4) => {
            if value.is_null() {
                form.missing("value");
            }
            let (min, max) = (wanted["min_value"].as_i64(), wanted["max_value"].as_i64());
            // Discord's integers are those a double holds exactly.
            form.integer(option, "value", min.unwrap_or(-(1 << 53)), max.unwrap_or(1 << 53));
        }
        Some(5) if !value.is_boolean() => {
            form.error_at("value", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        Some(6..=9) if snowflake::read(value).is_none() => {
            form.error_at("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
        }
        Some(10) => match value.as_f64() {
            None => form.error_at("value", "NUMBER_TYPE_COERCE", format!("Value {value} is not float.")),
            Some(number) => {
                if number < wanted["min_value"].as_f64().unwrap_or(f64::MIN) {
                    form.error_at("value", "NUMBER_TYPE_MIN", "float value is too small");
                } else if number > wanted["max_value"].as_f64().unwrap_or(f64::MAX) {
                    form.error_at("value", "NUMBER_TYPE_MAX", "float value is too large");
                }
            }
        },
        Some(11) => form.error_at("value", "SANDBOX_UNSUPPORTED", "This server takes no uploads from people"),
        _ => {}
    }
    let choices = wanted["choices"].as_array().filter(|choices| !choices.is_empty());
    if let Some(choices) = choices
        && !choices.iter().any(|choice| &choice["value"] == value)
    {
        let list = choices.iter().map(|choice| choice["value"].to_string()).collect::<Vec<_>>().join(", ");
        form.not_among("value", &list);
    }
}
