//! Who hears of what.

use super::{Message, Who, World};
use serde_json::{Value, json};

/// Who listens, to which events of those that a bot has to ask for: views are made for nobody else.
#[derive(Debug, Default)]
pub(crate) struct Audience(Vec<(Who, u64)>);

impl FromIterator<(Who, u64)> for Audience {
    fn from_iter<I: IntoIterator<Item = (Who, u64)>>(listeners: I) -> Audience {
        Audience(listeners.into_iter().collect())
    }
}

impl Audience {
    fn hears(&self, who: Who, intent: u64) -> bool {
        let asks = |intents: u64| matches!(who, Who::Person(_)) || intents & intent == intent;
        self.0.iter().any(|(known, intents)| *known == who && asks(*intents))
    }
}

/// Something that is told to those who listen.
#[derive(Debug)]
pub(crate) enum Event {
    /// To the bot of an application, in its sessions that asked for the intent and have this server.
    Bot { application: u64, guild: Option<u64>, intent: u64, name: &'static str, data: Value },
    /// To a person, in each of their sessions.
    Person { person: u64, name: &'static str, data: Value },
    /// To the bot of an application, which has a limited time to answer: the interaction with this id.
    Interaction { id: u64, application: u64, guild: Option<u64>, data: Value },
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

    /// Tells everybody in the server who sees the channel.
    pub(super) fn tell_guild(&mut self, channel: u64, intent: u64, name: &'static str, data: &Value) {
        for who in self.viewers(channel, intent) {
            self.tell(who, channel, intent, name, data.clone());
        }
    }

    /// Tells everybody who can see a message that it is new or changed.
    pub(super) fn tell_of(&mut self, name: &'static str, id: u64) {
        let Some(message) = self.records().messages.get(&id).cloned() else { return };
        self.tell_viewers(&message, name, |world, who| {
            let mut view = world.view(&message, who);
            if let (Some(author), Some(guild)) = (message.author(), world.guild_of(message.channel)) {
                view["guild_id"] = json!(guild.to_string());
                if let Some(member) = world.cast.bare_member(guild, author) {
                    view["member"] = member;
                }
            }
            view
        });
    }

    /// Tells everybody who could see a message that it is gone.
    pub(super) fn tell_gone(&mut self, message: &Message) {
        self.tell_viewers(message, "MESSAGE_DELETE", |world, _| {
            let mut data = json!({ "id": message.id.to_string(), "channel_id": message.channel.to_string() });
            if let Some(guild) = world.guild_of(message.channel) {
                data["guild_id"] = json!(guild.to_string());
            }
            data
        });
    }

    fn tell_viewers(&mut self, message: &Message, name: &'static str, data: impl Fn(&World, Who) -> Value) {
        const GUILD_MESSAGES: u64 = 1 << 9;
        const DIRECT_MESSAGES: u64 = 1 << 12;
        let of_guild = self.guild_of(message.channel).is_some();
        let intent = if of_guild { GUILD_MESSAGES } else { DIRECT_MESSAGES };
        for who in self.viewers(message.channel, intent) {
            if message.visible_to(who) {
                let data = data(self, who);
                self.tell(who, message.channel, intent, name, data);
            }
        }
    }

    fn tell(&mut self, who: Who, channel: u64, intent: u64, name: &'static str, data: Value) {
        match who {
            Who::Person(person) => self.tell_person(person, name, data),
            Who::Bot(application) => {
                let guild = self.guild_of(channel);
                self.events.push_back(Event::Bot { application, guild, intent, name, data });
            }
        }
    }

    /// Everybody who sees a channel and listens.
    fn viewers(&self, channel: u64, intent: u64) -> Vec<Who> {
        let Some(channel) = self.channel_by_id(channel) else { return Vec::new() };
        let bots = self.cast.applications.iter().map(|application| Who::Bot(application.id));
        let people = self.cast.people.iter().map(|person| Who::Person(person.id));
        let listeners = bots.chain(people).filter(|who| self.audience.hears(*who, intent));
        listeners.filter(|who| self.sees(channel, who.id())).collect()
    }
}
