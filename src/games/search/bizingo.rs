use super::known::count;
use super::{Known, MOST_TERMS, Terms, Unrest};
use crate::rules::bits::inner;
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, DIRECTIONS, EDGE, shift};
use crate::rules::{Position as _, Seat};

impl Known for Position {
    const TERMS: &'static [&'static str] =
        &["men", "captains", "edge", "touched", "attacked", "near", "far", "ring1", "ring2", "hunt"];

    fn terms(&self, seat: Seat) -> Terms {
        let (army, own, captains) = self.men_and_captains(seat);
        let (_, enemies, enemy_captains) = self.men_and_captains(1 - seat);
        let [one, two, three] = beside(army, enemies);
        let mut terms = [0; MOST_TERMS];
        terms[0] = count(own);
        terms[1] = count(captains);
        terms[2] = count(own & EDGE[army as usize]);
        terms[3] = count(own & (one | two | three));
        if self.seat() == Some(1 - seat) {
            terms[4] = count(own & attacked(army, own, captains, enemies, enemy_captains));
        }
        let hunters = hunters(army, own);
        // The third hunter is worth more than the first ones of two other men.
        terms[5] = hunters.iter().zip([1, 2, 4]).map(|(some, worth)| worth * count(enemies & some)).sum();
        terms[6] = -distance(army, own, enemies & !hunters[0]);
        let special = enemies & (enemy_captains | EDGE[army.other() as usize]);
        terms[9] = -distance(army, captains, special);
        terms[7] = count(own & RINGS[army as usize][0]);
        terms[8] = count(own & RINGS[army as usize][1]);
        terms
    }

    fn passed(&self) -> Option<Position> {
        Position::passed(self)
    }

    fn unrest(&self) -> Unrest {
        let Some(mover) = self.seat() else { return Unrest::Calm };
        let (_, enemies, enemy_captains) = self.men_and_captains(mover);
        let (army, own, captains) = self.men_and_captains(1 - mover);
        let attacked = own & attacked(army, own, captains, enemies, enemy_captains);
        if attacked != 0 { Unrest::Captures } else { Unrest::Calm }
    }
}

/// Cells of a colour that are not on its edge, and those of them that are not next to it either.
const RINGS: [[Cells; 2]; 2] = [rings(Army::Light), rings(Army::Dark)];

const fn rings(army: Army) -> [Cells; 2] {
    let ring = inner(BOARD[army as usize], &DIRECTIONS);
    [ring, inner(ring, &DIRECTIONS)]
}

/// For the cells of an army: which of them have an enemy at their first, second and third side.
fn beside(army: Army, enemies: Cells) -> [Cells; 3] {
    match army {
        Army::Light => [enemies, enemies >> 1, enemies >> 12],
        Army::Dark => [enemies, enemies << 1, enemies << 12],
    }
}

/// Cells of an army that are taken if an enemy makes the right step: all sides but one are taken, and an enemy can step
/// there. Captains and men on the edge are safe from soldiers alone.
fn attacked(army: Army, own: Cells, captains: Cells, enemies: Cells, enemy_captains: Cells) -> Cells {
    let other = BOARD[army.other() as usize];
    // What is no cell of the board is as good as taken.
    let taken = beside(army, enemies | !other);
    let come = around(enemies) & other & !enemies;
    let come = beside(army, come);
    let soldiers = closed(taken, come);
    let special = (captains | EDGE[army as usize]) & own;
    if soldiers & special == 0 {
        return soldiers;
    }
    let captain_there = beside(army, enemy_captains).into_iter().fold(0, |all, cells| all | cells);
    let captain_comes = around(enemy_captains) & other & !enemies;
    let by_captain = closed(taken, beside(army, captain_comes));
    soldiers & (!special | captain_there) | by_captain & special
}

/// Cells with all sides taken but one, which is free to come to.
fn closed([a, b, c]: [Cells; 3], [come_a, come_b, come_c]: [Cells; 3]) -> Cells {
    a & b & come_c | a & c & come_b | b & c & come_a
}

/// From an enemy to the cells beside it and to those that are one step from these, as differences of bits, if it is a
/// light one; a dark one has the opposites.
const HUNTING: [i8; 12] = [-12, -11, -10, -1, 0, 1, 2, 11, 12, 13, 23, 24];

/// The enemies (as cells) that one man of an army can come beside with one step or stands beside, two men, three men.
fn hunters(army: Army, own: Cells) -> [Cells; 3] {
    let [mut one, mut two, mut three] = [0; 3];
    for way in HUNTING {
        let there = shift(own, if army == Army::Dark { -way } else { way });
        three |= two & there;
        two |= one & there;
        one |= there;
    }
    [one, two, three]
}

/// How many steps it takes to come beside each of these, added up; ten at most for each.
fn distance(army: Army, own: Cells, mut enemies: Cells) -> i32 {
    let (mut reach, mut sum) = (own, 0);
    for _ in 0..10 {
        let [one, two, three] = beside(army.other(), reach);
        enemies &= !(one | two | three);
        if enemies == 0 {
            break;
        }
        sum += count(enemies);
        reach = (reach | around(reach)) & BOARD[army as usize];
    }
    sum
}

/// The cells one step away in all six directions, two of which are each a row up or down.
fn around(men: Cells) -> Cells {
    let (right, left) = (men << 1, men >> 1);
    right | left | (men | right) << 11 | (men | left) >> 11
}
