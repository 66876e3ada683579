//! The part of the world that changes and survives a restart.

use super::directory::Role;
use super::invite::Invite;
use super::member::Membership;
use super::{Interaction, Message};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// The number of entries of all audit logs.
const MAX_AUDIT_LOG_ENTRIES: usize = 1000;

/// A change of the state, as it is written to the journal. The serialized names are part of the file format.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Change {
    /// A thread or DM channel was created or updated.
    Channel(u64, Value),
    /// A thread was deleted.
    #[serde(rename = "channel_gone")]
    ChannelDeleted(u64),
    /// The membership of a person in a guild has changed.
    Membership(u64, u64, Membership),
    /// The roles of a guild have changed.
    Roles(u64, Vec<Role>),
    /// A webhook was created or updated.
    Webhook(u64, Value),
    /// A webhook was deleted.
    #[serde(rename = "webhook_gone")]
    WebhookDeleted(u64),
    /// Somebody has changed something in a guild, which is told in its audit log.
    AuditLogEntry(u64, Value),
    /// An invite was created or used.
    Invite(Invite),
    /// An invite was deleted.
    #[serde(rename = "invite_gone")]
    InviteDeleted(String),
    /// A bot has changed fields of its application.
    Application(u64, Value),
    /// An application has set the metadata of its role connections.
    RoleConnections(u64, Value),
    /// A message was created or edited.
    Message(Message),
    /// A message was deleted.
    #[serde(rename = "message_gone")]
    MessageDeleted(u64),
    /// A command was created or updated.
    Command(u64, Value),
    /// A command was deleted.
    #[serde(rename = "command_gone")]
    CommandDeleted(u64),
    /// An interaction was created or updated.
    Interaction(Box<Interaction>),
    /// An interaction was removed after its token had expired.
    #[serde(rename = "interaction_gone")]
    InteractionDeleted(u64),
}

/// The state after all changes.
#[derive(Debug, Default)]
pub(super) struct WorldState {
    /// All channels by id, with threads and DM channels.
    pub channels: BTreeMap<u64, Value>,
    /// The memberships that have changed, by guild and person.
    pub memberships: BTreeMap<(u64, u64), Membership>,
    /// The roles of guilds whose roles have changed.
    pub roles: BTreeMap<u64, Vec<Role>>,
    /// The webhooks by id.
    pub webhooks: BTreeMap<u64, Value>,
    /// The newest entries of the audit logs of all guilds by id.
    pub audit_log: BTreeMap<u64, Value>,
    /// The invites by code.
    pub invites: BTreeMap<String, Invite>,
    /// The changed fields of applications.
    pub applications: BTreeMap<u64, Value>,
    /// The metadata of role connections by application.
    pub role_connections: BTreeMap<u64, Value>,
    /// All messages by id, which is the order of their creation.
    pub messages: BTreeMap<u64, Message>,
    /// The newest message of each channel. It may have been deleted.
    pub last_messages: HashMap<u64, u64>,
    /// All application commands by id.
    pub commands: BTreeMap<u64, Value>,
    /// The interactions whose tokens may still be valid.
    pub interactions: BTreeMap<u64, Interaction>,
    /// The total size of all attachments.
    pub attachment_bytes: u64,
    /// The total size of all messages in memory.
    pub message_bytes: usize,
}

impl WorldState {
    /// Applies a change and returns the id of the changed object.
    pub fn apply(&mut self, change: Change) -> u64 {
        match change {
            Change::Channel(id, channel) => put(&mut self.channels, id, channel),
            Change::ChannelDeleted(id) => remove(&mut self.channels, id),
            Change::Membership(guild, person, membership) => {
                self.memberships.insert((guild, person), membership);
                0
            }
            Change::Roles(guild, roles) => {
                let highest = roles.iter().map(|role| role.id).max();
                self.roles.insert(guild, roles);
                highest.unwrap_or_default()
            }
            Change::Webhook(id, webhook) => put(&mut self.webhooks, id, webhook),
            Change::WebhookDeleted(id) => remove(&mut self.webhooks, id),
            Change::AuditLogEntry(id, entry) => {
                if self.audit_log.len() >= MAX_AUDIT_LOG_ENTRIES {
                    self.audit_log.pop_first();
                }
                put(&mut self.audit_log, id, entry)
            }
            Change::Invite(invite) => {
                self.invites.insert(invite.code.clone(), invite);
                0
            }
            Change::InviteDeleted(code) => {
                self.invites.remove(&code);
                0
            }
            Change::Application(id, fields) => {
                self.applications.insert(id, fields);
                0
            }
            Change::RoleConnections(application, metadata) => {
                self.role_connections.insert(application, metadata);
                0
            }
            Change::Message(message) => {
                let id = message.id;
                self.attachment_bytes += message.attachment_bytes();
                self.message_bytes += message.heap_bytes();
                let last = self.last_messages.entry(message.channel).or_default();
                *last = id.max(*last);
                let replaced = self.messages.insert(id, message);
                self.remove_sizes(replaced.as_ref());
                id
            }
            Change::MessageDeleted(id) => {
                let deleted = self.messages.remove(&id);
                self.remove_sizes(deleted.as_ref());
                id
            }
            Change::Command(id, command) => put(&mut self.commands, id, command),
            Change::CommandDeleted(id) => remove(&mut self.commands, id),
            Change::Interaction(interaction) => put(&mut self.interactions, interaction.id, *interaction),
            Change::InteractionDeleted(id) => remove(&mut self.interactions, id),
        }
    }

    /// Subtracts the sizes of a message that is no longer stored.
    fn remove_sizes(&mut self, removed: Option<&Message>) {
        self.attachment_bytes -= removed.map_or(0, Message::attachment_bytes);
        self.message_bytes -= removed.map_or(0, Message::heap_bytes);
    }

    /// The shortest list of changes that leads from the empty state to this one.
    pub fn to_changes(&self) -> Vec<Change> {
        let mut changes = Vec::new();
        changes.extend(self.channels.iter().map(|(id, channel)| Change::Channel(*id, channel.clone())));
        changes.extend(
            self.memberships
                .iter()
                .map(|((guild, person), membership)| Change::Membership(*guild, *person, membership.clone())),
        );
        changes.extend(self.roles.iter().map(|(guild, roles)| Change::Roles(*guild, roles.clone())));
        changes.extend(self.webhooks.iter().map(|(id, webhook)| Change::Webhook(*id, webhook.clone())));
        changes.extend(self.audit_log.iter().map(|(id, entry)| Change::AuditLogEntry(*id, entry.clone())));
        changes.extend(self.invites.values().cloned().map(Change::Invite));
        let applications = self.applications.iter();
        changes.extend(applications.map(|(id, fields)| Change::Application(*id, fields.clone())));
        let connections = self.role_connections.iter();
        changes.extend(connections.map(|(id, metadata)| Change::RoleConnections(*id, metadata.clone())));
        changes.extend(self.messages.values().cloned().map(Change::Message));
        changes.extend(self.commands.iter().map(|(id, command)| Change::Command(*id, command.clone())));
        changes.extend(self.interactions.values().cloned().map(Box::new).map(Change::Interaction));
        changes
    }
}

/// Stores an object, and returns its id.
fn put<T>(objects: &mut BTreeMap<u64, T>, id: u64, object: T) -> u64 {
    objects.insert(id, object);
    id
}

/// Removes an object, and returns its id.
fn remove<T>(objects: &mut BTreeMap<u64, T>, id: u64) -> u64 {
    objects.remove(&id);
    id
}
