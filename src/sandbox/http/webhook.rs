//! Later responses to an interaction, by its token: edits of the original response, and followups.

use super::api_request::parse_id;
use super::api_types::message_flag::{EPHEMERAL, LOADING};
use super::world::{Interaction, ResponseState};
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, callback, interaction, message_action,
};
use serde_json::json;

/// `/webhooks/{application}/{token}` and the paths below it.
pub(super) fn route(
    world: &mut World,
    request: &ApiRequest,
    application: u64,
    token: &str,
    rest: &[&str],
) -> Reply {
    let interaction = interaction_by_token(world, application, token)?;
    match (request.method.as_str(), rest) {
        ("POST", []) => create_followup(world, request, &interaction),
        (_, ["messages", which]) => {
            let message = match *which {
                "@original" => interaction.original_response.ok_or(ApiError::UNKNOWN_MESSAGE)?,
                other => parse_id(other, "message_id")?,
            };
            let known = world.message_by_id(message)?;
            if known.interaction_id != Some(interaction.id) && interaction.original_response != Some(message)
            {
                return Err(ApiError::UNKNOWN_MESSAGE);
            }
            message_action::by_token(world, request, message, |world| {
                message_response(world, message, &interaction)
            })
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// The interaction of a valid token.
fn interaction_by_token(world: &World, application: u64, token: &str) -> Result<Interaction> {
    let interaction = interaction::by_token(world, token).ok_or(ApiError::INVALID_WEBHOOK_TOKEN)?;
    if application != interaction.application || !world.has_valid_token(interaction) {
        return Err(ApiError::INVALID_WEBHOOK_TOKEN);
    }
    // The webhook exists only after the first response.
    if interaction.response_state != ResponseState::Sent {
        return Err(ApiError::UNKNOWN_WEBHOOK);
    }
    Ok(interaction.clone())
}

fn create_followup(world: &mut World, request: &ApiRequest, interaction: &Interaction) -> Reply {
    let body = &request.body;
    request.check_form()?;
    let original = interaction.original_response.and_then(|id| world.message_by_id(id).ok());
    let placeholder = original.filter(|message| message.flags() & LOADING != 0).map(|message| message.id);
    if let Some(message) = placeholder {
        // As on Discord, the first followup fills the placeholder of a deferred response and does not change its visibility.
        world.edit_message(message, body, &request.files)?;
        return message_response(world, message, interaction);
    }
    let message = world.create_message(
        callback::response_message(world, interaction, body, true),
        body,
        &request.files,
    )?;
    message_response(world, message, interaction)
}

/// The message as the person of the interaction sees it, also if it is ephemeral.
fn message_response(world: &World, message: u64, interaction: &Interaction) -> Reply {
    let message = world.message_by_id(message)?;
    let mut view = world.view(message, Account::Person(interaction.person));
    if message.ephemeral_to.is_some() {
        view["flags"] = json!(message.flags() | EPHEMERAL);
    }
    ApiResponse::ok(view)
}
