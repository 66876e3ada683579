//! Users as objects of Discord: bots and people, as users and as members of a server.

use super::Cast;
use serde_json::{Value, json};

/// When everybody came to their servers.
const JOINED: &str = "2023-04-24T10:00:00+00:00";

impl Cast {
    /// A user object.
    pub fn user(&self, id: u64) -> Option<Value> {
        let (username, discriminator, name, bot) = match (self.application(id), self.person(id)) {
            (Some(application), _) => (&application.name, "0001", None, true),
            (None, person) => person.map(|person| (&person.username, "0", Some(&person.name), false))?,
        };
        Some(json!({
            "id": id.to_string(), "username": username, "discriminator": discriminator, "global_name": name,
            "avatar": null, "banner": null, "accent_color": null, "bot": bot, "public_flags": 0,
            "flags": 0, "primary_guild": null,
        }))
    }

    /// A member object without its user.
    pub fn bare_member(&self, guild: u64, user: u64) -> Option<Value> {
        let guild = self.guild(guild).filter(|guild| guild.has(user))?;
        let roles = guild.roles.iter().filter(|role| role.members.contains(&user));
        Some(json!({
            "nick": null, "avatar": null, "banner": null, "joined_at": JOINED, "premium_since": null,
            "roles": roles.map(|role| role.id.to_string()).collect::<Vec<_>>(),
            "deaf": false, "mute": false, "pending": false, "flags": 0, "communication_disabled_until": null,
        }))
    }

    /// A member object.
    pub fn member(&self, guild: u64, user: u64) -> Option<Value> {
        let mut member = self.bare_member(guild, user)?;
        member["user"] = self.user(user)?;
        Some(member)
    }

    /// All members of a server, bots first.
    pub fn members(&self, guild: u64) -> Vec<Value> {
        let members = self.guild(guild).into_iter().flat_map(|known| known.members());
        members.filter_map(|user| self.member(guild, user)).collect()
    }
}
