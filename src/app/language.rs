//! The languages in which the bot speaks: everyone in a guild sees one language, and a person's own is for what only that
//! person sees.

use super::App;
use super::appearance::log_unread_settings;
use crate::host::{GuildSettings, HostError, PlayerSettings, Preferences};
use crate::i18n::Localizer;
use crate::table::{GuildId, PlayerId, Table};
use std::sync::Arc;

/// The localizer of a language that somebody has chosen, or else of a locale; English if there is neither.
pub fn localizer(chosen: Option<&str>, locale: Option<&str>) -> Localizer {
    chosen.or(locale).map_or_else(Localizer::english, Localizer::of)
}

/// The locale to be stored if what the chat service says of somebody has another language than what is stored. English is
/// not stored.
fn changed_locale(stored: Option<&str>, locale: &str) -> Option<Option<String>> {
    let localizer = Localizer::of(locale);
    let is_english = localizer == Localizer::english();
    (localizer != self::localizer(None, stored)).then(|| (!is_english).then(|| locale.to_owned()))
}

impl<P> App<P> {
    /// The language of what everyone at a table sees: the guild's, or the opener's in a direct conversation. If the opponent has
    /// another one, the opener alone reads it.
    pub async fn table_localizer(&self, table: &Table) -> Localizer {
        match (table.guild(), table.opener().human_id()) {
            (Some(guild), _) => self.guild_localizer(guild, None).await,
            (None, Some(opener)) => {
                let localizer = self.player_localizer(opener).await;
                if self.has_mirror(table).await { localizer.read_by(opener) } else { localizer }
            }
            (None, None) => Localizer::english(),
        }
    }

    /// The language of what everyone in a guild sees: the chosen one, or else that of the guild's locale. `locale` is that
    /// locale if the chat service has just said it, and is stored.
    pub async fn guild_localizer(&self, guild: GuildId, locale: Option<&str>) -> Localizer {
        let settings = match self.host.settings().of_guild(guild).await {
            Ok(settings) => settings,
            Err(error) => {
                log_unread_settings(&error);
                return localizer(None, locale);
            }
        };
        let stored = settings.locale.as_deref();
        if let Some(changed) = locale.and_then(|locale| changed_locale(stored, locale)) {
            let change = |settings: &mut GuildSettings| settings.locale.clone_from(&changed);
            log_unstored(self.host.settings().update_guild(guild, change).await.map(drop));
        }
        localizer(settings.language.as_deref(), locale.or(stored))
    }

    /// A player's language: the chosen one, or else that of the player's client.
    pub async fn player_localizer(&self, player: PlayerId) -> Localizer {
        match self.host.settings().of_player(player).await {
            Ok(settings) => {
                let Preferences { language, locale, .. } = &settings.preferences;
                localizer(language.as_deref(), locale.as_deref())
            }
            Err(error) => {
                log_unread_settings(&error);
                Localizer::english()
            }
        }
    }

    /// The settings of a player whose client has this locale, which is stored.
    ///
    /// # Errors
    /// Fails if the store fails.
    pub async fn player_settings(
        &self,
        player: PlayerId,
        locale: &str,
    ) -> Result<Arc<PlayerSettings>, HostError> {
        let settings = self.host.settings().of_player(player).await?;
        if let Some(changed) = changed_locale(settings.preferences.locale.as_deref(), locale) {
            let change = |preferences: &mut Preferences| preferences.locale.clone_from(&changed);
            log_unstored(self.host.settings().update_player(player, change).await.map(drop));
        }
        Ok(settings)
    }
}

fn log_unstored(result: Result<(), HostError>) {
    if let Err(error) = result {
        tracing::error!(error = &error as &dyn std::error::Error, "a locale could not be stored");
    }
}
