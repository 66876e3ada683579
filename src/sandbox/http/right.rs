//! Who may post what where.

use super::{ApiError, Who, World, world};
use axum::http::StatusCode;
use serde_json::Value;
use world::{
    ATTACH_FILES, EMBED_LINKS, MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS,
};

/// Refuses a message that `who` may not post in a channel that they see.
pub(super) fn check_post(
    world: &World,
    who: Who,
    channel: u64,
    body: &Value,
    has_files: bool,
) -> Result<(), ApiError> {
    if world.is_forum(channel) {
        let message = "Cannot send messages in a non-text channel";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50008, message));
    }
    check_open(world, who, channel)?;
    let write = if world.is_thread(channel) { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
    check_content(world, who, channel, body, has_files, write)?;
    let rights = world.permissions(channel, who.id());
    if !body["message_reference"].is_null() && rights & READ_MESSAGE_HISTORY == 0 {
        let message = "Cannot reply without permission to read message history";
        return Err(ApiError::new(StatusCode::FORBIDDEN, 160_002, message));
    }
    let talkers = world.talkers(channel);
    if let (Who::Bot(application), Some(person)) = (who, talkers.iter().find(|user| **user != who.id()))
        && !knows(world, application, *person)
    {
        return Err(ApiError::refused_direct());
    }
    Ok(())
}

/// Refuses content that `who` may not post in a channel, where `write` is what allows to post at all.
pub(super) fn check_content(
    world: &World,
    who: Who,
    channel: u64,
    body: &Value,
    has_files: bool,
    write: u64,
) -> Result<(), ApiError> {
    let has_embeds = body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty());
    let mut needed = write;
    if has_embeds && matches!(who, Who::Bot(_)) {
        needed |= EMBED_LINKS;
    }
    if has_files {
        needed |= ATTACH_FILES;
    }
    if world.permissions(channel, who.id()) & needed == needed {
        Ok(())
    } else {
        Err(ApiError::missing_permissions())
    }
}

/// Refuses what happens in a thread that is closed to `who`.
pub(super) fn check_open(world: &World, who: Who, channel: u64) -> Result<(), ApiError> {
    let (_, locked) = world.archived_and_locked(channel);
    let may_manage = world.permissions(channel, who.id()) & MANAGE_THREADS != 0;
    if locked && !may_manage { Err(ApiError::locked()) } else { Ok(()) }
}

/// Refuses what cannot be done in a thread that was put away.
pub(super) fn check_not_archived(world: &World, channel: u64) -> Result<(), ApiError> {
    if world.archived_and_locked(channel).0 { Err(ApiError::archived()) } else { Ok(()) }
}

/// Whether a bot may write to a person: they have a server in common, or the person has installed it.
fn knows(world: &World, application: u64, person: u64) -> bool {
    let installed = world.cast.person(person).is_some_and(|known| known.applications.contains(&application));
    installed || world.cast.guilds_of(application).any(|guild| guild.has(person))
}
