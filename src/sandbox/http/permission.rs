//! Checks of the permissions to post.

use super::{Account, ApiError, Call, Result, World, world};
use serde_json::Value;
use world::{
    ATTACH_FILES, EMBED_LINKS, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
    SEND_POLLS,
};

/// Rejects a message that the caller may not post in a channel that it can view.
pub(super) fn check_may_post(call: &Call, channel: u64, body: &Value, has_files: bool) -> Result {
    if call.world.is_forum(channel) || call.world.is_category(channel) {
        return Err(ApiError::NON_TEXT_CHANNEL);
    }
    check_not_locked(call, channel)?;
    let send_permission =
        if call.world.is_thread(channel) { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    check_may_send_content(call, channel, body, has_files, send_permission)?;
    if !body["message_reference"].is_null() && !call.has_permissions(channel, READ_MESSAGE_HISTORY) {
        return Err(ApiError::REPLY_WITHOUT_HISTORY);
    }
    let dm_recipients = call.world.dm_recipients(channel);
    if let (Account::Bot(application), Some(person)) =
        (call.account, dm_recipients.iter().find(|user| **user != call.user()))
        && !may_message(call.world, application, *person)
    {
        return Err(ApiError::CANNOT_MESSAGE_USER);
    }
    Ok(())
}

/// Rejects content that the caller may not post in a channel. `send_permission` is the permission to post there at all.
pub(super) fn check_may_send_content(
    call: &Call,
    channel: u64,
    body: &Value,
    has_files: bool,
    send_permission: u64,
) -> Result {
    let has_embeds = body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty());
    let mut needed = send_permission;
    if has_embeds && call.is_bot() {
        needed |= EMBED_LINKS;
    }
    if has_files {
        needed |= ATTACH_FILES;
    }
    if !body["poll"].is_null() {
        needed |= SEND_POLLS;
    }
    call.require(channel, needed)
}

/// Rejects actions in a locked thread, unless the caller may manage threads.
pub(super) fn check_not_locked(call: &Call, channel: u64) -> Result {
    let (_, locked) = call.world.archived_and_locked(channel);
    let may_manage = call.has_permissions(channel, MANAGE_THREADS);
    if locked && !may_manage { Err(ApiError::THREAD_LOCKED) } else { Ok(()) }
}

/// Rejects actions in an archived thread.
pub(super) fn check_not_archived(world: &World, channel: u64) -> Result {
    if world.archived_and_locked(channel).0 { Err(ApiError::THREAD_ARCHIVED) } else { Ok(()) }
}

/// Whether a bot may message a person: they share a guild, or the person has installed the application.
fn may_message(world: &World, application: u64, person: u64) -> bool {
    let is_installed =
        world.directory.person(person).is_some_and(|known| known.applications.contains(&application));
    is_installed || world.directory.guilds_of(application).any(|guild| guild.has_member(person))
}
