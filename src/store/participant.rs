//! How participants are stored: as 64 bits in the columns of player ids.
//!
//! A user has Discord's id. An id with the highest bit set, which is negative in a column, is a computer:
//! 2^63 + 16 * number + level. An id from 2^62 up to 2^63 is a former player, counted from 2^62; Discord assigns no such
//! id before the year 2049. A server is 2^63 + 2^61 + Discord's id.

use super::columns::{FromColumn, ToColumn, column};
use crate::rules::MAX_SEATS;
use crate::search::Level;
use crate::table::{GuildId, Participant, PlayerId};
use std::ops::RangeInclusive;

/// As many numbers from here on as Discord gives are servers.
const FIRST_SERVER: u64 = FIRST_COMPUTER + FIRST_FORMER / 2;
const LAST_SERVER: u64 = FIRST_SERVER + FIRST_FORMER - 1;
/// The difference between the number of a server in a column of players and that of its guild in a column of guilds.
pub(super) const SERVER_OFFSET: i64 = FIRST_SERVER.cast_signed();
/// Numbers from here on are computers, those from [`FIRST_FORMER`] to here former players, and lower ones Discord's ids.
const FIRST_COMPUTER: u64 = 1 << 63;
const FIRST_FORMER: u64 = 1 << 62;
/// The columns of all computers.
pub(super) const COMPUTER_COLUMNS: RangeInclusive<i64> =
    i64::MIN..=i64::MIN + (MAX_SEATS as i64 * LEVELS as i64 - 1);
/// The factor of a computer's number in its stored form. Levels are smaller.
const LEVELS: u64 = 16;

column!(Participant, i64, |id| to_bits(id).cast_signed(), |stored: i64| from_bits(stored.cast_unsigned()));

fn from_bits(bits: u64) -> Participant {
    match bits {
        FIRST_FORMER..FIRST_COMPUTER => Participant::Former(bits - FIRST_FORMER),
        FIRST_SERVER..=LAST_SERVER => Participant::Server(GuildId(bits - FIRST_SERVER)),
        FIRST_COMPUTER.. => computer(bits).unwrap_or(Participant::Human(PlayerId(bits))),
        _ => Participant::Human(PlayerId(bits)),
    }
}

fn to_bits(participant: Participant) -> u64 {
    match participant {
        Participant::Human(id) => id.0,
        Participant::Computer { level, number } => {
            FIRST_COMPUTER + u64::from(number) * LEVELS + u64::from(level.number())
        }
        Participant::Former(number) => FIRST_FORMER + number,
        Participant::Server(id) => FIRST_SERVER + id.0,
    }
}

/// `None` for a level or a number that no computer has.
fn computer(bits: u64) -> Option<Participant> {
    let (number, level) = ((bits - FIRST_COMPUTER) / LEVELS, (bits - FIRST_COMPUTER) % LEVELS);
    let level = u8::try_from(level).ok().and_then(Level::new)?;
    let number = u8::try_from(number).ok().filter(|number| usize::from(*number) < MAX_SEATS)?;
    Some(Participant::Computer { level, number })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{from_db, to_db};

    #[test]
    fn rows_of_earlier_releases_are_read() {
        let level = |number| Level::new(number).expect("a level");
        for (column, participant) in [
            (1_500_000_000_000_000_000, Participant::Human(PlayerId(1_500_000_000_000_000_000))),
            (i64::MIN + 1, Participant::Computer { level: level(1), number: 0 }),
            (i64::MIN + 8, Participant::Computer { level: level(8), number: 0 }),
            (i64::MIN + 16 + 3, Participant::Computer { level: level(3), number: 1 }),
            (1 << 62, Participant::Former(0)),
            ((1 << 62) + 9, Participant::Former(9)),
            (i64::MAX, Participant::Former((1 << 62) - 1)),
            (i64::MIN + (1 << 61), Participant::Server(GuildId(0))),
            (i64::MIN + (1 << 61) + 77, Participant::Server(GuildId(77))),
        ] {
            assert_eq!(from_db::<Participant>(column), participant);
            assert_eq!(to_db(participant), column);
        }
    }

    #[test]
    fn every_column_is_written_back_as_it_was_read() {
        for column in [0, 1, -1, -5, i64::MIN, i64::MIN + 9, i64::MIN + 16 * 4 + 1, i64::MAX - 1] {
            assert_eq!(to_db(from_db::<Participant>(column)), column);
        }
    }
}
