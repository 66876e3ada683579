//! Application commands as a bot registers them.

use super::{ApiError, Form};
use serde_json::Value;
use std::collections::HashSet;

const CHAT_INPUT: u64 = 1;
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko", "ar", "he",
];

/// Checks one command. For a change (`whole` is false) only what is present is looked at.
pub(crate) fn command(body: &Value, whole: bool) -> Result<(), ApiError> {
    let mut form = Form::default();
    one(&mut form, body, whole);
    form.finish()
}

/// Checks a bulk overwrite.
pub(crate) fn commands(body: &Value) -> Result<(), ApiError> {
    let mut form = Form::default();
    let Some(list) = body.as_array() else {
        form.error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return form.finish();
    };
    let mut names = HashSet::new();
    for (index, body) in list.iter().enumerate() {
        form.within(index, |form| {
            one(form, body, true);
            if !names.insert((body["type"].as_u64().unwrap_or(CHAT_INPUT), body["name"].as_str())) {
                let message = "Application command names must be unique";
                form.error_at("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
            }
        });
    }
    form.finish()
}

fn one(form: &mut Form, body: &Value, whole: bool) {
    if form.object(body).is_none() {
        return;
    }
    let chat = match &body["type"] {
        Value::Null => true,
        kind if kind == CHAT_INPUT => true,
        kind if kind == 2 || kind == 3 => false,
        _ => return form.not_among("type", "1, 2, 3"),
    };
    if whole || !body["name"].is_null() {
        name(form, body, chat);
    }
    if chat && (whole || !body["description"].is_null()) {
        form.text(body, "description", 1, 100);
        localizations(form, body, "description_localizations", 100);
    } else if !chat {
        form.optional_text(body, "description", 0, 0);
    }
    form.boolean(body, "nsfw");
    form.boolean(body, "dm_permission");
    permissions(form, body);
    numbers(form, body, "contexts", &[0, 1, 2]);
    numbers(form, body, "integration_types", &[0, 1]);
    if !chat && body["options"].as_array().is_some_and(|options| !options.is_empty()) {
        let message = "Only commands that are typed have options";
        form.error_at("options", "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS", message);
    }
    options(form, body, 0);
    if size(body) > 8000 {
        form.error("APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
    }
}

/// Permissions are a number in a text.
fn permissions(form: &mut Form, body: &Value) {
    match &body["default_member_permissions"] {
        Value::Null => {}
        Value::String(bits) if !bits.is_empty() && bits.chars().all(|digit| digit.is_ascii_digit()) => {}
        Value::Number(bits) if bits.is_u64() => {}
        other => {
            let message = format!("Value {other} is not a set of permissions.");
            form.error_at("default_member_permissions", "BITFIELD_TYPE_COERCE", message);
        }
    }
}

/// A list of numbers, each of those that are known, and once.
fn numbers(form: &mut Form, body: &Value, key: &str, known: &[u64]) {
    let list = form.list(body, key, 0, known.len());
    let allowed = known.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    form.within(key, |form| {
        for (index, item) in list.iter().enumerate() {
            if !item.as_u64().is_some_and(|number| known.contains(&number)) {
                form.not_among(&index.to_string(), &allowed);
            } else if list[..index].contains(item) {
                form.error("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
            }
        }
    });
}

fn name(form: &mut Form, body: &Value, chat: bool) {
    let Some(text) = form.text(body, "name", 1, 32) else { return };
    if chat && !proper(text) {
        form.error_at("name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
    localizations(form, body, "name_localizations", 32);
    if let (true, Some(others)) = (chat, body["name_localizations"].as_object()) {
        for (locale, text) in others {
            if !text.as_str().is_none_or(proper) {
                form.within("name_localizations", |form| {
                    form.error_at(locale, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
                });
            }
        }
    }
}

/// Lower case letters, digits, `-`, `_` and `'`.
fn proper(name: &str) -> bool {
    name.to_lowercase() == name && name.chars().all(|c| c.is_alphanumeric() || "-_'".contains(c))
}

fn localizations(form: &mut Form, body: &Value, key: &str, max: usize) {
    let Some(map) = body[key].as_object() else { return };
    form.within(key, |form| {
        for locale in map.keys() {
            if LOCALES.contains(&locale.as_str()) {
                form.optional_text(&body[key], locale, 1, max);
            } else {
                form.error_at(locale, "BASE_TYPE_CHOICES", "This is not a locale Discord knows");
            }
        }
    });
}

fn options(form: &mut Form, body: &Value, depth: usize) {
    let options = form.list(body, "options", 0, 25);
    let mut names = HashSet::new();
    let mut optional_seen = false;
    let is_branch = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    let branches = options.iter().filter(|option| is_branch(option)).count();
    if branches > 0 && branches < options.len() {
        let message =
            "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.error_at("options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    form.within("options", |form| {
        for (index, option) in options.iter().enumerate() {
            form.within(index, |form| {
                if form.object(option).is_none() {
                    return;
                }
                one_option(form, option, depth);
                if let Some(name) = option["name"].as_str()
                    && !names.insert(name)
                {
                    let message = "Option names must be unique";
                    form.error_at("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message);
                }
                let required = option["required"] == true;
                if is_branch(option) {
                    return;
                }
                if required && optional_seen {
                    let message = "Required options must be placed before non-required options";
                    form.error_at("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional_seen |= !required;
            });
        }
    });
}

fn one_option(form: &mut Form, option: &Value, depth: usize) {
    name(form, option, true);
    form.text(option, "description", 1, 100);
    localizations(form, option, "description_localizations", 100);
    form.boolean(option, "required");
    let kind = option["type"].as_u64();
    match kind {
        Some(2) if depth == 0 => options(form, option, 1),
        Some(1) if depth < 2 => options(form, option, 2),
        Some(3..=11) => {}
        None if option["type"].is_null() => form.missing("type"),
        _ => form.not_among("type", "3, 4, 5, 6, 7, 8, 9, 10, 11"),
    }
    bounds(form, option, kind);
    if matches!(kind, Some(1 | 2)) && option["required"] == true {
        form.error_at("required", "APPLICATION_COMMAND_OPTION_REQUIRED", "A subcommand cannot be required");
    }
    if kind != Some(7) && has(option, "channel_types") {
        not_for(form, "channel_types");
    }
    numbers(form, option, "channel_types", &[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16]);
    let autocomplete = form.boolean(option, "autocomplete");
    let choices = form.list(option, "choices", 0, 25);
    if (autocomplete || !choices.is_empty()) && !matches!(kind, Some(3 | 4 | 10)) {
        form.error("APPLICATION_COMMAND_OPTION_TYPE", "Only texts and numbers have choices or autocomplete");
    }
    if autocomplete && !choices.is_empty() {
        let message = "Autocomplete and choices exclude each other";
        form.error_at("autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message);
    }
    super::modal::choices(form, choices, kind.unwrap_or(3));
    for (index, choice) in choices.iter().enumerate() {
        let name = &choice["name"];
        if name.is_string() && choices[..index].iter().any(|other| other["name"] == *name) {
            let message = "Option choice names must be unique";
            form.within("choices", |form| {
                form.within(index, |form| {
                    form.error_at("name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
                });
            });
        }
    }
}

/// What a value may be at least and at most, and how long: each for the types that have it.
fn bounds(form: &mut Form, option: &Value, kind: Option<u64>) {
    let lengths = [("min_length", 0), ("max_length", 1)];
    for (key, least) in lengths {
        if kind == Some(3) {
            form.integer(option, key, least, 6000);
        } else if has(option, key) {
            not_for(form, key);
        }
    }
    for key in ["min_value", "max_value"].into_iter().filter(|key| has(option, key)) {
        match kind {
            // Discord's integers are those a double holds exactly, and may be written as such.
            Some(4) => match option[key].as_f64() {
                Some(number) if number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_992.0 => {}
                _ => form.error_at(key, "NUMBER_TYPE_COERCE", format!("Value {} is not int.", option[key])),
            },
            Some(10) if option[key].is_number() => {}
            Some(10) => {
                form.error_at(key, "NUMBER_TYPE_COERCE", format!("Value {} is not float.", option[key]));
            }
            _ => not_for(form, key),
        }
    }
    for (min, max) in [("min_length", "max_length"), ("min_value", "max_value")] {
        if let (Some(least), Some(most)) = (option[min].as_f64(), option[max].as_f64())
            && least > most
        {
            form.error_at(min, "APPLICATION_COMMAND_OPTION_RANGE", format!("{min} is above {max}"));
        }
    }
}

fn has(option: &Value, key: &str) -> bool {
    option.get(key).is_some_and(|value| !value.is_null() && *value != Value::Array(Vec::new()))
}

fn not_for(form: &mut Form, key: &str) {
    form.error_at(key, "APPLICATION_COMMAND_OPTION_TYPE", format!("{key} is not for options of this type"));
}

/// The characters that count: per text the longest of its languages.
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
