//! Films of whole games, which take seconds where a board takes milliseconds.
//!
//! One is made at a time, in the time that boards leave over. A game that goes no further gives the same film again.

use super::painter::{PaintError, Painter};
use super::waiting::Queue;
use super::{CommandError, serenity};
use crate::render::{ANIMATION_WIDTH, Animation, RenderOptions};
use crate::table::{PlayerId, Rejection, Table, TableId};
use parking_lot::Mutex;
use serenity::ChannelId;
use std::collections::VecDeque;
use std::sync::Arc;

/// So many films are kept, and no more than so many bytes of them.
const MOST_KEPT: usize = 16;
const MOST_BYTES: usize = 24_000_000;

/// A table after so many events, in the colours of this theme.
type Moment = (TableId, usize, &'static str);

pub(super) struct Films {
    queue: Queue,
    /// The newest comes last.
    kept: Mutex<VecDeque<(Moment, Arc<Animation>)>>,
}

impl Default for Films {
    fn default() -> Films {
        Films { queue: Queue::new("say-film-under-way", "say-films-many"), kept: Mutex::default() }
    }
}

impl Films {
    /// The film of the game at a table, for somebody in a channel.
    pub(super) async fn of(
        &self,
        painter: &Painter,
        table: &Table,
        look: RenderOptions,
        person: PlayerId,
        channel: ChannelId,
    ) -> Result<Arc<Animation>, CommandError> {
        let moment = (table.id(), table.event_count(), look.theme.name());
        if let Some(film) = self.kept(moment) {
            return Ok(film);
        }
        let waiting = self.queue.wait(person, channel)?;
        let _turn = waiting.turn().await.map_err(PaintError::from)?;
        let game = table.game().ok_or(Rejection::NotStarted)?.clone();
        let look = RenderOptions { width: ANIMATION_WIDTH, ..look };
        let film = painter.film(game, table.names(), look).await?.ok_or(Rejection::NotStarted)?;
        Ok(self.keep(moment, film))
    }

    /// How many wait for a film, or for the rest of the one that is being made.
    pub(super) fn waiting(&self) -> usize {
        self.queue.length()
    }

    /// Keeps none of them any longer: somebody who is seen in some is forgotten.
    pub(super) fn clear(&self) {
        self.kept.lock().clear();
    }

    fn kept(&self, moment: Moment) -> Option<Arc<Animation>> {
        let kept = self.kept.lock();
        kept.iter().find(|(known, _)| *known == moment).map(|(_, film)| film.clone())
    }

    fn keep(&self, moment: Moment, film: Animation) -> Arc<Animation> {
        let film = Arc::new(film);
        let mut kept = self.kept.lock();
        // Of a table only the last one is asked for again.
        kept.retain(|((table, ..), _)| *table != moment.0);
        kept.push_back((moment, film.clone()));
        let bytes = |kept: &VecDeque<(Moment, Arc<Animation>)>| -> usize {
            kept.iter().map(|(_, film)| film.bytes.len()).sum()
        };
        while kept.len() > MOST_KEPT || bytes(&kept) > MOST_BYTES {
            kept.pop_front();
        }
        film
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_films_are_kept() {
        let films = Films::default();
        let film = |bytes| Animation { bytes: vec![0; bytes], turns_per_frame: 1 };
        for table in 0..20 {
            films.keep((TableId(table), 5, "dark"), film(10));
        }
        let is_kept = |table, count, theme| films.kept((TableId(table), count, theme)).is_some();
        assert!(!is_kept(3, 5, "dark") && is_kept(4, 5, "dark") && !is_kept(4, 5, "classic"));
        films.keep((TableId(4), 6, "dark"), film(10));
        assert!(!is_kept(4, 5, "dark") && is_kept(4, 6, "dark"));
        films.keep((TableId(30), 1, "dark"), film(MOST_BYTES));
        assert_eq!(films.kept.lock().len(), 1);
    }
}
