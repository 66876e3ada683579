//! The routing table of the API.

use super::api_request::parse_id;
use super::world::CommandLocation;
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Reply, World, application, callback, channel, command, guild,
    guild_channel, incoming_webhook, interaction, member, role, unsupported, user, webhook,
};
use serde_json::json;

/// Routes a request by its method and path, and carries it out.
pub(super) fn route(world: &mut World, request: &ApiRequest) -> Reply {
    let segments: Vec<&str> = request.segments.iter().map(String::as_str).collect();
    let method = request.method.as_str();
    if unsupported::is_unsupported(method, &segments) {
        request.require_account()?;
        return Err(ApiError::UNSUPPORTED_ROUTE);
    }
    match (method, segments.as_slice()) {
        ("GET", ["gateway"]) => application::gateway(world),
        ("POST", ["interactions", interaction, token, "callback"]) => {
            callback::create_response(world, request, parse_id(interaction)?, token)
        }
        (_, ["webhooks", id, token, rest @ ..]) if world.webhook(parse_id(id)?).is_some() => {
            incoming_webhook::by_token(world, request, parse_id(id)?, token, rest)
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            webhook::route(world, request, parse_id(application)?, token, rest)
        }
        _ => match request.require_account()? {
            Account::Bot(application) => route_bot(world, request, application, method, &segments),
            Account::Person(person) => route_person(world, request, person, method, &segments),
        },
    }
}

/// Routes for bots only.
fn route_bot(world: &mut World, request: &ApiRequest, own: u64, method: &str, segments: &[&str]) -> Reply {
    let account = Account::Bot(own);
    match (method, segments) {
        ("GET", ["gateway", "bot"]) => application::gateway_bot(world, own),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            application::application(world, own)
        }
        ("GET", ["oauth2", "@me"]) => application::authorization(world, own),
        (_, ["applications", application, rest @ ..]) => {
            application::check_own_application(parse_id(application)?, own)?;
            match rest {
                ["commands", rest @ ..] => command::route(world, request, own, None, rest),
                ["role-connections", "metadata"] => application::role_connections(world, request, own),
                ["guilds", guild, "commands", one, "permissions"] => {
                    let guild = parse_id(guild)?;
                    guild::check_membership(world, guild, account)?;
                    command::permissions(world, request, own, guild, one)
                }
                ["guilds", guild, "commands", "permissions"] if method == "GET" => {
                    guild::check_membership(world, parse_id(guild)?, account)?;
                    ApiResponse::ok(json!([]))
                }
                ["guilds", guild, "commands", rest @ ..] => {
                    let guild = parse_id(guild)?;
                    guild::check_membership(world, guild, account)?;
                    command::route(world, request, own, Some(guild), rest)
                }
                ["emojis"] if method == "GET" => ApiResponse::ok(json!({ "items": [] })),
                ["entitlements" | "skus"] if method == "GET" => ApiResponse::ok(json!([])),
                _ => Err(ApiError::NOT_FOUND),
            }
        }
        ("DELETE", ["users", "@me", "guilds", _]) => Err(ApiError::UNSUPPORTED_ROUTE),
        ("GET", ["soundboard-default-sounds"]) => application::default_sounds(),
        _ => route_any(world, request, account, method, segments),
    }
}

/// Routes for people only.
fn route_person(
    world: &mut World,
    request: &ApiRequest,
    person: u64,
    method: &str,
    segments: &[&str],
) -> Reply {
    let account = Account::Person(person);
    match (method, segments) {
        ("POST", ["interactions"]) => interaction::create(world, request, person),
        ("GET", ["guilds", guild, "application-command-index"]) => {
            let guild = parse_id(guild)?;
            guild::check_membership(world, guild, account)?;
            command::index(world, person, CommandLocation::Guild(guild))
        }
        ("GET", ["channels", channel, "application-command-index"]) => {
            let channel = parse_id(channel)?;
            world.channel(channel, account)?;
            command::index(world, person, CommandLocation::Channel(channel))
        }
        ("GET", ["users", "@me", "channels"]) => user::dm_channels(world, account),
        ("DELETE", ["users", "@me", "guilds", guild]) => member::leave(world, person, parse_id(guild)?),
        _ => route_any(world, request, account, method, segments),
    }
}

/// Routes for bots and people.
fn route_any(
    world: &mut World,
    request: &ApiRequest,
    account: Account,
    method: &str,
    segments: &[&str],
) -> Reply {
    match (method, segments) {
        ("GET", ["users", "@me"]) => user::current(world, account),
        ("GET", ["users", "@me", "guilds"]) => user::guilds(world, request, account),
        ("POST", ["users", "@me", "channels"]) => user::open_dm(world, account, &request.body),
        ("GET", ["users", user]) => user::user(world, parse_id(user)?),
        ("GET", ["guilds", guild, "roles"]) => {
            guild::route(world, request, account, parse_id(guild)?, &["roles"])
        }
        (_, ["guilds", guild, "roles", rest @ ..]) => {
            role::route(world, request, account, parse_id(guild)?, rest)
        }
        (_, ["guilds", guild, "members", user, "roles", role]) => {
            let (user, role) = (parse_id(user)?, parse_id(role)?);
            role::of_member(world, request, account, parse_id(guild)?, user, role)
        }
        ("GET", ["guilds", guild, "bans"]) => member::bans(world, request, account, parse_id(guild)?, None),
        (_, ["guilds", guild, "bans", user]) => {
            member::bans(world, request, account, parse_id(guild)?, Some(parse_id(user)?))
        }
        ("GET", ["guilds", guild, "invites"]) => guild::invites(world, account, parse_id(guild)?),
        ("GET", ["guilds", guild, "webhooks"]) => {
            incoming_webhook::of_guild(world, account, parse_id(guild)?)
        }
        ("POST", ["guilds", guild, "channels"]) => {
            guild_channel::create(world, &request.body, account, parse_id(guild)?)
        }
        ("GET", ["guilds", guild, rest @ ..]) => {
            guild::route(world, request, account, parse_id(guild)?, rest)
        }
        ("PATCH", ["guilds", guild, "members", "@me"]) => {
            member::update(world, account, parse_id(guild)?, account.id(), &request.body)
        }
        ("PATCH", ["guilds", guild, "members", user]) => {
            member::update(world, account, parse_id(guild)?, parse_id(user)?, &request.body)
        }
        ("DELETE", ["guilds", guild, "members", user]) => {
            member::kick(world, account, parse_id(guild)?, parse_id(user)?)
        }
        ("GET", ["invites", _]) => Err(ApiError::UNKNOWN_INVITE),
        (_, ["webhooks", id]) => incoming_webhook::manage(world, request, account, id),
        (_, ["channels", channel, rest @ ..]) => {
            channel::route(world, request, account, parse_id(channel)?, rest)
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}
