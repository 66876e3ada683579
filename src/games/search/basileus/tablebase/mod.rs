//! The endgame tablebase of Basileus: all positions of both kings and one or two other men, solved by retrograde analysis.
//!
//! With one man nearly every position is won by the side that has it, but the win takes up to sixty turns, which is beyond the
//! horizon of a search. A man never leaves the cells of its colour and has no forward direction, so it does not matter which
//! side has it, and of two positions that mirror each other only one is stored. The tables of three men take 750 kB and some
//! tenths of a second; `warm_up` computes them, or else the first probe.
//!
//! The six tables of four men take 13 MB each. [`generate`] writes them into a folder, and [`open`] makes searches probe them
//! there.

mod endgame;
mod files;
mod retrograde;

pub use files::{TABLE_COUNT, TablebaseStats, are_open, finished_tables, generate, open};

use crate::rules::Position as _;
use crate::rules::basileus::Position;
use crate::search::TablebaseResult;
use endgame::{EndgamePosition, FOUR_MEN, THREE_MEN};
use std::sync::LazyLock;

static THREE_MEN_TABLES: [LazyLock<Vec<u8>>; THREE_MEN.len()] = [
    LazyLock::new(|| retrograde::generate(&THREE_MEN[0])),
    LazyLock::new(|| retrograde::generate(&THREE_MEN[1])),
];

/// Computes the tables of three men, which takes some tenths of a second.
pub(in crate::search) fn warm_up() {
    for table in &THREE_MEN_TABLES {
        LazyLock::force(table);
    }
}

/// The result of a position; `None` if no table has it or the game is over.
pub(super) fn probe_position(position: &Position) -> Option<TablebaseResult> {
    position.seat()?;
    match position.man_count() {
        2 => Some(if position.can_capture() { TablebaseResult::Win(1) } else { TablebaseResult::Draw }),
        3 => {
            let (material, endgame) = EndgamePosition::of(position, &THREE_MEN)?;
            Some(decode(THREE_MEN_TABLES[material][endgame.index()]))
        }
        4 if files::are_open() => {
            let (material, endgame) = EndgamePosition::of(position, &FOUR_MEN)?;
            files::probe(material, endgame.index()).map(decode)
        }
        _ => None,
    }
}

/// Decodes an entry of a table: 0 for a draw, else the number of turns to the end plus 1, which is even if the side to act
/// wins.
fn decode(entry: u8) -> TablebaseResult {
    match entry {
        0 => TablebaseResult::Draw,
        entry if entry.is_multiple_of(2) => TablebaseResult::Win(u32::from(entry) - 1),
        entry => TablebaseResult::Loss(u32::from(entry) - 1),
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

    /// The result by an exhaustive search to this depth; `None` if it is not decided by then.
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
        for material in &THREE_MEN {
            for number in 0..material.index_count() / step {
                let index = number * step + splitmix64(number as u64) as usize % step;
                let position = EndgamePosition::at(index, material).map(|endgame| endgame.position(material));
                position.filter(|position| position.seat().is_some()).into_iter().for_each(&mut visit);
            }
        }
    }

    #[test]
    fn every_result_follows_from_those_of_the_children() {
        each_position(11, |position| {
            let mut children = Vec::new();
            turns::push_children(&position, usize::MAX, &mut children);
            assert_eq!(
                probe_position(&position),
                retrograde::result_of_children(&children, probe_position),
                "{position:?}"
            );
        });
    }

    #[test]
    fn near_the_end_the_tables_agree_with_an_exhaustive_search() {
        const TURNS: u32 = 3;
        let mut seen = [0; 3];
        each_position(201, |position| {
            let expected = match probe_position(&position) {
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
    fn an_extra_man_wins_in_nine_of_ten_positions() {
        for (material, table, longest) in [(0, &THREE_MEN_TABLES[0], 60), (1, &THREE_MEN_TABLES[1], 62)] {
            let half = THREE_MEN[material].index_count() / 2;
            // In the first half of the indices the side with the man is to act.
            let won = table[..half].iter().filter(|entry| **entry != 0 && **entry % 2 == 0).count();
            let positions =
                (0..half).filter(|index| EndgamePosition::at(*index, &THREE_MEN[material]).is_some()).count();
            assert!(won * 100 > positions * 90, "{won} of {positions}");
            assert_eq!(table.iter().max(), Some(&(longest + 1)));
        }
    }
}
