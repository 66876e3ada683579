//! The body of a message, new or edited.

use super::api_types::message_flag::{EPHEMERAL, IS_COMPONENTS_V2, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use super::{FormValidator, Result, component, embed, is_emoji, layout, snowflake};
use serde_json::Value;

/// The operation that a message body belongs to, which decides the flags it may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MessageOperation {
    /// A new message in a channel.
    Create,
    /// An edit of any message.
    Edit,
    /// A response to an interaction, or a followup.
    Respond,
    /// A response that edits the message whose component was used.
    Update,
    /// A deferred response to an interaction.
    Defer,
}

impl MessageOperation {
    fn is_edit(self) -> bool {
        matches!(self, MessageOperation::Edit | MessageOperation::Update)
    }

    fn allowed_flags(self) -> u64 {
        match self {
            MessageOperation::Create => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2,
            // EPHEMERAL has no effect on an edit, but clients repeat it when they edit a followup.
            MessageOperation::Edit => SUPPRESS_EMBEDS | EPHEMERAL | IS_COMPONENTS_V2,
            MessageOperation::Respond | MessageOperation::Update => {
                SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2
            }
            MessageOperation::Defer => EPHEMERAL,
        }
    }
}

/// Checks a message body. `parent` is the field of the request that contains the body, such as `data` in a response to an
/// interaction. `files` are the indices of the uploaded files. The attachments of an edit need [`attachments`] too.
pub(crate) fn message(
    body: &Value,
    parent: Option<&str>,
    operation: MessageOperation,
    files: &[u64],
) -> Result {
    let mut form = FormValidator::default();
    if let Some(parent) = parent {
        form.enter(parent);
    }
    if form.object(body).is_some() {
        fields(&mut form, body, operation, files);
        if !operation.is_edit() {
            check_attachments(&mut form, body, operation, files, &[]);
        }
    }
    form.finish()
}

/// Checks the attachments of an edited message. `existing` are the ids of those that it has.
pub(crate) fn attachments(
    body: &Value,
    parent: Option<&str>,
    operation: MessageOperation,
    files: &[u64],
    existing: &[u64],
) -> Result {
    let mut form = FormValidator::default();
    if let Some(parent) = parent {
        form.enter(parent);
    }
    check_attachments(&mut form, body, operation, files, existing);
    form.finish()
}

/// The type of a `message_reference` that forwards a message.
const FORWARD: u64 = 1;
/// What a message that forwards another one cannot have.
const FORWARD_EXCLUDES: [&str; 6] = ["content", "embeds", "components", "attachments", "sticker_ids", "poll"];

fn fields(form: &mut FormValidator, body: &Value, operation: MessageOperation, files: &[u64]) {
    form.fields(body, "message");
    embed::check_size(form, body);
    check_mentions(form, &body["allowed_mentions"]);
    let flags = body["flags"].as_i64().unwrap_or_default().cast_unsigned();
    // An edit need not repeat the flag of the message.
    let is_layout =
        flags & IS_COMPONENTS_V2 != 0 || operation.is_edit() && layout::has_layout(&body["components"]);
    match is_layout {
        true => layout::layout(form, body),
        false => component::components(form, body),
    }
    if flags & !operation.allowed_flags() != 0 {
        form.error_at("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here");
    }
    match &body["nonce"] {
        Value::Null => {}
        Value::Number(number) if number.is_f64() => form.not_coercible(body, "nonce", "int"),
        Value::Number(_) => {}
        _ => {
            form.optional_string(body, "nonce", 0, 25);
        }
    }
    form.optional_object(body, "message_reference", |form, reference| {
        if !matches!(reference["type"].as_u64(), None | Some(0 | 1)) {
            form.invalid_choice("type", "0, 1");
        } else if reference["message_id"].is_null() {
            form.missing("message_id");
        } else {
            form.within("message_id", |form| form.snowflake(&reference["message_id"]));
        }
        let is_empty = |key: &str| match &body[key] {
            Value::Null => true,
            Value::String(text) => text.trim().is_empty(),
            Value::Array(list) => list.is_empty(),
            _ => false,
        };
        let has_more = !files.is_empty() || !FORWARD_EXCLUDES.into_iter().all(is_empty);
        if reference["type"] == FORWARD && has_more {
            let message = "A forward cannot have content of its own";
            form.error("FORWARD_CONTAINS_UNSUPPORTED_CONTENT", message);
        }
    });
    match operation.is_edit() {
        false => form.optional_object(body, "poll", |form, poll| form.fields(poll, "poll")),
        true if body["poll"].is_null() => {}
        true => form.unsupported("poll"),
    }
    if body["sticker_ids"].as_array().map_or(!body["sticker_ids"].is_null(), |list| !list.is_empty()) {
        form.unsupported("sticker_ids");
    }
}

/// Checks that the allowed mentions do not name users or roles and allow all of them too.
fn check_mentions(form: &mut FormValidator, allowed: &Value) {
    for key in ["users", "roles"] {
        let [list, parsed] =
            [key, "parse"].map(|key| allowed[key].as_array().map(Vec::as_slice).unwrap_or_default());
        if !list.is_empty() && parsed.iter().take(3).any(|kind| kind == key) {
            let message = format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
            form.error_at("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
}

/// Checks the emoji of an answer of a poll. There are no custom ones, which have ids.
pub(super) fn poll_emoji(form: &mut FormValidator, emoji: &Value) {
    if !emoji["id"].is_null() {
        form.unsupported("id");
    } else if !emoji["name"].as_str().is_some_and(is_emoji) {
        form.error_at("name", "POLL_INVALID_EMOJI", "Invalid emoji");
    }
}

fn check_attachments(
    form: &mut FormValidator,
    body: &Value,
    operation: MessageOperation,
    files: &[u64],
    existing: &[u64],
) {
    let listed = form.list(body, "attachments", 0, 10);
    form.each_object("attachments", listed, |form, item| {
        form.fields(item, "attachment");
        match snowflake::from_json(&item["id"]) {
            Some(id) if files.contains(&id) || existing.contains(&id) => {}
            Some(_) => form.error_at("id", "ATTACHMENT_NOT_FOUND", "Attachment data not found"),
            None if item["id"].is_null() => form.missing("id"),
            None => form.within("id", |form| form.snowflake(&item["id"])),
        }
    });
    let remaining = match (operation, &body["attachments"]) {
        (MessageOperation::Edit, Value::Null) => existing.len(),
        _ => listed
            .iter()
            .filter_map(|item| snowflake::from_json(&item["id"]))
            .filter(|id| existing.contains(id))
            .count(),
    };
    if remaining + files.len() > 10 {
        form.error_at("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
}
