//! The routes of invites.

use super::world::AuditedAction;
use super::world::{
    CREATE_INSTANT_INVITE, Invite, MANAGE_CHANNELS, MANAGE_GUILD, audit_action, changed_fields,
};
use super::{Account, ApiError, ApiResponse, Call, Reply, validate};
use serde_json::{Value, json};

/// The time for which an invite can be used unless it says another one, in seconds: a day.
const DEFAULT_MAX_AGE: u64 = 24 * 60 * 60;

/// `GET` and `POST /channels/{id}/invites`
pub(super) fn of_channel(call: &mut Call, channel: u64) -> Reply {
    let Some(guild) = call.world.guild_of(channel).filter(|_| !call.world.is_thread(channel)) else {
        return Err(ApiError::WRONG_CHANNEL_TYPE);
    };
    if call.method() == "GET" {
        call.require(channel, MANAGE_CHANNELS)?;
        let here = call.world.invites(guild).filter(|invite| invite.channel == channel);
        return ApiResponse::ok(here.map(|invite| call.world.invite_view(invite, true)).collect());
    }
    call.require(channel, CREATE_INSTANT_INVITE)?;
    let body = call.body();
    if !body.is_null() {
        validate::object(body, "invite")?;
    }
    let number = |key: &str, default| body[key].as_u64().unwrap_or(default);
    let invite = Invite {
        code: String::new(),
        guild,
        channel,
        inviter: call.user(),
        created_at_ms: 0,
        max_age: number("max_age", DEFAULT_MAX_AGE),
        max_uses: number("max_uses", 0),
        uses: 0,
        temporary: body["temporary"] == true,
    };
    let invite = call.world.create_invite(invite, body["unique"] == true)?;
    audit(call, &invite, audit_action::INVITE_CREATE, true)?;
    ApiResponse::ok(call.world.invite_view(&invite, true))
}

/// `GET /guilds/{id}/invites`
pub(super) fn of_guild(call: &Call, guild: u64) -> Reply {
    call.require_in_guild(guild, MANAGE_GUILD)?;
    ApiResponse::ok(call.world.invites(guild).map(|invite| call.world.invite_view(invite, true)).collect())
}

/// `GET` and `DELETE /invites/{code}`; a person joins with `POST`.
pub(super) fn by_code(call: &mut Call, code: &str) -> Reply {
    let invite = call.world.invite(code)?.clone();
    let mut view = call.world.invite_view(&invite, false);
    match (call.method(), call.account) {
        ("GET", _) => {
            if call.request.query_flag("with_counts") {
                let count = call.world.directory.members(invite.guild).len();
                view["approximate_member_count"] = json!(count);
                view["approximate_presence_count"] = json!(count);
            }
        }
        ("DELETE", _) => {
            let may_manage = call.require_in_guild(invite.guild, MANAGE_GUILD);
            may_manage.or_else(|_| call.require(invite.channel, MANAGE_CHANNELS))?;
            call.world.delete_invite(code)?;
            audit(call, &invite, audit_action::INVITE_DELETE, false)?;
        }
        ("POST", Account::Person(person)) => call.world.accept_invite(code, person)?,
        ("POST", Account::Bot(_)) => return Err(ApiError::NOT_FOR_BOTS),
        _ => return Err(ApiError::NOT_FOUND),
    }
    ApiResponse::ok(view)
}

fn audit(call: &mut Call, invite: &Invite, kind: u64, is_new: bool) -> super::Result {
    let object = json!({
        "code": invite.code, "channel_id": invite.channel.to_string(), "inviter_id": invite.inviter.to_string(),
        "uses": invite.uses, "max_uses": invite.max_uses, "max_age": invite.max_age, "temporary": invite.temporary,
    });
    let changes = match is_new {
        true => changed_fields(&Value::Null, &object),
        false => changed_fields(&object, &Value::Null),
    };
    call.audit(AuditedAction { kind, guild: invite.guild, changes, ..AuditedAction::default() })
}
