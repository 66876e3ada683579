//! Incoming webhooks: bots create them, and post through them with their tokens.

use super::api_request::parse_id;
use super::world::{MANAGE_WEBHOOKS, NewMessage, audit_action};
use super::{
    Account, ApiError, ApiRequest, ApiResponse, Call, Reply, Result, World, message_action, snowflake,
    validate,
};
use serde_json::{Value, json};
use validate::FormValidator;

/// `GET` and `POST /channels/{id}/webhooks`
pub(super) fn of_channel(call: &mut Call, channel: u64) -> Reply {
    call.require(channel, MANAGE_WEBHOOKS)?;
    if call.world.guild_of(channel).is_none() || call.world.is_thread(channel) {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    }
    if call.method() == "GET" {
        let (guild, here) = (call.world.guild_of(channel).unwrap_or_default(), channel.to_string());
        let hooks = call.world.webhooks_of(guild).filter(|hook| hook["channel_id"] == here);
        return ApiResponse::ok(hooks.map(|hook| view(call.world, hook, true)).collect());
    }
    let mut form = FormValidator::default();
    let name = check_name(&mut form, call.body(), true);
    form.finish()?;
    let id = call.world.create_webhook(channel, name.unwrap_or_default(), call.account)?;
    let after = call.world.webhook(id).cloned().unwrap_or_default();
    audit(call, audit_action::WEBHOOK_CREATE, &Value::Null, &after)?;
    ApiResponse::ok(view(call.world, call.world.webhook(id).unwrap_or(&Value::Null), true))
}

/// `GET /guilds/{id}/webhooks`
pub(super) fn of_guild(call: &Call, guild: u64) -> Reply {
    call.require_in_guild(guild, MANAGE_WEBHOOKS)?;
    ApiResponse::ok(call.world.webhooks_of(guild).map(|hook| view(call.world, hook, true)).collect())
}

/// `/webhooks/{id}` with the token of a bot.
pub(super) fn manage(call: &mut Call, id: &str) -> Reply {
    let id = parse_id(id, "webhook_id")?;
    let (channel, _) = call.world.webhook_owner(id).ok_or(ApiError::UNKNOWN_WEBHOOK)?;
    call.require(channel, MANAGE_WEBHOOKS)?;
    let before = call.world.webhook(id).cloned().unwrap_or_default();
    let reply = change(call.world, call.request, id, true)?;
    let after = call.world.webhook(id).cloned().unwrap_or_default();
    match call.method() {
        "PATCH" => audit(call, audit_action::WEBHOOK_UPDATE, &before, &after)?,
        "DELETE" => audit(call, audit_action::WEBHOOK_DELETE, &before, &after)?,
        _ => {}
    }
    Ok(reply)
}

/// Adds the creation, change or deletion of a webhook to the audit log, by its object before and after.
fn audit(call: &mut Call, kind: u64, before: &Value, after: &Value) -> Result {
    let object = if after.is_null() { before } else { after };
    let guild = snowflake::from_json(&object["guild_id"]).ok_or(ApiError::UNKNOWN_WEBHOOK)?;
    call.audit_change(kind, guild, [before, after], |key| ["name", "channel_id", "type"].contains(&key))
}

/// `/webhooks/{id}/{token}` and the paths below it.
pub(super) fn by_token(
    world: &mut World,
    request: &ApiRequest,
    id: u64,
    token: &str,
    rest: &[&str],
) -> Reply {
    let hook = world.webhook(id).ok_or(ApiError::UNKNOWN_WEBHOOK)?.clone();
    if hook["token"] != token {
        return Err(ApiError::INVALID_WEBHOOK_TOKEN);
    }
    match (request.method.as_str(), rest) {
        ("POST", []) => execute(world, request, id, &hook),
        (_, []) => change(world, request, id, false),
        (_, ["messages", message]) => {
            let message = parse_id(message, "message_id")?;
            if world.message_by_id(message)?.author() != Some(id) {
                return Err(ApiError::UNKNOWN_MESSAGE);
            }
            message_action::by_token(world, request, message, |world| shown(world, id, message))
        }
        _ => Err(ApiError::NOT_FOUND),
    }
}

/// Reads, changes or deletes a webhook.
fn change(world: &mut World, request: &ApiRequest, id: u64, with_user: bool) -> Reply {
    let mut hook = world.webhook(id).ok_or(ApiError::UNKNOWN_WEBHOOK)?.clone();
    match request.method.as_str() {
        "GET" => {}
        "PATCH" => {
            let mut form = FormValidator::default();
            if let Some(name) = check_name(&mut form, &request.body, false) {
                hook["name"] = json!(name.trim());
            }
            form.fields(&request.body, "webhook");
            form.finish()?;
            world.save_webhook(id, hook.clone())?;
        }
        "DELETE" => {
            world.delete_webhook(id)?;
            return ApiResponse::no_content();
        }
        _ => return Err(ApiError::NOT_FOUND),
    }
    ApiResponse::ok(view(world, &hook, with_user))
}

/// `POST /webhooks/{id}/{token}`: posts a message.
fn execute(world: &mut World, request: &ApiRequest, id: u64, hook: &Value) -> Reply {
    let body = &request.body;
    request.check_form()?;
    let mut form = FormValidator::default();
    let name = check_name_at(&mut form, body, "username");
    form.fields(body, "webhook_message");
    form.finish()?;
    let home = snowflake::from_json(&hook["channel_id"]).ok_or(ApiError::UNKNOWN_CHANNEL)?;
    let channel = match request.query_id("thread_id")? {
        None => home,
        Some(thread) if world.is_thread_in(thread, home) => thread,
        Some(_) => return Err(ApiError::UNKNOWN_CHANNEL),
    };
    if world.is_forum(channel) {
        return Err(ApiError::FORUM_WITHOUT_THREAD);
    }
    let author = json!({
        "id": id.to_string(), "username": name.or(hook["name"].as_str()), "avatar": null, "discriminator": "0000",
        "public_flags": 0, "flags": 0, "bot": true, "global_name": null, "primary_guild": null,
    });
    let extra_fields = json!({
        "author": author, "webhook_id": id.to_string(), "application_id": hook["application_id"],
    });
    let new_message = NewMessage { channel, author: id, extra_fields, ..NewMessage::default() };
    let message = world.create_message(new_message, body, &request.files)?;
    if request.query_flag("wait") { shown(world, id, message) } else { ApiResponse::no_content() }
}

/// The message of a webhook with its content.
fn shown(world: &World, id: u64, message: u64) -> Reply {
    ApiResponse::ok(world.view(world.message_by_id(message)?, Account::Bot(id)))
}

fn check_name<'v>(form: &mut FormValidator, body: &'v Value, is_required: bool) -> Option<&'v str> {
    if is_required && body["name"].is_null() {
        form.missing("name");
    }
    check_name_at(form, body, "name")
}

/// A name that webhooks may have. Discord reserves some.
fn check_name_at<'v>(form: &mut FormValidator, body: &'v Value, key: &'v str) -> Option<&'v str> {
    if body[key].is_null() {
        return None;
    }
    let name = form.required_string(body, key, 1, 80)?;
    let lower = name.to_lowercase();
    if ["clyde", "discord"].into_iter().any(|reserved| lower.contains(reserved)) {
        form.error_at(key, "USERNAME_INVALID_CONTAINS", "Username cannot contain \"clyde\" or \"discord\"");
    }
    Some(name)
}

/// The webhook object. With the token of the webhook it has no user.
fn view(world: &World, hook: &Value, with_user: bool) -> Value {
    let mut view = hook.clone();
    let user = snowflake::from_json(&hook["user"]).and_then(|user| world.directory.user(user));
    if let Some(fields) = view.as_object_mut() {
        fields.remove("user");
        if let (true, Some(user)) = (with_user, user) {
            fields.insert("user".to_owned(), user);
        }
    }
    view["url"] = json!(format!(
        "{}/api/webhooks/{}/{}",
        world.base_url(),
        hook["id"].as_str().unwrap_or_default(),
        hook["token"].as_str().unwrap_or_default()
    ));
    view
}
