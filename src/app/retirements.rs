//! Takes the controls and the picture away from messages that are outdated, so that a channel has one board for each table.
//! What fails for a while is tried again. The store knows the messages that were boards until it is done, so that the next
//! process does what this one has left.

use super::App;
use super::backoff;
use super::board::told_text;
use super::budgets::{self, Payer};
use super::delivery::announce_broken;
use super::presenter::{PresentError, Presenter, Remains};
use crate::host::{DisplayedMessage, HostError, TableRef};
use crate::i18n::{Localizer, retired_text, retired_text_before_takeback, with_closed_offer};
use crate::table::{ChannelId, MessageId, Table, TableId};
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
    /// The change that the remains tell; `None` if their text does not depend on what happens later.
    told: Option<ToldChange>,
    /// Who has caused it.
    payer: Option<Payer>,
    /// Number of attempts so far.
    tries: u32,
    /// The time of the next attempt.
    due: Instant,
}

/// The change that a former board tells in its line. Whether it was taken back since follows from the table.
#[derive(Clone, Copy)]
struct ToldChange {
    table: TableId,
    /// Number of events that the board shows.
    event_count: usize,
    /// The closed offer for which the board has asked, by its number.
    offer: Option<usize>,
}

impl Retirement {
    /// One that is due now, at the expense of the one for whom the current task acts.
    fn new(channel: ChannelId, remains: Remains, told: Option<ToldChange>) -> Retirement {
        let payer = budgets::current_payer();
        Retirement { channel, remains, told, payer, tries: 0, due: Instant::now() }
    }
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
        self.retire_now(message, Retirement::new(channel, remains, None)).await
    }

    /// Retires a former board, which has asked for an answer to the offer with this number if there is one. Turns that were taken
    /// back are marked in its line and in those before.
    pub(super) async fn retire_former_board(
        &self,
        localizer: &Localizer,
        table: &Table,
        board: DisplayedMessage,
        offer: Option<usize>,
    ) {
        let remains = self.remains(localizer, table, board, offer).await;
        let DisplayedMessage { channel, message, event_count } = board;
        let tells_change = matches!(remains, Remains::Line(_) | Remains::Picture(_))
            && (channel == table.channel() || table.is_direct());
        let told = tells_change.then_some(ToldChange { table: table.id(), event_count, offer });
        self.retire_now(message, Retirement::new(channel, remains, told)).await;
    }

    async fn retire_now(&self, message: MessageId, retirement: Retirement) -> bool {
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

    async fn try_to_retire(&self, message: MessageId, retirement: Retirement) -> bool {
        match self.write_remains(message, &retirement).await {
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

    /// Writes what remains of a message. If its turn is taken back meanwhile, the line is written again: the takeback marks only
    /// lines that it finds.
    async fn write_remains(&self, message: MessageId, retirement: &Retirement) -> Result<(), PresentError> {
        let Retirement { channel, remains, told, .. } = retirement;
        let Some(told) = *told else {
            return self.presenter.retire_board(*channel, message, remains.clone()).await;
        };
        let mut written = None;
        loop {
            let Ok(table) = self.host.tables().load(TableRef::Id(told.table)).await else {
                return Err(PresentError::Transient("the table cannot be read".to_owned()));
            };
            let localizer = self.localizer_in(&table, *channel).await;
            let line = told_text(&localizer, &table, told.event_count, told.offer);
            if written.as_ref() == Some(&line) {
                return Ok(());
            }
            // Boxed, because the future is large and rarely does anything.
            Box::pin(self.mark_taken_back(&localizer, &table, *channel, told.event_count)).await?;
            let remains = match remains {
                Remains::Picture(_) => Remains::Picture(line.clone()),
                _ => Remains::Line(line.clone()),
            };
            self.presenter.retire_board(*channel, message, remains).await?;
            written = Some(line);
        }
    }

    /// Marks the turns in the lines of former boards in a channel that were taken back after this number of events. Of the line of
    /// the board with these events, that is left to the caller.
    async fn mark_taken_back(
        &self,
        localizer: &Localizer,
        table: &Table,
        channel: ChannelId,
        event_count: usize,
    ) -> Result<(), PresentError> {
        let own = retired_text(localizer, table, event_count);
        for event_count in table.undone_after(event_count) {
            let line = retired_text(localizer, table, event_count);
            if line == own {
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
            let marked = match self.presenter.find_text(channel, &before, None).await {
                Ok(Some((message, index))) => {
                    let line = told(line).swap_remove(index);
                    self.presenter.edit_text(channel, message, line).await
                }
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            };
            match marked {
                Err(error) if error.is_transient() => return Err(error),
                Err(error) => {
                    tracing::debug!(%error, table = %table.id(), "a turn that was taken back is not marked");
                }
                Ok(()) => {}
            }
        }
        Ok(())
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
