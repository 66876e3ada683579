//! `allowed_mentions`: whom a message may mention.

use super::FormValidator;
use serde_json::Value;

/// Checks the `allowed_mentions` of a message.
pub(super) fn mentions(form: &mut FormValidator, body: &Value) {
    let allowed = &body["allowed_mentions"];
    if allowed.is_null() {
        return;
    }
    form.within("allowed_mentions", |form| {
        if form.object(allowed).is_none() {
            return;
        }
        let parse = form.list(allowed, "parse", 0, 3);
        for (index, kind) in parse.iter().enumerate() {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                form.within("parse", |form| {
                    form.invalid_choice(&index.to_string(), "'users', 'roles', 'everyone'")
                });
            }
        }
        for key in ["users", "roles"] {
            let list = form.list(allowed, key, 0, 100);
            form.within(key, |form| {
                for (index, id) in list.iter().enumerate() {
                    form.within(index, |form| form.snowflake(id));
                    if list[..index].contains(id) {
                        form.error("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
                    }
                }
            });
            if !list.is_empty() && parse.iter().any(|kind| kind == key) {
                let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
                form.error("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
        form.boolean(allowed, "replied_user");
    });
}
