//! The messages about a table that are not its board: former boards, the lines of offers, and other lines beside the board. They are
//! posts of the table. What becomes of them follows from the table, its boards and the other messages ([`changes`]), so after each
//! change of a board all of them are looked at.

use super::App;
use super::board::told_text;
use super::budgets::Cause;
use super::content::{Content, LineSubject};
use super::delivery::announce_broken;
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::presenter::{PresentError, Presenter, Remains};
use crate::host::{DisplayedMessage, HostError, Intent, StoredPost, Subject, TableRef};
use crate::i18n::{Localizer, offer_line};
use crate::table::{ChannelId, MessageId, Phase, Table, TableId, Timestamp};
use std::error::Error;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use tokio::task::JoinSet;

/// Number of tables whose messages are changed at the same time after the start or after failures.
const TABLES_AT_A_TIME: usize = 8;

/// The digest of the line of an offer that says how that was closed.
const CLOSED: i64 = 0;

/// What a message about a table is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// A former board that shows this number of events.
    FormerBoard(usize),
    /// The message that asks for an answer to the offer with this number: a line, or the board.
    Offer(usize),
    /// A line of a state with this number of events, which is deleted when a board with more of them is shown.
    TemporaryLine(usize),
    /// A line of a state with this number of events, which stays. The post is forgotten when a board shows that many events.
    Line(usize),
}

impl Slot {
    /// The slot with this name; `None` for a post that is none of these.
    fn parse(name: &str) -> Option<Slot> {
        let (kind, rest) = name.split_once('-')?;
        let number = rest.split('-').next()?.parse().ok()?;
        match kind {
            "board" => Some(Slot::FormerBoard(number)),
            "offer" => Some(Slot::Offer(number)),
            "line" => Some(Slot::TemporaryLine(number)),
            "told" => Some(Slot::Line(number)),
            _ => None,
        }
    }
}

/// How long a line beside a board stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifetime {
    /// Until the next board.
    Temporary,
    /// For good.
    Lasting,
}

/// The name of the slot of a line about a state of a table. Lines about the same state have different names.
fn line_slot(table: &Table, lifetime: Lifetime, name: &str) -> String {
    let kind = match lifetime {
        Lifetime::Temporary => "line",
        Lifetime::Lasting => "told",
    };
    format!("{kind}-{}-{name}", table.event_count())
}

fn offer_slot(number: usize) -> String {
    format!("offer-{number}")
}

/// What becomes of a stored message about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// The message is deleted.
    Delete,
    /// The message stays, and the post is forgotten.
    Forget,
    /// A former board shrinks. `undone` is the number of its turns that were taken back since, and `offer` the number of the offer for
    /// which it has asked.
    Retire { event_count: usize, undone: i64, offer: Option<usize> },
    /// The line says whether the offer with this number is open, or how it was closed.
    UpdateOffer(usize),
    /// The board asks for an answer to the offer instead of the line, which is deleted.
    AskOnBoard { board: MessageId, line: Option<MessageId> },
}

/// Whether a message is a former board among those that are stored.
fn is_former_board(stored: &[StoredPost], message: MessageId) -> bool {
    let is_former = |post: &StoredPost| matches!(Slot::parse(&post.slot), Some(Slot::FormerBoard(_)));
    stored.iter().any(|post| post.message == Some(message) && is_former(post))
}

/// What becomes of the messages about a table with these boards. The first of `boards` is in the channel of the table.
fn changes<'s>(
    table: &Table,
    boards: &[DisplayedMessage],
    stored: &'s [StoredPost],
) -> Vec<(&'s StoredPost, Change)> {
    let shown = boards.iter().find(|board| board.channel == table.channel()).map(|board| board.event_count);
    let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
    let change = |post: &StoredPost| match Slot::parse(&post.slot)? {
        Slot::FormerBoard(_) if boards.iter().any(|board| Some(board.message) == post.message) => {
            Some(Change::Forget)
        }
        Slot::FormerBoard(event_count) => {
            let undone = table.undone_after(event_count).filter(|undone| *undone <= event_count).count();
            let undone = i64::try_from(undone).unwrap_or(i64::MAX);
            if post.digest == Some(undone) {
                return None;
            }
            let asked = stored.iter().filter(|other| other.message == post.message);
            let offer = asked.into_iter().find_map(|other| match Slot::parse(&other.slot)? {
                Slot::Offer(number) => Some(number),
                _ => None,
            });
            Some(Change::Retire { event_count, undone, offer })
        }
        Slot::TemporaryLine(count) => {
            // The answer to a question takes its place in the same message.
            let is_later = |other: &StoredPost| {
                let later =
                    matches!(Slot::parse(&other.slot), Some(Slot::TemporaryLine(later)) if later > count);
                later && other.message == post.message
            };
            // A line without a message is still being sent, and is stored again then.
            let stays = post.message.is_none() || stored.iter().any(is_later);
            let outdated = if stays { Change::Forget } else { Change::Delete };
            (shown? > count).then_some(outdated)
        }
        Slot::Line(count) => (shown? >= count).then_some(Change::Forget),
        Slot::Offer(number) => {
            let board = boards.iter().find(|board| board.channel == post.channel);
            let asking = board.filter(|board| board.event_count > number);
            let is_open = table.offer().is_some_and(|open| open.number == number);
            let is_former = post.message.is_some_and(|message| is_former_board(stored, message));
            let is_board = board.is_some_and(|board| Some(board.message) == post.message);
            let closed_at = table.closed_offer(number).map_or(0, |closed| closed.at);
            let is_told = !is_open && board.is_none_or(|board| board.event_count > closed_at);
            match (post.message, asking) {
                // The line is still being sent, and is stored again then.
                (None, _) => (!is_open).then_some(Change::Forget),
                (Some(_), _) if is_board => is_told.then_some(Change::Forget),
                (Some(_), Some(board)) if is_open && is_former => {
                    Some(Change::AskOnBoard { board: board.message, line: None })
                }
                // The former board tells how it was closed.
                (Some(_), _) if is_former => is_over.then_some(Change::Forget),
                // The table was moved, and is asked there.
                (Some(_), None) if is_open && board.is_none() => {
                    boards.iter().any(|board| board.event_count > number).then_some(Change::Delete)
                }
                // The board was posted after the line.
                (Some(line), Some(board)) if is_open && board.message.0 > line.0 => {
                    Some(Change::AskOnBoard { board: board.message, line: Some(line) })
                }
                // The line says how it was closed.
                (Some(_), _) if !is_open && post.is_settled => is_told.then_some(Change::Forget),
                (Some(_), _) => Some(Change::UpdateOffer(number)),
            }
        }
    };
    let mut changes: Vec<_> = stored.iter().filter_map(|post| Some((post, change(post)?))).collect();
    // Offers come before former boards: people who see that the buttons of a former board are gone may act at once. What a former board
    // tells of an offer is stored until the board is retired.
    changes.sort_by_key(|(post, change)| match change {
        Change::Forget if post.message.is_some_and(|message| is_former_board(stored, message)) => 2,
        Change::Retire { .. } => 1,
        _ => 0,
    });
    changes
}

/// The boards that ask for an answer to the open offer of a table and are not stored as such.
fn asking_boards<'b>(
    table: &Table,
    boards: &'b [DisplayedMessage],
    stored: &[StoredPost],
) -> Vec<(&'b DisplayedMessage, usize)> {
    let Some(open) = table.offer() else { return Vec::new() };
    let is_known = |channel| {
        let asks = |post: &StoredPost| Slot::parse(&post.slot) == Some(Slot::Offer(open.number));
        stored.iter().any(|post| post.channel == channel && asks(post))
    };
    let asks = |board: &&DisplayedMessage| board.event_count > open.number && !is_known(board.channel);
    boards.iter().filter(asks).map(|board| (board, open.number)).collect()
}

/// The line of the offer with this number, with the buttons that answer it while it is open; `None` if the table does not know it.
pub fn offer_content(localizer: &Localizer, table: &Arc<Table>, number: usize) -> Option<Content> {
    let line = Content::text(localizer, offer_line(localizer, table, number)?);
    let is_open = table.offer().is_some_and(|open| open.number == number);
    Some(if is_open { line.asking(table, LineSubject::Offer) } else { line })
}

fn owner(table: TableId) -> Owner {
    Owner { subject: Subject::Table(table), guild: None }
}

/// A message that was sent in another way than as a post.
fn sent(slot: String, channel: ChannelId, message: MessageId) -> StoredPost {
    StoredPost { message: Some(message), ..StoredPost::new(slot, channel, Timestamp::from_unix_millis(0)) }
}

impl<P: Presenter> App<P> {
    /// Looks at the messages about a table, and makes them what they should be. What fails is tried again, unless it is refused.
    pub async fn update_posts(&self, table: TableId) {
        self.table_posts.mark(table);
        // If the lock is taken, its holder looks at the table once more.
        if let Some(_lock) = self.table_posts.try_lock(table)
            && let Some(tries) = self.table_posts.take(table)
        {
            self.attempt_to_update_posts(table, tries).await;
        }
    }

    /// The same after this many attempts that have failed, and again while others ask for it. The caller holds the lock of the table.
    async fn attempt_to_update_posts(&self, table: TableId, mut tries: u32) {
        loop {
            let attempt = self.table_posts.attempt(table, tries);
            // Boxed, because the future is large.
            if let Err(error) = Box::pin(self.try_to_update_posts(table)).await {
                let error: &dyn Error = &error;
                return tracing::debug!(error, %table, "messages about a table are changed later");
            }
            attempt.complete();
            let Some(again) = self.table_posts.take(table) else { return };
            tries = again;
        }
    }

    async fn try_to_update_posts(&self, id: TableId) -> Result<(), PostError> {
        let owner = owner(id);
        let (mut stored, board, mirror) = self.host.posts().about_table(id).await?;
        stored.retain(|post| Slot::parse(&post.slot).is_some());
        // A table that has changed since needs no more than what follows from the next board.
        let table = match self.host.tables().load(TableRef::Id(id)).await {
            Err(HostError::Broken(broken)) => {
                announce_broken(self, &broken).await;
                return Ok(());
            }
            Err(HostError::Rejected(_)) => return Ok(()),
            table => table?,
        };
        if stored.is_empty() && table.offer().is_none() {
            return Ok(());
        }
        let board = board.filter(|board| board.channel == table.channel());
        let mirror = mirror.filter(|_| table.is_direct()).and_then(|mirror| mirror.displayed);
        let boards: Vec<DisplayedMessage> = board.into_iter().chain(mirror).collect();
        for (board, number) in asking_boards(&table, &boards, &stored) {
            let asking = sent(offer_slot(number), board.channel, board.message);
            // Meanwhile a line may have been posted.
            self.host.posts().remember_first(id, &asking).await?;
        }
        let mut changed = Ok(());
        for (post, change) in changes(&table, &boards, &stored) {
            if changed.is_err() && change == Change::Forget {
                continue;
            }
            match self.change_post(&table, post, change).await {
                Err(PostError::Present(error)) if error.is_refusal() => {
                    tracing::debug!(%error, table = %id, slot = post.slot, "a message stays as it is");
                }
                // The others do not wait for one that takes too many requests.
                Err(error @ PostError::Present(PresentError::RateLimited(_))) => changed = Err(error),
                one => one?,
            }
        }
        changed?;
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && stored.iter().any(|post| matches!(Slot::parse(&post.slot), Some(Slot::FormerBoard(_))))
        {
            self.host.posts().forget_settled(owner.subject).await?;
        }
        Ok(())
    }

    async fn change_post(
        &self,
        table: &Arc<Table>,
        stored: &StoredPost,
        change: Change,
    ) -> Result<(), PostError> {
        let (owner, place) = (owner(table.id()), (stored.slot.as_str(), stored.channel));
        let localizer = self.localizer_in(table, stored.channel).await;
        let (content, fate) = match change {
            Change::Forget => return Ok(self.host.posts().forget(owner.subject, place).await?),
            Change::AskOnBoard { board, line } => {
                if let Some(line) = line {
                    self.retire_message(stored.channel, line, Remains::Nothing).await?;
                }
                let asking = StoredPost { message: Some(board), digest: None, ..stored.clone() };
                return Ok(self.host.posts().record(owner.subject, &asking).await?);
            }
            Change::Delete => (Content::text(&localizer, String::new()), Fate::Ended(None)),
            Change::UpdateOffer(number) => {
                let is_open = table.offer().is_some_and(|open| open.number == number);
                let line = offer_content(&localizer, table, number);
                let remains = || match &line {
                    Some(line) => Remains::Line(line.text.clone()),
                    None => Remains::Everything,
                };
                let fate = match is_open {
                    true => Fate::Shown(Upkeep::Needed),
                    false => Fate::Retired(remains(), CLOSED),
                };
                (line.unwrap_or_else(|| Content::text(&localizer, String::new())), fate)
            }
            Change::Retire { event_count, undone, offer } => {
                let Some(message) = stored.message else { return Ok(()) };
                let board = DisplayedMessage { channel: stored.channel, message, event_count };
                let remains = self.remains(&localizer, table, board, offer).await;
                let text = told_text(&localizer, table, event_count, offer);
                (Content::text(&localizer, text), Fate::Retired(remains, undone))
            }
        };
        let post = Post { slot: stored.slot.clone(), channel: stored.channel, content, fate };
        self.show_post(owner, Some(stored), &post, false).await.map(drop)
    }

    /// Posts a line about a table in a channel, unless one with this text and key was posted in this state of the table. `is_again` says
    /// that the line may be there already although that was not stored. Returns the line.
    ///
    /// # Errors
    ///
    /// [`PresentError`] if it is not posted.
    pub async fn post_line(
        &self,
        table: &Table,
        channel: ChannelId,
        line: Content,
        lifetime: Lifetime,
        is_again: bool,
    ) -> Result<MessageId, PresentError> {
        let mut hasher = DefaultHasher::new();
        (&line.text, &line.idempotency_key).hash(&mut hasher);
        let slot = line_slot(table, lifetime, &format!("{:x}", hasher.finish()));
        let posted = self.post_in_slot(table, channel, (&slot, line), is_again).await?;
        // Meanwhile the player may have moved.
        self.update_posts(table.id()).await;
        Ok(posted)
    }

    /// Posts the line of the open offer with this number in the same way.
    ///
    /// # Errors
    ///
    /// [`PresentError`] if it is not posted.
    pub(super) async fn post_offer_line(
        &self,
        table: &Table,
        channel: ChannelId,
        (number, line): (usize, Content),
        is_again: bool,
    ) -> Result<MessageId, PresentError> {
        self.post_in_slot(table, channel, (&offer_slot(number), line), is_again).await
    }

    async fn post_in_slot(
        &self,
        table: &Table,
        channel: ChannelId,
        (slot, line): (&str, Content),
        is_again: bool,
    ) -> Result<MessageId, PresentError> {
        let owner = owner(table.id());
        let new = StoredPost::new(slot.to_owned(), channel, table.last_event_at());
        let posted = async {
            if !is_again {
                // A line about what has just happened does not wait for the database. After a crash it is looked for.
                return self.send_message(owner, &new, &line).await;
            }
            let Intent { post, .. } =
                self.host.posts().intend_line(table.id(), (slot, channel), new.since).await?;
            if let Some(known) = post.message {
                return Ok(known);
            }
            let sent = self.send_post(owner, Intent { post, is_new: false }, &line, Upkeep::Kept).await?;
            Ok(sent.ok_or_else(|| PresentError::Invalid("there is no message".to_owned()))?)
        };
        match posted.await.map_err(PostError::into_present) {
            Ok(posted) => {
                // The game may have gone on while the line was being sent, so that its post was forgotten.
                let line = StoredPost { message: Some(posted), digest: Some(line.digest()), ..new };
                log_unstored(self.host.posts().remember(owner.subject, None, &line).await);
                Ok(posted)
            }
            Err(error) => {
                if error.is_refusal() && is_again {
                    log_unstored(self.host.posts().forget(owner.subject, (slot, channel)).await);
                }
                Err(error)
            }
        }
    }

    /// Remembers a line about a table that is deleted when a later board is shown.
    pub(super) async fn remember_line(&self, table: &Table, channel: ChannelId, message: MessageId) {
        let line = sent(line_slot(table, Lifetime::Temporary, &message.to_string()), channel, message);
        log_unstored(self.host.posts().remember(Subject::Table(table.id()), None, &line).await);
        // Meanwhile the player may have moved.
        self.update_posts(table.id()).await;
    }

    /// Remembers a line in which the offer with this number is asked, or that says how it was closed.
    pub(super) async fn remember_asked(
        &self,
        table: &Arc<Table>,
        channel: ChannelId,
        (number, message): (usize, MessageId),
    ) {
        let localizer = self.localizer_in(table, channel).await;
        let is_settled = table.offer().is_none_or(|open| open.number != number);
        let asked = offer_content(&localizer, table, number).map(|line| line.digest());
        let digest = if is_settled { Some(CLOSED) } else { asked };
        let line = StoredPost { digest, is_settled, ..sent(offer_slot(number), channel, message) };
        let is_other = |post: &StoredPost| {
            post.slot == line.slot && post.channel == channel && post.message != line.message
        };
        // Another line that asks for the same loses its buttons, too.
        if !is_settled || !self.offer_posts(table.id()).await.iter().any(is_other) {
            log_unstored(self.host.posts().remember(Subject::Table(table.id()), None, &line).await);
        }
        // Meanwhile the offer may have been answered, when its line was not known.
        self.update_posts(table.id()).await;
    }

    /// Forgets a message in which an offer was asked: it says how that was closed.
    pub async fn forget_offer(&self, table: TableId, message: MessageId) {
        for post in self.offer_posts(table).await {
            if post.message == Some(message) {
                let place = (post.slot.as_str(), post.channel);
                log_unstored(self.host.posts().forget(Subject::Table(table), place).await);
            }
        }
    }

    /// The messages in which offers of a table were asked, other than its former boards.
    async fn offer_posts(&self, table: TableId) -> Vec<StoredPost> {
        let stored = self.host.posts().of(Subject::Table(table)).await.unwrap_or_else(|error| {
            tracing::error!(error = &error as &dyn Error, %table, "the messages about a table could not be read");
            Vec::new()
        });
        let is_former =
            |post: &StoredPost| post.message.is_some_and(|asking| is_former_board(&stored, asking));
        let is_offer = |post: &&StoredPost| matches!(Slot::parse(&post.slot), Some(Slot::Offer(_)));
        stored.iter().filter(is_offer).filter(|post| !is_former(post)).cloned().collect()
    }
}

/// The message of a channel that asks for an answer to the last offer, or has asked and the board does not show yet that it was closed: a
/// line, or the board. Returns it with the number of the offer.
pub(super) fn asking_message(stored: &[StoredPost], channel: ChannelId) -> Option<(usize, MessageId)> {
    let asking = stored.iter().filter(|post| post.channel == channel).filter_map(|post| {
        let message = post.message.filter(|message| !is_former_board(stored, *message))?;
        match Slot::parse(&post.slot)? {
            Slot::Offer(number) => Some((number, message)),
            _ => None,
        }
    });
    asking.max()
}

fn log_unstored(stored: Result<(), HostError>) {
    if let Err(error) = stored {
        tracing::error!(error = &error as &dyn Error, "a message about a table could not be stored");
    }
}

/// Looks at the messages that the process before has left, and at those for which this one has failed, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let mut workers = JoinSet::new();
    for _ in 0..TABLES_AT_A_TIME {
        workers.spawn(retry(app.clone()));
    }
    match app.host.posts().tables().await {
        Ok(tables) => tables.into_iter().for_each(|table| app.table_posts.add(table)),
        Err(error) => {
            tracing::error!(error = &error as &dyn Error, "the messages about tables could not be read");
        }
    }
    // Workers do not end. A panic is passed on.
    workers.join_all().await;
}

/// Looks at one table of the queue after the other, indefinitely.
async fn retry<P: Presenter>(app: Arc<App<P>>) {
    loop {
        let (table, tries) = app.table_posts.next().await;
        let _lock = app.table_posts.lock(table).await;
        app.at_expense_of(Cause::Table(table), app.attempt_to_update_posts(table, tries)).await;
    }
}
