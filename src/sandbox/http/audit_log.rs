//! The route of the audit log.

use super::world::{AuditedAction, VIEW_AUDIT_LOG, changed_fields};
use super::{ApiError, ApiResponse, Call, Reply, Result, snowflake};
use serde_json::{Value, json};

impl Call<'_> {
    /// Adds what the caller has done to the audit log, with the reason of the request.
    pub fn audit(&mut self, action: AuditedAction) -> Result {
        let reason = self.request.reason.clone();
        self.world.audit(AuditedAction { user: self.user(), reason, ..action })
    }

    /// Adds the creation, change or deletion of an object of a guild to the audit log, by the object before and after, with the
    /// changes of those fields that `is_told` accepts.
    pub fn audit_change(
        &mut self,
        kind: u64,
        guild: u64,
        [before, after]: [&Value; 2],
        is_told: impl Fn(&str) -> bool,
    ) -> Result {
        let object = if after.is_null() { before } else { after };
        let target = snowflake::from_json(&object["id"]);
        let mut changes = changed_fields(before, after);
        changes.retain(|change| change["key"].as_str().is_some_and(&is_told));
        self.audit(AuditedAction { kind, guild, target, changes, ..AuditedAction::default() })
    }
}

/// `GET /guilds/{id}/audit-logs`: newest first, or after an id oldest first.
pub(super) fn list(call: &Call, guild: u64) -> Reply {
    call.require_in_guild(guild, VIEW_AUDIT_LOG)?;
    let limit = call.request.query_limit(50, 100)?;
    let [user, target, before, after] =
        ["user_id", "target_id", "before", "after"].map(|key| call.request.query_id(key));
    let (user, target, before, after) = (user?, target?, before?, after?);
    let kind = match call.request.query.get("action_type").map(|text| text.parse::<u64>()) {
        None => None,
        Some(Ok(kind)) => Some(kind),
        Some(Err(_)) => {
            return Err(ApiError::invalid_field("action_type", "NUMBER_TYPE_COERCE", "Value is not int."));
        }
    };
    let is = |entry: &Value, key: &str, wanted: Option<u64>| {
        wanted.is_none_or(|wanted| snowflake::from_json(&entry[key]) == Some(wanted))
    };
    let mut entries: Vec<&Value> = call.world.audit_log(guild).collect();
    entries.retain(|entry| {
        let id = snowflake::from_json(&entry["id"]).unwrap_or_default();
        is(entry, "user_id", user)
            && is(entry, "target_id", target)
            && is(entry, "action_type", kind)
            && before.is_none_or(|before| id < before)
            && after.is_none_or(|after| id > after)
    });
    if after.is_some() {
        entries.reverse();
    }
    entries.truncate(limit);
    let shown = |entry: &&Value| {
        let mut entry = (*entry).clone();
        entry.as_object_mut().and_then(|fields| fields.remove("guild_id"));
        entry
    };
    let mut users: Vec<u64> = Vec::new();
    for id in entries
        .iter()
        .flat_map(|entry| [&entry["user_id"], &entry["target_id"]])
        .filter_map(snowflake::from_json)
    {
        if !users.contains(&id) {
            users.push(id);
        }
    }
    ApiResponse::ok(json!({
        "audit_log_entries": entries.iter().map(shown).collect::<Vec<_>>(),
        "users": users.into_iter().filter_map(|user| call.world.directory.user(user)).collect::<Vec<_>>(),
        "integrations": [], "webhooks": [], "guild_scheduled_events": [], "threads": [],
        "application_commands": [], "auto_moderation_rules": [],
    }))
}
