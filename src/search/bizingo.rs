use super::{Known, MOST_TERMS, Terms, Unrest};
use crate::rules::bizingo::Position;
use crate::rules::bizingo::board::{Army, BOARD, Cells, DIRECTIONS, EDGE, shift};
use crate::rules::{Position as _, Seat};

impl Known for Position {
    const TERMS: &'static [&'static str] = &[
        "men",
        "captains",
        "edge",
        "pairs",
        "touched",
        "pressed",
        "attacked",
        "attacked-now",
        "near",
        "room",
        "turn",
        "ring1",
        "ring2",
        "lead",
    ];

    fn terms(&self, seat: Seat) -> Terms {
        let (army, own, captains) = self.men_and_captains(seat);
        let (_, enemies, enemy_captains) = self.men_and_captains(1 - seat);
        let mover = self.seat();
        let [one, two, three] = beside(army, enemies);
        let pressed = own & (one & two | one & three | two & three);
        let attacked = own & attacked(army, own, captains, enemies, enemy_captains);
        let board = BOARD[army as usize];
        let empty = board & !own;
        let steps = around(own);
        let (ours, theirs) = (count(own), count(enemies));
        let mut terms = [0; MOST_TERMS];
        terms[0] = ours;
        terms[1] = count(captains);
        terms[2] = count(own & EDGE[army as usize]);
        terms[3] = [1, 12, 11].iter().map(|way| count(own & shift(own, *way))).sum();
        terms[4] = count(own & (one | two | three));
        terms[5] = count(pressed);
        terms[6] = count(attacked);
        terms[7] = if mover == Some(1 - seat) { count(attacked) } else { 0 };
        // Nobody is taken from afar.
        let mut reach = own;
        for _ in 0..4 {
            let [one, two, three] = beside(army.other(), reach);
            terms[8] += count(enemies & (one | two | three));
            reach |= around(reach) & board;
        }
        terms[9] = count(steps & empty);
        terms[10] = i32::from(mover == Some(seat));
        terms[11] = count(own & RINGS[army as usize][0]);
        terms[12] = count(own & RINGS[army as usize][1]);
        // Who has more men wins by exchanges: the fewer there are, the more it counts.
        terms[13] = (ours - theirs).max(0) * 64 / (theirs + 2);
        terms
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
    let mut rings = [0; 2];
    let mut inner = BOARD[army as usize];
    let mut ring = 0;
    while ring < 2 {
        let mut within = inner;
        let mut index = 0;
        while index < 6 {
            within &= shift(inner, DIRECTIONS[index]);
            index += 1;
        }
        inner = within;
        rings[ring] = inner;
        ring += 1;
    }
    rings
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

fn around(men: Cells) -> Cells {
    DIRECTIONS.iter().fold(0, |all, way| all | shift(men, *way))
}

fn count(cells: Cells) -> i32 {
    cells.count_ones() as i32
}
