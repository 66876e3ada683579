//! Gateway events and the accounts that receive them.

use super::{Account, Message, World, api_types};
use api_types::intent;
use serde_json::{Value, json};

/// The accounts with a gateway session, each with its intents. Events are built for these accounts only.
#[derive(Debug, Default)]
pub(crate) struct Subscriptions(Vec<(Account, u64)>);

impl FromIterator<(Account, u64)> for Subscriptions {
    fn from_iter<I: IntoIterator<Item = (Account, u64)>>(sessions: I) -> Subscriptions {
        Subscriptions(sessions.into_iter().collect())
    }
}

impl Subscriptions {
    /// Whether an account receives events of an intent. People receive all events.
    pub(super) fn includes(&self, account: Account, intent: u64) -> bool {
        let has_intent = |intents: u64| matches!(account, Account::Person(_)) || intents & intent == intent;
        self.0.iter().any(|(known, intents)| *known == account && has_intent(*intents))
    }
}

/// An event that the gateway dispatches.
#[derive(Debug)]
pub(crate) enum Event {
    /// For a bot's sessions that have the intents and whose shard has the guild.
    Bot {
        application: u64,
        guild: Option<u64>,
        intent: u64,
        /// The intents that a session must not have.
        without: u64,
        name: &'static str,
        data: Value,
    },
    /// For all sessions of a person.
    Person { person: u64, name: &'static str, data: Value },
    /// `GUILD_CREATE` for a person who has joined a guild.
    Joined { person: u64, guild: u64 },
    /// Nothing yet: the poll in a message ends at this time, in Unix milliseconds.
    PollEnds { message: u64, at_ms: u64 },
    /// `INTERACTION_CREATE` for a bot, which has a limited time to respond.
    Interaction { id: u64, application: u64, guild: Option<u64>, data: Value },
}

impl World {
    /// Takes the next event that has not been dispatched yet.
    pub fn next_event(&mut self) -> Option<Event> {
        self.events.pop_front()
    }

    /// Queues an event for a person.
    pub fn dispatch_to_person(&mut self, person: u64, name: &'static str, data: Value) {
        self.events.push_back(Event::Person { person, name, data });
    }

    /// Queues an event for a bot, if it has a session with the intent.
    pub(super) fn dispatch_to_bot(
        &mut self,
        application: u64,
        guild: Option<u64>,
        [intent, without]: [u64; 2],
        name: &'static str,
        data: Value,
    ) {
        if self.subscriptions.includes(Account::Bot(application), intent) {
            self.events.push_back(Event::Bot { application, guild, intent, without, name, data });
        }
    }

    /// Queues an event for all accounts that can view a channel.
    pub(super) fn dispatch_to_channel(
        &mut self,
        channel: u64,
        intent: u64,
        name: &'static str,
        data: &Value,
    ) {
        for account in self.subscribed_viewers(channel, intent) {
            self.dispatch_to(account, channel, intent, name, data.clone());
        }
    }

    /// Queues an event for all accounts that can view a channel, with the id of its guild. Of the two intents the first is for
    /// guilds, and the second for direct messages.
    pub(super) fn dispatch_in_channel(
        &mut self,
        channel: u64,
        intents: [u64; 2],
        name: &'static str,
        mut data: Value,
    ) {
        let guild = self.guild_of(channel);
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let intent = if guild.is_some() { intents[0] } else { intents[1] };
        self.dispatch_to_channel(channel, intent, name, &data);
    }

    /// Queues `MESSAGE_CREATE` or `MESSAGE_UPDATE` for all accounts that can see the message. Sessions of bots without the message
    /// content intent get it without content.
    pub(super) fn dispatch_message(&mut self, name: &'static str, id: u64) {
        let Some(message) = self.state().messages.get(&id).cloned() else { return };
        let event = |world: &World, account: Account, has_content: bool| {
            let mut view = match has_content {
                true => world.view(&message, account),
                false => world.view_without_content(&message, account),
            };
            if let (Some(author), Some(guild)) = (message.author(), world.guild_of(message.channel)) {
                view["guild_id"] = json!(guild.to_string());
                if let Some(member) = world.directory.member_without_user(guild, author) {
                    view["member"] = member;
                }
            }
            view
        };
        let is_in_guild = self.guild_of(message.channel).is_some();
        let intent = if is_in_guild { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
        for account in self.subscribed_viewers(message.channel, intent) {
            if !message.is_visible_to(account) {
                continue;
            }
            let data = event(self, account, true);
            let Account::Bot(application) = account else {
                self.dispatch_to(account, message.channel, intent, name, data);
                continue;
            };
            let guild = self.guild_of(message.channel);
            let redacted = event(self, account, false);
            let variants =
                [(intent | intent::MESSAGE_CONTENT, 0, data), (intent, intent::MESSAGE_CONTENT, redacted)];
            for (intent, without, data) in variants {
                self.events.push_back(Event::Bot { application, guild, intent, without, name, data });
            }
        }
    }

    /// Queues `TYPING_START` for all accounts that can view the channel.
    pub fn dispatch_typing(&mut self, channel: u64, user: u64) {
        let mut data = json!({
            "channel_id": channel.to_string(), "user_id": user.to_string(), "timestamp": self.now_ms() / 1000,
        });
        if let Some(guild) = self.guild_of(channel) {
            data["member"] = json!(self.directory.member(guild, user));
        }
        let intents = [intent::GUILD_MESSAGE_TYPING, intent::DIRECT_MESSAGE_TYPING];
        self.dispatch_in_channel(channel, intents, "TYPING_START", data);
    }

    /// Queues `MESSAGE_DELETE` for all accounts that could see the message.
    pub(super) fn dispatch_message_delete(&mut self, message: &Message) {
        let guild = self.guild_of(message.channel);
        let mut data = json!({ "id": message.id.to_string(), "channel_id": message.channel.to_string() });
        if let Some(guild) = guild {
            data["guild_id"] = json!(guild.to_string());
        }
        let intent = if guild.is_some() { intent::GUILD_MESSAGES } else { intent::DIRECT_MESSAGES };
        for account in self.subscribed_viewers(message.channel, intent) {
            if message.is_visible_to(account) {
                self.dispatch_to(account, message.channel, intent, "MESSAGE_DELETE", data.clone());
            }
        }
    }

    /// Queues an event of a channel for an account.
    pub(super) fn dispatch_to(
        &mut self,
        account: Account,
        channel: u64,
        intent: u64,
        name: &'static str,
        data: Value,
    ) {
        match account {
            Account::Person(person) => self.dispatch_to_person(person, name, data),
            Account::Bot(application) => {
                let guild = self.guild_of(channel);
                self.events.push_back(Event::Bot { application, guild, intent, without: 0, name, data });
            }
        }
    }

    /// The accounts that can view a channel and receive events of the intent.
    pub(super) fn subscribed_viewers(&self, channel: u64, intent: u64) -> Vec<Account> {
        let Some(channel) = self.channel_by_id(channel) else { return Vec::new() };
        let bots = self.directory.applications.iter().map(|application| Account::Bot(application.id));
        let people = self.directory.people.iter().map(|person| Account::Person(person.id));
        let subscribed = bots.chain(people).filter(|account| self.subscriptions.includes(*account, intent));
        subscribed.filter(|account| self.can_view(channel, account.id())).collect()
    }
}
