//! What the bot, and mostly people too, can look up: users, the application, the server, its members.

use axum::http::StatusCode;
use serde_json::{Value, json};

use super::call::{Call, id};
use super::check::snowflake;
use super::error::Refusal;
use super::journal::Entry;
use super::route::Reply;
use super::state::{State, recipient};
use super::world::{self, APPLICATION, GUILD, Who};

/// `GET /gateway`
pub fn gateway(state: &State) -> Result<Reply, Refusal> {
    Reply::ok(json!({ "url": gateway_url(state) }))
}

/// `GET /gateway/bot`
pub fn gateway_bot(state: &State) -> Result<Reply, Refusal> {
    Reply::ok(json!({
        "url": gateway_url(state), "shards": 1,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
    }))
}

/// The address of the gateway.
pub fn gateway_url(state: &State) -> String {
    format!("{}/gateway", state.base.replacen("http", "ws", 1))
}

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub fn application() -> Result<Reply, Refusal> {
    Reply::ok(world::application())
}

/// Refuses an application id that is not the bot's own.
pub fn own_application(application: u64) -> Result<(), Refusal> {
    if application == APPLICATION {
        return Ok(());
    }
    Err(Refusal::new(
        StatusCode::FORBIDDEN,
        20012,
        "You are not authorized to perform this action on this application",
    ))
}

/// Refuses any server but the one there is.
pub fn known_guild(guild: u64) -> Result<(), Refusal> {
    if guild == GUILD { Ok(()) } else { Err(Refusal::unknown(10004, "Guild")) }
}

/// `GET /users/@me`
pub fn current_user(who: Who) -> Result<Reply, Refusal> {
    let mut user = world::user(who.id()).ok_or_else(Refusal::unknown_user)?;
    user["mfa_enabled"] = json!(false);
    user["locale"] = json!("en-US");
    Reply::ok(user)
}

/// `GET /users/{id}`
pub fn user(user: u64) -> Result<Reply, Refusal> {
    Reply::ok(world::user(user).ok_or_else(Refusal::unknown_user)?)
}

/// `GET /users/@me/guilds`
pub fn guilds(who: Who) -> Result<Reply, Refusal> {
    let guild = world::guild();
    Reply::ok(json!([{
        "id": guild["id"], "name": guild["name"], "icon": null, "banner": null, "features": [],
        "owner": snowflake(&guild["owner_id"]) == Some(who.id()), "permissions": world::permissions(who.id()),
    }]))
}

/// `GET /guilds/{id}` and what lies below it.
pub fn guild(state: &State, call: &Call, who: Who, rest: &[&str]) -> Result<Reply, Refusal> {
    let member = |user: u64| world::member(user).ok_or_else(|| Refusal::unknown(10007, "Member"));
    match rest {
        [] => Reply::ok(world::guild()),
        ["channels"] => Reply::ok(guild_channels(state, false)),
        ["threads", "active"] => Reply::ok(json!({ "threads": guild_channels(state, true), "members": [] })),
        ["roles"] => Reply::ok(world::guild()["roles"].clone()),
        ["members", "search"] => {
            let query = call.query.get("query").map(|text| text.to_lowercase()).unwrap_or_default();
            let starts = |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let fits = |member: &Value| {
                starts(&member["user"]["username"]) || starts(&member["user"]["global_name"])
            };
            Reply::ok(world::members().into_iter().filter(fits).collect())
        }
        // Discord keeps the list from bots without the privileged intent.
        ["members"] if who == Who::Bot => Err(Refusal::missing_access()),
        ["members"] => Reply::ok(json!(world::members())),
        ["members", "@me"] => Reply::ok(member(who.id())?),
        ["members", user] => Reply::ok(member(id(user)?)?),
        _ => Err(Refusal::no_route()),
    }
}

/// The channels of the server, or its threads.
pub fn guild_channels(state: &State, threads: bool) -> Value {
    let wanted = |channel: &&Value| !channel["guild_id"].is_null() && (channel["type"] == 11) == threads;
    state.keep.channels.values().filter(wanted).map(|channel| state.channel_view(channel)).collect()
}

/// `POST /users/@me/channels`: the direct conversation with a person, made when it is not there yet.
pub fn open_direct(state: &mut State, body: &Value) -> Result<Reply, Refusal> {
    let Some(person) = snowflake(&body["recipient_id"]) else {
        return Err(Refusal::at("recipient_id", "BASE_TYPE_REQUIRED", "This field is required"));
    };
    if !world::people().any(|other| other == person) {
        let status = StatusCode::BAD_REQUEST;
        return Err(Refusal::new(status, 50033, "Invalid Recipient(s)"));
    }
    let known = state.keep.channels.values().find(|channel| recipient(channel) == Some(person));
    if let Some(channel) = known {
        return Reply::ok(state.channel_view(channel));
    }
    let id = state.snowflakes.next();
    let channel = json!({
        "id": id.to_string(), "type": 1, "last_message_id": null, "flags": 0,
        "recipients": [world::user(person)],
    });
    state.commit(Entry::Channel(id, channel.clone()))?;
    state.tell_person(person, "CHANNEL_CREATE", &channel);
    Reply::ok(channel)
}

/// `GET /users/@me/channels` of a person: the conversation with the bot, if there is one.
pub fn direct_channels(state: &State, person: u64) -> Result<Reply, Refusal> {
    let theirs = |channel: &&Value| recipient(channel) == Some(person);
    let view = |channel: &Value| {
        let mut view = state.channel_view(channel);
        view["recipients"] = json!([world::user(APPLICATION)]);
        view
    };
    Reply::ok(state.keep.channels.values().filter(theirs).map(view).collect())
}
