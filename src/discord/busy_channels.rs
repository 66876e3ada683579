//! Channels in which people are talking, where a game would be in their way.

use super::presenter::{DiscordPresenter, MAX_FETCHED_MESSAGES};
use super::serenity;
use crate::table::ChannelId;
use serenity::{GetMessages, Timestamp};
use std::time::Duration;
use tokio::time::timeout;

/// A channel is busy where people have written this many messages within this time, in seconds.
const BUSY_MESSAGES: usize = 20;
const BUSY_SECONDS: i64 = 10 * 60;
/// The answer of somebody who starts a game does not wait longer for it.
const BUSY_TIMEOUT: Duration = Duration::from_millis(500);
/// Number of milliseconds from the epoch of Unix to that of Discord's ids, which have the time in their upper bits.
const DISCORD_EPOCH_MILLIS: i64 = 1_420_070_400_000;

impl DiscordPresenter {
    /// Whether people are talking in a channel so much that a game would be in their way. Without the permission to read messages it
    /// is not known, and the answer is no.
    pub(super) async fn is_busy(&self, channel: ChannelId) -> bool {
        let channel = serenity::ChannelId::new(channel.0);
        let since = (Timestamp::now().unix_timestamp() - BUSY_SECONDS) * 1000 - DISCORD_EPOCH_MILLIS;
        let after = serenity::MessageId::new((since.max(0) as u64) << 22 | 1);
        let recent = GetMessages::new().after(after).limit(MAX_FETCHED_MESSAGES);
        let recent = timeout(BUSY_TIMEOUT, self.http.send(|http| channel.messages(http, recent)));
        let recent = recent.await.ok().and_then(Result::ok).unwrap_or_default();
        recent.iter().filter(|message| !message.author.bot).count() >= BUSY_MESSAGES
    }
}
