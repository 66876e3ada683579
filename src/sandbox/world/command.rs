//! Application commands, as they are registered.

use super::records::Entry;
use super::user::permissions;
use super::{APPLICATION, ApiError, World, snowflake};
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

impl World {
    /// The command with this id, for whichever server it is.
    pub fn command_by_id(&self, id: u64) -> Option<&Value> {
        self.records().commands.get(&id)
    }

    /// The command with this id, of a server or of all servers.
    pub fn command(&self, id: u64, guild: Option<u64>) -> Option<&Value> {
        self.command_by_id(id).filter(|command| guild_of(command) == guild)
    }

    /// The commands of a server, or those of all servers.
    pub fn commands(&self, guild: Option<u64>) -> impl Iterator<Item = &Value> {
        self.records().commands.values().filter(move |command| guild_of(command) == guild)
    }

    /// The commands that a person may run.
    pub fn commands_for(&self, person: u64) -> Vec<&Value> {
        let rights = permissions(person);
        let may = |command: &&Value| match &command["default_member_permissions"] {
            Value::String(needed) => needed.parse().is_ok_and(|needed: u64| rights & needed == needed),
            _ => true,
        };
        self.records().commands.values().filter(may).collect()
    }

    /// The command that a checked body would overwrite.
    pub fn same_command(&self, body: &Value, guild: Option<u64>) -> Option<&Value> {
        self.commands(guild).find(|known| is_same(known, body))
    }

    /// Adds a command or overwrites the one with its name; its version changes only with its content.
    pub fn put_command(&mut self, body: &Value, guild: Option<u64>) -> Result<Value, ApiError> {
        let known = self.same_command(body, guild).cloned();
        let version = self.next_id();
        let id = known.as_ref().and_then(|known| snowflake::read(&known["id"])).unwrap_or(version);
        let bare = json!({
            "id": id.to_string(), "application_id": APPLICATION.to_string(), "version": version.to_string(),
            "type": 1, "name_localizations": null, "description": "", "description_localizations": null,
            "default_member_permissions": null, "dm_permission": true, "contexts": null,
            "integration_types": [0], "nsfw": false,
        });
        let mut command = with(bare, body, version);
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
    pub fn replace_commands(&mut self, bodies: &[Value], guild: Option<u64>) -> Result<Vec<Value>, ApiError> {
        let gone = self.commands(guild).filter(|known| !bodies.iter().any(|body| is_same(known, body)));
        let gone: Vec<u64> = gone.filter_map(|known| snowflake::read(&known["id"])).collect();
        for id in gone {
            self.remove_command(id)?;
        }
        bodies.iter().map(|body| self.put_command(body, guild)).collect()
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

/// Takes out of options what says nothing: clients send every field, Discord keeps those that are set.
fn tidy(options: &mut Value) {
    for option in options.as_array_mut().into_iter().flatten() {
        tidy(&mut option["options"]);
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|_, value| !value.is_null() && *value != json!([]));
        }
    }
    if options.is_null() {
        *options = json!([]);
    }
}
