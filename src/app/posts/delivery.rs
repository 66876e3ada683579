//! Shows changes of tables: at once after a command, or by the workers of the [outbox](mod@super::outbox).

use super::content::Content;
use super::messenger::{Messenger, MessengerError};
use super::outbox::Delivery;
use crate::app::App;
use crate::app::limits::budgets::Cause;
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::app::work::work_queue::{Next, Tries};
use crate::host::{BrokenTable, DisplayedMessage, HostError, QuarantineReason, Subject, TableRef};
use crate::i18n::Localizer;
use crate::localize::Message;
use crate::table::{MessageId, Table, TableId};
use std::error::Error;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

/// Number of refusals after which a channel that is reported as gone is believed to be gone.
const MAX_GONE_REFUSALS: u32 = 5;
/// Delay before the next attempt to show a table that another delivery shows.
const SUPERSEDED_DELAY: Duration = Duration::from_millis(500);
/// Time between two scans for orphaned tables.
pub(in crate::app) const ORPHAN_SCAN_INTERVAL: Duration = Duration::from_secs(10);
/// Pause after each failure, in which one table less is shown at a time: clients that are refused too often are locked out.
const FAILURE_PAUSE: Duration = Duration::from_millis(800);
/// Delay before the next attempt after a rate limit or a time-out.
const RATE_LIMIT_DELAY: Duration = Duration::from_secs(2);

/// Why a table could not be shown.
enum DeliveryError {
    /// Another delivery is showing the table, or the table has changed again.
    Superseded,
    Host(HostError),
    Messenger(MessengerError),
}

impl From<PostError> for DeliveryError {
    fn from(error: PostError) -> DeliveryError {
        match error {
            PostError::Host(error) => DeliveryError::Host(error),
            error => DeliveryError::Messenger(error.into_messenger_error()),
        }
    }
}

impl From<HostError> for DeliveryError {
    fn from(error: HostError) -> DeliveryError {
        DeliveryError::Host(error)
    }
}

/// Schedules orphaned tables.
pub(in crate::app) async fn reclaim_orphans<P>(app: &App<P>) -> Result<Next, HostError> {
    app.outbox.reclaim(app.host.deliveries().pending().await?);
    Ok(Next::Repeat(ORPHAN_SCAN_INTERVAL))
}

/// Shows scheduled tables, indefinitely.
pub(in crate::app) async fn run<P: Messenger>(app: Arc<App<P>>) {
    app.outbox.unshown.run(|table, tries| deliver(app.clone(), table, tries)).await;
}

/// Shows a table after this many tries that have failed.
async fn deliver<P: Messenger>(app: Arc<App<P>>, table: TableId, tries: Tries) -> Result<Next, HostError> {
    let claim = app.outbox.claim(table);
    let Err(error) = app.at_expense_of(Cause::Table(table), show(&app, table)).await else {
        return Ok(Next::Done);
    };
    let next = match error {
        // The other delivery may show an older state.
        DeliveryError::Superseded => return Ok(Next::Wait(SUPERSEDED_DELAY)),
        DeliveryError::Host(error) => return Err(error),
        DeliveryError::Messenger(MessengerError::RateLimited(_) | MessengerError::TimedOut) => {
            tracing::warn!(%table, "a table is shown when the rate limit is over");
            Next::Wait(RATE_LIMIT_DELAY)
        }
        DeliveryError::Messenger(error @ MessengerError::Transient(_)) => {
            tracing::warn!(%table, %error, "a table could not be shown yet");
            Next::Failed
        }
        DeliveryError::Messenger(error) => {
            tracing::warn!(%table, %error, ?tries, "a table could not be shown yet");
            // The channel cannot show the table.
            app.update_waiting(table).await;
            let is_gone = tries.refusals + 1 >= MAX_GONE_REFUSALS && matches!(error, MessengerError::Gone(_));
            if is_gone && quarantine(&app, table).await { Next::Done } else { Next::Refused }
        }
    };
    drop(claim);
    sleep(FAILURE_PAUSE).await;
    Ok(next)
}

/// Quarantines a table whose channel is gone. `false` if it goes on elsewhere.
async fn quarantine<P: Messenger>(app: &App<P>, table: TableId) -> bool {
    match app.host.tables().quarantine(table, QuarantineReason::ChannelGone, app.host.clock().now()).await {
        Ok(true) => tracing::warn!(%table, "a table is quarantined: its channel is gone"),
        Ok(false) => return false,
        Err(error) => {
            tracing::error!(%table, error = &error as &dyn Error, "a table could not be quarantined");
        }
    }
    app.update_posts(table).await;
    app.end_waiting(table, |_| true).await;
    true
}

/// Posts a table, unless a message shows it already.
async fn show<P: Messenger>(app: &App<P>, table: TableId) -> Result<(), DeliveryError> {
    loop {
        if let Some(posted) = app.outbox.unstored(table) {
            let table = app.host.tables().load(TableRef::Id(table)).await?;
            store_shown(app, &table, posted).await?;
            app.outbox.set_unstored(table.id(), None);
        }
        match post_unshown(app, table).await? {
            Some(posted) => app.outbox.set_unstored(table, Some(posted)),
            None => return Ok(()),
        }
    }
}

/// Posts a table whose change no message shows; `None` if there is nothing left to show.
async fn post_unshown<P: Messenger>(
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
    if app.outbox.is_contended(id) {
        return Err(DeliveryError::Superseded);
    }
    let message = app.show_unshown(&table, last_shown).await?.ok_or(DeliveryError::Superseded)?;
    let (channel, event_count) = (table.channel(), table.event_count());
    Ok(Some(DisplayedMessage { message, channel, event_count }))
}

/// Announces once in the channel that a table cannot be rebuilt.
pub(in crate::app) async fn announce_broken<P: Messenger>(app: &App<P>, broken: &BrokenTable) {
    // Of a broken table only its number and its channel are known.
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

/// Records that a message shows a table, and updates the other messages about the table.
async fn store_shown<P: Messenger>(
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

impl<P: Messenger> App<P> {
    /// Records that the message with the previous board still shows the table.
    pub(in crate::app) async fn record_still_shown(&self, table: &Table, delivery: Delivery) {
        delivery.wait_for_earlier().await;
        match self.host.deliveries().record_unchanged(table.id(), table.event_count()).await {
            Ok(true) => {
                self.report_shown_to_tournament(table);
                delivery.complete();
                self.update_posts(table.id()).await;
                self.update_waiting(table.id()).await;
            }
            Ok(false) => {}
            Err(error) => tracing::error!(error = &error as &dyn Error, "cannot store what is shown"),
        }
    }

    /// Records that a message in the channel of a table shows this state.
    pub(in crate::app) async fn record_shown(
        &self,
        table: &Table,
        message: MessageId,
        delivery: Option<Delivery>,
    ) {
        let posted = DisplayedMessage { message, channel: table.channel(), event_count: table.event_count() };
        let result = store_shown(self, table, posted).await;
        match &result {
            Ok(()) => self.report_shown_to_tournament(table),
            Err(error) => tracing::error!(error = error as &dyn Error, "cannot store what is shown"),
        }
        match (delivery, result) {
            (Some(delivery), Ok(())) => delivery.complete(),
            (Some(delivery), Err(_)) => delivery.retry_storing(posted),
            (None, _) => {}
        }
    }
}
