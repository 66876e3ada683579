//! Collects the errors of a request body, each at its path.

use super::{ApiError, Result, snowflake};
use serde_json::{Map, Value, json};
use std::collections::HashSet;

/// The current path in a body, and the errors found so far.
#[derive(Debug, Default)]
pub(crate) struct FormValidator {
    path: Vec<String>,
    errors: Map<String, Value>,
    error_count: usize,
    /// Whether one of the errors would be one on Discord too.
    has_own_error: bool,
}

/// The code of errors that Discord would not give.
const UNSUPPORTED: &str = "SANDBOX_UNSUPPORTED";
/// The number of errors in a response. Later ones are left out.
const MAX_ERRORS: usize = 100;

impl FormValidator {
    /// Moves into a field or index for good.
    pub fn enter(&mut self, key: impl ToString) {
        self.path.push(key.to_string());
    }

    /// Runs `check` inside a field or index.
    pub fn within<R>(&mut self, key: impl ToString, check: impl FnOnce(&mut Self) -> R) -> R {
        self.enter(key);
        let result = check(self);
        self.path.pop();
        result
    }

    /// Adds an error at the current path, unless it is there already.
    pub fn error(&mut self, code: &str, message: impl Into<String>) {
        if self.error_count == MAX_ERRORS {
            return;
        }
        let mut node = &mut self.errors;
        for key in &self.path {
            let child = node.entry(key.clone()).or_insert_with(|| json!({}));
            let Value::Object(child) = child else { return };
            node = child;
        }
        let list = node.entry("_errors").or_insert_with(|| json!([]));
        let error = json!({ "code": code, "message": message.into() });
        if let Value::Array(list) = list
            && !list.contains(&error)
        {
            list.push(error);
            self.error_count += 1;
            self.has_own_error |= code != UNSUPPORTED;
        }
    }

    /// Adds an error at a field of the current path.
    pub fn error_at(&mut self, key: impl ToString, code: &str, message: impl Into<String>) {
        self.within(key, |form| form.error(code, message));
    }

    /// Returns the collected errors as one, if there are any.
    pub fn finish(self) -> Result {
        let errors = Value::Object(self.errors);
        match (self.error_count, self.has_own_error) {
            (0, _) => Ok(()),
            (_, true) => Err(ApiError::invalid_form_body(errors)),
            (_, false) => Err(ApiError::unsupported_fields(errors)),
        }
    }

    /// Requires an object.
    pub fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            self.error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        }
        object
    }

    /// A required string, with its length limits in characters.
    pub fn required_string<'v>(
        &mut self,
        at: &'v Value,
        key: &str,
        min: usize,
        max: usize,
    ) -> Option<&'v str> {
        // Discord removes the space around texts before it checks them.
        let is_blank = |text: &str| min > 0 && !text.is_empty() && text.trim().is_empty();
        if at[key].is_null() || at[key].as_str().is_some_and(is_blank) {
            self.missing(key);
            return None;
        }
        self.optional_string(at, key, min, max)
    }

    /// An optional string, with its length limits in characters.
    pub fn optional_string<'v>(
        &mut self,
        at: &'v Value,
        key: &str,
        min: usize,
        max: usize,
    ) -> Option<&'v str> {
        let text = match &at[key] {
            Value::Null => return None,
            Value::String(text) => text,
            other => {
                let message = format!("Could not interpret \"{}\" as string.", excerpt(other));
                self.error_at(key, "STRING_TYPE_CONVERT", message);
                return None;
            }
        };
        self.check_length(key, char_count(text, max), min, max);
        Some(text)
    }

    /// An optional list, with its length limits. An absent one is empty. Of a list that is too long, the items up to the limit
    /// are returned, so that the checks of the items are bounded too.
    pub fn list<'v>(&mut self, at: &'v Value, key: &str, min: usize, max: usize) -> &'v [Value] {
        match &at[key] {
            Value::Null => &[],
            Value::Array(items) => {
                self.check_length(key, items.len(), min, max);
                &items[..items.len().min(max)]
            }
            _ => {
                self.error_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// Runs `check` on each item of a list, at its path in the field `key`.
    pub fn each<'v>(&mut self, key: &str, items: &'v [Value], mut check: impl FnMut(&mut Self, &'v Value)) {
        self.within(key, |form| {
            for (index, item) in items.iter().enumerate() {
                form.within(index, |form| check(form, item));
            }
        });
    }

    /// Requires that each item of a list is an object, and runs `check` on it, at its path in the field `key`.
    pub fn each_object<'v>(
        &mut self,
        key: &str,
        items: &'v [Value],
        mut check: impl FnMut(&mut Self, &'v Value),
    ) {
        self.each(key, items, |form, item| {
            if form.object(item).is_some() {
                check(form, item);
            }
        });
    }

    /// Adds an error at the field `field` of each item of the list `key` that has the same text as an earlier one.
    pub fn unique(&mut self, key: &str, items: &[Value], field: &str, code: &str, message: &str) {
        let mut seen = HashSet::new();
        self.each(key, items, |form, item| {
            if item[field].as_str().is_some_and(|text| !seen.insert(text)) {
                form.error_at(field, code, message);
            }
        });
    }

    /// An optional object, on which `check` is run at its path.
    pub fn optional_object<'v>(
        &mut self,
        at: &'v Value,
        key: &str,
        check: impl FnOnce(&mut Self, &'v Value),
    ) {
        let value = &at[key];
        if !value.is_null() {
            self.within(key, |form| {
                if form.object(value).is_some() {
                    check(form, value);
                }
            });
        }
    }

    /// An optional integer, with its limits.
    pub fn integer(&mut self, at: &Value, key: &str, min: i64, max: i64) -> Option<i64> {
        let value = &at[key];
        if value.is_null() {
            return None;
        }
        let Some(number) = value.as_i64() else {
            self.not_coercible(at, key, "int");
            return None;
        };
        if number < min {
            let message = format!("int value should be greater than or equal to {min}.");
            self.error_at(key, "NUMBER_TYPE_MIN", message);
        } else if number > max {
            self.error_at(
                key,
                "NUMBER_TYPE_MAX",
                format!("int value should be less than or equal to {max}."),
            );
        }
        Some(number)
    }

    /// An optional boolean. An absent one is false.
    pub fn boolean(&mut self, at: &Value, key: &str) -> bool {
        match &at[key] {
            Value::Null => false,
            Value::Bool(value) => *value,
            _ => {
                self.error_at(key, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
                false
            }
        }
    }

    /// Requires an id: a number, or a string of digits.
    pub fn snowflake(&mut self, value: &Value) {
        if snowflake::from_json(value).is_none() {
            self.error("NUMBER_TYPE_COERCE", format!("Value {} is not snowflake.", excerpt(value)));
        }
    }

    /// Adds the error of a field that Discord knows and the sandbox does not support.
    pub fn unsupported(&mut self, key: &str) {
        self.error_at(key, UNSUPPORTED, "The sandbox does not support this");
    }

    /// Requires a field.
    pub fn require(&mut self, at: &Value, key: &str) {
        if at[key].is_null() {
            self.missing(key);
        }
    }

    /// Adds the error of a missing field.
    pub fn missing(&mut self, key: &str) {
        self.error_at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Adds the error of a value that is not among the `allowed` ones.
    pub fn invalid_choice(&mut self, key: &str, allowed: &str) {
        self.error_at(key, "BASE_TYPE_CHOICES", format!("Value must be one of {{{allowed}}}."));
    }

    /// Adds the error of a field that is not a number of this type.
    pub fn not_coercible(&mut self, at: &Value, key: &str, kind: &str) {
        let message = format!("Value {} is not {kind}.", excerpt(&at[key]));
        self.error_at(key, "NUMBER_TYPE_COERCE", message);
    }

    fn check_length(&mut self, key: &str, length: usize, min: usize, max: usize) {
        if (min..=max).contains(&length) {
        } else if min == 0 {
            self.error_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            let message = format!("Must be between {min} and {max} in length.");
            self.error_at(key, "BASE_TYPE_BAD_LENGTH", message);
        }
    }
}

/// The number of characters of a text. Above `max` it need not be exact, so that a long text is not counted.
pub(super) fn char_count(text: &str, max: usize) -> usize {
    if text.len() > 4 * max { text.len() } else { text.chars().count() }
}

/// A value as JSON, of which at most a hundred characters are shown in an error.
pub(super) fn excerpt(value: &Value) -> String {
    const MAX_CHARS: usize = 100;
    let text = match value {
        Value::String(text) => format!("{:?}", text.chars().take(MAX_CHARS + 1).collect::<String>()),
        other => other.to_string(),
    };
    match text.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
