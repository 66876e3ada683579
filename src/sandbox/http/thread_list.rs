//! The members of threads, and the lists of archived threads.

use super::api_request::parse_id;
use super::api_types::channel_type;
use super::permission::check_not_archived;
use super::world::{MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES_IN_THREADS};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, World, snowflake};
use serde_json::{Value, json};

/// `/channels/{id}/thread-members` and the paths below it.
pub(super) fn members(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    thread: u64,
    rest: &[&str],
) -> Reply {
    if !world.is_thread(thread) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    let with_member =
        matches!(request.query.get("with_member").map(String::as_str), Some("true" | "True" | "1"));
    let user = |segment: &str| if segment == "@me" { Ok(account.id()) } else { parse_id(segment) };
    match (request.method.as_str(), rest) {
        ("GET", []) => {
            let limit = request.query_limit(100, 100)?;
            let after = request.query_id("after")?.unwrap_or_default();
            let mut members = world.thread_members(thread);
            if with_member {
                members.sort_unstable();
                members.retain(|user| *user > after);
                members.truncate(limit);
            }
            let views =
                members.into_iter().filter_map(|user| world.thread_member_view(thread, user, with_member));
            ApiResponse::ok(views.collect())
        }
        ("GET", [one]) => {
            let view = world.thread_member_view(thread, user(one)?, with_member);
            ApiResponse::ok(view.ok_or(ApiError::UNKNOWN_MEMBER)?)
        }
        ("PUT", [one]) => {
            let user = user(one)?;
            check_not_archived(world, thread)?;
            let guild = world.guild_of(thread).unwrap_or_default();
            if world.directory.guild(guild).is_none_or(|guild| !guild.has_member(user)) {
                return Err(ApiError::UNKNOWN_MEMBER);
            }
            let may_send = world.permissions(thread, account.id()) & SEND_MESSAGES_IN_THREADS != 0;
            let may_add = may_send && world.may_add_thread_members(thread, account.id());
            if user != account.id() && !may_add {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            world.add_thread_member(thread, user)?;
            ApiResponse::no_content()
        }
        ("DELETE", [one]) => {
            let user = user(one)?;
            check_not_archived(world, thread)?;
            let channel = world.channel_by_id(thread).cloned().unwrap_or_default();
            let is_private = channel["type"] == channel_type::PRIVATE_THREAD;
            let is_owner = is_private && snowflake::from_json(&channel["owner_id"]) == Some(account.id());
            let may_manage = world.permissions(thread, account.id()) & MANAGE_THREADS != 0;
            if user != account.id() && !is_owner && !may_manage {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            world.remove_thread_member(thread, user)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// Which archived threads of a channel are listed.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum ArchivedThreads {
    /// All public ones.
    Public,
    /// All private ones.
    Private,
    /// The private ones in which the caller is.
    Joined,
}

/// `GET /channels/{id}/threads/archived/public`, `…/private`, and `…/users/@me/threads/archived/private`: the newest first.
pub(super) fn archived(
    world: &World,
    request: &ApiRequest,
    account: Account,
    channel: u64,
    which: ArchivedThreads,
) -> Reply {
    let permissions = world.permissions(channel, account.id());
    let needed = READ_MESSAGE_HISTORY | if which == ArchivedThreads::Private { MANAGE_THREADS } else { 0 };
    if permissions & needed != needed {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    let limit = match request.query.contains_key("limit") {
        true => request.query_limit(50, 100)?,
        false => 50,
    };
    let before = match (which, request.query.get("before")) {
        (_, None) => None,
        (ArchivedThreads::Joined, Some(_)) => request.query_id("before")?.map(|id| id.to_string()),
        (_, Some(text)) => {
            let parsed = snowflake::parse_timestamp(&text.replace(' ', "+"));
            let message = "Could not parse the value. Should be in ISO8601 format";
            let error = || ApiError::invalid_field("before", "DATE_TIME_TYPE_PARSE", message);
            Some(snowflake::format_timestamp(parsed.ok_or_else(error)?))
        }
    };
    let mut threads = world.archived_threads(channel, account);
    threads.retain(|thread| {
        let is_private = thread["type"] == channel_type::PRIVATE_THREAD;
        is_private == (which != ArchivedThreads::Public)
            && (which != ArchivedThreads::Joined || is_member(world, thread, account))
    });
    let key = |thread: &Value| match which {
        // Ids of the same length sort as texts do.
        ArchivedThreads::Joined => thread["id"].as_str().unwrap_or_default().to_owned(),
        _ => thread["thread_metadata"]["archive_timestamp"].as_str().unwrap_or_default().to_owned(),
    };
    threads.retain(|thread| before.as_ref().is_none_or(|before| key(thread) < *before));
    threads.sort_by_cached_key(|thread| {
        std::cmp::Reverse((key(thread), thread["id"].as_str().map(str::to_owned)))
    });
    let has_more = threads.len() > limit;
    threads.truncate(limit);
    let ids = threads.iter().filter_map(|thread| snowflake::from_json(&thread["id"]));
    let members = ids.filter_map(|thread| world.thread_member_view(thread, account.id(), false));
    let members: Vec<Value> = members.collect();
    ApiResponse::ok(json!({ "threads": threads, "members": members, "has_more": has_more }))
}

fn is_member(world: &World, thread: &Value, account: Account) -> bool {
    let id = snowflake::from_json(&thread["id"]).unwrap_or_default();
    world.thread_members(id).contains(&account.id())
}
