//! The bot's first answer to an interaction.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::Call;
use super::check::{self, Purpose};
use super::error::Refusal;
use super::interaction::{Answer, Interaction};
use super::journal::Entry;
use super::message::{EPHEMERAL, LOADING, Origin};
use super::route::Reply;
use super::state::State;
use super::world::{self, APPLICATION, Who};

/// `POST /interactions/{id}/{token}/callback`
pub fn answer(state: &mut State, call: &Call, id: u64, token: &str) -> Result<Reply, Refusal> {
    let known = state.keep.interactions.get(&id).filter(|interaction| interaction.token == token);
    let mut interaction = known.ok_or_else(Refusal::unknown_interaction)?.clone();
    let late = u128::from(interaction.age()) > state.answer_limit.as_millis();
    match interaction.answer {
        Answer::Given => {
            let message = "Interaction has already been acknowledged.";
            return Err(Refusal::new(StatusCode::BAD_REQUEST, 40060, message));
        }
        Answer::Expired => return Err(Refusal::unknown_interaction()),
        Answer::Pending if late => return Err(Refusal::unknown_interaction()),
        Answer::Pending => {}
    }
    let kind = call.body["type"].as_u64().unwrap_or_default();
    fitting(&interaction, kind)?;
    interaction.answer = Answer::Given;
    let done = give(state, call, interaction, kind)?;
    if call.query.get("with_response").is_none_or(|asked| asked != "true") {
        return Reply::none();
    }
    let mut resource = json!({ "type": kind });
    if let Some(message) = done.original.and_then(|id| state.keep.messages.get(&id)) {
        resource["message"] = state.view(message, Who::Person(done.person));
    }
    let about = json!({
        "id": id.to_string(), "type": done.kind, "response_message_id": done.original.map(|id| id.to_string()),
        "response_message_ephemeral": resource["message"]["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0,
        "response_message_loading": resource["message"]["flags"].as_u64().unwrap_or(0) & LOADING != 0,
    });
    Reply::ok(json!({ "interaction": about, "resource": resource }))
}

/// Which answers an interaction can have.
fn fitting(interaction: &Interaction, kind: u64) -> Result<(), Refusal> {
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
    Err(Refusal::at("type", "BASE_TYPE_CHOICES", &format!("Value must be one of {{{list}}}.")))
}

fn give(state: &mut State, call: &Call, mut told: Interaction, kind: u64) -> Result<Interaction, Refusal> {
    let empty = json!({});
    let data = if call.body["data"].is_null() { &empty } else { &call.body["data"] };
    let files = call.file_numbers();
    match kind {
        4 => {
            check::draft(data, Some("data"), Purpose::Answer, &files, &[])?;
            told.original = Some(state.create(origin(&told, data, false), data, &call.files)?);
        }
        5 => {
            check::draft(data, Some("data"), Purpose::Defer, &[], &[])?;
            let mut origin = origin(&told, data, false);
            origin.flags |= LOADING;
            let flags = json!({ "flags": data["flags"] });
            told.original = Some(state.create(origin, &flags, &[])?);
        }
        6 => told.original = told.source,
        7 => {
            let source = told.source.and_then(|id| state.keep.messages.get(&id));
            let source = source.ok_or_else(Refusal::unknown_message)?;
            check::draft(data, Some("data"), Purpose::Answer, &files, &source.attachments())?;
            let source = source.id;
            state.edit(source, data, &call.files)?;
            told.original = Some(source);
        }
        8 => check::autocomplete(data, told.focused)?,
        _ => {
            check::modal(data)?;
            told.modal = Some(data.clone());
        }
    }
    state.commit(Entry::Interaction(told.clone()))?;
    tell(state, &told, kind, data);
    Ok(told)
}

/// Tells the person how it went.
fn tell(state: &mut State, told: &Interaction, kind: u64, data: &Value) {
    if kind == 8 {
        let event = json!({ "choices": data["choices"], "nonce": told.nonce });
        return state.tell_person(told.person, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", &event);
    }
    if kind == 9 {
        let event = json!({
            "id": told.id.to_string(), "nonce": told.nonce, "custom_id": data["custom_id"],
            "title": data["title"], "components": data["components"], "channel_id": told.channel.to_string(),
            "application": { "id": APPLICATION.to_string(), "name": "B-Side", "bot": world::user(APPLICATION) },
        });
        state.tell_person(told.person, "INTERACTION_MODAL_CREATE", &event);
    }
    let event = told.nonce_event();
    state.tell_person(told.person, "INTERACTION_SUCCESS", &event);
}

/// Where a message made by an interaction comes from.
pub fn origin(told: &Interaction, data: &Value, followup: bool) -> Origin {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let mut extra = told.message_fields(followup);
    if !followup && !told.nonce.is_null() {
        extra["nonce"] = told.nonce.clone();
    }
    let replies = extra.get("message_reference").is_some();
    Origin {
        channel: told.channel,
        author: APPLICATION,
        kind: match told.kind {
            _ if replies => 19,
            2 => 20,
            _ => 0,
        },
        flags: 0,
        seen_by: ephemeral.then_some(told.person),
        made_by: Some(told.id),
        extra,
    }
}
