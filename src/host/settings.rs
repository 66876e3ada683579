//! Settings of players and guilds. They are cached, so that a turn needs no query for them.

use super::daily_puzzles::next_daily;
use super::notices::next_digest;
use super::settings_cache::{CONFIRMED_FIRST_GAMES, PlayerSettings};
use super::{Result, Settings};
use crate::store::{GuildSettings, Preferences, Read, Transaction};
use crate::table::{GuildId, PlayerId};
use std::sync::Arc;

impl Settings<'_> {
    /// The settings of a player.
    pub async fn of_player(self, player: PlayerId) -> Result<Arc<PlayerSettings>> {
        let load = async |mut tx: Transaction<Read>| {
            let preferences = tx.settings().preferences(player).await?;
            let games = tx.seats().count_joined_by(player, CONFIRMED_FIRST_GAMES + 1).await?;
            Ok(PlayerSettings { preferences, games })
        };
        self.host.settings_cache.players.get_or_load(player, || self.host.read(load)).await
    }

    /// Changes the preferences of a player. Returns the new ones.
    pub async fn update_player(
        self,
        player: PlayerId,
        change: impl Fn(&mut Preferences),
    ) -> Result<Preferences> {
        let preferences = self
            .host
            .write(async |mut tx| {
                let mut preferences = tx.settings().preferences(player).await?;
                let due = |chosen: &Preferences| (chosen.notify, chosen.digest_hour, chosen.clock());
                let before = due(&preferences);
                change(&mut preferences);
                if due(&preferences) != before {
                    preferences.next_digest = next_digest(&preferences, self.host.clock.now());
                }
                tx.settings().save_preferences(player, &preferences).await?;
                Ok(preferences)
            })
            .await?;
        self.host.notify_modes.set(player, preferences.notify);
        self.host.settings_cache.players.invalidate(&player);
        Ok(preferences)
    }

    /// The settings of a guild.
    pub async fn of_guild(self, guild: GuildId) -> Result<Arc<GuildSettings>> {
        let load = async |mut tx: Transaction<Read>| Ok(tx.settings().guild(guild).await?);
        self.host.settings_cache.guilds.get_or_load(guild, || self.host.read(load)).await
    }

    /// Changes the settings of a guild. Returns the new ones.
    pub async fn update_guild(
        self,
        guild: GuildId,
        change: impl Fn(&mut GuildSettings),
    ) -> Result<GuildSettings> {
        let settings = self
            .host
            .write(async |mut tx| {
                let mut settings = tx.settings().guild(guild).await?;
                let due = |chosen: &GuildSettings| {
                    (chosen.daily_channel, chosen.daily_refusal, chosen.daily_hour, chosen.zone)
                };
                let before = due(&settings);
                change(&mut settings);
                if due(&settings) != before {
                    settings.next_daily = next_daily(&settings, self.host.clock.now());
                }
                tx.settings().save_guild(guild, &settings).await?;
                Ok(settings)
            })
            .await?;
        self.host.settings_cache.guilds.invalidate(&guild);
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::Host;
    use crate::host::tests::game;
    use crate::store::BoardOrientation;
    use crate::store::tests::{at, temporary};
    use crate::table::ChannelId;

    #[tokio::test]
    async fn settings_apply_at_once_and_after_a_restart() -> Result<()> {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let open = async || Host::new(at(&file).await);
        let host = open().await;
        let settings = host.settings();
        assert_eq!(*settings.of_player(PlayerId(1)).await?, PlayerSettings::default());
        settings.update_player(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned())).await?;
        settings.update_player(PlayerId(1), |chosen| chosen.view = Some(BoardOrientation::Own)).await?;
        let habits = settings.of_player(PlayerId(1)).await?;
        assert_eq!(habits.preferences.theme.as_deref(), Some("dark"));
        assert!(habits.sees_own_side() && habits.confirms());
        assert!(!PlayerSettings::default().sees_own_side(), "as on the public board");
        let set = |settings: &mut GuildSettings| {
            settings.default_time = Some("1d".to_owned());
            settings.channels = vec![ChannelId(5), ChannelId(9)];
        };
        let guild = settings.update_guild(GuildId(7), set).await?;
        assert_eq!(*settings.of_guild(GuildId(7)).await?, guild);
        settings.update_guild(GuildId(7), |guild| guild.channels.retain(|id| *id == ChannelId(9))).await?;
        assert_eq!(*settings.of_guild(GuildId(8)).await?, GuildSettings::default());
        drop(host);
        let host = open().await;
        let settings = host.settings();
        assert_eq!(*settings.of_player(PlayerId(1)).await?, *habits);
        let guild = settings.of_guild(GuildId(7)).await?;
        assert_eq!((guild.default_time.as_deref(), &guild.channels[..]), (Some("1d"), &[ChannelId(9)][..]));
        Ok(())
    }

    #[tokio::test]
    async fn turns_are_confirmed_in_the_first_ten_games() -> Result<()> {
        let host = Host::new(temporary().await);
        let settings = host.settings();
        for _ in 0..10 {
            assert!(settings.of_player(PlayerId(1)).await?.confirms());
            game(&host, 1, 2).await;
        }
        assert!(settings.of_player(PlayerId(1)).await?.confirms(), "the tenth may run");
        game(&host, 1, 2).await;
        assert!(!settings.of_player(PlayerId(1)).await?.confirms());
        settings.update_player(PlayerId(1), |chosen| chosen.confirms = Some(true)).await?;
        assert!(settings.of_player(PlayerId(1)).await?.confirms());
        Ok(())
    }
}
