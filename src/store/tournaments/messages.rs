//! What people have seen of a tournament, and in which messages.

use super::{Tournaments, number};
use crate::store::dialect::Row;
use crate::store::{StoreError, Write, from_db, to_db};
use crate::table::{ChannelId, MessageId};
use crate::tournament::TournamentId;

/// How many events of a tournament people have seen, from the first on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresentedEvents {
    /// Those that the messages about it show; negative before the first message, and when a name is to be taken out of them.
    shown: i64,
    /// Those of which its channel was told.
    pub told: usize,
    /// Those of which its channel was told or is being told. It is not known whether the latter have arrived.
    pub telling: usize,
}

impl Default for PresentedEvents {
    fn default() -> PresentedEvents {
        PresentedEvents { shown: -1, told: 0, telling: 0 }
    }
}

impl PresentedEvents {
    /// Those that the messages about it show; `None` before the first message, and when all of them are to be shown anew.
    pub fn shown(self) -> Option<usize> {
        usize::try_from(self.shown).ok()
    }
}

impl Tournaments<'_, Write> {
    /// Stores how many events of a tournament messages show, unless that has changed since it was read.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_shown(
        &mut self,
        id: TournamentId,
        before: PresentedEvents,
        event_count: usize,
    ) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE tournaments SET shown = $1 WHERE id = $2 AND shown = $3");
        save.bind(event_count as i64).bind(id.0).bind(before.shown).execute().await
    }

    /// Stores that the channel of a tournament is being told of its first events, up to this number.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_telling(&mut self, id: TournamentId, event_count: usize) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE tournaments SET telling = $1 WHERE id = $2 AND telling < $1");
        save.bind(event_count as i64).bind(id.0).execute().await
    }

    /// Stores that the channel of a tournament was told of its first events, up to this number.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_told(&mut self, id: TournamentId, event_count: usize) -> Result<(), StoreError> {
        let save = self.0.query("UPDATE tournaments SET told = $1 WHERE id = $2 AND told < $1");
        save.bind(event_count as i64).bind(id.0).execute().await
    }

    /// Stores the message about a subject of a tournament, instead of another one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn save_message(
        &mut self,
        id: TournamentId,
        subject: &str,
        (channel, message): (ChannelId, MessageId),
    ) -> Result<(), StoreError> {
        let save = self.0.query(
            "INSERT INTO tournament_messages (tournament_id, subject, channel_id, message_id)
             VALUES ($1, $2, $3, $4) ON CONFLICT (tournament_id, subject) DO UPDATE
             SET channel_id = excluded.channel_id, message_id = excluded.message_id",
        );
        let save = save.bind(id.0).bind(subject.to_owned());
        save.bind(to_db(channel)).bind(to_db(message)).execute().await
    }
}

impl<A> Tournaments<'_, A> {
    /// How many events of a tournament people have seen; `None` if there is no such tournament.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn presented(&mut self, id: TournamentId) -> Result<Option<PresentedEvents>, StoreError> {
        let found = self.0.query("SELECT shown, told, telling FROM tournaments WHERE id = $1").bind(id.0);
        let read = |row: &Row| {
            let (shown, told) = (row.get("shown")?, number(row, "told")?);
            Ok(PresentedEvents { shown, told, telling: number(row, "telling")? })
        };
        found.optional(read).await
    }

    /// The messages of a tournament whose subjects begin so, with their channels, the oldest first.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn messages(
        &mut self,
        id: TournamentId,
        beginning: &str,
    ) -> Result<Vec<(String, ChannelId, MessageId)>, StoreError> {
        let found = self.0.query(
            "SELECT subject, channel_id, message_id FROM tournament_messages
             WHERE tournament_id = $1 AND subject LIKE $2 ORDER BY message_id",
        );
        let read = |row: &Row| {
            Ok((row.get("subject")?, from_db(row.get("channel_id")?), from_db(row.get("message_id")?)))
        };
        found.bind(id.0).bind(format!("{beginning}%")).all(read).await
    }

    /// The message about a subject of a tournament, with its channel, if there is one.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn message(
        &mut self,
        id: TournamentId,
        subject: &str,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let found = self.0.query(
            "SELECT channel_id, message_id FROM tournament_messages WHERE tournament_id = $1 AND subject = $2",
        );
        let read = |row: &Row| Ok((from_db(row.get("channel_id")?), from_db(row.get("message_id")?)));
        found.bind(id.0).bind(subject.to_owned()).optional(read).await
    }
}
