//! What people and servers have chosen. It is kept in memory once it was read, so that a turn asks the store for nothing
//! more.

use super::retry::retry;
use super::{Host, HostError};
use crate::cache::GenerationCache;
use crate::store::{BoardOrientation, GuildSettings, Preferences};
use crate::table::{GuildId, PlayerId};
use std::sync::Arc;

/// Upper bound of each cache, in entries of some hundred bytes.
const MAX_CACHED_SETTINGS: usize = 10_000;
/// In so many first games a turn that was put together is shown once more, where nothing else was chosen.
const FIRST_GAMES: usize = 10;

/// What was read of late.
#[derive(Debug)]
pub(super) struct Settings {
    habits: GenerationCache<PlayerId, PlayerSettings>,
    servers: GenerationCache<GuildId, GuildSettings>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            habits: GenerationCache::new(MAX_CACHED_SETTINGS),
            servers: GenerationCache::new(MAX_CACHED_SETTINGS),
        }
    }
}

impl Settings {
    /// Others may have changed all of it.
    pub(super) fn clear(&self) {
        self.habits.clear();
        self.servers.clear();
    }

    /// What is known of somebody is no longer so: they have sat down to another game, say.
    pub(super) fn changed(&self, player: PlayerId) {
        self.habits.invalidate(&player);
    }
}

/// What a person has chosen, and what follows where nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// What was chosen.
    pub preferences: Preferences,
    /// How many games this person has sat down to, as far as it matters.
    games: usize,
}

impl PlayerSettings {
    /// Is a turn put together by pressing shown once more before it is played?
    pub fn confirms(&self) -> bool {
        self.preferences.confirms.unwrap_or(self.games <= FIRST_GAMES)
    }

    /// Is it the side of the one who looks that is at the bottom of what only that person sees?
    pub fn sees_own_side(&self) -> bool {
        self.preferences.view != Some(BoardOrientation::FirstSeat)
    }
}

impl Host {
    /// The settings of a player.
    pub async fn habits(&self, player: PlayerId) -> Result<Arc<PlayerSettings>, HostError> {
        let load = || async {
            let mut transaction = self.store.read().await?;
            let preferences = transaction.preferences(player).await?;
            let games = transaction.games_begun(player, FIRST_GAMES + 1).await?;
            Ok(PlayerSettings { preferences, games })
        };
        self.settings.habits.get_or_load(player, || retry(load)).await
    }

    /// Changes what a person has chosen, and gives it as it is then.
    pub async fn choose(
        &self,
        player: PlayerId,
        change: impl Fn(&mut Preferences),
    ) -> Result<Preferences, HostError> {
        retry(|| async {
            let mut transaction = self.store.write().await?;
            let mut preferences = transaction.preferences(player).await?;
            change(&mut preferences);
            transaction.save_preferences(player, &preferences).await?;
            transaction.commit().await?;
            self.settings.habits.invalidate(&player);
            Ok(preferences)
        })
        .await
    }

    /// The settings of a server.
    pub async fn server(&self, guild: GuildId) -> Result<Arc<GuildSettings>, HostError> {
        let load = || async { Ok(self.store.read().await?.server(guild).await?) };
        self.settings.servers.get_or_load(guild, || retry(load)).await
    }

    /// Changes what was chosen for a server, and gives it as it is then.
    pub async fn choose_for_server(
        &self,
        guild: GuildId,
        change: impl Fn(&mut GuildSettings),
    ) -> Result<GuildSettings, HostError> {
        retry(|| async {
            let mut transaction = self.store.write().await?;
            let mut server = transaction.server(guild).await?;
            change(&mut server);
            transaction.save_server(guild, &server).await?;
            transaction.commit().await?;
            self.settings.servers.invalidate(&guild);
            Ok(server)
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
    async fn what_was_chosen_holds_at_once_and_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        let open = async || Host::new(at(&file).await);
        let host = open().await;
        assert_eq!(*host.habits(PlayerId(1)).await.expect("a store"), PlayerSettings::default());
        host.choose(PlayerId(1), |chosen| chosen.theme = Some("dark".to_owned())).await.expect("a store");
        host.choose(PlayerId(1), |chosen| chosen.view = Some(BoardOrientation::FirstSeat))
            .await
            .expect("a store");
        let habits = host.habits(PlayerId(1)).await.expect("a store");
        assert_eq!(habits.preferences.theme.as_deref(), Some("dark"));
        assert!(!habits.sees_own_side() && habits.confirms());
        let set = |server: &mut GuildSettings| {
            server.default_time = Some("1d".to_owned());
            server.channels = vec![ChannelId(5), ChannelId(9)];
        };
        let server = host.choose_for_server(GuildId(7), set).await.expect("a store");
        assert_eq!(*host.server(GuildId(7)).await.expect("a store"), server);
        host.choose_for_server(GuildId(7), |server| server.channels.retain(|id| *id == ChannelId(9)))
            .await
            .expect("a store");
        assert_eq!(*host.server(GuildId(8)).await.expect("a store"), GuildSettings::default());
        drop(host);
        let host = open().await;
        assert_eq!(*host.habits(PlayerId(1)).await.expect("a store"), *habits);
        let server = host.server(GuildId(7)).await.expect("a store");
        assert_eq!((server.default_time.as_deref(), &server.channels[..]), (Some("1d"), &[ChannelId(9)][..]));
    }

    #[tokio::test]
    async fn turns_are_shown_once_more_in_the_first_ten_games() {
        let host = Host::new(temporary().await);
        for _ in 0..10 {
            assert!(host.habits(PlayerId(1)).await.expect("a store").confirms());
            game(&host, 1, 2).await;
        }
        assert!(host.habits(PlayerId(1)).await.expect("a store").confirms(), "the tenth may run");
        game(&host, 1, 2).await;
        assert!(!host.habits(PlayerId(1)).await.expect("a store").confirms());
        host.choose(PlayerId(1), |chosen| chosen.confirms = Some(true)).await.expect("a store");
        assert!(host.habits(PlayerId(1)).await.expect("a store").confirms());
    }
}
