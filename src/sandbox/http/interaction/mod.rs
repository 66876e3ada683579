//! Interactions that a client creates for a person: commands, components, autocomplete and modal submits.

mod command;
mod component;
mod modal;
mod resolved;

use super::api_types::interaction_type;
use super::permission::{check_not_archived, check_not_locked};
use super::world::{CommandLocation, Interaction, Message, ResponseState, flattened};
use super::{Account, ApiError, ApiResponse, Call, Reply, Result, World, api_types, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// The prefix of interaction tokens, which looks like Discord's.
const TOKEN_PREFIX: &str = "aW50ZXJhY3Rpb246";

/// The fields of an interaction that depend on its type, from a validated body.
struct ParsedInteraction {
    /// The `data` for the bot.
    data: Value,
    /// The name of the command; empty for other interactions.
    command_name: String,
    /// The message whose component was used.
    source_message: Option<u64>,
    /// The type of the focused option (autocomplete); 0 for other interactions.
    focused_option_type: u64,
    /// The `authorizing_integration_owners`.
    integration_owners: Value,
    /// The fields of `interaction_metadata` that depend on the type.
    metadata: Value,
}

/// Who interacts with which application, and where.
#[derive(Clone, Copy)]
struct InteractionContext {
    application: u64,
    person: u64,
    channel: u64,
}

/// `POST /interactions`
pub(super) fn create(call: &mut Call) -> Reply {
    let (body, person) = (call.body(), call.user());
    let (application, channel) = check_common_fields(body)?;
    if call.world.directory.application(application).is_none() {
        return Err(ApiError::UNKNOWN_APPLICATION);
    }
    let channel_object = call.world.channel(channel, call.account)?;
    if !body["guild_id"].is_null() && body["guild_id"] != channel_object["guild_id"] {
        return Err(ApiError::UNKNOWN_GUILD);
    }
    check_not_archived(call.world, channel)?;
    check_not_locked(call, channel)?;
    let kind = body["type"].as_u64().unwrap_or_default();
    let context = InteractionContext { application, person, channel };
    let parsed = match kind {
        interaction_type::COMMAND => command::parse(call, context, false)?,
        interaction_type::AUTOCOMPLETE => command::parse(call, context, true)?,
        interaction_type::COMPONENT => component::parse(call.world, body, context)?,
        interaction_type::MODAL_SUBMIT => modal::parse(call.world, body, context)?,
        _ => return Err(ApiError::invalid_choice("type", "2, 3, 4, 5")),
    };
    let id = call.world.next_id();
    let mut metadata = json!({
        "id": id.to_string(), "type": kind, "user": call.world.directory.user(person),
        "authorizing_integration_owners": parsed.integration_owners,
    });
    for (key, value) in parsed.metadata.as_object().into_iter().flatten() {
        metadata[key] = value.clone();
    }
    let interaction = Interaction {
        id,
        application,
        token: format!("{TOKEN_PREFIX}{id}-{}", call.world.random_hex(id)),
        kind,
        person,
        channel,
        nonce: body["nonce"].clone(),
        command_name: parsed.command_name,
        response_state: ResponseState::Pending,
        original_response: None,
        source_message: parsed.source_message,
        focused_option_type: parsed.focused_option_type,
        modal: None,
        metadata,
    };
    let default_locale = call.world.directory.person(person).map_or("en-US", |known| &known.locale);
    let locale = call.request.locale.as_deref().unwrap_or(default_locale).to_owned();
    call.world.create_interaction(interaction, &parsed.data, &locale)?;
    ApiResponse::no_content()
}

/// Checks the fields that all types have. Returns the application and the channel.
fn check_common_fields(body: &Value) -> Result<(u64, u64)> {
    let mut form = FormValidator::default();
    let mut channel = None;
    if form.object(body).is_some() {
        for key in ["application_id", "channel_id", "data", "type"] {
            form.require(body, key);
        }
        channel = snowflake::from_json(&body["channel_id"]);
        if channel.is_none() && !body["channel_id"].is_null() {
            form.within("channel_id", |form| form.snowflake(&body["channel_id"]));
        }
        if !body["nonce"].is_number() {
            form.optional_string(body, "nonce", 0, 25);
        }
        form.optional_object(body, "data", |_, _| ());
    }
    form.finish()?;
    let application = snowflake::from_json(&body["application_id"]);
    let application = application.ok_or(ApiError::UNKNOWN_APPLICATION)?;
    Ok((application, channel.ok_or(ApiError::UNKNOWN_CHANNEL)?))
}

/// The interaction with this token.
pub(super) fn by_token<'w>(world: &'w World, token: &str) -> Option<&'w Interaction> {
    let (id, _) = token.strip_prefix(TOKEN_PREFIX)?.split_once('-')?;
    world.interaction(id.parse().ok()?).filter(|interaction| interaction.token == token)
}
