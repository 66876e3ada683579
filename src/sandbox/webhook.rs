//! Later answers to an interaction, by its token: the original message and follow-ups.

use axum::http::StatusCode;
use serde_json::json;

use super::call::{Call, id};
use super::callback;
use super::check::{self, Purpose};
use super::error::Refusal;
use super::interaction::{Answer, Interaction};
use super::message::{EPHEMERAL, LOADING};
use super::route::Reply;
use super::state::State;
use super::world::{APPLICATION, Who};

/// `/webhooks/{application}/{token}` and what lies below it.
pub fn route(
    state: &mut State,
    call: &Call,
    application: u64,
    token: &str,
    rest: &[&str],
) -> Result<Reply, Refusal> {
    let told = holder(state, application, token)?;
    match (call.method.as_str(), rest) {
        ("POST", []) => follow_up(state, call, &told),
        (method, ["messages", which]) => {
            let message = match *which {
                "@original" => told.original.ok_or_else(Refusal::unknown_message)?,
                other => id(other)?,
            };
            let known = state.keep.messages.get(&message);
            let own = known.filter(|m| m.made_by == Some(told.id) || told.original == Some(message));
            let known = own.ok_or_else(Refusal::unknown_message)?;
            match method {
                "GET" => shown(state, message, &told),
                "PATCH" => {
                    let kept = known.attachments();
                    check::draft(&call.body, None, Purpose::Edit, &call.file_numbers(), &kept)?;
                    state.edit(message, &call.body, &call.files)?;
                    shown(state, message, &told)
                }
                "DELETE" => {
                    state.delete(message)?;
                    Reply::none()
                }
                _ => Err(Refusal::no_route()),
            }
        }
        _ => Err(Refusal::no_route()),
    }
}

/// The interaction of a living token.
fn holder(state: &State, application: u64, token: &str) -> Result<Interaction, Refusal> {
    let invalid = || Refusal::new(StatusCode::UNAUTHORIZED, 50027, "Invalid Webhook Token");
    let told = state.keep.interactions.values().find(|told| told.token == token).ok_or_else(invalid)?;
    if application != APPLICATION || u128::from(told.age()) > state.token_life.as_millis() {
        return Err(invalid());
    }
    // Before the first answer there is no webhook yet.
    if told.answer != Answer::Given {
        return Err(Refusal::unknown(10015, "Webhook"));
    }
    Ok(told.clone())
}

fn follow_up(state: &mut State, call: &Call, told: &Interaction) -> Result<Reply, Refusal> {
    let body = &call.body;
    let files = call.file_numbers();
    check::draft(body, None, Purpose::Answer, &files, &[])?;
    let original = told.original.and_then(|id| state.keep.messages.get(&id));
    let loading = original.filter(|message| message.flags() & LOADING != 0).map(|message| message.id);
    if let Some(message) = loading {
        // As on Discord, the first follow-up fills the placeholder, which stays as visible as it was.
        state.edit(message, body, &call.files)?;
        return shown(state, message, told);
    }
    let message = state.create(callback::origin(told, body, true), body, &call.files)?;
    shown(state, message, told)
}

/// The message as the holder of the token sees it: ephemeral ones too.
fn shown(state: &State, message: u64, told: &Interaction) -> Result<Reply, Refusal> {
    let message = state.keep.messages.get(&message).ok_or_else(Refusal::unknown_message)?;
    let mut view = state.view(message, Who::Person(told.person));
    if message.seen_by.is_some() {
        view["flags"] = json!(message.flags() | EPHEMERAL);
    }
    Reply::ok(view)
}
