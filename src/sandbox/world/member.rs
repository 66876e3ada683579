//! Changes of memberships while the sandbox runs: people leave guilds and are timed out.

use super::directory::Role;
use super::state::{Change, WorldState};
use super::{Directory, Event, Result, World, api_types};
use api_types::intent;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::time::Duration;

/// Changes to the membership of a person since the start of the world.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(crate) struct Membership {
    /// Whether the person has left the guild.
    pub has_left: bool,
    /// The end of the time-out in Unix milliseconds, if there was one.
    pub timed_out_until: Option<u64>,
    /// The nickname, if there is one.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Whether the person is banned.
    #[serde(default)]
    pub is_banned: bool,
}

impl Directory {
    /// Applies what has changed since the start of the world.
    pub(super) fn apply_changes(&mut self, state: &WorldState) {
        for ((guild, person), membership) in &state.memberships {
            self.apply_membership(*guild, *person, membership);
        }
        for (guild, roles) in &state.roles {
            self.set_roles(*guild, roles.clone());
        }
        for (id, fields) in &state.applications {
            self.apply_application(*id, fields);
        }
    }

    /// Sets the roles of a guild.
    pub(super) fn set_roles(&mut self, guild: u64, roles: Vec<Role>) {
        if let Some(guild) = self.guilds.iter_mut().find(|known| known.id == guild) {
            guild.roles = roles;
        }
    }

    /// Applies a changed membership.
    pub(super) fn apply_membership(&mut self, guild: u64, person: u64, membership: &Membership) {
        let is_person = self.people.iter().any(|known| known.id == person);
        let Some(guild) = self.guilds.iter_mut().find(|known| known.id == guild) else { return };
        if !membership.has_left && is_person && !guild.has_member(person) {
            guild.people.push(person);
        }
        if membership.has_left {
            guild.people.retain(|known| *known != person);
            guild.applications.retain(|known| *known != person);
            guild.roles.iter_mut().for_each(|role| role.members.retain(|known| *known != person));
        }
        match membership.timed_out_until.filter(|_| !membership.has_left) {
            Some(until) => guild.time_outs.insert(person, until),
            None => guild.time_outs.remove(&person),
        };
        match membership.nickname.clone().filter(|_| !membership.has_left) {
            Some(nickname) => guild.nicknames.insert(person, nickname),
            None => guild.nicknames.remove(&person),
        };
    }
}

impl World {
    /// A person or a bot leaves a guild. They and the bots with the intent are told.
    pub fn remove_member(&mut self, guild: u64, user: u64) -> Result {
        self.change_membership(guild, user, |membership| {
            *membership = Membership { has_left: true, ..Membership::default() };
        })?;
        let (name, data) = ("GUILD_DELETE", json!({ "id": guild.to_string() }));
        if self.directory.person(user).is_some() {
            self.dispatch_to_person(user, name, data);
        } else {
            self.dispatch_to_bot(user, Some(guild), [intent::GUILDS, 0], name, data);
        }
        let removed = json!({ "guild_id": guild.to_string(), "user": self.directory.user(user) });
        self.dispatch_to_bots(guild, intent::GUILD_MEMBERS, "GUILD_MEMBER_REMOVE", &removed);
        Ok(())
    }

    /// A person joins a guild. They and the bots with the intent are told.
    pub fn add_member(&mut self, guild: u64, person: u64) -> Result {
        self.change_membership(guild, person, |membership| *membership = Membership::default())?;
        self.events.push_back(Event::Joined { person, guild });
        let mut added = self.directory.member(guild, person).unwrap_or_default();
        added["guild_id"] = json!(guild.to_string());
        self.dispatch_to_bots(guild, intent::GUILD_MEMBERS, "GUILD_MEMBER_ADD", &added);
        Ok(())
    }

    /// Times a member out until this time in Unix milliseconds, or ends the time-out.
    pub fn time_out(&mut self, guild: u64, person: u64, until: Option<u64>) -> Result {
        self.change_membership(guild, person, |membership| membership.timed_out_until = until)?;
        self.dispatch_member_update(guild, person);
        Ok(())
    }

    /// Sets the nickname of a member; an empty one removes it.
    pub fn set_nickname(&mut self, guild: u64, user: u64, nickname: &str) -> Result {
        let nickname = (!nickname.is_empty()).then(|| nickname.to_owned());
        self.change_membership(guild, user, |membership| membership.nickname = nickname)?;
        self.dispatch_member_update(guild, user);
        Ok(())
    }

    /// The people who are banned from a guild, by id.
    pub fn bans(&self, guild: u64) -> Vec<u64> {
        let memberships = self.state().memberships.iter();
        let banned = memberships.filter(|((known, _), membership)| *known == guild && membership.is_banned);
        banned.map(|((_, person), _)| *person).collect()
    }

    /// Deletes the messages in a guild that a user has written in this time, which is told in one event for each channel.
    pub fn delete_recent_messages(&mut self, guild: u64, user: u64, time: Duration) -> Result {
        let mut found: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        for message in self.state().messages.values() {
            let is_recent = u128::from(self.age_ms(message.id)) < time.as_millis();
            if is_recent && message.author() == Some(user) && self.guild_of(message.channel) == Some(guild) {
                found.entry(message.channel).or_default().push(message.id);
            }
        }
        found.into_iter().try_for_each(|(channel, ids)| self.delete_messages(channel, &ids))
    }

    /// Bans a person from a guild, which a member leaves, or takes the ban back.
    pub fn set_banned(&mut self, guild: u64, person: u64, is_banned: bool) -> Result {
        if is_banned && self.directory.is_member(guild, person) {
            self.remove_member(guild, person)?;
        }
        self.change_membership(guild, person, |membership| {
            membership.has_left = true;
            membership.is_banned = is_banned;
        })?;
        let data = json!({ "guild_id": guild.to_string(), "user": self.directory.user(person) });
        let name = if is_banned { "GUILD_BAN_ADD" } else { "GUILD_BAN_REMOVE" };
        self.dispatch_to_bots(guild, intent::GUILD_MODERATION, name, &data);
        Ok(())
    }

    fn change_membership(&mut self, guild: u64, user: u64, change: impl FnOnce(&mut Membership)) -> Result {
        let mut membership = self.state().memberships.get(&(guild, user)).cloned().unwrap_or_default();
        change(&mut membership);
        self.commit(Change::Membership(guild, user, membership.clone()))?;
        self.directory.apply_membership(guild, user, &membership);
        Ok(())
    }

    /// Queues the event of a changed member. A bot hears of itself whatever its intents are.
    pub(super) fn dispatch_member_update(&mut self, guild: u64, user: u64) {
        let mut updated = self.directory.member(guild, user).unwrap_or_default();
        updated["guild_id"] = json!(guild.to_string());
        self.dispatch_to_bots(guild, intent::GUILD_MEMBERS, "GUILD_MEMBER_UPDATE", &updated);
        let intents = [0, intent::GUILD_MEMBERS];
        self.dispatch_to_bot(user, Some(guild), intents, "GUILD_MEMBER_UPDATE", updated);
    }

    /// Queues an event for the bots of a guild.
    pub(super) fn dispatch_to_bots(&mut self, guild: u64, intent: u64, name: &'static str, data: &Value) {
        let bots = self.directory.guild(guild).map(|known| known.applications.clone()).unwrap_or_default();
        for application in bots {
            self.dispatch_to_bot(application, Some(guild), [intent, 0], name, data.clone());
        }
    }
}

impl super::directory::Guild {
    /// The end of a member's time-out, if it is after `now_ms`.
    pub fn timed_out_until(&self, user: u64, now_ms: u64) -> Option<u64> {
        self.time_outs.get(&user).copied().filter(|until| *until > now_ms)
    }
}
