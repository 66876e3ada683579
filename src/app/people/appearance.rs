//! Themes and viewpoints: how a guild and a player see boards.

use crate::app::App;
use crate::host::{HostError, PlayerSettings};
use crate::render::{RenderOptions, Theme};
use crate::rules::Seat;
use crate::table::{GuildId, Table};

impl<P> App<P> {
    /// How everybody sees the boards of a guild. If the settings cannot be read, the default theme is used.
    pub async fn guild_options(&self, guild: Option<GuildId>) -> RenderOptions {
        let Some(guild) = guild else { return RenderOptions::default() };
        match self.host.settings().of_guild(guild).await {
            Ok(settings) => with_theme(settings.theme.as_deref()),
            Err(error) => {
                log_unread_settings(&error);
                RenderOptions::default()
            }
        }
    }

    /// How everybody sees the board of a table.
    pub async fn table_options(&self, table: &Table) -> RenderOptions {
        self.guild_options(table.guild()).await
    }

    /// How a player sees boards that are shown to that player alone: in the player's theme, or else in the guild's.
    pub async fn personal_options(&self, settings: &PlayerSettings, guild: Option<GuildId>) -> RenderOptions {
        match settings.preferences.theme.as_deref() {
            Some(theme) => with_theme(Some(theme)),
            None => self.guild_options(guild).await,
        }
    }
}

/// The seat from which a player sees boards that are shown to that player alone: the first one, as on public boards, unless
/// settings say otherwise.
pub fn viewpoint(settings: &PlayerSettings, seat: Option<Seat>) -> Seat {
    seat.filter(|_| settings.sees_own_side()).unwrap_or_default()
}

/// Logs that the settings of a player or guild could not be read, and defaults are used.
pub fn log_unread_settings(error: &HostError) {
    tracing::error!(error = error as &dyn std::error::Error, "settings could not be read");
}

/// Options with the theme of this name; with the default theme if there is none, because it may have been removed.
fn with_theme(name: Option<&str>) -> RenderOptions {
    RenderOptions { theme: name.and_then(Theme::by_name).unwrap_or_default(), ..RenderOptions::default() }
}
