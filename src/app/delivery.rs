//! Shows changes of tables: at once after a command, or by the workers of the [outbox](mod@super::outbox).

use super::App;
use super::backoff;
use super::board::Board;
use super::budgets::Cause;
use super::delivery_state::{DeliveryOutcome, DeliveryRequest, DeliveryState};
use super::lines::is_told_beside;
use super::living_board::{EditedBoard, awaits_reply};
use super::outbox::{Delivery, OutboxShard, PendingDelivery, SHARDS};
use super::posts::{Content, Fate, Owner, Post, Upkeep};
use super::presenter::{PresentError, Presenter};
use crate::host::{
    BrokenTable, CommandOutcome, DisplayedMessage, HostError, QuarantineReason, Subject, TableRef,
};
use crate::i18n::Localizer;
use crate::rules::Message;
use crate::table::{MessageId, Phase, Table, TableId};
use backon::Retryable as _;
use futures_util::FutureExt as _;
use std::error::Error;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// Number of refusals after which a channel that is reported as gone is believed to be gone.
const MAX_GONE_REFUSALS: u32 = 5;
/// Delay before the next attempt to show a table that another delivery was showing.
const SUPERSEDED_DELAY: Duration = Duration::from_millis(500);
/// Time between two scans for orphaned tables.
const ORPHAN_SCAN_INTERVAL: Duration = Duration::from_secs(10);
/// Pause of a shard after each refusal: clients that are refused too often are locked out.
const REFUSAL_PAUSE: Duration = Duration::from_millis(800);
/// Delay before the next attempt after a rate limit or a time-out.
const RATE_LIMIT_DELAY: Duration = Duration::from_secs(2);

/// Why a table could not be shown.
enum DeliveryError {
    /// Another delivery is showing the table, or the table has changed again.
    Superseded,
    Host(HostError),
    Present(PresentError),
}

impl From<HostError> for DeliveryError {
    fn from(error: HostError) -> DeliveryError {
        DeliveryError::Host(error)
    }
}

/// Schedules orphaned tables, indefinitely.
pub async fn reclaim_orphans<P: Presenter>(app: Arc<App<P>>) {
    loop {
        sleep(ORPHAN_SCAN_INTERVAL).await;
        match app.host.deliveries().pending().await {
            Ok(unshown) => app.outbox.reclaim(unshown),
            Err(error) => log_unread_outbox(&error),
        }
    }
}

/// Shows scheduled tables, for ever; first those that the previous process has left.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    if let Err(error) = app.host.notices().refresh().await {
        tracing::error!(error = &error as &dyn Error, "how players are told of games could not be read");
    }
    let unshown = (|| app.host.deliveries().pending())
        .retry(backoff::outage())
        .notify(|error, _| log_unread_outbox(error));
    for table in unshown.await.unwrap_or_default() {
        app.outbox.shard(table).schedule(table, PendingDelivery::now());
    }
    let mut workers = JoinSet::new();
    for number in 0..SHARDS {
        let app = app.clone();
        workers.spawn(async move { run_shard(&app, &app.outbox.shards[number]).await });
    }
    // Shards do not end. A panic is passed on.
    workers.join_all().await;
}

/// Shows the tables of one shard, one after the other, indefinitely.
pub(super) async fn run_shard<P: Presenter>(app: &App<P>, shard: &OutboxShard) {
    // Number of failures in a row that were not about one table.
    let mut outage = 0;
    loop {
        let (table, mut delivery) = shard.next().await;
        let _claim = app.outbox.claim(table);
        let shown = app.at_expense_of(Cause::Table(table), show(app, table, &mut delivery));
        let shown = AssertUnwindSafe(shown).catch_unwind().await;
        let Ok(shown) = shown else {
            tracing::error!(%table, "showing a table panicked");
            delivery.refusals += 1;
            let due = Instant::now() + backoff::refusal_delay(delivery.refusals);
            shard.schedule(table, PendingDelivery { due, ..delivery });
            continue;
        };
        let Err(error) = shown else {
            outage = 0;
            continue;
        };
        let reschedule =
            |delay| shard.schedule(table, PendingDelivery { due: Instant::now() + delay, ..delivery });
        match error {
            // The other delivery may know of fewer events.
            DeliveryError::Superseded => reschedule(SUPERSEDED_DELAY),
            DeliveryError::Present(PresentError::RateLimited(_) | PresentError::TimedOut) => {
                // The failure may concern this channel alone.
                tracing::warn!(%table, "a table is shown when the rate limit is over");
                reschedule(RATE_LIMIT_DELAY);
                sleep(REFUSAL_PAUSE).await;
            }
            DeliveryError::Present(error @ PresentError::Transient(_)) => {
                tracing::warn!(%table, %error, "a table could not be shown yet");
                reschedule(Duration::ZERO);
                pause_for_outage(&mut outage).await;
            }
            DeliveryError::Host(error) => {
                tracing::error!(%table, error = &error as &dyn Error, "a table could not be shown yet");
                reschedule(Duration::ZERO);
                pause_for_outage(&mut outage).await;
            }
            DeliveryError::Present(error) => {
                tracing::warn!(%table, %error, refusals = delivery.refusals, "a table could not be shown yet");
                outage = 0;
                delivery.refusals += 1;
                // Its channel cannot show what is so.
                app.update_waiting(table).await;
                if delivery.refusals >= MAX_GONE_REFUSALS && matches!(error, PresentError::Gone(_)) {
                    quarantine(app, table).await;
                } else {
                    let due = Instant::now() + backoff::refusal_delay(delivery.refusals);
                    shard.schedule(table, PendingDelivery { due, ..delivery });
                }
                sleep(REFUSAL_PAUSE).await;
            }
        }
    }
}

/// Pauses a shard after a failure that other tables would meet as well.
async fn pause_for_outage(outage: &mut u32) {
    sleep(backoff::outage_delay(*outage)).await;
    *outage += 1;
}

async fn quarantine<P: Presenter>(app: &App<P>, table: TableId) {
    tracing::warn!(%table, "a table is quarantined: its channel is gone");
    if let Err(error) =
        app.host.tables().quarantine(table, QuarantineReason::ChannelGone, app.host.clock().now()).await
    {
        tracing::error!(%table, error = &error as &dyn Error, "a table could not be quarantined");
    }
    app.update_posts(table).await;
    app.end_waiting(table, |_| true).await;
}

/// Posts a table, unless a message shows it already.
async fn show<P: Presenter>(
    app: &App<P>,
    table: TableId,
    delivery: &mut PendingDelivery,
) -> Result<(), DeliveryError> {
    let posted = match delivery.posted {
        Some(posted) => posted,
        None => match post_unshown(app, table).await? {
            Some(posted) => *delivery.posted.insert(posted),
            None => return Ok(()),
        },
    };
    let table = app.host.tables().load(TableRef::Id(table)).await?;
    Ok(store_shown(app, &table, posted).await?)
}

/// Posts a table whose change no message shows; `None` if there is nothing left to show.
async fn post_unshown<P: Presenter>(
    app: &App<P>,
    id: TableId,
) -> Result<Option<DisplayedMessage>, DeliveryError> {
    let (table, last_shown) = match app.host.deliveries().pending_at(id).await {
        Ok(Some(unshown)) => unshown,
        Ok(None) => return Ok(None),
        Err(HostError::Broken(broken)) => {
            announce_broken(app, &broken).await;
            return Ok(None);
        }
        Err(error) => return Err(error.into()),
    };
    let called = table.called_since(last_shown.map(|shown| shown.event_count));
    // The first board of a game is in a thread that nobody has seen.
    let is_new = last_shown.is_none() && table.phase() != Phase::Invitation;
    let mentions = if is_new { called } else { app.host.notices().pinged(&table, called) };
    let localizer = app.table_localizer(&table).await;
    // A board whose picture is right is edited, if a line beside it tells of the change or asks for the answer to an offer, or if
    // nobody is notified, such as of time given back.
    let has_picture =
        |shown: &DisplayedMessage| shown.channel == table.channel() && shown.event_count >= table.drawn_at();
    let right = last_shown.filter(has_picture);
    let news = match last_shown {
        Some(shown) => app.host.deliveries().news(&table, shown.event_count).await?,
        None => None,
    };
    let news = news.map(|news| CommandOutcome { mentions: mentions.clone(), ..news });
    let told = news.clone().filter(|news| right.is_some() && is_told_beside(news));
    let is_edited = mentions.is_empty() || table.offer().is_some() || told.is_some();
    let editable = right.filter(|_| is_edited).map(|shown| shown.message);
    let board = match &news {
        Some(news) => app.board_after(&localizer, news).await,
        // Nothing was shown before, or too much has happened to be told.
        None => app.unshown_board(&localizer, &table, mentions).await,
    };
    let board = if last_shown.is_none() { app.with_tournament_line(board).await } else { board };
    // Meanwhile a turn may have been played, and another delivery may show it.
    if app.outbox.shard(id).is_contended(id) {
        return Err(DeliveryError::Superseded);
    }
    match app.host.deliveries().pending_at(id).await? {
        None => return Ok(None),
        Some((now, _)) if now.event_count() != table.event_count() => return Err(DeliveryError::Superseded),
        Some(_) => {}
    }
    // The search begins with the message that showed the table before, because that message may have been edited.
    let (mut delivery, mut last, mut is_searchable) = (DeliveryState::reclaimed(), Ok(None), true);
    while let Some(request) = delivery.next() {
        last = match request {
            DeliveryRequest::Find => {
                let oldest = last_shown.map(|shown| shown.message);
                let found = app.find_board(table.channel(), &table, oldest).await;
                is_searchable = found.is_ok();
                // The board was edited, but the line beside it may be missing.
                found.map(|found| found.filter(|found| Some(*found) != editable))
            }
            // A message that was posted but cannot be found is not posted twice, because it has the same nonce.
            DeliveryRequest::FollowUp | DeliveryRequest::Post if !is_searchable => {
                app.post_board(board.clone()).await.map(Some)
            }
            DeliveryRequest::FollowUp | DeliveryRequest::Post => {
                present(app, &localizer, board.clone(), editable, told.as_ref()).await.map(Some)
            }
        };
        if let Err(error) = &last {
            tracing::debug!(%error, table = %id, ?request, "a board was refused or not received");
        }
        delivery = delivery.after(request, DeliveryOutcome::of(&last, PresentError::is_refusal));
    }
    let (channel, event_count) = (table.channel(), table.event_count());
    let posted = |message| DisplayedMessage { message, channel, event_count };
    Ok(last.map_err(DeliveryError::Present)?.map(posted))
}

/// Shows a board in this message, if it can be edited. Otherwise it is the message that shows the table from now on.
async fn present<P: Presenter>(
    app: &App<P>,
    localizer: &Localizer,
    board: Board,
    editable: Option<MessageId>,
    news: Option<&CommandOutcome>,
) -> Result<MessageId, PresentError> {
    if let Some(message) = editable {
        match edit_and_tell(app, localizer, &board, message, news).await {
            Err(error) if error.is_refusal() => {}
            edited => return edited.map(|()| message),
        }
    }
    app.edit_or_post(board).await
}

/// Edits a board that stays, and tells beside it what has happened. The line of an open offer comes first: the board leaves the
/// question to it.
async fn edit_and_tell<P: Presenter>(
    app: &App<P>,
    localizer: &Localizer,
    board: &Board,
    message: MessageId,
    news: Option<&CommandOutcome>,
) -> Result<(), PresentError> {
    app.ask_beside(localizer, &board.table, Some(message), &board.mentions, true).await?;
    let table = app.beside_offer(&board.table, board.channel).await;
    let edited = app.unshown_board(localizer, &table, Vec::new()).await;
    app.show_board_in(message, edited).await?;
    match news {
        Some(news) => Box::pin(app.tell_again(localizer, news)).await,
        None => Ok(()),
    }
}

/// Announces once in the channel that a table cannot be rebuilt.
pub(super) async fn announce_broken<P: Presenter>(app: &App<P>, broken: &BrokenTable) {
    // Nothing is known of the table but its number and its place.
    let localizer = match broken.guild {
        Some(guild) => app.guild_localizer(guild, None).await,
        None => Localizer::english(),
    };
    let text = localizer.render(&report_broken(broken));
    let Some(channel) = broken.left else { return };
    let owner = Owner { subject: Subject::Table(broken.table), guild: broken.guild };
    let (slot, fate) = ("broken".to_owned(), Fate::Shown(Upkeep::Final));
    let post = Post { slot, channel, content: Content::text(&localizer, text), fate };
    if let Err(error) = app.show_post(owner, None, &post, false).await {
        let error: &dyn Error = &error;
        tracing::warn!(error, table = %broken.table, "a broken table could not be announced");
    }
}

/// Logs why a table cannot be rebuilt, and returns the message for the people at it.
pub fn report_broken(broken: &BrokenTable) -> Message {
    let error: &dyn Error = &broken.source;
    tracing::error!(table = %broken.table, error, "a table is quarantined: it cannot be restored");
    Message::new("table-broken").with("table", broken.table)
}

/// Records that a message shows a table, and makes the other messages about it what they should be.
async fn store_shown<P: Presenter>(
    app: &App<P>,
    table: &Table,
    posted: DisplayedMessage,
) -> Result<(), HostError> {
    let DisplayedMessage { message, channel, event_count } = posted;
    if app.host.deliveries().record(table.id(), channel, message, event_count).await? {
        app.outbox.schedule(table.id());
    }
    app.update_posts(table.id()).await;
    app.update_waiting(table.id()).await;
    Ok(())
}

impl<P: Presenter> App<P> {
    /// Starts the delivery of what has just been stored.
    pub fn start_delivery(&self, outcome: &CommandOutcome) -> Delivery {
        self.budgets.record_cause(Cause::Table(outcome.table.id()));
        self.metrics.count_turns(outcome);
        self.memberships.check_soon(outcome.table.id());
        self.report_end_of_invitation(outcome);
        self.tournaments.report_table(outcome);
        self.outbox.deliver(outcome.table.id())
    }

    /// Shows what has happened at a table, outside of an interaction. The worker retries if it fails.
    pub async fn post_outcome(&self, outcome: CommandOutcome) {
        let delivery = self.start_delivery(&outcome);
        self.post_started(outcome, delivery).await;
    }

    /// The same, if the delivery was started when the outcome was stored.
    pub async fn post_started(&self, outcome: CommandOutcome, delivery: Delivery) {
        let localizer = &self.table_localizer(&outcome.table).await;
        if awaits_reply(&outcome.table) {
            return delivery.await_reply();
        }
        let delivery = if outcome.leaves_picture() {
            let Some(delivery) = self.show_beside(localizer, &outcome, delivery).await else { return };
            delivery
        } else {
            delivery
        };
        let board = self.board_after(localizer, &outcome).await;
        let delivery = match self.edit_board(&outcome.table, board.clone(), delivery).await {
            EditedBoard::None(delivery) => delivery,
            EditedBoard::Edited | EditedBoard::Unknown => return,
        };
        match self.post_board(board).await {
            Ok(message) => self.record_shown(&outcome.table, message, Some(delivery)).await,
            Err(error) => tracing::warn!(%error, table = %outcome.table.id(), "a table is shown later"),
        }
    }

    /// Records that the message with the previous board still shows the table.
    pub async fn record_still_shown(&self, table: &Table, delivery: Delivery) {
        delivery.wait_for_earlier().await;
        match self.host.deliveries().record_unchanged(table.id(), table.event_count()).await {
            Ok(true) => {
                self.tournaments.report_shown(table);
                delivery.complete();
                self.update_posts(table.id()).await;
                self.update_waiting(table.id()).await;
            }
            Ok(false) => {}
            Err(error) => tracing::error!(error = &error as &dyn Error, "cannot store what is shown"),
        }
    }

    /// Records that a message in the channel of a table shows it as it is here.
    pub async fn record_shown(&self, table: &Table, message: MessageId, delivery: Option<Delivery>) {
        let posted = DisplayedMessage { message, channel: table.channel(), event_count: table.event_count() };
        let result = store_shown(self, table, posted).await;
        match &result {
            Ok(()) => self.tournaments.report_shown(table),
            Err(error) => tracing::error!(error = error as &dyn Error, "cannot store what is shown"),
        }
        match (delivery, result) {
            (Some(delivery), Ok(())) => delivery.complete(),
            (Some(delivery), Err(_)) => delivery.retry_storing(posted),
            (None, _) => {}
        }
    }
}

fn log_unread_outbox(error: &HostError) {
    tracing::error!(error = error as &dyn Error, "the tables to be shown could not be read");
}
