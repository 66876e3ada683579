//! Guild channels that are not threads: created and updated, their permission overwrites and invites.

use super::api_types::channel_type;
use super::world::{FORUM_TYPES, MANAGE_CHANNELS, MANAGE_ROLES};
use super::{ApiError, ApiResponse, Call, Reply, Result, World, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// The fields that an update may set here.
const SETTABLE_FIELDS: [&str; 6] =
    ["name", "topic", "nsfw", "rate_limit_per_user", "position", "default_auto_archive_duration"];
/// The other fields that Discord knows.
const UNSUPPORTED_FIELDS: [&str; 11] = [
    "type",
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
pub(super) fn update(call: &mut Call, channel: u64) -> Reply {
    let body = call.body();
    call.require(channel, MANAGE_CHANNELS)?;
    let object = call.world.channel_by_id(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?;
    let kind = object["type"].as_u64();
    check(body, kind, false, &UNSUPPORTED_FIELDS)?;
    let mut changes = body.clone();
    if let Some(name) = body["name"].as_str() {
        changes["name"] = json!(channel_name(name, kind));
    }
    if !body["permission_overwrites"].is_null() {
        let before = object["permission_overwrites"].as_array().map(Vec::as_slice).unwrap_or_default();
        let guild = call.world.guild_of(channel).unwrap_or_default();
        let permissions = call.permissions(channel);
        changes["permission_overwrites"] = wanted_overwrites(call, guild, permissions, before)?;
        call.require(channel, MANAGE_ROLES)?;
    }
    let keys: Vec<&str> = SETTABLE_FIELDS.into_iter().chain(["permission_overwrites"]).collect();
    let keys: Vec<&str> =
        keys.into_iter().filter(|key| *key == "topic" || !changes[*key].is_null()).collect();
    let channel = call.world.update_channel(channel, &changes, &keys)?;
    ApiResponse::ok(call.world.channel_view(&channel, call.account))
}

/// Discord's limit of channels in a guild.
const MAX_CHANNELS: usize = 500;
/// The number of overwrites of a channel. Discord has a limit too, which it does not publish.
const MAX_OVERWRITES: usize = 1000;
/// The types of channels in guilds, besides threads.
const GUILD_CHANNEL_TYPES: [u64; 8] = [
    channel_type::TEXT,
    channel_type::VOICE,
    channel_type::CATEGORY,
    channel_type::ANNOUNCEMENT,
    channel_type::STAGE,
    channel_type::DIRECTORY,
    channel_type::FORUM,
    channel_type::MEDIA,
];
/// The types of channels that can be created.
const CREATABLE_TYPES: [u64; 4] =
    [channel_type::TEXT, channel_type::ANNOUNCEMENT, channel_type::FORUM, channel_type::MEDIA];

/// `POST /guilds/{id}/channels`
pub(super) fn create(call: &mut Call, guild: u64) -> Reply {
    let body = call.body();
    call.require_in_guild(guild, MANAGE_CHANNELS)?;
    let kind = if body["type"].is_null() { Some(channel_type::TEXT) } else { body["type"].as_u64() };
    let is_served = kind.is_some_and(|kind| CREATABLE_TYPES.contains(&kind));
    let unsupported: Vec<&str> =
        UNSUPPORTED_FIELDS.into_iter().filter(|key| *key != "type" || !is_served).collect();
    check(body, kind, true, &unsupported)?;
    let permissions = call.world.directory.permissions(guild, call.user());
    let overwrites = match body["permission_overwrites"].is_null() {
        true => json!([]),
        false => wanted_overwrites(call, guild, permissions, &[])?,
    };
    let count = call.world.guild_channels(guild, call.account).as_array().map_or(0, Vec::len);
    if count >= MAX_CHANNELS {
        return Err(ApiError::maximum_reached(30013, "server channels", MAX_CHANNELS));
    }
    let id = call.world.next_id();
    let mut channel = json!({
        "id": id.to_string(), "guild_id": guild.to_string(), "type": kind, "topic": null, "position": count,
        "permission_overwrites": overwrites, "nsfw": false, "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
    });
    if kind.is_some_and(|kind| FORUM_TYPES.contains(&kind)) {
        channel["available_tags"] = json!([]);
        channel["default_reaction_emoji"] = Value::Null;
        channel["default_sort_order"] = Value::Null;
        channel["default_forum_layout"] = json!(0);
    }
    for key in SETTABLE_FIELDS.into_iter().filter(|key| !body[*key].is_null()) {
        channel[key] = body[key].clone();
    }
    channel["name"] = json!(channel_name(body["name"].as_str().unwrap_or_default(), kind));
    ApiResponse::created(call.world.save_channel(id, channel)?)
}

/// `PUT` and `DELETE /channels/{id}/permissions/{id}`. Nobody can allow or deny what they may not do.
pub(super) fn overwrite(call: &mut Call, channel: u64, subject: u64) -> Reply {
    call.require(channel, MANAGE_ROLES)?;
    let permissions = call.permissions(channel);
    let mut object = call.world.channel_by_id(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
    let Some(guild) = call.world.guild_of(channel).filter(|_| !call.world.is_thread(channel)) else {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    };
    let id = subject.to_string();
    let mut list = object["permission_overwrites"].as_array().cloned().unwrap_or_default();
    let known = list.len();
    list.retain(|known| known["id"] != id);
    match call.method() {
        "DELETE" if list.len() == known => return Err(ApiError::UNKNOWN_OVERWRITE),
        "DELETE" => {}
        "PUT" => {
            let mut form = FormValidator::default();
            check_overwrite(&mut form, call.body());
            form.finish()?;
            list.push(allowed_overwrite(call.world, call.body(), guild, subject, permissions)?);
        }
        _ => return Err(ApiError::NOT_FOUND),
    }
    object["permission_overwrites"] = Value::Array(list);
    call.world.save_channel(channel, object)?;
    ApiResponse::no_content()
}

/// The checked overwrites in the body of a new or updated channel, which replace those from `before`.
fn wanted_overwrites(call: &Call, guild: u64, permissions: u64, before: &[Value]) -> Result<Value> {
    let mut form = FormValidator::default();
    let list = form.list(call.body(), "permission_overwrites", 0, MAX_OVERWRITES);
    form.each("permission_overwrites", list, |form, item| {
        check_overwrite(form, item);
        form.within("id", |form| form.snowflake(&item["id"]));
    });
    form.finish()?;
    let mut wanted: Vec<Value> = Vec::new();
    for item in list {
        let subject = snowflake::from_json(&item["id"]).unwrap_or_default();
        let id = subject.to_string();
        let known = before.iter().find(|known| known["id"] == id);
        let is_same = |known: &&Value| {
            ["allow", "deny"]
                .iter()
                .all(|key| snowflake::from_json(&known[*key]) == snowflake::from_json(&item[*key]))
        };
        // Nobody needs the permissions of an overwrite that stays.
        let overwrite = match known.filter(is_same) {
            Some(known) => known.clone(),
            None => allowed_overwrite(call.world, item, guild, subject, permissions)?,
        };
        wanted.retain(|known| known["id"] != id);
        wanted.push(overwrite);
    }
    Ok(Value::Array(wanted))
}

/// Checks the form of an overwrite.
fn check_overwrite(form: &mut FormValidator, body: &Value) {
    if form.object(body).is_some() {
        form.permissions(body, "allow");
        form.permissions(body, "deny");
        if !matches!(body["type"].as_u64(), Some(0 | 1)) {
            form.invalid_choice("type", "0, 1");
        }
    }
}

/// The overwrite of a checked body, if its subject exists and `permissions` include all that it allows and denies.
fn allowed_overwrite(
    world: &World,
    body: &Value,
    guild: u64,
    subject: u64,
    permissions: u64,
) -> Result<Value> {
    let known = world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    if body["type"] == 0 && known.position(subject).is_none() {
        return Err(ApiError::UNKNOWN_ROLE);
    }
    if body["type"] == 1 && world.directory.user(subject).is_none() {
        return Err(ApiError::UNKNOWN_USER);
    }
    let [allow, deny] = ["allow", "deny"].map(|key| snowflake::from_json(&body[key]).unwrap_or_default());
    if (allow | deny) & !permissions != 0 {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(json!({
        "id": subject.to_string(), "type": body["type"], "allow": allow.to_string(), "deny": deny.to_string(),
    }))
}

/// `GET /channels/{id}/invites`, of which there are none.
pub(super) fn invites(call: &Call, channel: u64) -> Reply {
    call.require(channel, MANAGE_CHANNELS)?;
    ApiResponse::ok(json!([]))
}

/// Checks the fields of a new or updated channel of a type.
fn check(body: &Value, kind: Option<u64>, is_new: bool, unsupported: &[&str]) -> Result {
    let is_forum = kind.is_some_and(|kind| FORUM_TYPES.contains(&kind));
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
        let is_type = body["type"].as_u64().is_some_and(|kind| GUILD_CHANNEL_TYPES.contains(&kind));
        let is_wrong = !is_type && !body["type"].is_null();
        if is_wrong {
            form.invalid_choice("type", "0, 2, 4, 5, 13, 14, 15, 16");
        }
        // A type that does not exist has its own error.
        let is_told = |key: &str| is_wrong && key == "type";
        for key in unsupported.iter().filter(|key| !body[**key].is_null() && !is_told(key)) {
            form.unsupported(key);
        }
    }
    form.finish()
}

/// The name that a channel gets. Those in which people write have small letters and hyphens.
fn channel_name(wanted: &str, kind: Option<u64>) -> String {
    let wanted = wanted.trim();
    if !kind.is_some_and(|kind| CREATABLE_TYPES.contains(&kind)) {
        return wanted.to_owned();
    }
    let mut name = String::new();
    for sign in wanted.chars().flat_map(char::to_lowercase) {
        match sign {
            '_' => name.push('_'),
            sign if sign == '-' || sign.is_whitespace() => {
                if !name.ends_with('-') {
                    name.push('-');
                }
            }
            sign if sign.is_ascii_punctuation() || sign.is_control() => {}
            sign => name.push(sign),
        }
    }
    if name.is_empty() { "-".to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_text_channels_have_small_letters_and_hyphens() {
        for (wanted, name) in [
            ("Hello World!", "hello-world"),
            (" Ü 👍  x_y -- z ", "ü-👍-x_y-z"),
            ("#general", "general"),
            ("!?", "-"),
        ] {
            assert_eq!(channel_name(wanted, Some(channel_type::TEXT)), name);
        }
        assert_eq!(channel_name(" Big Room ", Some(channel_type::VOICE)), "Big Room");
    }
}
