//! The routes of guilds.

use super::api_request::parse_id;
use super::api_types::intent;
use super::{Account, ApiError, ApiRequest, ApiResponse, World};
use serde_json::{Value, json};

/// Rejects a guild that does not exist or of which `account` is not a member.
pub(super) fn check_membership(world: &World, guild: u64, account: Account) -> Result<(), ApiError> {
    match world.directory.guild(guild) {
        None => Err(ApiError::unknown_guild()),
        Some(guild) if !guild.has_member(account.id()) => Err(ApiError::missing_access()),
        Some(_) => Ok(()),
    }
}

/// `GET /guilds/{id}` and the paths below it.
pub(super) fn route(
    world: &World,
    request: &ApiRequest,
    account: Account,
    guild: u64,
    rest: &[&str],
) -> Result<ApiResponse, ApiError> {
    check_membership(world, guild, account)?;
    let member =
        |user: u64| world.directory.member(guild, user).ok_or_else(|| ApiError::unknown(10007, "Member"));
    match rest {
        [] => ApiResponse::ok(view(world, request, guild)?),
        ["channels"] => ApiResponse::ok(world.guild_channels(guild, account)),
        ["threads", "active"] => ApiResponse::ok(
            json!({ "threads": world.active_threads(guild, account), "members": [], "has_more": false }),
        ),
        ["roles"] => ApiResponse::ok(world.directory.guild_view(guild).unwrap_or_default()["roles"].clone()),
        ["members", "search"] => {
            let query = request.query.get("query").map(|text| text.to_lowercase()).unwrap_or_default();
            let starts_with_query =
                |name: &Value| name.as_str().is_some_and(|n| n.to_lowercase().starts_with(&query));
            let matches = |member: &Value| {
                starts_with_query(&member["user"]["username"])
                    || starts_with_query(&member["user"]["global_name"])
            };
            ApiResponse::ok(world.directory.members(guild).into_iter().filter(matches).collect())
        }
        // A bot needs the privileged intent for the list of all members.
        ["members"] if !may_list_members(world, account) => Err(ApiError::missing_access()),
        ["members"] => ApiResponse::ok(json!(world.directory.members(guild))),
        ["members", "@me"] => ApiResponse::ok(member(account.id())?),
        ["members", user] => ApiResponse::ok(member(parse_id(user)?)?),
        _ => Err(ApiError::not_found()),
    }
}

fn view(world: &World, request: &ApiRequest, guild: u64) -> Result<Value, ApiError> {
    let mut view = world.directory.guild_view(guild).ok_or_else(ApiError::unknown_guild)?;
    if request.query.get("with_counts").is_some_and(|value| value == "true") {
        let count = world.directory.members(guild).len();
        view["approximate_member_count"] = json!(count);
        view["approximate_presence_count"] = json!(count);
    }
    Ok(view)
}

fn may_list_members(world: &World, account: Account) -> bool {
    match account {
        Account::Person(_) => true,
        Account::Bot(id) => world
            .directory
            .application(id)
            .is_some_and(|known| known.privileged_intents & intent::GUILD_MEMBERS != 0),
    }
}
