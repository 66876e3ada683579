//! The changes that quiet turns of Basileus make. Men seldom meet there, so many turns take, threaten and prepare nothing.

use super::CountChange;
use crate::rules::basileus::board::{
    ALL, At, BOARD, Cells, DIAGONAL, ORTHOGONAL, bit, cell, each, king_steps, shift, shifted,
};
use crate::rules::basileus::{Position, Side};
use crate::rules::bits::inner;
use crate::rules::{Cell, Man, Position as _, Seat, turn};

/// An effect of a quiet turn that can be seen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Maneuver {
    /// The man stands where an enemy that jumps over these men would land.
    Blocks {
        /// Men of the same seat.
        men: Vec<Man>,
        /// Where the man stands.
        cell: Cell,
    },
    /// The enemy basileus has fewer squares to which it could go without being captured next.
    CornersKing(CountChange),
    /// The own basileus has more such squares.
    FreesKing(CountChange),
    /// Fewer squares next to the own basileus are empty. A man that jumps over it needs one to land on.
    CoversKing(CountChange),
    /// The own basileus has gone, and is more steps away from the nearest enemy than it was.
    EvadesEnemies(CountChange),
    /// The man is fewer steps away from the enemy basileus, and no other one is nearer.
    NearsKing(CountChange),
    /// The other seat has fewer turns after which none of its men can be captured next.
    LimitsSafeTurns(CountChange),
    /// The own seat has more such turns next.
    AddsSafeTurns(CountChange),
    /// The man leaves the edge of the board for this cell.
    LeavesEdge(Cell),
    /// The basileus is fewer steps away from the nearest enemy: these men.
    ChasesMen(Vec<Man>),
    /// The man is fewer steps away from the own basileus, and near it.
    GuardsKing(CountChange),
    /// The man stands next to more men of its seat.
    JoinsMen(CountChange),
}

/// The cells that are not at the edge.
const INNER: Cells = inner(BOARD, &ALL);
/// A man that is further away from a basileus is not near it.
const MAX_NEAR_STEPS: usize = 4;
/// An enemy that is further away from where a jump begins does not threaten to jump.
const MAX_JUMPER_STEPS: usize = 3;
/// A difference of fewer safe turns says nothing.
const MIN_TURNS_CHANGE: usize = 2;

impl Maneuver {
    /// The purposes of a turn without a capture that leads from one position to the other, the most telling first.
    pub(super) fn all(before: &Position, after: &Position, seat: Seat) -> Vec<Maneuver> {
        let (own, now, enemy) = (before.men_of(seat), after.men_of(seat), before.men_of(1 - seat));
        let from = own.men() & !now.men();
        let Some(to) = each(now.men() & !own.men()).next() else { return Vec::new() };
        let is_king = own.king & from != 0;
        let change = |before, after| CountChange { before, after };
        let fewer = |change: CountChange, least| (change.after + least <= change.before).then_some(change);
        let more = |change: CountChange, least| (change.before + least <= change.after).then_some(change);
        let nearest = |king| steps(king, enemy.pawns | enemy.pieces);
        let (passed, next) = (before.after_pass(), after.after_pass());
        let count_theirs = |count: fn(&Position) -> usize| {
            passed.as_ref().zip(next.as_ref()).map(|(passed, _)| change(count(passed), count(after)))
        };
        let count_own = |count: fn(&Position) -> usize| {
            passed.as_ref().zip(next.as_ref()).map(|(_, next)| change(count(before), count(next)))
        };
        let men = backed(now, enemy, to);
        let chased = within(now.king, nearest(now.king)) & (enemy.pawns | enemy.pieces);
        let companions =
            |side: &Side, at: Cells| (around(at) & side.men() & !from & !bit(to)).count_ones() as usize;
        let maneuvers = [
            (men != 0).then(|| Maneuver::Blocks { men: men_on(after, men), cell: cell(to) }),
            count_theirs(safe_king_steps).and_then(|change| fewer(change, 1)).map(Maneuver::CornersKing),
            count_own(safe_king_steps).and_then(|change| more(change, 1)).map(Maneuver::FreesKing),
            fewer(change(gaps(before, own), gaps(after, now)), 1).map(Maneuver::CoversKing),
            more(change(nearest(own.king), nearest(now.king)), 1).map(Maneuver::EvadesEnemies),
            fewer(change(steps(enemy.king, from), steps(enemy.king, bit(to))), 1)
                .filter(|change| !is_king && change.after <= MAX_NEAR_STEPS)
                .filter(|change| change.after == steps(enemy.king, now.pawns | now.pieces))
                .map(Maneuver::NearsKing),
            count_theirs(safe_turns)
                .and_then(|change| fewer(change, MIN_TURNS_CHANGE))
                .map(Maneuver::LimitsSafeTurns),
            count_own(safe_turns)
                .and_then(|change| more(change, MIN_TURNS_CHANGE))
                .map(Maneuver::AddsSafeTurns),
            (!is_king && from & INNER == 0 && bit(to) & INNER != 0).then(|| Maneuver::LeavesEdge(cell(to))),
            (is_king && nearest(now.king) < nearest(own.king) && chased != 0)
                .then(|| Maneuver::ChasesMen(men_on(after, chased))),
            fewer(change(steps(own.king, from), steps(now.king, bit(to))), 1)
                .filter(|change| !is_king && change.after <= MAX_NEAR_STEPS)
                .map(Maneuver::GuardsKing),
            more(change(companions(own, from), companions(now, bit(to))), 1)
                .filter(|_| !is_king)
                .map(Maneuver::JoinsMen),
        ];
        maneuvers.into_iter().flatten().collect()
    }
}

/// The pawns and the basileus of a side over which an enemy that is near could jump to a cell if it were empty.
fn backed(side: &Side, enemy: &Side, landing: At) -> Cells {
    let can_jump = |direction: &i8, jumpers: Cells| {
        let over = shift(bit(landing), -direction) & (side.pawns | side.king);
        let start = shift(over, -direction) & BOARD & !side.men();
        // No man but the basileus leaves the colour of its cells.
        let parity = |at: At| (at / 9 + at % 9) % 2;
        let is_near = each(start).any(|start| {
            each(jumpers)
                .any(|at| parity(at) == parity(start) && steps(bit(at), bit(start)) <= MAX_JUMPER_STEPS)
        });
        if is_near { over } else { 0 }
    };
    let over_by = |directions: &[i8], jumpers| {
        directions.iter().fold(0, |all, direction| all | can_jump(direction, jumpers))
    };
    over_by(&ORTHOGONAL, enemy.pawns) | over_by(&DIAGONAL, enemy.pieces)
}

fn men_on(position: &Position, cells: Cells) -> Vec<Man> {
    let cells: Vec<Cell> = each(cells).map(cell).collect();
    position.scene().men.into_iter().filter(|man| cells.contains(&man.cell)).collect()
}

/// The number of empty cells next to the basileus of a side.
fn gaps(position: &Position, side: &Side) -> usize {
    let men = position.men_of(0).men() | position.men_of(1).men();
    (around(side.king) & BOARD & !men).count_ones() as usize
}

/// The number of steps of a basileus from a set of cells to another one; more than there are rows and columns if one is empty.
fn steps(from: Cells, to: Cells) -> usize {
    king_steps(from, to, 10)
}

/// The cells within this number of steps of a basileus from a set of cells.
fn within(cells: Cells, steps: usize) -> Cells {
    (0..steps).fold(cells, |reached, _| (reached | around(reached)) & BOARD)
}

fn around(cells: Cells) -> Cells {
    shifted(cells, &ALL)
}

/// The number of turns of the seat to act after which none of its men can be captured next.
fn safe_turns(position: &Position) -> usize {
    let mut turns = 0;
    turn::for_each_child(position, |next| turns += usize::from(!next.can_capture()));
    turns
}

/// The number of turns with the basileus of the seat to act after which it cannot be captured next.
fn safe_king_steps(position: &Position) -> usize {
    let Some(seat) = position.seat() else { return 0 };
    let king = position.men_of(seat).king;
    let mut steps = 0;
    turn::for_each_child(position, |next| {
        if next.men_of(seat).king != king {
            let mut is_captured = false;
            turn::for_each_child(&next, |last| is_captured |= last.men_of(seat).king == 0);
            steps += usize::from(!is_captured);
        }
    });
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyPosition, GameKind};

    /// The purposes of a turn of White.
    #[track_caller]
    fn maneuvers(fen: &str, turn: &str) -> Vec<Maneuver> {
        let before: AnyPosition =
            GameKind::Basileus.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        let mut after = before.clone();
        after.play(turn).unwrap_or_else(|error| panic!("{turn} in {fen}: {error:?}"));
        let typed = |position: &AnyPosition| *position.downcast_ref::<Position>().expect("Basileus");
        Maneuver::all(&typed(&before), &typed(&after), 0)
    }

    fn change(before: usize, after: usize) -> CountChange {
        CountChange { before, after }
    }

    #[test]
    fn a_man_blocks_where_a_jump_would_land() {
        // The officer on g6 could come to f5 and jump over the pawn on e4 to d3.
        let found = maneuvers("8b/9/6f2/9/4P4/9/2P6/B8 0 --", "c2-d3");
        let Some(Maneuver::Blocks { men, cell }) = found.first() else { panic!("{found:?}") };
        assert_eq!(
            (men.len(), men[0].cell.to_string(), cell.to_string()),
            (1, "e4".to_owned(), "d3".to_owned())
        );
        // A pawn does not jump that way.
        let found = maneuvers("8b/9/7p1/9/4P4/9/2P6/B8 0 --", "c2-d3");
        assert!(!found.iter().any(|maneuver| matches!(maneuver, Maneuver::Blocks { .. })), "{found:?}");
    }

    #[test]
    fn steps_and_empty_squares_around_kings_are_counted() {
        let found = maneuvers("b8/9/9/3P5/9/9/9/8B 0 --", "d5-c6");
        assert!(found.contains(&Maneuver::NearsKing(change(3, 2))), "{found:?}");
        let found = maneuvers("8b/9/9/9/9/9/2P6/B8 0 --", "c2-b1");
        assert!(found.contains(&Maneuver::CoversKing(change(3, 2))), "{found:?}");
        let found = maneuvers("8b/9/9/9/3p5/9/4B4/9 0 --", "e2-f1");
        assert!(found.contains(&Maneuver::EvadesEnemies(change(2, 3))), "{found:?}");
    }

    #[test]
    fn a_man_leaves_the_edge() {
        let leaves =
            |found: &[Maneuver]| found.iter().any(|maneuver| matches!(maneuver, Maneuver::LeavesEdge(_)));
        assert!(leaves(&maneuvers("8b/9/9/9/9/9/9/B4P3 0 --", "f1-e2")));
        assert!(!leaves(&maneuvers("8b/9/9/9/9/9/4P4/B8 0 --", "e2-f1")));
    }
}
