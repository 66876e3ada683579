//! Guild channels that are not threads: created, updated and moved, and their permission overwrites.

use super::api_types::channel_type;
use super::thread::audit;
use super::world::{
    AuditedAction, FORUM_TYPES, MANAGE_CHANNELS, MANAGE_ROLES, audit_action, changed_fields,
    default_channel_fields,
};
use super::{ApiError, ApiResponse, Call, Reply, Result, World, is_emoji, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// Types of channels in which people write.
const WRITTEN: &[u64] =
    &[channel_type::TEXT, channel_type::ANNOUNCEMENT, channel_type::FORUM, channel_type::MEDIA];

/// The fields that some types of channels have. On others they have no effect.
const FIELDS: [(&[u64], &[&str]); 3] = [
    (WRITTEN, &["topic", "default_auto_archive_duration", "default_thread_rate_limit_per_user"]),
    (
        &[channel_type::VOICE, channel_type::STAGE],
        &["bitrate", "user_limit", "rtc_region", "video_quality_mode"],
    ),
    (&FORUM_TYPES, &["default_sort_order", "default_forum_layout", "flags", "default_tag_setting"]),
];
/// The fields that can be null.
const NULLABLE_FIELDS: [&str; 4] = ["topic", "parent_id", "rtc_region", "default_sort_order"];
/// Discord's limit of the tags of a forum.
const MAX_TAGS: usize = 20;
/// Discord's limit of the characters of the topic of a channel that is not a forum.
const MAX_TOPIC_CHARS: usize = 1024;
/// Discord's limit of channels in a category.
const MAX_CHANNELS_IN_CATEGORY: usize = 50;

/// `PATCH /channels/{id}` of a channel that is not a thread.
pub(super) fn update(call: &mut Call, channel: u64) -> Reply {
    let body = call.body();
    call.require(channel, MANAGE_CHANNELS)?;
    let before = call.world.channel_by_id(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
    let guild = call.world.guild_of(channel).ok_or(ApiError::WRONG_CHANNEL_TYPE)?;
    let kind = before["type"].as_u64().unwrap_or_default();
    check(call, guild, Some(kind), false)?;
    let mut after = before.clone();
    set_fields(call, kind, &mut after)?;
    if !body["permission_overwrites"].is_null() {
        let known = before["permission_overwrites"].as_array().map(Vec::as_slice).unwrap_or_default();
        let permissions = overwritable(call, channel);
        after["permission_overwrites"] = wanted_overwrites(call, guild, permissions, known)?;
        call.require(channel, MANAGE_ROLES)?;
    }
    let view = call.world.save_channel(channel, after.clone())?;
    audit(call, audit_action::CHANNEL_UPDATE, &before, &after)?;
    ApiResponse::ok(view)
}

/// Sets the checked fields in a body that channels of a type have.
fn set_fields(call: &mut Call, kind: u64, channel: &mut Value) -> Result {
    let body = call.body();
    let is_set =
        |key: &str| body.get(key).is_some_and(|value| !value.is_null() || NULLABLE_FIELDS.contains(&key));
    let common = match kind {
        channel_type::CATEGORY => &["position"][..],
        _ => &["position", "parent_id", "nsfw", "rate_limit_per_user"],
    };
    let special = FIELDS.iter().filter(|(kinds, _)| kinds.contains(&kind)).flat_map(|(_, keys)| *keys);
    for key in common.iter().chain(special).filter(|key| is_set(key)) {
        channel[*key] = body[*key].clone();
    }
    if let Some(name) = body["name"].as_str() {
        channel["name"] = json!(channel_name(name, Some(kind)));
    }
    if FORUM_TYPES.contains(&kind) {
        if !body["available_tags"].is_null() {
            channel["available_tags"] = tags(call, &channel["available_tags"])?;
        }
        if body.get("default_reaction_emoji").is_some() {
            channel["default_reaction_emoji"] = body["default_reaction_emoji"].clone();
        }
    }
    Ok(())
}

/// The checked tags of a forum in a body. Those without an id are new.
fn tags(call: &mut Call, before: &Value) -> Result<Value> {
    let mut tags = Vec::new();
    for tag in call.body()["available_tags"].as_array().into_iter().flatten() {
        let known = before.as_array().into_iter().flatten().find(|known| known["id"] == tag["id"]);
        let id = match (known, tag["id"].is_null()) {
            (Some(known), _) => known["id"].clone(),
            (None, true) => json!(call.world.next_id().to_string()),
            (None, false) => return Err(ApiError::UNKNOWN_TAG),
        };
        tags.push(json!({
            "id": id, "name": tag["name"], "moderated": tag["moderated"] == true, "emoji_id": null,
            "emoji_name": tag["emoji_name"],
        }));
    }
    Ok(Value::Array(tags))
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

/// `POST /guilds/{id}/channels`
pub(super) fn create(call: &mut Call, guild: u64) -> Reply {
    let body = call.body();
    call.require_in_guild(guild, MANAGE_CHANNELS)?;
    let kind = if body["type"].is_null() { Some(channel_type::TEXT) } else { body["type"].as_u64() };
    check(call, guild, kind, true)?;
    let kind = kind.unwrap_or_default();
    let permissions = call.world.directory.permissions(guild, call.user());
    let parent = snowflake::from_json(&body["parent_id"]).and_then(|parent| call.world.channel_by_id(parent));
    let overwrites = match (body["permission_overwrites"].is_null(), parent) {
        (false, _) => wanted_overwrites(call, guild, permissions, &[])?,
        (true, Some(parent)) => parent["permission_overwrites"].clone(),
        (true, None) => json!([]),
    };
    let count = call.world.guild_channels(guild, call.account).as_array().map_or(0, Vec::len);
    if count >= MAX_CHANNELS {
        return Err(ApiError::maximum_reached(30013, "server channels", MAX_CHANNELS));
    }
    let id = call.world.next_id();
    let mut channel = json!({
        "id": id.to_string(), "guild_id": guild.to_string(), "position": count, "permission_overwrites": overwrites,
    });
    if let (Some(fields), Value::Object(usual)) = (channel.as_object_mut(), default_channel_fields(kind)) {
        fields.extend(usual);
    }
    set_fields(call, kind, &mut channel)?;
    let view = call.world.save_channel(id, channel.clone())?;
    audit(call, audit_action::CHANNEL_CREATE, &Value::Null, &channel)?;
    ApiResponse::created(view)
}

/// `PATCH /guilds/{id}/channels`: moves channels, also to other categories.
pub(super) fn reorder(call: &mut Call, guild: u64) -> Reply {
    call.require_in_guild(guild, MANAGE_CHANNELS)?;
    let wrapped = json!({ "channels": call.body() });
    let mut form = FormValidator::default();
    let items = form.list(&wrapped, "channels", 0, MAX_CHANNELS);
    form.each_object("channels", items, |form, item| {
        form.fields(item, "channel_move");
        check_parent(form, call, guild, item);
    });
    form.finish()?;
    for item in items {
        let id = snowflake::from_json(&item["id"]).filter(|id| call.world.guild_of(*id) == Some(guild));
        let id = id.ok_or(ApiError::UNKNOWN_CHANNEL)?;
        call.world.channel(id, call.account)?;
        let before = call.world.channel_by_id(id).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        let mut after = before.clone();
        if !item["position"].is_null() {
            after["position"] = item["position"].clone();
        }
        if let Some(parent) = item.get("parent_id").filter(|_| before["type"] != channel_type::CATEGORY) {
            after["parent_id"] = parent.clone();
            let known = snowflake::from_json(parent).and_then(|parent| call.world.channel_by_id(parent));
            if let Some(parent) = known.filter(|_| item["lock_permissions"] == true) {
                after["permission_overwrites"] = parent["permission_overwrites"].clone();
            }
        }
        if before != after {
            call.world.save_channel(id, after.clone())?;
            audit(call, audit_action::CHANNEL_UPDATE, &before, &after)?;
        }
    }
    ApiResponse::no_content()
}

/// The permissions that the caller may allow and deny in a channel: those that they have in the guild or in the parent channel.
/// With an overwrite that allows them to manage roles in the channel, it is all of them.
fn overwritable(call: &Call, channel: u64) -> u64 {
    let Some(object) = call.world.channel_by_id(channel) else { return 0 };
    let guild = call.world.guild_of(channel).unwrap_or_default();
    let roles = call.world.directory.guild(guild).map(|known| known.roles.as_slice()).unwrap_or_default();
    let is_own = |id: u64| {
        id == call.user() || roles.iter().any(|role| role.id == id && role.members.contains(&call.user()))
    };
    let manages_roles = |overwrite: &Value| {
        snowflake::from_json(&overwrite["id"]).is_some_and(is_own)
            && snowflake::from_json(&overwrite["allow"]).is_some_and(|allow| allow & MANAGE_ROLES != 0)
    };
    if object["permission_overwrites"].as_array().into_iter().flatten().any(manages_roles) {
        return u64::MAX;
    }
    let parent = snowflake::from_json(&object["parent_id"]).map_or(0, |parent| call.permissions(parent));
    call.world.directory.permissions(guild, call.user()) | parent
}

/// `PUT` and `DELETE /channels/{id}/permissions/{id}`. Nobody can allow or deny what they may not do.
pub(super) fn overwrite(call: &mut Call, channel: u64, subject: u64) -> Reply {
    call.require(channel, MANAGE_ROLES)?;
    let permissions = overwritable(call, channel);
    let mut object = call.world.channel_by_id(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
    let Some(guild) = call.world.guild_of(channel).filter(|_| !call.world.is_thread(channel)) else {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    };
    let id = subject.to_string();
    let mut list = object["permission_overwrites"].as_array().cloned().unwrap_or_default();
    let known = list.len();
    let before = list.iter().find(|known| known["id"] == id).cloned().unwrap_or_default();
    list.retain(|known| known["id"] != id);
    match call.method() {
        "DELETE" if list.len() == known => return Err(ApiError::UNKNOWN_OVERWRITE),
        "DELETE" => {}
        "PUT" => {
            validate::object(call.body(), "overwrite")?;
            list.push(allowed_overwrite(call.world, call.body(), guild, subject, permissions)?);
        }
        _ => return Err(ApiError::NOT_FOUND),
    }
    let after = list.iter().find(|known| known["id"] == id).cloned().unwrap_or_default();
    object["permission_overwrites"] = Value::Array(list);
    call.world.save_channel(channel, object)?;
    let kind = match (before.is_null(), after.is_null()) {
        (true, _) => audit_action::OVERWRITE_CREATE,
        (_, true) => audit_action::OVERWRITE_DELETE,
        _ => audit_action::OVERWRITE_UPDATE,
    };
    let subject_type = if after.is_null() { &before["type"] } else { &after["type"] };
    let options = json!({ "id": id, "type": subject_type.to_string() });
    let changes = changed_fields(&before, &after);
    let target = Some(channel);
    call.audit(AuditedAction { kind, guild, target, changes, options, ..AuditedAction::default() })?;
    ApiResponse::no_content()
}

/// The checked overwrites in the body of a new or updated channel, which replace those from `before`.
fn wanted_overwrites(call: &Call, guild: u64, permissions: u64, before: &[Value]) -> Result<Value> {
    let mut form = FormValidator::default();
    let list = form.list(call.body(), "permission_overwrites", 0, MAX_OVERWRITES);
    form.each("permission_overwrites", list, |form, item| {
        if form.object(item).is_some() {
            form.fields(item, "overwrite");
        }
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

/// Checks the fields of a new or updated channel of a type.
fn check(call: &Call, guild: u64, kind: Option<u64>, is_new: bool) -> Result {
    let body = call.body();
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        if is_new || body.get("name").is_some() {
            form.required_string(body, "name", 1, 100);
        }
        form.fields(body, "channel");
        if kind.is_none_or(|kind| !FORUM_TYPES.contains(&kind)) {
            form.optional_string(body, "topic", 0, MAX_TOPIC_CHARS);
        }
        check_parent(&mut form, call, guild, body);
        check_tags(&mut form, body);
        match body["type"].as_u64() {
            // Hubs cannot be created, and a channel keeps its type.
            Some(channel_type::DIRECTORY) => form.unsupported("type"),
            Some(wanted) if !is_new && Some(wanted) != kind => form.unsupported("type"),
            Some(wanted) if GUILD_CHANNEL_TYPES.contains(&wanted) => {}
            None if body["type"].is_null() => {}
            _ => form.invalid_choice("type", "0, 2, 4, 5, 13, 14, 15, 16"),
        }
    }
    form.finish()
}

/// Checks that the `parent_id` of a channel is that of a category with room for it.
fn check_parent(form: &mut FormValidator, call: &Call, guild: u64, body: &Value) {
    let Some(parent) = snowflake::from_json(&body["parent_id"]) else { return };
    let mut error = |code: &str, message: &str| form.error_at("parent_id", code, message);
    if call.world.guild_of(parent) != Some(guild) {
        error("CHANNEL_PARENT_INVALID", "Category does not exist");
    } else if !call.world.is_category(parent) {
        error("CHANNEL_PARENT_INVALID_TYPE", "Not a category");
    } else if call.world.channels_in(parent) >= MAX_CHANNELS_IN_CATEGORY {
        error("CHANNEL_PARENT_MAX_CHANNELS", "Maximum number of channels in category reached (50)");
    }
}

/// Checks the tags of a forum, and the emoji with which its posts are reacted to.
fn check_tags(form: &mut FormValidator, body: &Value) {
    let tags = form.list(body, "available_tags", 0, MAX_TAGS);
    form.each_object("available_tags", tags, |form, tag| {
        form.fields(tag, "forum_tag");
        check_emoji(form, tag);
        let is_taken = tags.iter().filter(|other| other["name"] == tag["name"]).count() > 1;
        if is_taken {
            form.error_at("name", "FORUM_TAG_NAME_DUPLICATED", "Tag names must be unique");
        }
    });
    form.optional_object(body, "default_reaction_emoji", check_emoji);
}

fn check_emoji(form: &mut FormValidator, item: &Value) {
    if !item["emoji_id"].is_null() {
        form.unsupported("emoji_id");
    }
    if !item["emoji_name"].is_null() && !item["emoji_name"].as_str().is_some_and(is_emoji) {
        form.error_at("emoji_name", "INVALID_EMOJI", "Invalid emoji");
    }
}

/// The name that a channel gets. Those in which people write have small letters and hyphens.
fn channel_name(wanted: &str, kind: Option<u64>) -> String {
    let wanted = wanted.trim();
    if !kind.is_some_and(|kind| WRITTEN.contains(&kind)) {
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
