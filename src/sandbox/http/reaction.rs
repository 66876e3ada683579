//! The routes of reactions.

use super::api_request::parse_id;
use super::form_fields::decode;
use super::permission::check_not_archived;
use super::world::{ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use super::{ApiError, ApiResponse, Call, Reply, Result, is_emoji};

/// The type of reactions that cost something, of which there are none.
const BURST: &str = "1";

/// `/channels/{id}/messages/{id}/reactions` and the paths below it.
pub(super) fn route(call: &mut Call, channel: u64, message: &str, rest: &[&str]) -> Reply {
    let message = call.message(channel, parse_id(message, "message_id")?)?.id;
    match (call.method(), rest) {
        ("GET", [emoji]) => list(call, message, &unicode_emoji(emoji)?),
        ("PUT", [emoji, "@me"]) => {
            let emoji = unicode_emoji(emoji)?;
            check_not_archived(call.world, channel)?;
            call.require(channel, READ_MESSAGE_HISTORY)?;
            // A person who has seen an emoji may press it too.
            if call.world.message_by_id(message)?.reacted_users(&emoji).is_empty() {
                call.require(channel, ADD_REACTIONS)?;
            }
            call.world.add_reaction(message, &emoji, call.user())?;
            ApiResponse::no_content()
        }
        ("DELETE", []) => {
            call.require(channel, MANAGE_MESSAGES)?;
            call.world.clear_reactions(message, None)?;
            ApiResponse::no_content()
        }
        ("DELETE", [emoji]) => {
            call.require(channel, MANAGE_MESSAGES)?;
            call.world.clear_reactions(message, Some(&unicode_emoji(emoji)?))?;
            ApiResponse::no_content()
        }
        ("DELETE", [emoji, user]) => {
            let user = if *user == "@me" { call.user() } else { parse_id(user, "user_id")? };
            if user != call.user() {
                call.require(channel, MANAGE_MESSAGES)?;
            }
            match call.world.remove_reaction(message, &unicode_emoji(emoji)?, user)? {
                true => ApiResponse::no_content(),
                false => Err(ApiError::UNKNOWN_EMOJI),
            }
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// `GET …/reactions/{emoji}`: the users who have reacted with it.
fn list(call: &Call, message: u64, emoji: &str) -> Reply {
    let limit = call.request.query_limit(25, 100)?;
    let after = call.request.query_id("after")?.unwrap_or_default();
    let mut users = match call.request.query.get("type").map(String::as_str) {
        None | Some("0") => call.world.message_by_id(message)?.reacted_users(emoji),
        Some(BURST) => Vec::new(),
        Some(_) => return Err(ApiError::invalid_choice("type", "0, 1")),
    };
    users.sort_unstable();
    let page = users.into_iter().filter(|user| *user > after).take(limit);
    ApiResponse::ok(page.filter_map(|user| call.world.directory.user(user)).collect())
}

/// The emoji in a path. There are no custom emojis.
fn unicode_emoji(segment: &str) -> Result<String> {
    let emoji = decode(segment.as_bytes()).map_err(|_| ApiError::UNKNOWN_EMOJI)?;
    if is_emoji(&emoji) { Ok(emoji) } else { Err(ApiError::UNKNOWN_EMOJI) }
}
