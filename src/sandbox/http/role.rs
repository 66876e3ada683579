//! The routes of roles. A role can be managed by members with `MANAGE_ROLES` whose highest role is above it.

use super::api_request::parse_id;
use super::world::{MANAGE_ROLES, Role};
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World, guild, snowflake, validate};
use serde_json::{Value, json};
use validate::FormValidator;

/// Discord's limit of roles in a guild.
const MAX_ROLES: usize = 250;

/// `/guilds/{id}/roles` and the paths below it, except the list.
pub(super) fn route(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    guild: u64,
    rest: &[&str],
) -> Reply {
    guild::check_membership(world, guild, account)?;
    match (request.method.as_str(), rest) {
        ("GET", ["member-counts"]) => {
            let roles =
                world.directory.guild(guild).map(|guild| guild.roles.iter().skip(1)).into_iter().flatten();
            ApiResponse::ok(roles.map(|role| (role.id.to_string(), json!(role.members.len()))).collect())
        }
        ("GET", [role]) => {
            let view = world.directory.role_view(guild, parse_id(role)?);
            ApiResponse::ok(view.ok_or(ApiError::UNKNOWN_ROLE)?)
        }
        ("POST", []) => create(world, &request.body, account, guild),
        ("PATCH", []) => reorder(world, &request.body, account, guild),
        ("PATCH", [role]) => update(world, &request.body, account, guild, parse_id(role)?),
        ("DELETE", [role]) => {
            let role = manageable(world, account, guild, parse_id(role)?)?;
            if role.id == guild || role.application.is_some() {
                return Err(ApiError::INVALID_ROLE);
            }
            world.delete_role(guild, role.id)?;
            ApiResponse::no_content()
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// `PUT` and `DELETE /guilds/{id}/members/{id}/roles/{id}`
pub(super) fn of_member(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    guild: u64,
    user: u64,
    role: u64,
) -> Reply {
    guild::check_membership(world, guild, account)?;
    let mut wanted = member_roles(world, guild, user)?;
    let role = assignable(world, account, guild, role)?;
    wanted.retain(|known| *known != role);
    match request.method.as_str() {
        "PUT" => wanted.push(role),
        "DELETE" => {}
        _ => return Err(ApiError::NOT_FOUND),
    }
    world.set_member_roles(guild, user, &wanted)?;
    ApiResponse::no_content()
}

/// The roles that a list in an update of a member names. Those that change must be assignable.
pub(super) fn wanted(
    world: &World,
    account: Account,
    guild: u64,
    user: u64,
    list: &[Value],
) -> Result<Vec<u64>> {
    let wanted: Vec<u64> = list.iter().filter_map(snowflake::from_json).collect();
    let before = member_roles(world, guild, user)?;
    let added = wanted.iter().filter(|role| !before.contains(role));
    let removed = before.iter().filter(|role| !wanted.contains(role));
    added.chain(removed).try_for_each(|role| assignable(world, account, guild, *role).map(|_| ()))?;
    Ok(wanted)
}

/// The roles of a member.
fn member_roles(world: &World, guild: u64, user: u64) -> Result<Vec<u64>> {
    let known = world.directory.guild(guild).filter(|guild| guild.has_member(user));
    let known = known.ok_or(ApiError::UNKNOWN_MEMBER)?;
    let theirs = known.roles.iter().filter(|role| role.members.contains(&user) && role.application.is_none());
    Ok(theirs.map(|role| role.id).collect())
}

/// A role that `account` may give to members and take from them.
fn assignable(world: &World, account: Account, guild: u64, role: u64) -> Result<u64> {
    let role = manageable(world, account, guild, role)?;
    if role.id == guild || role.application.is_some() {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(role.id)
}

/// A role that `account` may manage: one below its own, unless it owns the guild.
fn manageable(world: &World, account: Account, guild: u64, role: u64) -> Result<Role> {
    guild::check_permission(world, guild, account, MANAGE_ROLES)?;
    let known = world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let position = known.position(role).ok_or(ApiError::UNKNOWN_ROLE)?;
    if known.owner != account.id() && position >= known.highest_position(account.id()) {
        return Err(ApiError::MISSING_PERMISSIONS);
    }
    Ok(known.roles[position].clone())
}

fn create(world: &mut World, body: &Value, account: Account, guild: u64) -> Reply {
    guild::check_permission(world, guild, account, MANAGE_ROLES)?;
    let known = world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    if known.roles.len() >= MAX_ROLES {
        return Err(ApiError::maximum_reached(30005, "server roles", MAX_ROLES));
    }
    let permissions = known.roles.first().map_or(0, |everyone| everyone.permissions);
    let mut role = Role { name: "new role".to_owned(), permissions, ..Role::default() };
    apply(world, body, account, guild, &mut role)?;
    role.id = world.next_id();
    ApiResponse::ok(world.save_role(guild, role)?)
}

fn update(world: &mut World, body: &Value, account: Account, guild: u64, role: u64) -> Reply {
    let mut role = manageable(world, account, guild, role)?;
    apply(world, body, account, guild, &mut role)?;
    ApiResponse::ok(world.save_role(guild, role)?)
}

/// Sets the fields of a role that are in a body. Nobody can grant a permission that they lack.
fn apply(world: &World, body: &Value, account: Account, guild: u64, role: &mut Role) -> Result {
    let mut form = FormValidator::default();
    if form.object(body).is_some() {
        if let Some(name) = form.optional_string(body, "name", 1, 100) {
            role.name = name.trim().to_owned();
        }
        let color = form.integer(body, "color", 0, 0xff_ffff);
        let color = color.or_else(|| form.integer(&body["colors"], "primary_color", 0, 0xff_ffff));
        role.color = color.and_then(|color| u64::try_from(color).ok()).unwrap_or(role.color);
        for (key, value) in [("hoist", &mut role.hoist), ("mentionable", &mut role.mentionable)] {
            if !body[key].is_null() {
                *value = form.boolean(body, key);
            }
        }
        for key in ["icon", "unicode_emoji"].into_iter().filter(|key| !body[*key].is_null()) {
            form.unsupported(key);
        }
        form.permissions(body, "permissions");
    }
    form.finish()?;
    if let Some(permissions) = snowflake::from_json(&body["permissions"]) {
        let added = permissions & !role.permissions;
        if added & !world.directory.permissions(guild, account.id()) != 0 {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        role.permissions = permissions;
    }
    Ok(())
}

/// `PATCH /guilds/{id}/roles`: moves roles to other positions. If one cannot be moved, none is.
fn reorder(world: &mut World, body: &Value, account: Account, guild: u64) -> Reply {
    guild::check_permission(world, guild, account, MANAGE_ROLES)?;
    let Some(items) = body.as_array() else {
        let message = "Only iterables may be used in a ListType";
        return Err(ApiError::invalid_field("", "LIST_TYPE_CONVERT", message));
    };
    let known = world.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?;
    let highest = match known.owner == account.id() {
        true => usize::MAX,
        false => known.highest_position(account.id()).saturating_sub(1),
    };
    let mut roles = known.roles.clone();
    for item in items {
        let role = snowflake::from_json(&item["id"]).ok_or(ApiError::UNKNOWN_ROLE)?;
        let role = manageable(world, account, guild, role)?;
        let Some(position) = item["position"].as_u64().and_then(|position| usize::try_from(position).ok())
        else {
            continue;
        };
        if role.id == guild || position == 0 {
            return Err(ApiError::INVALID_ROLE);
        }
        if position > highest {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        roles.retain(|known| known.id != role.id);
        roles.insert(position.min(roles.len()), role);
    }
    world.reorder_roles(guild, roles)?;
    ApiResponse::ok(world.directory.guild_view(guild).unwrap_or_default()["roles"].clone())
}
