//! What is remembered: the sum of all changes.

use super::{Interaction, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// A change.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Entry {
    /// A channel is new (a thread, a direct conversation).
    Channel(u64, Value),
    /// A message is new or changed.
    Message(Message),
    /// A message is gone.
    MessageGone(u64),
    /// A command is new or changed.
    Command(u64, Value),
    /// A command is gone.
    CommandGone(u64),
    /// An interaction is new or changed.
    Interaction(Box<Interaction>),
    /// An interaction is over.
    InteractionGone(u64),
}

/// The sum of all changes.
#[derive(Debug, Default)]
pub(super) struct Records {
    /// All channels by id, threads and direct conversations too.
    pub channels: BTreeMap<u64, Value>,
    /// All messages by id, which is by time.
    pub messages: BTreeMap<u64, Message>,
    /// The last message of each channel, which may be gone.
    pub last_messages: HashMap<u64, u64>,
    /// All application commands by id.
    pub commands: BTreeMap<u64, Value>,
    /// The interactions whose tokens may still be alive.
    pub interactions: BTreeMap<u64, Interaction>,
    /// The size of all files of messages.
    pub bytes: u64,
}

impl Records {
    /// Makes a change, and returns the id it is about.
    pub fn apply(&mut self, entry: Entry) -> u64 {
        match entry {
            Entry::Channel(id, channel) => {
                self.channels.insert(id, channel);
                id
            }
            Entry::Message(message) => {
                let id = message.id;
                self.bytes += message.bytes();
                let last = self.last_messages.entry(message.channel).or_default();
                *last = id.max(*last);
                let before = self.messages.insert(id, message);
                self.bytes -= before.map_or(0, |before| before.bytes());
                id
            }
            Entry::MessageGone(id) => {
                let gone = self.messages.remove(&id);
                self.bytes -= gone.map_or(0, |gone| gone.bytes());
                id
            }
            Entry::Command(id, command) => {
                self.commands.insert(id, command);
                id
            }
            Entry::CommandGone(id) => {
                self.commands.remove(&id);
                id
            }
            Entry::Interaction(interaction) => {
                let id = interaction.id;
                self.interactions.insert(id, *interaction);
                id
            }
            Entry::InteractionGone(id) => {
                self.interactions.remove(&id);
                id
            }
        }
    }

    /// The shortest list of changes that leads here.
    pub fn entries(&self) -> Vec<Entry> {
        let channels = self.channels.iter().map(|(id, channel)| Entry::Channel(*id, channel.clone()));
        let messages = self.messages.values().cloned().map(Entry::Message);
        let commands = self.commands.iter().map(|(id, command)| Entry::Command(*id, command.clone()));
        let interactions = self.interactions.values().cloned().map(Box::new).map(Entry::Interaction);
        channels.chain(messages).chain(commands).chain(interactions).collect()
    }
}
