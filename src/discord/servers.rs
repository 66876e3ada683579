//! The servers that the bot is in, for commands of the operator beside a running bot.

use super::client::background_http;
use super::client::permissions::{RoleObstacle, role_obstacles};
use super::{BotError, serenity};
use serenity::{GuildId, GuildPagination, Http};
use std::num::NonZeroU64;

/// The most servers that Discord lists in one answer.
const PAGE: u64 = 200;

/// The servers of a bot, which is not connected here.
pub struct Servers(Http);

impl Servers {
    /// The servers of the bot with this token, on Discord or on another server at `base`.
    ///
    /// # Errors
    /// Fails if no request can be made.
    pub fn new(token: &str, base: Option<&str>) -> Result<Servers, BotError> {
        let (http, _) = background_http::clients(token, base, true).map_err(BotError::Http)?;
        Ok(Servers(http))
    }

    /// The ids and names of all servers, in the order of their ids.
    ///
    /// # Errors
    /// Fails if Discord does.
    pub async fn list(&self) -> Result<Vec<(u64, String)>, BotError> {
        let mut servers: Vec<(u64, String)> = Vec::new();
        loop {
            let after = servers.last().map(|(id, _)| GuildPagination::After(GuildId::new(*id)));
            let page = self.0.get_guilds(after, Some(PAGE)).await.map_err(Box::new)?;
            let is_last = (page.len() as u64) < PAGE;
            servers.extend(page.into_iter().map(|guild| (guild.id.get(), guild.name)));
            if is_last {
                return Ok(servers);
            }
        }
    }

    /// What keeps the bot from giving each of these roles of a server, in their order.
    ///
    /// # Errors
    /// Fails if Discord does, for example because the bot is not in that server.
    pub async fn role_obstacles(
        &self,
        server: u64,
        roles: &[u64],
    ) -> Result<Vec<Option<RoleObstacle>>, BotError> {
        let bot = self.0.get_current_user().await.map_err(Box::new)?.id;
        Ok(role_obstacles(&self.0, bot, server.into(), roles).await.map_err(Box::new)?)
    }

    /// Leaves a server.
    ///
    /// # Errors
    /// Fails if Discord does, for example because the bot is not in that server.
    pub async fn leave(&self, server: NonZeroU64) -> Result<(), BotError> {
        Ok(GuildId::from(server).leave(&self.0).await.map_err(Box::new)?)
    }
}
