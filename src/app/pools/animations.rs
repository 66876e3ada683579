//! Animations of whole games, which take seconds where a board takes milliseconds. One is rendered at a time, while no
//! board waits.

use super::job_queue::{JobQueue, JobRequest};
use crate::app::{App, AppError};
use crate::i18n;
use crate::render::{ANIMATION_WIDTH, Animation, RenderOptions};
use crate::rules::{Game, Scene};
use crate::table::{ChannelId, Phase, PlayerId, Rejection, Table, TableId};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use std::sync::Arc;

/// Upper bound of the cache, in bytes, and about as many animations as that is.
const MAX_CACHED_BYTES: u64 = 24_000_000;
const EXPECTED_CACHED: usize = 16;

/// A table's number of events, and the name of the theme.
type Version = (usize, &'static str);

/// Renders and caches animations.
pub struct Animations {
    queue: JobQueue,
    /// By table, because only the newest animation of a table is requested again.
    cache: Cache<TableId, (Version, Arc<Animation>), ByBytes>,
}

/// Weighs an animation by the size of its file.
#[derive(Clone)]
struct ByBytes;

impl Weighter<TableId, (Version, Arc<Animation>)> for ByBytes {
    fn weight(&self, _: &TableId, (_, animation): &(Version, Arc<Animation>)) -> u64 {
        animation.bytes.len() as u64
    }
}

impl Default for Animations {
    fn default() -> Animations {
        let queue = JobQueue::new("say-animation-under-way", "say-animations-many");
        Animations { queue, cache: Cache::with_weighter(EXPECTED_CACHED, MAX_CACHED_BYTES, ByBytes) }
    }
}

impl<P> App<P> {
    /// The animation of the game at a table, for a player or for everyone in a channel.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the game has not started, or the player or the channel waits for another animation.
    pub async fn animation(
        &self,
        table: &Table,
        player: PlayerId,
        channel: Option<ChannelId>,
    ) -> Result<Arc<Animation>, AppError> {
        let options = self.table_options(table).await;
        let version = (table.event_count(), options.theme.name());
        if let Some(animation) = self.animations.cached(table.id(), version) {
            return Ok(animation);
        }
        let request = JobRequest { player, channel, table: Some(table.id()) };
        let job = self.animations.queue.enqueue(request)?;
        let _permit = job.start().await;
        let game = table.game().ok_or(Rejection::NotStarted)?.clone();
        let options = RenderOptions { width: ANIMATION_WIDTH, ..options };
        let names = i18n::names(&self.table_localizer(table).await, table);
        let is_closed = table.phase() == Phase::Closed;
        let scenes = move || scenes(&game, &names, is_closed);
        let animation = self.render_pool.animation(scenes, options).await?;
        let animation = Arc::new(animation.ok_or(Rejection::NotStarted)?);
        self.animations.cache.insert(table.id(), (version, animation.clone()));
        Ok(animation)
    }
}

impl Animations {
    /// Number of animations that are waited for.
    pub fn waiting(&self) -> usize {
        self.queue.len()
    }

    /// Empties the cache: a player whose name is in some animations is forgotten.
    pub fn clear(&self) {
        self.cache.clear();
    }

    fn cached(&self, table: TableId, version: Version) -> Option<Arc<Animation>> {
        self.cache.get(&table).filter(|(known, _)| *known == version).map(|(_, animation)| animation)
    }
}

/// The scenes of a game. Where it was closed without a result, nobody is to act in the last one.
fn scenes(game: &Game, names: &[String], is_closed: bool) -> Vec<Scene> {
    let mut scenes = game.scenes();
    scenes.iter_mut().for_each(|scene| scene.names = names.to_vec());
    let last = scenes.pop();
    scenes.extend(last.map(|last| if is_closed { last.stopped() } else { last }));
    scenes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_animation_of_a_table_is_cached_within_the_bound() {
        let animations = Animations::default();
        let insert = |table, version, bytes| {
            let animation = Arc::new(Animation { bytes: vec![0; bytes], turns_per_frame: 1 });
            animations.cache.insert(TableId(table), (version, animation));
        };
        let is_cached = |table, version| animations.cached(TableId(table), version).is_some();
        insert(4, (5, "dark"), 10);
        assert!(is_cached(4, (5, "dark")) && !is_cached(4, (5, "classic")) && !is_cached(3, (5, "dark")));
        insert(4, (6, "dark"), 10);
        assert!(!is_cached(4, (5, "dark")) && is_cached(4, (6, "dark")));
        for table in 0..20 {
            insert(table, (5, "dark"), 2_000_000);
        }
        assert!(animations.cache.weight() <= MAX_CACHED_BYTES);
        animations.clear();
        assert_eq!(animations.cache.len(), 0);
    }
}
