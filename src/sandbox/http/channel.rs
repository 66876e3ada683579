//! The routes of channels and their messages.

use super::api_request::parse_id;
use super::api_types::message_type;
use super::permission::{check_may_post, check_not_archived};
use super::world::{CONNECT, MANAGE_MESSAGES, Message, NewMessage, READ_MESSAGE_HISTORY, RateLimit};
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Fault, Reply, Result, World, guild_channel, incoming_webhook,
    message_action, reaction, snowflake, thread, thread_list, validate,
};
use serde_json::{Value, json};
use thread_list::ArchivedThreads;
use validate::MessageOperation;

/// The limit of edits of old messages in a channel. Discord does not publish its number.
const OLD_MESSAGE_EDITS: RateLimit = RateLimit { max_requests: 10, window_ms: 60 * 60 * 1000 };

/// The type of a `message_reference` that forwards a message.
const FORWARD: u64 = 1;

/// `/channels/{id}` and the paths below it.
pub(super) fn route(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
    rest: &[&str],
) -> Reply {
    let channel_object = world.channel(channel, account)?;
    match (request.method.as_str(), rest) {
        ("GET", []) => ApiResponse::ok(world.channel_view(channel_object, account)),
        ("PATCH", []) if world.is_thread(channel) => thread::update(world, &request.body, account, channel),
        ("PATCH", []) => guild_channel::update(world, &request.body, account, channel),
        ("DELETE", []) => thread::delete(world, account, channel),
        // To read the messages of a voice channel, one has to be allowed to connect to it.
        ("GET", ["messages" | "pins", ..])
            if world.is_voice(channel) && world.permissions(channel, account.id()) & CONNECT == 0 =>
        {
            Err(ApiError::MISSING_ACCESS)
        }
        ("GET", ["messages"]) => list(world, request, account, channel),
        ("POST", ["messages"]) => create(world, request, account, channel),
        ("GET", ["pins"]) => message_action::list_pins(world, account, channel),
        ("GET", ["messages", "pins"]) => message_action::page_of_pins(world, request, account, channel),
        ("PUT" | "DELETE", ["pins", message] | ["messages", "pins", message]) => {
            message_action::pin(world, request, account, channel, message)
        }
        ("POST", ["messages", "bulk-delete"]) => {
            message_action::bulk_delete(world, &request.body, account, channel)
        }
        ("POST", ["messages", message, "crosspost"]) => {
            message_action::crosspost(world, account, channel, message)
        }
        (_, ["messages", message, "reactions", rest @ ..]) => {
            reaction::route(world, request, account, channel, message, rest)
        }
        ("GET" | "POST", ["webhooks"]) => incoming_webhook::of_channel(world, request, account, channel),
        (_, ["permissions", subject]) => {
            guild_channel::overwrite(world, request, account, channel, parse_id(subject)?)
        }
        ("GET", ["invites"]) => guild_channel::invites(world, account, channel),
        (_, ["thread-members", rest @ ..]) => thread_list::members(world, request, account, channel, rest),
        ("GET", ["threads", "archived", "public"]) => {
            thread_list::archived(world, request, account, channel, ArchivedThreads::Public)
        }
        ("GET", ["threads", "archived", "private"]) => {
            thread_list::archived(world, request, account, channel, ArchivedThreads::Private)
        }
        ("GET", ["users", "@me", "threads", "archived", "private"]) => {
            thread_list::archived(world, request, account, channel, ArchivedThreads::Joined)
        }
        ("GET", ["messages", _]) if !can_read_history(world, account, channel) => {
            Err(ApiError::MISSING_ACCESS)
        }
        ("GET", ["messages", message]) => {
            ApiResponse::ok(world.view(world.message(channel, parse_id(message)?, account)?, account))
        }
        ("PATCH", ["messages", message]) => edit(world, request, account, channel, parse_id(message)?),
        ("DELETE", ["messages", message]) => {
            let message = world.message(channel, parse_id(message)?, account)?;
            let may_manage = world.permissions(channel, account.id()) & MANAGE_MESSAGES != 0;
            if message.author() != Some(account.id())
                && (!may_manage || !world.dm_recipients(channel).is_empty())
            {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            if message.body["type"] == message_type::THREAD_STARTER_MESSAGE {
                message_action::check_not_notice(message)?;
            }
            let message = message.id;
            world.delete_message(message)?;
            ApiResponse::no_content()
        }
        ("POST", ["threads"]) => thread::create(world, request, account, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = world.message(channel, parse_id(message)?, account)?.id;
            thread::create(world, request, account, channel, Some(message))
        }
        ("POST", ["typing"]) => {
            world.dispatch_typing(channel, account.id());
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// Whether `account` may read earlier messages.
fn can_read_history(world: &World, account: Account, channel: u64) -> bool {
    world.permissions(channel, account.id()) & READ_MESSAGE_HISTORY != 0
}

/// `GET /channels/{id}/messages`: newest first, as on Discord.
fn list(world: &World, request: &ApiRequest, account: Account, channel: u64) -> Reply {
    let limit = request.query_limit(50, 100)?;
    if !can_read_history(world, account, channel) {
        return ApiResponse::ok(json!([]));
    }
    let newest = |from: u64, to: u64, max: usize| -> Vec<&Message> {
        world.messages(channel, account, from..to).rev().take(max).collect()
    };
    let oldest = |from: u64, max: usize| -> Vec<&Message> {
        let mut list: Vec<&Message> = world.messages(channel, account, from..).take(max).collect();
        list.reverse();
        list
    };
    let list = if let Some(around) = request.query_id("around")? {
        let mut list = oldest(around, limit.div_ceil(2));
        list.extend(newest(0, around, limit / 2));
        list
    } else if let Some(after) = request.query_id("after")? {
        oldest(after.saturating_add(1), limit)
    } else {
        newest(0, request.query_id("before")?.unwrap_or(u64::MAX), limit)
    };
    ApiResponse::ok(list.into_iter().map(|message| world.view(message, account)).collect())
}

/// `POST /channels/{id}/messages`
fn create(world: &mut World, request: &ApiRequest, account: Account, channel: u64) -> Reply {
    request.check_form()?;
    check_may_post(world, account, channel, &request.body, !request.files.is_empty())?;
    let is_dm = !world.dm_recipients(channel).is_empty();
    if is_dm && matches!(account, Account::Bot(_)) && world.faults.take_equal(&Fault::RefuseDirectMessage) {
        return Err(ApiError::CANNOT_MESSAGE_USER);
    }
    if request.body["enforce_nonce"] == true
        && let Some(id) = world.recent_with_nonce(account.id(), &request.body["nonce"])
    {
        // Discord does not create it again either if it was deleted meanwhile.
        return ApiResponse::ok(world.view(world.message_by_id(id)?, account));
    }
    let mut new_message = NewMessage { channel, author: account.id(), ..NewMessage::default() };
    if request.body["message_reference"]["type"] == FORWARD {
        new_message.extra_fields = forwarded(world, request, account)?;
    } else if let Some(reference) = message_reference(world, request, account, channel)? {
        new_message.kind = message_type::REPLY;
        new_message.extra_fields = json!({ "message_reference": reference });
    }
    let id = world.create_message(new_message, &request.body, &request.files)?;
    if world.is_thread(channel) {
        world.add_thread_member(channel, account.id())?;
    }
    message_response(world, channel, id, account)
}

/// The fields of a message that forwards another one.
fn forwarded(world: &World, request: &ApiRequest, account: Account) -> Result<Value> {
    let requested = &request.body["message_reference"];
    let Some(channel) = snowflake::from_json(&requested["channel_id"]) else {
        return Err(ApiError::missing_field("message_reference.channel_id"));
    };
    world.channel(channel, account)?;
    let id = snowflake::from_json(&requested["message_id"]).ok_or(ApiError::UNKNOWN_MESSAGE)?;
    let message = world.message(channel, id, account)?;
    let mut reference = world.message_reference(channel, id);
    reference["type"] = json!(FORWARD);
    let snapshot = world.message_snapshot(message, account);
    Ok(json!({ "message_reference": reference, "message_snapshots": [snapshot] }))
}

/// The checked `message_reference` of a reply.
fn message_reference(
    world: &World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
) -> Result<Option<Value>> {
    let requested = &request.body["message_reference"];
    let Some(id) = snowflake::from_json(&requested["message_id"]) else { return Ok(None) };
    if world.message(channel, id, account).is_err() {
        if requested["fail_if_not_exists"] == false {
            return Ok(None);
        }
        return Err(ApiError::invalid_field(
            "message_reference",
            "REPLIES_UNKNOWN_MESSAGE",
            "Unknown message",
        ));
    }
    Ok(Some(world.message_reference(channel, id)))
}

/// `PATCH /channels/{id}/messages/{id}`
fn edit(world: &mut World, request: &ApiRequest, account: Account, channel: u64, id: u64) -> Reply {
    let message = world.message(channel, id, account)?;
    let fields = request.body.as_object();
    let has_only_flags = fields.is_some_and(|fields| fields.keys().all(|key| key == "flags"));
    let may_manage = world.permissions(channel, account.id()) & MANAGE_MESSAGES != 0;
    if message.author() != Some(account.id()) && !(has_only_flags && may_manage) {
        return Err(ApiError::NOT_OWN_MESSAGE);
    }
    message_action::check_not_notice(message)?;
    request.check_form()?;
    let (files, existing) = (request.file_indices(), message.attachment_ids());
    validate::attachments(&request.body, None, MessageOperation::Edit, &files, &existing)?;
    check_not_archived(world, channel)?;
    let age_ms = u128::from(world.age_ms(id));
    let is_limited = matches!(account, Account::Bot(_)) && world.limits.enforce_rate_limits;
    if is_limited && age_ms >= world.limits.old_message_age.as_millis() {
        let name = format!("{} old {channel}", account.id());
        let bucket = world.rate_limiter.acquire(&name, OLD_MESSAGE_EDITS);
        if bucket.is_exceeded {
            let message = "Maximum number of edits to messages older than 1 hour reached. Try again later.";
            return Err(ApiError::too_many_requests(30046, message, bucket.reset_after));
        }
    }
    world.edit_message(id, &request.body, &request.files)?;
    message_response(world, channel, id, account)
}

fn message_response(world: &World, channel: u64, id: u64, account: Account) -> Reply {
    ApiResponse::ok(world.view(world.message(channel, id, account)?, account))
}
