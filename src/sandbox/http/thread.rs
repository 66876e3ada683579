//! Threads, and posts in forums, which are threads with a first message.

use super::right::{check_content, check_open};
use super::world::{CREATE_PUBLIC_THREADS, MANAGE_THREADS, Origin, SEND_MESSAGES, Thread};
use super::{ApiError, Call, Reply, Who, World, check};
use axum::http::StatusCode;
use check::{Form, Purpose};
use serde_json::{Value, json};

/// How long a thread may be silent until it is put away, in minutes.
const SILENCES: [u64; 4] = [60, 1440, 4320, 10080];

/// Starts a thread; one that starts from a message takes its id, as on Discord. A post in a forum has its first message
/// in `message`, which has the id of the thread.
pub(super) fn start(
    world: &mut World,
    call: &Call,
    who: Who,
    parent: u64,
    message: Option<u64>,
) -> Result<Reply, ApiError> {
    let mut form = Form::default();
    let name = form.text(&call.body, "name", 1, 100).unwrap_or_default();
    let minutes = silence(&mut form, &call.body);
    let forum = world.is_forum(parent);
    if forum && call.body["message"].is_null() {
        form.missing("message");
    }
    form.finish()?;
    if !world.has_threads(parent) {
        let text = "Cannot execute action on this channel type";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50024, text));
    }
    if message.is_some_and(|message| world.channel_by_id(message).is_some()) {
        let text = "A thread has already been created for this message";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 160_004, text));
    }
    // Without a type it would be a private one, which there are none of here: people of the page mean a public one.
    let kind = &call.body["type"];
    if !forum && message.is_none() && !kind.is_null() && *kind != json!(world.kind_of_threads(parent)) {
        return Err(ApiError::at(
            "type",
            "BASE_TYPE_CHOICES",
            "Value must be the type of this channel's threads.",
        ));
    }
    let needed = if forum { SEND_MESSAGES } else { CREATE_PUBLIC_THREADS };
    let first = &call.body["message"];
    check_content(world, who, parent, first, forum && !call.files.is_empty(), needed)?;
    if forum {
        check::message(first, Some("message"), Purpose::Post, &call.file_numbers(), &[])?;
    }
    let owner = who.id();
    let thread = Thread { parent, message, owner, name, minutes: minutes.unwrap_or(4320) };
    let mut thread = world.start_thread(&thread)?;
    if forum && let Some(id) = super::snowflake::read(&thread["id"]) {
        let origin = Origin { id: Some(id), channel: id, author: owner, ..Origin::default() };
        world.create(origin, first, &call.files)?;
        thread["message"] = world.view(world.message(id, id, who)?, who);
    }
    Reply::created(thread)
}

/// `PATCH /channels/{id}` of a thread: its name, and whether it is put away and locked.
pub(super) fn change(world: &mut World, body: &Value, who: Who, thread: u64) -> Result<Reply, ApiError> {
    let mut form = Form::default();
    form.optional_text(body, "name", 1, 100);
    form.boolean(body, "archived");
    form.boolean(body, "locked");
    silence(&mut form, body);
    form.finish()?;
    if !world.is_thread(thread) {
        return Err(ApiError::missing_permissions());
    }
    check_open(world, who, thread)?;
    let owner = world.channel_by_id(thread).map(|known| &known["owner_id"]);
    let is_owner = owner.is_some_and(|owner| super::snowflake::read(owner) == Some(who.id()));
    let manages = world.permissions(thread, who.id()) & MANAGE_THREADS != 0;
    // Anybody may bring back what is not locked; the rest is for its owner and those who manage threads.
    let harmless = body["archived"] == false && body["locked"].is_null() && body["name"].is_null();
    if !manages && (!is_owner && !harmless || !body["locked"].is_null()) {
        return Err(ApiError::missing_permissions());
    }
    let archived = world.archived_and_locked(thread).0;
    if archived && body["archived"] != false && body != &json!({}) {
        return Err(ApiError::archived());
    }
    Reply::ok(world.change_thread(thread, body)?)
}

fn silence(form: &mut Form, body: &Value) -> Option<u64> {
    let minutes = &body["auto_archive_duration"];
    let known = minutes.as_u64().filter(|minutes| SILENCES.contains(minutes));
    if known.is_none() && !minutes.is_null() {
        form.not_among("auto_archive_duration", "60, 1440, 4320, 10080");
    }
    known
}
