//! A request with a valid token, and the world in which it is carried out.

use super::world::Message;
use super::{Account, ApiError, ApiRequest, ApiResponse, Reply, Result, World};
use serde_json::Value;

/// A request of a bot or a person. Most routes get nothing else but the ids in the path.
pub(super) struct Call<'c> {
    pub world: &'c mut World,
    pub request: &'c ApiRequest,
    /// The owner of the token.
    pub account: Account,
}

impl<'c> Call<'c> {
    /// The HTTP method.
    pub fn method(&self) -> &'c str {
        self.request.method.as_str()
    }

    /// The JSON body.
    pub fn body(&self) -> &'c Value {
        &self.request.body
    }

    /// The user id of the caller.
    pub fn user(&self) -> u64 {
        self.account.id()
    }

    /// Whether the caller is a bot.
    pub fn is_bot(&self) -> bool {
        matches!(self.account, Account::Bot(_))
    }

    /// The permissions of the caller in a channel.
    pub fn permissions(&self, channel: u64) -> u64 {
        self.world.permissions(channel, self.user())
    }

    /// Whether the caller has all of the `needed` permissions in a channel.
    pub fn has_permissions(&self, channel: u64, needed: u64) -> bool {
        self.permissions(channel) & needed == needed
    }

    /// Rejects a caller who lacks one of the `needed` permissions in a channel.
    pub fn require(&self, channel: u64, needed: u64) -> Result {
        if self.has_permissions(channel, needed) { Ok(()) } else { Err(ApiError::MISSING_PERMISSIONS) }
    }

    /// Rejects a guild that does not exist or of which the caller is not a member.
    pub fn require_membership(&self, guild: u64) -> Result {
        match self.world.directory.guild(guild) {
            None => Err(ApiError::UNKNOWN_GUILD),
            Some(guild) if !guild.has_member(self.user()) => Err(ApiError::MISSING_ACCESS),
            Some(_) => Ok(()),
        }
    }

    /// Rejects a guild of which the caller is not a member, and an action in it for which the caller lacks a permission.
    pub fn require_in_guild(&self, guild: u64, needed: u64) -> Result {
        self.require_membership(guild)?;
        match self.world.directory.permissions(guild, self.user()) & needed == needed {
            true => Ok(()),
            false => Err(ApiError::MISSING_PERMISSIONS),
        }
    }

    /// A message of a channel that the caller can see.
    pub fn message(&self, channel: u64, id: u64) -> Result<&Message> {
        self.world.message(channel, id, self.account)
    }

    /// A message of a channel as the caller sees it.
    pub fn message_reply(&self, channel: u64, id: u64) -> Reply {
        ApiResponse::ok(self.world.view(self.message(channel, id)?, self.account))
    }
}
