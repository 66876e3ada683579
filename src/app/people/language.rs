//! The languages in which the bot speaks: everyone who sees a board sees it in one language, and a person's own is for what only that
//! person sees.

use super::appearance::log_unread_settings;
use crate::app::App;
use crate::host::{GuildSettings, HostError, PlayerSettings, Preferences};
use crate::i18n::Localizer;
use crate::table::{GuildId, PlayerId, Table};
use crate::tournament::Tournament;
use std::sync::Arc;

/// The localizer of a language that somebody has chosen, or else of a locale; English if there is neither.
pub fn localizer(chosen: Option<&str>, locale: Option<&str>) -> Localizer {
    chosen.or(locale).map_or_else(Localizer::english, Localizer::of)
}

/// The locale to be stored if what the chat service says of a player has another language than what is stored. English is
/// not stored.
fn changed_locale(stored: Option<&str>, locale: &str) -> Option<Option<String>> {
    let localizer = Localizer::of(locale);
    let is_english = localizer == Localizer::english();
    (localizer != self::localizer(None, stored)).then(|| (!is_english).then(|| locale.to_owned()))
}

impl<P> App<P> {
    /// The language of what everyone at a table sees: the guild's, or else that of the one who has opened the table or, for a game of
    /// a tournament, the tournament. If the opponent has another place, the opener alone reads it.
    pub async fn table_localizer(&self, table: &Table) -> Localizer {
        let opener = table.opener().human_id();
        let Some(guild) = table.guild() else {
            let Some(opener) = opener else { return Localizer::english() };
            let localizer = self.player_localizer(opener).await;
            return if self.has_mirror(table).await { localizer.read_by(opener) } else { localizer };
        };
        if table.is_between_servers() {
            return self.guild_localizer(guild, None).await.read_by(table.opener().id);
        }
        match self.guild_language(guild).await {
            Some(language) => language,
            None if table.is_of_tournament() => self.opener_localizer(self.organiser_of(table).await).await,
            None => self.opener_localizer(opener).await,
        }
    }

    /// The language of what everyone sees of a tournament: the guild's, or else the organiser's.
    pub async fn tournament_localizer(&self, tournament: &Tournament) -> Localizer {
        let settings = tournament.settings();
        self.guild_localizer(settings.guild, settings.organiser.human_id()).await
    }

    /// The language of what everyone in a guild sees of something that this player has opened: the guild's, or else the player's.
    pub async fn guild_localizer(&self, guild: GuildId, opener: Option<PlayerId>) -> Localizer {
        match self.guild_language(guild).await {
            Some(language) => language,
            None => self.opener_localizer(opener).await,
        }
    }

    /// The language of a guild: the one that its managers have chosen here, or else in the chat service; `None` if they have chosen
    /// none.
    pub async fn guild_language(&self, guild: GuildId) -> Option<Localizer> {
        match self.host.settings().of_guild(guild).await {
            Ok(settings) => settings.language.as_deref().or(settings.locale.as_deref()).map(Localizer::of),
            Err(error) => {
                log_unread_settings(&error);
                None
            }
        }
    }

    /// Stores the locale that a guild has chosen in the chat service; `None` if it cannot choose one.
    pub async fn record_guild_locale(&self, guild: GuildId, locale: Option<&str>) {
        let is_stored = match self.host.settings().of_guild(guild).await {
            Ok(settings) => settings.locale.as_deref() == locale,
            Err(error) => return log_unread_settings(&error),
        };
        if !is_stored {
            let change = |settings: &mut GuildSettings| settings.locale = locale.map(str::to_owned);
            log_unstored(self.host.settings().update_guild(guild, change).await.map(drop));
        }
    }

    async fn opener_localizer(&self, opener: Option<PlayerId>) -> Localizer {
        match opener {
            Some(opener) => self.player_localizer(opener).await,
            None => Localizer::english(),
        }
    }

    /// Who organises the tournament of a table.
    async fn organiser_of(&self, table: &Table) -> Option<PlayerId> {
        let tournaments = self.host.tournaments();
        let organiser = async {
            let Some((tournament, _)) = tournaments.of_table(table.id()).await? else { return Ok(None) };
            Ok(tournaments.load(tournament).await?.settings().organiser.human_id())
        };
        organiser.await.unwrap_or_else(|error: HostError| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(error, table = %table.id(), "the organiser of a game could not be read");
            None
        })
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
