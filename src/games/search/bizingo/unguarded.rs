use super::neighbours;
use super::threats::{closed, threats_against};
use crate::rules::bits::wide::each;
use crate::rules::bizingo::board::{Army, BOARD, Cells};
use crate::search::knowledge::count_cells;

/// Up to this many enemies only the least mobile one counts.
const FEW_ENEMIES: i32 = 6;

/// How many steps ahead each enemy is followed, with many and with few enemies.
const STEPS: u8 = 6;
const STEPS_FOR_FEW_ENEMIES: u8 = 3;

/// The factor of the term for each army. Light moves towards the narrow corner, where a row of men closes the board; dark
/// moves towards the wide base, has ever more gaps to close and would rather stand still.
const FACTORS: [i32; 2] = [3, 1];
/// The factor of the term for both armies, once few enemies are left.
const FACTOR_FOR_FEW_ENEMIES: i32 = 24;

/// How many cells the enemies of an army reach within a few steps, without entering cells where they are captured at once,
/// while the army stands still: the sum over all enemies, or the least mobile one alone once few are left. To hold back all
/// of the last few would keep the army from the one that it can capture.
///
/// An army can hardly hunt down scattered enemies, but it can keep them behind an unbroken row of men. The number of steps
/// is limited because an enemy far from a gap has not escaped yet; otherwise an army would never leave an unbroken row.
pub(super) fn unguarded_cells(army: Army, own: Cells, captains: Cells, enemies: Cells) -> i32 {
    let prey = army.other();
    let guarded = threats_against(prey, own, captains).cells(0) | closed(prey, own, captains);
    let safe = BOARD[prey as usize] & !guarded;
    let few = count_cells(enemies) <= FEW_ENEMIES;
    let steps = if few { STEPS_FOR_FEW_ENEMIES } else { STEPS };
    let cells = each(enemies).map(|at| {
        let mut reach = 1 << at;
        for _ in 0..steps {
            reach |= neighbours(reach) & safe;
        }
        count_cells(reach)
    });
    if few {
        FACTOR_FOR_FEW_ENEMIES * cells.min().unwrap_or(0)
    } else {
        FACTORS[army as usize] * cells.sum::<i32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PositionText as _;
    use crate::rules::bizingo::Position;

    #[test]
    fn a_gap_in_a_row_lets_enemies_through() {
        let of = |row: &str| {
            let text = format!("5/2d4/2d6/2d3d1d2/2d5d4/{row}/3l3l3l3l1/19/21/21/19 l 0 --");
            unguarded_for_light(&text)
        };
        // There are 25 cells above the row; those next to it are guarded.
        let [tight, gap, open] = ["1L1l1l1l1l1l1L1", "1L1l1l3l1l1L1", "15"].map(of);
        let above = FACTORS[Army::Light as usize] * 7 * 25;
        assert!(tight <= above && gap > above && open > gap, "{tight} {gap} {open}");
    }

    /// The term for light.
    fn unguarded_for_light(text: &str) -> i32 {
        let position = Position::from_fen(text).expect("a position");
        let (army, own, captains) = position.men_and_captains(0);
        unguarded_cells(army, own, captains, position.men_and_captains(1).1)
    }

    #[test]
    fn of_few_enemies_the_least_mobile_one_counts() {
        // The enemy at the top is confined by the rows below it; those at the bottom are free.
        let of = |top: &str, bottom: &str| {
            unguarded_for_light(&format!("{top}/1L1l1L1/1l1l1l1l1/11/13/15/17/19/21/21/{bottom} l 0 --"))
        };
        let [shut_in, free] = ["2d2", "5"].map(|top| of(top, "3d5d5d3"));
        assert!(shut_in <= FACTOR_FOR_FEW_ENEMIES * 3 && free > shut_in, "{shut_in} {free}");
        assert_eq!(of("2d2", "1d7d5d3"), shut_in, "the others do not count");
    }
}
