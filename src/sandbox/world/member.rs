//! Changes of memberships while the sandbox runs: people leave guilds and are timed out.

use super::state::Change;
use super::{Account, ApiError, Directory, Event, World, api_types, snowflake};
use api_types::intent;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// What has changed in the membership of a person since the start of the world.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct Membership {
    /// Whether the person has left the guild.
    pub has_left: bool,
    /// The end of the time-out in Unix milliseconds, if there was one.
    pub timed_out_until: Option<u64>,
}

impl Directory {
    /// Applies a changed membership.
    pub(super) fn apply_membership(&mut self, guild: u64, person: u64, membership: Membership) {
        let Some(guild) = self.guilds.iter_mut().find(|known| known.id == guild) else { return };
        if membership.has_left {
            guild.people.retain(|known| *known != person);
            guild.roles.iter_mut().for_each(|role| role.members.retain(|known| *known != person));
        }
        match membership.timed_out_until.filter(|_| !membership.has_left) {
            Some(until) => guild.time_outs.insert(person, until),
            None => guild.time_outs.remove(&person),
        };
    }
}

impl World {
    /// A person leaves a guild. The person and the bots with the intent are told.
    pub fn remove_member(&mut self, guild: u64, person: u64) -> Result<(), ApiError> {
        self.change_membership(guild, person, Membership { has_left: true, timed_out_until: None })?;
        self.dispatch_to_person(person, "GUILD_DELETE", json!({ "id": guild.to_string() }));
        let removed = json!({ "guild_id": guild.to_string(), "user": self.directory.user(person) });
        self.dispatch_member_event(guild, "GUILD_MEMBER_REMOVE", &removed);
        Ok(())
    }

    /// Times a member out until this time in Unix milliseconds, or ends the time-out.
    pub fn time_out(&mut self, guild: u64, person: u64, until: Option<u64>) -> Result<(), ApiError> {
        self.change_membership(guild, person, Membership { has_left: false, timed_out_until: until })?;
        let mut updated = self.directory.member(guild, person).unwrap_or_default();
        updated["guild_id"] = json!(guild.to_string());
        self.dispatch_member_event(guild, "GUILD_MEMBER_UPDATE", &updated);
        Ok(())
    }

    fn change_membership(&mut self, guild: u64, person: u64, membership: Membership) -> Result<(), ApiError> {
        self.commit(Change::Membership(guild, person, membership))?;
        self.directory.apply_membership(guild, person, membership);
        Ok(())
    }

    /// Queues an event about a member for the bots of the guild.
    fn dispatch_member_event(&mut self, guild: u64, name: &'static str, data: &serde_json::Value) {
        let bots = self.directory.guild(guild).map(|known| known.applications.clone()).unwrap_or_default();
        for application in bots {
            if self.subscriptions.includes(Account::Bot(application), intent::GUILD_MEMBERS) {
                let (guild, intent, data) = (Some(guild), intent::GUILD_MEMBERS, data.clone());
                self.events.push_back(Event::Bot { application, guild, intent, without: 0, name, data });
            }
        }
    }
}

impl super::directory::Guild {
    /// The end of a member's time-out, if it has not passed.
    pub fn timed_out_until(&self, user: u64) -> Option<u64> {
        self.time_outs.get(&user).copied().filter(|until| *until > snowflake::now_ms())
    }
}
