//! Messages: made, changed, shown.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::attachment::{self, File};
use super::error::Refusal;
use super::journal::Entry;
use super::snowflake;
use super::state::State;
use super::world::{self, APPLICATION, Who};

/// The flag of a message that only one person sees.
pub const EPHEMERAL: u64 = 1 << 6;
/// The flag of a message that stands for an answer to come.
pub const LOADING: u64 = 1 << 7;

/// A message as it is kept. Addresses of attachments are put in when it is shown, because the server's own
/// address may change between runs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Message {
    /// Its id.
    pub id: u64,
    /// Its channel.
    pub channel: u64,
    /// Whether the channel belongs to the server.
    pub guild: bool,
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

/// So many earlier components of a message are remembered.
const REMEMBERED: usize = 4;

/// Where a new message comes from.
#[derive(Debug, Default)]
pub struct Origin {
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
        self.body["author"]["id"].as_str()?.parse().ok()
    }

    /// Whether it is in a channel of the server.
    pub fn in_guild(&self) -> bool {
        self.guild
    }

    /// The flags.
    pub fn flags(&self) -> u64 {
        self.body["flags"].as_u64().unwrap_or(0)
    }

    /// The ids of its attachments.
    pub fn attachments(&self) -> Vec<u64> {
        let list = self.body["attachments"].as_array().into_iter().flatten();
        list.filter_map(|item| item["id"].as_str()?.parse().ok()).collect()
    }

    /// The component with this `custom_id`, on the message now or before an edit: somebody's screen may be behind.
    pub fn component(&self, custom_id: &Value) -> Option<&Value> {
        let versions = std::iter::once(&self.body["components"]).chain(self.replaced.iter().rev());
        let rows = versions.flat_map(|rows| rows.as_array().into_iter().flatten());
        let mut items = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        items.find(|item| &item["custom_id"] == custom_id)
    }

    /// The message object as `who` sees it. A bot without the privileged intent sees the words of people
    /// only when it is mentioned, or in a `direct` conversation.
    pub fn view(&self, base: &str, who: Who, direct: bool) -> Value {
        let mut view = self.body.clone();
        attachment::address(&mut view, base, self.channel);
        let mentioned = || {
            let mut users = self.body["mentions"].as_array().into_iter().flatten();
            users.any(|user| super::check::snowflake(&user["id"]) == Some(APPLICATION))
        };
        if who == Who::Bot && !direct && self.author() != Some(APPLICATION) && !mentioned() {
            view["content"] = json!("");
            for key in ["embeds", "attachments", "components"] {
                view[key] = json!([]);
            }
        }
        view
    }
}

impl State {
    /// Makes a message out of a checked body and tells everybody who can see it.
    pub fn create(&mut self, origin: Origin, body: &Value, files: &[File]) -> Result<u64, Refusal> {
        let id = self.snowflakes.next();
        let flags = body["flags"].as_u64().unwrap_or(0) | origin.flags;
        let mut object = json!({
            "id": id.to_string(), "channel_id": origin.channel.to_string(), "type": origin.kind,
            "author": world::user(origin.author), "content": trimmed(body), "tts": body["tts"] == true,
            "timestamp": snowflake::timestamp(snowflake::made_at(id)), "edited_timestamp": null,
            "embeds": embeds(body), "components": components(body), "pinned": false, "flags": flags,
            "attachments": attachment::store(self, body, files)?,
        });
        for (key, value) in origin.extra.as_object().into_iter().flatten() {
            object[key] = value.clone();
        }
        if !body["nonce"].is_null() {
            object["nonce"] = body["nonce"].clone();
        }
        mention(&mut object, body);
        if flags & LOADING == 0 {
            not_empty(&object)?;
        }
        let guild = self.keep.channels.get(&origin.channel).is_some_and(|c| !c["guild_id"].is_null());
        self.commit(Entry::Message(Message {
            id,
            channel: origin.channel,
            guild,
            seen_by: origin.seen_by,
            made_by: origin.made_by,
            body: object,
            replaced: Vec::new(),
        }))?;
        self.announce("MESSAGE_CREATE", id);
        Ok(id)
    }

    /// Changes a message by a checked body: what the body does not name stays.
    pub fn edit(&mut self, id: u64, body: &Value, files: &[File]) -> Result<(), Refusal> {
        let mut message = self.keep.messages.get(&id).ok_or_else(Refusal::unknown_message)?.clone();
        let was_loading = message.flags() & LOADING != 0;
        let fresh = attachment::store(self, body, files)?;
        let object = &mut message.body;
        if body.get("content").is_some() {
            object["content"] = json!(trimmed(body));
        }
        if body.get("embeds").is_some() {
            object["embeds"] = embeds(body);
        }
        if body.get("components").is_some() {
            let before = std::mem::replace(&mut object["components"], components(body));
            if before != object["components"] {
                message.replaced.push(before);
                message.replaced.drain(..message.replaced.len().saturating_sub(REMEMBERED));
            }
        }
        if body.get("content").is_some() || body.get("allowed_mentions").is_some() {
            mention(object, body);
        }
        object["attachments"] = attachment::remaining(&object["attachments"], body, fresh);
        const SUPPRESS_EMBEDS: u64 = 1 << 2;
        let flags = object["flags"].as_u64().unwrap_or(0) & !LOADING;
        let flags = match body["flags"].as_u64() {
            Some(asked) => flags & !SUPPRESS_EMBEDS | asked & SUPPRESS_EMBEDS,
            None => flags,
        };
        object["flags"] = json!(flags);
        if !was_loading {
            object["edited_timestamp"] = json!(snowflake::timestamp(snowflake::now()));
        }
        not_empty(object)?;
        self.commit(Entry::Message(message))?;
        self.announce("MESSAGE_UPDATE", id);
        Ok(())
    }

    /// Takes a message away.
    pub fn delete(&mut self, id: u64) -> Result<(), Refusal> {
        let message = self.keep.messages.get(&id).ok_or_else(Refusal::unknown_message)?.clone();
        self.commit(Entry::MessageGone(id))?;
        self.announce_gone(&message);
        Ok(())
    }
}

fn trimmed(body: &Value) -> &str {
    body["content"].as_str().unwrap_or_default().trim()
}

/// The components, numbered through as Discord does it.
fn components(body: &Value) -> Value {
    let mut number = 0;
    let mut next = |item: &mut Value| {
        number += 1;
        item["id"] = json!(number);
    };
    let mut rows = body["components"].as_array().cloned().unwrap_or_default();
    for row in &mut rows {
        next(row);
        for item in row["components"].as_array_mut().into_iter().flatten() {
            next(item);
            if let Some(fields) = item.as_object_mut() {
                fields.retain(|_, value| !value.is_null());
                fields.entry("disabled").or_insert(json!(false));
            }
        }
    }
    Value::Array(rows)
}

/// The embeds, without those that hold nothing.
fn embeds(body: &Value) -> Value {
    let shown = ["title", "description", "fields", "image", "thumbnail", "footer", "author", "url"];
    let full = |embed: &&Value| {
        shown.iter().any(|key| match &embed[key] {
            Value::Null => false,
            Value::String(text) => !text.is_empty(),
            Value::Array(items) => !items.is_empty(),
            _ => true,
        })
    };
    let kept = body["embeds"].as_array().into_iter().flatten().filter(full).map(|embed| {
        let mut embed = embed.clone();
        if let Some(fields) = embed.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
            for part in fields.values_mut().filter_map(Value::as_object_mut) {
                part.retain(|_, value| !value.is_null());
            }
            fields.insert("type".to_owned(), json!("rich"));
        }
        embed
    });
    kept.collect()
}

fn not_empty(object: &Value) -> Result<(), Refusal> {
    let nothing = |key: &str| match &object[key] {
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        _ => true,
    };
    if ["content", "embeds", "attachments", "components"].into_iter().all(nothing) {
        let status = axum::http::StatusCode::BAD_REQUEST;
        return Err(Refusal::new(status, 50006, "Cannot send an empty message"));
    }
    Ok(())
}

/// Works out whom a message calls: the people its content names, as far as `allowed_mentions` lets it.
fn mention(object: &mut Value, body: &Value) {
    let allowed = &body["allowed_mentions"];
    let parses = |kind: &str| {
        allowed.is_null() || allowed["parse"].as_array().is_some_and(|kinds| kinds.iter().any(|k| k == kind))
    };
    let content = object["content"].as_str().unwrap_or_default().to_owned();
    let listed = |id: u64| {
        let list = allowed["users"].as_array();
        list.is_some_and(|ids| ids.iter().any(|item| super::check::snowflake(item) == Some(id)))
    };
    let mut called: Vec<u64> = Vec::new();
    for part in content.split("<@").skip(1) {
        let Some((id, _)) = part.split_once('>') else { continue };
        let Ok(id) = id.trim_start_matches('!').parse() else { continue };
        if !called.contains(&id) && (parses("users") || listed(id)) {
            called.push(id);
        }
    }
    let everyone = parses("everyone") && (content.contains("@everyone") || content.contains("@here"));
    object["mentions"] = called.into_iter().filter_map(world::user).collect();
    object["mention_everyone"] = json!(everyone);
    object["mention_roles"] = json!([]);
}
