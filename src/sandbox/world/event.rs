//! Who hears of what.

use super::user::{Who, bare_member, people};
use super::{GUILD, Message, World};
use serde_json::{Value, json};

/// Something that is told to those who listen.
#[derive(Debug)]
pub(crate) enum Event {
    /// To the bot, in its sessions that asked for the intent.
    Bot { intent: u64, name: &'static str, data: Value },
    /// To a person, in each of their sessions.
    Person { person: u64, name: &'static str, data: Value },
    /// To the bot, which has a limited time to answer: the interaction with this id.
    Interaction { id: u64, data: Value },
}

impl World {
    /// The next event that nobody has been told yet.
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Tells a person.
    pub fn tell_person(&mut self, person: u64, name: &'static str, data: Value) {
        self.events.push_back(Event::Person { person, name, data });
    }

    /// Tells everybody in the server.
    pub(super) fn tell_all(&mut self, intent: u64, name: &'static str, data: &Value) {
        self.events.push_back(Event::Bot { intent, name, data: data.clone() });
        for person in people() {
            self.tell_person(person, name, data.clone());
        }
    }

    /// Tells everybody who can see a message that it is new or changed.
    pub(super) fn tell_of(&mut self, name: &'static str, id: u64) {
        let Some(message) = self.records().messages.get(&id).cloned() else { return };
        self.tell_viewers(&message, name, |world, who| {
            let mut view = world.view(&message, who);
            if let Some(author) = message.author()
                && message.guild
            {
                view["guild_id"] = json!(GUILD.to_string());
                view["member"] = bare_member(author);
            }
            view
        });
    }

    /// Tells everybody who could see a message that it is gone.
    pub(super) fn tell_gone(&mut self, message: &Message) {
        self.tell_viewers(message, "MESSAGE_DELETE", |_, _| {
            let mut data = json!({ "id": message.id.to_string(), "channel_id": message.channel.to_string() });
            if message.guild {
                data["guild_id"] = json!(GUILD.to_string());
            }
            data
        });
    }

    fn tell_viewers(&mut self, message: &Message, name: &'static str, data: impl Fn(&World, Who) -> Value) {
        const GUILD_MESSAGES: u64 = 1 << 9;
        const DIRECT_MESSAGES: u64 = 1 << 12;
        let intent = if message.guild { GUILD_MESSAGES } else { DIRECT_MESSAGES };
        if message.visible_to(Who::Bot) {
            let data = data(self, Who::Bot);
            self.events.push_back(Event::Bot { intent, name, data });
        }
        let recipient = self.recipient(message.channel);
        for person in people() {
            let who = Who::Person(person);
            if message.visible_to(who) && recipient.is_none_or(|only| only == person) {
                let data = data(self, who);
                self.tell_person(person, name, data);
            }
        }
    }
}
