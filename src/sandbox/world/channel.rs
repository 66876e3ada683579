//! Channels: those of the server with their threads, and direct conversations with the bot.

use super::names::CHANNELS;
use super::records::Entry;
use super::user::{Who, user};
use super::{APPLICATION, ApiError, GUILD, World, snowflake};
use serde_json::{Value, json};

/// The types of channels.
const TEXT: u64 = 0;
const DIRECT: u64 = 1;
const THREAD: u64 = 11;

/// The channels with which the world begins.
pub(super) fn first() -> impl Iterator<Item = (u64, Value)> {
    CHANNELS.iter().enumerate().map(|(position, (id, name, topic))| {
        let channel = json!({
            "id": id.to_string(), "type": TEXT, "guild_id": GUILD.to_string(), "name": name, "topic": topic,
            "position": position, "permission_overwrites": [], "nsfw": false, "rate_limit_per_user": 0,
            "parent_id": null, "last_message_id": null, "flags": 0,
        });
        (*id, channel)
    })
}

/// A thread that is to be started.
pub(crate) struct Thread<'a> {
    /// The channel it belongs to.
    pub parent: u64,
    /// The message it starts from, if it starts from one.
    pub message: Option<u64>,
    /// Who starts it.
    pub owner: u64,
    /// Its name.
    pub name: &'a str,
    /// After how many minutes of silence it is put away.
    pub minutes: u64,
}

impl World {
    /// The channel, if `who` can see it.
    pub fn channel(&self, id: u64, who: Who) -> Result<&Value, ApiError> {
        let channel = self.records().channels.get(&id).ok_or_else(ApiError::unknown_channel)?;
        if who == Who::Bot || recipient(channel).is_none_or(|person| person == who.id()) {
            Ok(channel)
        } else {
            Err(ApiError::missing_access())
        }
    }

    /// A channel as the API shows it.
    pub fn channel_view(&self, channel: &Value) -> Value {
        let mut view = channel.clone();
        let id = snowflake::read(&channel["id"]).unwrap_or_default();
        let last = self.records().messages.values().rev().find(|message| message.channel == id);
        view["last_message_id"] = json!(last.map(|message| message.id.to_string()));
        view
    }

    /// Any channel as the API shows it.
    pub fn channel_by_id(&self, id: u64) -> Option<Value> {
        self.records().channels.get(&id).map(|channel| self.channel_view(channel))
    }

    /// Whether a channel belongs to the server.
    pub fn in_guild(&self, channel: u64) -> bool {
        self.records().channels.get(&channel).is_some_and(|channel| !channel["guild_id"].is_null())
    }

    /// Whether a channel can have threads.
    pub fn has_threads(&self, channel: u64) -> bool {
        self.records().channels.get(&channel).is_some_and(|channel| channel["type"] == TEXT)
    }

    /// The person with whom the bot is alone in a channel.
    pub fn recipient(&self, channel: u64) -> Option<u64> {
        self.records().channels.get(&channel).and_then(recipient)
    }

    /// The channels of the server, without its threads.
    pub fn guild_channels(&self) -> Value {
        self.views(|channel| !channel["guild_id"].is_null() && channel["type"] != THREAD).collect()
    }

    /// The threads of the server.
    pub fn threads(&self) -> Value {
        self.views(|channel| channel["type"] == THREAD).collect()
    }

    /// The direct conversations of a person: one, or none.
    pub fn direct_channels(&self, person: u64) -> Value {
        let theirs = self.views(|channel| recipient(channel) == Some(person));
        let seen = theirs.map(|mut view| {
            view["recipients"] = json!([user(APPLICATION)]);
            view
        });
        seen.collect()
    }

    /// The bot's direct conversation with a person, made when it is not there yet.
    pub fn open_direct(&mut self, person: u64) -> Result<Value, ApiError> {
        if let Some(known) = self.views(|channel| recipient(channel) == Some(person)).next() {
            return Ok(known);
        }
        let id = self.next_id();
        let channel = json!({
            "id": id.to_string(), "type": DIRECT, "last_message_id": null, "flags": 0,
            "recipients": [user(person)],
        });
        self.commit(Entry::Channel(id, channel.clone()))?;
        self.tell_person(person, "CHANNEL_CREATE", channel.clone());
        Ok(channel)
    }

    /// Starts a thread.
    pub fn start_thread(&mut self, thread: &Thread) -> Result<Value, ApiError> {
        const GUILDS: u64 = 1;
        let id = thread.message.unwrap_or_else(|| self.next_id());
        let time = snowflake::timestamp(snowflake::now());
        let channel = json!({
            "id": id.to_string(), "type": THREAD, "guild_id": GUILD.to_string(),
            "parent_id": thread.parent.to_string(), "owner_id": thread.owner.to_string(), "name": thread.name,
            "last_message_id": null, "message_count": 0, "member_count": 1, "total_message_sent": 0,
            "rate_limit_per_user": 0, "flags": 0,
            "thread_metadata": {
                "archived": false, "auto_archive_duration": thread.minutes, "archive_timestamp": time,
                "locked": false, "create_timestamp": time,
            },
        });
        self.commit(Entry::Channel(id, channel.clone()))?;
        let mut event = channel.clone();
        event["newly_created"] = json!(true);
        self.tell_all(GUILDS, "THREAD_CREATE", &event);
        Ok(channel)
    }

    fn views(&self, wanted: impl Fn(&Value) -> bool) -> impl Iterator<Item = Value> {
        let channels = self.records().channels.values();
        channels.filter(move |channel| wanted(channel)).map(|channel| self.channel_view(channel))
    }
}

/// The person of a direct conversation.
fn recipient(channel: &Value) -> Option<u64> {
    snowflake::read(&channel["recipients"][0]["id"])
}
