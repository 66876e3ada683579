//! Channels in which people are talking, where a game would be in their way.

use super::messenger::{DiscordMessenger, MAX_FETCHED_MESSAGES};
use super::snowflake::first_message_at;
use crate::discord::serenity;
use crate::table::{self, ChannelId};
use serenity::{GetMessages, Timestamp};
use std::time::Duration;
use tokio::time::timeout;

/// A channel is busy where people have written this many messages within this time.
const BUSY_MESSAGES: usize = 20;
const BUSY_TIME: Duration = Duration::from_mins(10);
/// The answer of somebody who starts a game does not wait longer for it.
const BUSY_TIMEOUT: Duration = Duration::from_millis(500);

impl DiscordMessenger {
    /// Whether people are talking in a channel so much that a game would be in their way. Without the permission to read messages it
    /// is not known, and the answer is no.
    pub(in crate::discord) async fn is_busy(&self, channel: ChannelId) -> bool {
        let channel = serenity::ChannelId::new(channel.0);
        let now = table::Timestamp::from_unix_millis(Timestamp::now().unix_timestamp() * 1000);
        let after = first_message_at(now - BUSY_TIME);
        let recent = GetMessages::new().after(after).limit(MAX_FETCHED_MESSAGES);
        let recent = timeout(BUSY_TIMEOUT, self.http.send(|http| channel.messages(http, recent)));
        let recent = recent.await.ok().and_then(Result::ok).unwrap_or_default();
        recent.iter().filter(|message| !message.author.bot).count() >= BUSY_MESSAGES
    }
}
