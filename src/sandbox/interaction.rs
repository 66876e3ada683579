//! An interaction: a person did something, and the bot has a token to answer it with.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::snowflake::{made_at, now};
use super::state::State;
use super::world::{self, APPLICATION, GUILD};

/// How far the bot has come with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Not answered yet.
    Pending,
    /// Answered.
    Given,
    /// The time ran out.
    Expired,
}

/// An interaction as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Interaction {
    /// Its id.
    pub id: u64,
    /// The token for answers.
    pub token: String,
    /// 2 command, 3 component, 4 autocomplete, 5 modal.
    pub kind: u64,
    /// Who did it.
    pub person: u64,
    /// Where.
    pub channel: u64,
    /// What the client calls it.
    pub nonce: Value,
    /// The name of the command, if it is one.
    pub name: String,
    /// Whether it is answered.
    pub answer: Answer,
    /// The message that `@original` means.
    pub original: Option<u64>,
    /// The message whose component was used.
    pub source: Option<u64>,
    /// The type of the option being typed (autocomplete).
    pub focused: u64,
    /// The modal that was the answer.
    pub modal: Option<Value>,
    /// What messages made by it say about it.
    pub metadata: Value,
}

impl Interaction {
    /// Milliseconds since it was made.
    pub fn age(&self) -> u64 {
        now().saturating_sub(made_at(self.id))
    }

    /// The body of the events that tell a person how it goes.
    pub fn nonce_event(&self) -> Value {
        json!({ "id": self.id.to_string(), "nonce": self.nonce })
    }

    /// The fields that a message made by this interaction carries.
    pub fn message_fields(&self, followup: bool) -> Value {
        let mut metadata = self.metadata.clone();
        if let (true, Some(original)) = (followup, self.original) {
            metadata["original_response_message_id"] = json!(original.to_string());
        }
        let mut fields = json!({
            "webhook_id": APPLICATION.to_string(), "application_id": APPLICATION.to_string(),
            "interaction_metadata": metadata,
        });
        if self.kind == 2 && !followup {
            fields["interaction"] = json!({
                "id": self.id.to_string(), "type": 2, "name": self.name, "user": world::user(self.person),
            });
        }
        let replied = if followup { self.original } else { self.source };
        if let Some(message) = replied {
            fields["message_reference"] = super::channel::message_reference(self.channel, message);
        }
        fields
    }

    /// The event that brings it to the bot.
    pub fn payload(&self, state: &State, data: &Value, locale: &str) -> Value {
        let channel = state.keep.channels.get(&self.channel).unwrap_or(&Value::Null);
        let mut shown = state.channel_view(channel);
        shown["permissions"] = json!(world::permissions(self.person));
        let mut payload = json!({
            "id": self.id.to_string(), "application_id": APPLICATION.to_string(), "type": self.kind,
            "token": self.token, "version": 1, "data": data, "channel": shown,
            "channel_id": self.channel.to_string(), "app_permissions": world::permissions(APPLICATION),
            "locale": locale, "entitlements": [], "entitlement_sku_ids": [],
            "attachment_size_limit": 10 << 20,
        });
        if channel["guild_id"].is_null() {
            payload["user"] = json!(world::user(self.person));
            payload["context"] = json!(1);
            payload["authorizing_integration_owners"] = json!({ "0": "0" });
        } else {
            let mut member = world::member(self.person).unwrap_or_default();
            member["permissions"] = json!(world::permissions(self.person));
            payload["member"] = member;
            payload["guild_id"] = json!(GUILD.to_string());
            payload["guild"] = json!({ "id": GUILD.to_string(), "locale": "en-US", "features": [] });
            payload["guild_locale"] = json!("en-US");
            payload["context"] = json!(0);
            payload["authorizing_integration_owners"] = json!({ "0": GUILD.to_string() });
        }
        let source = self.source.and_then(|id| state.keep.messages.get(&id));
        if let Some(message) = source {
            // Whoever presses a button shows the bot the whole message, ephemeral ones too.
            payload["message"] = state.view(message, world::Who::Person(self.person));
        }
        payload
    }
}
