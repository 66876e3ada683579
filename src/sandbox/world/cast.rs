//! Who is who: the applications, people and servers of a [`Plan`], each with an id.

use super::permission::{self, USUAL};
use super::plan::{self, Plan, PlanError};
use super::secret::secret;
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashSet};

/// Ids that are handed out begin here.
const FIRST: u64 = 1_100_000_000_000_001_000;

/// Who calls or listens.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub(crate) enum Who {
    /// The bot of an application, by its id.
    Bot(u64),
    /// A person, by id.
    Person(u64),
}

impl Who {
    /// The user's id.
    pub fn id(self) -> u64 {
        match self {
            Who::Bot(id) | Who::Person(id) => id,
        }
    }
}

/// An application; its bot is the user with the same id.
#[derive(Debug)]
pub(crate) struct Application {
    /// Its id.
    pub id: u64,
    /// Its name, and its bot's.
    pub name: String,
    /// What it says of itself.
    pub description: String,
    /// The token of its bot.
    pub token: String,
    /// So many shards are needed at least.
    pub shards: u64,
    /// Whether what follows its answers is counted together, and not for each interaction.
    pub counted_together: bool,
    /// The privileged intents that are switched on.
    pub privileged: u64,
}

/// A person.
#[derive(Debug)]
pub(crate) struct Person {
    /// Their id.
    pub id: u64,
    /// Their user name.
    pub username: String,
    /// Their name.
    pub name: String,
    /// Their language.
    pub locale: String,
    /// What they have installed for themselves.
    pub applications: Vec<u64>,
}

/// A server.
#[derive(Debug)]
pub(crate) struct Guild {
    /// Its id, also of its role @everyone.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// Who owns it.
    pub owner: u64,
    /// Its language.
    pub locale: String,
    /// The applications whose bots are in it.
    pub applications: Vec<u64>,
    /// The people in it.
    pub people: Vec<u64>,
    /// Its roles, @everyone first.
    pub roles: Vec<Role>,
}

/// A role.
#[derive(Debug)]
pub(crate) struct Role {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// What it allows.
    pub permissions: u64,
    /// Who has it.
    pub members: Vec<u64>,
    /// The application that it came with.
    pub application: Option<u64>,
}

impl Guild {
    /// Whether a user is in it.
    pub fn has(&self, user: u64) -> bool {
        self.people.contains(&user) || self.applications.contains(&user)
    }

    /// Everybody in it, bots first.
    pub fn members(&self) -> impl Iterator<Item = u64> {
        self.applications.iter().chain(&self.people).copied()
    }
}

/// Everybody.
#[derive(Debug)]
pub(crate) struct Cast {
    /// The applications.
    pub applications: Vec<Application>,
    /// The people.
    pub people: Vec<Person>,
    /// The servers.
    pub guilds: Vec<Guild>,
    /// The channels with which the world begins.
    pub channels: BTreeMap<u64, Value>,
}

impl Cast {
    /// Everybody in a plan.
    pub fn new(plan: &Plan) -> Result<Cast, PlanError> {
        let mut cast = Cast {
            applications: Vec::new(),
            people: Vec::new(),
            guilds: Vec::new(),
            channels: BTreeMap::new(),
        };
        let mut ids = Ids { next: FIRST, taken: HashSet::new() };
        for one in &plan.applications {
            let id = ids.take(one.id)?;
            let token = one.token.clone().unwrap_or_else(|| token(id));
            let privileged = one.intents.iter().try_fold(0, |bits, name| match name.as_str() {
                "members" => Ok(bits | 1 << 1),
                "presences" => Ok(bits | 1 << 8),
                "content" => Ok(bits | 1 << 15),
                _ => Err(nonsense(format!("{name} is no privileged intent"))),
            })?;
            if one.shards == 0 {
                return Err(nonsense(format!("{} has no shards", one.name)));
            }
            let (name, description) = (one.name.clone(), one.description.clone());
            cast.applications.push(Application {
                id,
                name,
                description,
                token,
                shards: one.shards,
                counted_together: one.counted_together,
                privileged,
            });
        }
        for one in &plan.people {
            let plain =
                |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "._".contains(sign);
            if one.username.is_empty() || !one.username.chars().all(plain) {
                return Err(nonsense(format!("{} is no user name", one.username)));
            }
            let person = Person {
                id: ids.take(one.id)?,
                username: one.username.clone(),
                name: one.name.clone(),
                locale: one.locale.clone(),
                applications: one
                    .applications
                    .iter()
                    .map(|name| cast.named(name))
                    .collect::<Result<_, _>>()?,
            };
            cast.people.push(person);
        }
        for one in &plan.servers {
            cast.add_guild(one, &mut ids)?;
        }
        cast.check_names()?;
        Ok(cast)
    }

    fn add_guild(&mut self, plan: &plan::Server, ids: &mut Ids) -> Result<(), PlanError> {
        let id = ids.take(plan.id)?;
        let applications: Vec<u64> = match &plan.applications {
            Some(names) => names.iter().map(|name| self.named(name)).collect::<Result<_, _>>()?,
            None => self.applications.iter().map(|application| application.id).collect(),
        };
        let people: Vec<u64> = match &plan.members {
            Some(names) => names.iter().map(|name| self.called(name)).collect::<Result<_, _>>()?,
            None => self.people.iter().map(|person| person.id).collect(),
        };
        let allowed = |names: &Option<Vec<String>>, usual| match names {
            Some(names) => permissions(names),
            None => Ok(usual),
        };
        let usual = allowed(&plan.permissions, USUAL)?;
        let everybody = Role {
            id,
            name: "@everyone".to_owned(),
            permissions: usual,
            members: Vec::new(),
            application: None,
        };
        let mut roles = vec![everybody];
        for role in &plan.roles {
            let application = role.application.as_ref().map(|name| self.named(name)).transpose()?;
            let theirs = role.members.iter().map(|name| self.called(name));
            let members = theirs.chain(application.map(Ok)).collect::<Result<Vec<u64>, _>>()?;
            let (id, name) = (ids.take(role.id)?, role.name.clone());
            let permissions = allowed(&role.permissions, usual)?;
            roles.push(Role { id, name, permissions, members, application });
        }
        for application in &applications {
            if !roles.iter().any(|role| role.application == Some(*application)) {
                let name = self.application(*application).map(|known| known.name.clone()).unwrap_or_default();
                let (id, members) = (ids.take(None)?, vec![*application]);
                roles.push(Role { id, name, permissions: USUAL, members, application: Some(*application) });
            }
        }
        let owner = self.called(&plan.owner)?;
        if !people.contains(&owner) {
            return Err(nonsense(format!("{} owns {} and is no member", plan.owner, plan.name)));
        }
        for (position, channel) in plan.channels.iter().enumerate() {
            let channel_id = ids.take(channel.id)?;
            let rule = |rule: &plan::Overwrite| {
                let role = roles.iter().find(|role| role.name == rule.of);
                let of = role.map(|role| role.id).map_or_else(|| self.called(&rule.of), Ok);
                let of = of.or_else(|_| self.named(&rule.of))?;
                let (allow, deny) = (permissions(&rule.allow)?, permissions(&rule.deny)?);
                Ok(json!({
                    "id": of.to_string(), "type": u8::from(role.is_none()), "allow": allow.to_string(),
                    "deny": deny.to_string(),
                }))
            };
            let rules = channel.overwrites.iter().map(rule).collect::<Result<Vec<Value>, PlanError>>()?;
            let mut object = json!({
                "id": channel_id.to_string(), "type": channel.kind as u8, "guild_id": id.to_string(),
                "name": channel.name, "topic": channel.topic, "position": position,
                "permission_overwrites": rules, "nsfw": channel.nsfw, "rate_limit_per_user": 0,
                "parent_id": null, "last_message_id": null, "flags": 0,
            });
            match channel.kind {
                plan::Kind::Voice => {
                    object["bitrate"] = json!(64_000);
                    object["user_limit"] = json!(0);
                }
                plan::Kind::Forum => {
                    object["available_tags"] = json!([]);
                    object["default_reaction_emoji"] = Value::Null;
                    object["default_sort_order"] = Value::Null;
                    object["default_forum_layout"] = json!(0);
                }
                plan::Kind::Text | plan::Kind::Announcement => {}
            }
            self.channels.insert(channel_id, object);
        }
        let (name, locale) = (plan.name.clone(), plan.locale.clone());
        self.guilds.push(Guild { id, name, owner, locale, applications, people, roles });
        Ok(())
    }

    /// Whoever is meant by a name or a token must be one.
    fn check_names(&self) -> Result<(), PlanError> {
        let (mut names, mut tokens) = (HashSet::new(), HashSet::new());
        let all = self.applications.iter().map(|application| &application.name);
        for name in all.chain(self.people.iter().map(|person| &person.username)) {
            if !names.insert(name) {
                return Err(nonsense(format!("there are two called {name}")));
            }
        }
        for application in &self.applications {
            if application.token.starts_with("user-") || !tokens.insert(&application.token) {
                return Err(nonsense(format!("the token of {} is not its own", application.name)));
            }
        }
        Ok(())
    }

    /// The owner of a token as it stands in `Authorization` or in IDENTIFY.
    pub fn who(&self, token: &str) -> Option<Who> {
        let bare = token.strip_prefix("Bot ").unwrap_or(token);
        if let Some(application) = self.applications.iter().find(|application| application.token == bare) {
            return Some(Who::Bot(application.id));
        }
        let name = token.strip_prefix("user-")?;
        self.people.iter().find(|person| person.username == name).map(|person| Who::Person(person.id))
    }

    /// The application with this id.
    pub fn application(&self, id: u64) -> Option<&Application> {
        self.applications.iter().find(|application| application.id == id)
    }

    /// The person with this id.
    pub fn person(&self, id: u64) -> Option<&Person> {
        self.people.iter().find(|person| person.id == id)
    }

    /// The server with this id.
    pub fn guild(&self, id: u64) -> Option<&Guild> {
        self.guilds.iter().find(|guild| guild.id == id)
    }

    /// The servers that a user is in.
    pub fn guilds_of(&self, user: u64) -> impl Iterator<Item = &Guild> {
        self.guilds.iter().filter(move |guild| guild.has(user))
    }

    fn named(&self, name: &str) -> Result<u64, PlanError> {
        let found = self.applications.iter().find(|application| application.name == name);
        found.map(|application| application.id).ok_or_else(|| nonsense(format!("there is no {name}")))
    }

    fn called(&self, username: &str) -> Result<u64, PlanError> {
        let found = self.people.iter().find(|person| person.username == username);
        found.map(|person| person.id).ok_or_else(|| nonsense(format!("there is nobody called {username}")))
    }
}

/// Hands out ids.
struct Ids {
    next: u64,
    taken: HashSet<u64>,
}

impl Ids {
    fn take(&mut self, wanted: Option<u64>) -> Result<u64, PlanError> {
        let id = wanted.unwrap_or_else(|| {
            self.next += 1;
            self.next
        });
        if id == 0 || !self.taken.insert(id) {
            return Err(nonsense(format!("the id {id} is taken")));
        }
        Ok(id)
    }
}

fn permissions(names: &[String]) -> Result<u64, PlanError> {
    permission::bits(names).map_err(|name| nonsense(format!("{name} is no permission")))
}

fn nonsense(what: String) -> PlanError {
    PlanError::Sense(what)
}

/// A token like those of Discord: the id in base 64 without its padding, and what nobody guesses.
fn token(id: u64) -> String {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let digits = id.to_string();
    let mut text = String::new();
    for part in digits.as_bytes().chunks(3) {
        let bits =
            part.iter().fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte)) << (8 * (3 - part.len()));
        text.extend((0..=part.len()).map(|place| char::from(SIGNS[bits >> (18 - 6 * place) & 63])));
    }
    let secret = secret();
    format!("{text}.{}.{}", &secret[..6], &secret[6..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_begins_with_the_id_and_is_another_each_time() {
        let (one, other) = (token(1_100_000_000_000_000_001), token(1_100_000_000_000_000_001));
        assert!(one.starts_with("MTEwMDAwMDAwMDAwMDAwMDAwMQ."), "{one}");
        assert_ne!(one, other);
    }

    #[test]
    fn the_usual_world_makes_sense_and_nonsense_is_named() {
        let cast = Cast::new(&Plan::default()).expect("it makes sense");
        assert_eq!((cast.people.len(), cast.guilds.len(), cast.channels.len()), (4, 1, 3));
        let person = "people = [{ username = 'ana', name = 'Ana' }]\n";
        for (wrong, told) in [
            ("applications = [{ name = 'A', intents = ['all'] }]", "all is no privileged intent"),
            ("applications = [{ name = 'A', id = 5 }, { name = 'B', id = 5 }]", "the id 5 is taken"),
            ("applications = [{ name = 'A', token = 'user-ana' }]", "the token of A is not its own"),
            (
                "applications = [{ name = 'A' }]\nservers = [{ name = 'S', owner = 'ben' }]",
                "nobody called ben",
            ),
            (
                "applications = [{ name = 'A' }]\nservers = [{ name = 'S', owner = 'ana', permissions = ['FLY'] }]",
                "FLY is no permission",
            ),
        ] {
            let plan = Plan::read(&format!("{person}{wrong}")).expect("it is of the form");
            let error = Cast::new(&plan).expect_err(wrong).to_string();
            assert!(error.contains(told), "{error}");
        }
    }
}
