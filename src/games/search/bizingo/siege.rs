use super::neighbours;
use crate::rules::bizingo::board::{Army, BOARD, Cells, shift, sides};
use crate::search::knowledge::count_cells;

/// The cells beside a light enemy and those one step from these, as differences of bits; those of a dark enemy are the
/// negatives.
const APPROACHES: [i8; 12] = [-12, -11, -10, -1, 0, 1, 2, 11, 12, 13, 23, 24];

/// The enemies that three men of an army stand beside or can reach with one step each; if there are none, those that one
/// man can; if there are none, all.
pub(super) fn siege_targets(army: Army, own: Cells, enemies: Cells) -> Cells {
    let [mut one, mut two, mut three] = [0; 3];
    for step in APPROACHES {
        let there = shift(own, if army == Army::Dark { -step } else { step });
        three |= two & there;
        two |= one & there;
        one |= there;
    }
    [enemies & three, enemies & one].into_iter().find(|targets| *targets != 0).unwrap_or(enemies)
}

/// How closely an army surrounds the enemy that it surrounds most closely; captains count double.
///
/// The whole army gathers around one enemy, because a few men cannot capture an isolated one by force: it has six escape
/// squares and its side can pass by moving others. An enemy near the edge has fewer of them.
pub(super) fn siege(army: Army, own: Cells, captains: Cells, mut enemies: Cells) -> i32 {
    let men = |ring: Cells| count_cells(own & ring) + count_cells(captains & ring);
    let (mut closest, mut closest_rings) = (0, &RINGS[army as usize][0]);
    while enemies != 0 {
        let at = enemies.trailing_zeros() as usize;
        enemies &= enemies - 1;
        let rings = &RINGS[army as usize][at];
        let [first, second, third] = [rings[0], rings[1], rings[2]];
        let close = count_cells(own & first)
            + men(first)
            + 3 * men(second)
            + 2 * men(third)
            + 3 * CONFINEMENT[army as usize][at];
        if close >= closest {
            (closest, closest_rings) = (close, rings);
        }
    }
    closest + closest_rings[3..].iter().map(|ring| men(*ring)).sum::<i32>()
}

/// The cells beside a man and those up to 1, 2, … 7 steps from these; each ring contains the ones before it.
type Rings = [Cells; 8];

/// The rings of each army around each cell of an enemy.
static RINGS: [[Rings; CELLS]; 2] = [rings(Army::Light), rings(Army::Dark)];

/// The number of bits of a set of cells.
const CELLS: usize = Cells::BITS as usize;

const fn rings(army: Army) -> [Rings; CELLS] {
    let mut all = [[0; 8]; CELLS];
    let mut at = 0;
    while at < CELLS {
        let board = BOARD[army as usize];
        let mut ring = sides(army.other(), 1 << at) & board;
        let mut number = 0;
        while number < 8 {
            all[at][number] = ring;
            ring = (ring | neighbours(ring)) & board;
            number += 1;
        }
        at += 1;
    }
    all
}

/// For each army and cell of an enemy, how many of the cells within two steps lie beyond the board.
static CONFINEMENT: [[i32; CELLS]; 2] = [confinement(Army::Light), confinement(Army::Dark)];

const fn confinement(army: Army) -> [i32; CELLS] {
    let mut all = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        let board = BOARD[army.other() as usize];
        let beside = neighbours(1 << at) & board;
        all[at] = OPEN_CELLS - ((beside | neighbours(beside)) & board).count_ones() as i32;
        at += 1;
    }
    all
}

/// The number of cells of the same colour within two steps of a cell that is far from any edge, itself included.
const OPEN_CELLS: i32 = 19;

#[cfg(test)]
mod tests {
    use super::super::INNER;
    use super::*;
    use crate::rules::bizingo::board::EDGE;

    /// Three light men at a distance from an enemy.
    fn three_at(distance: usize, enemy: Cells) -> Cells {
        let board = BOARD[Army::Light as usize];
        let (mut inside, mut ring) = (0, sides(Army::Dark, enemy) & board);
        for _ in 0..distance {
            inside |= ring;
            ring = neighbours(inside) & board & !inside;
        }
        let rest = (0..3).fold(ring, |rest, _| rest & rest.wrapping_sub(1));
        ring & !rest
    }

    #[test]
    fn a_siege_is_closer_with_nearer_men_captains_and_at_the_edge() {
        let on_the_edge = EDGE[Army::Dark as usize] & EDGE[Army::Dark as usize].wrapping_neg();
        let inside = INNER[Army::Dark as usize] & INNER[Army::Dark as usize].wrapping_neg();
        let close = |own, captains, enemies| siege(Army::Light, own, captains, enemies);
        for enemy in [inside, on_the_edge] {
            let closeness: Vec<i32> =
                (1..6).map(|distance| close(three_at(distance, enemy), 0, enemy)).collect();
            assert!(closeness.is_sorted_by(|near, far| near > far), "{closeness:?}");
            let (near, far) = (three_at(1, enemy), three_at(5, enemy));
            assert!(close(near, near, enemy) > close(near, 0, enemy), "captains count more");
            assert_eq!(siege_targets(Army::Light, near, enemy), enemy);
            assert!(close(near | far, 0, enemy) > close(near, 0, enemy), "distant men count as well");
        }
        let [edge, open] = [on_the_edge, inside].map(|enemy| close(three_at(1, enemy), 0, enemy));
        assert!(edge > open, "{edge} {open}: an enemy at the edge has less room");
    }
}
