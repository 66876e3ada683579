//! Incoming webhooks of channels.

use super::state::Change;
use super::{Account, ApiError, Result, World, api_types, snowflake};
use api_types::intent;
use serde_json::{Value, json};

/// Discord's limit of webhooks in a channel.
const MAX_WEBHOOKS: usize = 15;

impl World {
    /// The stored webhook with this id.
    pub fn webhook(&self, id: u64) -> Option<&Value> {
        self.state().webhooks.get(&id)
    }

    /// The webhooks of a guild, oldest first.
    pub fn webhooks_of(&self, guild: u64) -> impl Iterator<Item = &Value> {
        let theirs = move |hook: &&Value| snowflake::from_json(&hook["guild_id"]) == Some(guild);
        self.state().webhooks.values().filter(theirs)
    }

    /// The channel of a webhook, and the application that has created it.
    pub fn webhook_owner(&self, id: u64) -> Option<(u64, u64)> {
        let hook = self.webhook(id)?;
        Some((
            snowflake::from_json(&hook["channel_id"])?,
            snowflake::from_json(&hook["application_id"]).unwrap_or_default(),
        ))
    }

    /// Creates a webhook in a channel of a guild.
    pub fn create_webhook(&mut self, channel: u64, name: &str, creator: Account) -> Result<u64> {
        let here = channel.to_string();
        if self.state().webhooks.values().filter(|hook| hook["channel_id"] == here).count() >= MAX_WEBHOOKS {
            return Err(ApiError::maximum_reached(30007, "webhooks", MAX_WEBHOOKS));
        }
        let id = self.next_id();
        let application = matches!(creator, Account::Bot(_)).then(|| creator.id().to_string());
        let hook = json!({
            "id": id.to_string(), "type": 1, "channel_id": here, "avatar": null, "name": name.trim(),
            "guild_id": self.guild_of(channel).map(|guild| guild.to_string()), "application_id": application,
            "user": creator.id().to_string(), "token": format!("{}{}", self.random_hex(id), self.random_hex(id + 1)),
        });
        self.save_webhook(id, hook)?;
        Ok(id)
    }

    /// Stores a webhook.
    pub fn save_webhook(&mut self, id: u64, hook: Value) -> Result {
        let channel = snowflake::from_json(&hook["channel_id"]);
        self.commit(Change::Webhook(id, hook))?;
        self.dispatch_webhooks(channel);
        Ok(())
    }

    /// Deletes a webhook.
    pub fn delete_webhook(&mut self, id: u64) -> Result {
        let channel = self.webhook_owner(id).map(|(channel, _)| channel);
        self.commit(Change::WebhookDeleted(id))?;
        self.dispatch_webhooks(channel);
        Ok(())
    }

    /// Deletes the webhooks of a channel.
    pub(super) fn delete_webhooks_of(&mut self, channel: u64) -> Result {
        let here = channel.to_string();
        let theirs = self.state().webhooks.iter().filter(|(_, hook)| hook["channel_id"] == here);
        let ids: Vec<u64> = theirs.map(|(id, _)| *id).collect();
        ids.into_iter().try_for_each(|id| self.commit(Change::WebhookDeleted(id)))
    }

    fn dispatch_webhooks(&mut self, channel: Option<u64>) {
        let Some((channel, guild)) = channel.and_then(|channel| Some((channel, self.guild_of(channel)?)))
        else {
            return;
        };
        let data = json!({ "guild_id": guild.to_string(), "channel_id": channel.to_string() });
        self.dispatch_to_channel(channel, intent::GUILD_WEBHOOKS, "WEBHOOKS_UPDATE", &data);
    }
}
