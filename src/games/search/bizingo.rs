mod forced_capture;

use super::budget::Stopped;
use super::forced_capture::ForcedCaptureSolver;
use super::knowledge::count_cells;
use super::{GameKnowledge, MAX_TERMS, Quiescence, RequestedTerms, Terms};
use crate::rules::bits::wide::each;
use crate::rules::bits::{At, inner};
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, DIRECTIONS, EDGE, shift, sides};
use crate::rules::{Position as _, Seat};

/// Terms that are worked out only where they are wanted.
const BEHIND: usize = 9;
const FAR: usize = 10;
const LOOSE: usize = 11;

impl GameKnowledge for Position {
    const TERMS: &'static [&'static str] = &[
        "men", "captains", "beset", "attacked", "lost", "stuck", "room", "inner", "siege", "behind", "far",
        "loose",
    ];

    fn terms(&self, seat: Seat, wanted: RequestedTerms) -> Terms {
        let (army, own, captains) = self.men_and_captains(seat);
        let (_, enemies, enemy_captains) = self.men_and_captains(1 - seat);
        let threats = threats(army, enemies, enemy_captains);
        let attacked = own & threats.to(captains);
        let safe = BOARD[army as usize] & !own & !threats.to(0);
        let [a, b, c] = beside(army, enemies);
        let mut terms = [0; MAX_TERMS];
        terms[0] = count_cells(own);
        terms[1] = count_cells(captains);
        terms[2] = count_cells(own & (a & b | a & c | b & c));
        if self.seat() == Some(1 - seat) {
            terms[3] = count_cells(attacked);
        } else if attacked != 0 {
            // One of them can go away, if there is somewhere to go.
            let saved = i32::from(attacked & around(safe) != 0);
            terms[4] = (count_cells(attacked) - saved).min(2);
        }
        let reach = around(own) & safe;
        terms[5] = count_cells(own & !around(safe));
        terms[6] = count_cells(reach | around(reach) & safe);
        terms[7] = count_cells(own & INNER[army as usize]);
        // Who has more men dares more; who has clearly less does not think of it.
        let daring = (count_cells(own) - count_cells(enemies) + 2).clamp(0, 6);
        if daring > 0 {
            // Two may be left over, so that captains, who are the hardest to take, need not be hunted.
            let prey = hunted(army, own, enemies & !enemy_captains);
            terms[8] = daring * siege(army, own, captains, prey);
        }
        if wanted.contains(BEHIND) {
            terms[BEHIND] = behind(army, own);
        }
        if wanted.contains(FAR) {
            terms[FAR] = far(own, enemies);
        }
        if wanted.contains(LOOSE) {
            terms[LOOSE] = loose(army, own, captains, enemies);
        }
        terms
    }

    fn adjust_asymmetric_weights(&self, seat: Seat, mut drive: Terms, quiet: usize) -> Terms {
        let (_, enemies, _) = self.men_and_captains(1 - seat);
        let urgency =
            if count_cells(enemies) <= SCATTERED { 0 } else { URGENT + quiet.saturating_sub(CALM) as i32 };
        drive[BEHIND] = drive[BEHIND] * urgency / URGENT;
        drive
    }

    fn after_null_move(&self) -> Option<Position> {
        Position::passed(self)
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

/// Men of a seat that the other would take if it were its turn.
fn attacked(position: &Position, seat: Seat) -> Cells {
    let (army, own, captains) = position.men_and_captains(seat);
    let (_, enemies, enemy_captains) = position.men_and_captains(1 - seat);
    own & threats(army, enemies, enemy_captains).to(captains)
}

/// Cells of a colour that are neither on its edge nor next to it.
const INNER: [Cells; 2] = [inner_of(Army::Light), inner_of(Army::Dark)];

const fn inner_of(army: Army) -> Cells {
    inner(inner(BOARD[army as usize], &DIRECTIONS), &DIRECTIONS)
}

/// For the cells of an army: which of them have an enemy at their first, second and third side.
fn beside(army: Army, enemies: Cells) -> [Cells; 3] {
    match army {
        Army::Light => [enemies, enemies >> 1, enemies >> 12],
        Army::Dark => [enemies, enemies << 1, enemies << 12],
    }
}

/// For each side of a cell: from where else than the other sides an enemy comes to it with one step, as differences of
/// bits from a light cell; from a dark one they are the opposites.
const COMING: [[i8; 4]; 3] = [[-1, -12, -11, 11], [2, 13, -11, -10], [11, 13, 23, 24]];

/// For the cells of an army: to which of their sides an enemy can come that is not beside them yet.
fn coming(army: Army, enemies: Cells) -> [Cells; 3] {
    COMING.map(|ways| {
        ways.into_iter()
            .fold(0, |all, way| all | shift(enemies, if army == Army::Light { -way } else { way }))
    })
}

/// Where the enemies of an army take with one step whoever stands there.
struct Threats {
    army: Army,
    /// Any man that is no captain and not on the edge.
    common: Cells,
    /// Any man at all.
    special: Cells,
}

impl Threats {
    /// To men of an army, some of them captains.
    fn to(&self, captains: Cells) -> Cells {
        self.common & !(captains | EDGE[self.army as usize]) | self.special
    }
}

/// All sides but one are taken, and another enemy can step there; captains and men on the edge are taken only if one of
/// these enemies is a captain.
fn threats(army: Army, enemies: Cells, enemy_captains: Cells) -> Threats {
    let other = BOARD[army.other() as usize];
    let [a, b, c] = beside(army, other & !enemies);
    // What is no cell of the board is as good as taken.
    let [a, b, c] = [a & !b & !c, b & !a & !c, c & !a & !b];
    let closed = |[come_a, come_b, come_c]: [Cells; 3]| a & come_a | b & come_b | c & come_c;
    let common = closed(coming(army, enemies));
    if common == 0 || enemy_captains == 0 {
        return Threats { army, common, special: 0 };
    }
    let captain_there = sides(army.other(), enemy_captains);
    let special = common & captain_there | closed(coming(army, enemy_captains));
    Threats { army, common, special }
}

/// From an enemy to the cells beside it and to those that are one step from these, as differences of bits, if it is a
/// light one; a dark one has the opposites.
const HUNTING: [i8; 12] = [-12, -11, -10, -1, 0, 1, 2, 11, 12, 13, 23, 24];

/// Those of some enemies whom three men of an army stand beside or can come beside with one step each; if there are none,
/// whom one man can; if there are none, all.
fn hunted(army: Army, own: Cells, enemies: Cells) -> Cells {
    let [mut one, mut two, mut three] = [0; 3];
    for way in HUNTING {
        let there = shift(own, if army == Army::Dark { -way } else { way });
        three |= two & there;
        two |= one & there;
        one |= there;
    }
    [enemies & three, enemies & one].into_iter().find(|hunted| *hunted != 0).unwrap_or(enemies)
}

/// How close an army has gathered around one of its enemies: around whom it is closest.
///
/// To hunt each man with a few comes to nothing. One who is alone may as well stand still, as others of his side can move,
/// and has six ways to go: with 4 to 10 light soldiers near him, none of 2,800 random positions had a forced capture within
/// two or three turns of theirs, unless there was one at once. If all of them were captains up to 4 in 100 would have, at
/// the edge, and the more the more men are near. So all are to come, captains above all, and to him who has little room.
fn siege(army: Army, own: Cells, captains: Cells, mut enemies: Cells) -> i32 {
    let men = |ring: Cells| count_cells(own & ring) + count_cells(captains & ring);
    let (mut closest, mut around_it) = (0, &RINGS[army as usize][0]);
    while enemies != 0 {
        let at = enemies.trailing_zeros() as usize;
        enemies &= enemies - 1;
        let rings = &RINGS[army as usize][at];
        let [first, second, third] = [rings[0], rings[1], rings[2]];
        let close = count_cells(own & first)
            + men(first)
            + 3 * men(second)
            + 2 * men(third)
            + 3 * CLOSENESS[army as usize][at];
        if close >= closest {
            (closest, around_it) = (close, rings);
        }
    }
    closest + around_it[3..].iter().map(|ring| men(*ring)).sum::<i32>()
}

/// Around a man: the cells beside him, and those that are up to so many steps from these.
type Rings = [Cells; 8];

/// For an army, around each cell that an enemy may stand on.
static RINGS: [[Rings; CELLS]; 2] = [rings(Army::Light), rings(Army::Dark)];

/// Bits of a set of cells.
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
            ring = (ring | around(ring)) & board;
            number += 1;
        }
        at += 1;
    }
    all
}

/// For an army, how many of the cells two steps away at most from each cell of an enemy are not on the board.
static CLOSENESS: [[i32; CELLS]; 2] = [closeness(Army::Light), closeness(Army::Dark)];

const fn closeness(army: Army) -> [i32; CELLS] {
    let mut all = [0; CELLS];
    let mut at = 0;
    while at < CELLS {
        let board = BOARD[army.other() as usize];
        let ways = around(1 << at) & board;
        all[at] = OPEN - ((ways | around(ways)) & board).count_ones() as i32;
        at += 1;
    }
    all
}

/// So many cells of a colour are two steps away at most where no edge is near.
const OPEN: i32 = 19;

/// How many rows the men of an army are short of the front, squared and added up: who is last is to come first, so that
/// the army goes forward as one.
///
/// To stand still is safe, and so each army would do for ever. Of the plans that were tried against a player who looks
/// four turns ahead (to go forward man by man, to come closer from all sides, to leave the enemies ever fewer safe cells)
/// this one alone takes the most, and with [`loose`] beside it more.
fn behind(army: Army, own: Cells) -> i32 {
    let men_in = |row: i32| count_cells(own >> (12 * row) & 0xfff);
    let short = |rows: i32| match army {
        Army::Light => men_in(FRONT - rows),
        Army::Dark => men_in(10 - FRONT + rows),
    };
    (1..=FRONT).map(|rows| rows * rows * short(rows)).sum()
}

/// When no more enemies than this are left, they are on all sides, and a front is of no use: without it an army of 14 takes
/// twice as many of the last 5.
const SCATTERED: i32 = 10;

/// After so many quiet turns it becomes more urgent to go forward than to stand well, which alone would end in a draw: twice
/// as much [`URGENT`] turns later.
const CALM: usize = 30;
const URGENT: i32 = 20;

/// So many rows from its first one an army makes its front.
const FRONT: i32 = 8;

/// To how many cells its enemies could go with a few steps each, if they went on and the army stood still, without coming to
/// where it takes them at once: those of all enemies added up, and once [`FEW`] are left, those of him who has the least.
///
/// Nobody is ever hunted down by a few (see [`siege`]), but across a row of men that lets nobody through he cannot go: with
/// 14 men in two rows and the last 5 enemies before them, at the top of the board, light wins eight times of ten within 200
/// turns, and with men and enemies scattered three times of sixteen. So the army keeps its enemies before it from the
/// beginning. Who is many steps from a gap is not out yet: without that an army would never leave a row that lets nobody
/// through.
///
/// For light it counts more. Who goes up finds the board narrower with each row; who goes down has ever more gaps to
/// close, and would rather stand still. It is the corner that decides, more than the army: against a player who looks
/// four turns ahead for men alone, 15 men in two rows below the last 6 enemies at the top won 24 games of 24 as light
/// and 23 as dark, within 200 turns at 30,000 nodes; 17 above the last 6 at the bottom 19 and 12. But when a game
/// begins it is light who has a corner before it.
///
/// To keep all of the last few back would hold the army back from him whom it can take: 41 of 87 games from positions with
/// four dark men left were won so against `material:4` within 100 turns, at 30,000 nodes, and 51 with an eye on one alone.
fn loose(army: Army, own: Cells, captains: Cells, enemies: Cells) -> i32 {
    let prey = army.other();
    let guarded = threats(prey, own, captains).to(0) | closed(prey, own, captains);
    let safe = BOARD[prey as usize] & !guarded;
    let few = count_cells(enemies) <= FEW;
    let steps = if few { STEPS_OF_FEW } else { STEPS };
    let cells = each(enemies).map(|at| {
        let mut reach = 1 << at;
        for _ in 0..steps {
            reach |= around(reach) & safe;
        }
        count_cells(reach)
    });
    if few { CLOSING_IN * cells.min().unwrap_or(0) } else { CLOSING[army as usize] * cells.sum::<i32>() }
}

/// So many enemies are few.
const FEW: i32 = 6;

/// So many steps, and so many where enemies are few.
const STEPS: u8 = 6;
const STEPS_OF_FEW: u8 = 3;

/// How much each army minds, and how much both mind where one of few can go.
const CLOSING: [i32; 2] = [3, 1];
const CLOSING_IN: i32 = 24;

/// Where a soldier of an army is taken if he comes there, as enemies stand on all sides.
fn closed(army: Army, enemies: Cells, enemy_captains: Cells) -> Cells {
    let other = army.other();
    let open = sides(other, BOARD[other as usize] & !enemies);
    BOARD[army as usize] & !open & (!EDGE[army as usize] | sides(other, enemy_captains))
}

/// How far the men of an army are from the middle of their enemies, added up, in quarters of a step.
///
/// Who only wants to be near runs into danger: against one who does, a careful player wins nearly every game, and two who
/// do come to an end. So it is what low levels seek.
fn far(own: Cells, enemies: Cells) -> i32 {
    const UNIT: i32 = 4;
    let place = |at: At| [UNIT * i32::from(at / 12), UNIT * i32::from(at % 12)];
    let sum = each(enemies).map(place).fold([0, 0], |sum, [row, number]| [sum[0] + row, sum[1] + number]);
    let middle = sum.map(|sum| sum / count_cells(enemies).max(1));
    let distance = |at: At| {
        let [up, right] = [0, 1].map(|axis| place(at)[axis] - middle[axis]);
        // The third way is up and to the left.
        (up.abs() + right.abs() + (up + right).abs()) / 2
    };
    each(own).map(distance).sum()
}

/// The cells one step away in all six directions, two of which are each a row up or down.
const fn around(men: Cells) -> Cells {
    let (right, left) = (men << 1, men >> 1);
    right | left | (men | right) << 11 | (men | left) >> 11
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PositionText as _;
    use crate::search::splitmix64;
    use crate::search::turns::{self, Child};

    /// What the turns of the seat to act lead to.
    pub(super) fn after(position: &Position) -> Vec<Position> {
        let mut children: Vec<Child<Position>> = Vec::new();
        turns::push_children(position, usize::MAX, &mut children);
        children.into_iter().map(|child| child.position).collect()
    }

    /// Random positions of armies that have met.
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
    fn an_army_is_behind_by_the_rows_of_its_last_men() {
        on_positions(|position| {
            for seat in [0, 1] {
                let (army, own, _) = position.men_and_captains(seat);
                let cells = position.scene().men.into_iter().filter(|man| man.seat == seat);
                let short = |row: u8| 8 - i32::from(if army == Army::Light { row } else { 10 - row });
                let expected: i32 = cells.map(|man| short(man.cell.row).max(0).pow(2)).sum();
                assert_eq!(behind(army, own), expected, "{position:?}");
            }
        });
    }

    #[test]
    fn a_front_is_more_urgent_after_quiet_turns_and_of_no_use_against_few() {
        let text = "1l1l1/3l3/3l1l3/11/2d10/7l1l1l3/11l3l1/7l5l5/8d4ld6/1d8L1Ld2l4/8l10 l 0 --";
        let position = Position::from_fen(text).expect("seventeen light men and five dark ones");
        let sought = |position: &Position, seat, quiet| {
            position.adjust_asymmetric_weights(seat, [-20; MAX_TERMS], quiet)[BEHIND]
        };
        assert_eq!([sought(&position, 0, 90), sought(&position, 1, 0)], [0, -20]);
        let start = Position::start(2, Position::SETUPS[0]);
        assert_eq!([0, 30, 31, 50, 90].map(|quiet| sought(&start, 0, quiet)), [-20, -20, -21, -40, -80]);
        let named = [BEHIND, FAR, LOOSE].map(|term| Position::TERMS[term]);
        assert_eq!(named, ["behind", "far", "loose"]);
    }

    /// Three light men at a distance from an enemy, in rings of cells.
    fn three_at(distance: usize, enemy: Cells) -> Cells {
        let board = BOARD[Army::Light as usize];
        let (mut inside, mut ring) = (0, sides(Army::Dark, enemy) & board);
        for _ in 0..distance {
            inside |= ring;
            ring = around(inside) & board & !inside;
        }
        let rest = (0..3).fold(ring, |rest, _| rest & rest.wrapping_sub(1));
        ring & !rest
    }

    #[test]
    fn a_siege_is_the_closer_the_nearer_men_are() {
        let on_the_edge = EDGE[Army::Dark as usize] & EDGE[Army::Dark as usize].wrapping_neg();
        let inside = INNER[Army::Dark as usize] & INNER[Army::Dark as usize].wrapping_neg();
        let close = |own, captains, enemies| siege(Army::Light, own, captains, enemies);
        for enemy in [inside, on_the_edge] {
            let closeness: Vec<i32> =
                (1..6).map(|distance| close(three_at(distance, enemy), 0, enemy)).collect();
            assert!(closeness.is_sorted_by(|near, far| near > far), "{closeness:?}");
            let (near, far) = (three_at(1, enemy), three_at(5, enemy));
            assert!(close(near, near, enemy) > close(near, 0, enemy), "captains count more");
            assert_eq!(hunted(Army::Light, near, enemy), enemy);
            assert!(close(near | far, 0, enemy) > close(near, 0, enemy), "who is far counts as well");
        }
        let [edge, open] = [on_the_edge, inside].map(|enemy| close(three_at(1, enemy), 0, enemy));
        assert!(edge > open, "{edge} {open}: at the edge there is less room");
    }

    #[test]
    fn soldiers_are_taken_at_once_where_they_are_told_not_to_go_and_nowhere_else() {
        let (mut removed, mut taken, mut safe) = (0, 0, 0);
        on_positions(|position| {
            let Some(seat) = position.seat() else { return };
            let (army, own, captains) = position.men_and_captains(seat);
            let (_, hunters, hunting_captains) = position.men_and_captains(1 - seat);
            let closed = closed(army, hunters, hunting_captains);
            let open = threats(army, hunters, hunting_captains).to(0) & !closed;
            let way_in = around(closed & !own) & own & !captains;
            // To play all answers takes long: only where there is something to see.
            if way_in == 0 && open & around(own) & !own == 0 {
                return;
            }
            let mut into_closed: i32 =
                each(way_in).map(|at| count_cells(around(1 << at) & closed & !own)).sum();
            for moved in after(position) {
                let (_, now, captains_now) = moved.men_and_captains(seat);
                if captains_now != captains {
                    continue;
                }
                let came = now & !own;
                if moved.men_and_captains(1 - seat).1 != hunters {
                    // Who takes is not taken.
                    into_closed -= count_cells(came & closed);
                } else if came == 0 {
                    into_closed -= 1;
                    removed += 1;
                } else {
                    let lost = after(&moved).iter().any(|next| came & !next.men_and_captains(seat).1 != 0);
                    assert_eq!(lost, open & came != 0, "{position:?} {moved:?}");
                    *if lost { &mut taken } else { &mut safe } += 1;
                }
            }
            assert_eq!(into_closed, 0, "nobody stays on a cell that is closed: {position:?}");
        });
        assert!(removed >= 20 && taken >= 20 && safe >= 200, "{removed} {taken} {safe}");
    }

    #[test]
    fn enemies_are_loose_while_a_row_lets_them_through() {
        let of = |row: &str| {
            let text = format!("5/2d4/2d6/2d3d1d2/2d5d4/{row}/3l3l3l3l1/19/21/21/19 l 0 --");
            loose_in(&text)
        };
        // Above the row are 25 cells, some of them too near it; and light minds so much more.
        let [tight, gap, open] = ["1L1l1l1l1l1l1L1", "1L1l1l3l1l1L1", "15"].map(of);
        let above = CLOSING[Army::Light as usize] * 7 * 25;
        assert!(tight <= above && gap > above && open > gap, "{tight} {gap} {open}");
    }

    /// By how much the enemies of light are loose.
    fn loose_in(text: &str) -> i32 {
        let position = Position::from_fen(text).expect("a position");
        let (army, own, captains) = position.men_and_captains(0);
        loose(army, own, captains, position.men_and_captains(1).1)
    }

    #[test]
    fn of_few_enemies_it_matters_where_he_can_go_who_has_the_least_room() {
        // At the top one is shut in by those below him; at the bottom one has all the room there is, or an edge less of it.
        let of = |top: &str, bottom: &str| {
            loose_in(&format!("{top}/1L1l1L1/1l1l1l1l1/11/13/15/17/19/21/21/{bottom} l 0 --"))
        };
        let [shut_in, free] = ["2d2", "5"].map(|top| of(top, "3d5d5d3"));
        assert!(shut_in <= CLOSING_IN * 3 && free > shut_in, "{shut_in} {free}");
        assert_eq!(of("2d2", "1d7d5d3"), shut_in, "whatever the others do");
    }

    #[test]
    fn who_is_attacked_can_be_taken_and_nobody_else() {
        let mut attacked = 0;
        on_positions(|position| {
            let seat = 1 - position.seat().expect("the game goes on");
            let (army, own, captains) = position.men_and_captains(seat);
            let (_, enemies, enemy_captains) = position.men_and_captains(1 - seat);
            let left = |next: &Position| next.men_and_captains(seat).1;
            let taken = after(position).iter().fold(0, |all, next| all | own & !left(next));
            let seen = own & threats(army, enemies, enemy_captains).to(captains);
            assert_eq!(seen, taken, "{position:?}");
            attacked += count_cells(seen);
        });
        assert!(attacked >= 50, "{attacked}");
    }
}
