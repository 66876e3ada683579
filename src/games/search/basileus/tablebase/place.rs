//! Who stands where, as a number: a table has one byte for each.

use crate::rules::basileus::board::{ALL, BOARD, Cells, DIAGONAL, bit, shift};
use crate::rules::basileus::{Position, Role, Side};
use crate::rules::bits::At;
use crate::rules::{Position as _, Seat};

/// What two sides have besides their kings. It makes no difference which of them is seat 0.
#[derive(Debug)]
pub(super) struct Kind {
    /// How it is called, in lower case.
    pub name: &'static str,
    /// One or two men, each with the side that has it, 0 or 1.
    men: &'static [(usize, Role)],
}

/// Both kings and one man.
pub(super) static SMALL: [Kind; 2] =
    [Kind { name: "pawn", men: &[(0, Role::Pawn)] }, Kind { name: "piece", men: &[(0, Role::Piece)] }];

/// Both kings and two men.
pub(super) static LARGE: [Kind; 6] = [
    Kind { name: "pawn-pawn", men: &[(0, Role::Pawn), (0, Role::Pawn)] },
    Kind { name: "pawn-piece", men: &[(0, Role::Pawn), (0, Role::Piece)] },
    Kind { name: "piece-piece", men: &[(0, Role::Piece), (0, Role::Piece)] },
    Kind { name: "pawn-against-pawn", men: &[(0, Role::Pawn), (1, Role::Pawn)] },
    Kind { name: "pawn-against-piece", men: &[(0, Role::Pawn), (1, Role::Piece)] },
    Kind { name: "piece-against-piece", men: &[(0, Role::Piece), (1, Role::Piece)] },
];

const ROWS: usize = 8;
const CELLS: usize = 9 * ROWS;
/// The cells of one colour.
const COLOUR: usize = CELLS / 2;

impl Kind {
    /// So many numbers there are for it.
    pub fn places(&self) -> usize {
        2 * CELLS * CELLS * COLOUR.pow(self.men.len() as u32)
    }

    /// Are both men on cells of one colour? "The page has pawns on one colour and pieces on the other, and captures work only
    /// if the two sides' colours are opposed"; nobody ever leaves his.
    fn is_of_one_colour(&self) -> bool {
        matches!(self.men, [one, other] if (one.0 == other.0) == (one.1 == other.1))
    }
}

/// Who stands where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// Whose turn it is: a side, not a seat.
    pub acts: usize,
    pub kings: [At; 2],
    /// As in the kind; of one man the second is nowhere.
    pub men: [At; 2],
}

/// Beyond the board.
const NOWHERE: At = At::MAX;

impl Place {
    /// The kind that a position is of, among these, and its place; `None` where men stand on other colours than in a game.
    pub fn of(position: &Position, kinds: &'static [Kind]) -> Option<(usize, Place)> {
        let to_act = position.seat()?;
        let strength = |seat| {
            let Side { pawns, pieces, .. } = position.men_of(seat);
            ((pawns | pieces).count_ones(), pawns.count_ones())
        };
        // Who has more, or the same and more pawns, is first.
        let first = usize::from(strength(1) > strength(0));
        let (mut ranks, mut men, mut number) = ([(2, Role::King); 2], [NOWHERE; 2], 0);
        for side in [0, 1] {
            let Side { pawns, pieces, .. } = position.men_of(first ^ side);
            for (rank, mut cells) in [(Role::Pawn, *pawns), (Role::Piece, *pieces)] {
                while cells != 0 {
                    *ranks.get_mut(number)? = (side, rank);
                    men[number] = at(cells);
                    number += 1;
                    cells &= cells - 1;
                }
            }
        }
        let kind = kinds.iter().position(|kind| *kind.men == ranks[..number])?;
        if number == 2 && (is_dark(men[0]) == is_dark(men[1])) != kinds[kind].is_of_one_colour() {
            return None;
        }
        let kings = [0, 1].map(|side| at(position.men_of(first ^ side).king));
        Some((kind, Place { acts: to_act ^ first, kings, men }))
    }

    /// Its number among those in which the first man stands on a dark cell: others are turned upside down.
    pub fn index(self) -> usize {
        let [one, other] = self.men;
        let number = |at: At| {
            let (column, row) = (usize::from(at / 9), usize::from(at % 9));
            column * ROWS + if is_dark(one) { row } else { ROWS - 1 - row }
        };
        let kings = (self.acts * CELLS + number(self.kings[0])) * CELLS + number(self.kings[1]);
        let index = kings * COLOUR + number(one) / 2;
        if other == NOWHERE { index } else { index * COLOUR + number(other) / 2 }
    }

    /// The inverse; `None` where two would stand on the same cell.
    pub fn at(mut index: usize, kind: &Kind) -> Option<Place> {
        let at = |number: usize| (number / ROWS * 9 + number % ROWS) as At;
        let mut take_man = |dark: bool| {
            let man = 2 * (index % COLOUR);
            index /= COLOUR;
            [at(man), at(man + 1)].into_iter().find(|at| is_dark(*at) == dark)
        };
        let other = if kind.men.len() == 2 { take_man(kind.is_of_one_colour())? } else { NOWHERE };
        let one = take_man(true)?;
        let kings = index;
        let place = Place {
            acts: kings / CELLS / CELLS,
            kings: [at(kings / CELLS % CELLS), at(kings % CELLS)],
            men: [one, other],
        };
        (place.taken().count_ones() as usize == 2 + kind.men.len()).then_some(place)
    }

    /// Where somebody stands.
    fn taken(self) -> Cells {
        let [one, other] = self.men;
        let other = if other == NOWHERE { 0 } else { bit(other) };
        bit(self.kings[0]) | bit(self.kings[1]) | bit(one) | other
    }

    /// As a position, in which the game may be over; the first side is seat 0.
    pub fn position(self, kind: &Kind) -> Position {
        let mut sides = self.kings.map(|king| Side { king: bit(king), ..Side::default() });
        for ((side, rank), at) in kind.men.iter().zip(self.men) {
            match rank {
                Role::Pawn => sides[*side].pawns |= bit(at),
                Role::Piece => sides[*side].pieces |= bit(at),
                Role::King => {}
            }
        }
        Position::of(sides, self.acts as Seat)
    }

    /// From where it may have come without a capture: all such moves can be taken back.
    pub fn each_before(self, kind: &Kind, mut visit: impl FnMut(Place)) {
        let empty = BOARD & !self.taken();
        let mover = 1 - self.acts;
        let before = Place { acts: mover, ..self };
        let mut from = |cell: At, ways: &[i8], put: &dyn Fn(At) -> Place| {
            for way in ways {
                let cell = shift(bit(cell), *way) & empty;
                if cell != 0 {
                    visit(put(at(cell)));
                }
            }
        };
        from(self.kings[mover], &ALL, &|king| {
            let mut before = before;
            before.kings[mover] = king;
            before
        });
        for (number, _) in kind.men.iter().enumerate().filter(|(_, (side, _))| *side == mover) {
            from(self.men[number], &DIAGONAL, &|man| {
                let mut before = before;
                before.men[number] = man;
                before
            });
        }
    }
}

/// Where the first of these cells is.
fn at(cells: Cells) -> At {
    cells.trailing_zeros() as At
}

fn is_dark(at: At) -> bool {
    (at / 9 + at % 9).is_multiple_of(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::splitmix64;

    #[test]
    fn places_have_numbers_and_turn_upside_down() {
        for kind in SMALL.iter().chain(&LARGE) {
            for number in 0..50_000 {
                let index = (splitmix64(number) % kind.places() as u64) as usize;
                let Some(place) = Place::at(index, kind) else { continue };
                assert_eq!(place.index(), index, "{place:?}");
                let turned = |at: At| if at == NOWHERE { at } else { at / 9 * 9 + 7 - at % 9 };
                let Place { kings, men, .. } = place;
                let turned = Place { kings: kings.map(turned), men: men.map(turned), ..place };
                assert_eq!(turned.index(), index, "{place:?}");
            }
        }
    }

    #[test]
    fn a_position_has_the_place_that_it_was_made_of_or_one_that_is_alike() {
        for (kinds, number) in [(&SMALL[..], 20_000), (&LARGE[..], 20_000)] {
            for (expected, kind) in kinds.iter().enumerate() {
                for number in 0..number {
                    let index = (splitmix64(number) % kind.places() as u64) as usize;
                    let Some(place) = Place::at(index, kind) else { continue };
                    let position = place.position(kind);
                    let Some((found, same)) = Place::of(&position, kinds) else {
                        assert_eq!(position.seat(), None, "{place:?}");
                        continue;
                    };
                    assert_eq!((found, same.acts, same.kings), (expected, place.acts, place.kings));
                    assert_eq!(same.position(kind), position, "{place:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_taken_back_can_be_played() {
        for kind in &LARGE {
            for number in 0..300 {
                let index = (splitmix64(number) % kind.places() as u64) as usize;
                let Some(place) = Place::at(index, kind) else { continue };
                let position = place.position(kind);
                place.each_before(kind, |before| {
                    let before = before.position(kind);
                    if before.seat().is_none() || before.can_capture() {
                        return;
                    }
                    let mut after = Vec::new();
                    crate::search::turns::push_children(&before, usize::MAX, &mut after);
                    assert!(after.iter().any(|child| child.position == position), "{before:?} {position:?}");
                });
            }
        }
    }
}
