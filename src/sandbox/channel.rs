//! Channels and their messages.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::{Call, id};
use super::check::{self, Purpose, snowflake};
use super::error::Refusal;
use super::fault::Fault;
use super::journal::Entry;
use super::message::{Message, Origin};
use super::route::Reply;
use super::snowflake::{now, timestamp};
use super::state::{State, recipient};
use super::world::{GUILD, Who};

/// `/channels/{id}` and what lies below it.
pub fn route(
    state: &mut State,
    call: &Call,
    who: Who,
    channel: u64,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let known = state.channel(channel, who)?;
    match (call.method.as_str(), rest) {
        ("GET", []) => Reply::ok(state.channel_view(known)),
        ("GET", ["messages"]) => list(state, call, who, channel),
        ("POST", ["messages"]) => post(state, call, who, channel),
        ("GET", ["messages", message]) => {
            Reply::ok(state.view(state.message(channel, id(message)?, who)?, who))
        }
        ("PATCH", ["messages", message]) => change(state, call, who, channel, id(message)?),
        ("DELETE", ["messages", message]) => {
            let message = state.message(channel, id(message)?, who)?;
            if message.author() != Some(who.id()) {
                return Err(Refusal::new(StatusCode::FORBIDDEN, 50013, "Missing Permissions"));
            }
            let message = message.id;
            state.delete(message)?;
            Reply::none()
        }
        ("POST", ["threads"]) => thread(state, call, who, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            let message = state.message(channel, id(message)?, who)?.id;
            thread(state, call, who, channel, Some(message))
        }
        ("POST", ["typing"]) => Reply::none(),
        _ => Err(Refusal::no_route()),
    }
}

/// Newest first, as Discord lists them.
fn list(state: &State, call: &Call, who: Who, channel: u64) -> Result<Reply, Refusal> {
    let limit = match call.query.get("limit").map(|text| text.parse::<usize>()) {
        None => 50,
        Some(Ok(limit @ 1..=100)) => limit,
        Some(_) => {
            let message = "int value should be between 1 and 100.";
            return Err(Refusal::at("limit", "NUMBER_TYPE_MAX", message));
        }
    };
    let seen = |message: &&Message| message.channel == channel && message.visible_to(who);
    let messages = &state.keep.messages;
    let newest = |from: u64, to: u64, most: usize| -> Vec<&Message> {
        messages.range(from..to).rev().map(|(_, message)| message).filter(seen).take(most).collect()
    };
    let oldest = |from: u64, most: usize| -> Vec<&Message> {
        let mut list: Vec<_> = messages.range(from..).map(|(_, m)| m).filter(seen).take(most).collect();
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
    Reply::ok(list.into_iter().map(|message| state.view(message, who)).collect())
}

fn post(state: &mut State, call: &Call, who: Who, channel: u64) -> Result<Reply, Refusal> {
    check::draft(&call.body, None, Purpose::Post, &call.file_numbers(), &[])?;
    let direct = state.keep.channels.get(&channel).is_some_and(|channel| recipient(channel).is_some());
    if direct && who == Who::Bot && state.take_fault(|fault| *fault == Fault::RefuseDirectMessage).is_some() {
        return Err(Refusal::new(StatusCode::FORBIDDEN, 50007, "Cannot send messages to this user"));
    }
    let mut origin = Origin { channel, author: who.id(), ..Origin::default() };
    if let Some(reference) = reference(state, call, who, channel)? {
        origin.kind = 19;
        origin.extra = json!({ "message_reference": reference });
    }
    let id = state.create(origin, &call.body, &call.files)?;
    shown(state, channel, id, who)
}

/// The message that this one replies to.
fn reference(state: &State, call: &Call, who: Who, channel: u64) -> Result<Option<Value>, Refusal> {
    let asked = &call.body["message_reference"];
    let Some(id) = snowflake(&asked["message_id"]) else { return Ok(None) };
    if state.message(channel, id, who).is_err() {
        if asked["fail_if_not_exists"] == false {
            return Ok(None);
        }
        return Err(Refusal::at("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message"));
    }
    Ok(Some(message_reference(channel, id)))
}

/// The object with which a message names the one it replies to.
pub fn message_reference(channel: u64, id: u64) -> Value {
    json!({
        "type": 0, "message_id": id.to_string(), "channel_id": channel.to_string(),
        "guild_id": GUILD.to_string(),
    })
}

fn change(state: &mut State, call: &Call, who: Who, channel: u64, id: u64) -> Result<Reply, Refusal> {
    let message = state.message(channel, id, who)?;
    if message.author() != Some(who.id()) {
        let text = "Cannot edit a message authored by another user";
        return Err(Refusal::new(StatusCode::FORBIDDEN, 50005, text));
    }
    check::draft(&call.body, None, Purpose::Edit, &call.file_numbers(), &message.attachments())?;
    state.edit(id, &call.body, &call.files)?;
    shown(state, channel, id, who)
}

fn shown(state: &State, channel: u64, id: u64, who: Who) -> Result<Reply, Refusal> {
    Reply::ok(state.view(state.message(channel, id, who)?, who))
}

/// Starts a thread; one that starts from a message takes its id, as on Discord.
fn thread(
    state: &mut State,
    call: &Call,
    who: Who,
    parent: u64,
    message: Option<u64>,
) -> Result<Reply, Refusal> {
    let mut form = check::Form::default();
    let name = form.text(&call.body, "name", 1, 100).unwrap_or_default();
    form.finish()?;
    if state.keep.channels.get(&parent).is_none_or(|channel| channel["type"] != 0) {
        let text = "Cannot execute action on this channel type";
        return Err(Refusal::new(StatusCode::BAD_REQUEST, 50024, text));
    }
    let id = message.unwrap_or_else(|| state.snowflakes.next());
    if state.keep.channels.contains_key(&id) {
        let text = "A thread has already been created for this message";
        return Err(Refusal::new(StatusCode::BAD_REQUEST, 160_004, text));
    }
    let time = timestamp(now());
    let minutes = call.body["auto_archive_duration"].as_u64().unwrap_or(4320);
    let channel = json!({
        "id": id.to_string(), "type": 11, "guild_id": GUILD.to_string(), "parent_id": parent.to_string(),
        "owner_id": who.id().to_string(), "name": name, "last_message_id": null, "message_count": 0,
        "member_count": 1, "total_message_sent": 0, "rate_limit_per_user": 0, "flags": 0,
        "thread_metadata": {
            "archived": false, "auto_archive_duration": minutes, "archive_timestamp": time, "locked": false,
            "create_timestamp": time,
        },
    });
    state.commit(Entry::Channel(id, channel.clone()))?;
    let mut event = channel.clone();
    event["newly_created"] = json!(true);
    state.tell_bot(1, "THREAD_CREATE", &event);
    for person in super::world::people() {
        state.tell_person(person, "THREAD_CREATE", &event);
    }
    Reply::created(channel)
}
