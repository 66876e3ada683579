//! The rules in `rules.toml` for the fields of objects, by which most of a body is checked.

use super::validator::excerpt;
use super::{FormValidator, Result, component, message, snowflake};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

/// The rules for the fields of each kind of object.
static TABLES: LazyLock<HashMap<String, BTreeMap<String, Rule>>> = LazyLock::new(|| {
    toml::from_str(include_str!("rules.toml"))
        .unwrap_or_else(|error| unreachable!("a test parses the rules: {error}"))
});

/// The rule for a field. `rules.toml` describes the keys.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Rule {
    #[serde(rename = "type")]
    kind: FieldType,
    min: usize,
    max: usize,
    of: Vec<Value>,
    table: Option<String>,
    required: bool,
    repeats: bool,
}

/// What a field may be; an object if the rule does not say it.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum FieldType {
    Boolean,
    Choice,
    Choices,
    Emoji,
    Id,
    Ids,
    Integer,
    List,
    #[default]
    Object,
    Permissions,
    PollEmoji,
    Text,
    Timestamp,
    Unsupported,
    Url,
}

/// Checks a body by the rules in a table. It must be an object.
pub(crate) fn object(body: &Value, table: &str) -> Result {
    let mut form = FormValidator::default();
    match form.object(body) {
        Some(_) => fields(body, table),
        None => form.finish(),
    }
}

/// Checks the fields of a body by the rules in a table. A body that is not an object has none.
pub(crate) fn fields(body: &Value, table: &str) -> Result {
    let mut form = FormValidator::default();
    form.fields(body, table);
    form.finish()
}

impl FormValidator {
    /// Checks the fields of an object by the rules in a table.
    pub fn fields(&mut self, at: &Value, table: &str) {
        for (key, rule) in &TABLES[table] {
            self.field(at, key, rule);
        }
    }

    fn field(&mut self, at: &Value, key: &str, rule: &Rule) {
        let (value, min, max) = (&at[key], rule.min, rule.max);
        match rule.kind {
            FieldType::Choice | FieldType::Id if value.is_null() && !rule.required => {}
            FieldType::Choice if rule.of.contains(value) => {}
            FieldType::Choice => self.invalid_choice(key, &listed(&rule.of)),
            FieldType::Id => self.within(key, |form| form.snowflake(value)),
            FieldType::Text if rule.required => drop(self.required_string(at, key, min, max)),
            _ if value.is_null() && rule.required => self.missing(key),
            _ if value.is_null() => {}
            FieldType::Boolean => drop(self.boolean(at, key)),
            FieldType::Choices | FieldType::Ids => self.set(at, key, rule),
            FieldType::Emoji => self.optional_object(at, key, component::emoji),
            FieldType::Integer => drop(self.integer(at, key, min as i64, max as i64)),
            FieldType::List => {
                let items = self.list(at, key, min, max);
                if let Some(table) = &rule.table {
                    self.each_object(key, items, |form, item| form.fields(item, table));
                }
            }
            FieldType::Object => self.optional_object(at, key, |form, object| {
                if let Some(table) = &rule.table {
                    form.fields(object, table);
                }
            }),
            FieldType::Permissions if snowflake::from_json(value).is_some() => {}
            FieldType::Permissions => {
                let message = format!("Value {} is not a set of permissions.", excerpt(value));
                self.error_at(key, "BITFIELD_TYPE_COERCE", message);
            }
            FieldType::PollEmoji => self.optional_object(at, key, message::poll_emoji),
            FieldType::Text => drop(self.optional_string(at, key, min, max)),
            FieldType::Timestamp => {
                let text = self.optional_string(at, key, min, max);
                if let Some(time) = text.filter(|time| OffsetDateTime::parse(time, &Rfc3339).is_err()) {
                    let message = format!("Could not parse {time:.64}. Should be ISO8601.");
                    self.error_at(key, "DATE_TIME_TYPE_PARSE", message);
                }
            }
            FieldType::Unsupported => self.unsupported(key),
            FieldType::Url => self.url(at, key, rule),
        }
    }

    /// A list of ids or choices, of which none may come twice unless they repeat.
    fn set(&mut self, at: &Value, key: &str, rule: &Rule) {
        let items = self.list(at, key, rule.min, rule.max.max(rule.of.len()));
        self.within(key, |form| {
            for (index, item) in items.iter().enumerate() {
                if rule.of.is_empty() {
                    form.within(index, |form| form.snowflake(item));
                } else if !rule.of.contains(item) {
                    form.invalid_choice(&index.to_string(), &listed(&rule.of));
                    continue;
                }
                if !rule.repeats && items[..index].contains(item) {
                    let message = "The set already contains this value";
                    form.error("SET_TYPE_ALREADY_CONTAINS_VALUE", message);
                }
            }
        });
    }

    fn url(&mut self, at: &Value, key: &str, rule: &Rule) {
        let Some(url) = self.optional_string(at, key, 1, rule.max) else { return };
        let is_valid = url.split_once("://").is_some_and(|(scheme, rest)| {
            let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
            let has_host = !scheme.starts_with("http") || host.trim_matches('.').contains('.');
            let is_known = rule.of.iter().any(|known| known == scheme);
            is_known && has_host && !rest.is_empty() && !rest.contains(char::is_whitespace)
        });
        if !is_valid {
            let message = format!("Not a well formed URL: the scheme must be one of ({}).", listed(&rule.of));
            self.error_at(key, "URL_TYPE_INVALID_URL", message);
        }
    }
}

/// The allowed values as errors list them.
fn listed(values: &[Value]) -> String {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), |text| format!("'{text}'"));
    values.iter().map(text).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, json};

    #[test]
    fn every_table_that_a_rule_names_exists() {
        for rule in TABLES.values().flat_map(BTreeMap::values) {
            assert!(rule.table.as_ref().is_none_or(|name| TABLES.contains_key(name)), "{rule:?}");
        }
    }

    #[test]
    fn an_error_is_told_once() {
        let body = json!({ "title": 5, "url": 5, "default_member_permissions": "x" });
        let mut form = FormValidator::default();
        form.fields(&body, "embed");
        form.fields(&body, "embed");
        form.fields(&body, "command");
        let error = form.finish().expect_err("three fields are wrong");
        let errors = error.errors.expect("one for each field");
        assert_eq!(errors["url"]["_errors"].as_array().map(Vec::len), Some(1));
        let message = &errors["default_member_permissions"]["_errors"][0]["message"];
        assert_eq!(message, "Value \"x\" is not a set of permissions.");
        assert_eq!(errors.as_object().map(Map::len), Some(3));
    }
}
