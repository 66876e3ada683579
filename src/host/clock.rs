use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock in Unix milliseconds. It may jump, so that no order depends on it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The clock of the machine.
    Machine,
    /// A clock that is set by hand, in tests and simulations.
    Set(watch::Receiver<i64>),
}

impl Clock {
    /// The present time.
    pub fn now(&self) -> i64 {
        match self {
            Clock::Machine => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Clock::Set(time) => *time.borrow(),
        }
    }

    /// Waits until this time.
    pub async fn reach(&self, time: i64) {
        match self {
            Clock::Machine => {
                let millis = u64::try_from(time - self.now()).unwrap_or_default();
                tokio::time::sleep(Duration::from_millis(millis)).await;
            }
            Clock::Set(now) => {
                if now.clone().wait_for(|now| *now >= time).await.is_err() {
                    // The sender is gone: the time stands still.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
