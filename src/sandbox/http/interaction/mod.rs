//! What a Discord client does for a person: commands, buttons, selects, autocomplete, modals.

mod command;
mod component;
mod modal;
mod resolved;

use super::world::{Interaction, Message, Progress};
use super::{APPLICATION, ApiError, Call, GUILD, Reply, Who, World, check, snowflake, world};
use check::Form;
use serde_json::{Value, json};
use std::hash::{BuildHasher, RandomState};

/// What an interaction is about, worked out from a checked body.
struct Details {
    /// `data` for the bot.
    data: Value,
    /// The name of the command, if it is one.
    name: String,
    /// The message whose component was used.
    source: Option<u64>,
    /// The type of the option being typed.
    focused: u64,
    /// Fields of `interaction_metadata` of this kind.
    metadata: Value,
}

/// `POST /interactions`
pub(super) fn begin(world: &mut World, call: &Call, person: u64) -> Result<Reply, ApiError> {
    let body = &call.body;
    let channel = check_head(body)?;
    let known = world.channel(channel, Who::Person(person))?;
    if !body["guild_id"].is_null() && body["guild_id"] != known["guild_id"] {
        return Err(ApiError::unknown_guild());
    }
    let kind = body["type"].as_u64().unwrap_or_default();
    let details = match kind {
        2 | 4 => command::details(world, body, kind == 4)?,
        3 => component::details(world, body, person, channel)?,
        5 => modal::details(world, body, person, channel)?,
        _ => return Err(ApiError::at("type", "BASE_TYPE_CHOICES", "Value must be one of {2, 3, 4, 5}.")),
    };
    let id = world.next_id();
    let owners = if world.in_guild(channel) { json!({ "0": GUILD.to_string() }) } else { json!({}) };
    let mut metadata = json!({
        "id": id.to_string(), "type": kind, "user": world::user(person),
        "authorizing_integration_owners": owners,
    });
    for (key, value) in details.metadata.as_object().into_iter().flatten() {
        metadata[key] = value.clone();
    }
    let interaction = Interaction {
        id,
        token: token(id),
        kind,
        person,
        channel,
        nonce: body["nonce"].clone(),
        name: details.name,
        answer: Progress::Pending,
        original: None,
        source: details.source,
        focused: details.focused,
        modal: None,
        metadata,
    };
    world.begin(interaction, &details.data, call.locale.as_deref().unwrap_or("en-US"))?;
    Reply::none()
}

/// Checks the fields that every interaction has, and returns the channel.
fn check_head(body: &Value) -> Result<u64, ApiError> {
    let mut form = Form::default();
    let mut channel = None;
    if form.object(body).is_some() {
        for key in ["application_id", "channel_id", "data", "type"] {
            if body[key].is_null() {
                form.missing(key);
            }
        }
        channel = snowflake::read(&body["channel_id"]);
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
    if snowflake::read(&body["application_id"]) != Some(APPLICATION) {
        return Err(ApiError::unknown(10002, "Application"));
    }
    channel.ok_or_else(ApiError::unknown_channel)
}

/// How tokens begin.
const TOKEN: &str = "aW50ZXJhY3Rpb246";

/// A token nobody guesses by accident; its owner is one process on this machine.
fn token(id: u64) -> String {
    let mixed = RandomState::new().hash_one(id);
    format!("{TOKEN}{id}-{mixed:016x}")
}

/// The interaction that a token is of, if it is one.
pub(super) fn of_token<'w>(world: &'w World, token: &str) -> Option<&'w Interaction> {
    let (id, _) = token.strip_prefix(TOKEN)?.split_once('-')?;
    world.interaction(id.parse().ok()?).filter(|interaction| interaction.token == token)
}
