//! The routing table of the API.

use super::api_request::parse_id;
use super::world::CommandLocation;
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Call, Reply, Result, World, application, audit_log, callback,
    channel, command, guild, guild_channel, incoming_webhook, interaction, invite, member, role, unsupported,
    user, webhook,
};
use serde_json::json;

/// Routes a request by its method and path, and carries it out.
pub(super) fn route(world: &mut World, request: &ApiRequest) -> Reply {
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let method = request.method.as_str();
    if unsupported::is_unsupported(method, &segments) {
        // A webhook's token is in its path.
        if segments.first() != Some(&"webhooks") {
            request.require_account()?;
        }
        return Err(ApiError::UNSUPPORTED_ROUTE);
    }
    match (method, segments.as_slice()) {
        ("GET", ["gateway"]) => application::gateway(world),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::create_response(world, request, parse_id(interaction, "interaction_id")?, token)
        }
        (_, ["webhooks", id, token, rest @ ..]) if world.webhook(parse_id(id, "webhook_id")?).is_some() => {
            incoming_webhook::by_token(world, request, parse_id(id, "webhook_id")?, token, rest)
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            let application = parse_id(application, "webhook_id")?;
            world.directory.application(application).ok_or(ApiError::UNKNOWN_WEBHOOK)?;
            webhook::route(world, request, application, token, rest)
        }
        _ => {
            let account = request.require_account()?;
            let call = &mut Call { world, request, account };
            match account {
                Account::Bot(own) => route_bot(call, own, &segments),
                Account::Person(person) => route_person(call, person, &segments),
            }
        }
    }
}

/// Routes for bots only.
fn route_bot(call: &mut Call, own: u64, segments: &[&str]) -> Reply {
    match (call.method(), segments) {
        ("GET", ["gateway", "bot"]) => application::gateway_bot(call.world, own),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            application::application(call.world, own)
        }
        ("PATCH", ["applications", "@me"]) => application::update(call),
        ("PATCH", ["users", "@me"]) => user::update(call),
        ("GET", ["oauth2", "@me"]) => application::authorization(call.world, own),
        (method, ["applications", application, rest @ ..]) => {
            application::check_own_application(parse_id(application, "application_id")?, own)?;
            match rest {
                [] if method == "GET" => application::application(call.world, own),
                [] if method == "PATCH" => application::update(call),
                ["commands", rest @ ..] => command::route(call, None, rest),
                ["role-connections", "metadata"] => application::role_connections(call),
                ["guilds", guild, "commands", one, "permissions"] => {
                    command::permissions(call, own_guild(call, guild)?, one)
                }
                ["guilds", guild, "commands", "permissions"] if method == "GET" => {
                    own_guild(call, guild)?;
                    ApiResponse::ok(json!([]))
                }
                ["guilds", guild, "commands", rest @ ..] => {
                    command::route(call, Some(own_guild(call, guild)?), rest)
                }
                ["emojis"] if method == "GET" => ApiResponse::ok(json!({ "items": [] })),
                ["entitlements" | "skus"] if method == "GET" => ApiResponse::ok(json!([])),
                _ => Err(ApiError::NOT_FOUND),
            }
        }
        ("GET", ["soundboard-default-sounds"]) => application::default_sounds(),
        _ => route_any(call, segments),
    }
}

/// Routes for people only.
fn route_person(call: &mut Call, person: u64, segments: &[&str]) -> Reply {
    match (call.method(), segments) {
        ("POST", ["interactions"]) => interaction::create(call),
        ("GET", ["guilds", guild, "application-command-index"]) => {
            let guild = own_guild(call, guild)?;
            command::index(call.world, person, CommandLocation::Guild(guild))
        }
        ("GET", ["channels", channel, "application-command-index"]) => {
            let channel = parse_id(channel, "channel_id")?;
            call.world.channel(channel, call.account)?;
            command::index(call.world, person, CommandLocation::Channel(channel))
        }
        ("GET", ["users", "@me", "channels"]) => user::dm_channels(call),
        _ => route_any(call, segments),
    }
}

/// The guild with an id in the path, of which the caller is a member.
fn own_guild(call: &Call, id: &str) -> Result<u64> {
    let guild = guild_id(id)?;
    call.require_membership(guild)?;
    Ok(guild)
}

fn guild_id(text: &str) -> Result<u64> {
    parse_id(text, "guild_id")
}

fn user_id(text: &str) -> Result<u64> {
    parse_id(text, "user_id")
}

/// Routes for bots and people.
fn route_any(call: &mut Call, segments: &[&str]) -> Reply {
    match (call.method(), segments) {
        ("DELETE", ["users", "@me", "guilds", guild]) => member::leave(call, guild_id(guild)?),
        ("GET", ["users", "@me"]) => user::current(call),
        ("GET", ["users", "@me", "guilds"]) => user::guilds(call),
        ("POST", ["users", "@me", "channels"]) => user::open_dm(call),
        // As some libraries still call it, with the caller's id.
        ("POST", ["users", user, "channels"]) if user.parse() == Ok(call.user()) => user::open_dm(call),
        ("GET", ["users", user]) => user::user(call.world, user_id(user)?),
        ("GET", ["guilds", guild, "roles"]) => guild::route(call, guild_id(guild)?, &["roles"]),
        (_, ["guilds", guild, "roles", rest @ ..]) => role::route(call, guild_id(guild)?, rest),
        (_, ["guilds", guild, "members", user, "roles", role]) => {
            let (user, role) = (user_id(user)?, parse_id(role, "role_id")?);
            role::of_member(call, guild_id(guild)?, user, role)
        }
        ("GET", ["guilds", guild, "bans"]) => member::bans(call, guild_id(guild)?, None),
        (_, ["guilds", guild, "bans", user]) => member::bans(call, guild_id(guild)?, Some(user_id(user)?)),
        ("GET", ["guilds", guild, "invites"]) => invite::of_guild(call, guild_id(guild)?),
        ("GET", ["guilds", guild, "audit-logs"]) => audit_log::list(call, guild_id(guild)?),
        ("GET", ["guilds", guild, "webhooks"]) => incoming_webhook::of_guild(call, guild_id(guild)?),
        ("POST", ["guilds", guild, "channels"]) => guild_channel::create(call, guild_id(guild)?),
        ("PATCH", ["guilds", guild, "channels"]) => guild_channel::reorder(call, guild_id(guild)?),
        ("GET", ["guilds", guild, rest @ ..]) => guild::route(call, guild_id(guild)?, rest),
        ("PATCH", ["guilds", guild, "members", "@me"]) => member::update(call, guild_id(guild)?, call.user()),
        ("PATCH", ["guilds", guild, "members", user]) => {
            member::update(call, guild_id(guild)?, user_id(user)?)
        }
        ("DELETE", ["guilds", guild, "members", user]) => {
            member::kick(call, guild_id(guild)?, user_id(user)?)
        }
        (_, ["invites", code]) => invite::by_code(call, code),
        (_, ["webhooks", id]) => incoming_webhook::manage(call, id),
        (_, ["channels", channel, rest @ ..]) => channel::route(call, parse_id(channel, "channel_id")?, rest),
        _ => Err(ApiError::NOT_FOUND),
    }
}
