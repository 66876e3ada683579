//! The first that a session is told: READY, and the server.

use super::session::Session;
use super::{APPLICATION, GUILD, Who, World, world};
use serde_json::{Value, json};

/// Greets a new session; `shard` is what it said of itself.
pub(super) fn greet(world: &World, session: &mut Session, shard: &Value) {
    const GUILDS: u64 = 1;
    let mut ready = json!({
        "v": 10, "user": world::user(session.owner.id()), "session_id": session.id, "session_type": "normal",
        "resume_gateway_url": world.gateway_url(), "relationships": [], "private_channels": [],
        "presences": [], "user_settings": {}, "guild_join_requests": [],
    });
    if session.owner == Who::Bot {
        ready["guilds"] = json!([{ "id": GUILD.to_string(), "unavailable": true }]);
        ready["application"] = json!({ "id": APPLICATION.to_string(), "flags": 0 });
        if !shard.is_null() {
            ready["shard"] = shard.clone();
        }
        session.dispatch("READY", &ready);
        if session.intents & GUILDS != 0 {
            session.dispatch("GUILD_CREATE", &guild(world));
        }
    } else {
        ready["guilds"] = json!([guild(world)]);
        session.dispatch("READY", &ready);
    }
}

/// The server with all that is in it.
fn guild(world: &World) -> Value {
    let mut guild = world::guild();
    let members = world::members();
    let more = json!({
        "joined_at": members[0]["joined_at"], "large": false, "unavailable": false,
        "member_count": members.len(), "voice_states": [], "members": members,
        "channels": world.guild_channels(), "threads": world.threads(),
        "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        guild[key] = value.clone();
    }
    guild
}
