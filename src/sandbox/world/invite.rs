//! Invites to guilds, with which people join them.

use super::directory::Guild;
use super::fields::picked;
use super::state::Change;
use super::{ApiError, Result, World, api_types, snowflake};
use api_types::intent;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Discord's limit of invites of a guild.
const MAX_INVITES: usize = 1000;
/// The number of characters of a code.
const CODE_CHARS: usize = 8;

/// An invite. The serialized names are part of the journal's format.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Invite {
    pub code: String,
    pub guild: u64,
    pub channel: u64,
    /// The user who has made it.
    pub inviter: u64,
    pub created_at_ms: u64,
    /// The time for which it can be used, in seconds; 0 for ever.
    pub max_age: u64,
    /// How often it can be used; 0 for any number.
    pub max_uses: u64,
    pub uses: u64,
    /// Whether those who join leave again when they go offline. The sandbox keeps them.
    pub temporary: bool,
}

impl Invite {
    fn expires_at_ms(&self) -> Option<u64> {
        (self.max_age > 0).then(|| self.created_at_ms + self.max_age * 1000)
    }
}

impl World {
    /// The invites of a guild that can be used.
    pub fn invites(&self, guild: u64) -> impl Iterator<Item = &Invite> {
        self.state().invites.values().filter(move |invite| invite.guild == guild && self.is_usable(invite))
    }

    /// The invite with this code, if it can be used.
    pub fn invite(&self, code: &str) -> Result<&Invite> {
        let known = self.state().invites.get(code).filter(|invite| self.is_usable(invite));
        known.ok_or(ApiError::UNKNOWN_INVITE)
    }

    fn is_usable(&self, invite: &Invite) -> bool {
        invite.expires_at_ms().is_none_or(|end| end > self.now_ms())
            && self.channel_by_id(invite.channel).is_some()
    }

    /// The invite object. Members of the guild who manage it see how often it was used.
    pub fn invite_view(&self, invite: &Invite, with_use: bool) -> Value {
        let guild = self.directory.guild_view(invite.guild).unwrap_or_default();
        let guild = picked(&guild, "guild of an invite");
        let channel = self.channel_by_id(invite.channel).unwrap_or(&Value::Null);
        let mut view = json!({
            "type": 0, "code": invite.code, "guild": guild, "guild_id": invite.guild.to_string(),
            "channel": { "id": channel["id"], "name": channel["name"], "type": channel["type"] },
            "inviter": self.directory.user(invite.inviter), "flags": 0,
            "expires_at": invite.expires_at_ms().map(snowflake::format_timestamp),
        });
        if with_use {
            view["uses"] = json!(invite.uses);
            view["max_uses"] = json!(invite.max_uses);
            view["max_age"] = json!(invite.max_age);
            view["temporary"] = json!(invite.temporary);
            view["created_at"] = json!(snowflake::format_timestamp(invite.created_at_ms));
        }
        view
    }

    /// Creates an invite, whose code is still empty, or returns an equal one unless it must be `unique`.
    pub fn create_invite(&mut self, invite: Invite, unique: bool) -> Result<Invite> {
        let is_same = |known: &&Invite| {
            (known.channel, known.inviter, known.max_age) == (invite.channel, invite.inviter, invite.max_age)
                && (known.max_uses, known.temporary) == (invite.max_uses, invite.temporary)
        };
        if let Some(same) = self.invites(invite.guild).find(is_same).filter(|_| !unique) {
            return Ok(same.clone());
        }
        if self.invites(invite.guild).count() >= MAX_INVITES {
            return Err(ApiError::maximum_reached(30016, "invites", MAX_INVITES));
        }
        let id = self.next_id();
        let random = self.random_hex(id);
        let code = random[random.len() - CODE_CHARS..].to_owned();
        let invite = Invite { code, created_at_ms: self.now_ms(), ..invite };
        self.commit(Change::Invite(invite.clone()))?;
        let mut event = self.invite_view(&invite, true);
        event["channel_id"] = json!(invite.channel.to_string());
        self.dispatch_to_channel(invite.channel, intent::GUILD_INVITES, "INVITE_CREATE", &event);
        Ok(invite)
    }

    /// Deletes an invite.
    pub fn delete_invite(&mut self, code: &str) -> Result {
        let invite = self.invite(code)?.clone();
        self.commit(Change::InviteDeleted(code.to_owned()))?;
        let (guild, channel) = (invite.guild.to_string(), invite.channel.to_string());
        let event = json!({ "code": code, "guild_id": guild, "channel_id": channel });
        self.dispatch_to_channel(invite.channel, intent::GUILD_INVITES, "INVITE_DELETE", &event);
        Ok(())
    }

    /// Lets a person join a guild by an invite.
    pub fn accept_invite(&mut self, code: &str, person: u64) -> Result {
        let mut invite = self.invite(code)?.clone();
        if self.bans(invite.guild).contains(&person) {
            return Err(ApiError::BANNED);
        }
        if self.directory.guild(invite.guild).is_some_and(|guild| Guild::has_member(guild, person)) {
            return Ok(());
        }
        invite.uses += 1;
        match invite.uses == invite.max_uses {
            true => self.delete_invite(code)?,
            false => self.commit(Change::Invite(invite.clone()))?,
        }
        self.add_member(invite.guild, person)
    }
}
