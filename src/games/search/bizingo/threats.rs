//! Where men can be captured within one turn.

use crate::rules::Seat;
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, EDGE, shift, sides};

/// The men of a seat that the other would capture if it were its turn.
pub(super) fn attacked(position: &Position, seat: Seat) -> Cells {
    let (army, own, captains) = position.men_and_captains(seat);
    let (_, enemies, enemy_captains) = position.men_and_captains(1 - seat);
    own & threats_against(army, enemies, enemy_captains).cells(captains)
}

/// The cells of an army that have an enemy at their first, second and third side.
pub(super) fn beside(army: Army, enemies: Cells) -> [Cells; 3] {
    match army {
        Army::Light => [enemies, enemies >> 1, enemies >> 12],
        Army::Dark => [enemies, enemies << 1, enemies << 12],
    }
}

/// For each side of a cell, the cells other than its sides from which an enemy reaches that side with one step, as
/// differences of bits from a light cell; those from a dark cell are the negatives.
const ARRIVALS: [[i8; 4]; 3] = [[-1, -12, -11, 11], [2, 13, -11, -10], [11, 13, 23, 24]];

/// The cells of an army whose first, second and third side an enemy can reach that is not beside them yet.
fn reachable_sides(army: Army, enemies: Cells) -> [Cells; 3] {
    ARRIVALS.map(|steps| {
        steps
            .into_iter()
            .fold(0, |all, step| all | shift(enemies, if army == Army::Light { -step } else { step }))
    })
}

/// The cells on which the enemies of an army capture its men with one step.
pub(super) struct Threats {
    army: Army,
    /// Where any man that is neither a captain nor on the edge is captured.
    common: Cells,
    /// Where any man at all is captured.
    special: Cells,
}

impl Threats {
    /// The threatened cells, given the captains among the men of the army.
    pub(super) fn cells(&self, captains: Cells) -> Cells {
        self.common & !(captains | EDGE[self.army as usize]) | self.special
    }
}

/// The threats to the men of an army. A man is captured when enemies are on all its sides; one of them must be a captain if
/// the man is a captain or on the edge.
pub(super) fn threats_against(army: Army, enemies: Cells, enemy_captains: Cells) -> Threats {
    let other = BOARD[army.other() as usize];
    let [a, b, c] = beside(army, other & !enemies);
    // Sides beyond the board count as occupied by an enemy.
    let [a, b, c] = [a & !b & !c, b & !a & !c, c & !a & !b];
    let completed = |[reach_a, reach_b, reach_c]: [Cells; 3]| a & reach_a | b & reach_b | c & reach_c;
    let common = completed(reachable_sides(army, enemies));
    if common == 0 || enemy_captains == 0 {
        return Threats { army, common, special: 0 };
    }
    let beside_captain = sides(army.other(), enemy_captains);
    let special = common & beside_captain | completed(reachable_sides(army, enemy_captains));
    Threats { army, common, special }
}

#[cfg(test)]
mod tests {
    use super::super::neighbours;
    use super::super::tests::{after, on_positions};
    use super::*;
    use crate::rules::Position as _;
    use crate::search::knowledge::count_cells;

    #[test]
    fn soldiers_are_captured_on_threatened_cells_only() {
        let (mut taken, mut safe) = (0, 0);
        on_positions(|position| {
            let Some(seat) = position.seat() else { return };
            let (army, own, captains) = position.men_and_captains(seat);
            let (_, attackers, attacking_captains) = position.men_and_captains(1 - seat);
            let threatened = threats_against(army, attackers, attacking_captains).cells(0);
            // Playing all replies is slow, so positions without such cells are skipped.
            if threatened & neighbours(own) & !own == 0 {
                return;
            }
            for moved in after(position) {
                let (_, now, captains_now) = moved.men_and_captains(seat);
                let came = now & !own;
                // A man that was captured as it entered has not come.
                if captains_now != captains || moved.men_and_captains(1 - seat).1 != attackers || came == 0 {
                    continue;
                }
                let lost = after(&moved).iter().any(|next| came & !next.men_and_captains(seat).1 != 0);
                assert_eq!(lost, threatened & came != 0, "{position:?} {moved:?}");
                *if lost { &mut taken } else { &mut safe } += 1;
            }
        });
        assert!(taken >= 20 && safe >= 200, "{taken} {safe}");
    }

    #[test]
    fn attacked_men_are_those_that_a_turn_captures() {
        let mut attacked = 0;
        on_positions(|position| {
            let seat = 1 - position.seat().expect("the game goes on");
            let (army, own, captains) = position.men_and_captains(seat);
            let (_, enemies, enemy_captains) = position.men_and_captains(1 - seat);
            let left = |next: &Position| next.men_and_captains(seat).1;
            let taken = after(position).iter().fold(0, |all, next| all | own & !left(next));
            let seen = own & threats_against(army, enemies, enemy_captains).cells(captains);
            assert_eq!(seen, taken, "{position:?}");
            attacked += count_cells(seen);
        });
        assert!(attacked >= 50, "{attacked}");
    }
}
