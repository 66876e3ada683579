//! Presences: who is online, and what they do.

use super::{World, api_types, snowflake};
use api_types::intent;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;

/// The number of activities of a user.
const MAX_ACTIVITIES: usize = 10;
/// The fields of an activity that a client may set.
const ACTIVITY_FIELDS: [&str; 4] = ["name", "type", "state", "url"];

/// How a user appears to others.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Presence {
    status: String,
    activities: Value,
}

impl Default for Presence {
    fn default() -> Presence {
        Presence { status: "online".to_owned(), activities: json!([]) }
    }
}

impl Presence {
    /// Reads the payload with which a client sets its presence. `None` stands for a malformed one.
    pub fn from_payload(data: &Value) -> Option<Presence> {
        let status = data["status"].as_str()?;
        if !["online", "dnd", "idle", "invisible", "offline"].contains(&status) {
            return None;
        }
        let empty = Vec::new();
        let given = if data["activities"].is_null() { &empty } else { data["activities"].as_array()? };
        let activities = given.iter().take(MAX_ACTIVITIES).map(|activity| {
            activity["name"].as_str()?;
            activity["type"].as_u64()?;
            let kept = ACTIVITY_FIELDS.into_iter().filter(|key| !activity[*key].is_null());
            Some(kept.map(|key| (key.to_owned(), activity[key].clone())).collect::<Value>())
        });
        Some(Presence {
            status: status.to_owned(),
            activities: activities.collect::<Option<Vec<_>>>()?.into(),
        })
    }

    fn is_visible(&self) -> bool {
        !["invisible", "offline"].contains(&self.status.as_str())
    }
}

impl World {
    /// The presences in a guild of those `members` (member objects) who are online.
    pub fn presences(&self, guild: u64, members: &[Value]) -> Value {
        let users = members.iter().filter_map(|member| snowflake::from_json(&member["user"]["id"]));
        let visible = users.filter(|user| self.presences.get(user).is_some_and(Presence::is_visible));
        visible.map(|user| self.presence_view(guild, user)).collect()
    }

    /// Sets the presences of the accounts that are online. Bots with the intent are told of those that have changed.
    pub fn set_presences(&mut self, presences: BTreeMap<u64, Presence>) {
        if presences == self.presences {
            return;
        }
        let users: BTreeSet<u64> = presences.keys().chain(self.presences.keys()).copied().collect();
        let before = mem::replace(&mut self.presences, presences);
        for user in users {
            if before.get(&user) == self.presences.get(&user) {
                continue;
            }
            let guilds: Vec<u64> = self.directory.guilds_of(user).map(|guild| guild.id).collect();
            for guild in guilds {
                let data = self.presence_view(guild, user);
                self.dispatch_to_bots(guild, intent::GUILD_PRESENCES, "PRESENCE_UPDATE", &data);
            }
        }
    }

    fn presence_view(&self, guild: u64, user: u64) -> Value {
        let presence = self.presences.get(&user).filter(|presence| presence.is_visible());
        let status = presence.map_or("offline", |presence| &presence.status);
        let client_status = match presence {
            Some(_) if self.directory.application(user).is_some() => json!({ "web": status }),
            Some(_) => json!({ "desktop": status }),
            None => json!({}),
        };
        json!({
            "user": { "id": user.to_string() }, "guild_id": guild.to_string(), "status": status,
            "activities": presence.map_or_else(|| json!([]), |presence| presence.activities.clone()),
            "client_status": client_status,
        })
    }
}
