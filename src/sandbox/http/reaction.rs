//! The routes of reactions.

use super::api_request::parse_id;
use super::form_fields::decode;
use super::permission::check_not_archived;
use super::world::{ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, is_emoji};

/// The type of reactions that cost something, of which there are none.
const BURST: &str = "1";

/// `/channels/{id}/messages/{id}/reactions` and the paths below it.
pub(super) fn route(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
    message: &str,
    rest: &[&str],
) -> Reply {
    let permissions = world.permissions(channel, account.id());
    let needs = |needed: u64| match permissions & needed == needed {
        true => Ok(()),
        false => Err(ApiError::MISSING_PERMISSIONS),
    };
    let message = world.message(channel, parse_id(message)?, account)?.id;
    match (request.method.as_str(), rest) {
        ("GET", [emoji]) => list(world, request, message, &unicode_emoji(emoji)?),
        ("PUT", [emoji, "@me"]) => {
            let emoji = unicode_emoji(emoji)?;
            check_not_archived(world, channel)?;
            needs(READ_MESSAGE_HISTORY)?;
            // A person who has seen an emoji may press it too.
            if world.message_by_id(message)?.reacted_users(&emoji).is_empty() {
                needs(ADD_REACTIONS)?;
            }
            world.add_reaction(message, &emoji, account.id())?;
            ApiResponse::no_content()
        }
        ("DELETE", []) => {
            needs(MANAGE_MESSAGES)?;
            world.clear_reactions(message, None)?;
            ApiResponse::no_content()
        }
        ("DELETE", [emoji]) => {
            needs(MANAGE_MESSAGES)?;
            world.clear_reactions(message, Some(&unicode_emoji(emoji)?))?;
            ApiResponse::no_content()
        }
        ("DELETE", [emoji, user]) => {
            let user = if *user == "@me" { account.id() } else { parse_id(user)? };
            if user != account.id() {
                needs(MANAGE_MESSAGES)?;
            }
            match world.remove_reaction(message, &unicode_emoji(emoji)?, user)? {
                true => ApiResponse::no_content(),
                false => Err(ApiError::UNKNOWN_EMOJI),
            }
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// `GET …/reactions/{emoji}`: the users who have reacted with it.
fn list(world: &World, request: &ApiRequest, message: u64, emoji: &str) -> Reply {
    let limit = request.query_limit(25, 100)?;
    let after = request.query_id("after")?.unwrap_or_default();
    let mut users = match request.query.get("type").map(String::as_str) {
        None | Some("0") => world.message_by_id(message)?.reacted_users(emoji),
        Some(BURST) => Vec::new(),
        Some(_) => {
            return Err(ApiError::invalid_field("type", "BASE_TYPE_CHOICES", "Value must be one of {0, 1}."));
        }
    };
    users.sort_unstable();
    let page = users.into_iter().filter(|user| *user > after).take(limit);
    ApiResponse::ok(page.filter_map(|user| world.directory.user(user)).collect())
}

/// The emoji in a path. There are no custom emojis.
fn unicode_emoji(segment: &str) -> Result<String> {
    let emoji = decode(segment.as_bytes()).map_err(|_| ApiError::UNKNOWN_EMOJI)?;
    if is_emoji(&emoji) { Ok(emoji) } else { Err(ApiError::UNKNOWN_EMOJI) }
}
