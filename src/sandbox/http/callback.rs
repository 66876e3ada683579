//! The first response to an interaction: its callback.

use super::world::{Interaction, NewMessage, ResponseState};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, api_types, validate, world};
use api_types::message_flag::{EPHEMERAL, LOADING};
use api_types::{interaction_type, message_type};
use serde_json::{Value, json};
use validate::{FormValidator, MessageOperation};

/// The interaction callback types of the API.
pub(super) mod callback_type {
    pub const MESSAGE: u64 = 4;
    pub const DEFERRED_MESSAGE: u64 = 5;
    pub const DEFERRED_UPDATE: u64 = 6;
    pub const UPDATE_MESSAGE: u64 = 7;
    pub const AUTOCOMPLETE: u64 = 8;
    pub const MODAL: u64 = 9;
    /// The deprecated request to buy something, and the start of an activity, which the sandbox does not support.
    pub const UNSUPPORTED: [u64; 2] = [10, 12];
}

/// `POST /interactions/{id}/{token}/callback`
pub(super) fn create_response(world: &mut World, request: &ApiRequest, id: u64, token: &str) -> Reply {
    let known = world.interaction(id).filter(|interaction| interaction.token == token);
    let mut interaction = known.ok_or(ApiError::UNKNOWN_INTERACTION)?.clone();
    let is_late = u128::from(world.age_ms(interaction.id)) > world.limits.first_response_timeout.as_millis();
    match interaction.response_state {
        ResponseState::Sent => return Err(ApiError::ALREADY_ACKNOWLEDGED),
        ResponseState::Expired => return Err(ApiError::UNKNOWN_INTERACTION),
        ResponseState::Pending if is_late => return Err(ApiError::UNKNOWN_INTERACTION),
        ResponseState::Pending => {}
    }
    let kind = request.body["type"].as_u64().unwrap_or_default();
    check_callback_type(&interaction, kind)?;
    interaction.response_state = ResponseState::Sent;
    let interaction = apply(world, request, interaction, kind)?;
    if request.query_flag("with_response") {
        ApiResponse::ok(callback_object(world, &interaction, kind))
    } else {
        ApiResponse::no_content()
    }
}

/// The interaction callback object, which a request with `with_response` gets.
fn callback_object(world: &World, interaction: &Interaction, kind: u64) -> Value {
    let mut view = json!({
        "id": interaction.id.to_string(), "type": interaction.kind,
        "channel_id": interaction.channel.to_string(),
    });
    if let Some(guild) = world.guild_of(interaction.channel) {
        view["guild_id"] = json!(guild.to_string());
    }
    let message = interaction.original_response.and_then(|id| world.message_by_id(id).ok());
    let Some(message) = message else { return json!({ "interaction": view }) };
    view["response_message_id"] = json!(message.id.to_string());
    view["response_message_ephemeral"] = json!(message.flags() & EPHEMERAL != 0);
    view["response_message_loading"] = json!(message.flags() & LOADING != 0);
    let mut callback = json!({ "interaction": view });
    // A deferred update does not return the message.
    if kind != callback_type::DEFERRED_UPDATE {
        let is_update = kind == callback_type::UPDATE_MESSAGE;
        let kind = if is_update { callback_type::UPDATE_MESSAGE } else { callback_type::MESSAGE };
        let message = world.view(message, Account::Person(interaction.person));
        callback["resource"] = json!({ "type": kind, "message": message });
    }
    callback
}

/// Rejects a callback type that the interaction does not permit.
fn check_callback_type(interaction: &Interaction, kind: u64) -> Result {
    let allowed: &[u64] = match (interaction.kind, interaction.source_message) {
        (interaction_type::AUTOCOMPLETE, _) => &[8],
        (interaction_type::COMPONENT, _) => &[4, 5, 6, 7, 9],
        (interaction_type::MODAL_SUBMIT, Some(_)) => &[4, 5, 6, 7],
        // A deferred update changes nothing here; what follows are followups.
        (interaction_type::MODAL_SUBMIT, None) => &[4, 5, 6],
        _ => &[4, 5, 9],
    };
    if allowed.contains(&kind) {
        return Ok(());
    }
    if callback_type::UNSUPPORTED.contains(&kind) {
        let mut form = FormValidator::default();
        form.unsupported("type");
        return form.finish();
    }
    let list = allowed.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    Err(ApiError::invalid_choice("type", &list))
}

/// Creates or edits the message of a response, stores the interaction, and notifies the person.
fn apply(
    world: &mut World,
    request: &ApiRequest,
    mut interaction: Interaction,
    kind: u64,
) -> Result<Interaction> {
    let empty = json!({});
    let data = if request.body["data"].is_null() { &empty } else { &request.body["data"] };
    let files = request.file_indices();
    request.check_form()?;
    match kind {
        callback_type::MESSAGE => {
            let new_message = response_message(world, &interaction, data, false);
            interaction.original_response = Some(world.create_message(new_message, data, &request.files)?);
        }
        callback_type::DEFERRED_MESSAGE => {
            let mut new_message = response_message(world, &interaction, data, false);
            new_message.flags |= LOADING;
            let flags = json!({ "flags": data["flags"] });
            interaction.original_response = Some(world.create_message(new_message, &flags, &[])?);
        }
        callback_type::DEFERRED_UPDATE => interaction.original_response = interaction.source_message,
        callback_type::UPDATE_MESSAGE => {
            let source = interaction.source_message.ok_or(ApiError::UNKNOWN_MESSAGE)?;
            let existing = world.message_by_id(source)?.attachment_ids();
            validate::attachments(data, Some("data"), MessageOperation::Update, &files, &existing)?;
            world.edit_message(source, data, &request.files)?;
            interaction.original_response = Some(source);
        }
        callback_type::AUTOCOMPLETE => validate::autocomplete(data, interaction.focused_option_type)?,
        _ => {
            let modal = json!({ "custom_id": data["custom_id"], "title": data["title"], "components": data["components"] });
            interaction.modal = Some(world::with_component_ids(&modal));
        }
    }
    world.update_interaction(interaction.clone())?;
    notify_person(world, &interaction, kind, data);
    Ok(interaction)
}

/// Queues the events with the outcome of an interaction for its person.
fn notify_person(world: &mut World, interaction: &Interaction, kind: u64, data: &Value) {
    let person = interaction.person;
    if kind == callback_type::AUTOCOMPLETE {
        let event = json!({ "choices": data["choices"], "nonce": interaction.nonce });
        return world.dispatch_to_person(person, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", event);
    }
    if kind == callback_type::MODAL {
        let application = world.directory.application_view(interaction.application).unwrap_or_default();
        let event = json!({
            "id": interaction.id.to_string(), "nonce": interaction.nonce, "custom_id": data["custom_id"],
            "title": data["title"],
            "components": interaction.modal.as_ref().map_or(&Value::Null, |modal| &modal["components"]),
            "channel_id": interaction.channel.to_string(),
            "application": { "id": application["id"], "name": application["name"], "bot": application["bot"] },
        });
        world.dispatch_to_person(person, "INTERACTION_MODAL_CREATE", event);
    }
    world.dispatch_to_person(person, "INTERACTION_SUCCESS", interaction.outcome_event());
}

/// The parameters of a response message: the first response, or a followup.
pub(super) fn response_message(
    world: &World,
    interaction: &Interaction,
    data: &Value,
    is_followup: bool,
) -> NewMessage {
    let is_ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let mut extra_fields = world.response_fields(interaction, is_followup);
    if !is_followup && !interaction.nonce.is_null() {
        extra_fields["nonce"] = interaction.nonce.clone();
    }
    let is_reply = extra_fields.get("message_reference").is_some();
    NewMessage {
        id: None,
        channel: interaction.channel,
        author: interaction.application,
        kind: match interaction.kind {
            _ if is_reply => message_type::REPLY,
            interaction_type::COMMAND => message_type::CHAT_INPUT_COMMAND,
            _ => message_type::DEFAULT,
        },
        flags: 0,
        ephemeral_to: is_ephemeral.then_some(interaction.person),
        interaction_id: Some(interaction.id),
        extra_fields,
    }
}
