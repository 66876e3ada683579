//! An interaction: a person did something, and the bot has a token to answer it with.

use super::command::Place;
use super::records::Entry;
use super::{ApiError, Event, Who, World, snowflake};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// How far the bot has come with it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq, Serialize)]
pub(crate) enum Progress {
    /// Not answered yet.
    Pending,
    /// Answered.
    Given,
    /// The time ran out.
    Expired,
}

/// An interaction as it is kept.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Interaction {
    /// Its id.
    pub id: u64,
    /// The application whose bot is to answer.
    #[serde(default)]
    pub application: u64,
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
    pub answer: Progress,
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
        snowflake::now().saturating_sub(snowflake::made_at(self.id))
    }

    /// The body of the events that tell a person how it goes.
    pub fn nonce_event(&self) -> Value {
        json!({ "id": self.id.to_string(), "nonce": self.nonce })
    }
}

impl World {
    /// The interaction with this id.
    pub fn interaction(&self, id: u64) -> Option<&Interaction> {
        self.records().interactions.get(&id)
    }

    /// The interactions whose tokens may still be alive, oldest first.
    pub fn interactions(&self) -> impl DoubleEndedIterator<Item = &Interaction> {
        self.records().interactions.values()
    }

    /// The fields that a message made by an interaction carries.
    pub fn message_fields(&self, interaction: &Interaction, followup: bool) -> Value {
        let mut metadata = interaction.metadata.clone();
        if let (true, Some(original)) = (followup, interaction.original) {
            metadata["original_response_message_id"] = json!(original.to_string());
        }
        let mut fields = json!({
            "webhook_id": interaction.application.to_string(),
            "application_id": interaction.application.to_string(), "interaction_metadata": metadata,
        });
        if interaction.kind == 2 && !followup {
            fields["interaction"] = json!({
                "id": interaction.id.to_string(), "type": 2, "name": interaction.name,
                "user": self.cast.user(interaction.person),
            });
        }
        let replied = if followup { interaction.original } else { interaction.source };
        if let Some(message) = replied {
            fields["message_reference"] = self.reference(interaction.channel, message);
        }
        fields
    }

    /// Begins an interaction: its person is told, and the bot gets it with this `data`.
    pub fn begin(&mut self, interaction: Interaction, data: &Value, locale: &str) -> Result<(), ApiError> {
        self.forget_old()?;
        let (id, person, application) = (interaction.id, interaction.person, interaction.application);
        let guild = self.guild_of(interaction.channel);
        let payload = self.payload(&interaction, data, locale);
        let told = interaction.nonce_event();
        self.save_interaction(interaction)?;
        self.tell_person(person, "INTERACTION_CREATE", told);
        self.events.push_back(Event::Interaction { id, application, guild, data: payload });
        Ok(())
    }

    /// Keeps a changed interaction.
    pub fn save_interaction(&mut self, interaction: Interaction) -> Result<(), ApiError> {
        self.commit(Entry::Interaction(Box::new(interaction)))
    }

    /// An interaction, if it is still unanswered, goes without an answer: its person is told.
    pub fn give_up(&mut self, id: u64) -> Result<(), ApiError> {
        let pending = |interaction: &&Interaction| interaction.answer == Progress::Pending;
        let Some(interaction) = self.interaction(id).filter(pending) else { return Ok(()) };
        let interaction = Interaction { answer: Progress::Expired, ..interaction.clone() };
        let (person, told) = (interaction.person, interaction.nonce_event());
        self.save_interaction(interaction)?;
        self.tell_person(person, "INTERACTION_FAILURE", told);
        Ok(())
    }

    /// Whether the token of an interaction is still good.
    pub fn is_alive(&self, interaction: &Interaction) -> bool {
        u128::from(interaction.age()) <= self.terms.token_life.as_millis()
    }

    /// Lets go of interactions whose tokens are dead.
    fn forget_old(&mut self) -> Result<(), ApiError> {
        let dead = |interaction: &&Interaction| !self.is_alive(interaction);
        let gone: Vec<u64> = self.interactions().take_while(dead).map(|dead| dead.id).collect();
        gone.into_iter().try_for_each(|id| self.commit(Entry::InteractionGone(id)))
    }

    /// What the bot gets of an interaction.
    fn payload(&self, interaction: &Interaction, data: &Value, locale: &str) -> Value {
        let (channel, person, application) =
            (interaction.channel, interaction.person, interaction.application);
        let rights = self.permissions(channel, person).to_string();
        let seen = self.channel_by_id(channel).map(|known| self.channel_view(known, Who::Bot(application)));
        let mut seen = seen.unwrap_or_default();
        seen["permissions"] = json!(rights);
        let mut payload = json!({
            "id": interaction.id.to_string(), "application_id": application.to_string(),
            "type": interaction.kind, "token": interaction.token, "version": 1, "data": data,
            "channel": seen, "channel_id": channel.to_string(),
            "app_permissions": self.permissions(channel, application).to_string(), "locale": locale,
            "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": 10 << 20,
            "context": self.context(Place::Channel(channel), application),
            "authorizing_integration_owners": interaction.metadata["authorizing_integration_owners"],
        });
        if let Some(guild) = self.guild_of(channel).and_then(|guild| self.cast.guild(guild)) {
            let mut member = self.cast.member(guild.id, person).unwrap_or_default();
            member["permissions"] = json!(rights);
            payload["member"] = member;
            payload["guild_id"] = json!(guild.id.to_string());
            payload["guild"] = json!({ "id": guild.id.to_string(), "locale": guild.locale, "features": [] });
            payload["guild_locale"] = json!(guild.locale);
        } else {
            payload["user"] = json!(self.cast.user(person));
        }
        let source = interaction.source.and_then(|id| self.message_by_id(id).ok());
        if let Some(message) = source {
            // Whoever presses a button shows the bot the whole message, ephemeral ones too.
            payload["message"] = self.view(message, Who::Person(person));
        }
        payload
    }
}
