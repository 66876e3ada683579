//! The members of threads, and the lists of archived threads.

use super::api_request::parse_id;
use super::api_types::channel_type;
use super::permission::check_not_archived;
use super::world::{MANAGE_THREADS, READ_MESSAGE_HISTORY, SEND_MESSAGES_IN_THREADS};
use super::{ApiError, ApiResponse, Call, Reply, snowflake};
use serde_json::{Value, json};

/// `/channels/{id}/thread-members` and the paths below it.
pub(super) fn members(call: &mut Call, thread: u64, rest: &[&str]) -> Reply {
    if !call.world.is_thread(thread) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    let with_member = call.request.query_flag("with_member");
    let user = |segment: &str| if segment == "@me" { Ok(call.user()) } else { parse_id(segment, "user_id") };
    match (call.method(), rest) {
        ("GET", []) => {
            let limit = call.request.query_limit(100, 100)?;
            let after = call.request.query_id("after")?.unwrap_or_default();
            let mut members = call.world.thread_members(thread);
            if with_member {
                members.sort_unstable();
                members.retain(|user| *user > after);
                members.truncate(limit);
            }
            let views = members
                .into_iter()
                .filter_map(|user| call.world.thread_member_view(thread, user, with_member));
            ApiResponse::ok(views.collect())
        }
        ("GET", [one]) => {
            let view = call.world.thread_member_view(thread, user(one)?, with_member);
            ApiResponse::ok(view.ok_or(ApiError::UNKNOWN_MEMBER)?)
        }
        ("PUT", [one]) => {
            let user = user(one)?;
            check_not_archived(call.world, thread)?;
            let guild = call.world.guild_of(thread).unwrap_or_default();
            if !call.world.directory.is_member(guild, user) {
                return Err(ApiError::UNKNOWN_MEMBER);
            }
            let may_send = call.has_permissions(thread, SEND_MESSAGES_IN_THREADS);
            let may_add = may_send && call.world.may_add_thread_members(thread, call.user());
            if user != call.user() && !may_add {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            call.world.add_thread_member(thread, user)?;
            ApiResponse::no_content()
        }
        ("DELETE", [one]) => {
            let user = user(one)?;
            check_not_archived(call.world, thread)?;
            let channel = call.world.channel_by_id(thread).cloned().unwrap_or_default();
            let is_private = channel["type"] == channel_type::PRIVATE_THREAD;
            let is_owner = is_private && snowflake::from_json(&channel["owner_id"]) == Some(call.user());
            let may_manage = call.has_permissions(thread, MANAGE_THREADS);
            if user != call.user() && !is_owner && !may_manage {
                return Err(ApiError::MISSING_PERMISSIONS);
            }
            call.world.remove_thread_member(thread, user)?;
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
pub(super) fn archived(call: &Call, channel: u64, which: ArchivedThreads) -> Reply {
    let needed = READ_MESSAGE_HISTORY | if which == ArchivedThreads::Private { MANAGE_THREADS } else { 0 };
    call.require(channel, needed)?;
    let limit = call.request.query_limit(50, 100)?;
    let before = match which {
        ArchivedThreads::Joined => call.request.query_id("before")?.map(|id| id.to_string()),
        _ => call.request.query_timestamp("before")?,
    };
    let mut threads = call.world.archived_threads(channel, call.account);
    threads.retain(|thread| {
        let is_private = thread["type"] == channel_type::PRIVATE_THREAD;
        is_private == (which != ArchivedThreads::Public)
            && (which != ArchivedThreads::Joined || is_member(call, thread))
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
    let members = ids.filter_map(|thread| call.world.thread_member_view(thread, call.user(), false));
    let members: Vec<Value> = members.collect();
    ApiResponse::ok(json!({ "threads": threads, "members": members, "has_more": has_more }))
}

fn is_member(call: &Call, thread: &Value) -> bool {
    let id = snowflake::from_json(&thread["id"]).unwrap_or_default();
    call.world.thread_members(id).contains(&call.user())
}
