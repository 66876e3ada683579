use super::known::count;
use super::{Known, MOST_TERMS, Terms, Unrest};
use crate::rules::bits::inner;
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, DIRECTIONS, EDGE, shift};
use crate::rules::{Position as _, Seat};

impl Known for Position {
    const TERMS: &'static [&'static str] =
        &["men", "captains", "beset", "attacked", "lost", "stuck", "room", "inner", "near", "far", "press"];

    fn terms(&self, seat: Seat) -> Terms {
        let (army, own, captains) = self.men_and_captains(seat);
        let (_, enemies, enemy_captains) = self.men_and_captains(1 - seat);
        let threats = threats(army, enemies, enemy_captains);
        let attacked = own & threats.to(captains);
        let safe = BOARD[army as usize] & !own & !threats.to(0);
        let [a, b, c] = beside(army, enemies);
        let mut terms = [0; MOST_TERMS];
        terms[0] = count(own);
        terms[1] = count(captains);
        terms[2] = count(own & (a & b | a & c | b & c));
        if self.seat() == Some(1 - seat) {
            terms[3] = count(attacked);
        } else if attacked != 0 {
            // One of them can go away, if there is somewhere to go.
            let saved = i32::from(attacked & around(safe) != 0);
            terms[4] = (count(attacked) - saved).min(2);
        }
        let reach = around(own) & safe;
        terms[5] = count(own & !around(safe));
        terms[6] = count(reach | around(reach) & safe);
        terms[7] = count(own & INNER[army as usize]);
        let [one, _, three] = hunters(army, own);
        terms[8] = count(enemies & one) + 2 * count(enemies & three);
        terms[9] = -distance(army, own, enemies & !one);
        // Who has more men gains by coming closer, the more the more they are.
        let lead = count(own) - count(enemies);
        terms[10] = lead.clamp(0, 6) * (terms[8] + terms[9]);
        terms
    }

    fn passed(&self) -> Option<Position> {
        Position::passed(self)
    }

    fn unrest(&self) -> Unrest {
        match self.seat() {
            Some(mover) if attacked(self, 1 - mover) != 0 => Unrest::Captures,
            _ => Unrest::Calm,
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
    let captain_there = beside(army, enemy_captains).into_iter().fold(0, |all, cells| all | cells);
    let special = common & captain_there | closed(coming(army, enemy_captains));
    Threats { army, common, special }
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

/// How many steps it takes to come beside each of these, added up; five at most for each.
fn distance(army: Army, own: Cells, mut enemies: Cells) -> i32 {
    let (mut reach, mut sum) = (own, 0);
    for _ in 0..5 {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::mix;
    use crate::search::turns::{self, Child};

    /// Random positions of armies that have met.
    fn on_positions(mut visit: impl FnMut(&Position)) {
        let mut position = Position::start(2, Position::SETUPS[0]);
        let mut children: Vec<Child<Position>> = Vec::new();
        for number in 0..4_000 {
            children.clear();
            turns::add(&position, usize::MAX, &mut children);
            position = children[(mix(number) % children.len() as u64) as usize].position;
            if position.seat().is_none() {
                position = Position::start(2, Position::SETUPS[(number % 2) as usize]);
            }
            visit(&position);
        }
    }

    #[test]
    fn who_is_attacked_can_be_taken_and_nobody_else() {
        let mut attacked = 0;
        let mut children: Vec<Child<Position>> = Vec::new();
        on_positions(|position| {
            let seat = 1 - position.seat().expect("the game goes on");
            let (army, own, captains) = position.men_and_captains(seat);
            let (_, enemies, enemy_captains) = position.men_and_captains(1 - seat);
            children.clear();
            turns::add(position, usize::MAX, &mut children);
            let left = |child: &Child<Position>| child.position.men_and_captains(seat).1;
            let taken = children.iter().fold(0, |all, child| all | own & !left(child));
            let seen = own & threats(army, enemies, enemy_captains).to(captains);
            assert_eq!(seen, taken, "{position:?}");
            attacked += count(seen);
        });
        assert!(attacked >= 50, "{attacked}");
    }
}
