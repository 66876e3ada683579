//! How lower levels slip: like people who look only at where the last turn was played. They answer it, chase the man that has come
//! near or save the one that it attacks, and overlook what could be captured, or is about to be lost, at the far side of the board.

use super::knowledge::{GameKnowledge, ROWS_IN_VIEW};
use super::turns::{self, Child};
use crate::rules::{Cell, History, Man, Position};

/// The indices of the turns far from the last one; `None` if it is not known what has been played last, such as after a capture.
pub(super) fn overlooked<P: GameKnowledge>(history: &History<P>) -> Option<Vec<u16>> {
    let [.., before, position] = history.positions() else { return None };
    let last = changed_cells(before, position);
    let is_in_view = |cell: &Cell| last.iter().any(|other| is_near::<P>(*cell, *other));
    let mut children = Vec::new();
    turns::push_children(position, usize::from(u16::MAX), &mut children);
    let is_far =
        |Child { position: after, .. }: &Child<P>| !changed_cells(position, after).iter().any(is_in_view);
    let far = children.iter().zip(0..).filter(|(child, _)| is_far(child));
    Some(far.map(|(_, index)| index).collect())
}

fn is_near<P: GameKnowledge>(one: Cell, other: Cell) -> bool {
    let (rows, columns) = (one.row.abs_diff(other.row), one.column.abs_diff(other.column));
    rows <= ROWS_IN_VIEW && columns <= P::COLUMNS_IN_VIEW
}

/// The cells on which one position differs from the other.
fn changed_cells<P: Position>(before: &P, after: &P) -> Vec<Cell> {
    let (before, after) = (before.scene().men, after.scene().men);
    let missing = |from: &[Man], other: &[Man]| -> Vec<Cell> {
        from.iter().filter(|man| !other.contains(man)).map(|man| man.cell).collect()
    };
    [missing(&before, &after), missing(&after, &before)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup, biloba};

    #[test]
    fn what_is_far_from_the_last_turn_is_overlooked() {
        let start = Setup::new(GameKind::Biloba, None, None).expect("a set-up").start();
        let mut history = History::new(start);
        let last = history.position().legal_turns().remove(0);
        history.play(&last).expect("legal");
        let history: History<biloba::Position> = history.downcast().expect("Biloba");
        let [before, position] = history.positions() else { panic!("{history:?}") };
        let played = changed_cells(before, position);
        let overlooked = overlooked(&history).expect("the last turn is known");
        let mut children = Vec::new();
        turns::push_children(position, usize::MAX, &mut children);
        assert!(!overlooked.is_empty() && overlooked.len() < children.len());
        for (child, index) in children.iter().zip(0..) {
            let cells = changed_cells(position, &child.position);
            let is_near = cells.iter().any(|cell| {
                played
                    .iter()
                    .any(|other| cell.row.abs_diff(other.row) <= 2 && cell.column.abs_diff(other.column) <= 2)
            });
            assert_eq!(overlooked.contains(&index), !is_near, "{cells:?} after {last}");
        }
        assert_eq!(super::overlooked(&History::from(*position)), None);
    }
}
