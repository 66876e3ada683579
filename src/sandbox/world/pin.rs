//! Pinned messages.

use super::state::Change;
use super::{Account, ApiError, Message, NewMessage, Result, World, api_types, snowflake};
use api_types::{intent, message_type};
use serde_json::{Value, json};

/// Discord's limit of pinned messages in a channel.
const MAX_PINS: usize = 250;

impl Message {
    /// The time at which the message was pinned, if it is pinned.
    pub fn pinned_at(&self) -> Option<&str> {
        self.body["pinned_at"].as_str()
    }
}

impl World {
    /// The pinned messages of a channel that `account` can see, the one that was pinned last first.
    pub fn pins(&self, channel: u64, account: Account) -> Vec<&Message> {
        let mut pins: Vec<&Message> =
            self.messages(channel, account, ..).filter(|message| message.pinned_at().is_some()).collect();
        pins.sort_by_key(|message| (message.pinned_at(), message.id));
        pins.reverse();
        pins
    }

    /// Pins a message, which a message in the channel tells, or takes it off.
    pub fn set_pinned(&mut self, id: u64, is_pinned: bool, user: u64) -> Result {
        let mut message = self.message_by_id(id)?.clone();
        if message.pinned_at().is_some() == is_pinned {
            return Ok(());
        }
        let channel = message.channel;
        if is_pinned && self.pins(channel, Account::Bot(user)).len() >= MAX_PINS {
            return Err(ApiError::maximum_reached(30003, "pins", MAX_PINS));
        }
        message.body["pinned"] = json!(is_pinned);
        message.body["pinned_at"] = match is_pinned {
            true => json!(snowflake::format_timestamp(self.now_ms())),
            false => Value::Null,
        };
        self.commit(Change::Message(message))?;
        self.dispatch_message("MESSAGE_UPDATE", id);
        self.dispatch_pins(channel);
        if is_pinned {
            let extra_fields = json!({ "message_reference": self.message_reference(channel, id) });
            let kind = message_type::CHANNEL_PINNED_MESSAGE;
            let told = NewMessage { channel, author: user, kind, extra_fields, ..NewMessage::default() };
            self.create_message(told, &Value::Null, &[])?;
        }
        Ok(())
    }

    fn dispatch_pins(&mut self, channel: u64) {
        let last = self.messages(channel, Account::Bot(0), ..).filter_map(Message::pinned_at).max();
        let data = json!({ "channel_id": channel.to_string(), "last_pin_timestamp": last });
        let intents = [intent::GUILDS, intent::DIRECT_MESSAGES];
        self.dispatch_in_channel(channel, intents, "CHANNEL_PINS_UPDATE", data);
    }
}
