use super::PlayerId;
use crate::rules::MAX_SEATS;
use crate::search::Level;

/// A person, or a computer in a person's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Which. Those of computers have the highest bit, which those of Discord will never have.
    pub id: PlayerId,
    /// The name, as last seen.
    pub name: String,
}

/// Computers of different levels have different ids, and so have those of one level at one table.
const LEVELS: u64 = 16;

/// Ids from this on are those of computers.
const COMPUTERS: u64 = 1 << 63;

/// Ids from this on, up to those of computers, stand for people who have had themselves forgotten: Discord gives no such id
/// before the year 2049.
pub const FORMER: PlayerId = PlayerId(1 << 62);

/// Does an id stand for somebody who is forgotten?
pub fn is_former(id: PlayerId) -> bool {
    (FORMER.0..COMPUTERS).contains(&id.0)
}

impl Player {
    /// A computer: the one of this number, from 0, of those of this level at a table.
    pub fn computer(level: Level, number: usize, name: String) -> Player {
        let number = (number % MAX_SEATS) as u64;
        Player { id: PlayerId(COMPUTERS + number * LEVELS + u64::from(level.number())), name }
    }

    /// How strong a computer is; `None` of a person.
    pub fn level(&self) -> Option<Level> {
        level_of(self.id)
    }
}

/// How strong the computer of an id is; `None` if it is a person's.
pub fn level_of(id: PlayerId) -> Option<Level> {
    let level = id.0.checked_sub(COMPUTERS)? % LEVELS;
    u8::try_from(level).ok().and_then(Level::new)
}
