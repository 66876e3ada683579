//! The world file: the TOML file that describes a world at its start.

use serde::Deserialize;
use thiserror::Error;

/// The default world.
const DEFAULT_WORLD: &str = include_str!("../assets/world.toml");

/// The applications, people, guilds and channels with which a world starts. `assets/world.toml` is an example.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorldConfig {
    /// The applications, each with its bot.
    pub(super) applications: Vec<ApplicationConfig>,
    pub(super) people: Vec<PersonConfig>,
    /// The guilds, which the file calls servers as people do.
    #[serde(default, rename = "servers")]
    pub(super) guilds: Vec<GuildConfig>,
}

/// Why a world cannot be built from a world file.
#[derive(Debug, Error)]
pub enum WorldConfigError {
    /// The text is not TOML, or has missing or unknown keys.
    #[error("the world file could not be parsed: {0}")]
    Parse(toml::de::Error),
    /// A value is invalid or contradicts another one.
    #[error("the world file is invalid: {0}")]
    Invalid(String),
}

impl WorldConfig {
    /// Parses a world file.
    ///
    /// # Errors
    ///
    /// Fails if `text` is not TOML, or has missing or unknown keys. Invalid values are found when the sandbox starts.
    ///
    /// # Examples
    ///
    /// ```
    /// use bside_sandbox::WorldConfig;
    ///
    /// let text = r#"
    ///     applications = [{ name = "Bot" }]
    ///     people = [{ username = "ana", name = "Ana" }]
    ///     servers = [{ name = "Guild", owner = "ana", channels = [{ name = "general" }] }]
    /// "#;
    /// assert!(WorldConfig::from_toml(text).is_ok());
    /// assert!(WorldConfig::from_toml("people = 5").is_err());
    /// ```
    pub fn from_toml(text: &str) -> Result<WorldConfig, WorldConfigError> {
        toml::from_str(text).map_err(WorldConfigError::Parse)
    }
}

impl Default for WorldConfig {
    fn default() -> WorldConfig {
        WorldConfig::from_toml(DEFAULT_WORLD)
            .unwrap_or_else(|error| unreachable!("a test parses the default world: {error}"))
    }
}

/// An application and its bot user.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ApplicationConfig {
    pub id: Option<u64>,
    /// The name of the application and of its bot.
    pub name: String,
    #[serde(default)]
    pub description: String,
    /// The token of the bot; random at each start if absent.
    pub token: Option<String>,
    /// The minimum number of shards.
    #[serde(default = "one")]
    pub shards: u64,
    /// The number of shards that may identify at once.
    #[serde(default = "one")]
    pub max_concurrency: u64,
    /// Whether requests with an interaction token have one bucket for the whole application. Discord's documentation can
    /// be read like that, but measurements show one bucket per interaction, the default.
    #[serde(default)]
    pub counted_together: bool,
    /// The privileged intents that are enabled: `members`, `presences`, `content`.
    #[serde(default)]
    pub intents: Vec<String>,
    /// Where interactions are delivered over HTTP.
    pub interactions_endpoint_url: Option<String>,
}

/// A human user.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PersonConfig {
    pub id: Option<u64>,
    /// Lower-case letters, digits, `.` and `_`. The token is `user-` followed by the username.
    pub username: String,
    pub name: String,
    /// The locale of this person's client.
    #[serde(default = "english")]
    pub locale: String,
    /// The names of the applications that this person has installed (user install).
    #[serde(default)]
    pub applications: Vec<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GuildConfig {
    pub id: Option<u64>,
    pub name: String,
    /// The username of the owner.
    pub owner: String,
    /// The names of the features, such as `COMMUNITY`.
    #[serde(default)]
    pub features: Vec<String>,
    /// The preferred locale. It holds in a Community server; in others nobody can set it.
    #[serde(default = "english")]
    pub locale: String,
    /// The usernames of the members; everybody if absent.
    pub members: Option<Vec<String>>,
    /// The names of the applications whose bots are members; all of them if absent.
    pub applications: Option<Vec<String>>,
    /// The permissions of `@everyone`.
    pub permissions: Option<Vec<String>>,
    #[serde(default)]
    pub roles: Vec<RoleConfig>,
    #[serde(default)]
    pub channels: Vec<ChannelConfig>,
}

/// A role of a guild.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoleConfig {
    pub id: Option<u64>,
    pub name: String,
    /// The permissions; those of `@everyone` if absent.
    pub permissions: Option<Vec<String>>,
    /// The usernames of the members with this role.
    #[serde(default)]
    pub members: Vec<String>,
    /// The application that manages the role.
    pub application: Option<String>,
}

/// A channel of a guild.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChannelConfig {
    pub id: Option<u64>,
    pub name: String,
    pub topic: Option<String>,
    #[serde(default)]
    pub kind: ChannelKind,
    /// The name of the category in which it is, which comes before it.
    pub parent: Option<String>,
    #[serde(default)]
    pub nsfw: bool,
    #[serde(default)]
    pub overwrites: Vec<OverwriteConfig>,
}

/// The type of a guild channel, with its number in the API.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ChannelKind {
    #[default]
    Text = 0,
    /// A voice channel, which has text messages too.
    Voice = 2,
    /// A category, which has other channels in it.
    Category = 4,
    Announcement = 5,
    /// A stage channel, which has text messages too.
    Stage = 13,
    /// A forum, in which messages are in posts (threads) only.
    Forum = 15,
    /// A forum for pictures.
    Media = 16,
}

/// A permission overwrite of a channel.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OverwriteConfig {
    /// The subject: `@everyone`, a role, a username or an application.
    #[serde(rename = "of")]
    pub subject: String,
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
