//! Evaluation of Bizingo.

mod forced_capture;
mod siege;
mod threats;

use super::budget::Stopped;
use super::forced_capture::ForcedCaptureSolver;
use super::knowledge::{ROWS_IN_VIEW, count_cells};
use super::{GameKnowledge, MAX_TERMS, Quiescence, RequestedTerms, Terms};
use crate::rules::bits::wide::each;
use crate::rules::bits::{At, inner};
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, DIRECTIONS};
use crate::rules::{Position as _, Seat};
use siege::{siege, siege_targets};
use threats::{attacked, beside, threats_against};

/// Indices of the terms that are expensive and computed on request only.
const ROWS_BEHIND_TERM: usize = 9;
const DISTANCE_TERM: usize = 10;

/// The number of rows from its first one that an army should advance.
const FRONT_ROW: i32 = 8;

/// With at most this many enemies left a front is useless, because they are on all sides.
const MAX_SCATTERED_ENEMIES: i32 = 10;

/// Number of quiet turns after which advancing becomes more urgent than a sound position, which alone would end in a draw.
const QUIET_TURNS_BEFORE_URGENCY: usize = 30;
/// From then on the urgency grows by its initial value with every this many quiet turns.
const URGENCY_TURNS: i32 = 20;

impl GameKnowledge for Position {
    /// Triangles are half as wide as high.
    const COLUMNS_IN_VIEW: u8 = 2 * ROWS_IN_VIEW;
    const TERMS: &'static [&'static str] =
        &["men", "captains", "beset", "attacked", "lost", "stuck", "room", "inner", "siege", "behind", "far"];

    fn terms(&self, seat: Seat, requested: RequestedTerms) -> Terms {
        let (army, own, captains) = self.men_and_captains(seat);
        let (_, enemies, enemy_captains) = self.men_and_captains(1 - seat);
        let threats = threats_against(army, enemies, enemy_captains);
        let attacked = own & threats.cells(captains);
        let safe = BOARD[army as usize] & !own & !threats.cells(0);
        let [a, b, c] = beside(army, enemies);
        let mut terms = [0; MAX_TERMS];
        terms[0] = count_cells(own);
        terms[1] = count_cells(captains);
        terms[2] = count_cells(own & (a & b | a & c | b & c));
        if self.seat() == Some(1 - seat) {
            terms[3] = count_cells(attacked);
        } else if attacked != 0 {
            // The seat to act can save one of them if it has an escape square.
            let saved = i32::from(attacked & neighbours(safe) != 0);
            terms[4] = (count_cells(attacked) - saved).min(2);
        }
        let reach = neighbours(own) & safe;
        terms[5] = count_cells(own & !neighbours(safe));
        terms[6] = count_cells(reach | neighbours(reach) & safe);
        terms[7] = count_cells(own & INNER[army as usize]);
        // A siege pays off in proportion to the lead, and not at all when clearly behind.
        let boldness = (count_cells(own) - count_cells(enemies) + 2).clamp(0, 6);
        if boldness > 0 {
            // The game is won with two enemies left, so captains, the hardest to capture, need not be captured.
            let targets = siege_targets(army, own, enemies & !enemy_captains);
            terms[8] = boldness * siege(army, own, captains, targets);
        }
        if requested.contains(ROWS_BEHIND_TERM) {
            terms[ROWS_BEHIND_TERM] = rows_behind(army, own);
        }
        if requested.contains(DISTANCE_TERM) {
            terms[DISTANCE_TERM] = distance_to_enemies(own, enemies);
        }
        terms
    }

    fn adjust_asymmetric_weights(&self, seat: Seat, mut asymmetric: Terms, quiet_turns: usize) -> Terms {
        let (_, enemies, _) = self.men_and_captains(1 - seat);
        let urgency = if count_cells(enemies) <= MAX_SCATTERED_ENEMIES {
            0
        } else {
            URGENCY_TURNS + quiet_turns.saturating_sub(QUIET_TURNS_BEFORE_URGENCY) as i32
        };
        asymmetric[ROWS_BEHIND_TERM] = asymmetric[ROWS_BEHIND_TERM] * urgency / URGENCY_TURNS;
        asymmetric
    }

    fn after_null_move(&self) -> Option<Position> {
        Position::after_pass(self)
    }

    fn forced_capture(&self, solver: &mut ForcedCaptureSolver) -> Result<Option<u8>, Stopped> {
        forced_capture::least_attacks(self, solver)
    }

    fn quiescence(&self) -> Quiescence {
        match self.seat() {
            Some(mover) if attacked(self, 1 - mover) != 0 => Quiescence::Captures,
            _ => Quiescence::Quiet,
        }
    }
}

/// For each army, the cells that are neither on the edge nor next to it.
const INNER: [Cells; 2] = [inner_of(Army::Light), inner_of(Army::Dark)];

const fn inner_of(army: Army) -> Cells {
    inner(inner(BOARD[army as usize], &DIRECTIONS), &DIRECTIONS)
}

/// The sum over the men of an army of the squared number of rows that each is short of [`FRONT_ROW`]. The square makes the
/// rearmost men advance first, so that the army moves as one.
///
/// Without it both armies would stand still for ever, because that is safe; `docs/search-notes.md` has the alternatives.
fn rows_behind(army: Army, own: Cells) -> i32 {
    let men_in = |row: i32| count_cells(own >> (12 * row) & 0xfff);
    let short = |rows: i32| match army {
        Army::Light => men_in(FRONT_ROW - rows),
        Army::Dark => men_in(10 - FRONT_ROW + rows),
    };
    (1..=FRONT_ROW).map(|rows| rows * rows * short(rows)).sum()
}

/// The sum of the distances of an army's men from the centre of its enemies, in quarters of a step.
///
/// Only weak levels use it: seeking contact runs into danger, as beginners do.
fn distance_to_enemies(own: Cells, enemies: Cells) -> i32 {
    const UNIT: i32 = 4;
    let coordinates = |at: At| [UNIT * i32::from(at / 12), UNIT * i32::from(at % 12)];
    let sum =
        each(enemies).map(coordinates).fold([0, 0], |sum, [row, number]| [sum[0] + row, sum[1] + number]);
    let centre = sum.map(|sum| sum / count_cells(enemies).max(1));
    let distance = |at: At| {
        let [up, right] = [0, 1].map(|axis| coordinates(at)[axis] - centre[axis]);
        // The third axis is up and to the left.
        (up.abs() + right.abs() + (up + right).abs()) / 2
    };
    each(own).map(distance).sum()
}

/// The cells one step away in all six directions, two of which are each a row up or down.
const fn neighbours(men: Cells) -> Cells {
    let (right, left) = (men << 1, men >> 1);
    right | left | (men | right) << 11 | (men | left) >> 11
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PositionText as _;
    use crate::search::splitmix64;
    use crate::search::turns::{self, Child};

    /// The positions after each turn.
    pub(super) fn after(position: &Position) -> Vec<Position> {
        let mut children: Vec<Child<Position>> = Vec::new();
        turns::push_children(position, usize::MAX, &mut children);
        children.into_iter().map(|child| child.position).collect()
    }

    /// Positions of random games.
    pub(super) fn on_positions(mut visit: impl FnMut(&Position)) {
        let mut position = Position::start(2, Position::SETUPS[0]);
        for number in 0..4_000 {
            let after = after(&position);
            position = after[(splitmix64(number) % after.len() as u64) as usize];
            if position.seat().is_none() {
                position = Position::start(2, Position::SETUPS[(number % 2) as usize]);
            }
            visit(&position);
        }
    }

    #[test]
    fn behind_counts_the_squared_rows_short_of_the_front() {
        on_positions(|position| {
            for seat in [0, 1] {
                let (army, own, _) = position.men_and_captains(seat);
                let cells = position.scene().men.into_iter().filter(|man| man.seat == seat);
                let short = |row: u8| 8 - i32::from(if army == Army::Light { row } else { 10 - row });
                let expected: i32 = cells.map(|man| short(man.cell.row).max(0).pow(2)).sum();
                assert_eq!(rows_behind(army, own), expected, "{position:?}");
            }
        });
    }

    #[test]
    fn advancing_is_urgent_after_quiet_turns_and_useless_against_few_enemies() {
        let text = "1l1l1/3l3/3l1l3/11/2d10/7l1l1l3/11l3l1/7l5l5/8d4ld6/1d8L1Ld2l4/8l10 l 0 --";
        let position = Position::from_fen(text).expect("seventeen light men and five dark ones");
        let weight = |position: &Position, seat, quiet| {
            position.adjust_asymmetric_weights(seat, [-20; MAX_TERMS], quiet)[ROWS_BEHIND_TERM]
        };
        assert_eq!([weight(&position, 0, 90), weight(&position, 1, 0)], [0, -20]);
        let start = Position::start(2, Position::SETUPS[0]);
        assert_eq!([0, 30, 31, 50, 90].map(|quiet| weight(&start, 0, quiet)), [-20, -20, -21, -40, -80]);
        let names = [ROWS_BEHIND_TERM, DISTANCE_TERM].map(|term| Position::TERMS[term]);
        assert_eq!(names, ["behind", "far"]);
    }
}
