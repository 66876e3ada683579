//! Messages: created, edited, deleted, and shown to an account.

use super::attachment::{self, UploadedFile};
use super::component;
use super::content::{check_content, embeds, trimmed_content};
use super::fields::picked;
use super::state::Change;
use super::{Account, ApiError, Result, World, api_types, bounded_json, poll, reaction, snowflake};
use api_types::message_flag::{HAS_THREAD, IS_COMPONENTS_V2, LOADING, SUPPRESS_EMBEDS};
use api_types::{channel_type, intent, message_type};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::iter;
use std::mem;
use std::ops::RangeBounds;
use std::time::Duration;

/// The number of earlier versions of the components that are stored with a message.
const MAX_PREVIOUS_COMPONENTS: usize = 4;
/// The number of stored messages, above which the oldest are deleted.
const MAX_MESSAGES: usize = 20_000;
/// The number of ephemeral messages, above which the oldest of them are deleted. Discord forgets them when a client starts anew, so
/// many of them must not take the place of messages that stay.
const MAX_EPHEMERAL_MESSAGES: usize = 1_000;
/// The total size of all messages in memory, above which the oldest are deleted.
const MAX_MESSAGE_BYTES: usize = 24 << 20;
/// The total size of all attachments, above which the oldest messages are deleted.
const MAX_ATTACHMENT_BYTES: u64 = 512 << 20;

/// The time for which a nonce is unique. Discord only says that it is a few minutes.
const NONCE_LIFETIME: Duration = Duration::from_secs(5 * 60);

/// A stored message. It has no URLs of attachments, since the address of the server may change between runs. The serialized
/// names are part of the journal's format.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Message {
    pub id: u64,
    pub channel: u64,
    /// The person who sees an ephemeral message.
    #[serde(rename = "seen_by")]
    pub ephemeral_to: Option<u64>,
    /// The interaction of which it is a response. Its token can edit and delete the message.
    #[serde(rename = "made_by")]
    pub interaction_id: Option<u64>,
    /// The message object.
    pub body: Value,
    /// The components that edits have replaced, newest last.
    #[serde(default, rename = "replaced")]
    pub previous_components: Vec<Value>,
}

/// The parameters of a message to create, besides its body.
#[derive(Debug, Default)]
pub(crate) struct NewMessage {
    /// The id, if it is not a new one.
    pub id: Option<u64>,
    pub channel: u64,
    /// The user id of the author.
    pub author: u64,
    /// The message type, of [`api_types::message_type`].
    pub kind: u8,
    /// Flags in addition to those of the body.
    pub flags: u64,
    /// The person who will see it, if it is ephemeral.
    pub ephemeral_to: Option<u64>,
    /// The interaction of which it is a response.
    pub interaction_id: Option<u64>,
    /// Fields that a request cannot set, such as `interaction_metadata`.
    pub extra_fields: Value,
}

impl Message {
    /// Whether `account` sees the message, if it can view the channel.
    pub fn is_visible_to(&self, account: Account) -> bool {
        self.ephemeral_to.is_none_or(|person| account == Account::Person(person))
    }

    /// The user id of the author.
    pub fn author(&self) -> Option<u64> {
        snowflake::from_json(&self.body["author"]["id"])
    }

    /// The ids of the users whom it mentions.
    pub fn mentioned(&self) -> Vec<u64> {
        let users = self.body["mentions"].as_array().into_iter().flatten();
        users.filter_map(|user| snowflake::from_json(&user["id"])).collect()
    }

    /// The message flags.
    pub fn flags(&self) -> u64 {
        self.body["flags"].as_u64().unwrap_or(0)
    }

    /// The ids of the attachments.
    pub fn attachment_ids(&self) -> Vec<u64> {
        let list = self.body["attachments"].as_array().into_iter().flatten();
        list.filter_map(|item| snowflake::from_json(&item["id"])).collect()
    }

    /// The total size of the attachments in bytes.
    pub fn attachment_bytes(&self) -> u64 {
        let list = self.body["attachments"].as_array().into_iter().flatten();
        list.filter_map(|item| item["size"].as_u64()).sum()
    }

    /// About the number of bytes that the message occupies in memory.
    pub fn heap_bytes(&self) -> usize {
        let versions = iter::once(&self.body).chain(&self.previous_components);
        size_of::<Message>() + versions.map(bounded_json::heap_bytes).sum::<usize>()
    }

    /// The component with this `custom_id`. Components that an edit has removed are found too, as a client may not have
    /// received the edit yet.
    pub fn component(&self, custom_id: &Value) -> Option<&Value> {
        let versions = iter::once(&self.body["components"]).chain(self.previous_components.iter().rev());
        versions.flat_map(component::flattened).find(|item| &item["custom_id"] == custom_id)
    }

    /// Whether `account` sees the content without the message content intent.
    fn is_readable(&self, account: Account, is_dm: bool) -> bool {
        let Account::Bot(id) = account else { return true };
        is_dm || self.author() == Some(id) || self.mentioned().contains(&id)
    }

    /// The message object for `account`. Without the message content intent, a bot sees the content of other users' messages
    /// only if it is mentioned or in a DM channel.
    fn view(&self, base_url: &str, account: Account, has_content: bool, is_dm: bool) -> Value {
        let mut view = self.body.clone();
        attachment::set_urls(&mut view, base_url, self.channel, self.id);
        reaction::show(&mut view, account);
        poll::show(&mut view, account);
        if let Some(fields) = view.as_object_mut() {
            fields.remove("pinned_at");
        }
        if !has_content && !self.is_readable(account, is_dm) {
            view["content"] = json!("");
            for key in ["embeds", "attachments", "components"] {
                view[key] = json!([]);
            }
        }
        view
    }
}

impl World {
    /// A message of a channel that `account` can see.
    pub fn message(&self, channel: u64, id: u64, account: Account) -> Result<&Message> {
        let message = self.state().messages.get(&id);
        message
            .filter(|message| message.channel == channel && message.is_visible_to(account))
            .ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// A message in any channel, without a check of who can see it.
    pub fn message_by_id(&self, id: u64) -> Result<&Message> {
        self.state().messages.get(&id).ok_or(ApiError::UNKNOWN_MESSAGE)
    }

    /// The messages of a channel in a range of ids that `account` can see, oldest first.
    pub fn messages(
        &self,
        channel: u64,
        account: Account,
        ids: impl RangeBounds<u64>,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let messages = self.state().messages.range(ids).map(|(_, message)| message);
        messages.filter(move |message| message.channel == channel && message.is_visible_to(account))
    }

    /// The message that an author has created a short time ago with this nonce, in any channel. It may be deleted.
    pub fn recent_with_nonce(&self, author: u64, nonce: &Value) -> Option<u64> {
        let newest = self.state().messages.values().rev();
        let recent = newest.take_while(|message| self.has_unique_nonce(message));
        let known = recent.chain(&self.deleted_with_nonce).filter(|message| self.has_unique_nonce(message));
        let mut same =
            known.filter(|message| message.author() == Some(author) && message.body["nonce"] == *nonce);
        same.next().filter(|_| !nonce.is_null()).map(|message| message.id)
    }

    /// Whether a message is so new that no other one gets its nonce.
    fn has_unique_nonce(&self, message: &Message) -> bool {
        u128::from(self.age_ms(message.id)) < NONCE_LIFETIME.as_millis()
    }

    /// The message object for `account`, with the message to which it replies.
    pub fn view(&self, message: &Message, account: Account) -> Value {
        self.view_with(message, account, self.has_content(message, account))
    }

    /// Whether `account` sees the content of a message.
    pub fn has_content(&self, message: &Message, account: Account) -> bool {
        let application = self.directory.application(account.id());
        application.is_none_or(|known| known.privileged_intents & intent::MESSAGE_CONTENT != 0)
            || message.is_readable(account, !self.dm_recipients(message.channel).is_empty())
    }

    /// The message object for a session without the message content intent.
    pub(super) fn view_without_content(&self, message: &Message, account: Account) -> Value {
        self.view_with(message, account, false)
    }

    fn view_with(&self, message: &Message, account: Account, has_content: bool) -> Value {
        let is_dm = !self.dm_recipients(message.channel).is_empty();
        let mut view = message.view(&self.base_url, account, has_content, is_dm);
        if let Some(thread) = self.thread_at(message) {
            view["flags"] = json!(message.flags() | HAS_THREAD);
            view["thread"] = self.channel_view(thread, account);
        }
        if let Some(id) = snowflake::from_json(&message.body["message_reference"]["message_id"]) {
            let referenced = self.state().messages.get(&id).filter(|message| message.is_visible_to(account));
            view["referenced_message"] = referenced
                .map_or(Value::Null, |message| message.view(&self.base_url, account, has_content, is_dm));
        }
        view
    }

    /// The `message_reference` of a reply to a message.
    pub fn message_reference(&self, channel: u64, id: u64) -> Value {
        let mut reference =
            json!({ "type": 0, "message_id": id.to_string(), "channel_id": channel.to_string() });
        if let Some(guild) = self.guild_of(channel) {
            reference["guild_id"] = json!(guild.to_string());
        }
        reference
    }

    /// The thread that was created at a message, which has its id. The first message of a forum post is inside instead.
    fn thread_at(&self, message: &Message) -> Option<&Value> {
        let thread = self.channel_by_id(message.id)?;
        (snowflake::from_json(&thread["parent_id"]) == Some(message.channel)).then_some(thread)
    }

    /// The copy of a message in one that forwards it.
    pub fn message_snapshot(&self, message: &Message, account: Account) -> Value {
        json!({ "message": picked(&self.view(message, account), "message snapshot") })
    }

    /// Creates a message from a validated body and returns its id.
    pub fn create_message(
        &mut self,
        new_message: NewMessage,
        body: &Value,
        files: &[UploadedFile],
    ) -> Result<u64> {
        self.evict_oldest()?;
        if new_message.ephemeral_to.is_some() {
            self.evict_oldest_ephemeral()?;
        }
        self.unarchive(new_message.channel)?;
        let id = new_message.id.unwrap_or_else(|| self.next_id());
        let flags = body["flags"].as_u64().unwrap_or(0) | new_message.flags;
        let mut object = json!({
            "id": id.to_string(), "channel_id": new_message.channel.to_string(), "type": new_message.kind,
            "author": self.directory.user(new_message.author), "content": trimmed_content(body), "tts": body["tts"] == true,
            "timestamp": snowflake::format_timestamp(snowflake::created_at_ms(id)), "edited_timestamp": null,
            "embeds": embeds(body), "components": component::of_message(body), "pinned": false, "flags": flags,
            "attachments": self.store_attachments(body, files)?,
        });
        for (key, value) in new_message.extra_fields.as_object().into_iter().flatten() {
            object[key] = value.clone();
        }
        if !body["nonce"].is_null() {
            object["nonce"] = body["nonce"].clone();
        }
        if !body["poll"].is_null() {
            object["poll"] = poll::of_message(body, self.now_ms());
        }
        self.set_mentions(&mut object, body, new_message.channel);
        let is_notice = message_type::NOTICES.contains(&new_message.kind);
        let has_content = !object["message_snapshots"].is_null() || !body["poll"].is_null();
        if flags & LOADING == 0 && !has_content && !is_notice {
            check_content(&object)?;
        }
        self.commit(Change::Message(Message {
            id,
            channel: new_message.channel,
            ephemeral_to: new_message.ephemeral_to,
            interaction_id: new_message.interaction_id,
            body: object,
            previous_components: Vec::new(),
        }))?;
        self.schedule_poll(id);
        self.count_in_thread(id, true)?;
        // A person who was not in a private thread sees the message too.
        self.add_mentioned(id, &[])?;
        self.dispatch_message("MESSAGE_CREATE", id);
        Ok(id)
    }

    /// Counts a message in its thread, or one that is about to be deleted. The first message is not counted, and ephemeral
    /// ones are not either.
    fn count_in_thread(&mut self, id: u64, is_new: bool) -> Result {
        let message = self.message_by_id(id)?;
        let (channel, kind) = (message.channel, &message.body["type"]);
        let is_first = id == channel || *kind == message_type::THREAD_STARTER_MESSAGE;
        if is_first || message.ephemeral_to.is_some() || !self.is_thread(channel) {
            return Ok(());
        }
        let mut thread = self.channel_by_id(channel).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        let count = |key: &str| thread[key].as_u64().unwrap_or_default();
        let (now, total) = (count("message_count"), count("total_message_sent"));
        thread["message_count"] = json!(if is_new { now + 1 } else { now.saturating_sub(1) });
        thread["total_message_sent"] = json!(total + u64::from(is_new));
        self.commit(Change::Channel(channel, thread))
    }

    /// Tells of a new thread as Discord does: in its channel, or if it starts at a message, at that message and as the first
    /// message of the thread.
    pub fn announce_thread(&mut self, thread: u64, start: Option<u64>) -> Result {
        let object = self.channel_by_id(thread).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let id = |key: &str| snowflake::from_json(&object[key]);
        let (parent, owner) = id("parent_id").zip(id("owner_id")).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let (name, is_private) = (object["name"].clone(), object["type"] == channel_type::PRIVATE_THREAD);
        let notice = |channel: u64, kind: u8, reference: Value| NewMessage {
            channel,
            author: owner,
            kind,
            extra_fields: json!({ "message_reference": reference }),
            ..NewMessage::default()
        };
        match start {
            Some(message) => {
                self.dispatch_message("MESSAGE_UPDATE", message);
                let reference = self.message_reference(parent, message);
                let told = notice(thread, message_type::THREAD_STARTER_MESSAGE, reference);
                self.create_message(told, &Value::Null, &[])?;
            }
            None if is_private || self.is_forum(parent) => {}
            None => {
                let mut reference = self.message_reference(thread, 0);
                if let Some(fields) = reference.as_object_mut() {
                    fields.remove("message_id");
                }
                let told = notice(parent, message_type::THREAD_CREATED, reference);
                let body = json!({ "content": name, "allowed_mentions": { "parse": [] } });
                self.create_message(told, &body, &[])?;
            }
        }
        Ok(())
    }

    /// Edits a message with a validated body. Fields that are not in the body stay.
    pub fn edit_message(&mut self, id: u64, body: &Value, files: &[UploadedFile]) -> Result {
        let mut message = self.message_by_id(id)?.clone();
        let (was_loading, mentioned) = (message.flags() & LOADING != 0, message.mentioned());
        let new_attachments = self.store_attachments(body, files)?;
        let object = &mut message.body;
        if body.get("content").is_some() {
            object["content"] = json!(trimmed_content(body));
        }
        if body.get("embeds").is_some() {
            object["embeds"] = embeds(body);
        }
        if body.get("components").is_some() {
            let before = mem::replace(&mut object["components"], component::of_message(body));
            if before != object["components"] {
                message.previous_components.push(before);
                message
                    .previous_components
                    .drain(..message.previous_components.len().saturating_sub(MAX_PREVIOUS_COMPONENTS));
            }
        }
        if body.get("content").is_some() || body.get("allowed_mentions").is_some() {
            let mut mentioning = object.take();
            self.set_mentions(&mut mentioning, body, message.channel);
            message.body = mentioning;
        }
        let object = &mut message.body;
        let attachments = attachment::merged(&object["attachments"], body, new_attachments);
        let before = mem::replace(&mut object["attachments"], attachments.clone());
        let flags = object["flags"].as_u64().unwrap_or(0) & !LOADING;
        let flags = match body["flags"].as_u64() {
            // A message that consists of components stays so.
            Some(requested) => flags & !SUPPRESS_EMBEDS | requested & (SUPPRESS_EMBEDS | IS_COMPONENTS_V2),
            None => flags,
        };
        object["flags"] = json!(flags);
        if !was_loading {
            object["edited_timestamp"] = json!(snowflake::format_timestamp(self.now_ms()));
        }
        if object["message_snapshots"].is_null() && object.get("poll").is_none() {
            check_content(object)?;
        }
        self.commit(Change::Message(message))?;
        let is_kept = |item: &&Value| {
            attachments.as_array().into_iter().flatten().any(|other| other["id"] == item["id"])
        };
        let removed = before.as_array().into_iter().flatten().filter(|item| !is_kept(item));
        attachment::delete_files(&self.attachments_dir(), removed);
        self.add_mentioned(id, &mentioned)?;
        self.dispatch_message("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Sets flags of a message.
    pub fn add_message_flags(&mut self, id: u64, flags: u64) -> Result {
        let mut message = self.message_by_id(id)?.clone();
        message.body["flags"] = json!(message.flags() | flags);
        self.commit(Change::Message(message))?;
        self.dispatch_message("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Deletes a message.
    pub fn delete_message(&mut self, id: u64) -> Result {
        self.count_in_thread(id, false)?;
        let message = self.remove_message(id)?;
        self.dispatch_message_delete(&message);
        Ok(())
    }

    /// Deletes those of the messages that are in a channel, which is told in one event.
    pub fn delete_messages(&mut self, channel: u64, ids: &[u64]) -> Result {
        let is_here = |id: &&u64| {
            let message = self.state().messages.get(id);
            message.is_some_and(|message| message.channel == channel && message.ephemeral_to.is_none())
        };
        let ids: Vec<u64> = ids.iter().filter(is_here).copied().collect();
        if ids.is_empty() {
            return Ok(());
        }
        for id in &ids {
            self.count_in_thread(*id, false)?;
            self.remove_message(*id)?;
        }
        let data = json!({
            "ids": ids.iter().map(u64::to_string).collect::<Vec<_>>(), "channel_id": channel.to_string(),
        });
        self.dispatch_in_channel(channel, [intent::GUILD_MESSAGES; 2], "MESSAGE_DELETE_BULK", data);
        Ok(())
    }

    /// Deletes all messages of a channel that is deleted itself, which tells enough.
    pub(super) fn remove_messages_of(&mut self, channel: u64) -> Result {
        let messages = self.state().messages.values().filter(|message| message.channel == channel);
        let ids: Vec<u64> = messages.map(|message| message.id).collect();
        ids.into_iter().try_for_each(|id| self.remove_message(id).map(|_| ()))
    }

    fn remove_message(&mut self, id: u64) -> Result<Message> {
        let message = self.message_by_id(id)?.clone();
        self.commit(Change::MessageDeleted(id))?;
        attachment::delete_files(
            &self.attachments_dir(),
            message.body["attachments"].as_array().into_iter().flatten(),
        );
        if !message.body["nonce"].is_null() {
            let mut deleted = mem::take(&mut self.deleted_with_nonce);
            deleted.retain(|message| self.has_unique_nonce(message));
            deleted.push(message.clone());
            self.deleted_with_nonce = deleted;
        }
        Ok(message)
    }

    /// Deletes the oldest ephemeral message if there are too many.
    fn evict_oldest_ephemeral(&mut self) -> Result {
        let mut ephemeral =
            self.state().messages.iter().filter(|(_, message)| message.ephemeral_to.is_some());
        let oldest = ephemeral.next().map(|(id, _)| *id);
        match oldest {
            Some(oldest) if ephemeral.count() + 1 >= MAX_EPHEMERAL_MESSAGES => self.delete_message(oldest),
            _ => Ok(()),
        }
    }

    /// Deletes the oldest messages while there are too many.
    fn evict_oldest(&mut self) -> Result {
        while self.state().messages.len() >= MAX_MESSAGES
            || self.state().message_bytes > MAX_MESSAGE_BYTES
            || self.state().attachment_bytes > MAX_ATTACHMENT_BYTES
        {
            let Some(oldest) = self.state().messages.keys().next().copied() else { break };
            self.delete_message(oldest)?;
        }
        Ok(())
    }
}
