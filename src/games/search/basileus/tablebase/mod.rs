//! Basileus with few men, worked out backwards from its ends: both kings, and one or two men more.
//!
//! With one man nearly all of it is won by the side with the man, but it takes up to sixty turns, which is further than a
//! search sees: of thirty places that are won in nine turns and more, it wins three too late, with 50,000 positions a turn. A
//! man never leaves the colour of its cells and has no way that is forward, so that whose it is makes no difference, and of
//! boards turned upside down only one is looked at. The tables of both kinds take 750 kB and some tenths of a second, in
//! [`warm_up`] or else once they are asked for.
//!
//! With two men there are six kinds of 13 MB. [`solve`] writes them into a folder, and from [`open`] on they are looked up
//! there. With three men it would be ten kinds of up to 484 MB.

mod place;
mod tables;
mod work;

pub use tables::{TablebaseStats, open, solve};

use crate::rules::Position as _;
use crate::rules::basileus::Position;
use crate::search::TablebaseResult;
use place::{LARGE, Place, SMALL};
use std::sync::LazyLock;

static WITH_ONE: [LazyLock<Vec<u8>>; SMALL.len()] =
    [LazyLock::new(|| work::table(&SMALL[0])), LazyLock::new(|| work::table(&SMALL[1]))];

/// Works out the endings with one man, which takes some tenths of a second.
pub(super) fn warm_up() {
    for table in &WITH_ONE {
        LazyLock::force(table);
    }
}

/// How a position ends, if so much is known; `None` also if it has.
pub(super) fn of(position: &Position) -> Option<TablebaseResult> {
    position.seat()?;
    match position.man_count() {
        2 => Some(if position.can_capture() { TablebaseResult::Win(1) } else { TablebaseResult::Draw }),
        3 => {
            let (kind, place) = Place::of(position, &SMALL)?;
            Some(read(WITH_ONE[kind][place.index()]))
        }
        4 if tables::are_open() => {
            let (kind, place) = Place::of(position, &LARGE)?;
            tables::look_up(kind, place.index()).map(read)
        }
        _ => None,
    }
}

/// What a table says of a place: the number of turns to the end and 1, so that it is even where the side to act wins; 0
/// where nobody does.
fn read(known: u8) -> TablebaseResult {
    match known {
        0 => TablebaseResult::Draw,
        known if known.is_multiple_of(2) => TablebaseResult::Win(u32::from(known) - 1),
        known => TablebaseResult::Loss(u32::from(known) - 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{splitmix64, turns};

    fn children(position: &Position) -> Vec<Position> {
        let mut children = Vec::new();
        turns::push_children(position, usize::MAX, &mut children);
        children.into_iter().map(|child| child.position).collect()
    }

    /// Who wins, if somebody does within so many turns: everything is looked at.
    fn exhaustive(position: &Position, turns: u32) -> Option<TablebaseResult> {
        if position.seat().is_none() {
            return Some(TablebaseResult::Loss(0));
        }
        let mut loses = Some(0);
        let mut wins: Option<u32> = None;
        for child in children(position) {
            match turns.checked_sub(1).and_then(|turns| exhaustive(&child, turns)) {
                Some(TablebaseResult::Loss(turns)) => {
                    wins = Some(wins.map_or(turns + 1, |best| best.min(turns + 1)))
                }
                Some(TablebaseResult::Win(turns)) => loses = loses.map(|most| most.max(turns + 1)),
                Some(TablebaseResult::Draw) | None => loses = None,
            }
        }
        wins.map(TablebaseResult::Win).or(loses.map(TablebaseResult::Loss))
    }

    fn each_position(step: usize, mut visit: impl FnMut(Position)) {
        for kind in &SMALL {
            for number in 0..kind.places() / step {
                let index = number * step + splitmix64(number as u64) as usize % step;
                let position = Place::at(index, kind).map(|place| place.position(kind));
                position.filter(|position| position.seat().is_some()).into_iter().for_each(&mut visit);
            }
        }
    }

    #[test]
    fn every_ending_follows_from_those_after_it() {
        each_position(11, |position| {
            let mut children = Vec::new();
            turns::push_children(&position, usize::MAX, &mut children);
            assert_eq!(of(&position), work::by_turns(&children, of), "{position:?}");
        });
    }

    #[test]
    fn near_the_end_everything_is_as_an_exhaustive_search_sees_it() {
        const TURNS: u32 = 3;
        let mut seen = [0; 3];
        each_position(201, |position| {
            let expected = match of(&position) {
                Some(TablebaseResult::Win(turns)) if turns <= TURNS => Some(TablebaseResult::Win(turns)),
                Some(TablebaseResult::Loss(turns)) if turns <= TURNS => Some(TablebaseResult::Loss(turns)),
                _ => None,
            };
            assert_eq!(exhaustive(&position, TURNS), expected, "{position:?}");
            seen[match expected {
                Some(TablebaseResult::Win(_)) => 0,
                Some(TablebaseResult::Loss(_)) => 1,
                _ => 2,
            }] += 1;
        });
        assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
    }

    #[test]
    fn a_man_more_nearly_always_wins() {
        for (kind, table, longest) in [(0, &WITH_ONE[0], 60), (1, &WITH_ONE[1], 62)] {
            let half = SMALL[kind].places() / 2;
            // The side with the man is to act.
            let won = table[..half].iter().filter(|known| **known != 0 && **known % 2 == 0).count();
            let places = (0..half).filter(|index| Place::at(*index, &SMALL[kind]).is_some()).count();
            assert!(won * 100 > places * 90, "{won} of {places}");
            assert_eq!(table.iter().max(), Some(&(longest + 1)));
        }
    }
}
