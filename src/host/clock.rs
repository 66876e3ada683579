use crate::table::Timestamp;
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A clock in Unix milliseconds. It may jump, so that no order depends on it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The clock of the machine.
    System,
    /// A clock that is set by hand, in tests and simulations.
    Manual(watch::Receiver<Timestamp>),
}

impl Clock {
    /// The present time.
    pub fn now(&self) -> Timestamp {
        match self {
            Clock::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp::UNIX_EPOCH + since
            }
            Clock::Manual(time) => *time.borrow(),
        }
    }

    /// Waits until this time.
    pub async fn reach(&self, time: Timestamp) {
        match self {
            Clock::System => {
                tokio::time::sleep(time.saturating_duration_since(self.now())).await;
            }
            Clock::Manual(now) => {
                if now.clone().wait_for(|now| *now >= time).await.is_err() {
                    // The sender is gone: the time stands still.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
