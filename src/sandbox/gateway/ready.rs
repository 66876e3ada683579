//! The first that a session is told: READY, and the servers.

use super::session::Session;
use super::{Who, World};
use serde_json::{Value, json};

/// Greets a new session; `shard` is what it said of itself.
pub(super) fn greet(world: &World, session: &mut Session, shard: &Value) {
    const GUILDS: u64 = 1;
    let owner = session.owner;
    let mut user = world.cast.user(owner.id()).unwrap_or_default();
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    let mut ready = json!({
        "v": 10, "user": user, "session_id": session.id, "session_type": "normal",
        "resume_gateway_url": world.gateway_url(), "relationships": [], "private_channels": [],
        "presences": [], "user_settings": {}, "guild_join_requests": [],
    });
    let theirs = world.cast.guilds_of(owner.id()).map(|guild| guild.id);
    let guilds: Vec<u64> = theirs.filter(|guild| session.has(Some(*guild))).collect();
    let whole = || guilds.iter().filter_map(|id| guild(world, *id, owner));
    match owner {
        Who::Bot(application) => {
            let outlines = guilds.iter().map(|id| json!({ "id": id.to_string(), "unavailable": true }));
            ready["guilds"] = outlines.collect();
            ready["application"] = json!({ "id": application.to_string(), "flags": 0 });
            if !shard.is_null() {
                ready["shard"] = shard.clone();
            }
            session.dispatch("READY", &ready);
            if session.intents & GUILDS != 0 {
                whole().for_each(|guild| session.dispatch("GUILD_CREATE", &guild));
            }
        }
        Who::Person(_) => {
            ready["guilds"] = whole().collect();
            session.dispatch("READY", &ready);
        }
    }
}

/// A server with all that is in it.
fn guild(world: &World, id: u64, who: Who) -> Option<Value> {
    let mut guild = world.cast.guild_view(id)?;
    let members = world.cast.members(id);
    let more = json!({
        "joined_at": members.first()?["joined_at"], "large": false, "unavailable": false,
        "member_count": members.len(), "voice_states": [], "members": members,
        "channels": world.guild_channels(id, who), "threads": world.threads(id, who),
        "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        guild[key] = value.clone();
    }
    Some(guild)
}
