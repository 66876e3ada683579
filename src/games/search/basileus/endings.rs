//! Basileus with three men, worked out backwards from its ends: both kings, and one man more.
//!
//! Nearly all of it is won by the side with the man, but it takes up to sixty turns, which is further than a search sees:
//! of thirty places that are won in nine turns and more, it wins three too late, with 50,000 positions a turn. A man never
//! leaves the colour of its cells and has no way that is forward, so that whose it is makes no difference, and of boards
//! turned upside down only one is looked at. The tables of both kinds take 750 kB and some tenths of a second, in
//! [`learn`] or else once they are asked for. One man more takes 36 times as much.

use super::super::{Solved, turns};
use crate::rules::basileus::board::{ALL, BOARD, Cells, DIAGONAL, bit, shift};
use crate::rules::basileus::{Position, Side};
use crate::rules::bits::At;
use crate::rules::{Position as _, Seat};
use std::sync::LazyLock;

/// No position with more men is known.
pub(super) const MEN: usize = 3;

static WITH_PAWN: LazyLock<Vec<u8>> = LazyLock::new(|| solve(true));
static WITH_PIECE: LazyLock<Vec<u8>> = LazyLock::new(|| solve(false));

/// Works them out, which takes some tenths of a second.
pub(super) fn learn() {
    LazyLock::force(&WITH_PAWN);
    LazyLock::force(&WITH_PIECE);
}

/// How a position with no more than [`MEN`] men ends; `None` if it has.
pub(super) fn of(position: &Position) -> Option<Solved> {
    let to_act = position.seat()?;
    let Some(owner) = (0..2).find(|seat| one_man(position.men_of(*seat)) != 0) else {
        return Some(if position.can_capture() { Solved::Wins(1) } else { Solved::Draws });
    };
    let (side, other) = (position.men_of(owner), position.men_of(1 - owner));
    let at = |cells: Cells| cells.trailing_zeros() as At;
    let place =
        Place { acts: to_act == owner, king: at(side.king), other: at(other.king), man: at(one_man(side)) };
    let table = if side.pawns != 0 { &WITH_PAWN } else { &WITH_PIECE };
    Some(match table[place.index()] {
        0 => Solved::Draws,
        known if known % 2 == 0 => Solved::Wins(u32::from(known) - 1),
        known => Solved::Loses(u32::from(known) - 1),
    })
}

/// What a side has besides its king.
fn one_man(side: &Side) -> Cells {
    side.pawns | side.pieces
}

/// Who stands where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// It is the turn of the side with the man.
    acts: bool,
    king: At,
    /// The king of the other side.
    other: At,
    man: At,
}

const ROWS: usize = 8;
const CELLS: usize = 9 * ROWS;
/// The cells of one colour.
const COLOUR: usize = CELLS / 2;
const PLACES: usize = 2 * CELLS * CELLS * COLOUR;

impl Place {
    /// Its number among those in which the man stands on a dark cell: others are turned upside down.
    fn index(self) -> usize {
        let number = |at: At| {
            let (column, row) = (usize::from(at / 9), usize::from(at % 9));
            column * ROWS + if is_dark(self.man) { row } else { ROWS - 1 - row }
        };
        let kings = (usize::from(self.acts) * CELLS + number(self.king)) * CELLS + number(self.other);
        kings * COLOUR + number(self.man) / 2
    }

    /// The inverse; `None` where two would stand on the same cell.
    fn of(index: usize) -> Option<Place> {
        let at = |number: usize| (number / ROWS * 9 + number % ROWS) as At;
        let (kings, man) = (index / COLOUR, 2 * (index % COLOUR));
        let man = [at(man), at(man + 1)].into_iter().find(|at| is_dark(*at))?;
        let (king, other) = (at(kings / CELLS % CELLS), at(kings % CELLS));
        let apart = king != other && king != man && other != man;
        apart.then_some(Place { acts: kings / CELLS / CELLS == 1, king, other, man })
    }

    fn position(self, is_pawn: bool) -> Position {
        let (man, king) = (bit(self.man), bit(self.king));
        let (pawns, pieces) = if is_pawn { (man, 0) } else { (0, man) };
        let other = Side { king: bit(self.other), ..Side::default() };
        Position::of([Side { pawns, pieces, king }, other], Seat::from(!self.acts))
    }

    /// From where it may have come without a capture: all such moves can be taken back.
    fn each_before(self, mut visit: impl FnMut(Place)) {
        let empty = BOARD & !(bit(self.king) | bit(self.other) | bit(self.man));
        let mut from = |at: At, ways: &[i8], put: &dyn Fn(At) -> Place| {
            for way in ways {
                let cell = shift(bit(at), *way) & empty;
                if cell != 0 {
                    visit(put(cell.trailing_zeros() as At));
                }
            }
        };
        if self.acts {
            from(self.other, &ALL, &|other| Place { acts: false, other, ..self });
        } else {
            from(self.king, &ALL, &|king| Place { acts: true, king, ..self });
            from(self.man, &DIAGONAL, &|man| Place { acts: true, man, ..self });
        }
    }
}

fn is_dark(at: At) -> bool {
    (at / 9 + at % 9).is_multiple_of(2)
}

/// For each place the number of turns to the end and 1, so that it is even where the side to act wins; 0 where nobody
/// does.
fn solve(is_pawn: bool) -> Vec<u8> {
    let mut known = vec![0; PLACES];
    // How many turns of each place are not known to be answered by a win.
    let mut open = vec![0_u8; PLACES];
    // The places that end after so many turns.
    let mut ends: Vec<Vec<u32>> = vec![Vec::new(); 3];
    let mut children = Vec::new();
    for (index, open) in open.iter_mut().enumerate() {
        let Some(place) = Place::of(index) else { continue };
        let position = place.position(is_pawn);
        children.clear();
        turns::add(&position, usize::MAX, &mut children);
        if position.seat().is_none() {
            ends[0].push(index as u32);
        } else if !position.can_capture() {
            *open = children.len() as u8;
        } else if children.iter().any(|child| child.position.seat().is_none()) {
            ends[1].push(index as u32);
        } else if children.iter().all(|child| child.position.can_capture()) {
            // The man is taken, and the king that took it by the other.
            ends[2].push(index as u32);
        }
    }
    let mut turns = 0;
    while let Some(places) = ends.get_mut(turns).map(std::mem::take) {
        for index in places {
            known[index as usize] = turns as u8 + 1;
            let Some(place) = Place::of(index as usize) else { continue };
            place.each_before(|before| {
                let index = before.index();
                if open[index] == 0 {
                    return;
                }
                // One turn that wins is enough; to lose, all have to.
                open[index] = if turns.is_multiple_of(2) { 0 } else { open[index] - 1 };
                if open[index] == 0 {
                    if ends.len() <= turns + 1 {
                        ends.push(Vec::new());
                    }
                    ends[turns + 1].push(index as u32);
                }
            });
        }
        turns += 1;
    }
    known
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::mix;

    fn children(position: &Position) -> Vec<Position> {
        let mut children = Vec::new();
        turns::add(position, usize::MAX, &mut children);
        children.into_iter().map(|child| child.position).collect()
    }

    /// The same by what its turns lead to.
    fn by_turns(position: &Position) -> Solved {
        let after: Vec<Solved> =
            children(position).iter().map(|child| of(child).unwrap_or(Solved::Loses(0))).collect();
        let wins = after.iter().filter_map(|ending| match ending {
            Solved::Loses(turns) => Some(turns + 1),
            _ => None,
        });
        if let Some(turns) = wins.min() {
            return Solved::Wins(turns);
        }
        let loses = after.iter().map(|ending| match ending {
            Solved::Wins(turns) => Some(turns + 1),
            _ => None,
        });
        loses
            .collect::<Option<Vec<u32>>>()
            .map_or(Solved::Draws, |turns| Solved::Loses(turns.into_iter().max().unwrap_or(0)))
    }

    /// Who wins, if somebody does within so many turns: everything is looked at.
    fn exhaustive(position: &Position, turns: u32) -> Option<Solved> {
        if position.seat().is_none() {
            return Some(Solved::Loses(0));
        }
        let mut loses = Some(0);
        let mut wins: Option<u32> = None;
        for child in children(position) {
            match turns.checked_sub(1).and_then(|turns| exhaustive(&child, turns)) {
                Some(Solved::Loses(turns)) => wins = Some(wins.map_or(turns + 1, |best| best.min(turns + 1))),
                Some(Solved::Wins(turns)) => loses = loses.map(|most| most.max(turns + 1)),
                Some(Solved::Draws) | None => loses = None,
            }
        }
        wins.map(Solved::Wins).or(loses.map(Solved::Loses))
    }

    fn each_position(step: usize, mut visit: impl FnMut(Position)) {
        for is_pawn in [true, false] {
            for number in 0..PLACES / step {
                let index = number * step + mix(number as u64) as usize % step;
                let position = Place::of(index).map(|place| place.position(is_pawn));
                position.filter(|position| position.seat().is_some()).into_iter().for_each(&mut visit);
            }
        }
    }

    #[test]
    fn places_have_numbers_and_turn_upside_down() {
        for index in (0..PLACES).step_by(7) {
            let Some(place) = Place::of(index) else { continue };
            assert_eq!(place.index(), index, "{place:?}");
            let turned = |at: At| at / 9 * 9 + 7 - at % 9;
            let Place { king, other, man, .. } = place;
            let turned = Place { king: turned(king), other: turned(other), man: turned(man), ..place };
            assert_eq!(turned.index(), index, "{place:?}");
        }
    }

    #[test]
    fn every_ending_follows_from_those_after_it() {
        each_position(11, |position| {
            assert_eq!(of(&position), Some(by_turns(&position)), "{position:?}");
        });
    }

    #[test]
    fn near_the_end_everything_is_as_an_exhaustive_search_sees_it() {
        const TURNS: u32 = 3;
        let mut seen = [0; 3];
        each_position(201, |position| {
            let expected = match of(&position) {
                Some(Solved::Wins(turns)) if turns <= TURNS => Some(Solved::Wins(turns)),
                Some(Solved::Loses(turns)) if turns <= TURNS => Some(Solved::Loses(turns)),
                _ => None,
            };
            assert_eq!(exhaustive(&position, TURNS), expected, "{position:?}");
            seen[match expected {
                Some(Solved::Wins(_)) => 0,
                Some(Solved::Loses(_)) => 1,
                _ => 2,
            }] += 1;
        });
        assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
    }

    #[test]
    fn a_man_more_nearly_always_wins() {
        for (table, longest) in [(&WITH_PAWN, 60), (&WITH_PIECE, 62)] {
            let acts = &table[PLACES / 2..];
            let won = acts.iter().filter(|known| **known != 0 && **known % 2 == 0).count();
            let places = (PLACES / 2..PLACES).filter(|index| Place::of(*index).is_some()).count();
            assert!(won * 100 > places * 90, "{won} of {places}");
            assert_eq!(table.iter().max(), Some(&(longest + 1)));
        }
    }
}
