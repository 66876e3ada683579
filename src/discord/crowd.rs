use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit, watch};
use tokio::time::timeout;

/// So many commands are carried out at the same time: each holds a picture of some ten thousand bytes, several times,
/// until Discord has it.
const MOST: usize = 256;
/// Behind so many others it takes long: whoever comes then is told to wait first.
const MANY: usize = 64;
/// Nobody waits for a place longer than this: it may be that Discord does not answer those who have one.
const PATIENCE: Duration = Duration::from_secs(5);
/// Nor longer than this for those who are being told to wait.
const COURTESY: Duration = Duration::from_secs(1);

/// Those whose commands are carried out; the others wait their turn.
pub(super) struct Crowd {
    places: Semaphore,
    patience: Duration,
    courtesy: Duration,
    /// How many have heard nothing yet, not even that they have to wait.
    unheard: watch::Sender<usize>,
}

/// Somebody who has heard nothing yet, until it is dropped.
pub(super) struct Unheard<'a>(&'a Crowd);

impl Default for Crowd {
    fn default() -> Crowd {
        let (places, unheard) = (Semaphore::new(MOST), watch::Sender::default());
        Crowd { places, patience: PATIENCE, courtesy: COURTESY, unheard }
    }
}

impl Crowd {
    /// Are there so many that whoever comes now is told to wait before anything else is done?
    pub(super) fn is_large(&self) -> bool {
        self.places.available_permits() <= MOST - MANY
    }

    /// Waits for a place, which is kept until what is given here is dropped.
    pub(super) async fn enter(&self) -> Option<SemaphorePermit<'_>> {
        // It is never closed.
        timeout(self.patience, self.places.acquire()).await.ok()?.ok()
    }

    /// Somebody is being told to wait.
    pub(super) fn unheard(&self) -> Unheard<'_> {
        self.unheard.send_modify(|count| *count += 1);
        Unheard(self)
    }

    /// Lets those go first who have heard nothing yet: a word to all of them takes less time than what one is there for.
    pub(super) async fn let_others_hear(&self) {
        let mut unheard = self.unheard.subscribe();
        // The sender is here: this does not fail, and nobody waits for ever.
        let _all = timeout(self.courtesy, unheard.wait_for(|count| *count == 0)).await;
    }
}

impl Drop for Unheard<'_> {
    fn drop(&mut self) {
        // Only the last one is worth waking those who wait.
        self.0.unheard.send_if_modified(|count| {
            *count -= 1;
            *count == 0
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn those_who_are_too_many_wait_but_not_for_ever() {
        let crowd = Crowd { patience: Duration::from_millis(1), ..Crowd::default() };
        let mut places = Vec::new();
        for number in 0..MOST {
            assert_eq!(crowd.is_large(), number >= MANY);
            places.push(crowd.enter().await.expect("there is room"));
        }
        // One goes on without a place, since nobody makes room.
        assert!(crowd.enter().await.is_none());
        places.pop();
        assert!(crowd.enter().await.is_some());
    }

    #[tokio::test]
    async fn those_who_have_heard_nothing_go_first_but_not_for_ever() {
        let crowd = Crowd { courtesy: Duration::from_secs(3600), ..Crowd::default() };
        crowd.let_others_hear().await;
        let [one, other] = [crowd.unheard(), crowd.unheard()];
        let localizer = async {
            drop(one);
            tokio::task::yield_now().await;
            drop(other);
        };
        tokio::join!(crowd.let_others_hear(), localizer);
        let crowd = Crowd { courtesy: Duration::from_millis(1), ..crowd };
        let _silent = crowd.unheard();
        crowd.let_others_hear().await;
    }
}
