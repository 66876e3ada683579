use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;

/// So many commands are carried out at the same time: each holds a picture of some ten thousand bytes, several times,
/// until Discord has it.
const MOST: usize = 256;
/// Nobody waits for those before longer than this: it may be that Discord does not answer them.
const PATIENCE: Duration = Duration::from_secs(5);

/// Those whose commands are carried out; the others wait their turn.
pub(super) struct Crowd {
    places: Semaphore,
    patience: Duration,
}

impl Default for Crowd {
    fn default() -> Crowd {
        Crowd { places: Semaphore::new(MOST), patience: PATIENCE }
    }
}

impl Crowd {
    /// Will whoever comes now have to wait?
    pub(super) fn is_full(&self) -> bool {
        self.places.available_permits() == 0
    }

    /// Waits for a place, which is kept until what is given here is dropped.
    pub(super) async fn enter(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        timeout(self.patience, self.places.acquire()).await.ok()?.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn those_who_are_too_many_wait_but_not_for_ever() {
        let crowd = Crowd { patience: Duration::from_millis(1), ..Crowd::default() };
        let mut places = Vec::new();
        for _ in 0..MOST {
            assert!(!crowd.is_full());
            places.push(crowd.enter().await.expect("there is room"));
        }
        assert!(crowd.is_full());
        // One goes on without a place, since nobody makes room.
        assert!(crowd.enter().await.is_none());
        places.pop();
        assert!(!crowd.is_full());
        assert!(crowd.enter().await.is_some());
    }
}
