//! From the ends of the game backwards.

use super::place::{Kind, Place};
use crate::rules::Position as _;
use crate::rules::basileus::Position;
use crate::search::TablebaseResult;
use crate::search::turns::{self, Child};

/// How a position with turns left ends, by what they lead to.
pub(super) fn by_turns(
    children: &[Child<Position>],
    look_up: impl Fn(&Position) -> Option<TablebaseResult>,
) -> Option<TablebaseResult> {
    let (mut wins, mut loses, mut draws): (Option<u32>, _, _) = (None, 0, false);
    for child in children {
        // Who has just taken a king, or left the other no turn, has won.
        let over = child.position.seat().is_none();
        match if over { TablebaseResult::Loss(0) } else { look_up(&child.position)? } {
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

/// What [`super::read`] reads for each place of a kind, by what is known of those with fewer men.
pub(super) fn table(kind: &Kind) -> Vec<u8> {
    let mut known = vec![0; kind.places()];
    // How many turns of each place are not known to be answered by a win; where something is to be taken it does not
    // matter, as no such place is come to by taking back a turn.
    let mut open = vec![0_u8; kind.places()];
    // The places that end after so many turns.
    let mut ends: Vec<Vec<u32>> = Vec::new();
    let mut end_after = |turns: usize, index: usize| {
        if ends.len() <= turns {
            ends.resize_with(turns + 1, Vec::new);
        }
        ends[turns].push(index as u32);
    };
    let mut children = Vec::new();
    for (index, open) in open.iter_mut().enumerate() {
        let Some(place) = Place::at(index, kind) else { continue };
        let position = place.position(kind);
        children.clear();
        turns::push_children(&position, usize::MAX, &mut children);
        if position.seat().is_none() {
            end_after(0, index);
        } else if !position.can_capture() {
            *open = children.len() as u8;
        } else {
            // To capture is obligatory, so that all turns lead to fewer men.
            match by_turns(&children, super::of) {
                Some(TablebaseResult::Win(turns) | TablebaseResult::Loss(turns)) => {
                    end_after(turns as usize, index)
                }
                Some(TablebaseResult::Draw) | None => {}
            }
        }
    }
    let mut turns = 0;
    while let Some(places) = ends.get_mut(turns).map(std::mem::take) {
        let next = turns + 1;
        let mut end_next = Vec::new();
        for index in places {
            known[index as usize] = u8::try_from(next).expect("no ending is that long");
            let Some(place) = Place::at(index as usize, kind) else { continue };
            place.each_before(kind, |before| {
                let index = before.index();
                if open[index] == 0 {
                    return;
                }
                // One turn that wins is enough; to lose, all have to.
                open[index] = if turns.is_multiple_of(2) { 0 } else { open[index] - 1 };
                if open[index] == 0 {
                    end_next.push(index as u32);
                }
            });
        }
        match ends.get_mut(next) {
            Some(places) => places.append(&mut end_next),
            None if end_next.is_empty() => {}
            None => ends.push(end_next),
        }
        turns = next;
    }
    known
}
