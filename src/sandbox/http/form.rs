//! The checks of bodies that need nothing of the world. They run before the world is locked, so that a large body delays nobody.

use super::callback::callback_type;
use super::{ApiRequest, Result, validate};
use serde_json::{Value, json};
use validate::MessageOperation;

/// Checks the body of a request as its route needs it. Bodies of other routes are checked where they are used.
pub(super) fn check(request: &ApiRequest) -> Result {
    let (body, files) = (&request.body, request.file_indices());
    let message = |operation| validate::message(body, None, operation, &files);
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    match (request.method.as_str(), segments.as_slice()) {
        ("POST", ["channels", _, "messages"]) => message(MessageOperation::Create),
        ("PATCH", ["channels", _, "messages", _]) => message(MessageOperation::Edit),
        ("POST", ["webhooks", _, _]) => message(MessageOperation::Respond),
        ("PATCH", ["webhooks", _, _, "messages", _]) => message(MessageOperation::Edit),
        ("POST", ["interactions", _, _, "callback"]) => callback(body, &files),
        ("POST", ["channels", _, "threads"]) if !body["message"].is_null() => {
            validate::message(&body["message"], Some("message"), MessageOperation::Create, &files)
        }
        (method, ["applications", _, "commands", rest @ ..])
        | (method, ["applications", _, "guilds", _, "commands", rest @ ..]) => match (method, rest) {
            ("POST", []) => validate::command(body, true),
            ("PUT", []) => validate::commands(body),
            ("PATCH", [_]) => validate::command(body, false),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Checks the `data` of a first response. Choices are checked later, since they depend on the option.
fn callback(body: &Value, files: &[u64]) -> Result {
    let empty = json!({});
    let data = if body["data"].is_null() { &empty } else { &body["data"] };
    match body["type"].as_u64() {
        Some(callback_type::MESSAGE) => {
            validate::message(data, Some("data"), MessageOperation::Respond, files)
        }
        Some(callback_type::DEFERRED_MESSAGE) => {
            validate::message(data, Some("data"), MessageOperation::Defer, &[])
        }
        Some(callback_type::UPDATE_MESSAGE) => {
            validate::message(data, Some("data"), MessageOperation::Update, files)
        }
        Some(callback_type::MODAL) => validate::modal(data),
        _ => Ok(()),
    }
}
