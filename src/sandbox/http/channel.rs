//! Channels and their messages.

use super::call::id;
use super::world::{Message, Origin, Thread, message_reference};
use super::{ApiError, Call, Fault, Reply, Who, World, check, snowflake};
use axum::http::StatusCode;
use check::{Form, Purpose};
use serde_json::{Value, json};

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
        ("GET", []) => Reply::ok(world.channel_view(known)),
        ("GET", ["messages"]) => list(world, call, who, channel),
        ("POST", ["messages"]) => post(world, call, who, channel),
        ("GET", ["messages", message]) => {
            Reply::ok(world.view(world.message(channel, id(message)?, who)?, who))
        }
        ("PATCH", ["messages", message]) => change(world, call, who, channel, id(message)?),
        ("DELETE", ["messages", message]) => {
            let message = world.message(channel, id(message)?, who)?;
            if message.author() != Some(who.id()) {
                return Err(ApiError::new(StatusCode::FORBIDDEN, 50013, "Missing Permissions"));
            }
            let message = message.id;
            world.delete(message)?;
            Reply::none()
        }
        ("POST", ["threads"]) => thread(world, call, who, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = world.message(channel, id(message)?, who)?.id;
            thread(world, call, who, channel, Some(message))
        }
        ("POST", ["typing"]) => Reply::none(),
        _ => Err(ApiError::no_route()),
    }
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
    let direct = world.recipient(channel).is_some();
    if direct && who == Who::Bot && world.faults.take_this(&Fault::RefuseDirectMessage) {
        return Err(ApiError::new(StatusCode::FORBIDDEN, 50007, "Cannot send messages to this user"));
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
    Ok(Some(message_reference(channel, id)))
}

fn change(world: &mut World, call: &Call, who: Who, channel: u64, id: u64) -> Result<Reply, ApiError> {
    let message = world.message(channel, id, who)?;
    if message.author() != Some(who.id()) {
        let text = "Cannot edit a message authored by another user";
        return Err(ApiError::new(StatusCode::FORBIDDEN, 50005, text));
    }
    check::message(&call.body, None, Purpose::Edit, &call.file_numbers(), &message.attachments())?;
    world.edit(id, &call.body, &call.files)?;
    shown(world, channel, id, who)
}

fn shown(world: &World, channel: u64, id: u64, who: Who) -> Result<Reply, ApiError> {
    Reply::ok(world.view(world.message(channel, id, who)?, who))
}

/// Starts a thread; one that starts from a message takes its id, as on Discord.
fn thread(
    world: &mut World,
    call: &Call,
    who: Who,
    parent: u64,
    message: Option<u64>,
) -> Result<Reply, ApiError> {
    let mut form = Form::default();
    let name = form.text(&call.body, "name", 1, 100).unwrap_or_default();
    form.finish()?;
    if !world.has_threads(parent) {
        let text = "Cannot execute action on this channel type";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50024, text));
    }
    if message.is_some_and(|message| world.channel_by_id(message).is_some()) {
        let text = "A thread has already been created for this message";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 160_004, text));
    }
    let minutes = call.body["auto_archive_duration"].as_u64().unwrap_or(4320);
    Reply::created(world.start_thread(&Thread { parent, message, owner: who.id(), name, minutes })?)
}
