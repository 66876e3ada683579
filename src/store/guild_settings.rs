use super::dialect::{Row, upsert};
use super::{Result, Settings, Write};
use crate::puzzles::{DailyGames, Difficulty};
use crate::table::{ChannelId, GuildId, Timestamp};
use crate::time_zones::TimeZone;
use sqlx::AssertSqlSafe;

/// Why the puzzle of the day is not posted any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyRefusal {
    /// The chosen channel does not exist any more, or the bot cannot see it.
    Gone,
    /// Discord has refused the post.
    Refused,
}

impl DailyRefusal {
    /// The name of the variant in the database and in texts.
    pub fn name(self) -> &'static str {
        match self {
            DailyRefusal::Gone => "gone",
            DailyRefusal::Refused => "refused",
        }
    }

    fn from_name(name: &str) -> Option<DailyRefusal> {
        [DailyRefusal::Gone, DailyRefusal::Refused].into_iter().find(|refusal| refusal.name() == name)
    }
}

/// The remains of a board when a later one is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormerBoards {
    /// A line that tells the turn.
    Lines,
    /// The line and the picture.
    Pictures,
}

impl FormerBoards {
    /// All of them.
    pub const ALL: [FormerBoards; 2] = [FormerBoards::Lines, FormerBoards::Pictures];

    /// The name of the variant in options and texts.
    pub fn name(self) -> &'static str {
        match self {
            FormerBoards::Lines => "lines",
            FormerBoards::Pictures => "pictures",
        }
    }
}

/// The settings of a guild, made by its managers, and its locale; `None` where the default holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// The name of the theme of public pictures.
    pub theme: Option<String>,
    /// The default time for a turn: one of `none`, `10m`, `1h`, `8h`, `1d`, `3d`, `7d`.
    pub default_time: Option<String>,
    /// Whether games may have threads of their own.
    pub threads: Option<bool>,
    /// What remains of a board when a later one is shown; nothing by default.
    pub former_boards: Option<FormerBoards>,
    /// The language of what everyone sees, if it is not the guild's own.
    pub language: Option<String>,
    /// The role of those who may organise tournaments, beside the managers.
    pub organisers: Option<u64>,
    /// The channel in which the puzzle of the day is posted; `None` if it is not posted.
    pub daily_channel: Option<ChannelId>,
    /// The hour at which it is posted, by the clock of the guild.
    pub daily_hour: Option<u8>,
    /// The time zone of that clock; `None` for UTC.
    pub zone: Option<TimeZone>,
    /// When the next one is due; `None` if it is not posted.
    pub next_daily: Option<Timestamp>,
    /// Why it is not posted there any more; `None` if it is.
    pub daily_refusal: Option<DailyRefusal>,
    /// The games of the puzzle of the day; `None` for those that fit the guild.
    pub daily_games: Option<DailyGames>,
    /// How hard it is; `None` for as hard as people there can solve.
    pub daily_level: Option<Difficulty>,
    /// The channel in which seeks are posted; `None` if they are not.
    pub seeks_channel: Option<ChannelId>,
    /// The locale that the guild has chosen in Discord, as far as is known; `None` if it has not or cannot.
    pub locale: Option<String>,
    /// The channels in which games may be opened, in the order of their ids; all if empty.
    pub channels: Vec<ChannelId>,
}

/// The columns of the settings, in the order in which they are bound.
const COLUMNS: &str = "guild_id, theme, default_time, threads, keeps_boards, language, locale, organisers, daily_channel, \
    daily_hour, zone, next_daily, daily_refusal, seeks_channel, daily_games, daily_level";

impl Settings<'_, Write> {
    /// Stores the settings of a guild.
    pub async fn save_guild(&mut self, guild: GuildId, settings: &GuildSettings) -> Result<()> {
        let GuildSettings {
            theme,
            default_time,
            threads,
            former_boards,
            language,
            organisers,
            daily_channel,
            daily_hour,
            zone,
            next_daily,
            daily_refusal,
            daily_games,
            daily_level,
            seeks_channel,
            locale,
            channels,
        } = settings;
        let save = self.0.query(AssertSqlSafe(upsert("servers", COLUMNS)));
        let keeps_pictures = former_boards.map(|kept| kept == FormerBoards::Pictures);
        let save = save.bind(guild).bind(theme).bind(default_time).bind(threads).bind(keeps_pictures);
        let save = save.bind(language).bind(locale).bind(organisers).bind(daily_channel).bind(daily_hour);
        let save = save.bind(zone.map(TimeZone::name)).bind(next_daily);
        let save = save.bind(daily_refusal.map(DailyRefusal::name)).bind(seeks_channel);
        let save = save.bind(daily_games.map(DailyGames::name)).bind(daily_level.map(Difficulty::name));
        save.execute().await?;
        self.0.query("DELETE FROM server_channels WHERE guild_id = $1").bind(guild).execute().await?;
        for channel in channels {
            let insert = self.0.query("INSERT INTO server_channels (guild_id, channel_id) VALUES ($1, $2)");
            insert.bind(guild).bind(channel).execute().await?;
        }
        Ok(())
    }
}

impl<A> Settings<'_, A> {
    /// The settings of a guild.
    pub async fn guild(&mut self, guild: GuildId) -> Result<GuildSettings> {
        let sql = format!("SELECT {COLUMNS} FROM servers WHERE guild_id = $1");
        let stored = self.0.query(AssertSqlSafe(sql));
        let settings = |row: &Row| {
            Ok(GuildSettings {
                theme: row.get("theme")?,
                default_time: row.get("default_time")?,
                threads: row.get("threads")?,
                former_boards: row.get::<Option<bool>>("keeps_boards")?.map(|keeps_pictures| {
                    match keeps_pictures {
                        true => FormerBoards::Pictures,
                        false => FormerBoards::Lines,
                    }
                }),
                language: row.get("language")?,
                organisers: row.get("organisers")?,
                daily_channel: row.get("daily_channel")?,
                daily_hour: row.get("daily_hour")?,
                zone: row.named("zone", TimeZone::named)?,
                next_daily: row.get("next_daily")?,
                daily_refusal: row.named("daily_refusal", DailyRefusal::from_name)?,
                daily_games: row
                    .named("daily_games", |name| DailyGames::all().find(|games| games.name() == name))?,
                daily_level: row.named("daily_level", |name| {
                    Difficulty::ALL.into_iter().find(|level| level.name() == name)
                })?,
                seeks_channel: row.get("seeks_channel")?,
                locale: row.get("locale")?,
                channels: Vec::new(),
            })
        };
        let Some(settings) = stored.bind(guild).optional(settings).await? else {
            return Ok(GuildSettings::default());
        };
        let channels =
            self.0.query("SELECT channel_id FROM server_channels WHERE guild_id = $1 ORDER BY channel_id");
        Ok(GuildSettings { channels: channels.bind(guild).values().await?, ..settings })
    }
}
