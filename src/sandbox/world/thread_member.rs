//! The members of threads, of which private ones are seen by them only. They are stored with the thread.

use super::permission::{MANAGE_THREADS, VIEW_CHANNEL};
use super::state::Change;
use super::{Account, ApiError, Result, World, api_types, snowflake};
use api_types::{channel_type, intent};
use serde_json::{Value, json};

/// The field of a thread that has its members, which no account sees.
pub(super) const MEMBERS: &str = "thread_members";

impl World {
    /// The users in a thread, in the order in which they joined.
    pub fn thread_members(&self, thread: u64) -> Vec<u64> {
        self.channel_by_id(thread).map(member_ids).unwrap_or_default()
    }

    /// The thread member object of a user.
    pub fn thread_member_view(&self, thread: u64, user: u64, with_member: bool) -> Option<Value> {
        let channel = self.channel_by_id(thread)?;
        let mut members = channel[MEMBERS].as_array().into_iter().flatten();
        let found = members.find(|member| snowflake::from_json(&member["id"]) == Some(user))?;
        let mut view = json!({
            "id": thread.to_string(), "user_id": user.to_string(), "flags": 0, "join_timestamp": found["at"],
        });
        let guild = self.guild_of(thread).filter(|_| with_member);
        if let Some(member) = guild.and_then(|guild| self.directory.member(guild, user)) {
            view["member"] = member;
        }
        Some(view)
    }

    /// Adds a user to a thread, unless they are in it.
    pub fn add_thread_member(&mut self, thread: u64, user: u64) -> Result {
        if self.thread_members(thread).contains(&user) {
            return Ok(());
        }
        let joined = stored_member(user, self.now_ms());
        let mut channel = self.channel_by_id(thread).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        let is_private = channel["type"] == channel_type::PRIVATE_THREAD;
        match channel[MEMBERS].as_array_mut() {
            Some(members) => members.push(joined),
            None => channel[MEMBERS] = json!([joined]),
        }
        self.save_members(thread, channel)?;
        if is_private {
            // The thread was hidden from this person before.
            let account = match self.directory.person(user) {
                Some(_) => Account::Person(user),
                None => Account::Bot(user),
            };
            let view = self.channel_by_id(thread).map(|known| self.channel_view(known, account));
            self.dispatch_to(account, thread, intent::GUILDS, "THREAD_CREATE", view.unwrap_or_default());
        }
        let added = self.thread_member_view(thread, user, true);
        self.dispatch_members(thread, user, json!({ "added_members": added.as_slice() }));
        Ok(())
    }

    /// Whether a user may add others to a thread: everybody may, except to a private one whose owner does not want it.
    pub fn may_add_thread_members(&self, thread: u64, by: u64) -> bool {
        let Some(channel) = self.channel_by_id(thread) else { return false };
        channel["thread_metadata"]["invitable"] != false
            || snowflake::from_json(&channel["owner_id"]) == Some(by)
            || self.permissions(thread, by) & MANAGE_THREADS != 0
    }

    /// Adds the users to a thread whom a message mentions in it and did not mention `before`, as far as they see its channel.
    pub(super) fn add_mentioned(&mut self, message: u64, before: &[u64]) -> Result {
        let message = self.message_by_id(message)?;
        let (thread, author) = (message.channel, message.author().unwrap_or_default());
        let is_private_to_one = message.ephemeral_to.is_some();
        if is_private_to_one || !self.is_thread(thread) || !self.may_add_thread_members(thread, author) {
            return Ok(());
        }
        let parent = self.channel_by_id(thread).and_then(|thread| snowflake::from_json(&thread["parent_id"]));
        let can_join = |user: &u64| {
            !before.contains(user)
                && parent.is_some_and(|parent| self.permissions(parent, *user) & VIEW_CHANNEL != 0)
        };
        let added: Vec<u64> = message.mentioned().into_iter().filter(can_join).collect();
        added.into_iter().try_for_each(|user| self.add_thread_member(thread, user))
    }

    /// Removes a user from a thread.
    pub fn remove_thread_member(&mut self, thread: u64, user: u64) -> Result {
        let mut channel = self.channel_by_id(thread).ok_or(ApiError::UNKNOWN_CHANNEL)?.clone();
        if !member_ids(&channel).contains(&user) {
            return Ok(());
        }
        if let Some(members) = channel[MEMBERS].as_array_mut() {
            members.retain(|member| snowflake::from_json(&member["id"]) != Some(user));
        }
        // A person who has left a private thread must still hear of it.
        self.dispatch_members(thread, user, json!({ "removed_member_ids": [user.to_string()] }));
        self.save_members(thread, channel)
    }

    fn save_members(&mut self, thread: u64, mut channel: Value) -> Result {
        channel["member_count"] = json!(member_ids(&channel).len());
        self.commit(Change::Channel(thread, channel))
    }

    /// Queues the event of a user who has joined or left a thread. A bot without the intent for members hears of itself only.
    fn dispatch_members(&mut self, thread: u64, user: u64, mut data: Value) {
        data["id"] = json!(thread.to_string());
        data["guild_id"] = json!(self.guild_of(thread).map(|guild| guild.to_string()));
        data["member_count"] = json!(self.thread_members(thread).len());
        for account in self.subscribed_viewers(thread, intent::GUILDS) {
            let is_own = account.id() == user;
            let intents = if is_own { intent::GUILDS } else { intent::GUILDS | intent::GUILD_MEMBERS };
            self.dispatch_to(account, thread, intents, "THREAD_MEMBERS_UPDATE", data.clone());
        }
    }
}

/// A member as it is stored.
pub(super) fn stored_member(user: u64, at_ms: u64) -> Value {
    json!({ "id": user.to_string(), "at": snowflake::format_timestamp(at_ms) })
}

/// The users in a thread.
pub(super) fn member_ids(thread: &Value) -> Vec<u64> {
    let members = thread[MEMBERS].as_array().into_iter().flatten();
    members.filter_map(|member| snowflake::from_json(&member["id"])).collect()
}
