//! The routes of threads and of forum posts, which are threads with a first message.

use super::api_types::channel_type::PRIVATE_THREAD;
use super::permission::{check_may_send_content, check_not_locked};
use super::world::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS, NewMessage, NewThread,
    SEND_MESSAGES, audit_action, has_field,
};
use super::{ApiError, ApiResponse, Call, Reply, Result, message_action, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// The flag of a forum whose posts need a tag.
const REQUIRE_TAG: u64 = 1 << 4;

/// Creates a thread. A thread at a message has the id of the message, as on Discord. A post in a forum has its first message
/// in `message`, which gets the id of the thread.
pub(super) fn create(call: &mut Call, parent: u64, message: Option<u64>) -> Reply {
    let body = call.body();
    let mut form = FormValidator::default();
    form.fields(body, "new_thread");
    let is_forum = call.world.is_forum(parent);
    if is_forum && body["message"].is_null() {
        form.missing("message");
    }
    form.finish()?;
    if !call.world.supports_threads(parent) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    if message.is_some_and(|message| call.world.channel_by_id(message).is_some()) {
        return Err(ApiError::MESSAGE_HAS_THREAD);
    }
    if let Some(message) = message {
        message_action::check_not_notice(call.message(parent, message)?)?;
    }
    // A thread of a bot without a type is private. Clients of people mean a public one.
    let kind = &body["type"];
    let is_private =
        !is_forum && message.is_none() && (*kind == PRIVATE_THREAD || kind.is_null() && call.is_bot());
    if is_private && call.world.is_announcement(parent)
        || !is_forum
            && message.is_none()
            && !is_private
            && !kind.is_null()
            && *kind != json!(call.world.thread_type(parent))
    {
        let message = "Value must be the type of this channel's threads.";
        return Err(ApiError::invalid_field("type", "BASE_TYPE_CHOICES", message));
    }
    let needed = match (is_forum, is_private) {
        (true, _) => SEND_MESSAGES,
        (false, true) => CREATE_PRIVATE_THREADS,
        (false, false) => CREATE_PUBLIC_THREADS,
    };
    let applied_tags = if is_forum { applied_tags(call, parent)? } else { Vec::new() };
    let first_message = &body["message"];
    check_may_send_content(call, parent, first_message, is_forum && !call.request.files.is_empty(), needed)?;
    if is_forum {
        call.request.check_form()?;
    }
    let owner = call.user();
    let thread = NewThread {
        parent,
        message,
        owner,
        name: body["name"].as_str().unwrap_or_default(),
        kind: is_private.then_some(PRIVATE_THREAD),
        is_invitable: body["invitable"] != false,
        seconds_between_messages: body["rate_limit_per_user"].as_u64().unwrap_or_default(),
        applied_tags,
        auto_archive_minutes: body["auto_archive_duration"].as_u64().unwrap_or(4320),
    };
    let id = call.world.create_thread(&thread)?;
    if is_forum {
        let new_message = NewMessage { id: Some(id), channel: id, author: owner, ..NewMessage::default() };
        call.world.create_message(new_message, first_message, &call.request.files)?;
    }
    call.world.announce_thread(id, message)?;
    let created = call.world.channel_by_id(id).cloned().unwrap_or_default();
    audit(call, audit_action::THREAD_CREATE, &Value::Null, &created)?;
    let mut view = call.world.channel_view(call.world.channel(id, call.account)?, call.account);
    view["member"] = json!({
        "id": id.to_string(), "user_id": owner.to_string(), "flags": 0,
        "join_timestamp": view["thread_metadata"]["create_timestamp"],
    });
    if is_forum {
        view["message"] = call.world.view(call.message(id, id)?, call.account);
    }
    ApiResponse::created(view)
}

/// `PATCH /channels/{id}` of a thread.
pub(super) fn update(call: &mut Call, thread: u64) -> Reply {
    let body = call.body();
    validate::fields(body, "thread")?;
    if !call.world.is_thread(thread) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    check_not_locked(call, thread)?;
    let owner = call.world.channel_by_id(thread).map(|known| &known["owner_id"]);
    let is_owner = owner.is_some_and(|owner| snowflake::from_json(owner) == Some(call.user()));
    let may_manage = call.has_permissions(thread, MANAGE_THREADS);
    // Everybody may unarchive a thread. Other changes need the owner or MANAGE_THREADS, and locking needs MANAGE_THREADS.
    let is_unarchive = body["archived"] == false && body["locked"].is_null() && body["name"].is_null();
    if !may_manage && (!is_owner && !is_unarchive || !body["locked"].is_null()) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    let archived = call.world.archived_and_locked(thread).0;
    if archived && body["archived"] != false && body != &json!({}) {
        return Err(ApiError::THREAD_ARCHIVED);
    }
    let parent = call.world.channel_by_id(thread).and_then(|known| snowflake::from_json(&known["parent_id"]));
    if let Some(parent) =
        parent.filter(|parent| !body["applied_tags"].is_null() && call.world.is_forum(*parent))
    {
        applied_tags(call, parent)?;
    }
    let before = call.world.channel_by_id(thread).cloned().unwrap_or_default();
    let after = call.world.update_thread(thread, body)?;
    audit(call, audit_action::THREAD_UPDATE, &before, &after)?;
    ApiResponse::ok(after)
}

/// Adds the creation, change or deletion of a channel or thread to the audit log, by its object before and after.
pub(super) fn audit(call: &mut Call, kind: u64, before: &Value, after: &Value) -> Result {
    let object = if after.is_null() { before } else { after };
    let Some(guild) = snowflake::from_json(&object["guild_id"]) else { return Ok(()) };
    call.audit_change(kind, guild, [before, after], |key| has_field("audited channel", key))
}

/// The checked tags in a body, which the forum has. Some forums require one.
fn applied_tags(call: &Call, forum: u64) -> Result<Vec<u64>> {
    let object = call.world.channel_by_id(forum).ok_or(ApiError::UNKNOWN_CHANNEL)?;
    let list = call.body()["applied_tags"].as_array().into_iter().flatten();
    let tags: Vec<u64> = list.filter_map(snowflake::from_json).collect();
    for tag in &tags {
        let id = tag.to_string();
        let mut known = object["available_tags"].as_array().into_iter().flatten();
        let known = known.find(|known| known["id"] == id).ok_or(ApiError::UNKNOWN_TAG)?;
        if known["moderated"] == true {
            call.require(forum, MANAGE_THREADS)?;
        }
    }
    let is_required = object["flags"].as_u64().is_some_and(|flags| flags & REQUIRE_TAG != 0);
    if is_required && tags.is_empty() { Err(ApiError::TAG_REQUIRED) } else { Ok(tags) }
}

/// `DELETE /channels/{id}` of a channel of a guild or of a thread. The creator of a thread may not delete it without
/// `MANAGE_THREADS`, as on Discord.
pub(super) fn delete(call: &mut Call, channel: u64) -> Reply {
    let permissions = call.permissions(channel);
    match call.world.is_thread(channel) {
        true if permissions & MANAGE_THREADS != 0 => {
            let deleted = call.world.delete_thread(channel)?;
            audit(call, audit_action::THREAD_DELETE, &deleted, &Value::Null)?;
            ApiResponse::ok(deleted)
        }
        false if permissions & MANAGE_CHANNELS != 0 => {
            let deleted = call.world.delete_channel(channel)?;
            audit(call, audit_action::CHANNEL_DELETE, &deleted, &Value::Null)?;
            ApiResponse::ok(deleted)
        }
        _ => Err(ApiError::MISSING_PERMISSIONS),
    }
}
