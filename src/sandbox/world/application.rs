//! Application objects.

use super::directory::Application;
use super::state::Change;
use super::{Directory, Result, World, api_types};
use api_types::{application_flag, intent};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use serde_json::{Map, Value, json};

/// The field with the URL to which interactions are delivered.
const ENDPOINT_URL: &str = "interactions_endpoint_url";

impl World {
    /// Sets fields of an application, and with `username` the name of its bot, from a validated body.
    pub fn update_application(&mut self, id: u64, changes: &Value) -> Result {
        let mut fields = self.state().applications.get(&id).cloned().unwrap_or_else(|| json!({}));
        for (key, value) in changes.as_object().into_iter().flatten() {
            fields[key] = value.clone();
        }
        self.commit(Change::Application(id, fields.clone()))?;
        self.directory.apply_application(id, &fields);
        if changes.get("username").is_some() {
            let data = self.directory.user(id).unwrap_or_default();
            self.dispatch_to_bot(id, None, [0, 0], "USER_UPDATE", data);
        }
        Ok(())
    }
}

impl Application {
    /// The public key with which the signatures of its interactions are verified, in hexadecimal digits.
    pub fn verify_key(&self) -> String {
        self.key_pair().map(|pair| hex(pair.public_key().as_ref())).unwrap_or_default()
    }

    /// The Ed25519 signature of a text, in hexadecimal digits.
    pub fn sign(&self, text: &[u8]) -> String {
        self.key_pair().map(|pair| hex(pair.sign(text).as_ref())).unwrap_or_default()
    }

    fn key_pair(&self) -> Option<Ed25519KeyPair> {
        // A seed of 32 bytes is never rejected.
        Ed25519KeyPair::from_seed_unchecked(&self.signing_seed).ok()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Directory {
    /// Applies the fields that a bot has set.
    pub(super) fn apply_application(&mut self, id: u64, fields: &Value) {
        let Some(application) = self.applications.iter_mut().find(|known| known.id == id) else { return };
        application.fields = fields.clone();
        let text = |key: &str| fields[key].as_str().map(str::to_owned);
        application.username = text("username");
        if fields.get(ENDPOINT_URL).is_some() {
            application.endpoint_url = text(ENDPOINT_URL).filter(|url| !url.is_empty());
        }
    }

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
        let mut view = json!({
            "id": id.to_string(), "name": application.name, "icon": null,
            "description": application.description, "summary": "", "rpc_origins": [], "bot_public": true,
            "bot_require_code_grant": false, "owner": owner, "bot": self.user(id),
            "verify_key": application.verify_key(), "team": null, "flags": flags,
            "explicit_content_filter": 0, "eligible_oauth2_scopes": ["bot", "applications.commands"], "tags": [],
            "integration_types_config": self.integration_types(id).map(|kind| (kind.to_string(), json!({}))).collect::<Map<_, _>>(),
            "approximate_guild_count": self.guilds_of(id).count(),
            "approximate_user_install_count": installed,
            "approximate_user_authorization_count": 0, "type": null, "flags_new": flags.to_string(),
            "role_connections_verification_url": null, "redirect_uris": [],
        });
        let set = application.fields.as_object().into_iter().flatten();
        for (key, value) in set.filter(|(key, _)| *key != "username") {
            view[key] = value.clone();
        }
        view[ENDPOINT_URL] = json!(application.endpoint_url);
        Some(view)
    }
}
