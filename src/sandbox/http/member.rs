//! The routes of members: nicknames, roles, time-outs, kicks and bans.

use super::world::{
    ADMINISTRATOR, AuditedAction, BAN_MEMBERS, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES,
    MODERATE_MEMBERS, audit_action, changed_fields,
};
use super::{ApiError, ApiResponse, Call, Reply, Result, World, role, snowflake, validate};
use serde_json::{Value, json};
use std::time::Duration;
use validate::FormValidator;

/// The longest time-out: 28 days.
const MAX_TIME_OUT_MS: u64 = 28 * 24 * 60 * 60 * 1000;

/// `PATCH /guilds/{id}/members/{id}`. Owners and administrators cannot be timed out.
pub(super) fn update(call: &mut Call, guild: u64, user: u64) -> Reply {
    let body = call.body();
    call.require_membership(guild)?;
    if !call.world.directory.is_member(guild, user) {
        return Err(ApiError::UNKNOWN_MEMBER);
    }
    let until = &body["communication_disabled_until"];
    let parsed = until.as_str().and_then(snowflake::parse_timestamp);
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        form.fields(body, "member");
        if parsed.is_none() && !until.is_null() {
            let message = "Could not parse the value. Should be in ISO8601 format";
            form.error_at("communication_disabled_until", "DATE_TIME_TYPE_PARSE", message);
        }
        if parsed.is_some_and(|until| until > call.world.now_ms() + MAX_TIME_OUT_MS) {
            let message = "Invalid communication disabled timestamp";
            let code = "INVALID_COMMUNICATION_DISABLED_TIMESTAMP";
            form.error_at("communication_disabled_until", code, message);
        }
    }
    form.finish()?;
    if body.get("communication_disabled_until").is_some() {
        check_moderation(call, guild, user, MODERATE_MEMBERS)?;
    }
    if body.get("nick").is_some() {
        check_nickname(call, guild, user)?;
    }
    let wanted = body["roles"].as_array().map(|roles| role::wanted(call, guild, user, roles)).transpose()?;
    let before = call.world.directory.member_without_user(guild, user).unwrap_or_default();
    if body.get("communication_disabled_until").is_some() {
        call.world.time_out(guild, user, parsed)?;
    }
    if body.get("nick").is_some() {
        call.world.set_nickname(guild, user, body["nick"].as_str().map(str::trim).unwrap_or_default())?;
    }
    if let Some(wanted) = wanted {
        role::set(call, guild, user, &wanted)?;
    }
    let after = call.world.directory.member_without_user(guild, user).unwrap_or_default();
    let mut changes = changed_fields(&before, &after);
    changes.retain(|change| change["key"] != "roles");
    if !changes.is_empty() {
        let (kind, target) = (audit_action::MEMBER_UPDATE, Some(user));
        call.audit(AuditedAction { kind, guild, target, changes, ..AuditedAction::default() })?;
    }
    ApiResponse::ok(call.world.directory.member(guild, user).unwrap_or_default())
}

/// Rejects a nickname that the caller may not give: their own needs one permission, that of others another and a higher role.
fn check_nickname(call: &Call, guild: u64, user: u64) -> Result {
    if user == call.user() {
        let permissions = call.world.directory.permissions(guild, user);
        return match permissions & (CHANGE_NICKNAME | MANAGE_NICKNAMES) {
            0 => Err(ApiError::MISSING_PERMISSIONS),
            _ => Ok(()),
        };
    }
    call.require_in_guild(guild, MANAGE_NICKNAMES)?;
    check_above(call, guild, user)
}

/// Rejects an action on a member whose highest role is not below that of the caller.
fn check_above(call: &Call, guild: u64, user: u64) -> Result {
    let known = call.world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let is_owner = known.owner == call.user();
    let is_below = known.highest_position(user) < known.highest_position(call.user());
    if known.owner == user || !is_owner && !is_below { Err(ApiError::MISSING_PERMISSIONS) } else { Ok(()) }
}

/// `DELETE /guilds/{id}/members/{id}`: kicks a member.
pub(super) fn kick(call: &mut Call, guild: u64, user: u64) -> Reply {
    check_moderation(call, guild, user, KICK_MEMBERS)?;
    call.world.remove_member(guild, user)?;
    let (kind, target) = (audit_action::MEMBER_KICK, Some(user));
    call.audit(AuditedAction { kind, guild, target, ..AuditedAction::default() })?;
    ApiResponse::no_content()
}

/// `DELETE /users/@me/guilds/{id}`: leaves a guild, which its owner cannot.
pub(super) fn leave(call: &mut Call, guild: u64) -> Reply {
    call.require_membership(guild)?;
    if call.world.directory.guild(guild).is_some_and(|known| known.owner == call.user()) {
        return Err(ApiError::INVALID_GUILD);
    }
    call.world.remove_member(guild, call.user())?;
    ApiResponse::no_content()
}

/// `/guilds/{id}/bans` and the paths below it.
pub(super) fn bans(call: &mut Call, guild: u64, user: Option<u64>) -> Reply {
    call.require_in_guild(guild, BAN_MEMBERS)?;
    let view = |world: &World, user: u64| json!({ "user": world.directory.user(user), "reason": null });
    let Some(user) = user else {
        let limit = call.request.query_limit(1000, 1000)?;
        let (before, after) =
            (call.request.query_id("before")?, call.request.query_id("after")?.unwrap_or_default());
        let bans = call.world.bans(guild).into_iter();
        let bans =
            bans.filter(|user| *user > after && before.is_none_or(|before| *user < before)).take(limit);
        return ApiResponse::ok(bans.map(|user| view(call.world, user)).collect());
    };
    let is_banned = call.world.bans(guild).contains(&user);
    match call.method() {
        "GET" if is_banned => ApiResponse::ok(view(call.world, user)),
        "DELETE" if is_banned => {
            call.world.set_banned(guild, user, false)?;
            let (kind, target) = (audit_action::MEMBER_BAN_REMOVE, Some(user));
            call.audit(AuditedAction { kind, guild, target, ..AuditedAction::default() })?;
            ApiResponse::no_content()
        }
        "GET" | "DELETE" => Err(ApiError::UNKNOWN_BAN),
        "PUT" if call.world.directory.user(user).is_none() => Err(ApiError::UNKNOWN_USER),
        "PUT" => {
            let deleted = deleted_time(call.body())?;
            if call.world.directory.is_member(guild, user) {
                check_moderation(call, guild, user, BAN_MEMBERS)?;
            }
            call.world.set_banned(guild, user, true)?;
            let (kind, target) = (audit_action::MEMBER_BAN_ADD, Some(user));
            call.audit(AuditedAction { kind, guild, target, ..AuditedAction::default() })?;
            call.world.delete_recent_messages(guild, user, deleted)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// The time before a ban whose messages are deleted. Once it was given in days.
fn deleted_time(body: &Value) -> Result<Duration> {
    if !body.is_null() {
        validate::object(body, "ban")?;
    }
    let days = body["delete_message_days"].as_u64().unwrap_or_default();
    Ok(Duration::from_secs(body["delete_message_seconds"].as_u64().unwrap_or(days * 24 * 60 * 60)))
}

/// Rejects an action on a member for which the caller lacks the permission.
fn check_moderation(call: &Call, guild: u64, user: u64, needed: u64) -> Result {
    call.require_in_guild(guild, needed)?;
    if !call.world.directory.is_member(guild, user) {
        return Err(ApiError::UNKNOWN_MEMBER);
    }
    let is_administrator = call.world.directory.permissions(guild, user) & ADMINISTRATOR != 0;
    if needed == MODERATE_MEMBERS && is_administrator {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    check_above(call, guild, user)
}
