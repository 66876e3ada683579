//! Builds a [`Directory`] from a [`WorldConfig`]: assigns the missing ids and resolves names.

use super::Clock;
use super::api_types::{channel_type, intent};
use super::channel::default_channel_fields;
use super::config::{
    ApplicationConfig, ChannelConfig, GuildConfig, OverwriteConfig, PersonConfig, WorldConfig,
    WorldConfigError,
};
use super::directory::{Application, Directory, Guild, Person, Role};
use super::permission::{self, DEFAULT_PERMISSIONS};
use super::random::random_hex;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};

/// Assigned ids are above this one.
const FIRST_ASSIGNED_ID: u64 = 1_100_000_000_000_001_000;

impl Directory {
    /// Builds the directory of a world.
    pub fn new(config: &WorldConfig, clock: Clock) -> Result<Directory, WorldConfigError> {
        let mut directory = Directory { clock, ..Directory::default() };
        // The order of the calls decides which ids are assigned. It must not change, or stored state refers to other ids.
        let mut ids = IdAllocator { last: FIRST_ASSIGNED_ID, taken: HashSet::new() };
        for application in &config.applications {
            directory.add_application(application, &mut ids)?;
        }
        for person in &config.people {
            directory.add_person(person, &mut ids)?;
        }
        for guild in &config.guilds {
            directory.add_guild(guild, &mut ids)?;
        }
        directory.check_unique()?;
        Ok(directory)
    }

    fn add_application(
        &mut self,
        config: &ApplicationConfig,
        ids: &mut IdAllocator,
    ) -> Result<(), WorldConfigError> {
        let id = ids.assign(config.id)?;
        let privileged_intents = config.intents.iter().try_fold(0, |bits, name| match name.as_str() {
            "members" => Ok(bits | intent::GUILD_MEMBERS),
            "presences" => Ok(bits | intent::GUILD_PRESENCES),
            "content" => Ok(bits | intent::MESSAGE_CONTENT),
            _ => Err(invalid(format!("{name} is not a privileged intent"))),
        })?;
        if config.shards == 0 {
            return Err(invalid(format!("{} has no shards", config.name)));
        }
        if config.max_concurrency == 0 {
            return Err(invalid(format!("no shard of {} may identify", config.name)));
        }
        self.applications.push(Application {
            id,
            name: config.name.clone(),
            description: config.description.clone(),
            token: config.token.clone().unwrap_or_else(|| random_token(id, &self.clock)),
            shards: config.shards,
            max_concurrency: config.max_concurrency,
            counted_together: config.counted_together,
            privileged_intents,
            endpoint_url: config.interactions_endpoint_url.clone(),
            username: None,
            fields: Value::Null,
            signing_seed: signing_seed(id, &self.clock),
        });
        Ok(())
    }

    fn add_person(&mut self, config: &PersonConfig, ids: &mut IdAllocator) -> Result<(), WorldConfigError> {
        let is_allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "._".contains(c);
        if config.username.is_empty() || !config.username.chars().all(is_allowed) {
            return Err(invalid(format!("{} is not a username", config.username)));
        }
        let person = Person {
            id: ids.assign(config.id)?,
            username: config.username.clone(),
            name: config.name.clone(),
            locale: config.locale.clone(),
            applications: self.application_ids(&config.applications)?,
        };
        self.people.push(person);
        Ok(())
    }

    fn add_guild(&mut self, config: &GuildConfig, ids: &mut IdAllocator) -> Result<(), WorldConfigError> {
        let id = ids.assign(config.id)?;
        let applications = match &config.applications {
            Some(names) => self.application_ids(names)?,
            None => self.applications.iter().map(|application| application.id).collect(),
        };
        let people = match &config.members {
            Some(names) => names.iter().map(|name| self.person_id(name)).collect::<Result<_, _>>()?,
            None => self.people.iter().map(|person| person.id).collect::<Vec<u64>>(),
        };
        let roles = self.roles(id, config, &applications, ids)?;
        let owner = self.person_id(&config.owner)?;
        if !people.contains(&owner) {
            return Err(invalid(format!("{} owns {} but is not a member", config.owner, config.name)));
        }
        for (position, channel) in config.channels.iter().enumerate() {
            let channel_id = ids.assign(channel.id)?;
            let mut object = self.channel_object(channel, &roles)?;
            object["id"] = json!(channel_id.to_string());
            object["guild_id"] = json!(id.to_string());
            object["position"] = json!(position);
            if let Some(name) = &channel.parent {
                let here = id.to_string();
                let is_parent = |known: &&Value| {
                    known["guild_id"] == here
                        && known["name"] == *name
                        && known["type"] == channel_type::CATEGORY
                };
                let parent = self.channels.values().find(is_parent);
                let parent = parent
                    .ok_or_else(|| invalid(format!("there is no category {name} before {}", channel.name)))?;
                object["parent_id"] = parent["id"].clone();
            }
            self.channels.insert(channel_id, object);
        }
        let (name, features, locale) = (config.name.clone(), config.features.clone(), config.locale.clone());
        let (time_outs, nicknames) = (BTreeMap::new(), BTreeMap::new());
        self.guilds.push(Guild {
            id,
            name,
            owner,
            features,
            locale,
            applications,
            people,
            roles,
            time_outs,
            nicknames,
        });
        Ok(())
    }

    /// The roles of a guild: `@everyone`, the roles in the world file, and one for each other application.
    fn roles(
        &self,
        guild: u64,
        config: &GuildConfig,
        applications: &[u64],
        ids: &mut IdAllocator,
    ) -> Result<Vec<Role>, WorldConfigError> {
        let permissions_or = |names: &Option<Vec<String>>, default| match names {
            Some(names) => permissions(names),
            None => Ok(default),
        };
        let everyone = Role {
            id: guild,
            name: "@everyone".to_owned(),
            permissions: permissions_or(&config.permissions, DEFAULT_PERMISSIONS)?,
            ..Role::default()
        };
        let default = everyone.permissions;
        let mut roles = vec![everyone];
        for role in &config.roles {
            let application = role.application.as_ref().map(|name| self.application_id(name)).transpose()?;
            let people = role.members.iter().map(|name| self.person_id(name));
            let members = people.chain(application.map(Ok)).collect::<Result<Vec<u64>, _>>()?;
            let (id, name) = (ids.assign(role.id)?, role.name.clone());
            let permissions = permissions_or(&role.permissions, default)?;
            roles.push(Role { id, name, permissions, members, application, ..Role::default() });
        }
        for application in applications {
            if !roles.iter().any(|role| role.application == Some(*application)) {
                roles.push(Role {
                    id: ids.assign(None)?,
                    name: self.application(*application).map(|known| known.name.clone()).unwrap_or_default(),
                    permissions: DEFAULT_PERMISSIONS,
                    members: vec![*application],
                    application: Some(*application),
                    ..Role::default()
                });
            }
        }
        Ok(roles)
    }

    /// A channel object without its ids and its position.
    fn channel_object(&self, config: &ChannelConfig, roles: &[Role]) -> Result<Value, WorldConfigError> {
        let overwrites = config.overwrites.iter().map(|overwrite| self.overwrite(overwrite, roles));
        let overwrites = overwrites.collect::<Result<Vec<Value>, _>>()?;
        let mut object = default_channel_fields(config.kind as u64);
        object["name"] = json!(config.name);
        object["topic"] = json!(config.topic);
        object["nsfw"] = json!(config.nsfw);
        object["permission_overwrites"] = Value::Array(overwrites);
        Ok(object)
    }

    fn overwrite(&self, config: &OverwriteConfig, roles: &[Role]) -> Result<Value, WorldConfigError> {
        let role = roles.iter().find(|role| role.name == config.subject);
        let subject = role.map(|role| role.id).map_or_else(|| self.person_id(&config.subject), Ok);
        let subject = subject.or_else(|_| self.application_id(&config.subject))?;
        let (allow, deny) = (permissions(&config.allow)?, permissions(&config.deny)?);
        Ok(json!({
            "id": subject.to_string(), "type": u8::from(role.is_none()), "allow": allow.to_string(),
            "deny": deny.to_string(),
        }))
    }

    /// Checks that each name and token belongs to one account.
    fn check_unique(&self) -> Result<(), WorldConfigError> {
        let (mut names, mut tokens) = (HashSet::new(), HashSet::new());
        let all = self.applications.iter().map(|application| &application.name);
        for name in all.chain(self.people.iter().map(|person| &person.username)) {
            if !names.insert(name) {
                return Err(invalid(format!("the name {name} is used twice")));
            }
        }
        for application in &self.applications {
            if application.token.starts_with("user-") || !tokens.insert(&application.token) {
                return Err(invalid(format!("the token of {} belongs to another account", application.name)));
            }
        }
        Ok(())
    }

    fn application_ids(&self, names: &[String]) -> Result<Vec<u64>, WorldConfigError> {
        names.iter().map(|name| self.application_id(name)).collect()
    }

    fn application_id(&self, name: &str) -> Result<u64, WorldConfigError> {
        let found = self.applications.iter().find(|application| application.name == name);
        found
            .map(|application| application.id)
            .ok_or_else(|| invalid(format!("there is no application called {name}")))
    }

    fn person_id(&self, username: &str) -> Result<u64, WorldConfigError> {
        let found = self.people.iter().find(|person| person.username == username);
        found.map(|person| person.id).ok_or_else(|| invalid(format!("there is nobody called {username}")))
    }
}

/// Assigns ids and rejects duplicates.
struct IdAllocator {
    last: u64,
    taken: HashSet<u64>,
}

impl IdAllocator {
    /// The id in the world file, or a new one.
    fn assign(&mut self, configured: Option<u64>) -> Result<u64, WorldConfigError> {
        let id = configured.unwrap_or_else(|| {
            self.last += 1;
            self.last
        });
        if id == 0 || !self.taken.insert(id) {
            return Err(invalid(format!("the id {id} is taken")));
        }
        Ok(id)
    }
}

fn permissions(names: &[String]) -> Result<u64, WorldConfigError> {
    permission::bits(names).map_err(|name| invalid(format!("{name} is not a permission")))
}

fn invalid(reason: String) -> WorldConfigError {
    WorldConfigError::Invalid(reason)
}

/// A random secret, or with a clock that stands still the same each time.
fn signing_seed(id: u64, clock: &Clock) -> [u8; 32] {
    let text = if clock.is_fixed() { format!("{id:032x}") } else { random_hex() };
    let mut seed = [0; 32];
    seed.iter_mut().zip(text.bytes()).for_each(|(byte, digit)| *byte = digit);
    seed
}

/// A token in the form of Discord's: the id in unpadded base64url, and two random parts. With a clock that stands still it is the
/// same each time.
fn random_token(id: u64, clock: &Clock) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = id.to_string();
    let mut encoded = String::new();
    for chunk in digits.as_bytes().chunks(3) {
        let bits = chunk.iter().fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte));
        let bits = bits << (8 * (3 - chunk.len()));
        encoded.extend((0..=chunk.len()).map(|index| char::from(ALPHABET[bits >> (18 - 6 * index) & 63])));
    }
    let random = if clock.is_fixed() { format!("{id:032x}") } else { random_hex() };
    format!("{encoded}.{}.{}", &random[..6], &random[6..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_starts_with_the_encoded_id_and_is_different_each_time() {
        let token = |clock: Clock| random_token(1_100_000_000_000_000_001, &clock);
        let (one, other) = (token(Clock::default()), token(Clock::default()));
        assert!(one.starts_with("MTEwMDAwMDAwMDAwMDAwMDAwMQ."), "{one}");
        assert_ne!(one, other);
        assert_eq!(token(Clock::fixed()), token(Clock::fixed()));
    }

    #[test]
    fn the_default_world_is_valid_and_an_invalid_one_gets_a_message() {
        let directory =
            Directory::new(&WorldConfig::default(), Clock::default()).expect("the default world is valid");
        assert_eq!((directory.people.len(), directory.guilds.len(), directory.channels.len()), (4, 1, 3));
        let person = "people = [{ username = 'ana', name = 'Ana' }]\n";
        for (rest, message) in [
            ("applications = [{ name = 'A', intents = ['all'] }]", "all is not a privileged intent"),
            ("applications = [{ name = 'A', id = 5 }, { name = 'B', id = 5 }]", "the id 5 is taken"),
            (
                "applications = [{ name = 'A', token = 'user-ana' }]",
                "the token of A belongs to another account",
            ),
            (
                "applications = [{ name = 'A' }]\nservers = [{ name = 'S', owner = 'ben' }]",
                "nobody called ben",
            ),
            (
                "applications = [{ name = 'A' }]\nservers = [{ name = 'S', owner = 'ana', permissions = ['FLY'] }]",
                "FLY is not a permission",
            ),
        ] {
            let config = WorldConfig::from_toml(&format!("{person}{rest}")).expect("the file parses");
            let error = Directory::new(&config, Clock::default()).expect_err(rest).to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
