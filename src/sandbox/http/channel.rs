//! The routes of channels and their messages.

use super::api_request::parse_id;
use super::api_types::message_type;
use super::permission::{check_may_post, check_not_archived};
use super::world::{
    AuditedAction, CONNECT, MANAGE_MESSAGES, Message, NewMessage, READ_MESSAGE_HISTORY, RateLimit,
    audit_action,
};
use super::{
    ApiError, ApiResponse, Call, Fault, Reply, Result, guild_channel, incoming_webhook, invite,
    message_action, poll, reaction, snowflake, thread, thread_list,
};
use serde_json::{Value, json};
use thread_list::ArchivedThreads;

/// The limit of edits of old messages in a channel. Discord does not publish its number.
const OLD_MESSAGE_EDITS: RateLimit = RateLimit { max_requests: 10, window_ms: 60 * 60 * 1000 };

/// The type of a `message_reference` that forwards a message.
const FORWARD: u64 = 1;

/// `/channels/{id}` and the paths below it.
pub(super) fn route(call: &mut Call, channel: u64, rest: &[&str]) -> Reply {
    let channel_object = call.world.channel(channel, call.account)?;
    match (call.method(), rest) {
        ("GET", []) => ApiResponse::ok(call.world.channel_view(channel_object, call.account)),
        ("PATCH", []) if call.world.is_thread(channel) => thread::update(call, channel),
        ("PATCH", []) => guild_channel::update(call, channel),
        ("DELETE", []) => thread::delete(call, channel),
        // To read the messages of a voice channel, one has to be allowed to connect to it.
        ("GET", ["messages" | "pins", ..])
            if call.world.is_voice(channel) && !call.has_permissions(channel, CONNECT) =>
        {
            Err(ApiError::MISSING_ACCESS)
        }
        ("GET", ["messages"]) => list(call, channel),
        ("POST", ["messages"]) => create(call, channel),
        ("GET", ["pins"]) => message_action::list_pins(call, channel),
        ("GET", ["messages", "pins"]) => message_action::page_of_pins(call, channel),
        ("PUT" | "DELETE", ["pins", message] | ["messages", "pins", message]) => {
            message_action::pin(call, channel, message)
        }
        ("POST", ["messages", "bulk-delete"]) => message_action::bulk_delete(call, channel),
        ("POST", ["messages", message, "crosspost"]) => message_action::crosspost(call, channel, message),
        (_, ["messages", message, "reactions", rest @ ..]) => reaction::route(call, channel, message, rest),
        ("GET" | "POST", ["webhooks"]) => incoming_webhook::of_channel(call, channel),
        (_, ["permissions", subject]) => {
            guild_channel::overwrite(call, channel, parse_id(subject, "overwrite_id")?)
        }
        ("GET" | "POST", ["invites"]) => invite::of_channel(call, channel),
        (_, ["polls", message, rest @ ..]) => poll::route(call, channel, message, rest),
        (_, ["thread-members", rest @ ..]) => thread_list::members(call, channel, rest),
        ("GET", ["threads", "archived", "public"]) => {
            thread_list::archived(call, channel, ArchivedThreads::Public)
        }
        ("GET", ["threads", "archived", "private"]) => {
            thread_list::archived(call, channel, ArchivedThreads::Private)
        }
        ("GET", ["users", "@me", "threads", "archived", "private"]) => {
            thread_list::archived(call, channel, ArchivedThreads::Joined)
        }
        ("GET", ["messages", _]) if !can_read_history(call, channel) => Err(ApiError::MISSING_ACCESS),
        ("GET", ["messages", message]) => call.message_reply(channel, parse_id(message, "message_id")?),
        ("PATCH", ["messages", message]) => edit(call, channel, parse_id(message, "message_id")?),
        ("DELETE", ["messages", message]) => {
            let message = call.message(channel, parse_id(message, "message_id")?)?;
            let may_manage = call.has_permissions(channel, MANAGE_MESSAGES);
            if message.author() != Some(call.user())
                && (!may_manage || !call.world.dm_recipients(channel).is_empty())
            {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            if message.body["type"] == message_type::THREAD_STARTER_MESSAGE {
                message_action::check_not_notice(message)?;
            }
            let (message, author) = (message.id, message.author());
            call.world.delete_message(message)?;
            if author != Some(call.user()) {
                audit_messages(call, channel, audit_action::MESSAGE_DELETE, author, json!({ "count": "1" }))?;
            }
            ApiResponse::no_content()
        }
        ("POST", ["threads"]) => thread::create(call, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = call.message(channel, parse_id(message, "message_id")?)?.id;
            thread::create(call, channel, Some(message))
        }
        ("POST", ["typing"]) => {
            call.world.dispatch_typing(channel, call.user());
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// Adds an action on messages of a channel to the audit log of its guild.
pub(super) fn audit_messages(
    call: &mut Call,
    channel: u64,
    kind: u64,
    target: Option<u64>,
    mut options: Value,
) -> Result {
    let Some(guild) = call.world.guild_of(channel) else { return Ok(()) };
    options["channel_id"] = json!(channel.to_string());
    call.audit(AuditedAction { kind, guild, target, options, ..AuditedAction::default() })
}

/// Whether the caller may read earlier messages.
fn can_read_history(call: &Call, channel: u64) -> bool {
    call.has_permissions(channel, READ_MESSAGE_HISTORY)
}

/// `GET /channels/{id}/messages`: newest first, as on Discord.
fn list(call: &Call, channel: u64) -> Reply {
    let limit = call.request.query_limit(50, 100)?;
    let mut starts =
        ["around", "before", "after"].into_iter().filter(|key| call.request.query.contains_key(*key));
    if let (Some(_), Some(second)) = (starts.next(), starts.next()) {
        let message = "Only one of around, before and after may be passed.";
        return Err(ApiError::invalid_field(second, "BASE_TYPE_MUTUALLY_EXCLUSIVE", message));
    }
    if !can_read_history(call, channel) {
        return ApiResponse::ok(json!([]));
    }
    let newest = |from: u64, to: u64, max: usize| -> Vec<&Message> {
        call.world.messages(channel, call.account, from..to).rev().take(max).collect()
    };
    let oldest = |from: u64, max: usize| -> Vec<&Message> {
        let mut list: Vec<&Message> = call.world.messages(channel, call.account, from..).take(max).collect();
        list.reverse();
        list
    };
    let list = if let Some(around) = call.request.query_id("around")? {
        let mut list = oldest(around, limit.div_ceil(2));
        list.extend(newest(0, around, limit / 2));
        list
    } else if let Some(after) = call.request.query_id("after")? {
        oldest(after.saturating_add(1), limit)
    } else {
        newest(0, call.request.query_id("before")?.unwrap_or(u64::MAX), limit)
    };
    ApiResponse::ok(list.into_iter().map(|message| call.world.view(message, call.account)).collect())
}

/// `POST /channels/{id}/messages`
fn create(call: &mut Call, channel: u64) -> Reply {
    let body = call.body();
    call.request.check_form()?;
    check_may_post(call, channel, body, !call.request.files.is_empty())?;
    let is_dm = !call.world.dm_recipients(channel).is_empty();
    if is_dm && call.is_bot() && call.world.faults.take_equal(&Fault::RefuseDirectMessage) {
        return Err(ApiError::CANNOT_MESSAGE_USER);
    }
    if body["enforce_nonce"] == true
        && let Some(id) = call.world.recent_with_nonce(call.user(), &body["nonce"])
    {
        // Discord does not create it again either if it was deleted meanwhile.
        return ApiResponse::ok(call.world.view(call.world.message_by_id(id)?, call.account));
    }
    let mut new_message = NewMessage { channel, author: call.user(), ..NewMessage::default() };
    if body["message_reference"]["type"] == FORWARD {
        new_message.extra_fields = forwarded(call)?;
    } else if let Some(reference) = message_reference(call, channel)? {
        new_message.kind = message_type::REPLY;
        new_message.extra_fields = json!({ "message_reference": reference });
    }
    let id = call.world.create_message(new_message, body, &call.request.files)?;
    if call.world.is_thread(channel) {
        call.world.add_thread_member(channel, call.user())?;
    }
    call.message_reply(channel, id)
}

/// The fields of a message that forwards another one.
fn forwarded(call: &Call) -> Result<Value> {
    let requested = &call.body()["message_reference"];
    let Some(channel) = snowflake::from_json(&requested["channel_id"]) else {
        return Err(ApiError::missing_field("message_reference.channel_id"));
    };
    call.world.channel(channel, call.account)?;
    let id = snowflake::from_json(&requested["message_id"]).ok_or(ApiError::UNKNOWN_MESSAGE)?;
    let message = call.message(channel, id)?;
    if !call.world.has_content(message, call.account) {
        return Err(ApiError::UNREADABLE_FORWARD);
    }
    let mut reference = call.world.message_reference(channel, id);
    reference["type"] = json!(FORWARD);
    let snapshot = call.world.message_snapshot(message, call.account);
    Ok(json!({ "message_reference": reference, "message_snapshots": [snapshot] }))
}

/// The checked `message_reference` of a reply.
fn message_reference(call: &Call, channel: u64) -> Result<Option<Value>> {
    let requested = &call.body()["message_reference"];
    let Some(id) = snowflake::from_json(&requested["message_id"]) else { return Ok(None) };
    if call.message(channel, id).is_err() {
        if requested["fail_if_not_exists"] == false {
            return Ok(None);
        }
        let code = "REPLIES_UNKNOWN_MESSAGE";
        return Err(ApiError::invalid_field("message_reference", code, "Unknown message"));
    }
    Ok(Some(call.world.message_reference(channel, id)))
}

/// `PATCH /channels/{id}/messages/{id}`
fn edit(call: &mut Call, channel: u64, id: u64) -> Reply {
    let body = call.body();
    let message = call.message(channel, id)?;
    let fields = body.as_object();
    let has_only_flags = fields.is_some_and(|fields| fields.keys().all(|key| key == "flags"));
    let may_manage = call.has_permissions(channel, MANAGE_MESSAGES);
    if message.author() != Some(call.user()) && !(has_only_flags && may_manage) {
        return Err(ApiError::NOT_OWN_MESSAGE);
    }
    message_action::check_not_notice(message)?;
    call.request.check_edit(message)?;
    check_not_archived(call.world, channel)?;
    let age_ms = u128::from(call.world.age_ms(id));
    let is_limited = call.is_bot() && call.world.limits.enforce_rate_limits;
    if is_limited && age_ms >= call.world.limits.old_message_age.as_millis() {
        let name = format!("{} old {channel}", call.user());
        let bucket = call.world.rate_limiter.acquire(&name, OLD_MESSAGE_EDITS);
        if bucket.is_exceeded {
            let message = "Maximum number of edits to messages older than 1 hour reached. Try again later.";
            return Err(ApiError::too_many_requests(30046, message, bucket.reset_after));
        }
    }
    call.world.edit_message(id, body, &call.request.files)?;
    call.message_reply(channel, id)
}
