use crate::table::GuildId;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use thiserror::Error;

/// A range of shards: connections to Discord, each of which receives the events of a part of all guilds. The process that
/// serves them does all work at the tables of these guilds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shards {
    first: u32,
    last: u32,
    total: u32,
}

/// A text is not a range of shards.
#[derive(Debug, Error)]
#[error("write shards like 0-3/16: the first, the last, and the total number, at most {MAX_SHARDS}")]
pub struct ShardsError;

/// Upper bound of the total, more than Discord grants.
const MAX_SHARDS: u32 = 4096;

impl Shards {
    /// All guilds, whatever the number of connections.
    pub const ALL: Shards = Shards { first: 0, last: 0, total: 1 };

    /// One shard out of a total.
    pub fn one(shard: u32, total: u32) -> Shards {
        Shards { first: shard, last: shard, total }
    }

    /// As few ranges as possible with these numbers, which are in ascending order and below the total.
    pub fn ranges(numbers: impl IntoIterator<Item = u32>, total: u32) -> Vec<Shards> {
        let mut ranges: Vec<Shards> = Vec::new();
        for shard in numbers {
            match ranges.last_mut() {
                Some(range) if range.last + 1 == shard => range.last = shard,
                _ => ranges.push(Shards::one(shard, total)),
            }
        }
        ranges
    }

    /// The numbers of the shards, from 0.
    pub fn numbers(self) -> RangeInclusive<u32> {
        self.first..=self.last
    }

    /// Whether these are all shards, so that no other process is needed.
    pub fn cover_all(self) -> bool {
        self.first == 0 && self.last + 1 == self.total
    }

    /// The total number of shards, in this and other processes.
    pub fn total(self) -> u32 {
        self.total
    }

    /// The values for [`OF_SHARDS`]: the total, the first and the last.
    pub(super) fn bound(self) -> [i64; 3] {
        [self.total, self.first, self.last].map(i64::from)
    }

    /// Do these shards receive the events of this guild? Events outside of guilds go to shard 0.
    pub fn receive(self, guild: Option<GuildId>) -> bool {
        let [total, first, last] = self.bound();
        (first..=last).contains(&((guild.map_or(0, |guild| guild.0.cast_signed()) >> 22) % total))
    }
}

/// The condition that a table belongs to some shards, by Discord's formula.
pub(super) const OF_SHARDS: &str = "(COALESCE(tables.guild_id, 0) >> 22) % $1 BETWEEN $2 AND $3";

impl FromStr for Shards {
    type Err = ShardsError;

    fn from_str(text: &str) -> Result<Shards, ShardsError> {
        let read = || {
            let (range, total) = text.split_once('/')?;
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let number = |text: &str| text.trim().parse::<u32>().ok();
            let shards = Shards { first: number(first)?, last: number(last)?, total: number(total)? };
            let fits =
                shards.first <= shards.last && shards.last < shards.total && shards.total <= MAX_SHARDS;
            fits.then_some(shards)
        };
        read().ok_or(ShardsError)
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Shards { first, last, total } = self;
        if first == last { write!(f, "{first}/{total}") } else { write!(f, "{first}-{last}/{total}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_parsed_and_displayed() {
        for text in ["0-3/16", "5/16", "0/1", "15/16"] {
            assert_eq!(text.parse::<Shards>().expect(text).to_string(), text);
        }
        for text in ["", "3", "3-1/4", "4/4", "0-4/4", "-1/4", "0/0", "a-b/c", "0-3/5000"] {
            assert!(text.parse::<Shards>().is_err(), "{text}");
        }
    }

    #[test]
    fn neighbouring_shards_are_one_range() {
        let ranges = |numbers: &[u32]| {
            let ranges = Shards::ranges(numbers.iter().copied(), 9);
            ranges.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(ranges(&[]), "");
        assert_eq!(ranges(&[0, 1, 2, 5, 7, 8]), "0-2/9 5/9 7-8/9");
    }

    #[test]
    fn each_server_belongs_to_one_shard() {
        let shards = ["0-1/4", "2/4", "3/4"].map(|text| text.parse::<Shards>().expect(text));
        // The formula uses the timestamp in the id.
        for (guild, place) in [(0 << 22, 0), (1 << 22, 0), (2 << 22 | 77, 1), (7 << 22, 2), (8 << 22, 0)] {
            assert_eq!(
                shards.map(|shards| shards.receive(Some(GuildId(guild)))),
                [0, 1, 2].map(|one| one == place)
            );
            assert!(Shards::ALL.receive(Some(GuildId(guild))));
        }
        assert_eq!(shards.map(|shards| shards.receive(None)), [true, false, false]);
    }
}
