//! Messages: made, changed, shown.

use super::attachment::{self, File};
use super::content::{check_not_empty, components, embeds, mention, trimmed};
use super::permission::MENTION_EVERYONE;
use super::records::Entry;
use super::{ApiError, Cast, Who, World, snowflake};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::iter;
use std::mem;
use std::ops::RangeBounds;

const SUPPRESS_EMBEDS: u64 = 1 << 2;
/// The flag of a message that only one person sees.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that stands for an answer to come.
pub(crate) const LOADING: u64 = 1 << 7;

/// So many earlier components of a message are remembered.
const REMEMBERED: usize = 4;
/// So many messages are kept, with so many bytes of files in all: then the oldest go.
const MOST: usize = 20_000;
const MOST_BYTES: u64 = 512 << 20;

/// A message as it is kept. Addresses of attachments are put in when it is shown, because the server's own
/// address may change between runs.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub(crate) struct Message {
    /// Its id.
    pub id: u64,
    /// Its channel.
    pub channel: u64,
    /// The only person who sees it (ephemeral).
    pub seen_by: Option<u64>,
    /// The interaction whose token made it, and may change it.
    pub made_by: Option<u64>,
    /// The message object.
    pub body: Value,
    /// The components that edits have replaced, newest last.
    #[serde(default)]
    pub replaced: Vec<Value>,
}

/// Where a new message comes from.
#[derive(Debug, Default)]
pub(crate) struct Origin {
    /// The id it is to have, if it is known already.
    pub id: Option<u64>,
    /// The channel.
    pub channel: u64,
    /// The author.
    pub author: u64,
    /// The type of message: 0 plain, 19 reply, 20 answer to a command.
    pub kind: u8,
    /// The flags besides those of the body.
    pub flags: u64,
    /// The only person who will see it.
    pub seen_by: Option<u64>,
    /// The interaction that makes it.
    pub made_by: Option<u64>,
    /// Fields that the body cannot set, such as `interaction_metadata`.
    pub extra: Value,
}

impl Message {
    /// Whether `who` sees it.
    pub fn visible_to(&self, who: Who) -> bool {
        self.seen_by.is_none_or(|person| who == Who::Person(person))
    }

    /// The author's id.
    pub fn author(&self) -> Option<u64> {
        snowflake::read(&self.body["author"]["id"])
    }

    /// The flags.
    pub fn flags(&self) -> u64 {
        self.body["flags"].as_u64().unwrap_or(0)
    }

    /// The ids of its attachments.
    pub fn attachments(&self) -> Vec<u64> {
        let list = self.body["attachments"].as_array().into_iter().flatten();
        list.filter_map(|item| snowflake::read(&item["id"])).collect()
    }

    /// The bytes of its files.
    pub fn bytes(&self) -> u64 {
        let list = self.body["attachments"].as_array().into_iter().flatten();
        list.filter_map(|item| item["size"].as_u64()).sum()
    }

    /// The component with this `custom_id`, on the message now or before an edit: somebody's screen may be behind.
    pub fn component(&self, custom_id: &Value) -> Option<&Value> {
        let versions = iter::once(&self.body["components"]).chain(self.replaced.iter().rev());
        let rows = versions.flat_map(|rows| rows.as_array().into_iter().flatten());
        let mut items = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        items.find(|item| &item["custom_id"] == custom_id)
    }

    /// The message object as `who` sees it. A bot without the privileged intent sees the words of others
    /// only when it is mentioned, or in a `direct` conversation.
    fn view(&self, base: &str, cast: &Cast, who: Who, direct: bool) -> Value {
        const CONTENT: u64 = 1 << 15;
        let mut view = self.body.clone();
        attachment::address(&mut view, base, self.channel);
        let mentions = |id: u64| {
            let mut users = self.body["mentions"].as_array().into_iter().flatten();
            users.any(|user| snowflake::read(&user["id"]) == Some(id))
        };
        let Who::Bot(id) = who else { return view };
        let reads = cast.application(id).is_some_and(|application| application.privileged & CONTENT != 0);
        if !reads && !direct && self.author() != Some(id) && !mentions(id) {
            view["content"] = json!("");
            for key in ["embeds", "attachments", "components"] {
                view[key] = json!([]);
            }
        }
        view
    }
}

impl World {
    /// A message, if `who` can see it in `channel`.
    pub fn message(&self, channel: u64, id: u64, who: Who) -> Result<&Message, ApiError> {
        let message = self.records().messages.get(&id);
        message
            .filter(|message| message.channel == channel && message.visible_to(who))
            .ok_or_else(ApiError::unknown_message)
    }

    /// A message, wherever it is and whoever sees it.
    pub fn message_by_id(&self, id: u64) -> Result<&Message, ApiError> {
        self.records().messages.get(&id).ok_or_else(ApiError::unknown_message)
    }

    /// The messages of a channel that `who` can see, of all with these ids, oldest first.
    pub fn messages(
        &self,
        channel: u64,
        who: Who,
        ids: impl RangeBounds<u64>,
    ) -> impl DoubleEndedIterator<Item = &Message> {
        let messages = self.records().messages.range(ids).map(|(_, message)| message);
        messages.filter(move |message| message.channel == channel && message.visible_to(who))
    }

    /// A message as `who` sees it.
    pub fn view(&self, message: &Message, who: Who) -> Value {
        let direct = !self.talkers(message.channel).is_empty();
        let mut view = message.view(&self.base, &self.cast, who, direct);
        if let Some(id) = snowflake::read(&message.body["message_reference"]["message_id"]) {
            let referenced = self.records().messages.get(&id).filter(|message| message.visible_to(who));
            view["referenced_message"] =
                referenced.map_or(Value::Null, |message| message.view(&self.base, &self.cast, who, direct));
        }
        view
    }

    /// The object with which a message names the one it replies to.
    pub fn reference(&self, channel: u64, id: u64) -> Value {
        let mut reference =
            json!({ "type": 0, "message_id": id.to_string(), "channel_id": channel.to_string() });
        if let Some(guild) = self.guild_of(channel) {
            reference["guild_id"] = json!(guild.to_string());
        }
        reference
    }

    /// Makes a message out of a checked body, and returns its id.
    pub fn create(&mut self, origin: Origin, body: &Value, files: &[File]) -> Result<u64, ApiError> {
        self.make_room()?;
        self.unarchive(origin.channel)?;
        let id = origin.id.unwrap_or_else(|| self.next_id());
        let flags = body["flags"].as_u64().unwrap_or(0) | origin.flags;
        let mut object = json!({
            "id": id.to_string(), "channel_id": origin.channel.to_string(), "type": origin.kind,
            "author": self.cast.user(origin.author), "content": trimmed(body), "tts": body["tts"] == true,
            "timestamp": snowflake::timestamp(snowflake::made_at(id)), "edited_timestamp": null,
            "embeds": embeds(body), "components": components(body), "pinned": false, "flags": flags,
            "attachments": self.attach(body, files)?,
        });
        for (key, value) in origin.extra.as_object().into_iter().flatten() {
            object[key] = value.clone();
        }
        if !body["nonce"].is_null() {
            object["nonce"] = body["nonce"].clone();
        }
        mention(&mut object, body, &self.cast, self.calls_all(origin.channel, origin.author));
        if flags & LOADING == 0 {
            check_not_empty(&object)?;
        }
        self.commit(Entry::Message(Message {
            id,
            channel: origin.channel,
            seen_by: origin.seen_by,
            made_by: origin.made_by,
            body: object,
            replaced: Vec::new(),
        }))?;
        self.tell_of("MESSAGE_CREATE", id);
        Ok(id)
    }

    /// Changes a message by a checked body: what the body does not name stays.
    pub fn edit(&mut self, id: u64, body: &Value, files: &[File]) -> Result<(), ApiError> {
        let mut message = self.message_by_id(id)?.clone();
        let calls_all = message.author().is_some_and(|author| self.calls_all(message.channel, author));
        let was_loading = message.flags() & LOADING != 0;
        let fresh = self.attach(body, files)?;
        let object = &mut message.body;
        if body.get("content").is_some() {
            object["content"] = json!(trimmed(body));
        }
        if body.get("embeds").is_some() {
            object["embeds"] = embeds(body);
        }
        if body.get("components").is_some() {
            let before = mem::replace(&mut object["components"], components(body));
            if before != object["components"] {
                message.replaced.push(before);
                message.replaced.drain(..message.replaced.len().saturating_sub(REMEMBERED));
            }
        }
        if body.get("content").is_some() || body.get("allowed_mentions").is_some() {
            mention(object, body, &self.cast, calls_all);
        }
        let stays = attachment::remaining(&object["attachments"], body, fresh);
        let before = mem::replace(&mut object["attachments"], stays.clone());
        let flags = object["flags"].as_u64().unwrap_or(0) & !LOADING;
        let flags = match body["flags"].as_u64() {
            Some(asked) => flags & !SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS,
            None => flags,
        };
        object["flags"] = json!(flags);
        if !was_loading {
            object["edited_timestamp"] = json!(snowflake::timestamp(snowflake::now()));
        }
        check_not_empty(object)?;
        self.commit(Entry::Message(message))?;
        let listed =
            |item: &&Value| stays.as_array().into_iter().flatten().any(|other| other["id"] == item["id"]);
        let gone = before.as_array().into_iter().flatten().filter(|item| !listed(item));
        attachment::discard(&self.attachments(), gone);
        self.tell_of("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Takes a message away.
    pub fn delete(&mut self, id: u64) -> Result<(), ApiError> {
        let message = self.message_by_id(id)?.clone();
        self.commit(Entry::MessageGone(id))?;
        attachment::discard(
            &self.attachments(),
            message.body["attachments"].as_array().into_iter().flatten(),
        );
        self.tell_gone(&message);
        Ok(())
    }

    /// Lets go of the oldest messages where there are too many.
    fn make_room(&mut self) -> Result<(), ApiError> {
        while self.records().messages.len() >= MOST || self.records().bytes > MOST_BYTES {
            let Some(oldest) = self.records().messages.keys().next().copied() else { break };
            self.delete(oldest)?;
        }
        Ok(())
    }

    fn calls_all(&self, channel: u64, user: u64) -> bool {
        self.permissions(channel, user) & MENTION_EVERYONE != 0
    }
}
