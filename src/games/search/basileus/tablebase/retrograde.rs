//! Retrograde analysis: results propagate backwards from finished games.

use super::endgame::{EndgamePosition, Material};
use crate::rules::Position as _;
use crate::rules::basileus::Position;
use crate::search::TablebaseResult;
use crate::search::turns::{self, Child};

/// The result of a position that is not over, by the results of its children; `None` if one of them is unknown.
pub(super) fn result_of_children(
    children: &[Child<Position>],
    probe: impl Fn(&Position) -> Option<TablebaseResult>,
) -> Option<TablebaseResult> {
    let (mut wins, mut loses, mut draws): (Option<u32>, _, _) = (None, 0, false);
    for child in children {
        // The last turn has captured the king or left no turn: the side to act has lost.
        let over = child.position.seat().is_none();
        match if over { TablebaseResult::Loss(0) } else { probe(&child.position)? } {
            TablebaseResult::Loss(turns) => wins = Some(wins.map_or(turns + 1, |best| best.min(turns + 1))),
            TablebaseResult::Win(turns) => loses = loses.max(turns + 1),
            TablebaseResult::Draw => draws = true,
        }
    }
    Some(match wins {
        Some(turns) => TablebaseResult::Win(turns),
        None if draws => TablebaseResult::Draw,
        None => TablebaseResult::Loss(loses),
    })
}

/// Computes the table of a material, as [`super::decode`] reads it; the tables with fewer men must be available.
pub(super) fn generate(material: &Material) -> Vec<u8> {
    let mut table = vec![0; material.index_count()];
    // The number of turns of each position that are not known to lose. It stays 0 where a capture is possible: no quiet turn
    // is legal there, so no such position is a predecessor.
    let mut undecided_turns = vec![0_u8; material.index_count()];
    // The indices of the positions whose game ends after each number of turns.
    let mut ends: Vec<Vec<u32>> = Vec::new();
    let mut end_after = |turns: usize, index: usize| {
        if ends.len() <= turns {
            ends.resize_with(turns + 1, Vec::new);
        }
        ends[turns].push(index as u32);
    };
    let mut children = Vec::new();
    for (index, undecided) in undecided_turns.iter_mut().enumerate() {
        let Some(endgame) = EndgamePosition::at(index, material) else { continue };
        let position = endgame.position(material);
        children.clear();
        turns::push_children(&position, usize::MAX, &mut children);
        if position.seat().is_none() {
            end_after(0, index);
        } else if !position.can_capture() {
            *undecided = children.len() as u8;
        } else {
            // Captures are obligatory, so all turns lead to fewer men.
            match result_of_children(&children, super::probe_position) {
                Some(TablebaseResult::Win(turns) | TablebaseResult::Loss(turns)) => {
                    end_after(turns as usize, index)
                }
                Some(TablebaseResult::Draw) | None => {}
            }
        }
    }
    let mut turns = 0;
    while let Some(indices) = ends.get_mut(turns).map(std::mem::take) {
        let next = turns + 1;
        let mut end_next = Vec::new();
        for index in indices {
            table[index as usize] = u8::try_from(next).expect("no win takes so many turns");
            let Some(endgame) = EndgamePosition::at(index as usize, material) else { continue };
            endgame.each_predecessor(material, |predecessor| {
                let index = predecessor.index();
                if undecided_turns[index] == 0 {
                    return;
                }
                // One winning turn decides a win; a loss needs all turns to lose.
                undecided_turns[index] = if turns.is_multiple_of(2) { 0 } else { undecided_turns[index] - 1 };
                if undecided_turns[index] == 0 {
                    end_next.push(index as u32);
                }
            });
        }
        match ends.get_mut(next) {
            Some(indices) => indices.append(&mut end_next),
            None if end_next.is_empty() => {}
            None => ends.push(end_next),
        }
        turns = next;
    }
    table
}
