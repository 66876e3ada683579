//! The body of a message, new or edited.

use super::{ApiError, Form, component, embed, mentions, snowflake};
use serde_json::Value;

/// What a message body is for: each has its own flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A new message in a channel.
    Post,
    /// A change of any message.
    Edit,
    /// An answer to an interaction, or a follow-up.
    Answer,
    /// The placeholder of an answer that comes later.
    Defer,
}

impl Purpose {
    fn flags(self) -> u64 {
        const SUPPRESS_EMBEDS: u64 = 1 << 2;
        const EPHEMERAL: u64 = 1 << 6;
        const SILENT: u64 = 1 << 12;
        match self {
            Purpose::Post => SUPPRESS_EMBEDS | SILENT,
            // EPHEMERAL changes nothing any more, but clients repeat it when they edit a follow-up.
            Purpose::Edit => SUPPRESS_EMBEDS | EPHEMERAL,
            Purpose::Answer => SUPPRESS_EMBEDS | EPHEMERAL | SILENT,
            Purpose::Defer => EPHEMERAL,
        }
    }
}

/// Checks a message body. `place` is where it stands in the request (an interaction's answer has it
/// under `data`), `files` the numbers of the uploaded files, `kept` the attachments the message has.
pub(crate) fn message(
    body: &Value,
    place: Option<&str>,
    purpose: Purpose,
    files: &[u64],
    kept: &[u64],
) -> Result<(), ApiError> {
    let mut form = Form::default();
    if let Some(place) = place {
        form.enter(place);
    }
    if form.object(body).is_some() {
        fields(&mut form, body, purpose);
        attachments(&mut form, body, purpose, files, kept);
    }
    form.finish()
}

fn fields(form: &mut Form, body: &Value, purpose: Purpose) {
    form.optional_text(body, "content", 0, 2000);
    form.boolean(body, "tts");
    embed::embeds(form, body);
    component::components(form, body);
    mentions::mentions(form, body);
    if let Some(flags) = form.integer(body, "flags", 0, i64::MAX)
        && flags.cast_unsigned() & !purpose.flags() != 0
    {
        form.error_at("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here");
    }
    match &body["nonce"] {
        Value::Null | Value::Number(_) => {}
        _ => {
            form.optional_text(body, "nonce", 0, 25);
        }
    }
    let reference = &body["message_reference"];
    if !reference.is_null() {
        form.within("message_reference", |form| {
            if form.object(reference).is_none() {
            } else if reference["message_id"].is_null() {
                form.missing("message_id");
            } else {
                form.within("message_id", |form| form.snowflake(&reference["message_id"]));
            }
        });
    }
    for key in ["poll", "sticker_ids"] {
        if body[key].as_array().map_or(!body[key].is_null(), |list| !list.is_empty()) {
            form.error_at(key, "SANDBOX_UNSUPPORTED", "This server does not offer these");
        }
    }
}

fn attachments(form: &mut Form, body: &Value, purpose: Purpose, files: &[u64], kept: &[u64]) {
    let listed = form.list(body, "attachments", 0, 10);
    form.within("attachments", |form| {
        for (index, item) in listed.iter().enumerate() {
            form.within(index, |form| {
                if form.object(item).is_none() {
                    return;
                }
                form.optional_text(item, "filename", 1, 1024);
                form.optional_text(item, "description", 0, 1024);
                match snowflake::read(&item["id"]) {
                    Some(id) if files.contains(&id) || kept.contains(&id) => {}
                    Some(_) => form.error_at("id", "ATTACHMENT_NOT_FOUND", "Attachment data not found"),
                    None if item["id"].is_null() => form.missing("id"),
                    None => form.within("id", |form| form.snowflake(&item["id"])),
                }
            });
        }
    });
    let stay = match (purpose, &body["attachments"]) {
        (Purpose::Edit, Value::Null) => kept.len(),
        _ => listed
            .iter()
            .filter_map(|item| snowflake::read(&item["id"]))
            .filter(|id| kept.contains(id))
            .count(),
    };
    if stay + files.len() > 10 {
        form.error_at("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
}
