//! Guild channels that are not threads: created and updated, their permission overwrites and invites.

use super::api_types::channel_type;
use super::world::{CREATE_INSTANT_INVITE, MANAGE_CHANNELS, MANAGE_ROLES};
use super::{Account, ApiError, ApiRequest, ApiResponse, World, guild, snowflake, validate};
use axum::http::StatusCode;
use serde_json::{Value, json};
use validate::FormValidator;

/// The fields that an update may set here.
const SETTABLE_FIELDS: [&str; 6] =
    ["name", "topic", "nsfw", "rate_limit_per_user", "position", "default_auto_archive_duration"];
/// The other fields that Discord knows.
const UNSUPPORTED_FIELDS: [&str; 12] = [
    "type",
    "permission_overwrites",
    "parent_id",
    "bitrate",
    "user_limit",
    "rtc_region",
    "video_quality_mode",
    "flags",
    "available_tags",
    "default_reaction_emoji",
    "default_sort_order",
    "default_forum_layout",
];

/// `PATCH /channels/{id}` of a channel that is not a thread.
pub(super) fn update(
    world: &mut World,
    body: &Value,
    account: Account,
    channel: u64,
) -> Result<ApiResponse, ApiError> {
    if world.permissions(channel, account.id()) & MANAGE_CHANNELS == 0 {
        return Err(ApiError::missing_permissions());
    }
    let is_forum = world.is_forum(channel);
    check(body, is_forum, false, &UNSUPPORTED_FIELDS)?;
    let channel = world.update_channel(channel, body, &SETTABLE_FIELDS)?;
    ApiResponse::ok(world.channel_view(&channel, account))
}

/// Discord's limit of channels in a guild.
const MAX_CHANNELS: usize = 500;
/// The types of channels that can be created.
const CREATABLE_TYPES: [u64; 3] = [channel_type::TEXT, channel_type::ANNOUNCEMENT, channel_type::FORUM];

/// `POST /guilds/{id}/channels`
pub(super) fn create(
    world: &mut World,
    body: &Value,
    account: Account,
    guild: u64,
) -> Result<ApiResponse, ApiError> {
    guild::check_permission(world, guild, account, MANAGE_CHANNELS)?;
    let kind = if body["type"].is_null() { Some(channel_type::TEXT) } else { body["type"].as_u64() };
    let kind = kind.filter(|kind| CREATABLE_TYPES.contains(kind));
    let unsupported: Vec<&str> =
        UNSUPPORTED_FIELDS.into_iter().filter(|key| *key != "type" || kind.is_none()).collect();
    check(body, kind == Some(channel_type::FORUM), true, &unsupported)?;
    let count = world.guild_channels(guild, account).as_array().map_or(0, Vec::len);
    if count >= MAX_CHANNELS {
        let message = format!("Maximum number of server channels reached ({MAX_CHANNELS})");
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 30013, message));
    }
    let id = world.next_id();
    let mut channel = json!({
        "id": id.to_string(), "guild_id": guild.to_string(), "type": kind, "topic": null, "position": count,
        "permission_overwrites": [], "nsfw": false, "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
    });
    if kind == Some(channel_type::FORUM) {
        channel["available_tags"] = json!([]);
        channel["default_reaction_emoji"] = Value::Null;
        channel["default_sort_order"] = Value::Null;
        channel["default_forum_layout"] = json!(0);
    }
    for key in SETTABLE_FIELDS.into_iter().filter(|key| !body[*key].is_null()) {
        channel[key] = body[key].clone();
    }
    ApiResponse::created(world.save_channel(id, channel)?)
}

/// `PUT` and `DELETE /channels/{id}/permissions/{id}`. Nobody can allow or deny what they may not do.
pub(super) fn overwrite(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
    subject: u64,
) -> Result<ApiResponse, ApiError> {
    let permissions = world.permissions(channel, account.id());
    if permissions & MANAGE_ROLES == 0 {
        return Err(ApiError::missing_permissions());
    }
    let mut object = world.channel_by_id(channel).ok_or_else(ApiError::unknown_channel)?.clone();
    let Some(guild) = world.guild_of(channel).filter(|_| !world.is_thread(channel)) else {
        let message = "Cannot execute action on this channel type";
        return Err(ApiError::new(StatusCode::BAD_REQUEST, 50024, message));
    };
    let id = subject.to_string();
    let mut list = object["permission_overwrites"].as_array().cloned().unwrap_or_default();
    let known = list.len();
    list.retain(|known| known["id"] != id);
    match request.method.as_str() {
        "DELETE" if list.len() == known => return Err(ApiError::unknown(10009, "Overwrite")),
        "DELETE" => {}
        "PUT" => list.push(checked_overwrite(world, &request.body, guild, subject, permissions)?),
        _ => return Err(ApiError::not_found()),
    }
    object["permission_overwrites"] = Value::Array(list);
    world.save_channel(channel, object)?;
    ApiResponse::no_content()
}

fn checked_overwrite(
    world: &World,
    body: &Value,
    guild: u64,
    subject: u64,
    permissions: u64,
) -> Result<Value, ApiError> {
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        for key in ["allow", "deny"].into_iter().filter(|key| !body[*key].is_null()) {
            form.within(key, |form| form.snowflake(&body[key]));
        }
        if !matches!(body["type"].as_u64(), Some(0 | 1)) {
            form.invalid_choice("type", "0, 1");
        }
    }
    form.finish()?;
    let known = world.directory.guild(guild).ok_or_else(ApiError::unknown_guild)?;
    if body["type"] == 0 && known.position(subject).is_none() {
        return Err(ApiError::unknown(10011, "Role"));
    }
    if body["type"] == 1 && world.directory.user(subject).is_none() {
        return Err(ApiError::unknown_user());
    }
    let [allow, deny] = ["allow", "deny"].map(|key| snowflake::from_json(&body[key]).unwrap_or_default());
    if (allow | deny) & !permissions != 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(json!({
        "id": subject.to_string(), "type": body["type"], "allow": allow.to_string(), "deny": deny.to_string(),
    }))
}

/// `GET` and `POST /channels/{id}/invites`. There are none, and none can be created.
pub(super) fn invites(
    world: &World,
    account: Account,
    channel: u64,
    method: &str,
) -> Result<ApiResponse, ApiError> {
    let needed = if method == "GET" { MANAGE_CHANNELS } else { CREATE_INSTANT_INVITE };
    if world.permissions(channel, account.id()) & needed == 0 {
        return Err(ApiError::missing_permissions());
    }
    if method == "GET" { ApiResponse::ok(json!([])) } else { Err(ApiError::unsupported_route()) }
}

/// Checks the fields of a new or updated channel.
fn check(body: &Value, is_forum: bool, is_new: bool, unsupported: &[&str]) -> Result<(), ApiError> {
    let max_topic = if is_forum { 4096 } else { 1024 };
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        if is_new || body.get("name").is_some() {
            form.required_string(body, "name", 1, 100);
        }
        form.optional_string(body, "topic", 0, max_topic);
        form.boolean(body, "nsfw");
        form.integer(body, "rate_limit_per_user", 0, 21_600);
        form.integer(body, "position", 0, i64::from(i32::MAX));
        form.integer(body, "default_auto_archive_duration", 60, 10_080);
        for key in unsupported.iter().filter(|key| !body[**key].is_null()) {
            form.unsupported(key);
        }
    }
    form.finish()
}
