//! What a world begins with, as a TOML file says it.

use serde::Deserialize;
use thiserror::Error;

/// The world of a sandbox where nothing else is said.
const USUAL: &str = include_str!("../../../assets/sandbox/world.toml");

/// Applications, people and servers: what a world begins with. `assets/sandbox/world.toml` is one.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The applications, each with its bot.
    pub(super) applications: Vec<Application>,
    /// The people.
    pub(super) people: Vec<Person>,
    /// The servers.
    #[serde(default)]
    pub(super) servers: Vec<Server>,
}

/// Why there cannot be such a world.
#[derive(Debug, Error)]
pub enum PlanError {
    /// It is no TOML, or not of this form.
    #[error("the world cannot be read: {0}")]
    Form(#[from] toml::de::Error),
    /// It is of this form and makes no sense.
    #[error("there cannot be such a world: {0}")]
    Sense(String),
}

impl Plan {
    /// Reads one from TOML.
    pub fn read(text: &str) -> Result<Plan, PlanError> {
        Ok(toml::from_str(text)?)
    }
}

impl Default for Plan {
    fn default() -> Plan {
        Plan::read(USUAL).unwrap_or_else(|error| unreachable!("a test reads it: {error}"))
    }
}

/// An application, and the user that is its bot.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Application {
    pub id: Option<u64>,
    /// Its name, and its bot's.
    pub name: String,
    #[serde(default)]
    pub description: String,
    /// The token of its bot; without one it is made at random for each start.
    pub token: Option<String>,
    /// So many shards are needed at least.
    #[serde(default = "one")]
    pub shards: u64,
    /// Whether all that follows its answers is counted together, as Discord's documentation lets one fear, instead of for each
    /// interaction by itself, as has been measured.
    #[serde(default)]
    pub counted_together: bool,
    /// Which privileged intents are switched on: `members`, `presences`, `content`.
    #[serde(default)]
    pub intents: Vec<String>,
}

/// A person.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Person {
    pub id: Option<u64>,
    /// Lower case; the token is `user-` and this.
    pub username: String,
    pub name: String,
    /// The language that this person has chosen.
    #[serde(default = "english")]
    pub locale: String,
    /// The applications that this person has installed for themselves, by their names.
    #[serde(default)]
    pub applications: Vec<String>,
}

/// A server.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Server {
    pub id: Option<u64>,
    pub name: String,
    /// The user name of whoever owns it.
    pub owner: String,
    /// Its language.
    #[serde(default = "english")]
    pub locale: String,
    /// The user names of its members; all people without.
    pub members: Option<Vec<String>>,
    /// The names of the applications whose bots are members; all without.
    pub applications: Option<Vec<String>>,
    /// What everybody may do.
    pub permissions: Option<Vec<String>>,
    #[serde(default)]
    pub roles: Vec<Role>,
    #[serde(default)]
    pub channels: Vec<Channel>,
}

/// A role of a server.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Role {
    pub id: Option<u64>,
    pub name: String,
    /// What it allows; as much as everybody may without.
    pub permissions: Option<Vec<String>>,
    /// The user names of those who have it.
    #[serde(default)]
    pub members: Vec<String>,
    /// The application that it came with.
    pub application: Option<String>,
}

/// A channel of a server.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Channel {
    pub id: Option<u64>,
    pub name: String,
    pub topic: Option<String>,
    #[serde(default)]
    pub kind: Kind,
    #[serde(default)]
    pub nsfw: bool,
    #[serde(default)]
    pub overwrites: Vec<Overwrite>,
}

/// What kind of channel it is.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// Text.
    #[default]
    Text = 0,
    /// Voice, where one can write as well.
    Voice = 2,
    /// Announcements.
    Announcement = 5,
    /// A forum, in which everything is said in posts.
    Forum = 15,
}

/// What is allowed and forbidden in one channel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Overwrite {
    /// `@everyone`, a role, a user name, or an application.
    pub of: String,
    #[serde(default)]
    pub allow: Vec<String>,
    #[serde(default)]
    pub deny: Vec<String>,
}

fn one() -> u64 {
    1
}

fn english() -> String {
    "en-US".to_owned()
}
