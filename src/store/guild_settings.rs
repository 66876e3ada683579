use super::{Settings, StoreError, Write, from_db, to_db};
use crate::table::{ChannelId, GuildId};

/// The settings of a guild, made by its managers; `None` where the default holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// The name of the theme of public pictures.
    pub theme: Option<String>,
    /// The default time for a turn: one of `none`, `10m`, `1h`, `8h`, `1d`, `3d`, `7d`.
    pub default_time: Option<String>,
    /// Whether games may have threads of their own.
    pub threads: Option<bool>,
    /// The channels in which games may be opened, in the order of their ids; all if empty.
    pub channels: Vec<ChannelId>,
}

type Row = (Option<String>, Option<String>, Option<i64>);

impl Settings<'_, Write> {
    /// Stores the settings of a guild.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_guild(&mut self, guild: GuildId, settings: &GuildSettings) -> Result<(), StoreError> {
        self.transaction
            .query(
                "INSERT INTO servers (guild_id, theme, default_time, threads) VALUES ($1, $2, $3, $4)
             ON CONFLICT (guild_id) DO UPDATE SET theme = excluded.theme,
                default_time = excluded.default_time, threads = excluded.threads",
            )
            .bind(to_db(guild))
            .bind(&settings.theme)
            .bind(&settings.default_time)
            .bind(settings.threads.map(i64::from))
            .execute()
            .await?;
        self.transaction
            .query("DELETE FROM server_channels WHERE guild_id = $1")
            .bind(to_db(guild))
            .execute()
            .await?;
        for channel in &settings.channels {
            self.transaction
                .query("INSERT INTO server_channels (guild_id, channel_id) VALUES ($1, $2)")
                .bind(to_db(guild))
                .bind(to_db(*channel))
                .execute()
                .await?;
        }
        Ok(())
    }
}

impl<A> Settings<'_, A> {
    /// The settings of a guild.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn guild(&mut self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        let found: Option<Row> = self
            .transaction
            .query("SELECT theme, default_time, threads FROM servers WHERE guild_id = $1")
            .bind(to_db(guild))
            .optional()
            .await?;
        let Some((theme, default_time, threads)) = found else { return Ok(GuildSettings::default()) };
        let threads = threads.map(|flag| flag != 0);
        let channels: Vec<i64> = self
            .transaction
            .query("SELECT channel_id FROM server_channels WHERE guild_id = $1 ORDER BY channel_id")
            .bind(to_db(guild))
            .values()
            .await?;
        Ok(GuildSettings {
            theme,
            default_time,
            threads,
            channels: channels.into_iter().map(from_db).collect(),
        })
    }
}
