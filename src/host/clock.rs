use crate::table::Timestamp;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock in Unix milliseconds. It may jump, so that no order depends on it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The clock of the machine.
    System,
    /// A clock that is set by hand, in tests and simulations. Nobody is held up by its jumps.
    Manual(watch::Receiver<Timestamp>),
    /// A clock that is set by hand and whose jumps stand for a suspended process, as those of the machine's clock do.
    Lapsing(watch::Receiver<Timestamp>),
}

impl Clock {
    /// The present time.
    pub fn now(&self) -> Timestamp {
        match self {
            Clock::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp::UNIX_EPOCH + since
            }
            Clock::Manual(time) | Clock::Lapsing(time) => *time.borrow(),
        }
    }

    /// Whether the process cannot have run from `last` to `now`, two times at which it looked at the clock and which are
    /// less than `longest` apart while it runs. Then it was suspended, or the clock was set.
    pub fn is_lapse(&self, last: Timestamp, now: Timestamp, longest: Duration) -> bool {
        !matches!(self, Clock::Manual(_)) && now.saturating_duration_since(last) > longest
    }

    /// Waits until this time.
    pub async fn reach(&self, time: Timestamp) {
        match self {
            Clock::System => {
                tokio::time::sleep(time.saturating_duration_since(self.now())).await;
            }
            Clock::Manual(now) | Clock::Lapsing(now) => {
                if now.clone().wait_for(|now| *now >= time).await.is_err() {
                    // Without its sender the clock stands still, so the time never comes.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
