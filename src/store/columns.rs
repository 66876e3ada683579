//! Values as columns store them: ids, times, counts and flags are 64-bit integers. An id without a sign has the same bits there.

use super::dialect::{Field, Value};
use crate::table::{ChannelId, GuildId, MessageId, PlayerId, SeekId, TableId, Timestamp};
use crate::tournament::TournamentId;

/// A value that can be bound.
pub(super) trait ToColumn<'v> {
    type Stored: Value<'v>;

    fn to_column(self) -> Self::Stored;
}

/// A value that can be read.
pub(super) trait FromColumn {
    type Stored: Field;

    fn from_column(stored: Self::Stored) -> Self;
}

/// Implements both for a type, given what it is stored as.
macro_rules! column {
    ($type:ty, $stored:ty, $write:expr, $read:expr) => {
        impl ToColumn<'_> for $type {
            type Stored = $stored;

            fn to_column(self) -> $stored {
                $write(self)
            }
        }

        impl FromColumn for $type {
            type Stored = $stored;

            fn from_column(stored: $stored) -> $type {
                $read(stored)
            }
        }
    };
}
pub(super) use column;

column!(i64, i64, |number| number, |stored| stored);
column!(f64, f64, |number| number, |stored| stored);
column!(String, String, |text| text, |stored| stored);
column!(bool, i64, i64::from, |stored| stored != 0);
column!(u8, i64, i64::from, |stored| u8::try_from(stored).unwrap_or_default());
column!(i32, i32, |number| number, |stored| stored);
column!(u32, i64, i64::from, |stored| u32::try_from(stored).unwrap_or_default());
column!(usize, i64, |count| count as i64, |stored| usize::try_from(stored).unwrap_or_default());
column!(u64, i64, u64::cast_signed, i64::cast_unsigned);
column!(Timestamp, i64, Timestamp::unix_millis, Timestamp::from_unix_millis);
column!(TableId, i64, |id: TableId| id.0, TableId);
column!(TournamentId, i64, |id: TournamentId| id.0, TournamentId);
column!(SeekId, i64, |id: SeekId| id.0, SeekId);
column!(PlayerId, i64, |id: PlayerId| id.0.cast_signed(), |stored: i64| PlayerId(stored.cast_unsigned()));
column!(ChannelId, i64, |id: ChannelId| id.0.cast_signed(), |stored: i64| ChannelId(stored.cast_unsigned()));
column!(GuildId, i64, |id: GuildId| id.0.cast_signed(), |stored: i64| GuildId(stored.cast_unsigned()));
column!(MessageId, i64, |id: MessageId| id.0.cast_signed(), |stored: i64| MessageId(stored.cast_unsigned()));

impl<'v> ToColumn<'v> for &'v str {
    type Stored = &'v str;

    fn to_column(self) -> &'v str {
        self
    }
}

impl<'v, T: ToColumn<'v> + Clone> ToColumn<'v> for &T {
    type Stored = T::Stored;

    fn to_column(self) -> T::Stored {
        self.clone().to_column()
    }
}

impl<'v, T: ToColumn<'v>> ToColumn<'v> for Option<T>
where
    Option<T::Stored>: Value<'v>,
{
    type Stored = Option<T::Stored>;

    fn to_column(self) -> Option<T::Stored> {
        self.map(T::to_column)
    }
}

impl<T: FromColumn> FromColumn for Option<T>
where
    Option<T::Stored>: Field,
{
    type Stored = Option<T::Stored>;

    fn from_column(stored: Option<T::Stored>) -> Option<T> {
        stored.map(T::from_column)
    }
}

/// The value as an integer column stores it.
pub(super) fn to_db<'v>(value: impl ToColumn<'v, Stored = i64>) -> i64 {
    value.to_column()
}

/// The value that an integer column has stored.
pub(super) fn from_db<T: FromColumn<Stored = i64>>(stored: i64) -> T {
    T::from_column(stored)
}

/// The stored name of a value, from a list of all.
pub(super) fn name_of<T: PartialEq>(names: &[(T, &'static str)], value: T) -> &'static str {
    names.iter().find(|(known, _)| *known == value).map_or("", |(_, name)| name)
}

/// The value of this stored name, from a list of all.
pub(super) fn value_of<T: Copy>(names: &[(T, &'static str)], name: &str) -> Option<T> {
    names.iter().find(|(_, known)| *known == name).map(|(value, _)| *value)
}
