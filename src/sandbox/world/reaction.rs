//! Reactions: each message stores the emojis with the users who have reacted.

use super::state::Change;
use super::{Account, ApiError, Message, Result, World, api_types, snowflake};
use api_types::intent;
use serde_json::{Value, json};

/// Discord's limit of different emojis at a message.
const MAX_EMOJIS: usize = 20;
/// The intents for reactions in guilds and in DM channels.
const INTENTS: [u64; 2] = [intent::GUILD_MESSAGE_REACTIONS, intent::DIRECT_MESSAGE_REACTIONS];

impl Message {
    /// The users who have reacted with an emoji.
    pub fn reacted_users(&self, emoji: &str) -> Vec<u64> {
        let list = self.body["reactions"].as_array().into_iter().flatten();
        let mut found = list.filter(|reaction| reaction["name"] == emoji);
        let users = found.next().map(|reaction| &reaction["users"]);
        users.and_then(Value::as_array).into_iter().flatten().filter_map(snowflake::from_json).collect()
    }
}

/// Replaces the stored reactions in a message object by those that `account` sees.
pub(super) fn show(view: &mut Value, account: Account) {
    let Some(fields) = view.as_object_mut() else { return };
    let Some(stored) = fields.remove("reactions") else { return };
    let own = account.id().to_string();
    let shown = stored.as_array().into_iter().flatten().map(|reaction| {
        let users = reaction["users"].as_array().map(Vec::as_slice).unwrap_or_default();
        json!({
            "emoji": emoji_view(reaction["name"].as_str().unwrap_or_default()), "count": users.len(),
            "count_details": { "normal": users.len(), "burst": 0 }, "burst_colors": [], "me_burst": false,
            "me": users.iter().any(|user| *user == own),
        })
    });
    fields.insert("reactions".to_owned(), shown.collect());
}

fn emoji_view(name: &str) -> Value {
    json!({ "id": null, "name": name })
}

impl World {
    /// Adds the reaction of a user to a message. Returns false if it was there already.
    pub fn add_reaction(&mut self, id: u64, emoji: &str, user: u64) -> Result<bool> {
        let mut message = self.message_by_id(id)?.clone();
        if message.reacted_users(emoji).contains(&user) {
            return Ok(false);
        }
        let mut list = message.body["reactions"].as_array().cloned().unwrap_or_default();
        let count = list.len();
        match list.iter_mut().find(|reaction| reaction["name"] == emoji) {
            Some(reaction) => {
                let mut users = reaction["users"].as_array().cloned().unwrap_or_default();
                users.push(json!(user.to_string()));
                reaction["users"] = Value::Array(users);
            }
            None if count >= MAX_EMOJIS => {
                return Err(ApiError::maximum_reached(30010, "reactions", MAX_EMOJIS));
            }
            None => list.push(json!({ "name": emoji, "users": [user.to_string()] })),
        }
        message.body["reactions"] = Value::Array(list);
        let mut data = reaction_event(&message, Some((emoji, user)));
        if let Some(author) = message.author() {
            data["message_author_id"] = json!(author.to_string());
        }
        let member = self.guild_of(message.channel).and_then(|guild| self.directory.member(guild, user));
        if let Some(member) = member {
            data["member"] = member;
        }
        self.commit(Change::Message(message.clone()))?;
        self.dispatch_in_channel(message.channel, INTENTS, "MESSAGE_REACTION_ADD", data);
        Ok(true)
    }

    /// Removes the reaction of a user from a message. Returns false if there was none.
    pub fn remove_reaction(&mut self, id: u64, emoji: &str, user: u64) -> Result<bool> {
        let mut message = self.message_by_id(id)?.clone();
        let mut users = message.reacted_users(emoji);
        if !users.contains(&user) {
            return Ok(false);
        }
        users.retain(|other| *other != user);
        set_users(&mut message, emoji, &users);
        self.commit(Change::Message(message.clone()))?;
        let data = reaction_event(&message, Some((emoji, user)));
        self.dispatch_in_channel(message.channel, INTENTS, "MESSAGE_REACTION_REMOVE", data);
        Ok(true)
    }

    /// Removes all reactions from a message, or those with one emoji.
    pub fn clear_reactions(&mut self, id: u64, emoji: Option<&str>) -> Result {
        let mut message = self.message_by_id(id)?.clone();
        match emoji {
            Some(emoji) => set_users(&mut message, emoji, &[]),
            None => message.body["reactions"] = Value::Null,
        }
        remove_empty(&mut message);
        self.commit(Change::Message(message.clone()))?;
        let mut data = reaction_event(&message, None);
        let name = match emoji {
            Some(emoji) => {
                data["emoji"] = emoji_view(emoji);
                "MESSAGE_REACTION_REMOVE_EMOJI"
            }
            None => "MESSAGE_REACTION_REMOVE_ALL",
        };
        self.dispatch_in_channel(message.channel, INTENTS, name, data);
        Ok(())
    }
}

fn reaction_event(message: &Message, reaction: Option<(&str, u64)>) -> Value {
    let mut data = json!({ "channel_id": message.channel.to_string(), "message_id": message.id.to_string() });
    if let Some((emoji, user)) = reaction {
        data["emoji"] = emoji_view(emoji);
        data["user_id"] = json!(user.to_string());
        data["burst"] = json!(false);
        data["type"] = json!(0);
    }
    data
}

/// Sets the users who have reacted with an emoji.
fn set_users(message: &mut Message, emoji: &str, users: &[u64]) {
    let list = message.body["reactions"].as_array_mut().into_iter().flatten();
    for reaction in list.filter(|reaction| reaction["name"] == emoji) {
        reaction["users"] = users.iter().map(u64::to_string).collect();
    }
    remove_empty(message);
}

/// Removes emojis without users. A message without reactions has no list of them.
fn remove_empty(message: &mut Message) {
    let Some(fields) = message.body.as_object_mut() else { return };
    let Some(mut list) = fields.remove("reactions") else { return };
    let Some(items) = list.as_array_mut() else { return };
    items.retain(|reaction| reaction["users"].as_array().is_some_and(|users| !users.is_empty()));
    if !items.is_empty() {
        fields.insert("reactions".to_owned(), list);
    }
}
