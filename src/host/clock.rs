use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// Tells the time in Unix milliseconds, and waits for it. It may jump: what has to be in order does not rely on it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// That of the machine.
    Machine,
    /// One that somebody sets.
    Set(watch::Receiver<i64>),
}

impl Clock {
    /// What time it is.
    pub fn now(&self) -> i64 {
        match self {
            Clock::Machine => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
            Clock::Set(time) => *time.borrow(),
        }
    }

    /// Waits until it is so late.
    pub async fn reach(&self, time: i64) {
        match self {
            Clock::Machine => {
                let millis = u64::try_from(time - self.now()).unwrap_or_default();
                tokio::time::sleep(Duration::from_millis(millis)).await;
            }
            Clock::Set(now) => {
                if now.clone().wait_for(|now| *now >= time).await.is_err() {
                    // Nobody sets it any more.
                    std::future::pending::<()>().await;
                }
            }
        }
    }
}
