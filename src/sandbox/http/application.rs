//! The routes with which a bot starts: the gateway URL and its own application.

use super::{ApiError, ApiResponse, Call, Reply, Result, World, bounded_json, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// `GET /gateway`
pub(super) fn gateway(world: &World) -> Reply {
    ApiResponse::ok(json!({ "url": world.gateway_url() }))
}

/// `GET /gateway/bot`
pub(super) fn gateway_bot(world: &World, application: u64) -> Reply {
    let known = world.directory.application(application);
    let (shards, concurrency) = known.map_or((1, 1), |known| (known.shards, known.max_concurrency));
    ApiResponse::ok(json!({
        "url": world.gateway_url(), "shards": shards,
        "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": concurrency },
    }))
}

/// `GET /applications/@me` and `GET /oauth2/applications/@me`
pub(super) fn application(world: &World, application: u64) -> Reply {
    ApiResponse::ok(world.directory.application_view(application).ok_or(ApiError::UNAUTHORIZED)?)
}

/// The fields of an application that can be set.
const FIELDS: [&str; 5] = [
    "description",
    "interactions_endpoint_url",
    "role_connections_verification_url",
    "custom_install_url",
    "tags",
];

/// `PATCH /applications/@me`. The URL of an endpoint has been checked with a PING.
pub(super) fn update(call: &mut Call) -> Reply {
    let body = call.body();
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        form.fields(body, "application");
        let tags = form.list(body, "tags", 0, 5);
        form.each("tags", tags, |form, tag| {
            if !tag.as_str().is_some_and(|tag| (1..=20).contains(&tag.chars().count())) {
                form.error("BASE_TYPE_BAD_LENGTH", "Must be between 1 and 20 in length.");
            }
        });
    }
    form.finish()?;
    let set = FIELDS.into_iter().filter_map(|key| Some((key.to_owned(), body.get(key)?.clone())));
    call.world.update_application(call.user(), &set.collect())?;
    application(call.world, call.user())
}

/// `GET /oauth2/@me`
pub(super) fn authorization(world: &World, application: u64) -> Reply {
    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    ApiResponse::ok(json!({
        "application": world.directory.application_view(application), "scopes": ["bot", "applications.commands"],
        "expires": snowflake::format_timestamp(world.now_ms() + 7 * DAY_MS), "user": world.directory.user(application),
    }))
}

/// `GET /soundboard-default-sounds`: the one that Discord's documentation shows.
pub(super) fn default_sounds() -> Reply {
    ApiResponse::ok(json!([{
        "name": "quack", "sound_id": "1", "volume": 1.0, "emoji_id": null, "emoji_name": "🦆", "available": true,
    }]))
}

/// Rejects an application id other than the bot's own.
pub(super) fn check_own_application(application: u64, own: u64) -> Result {
    if application == own {
        return Ok(());
    }
    Err(ApiError::NOT_OWN_APPLICATION)
}

/// The number of metadata of an application's role connections.
const MAX_METADATA: usize = 5;
/// The size of a field in memory. No valid one is as large.
const MAX_METADATA_BYTES: usize = 64 << 10;
/// The fields of metadata.
const METADATA_FIELDS: [&str; 6] =
    ["type", "key", "name", "name_localizations", "description", "description_localizations"];

/// `/applications/{id}/role-connections/metadata`
pub(super) fn role_connections(call: &mut Call) -> Reply {
    match call.method() {
        "GET" => ApiResponse::ok(call.world.role_connections(call.user())),
        "PUT" => {
            let metadata = checked_metadata(call.body())?;
            call.world.set_role_connections(call.user(), metadata.clone())?;
            ApiResponse::ok(metadata)
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

fn checked_metadata(body: &Value) -> Result<Value> {
    let mut form = FormValidator::default();
    let wrapped = json!({ "metadata": body });
    let list = form.list(&wrapped, "metadata", 0, MAX_METADATA);
    for (index, item) in list.iter().enumerate() {
        form.within(index, |form| {
            if form.object(item).is_none() {
                return;
            }
            form.fields(item, "role_connection");
            let is_allowed = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
            if !item["key"].as_str().is_none_or(|key| key.trim().is_empty() || key.chars().all(is_allowed)) {
                form.error_at("key", "STRING_TYPE_REGEX", "String value did not match validation regex.");
            }
        });
    }
    form.finish()?;
    let kept = list.iter().map(|item| {
        let fields = METADATA_FIELDS.into_iter().filter(|key| !item[*key].is_null());
        let fields = fields.map(|key| (key.to_owned(), item[key].clone()));
        Value::Object(
            fields.filter(|(_, value)| bounded_json::heap_bytes(value) <= MAX_METADATA_BYTES).collect(),
        )
    });
    Ok(kept.collect())
}
