//! How much people have seen of a tournament.

use super::Tournaments;
use crate::store::{Result, Write};
use crate::tournament::TournamentId;

/// How many events of a tournament people have seen, from the first on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresentedEvents {
    /// The number of events that the messages about it show; negative before the first message, and when a name is to be taken
    /// out of them.
    shown: i64,
}

impl Default for PresentedEvents {
    fn default() -> PresentedEvents {
        PresentedEvents { shown: -1 }
    }
}

impl PresentedEvents {
    /// The number of events that the messages about it show; `None` before the first message, and when all of them are to be
    /// shown anew.
    pub fn shown(self) -> Option<usize> {
        usize::try_from(self.shown).ok()
    }
}

impl Tournaments<'_, Write> {
    /// Stores how many events of a tournament messages show, unless that has changed since it was read.
    pub async fn save_shown(
        &mut self,
        id: TournamentId,
        before: PresentedEvents,
        event_count: usize,
    ) -> Result<()> {
        let save = self.0.query("UPDATE tournaments SET shown = $1 WHERE id = $2 AND shown = $3");
        save.bind(event_count).bind(id).bind(before.shown).execute().await
    }
}

impl<A> Tournaments<'_, A> {
    /// How many events of a tournament people have seen; `None` if there is no such tournament.
    pub async fn presented(&mut self, id: TournamentId) -> Result<Option<PresentedEvents>> {
        let found = self.0.query("SELECT shown FROM tournaments WHERE id = $1").bind(id);
        found.optional(|row| Ok(PresentedEvents { shown: row.get("shown")? })).await
    }
}
