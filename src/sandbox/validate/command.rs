//! Application commands that a bot registers.

use super::api_types::{command_type, option_type};
use super::{FormValidator, Result};
use serde_json::Value;
use std::collections::HashSet;

const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar", "he",
];

/// The number of commands of all types: 100 chat input commands, and 15 for users and messages each.
const MAX_COMMANDS: usize = 130;
/// The number of localizations of a text that are checked: one more than there are locales.
const MAX_LOCALIZATIONS: usize = LOCALES.len() + 1;

/// Checks one command. If it is not complete, as in a PATCH request, fields may be missing.
pub(crate) fn command(body: &Value, is_complete: bool) -> Result {
    let mut form = FormValidator::default();
    check_command(&mut form, body, is_complete);
    form.finish()
}

/// Checks a bulk overwrite.
pub(crate) fn commands(body: &Value) -> Result {
    let mut form = FormValidator::default();
    let Some(list) = body.as_array() else {
        form.error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    };
    if list.len() > MAX_COMMANDS {
        form.error("BASE_TYPE_MAX_LENGTH", format!("Must be {MAX_COMMANDS} or fewer in length."));
        return form.finish();
    }
    let mut names = HashSet::new();
    for (index, body) in list.iter().enumerate() {
        form.within(index, |form| {
            check_command(form, body, true);
            let kind = body["type"].as_u64().unwrap_or(command_type::CHAT_INPUT);
            if !names.insert((kind, body["name"].as_str())) {
                let message = "Application command names must be unique";
                form.error_at("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
        });
    }
    form.finish()
}

fn check_command(form: &mut FormValidator, body: &Value, is_complete: bool) {
    if form.object(body).is_none() {
        return;
    }
    let is_chat_input = match &body["type"] {
        Value::Null => true,
        kind if *kind == command_type::CHAT_INPUT => true,
        kind if *kind == command_type::USER || *kind == command_type::MESSAGE => false,
        kind if *kind == command_type::PRIMARY_ENTRY_POINT => return form.unsupported("type"),
        _ => return form.invalid_choice("type", "1, 2, 3, 4"),
    };
    if is_complete || !body["name"].is_null() {
        name(form, body, is_chat_input);
    }
    if is_chat_input && (is_complete || !body["description"].is_null()) {
        form.required_string(body, "description", 1, 100);
        localizations(form, body, "description_localizations", 100);
    } else if !is_chat_input {
        form.optional_string(body, "description", 0, 0);
    }
    form.fields(body, "command");
    if !is_chat_input && body["options"].as_array().is_some_and(|options| !options.is_empty()) {
        let message = "Only chat input commands have options";
        form.error_at("options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", message);
    }
    options(form, body, 0);
    if size(body) > 8000 {
        form.error("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
}

/// The name of a command or option, with its localizations.
fn name(form: &mut FormValidator, body: &Value, is_chat_input: bool) {
    let Some(text) = form.required_string(body, "name", 1, 32) else { return };
    if is_chat_input && !is_valid_name(text) {
        form.error_at("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    localizations(form, body, "name_localizations", 32);
    if let (true, Some(others)) = (is_chat_input, body["name_localizations"].as_object()) {
        for (locale, text) in others.iter().take(MAX_LOCALIZATIONS) {
            if !text.as_str().is_none_or(is_valid_name) {
                form.within("name_localizations", |form| {
                    form.error_at(locale, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
                });
            }
        }
    }
}

/// Whether a chat input name has lower-case letters, digits, `-`, `_` and `'` only.
fn is_valid_name(name: &str) -> bool {
    name.to_lowercase() == name && name.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c))
}

fn localizations(form: &mut FormValidator, body: &Value, key: &str, max: usize) {
    let Some(map) = body[key].as_object() else { return };
    form.within(key, |form| {
        for locale in map.keys().take(MAX_LOCALIZATIONS) {
            if LOCALES.contains(&locale.as_str()) {
                form.optional_string(&body[key], locale, 1, max);
            } else {
                form.error_at(locale, "BASE_TYPE_CHOICES", "This is not a locale Discord knows");
            }
        }
    });
}

fn options(form: &mut FormValidator, body: &Value, depth: usize) {
    let options = form.list(body, "options", 0, 25);
    let mut optional_seen = false;
    let is_subcommand = |option: &Value| {
        matches!(option["type"].as_u64(), Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP))
    };
    let subcommands = options.iter().filter(|option| is_subcommand(option)).count();
    if subcommands > 0 && subcommands < options.len() {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.error_at("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    form.each_object("options", options, |form, option| {
        check_option(form, option, depth);
        let required = option["required"] == true;
        if is_subcommand(option) {
            return;
        }
        if required && optional_seen {
            let message = "Required options must be placed before non-required options";
            form.error_at("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional_seen |= !required;
    });
    let code = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS";
    form.unique("options", options, "name", code, "Option names must be unique");
}

fn check_option(form: &mut FormValidator, option: &Value, depth: usize) {
    name(form, option, true);
    form.fields(option, "command_option");
    localizations(form, option, "description_localizations", 100);
    let kind = option["type"].as_u64();
    match kind {
        Some(option_type::SUB_COMMAND_GROUP) if depth == 0 => options(form, option, 1),
        Some(option_type::SUB_COMMAND) if depth < 2 => options(form, option, 2),
        // A group holds subcommands only.
        Some(option_type::STRING..=option_type::ATTACHMENT) if depth != 1 => {}
        None if option["type"].is_null() => form.missing("type"),
        _ if depth == 1 => form.invalid_choice("type", "1"),
        _ => form.invalid_choice("type", "3, 4, 5, 6, 7, 8, 9, 10, 11"),
    }
    bounds(form, option, kind);
    if matches!(kind, Some(option_type::SUB_COMMAND | option_type::SUB_COMMAND_GROUP))
        && option["required"] == true
    {
        form.error_at("required", "APPLICATION_COMMAND_OPTION_REQUIRED", "A subcommand cannot be required");
    }
    if kind != Some(option_type::CHANNEL) && has(option, "channel_types") {
        reject_field(form, "channel_types");
    }
    form.fields(option, "channel_option");
    let autocomplete = option["autocomplete"] == true;
    let choices = form.list(option, "choices", 0, 25);
    if (autocomplete || !choices.is_empty())
        && !matches!(kind, Some(option_type::STRING | option_type::INTEGER | option_type::NUMBER))
    {
        form.error(
            "APPLICATION_COMMAND_OPTION_TYPE",
            "Only strings and numbers have choices or autocomplete",
        );
    }
    if autocomplete && !choices.is_empty() {
        let message = "Autocomplete and choices exclude each other";
        form.error_at("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message);
    }
    super::modal::choices(form, choices, kind.unwrap_or(option_type::STRING));
    let (code, message) =
        ("APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Option choice names must be unique");
    form.unique("choices", choices, "name", code, message);
}

/// The limits of an option's value or length, which only some types have.
fn bounds(form: &mut FormValidator, option: &Value, kind: Option<u64>) {
    if kind == Some(option_type::STRING) {
        form.fields(option, "string_option");
    } else {
        let lengths = ["min_length", "max_length"].into_iter();
        lengths.filter(|key| has(option, key)).for_each(|key| reject_field(form, key));
    }
    for key in ["min_value", "max_value"].into_iter().filter(|key| has(option, key)) {
        match kind {
            // Discord accepts the integers that a double represents exactly, also written with a fraction of zero.
            Some(option_type::INTEGER) => match option[key].as_f64() {
                Some(number) if number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_992.0 => {}
                _ => form.not_coercible(option, key, "int"),
            },
            Some(option_type::NUMBER) if option[key].is_number() => {}
            Some(option_type::NUMBER) => form.not_coercible(option, key, "float"),
            _ => reject_field(form, key),
        }
    }
    for (min_key, max_key) in [("min_length", "max_length"), ("min_value", "max_value")] {
        if let (Some(min), Some(max)) = (option[min_key].as_f64(), option[max_key].as_f64())
            && min > max
        {
            form.error_at(
                min_key,
                "APPLICATION_COMMAND_OPTION_RANGE",
                format!("{min_key} is above {max_key}"),
            );
        }
    }
}

/// Whether an option has a field that is neither null nor empty.
fn has(option: &Value, key: &str) -> bool {
    option.get(key).is_some_and(|value| !value.is_null() && *value != Value::Array(Vec::new()))
}

/// Adds the error of a field that options of this type do not have.
fn reject_field(form: &mut FormValidator, key: &str) {
    form.error_at(key, "APPLICATION_COMMAND_OPTION_TYPE", format!("{key} is not for options of this type"));
}

/// The size of a command in characters, which counts the longest localization of each text.
fn size(body: &Value) -> usize {
    let count = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let others = body[format!("{key}_localizations")].as_object();
        let others = others.into_iter().flat_map(|map| map.values()).map(count);
        others.chain([count(&body[key])]).max().unwrap_or(0)
    };
    let parts = ["options", "choices"].into_iter().filter_map(|key| body[key].as_array()).flatten();
    longest("name") + longest("description") + count(&body["value"]) + parts.map(size).sum::<usize>()
}
