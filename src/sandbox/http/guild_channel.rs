//! Updates of guild channels that are not threads.

use super::world::MANAGE_CHANNELS;
use super::{Account, ApiError, ApiResponse, World, validate};
use serde_json::Value;
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
    let max_topic = if world.is_forum(channel) { 4096 } else { 1024 };
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        if body.get("name").is_some() {
            form.required_string(body, "name", 1, 100);
        }
        form.optional_string(body, "topic", 0, max_topic);
        form.boolean(body, "nsfw");
        form.integer(body, "rate_limit_per_user", 0, 21_600);
        form.integer(body, "position", 0, i64::from(i32::MAX));
        form.integer(body, "default_auto_archive_duration", 60, 10_080);
        for key in UNSUPPORTED_FIELDS.into_iter().filter(|key| !body[*key].is_null()) {
            form.unsupported(key);
        }
    }
    form.finish()?;
    let channel = world.update_channel(channel, body, &SETTABLE_FIELDS)?;
    ApiResponse::ok(world.channel_view(&channel, account))
}
