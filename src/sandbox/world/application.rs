//! Application objects.

use super::{Directory, api_types};
use api_types::{application_flag, intent};
use serde_json::{Map, Value, json};

impl Directory {
    /// The integration types of an application: 0 guild install, and 1 user install if a person has installed it.
    pub fn integration_types(&self, id: u64) -> impl Iterator<Item = u64> {
        let has_user_install = self.people.iter().any(|person| person.applications.contains(&id));
        0..=u64::from(has_user_install)
    }

    /// The flags of an application, which say what privileged intents are enabled.
    pub fn application_flags(&self, id: u64) -> u64 {
        let enabled = self.application(id).map_or(0, |known| known.privileged_intents);
        let flags = [
            (intent::GUILD_PRESENCES, application_flag::GATEWAY_PRESENCE_LIMITED),
            (intent::GUILD_MEMBERS, application_flag::GATEWAY_GUILD_MEMBERS_LIMITED),
            (intent::MESSAGE_CONTENT, application_flag::GATEWAY_MESSAGE_CONTENT_LIMITED),
        ];
        flags.into_iter().filter(|(intent, _)| enabled & intent != 0).map(|(_, flag)| flag).sum()
    }

    /// The application object.
    pub fn application_view(&self, id: u64) -> Option<Value> {
        let application = self.application(id)?;
        let flags = self.application_flags(id);
        let owner = self.people.first().and_then(|person| self.user(person.id));
        let installed = self.people.iter().filter(|person| person.applications.contains(&id)).count();
        Some(json!({
            "id": id.to_string(), "name": application.name, "icon": null,
            "description": application.description, "summary": "", "rpc_origins": [], "bot_public": true,
            "bot_require_code_grant": false, "owner": owner, "bot": self.user(id),
            "verify_key": "0".repeat(64), "team": null, "flags": flags,
            "explicit_content_filter": 0, "eligible_oauth2_scopes": ["bot", "applications.commands"], "tags": [],
            "integration_types_config": self.integration_types(id).map(|kind| (kind.to_string(), json!({}))).collect::<Map<_, _>>(),
            "approximate_guild_count": self.guilds_of(id).count(),
            "approximate_user_install_count": installed,
            "approximate_user_authorization_count": 0, "type": null, "flags_new": flags.to_string(),
            "role_connections_verification_url": null, "redirect_uris": [], "interactions_endpoint_url": null,
        }))
    }
}
