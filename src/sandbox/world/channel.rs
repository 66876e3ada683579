//! Channels: those of the servers with their threads, and direct conversations.

use super::permission::VIEW_CHANNEL;
use super::records::Entry;
use super::{ApiError, Who, World, snowflake};
use serde_json::{Value, json};

/// The types of channels.
const TEXT: u64 = 0;
const DIRECT: u64 = 1;
const ANNOUNCEMENT: u64 = 5;
const ANNOUNCEMENT_THREAD: u64 = 10;
const THREAD: u64 = 11;
const FORUM: u64 = 15;

/// The intent of a bot that hears of channels.
const GUILDS: u64 = 1;

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
        if self.sees(channel, who.id()) { Ok(channel) } else { Err(ApiError::missing_access()) }
    }

    /// A channel as the API shows it to `who`.
    pub fn channel_view(&self, channel: &Value, who: Who) -> Value {
        let mut view = channel.clone();
        let id = snowflake::read(&channel["id"]).unwrap_or_default();
        let last = self.records().last_messages.get(&id);
        view["last_message_id"] = json!(last.map(u64::to_string));
        if is_direct(channel) {
            let others = between(channel).into_iter().filter(|user| *user != who.id());
            view["recipients"] = others.filter_map(|user| self.cast.user(user)).collect();
            if let Some(fields) = view.as_object_mut() {
                fields.remove("between");
            }
        }
        view
    }

    /// Any channel.
    pub fn channel_by_id(&self, id: u64) -> Option<&Value> {
        self.records().channels.get(&id)
    }

    /// The server that a channel belongs to.
    pub fn guild_of(&self, channel: u64) -> Option<u64> {
        snowflake::read(&self.records().channels.get(&channel)?["guild_id"])
    }

    /// Whether a channel can have threads: with their first messages only, where it is a forum.
    pub fn has_threads(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &[TEXT, ANNOUNCEMENT, FORUM]))
    }

    /// The type of the threads of a channel.
    pub fn kind_of_threads(&self, channel: u64) -> u64 {
        let announces = self.channel_by_id(channel).is_some_and(|channel| is(channel, &[ANNOUNCEMENT]));
        if announces { ANNOUNCEMENT_THREAD } else { THREAD }
    }

    /// Whether a channel is a forum: nothing is written in it but in its posts.
    pub fn is_forum(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &[FORUM]))
    }

    /// Whether a channel is a thread.
    pub fn is_thread(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &[ANNOUNCEMENT_THREAD, THREAD]))
    }

    /// Whether a thread has been put away, and whether it is closed to those who may not manage threads.
    pub fn archived_and_locked(&self, channel: u64) -> (bool, bool) {
        let data = self.channel_by_id(channel).map_or(&Value::Null, |channel| &channel["thread_metadata"]);
        (data["archived"] == true, data["locked"] == true)
    }

    /// Those who talk in a direct conversation; nobody, where it is none.
    pub fn talkers(&self, channel: u64) -> Vec<u64> {
        self.channel_by_id(channel).map(between).unwrap_or_default()
    }

    /// The channels of a server that `who` sees, without its threads.
    pub fn guild_channels(&self, guild: u64, who: Who) -> Value {
        self.views(guild, who).filter(|channel| !is(channel, &[ANNOUNCEMENT_THREAD, THREAD])).collect()
    }

    /// The threads of a server that `who` sees and that are not put away.
    pub fn threads(&self, guild: u64, who: Who) -> Value {
        let threads = self.views(guild, who).filter(|channel| is(channel, &[ANNOUNCEMENT_THREAD, THREAD]));
        threads.filter(|thread| thread["thread_metadata"]["archived"] != true).collect()
    }

    /// The direct conversations of a user.
    pub fn direct_channels(&self, who: Who) -> Value {
        let channels = self.records().channels.values().filter(|channel| is_direct(channel));
        let theirs = channels.filter(|channel| between(channel).contains(&who.id()));
        theirs.map(|channel| self.channel_view(channel, who)).collect()
    }

    /// The direct conversation with another user, made when it is not there yet.
    pub fn open_direct(&mut self, who: Who, other: u64) -> Result<Value, ApiError> {
        let both = [who.id(), other];
        let mut known = self.records().channels.values().filter(|channel| is_direct(channel));
        if let Some(known) = known.find(|channel| both.iter().all(|user| between(channel).contains(user))) {
            return Ok(self.channel_view(known, who));
        }
        let id = self.next_id();
        let channel = json!({
            "id": id.to_string(), "type": DIRECT, "last_message_id": null, "flags": 0,
            "between": both.map(|user| user.to_string()),
        });
        self.commit(Entry::Channel(id, channel.clone()))?;
        if self.cast.person(other).is_some() {
            let view = self.channel_view(&channel, Who::Person(other));
            self.tell_person(other, "CHANNEL_CREATE", view);
        }
        Ok(self.channel_view(&channel, who))
    }

    /// Starts a thread.
    pub fn start_thread(&mut self, thread: &Thread) -> Result<Value, ApiError> {
        let id = thread.message.unwrap_or_else(|| self.next_id());
        let time = snowflake::timestamp(snowflake::now());
        let parent = self.channel_by_id(thread.parent).ok_or_else(ApiError::unknown_channel)?;
        let mut channel = json!({
            "id": id.to_string(), "type": self.kind_of_threads(thread.parent), "guild_id": parent["guild_id"],
            "parent_id": thread.parent.to_string(), "owner_id": thread.owner.to_string(), "name": thread.name,
            "last_message_id": null, "message_count": 0, "member_count": 1, "total_message_sent": 0,
            "rate_limit_per_user": 0, "flags": 0,
            "thread_metadata": {
                "archived": false, "auto_archive_duration": thread.minutes, "archive_timestamp": time,
                "locked": false, "create_timestamp": time,
            },
        });
        if is(parent, &[FORUM]) {
            channel["applied_tags"] = json!([]);
        }
        self.commit(Entry::Channel(id, channel.clone()))?;
        let mut event = channel.clone();
        event["newly_created"] = json!(true);
        self.tell_guild(id, GUILDS, "THREAD_CREATE", &event);
        Ok(channel)
    }

    /// Changes a thread by a checked body: its name, and whether it is put away and locked.
    pub fn change_thread(&mut self, id: u64, body: &Value) -> Result<Value, ApiError> {
        let mut thread = self.channel_by_id(id).ok_or_else(ApiError::unknown_channel)?.clone();
        if !body["name"].is_null() {
            thread["name"] = body["name"].clone();
        }
        let data = &mut thread["thread_metadata"];
        for key in ["archived", "locked", "auto_archive_duration"] {
            if !body[key].is_null() {
                data[key] = body[key].clone();
            }
        }
        data["archive_timestamp"] = json!(snowflake::timestamp(snowflake::now()));
        self.commit(Entry::Channel(id, thread.clone()))?;
        self.tell_guild(id, GUILDS, "THREAD_UPDATE", &thread);
        Ok(thread)
    }

    /// What is said in a thread that was put away brings it back.
    pub(super) fn unarchive(&mut self, channel: u64) -> Result<(), ApiError> {
        if self.archived_and_locked(channel).0 {
            self.change_thread(channel, &json!({ "archived": false }))?;
        }
        Ok(())
    }

    /// Whether a user sees a channel.
    pub(super) fn sees(&self, channel: &Value, user: u64) -> bool {
        let id = snowflake::read(&channel["id"]);
        id.is_some_and(|id| self.permissions(id, user) & VIEW_CHANNEL != 0)
    }

    fn views(&self, guild: u64, who: Who) -> impl Iterator<Item = Value> {
        let channels = self.records().channels.values();
        let theirs = channels.filter(move |channel| snowflake::read(&channel["guild_id"]) == Some(guild));
        let seen = theirs.filter(move |channel| self.sees(channel, who.id()));
        seen.map(move |channel| self.channel_view(channel, who))
    }
}

fn is(channel: &Value, kinds: &[u64]) -> bool {
    channel["type"].as_u64().is_some_and(|kind| kinds.contains(&kind))
}

fn is_direct(channel: &Value) -> bool {
    is(channel, &[DIRECT])
}

/// Those who talk in a direct conversation.
pub(super) fn between(channel: &Value) -> Vec<u64> {
    channel["between"].as_array().into_iter().flatten().filter_map(snowflake::read).collect()
}
