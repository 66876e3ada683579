//! What a Discord client does for a person: commands, buttons, selects, autocomplete, modals.

use serde_json::{Map, Value, json};

use super::call::Call;
use super::check::{self, Form, snowflake};
use super::error::Refusal;
use super::fault::Fault;
use super::interaction::{Answer, Interaction};
use super::journal::Entry;
use super::message::Message;
use super::route::Reply;
use super::snowflake::now;
use super::state::{Due, State};
use super::world::{self, APPLICATION, GUILD, Who};

/// What an interaction is about, worked out from a checked body.
struct Deed {
    /// `data` for the bot.
    data: Value,
    name: String,
    source: Option<u64>,
    focused: u64,
    /// Fields of `interaction_metadata` of this kind.
    metadata: Value,
}

/// `POST /interactions`
pub fn interact(state: &mut State, call: &Call, person: u64) -> Result<Reply, Refusal> {
    let body = &call.body;
    let channel = head(body)?;
    let known = state.channel(channel, Who::Person(person))?;
    if !body["guild_id"].is_null() && body["guild_id"] != known["guild_id"] {
        return Err(Refusal::unknown(10004, "Guild"));
    }
    let kind = body["type"].as_u64().unwrap_or_default();
    let deed = match kind {
        2 | 4 => run(state, body, kind == 4)?,
        3 => press(state, body, person, channel)?,
        5 => submit(state, body, person, channel)?,
        _ => return Err(Refusal::at("type", "BASE_TYPE_CHOICES", "Value must be one of {2, 3, 4, 5}.")),
    };
    forget_old(state)?;
    let id = state.snowflakes.next();
    let owners = if known_in_guild(state, channel) { json!({ "0": GUILD.to_string() }) } else { json!({}) };
    let mut metadata = json!({
        "id": id.to_string(), "type": kind, "user": world::user(person),
        "authorizing_integration_owners": owners,
    });
    for (key, value) in deed.metadata.as_object().into_iter().flatten() {
        metadata[key] = value.clone();
    }
    let interaction = Interaction {
        id,
        token: token(id),
        kind,
        person,
        channel,
        nonce: body["nonce"].clone(),
        name: deed.name,
        answer: Answer::Pending,
        original: None,
        source: deed.source,
        focused: deed.focused,
        modal: None,
        metadata,
    };
    let payload = interaction.payload(state, &deed.data, call.locale.as_deref().unwrap_or("en-US"));
    let told = interaction.nonce_event();
    state.commit(Entry::Interaction(interaction))?;
    state.tell_person(person, "INTERACTION_CREATE", &told);
    let limit = u64::try_from(state.answer_limit.as_millis()).unwrap_or(u64::MAX);
    match state.take_fault(|fault| matches!(fault, Fault::Late(_))) {
        Some(Fault::Late(delay)) => {
            let delay = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
            state.due.push((now().saturating_add(delay), Due::Deliver(payload)));
            state.due.push((now().saturating_add(limit), Due::Expire(id)));
        }
        _ if state.deliver(&payload) => state.due.push((now().saturating_add(limit), Due::Expire(id))),
        // Nobody is there who could answer.
        _ => state.give_up(id)?,
    }
    Reply::none()
}

/// Lets go of interactions whose tokens are dead.
fn forget_old(state: &mut State) -> Result<(), Refusal> {
    let life = state.token_life.as_millis();
    let old = |interaction: &&Interaction| u128::from(interaction.age()) > life;
    let gone: Vec<u64> = state.keep.interactions.values().take_while(old).map(|old| old.id).collect();
    gone.into_iter().try_for_each(|id| state.commit(Entry::InteractionGone(id)))
}

fn known_in_guild(state: &State, channel: u64) -> bool {
    state.keep.channels.get(&channel).is_some_and(|channel| !channel["guild_id"].is_null())
}

/// The fields that every interaction has; returns the channel.
fn head(body: &Value) -> Result<u64, Refusal> {
    let mut form = Form::default();
    let mut channel = None;
    if form.object(body).is_some() {
        for key in ["application_id", "channel_id", "data", "type"] {
            if body[key].is_null() {
                form.required(key);
            }
        }
        channel = snowflake(&body["channel_id"]);
        if channel.is_none() && !body["channel_id"].is_null() {
            form.within("channel_id", |form| form.snowflake(&body["channel_id"]));
        }
        if !body["nonce"].is_number() {
            form.optional_text(body, "nonce", 0, 25);
        }
        if !body["data"].is_null() {
            form.within("data", |form| form.object(&body["data"]).is_some());
        }
    }
    form.finish()?;
    if snowflake(&body["application_id"]) != Some(APPLICATION) {
        return Err(Refusal::unknown(10002, "Application"));
    }
    channel.ok_or_else(Refusal::unknown_channel)
}

/// A token nobody guesses by accident; its owner is one process on this machine.
fn token(id: u64) -> String {
    let mixed = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), id);
    format!("aW50ZXJhY3Rpb246{id}-{mixed:016x}")
}

/// A command is run, or one of its options typed.
fn run(state: &State, body: &Value, typing: bool) -> Result<Deed, Refusal> {
    let data = &body["data"];
    let command = snowflake(&data["id"]).and_then(|id| state.keep.commands.get(&id));
    let Some(command) = command else {
        return Err(Refusal::unknown(10063, "application command"));
    };
    if !data["version"].is_null() && data["version"] != command["version"] {
        let message = "This command is outdated, please try again in a few minutes";
        return Err(Refusal::at("data.version", "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION", message));
    }
    if !data["name"].is_null() && data["name"] != command["name"] {
        return Err(Refusal::at("data.name", "INTERACTION_APPLICATION_COMMAND_INVALID_NAME", "Not its name"));
    }
    check::options(command, data, typing)?;
    let focused = if typing { focused(command, data)? } else { 0 };
    let given = data["options"].as_array().cloned().unwrap_or_default();
    let mut seen = json!({
        "id": command["id"], "name": command["name"], "type": command["type"], "options": given,
    });
    let resolved = resolve(state, &command_ids(&given))?;
    if !resolved.is_empty() {
        seen["resolved"] = Value::Object(resolved);
    }
    if !command["guild_id"].is_null() {
        seen["guild_id"] = command["guild_id"].clone();
    }
    let name = command["name"].as_str().unwrap_or_default().to_owned();
    let metadata = json!({ "name": name, "command_type": 1 });
    Ok(Deed { data: seen, name, source: None, focused, metadata })
}

/// The type of the option being typed, which must be one with autocomplete.
fn focused(command: &Value, data: &Value) -> Result<u64, Refusal> {
    let given = data["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    for option in given {
        let empty = Vec::new();
        let known = command["options"].as_array().unwrap_or(&empty);
        let Some(wanted) = known.iter().find(|wanted| wanted["name"] == option["name"]) else { continue };
        if option["focused"] == true && wanted["autocomplete"] == true {
            return Ok(wanted["type"].as_u64().unwrap_or(3));
        }
        if option["options"].is_array() {
            return focused(wanted, option);
        }
    }
    let message = "Exactly one option with autocomplete must be focused";
    Err(Refusal::at("data.options", "APPLICATION_COMMAND_AUTOCOMPLETE_FOCUS", message))
}

/// The ids among the options, with their types.
fn command_ids(options: &[Value]) -> Vec<(u64, u64)> {
    let below =
        |option: &Value| option["options"].as_array().map(|list| command_ids(list)).unwrap_or_default();
    let one = |option: &Value| {
        let kind = option["type"].as_u64()?;
        (6..=9).contains(&kind).then_some(())?;
        Some((kind, snowflake(&option["value"])?))
    };
    options.iter().flat_map(|option| one(option).into_iter().chain(below(option))).collect()
}

/// The objects that ids mean: (option type, id).
fn resolve(state: &State, ids: &[(u64, u64)]) -> Result<Map<String, Value>, Refusal> {
    const USER: u64 = 6;
    const CHANNEL: u64 = 7;
    const MENTIONABLE: u64 = 9;
    let mut resolved = json!({});
    for (kind, id) in ids {
        let key = id.to_string();
        let user = world::user(*id).filter(|_| matches!(*kind, USER | MENTIONABLE));
        let guild = world::guild();
        let role = guild["roles"].as_array().into_iter().flatten().find(|role| role["id"] == key);
        let role = role.filter(|_| !matches!(*kind, USER | CHANNEL));
        let channel = state.keep.channels.get(id).filter(|_| *kind == CHANNEL);
        if let Some(user) = user {
            resolved["users"][&key] = user;
            resolved["members"][&key] = world::bare_member(*id);
            resolved["members"][&key]["permissions"] = json!(world::permissions(*id));
        } else if let Some(role) = role {
            resolved["roles"][&key] = role.clone();
        } else if let Some(channel) = channel {
            resolved["channels"][&key] = state.channel_view(channel);
        } else if *kind == USER {
            return Err(Refusal::unknown_user());
        } else {
            return Err(Refusal::at("data.options", "INTERACTION_UNKNOWN_ENTITY", "Unknown id"));
        }
    }
    Ok(resolved.as_object().cloned().unwrap_or_default())
}

/// A button is pressed, or a select used.
fn press(state: &State, body: &Value, person: u64, channel: u64) -> Result<Deed, Refusal> {
    let data = &body["data"];
    let Some(id) = snowflake(&body["message_id"]) else {
        return Err(Refusal::at("message_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    let message = state.message(channel, id, Who::Person(person))?;
    let component = component(message, data)?;
    let kind = component["type"].as_u64().unwrap_or(2);
    let mut seen = json!({ "custom_id": component["custom_id"], "component_type": kind });
    if kind != 2 {
        let values = chosen(component, data)?;
        let options = match kind {
            5 => 6,
            6 => 8,
            7 => 9,
            _ => 7,
        };
        if kind != 3 {
            let ids: Vec<(u64, u64)> = values.iter().filter_map(|v| Some((options, snowflake(v)?))).collect();
            seen["resolved"] = Value::Object(resolve(state, &ids)?);
        }
        seen["values"] = json!(values);
    }
    Ok(Deed {
        data: seen,
        name: String::new(),
        source: Some(id),
        focused: 0,
        metadata: json!({ "interacted_message_id": id.to_string() }),
    })
}

/// The component that was used: on the message, of the named type, not disabled.
fn component<'m>(message: &'m Message, data: &Value) -> Result<&'m Value, Refusal> {
    let invalid =
        || Refusal::at("data.custom_id", "COMPONENT_VALIDATION_FAILED", "Component validation failed");
    let component = message.component(&data["custom_id"]).ok_or_else(invalid)?;
    let other_type = !data["component_type"].is_null() && data["component_type"] != component["type"];
    if data["custom_id"].is_null() || component["disabled"] == true || other_type {
        return Err(invalid());
    }
    Ok(component)
}

fn chosen(select: &Value, data: &Value) -> Result<Vec<Value>, Refusal> {
    let values = data["values"].as_array().cloned().unwrap_or_default();
    let least = select["min_values"].as_u64().unwrap_or(1) as usize;
    let most = select["max_values"].as_u64().unwrap_or(1) as usize;
    if !(least..=most).contains(&values.len()) {
        let message = format!("Must be between {least} and {most} in length.");
        return Err(Refusal::at("data.values", "BASE_TYPE_BAD_LENGTH", &message));
    }
    let offered = select["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let known = |value: &Value| offered.iter().any(|option| &option["value"] == value);
    let twice = values.iter().enumerate().any(|(index, value)| values[..index].contains(value));
    if twice || select["type"] == 3 && !values.iter().all(known) {
        return Err(Refusal::at("data.values", "COMPONENT_VALIDATION_FAILED", "Component validation failed"));
    }
    Ok(values)
}

/// A modal is sent in. `data.id` names the interaction that opened it; without it the newest one counts.
fn submit(state: &State, body: &Value, person: u64, channel: u64) -> Result<Deed, Refusal> {
    let data = &body["data"];
    let opener = state.keep.interactions.values().rev().find(|other| {
        let named = data["id"].is_null() || snowflake(&data["id"]) == Some(other.id);
        let modal = other.modal.as_ref();
        named
            && other.person == person
            && other.channel == channel
            && modal.is_some_and(|modal| modal["custom_id"] == data["custom_id"])
    });
    let Some((opener, modal)) = opener.and_then(|opener| Some((opener, opener.modal.as_ref()?))) else {
        return Err(Refusal::unknown_interaction());
    };
    check::submission(modal, data)?;
    let rows = modal["components"].as_array().into_iter().flatten().map(|row| {
        let inputs = row["components"].as_array().into_iter().flatten().map(|input| {
            let value = submitted(data, &input["custom_id"]);
            json!({ "type": 4, "custom_id": input["custom_id"], "value": value })
        });
        json!({ "type": 1, "components": inputs.collect::<Vec<_>>() })
    });
    Ok(Deed {
        data: json!({ "custom_id": modal["custom_id"], "components": rows.collect::<Vec<_>>() }),
        name: opener.name.clone(),
        source: opener.source,
        focused: 0,
        metadata: json!({ "triggering_interaction_metadata": opener.metadata }),
    })
}

fn submitted<'d>(data: &'d Value, custom_id: &Value) -> &'d str {
    let rows = data["components"].as_array().into_iter().flatten();
    let mut items = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let item = items.find(|item| &item["custom_id"] == custom_id);
    item.and_then(|item| item["value"].as_str()).unwrap_or_default()
}
