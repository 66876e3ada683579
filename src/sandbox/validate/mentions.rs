//! `allowed_mentions`: whom a message may mention.

use super::FormValidator;
use serde_json::Value;

/// Checks the `allowed_mentions` of a message.
pub(super) fn mentions(form: &mut FormValidator, body: &Value) {
    form.optional_object(body, "allowed_mentions", |form, allowed| {
        let parse = form.list(allowed, "parse", 0, 3);
        for (index, kind) in parse.iter().enumerate() {
            if !matches!(kind.as_str(), Some("users" | "roles" | "everyone")) {
                form.within("parse", |form| {
                    form.invalid_choice(&index.to_string(), "'users', 'roles', 'everyone'")
                });
            }
        }
        for key in ["users", "roles"] {
            let list = form.id_list(allowed, key, 0, 100);
            if !list.is_empty() && parse.iter().any(|kind| kind == key) {
                let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
                form.error("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
            }
        }
        form.boolean(allowed, "replied_user");
    });
}
