//! Whom a message mentions: users, roles and everyone in its content, and the author of the message to which it replies.

use super::permission::MENTION_EVERYONE;
use super::{World, api_types, snowflake};
use api_types::message_type;
use serde_json::{Value, json};

impl World {
    /// Sets the mentions of a message object, as far as the `allowed_mentions` of the body and the author's permissions allow.
    pub(super) fn set_mentions(&self, object: &mut Value, body: &Value, channel: u64) {
        let allowed = &body["allowed_mentions"];
        let parses = |kind: &str| {
            allowed.is_null()
                || allowed["parse"].as_array().is_some_and(|kinds| kinds.iter().any(|k| k == kind))
        };
        let is_listed = |kind: &str, id: u64| {
            let list = allowed[kind].as_array();
            list.is_some_and(|ids| ids.iter().any(|item| snowflake::from_json(item) == Some(id)))
        };
        let content = object["content"].as_str().unwrap_or_default();
        let author = snowflake::from_json(&object["author"]["id"]).unwrap_or_default();
        let may_mention_all = self.permissions(channel, author) & MENTION_EVERYONE != 0;
        let (mut users, mut roles) = (Vec::new(), Vec::new());
        for part in content.split("<@").skip(1) {
            let Some((id, _)) = part.split_once('>') else { continue };
            let (kind, ids, id) = match id.strip_prefix('&') {
                Some(role) => ("roles", &mut roles, role),
                None => ("users", &mut users, id.trim_start_matches('!')),
            };
            let Ok(id) = id.parse::<u64>() else { continue };
            if !ids.contains(&id) && (parses(kind) || is_listed(kind, id)) {
                ids.push(id);
            }
        }
        if object["type"] == message_type::REPLY
            && (allowed.is_null() || allowed["replied_user"] == true)
            && let Some(replied) = self.replied_author(object).filter(|replied| *replied != author)
            && !users.contains(&replied)
        {
            users.push(replied);
        }
        // The roles here can be mentioned only by those who may mention everyone.
        let guild = self.guild_of(channel).and_then(|guild| self.directory.guild(guild));
        roles.retain(|id| {
            may_mention_all && guild.is_some_and(|guild| guild.roles.iter().any(|role| role.id == *id))
        });
        let has_everyone = content.contains("@everyone") || content.contains("@here");
        object["mention_everyone"] = json!(may_mention_all && parses("everyone") && has_everyone);
        object["mentions"] = users.into_iter().filter_map(|id| self.directory.user(id)).collect();
        object["mention_roles"] = roles.iter().map(u64::to_string).collect();
    }

    /// The author of the message to which a message replies.
    fn replied_author(&self, object: &Value) -> Option<u64> {
        let id = snowflake::from_json(&object["message_reference"]["message_id"])?;
        self.message_by_id(id).ok()?.author()
    }
}
