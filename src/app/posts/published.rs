//! Files that were shared with everyone in a channel, such as the chart of a review. Who shares one again is led to it.

use crate::table::{ChannelId, MessageId};
use quick_cache::sync::Cache;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::{Mutex, OwnedMutexGuard};

/// Upper bound of the files that are remembered.
const MAX_FILES: usize = 1000;

/// A file in a channel. Its name identifies what it shows.
type File = (ChannelId, String);

/// The messages with files.
pub struct PublishedFiles {
    messages: Cache<File, MessageId>,
    /// Locked while somebody publishes a file, so that others wait and are led to the same message.
    locks: Cache<File, Arc<Mutex<()>>>,
}

impl Default for PublishedFiles {
    fn default() -> PublishedFiles {
        PublishedFiles { messages: Cache::new(MAX_FILES), locks: Cache::new(MAX_FILES) }
    }
}

impl PublishedFiles {
    /// Records that everyone in a channel sees this file.
    pub fn record(&self, channel: ChannelId, name: String, message: MessageId) {
        self.messages.insert((channel, name), message);
    }

    /// The message with this file, as far as it is known. It may have been deleted.
    pub fn message(&self, channel: ChannelId, name: &str) -> Option<MessageId> {
        self.messages.get(&(channel, name.to_owned()))
    }

    /// Waits until nobody else publishes this file. Two people who ask for it at the same moment get one message.
    pub async fn lock(&self, channel: ChannelId, name: &str) -> OwnedMutexGuard<()> {
        let file = (channel, name.to_owned());
        let Ok(lock) = self.locks.get_or_insert_with(&file, || Ok::<_, Infallible>(Arc::default()));
        lock.lock_owned().await
    }
}
