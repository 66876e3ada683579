//! Takes the controls and the picture away from messages that are outdated, so that a channel has one board for each table.
//! What fails for a while is tried again, until the process ends.

use super::App;
use super::backoff;
use super::presenter::{PresentError, Presenter};
use crate::table::{ChannelId, MessageId};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::{Notify, Semaphore};
use tokio::time::{Instant, timeout_at};

/// Upper bound of the messages that are retired at a time, which is done while a command is being served.
const MAX_CONCURRENT: usize = 32;
/// Upper bound of the messages that are tried again.
const MAX_WAITING: usize = 10_000;
/// Number of attempts, with half an hour between the first and the last one.
const MAX_TRIES: u32 = 64;

/// Messages that could not be retired yet.
pub struct Retirements {
    permits: Semaphore,
    waiting: Mutex<HashMap<MessageId, Retirement>>,
    added: Notify,
}

/// A message that is to be retired.
#[derive(Clone)]
struct Retirement {
    channel: ChannelId,
    /// Takes the place of the content and the picture.
    text: Option<String>,
    /// Number of attempts so far.
    tries: u32,
    /// The time of the next attempt.
    due: Instant,
}

impl Default for Retirements {
    fn default() -> Retirements {
        let (waiting, added) = Default::default();
        Retirements { permits: Semaphore::new(MAX_CONCURRENT), waiting, added }
    }
}

impl Retirements {
    /// Tries a message again later, instead of what was to be done with it before.
    fn retry_later(&self, message: MessageId, retirement: Retirement) {
        let mut waiting = self.waiting.lock();
        if retirement.tries >= MAX_TRIES || waiting.len() >= MAX_WAITING && !waiting.contains_key(&message) {
            return tracing::warn!(%message, "a message that is outdated stays as it is");
        }
        let due = Instant::now() + backoff::outage_delay(retirement.tries);
        waiting.insert(message, Retirement { tries: retirement.tries + 1, due, ..retirement });
        drop(waiting);
        self.added.notify_one();
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
    /// Takes the controls away from a message that is outdated. A text takes the place of its content and its picture; guilds
    /// may keep all boards. Returns whether it was done; otherwise it is done later, and until then the controls answer all
    /// the same.
    pub(super) async fn retire(&self, channel: ChannelId, message: MessageId, text: Option<String>) -> bool {
        let retirement = Retirement { channel, text, tries: 0, due: Instant::now() };
        let Ok(_permit) = self.retirements.permits.try_acquire() else {
            self.retirements.retry_later(message, retirement);
            return false;
        };
        // What waits is older.
        self.retirements.waiting.lock().remove(&message);
        self.try_to_retire(message, retirement).await
    }

    async fn try_to_retire(&self, message: MessageId, retirement: Retirement) -> bool {
        let Retirement { channel, text, .. } = retirement.clone();
        match self.presenter.retire_board(channel, message, text).await {
            Ok(()) => return true,
            Err(
                error @ (PresentError::RateLimited(_) | PresentError::Transient(_) | PresentError::TimedOut),
            ) => {
                tracing::debug!(%error, %message, "an outdated message is retired later");
                self.retirements.retry_later(message, retirement);
            }
            Err(error) => tracing::debug!(%error, %message, "an outdated message cannot be retired"),
        }
        false
    }
}

/// Retires the messages for which it has failed, indefinitely.
pub async fn run<P: Presenter>(app: Arc<App<P>>) {
    loop {
        let (message, retirement) = app.retirements.next().await;
        app.try_to_retire(message, retirement).await;
    }
}
