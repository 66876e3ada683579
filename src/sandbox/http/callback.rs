//! The bot's first answer to an interaction.

use super::world::{Interaction, Origin, Progress};
use super::{ApiError, Call, EPHEMERAL, LOADING, Reply, Who, World, check};
use axum::http::StatusCode;
use check::Purpose;
use serde_json::{Value, json};

/// `POST /interactions/{id}/{token}/callback`
pub(super) fn answer(world: &mut World, call: &Call, id: u64, token: &str) -> Result<Reply, ApiError> {
    let known = world.interaction(id).filter(|interaction| interaction.token == token);
    let mut interaction = known.ok_or_else(ApiError::unknown_interaction)?.clone();
    let late = u128::from(interaction.age()) > world.terms.answer_limit.as_millis();
    match interaction.answer {
        Progress::Given => {
            let message = "Interaction has already been acknowledged.";
            return Err(ApiError::new(StatusCode::BAD_REQUEST, 40060, message));
        }
        Progress::Expired => return Err(ApiError::unknown_interaction()),
        Progress::Pending if late => return Err(ApiError::unknown_interaction()),
        Progress::Pending => {}
    }
    let kind = call.body["type"].as_u64().unwrap_or_default();
    check_fits(&interaction, kind)?;
    interaction.answer = Progress::Given;
    let done = give(world, call, interaction, kind)?;
    let wished = call.query.get("with_response").map(String::as_str);
    if !matches!(wished, Some("true" | "True" | "1")) {
        return Reply::none();
    }
    let mut about =
        json!({ "id": id.to_string(), "type": done.kind, "channel_id": done.channel.to_string() });
    if let Some(guild) = world.guild_of(done.channel) {
        about["guild_id"] = json!(guild.to_string());
    }
    let message = done.original.and_then(|id| world.message_by_id(id).ok());
    let Some(message) = message else { return Reply::ok(json!({ "interaction": about })) };
    about["response_message_id"] = json!(message.id.to_string());
    about["response_message_ephemeral"] = json!(message.flags() & EPHEMERAL != 0);
    about["response_message_loading"] = json!(message.flags() & LOADING != 0);
    let mut told = json!({ "interaction": about });
    // Of the message that is only acknowledged nothing more is told.
    if kind != 6 {
        let kind = if kind == 7 { 7 } else { 4 };
        told["resource"] = json!({ "type": kind, "message": world.view(message, Who::Person(done.person)) });
    }
    Reply::ok(told)
}

/// Which answers an interaction can have.
fn check_fits(interaction: &Interaction, kind: u64) -> Result<(), ApiError> {
    let allowed: &[u64] = match (interaction.kind, interaction.source) {
        (4, _) => &[8],
        (3, _) => &[4, 5, 6, 7, 9],
        (5, Some(_)) => &[4, 5, 6, 7],
        (5, None) => &[4, 5],
        _ => &[4, 5, 9],
    };
    if allowed.contains(&kind) {
        return Ok(());
    }
    let list = allowed.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    Err(ApiError::at("type", "BASE_TYPE_CHOICES", &format!("Value must be one of {{{list}}}.")))
}

fn give(
    world: &mut World,
    call: &Call,
    mut interaction: Interaction,
    kind: u64,
) -> Result<Interaction, ApiError> {
    let empty = json!({});
    let data = if call.body["data"].is_null() { &empty } else { &call.body["data"] };
    let files = call.file_numbers();
    match kind {
        4 => {
            check::message(data, Some("data"), Purpose::Answer, &files, &[])?;
            interaction.original =
                Some(world.create(origin(world, &interaction, data, false), data, &call.files)?);
        }
        5 => {
            check::message(data, Some("data"), Purpose::Defer, &[], &[])?;
            let mut origin = origin(world, &interaction, data, false);
            origin.flags |= LOADING;
            let flags = json!({ "flags": data["flags"] });
            interaction.original = Some(world.create(origin, &flags, &[])?);
        }
        6 => interaction.original = interaction.source,
        7 => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            let kept = world.message_by_id(source)?.attachments();
            check::message(data, Some("data"), Purpose::Answer, &files, &kept)?;
            world.edit(source, data, &call.files)?;
            interaction.original = Some(source);
        }
        8 => check::autocomplete(data, interaction.focused)?,
        _ => {
            check::modal(data)?;
            interaction.modal = Some(data.clone());
        }
    }
    world.save_interaction(interaction.clone())?;
    tell(world, &interaction, kind, data);
    Ok(interaction)
}

/// Tells the person how it went.
fn tell(world: &mut World, interaction: &Interaction, kind: u64, data: &Value) {
    if kind == 8 {
        let event = json!({ "choices": data["choices"], "nonce": interaction.nonce });
        return world.tell_person(interaction.person, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", event);
    }
    if kind == 9 {
        let application = world.cast.application_view(interaction.application).unwrap_or_default();
        let event = json!({
            "id": interaction.id.to_string(), "nonce": interaction.nonce, "custom_id": data["custom_id"],
            "title": data["title"], "components": data["components"],
            "channel_id": interaction.channel.to_string(),
            "application": { "id": application["id"], "name": application["name"], "bot": application["bot"] },
        });
        world.tell_person(interaction.person, "INTERACTION_MODAL_CREATE", event);
    }
    let event = interaction.nonce_event();
    world.tell_person(interaction.person, "INTERACTION_SUCCESS", event);
}

/// Where a message made by an interaction comes from.
pub(super) fn origin(world: &World, interaction: &Interaction, data: &Value, followup: bool) -> Origin {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let mut extra = world.message_fields(interaction, followup);
    if !followup && !interaction.nonce.is_null() {
        extra["nonce"] = interaction.nonce.clone();
    }
    let replies = extra.get("message_reference").is_some();
    Origin {
        id: None,
        channel: interaction.channel,
        author: interaction.application,
        kind: match interaction.kind {
            _ if replies => 19,
            2 => 20,
            _ => 0,
        },
        flags: 0,
        seen_by: ephemeral.then_some(interaction.person),
        made_by: Some(interaction.id),
        extra,
    }
}
