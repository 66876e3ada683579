use super::dialect::{Row, upsert};
use super::{Result, Settings, Write};
use crate::search::Level;
use crate::table::{ChannelId, PlayerId, Timestamp};
use crate::time_zones::{LocalClock, TimeZone};
use serde::{Serialize, Serializer};
use sqlx::AssertSqlSafe;

/// The preferences of a player; `None` where the default holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preferences {
    /// The name of the theme of pictures that only this player sees.
    pub theme: Option<String>,
    /// The side at the bottom of boards that only this player sees.
    pub view: Option<BoardOrientation>,
    /// Whether a turn that is built by buttons is shown for confirmation.
    pub confirms: Option<bool>,
    /// Whether reminders come as direct messages.
    pub direct_messages: Option<bool>,
    /// How the player is told that a game waits; `None` for a ping in its channel.
    pub notify: Option<NotifyMode>,
    /// The hour of the daily digest by the player's clock.
    pub digest_hour: Option<u8>,
    /// The time zone of the player's clock, if the player has chosen one.
    pub zone: Option<TimeZone>,
    /// How far the player's clock is ahead of UTC, in minutes, as the player has said instead.
    pub minutes_ahead: Option<i64>,
    /// When the next digest is due; `None` without digests.
    pub next_digest: Option<Timestamp>,
    /// Whether the player has refused the last direct message that a game waits.
    pub refuses_direct: Option<bool>,
    /// The direct conversation with the player, if the bot has opened it.
    #[serde(serialize_with = "as_text")]
    pub direct_channel: Option<ChannelId>,
    /// A language other than that of the player's Discord client.
    pub language: Option<String>,
    /// The locale of the player's Discord client, as Discord has said it last; `None` for English.
    pub locale: Option<String>,
    /// The level of computers in games that do not name one; `None` to be asked.
    pub computer_level: Option<Level>,
    /// Whether the player wants no roles that follow ratings.
    pub refuses_roles: Option<bool>,
}

/// Writes an id as text: JSON readers that use floating point would change a number.
fn as_text<S: Serializer>(channel: &Option<ChannelId>, serializer: S) -> Result<S::Ok, S::Error> {
    channel.map(|channel| channel.to_string()).serialize(serializer)
}

/// How a player is told that a game waits, instead of by a ping in its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum NotifyMode {
    /// By a direct message at once.
    Direct,
    /// By one direct message a day, with all games that wait.
    Digest,
    /// Not at all.
    #[serde(rename = "none")]
    Never,
}

impl NotifyMode {
    /// All modes.
    pub const ALL: [NotifyMode; 3] = [NotifyMode::Direct, NotifyMode::Digest, NotifyMode::Never];

    /// The name in the database and in commands.
    pub fn name(self) -> &'static str {
        match self {
            NotifyMode::Direct => "direct",
            NotifyMode::Digest => "digest",
            NotifyMode::Never => "none",
        }
    }

    /// The mode of this name.
    pub fn named(name: &str) -> Option<NotifyMode> {
        NotifyMode::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// The side of a board that is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum BoardOrientation {
    /// The viewer's own side.
    #[serde(rename = "mine")]
    Own,
    /// The side of the seat that moved first, as on public boards.
    #[serde(rename = "first")]
    FirstSeat,
}

impl BoardOrientation {
    /// All orientations.
    pub const ALL: [BoardOrientation; 2] = [BoardOrientation::Own, BoardOrientation::FirstSeat];

    /// The name in the database and in commands.
    pub fn name(self) -> &'static str {
        match self {
            BoardOrientation::Own => "mine",
            BoardOrientation::FirstSeat => "first",
        }
    }

    /// The orientation of this name.
    pub fn named(name: &str) -> Option<BoardOrientation> {
        BoardOrientation::ALL.into_iter().find(|view| view.name() == name)
    }
}

impl Preferences {
    /// The clock of the player; `None` for UTC.
    pub fn clock(&self) -> Option<LocalClock> {
        let fixed = |minutes_ahead| LocalClock::Fixed { minutes_ahead };
        self.zone.map(LocalClock::Zone).or(self.minutes_ahead.map(fixed))
    }

    /// Changes the clock of the player; `None` for UTC.
    pub fn set_clock(&mut self, clock: Option<LocalClock>) {
        (self.zone, self.minutes_ahead) = match clock {
            Some(LocalClock::Zone(zone)) => (Some(zone), None),
            Some(LocalClock::Fixed { minutes_ahead }) => (None, Some(minutes_ahead)),
            None => (None, None),
        };
    }

    fn from_row(row: &Row) -> Result<Preferences> {
        let level: Option<u8> = row.get("computer_level")?;
        Ok(Preferences {
            theme: row.get("theme")?,
            view: row.named("view", BoardOrientation::named)?,
            confirms: row.get("confirms")?,
            direct_messages: row.get("direct_messages")?,
            notify: row.named("notify", NotifyMode::named)?,
            digest_hour: row.get("digest_hour")?,
            zone: row.named("zone", TimeZone::named)?,
            minutes_ahead: row.get("minutes_ahead")?,
            next_digest: row.get("next_digest")?,
            refuses_direct: row.get("refuses_direct")?,
            direct_channel: row.get("direct_channel")?,
            language: row.get("language")?,
            locale: row.get("locale")?,
            computer_level: level.and_then(Level::new),
            refuses_roles: row.get("refuses_roles")?,
        })
    }
}

/// The columns of preferences, in the order in which they are bound.
const COLUMNS: &str = "player_id, theme, view, confirms, direct_messages, language, locale, notify, digest_hour, zone, \
    minutes_ahead, next_digest, refuses_direct, direct_channel, computer_level, refuses_roles";

impl Settings<'_, Write> {
    /// Stores the preferences of a player.
    pub async fn save_preferences(&mut self, player: PlayerId, preferences: &Preferences) -> Result<()> {
        let Preferences { theme, view, confirms, direct_messages, language, locale, .. } = preferences;
        let Preferences { notify, digest_hour, zone, minutes_ahead, next_digest, .. } = preferences;
        let Preferences { refuses_direct, direct_channel, computer_level, refuses_roles, .. } = preferences;
        let save = self.0.query(AssertSqlSafe(upsert("preferences", COLUMNS)));
        let save = save.bind(player).bind(theme).bind(view.map(BoardOrientation::name)).bind(confirms);
        let save = save.bind(direct_messages).bind(language).bind(locale).bind(notify.map(NotifyMode::name));
        let save =
            save.bind(digest_hour).bind(zone.map(TimeZone::name)).bind(minutes_ahead).bind(next_digest);
        let save = save.bind(refuses_direct).bind(direct_channel);
        save.bind(computer_level.map(Level::number)).bind(refuses_roles).execute().await
    }
}

impl<A> Settings<'_, A> {
    /// The preferences of a player.
    pub async fn preferences(&mut self, player: PlayerId) -> Result<Preferences> {
        let sql = format!("SELECT {COLUMNS} FROM preferences WHERE player_id = $1");
        let found = self.0.query(AssertSqlSafe(sql));
        Ok(found.bind(player).optional(Preferences::from_row).await?.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardOrientation, NotifyMode};

    #[test]
    fn exports_name_choices_as_the_database_does() {
        for orientation in BoardOrientation::ALL {
            let exported = serde_json::to_value(orientation).expect("a name");
            assert_eq!(exported, orientation.name());
        }
        for mode in NotifyMode::ALL {
            assert_eq!(serde_json::to_value(mode).expect("a name"), mode.name());
        }
    }
}
