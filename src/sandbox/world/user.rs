//! User and guild member objects, of bots and people.

use super::{Directory, snowflake};
use serde_json::{Value, json};

/// The time at which all members joined their guilds.
const JOINED: &str = "2023-04-24T10:00:00+00:00";

impl Directory {
    /// The user object of a bot or person.
    pub fn user(&self, id: u64) -> Option<Value> {
        let (username, discriminator, name, bot) = match (self.application(id), self.person(id)) {
            (Some(application), _) => {
                (application.username.as_ref().unwrap_or(&application.name), "0001", None, true)
            }
            (None, person) => person.map(|person| (&person.username, "0", Some(&person.name), false))?,
        };
        Some(json!({
            "id": id.to_string(), "username": username, "discriminator": discriminator, "global_name": name,
            "avatar": null, "banner": null, "accent_color": null, "bot": bot, "public_flags": 0,
            "flags": 0, "primary_guild": null,
        }))
    }

    /// A guild member object without the user.
    pub fn member_without_user(&self, guild: u64, user: u64) -> Option<Value> {
        let guild = self.guild(guild).filter(|guild| guild.has_member(user))?;
        let roles = guild.roles.iter().filter(|role| role.members.contains(&user));
        let timed_out_until =
            guild.timed_out_until(user, self.clock.now_ms()).map(snowflake::format_timestamp);
        Some(json!({
            "nick": guild.nicknames.get(&user), "avatar": null, "banner": null, "joined_at": JOINED, "premium_since": null,
            "roles": roles.map(|role| role.id.to_string()).collect::<Vec<_>>(),
            "deaf": false, "mute": false, "pending": false, "flags": 0, "communication_disabled_until": timed_out_until,
        }))
    }

    /// A guild member object.
    pub fn member(&self, guild: u64, user: u64) -> Option<Value> {
        let mut member = self.member_without_user(guild, user)?;
        member["user"] = self.user(user)?;
        Some(member)
    }

    /// The member objects of a guild, bots first.
    pub fn members(&self, guild: u64) -> Vec<Value> {
        let members = self.guild(guild).into_iter().flat_map(|known| known.members());
        members.filter_map(|user| self.member(guild, user)).collect()
    }
}
