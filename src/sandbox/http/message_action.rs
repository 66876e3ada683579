//! Actions on messages besides creating, editing and deleting one: pins, bulk deletion, and publishing in other servers.

use super::api_request::parse_id;
use super::api_types::{message_flag, message_type};
use super::world::{MANAGE_MESSAGES, Message, PIN_MESSAGES, READ_MESSAGE_HISTORY, SEND_MESSAGES};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// The age from which messages cannot be deleted in bulk: two weeks.
const MAX_BULK_DELETE_AGE_MS: u64 = 14 * 24 * 60 * 60 * 1000;

/// `GET /channels/{id}/pins`: all of them, as it was before there were pages.
pub(super) fn list_pins(world: &World, account: Account, channel: u64) -> Reply {
    const MAX_LISTED: usize = 50;
    let pins = readable_pins(world, account, channel);
    ApiResponse::ok(pins.into_iter().take(MAX_LISTED).map(|message| world.view(message, account)).collect())
}

/// `GET /channels/{id}/messages/pins`
pub(super) fn page_of_pins(world: &World, request: &ApiRequest, account: Account, channel: u64) -> Reply {
    let limit = request.query_limit(50, 50)?;
    let before = request.query.get("before").map(|text| {
        snowflake::parse_timestamp(&text.replace(' ', "+")).map(snowflake::format_timestamp).ok_or_else(
            || {
                let message = "Could not parse the value. Should be in ISO8601 format";
                ApiError::invalid_field("before", "DATE_TIME_TYPE_PARSE", message)
            },
        )
    });
    let before = before.transpose()?;
    let mut pins = readable_pins(world, account, channel);
    pins.retain(|message| before.as_deref().is_none_or(|before| message.pinned_at() < Some(before)));
    let has_more = pins.len() > limit;
    let items = pins
        .into_iter()
        .take(limit)
        .map(|message| json!({ "pinned_at": message.pinned_at(), "message": world.view(message, account) }));
    ApiResponse::ok(json!({ "items": items.collect::<Vec<_>>(), "has_more": has_more }))
}

fn readable_pins(world: &World, account: Account, channel: u64) -> Vec<&Message> {
    match world.permissions(channel, account.id()) & READ_MESSAGE_HISTORY {
        0 => Vec::new(),
        _ => world.pins(channel, account),
    }
}

/// `PUT` and `DELETE /channels/{id}/messages/pins/{id}`, and `/channels/{id}/pins/{id}`
pub(super) fn pin(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
    message: &str,
) -> Reply {
    let message = world.message(channel, parse_id(message)?, account)?;
    let (id, notice_check) = (message.id, check_not_notice(message));
    let is_ephemeral = message.ephemeral_to.is_some();
    let is_dm = !world.dm_recipients(channel).is_empty();
    if !is_dm && world.permissions(channel, account.id()) & PIN_MESSAGES == 0 {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    notice_check?;
    if is_ephemeral {
        return Err(ApiError::SYSTEM_MESSAGE);
    }
    match request.method.as_str() {
        "PUT" => world.set_pinned(id, true, account.id())?,
        "DELETE" => world.set_pinned(id, false, account.id())?,
        _ => return Err(ApiError::NOT_FOUND),
    }
    ApiResponse::no_content()
}

/// `POST /channels/{id}/messages/bulk-delete`
pub(super) fn bulk_delete(world: &mut World, body: &Value, account: Account, channel: u64) -> Reply {
    if !world.dm_recipients(channel).is_empty() {
        return Err(ApiError::NOT_IN_DM_CHANNEL);
    }
    if world.permissions(channel, account.id()) & MANAGE_MESSAGES == 0 {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    let mut form = FormValidator::default();
    if body["messages"].is_null() {
        form.missing("messages");
    }
    let listed = form.list(body, "messages", 2, 100);
    form.within("messages", |form| {
        for (index, id) in listed.iter().enumerate() {
            form.within(index, |form| form.snowflake(id));
            if listed[..index].contains(id) {
                form.error("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
            }
        }
    });
    form.finish()?;
    let ids: Vec<u64> = listed.iter().filter_map(snowflake::from_json).collect();
    if ids.iter().any(|id| world.age_ms(*id) > MAX_BULK_DELETE_AGE_MS) {
        return Err(ApiError::TOO_OLD_FOR_BULK_DELETE);
    }
    world.delete_messages(channel, &ids)?;
    ApiResponse::no_content()
}

/// `POST /channels/{id}/messages/{id}/crosspost`: publishes a message of an announcement channel.
pub(super) fn crosspost(world: &mut World, account: Account, channel: u64, message: &str) -> Reply {
    let message = world.message(channel, parse_id(message)?, account)?;
    let (id, flags, is_own) = (message.id, message.flags(), message.author() == Some(account.id()));
    if !world.is_announcement(channel) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    let needed = if is_own { SEND_MESSAGES } else { MANAGE_MESSAGES | SEND_MESSAGES };
    if world.permissions(channel, account.id()) & needed != needed {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    check_not_notice(message)?;
    if flags & message_flag::CROSSPOSTED != 0 {
        return Err(ApiError::ALREADY_CROSSPOSTED);
    }
    world.add_message_flags(id, message_flag::CROSSPOSTED)?;
    ApiResponse::ok(world.view(world.message(channel, id, account)?, account))
}

/// Rejects an action on a message that nobody has written.
pub(super) fn check_not_notice(message: &Message) -> Result {
    let is_notice = message_type::NOTICES.iter().any(|kind| message.body["type"] == *kind);
    if is_notice { Err(ApiError::SYSTEM_MESSAGE) } else { Ok(()) }
}
