//! What a Discord client does for a person: commands, buttons, selects, autocomplete, modals.

mod command;
mod component;
mod modal;
mod resolved;

use super::right::{check_not_archived, check_open};
use super::world::{Interaction, Message, Place, Progress};
use super::{ApiError, Call, Reply, Who, World, check, secret, snowflake};
use check::Form;
use serde_json::{Value, json};

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
    /// For whom the application is installed that is to answer.
    owners: Value,
    /// Fields of `interaction_metadata` of this kind.
    metadata: Value,
}

/// Who does something where, with which application.
#[derive(Clone, Copy)]
struct Scene {
    application: u64,
    person: u64,
    channel: u64,
}

/// `POST /interactions`
pub(super) fn begin(world: &mut World, call: &Call, person: u64) -> Result<Reply, ApiError> {
    let body = &call.body;
    let (application, channel) = check_head(body)?;
    if world.cast.application(application).is_none() {
        return Err(ApiError::unknown(10002, "Application"));
    }
    let known = world.channel(channel, Who::Person(person))?;
    if !body["guild_id"].is_null() && body["guild_id"] != known["guild_id"] {
        return Err(ApiError::unknown_guild());
    }
    check_not_archived(world, channel)?;
    check_open(world, Who::Person(person), channel)?;
    let kind = body["type"].as_u64().unwrap_or_default();
    let scene = Scene { application, person, channel };
    let details = match kind {
        2 | 4 => command::details(world, body, scene, kind == 4)?,
        3 => component::details(world, body, scene)?,
        5 => modal::details(world, body, scene)?,
        _ => return Err(ApiError::at("type", "BASE_TYPE_CHOICES", "Value must be one of {2, 3, 4, 5}.")),
    };
    let id = world.next_id();
    let mut metadata = json!({
        "id": id.to_string(), "type": kind, "user": world.cast.user(person),
        "authorizing_integration_owners": details.owners,
    });
    for (key, value) in details.metadata.as_object().into_iter().flatten() {
        metadata[key] = value.clone();
    }
    let interaction = Interaction {
        id,
        application,
        token: format!("{TOKEN}{id}-{}", secret()),
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
    let usual = world.cast.person(person).map_or("en-US", |known| &known.locale);
    let locale = call.locale.as_deref().unwrap_or(usual).to_owned();
    world.begin(interaction, &details.data, &locale)?;
    Reply::none()
}

/// Checks the fields that every interaction has, and returns application and channel.
fn check_head(body: &Value) -> Result<(u64, u64), ApiError> {
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
    let application = snowflake::read(&body["application_id"]);
    let application = application.ok_or_else(|| ApiError::unknown(10002, "Application"))?;
    Ok((application, channel.ok_or_else(ApiError::unknown_channel)?))
}

/// How tokens begin.
const TOKEN: &str = "aW50ZXJhY3Rpb246";

/// The interaction that a token is of, if it is one.
pub(super) fn of_token<'w>(world: &'w World, token: &str) -> Option<&'w Interaction> {
    let (id, _) = token.strip_prefix(TOKEN)?.split_once('-')?;
    world.interaction(id.parse().ok()?).filter(|interaction| interaction.token == token)
}
