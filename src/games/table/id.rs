//! Ids: the snowflakes that Discord assigns, and the numbers of tables and seeks.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// Defines types of ids, whose text and JSON are their number.
macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident($number:ty),)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $id(pub $number);

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $id {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<$id, ParseIntError> {
                text.parse().map($id)
            }
        }
    )*};
}

ids! {
    /// Discord's id of a user.
    PlayerId(u64),
    /// Discord's id of a channel or thread.
    ChannelId(u64),
    /// Discord's id of a guild, which texts for people call a server.
    GuildId(u64),
    /// Discord's id of a message.
    MessageId(u64),
    /// The number of a table, unique over all guilds. It is never reused, so buttons can carry it.
    TableId(i64),
    /// The number of a seek, a game for which somebody looks for an opponent. It is never reused, so buttons can carry it.
    SeekId(i64),
}
