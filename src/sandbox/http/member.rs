//! The routes of members: nicknames, roles, time-outs, kicks and bans.

use super::world::{
    ADMINISTRATOR, BAN_MEMBERS, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES, MODERATE_MEMBERS,
};
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, guild, role, snowflake, validate,
};
use guild::check_membership;
use serde_json::{Value, json};
use std::time::Duration;
use validate::FormValidator;

/// The fields of a member that the sandbox does not have.
const UNSUPPORTED_FIELDS: [&str; 5] = ["mute", "deaf", "channel_id", "flags", "bio"];

/// The longest time-out: 28 days.
const MAX_TIME_OUT_MS: u64 = 28 * 24 * 60 * 60 * 1000;
/// The longest time whose messages a ban deletes, in seconds: a week.
const MAX_DELETED_SECONDS: i64 = 7 * 24 * 60 * 60;

/// `PATCH /guilds/{id}/members/{id}`. Owners and administrators cannot be timed out.
pub(super) fn update(world: &mut World, account: Account, guild: u64, user: u64, body: &Value) -> Reply {
    check_membership(world, guild, account)?;
    if world.directory.guild(guild).is_none_or(|guild| !guild.has_member(user)) {
        return Err(ApiError::UNKNOWN_MEMBER);
    }
    let until = &body["communication_disabled_until"];
    let parsed = until.as_str().and_then(snowflake::parse_timestamp);
    let mut form = FormValidator::default();
    let mut roles = &[][..];
    if form.object(body).is_some() {
        form.optional_string(body, "nick", 0, 32);
        roles = form.list(body, "roles", 0, 250);
        form.within("roles", |form| {
            for (index, role) in roles.iter().enumerate() {
                form.within(index, |form| form.snowflake(role));
            }
        });
        if parsed.is_none() && !until.is_null() {
            let message = "Could not parse the value. Should be in ISO8601 format";
            form.error_at("communication_disabled_until", "DATE_TIME_TYPE_PARSE", message);
        }
        if parsed.is_some_and(|until| until > world.now_ms() + MAX_TIME_OUT_MS) {
            let message = "Invalid communication disabled timestamp";
            let code = "INVALID_COMMUNICATION_DISABLED_TIMESTAMP";
            form.error_at("communication_disabled_until", code, message);
        }
        for key in UNSUPPORTED_FIELDS.into_iter().filter(|key| !body[*key].is_null()) {
            form.unsupported(key);
        }
    }
    form.finish()?;
    if body.get("communication_disabled_until").is_some() {
        check_moderation(world, account, guild, user, MODERATE_MEMBERS)?;
    }
    if body.get("nick").is_some() {
        check_nickname(world, account, guild, user)?;
    }
    let wanted = match body["roles"].is_null() {
        true => None,
        false => Some(role::wanted(world, account, guild, user, roles)?),
    };
    if body.get("communication_disabled_until").is_some() {
        world.time_out(guild, user, parsed)?;
    }
    if body.get("nick").is_some() {
        world.set_nickname(guild, user, body["nick"].as_str().map(str::trim).unwrap_or_default())?;
    }
    if let Some(wanted) = wanted {
        world.set_member_roles(guild, user, &wanted)?;
    }
    ApiResponse::ok(world.directory.member(guild, user).unwrap_or_default())
}

/// Rejects a nickname that `account` may not give: their own needs one permission, that of others another and a higher role.
fn check_nickname(world: &World, account: Account, guild: u64, user: u64) -> Result {
    if user == account.id() {
        let permissions = world.directory.permissions(guild, user);
        return match permissions & (CHANGE_NICKNAME | MANAGE_NICKNAMES) {
            0 => Err(ApiError::MISSING_PERMISSIONS),
            _ => Ok(()),
        };
    }
    guild::check_permission(world, guild, account, MANAGE_NICKNAMES)?;
    check_above(world, account, guild, user)
}

/// Rejects an action on a member whose highest role is not below that of `account`.
fn check_above(world: &World, account: Account, guild: u64, user: u64) -> Result {
    let known = world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let is_owner = known.owner == account.id();
    let is_below = known.highest_position(user) < known.highest_position(account.id());
    if known.owner == user || !is_owner && !is_below { Err(ApiError::MISSING_PERMISSIONS) } else { Ok(()) }
}

/// `DELETE /guilds/{id}/members/{id}`: kicks a member.
pub(super) fn kick(world: &mut World, account: Account, guild: u64, user: u64) -> Reply {
    check_moderation(world, account, guild, user, KICK_MEMBERS)?;
    world.remove_member(guild, user)?;
    ApiResponse::no_content()
}

/// `DELETE /users/@me/guilds/{id}`: leaves a guild, which its owner cannot.
pub(super) fn leave(world: &mut World, person: u64, guild: u64) -> Reply {
    check_membership(world, guild, Account::Person(person))?;
    if world.directory.guild(guild).is_some_and(|guild| guild.owner == person) {
        return Err(ApiError::INVALID_GUILD);
    }
    world.remove_member(guild, person)?;
    ApiResponse::no_content()
}

/// `/guilds/{id}/bans` and the paths below it.
pub(super) fn bans(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    guild: u64,
    user: Option<u64>,
) -> Reply {
    guild::check_permission(world, guild, account, BAN_MEMBERS)?;
    let view = |world: &World, user: u64| json!({ "user": world.directory.user(user), "reason": null });
    let Some(user) = user else {
        let limit = request.query_limit(1000, 1000)?;
        let (before, after) = (request.query_id("before")?, request.query_id("after")?.unwrap_or_default());
        let bans = world.bans(guild).into_iter();
        let bans =
            bans.filter(|user| *user > after && before.is_none_or(|before| *user < before)).take(limit);
        return ApiResponse::ok(bans.map(|user| view(world, user)).collect());
    };
    let is_banned = world.bans(guild).contains(&user);
    match request.method.as_str() {
        "GET" if is_banned => ApiResponse::ok(view(world, user)),
        "DELETE" if is_banned => {
            world.set_banned(guild, user, false)?;
            ApiResponse::no_content()
        }
        "GET" | "DELETE" => Err(ApiError::UNKNOWN_BAN),
        "PUT" if world.directory.person(user).is_none() => Err(ApiError::UNKNOWN_USER),
        "PUT" => {
            let deleted = deleted_time(&request.body)?;
            if world.directory.guild(guild).is_some_and(|known| known.has_member(user)) {
                check_moderation(world, account, guild, user, BAN_MEMBERS)?;
            }
            world.set_banned(guild, user, true)?;
            world.delete_recent_messages(guild, user, deleted)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// The time before a ban whose messages are deleted. Once it was given in days.
fn deleted_time(body: &Value) -> Result<Duration> {
    let mut form = FormValidator::default();
    let mut seconds = None;
    if !body.is_null() && form.object(body).is_some() {
        let days = form.integer(body, "delete_message_days", 0, 7).map(|days| days * 24 * 60 * 60);
        seconds = form.integer(body, "delete_message_seconds", 0, MAX_DELETED_SECONDS).or(days);
    }
    form.finish()?;
    Ok(Duration::from_secs(seconds.and_then(|seconds| seconds.try_into().ok()).unwrap_or_default()))
}

/// Rejects an action on a member for which `account` lacks the permission.
fn check_moderation(world: &World, account: Account, guild: u64, user: u64, needed: u64) -> Result {
    check_membership(world, guild, account)?;
    if world.directory.guild(guild).is_none_or(|guild| !guild.people.contains(&user)) {
        return Err(ApiError::UNKNOWN_MEMBER);
    }
    let is_protected = world.directory.permissions(guild, user) & ADMINISTRATOR != 0;
    if is_protected || world.directory.permissions(guild, account.id()) & needed == 0 {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(())
}
