//! The poll of a new message.

use super::{Field, FormValidator, is_emoji};
use serde_json::Value;

/// The fields of a poll, with Discord's limits. The duration is in hours.
const FIELDS: [(&str, Field); 3] = [
    ("duration", Field::Integer(1, 768)),
    ("allow_multiselect", Field::Boolean),
    ("layout_type", Field::Choice(&[1])),
];
/// The characters of a question, and of an answer.
const MAX_QUESTION_CHARS: usize = 300;
const MAX_ANSWER_CHARS: usize = 55;

/// Checks the `poll` of a message.
pub(super) fn poll(form: &mut FormValidator, body: &Value) {
    form.optional_object(body, "poll", |form, poll| {
        form.require(poll, "question");
        form.optional_object(poll, "question", |form, question| {
            form.required_string(question, "text", 1, MAX_QUESTION_CHARS);
        });
        form.require(poll, "answers");
        let answers = form.list(poll, "answers", 1, 10);
        form.each_object("answers", answers, |form, answer| {
            form.require(answer, "poll_media");
            form.optional_object(answer, "poll_media", |form, media| {
                form.required_string(media, "text", 1, MAX_ANSWER_CHARS);
                form.optional_object(media, "emoji", |form, emoji| {
                    if !emoji["id"].is_null() {
                        form.unsupported("id");
                    } else if !emoji["name"].as_str().is_some_and(is_emoji) {
                        form.error_at("name", "POLL_INVALID_EMOJI", "Invalid emoji");
                    }
                });
            });
        });
        form.fields(poll, &FIELDS);
    });
}
