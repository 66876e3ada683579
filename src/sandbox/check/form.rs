//! A form being checked: where we are in it, and the errors found so far.

use super::{ApiError, snowflake};
use serde_json::{Map, Value, json};

/// Collects errors with their places.
#[derive(Debug, Default)]
pub(crate) struct Form {
    path: Vec<String>,
    errors: Map<String, Value>,
}

impl Form {
    /// Steps into a field or an index.
    pub fn enter(&mut self, key: impl ToString) {
        self.path.push(key.to_string());
    }

    /// Runs `check` one level down.
    pub fn within<R>(&mut self, key: impl ToString, check: impl FnOnce(&mut Self) -> R) -> R {
        self.enter(key);
        let result = check(self);
        self.path.pop();
        result
    }

    /// Notes an error at the present place.
    pub fn error(&mut self, code: &str, message: impl Into<String>) {
        let mut place = &mut self.errors;
        for key in &self.path {
            let below = place.entry(key.clone()).or_insert_with(|| json!({}));
            let Value::Object(below) = below else { return };
            place = below;
        }
        let list = place.entry("_errors").or_insert_with(|| json!([]));
        if let Value::Array(list) = list {
            list.push(json!({ "code": code, "message": message.into() }));
        }
    }

    /// Notes an error at a field of the present place.
    pub fn error_at(&mut self, key: impl ToString, code: &str, message: impl Into<String>) {
        self.within(key, |form| form.error(code, message));
    }

    /// Refuses the body, naming all errors, if there is one.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.errors.is_empty() { Ok(()) } else { Err(ApiError::form(Value::Object(self.errors))) }
    }

    /// Whether the place holds an object; notes it if not.
    pub fn object<'v>(&mut self, value: &'v Value) -> Option<&'v Map<String, Value>> {
        let object = value.as_object();
        if object.is_none() {
            self.error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
        }
        object
    }

    /// A text that must be there.
    pub fn text<'v>(&mut self, at: &'v Value, key: &str, min: usize, max: usize) -> Option<&'v str> {
        if at[key].is_null() {
            self.missing(key);
            return None;
        }
        self.optional_text(at, key, min, max)
    }

    /// A text that may be left out.
    pub fn optional_text<'v>(&mut self, at: &'v Value, key: &str, min: usize, max: usize) -> Option<&'v str> {
        let text = match &at[key] {
            Value::Null => return None,
            Value::String(text) => text,
            other => {
                self.error_at(
                    key,
                    "STRING_TYPE_CONVERT",
                    format!("Could not interpret \"{other}\" as string."),
                );
                return None;
            }
        };
        self.length(key, text.chars().count(), min, max);
        Some(text)
    }

    /// A list that may be left out (then it is empty).
    pub fn list<'v>(&mut self, at: &'v Value, key: &str, min: usize, max: usize) -> &'v [Value] {
        match &at[key] {
            Value::Null => &[],
            Value::Array(items) => {
                self.length(key, items.len(), min, max);
                items
            }
            _ => {
                self.error_at(key, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
                &[]
            }
        }
    }

    /// A whole number that may be left out.
    pub fn integer(&mut self, at: &Value, key: &str, min: i64, max: i64) -> Option<i64> {
        let value = &at[key];
        if value.is_null() {
            return None;
        }
        let Some(number) = value.as_i64() else {
            self.error_at(key, "NUMBER_TYPE_COERCE", format!("Value {value} is not int."));
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

    /// A truth value that may be left out.
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

    /// An id (a number in a text, or a number).
    pub fn snowflake(&mut self, value: &Value) {
        if snowflake::read(value).is_none() {
            self.error("NUMBER_TYPE_COERCE", format!("Value {value} is not snowflake."));
        }
    }

    /// A web address that may be left out; `schemes` lists what may stand before `://`.
    pub fn url(&mut self, at: &Value, key: &str, schemes: &[&str]) {
        let Some(url) = self.optional_text(at, key, 1, 2048) else { return };
        let good = url.split_once("://").is_some_and(|(scheme, rest)| {
            schemes.contains(&scheme) && !rest.is_empty() && !rest.contains(char::is_whitespace)
        });
        if !good {
            let list = schemes.iter().map(|scheme| format!("'{scheme}'")).collect::<Vec<_>>().join(", ");
            let message = format!("Not a well formed URL: the scheme must be one of ({list}).");
            self.error_at(key, "URL_TYPE_INVALID_URL", message);
        }
    }

    /// Notes a field that is missing.
    pub fn missing(&mut self, key: &str) {
        self.error_at(key, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Notes a value that is none of the allowed ones.
    pub fn not_among(&mut self, key: &str, allowed: &str) {
        self.error_at(key, "BASE_TYPE_CHOICES", format!("Value must be one of {{{allowed}}}."));
    }

    fn length(&mut self, key: &str, length: usize, min: usize, max: usize) {
        if (min..=max).contains(&length) {
        } else if min == 0 {
            self.error_at(key, "BASE_TYPE_MAX_LENGTH", format!("Must be {max} or fewer in length."));
        } else {
            let message = format!("Must be between {min} and {max} in length.");
            self.error_at(key, "BASE_TYPE_BAD_LENGTH", message);
        }
    }
}
