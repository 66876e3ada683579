use crate::app::AppError;
use crate::localize::Message;
use crate::table::{ChannelId, PlayerId, TableId};
use parking_lot::Mutex;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Upper bound of the jobs that wait while one runs.
const MAX_WAITING: usize = 8;

/// Who asks for a job, and what it is about.
#[derive(Clone, Copy, Debug)]
pub struct JobRequest {
    /// The player who asks.
    pub player: PlayerId,
    /// The channel, if everyone there sees what comes of it.
    pub channel: Option<ChannelId>,
    /// The table; `None` for an imported record.
    pub table: Option<TableId>,
}

/// A queue for jobs that take seconds. One runs at a time; a player and a channel have at most one job each, and more
/// are rejected at once.
pub struct JobQueue {
    slot: Semaphore,
    requests: Mutex<Vec<JobRequest>>,
    /// Key of the text for a player or channel that has a job already.
    duplicate_key: &'static str,
    /// Key of the text for when too many wait.
    full_key: &'static str,
}

/// A job in the queue, until it is dropped.
pub struct Job<'a> {
    queue: &'a JobQueue,
    player: PlayerId,
}

impl Drop for Job<'_> {
    fn drop(&mut self) {
        self.queue.requests.lock().retain(|request| request.player != self.player);
    }
}

impl JobQueue {
    /// An empty queue with the texts for people whose job is rejected.
    pub fn new(duplicate_key: &'static str, full_key: &'static str) -> JobQueue {
        JobQueue { slot: Semaphore::new(1), requests: Mutex::default(), duplicate_key, full_key }
    }

    /// Adds a job.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if the player or the channel has one already, or too many wait.
    pub fn enqueue(&self, request: JobRequest) -> Result<Job<'_>, AppError> {
        let JobRequest { player, channel, .. } = request;
        let mut requests = self.requests.lock();
        let of_channel = |known: &&JobRequest| channel.is_some() && known.channel == channel;
        let own = requests.iter().find(|known| known.player == player);
        if let Some(known) = own.or_else(|| requests.iter().find(of_channel)) {
            let message = Message::new(self.duplicate_key)
                .with("whose", if known.player == player { "own" } else { "channel" })
                .with("about", if known.table.is_some() { "table" } else { "record" })
                .with("table", known.table.unwrap_or(TableId(0)));
            return Err(AppError::Rejected(message));
        }
        if requests.len() > MAX_WAITING {
            return Err(AppError::Rejected(Message::new(self.full_key)));
        }
        requests.push(request);
        Ok(Job { queue: self, player })
    }

    /// Number of jobs in the queue, with the one that runs.
    pub fn len(&self) -> usize {
        self.requests.lock().len()
    }
}

impl Job<'_> {
    /// Waits for the jobs before; no other runs until the permit is dropped.
    pub async fn start(&self) -> SemaphorePermit<'_> {
        self.queue.slot.acquire().await.expect("the semaphore is never closed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_and_a_channel_have_one_job_each() {
        let queue = JobQueue::new("say-animation-under-way", "say-animations-many");
        let key = |job: Result<Job, AppError>| match job {
            Ok(_) => "",
            Err(AppError::Rejected(message)) => message.key,
            Err(error) => panic!("{error:?}"),
        };
        let enqueue = |player, channel| {
            let channel = Some(ChannelId(channel)).filter(|channel| channel.0 > 0);
            queue.enqueue(JobRequest { player: PlayerId(player), channel, table: Some(TableId(7)) })
        };
        let job = enqueue(1, 1).expect("the queue is empty");
        assert_eq!(key(enqueue(1, 2)), "say-animation-under-way");
        assert_eq!(key(enqueue(2, 1)), "say-animation-under-way");
        assert_eq!(key(enqueue(2, 2)), "");
        let private = [enqueue(3, 0).expect("nobody else sees it"), enqueue(4, 0).expect("nor this one")];
        assert_eq!(key(enqueue(3, 0)), "say-animation-under-way");
        drop(private);
        drop(job);
        let many: Vec<_> = (0..9).map(|id| enqueue(id, id + 1).expect("there is room")).collect();
        assert_eq!(key(enqueue(20, 20)), "say-animations-many");
        drop(many);
        assert_eq!(key(enqueue(20, 20)), "");
    }
}
