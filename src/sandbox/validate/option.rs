//! The options with which a person runs a command.

use super::api_types::option_type;
use super::{FormValidator, Result, snowflake};
use serde_json::Value;

/// Checks the options in `data` against the definition of the command. For autocomplete the focused option may have any
/// value, and the other ones may be missing. `files` are the indices of the uploaded files, which options for attachments
/// name.
pub(crate) fn options(definition: &Value, data: &Value, is_autocomplete: bool, files: &[u64]) -> Result {
    let mut form = FormValidator::default();
    form.enter("data");
    check_level(&mut form, definition, data, is_autocomplete, files);
    form.finish()
}

fn check_level(
    form: &mut FormValidator,
    definition: &Value,
    data: &Value,
    is_autocomplete: bool,
    files: &[u64],
) {
    let given = form.list(data, "options", 0, 25);
    let empty = Vec::new();
    let defined = definition["options"].as_array().unwrap_or(&empty);
    form.within("options", |form| {
        for (index, option) in given.iter().enumerate() {
            form.within(index, |form| {
                let Some(definition) = defined.iter().find(|definition| definition["name"] == option["name"])
                else {
                    return form.error_at("name", "APPLICATION_COMMAND_OPTION_UNKNOWN", "Unknown option");
                };
                if given[..index].iter().any(|other| other["name"] == option["name"]) {
                    return form.error_at("name", "APPLICATION_COMMAND_OPTION_TWICE", "Option given twice");
                }
                if option["type"] != definition["type"] {
                    return form.invalid_choice("type", &definition["type"].to_string());
                }
                match definition["type"].as_u64() {
                    Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP) => {
                        check_level(form, definition, option, is_autocomplete, files)
                    }
                    _ => check_value(form, definition, option, is_autocomplete, files),
                }
            });
        }
    });
    let has_subcommands = defined.iter().any(|option| {
        matches!(option["type"].as_u64(), Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP))
    });
    if has_subcommands && given.len() != 1 {
        form.error_at("options", "APPLICATION_COMMAND_SUBCOMMAND_REQUIRED", "Choose one subcommand");
    }
    if is_autocomplete {
        return;
    }
    for definition in defined.iter().filter(|definition| definition["required"] == true) {
        if !given.iter().any(|option| option["name"] == definition["name"]) {
            let name = definition["name"].as_str().unwrap_or_default();
            form.within("options", |form| form.missing(name));
        }
    }
}

fn check_value(
    form: &mut FormValidator,
    definition: &Value,
    option: &Value,
    is_autocomplete: bool,
    files: &[u64],
) {
    let value = &option["value"];
    if is_autocomplete && option["focused"] == true {
        form.required_string(option, "value", 0, 6000);
        return;
    }
    match definition["type"].as_u64() {
        Some(option_type::STRING) => {
            let min = definition["min_length"].as_u64().unwrap_or(0) as usize;
            let max = definition["max_length"].as_u64().unwrap_or(6000) as usize;
            form.required_string(option, "value", min, max);
        }
        Some(option_type::INTEGER) => {
            form.require(option, "value");
            let (min, max) = (definition["min_value"].as_i64(), definition["max_value"].as_i64());
            // Discord's integers are those that a double represents exactly.
            form.integer(option, "value", min.unwrap_or(-(1 << 53)), max.unwrap_or(1 << 53));
        }
        Some(option_type::BOOLEAN) if !value.is_boolean() => {
            form.error_at("value", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
        Some(option_type::USER..=option_type::MENTIONABLE) if snowflake::from_json(value).is_none() => {
            form.not_coercible(option, "value", "snowflake");
        }
        Some(option_type::NUMBER) => match value.as_f64() {
            None => form.not_coercible(option, "value", "float"),
            Some(number) => {
                if number < definition["min_value"].as_f64().unwrap_or(f64::MIN) {
                    form.error_at("value", "NUMBER_TYPE_MIN", "float value is too small");
                } else if number > definition["max_value"].as_f64().unwrap_or(f64::MAX) {
                    form.error_at("value", "NUMBER_TYPE_MAX", "float value is too large");
                }
            }
        },
        Some(option_type::ATTACHMENT) if value.as_u64().is_none_or(|index| !files.contains(&index)) => {
            form.error_at("value", "INTERACTION_UNKNOWN_ENTITY", "No file with this index was uploaded");
        }
        _ => {}
    }
    let choices = definition["choices"].as_array().filter(|choices| !choices.is_empty());
    if let Some(choices) = choices
        && !choices.iter().any(|choice| &choice["value"] == value)
    {
        let list = choices.iter().map(|choice| choice["value"].to_string()).collect::<Vec<_>>().join(", ");
        form.invalid_choice("value", &list);
    }
}
