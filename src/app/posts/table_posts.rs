//! The messages about a table that are not its board: former boards, the lines of offers, and other lines beside the board. They are
//! posts of the table. What becomes of them follows from the table, its boards and the other messages ([`changes`]), so after each
//! change of a board all of them are looked at.

use super::board::told_text;
use super::content::{Content, LineSubject};
use super::delivery::announce_broken;
use super::messenger::{Messenger, MessengerError, Remains};
use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::work::work_queue::{Next, Tries};
use crate::host::{DisplayedMessage, HostError, Intent, StoredPost, Subject, TableRef};
use crate::i18n::{Localizer, moved_text, offer_line, thread_begin_text, thread_end_text};
use crate::table::{ChannelId, MessageId, Phase, Table, TableId, Timestamp};
use std::error::Error;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

/// Number of tables whose messages are changed at the same time after the start or after failures.
pub(in crate::app) const TABLES_AT_A_TIME: usize = 8;

/// The slot of the line that says how a game in a thread ended.
const END: &str = "end-0";
const END_FATE: Fate = Fate::Shown(Upkeep::Final);

/// Number of refusals, in about a day, after which messages wait for the next change of their table or the next start.
const MAX_REFUSALS: u32 = 35;

/// The digest of the line of an offer that says how that was closed.
const CLOSED: i64 = 0;

/// The purpose of a message about a table.
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
    /// The line in another channel that leads to the table in its thread.
    Announcement,
    /// The line in that channel that says how the game ended. The post is forgotten after that of the announcement.
    End,
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
            "announced" => Some(Slot::Announcement),
            "end" => Some(Slot::End),
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

/// The change of a stored message about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// The message is deleted.
    Delete,
    /// The message stays, and the post is forgotten.
    Forget,
    /// A former board shrinks. `digest` tells apart what it may say: that turns of it were taken back since. `offer` is the number of the
    /// offer for which it has asked.
    Retire { event_count: usize, digest: i64, offer: Option<usize> },
    /// A former board invites to the table, which has moved to another channel.
    Invite,
    /// The line says whether the offer with this number is open, or how it was closed.
    UpdateOffer(usize),
    /// The announcement leads to the table, and invites to it.
    Announce,
    /// The announcement loses its button and is forgotten. If there is a result, a line says in its channel how the game ended.
    EndAnnouncement { has_result: bool },
    /// The board asks for an answer to the offer instead of the line, which is deleted.
    AskOnBoard { board: MessageId, line: Option<MessageId> },
}

/// Whether a message is a former board among those that are stored.
fn is_former_board(stored: &[StoredPost], message: MessageId) -> bool {
    let is_former = |post: &StoredPost| matches!(Slot::parse(&post.slot), Some(Slot::FormerBoard(_)));
    stored.iter().any(|post| post.message == Some(message) && is_former(post))
}

/// The changes of the messages about a table with these boards. The first of `boards` is in the channel of the table.
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
        Slot::FormerBoard(_) if table.is_open_invitation() && post.channel != table.channel() => {
            Some(Change::Invite)
        }
        Slot::FormerBoard(event_count) => {
            let digest =
                table.undone_after(event_count).filter(|undone| *undone <= event_count).count() as i64;
            if post.digest == Some(digest) {
                return None;
            }
            let asked = stored.iter().filter(|other| other.message == post.message);
            let offer = asked.into_iter().find_map(|other| match Slot::parse(&other.slot)? {
                Slot::Offer(number) => Some(number),
                _ => None,
            });
            Some(Change::Retire { event_count, digest, offer })
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
        Slot::Announcement => {
            let has_result = matches!(table.phase(), Phase::Ended(_)) || table.turn_number() > 0;
            match is_over {
                true => Some(Change::EndAnnouncement { has_result }),
                false => post.message.map(|_| Change::Announce),
            }
        }
        Slot::End => {
            let is_told = |other: &StoredPost| Slot::parse(&other.slot) == Some(Slot::Announcement);
            (post.is_settled && !stored.iter().any(is_told)).then_some(Change::Forget)
        }
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
                // The former board tells how the offer was closed.
                (Some(_), _) if is_former => is_over.then_some(Change::Forget),
                // The table was moved, and the question is asked in its new channel.
                (Some(_), None) if is_open && board.is_none() => {
                    boards.iter().any(|board| board.event_count > number).then_some(Change::Delete)
                }
                // The board was posted after the line.
                (Some(line), Some(board)) if is_open && board.message.0 > line.0 => {
                    Some(Change::AskOnBoard { board: board.message, line: Some(line) })
                }
                // The line says how the offer was closed.
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

/// The line in a channel that leads to a table in one of its threads.
pub fn announcement(localizer: &Localizer, table: &Arc<Table>) -> Content {
    inviting(localizer, table, thread_begin_text(localizer, table))
}

/// A line about a table elsewhere, with a button that joins it as long as anybody may.
fn inviting(localizer: &Localizer, table: &Arc<Table>, text: String) -> Content {
    let line = Content::text(localizer, text);
    if table.is_open_invitation() { line.asking(table, LineSubject::Invitation) } else { line }
}

fn owner(table: TableId) -> Owner {
    Owner { subject: Subject::Table(table), guild: None }
}

/// A message that was sent in another way than as a post.
fn sent(slot: String, channel: ChannelId, message: MessageId) -> StoredPost {
    StoredPost { message: Some(message), ..StoredPost::new(slot, channel, Timestamp::from_unix_millis(0)) }
}

impl<P: Messenger> App<P> {
    /// Looks at the messages about a table, and makes them what they should be. What fails is tried again, unless it is refused. If
    /// somebody else is at it, they are looked at once more, so that an older state never takes the place of a newer one.
    pub async fn update_posts(&self, table: TableId) {
        if let Some(visit) = self.table_posts.begin(table) {
            visit.end(self.attempt_to_update_posts(table).await);
        }
    }

    /// Updates the posts, and says what follows. The caller visits the table in the queue.
    async fn attempt_to_update_posts(&self, table: TableId) -> Next {
        // Boxed, because the future is large.
        match Box::pin(self.try_to_update_posts(table)).await {
            Ok(()) => Next::Done,
            Err(error) => {
                tracing::debug!(error = &error as &dyn Error, %table, "messages about a table are changed later");
                let is_refused = matches!(&error, PostError::Messenger(error) if error.is_refusal());
                if is_refused { Next::Refused } else { Next::Failed }
            }
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
            Err(HostError::Rejected(_) | HostError::Refused(_)) => return Ok(()),
            table => table?,
        };
        if stored.is_empty() && table.offer().is_none() {
            return Ok(());
        }
        let board = board.filter(|board| board.channel == table.channel());
        let mirror = mirror.filter(|_| table.has_two_places()).and_then(|mirror| mirror.displayed);
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
                // The others do not wait for one that takes too many requests, or for a permission.
                Err(
                    error @ PostError::Messenger(
                        MessengerError::RateLimited(_) | MessengerError::NotPermitted(_),
                    ),
                ) => changed = Err(error),
                Err(PostError::Messenger(error)) if error.is_refusal() => {
                    tracing::debug!(%error, table = %id, slot = post.slot, "a message stays as it is");
                }
                one => one?,
            }
        }
        changed?;
        let is_over = matches!(table.phase(), Phase::Ended(_) | Phase::Closed);
        if is_over && stored.iter().any(|post| matches!(Slot::parse(&post.slot), Some(Slot::FormerBoard(_))))
        {
            let subject = owner.subject;
            self.host.write_relaxed(async |mut tx| Ok(tx.posts().delete_settled(subject).await?)).await?;
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
            Change::Announce => (announcement(&localizer, table), Fate::Shown(Upkeep::Kept)),
            Change::EndAnnouncement { has_result } => {
                if stored.message.is_some() {
                    let content = announcement(&localizer, table);
                    let fate = Fate::Shown(Upkeep::Kept);
                    let line = Post { slot: stored.slot.clone(), channel: stored.channel, content, fate };
                    self.show_post(owner, Some(stored), &line, false).await?;
                }
                if has_result {
                    let content = Content::text(&localizer, thread_end_text(&localizer, table));
                    let end = Post { slot: END.to_owned(), channel: stored.channel, content, fate: END_FATE };
                    let known = self.host.posts().of(owner.subject).await?;
                    self.show_post(owner, end.among(&known), &end, false).await?;
                }
                return Ok(self.host.posts().forget(owner.subject, place).await?);
            }
            Change::Invite => {
                (inviting(&localizer, table, moved_text(&localizer, table)), Fate::Shown(Upkeep::Kept))
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
            Change::Retire { event_count, digest, offer } => {
                let Some(message) = stored.message else { return Ok(()) };
                let board = DisplayedMessage { channel: stored.channel, message, event_count };
                let remains = self.remains(&localizer, table, board, offer).await;
                let text = told_text(&localizer, table, event_count, offer);
                (Content::text(&localizer, text), Fate::Retired(remains, digest))
            }
        };
        let post = Post { slot: stored.slot.clone(), channel: stored.channel, content, fate };
        self.show_post(owner, Some(stored), &post, false).await.map(drop)
    }

    /// Posts a line about a table in a channel, unless one with this text and key was posted in this state of the table. `is_again` says
    /// that the line may be there already although that was not stored. Returns the line.
    pub async fn post_line(
        &self,
        table: &Table,
        channel: ChannelId,
        line: Content,
        lifetime: Lifetime,
        is_again: bool,
    ) -> Result<MessageId, MessengerError> {
        let mut hasher = DefaultHasher::new();
        (&line.text, &line.idempotency_key).hash(&mut hasher);
        let slot = line_slot(table, lifetime, &format!("{:x}", hasher.finish()));
        // The board to which it would reply is deleted before it.
        let line = match lifetime {
            Lifetime::Temporary => line,
            Lifetime::Lasting => Content { replies_to: None, follows: line.replies_to, ..line },
        };
        let posted = self.post_in_slot(table, channel, (&slot, line), is_again).await?;
        // Meanwhile the player may have moved.
        self.update_posts(table.id()).await;
        Ok(posted)
    }

    /// Posts the line of the open offer with this number in the same way.
    pub(in crate::app) async fn post_offer_line(
        &self,
        table: &Table,
        channel: ChannelId,
        (number, line): (usize, Content),
        is_again: bool,
    ) -> Result<MessageId, MessengerError> {
        self.post_in_slot(table, channel, (&offer_slot(number), line), is_again).await
    }

    async fn post_in_slot(
        &self,
        table: &Table,
        channel: ChannelId,
        (slot, line): (&str, Content),
        is_again: bool,
    ) -> Result<MessageId, MessengerError> {
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
            Ok(sent.ok_or_else(|| MessengerError::Invalid("there is no message".to_owned()))?)
        };
        match posted.await.map_err(PostError::into_messenger_error) {
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

    /// Remembers the channel in which a table in a thread is announced, to say there how the game ends. The line is kept up to date if it
    /// is no board of the table.
    pub async fn remember_announced(
        &self,
        table: &Table,
        channel: ChannelId,
        line: Option<(MessageId, &Content)>,
    ) {
        let announced = StoredPost::new("announced-0".to_owned(), channel, table.last_event_at());
        let announced = match line {
            Some((message, content)) => {
                StoredPost { message: Some(message), digest: Some(content.digest()), ..announced }
            }
            None => StoredPost { is_settled: true, ..announced },
        };
        log_unstored(self.host.posts().remember(Subject::Table(table.id()), None, &announced).await);
        // Meanwhile somebody may have joined.
        self.update_posts(table.id()).await;
    }

    /// Remembers a line about a table that is deleted when a later board is shown.
    pub(in crate::app) async fn remember_line(&self, table: &Table, channel: ChannelId, message: MessageId) {
        let line = sent(line_slot(table, Lifetime::Temporary, &message.to_string()), channel, message);
        log_unstored(self.host.posts().remember(Subject::Table(table.id()), None, &line).await);
        // Meanwhile the player may have moved.
        self.update_posts(table.id()).await;
    }

    /// Remembers a line in which the offer with this number is asked, or that says how it was closed.
    pub(in crate::app) async fn remember_asked(
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
        // Another line that asks for the same loses its buttons as well.
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
pub(in crate::app) fn asking_message(
    stored: &[StoredPost],
    channel: ChannelId,
) -> Option<(usize, MessageId)> {
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

/// Looks at the messages about tables that the process before has left, and at those for which this one has failed, indefinitely.
pub(in crate::app) async fn run<P: Messenger>(app: Arc<App<P>>) {
    let visit = |table, tries: Tries| {
        let app = app.clone();
        async move {
            let next = app.at_expense_of(Cause::Table(table), app.attempt_to_update_posts(table)).await;
            let is_given_up = next == Next::Refused && tries.refusals >= MAX_REFUSALS;
            Ok(if is_given_up { Next::Done } else { next })
        }
    };
    app.table_posts.run(visit).await;
}
