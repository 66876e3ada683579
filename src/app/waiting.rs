//! Direct messages to players for whom a table waits. There is no board beside one. It says what is so now until the table waits for the
//! player no more, a later one takes its place, or the player cannot get to the table any more.

use super::App;
use super::posts::{Content, Fate, LineSubject, Owner, Post, PostError, Upkeep};
use super::presenter::{PresentError, Presenter};
use crate::host::{StoredPost, Subject, TableRef};
use crate::i18n::{Localizer, waiting_text};
use crate::table::{PlayerId, Table, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard};

/// Upper bound of the tables whose messages are being changed at a time.
const MAX_LOCKS: usize = 4096;
/// The beginning of the slots. The reader and the number of events at the table follow.
const WAITING: &str = "waiting-";

/// The tables with such messages. The store has the messages.
pub struct Waiting {
    /// Locked while somebody changes the messages about a table.
    locks: Cache<TableId, Arc<AsyncMutex<()>>>,
    readers: Mutex<HashMap<TableId, BTreeSet<PlayerId>>>,
    /// Tables whose messages could not be changed.
    outdated: Mutex<HashSet<TableId>>,
}

impl Default for Waiting {
    fn default() -> Waiting {
        let (readers, outdated) = Default::default();
        Waiting { locks: Cache::new(MAX_LOCKS), readers, outdated }
    }
}

impl Waiting {
    /// The players who have a message about a table.
    pub fn readers(&self, table: TableId) -> Vec<PlayerId> {
        self.readers.lock().get(&table).into_iter().flatten().copied().collect()
    }

    /// The tables about which players have messages.
    pub fn tables(&self) -> Vec<TableId> {
        self.readers.lock().keys().copied().collect()
    }

    /// Waits until nobody else changes the messages about a table.
    async fn lock(&self, table: TableId) -> OwnedMutexGuard<()> {
        let Ok(lock) = self.locks.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        lock.lock_owned().await
    }

    fn set_readers(&self, table: TableId, readers: BTreeSet<PlayerId>) {
        let mut all = self.readers.lock();
        if readers.is_empty() {
            all.remove(&table);
        } else {
            all.insert(table, readers);
        }
    }
}

fn owner(table: TableId) -> Owner {
    Owner { subject: Subject::Table(table), guild: None }
}

/// The reader of the message in a slot, and the number of events at the table of which it was written.
fn written_in(slot: &str) -> Option<(PlayerId, usize)> {
    let (reader, event_count) = slot.strip_prefix(WAITING)?.split_once('-')?;
    Some((PlayerId(reader.parse().ok()?), event_count.parse().ok()?))
}

/// What tells a player that a table in a channel waits, with the button that answers whether they are still there.
fn content(localizer: &Localizer, table: &Arc<Table>, reader: PlayerId, text: String) -> Content {
    Content::text(&localizer.clone().read_by(reader), text).asking(table, LineSubject::Reader)
}

impl<P: Presenter> App<P> {
    /// Tells a player that a table waits for them, once in this state of the table. Takes the place of an earlier message.
    ///
    /// # Errors
    ///
    /// [`PostError`] if they are not told.
    pub(super) async fn tell_waiting(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        reader: PlayerId,
        (text, is_silent): (String, bool),
    ) -> Result<(), PostError> {
        let _lock = self.waiting.lock(table.id()).await;
        let owner = owner(table.id());
        let slot = format!("{WAITING}{reader}-{}", table.event_count());
        let content = Content { is_silent, ..content(localizer, table, reader, text) };
        self.send_directly(owner, reader, &slot, &content).await?;
        self.waiting.readers.lock().entry(table.id()).or_default().insert(reader);
        // The reader may have moved meanwhile.
        self.log_outdated(table.id(), self.try_to_update_waiting(table.id(), |_| false).await);
        Ok(())
    }

    /// Makes the messages about a table say what is so now. What fails is tried again.
    pub(super) async fn update_waiting(&self, table: TableId) {
        if !self.waiting.readers(table).is_empty() {
            self.end_waiting(table, |_| false).await;
        }
    }

    /// The same, and deletes those to some readers, because they cannot get to the table any more.
    pub(super) async fn end_waiting(&self, table: TableId, is_of: impl Fn(PlayerId) -> bool) {
        // What is so is read only when nobody else changes them, so that an earlier change never comes after a later one.
        let _lock = self.waiting.lock(table).await;
        self.log_outdated(table, self.try_to_update_waiting(table, is_of).await);
    }

    fn log_outdated(&self, table: TableId, updated: Result<(), PostError>) {
        if let Err(error) = updated {
            let error: &dyn Error = &error;
            tracing::debug!(error, %table, "a direct message says later what is so");
            self.waiting.outdated.lock().insert(table);
        }
    }

    async fn try_to_update_waiting(
        &self,
        id: TableId,
        is_of: impl Fn(PlayerId) -> bool,
    ) -> Result<(), PostError> {
        let stored = self.host.posts().of(Subject::Table(id)).await?;
        let table = self.host.tables().load(TableRef::Id(id)).await?;
        let written: Vec<_> =
            stored.iter().filter_map(|known| Some((known, written_in(&known.slot)?))).collect();
        let mut readers = BTreeSet::new();
        for (known, (reader, count)) in &written {
            let is_newest = written.iter().all(|(_, (other, later))| other != reader || later <= count);
            if is_newest && !is_of(*reader) && *count >= table.event_count() {
                // It was written for this state, and may say more of it, such as a reminder.
                readers.insert(*reader);
                continue;
            }
            let localizer = self.player_localizer(*reader).await;
            let text = waiting_text(&localizer, &table, *reader).filter(|_| is_newest && !is_of(*reader));
            if text.is_some() && known.message.is_none() {
                // Whoever was sending it goes on with it.
                continue;
            }
            let fate = if text.is_some() { Fate::Shown(Upkeep::Kept) } else { Fate::Ended(None) };
            let content = content(&localizer, &table, *reader, text.unwrap_or_default());
            let StoredPost { slot, channel, .. } = known;
            let post = Post { slot: slot.clone(), channel: *channel, content, fate };
            let is_kept = matches!(post.fate, Fate::Shown(_));
            self.show_post(owner(id), Some(known), &post, false).await?;
            if is_kept {
                readers.insert(*reader);
            }
        }
        self.waiting.set_readers(id, readers);
        Ok(())
    }

    /// Reads which messages the process before has left, and makes them say what is so now.
    pub(super) async fn recall_waiting(&self) {
        match self.host.posts().tables().await {
            Ok(tables) => self.waiting.outdated.lock().extend(tables),
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "direct messages could not be read");
            }
        }
        self.retry_waiting().await;
    }

    /// Tries again where that has failed.
    pub(super) async fn retry_waiting(&self) {
        let outdated: Vec<TableId> = self.waiting.outdated.lock().drain().collect();
        for table in outdated {
            self.end_waiting(table, |_| false).await;
        }
    }
}

impl PostError {
    /// As an error of the chat service. Another one may be over at the next attempt.
    pub(super) fn into_present(self) -> PresentError {
        match self {
            PostError::Present(error) => error,
            PostError::Host(error) => PresentError::Transient(error.to_string()),
            PostError::Render(error) => PresentError::Invalid(error.to_string()),
        }
    }
}
