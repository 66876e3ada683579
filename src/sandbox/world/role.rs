//! Changes of roles, and of who has them.

use super::directory::{Guild, Role};
use super::state::Change;
use super::{Account, ApiError, Directory, Result, World, api_types};
use api_types::intent;
use serde_json::{Value, json};

impl Directory {
    /// The role object.
    pub fn role_view(&self, guild: u64, role: u64) -> Option<Value> {
        let guild = self.guild_view(guild)?;
        let id = role.to_string();
        guild["roles"].as_array()?.iter().find(|role| role["id"] == id).cloned()
    }
}

impl Guild {
    /// The position of the highest role of a member.
    pub fn highest_position(&self, user: u64) -> usize {
        self.roles.iter().rposition(|role| role.members.contains(&user)).unwrap_or(0)
    }

    /// The position of a role.
    pub fn position(&self, role: u64) -> Option<usize> {
        self.roles.iter().position(|known| known.id == role)
    }
}

impl World {
    /// Changes the roles of a guild.
    pub fn change_roles(&mut self, guild: u64, change: impl FnOnce(&mut Vec<Role>)) -> Result {
        let mut roles = self.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?.roles.clone();
        change(&mut roles);
        self.commit(Change::Roles(guild, roles.clone()))?;
        self.directory.set_roles(guild, roles);
        Ok(())
    }

    /// Creates a role just above `@everyone`, or changes one, and tells the members.
    pub fn save_role(&mut self, guild: u64, role: Role) -> Result<Value> {
        let id = role.id;
        let known = self.directory.guild(guild).and_then(|guild| guild.position(id));
        self.change_roles(guild, |roles| match known {
            Some(position) => roles[position] = role,
            None => roles.insert(1, role),
        })?;
        let view = self.directory.role_view(guild, id).unwrap_or_default();
        let name = if known.is_some() { "GUILD_ROLE_UPDATE" } else { "GUILD_ROLE_CREATE" };
        self.dispatch_to_guild(
            guild,
            intent::GUILDS,
            name,
            &json!({ "guild_id": guild.to_string(), "role": view }),
        );
        Ok(view)
    }

    /// Stores the roles of a guild in another order. Each that has moved is told.
    pub fn reorder_roles(&mut self, guild: u64, roles: Vec<Role>) -> Result {
        let before = self.directory.guild(guild).ok_or(ApiError::UNKNOWN_GUILD)?.roles.clone();
        let moved = roles.iter().zip(&before).filter(|(role, before)| role.id != before.id);
        let moved: Vec<u64> = moved.map(|(role, _)| role.id).collect();
        self.change_roles(guild, |known| *known = roles)?;
        for role in moved {
            let view = self.directory.role_view(guild, role);
            let data = json!({ "guild_id": guild.to_string(), "role": view });
            self.dispatch_to_guild(guild, intent::GUILDS, "GUILD_ROLE_UPDATE", &data);
        }
        Ok(())
    }

    /// Deletes a role.
    pub fn delete_role(&mut self, guild: u64, role: u64) -> Result {
        self.change_roles(guild, |roles| roles.retain(|known| known.id != role))?;
        let data = json!({ "guild_id": guild.to_string(), "role_id": role.to_string() });
        self.dispatch_to_guild(guild, intent::GUILDS, "GUILD_ROLE_DELETE", &data);
        Ok(())
    }

    /// Sets the roles of a member, besides `@everyone` and those that applications manage.
    pub fn set_member_roles(&mut self, guild: u64, user: u64, wanted: &[u64]) -> Result {
        self.change_roles(guild, |roles| {
            for role in roles.iter_mut().skip(1).filter(|role| role.application.is_none()) {
                role.members.retain(|member| *member != user);
                if wanted.contains(&role.id) {
                    role.members.push(user);
                }
            }
        })?;
        self.dispatch_member_update(guild, user);
        Ok(())
    }

    /// Queues an event for all members of a guild with a session.
    pub(super) fn dispatch_to_guild(&mut self, guild: u64, intent: u64, name: &'static str, data: &Value) {
        let Some(known) = self.directory.guild(guild) else { return };
        let people = known.people.clone();
        self.dispatch_to_bots(guild, intent, name, data);
        for person in people {
            if self.subscriptions.includes(Account::Person(person), intent) {
                self.dispatch_to_person(person, name, data.clone());
            }
        }
    }
}
