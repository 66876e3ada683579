//! Registered application commands.

use super::api_types::option_type;
use super::fields::{field_names, has_field};
use super::permission::{ADMINISTRATOR, USE_APPLICATION_COMMANDS};
use super::state::Change;
use super::{ApiError, Result, World, snowflake};
use serde_json::{Value, json};

/// Where a command is run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum CommandLocation {
    /// Anywhere in a guild.
    Guild(u64),
    /// In a channel, which may be a DM channel.
    Channel(u64),
}

impl World {
    /// The command with this id, global or of any guild.
    pub fn command_by_id(&self, id: u64) -> Option<&Value> {
        self.state().commands.get(&id)
    }

    /// The command of an application with this id, global or of one guild.
    pub fn command(&self, application: u64, id: u64, guild: Option<u64>) -> Option<&Value> {
        self.commands(application, guild).find(|command| snowflake::from_json(&command["id"]) == Some(id))
    }

    /// The commands of an application: those of one guild, or the global ones.
    pub fn commands(&self, application: u64, guild: Option<u64>) -> impl Iterator<Item = &Value> {
        let theirs =
            move |command: &&Value| application_of(command) == application && guild_of(command) == guild;
        self.state().commands.values().filter(theirs)
    }

    /// The commands that a person may run in a guild or channel.
    pub fn available_commands(&self, person: u64, location: CommandLocation) -> Vec<&Value> {
        self.state()
            .commands
            .values()
            .filter(|command| self.authorize_command(command, person, location).is_ok())
            .collect()
    }

    /// Checks whether a person may run a command in this location. Returns the `authorizing_integration_owners`: the guild
    /// or user for which the application is installed, by installation type.
    pub fn authorize_command(
        &self,
        command: &Value,
        person: u64,
        location: CommandLocation,
    ) -> Result<Value> {
        let owners = self.integration_owners(command, person, location).ok_or(ApiError::UNKNOWN_COMMAND)?;
        let permissions = match location {
            CommandLocation::Guild(guild) => self.directory.permissions(guild, person),
            CommandLocation::Channel(channel) => self.permissions(channel, person),
        };
        let in_guild = self.guild_of_location(location).is_some();
        let needed = match command["default_member_permissions"].as_str().map(str::parse) {
            // No permissions mean administrators only.
            Some(Ok(0)) => ADMINISTRATOR,
            Some(Ok(needed)) => needed,
            _ => 0,
        };
        let needed = if in_guild { needed | USE_APPLICATION_COMMANDS } else { 0 };
        if permissions & needed != needed {
            return Err(ApiError::MISSING_PERMISSIONS);
        }
        Ok(owners)
    }

    /// The installations through which a command is available in this location; `None` if it is not.
    fn integration_owners(&self, command: &Value, person: u64, location: CommandLocation) -> Option<Value> {
        let application = application_of(command);
        let guild = self.guild_of_location(location);
        if guild_of(command).is_some_and(|only| guild != Some(only)) {
            return None;
        }
        let context = self.interaction_context(location, application);
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
        let is_member = guild.is_some_and(|guild| self.directory.is_member(guild, application));
        if is_for(0) && context < 2 && (is_member || guild.is_none()) {
            owners["0"] = json!(guild.unwrap_or_default().to_string());
        }
        let installed =
            self.directory.person(person).is_some_and(|known| known.applications.contains(&application));
        if is_for(1) && installed {
            owners["1"] = json!(person.to_string());
        }
        (owners != json!({})).then_some(owners)
    }

    /// The interaction context type: 0 a guild, 1 the DM channel with the bot, 2 any other DM channel.
    pub fn interaction_context(&self, location: CommandLocation, application: u64) -> u64 {
        match location {
            CommandLocation::Channel(channel) if self.guild_of(channel).is_none() => {
                if self.dm_recipients(channel).contains(&application) { 1 } else { 2 }
            }
            _ => 0,
        }
    }

    fn guild_of_location(&self, location: CommandLocation) -> Option<u64> {
        match location {
            CommandLocation::Guild(guild) => Some(guild),
            CommandLocation::Channel(channel) => self.guild_of(channel),
        }
    }

    /// The command that a validated body would overwrite: the one with the same name and type.
    pub fn overwritten_command(&self, application: u64, body: &Value, guild: Option<u64>) -> Option<&Value> {
        self.commands(application, guild).find(|known| is_same_command(known, body))
    }

    /// Creates a command or overwrites the one with the same name and type. The version changes only with the content.
    pub fn upsert_command(&mut self, application: u64, body: &Value, guild: Option<u64>) -> Result<Value> {
        let known = self.overwritten_command(application, body, guild).cloned();
        let version = self.next_id();
        let id = known.as_ref().and_then(|known| snowflake::from_json(&known["id"])).unwrap_or(version);
        let defaults = json!({
            "id": id.to_string(), "application_id": application.to_string(), "version": version.to_string(),
            "type": 1, "name_localizations": null, "description": "", "description_localizations": null,
            "default_member_permissions": null, "dm_permission": true, "contexts": null,
            "integration_types": self.directory.integration_types(application).collect::<Vec<_>>(), "nsfw": false,
        });
        let mut command = merged(defaults, body, version);
        // The deprecated way to restrict a command to guilds.
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
        self.commit(Change::Command(id, command.clone()))?;
        Ok(command)
    }

    /// Replaces all commands. A command whose name and type stay keeps its id.
    pub fn replace_commands(
        &mut self,
        application: u64,
        bodies: &[Value],
        guild: Option<u64>,
    ) -> Result<Vec<Value>> {
        let removed = self
            .commands(application, guild)
            .filter(|known| !bodies.iter().any(|body| is_same_command(known, body)));
        let removed: Vec<u64> = removed.filter_map(|known| snowflake::from_json(&known["id"])).collect();
        for id in removed {
            self.remove_command(id)?;
        }
        bodies.iter().map(|body| self.upsert_command(application, body, guild)).collect()
    }

    /// A command with the fields of a body.
    pub fn patched_command(&mut self, command: Value, body: &Value) -> Value {
        merged(command, body, self.next_id())
    }

    /// Stores an updated command.
    pub fn save_command(&mut self, id: u64, command: Value) -> Result {
        self.commit(Change::Command(id, command))
    }

    /// Deletes a command.
    pub fn remove_command(&mut self, id: u64) -> Result {
        self.commit(Change::CommandDeleted(id))
    }
}

/// The guild of a command; `None` for a global one.
fn guild_of(command: &Value) -> Option<u64> {
    snowflake::from_json(&command["guild_id"])
}

fn application_of(command: &Value) -> u64 {
    snowflake::from_json(&command["application_id"]).unwrap_or_default()
}

fn is_same_command(known: &Value, body: &Value) -> bool {
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    known["name"] == body["name"] && kind(known) == kind(body)
}

/// A command with the fields of a body and a new version.
fn merged(mut command: Value, body: &Value, version: u64) -> Value {
    for key in field_names("command") {
        if let Some(value) = body.get(key).filter(|value| !value.is_null() || key == "contexts") {
            command[key] = value.clone();
        }
    }
    normalize(&mut command["options"]);
    command["version"] = json!(version.to_string());
    command
}

/// Removes unknown, null and empty fields from options, as Discord does, and writes the bounds of integer options as integers, also
/// if a client sends 2.0.
fn normalize(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        normalize(&mut option["options"]);
        for choice in option.get_mut("choices").and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(fields) = choice.as_object_mut() {
                fields.retain(|key, value| has_field("command choice", key) && !value.is_null());
            }
        }
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|key, value| {
                has_field("command option", key) && !value.is_null() && *value != json!([])
            });
            if fields.get("type").is_some_and(|kind| *kind == option_type::INTEGER) {
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
