//! The routes of roles. A role can be managed by members with `MANAGE_ROLES` whose highest role is above it.

use super::api_request::parse_id;
use super::world::{AuditedAction, MANAGE_ROLES, Role, audit_action};
use super::{ApiError, ApiResponse, Call, Reply, Result, World, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// Discord's limit of roles in a guild.
const MAX_ROLES: usize = 250;

/// `/guilds/{id}/roles` and the paths below it, except the list.
pub(super) fn route(call: &mut Call, guild: u64, rest: &[&str]) -> Reply {
    call.require_membership(guild)?;
    match (call.method(), rest) {
        ("GET", ["member-counts"]) => {
            let guild = call.world.directory.guild(guild).into_iter();
            let roles = guild.flat_map(|known| known.roles.iter().skip(1));
            ApiResponse::ok(roles.map(|role| (role.id.to_string(), json!(role.members.len()))).collect())
        }
        ("GET", [role]) => {
            let view = call.world.directory.role_view(guild, parse_id(role, "role_id")?);
            ApiResponse::ok(view.ok_or(ApiError::UNKNOWN_ROLE)?)
        }
        ("POST", []) => create(call, guild),
        ("PATCH", []) => reorder(call, guild),
        ("PATCH", [role]) => update(call, guild, parse_id(role, "role_id")?),
        ("DELETE", [role]) => {
            let role = manageable(call, guild, parse_id(role, "role_id")?)?;
            if role.id == guild || role.application.is_some() {
                return Err(ApiError::INVALID_ROLE);
            }
            let before = call.world.directory.role_view(guild, role.id).unwrap_or_default();
            call.world.delete_role(guild, role.id)?;
            call.audit_change(audit_action::ROLE_DELETE, guild, [&before, &Value::Null], |_| true)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// `PUT` and `DELETE /guilds/{id}/members/{id}/roles/{id}`
pub(super) fn of_member(call: &mut Call, guild: u64, user: u64, role: u64) -> Reply {
    call.require_membership(guild)?;
    let mut wanted = member_roles(call.world, guild, user)?;
    let role = assignable(call, guild, role)?;
    wanted.retain(|known| *known != role);
    match call.method() {
        "PUT" => wanted.push(role),
        "DELETE" => {}
        _ => return Err(ApiError::NOT_FOUND),
    }
    set(call, guild, user, &wanted)?;
    ApiResponse::no_content()
}

/// Sets the roles of a member, besides those that applications manage.
pub(super) fn set(call: &mut Call, guild: u64, user: u64, wanted: &[u64]) -> Result {
    let before = member_roles(call.world, guild, user)?;
    call.world.set_member_roles(guild, user, wanted)?;
    let after = member_roles(call.world, guild, user)?;
    let mut changes = Vec::new();
    for (key, from, to) in [("$add", &before, &after), ("$remove", &after, &before)] {
        let different = to.iter().filter(|role| !from.contains(role));
        let different = different.filter_map(|role| call.world.directory.role_view(guild, *role));
        let roles: Vec<Value> =
            different.map(|role| json!({ "id": role["id"], "name": role["name"] })).collect();
        if !roles.is_empty() {
            changes.push(json!({ "key": key, "new_value": roles }));
        }
    }
    if changes.is_empty() {
        return Ok(());
    }
    let (kind, target) = (audit_action::MEMBER_ROLE_UPDATE, Some(user));
    call.audit(AuditedAction { kind, guild, target, changes, ..AuditedAction::default() })
}

/// The roles that a list in an update of a member names. Those that change must be assignable.
pub(super) fn wanted(call: &Call, guild: u64, user: u64, list: &[Value]) -> Result<Vec<u64>> {
    let wanted: Vec<u64> = list.iter().filter_map(snowflake::from_json).collect();
    let before = member_roles(call.world, guild, user)?;
    let added = wanted.iter().filter(|role| !before.contains(role));
    let removed = before.iter().filter(|role| !wanted.contains(role));
    added.chain(removed).try_for_each(|role| assignable(call, guild, *role).map(|_| ()))?;
    Ok(wanted)
}

/// The roles of a member.
fn member_roles(world: &World, guild: u64, user: u64) -> Result<Vec<u64>> {
    let known = world.directory.guild(guild).filter(|guild| guild.has_member(user));
    let known = known.ok_or(ApiError::UNKNOWN_MEMBER)?;
    let theirs = known.roles.iter().filter(|role| role.members.contains(&user) && role.application.is_none());
    Ok(theirs.map(|role| role.id).collect())
}

/// A role that the caller may give to members and take from them.
fn assignable(call: &Call, guild: u64, role: u64) -> Result<u64> {
    let role = manageable(call, guild, role)?;
    if role.id == guild || role.application.is_some() {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(role.id)
}

/// A role that the caller may manage: one below its own, unless it owns the guild.
fn manageable(call: &Call, guild: u64, role: u64) -> Result<Role> {
    call.require_in_guild(guild, MANAGE_ROLES)?;
    let known = call.world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let position = known.position(role).ok_or(ApiError::UNKNOWN_ROLE)?;
    if known.owner != call.user() && position >= known.highest_position(call.user()) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(known.roles[position].clone())
}

fn create(call: &mut Call, guild: u64) -> Reply {
    call.require_in_guild(guild, MANAGE_ROLES)?;
    let known = call.world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    if known.roles.len() >= MAX_ROLES {
        return Err(ApiError::maximum_reached(30005, "server roles", MAX_ROLES));
    }
    let permissions = known.roles.first().map_or(0, |everyone| everyone.permissions);
    let mut role = Role { name: "new role".to_owned(), permissions, ..Role::default() };
    apply(call, guild, &mut role)?;
    role.id = call.world.next_id();
    let view = call.world.save_role(guild, role)?;
    call.audit_change(audit_action::ROLE_CREATE, guild, [&Value::Null, &view], |_| true)?;
    ApiResponse::ok(view)
}

fn update(call: &mut Call, guild: u64, role: u64) -> Reply {
    let mut role = manageable(call, guild, role)?;
    let before = call.world.directory.role_view(guild, role.id).unwrap_or_default();
    apply(call, guild, &mut role)?;
    let view = call.world.save_role(guild, role)?;
    call.audit_change(audit_action::ROLE_UPDATE, guild, [&before, &view], |_| true)?;
    ApiResponse::ok(view)
}

/// Sets the fields of a role that are in a body. Nobody can grant a permission that they lack.
fn apply(call: &Call, guild: u64, role: &mut Role) -> Result {
    let body = call.body();
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        form.fields(body, "role");
        if !body["color"].is_i64() {
            form.fields(&body["colors"], "role_colors");
        }
    }
    form.finish()?;
    let color = body["color"].as_u64().or(body["colors"]["primary_color"].as_u64());
    role.color = color.unwrap_or(role.color);
    if let Some(name) = body["name"].as_str() {
        role.name = name.trim().to_owned();
    }
    role.hoist = body["hoist"].as_bool().unwrap_or(role.hoist);
    role.mentionable = body["mentionable"].as_bool().unwrap_or(role.mentionable);
    if let Some(permissions) = snowflake::from_json(&body["permissions"]) {
        let added = permissions & !role.permissions;
        if added & !call.world.directory.permissions(guild, call.user()) != 0 {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        role.permissions = permissions;
    }
    Ok(())
}

/// `PATCH /guilds/{id}/roles`: moves roles to other positions, between which the others keep their order. If one cannot be moved,
/// none is.
fn reorder(call: &mut Call, guild: u64) -> Reply {
    call.require_in_guild(guild, MANAGE_ROLES)?;
    let Some(items) = call.body().as_array() else {
        let message = "Only iterables may be used in a ListType";
        return Err(ApiError::invalid_field("", "LIST_TYPE_CONVERT", message));
    };
    let known = call.world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let mut wanted: Vec<(usize, u64)> = Vec::new();
    for item in items {
        let role = snowflake::from_json(&item["id"]).filter(|role| known.position(*role).is_some());
        let role = role.ok_or(ApiError::UNKNOWN_ROLE)?;
        let position = item["position"].as_u64().and_then(|position| usize::try_from(position).ok());
        wanted.retain(|(_, other)| *other != role);
        wanted.extend(position.map(|position| (position, role)));
    }
    wanted.sort_by_key(|(position, _)| *position);
    let is_moved = |role: &&Role| wanted.iter().any(|(_, moved)| *moved == role.id);
    let mut roles: Vec<Role> = known.roles.iter().filter(|role| !is_moved(role)).cloned().collect();
    for (position, role) in wanted {
        let role = known.roles.iter().find(|known| known.id == role).ok_or(ApiError::UNKNOWN_ROLE)?;
        roles.insert(position.min(roles.len()), role.clone());
    }
    if roles.first().is_none_or(|first| first.id != guild) {
        return Err(ApiError::INVALID_ROLE);
    }
    // Nothing may change above the roles that the caller manages.
    let manageable =
        if known.owner == call.user() { usize::MAX } else { known.highest_position(call.user()) };
    let mut changed = known.roles.iter().zip(&roles).skip(manageable);
    if changed.any(|(before, after)| before.id != after.id) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    call.world.reorder_roles(guild, roles)?;
    ApiResponse::ok(call.world.directory.guild_view(guild).unwrap_or_default()["roles"].clone())
}
