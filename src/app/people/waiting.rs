//! Direct messages to players for whom a table waits, without a board. One is kept up to date until the table does not wait for the
//! player any more, a later message takes its place, or the player cannot get to the table.

use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::content::{Content, Drawing, Figure, LineSubject};
use crate::app::posts::messenger::Messenger;
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::work::work_queue::{Next, WorkQueue};
use crate::host::{HostError, StoredPost, Subject, TableRef};
use crate::i18n::{self, Localizer, waiting_text};
use crate::table::{Phase, PlayerId, Table, TableId};
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap};
use std::error::Error;
use std::sync::Arc;

/// The beginning of the slots. The reader and the number of events at the table follow.
const WAITING: &str = "waiting-";

/// The tables with such messages. The store has the messages.
pub struct Waiting {
    /// Tables whose messages the worker edits or deletes. Sending one is a visit, too.
    pub(in crate::app) outdated: WorkQueue<TableId>,
    readers: Mutex<HashMap<TableId, BTreeSet<PlayerId>>>,
    /// The readers whose messages are deleted in any case.
    gone: Mutex<HashMap<TableId, BTreeSet<PlayerId>>>,
}

impl Default for Waiting {
    fn default() -> Waiting {
        let (readers, gone) = Default::default();
        Waiting { outdated: WorkQueue::new("direct messages", 1), readers, gone }
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

/// The message to a player for whom a table in a channel waits: with the board, and with the buttons that open the chooser and that
/// answer whether they are still there.
fn content(localizer: &Localizer, table: &Arc<Table>, reader: PlayerId, text: String) -> Content {
    let localizer = localizer.clone().read_by(reader);
    let scene = i18n::scene(&localizer, table).filter(|_| table.phase() == Phase::Playing);
    let figure = |scene| Figure::Position(Box::new(scene));
    let drawing = scene.map(|scene| Drawing { name: "board.png".to_owned(), figure: figure(scene) });
    Content { drawing, ..Content::text(&localizer, text) }.asking(table, LineSubject::Reader)
}

impl<P: Messenger> App<P> {
    /// Tells a player that a table waits for them, once in this state of the table. Takes the place of an earlier message.
    pub(in crate::app) async fn tell_waiting(
        &self,
        localizer: &Localizer,
        table: &Arc<Table>,
        reader: PlayerId,
        (text, is_silent): (String, bool),
    ) -> Result<(), PostError> {
        let visit = self.waiting.outdated.begin_after_others(table.id()).await;
        let owner = owner(table.id());
        let slot = format!("{WAITING}{reader}-{}", table.event_count());
        let content = Content { is_silent, ..content(localizer, table, reader, text) };
        // Also if no receipt comes.
        self.waiting.readers.lock().entry(table.id()).or_default().insert(reader);
        let sent = self.send_directly(owner, reader, &slot, &content).await;
        // The reader may have moved meanwhile.
        visit.end(if sent.is_ok() { self.change_waiting(table.id()).await } else { Next::Done });
        sent.map(drop)
    }

    /// Updates the direct messages about a table. Failed requests are repeated.
    pub(in crate::app) async fn update_waiting(&self, table: TableId) {
        self.end_waiting(table, |_| false).await;
    }

    /// Updates the direct messages about a table, and deletes those to some readers, because they cannot get to the table any more.
    pub(in crate::app) async fn end_waiting(&self, table: TableId, is_of: impl Fn(PlayerId) -> bool) {
        let readers = self.waiting.readers(table);
        if !readers.is_empty() {
            let gone = readers.into_iter().filter(|reader| is_of(*reader));
            self.waiting.gone.lock().entry(table).or_default().extend(gone);
            // A board does not wait for a direct message.
            if let Some(visit) = self.waiting.outdated.begin(table) {
                visit.end(self.change_waiting(table).await);
            }
        }
    }

    /// Updates the messages about a table, and deletes those to the readers who are gone. The caller visits the table, so that an
    /// older state is never shown after a newer one.
    async fn change_waiting(&self, table: TableId) -> Next {
        let gone = self.waiting.gone.lock().remove(&table).unwrap_or_default();
        match self.try_to_change_waiting(table, &gone).await {
            Ok(()) => Next::Done,
            Err(error) => {
                let error: &dyn Error = &error;
                tracing::debug!(error, %table, "a direct message says later what is so");
                self.waiting.gone.lock().entry(table).or_default().extend(gone);
                Next::Failed
            }
        }
    }

    async fn try_to_change_waiting(&self, id: TableId, gone: &BTreeSet<PlayerId>) -> Result<(), PostError> {
        let stored = self.host.posts().of(Subject::Table(id)).await?;
        let table = match self.host.tables().load(TableRef::Id(id)).await {
            // Such a table waits for nobody who could be told.
            Err(HostError::Broken(_) | HostError::Rejected(_) | HostError::Refused(_)) => return Ok(()),
            table => table?,
        };
        let written: Vec<_> =
            stored.iter().filter_map(|known| Some((known, written_in(&known.slot)?))).collect();
        let (mut readers, mut changed) = (BTreeSet::new(), Ok(()));
        for (known, (reader, count)) in &written {
            let is_newest = written.iter().all(|(_, (other, later))| other != reader || later <= count);
            let is_current = is_newest && !gone.contains(reader);
            if is_current && *count >= table.event_count() {
                // That message was written for this state, and may say more of it, such as a reminder.
                readers.insert(*reader);
                continue;
            }
            let localizer = self.player_localizer(*reader).await;
            let text = waiting_text(&localizer, &table, *reader).filter(|_| is_current);
            if text.is_some() && known.message.is_none() {
                // Another task is sending it already.
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
}

/// Updates the messages that the process before has left, or whose update has failed, indefinitely.
pub(in crate::app) async fn run<P: Messenger>(app: Arc<App<P>>) {
    let visit = |table, _| {
        let app = app.clone();
        async move { Ok(app.at_expense_of(Cause::Table(table), app.change_waiting(table)).await) }
    };
    app.waiting.outdated.run(visit).await;
}
