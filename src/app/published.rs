//! Files that everyone in a channel has been shown, such as the chart of a review. Asking again leads to them.

use crate::table::{ChannelId, MessageId};
use quick_cache::sync::Cache;

/// Upper bound of the files that are remembered.
const MAX_FILES: usize = 1000;

/// The messages with files, by the names of the files, which identify what they show.
pub struct PublishedFiles(Cache<(ChannelId, String), MessageId>);

impl Default for PublishedFiles {
    fn default() -> PublishedFiles {
        PublishedFiles(Cache::new(MAX_FILES))
    }
}

impl PublishedFiles {
    /// Records that everyone in a channel sees this file.
    pub fn record(&self, channel: ChannelId, name: String, message: MessageId) {
        self.0.insert((channel, name), message);
    }

    /// The message with this file, as far as it is known. It may have been deleted.
    pub fn message(&self, channel: ChannelId, name: &str) -> Option<MessageId> {
        self.0.get(&(channel, name.to_owned()))
    }
}
