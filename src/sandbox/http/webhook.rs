//! Later answers to an interaction, by its token: the original message and follow-ups.

use super::call::id;
use super::world::{Interaction, Progress};
use super::{ApiError, Call, EPHEMERAL, LOADING, Reply, Who, World, callback, check, interaction};
use check::Purpose;
use serde_json::json;

/// `/webhooks/{application}/{token}` and what lies below it.
pub(super) fn route(
    world: &mut World,
    call: &Call,
    application: u64,
    token: &str,
    rest: &[&str],
) -> Result<Reply, ApiError> {
    let interaction = holder(world, application, token)?;
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(world, call, &interaction),
        (method, ["messages", which]) => {
            let message = match *which {
                "@original" => interaction.original.ok_or_else(ApiError::unknown_message)?,
                other => id(other)?,
            };
            let known = world.message_by_id(message)?;
            if known.made_by != Some(interaction.id) && interaction.original != Some(message) {
                return Err(ApiError::unknown_message());
            }
            match method {
                "GET" => shown(world, message, &interaction),
                "PATCH" => {
                    let kept = known.attachments();
                    check::message(&call.body, None, Purpose::Edit, &call.file_numbers(), &kept)?;
                    world.edit(message, &call.body, &call.files)?;
                    shown(world, message, &interaction)
                }
                "DELETE" => {
                    world.delete(message)?;
                    Reply::none()
                }
                _ => Err(ApiError::no_route()),
            }
        }
        _ => Err(ApiError::no_route()),
    }
}

/// The interaction of a living token.
fn holder(world: &World, application: u64, token: &str) -> Result<Interaction, ApiError> {
    let interaction = interaction::of_token(world, token).ok_or_else(ApiError::invalid_token)?;
    if application != interaction.application || !world.is_alive(interaction) {
        return Err(ApiError::invalid_token());
    }
    // Before the first answer there is no webhook yet.
    if interaction.answer != Progress::Given {
        return Err(ApiError::unknown(10015, "Webhook"));
    }
    Ok(interaction.clone())
}

fn follow_up(world: &mut World, call: &Call, interaction: &Interaction) -> Result<Reply, ApiError> {
    let body = &call.body;
    let files = call.file_numbers();
    check::message(body, None, Purpose::Answer, &files, &[])?;
    let original = interaction.original.and_then(|id| world.message_by_id(id).ok());
    let loading = original.filter(|message| message.flags() & LOADING != 0).map(|message| message.id);
    if let Some(message) = loading {
        // As on Discord, the first follow-up fills the placeholder, which stays as visible as it was.
        world.edit(message, body, &call.files)?;
        return shown(world, message, interaction);
    }
    let message = world.create(callback::origin(world, interaction, body, true), body, &call.files)?;
    shown(world, message, interaction)
}

/// The message as the holder of the token sees it: ephemeral ones too.
fn shown(world: &World, message: u64, interaction: &Interaction) -> Result<Reply, ApiError> {
    let message = world.message_by_id(message)?;
    let mut view = world.view(message, Who::Person(interaction.person));
    if message.seen_by.is_some() {
        view["flags"] = json!(message.flags() | EPHEMERAL);
    }
    Reply::ok(view)
}
