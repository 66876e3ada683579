//! What takes seconds where a board takes milliseconds: one is made at a time, a person waits for one, and so does a
//! channel; whoever asks for more is told so at once.

use super::{CommandError, serenity};
use crate::rules::Message;
use crate::table::PlayerId;
use parking_lot::Mutex;
use serenity::ChannelId;
use std::collections::HashSet;
use tokio::sync::{AcquireError, Semaphore, SemaphorePermit};

/// So many may wait for the one that is being made.
const MOST_WAITING: usize = 8;

/// Those who wait for something of one kind.
pub(super) struct Queue {
    lane: Semaphore,
    asking: Mutex<Asking>,
    /// What people are told who wait for one already, and who come when many do.
    under_way: &'static str,
    many: &'static str,
}

#[derive(Default)]
struct Asking {
    people: HashSet<PlayerId>,
    channels: HashSet<ChannelId>,
}

/// One who waits, until this is dropped.
pub(super) struct Waiting<'a> {
    queue: &'a Queue,
    person: PlayerId,
    channel: ChannelId,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let mut asking = self.queue.asking.lock();
        asking.people.remove(&self.person);
        asking.channels.remove(&self.channel);
    }
}

impl Queue {
    pub(super) fn new(under_way: &'static str, many: &'static str) -> Queue {
        Queue { lane: Semaphore::new(1), asking: Mutex::default(), under_way, many }
    }

    /// Begins to wait.
    pub(super) fn wait(&self, person: PlayerId, channel: ChannelId) -> Result<Waiting<'_>, CommandError> {
        let mut asking = self.asking.lock();
        if asking.people.contains(&person) || asking.channels.contains(&channel) {
            return Err(CommandError::Rejected(Message::new(self.under_way)));
        }
        if asking.people.len() > MOST_WAITING {
            return Err(CommandError::Rejected(Message::new(self.many)));
        }
        asking.people.insert(person);
        asking.channels.insert(channel);
        Ok(Waiting { queue: self, person, channel })
    }

    /// How many wait, the one who is being served among them.
    pub(super) fn length(&self) -> usize {
        self.asking.lock().people.len()
    }
}

impl Waiting<'_> {
    /// Waits for those who came before; nobody else is served until what this gives is dropped.
    pub(super) async fn turn(&self) -> Result<SemaphorePermit<'_>, AcquireError> {
        self.queue.lane.acquire().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_waits_for_one_and_so_does_a_channel() {
        let queue = Queue::new("say-film-under-way", "say-films-many");
        let channel = ChannelId::new;
        let told = |waiting: Result<Waiting, CommandError>| match waiting {
            Ok(_) => "",
            Err(CommandError::Rejected(told)) => told.key,
            Err(trouble) => panic!("{trouble:?}"),
        };
        let waiting = queue.wait(PlayerId(1), channel(1)).expect("nobody waits");
        assert_eq!(told(queue.wait(PlayerId(1), channel(2))), "say-film-under-way");
        assert_eq!(told(queue.wait(PlayerId(2), channel(1))), "say-film-under-way");
        assert_eq!(told(queue.wait(PlayerId(2), channel(2))), "");
        drop(waiting);
        let many: Vec<_> =
            (0..9).map(|id| queue.wait(PlayerId(id), channel(id + 1)).expect("there is room")).collect();
        assert_eq!(told(queue.wait(PlayerId(20), channel(20))), "say-films-many");
        drop(many);
        assert_eq!(told(queue.wait(PlayerId(20), channel(20))), "");
    }
}
