//! Takes the controls and the picture away from messages that are outdated, so that a channel has one board for each table.
//! What fails for a while is tried again. The store knows the messages that were boards until it is done, so that the next
//! process does what this one has left.

use super::App;
use super::backoff;
use super::budgets::{self, Payer};
use super::delivery::announce_broken;
use super::presenter::{PresentError, Presenter, Remains};
use crate::host::{DisplayedMessage, HostError, TableRef};
use crate::i18n::{Localizer, retired_text, retired_text_before_takeback, with_closed_offer};
use crate::table::{ChannelId, MessageId, Table};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::error::Error;
use std::mem;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, Semaphore};
use tokio::time::{Instant, sleep, timeout_at};

/// Upper bound of the messages that are retired at a time, which is done while a command is being served.
const MAX_CONCURRENT: usize = 32;
/// Upper bound of the messages that are tried again.
const MAX_WAITING: usize = 10_000;
/// Number of attempts, with half an hour between the first and the last one.
const MAX_TRIES: u32 = 64;

/// Time for which settled messages are gathered: one transaction forgets them all.
const FORGET_INTERVAL: Duration = Duration::from_secs(1);

/// Messages that could not be retired yet, and those that the store may forget.
pub struct Retirements {
    permits: Semaphore,
    waiting: Mutex<HashMap<MessageId, Retirement>>,
    added: Notify,
    /// Messages that are retired, or cannot be.
    settled: Mutex<Vec<MessageId>>,
    has_settled: Notify,
}

/// A message that is to be retired.
#[derive(Clone)]
struct Retirement {
    channel: ChannelId,
    remains: Remains,
    /// Who has caused it.
    payer: Option<Payer>,
    /// Number of attempts so far.
    tries: u32,
    /// The time of the next attempt.
    due: Instant,
}

impl Default for Retirements {
    fn default() -> Retirements {
        let (waiting, added, settled, has_settled) = Default::default();
        Retirements { permits: Semaphore::new(MAX_CONCURRENT), waiting, added, settled, has_settled }
    }
}

impl Retirements {
    /// Tries a message again later, instead of what was to be done with it before.
    fn retry_later(&self, message: MessageId, retirement: Retirement) {
        let mut waiting = self.waiting.lock();
        if retirement.tries >= MAX_TRIES || waiting.len() >= MAX_WAITING && !waiting.contains_key(&message) {
            tracing::warn!(%message, "a message that is outdated stays as it is");
            drop(waiting);
            return self.settle(message);
        }
        let due = Instant::now() + backoff::outage_delay(retirement.tries);
        waiting.insert(message, Retirement { tries: retirement.tries + 1, due, ..retirement });
        drop(waiting);
        self.added.notify_one();
    }

    /// Lets the store forget a message.
    pub(super) fn settle(&self, message: MessageId) {
        self.settled.lock().push(message);
        self.has_settled.notify_one();
    }

    /// Waits until a message is due.
    async fn next(&self) -> (MessageId, Retirement) {
        loop {
            let first = {
                let waiting = self.waiting.lock();
                let first = waiting.iter().min_by_key(|(message, next)| (next.due, **message));
                first.map(|(message, next)| (*message, next.clone()))
            };
            match first {
                None => self.added.notified().await,
                Some((message, next)) if next.due <= Instant::now() => {
                    self.waiting.lock().remove(&message);
                    return (message, next);
                }
                Some((_, next)) => {
                    // Another message may be added that is due before.
                    let _ = timeout_at(next.due, self.added.notified()).await;
                }
            }
        }
    }
}

impl<P: Presenter> App<P> {
    /// Takes the controls away from a message that is outdated. Returns whether it was done; otherwise it is done later, and
    /// until then the controls answer all the same.
    pub(super) async fn retire(&self, channel: ChannelId, message: MessageId, remains: Remains) -> bool {
        let payer = budgets::current_payer();
        let retirement = Retirement { channel, remains, payer, tries: 0, due: Instant::now() };
        let Ok(_permit) = self.retirements.permits.try_acquire() else {
            self.retirements.retry_later(message, retirement);
            return false;
        };
        // What waits is older.
        self.retirements.waiting.lock().remove(&message);
        self.try_to_retire(message, retirement).await
    }

    /// Lets the store forget the messages that are settled.
    pub async fn forget_settled(&self) {
        let settled = mem::take(&mut *self.retirements.settled.lock());
        if settled.is_empty() {
            return;
        }
        if let Err(error) = self.host.deliveries().forget_outdated(&settled).await {
            tracing::error!(error = &error as &dyn Error, "cannot forget messages without controls");
            self.retirements.settled.lock().extend(settled);
            self.retirements.has_settled.notify_one();
        }
    }

    /// Marks the turns in the lines of former boards that were taken back after this one, whose own line says so already.
    pub(super) async fn mark_taken_back(
        &self,
        localizer: &Localizer,
        table: &Table,
        retired: DisplayedMessage,
    ) {
        let own = retired_text(localizer, table, retired.event_count);
        for event_count in table.undone_after(retired.event_count) {
            let line = retired_text(localizer, table, event_count);
            if line == own || retired.channel != table.channel() {
                continue;
            }
            // It may have told of an offer as well.
            let told = |line: String| {
                let offers = table.closed_offers();
                let with_offers =
                    offers.map(|number| with_closed_offer(localizer, table, line.clone(), number));
                [line.clone()].into_iter().chain(with_offers).collect::<Vec<_>>()
            };
            let before = told(retired_text_before_takeback(localizer, table, event_count));
            let edited = match self.presenter.find_text(retired.channel, &before, None).await {
                Ok(Some((message, index))) => {
                    let line = told(line).swap_remove(index);
                    self.presenter.edit_text(retired.channel, message, line).await
                }
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            };
            if let Err(error) = edited {
                tracing::debug!(%error, table = %table.id(), "a turn that was taken back is not marked");
            }
        }
    }

    async fn try_to_retire(&self, message: MessageId, retirement: Retirement) -> bool {
        let Retirement { channel, remains, .. } = retirement.clone();
        match self.presenter.retire_board(channel, message, remains).await {
            Ok(()) => {
                self.retirements.settle(message);
                return true;
            }
            Err(
                error @ (PresentError::RateLimited(_) | PresentError::Transient(_) | PresentError::TimedOut),
            ) => {
                tracing::debug!(%error, %message, "an outdated message is retired later");
                self.retirements.retry_later(message, retirement);
            }
            Err(error) => {
                tracing::debug!(%error, %message, "an outdated message cannot be retired");
                self.retirements.settle(message);
            }
        }
        false
    }
}

/// Retires the messages that the process before has left, and then those for which it has failed, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    let retired = async {
        app.recall_lines().await;
        retire_remaining(&app).await;
        loop {
            let (message, retirement) = app.retirements.next().await;
            let payer = retirement.payer;
            app.budgets.at_expense_of(payer, app.try_to_retire(message, retirement)).await;
        }
    };
    tokio::join!(retired, run_forgetting(&app));
}

/// Retires the messages that the process before has left.
async fn retire_remaining<P: Presenter>(app: &App<P>) {
    let outdated = match app.host.deliveries().outdated().await {
        Ok(outdated) => outdated,
        Err(error) => {
            let error: &dyn Error = &error;
            return tracing::error!(error, "cannot read which messages are outdated");
        }
    };
    for (table, message) in outdated {
        let displayed = app.host.deliveries().displayed(table).await;
        if displayed.is_ok_and(|displayed| displayed.is_some_and(|now| now.message == message.message)) {
            app.retirements.settle(message.message);
            continue;
        }
        let table = match app.host.tables().load(TableRef::Id(table)).await {
            Ok(table) => table,
            Err(error) => {
                if let HostError::Broken(broken) = &error {
                    announce_broken(app, broken).await;
                }
                continue;
            }
        };
        let localizer = app.localizer_in(&table, message.channel).await;
        let offer = app.host.deliveries().offer(table.id()).await.ok().flatten();
        let offer = offer.filter(|offer| offer.message == message.message);
        app.retire_board(&localizer, &table, message, offer).await;
    }
}

/// Lets the store forget messages that are settled, indefinitely.
async fn run_forgetting<P: Presenter>(app: &App<P>) {
    loop {
        app.retirements.has_settled.notified().await;
        sleep(FORGET_INTERVAL).await;
        app.forget_settled().await;
    }
}
