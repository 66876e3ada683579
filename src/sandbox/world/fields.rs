//! The names of the fields of objects, from `fields.json`.

use serde_json::{Map, Value};
use std::sync::LazyLock;

static FIELDS: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("fields.json"))
        .unwrap_or_else(|error| unreachable!("a test of components reads it: {error}"))
});

/// The names of the fields that objects of this kind have.
pub(crate) fn field_names(kind: &str) -> impl Iterator<Item = &'static str> {
    FIELDS[kind].as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// Whether objects of this kind have a field.
pub(crate) fn has_field(kind: &str, name: &str) -> bool {
    field_names(kind).any(|known| known == name)
}

/// A copy of an object with those of its fields that objects of this kind have.
pub(super) fn picked(object: &Value, kind: &str) -> Value {
    field_names(kind).map(|name| (name.to_owned(), object[name].clone())).collect()
}

/// The values of the fields that a component of a type has if it does not set them.
pub(super) fn component_defaults(number: u64) -> Map<String, Value> {
    FIELDS["defaults of components"][number.to_string()].as_object().cloned().unwrap_or_default()
}
