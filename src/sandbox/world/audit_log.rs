//! The audit log of guilds: who has changed what, and why.

use super::permission::VIEW_AUDIT_LOG;
use super::state::Change;
use super::{Account, Event, Result, World, api_types, snowflake};
use api_types::intent;
use serde_json::{Map, Value, json};

/// An action in a guild, as it is told in the audit log.
#[derive(Debug, Default)]
pub(crate) struct AuditedAction {
    /// The type, of [`api_types::audit_action`].
    pub kind: u64,
    pub guild: u64,
    /// The user who has done it.
    pub user: u64,
    /// The id of what was changed.
    pub target: Option<u64>,
    /// The changed fields, as from [`changed_fields`].
    pub changes: Vec<Value>,
    /// More about some types of actions: an object of texts.
    pub options: Value,
    /// The header `X-Audit-Log-Reason`.
    pub reason: Option<String>,
}

/// The fields that are different in an object before and after a change. A new object was null, and so is a deleted one.
pub(crate) fn changed_fields(before: &Value, after: &Value) -> Vec<Value> {
    let (none, ids) = (Map::new(), ["id", "guild_id", "last_message_id"]);
    let (before, after) = (before.as_object().unwrap_or(&none), after.as_object().unwrap_or(&none));
    let added = after.keys().filter(|key| !before.contains_key(*key));
    let mut changes = Vec::new();
    for key in before.keys().chain(added).filter(|key| !ids.contains(&key.as_str())) {
        let mut change = json!({ "key": key });
        for (name, object) in [("old_value", before), ("new_value", after)] {
            if let Some(value) = object.get(key).filter(|value| !value.is_null()) {
                change[name] = value.clone();
            }
        }
        if change.get("old_value") != change.get("new_value") {
            changes.push(change);
        }
    }
    changes
}

impl World {
    /// The entries of the audit log of a guild, newest first.
    pub fn audit_log(&self, guild: u64) -> impl Iterator<Item = &Value> {
        let entries = self.state().audit_log.values().rev();
        entries.filter(move |entry| snowflake::from_json(&entry["guild_id"]) == Some(guild))
    }

    /// Adds an action to the audit log. Bots that may view it are told.
    pub fn audit(&mut self, action: AuditedAction) -> Result {
        let (id, guild) = (self.next_id(), action.guild);
        let mut entry = json!({
            "id": id.to_string(), "guild_id": guild.to_string(), "user_id": action.user.to_string(),
            "target_id": action.target.map(|target| target.to_string()), "action_type": action.kind,
        });
        for (key, value) in [
            ("changes", json!(action.changes)),
            ("options", action.options),
            ("reason", json!(action.reason)),
        ] {
            if !value.is_null() && value != json!([]) {
                entry[key] = value;
            }
        }
        self.commit(Change::AuditLogEntry(id, entry.clone()))?;
        for application in
            self.directory.guild(guild).map(|known| known.applications.clone()).unwrap_or_default()
        {
            let is_told = self.subscriptions.includes(Account::Bot(application), intent::GUILD_MODERATION)
                && self.directory.permissions(guild, application) & VIEW_AUDIT_LOG != 0;
            if is_told {
                self.events.push_back(Event::Bot {
                    application,
                    guild: Some(guild),
                    intent: intent::GUILD_MODERATION,
                    without: 0,
                    name: "GUILD_AUDIT_LOG_ENTRY_CREATE",
                    data: entry.clone(),
                });
            }
        }
        Ok(())
    }
}
