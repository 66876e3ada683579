//! Application commands, as they are registered.

use super::permission::USE_APPLICATION_COMMANDS;
use super::records::Entry;
use super::{ApiError, World, snowflake};
use serde_json::{Value, json};

/// What a body may say of a command.
const SETTABLE: [&str; 11] = [
    "type",
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "dm_permission",
    "contexts",
    "integration_types",
    "nsfw",
];

/// Where commands are run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    /// Somewhere in a server.
    Guild(u64),
    /// In a channel.
    Channel(u64),
}

impl World {
    /// The command with this id, for whichever server it is.
    pub fn command_by_id(&self, id: u64) -> Option<&Value> {
        self.records().commands.get(&id)
    }

    /// The command of an application with this id, of a server or of all servers.
    pub fn command(&self, application: u64, id: u64, guild: Option<u64>) -> Option<&Value> {
        self.commands(application, guild).find(|command| snowflake::read(&command["id"]) == Some(id))
    }

    /// The commands of an application in a server, or those in all servers.
    pub fn commands(&self, application: u64, guild: Option<u64>) -> impl Iterator<Item = &Value> {
        let theirs =
            move |command: &&Value| application_of(command) == application && guild_of(command) == guild;
        self.records().commands.values().filter(theirs)
    }

    /// The commands that a person may run in a server, or in a channel of it.
    pub fn commands_for(&self, person: u64, place: Place) -> Vec<&Value> {
        self.records()
            .commands
            .values()
            .filter(|command| self.offer(command, person, place).is_ok())
            .collect()
    }

    /// For whom the application of a command is installed, where a person runs it in this place: the object
    /// `authorizing_integration_owners`. Refused, where Discord would not offer it.
    pub fn offer(&self, command: &Value, person: u64, place: Place) -> Result<Value, ApiError> {
        let owners = self.reach(command, person, place).ok_or_else(ApiError::unknown_command)?;
        let rights = match place {
            Place::Guild(guild) => self.cast.permissions(guild, person),
            Place::Channel(channel) => self.permissions(channel, person),
        };
        let in_guild = self.guild_of_place(place).is_some();
        let needed = match command["default_member_permissions"].as_str().map(str::parse) {
            // Nobody but those who may everything.
            Some(Ok(0)) => 1 << 3,
            Some(Ok(needed)) => needed,
            _ => 0,
        };
        let needed = if in_guild { needed | USE_APPLICATION_COMMANDS } else { 0 };
        if rights & needed != needed {
            return Err(ApiError::missing_permissions());
        }
        Ok(owners)
    }

    /// Whether a command is there at all in this place, by which installation.
    fn reach(&self, command: &Value, person: u64, place: Place) -> Option<Value> {
        let application = application_of(command);
        let guild = self.guild_of_place(place);
        if guild_of(command).is_some_and(|only| guild != Some(only)) {
            return None;
        }
        let context = self.context(place, application);
        let contexts = command["contexts"].as_array();
        if contexts.is_some_and(|contexts| !contexts.iter().any(|known| *known == context)) {
            return None;
        }
        let is_for = |kind: u64| {
            let kinds = command["integration_types"].as_array();
            guild_of(command).is_some() && kind == 0
                || kinds.is_some_and(|kinds| kinds.iter().any(|known| *known == kind))
        };
        let mut owners = json!({});
        let is_member =
            guild.and_then(|guild| self.cast.guild(guild)).is_some_and(|guild| guild.has(application));
        if is_for(0) && context < 2 && (is_member || guild.is_none()) {
            owners["0"] = json!(guild.unwrap_or_default().to_string());
        }
        let installed =
            self.cast.person(person).is_some_and(|known| known.applications.contains(&application));
        if is_for(1) && installed {
            owners["1"] = json!(person.to_string());
        }
        (owners != json!({})).then_some(owners)
    }

    /// Where an interaction happens: 0 a server, 1 the direct conversation with the bot, 2 any other.
    pub fn context(&self, place: Place, application: u64) -> u64 {
        match place {
            Place::Channel(channel) if self.guild_of(channel).is_none() => {
                if self.talkers(channel).contains(&application) { 1 } else { 2 }
            }
            _ => 0,
        }
    }

    fn guild_of_place(&self, place: Place) -> Option<u64> {
        match place {
            Place::Guild(guild) => Some(guild),
            Place::Channel(channel) => self.guild_of(channel),
        }
    }

    /// The command that a checked body would overwrite.
    pub fn same_command(&self, application: u64, body: &Value, guild: Option<u64>) -> Option<&Value> {
        self.commands(application, guild).find(|known| is_same(known, body))
    }

    /// Adds a command or overwrites the one with its name; its version changes only with its content.
    pub fn put_command(
        &mut self,
        application: u64,
        body: &Value,
        guild: Option<u64>,
    ) -> Result<Value, ApiError> {
        let known = self.same_command(application, body, guild).cloned();
        let version = self.next_id();
        let id = known.as_ref().and_then(|known| snowflake::read(&known["id"])).unwrap_or(version);
        let bare = json!({
            "id": id.to_string(), "application_id": application.to_string(), "version": version.to_string(),
            "type": 1, "name_localizations": null, "description": "", "description_localizations": null,
            "default_member_permissions": null, "dm_permission": true, "contexts": null,
            "integration_types": self.cast.installs(application).collect::<Vec<_>>(), "nsfw": false,
        });
        let mut command = with(bare, body, version);
        // The older way to say that a command is for servers only.
        if command["contexts"].is_null() && body["dm_permission"] == false {
            command["contexts"] = json!([0]);
        }
        if let Some(guild) = guild {
            command["guild_id"] = json!(guild.to_string());
        }
        if let Some(known) = known {
            let mut unchanged = command.clone();
            unchanged["version"] = known["version"].clone();
            if unchanged == known {
                return Ok(known);
            }
        }
        self.commit(Entry::Command(id, command.clone()))?;
        Ok(command)
    }

    /// Puts these commands in the place of all there are: those that keep their name keep their id.
    pub fn replace_commands(
        &mut self,
        application: u64,
        bodies: &[Value],
        guild: Option<u64>,
    ) -> Result<Vec<Value>, ApiError> {
        let gone =
            self.commands(application, guild).filter(|known| !bodies.iter().any(|body| is_same(known, body)));
        let gone: Vec<u64> = gone.filter_map(|known| snowflake::read(&known["id"])).collect();
        for id in gone {
            self.remove_command(id)?;
        }
        bodies.iter().map(|body| self.put_command(application, body, guild)).collect()
    }

    /// A command as a body changes it.
    pub fn changed_command(&mut self, command: Value, body: &Value) -> Value {
        with(command, body, self.next_id())
    }

    /// Keeps a changed command.
    pub fn save_command(&mut self, id: u64, command: Value) -> Result<(), ApiError> {
        self.commit(Entry::Command(id, command))
    }

    /// Takes a command away.
    pub fn remove_command(&mut self, id: u64) -> Result<(), ApiError> {
        self.commit(Entry::CommandGone(id))
    }
}

/// The server that a command is for; `None` is all of them.
fn guild_of(command: &Value) -> Option<u64> {
    snowflake::read(&command["guild_id"])
}

fn application_of(command: &Value) -> u64 {
    snowflake::read(&command["application_id"]).unwrap_or_default()
}

fn is_same(known: &Value, body: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    known["name"] == body["name"] && kind(known) == kind(body)
}

fn with(mut command: Value, body: &Value, version: u64) -> Value {
    for key in SETTABLE {
        if let Some(value) = body.get(key).filter(|value| !value.is_null() || key == "contexts") {
            command[key] = value.clone();
        }
    }
    tidy(&mut command["options"]);
    command["version"] = json!(version.to_string());
    command
}

/// Takes out of options what says nothing: clients send every field, Discord keeps those that are set. Bounds of whole
/// numbers are whole numbers, also where a client writes 2.0.
fn tidy(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        tidy(&mut option["options"]);
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|_, value| !value.is_null() && *value != json!([]));
            if fields.get("type").is_some_and(|kind| *kind == 4) {
                for key in ["min_value", "max_value"] {
                    if let Some(bound) = fields.get(key).and_then(Value::as_f64) {
                        fields.insert(key.to_owned(), json!(bound as i64));
                    }
                }
            }
        }
    }
    if options.is_null() {
        *options = json!([]);
    }
}
