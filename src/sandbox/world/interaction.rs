//! Interactions: a person uses a command, component or modal, and the bot gets a token to respond with.

use super::command::CommandLocation;
use super::state::Change;
use super::{Account, Event, Result, World, api_types};
use api_types::interaction_type;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The number of interactions whose tokens are valid.
const MAX_INTERACTIONS: usize = 10_000;

/// Whether the bot has responded to an interaction.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub(crate) enum ResponseState {
    /// There is no response yet.
    Pending,
    /// The first response was sent.
    #[serde(rename = "Given")]
    Sent,
    /// The time for the first response has passed.
    Expired,
}

/// A stored interaction. The serialized names are part of the journal's format.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Interaction {
    pub id: u64,
    /// The application whose bot gets it.
    #[serde(default)]
    pub application: u64,
    /// The token for responses.
    pub token: String,
    /// The [`interaction_type`].
    pub kind: u64,
    /// The user id of the person.
    pub person: u64,
    pub channel: u64,
    /// The identifier that the client chose.
    pub nonce: Value,
    /// The name of the command; empty for other interactions.
    #[serde(rename = "name")]
    pub command_name: String,
    /// Whether the bot has responded.
    #[serde(rename = "answer")]
    pub response_state: ResponseState,
    /// The message of the first response, `@original`.
    #[serde(rename = "original")]
    pub original_response: Option<u64>,
    /// The message whose component was used.
    #[serde(rename = "source")]
    pub source_message: Option<u64>,
    /// The type of the focused option (autocomplete).
    #[serde(rename = "focused")]
    pub focused_option_type: u64,
    /// The modal with which the bot responded.
    pub modal: Option<Value>,
    /// The `interaction_metadata` of its response messages.
    pub metadata: Value,
}

impl Interaction {
    /// The data of `INTERACTION_CREATE`, `INTERACTION_SUCCESS` and `INTERACTION_FAILURE` for the person.
    pub fn outcome_event(&self) -> Value {
        json!({ "id": self.id.to_string(), "nonce": self.nonce })
    }
}

impl World {
    /// The interaction with this id.
    pub fn interaction(&self, id: u64) -> Option<&Interaction> {
        self.state().interactions.get(&id)
    }

    /// The interactions whose tokens may still be valid, oldest first.
    pub fn interactions(&self) -> impl DoubleEndedIterator<Item = &Interaction> {
        self.state().interactions.values()
    }

    /// The fields of a response message that refer to its interaction.
    pub fn response_fields(&self, interaction: &Interaction, is_followup: bool) -> Value {
        let mut metadata = interaction.metadata.clone();
        if let (true, Some(original)) = (is_followup, interaction.original_response) {
            metadata["original_response_message_id"] = json!(original.to_string());
        }
        let mut fields = json!({
            "webhook_id": interaction.application.to_string(),
            "application_id": interaction.application.to_string(), "interaction_metadata": metadata,
        });
        if interaction.kind == interaction_type::COMMAND && !is_followup {
            fields["interaction"] = json!({
                "id": interaction.id.to_string(), "type": 2, "name": interaction.command_name,
                "user": self.directory.user(interaction.person),
            });
        }
        let referenced = if is_followup { interaction.original_response } else { interaction.source_message };
        if let Some(message) = referenced {
            fields["message_reference"] = self.message_reference(interaction.channel, message);
        }
        fields
    }

    /// Stores a new interaction and queues its events for the person and the bot, which gets it with this `data`.
    pub fn create_interaction(&mut self, interaction: Interaction, data: &Value, locale: &str) -> Result {
        self.remove_expired_interactions()?;
        let (id, person, application) = (interaction.id, interaction.person, interaction.application);
        let guild = self.guild_of(interaction.channel);
        let payload = self.bot_payload(&interaction, data, locale);
        let event = interaction.outcome_event();
        self.update_interaction(interaction)?;
        self.dispatch_to_person(person, "INTERACTION_CREATE", event);
        self.events.push_back(Event::Interaction { id, application, guild, data: payload });
        Ok(())
    }

    /// The interaction as JSON with which Discord checks an endpoint.
    pub fn ping(&mut self, application: u64) -> String {
        let id = self.next_id();
        let ping = json!({
            "id": id.to_string(), "application_id": application.to_string(), "type": interaction_type::PING,
            "token": self.random_hex(id), "version": 1, "entitlements": [], "authorizing_integration_owners": {},
            "user": self.directory.people.first().and_then(|person| self.directory.user(person.id)),
        });
        ping.to_string()
    }

    /// Stores an updated interaction.
    pub fn update_interaction(&mut self, interaction: Interaction) -> Result {
        self.commit(Change::Interaction(Box::new(interaction)))
    }

    /// Expires an interaction that has no response yet and queues `INTERACTION_FAILURE` for the person.
    pub fn expire_interaction(&mut self, id: u64) -> Result {
        let is_pending = |interaction: &&Interaction| interaction.response_state == ResponseState::Pending;
        let Some(interaction) = self.interaction(id).filter(is_pending) else { return Ok(()) };
        let interaction = Interaction { response_state: ResponseState::Expired, ..interaction.clone() };
        let (person, event) = (interaction.person, interaction.outcome_event());
        self.update_interaction(interaction)?;
        self.dispatch_to_person(person, "INTERACTION_FAILURE", event);
        Ok(())
    }

    /// Whether the token of an interaction is still valid.
    pub fn has_valid_token(&self, interaction: &Interaction) -> bool {
        u128::from(self.age_ms(interaction.id)) <= self.limits.interaction_token_lifetime.as_millis()
    }

    /// Removes the interactions whose tokens have expired, and the oldest if there are too many.
    fn remove_expired_interactions(&mut self) -> Result {
        let is_expired = |interaction: &&Interaction| !self.has_valid_token(interaction);
        let excess = (self.state().interactions.len() + 1).saturating_sub(MAX_INTERACTIONS);
        let expired =
            self.interactions().enumerate().take_while(|(index, one)| *index < excess || is_expired(one));
        let expired: Vec<u64> = expired.map(|(_, interaction)| interaction.id).collect();
        expired.into_iter().try_for_each(|id| self.commit(Change::InteractionDeleted(id)))
    }

    /// The interaction object that the bot gets.
    fn bot_payload(&self, interaction: &Interaction, data: &Value, locale: &str) -> Value {
        let (channel, person, application) =
            (interaction.channel, interaction.person, interaction.application);
        let permissions = self.permissions(channel, person).to_string();
        let view =
            self.channel_by_id(channel).map(|known| self.channel_view(known, Account::Bot(application)));
        let mut view = view.unwrap_or_default();
        view["permissions"] = json!(permissions);
        let mut payload = json!({
            "id": interaction.id.to_string(), "application_id": application.to_string(),
            "type": interaction.kind, "token": interaction.token, "version": 1, "data": data,
            "channel": view, "channel_id": channel.to_string(),
            "app_permissions": self.permissions(channel, application).to_string(), "locale": locale,
            "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": self.limits.attachment_size_limit,
            "context": self.interaction_context(CommandLocation::Channel(channel), application),
            "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
        });
        if let Some(guild) = self.guild_of(channel).and_then(|guild| self.directory.guild(guild)) {
            let mut member = self.directory.member(guild.id, person).unwrap_or_default();
            member["permissions"] = json!(permissions);
            payload["member"] = member;
            payload["guild_id"] = json!(guild.id.to_string());
            payload["guild"] =
                json!({ "id": guild.id.to_string(), "locale": guild.locale(), "features": guild.features });
            payload["guild_locale"] = json!(guild.locale());
        } else {
            payload["user"] = json!(self.directory.user(person));
        }
        let source = interaction.source_message.and_then(|id| self.message_by_id(id).ok());
        if let Some(message) = source {
            // The bot gets the message with its content, also if it is ephemeral.
            payload["message"] = self.view(message, Account::Person(person));
        }
        payload
    }
}
