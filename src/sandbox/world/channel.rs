//! Guild channels, threads and DM channels.

use super::permission::{SEND_MESSAGES, VIEW_CHANNEL};
use super::state::Change;
use super::{Account, ApiError, Result, World, api_types, snowflake, thread_member};
use api_types::{channel_type, intent};
use serde_json::{Value, json};

/// The types of threads.
const THREAD_TYPES: [u64; 3] =
    [channel_type::ANNOUNCEMENT_THREAD, channel_type::PUBLIC_THREAD, channel_type::PRIVATE_THREAD];
/// The types of channels that have posts (threads) and no messages of their own.
pub(crate) const FORUM_TYPES: [u64; 2] = [channel_type::FORUM, channel_type::MEDIA];
/// Discord's limit of active threads in a guild.
const MAX_ACTIVE_THREADS: usize = 1000;
/// The number of archived threads of a channel, of which Discord stores any number.
const MAX_ARCHIVED_THREADS: usize = 500;
/// The number of archived threads of a guild.
const MAX_ARCHIVED_THREADS_OF_GUILD: usize = 2000;

/// The parameters of a thread to create.
pub(crate) struct NewThread<'a> {
    /// The channel in which it is created.
    pub parent: u64,
    /// The message at which it starts, if any.
    pub message: Option<u64>,
    /// The user who creates it.
    pub owner: u64,
    pub name: &'a str,
    /// The type, if it is not the usual one of the channel.
    pub kind: Option<u64>,
    /// Whether all members of a private thread may add others.
    pub is_invitable: bool,
    /// The time that members wait between two messages, in seconds.
    pub seconds_between_messages: u64,
    /// The ids of the tags of a post in a forum.
    pub applied_tags: Vec<u64>,
    /// The time without messages after which a client shows it as archived, in minutes.
    pub auto_archive_minutes: u64,
}

impl World {
    /// A channel that `account` can view. The error is that of an unknown channel or of missing access.
    pub fn channel(&self, id: u64, account: Account) -> Result<&Value> {
        let channel = self.state().channels.get(&id).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        if self.can_view(channel, account.id()) { Ok(channel) } else { Err(ApiError::MISSING_ACCESS) }
    }

    /// The channel object for `account`.
    pub fn channel_view(&self, channel: &Value, account: Account) -> Value {
        let mut view = channel.clone();
        let id = snowflake::from_json(&channel["id"]).unwrap_or_default();
        let last = self.state().last_messages.get(&id);
        view["last_message_id"] = json!(last.map(u64::to_string));
        if let Some(fields) = view.as_object_mut() {
            fields.remove(thread_member::MEMBERS);
        }
        if is_dm(channel) {
            let others = recipient_ids(channel).into_iter().filter(|user| *user != account.id());
            view["recipients"] = others.filter_map(|user| self.directory.user(user)).collect();
            if let Some(fields) = view.as_object_mut() {
                fields.remove("between");
            }
        }
        view
    }

    /// The text channel with the lowest id in which the first bot and the first person can post.
    pub fn first_open_channel(&self) -> Option<u64> {
        let bot = self.directory.applications.first().map(|application| application.id);
        let person = self.directory.people.first().map(|person| person.id);
        let can_post = |channel: u64| {
            let mut users = bot.into_iter().chain(person);
            users.all(|user| self.permissions(channel, user) & SEND_MESSAGES != 0)
        };
        let channels = self.directory.channels.iter();
        let texts =
            channels.filter(|(_, channel)| is(channel, &[channel_type::TEXT, channel_type::ANNOUNCEMENT]));
        texts.map(|(id, _)| *id).find(|id| can_post(*id))
    }

    /// A channel, without a check of who can view it.
    pub fn channel_by_id(&self, id: u64) -> Option<&Value> {
        self.state().channels.get(&id)
    }

    /// The guild of a channel; `None` for a DM channel.
    pub fn guild_of(&self, channel: u64) -> Option<u64> {
        snowflake::from_json(&self.state().channels.get(&channel)?["guild_id"])
    }

    /// Whether threads can be created in a channel.
    pub fn supports_threads(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| {
            is(channel, &[channel_type::TEXT, channel_type::ANNOUNCEMENT]) || is(channel, &FORUM_TYPES)
        })
    }

    /// The channel type of the threads in a channel.
    pub fn thread_type(&self, channel: u64) -> u64 {
        if self.is_announcement(channel) {
            channel_type::ANNOUNCEMENT_THREAD
        } else {
            channel_type::PUBLIC_THREAD
        }
    }

    /// Whether a channel is a forum or for media: it has posts (threads) and no messages of its own.
    pub fn is_forum(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &FORUM_TYPES))
    }

    /// Whether a channel is a category, which has channels and no messages.
    pub fn is_category(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &[channel_type::CATEGORY]))
    }

    /// The channels in a category.
    pub fn channels_in(&self, category: u64) -> usize {
        let id = category.to_string();
        self.state().channels.values().filter(|channel| channel["parent_id"] == id).count()
    }

    /// Whether a channel is one for voices, which has messages too.
    pub fn is_voice(&self, channel: u64) -> bool {
        let kinds = [channel_type::VOICE, channel_type::STAGE];
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &kinds))
    }

    /// Whether a channel is one for announcements, whose messages can be published.
    pub fn is_announcement(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &[channel_type::ANNOUNCEMENT]))
    }

    /// Whether a channel is a thread of another one.
    pub fn is_thread_in(&self, thread: u64, parent: u64) -> bool {
        let known = self.channel_by_id(thread).filter(|_| self.is_thread(thread));
        known.is_some_and(|thread| snowflake::from_json(&thread["parent_id"]) == Some(parent))
    }

    /// Whether a channel is a thread.
    pub fn is_thread(&self, channel: u64) -> bool {
        self.channel_by_id(channel).is_some_and(|channel| is(channel, &THREAD_TYPES))
    }

    /// Whether a thread is archived, and whether it is locked.
    pub fn archived_and_locked(&self, channel: u64) -> (bool, bool) {
        let data = self.channel_by_id(channel).map_or(&Value::Null, |channel| &channel["thread_metadata"]);
        (data["archived"] == true, data["locked"] == true)
    }

    /// The two users of a DM channel; empty for other channels.
    pub fn dm_recipients(&self, channel: u64) -> Vec<u64> {
        self.channel_by_id(channel).map(recipient_ids).unwrap_or_default()
    }

    /// The channels of a guild that `account` can view, without threads.
    pub fn guild_channels(&self, guild: u64, account: Account) -> Value {
        self.visible_channels(guild, account).filter(|channel| !is(channel, &THREAD_TYPES)).collect()
    }

    /// The threads of a guild that `account` can view and that are not archived.
    pub fn active_threads(&self, guild: u64, account: Account) -> Value {
        let threads = self.visible_channels(guild, account).filter(|channel| is(channel, &THREAD_TYPES));
        threads.filter(|thread| thread["thread_metadata"]["archived"] != true).collect()
    }

    /// The archived threads of a channel that `account` can view.
    pub fn archived_threads(&self, parent: u64, account: Account) -> Vec<Value> {
        let Some(guild) = self.guild_of(parent) else { return Vec::new() };
        let here = parent.to_string();
        let threads = self.visible_channels(guild, account);
        let is_archived =
            |thread: &Value| thread["parent_id"] == here && thread["thread_metadata"]["archived"] == true;
        threads.filter(is_archived).collect()
    }

    /// The DM channels of a user.
    pub fn dm_channels(&self, account: Account) -> Value {
        let channels = self.state().channels.values().filter(|channel| is_dm(channel));
        let theirs = channels.filter(|channel| recipient_ids(channel).contains(&account.id()));
        theirs.map(|channel| self.channel_view(channel, account)).collect()
    }

    /// The DM channel with another user, which is created if it does not exist.
    pub fn open_dm(&mut self, account: Account, other: u64) -> Result<Value> {
        let users = [account.id(), other];
        let mut known = self.state().channels.values().filter(|channel| is_dm(channel));
        if let Some(known) =
            known.find(|channel| users.iter().all(|user| recipient_ids(channel).contains(user)))
        {
            return Ok(self.channel_view(known, account));
        }
        let id = self.next_id();
        let channel = json!({
            "id": id.to_string(), "type": channel_type::DM, "last_message_id": null, "flags": 0,
            "between": users.map(|user| user.to_string()),
        });
        self.commit(Change::Channel(id, channel.clone()))?;
        for user in users {
            if self.directory.person(user).is_some() {
                let view = self.channel_view(&channel, Account::Person(user));
                self.dispatch_to_person(user, "CHANNEL_CREATE", view);
            }
        }
        Ok(self.channel_view(&channel, account))
    }

    /// Creates a thread and returns its id.
    pub fn create_thread(&mut self, thread: &NewThread) -> Result<u64> {
        self.make_room_for_thread(thread.parent)?;
        let id = thread.message.unwrap_or_else(|| self.next_id());
        let time = snowflake::format_timestamp(self.now_ms());
        let parent = self.channel_by_id(thread.parent).ok_or(ApiError::UNKNOWN_CHANNEL)?;
        let mut channel = json!({
            "id": id.to_string(), "type": thread.kind.unwrap_or_else(|| self.thread_type(thread.parent)), "guild_id": parent["guild_id"],
            "parent_id": thread.parent.to_string(), "owner_id": thread.owner.to_string(), "name": thread.name,
            "last_message_id": null, "message_count": 0, "member_count": 1, "total_message_sent": 0,
            "rate_limit_per_user": thread.seconds_between_messages, "flags": 0,
            "thread_metadata": {
                "archived": false, "auto_archive_duration": thread.auto_archive_minutes, "archive_timestamp": time,
                "locked": false, "create_timestamp": time,
            },
        });
        if is(parent, &FORUM_TYPES) {
            let tags = thread.applied_tags.iter().map(u64::to_string);
            channel["applied_tags"] = tags.collect();
        }
        if channel["type"] == channel_type::PRIVATE_THREAD {
            channel["thread_metadata"]["invitable"] = json!(thread.is_invitable);
        }
        channel[thread_member::MEMBERS] = json!([thread_member::stored_member(thread.owner, self.now_ms())]);
        self.commit(Change::Channel(id, channel.clone()))?;
        let mut event = self.channel_view(&channel, Account::Bot(0));
        event["newly_created"] = json!(true);
        self.dispatch_to_channel(id, intent::GUILDS, "THREAD_CREATE", &event);
        Ok(id)
    }

    /// Rejects a thread if its guild has too many active ones, and deletes the oldest archived threads of a channel or a guild that
    /// has too many.
    fn make_room_for_thread(&mut self, parent: u64) -> Result {
        let guild = self.channel_by_id(parent).map(|channel| channel["guild_id"].clone()).unwrap_or_default();
        let threads = self.state().channels.values().filter(|channel| is(channel, &THREAD_TYPES));
        let (archived, active): (Vec<&Value>, Vec<&Value>) = threads
            .filter(|thread| thread["guild_id"] == guild)
            .partition(|thread| thread["thread_metadata"]["archived"] == true);
        if active.len() >= MAX_ACTIVE_THREADS {
            return Err(ApiError::TOO_MANY_ACTIVE_THREADS);
        }
        let is_here = |thread: &&&Value| snowflake::from_json(&thread["parent_id"]) == Some(parent);
        let id = |thread: &&Value| snowflake::from_json(&thread["id"]);
        let here: Vec<u64> = archived.iter().filter(is_here).filter_map(id).collect();
        let excess = (here.len() + 1).saturating_sub(MAX_ARCHIVED_THREADS);
        let excess_of_guild = (archived.len() + 1).saturating_sub(MAX_ARCHIVED_THREADS_OF_GUILD);
        let oldest: Vec<u64> = match excess {
            0 => archived.iter().filter_map(id).take(excess_of_guild).collect(),
            _ => here.into_iter().take(excess).collect(),
        };
        oldest.into_iter().try_for_each(|thread| self.delete_thread(thread).map(|_| ()))
    }

    /// Updates the name, the tags and the metadata of a thread from a validated body.
    pub fn update_thread(&mut self, id: u64, body: &Value) -> Result<Value> {
        let mut thread = self.channel_by_id(id).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        if !body["name"].is_null() {
            thread["name"] = body["name"].clone();
        }
        for key in ["applied_tags", "rate_limit_per_user"] {
            if !body[key].is_null() {
                thread[key] = body[key].clone();
            }
        }
        let data = &mut thread["thread_metadata"];
        for key in ["archived", "locked", "auto_archive_duration", "invitable"] {
            if !body[key].is_null() {
                data[key] = body[key].clone();
            }
        }
        data["archive_timestamp"] = json!(snowflake::format_timestamp(self.now_ms()));
        self.commit(Change::Channel(id, thread.clone()))?;
        let view = self.channel_view(&thread, Account::Bot(0));
        self.dispatch_to_channel(id, intent::GUILDS, "THREAD_UPDATE", &view);
        Ok(view)
    }

    /// Sets those of the `keys` of a channel that are in a validated body.
    pub fn update_channel(&mut self, id: u64, body: &Value, keys: &[&str]) -> Result<Value> {
        let mut channel = self.channel_by_id(id).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        for key in keys {
            if let Some(value) = body.get(key) {
                channel[*key] = value.clone();
            }
        }
        self.commit(Change::Channel(id, channel.clone()))?;
        let event = self.channel_view(&channel, Account::Bot(0));
        self.dispatch_to_channel(id, intent::GUILDS, "CHANNEL_UPDATE", &event);
        Ok(channel)
    }

    /// Stores a channel of a guild, and tells of it.
    pub fn save_channel(&mut self, id: u64, channel: Value) -> Result<Value> {
        let is_new = self.channel_by_id(id).is_none();
        self.commit(Change::Channel(id, channel.clone()))?;
        let view = self.channel_view(&channel, Account::Bot(0));
        let name = if is_new { "CHANNEL_CREATE" } else { "CHANNEL_UPDATE" };
        self.dispatch_to_channel(id, intent::GUILDS, name, &view);
        Ok(view)
    }

    /// Deletes a thread with its messages.
    pub fn delete_thread(&mut self, id: u64) -> Result<Value> {
        let thread = self.channel_by_id(id).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        self.remove_messages_of(id)?;
        let deleted = json!({
            "id": thread["id"], "guild_id": thread["guild_id"], "parent_id": thread["parent_id"], "type": thread["type"],
        });
        self.dispatch_to_channel(id, intent::GUILDS, "THREAD_DELETE", &deleted);
        let view = self.channel_view(&thread, Account::Bot(0));
        self.commit(Change::ChannelDeleted(id))?;
        Ok(view)
    }

    /// Deletes a channel of a guild with its threads and messages.
    pub fn delete_channel(&mut self, id: u64) -> Result<Value> {
        let channel = self.channel_by_id(id).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        if channel["guild_id"].is_null() {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        let is_inside = |thread: &&Value| snowflake::from_json(&thread["parent_id"]) == Some(id);
        let inside = self.state().channels.values().filter(is_inside);
        let inside: Vec<u64> = inside.filter_map(|thread| snowflake::from_json(&thread["id"])).collect();
        for child in inside {
            match self.is_thread(child) {
                true => drop(self.delete_thread(child)?),
                // The channels of a category stay without one.
                false => drop(self.update_channel(child, &json!({ "parent_id": null }), &["parent_id"])?),
            }
        }
        self.remove_messages_of(id)?;
        self.delete_webhooks_of(id)?;
        self.dispatch_to_channel(id, intent::GUILDS, "CHANNEL_DELETE", &channel);
        self.commit(Change::ChannelDeleted(id))?;
        Ok(channel)
    }

    /// Unarchives a thread, as a new message in it does.
    pub(super) fn unarchive(&mut self, channel: u64) -> Result {
        if self.archived_and_locked(channel).0 {
            self.update_thread(channel, &json!({ "archived": false }))?;
        }
        Ok(())
    }

    /// Whether a user has the permission `VIEW_CHANNEL`.
    pub(super) fn can_view(&self, channel: &Value, user: u64) -> bool {
        let id = snowflake::from_json(&channel["id"]);
        id.is_some_and(|id| self.permissions(id, user) & VIEW_CHANNEL != 0)
    }

    fn visible_channels(&self, guild: u64, account: Account) -> impl Iterator<Item = Value> {
        let channels = self.state().channels.values();
        let in_guild =
            channels.filter(move |channel| snowflake::from_json(&channel["guild_id"]) == Some(guild));
        let visible = in_guild.filter(move |channel| self.can_view(channel, account.id()));
        visible.map(move |channel| self.channel_view(channel, account))
    }
}

/// The fields of a new channel of a guild, besides those that its creator sets.
pub(crate) fn default_channel_fields(kind: u64) -> Value {
    let mut fields = json!({
        "type": kind, "topic": null, "nsfw": false, "rate_limit_per_user": 0, "parent_id": null, "flags": 0,
        "last_message_id": null,
    });
    let more = match kind {
        channel_type::VOICE | channel_type::STAGE => {
            json!({ "bitrate": 64_000, "user_limit": 0, "rtc_region": null })
        }
        channel_type::FORUM | channel_type::MEDIA => json!({
            "available_tags": [], "default_reaction_emoji": null, "default_sort_order": null, "default_forum_layout": 0,
        }),
        _ => json!({}),
    };
    if let (Some(fields), Value::Object(more)) = (fields.as_object_mut(), more) {
        fields.extend(more);
    }
    fields
}

fn is(channel: &Value, kinds: &[u64]) -> bool {
    channel["type"].as_u64().is_some_and(|kind| kinds.contains(&kind))
}

/// Whether a channel object is one of a thread.
pub(super) fn is_thread(channel: &Value) -> bool {
    is(channel, &THREAD_TYPES)
}

fn is_dm(channel: &Value) -> bool {
    is(channel, &[channel_type::DM])
}

/// The two users of a DM channel, which are stored in its field `between`.
pub(super) fn recipient_ids(channel: &Value) -> Vec<u64> {
    channel["between"].as_array().into_iter().flatten().filter_map(snowflake::from_json).collect()
}
