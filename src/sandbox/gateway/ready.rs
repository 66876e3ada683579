//! The first events of a session: READY, and `GUILD_CREATE` for bots.

use super::session::Session;
use super::{Account, World, api_types};
use api_types::intent;
use serde_json::{Value, json};

/// Dispatches the first events to a new session. `shard` is the field of IDENTIFY, which READY repeats.
pub(super) fn send_ready(world: &World, session: &mut Session, shard: &Value) {
    let owner = session.owner;
    let mut user = world.directory.user(owner.id()).unwrap_or_default();
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    let mut ready = json!({
        "v": 10, "user": user, "session_id": session.id, "session_type": "normal",
        "resume_gateway_url": world.gateway_url(), "relationships": [], "private_channels": [],
        "presences": [], "user_settings": {}, "guild_join_requests": [],
    });
    let guild_ids = world.directory.guilds_of(owner.id()).map(|guild| guild.id);
    let guild_ids: Vec<u64> = guild_ids.filter(|guild| session.has_guild(Some(*guild))).collect();
    let intents = session.intents;
    let guilds = || guild_ids.iter().filter_map(|id| guild_create(world, *id, owner, intents));
    match owner {
        Account::Bot(application) => {
            let unavailable = guild_ids.iter().map(|id| json!({ "id": id.to_string(), "unavailable": true }));
            ready["guilds"] = unavailable.collect();
            ready["application"] = json!({
                "id": application.to_string(), "flags": world.directory.application_flags(application),
            });
            if !shard.is_null() {
                ready["shard"] = shard.clone();
            }
            session.dispatch("READY", &ready);
            if session.intents & intent::GUILDS != 0 {
                guilds().for_each(|guild| session.dispatch("GUILD_CREATE", &guild));
            }
        }
        Account::Person(_) => {
            ready["guilds"] = guilds().collect();
            session.dispatch("READY", &ready);
        }
    }
}

/// The data of `GUILD_CREATE`: a guild with its members, and the channels and threads that `account` can view. A bot without the
/// intent for presences gets itself as the only member.
pub(super) fn guild_create(world: &World, id: u64, account: Account, intents: u64) -> Option<Value> {
    let mut guild = world.directory.guild_view(id)?;
    let mut members = world.directory.members(id);
    let member_count = members.len();
    if matches!(account, Account::Bot(_)) && intents & intent::GUILD_PRESENCES == 0 {
        let own = account.id().to_string();
        members.retain(|member| member["user"]["id"] == own);
    }
    let presences = match matches!(account, Account::Bot(_)) && intents & intent::GUILD_PRESENCES == 0 {
        true => json!([]),
        false => world.presences(id, &members),
    };
    let more = json!({
        "joined_at": members.first()?["joined_at"], "large": false, "unavailable": false,
        "member_count": member_count, "voice_states": [], "members": members,
        "channels": world.guild_channels(id, account), "threads": world.active_threads(id, account),
        "presences": presences, "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        guild[key] = value.clone();
    }
    Some(guild)
}
