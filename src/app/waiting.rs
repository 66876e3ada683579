//! Direct messages to players for whom a table waits. There is no board beside one. It says what is so now until the table waits for the
//! player no more, a later one takes its place, or the player cannot get to the table any more.

use super::App;
use super::budgets::Cause;
use super::content::{Content, LineSubject};
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::presenter::Presenter;
use crate::host::{HostError, StoredPost, Subject, TableRef};
use crate::i18n::{Localizer, waiting_text};
use crate::table::{PlayerId, Table, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Mutex as AsyncMutex;
use tokio::time::sleep;

/// Time between two attempts to change messages.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// Upper bound of the tables whose messages are being changed at a time.
const MAX_LOCKS: usize = 4096;
/// The beginning of the slots. The reader and the number of events at the table follow.
const WAITING: &str = "waiting-";

/// The tables with such messages. The store has the messages.
pub struct Waiting {
    /// Locked while somebody changes the messages about a table.
    locks: Cache<TableId, Arc<AsyncMutex<()>>>,
    readers: Mutex<HashMap<TableId, BTreeSet<PlayerId>>>,
    /// Tables whose messages could not be changed, with the readers whose messages go in any case.
    outdated: Mutex<HashMap<TableId, BTreeSet<PlayerId>>>,
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

    /// The lock of a table. It is held while the messages about the table are changed.
    fn lock(&self, table: TableId) -> Arc<AsyncMutex<()>> {
        let Ok(lock) = self.locks.get_or_insert_with(&table, || Ok::<_, Infallible>(Arc::default()));
        lock
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
        let _lock = self.waiting.lock(table.id()).lock_owned().await;
        let owner = owner(table.id());
        let slot = format!("{WAITING}{reader}-{}", table.event_count());
        let content = Content { is_silent, ..content(localizer, table, reader, text) };
        // Also if no receipt comes.
        self.waiting.readers.lock().entry(table.id()).or_default().insert(reader);
        self.send_directly(owner, reader, &slot, &content).await?;
        // The reader may have moved meanwhile.
        self.change_waiting(table.id(), BTreeSet::new()).await;
        Ok(())
    }

    /// Makes the messages about a table say what is so now. What fails is tried again.
    pub(super) async fn update_waiting(&self, table: TableId) {
        self.end_waiting(table, |_| false).await;
    }

    /// The same, and deletes those to some readers, because they cannot get to the table any more.
    pub(super) async fn end_waiting(&self, table: TableId, is_of: impl Fn(PlayerId) -> bool) {
        let readers = self.waiting.readers(table);
        if !readers.is_empty() {
            let gone = readers.into_iter().filter(|reader| is_of(*reader)).collect();
            match self.waiting.lock(table).try_lock_owned() {
                Ok(_lock) => self.change_waiting(table, gone).await,
                // A board does not wait for a direct message.
                Err(_) => self.waiting.outdated.lock().entry(table).or_default().extend(gone),
            }
        }
    }

    /// Makes the messages about a table say what is so, and deletes those to the readers who are gone. The caller holds the lock of the
    /// table, so that an older state is never shown after a newer one.
    async fn change_waiting(&self, table: TableId, gone: BTreeSet<PlayerId>) {
        if let Err(error) = self.try_to_change_waiting(table, &gone).await {
            let error: &dyn Error = &error;
            tracing::debug!(error, %table, "a direct message says later what is so");
            self.waiting.outdated.lock().entry(table).or_default().extend(gone);
        }
    }

    async fn try_to_change_waiting(&self, id: TableId, gone: &BTreeSet<PlayerId>) -> Result<(), PostError> {
        let stored = self.host.posts().of(Subject::Table(id)).await?;
        let table = match self.host.tables().load(TableRef::Id(id)).await {
            // It waits for nobody that could be told.
            Err(HostError::Broken(_) | HostError::Rejected(_)) => return Ok(()),
            table => table?,
        };
        let written: Vec<_> =
            stored.iter().filter_map(|known| Some((known, written_in(&known.slot)?))).collect();
        let (mut readers, mut changed) = (BTreeSet::new(), Ok(()));
        for (known, (reader, count)) in &written {
            let is_newest = written.iter().all(|(_, (other, later))| other != reader || later <= count);
            let is_current = is_newest && !gone.contains(reader);
            if is_current && *count >= table.event_count() {
                // It was written for this state, and may say more of it, such as a reminder.
                readers.insert(*reader);
                continue;
            }
            let localizer = self.player_localizer(*reader).await;
            let text = waiting_text(&localizer, &table, *reader).filter(|_| is_current);
            if text.is_some() && known.message.is_none() {
                // Whoever was sending it goes on with it.
                readers.insert(*reader);
                continue;
            }
            let fate = if text.is_some() { Fate::Shown(Upkeep::Kept) } else { Fate::Ended(None) };
            let content = content(&localizer, &table, *reader, text.unwrap_or_default());
            let StoredPost { slot, channel, .. } = known;
            let post = Post { slot: slot.clone(), channel: *channel, content, fate };
            let shown = self.show_post(owner(id), Some(known), &post, false).await;
            if shown.is_err() || matches!(post.fate, Fate::Shown(_)) {
                readers.insert(*reader);
            }
            changed = changed.and(shown.map(drop));
        }
        self.waiting.set_readers(id, readers);
        changed
    }

    /// Notes which messages the process before has left.
    async fn recall_waiting(&self) {
        match self.host.posts().tables().await {
            Ok(tables) => {
                let outdated = tables.into_iter().map(|table| (table, BTreeSet::new()));
                self.waiting.outdated.lock().extend(outdated);
            }
            Err(error) => {
                tracing::error!(error = &error as &dyn Error, "direct messages could not be read");
            }
        }
    }

    /// Makes messages say what is so that the process before has left, or that could not be changed, indefinitely.
    pub(super) async fn keep_waiting_up_to_date(&self) -> Infallible {
        self.recall_waiting().await;
        loop {
            let outdated: Vec<_> = self.waiting.outdated.lock().drain().collect();
            for (table, gone) in outdated {
                let _lock = self.waiting.lock(table).lock_owned().await;
                self.at_expense_of(Cause::Table(table), self.change_waiting(table, gone)).await;
            }
            sleep(RETRY_INTERVAL).await;
        }
    }
}
