//! Ids as a database stores them.

use crate::table::{ChannelId, GuildId, MessageId, PlayerId};

/// A 64-bit value without a sign. A database stores the same bits as its signed 64-bit integer.
pub(super) trait Unsigned {
    fn from_bits(bits: u64) -> Self;

    fn to_bits(self) -> u64;
}

impl Unsigned for PlayerId {
    fn from_bits(bits: u64) -> PlayerId {
        PlayerId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for ChannelId {
    fn from_bits(bits: u64) -> ChannelId {
        ChannelId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for GuildId {
    fn from_bits(bits: u64) -> GuildId {
        GuildId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

impl Unsigned for MessageId {
    fn from_bits(bits: u64) -> MessageId {
        MessageId(bits)
    }

    fn to_bits(self) -> u64 {
        self.0
    }
}

/// The value as a database stores it.
pub(super) fn to_db(value: impl Unsigned) -> i64 {
    value.to_bits().cast_signed()
}

/// The value that a database has stored.
pub(super) fn from_db<T: Unsigned>(column: i64) -> T {
    T::from_bits(column.cast_unsigned())
}
