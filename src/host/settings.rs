//! Settings of players and guilds. They are cached, so that a turn needs no query for them.

use super::retry::retry;
use super::{Host, HostError};
use crate::cache::GenerationCache;
use crate::store::{BoardOrientation, GuildSettings, Preferences};
use crate::table::{GuildId, PlayerId};
use std::sync::Arc;

/// Upper bound of each cache, in entries of some hundred bytes.
const MAX_CACHED_SETTINGS: usize = 10_000;
/// A player confirms turns that are put together by buttons in this many first games, unless chosen otherwise.
const CONFIRMED_FIRST_GAMES: usize = 10;

/// The settings that were read last.
#[derive(Debug)]
pub(super) struct SettingsCache {
    players: GenerationCache<PlayerId, PlayerSettings>,
    guilds: GenerationCache<GuildId, GuildSettings>,
}

impl Default for SettingsCache {
    fn default() -> SettingsCache {
        SettingsCache {
            players: GenerationCache::new(MAX_CACHED_SETTINGS),
            guilds: GenerationCache::new(MAX_CACHED_SETTINGS),
        }
    }
}

impl SettingsCache {
    pub(super) fn clear(&self) {
        self.players.clear();
        self.guilds.clear();
    }

    /// To be called when a player's preferences or number of games have changed.
    pub(super) fn invalidate_player(&self, player: PlayerId) {
        self.players.invalidate(&player);
    }
}

/// The preferences of a player, with the defaults that depend on experience.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The choices of the player.
    pub preferences: Preferences,
    /// The games that this player has joined, counted up to one more than [`CONFIRMED_FIRST_GAMES`].
    games: usize,
}

impl PlayerSettings {
    /// Is a turn that is built by buttons shown for confirmation before it is played?
    pub fn confirms(&self) -> bool {
        self.preferences.confirms.unwrap_or(self.games <= CONFIRMED_FIRST_GAMES)
    }

    /// Is the player's own side at the bottom of boards that only this player sees?
    pub fn sees_own_side(&self) -> bool {
        self.preferences.view != Some(BoardOrientation::FirstSeat)
    }
}

/// The settings of players and guilds.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'h> {
    host: &'h Host,
}

impl Host {
    /// The settings of players and guilds.
    pub fn settings(&self) -> Settings<'_> {
        Settings { host: self }
    }
}

impl Settings<'_> {
    /// The settings of a player.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn of_player(self, player: PlayerId) -> Result<Arc<PlayerSettings>, HostError> {
        let load = || async {
            let mut transaction = self.host.store.read().await?;
            let preferences = transaction.settings().preferences(player).await?;
            let games = transaction.seats().count_joined_by(player, CONFIRMED_FIRST_GAMES + 1).await?;
            Ok(PlayerSettings { preferences, games })
        };
        self.host.settings_cache.players.get_or_load(player, || retry(load)).await
    }

    /// Changes the preferences of a player. Returns the new ones.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn update_player(
        self,
        player: PlayerId,
        change: impl Fn(&mut Preferences),
    ) -> Result<Preferences, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            let mut preferences = transaction.settings().preferences(player).await?;
            change(&mut preferences);
            transaction.settings().save_preferences(player, &preferences).await?;
            transaction.commit().await?;
            self.host.settings_cache.invalidate_player(player);
            Ok(preferences)
        })
        .await
    }

    /// The settings of a guild.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn of_guild(self, guild: GuildId) -> Result<Arc<GuildSettings>, HostError> {
        let load = || async { Ok(self.host.store.read().await?.settings().guild(guild).await?) };
        self.host.settings_cache.guilds.get_or_load(guild, || retry(load)).await
    }

    /// Changes the settings of a guild. Returns the new ones.
    ///
    /// # Errors
    ///
    /// [`HostError::Store`] if the database fails.
    pub async fn update_guild(
        self,
        guild: GuildId,
        change: impl Fn(&mut GuildSettings),
    ) -> Result<GuildSettings, HostError> {
        retry(|| async {
            let mut transaction = self.host.store.write().await?;
            let mut settings = transaction.settings().guild(guild).await?;
            change(&mut settings);
            transaction.settings().save_guild(guild, &settings).await?;
            transaction.commit().await?;
            self.host.settings_cache.guilds.invalidate(&guild);
            Ok(settings)
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::tests::game;
    use crate::store::tests::{at, temporary};
    use crate::table::ChannelId;

    #[tokio::test]
    async fn settings_apply_at_once_and_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let open = async || Host::new(at(&file).await);
        let host = open().await;
        assert_eq!(
            *host.settings().of_player(PlayerId(1)).await.expect("a store"),
            PlayerSettings::default()
        );
        host.settings()
            .update_player(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned()))
            .await
            .expect("a store");
        host.settings()
            .update_player(PlayerId(1), |chosen| chosen.view = Some(BoardOrientation::FirstSeat))
            .await
            .expect("a store");
        let habits = host.settings().of_player(PlayerId(1)).await.expect("a store");
        assert_eq!(habits.preferences.theme.as_deref(), Some("dark"));
        assert!(!habits.sees_own_side() && habits.confirms());
        let set = |settings: &mut GuildSettings| {
            settings.default_time = Some("1d".to_owned());
            settings.channels = vec![ChannelId(5), ChannelId(9)];
        };
        let settings = host.settings().update_guild(GuildId(7), set).await.expect("a store");
        assert_eq!(*host.settings().of_guild(GuildId(7)).await.expect("a store"), settings);
        host.settings()
            .update_guild(GuildId(7), |settings| settings.channels.retain(|id| *id == ChannelId(9)))
            .await
            .expect("a store");
        assert_eq!(*host.settings().of_guild(GuildId(8)).await.expect("a store"), GuildSettings::default());
        drop(host);
        let host = open().await;
        assert_eq!(*host.settings().of_player(PlayerId(1)).await.expect("a store"), *habits);
        let settings = host.settings().of_guild(GuildId(7)).await.expect("a store");
        assert_eq!(
            (settings.default_time.as_deref(), &settings.channels[..]),
            (Some("1d"), &[ChannelId(9)][..])
        );
    }

    #[tokio::test]
    async fn turns_are_confirmed_in_the_first_ten_games() {
        let host = Host::new(temporary().await);
        for _ in 0..10 {
            assert!(host.settings().of_player(PlayerId(1)).await.expect("a store").confirms());
            game(&host, 1, 2).await;
        }
        assert!(
            host.settings().of_player(PlayerId(1)).await.expect("a store").confirms(),
            "the tenth may run"
        );
        game(&host, 1, 2).await;
        assert!(!host.settings().of_player(PlayerId(1)).await.expect("a store").confirms());
        host.settings()
            .update_player(PlayerId(1), |chosen| chosen.confirms = Some(true))
            .await
            .expect("a store");
        assert!(host.settings().of_player(PlayerId(1)).await.expect("a store").confirms());
    }
}
