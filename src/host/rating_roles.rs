//! The roles of guilds that follow ratings.

use super::{Ratings, Result};
use crate::store::RatingRole;
use crate::table::{GuildId, Rejection};

/// Upper bound of such roles, per guild.
const MAX_ROLES: usize = 10;

impl Ratings<'_> {
    /// The roles of a guild that follow ratings.
    pub async fn roles(self, guild: GuildId) -> Result<Vec<RatingRole>> {
        self.host.read(async |mut tx| Ok(tx.ratings().roles(guild).await?)).await
    }

    /// Stores who has a role of a guild. Returns all roles.
    ///
    /// # Errors
    ///
    /// [`HostError::Rejected`](super::HostError::Rejected) if the guild has too many.
    pub async fn save_role(self, guild: GuildId, role: &RatingRole) -> Result<Vec<RatingRole>> {
        self.host
            .write(async |mut tx| {
                tx.ratings().save_role(guild, role).await?;
                let roles = tx.ratings().roles(guild).await?;
                if roles.len() > MAX_ROLES {
                    return Err(Rejection::over_limit("roles-too-many", MAX_ROLES).into());
                }
                Ok(roles)
            })
            .await
    }

    /// Forgets a role that does not exist any more.
    pub async fn forget_role(self, guild: GuildId, role: u64) -> Result<()> {
        self.host.write(async |mut tx| Ok(tx.ratings().forget_role(guild, role).await?)).await
    }

    /// Takes a role from all who have it, and gives it to nobody any more. `None` if it does not follow ratings, else the other roles.
    pub async fn remove_role(self, guild: GuildId, role: u64) -> Result<Option<Vec<RatingRole>>> {
        self.host
            .write(async |mut tx| {
                let is_known = tx.ratings().delete_role(guild, role).await?;
                Ok(if is_known { Some(tx.ratings().roles(guild).await?) } else { None })
            })
            .await
    }
}
