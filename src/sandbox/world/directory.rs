//! The accounts and guilds of a world. Only memberships change while the sandbox runs.

use super::Clock;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The owner of a token.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Account {
    /// The bot of an application, by the application's id.
    Bot(u64),
    /// A person, by user id.
    Person(u64),
}

impl Account {
    /// The user id. A bot's user has the id of its application.
    pub fn id(self) -> u64 {
        match self {
            Account::Bot(id) | Account::Person(id) => id,
        }
    }
}

/// An application. Its bot user has the same id.
#[derive(Clone, Debug)]
pub(crate) struct Application {
    pub id: u64,
    /// The name of the application and of its bot.
    pub name: String,
    pub description: String,
    /// The token of the bot.
    pub token: String,
    /// The minimum number of shards.
    pub shards: u64,
    /// The number of shards that may identify at once.
    pub max_concurrency: u64,
    /// Whether requests with an interaction token have one rate limit bucket for the whole application instead of one per
    /// interaction.
    pub counted_together: bool,
    /// The privileged intents that are enabled, as bits.
    pub privileged_intents: u64,
    /// Where interactions are delivered over HTTP, instead of over the gateway.
    pub endpoint_url: Option<String>,
    /// The username of the bot, if it is not the name of the application.
    pub username: Option<String>,
    /// The other fields that the bot has set.
    pub(super) fields: Value,
    /// The secret from which the key of the signatures of these interactions is made.
    pub(super) signing_seed: [u8; 32],
}

/// A human user.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: u64,
    pub username: String,
    /// The display name.
    pub name: String,
    /// The locale of this person's client.
    pub locale: String,
    /// The applications that this person has installed (user install).
    pub applications: Vec<u64>,
}

/// A guild with its members and roles.
#[derive(Clone, Debug)]
pub(crate) struct Guild {
    /// The id of the guild and of its role `@everyone`.
    pub id: u64,
    pub name: String,
    /// The user id of the owner.
    pub owner: u64,
    /// The names of the features.
    pub features: Vec<String>,
    /// The preferred locale, which holds if this is a Community server.
    pub(super) locale: String,
    /// The applications whose bots are members.
    pub applications: Vec<u64>,
    /// The people who are members.
    pub people: Vec<u64>,
    /// The roles; `@everyone` is the first.
    pub roles: Vec<Role>,
    /// The end of each member's last time-out, in Unix milliseconds.
    pub time_outs: BTreeMap<u64, u64>,
    /// The nicknames of members.
    pub nicknames: BTreeMap<u64, String>,
}

/// A role. The serialized names are part of the journal's format.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
pub(crate) struct Role {
    pub id: u64,
    pub name: String,
    /// The color in RGB.
    pub color: u64,
    /// Whether members with the role are listed apart.
    pub hoist: bool,
    /// Whether everyone may mention the role.
    pub mentionable: bool,
    /// The permissions it grants, as bits.
    pub permissions: u64,
    /// The users with this role. `@everyone` lists none.
    pub members: Vec<u64>,
    /// The application that manages the role.
    pub application: Option<u64>,
}

impl Guild {
    /// Whether a user is a member.
    pub fn has_member(&self, user: u64) -> bool {
        self.people.contains(&user) || self.applications.contains(&user)
    }

    /// The user ids of all members, bots first.
    pub fn members(&self) -> impl Iterator<Item = u64> {
        self.applications.iter().chain(&self.people).copied()
    }
}

/// All accounts and guilds, with the channels that exist at the start.
#[derive(Clone, Debug, Default)]
pub(crate) struct Directory {
    /// The clock by which time-outs end.
    pub clock: Clock,
    pub applications: Vec<Application>,
    pub people: Vec<Person>,
    pub guilds: Vec<Guild>,
    /// The channels in the world file, by id. Threads and DM channels are created later.
    pub channels: BTreeMap<u64, Value>,
}

impl Directory {
    /// The owner of the token in the header `Authorization`, which has "Bot " before that of a bot.
    pub fn authenticate_header(&self, header: &str) -> Option<Account> {
        let is_bot = |account: &Account| matches!(account, Account::Bot(_));
        self.authenticate(header).filter(|account| is_bot(account) == header.starts_with("Bot "))
    }

    /// The owner of a token as in IDENTIFY, before which some libraries write "Bot ".
    pub fn authenticate(&self, token: &str) -> Option<Account> {
        let bot_token = token.strip_prefix("Bot ").unwrap_or(token);
        if let Some(application) = self.applications.iter().find(|known| known.token == bot_token) {
            return Some(Account::Bot(application.id));
        }
        let username = token.strip_prefix("user-")?;
        self.people.iter().find(|person| person.username == username).map(|person| Account::Person(person.id))
    }

    /// The application with this id.
    pub fn application(&self, id: u64) -> Option<&Application> {
        self.applications.iter().find(|application| application.id == id)
    }

    /// The person with this id.
    pub fn person(&self, id: u64) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The guild with this id.
    pub fn guild(&self, id: u64) -> Option<&Guild> {
        self.guilds.iter().find(|guild| guild.id == id)
    }

    /// Whether a user is a member of a guild.
    pub fn is_member(&self, guild: u64, user: u64) -> bool {
        self.guild(guild).is_some_and(|known| known.has_member(user))
    }

    /// The guilds of which a user is a member.
    pub fn guilds_of(&self, user: u64) -> impl Iterator<Item = &Guild> {
        self.guilds.iter().filter(move |guild| guild.has_member(user))
    }
}
