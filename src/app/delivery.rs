//! Shows changes of tables: at once after a command, or by the workers of the [outbox](mod@super::outbox).

use super::App;
use super::backoff;
use super::budgets::Cause;
use super::content::Content;
use super::outbox::{Delivery, OutboxShard, PendingDelivery, SHARDS};
use super::posts::{Fate, Owner, Post, PostError, Upkeep};
use super::presenter::{PresentError, Presenter};
use crate::host::{BrokenTable, DisplayedMessage, HostError, QuarantineReason, Subject, TableRef};
use crate::i18n::Localizer;
use crate::rules::Message;
use crate::table::{MessageId, Table, TableId};
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

impl From<PostError> for DeliveryError {
    fn from(error: PostError) -> DeliveryError {
        match error {
            PostError::Host(error) => DeliveryError::Host(error),
            error => DeliveryError::Present(error.into_present()),
        }
    }
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
    // Another delivery may be showing it.
    if app.outbox.shard(id).is_contended(id) {
        return Err(DeliveryError::Superseded);
    }
    let message = app.show_unshown(&table, last_shown).await?.ok_or(DeliveryError::Superseded)?;
    let (channel, event_count) = (table.channel(), table.event_count());
    Ok(Some(DisplayedMessage { message, channel, event_count }))
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
    /// Records that the message with the previous board still shows the table.
    pub(super) async fn record_still_shown(&self, table: &Table, delivery: Delivery) {
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
    pub(super) async fn record_shown(&self, table: &Table, message: MessageId, delivery: Option<Delivery>) {
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
