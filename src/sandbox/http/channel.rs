//! Channels and their messages.

use super::call::id;
use super::right::{check_not_archived, check_post};
use super::world::{MANAGE_MESSAGES, Message, Origin, Quota, READ_MESSAGE_HISTORY};
use super::{ApiError, Call, Fault, Reply, Who, World, check, snowflake, thread};
use axum::http::StatusCode;
use check::Purpose;
use serde_json::{Value, json};

/// How often messages of a channel may be edited that are old. The number is not published; this one is of its kind.
const OLD: Quota = Quota { most: 10, millis: 60 * 60 * 1000 };

/// `/channels/{id}` and what lies below it.
pub(super) fn route(
    world: &mut World,
    call: &Call,
    who: Who,
    channel: u64,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    let known = world.channel(channel, who)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Reply::ok(world.channel_view(known, who)),
        ("PATCH", []) => thread::change(world, &call.body, who, channel),
        ("GET", ["messages"]) => list(world, call, who, channel),
        ("POST", ["messages"]) => post(world, call, who, channel),
        ("GET", ["messages", _]) if !reads(world, who, channel) => Err(ApiError::missing_access()),
        ("GET", ["messages", message]) => {
            Reply::ok(world.view(world.message(channel, id(message)?, who)?, who))
        }
        ("PATCH", ["messages", message]) => change(world, call, who, channel, id(message)?),
        ("DELETE", ["messages", message]) => {
            let message = world.message(channel, id(message)?, who)?;
            let manages = world.permissions(channel, who.id()) & MANAGE_MESSAGES != 0;
            if message.author() != Some(who.id()) && (!manages || !world.talkers(channel).is_empty()) {
                return Err(ApiError::missing_permissions());
            }
            let message = message.id;
            world.delete(message)?;
            Reply::none()
        }
        ("POST", ["threads"]) => thread::start(world, call, who, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = world.message(channel, id(message)?, who)?.id;
            thread::start(world, call, who, channel, Some(message))
        }
        ("POST", ["typing"]) => Reply::none(),
        _ => Err(ApiError::no_route()),
    }
}

/// Whether `who` may read what was said before.
fn reads(world: &World, who: Who, channel: u64) -> bool {
    world.permissions(channel, who.id()) & READ_MESSAGE_HISTORY != 0
}

/// Newest first, as Discord lists them.
fn list(world: &World, call: &Call, who: Who, channel: u64) -> Result<Reply, ApiError> {
    let limit = match call.query.get("limit").map(|text| text.parse::<usize>()) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            let message = "int value should be between 1 and 100.";
            return Err(ApiError::at("limit", "NUMBER_TYPE_MAX", message));
        }
    };
    if !reads(world, who, channel) {
        return Reply::ok(json!([]));
    }
    let newest = |from: u64, to: u64, most: usize| -> Vec<&Message> {
        world.messages(channel, who, from..to).rev().take(most).collect()
    };
    let oldest = |from: u64, most: usize| -> Vec<&Message> {
        let mut list: Vec<&Message> = world.messages(channel, who, from..).take(most).collect();
        list.reverse();
        list
    };
    let list = if let Some(around) = call.query_id("around")? {
        let mut list = oldest(around, limit.div_ceil(2));
        list.extend(newest(0, around, limit / 2));
        list
    } else if let Some(after) = call.query_id("after")? {
        oldest(after.saturating_add(1), limit)
    } else {
        newest(0, call.query_id("before")?.unwrap_or(u64::MAX), limit)
    };
    Reply::ok(list.into_iter().map(|message| world.view(message, who)).collect())
}

fn post(world: &mut World, call: &Call, who: Who, channel: u64) -> Result<Reply, ApiError> {
    check::message(&call.body, None, Purpose::Post, &call.file_numbers(), &[])?;
    check_post(world, who, channel, &call.body, !call.files.is_empty())?;
    let direct = !world.talkers(channel).is_empty();
    if direct && matches!(who, Who::Bot(_)) && world.faults.take_this(&Fault::RefuseDirectMessage) {
        return Err(ApiError::refused_direct());
    }
    let mut origin = Origin { channel, author: who.id(), ..Origin::default() };
    if let Some(reference) = reference(world, call, who, channel)? {
        origin.kind = 19;
        origin.extra = json!({ "message_reference": reference });
    }
    let id = world.create(origin, &call.body, &call.files)?;
    shown(world, channel, id, who)
}

/// The message that this one replies to.
fn reference(world: &World, call: &Call, who: Who, channel: u64) -> Result<Option<Value>, ApiError> {
    let asked = &call.body["message_reference"];
    let Some(id) = snowflake::read(&asked["message_id"]) else { return Ok(None) };
    if world.message(channel, id, who).is_err() {
        if asked["fail_if_not_exists"] == false {
            return Ok(None);
        }
        return Err(ApiError::at("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
    }
    Ok(Some(world.reference(channel, id)))
}

fn change(world: &mut World, call: &Call, who: Who, channel: u64, id: u64) -> Result<Reply, ApiError> {
    let message = world.message(channel, id, who)?;
    if message.author() != Some(who.id()) {
        let text = "Cannot edit a message authored by another user";
        return Err(ApiError::new(StatusCode::FORBIDDEN, 50005, text));
    }
    check::message(&call.body, None, Purpose::Edit, &call.file_numbers(), &message.attachments())?;
    check_not_archived(world, channel)?;
    let age = snowflake::now().saturating_sub(snowflake::made_at(id));
    if matches!(who, Who::Bot(_)) && world.terms.limits && u128::from(age) >= world.terms.old_age.as_millis()
    {
        let standing = world.limits.take(&format!("{} old {channel}", who.id()), OLD);
        if standing.exceeded {
            let message = "Maximum number of edits to messages older than 1 hour reached. Try again later.";
            return Err(ApiError::too_much(30046, message, standing.reset_after));
        }
    }
    world.edit(id, &call.body, &call.files)?;
    shown(world, channel, id, who)
}

fn shown(world: &World, channel: u64, id: u64, who: Who) -> Result<Reply, ApiError> {
    Reply::ok(world.view(world.message(channel, id, who)?, who))
}
