use crate::cache::GenerationCache;
use crate::store::{BoardOrientation, GuildSettings, Preferences};
use crate::table::{GuildId, PlayerId};

/// Upper bound of each cache, in entries of some hundred bytes.
const MAX_CACHED_SETTINGS: usize = 10_000;

/// A player confirms turns that are put together by buttons in this many first games, unless chosen otherwise.
pub(super) const CONFIRMED_FIRST_GAMES: usize = 10;

/// The settings that were read last.
#[derive(Debug)]
pub(super) struct SettingsCache {
    /// Invalidated when a player's preferences or number of games have changed.
    pub(super) players: GenerationCache<PlayerId, PlayerSettings>,
    pub(super) guilds: GenerationCache<GuildId, GuildSettings>,
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
}

/// The preferences of a player, with the defaults that depend on experience.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The choices of the player.
    pub preferences: Preferences,
    /// The games that this player has joined, counted up to one more than [`CONFIRMED_FIRST_GAMES`].
    pub(super) games: usize,
}

impl PlayerSettings {
    /// Is a turn that is built by buttons shown for confirmation before it is played?
    pub fn confirms(&self) -> bool {
        self.preferences.confirms.unwrap_or(self.games <= CONFIRMED_FIRST_GAMES)
    }

    /// Is the player's own side at the bottom of boards that only this player sees? By default they are as the public ones.
    pub fn sees_own_side(&self) -> bool {
        self.preferences.view == Some(BoardOrientation::Own)
    }
}
