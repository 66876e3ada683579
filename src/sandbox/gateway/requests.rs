//! Requests of a client over the gateway: for the members of a guild, and for soundboard sounds.

use super::state::GatewayState;
use super::{Account, RecordedRequest, Verdict, World, api_types, snowflake};
use api_types::intent;
use serde_json::{Value, json};

/// The number of members in an event.
const MAX_CHUNK_MEMBERS: usize = 1000;
/// The number of user ids in a request, and of members that match a query.
const MAX_REQUESTED_MEMBERS: usize = 100;
/// The number of guilds in a request.
const MAX_REQUESTED_GUILDS: usize = 100;
/// The length of a nonce, above which it is left out.
const MAX_NONCE_BYTES: usize = 32;

impl GatewayState {
    /// Sends the requested members of a guild (opcode 8) to a session, in events `GUILD_MEMBERS_CHUNK`.
    pub fn send_members(&mut self, session: &Value, request: &Value) {
        let Some((account, intents)) = self.session(session).map(|found| (found.owner, found.intents)) else {
            return;
        };
        let Some(guild) = snowflake::from_json(&request["guild_id"]) else { return };
        if !self.world.directory.guilds_of(account.id()).any(|known| known.id == guild) {
            return;
        }
        let Some((members, not_found)) = requested_members(&self.world, guild, account, intents, request)
        else {
            // Discord does not respond either.
            return tracing::warn!("a request for all members of a guild needs the intent for members");
        };
        let count = members.len().div_ceil(MAX_CHUNK_MEMBERS).max(1);
        for index in 0..count {
            let chunk = members.iter().skip(index * MAX_CHUNK_MEMBERS).take(MAX_CHUNK_MEMBERS);
            let mut event = json!({
                "guild_id": guild.to_string(), "members": chunk.collect::<Vec<_>>(),
                "chunk_index": index, "chunk_count": count,
            });
            if !not_found.is_empty() {
                event["not_found"] = json!(not_found);
            }
            if request["presences"] == true {
                event["presences"] = match intents & intent::GUILD_PRESENCES {
                    0 => json!([]),
                    _ => self.world.presences(guild, &members),
                };
            }
            if let Some(nonce) = request["nonce"].as_str().filter(|nonce| nonce.len() <= MAX_NONCE_BYTES) {
                event["nonce"] = json!(nonce);
            }
            if let Some(session) = self.session(session) {
                session.dispatch("GUILD_MEMBERS_CHUNK", &event);
            }
        }
    }

    /// Records a payload of a bot that the sandbox does not serve, which has no answer.
    pub fn record_unsupported(&mut self, session: &Value, op: u64, data: &Value) {
        let Some(Account::Bot(application_id)) = self.session(session).map(|found| found.owner) else {
            return;
        };
        tracing::warn!(op, "the sandbox does not serve this opcode of the gateway");
        let recorded = RecordedRequest {
            application_id,
            method: "GATEWAY".to_owned(),
            path: format!("op {op}"),
            content_type: None,
            body: Some(data.clone()),
            files: Vec::new(),
            status: 501,
            response: None,
            verdict: Verdict::Unsupported,
        };
        let now = self.world.now_ms();
        self.world.request_log.push(recorded, now);
    }

    /// Sends the soundboard sounds of guilds (opcode 31), of which there are none, to a session.
    pub fn send_sounds(&mut self, session: &Value, request: &Value) {
        let guilds = request["guild_ids"].as_array().into_iter().flatten().take(MAX_REQUESTED_GUILDS);
        for guild in guilds.filter_map(snowflake::from_json) {
            let Some(session) = self.session(session) else { return };
            let event = json!({ "guild_id": guild.to_string(), "soundboard_sounds": [] });
            session.dispatch("SOUNDBOARD_SOUNDS", &event);
        }
    }
}

/// The requested members, and the user ids that are not members. `None` if the session lacks the intent to get all.
fn requested_members(
    world: &World,
    guild: u64,
    account: Account,
    intents: u64,
    request: &Value,
) -> Option<(Vec<Value>, Vec<String>)> {
    if !request["user_ids"].is_null() {
        let ids = match &request["user_ids"] {
            Value::Array(ids) => ids.as_slice(),
            one => std::slice::from_ref(one),
        };
        let ids = ids.iter().take(MAX_REQUESTED_MEMBERS).filter_map(snowflake::from_json);
        let (known, unknown): (Vec<u64>, Vec<u64>) =
            ids.partition(|id| world.directory.member(guild, *id).is_some());
        let members = known.into_iter().filter_map(|id| world.directory.member(guild, id));
        return Some((members.collect(), unknown.iter().map(u64::to_string).collect()));
    }
    let query = request["query"].as_str().unwrap_or_default().to_lowercase();
    let limit = request["limit"].as_u64().and_then(|limit| usize::try_from(limit).ok()).unwrap_or(0);
    let is_bot = matches!(account, Account::Bot(_));
    if is_bot && query.is_empty() && limit == 0 && intents & intent::GUILD_MEMBERS == 0 {
        return None;
    }
    let max = if query.is_empty() && limit == 0 { usize::MAX } else { limit.clamp(1, MAX_REQUESTED_MEMBERS) };
    let starts_with =
        |name: &Value| name.as_str().is_some_and(|name| name.to_lowercase().starts_with(&query));
    let mut members = world.directory.members(guild);
    members.retain(|member| {
        starts_with(&member["user"]["username"]) || starts_with(&member["user"]["global_name"])
    });
    members.truncate(max);
    Some((members, Vec::new()))
}
