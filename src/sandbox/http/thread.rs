//! The routes of threads and of forum posts, which are threads with a first message.

use super::api_types::channel_type::PRIVATE_THREAD;
use super::permission::{check_may_send_content, check_not_locked};
use super::world::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_CHANNELS, MANAGE_THREADS, NewMessage, NewThread,
    SEND_MESSAGES,
};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, World, message_action, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// The durations without messages after which threads may be archived, in minutes.
const AUTO_ARCHIVE_MINUTES: [u64; 4] = [60, 1440, 4320, 10080];

/// Creates a thread. A thread at a message has the id of the message, as on Discord. A post in a forum has its first message
/// in `message`, which gets the id of the thread.
pub(super) fn create(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    parent: u64,
    message: Option<u64>,
) -> Reply {
    let mut form = FormValidator::default();
    let name = form.required_string(&request.body, "name", 1, 100).unwrap_or_default();
    let minutes = auto_archive_minutes(&mut form, &request.body);
    let is_forum = world.is_forum(parent);
    if is_forum && request.body["message"].is_null() {
        form.missing("message");
    }
    form.finish()?;
    if !world.supports_threads(parent) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    if message.is_some_and(|message| world.channel_by_id(message).is_some()) {
        return Err(ApiError::MESSAGE_HAS_THREAD);
    }
    if let Some(message) = message {
        message_action::check_not_notice(world.message(parent, message, account)?)?;
    }
    // A thread of a bot without a type is private. Clients of people mean a public one.
    let kind = &request.body["type"];
    let is_private = !is_forum
        && message.is_none()
        && (*kind == PRIVATE_THREAD || kind.is_null() && matches!(account, Account::Bot(_)));
    if is_private && world.is_announcement(parent)
        || !is_forum
            && message.is_none()
            && !is_private
            && !kind.is_null()
            && *kind != json!(world.thread_type(parent))
    {
        return Err(ApiError::invalid_field(
            "type",
            "BASE_TYPE_CHOICES",
            "Value must be the type of this channel's threads.",
        ));
    }
    let needed = match (is_forum, is_private) {
        (true, _) => SEND_MESSAGES,
        (false, true) => CREATE_PRIVATE_THREADS,
        (false, false) => CREATE_PUBLIC_THREADS,
    };
    let first_message = &request.body["message"];
    check_may_send_content(
        world,
        account,
        parent,
        first_message,
        is_forum && !request.files.is_empty(),
        needed,
    )?;
    if is_forum {
        request.check_form()?;
    }
    let owner = account.id();
    let thread = NewThread {
        parent,
        message,
        owner,
        name,
        kind: is_private.then_some(PRIVATE_THREAD),
        is_invitable: request.body["invitable"] != false,
        auto_archive_minutes: minutes.unwrap_or(4320),
    };
    let id = world.create_thread(&thread)?;
    if is_forum {
        let new_message = NewMessage { id: Some(id), channel: id, author: owner, ..NewMessage::default() };
        world.create_message(new_message, first_message, &request.files)?;
    }
    world.announce_thread(id, message)?;
    let mut view = world.channel_view(world.channel(id, account)?, account);
    view["member"] = json!({
        "id": id.to_string(), "user_id": owner.to_string(), "flags": 0,
        "join_timestamp": view["thread_metadata"]["create_timestamp"],
    });
    if is_forum {
        view["message"] = world.view(world.message(id, id, account)?, account);
    }
    ApiResponse::created(view)
}

/// `PATCH /channels/{id}` of a thread.
pub(super) fn update(world: &mut World, body: &Value, account: Account, thread: u64) -> Reply {
    let mut form = FormValidator::default();
    form.optional_string(body, "name", 1, 100);
    form.boolean(body, "archived");
    form.boolean(body, "locked");
    form.boolean(body, "invitable");
    auto_archive_minutes(&mut form, body);
    form.finish()?;
    if !world.is_thread(thread) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    check_not_locked(world, account, thread)?;
    let owner = world.channel_by_id(thread).map(|known| &known["owner_id"]);
    let is_owner = owner.is_some_and(|owner| super::snowflake::from_json(owner) == Some(account.id()));
    let may_manage = world.permissions(thread, account.id()) & MANAGE_THREADS != 0;
    // Everybody may unarchive a thread. Other changes need the owner or MANAGE_THREADS, and locking needs MANAGE_THREADS.
    let is_unarchive = body["archived"] == false && body["locked"].is_null() && body["name"].is_null();
    if !may_manage && (!is_owner && !is_unarchive || !body["locked"].is_null()) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    let archived = world.archived_and_locked(thread).0;
    if archived && body["archived"] != false && body != &json!({}) {
        return Err(ApiError::THREAD_ARCHIVED);
    }
    ApiResponse::ok(world.update_thread(thread, body)?)
}

/// `DELETE /channels/{id}` of a channel of a guild or of a thread. The creator of a thread may not delete it without
/// `MANAGE_THREADS`, as on Discord.
pub(super) fn delete(world: &mut World, account: Account, channel: u64) -> Reply {
    let permissions = world.permissions(channel, account.id());
    match world.is_thread(channel) {
        true if permissions & MANAGE_THREADS != 0 => ApiResponse::ok(world.delete_thread(channel)?),
        false if permissions & MANAGE_CHANNELS != 0 => ApiResponse::ok(world.delete_channel(channel)?),
        _ => Err(ApiError::MISSING_PERMISSIONS),
    }
}

fn auto_archive_minutes(form: &mut FormValidator, body: &Value) -> Option<u64> {
    let minutes = &body["auto_archive_duration"];
    let known = minutes.as_u64().filter(|minutes| AUTO_ARCHIVE_MINUTES.contains(minutes));
    if known.is_none() && !minutes.is_null() {
        form.invalid_choice("auto_archive_duration", "60, 1440, 4320, 10080");
    }
    known
}
