//! The roles of guilds that follow ratings, and who has them.

use super::dialect::Row;
use super::{Ratings, Result, Shards, Write};
use crate::rules::GameKind;
use crate::table::{GuildId, PlayerId};
use std::ops::RangeInclusive;

/// A role of a guild that the bot gives and takes. Provisional ratings and those against computers do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingRole {
    /// The id of the role.
    pub role: u64,
    /// Who has it.
    pub holder: RoleHolder,
    /// The game whose rating or leaderboard counts; `None` for the game in which a member is best.
    pub game: Option<GameKind>,
    /// The range of ratings, in points.
    pub range: RangeInclusive<u32>,
}

/// Who has a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleHolder {
    /// Members whose rating is in the range.
    Band,
    /// The first of the guild's leaderboard of the game.
    First,
    /// The winners of the tournament of the guild that ended last.
    Winner,
}

impl RoleHolder {
    /// The name of the variant in the database and in texts.
    pub fn name(self) -> &'static str {
        match self {
            RoleHolder::Band => "band",
            RoleHolder::First => "first",
            RoleHolder::Winner => "winner",
        }
    }

    fn from_name(name: &str) -> Option<RoleHolder> {
        [RoleHolder::Band, RoleHolder::First, RoleHolder::Winner].into_iter().find(|one| one.name() == name)
    }
}

/// A role that a member is to be given, or that is to be taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleChange {
    /// The guild of the role.
    pub guild: GuildId,
    /// The id of the role.
    pub role: u64,
    /// The member.
    pub player: PlayerId,
    /// Whether it is given rather than taken away.
    pub is_given: bool,
}

/// Who is to have which role, unless the player refuses. A rating of 1499.5 is shown as 1500.
const DESERVED: &str = "
    WITH rated AS (SELECT guild_id, game, player_id, rating,
            ROW_NUMBER() OVER (PARTITION BY guild_id, game ORDER BY established DESC, rating DESC, player_id) AS rank
        FROM guild_players WHERE ladder = 'people' AND established >= 0),
    last AS (SELECT guild_id, MAX(id) AS id FROM tournaments WHERE phase = 'finished' GROUP BY guild_id),
    deserved AS (
        SELECT roles.guild_id, role_id, player_id FROM rating_roles AS roles
        JOIN rated ON rated.guild_id = roles.guild_id AND rated.game = COALESCE(roles.game, rated.game)
        WHERE kind = 'band' GROUP BY roles.guild_id, role_id, player_id, low, high
        HAVING MAX(rating) >= low - 0.5 AND MAX(rating) < high + 0.5
        UNION SELECT roles.guild_id, role_id, player_id FROM rating_roles AS roles
        JOIN rated ON rated.guild_id = roles.guild_id AND rated.game = roles.game AND rank = 1 WHERE kind = 'first'
        UNION SELECT roles.guild_id, role_id, player_id FROM rating_roles AS roles
        JOIN last ON last.guild_id = roles.guild_id
        JOIN tournament_places ON tournament_id = last.id AND place = 1 WHERE kind = 'winner'),
    wanted AS (SELECT * FROM deserved
        WHERE player_id NOT IN (SELECT player_id FROM preferences WHERE refuses_roles = 1))";

/// A role that a member has of the bot, as it is exported.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct ExportedRole {
    /// The id of the server.
    pub server: String,
    /// The id of the role.
    pub role: String,
}

impl Ratings<'_, Write> {
    /// Stores who has a role of a guild.
    pub async fn save_role(&mut self, guild: GuildId, role: &RatingRole) -> Result<()> {
        self.delete_role(guild, role.role).await?;
        let insert = self.0.query(
            "INSERT INTO rating_roles (guild_id, role_id, kind, game, low, high) VALUES ($1, $2, $3, $4, $5, $6)",
        );
        let insert =
            insert.bind(guild).bind(role.role).bind(role.holder.name()).bind(role.game.map(GameKind::name));
        insert.bind(*role.range.start()).bind(*role.range.end()).execute().await
    }

    /// Forgets the rule of a role of a guild, so that it is taken from those who have it. `false` if there was none.
    pub async fn delete_role(&mut self, guild: GuildId, role: u64) -> Result<bool> {
        let delete = self.0.query("DELETE FROM rating_roles WHERE guild_id = $1 AND role_id = $2");
        Ok(delete.bind(guild).bind(role).rows_affected().await? > 0)
    }

    /// Forgets who has a role that does not exist any more, and its rule.
    pub async fn forget_role(&mut self, guild: GuildId, role: u64) -> Result<()> {
        self.delete_role(guild, role).await?;
        let delete = self.0.query("DELETE FROM role_holders WHERE guild_id = $1 AND role_id = $2");
        delete.bind(guild).bind(role).execute().await
    }

    /// Forgets that somebody whose data was deleted has a role.
    pub async fn forget_former_holder(&mut self, change: RoleChange) -> Result<()> {
        let delete = self.0.query(
            "DELETE FROM role_holders WHERE guild_id = $1 AND role_id = $2 AND player_id = $3
             AND NOT EXISTS (SELECT 1 FROM players WHERE id = player_id)",
        );
        delete.bind(change.guild).bind(change.role).bind(change.player).execute().await
    }

    /// Records that a member was given a role, or does not have it any more.
    pub async fn record_role(&mut self, change: RoleChange) -> Result<()> {
        let sql = match change.is_given {
            true => {
                "INSERT INTO role_holders (guild_id, role_id, player_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            }
            false => "DELETE FROM role_holders WHERE guild_id = $1 AND role_id = $2 AND player_id = $3",
        };
        self.0.query(sql).bind(change.guild).bind(change.role).bind(change.player).execute().await
    }
}

impl<A> Ratings<'_, A> {
    /// The roles of a guild that follow ratings, in the order of their rules.
    pub async fn roles(&mut self, guild: GuildId) -> Result<Vec<RatingRole>> {
        let found = self.0.query(
            "SELECT role_id, kind, game, low, high FROM rating_roles WHERE guild_id = $1
             ORDER BY kind, game, low, role_id",
        );
        Ok(found.bind(guild).all(role).await?.into_iter().flatten().collect())
    }

    /// The roles that a player was given.
    pub async fn roles_of(&mut self, player: PlayerId) -> Result<Vec<ExportedRole>> {
        let found = self.0.query(
            "SELECT guild_id, role_id FROM role_holders WHERE player_id = $1 ORDER BY guild_id, role_id",
        );
        let read = |row: &Row| {
            let (server, role): (GuildId, u64) = (row.get("guild_id")?, row.get("role_id")?);
            Ok(ExportedRole { server: server.to_string(), role: role.to_string() })
        };
        found.bind(player).all(read).await
    }

    /// All such roles, with their guilds, guild by guild.
    pub async fn all_roles(&mut self) -> Result<Vec<(GuildId, u64)>> {
        let found = self.0.query("SELECT guild_id, role_id FROM rating_roles ORDER BY guild_id, role_id");
        found.all(|row| Ok((row.get("guild_id")?, row.get("role_id")?))).await
    }

    /// What roles of guilds of these shards are to be given and taken away, so that all have what they deserve and want.
    pub async fn role_changes(&mut self, shards: &[Shards]) -> Result<Vec<RoleChange>> {
        let sql = format!(
            "{DESERVED}, held AS (SELECT guild_id, role_id, player_id FROM role_holders)
             SELECT * FROM (SELECT guild_id, role_id, player_id, CAST(1 AS BIGINT) AS is_given FROM
                    (SELECT * FROM wanted EXCEPT SELECT * FROM held) AS missing
                 UNION ALL SELECT guild_id, role_id, player_id, CAST(0 AS BIGINT) FROM
                    (SELECT * FROM held EXCEPT SELECT * FROM wanted) AS extra) AS changes
             WHERE (guild_id >> 22) % $1 BETWEEN $2 AND $3 ORDER BY is_given, guild_id, player_id, role_id"
        );
        let read = |row: &Row| {
            Ok(RoleChange {
                guild: row.get("guild_id")?,
                role: row.get("role_id")?,
                player: row.get("player_id")?,
                is_given: row.get("is_given")?,
            })
        };
        self.0.rows_of_shards(shards, &sql, &[], read).await
    }
}

/// The role in a row; `None` if this version does not know who has it.
fn role(row: &Row) -> Result<Option<RatingRole>> {
    let (role, game) = (row.get("role_id")?, row.parsed("game")?);
    let range = row.get("low")?..=row.get("high")?;
    Ok(row.named("kind", RoleHolder::from_name)?.map(|holder| RatingRole { role, holder, game, range }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ratings::{Ladder, Outcome, Rating, RatingChange};
    use crate::store::tests::{begun, new_table, temporary};
    use crate::table::{Player, Timestamp};

    #[tokio::test]
    async fn roles_follow_ratings_that_are_not_provisional() -> Result<()> {
        const GAME: GameKind = GameKind::Biloba;
        let store = temporary().await;
        let table = begun(&store).await;
        let guild = new_table().guild.expect("a guild");
        let mut tx = store.write().await?;
        for (player, value, games) in [(1, 1499.5, 30), (2, 1700.0, 30), (3, 2000.0, 2)] {
            let after = Rating { value, deviation: if games > 9 { 60.0 } else { 200.0 }, games };
            let player = Player::human(PlayerId(player), String::new());
            tx.players().save(&player).await?;
            let change = RatingChange { player, outcome: Outcome::Win, before: Rating::default(), after };
            tx.ratings().save(table.id(), GAME, Ladder::People, &change, Timestamp::UNIX_EPOCH).await?;
        }
        let rules = [
            (10, RoleHolder::Band, None, 1500..=1600),
            (11, RoleHolder::Band, Some(GAME), 1601..=9999),
            (12, RoleHolder::Band, Some(GameKind::Bizingo), 0..=9999),
            (13, RoleHolder::First, Some(GAME), 0..=9999),
            (14, RoleHolder::Winner, None, 0..=9999),
        ];
        for (role, holder, game, range) in rules {
            tx.ratings().save_role(guild, &RatingRole { role, holder, game, range }).await?;
        }
        let change = |role, player, is_given| RoleChange { guild, role, player: PlayerId(player), is_given };
        let due = tx.ratings().role_changes(&[Shards::ALL]).await?;
        assert_eq!(due, [change(10, 1, true), change(11, 2, true), change(13, 2, true)]);
        for change in due {
            tx.ratings().record_role(change).await?;
        }
        assert_eq!(tx.ratings().role_changes(&[Shards::ALL]).await?, []);
        // A band moves, a member wants no roles, and a rule ends.
        let moved = RatingRole { role: 10, holder: RoleHolder::Band, game: None, range: 1600..=1800 };
        tx.ratings().save_role(guild, &moved).await?;
        let mut preferences = tx.settings().preferences(PlayerId(2)).await?;
        preferences.refuses_roles = Some(true);
        tx.settings().save_preferences(PlayerId(2), &preferences).await?;
        assert!(tx.ratings().delete_role(guild, 13).await?);
        let due = tx.ratings().role_changes(&[Shards::ALL]).await?;
        assert_eq!(due, [change(10, 1, false), change(11, 2, false), change(13, 2, false)]);
        Ok(())
    }
}
