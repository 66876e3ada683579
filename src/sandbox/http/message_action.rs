//! Actions on messages besides creating, editing and deleting one: pins, bulk deletion, and publishing in other servers.

use super::api_request::parse_id;
use super::api_types::{message_flag, message_type};
use super::channel::audit_messages;
use super::world::{
    MANAGE_MESSAGES, Message, PIN_MESSAGES, READ_MESSAGE_HISTORY, SEND_MESSAGES, audit_action,
};
use super::{ApiError, ApiRequest, ApiResponse, Call, Reply, Result, World, snowflake, validate};
use serde_json::json;

/// The age from which messages cannot be deleted in bulk: two weeks.
const MAX_BULK_DELETE_AGE_MS: u64 = 14 * 24 * 60 * 60 * 1000;

/// `GET /channels/{id}/pins`: all of them, as it was before there were pages.
pub(super) fn list_pins(call: &Call, channel: u64) -> Reply {
    const MAX_LISTED: usize = 50;
    let pins = readable_pins(call, channel);
    ApiResponse::ok(
        pins.into_iter().take(MAX_LISTED).map(|message| call.world.view(message, call.account)).collect(),
    )
}

/// `GET /channels/{id}/messages/pins`
pub(super) fn page_of_pins(call: &Call, channel: u64) -> Reply {
    let limit = call.request.query_limit(50, 50)?;
    let before = call.request.query_timestamp("before")?;
    let mut pins = readable_pins(call, channel);
    pins.retain(|message| before.as_deref().is_none_or(|before| message.pinned_at() < Some(before)));
    let has_more = pins.len() > limit;
    let items = pins
        .into_iter()
        .take(limit)
        .map(|message| json!({ "pinned_at": message.pinned_at(), "message": call.world.view(message, call.account) }));
    ApiResponse::ok(json!({ "items": items.collect::<Vec<_>>(), "has_more": has_more }))
}

fn readable_pins<'c>(call: &'c Call, channel: u64) -> Vec<&'c Message> {
    match call.permissions(channel) & READ_MESSAGE_HISTORY {
        0 => Vec::new(),
        _ => call.world.pins(channel, call.account),
    }
}

/// `PUT` and `DELETE /channels/{id}/messages/pins/{id}`, and `/channels/{id}/pins/{id}`
pub(super) fn pin(call: &mut Call, channel: u64, message: &str) -> Reply {
    let message = call.message(channel, parse_id(message, "message_id")?)?;
    let (id, notice_check) = (message.id, check_not_notice(message));
    let (is_ephemeral, author) = (message.ephemeral_to.is_some(), message.author());
    let is_dm = !call.world.dm_recipients(channel).is_empty();
    if !is_dm {
        call.require(channel, PIN_MESSAGES)?;
    }
    notice_check?;
    if is_ephemeral {
        return Err(ApiError::SYSTEM_MESSAGE);
    }
    match call.method() {
        "PUT" => call.world.set_pinned(id, true, call.user())?,
        "DELETE" => call.world.set_pinned(id, false, call.user())?,
        _ => return Err(ApiError::NOT_FOUND),
    }
    let kind = if call.method() == "PUT" { audit_action::MESSAGE_PIN } else { audit_action::MESSAGE_UNPIN };
    audit_messages(call, channel, kind, author, json!({ "message_id": id.to_string() }))?;
    ApiResponse::no_content()
}

/// `POST /channels/{id}/messages/bulk-delete`
pub(super) fn bulk_delete(call: &mut Call, channel: u64) -> Reply {
    let body = call.body();
    if !call.world.dm_recipients(channel).is_empty() {
        return Err(ApiError::NOT_IN_DM_CHANNEL);
    }
    call.require(channel, MANAGE_MESSAGES)?;
    validate::fields(body, "bulk_delete")?;
    let listed = body["messages"].as_array().into_iter().flatten();
    let ids: Vec<u64> = listed.filter_map(snowflake::from_json).collect();
    if ids.iter().any(|id| call.world.age_ms(*id) > MAX_BULK_DELETE_AGE_MS) {
        return Err(ApiError::TOO_OLD_FOR_BULK_DELETE);
    }
    call.world.delete_messages(channel, &ids)?;
    let options = json!({ "count": ids.len().to_string() });
    audit_messages(call, channel, audit_action::MESSAGE_BULK_DELETE, Some(channel), options)?;
    ApiResponse::no_content()
}

/// `POST /channels/{id}/messages/{id}/crosspost`: publishes a message of an announcement channel.
pub(super) fn crosspost(call: &mut Call, channel: u64, message: &str) -> Reply {
    let message = call.message(channel, parse_id(message, "message_id")?)?;
    let (id, flags, is_own) = (message.id, message.flags(), message.author() == Some(call.user()));
    if !call.world.is_announcement(channel) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    let needed = if is_own { SEND_MESSAGES } else { MANAGE_MESSAGES | SEND_MESSAGES };
    call.require(channel, needed)?;
    check_not_notice(message)?;
    if flags & message_flag::CROSSPOSTED != 0 {
        return Err(ApiError::ALREADY_CROSSPOSTED);
    }
    call.world.add_message_flags(id, message_flag::CROSSPOSTED)?;
    call.message_reply(channel, id)
}

/// Reads, edits or deletes a message with the token of its webhook or interaction. `view` is the response with the message.
pub(super) fn by_token(
    world: &mut World,
    request: &ApiRequest,
    message: u64,
    view: impl Fn(&World) -> Reply,
) -> Reply {
    match request.method.as_str() {
        "GET" => {}
        "PATCH" => {
            request.check_edit(world.message_by_id(message)?)?;
            world.edit_message(message, &request.body, &request.files)?;
        }
        "DELETE" => {
            world.delete_message(message)?;
            return ApiResponse::no_content();
        }
        _ => return Err(ApiError::NOT_FOUND),
    }
    view(world)
}

/// Rejects an action on a message that nobody has written.
pub(super) fn check_not_notice(message: &Message) -> Result {
    let is_notice = message_type::NOTICES.iter().any(|kind| message.body["type"] == *kind);
    if is_notice { Err(ApiError::SYSTEM_MESSAGE) } else { Ok(()) }
}
