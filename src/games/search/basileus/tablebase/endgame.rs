//! The index of an endgame position in its table, which has one byte for each.

use crate::rules::basileus::board::{ALL, BOARD, Cells, DIAGONAL, bit, shift};
use crate::rules::basileus::{Position, Role, Side};
use crate::rules::bits::At;
use crate::rules::{Position as _, Seat};

/// The men of both sides besides their kings. Which of the sides is seat 0 makes no difference.
#[derive(Debug)]
pub(super) struct Material {
    /// The name of the endgame in file names, such as `pawn-against-piece`.
    pub name: &'static str,
    /// One or two men, each with its side, 0 or 1.
    men: &'static [(usize, Role)],
}

/// The material of both kings and one man.
pub(super) static THREE_MEN: [Material; 2] = [
    Material { name: "pawn", men: &[(0, Role::Pawn)] },
    Material { name: "piece", men: &[(0, Role::Piece)] },
];

/// The material of both kings and two men.
pub(super) static FOUR_MEN: [Material; 6] = [
    Material { name: "pawn-pawn", men: &[(0, Role::Pawn), (0, Role::Pawn)] },
    Material { name: "pawn-piece", men: &[(0, Role::Pawn), (0, Role::Piece)] },
    Material { name: "piece-piece", men: &[(0, Role::Piece), (0, Role::Piece)] },
    Material { name: "pawn-against-pawn", men: &[(0, Role::Pawn), (1, Role::Pawn)] },
    Material { name: "pawn-against-piece", men: &[(0, Role::Pawn), (1, Role::Piece)] },
    Material { name: "piece-against-piece", men: &[(0, Role::Piece), (1, Role::Piece)] },
];

const ROWS: usize = 8;
const CELLS: usize = 9 * ROWS;
/// The number of cells of one colour.
const CELLS_OF_COLOUR: usize = CELLS / 2;

impl Material {
    /// The size of its table.
    pub fn index_count(&self) -> usize {
        2 * CELLS * CELLS * CELLS_OF_COLOUR.pow(self.men.len() as u32)
    }

    /// Whether both men stand on cells of the same colour. "The page has pawns on one colour and pieces on the other, and
    /// captures work only if the two sides' colours are opposed"; no man ever leaves its colour.
    fn is_of_one_colour(&self) -> bool {
        matches!(self.men, [one, other] if (one.0 == other.0) == (one.1 == other.1))
    }
}

/// The placement of an endgame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EndgamePosition {
    /// The side to act: a side, not a seat.
    pub side_to_act: usize,
    pub kings: [At; 2],
    /// In the order of [`Material`]; with one man the second is [`OFF_BOARD`].
    pub men: [At; 2],
}

const OFF_BOARD: At = At::MAX;

impl EndgamePosition {
    /// The index of a position's material among these, and its placement. `None` if it has other material, or men on colours
    /// that do not occur in a game.
    pub fn of(position: &Position, materials: &'static [Material]) -> Option<(usize, EndgamePosition)> {
        let to_act = position.seat()?;
        let strength = |seat| {
            let Side { pawns, pieces, .. } = position.men_of(seat);
            ((pawns | pieces).count_ones(), pawns.count_ones())
        };
        // Side 0 has more men, or as many and more pawns.
        let first = usize::from(strength(1) > strength(0));
        let (mut roles, mut men, mut number) = ([(2, Role::King); 2], [OFF_BOARD; 2], 0);
        for side in [0, 1] {
            let Side { pawns, pieces, .. } = position.men_of(first ^ side);
            for (role, mut cells) in [(Role::Pawn, *pawns), (Role::Piece, *pieces)] {
                while cells != 0 {
                    *roles.get_mut(number)? = (side, role);
                    men[number] = at(cells);
                    number += 1;
                    cells &= cells - 1;
                }
            }
        }
        let material = materials.iter().position(|material| *material.men == roles[..number])?;
        if number == 2 && (is_dark(men[0]) == is_dark(men[1])) != materials[material].is_of_one_colour() {
            return None;
        }
        let kings = [0, 1].map(|side| at(position.men_of(first ^ side).king));
        Some((material, EndgamePosition { side_to_act: to_act ^ first, kings, men }))
    }

    /// The index of the position in the table. A position whose first man is on a light cell is mirrored, so that both share an
    /// index.
    pub fn index(self) -> usize {
        let [one, other] = self.men;
        let number = |at: At| {
            let (column, row) = (usize::from(at / 9), usize::from(at % 9));
            column * ROWS + if is_dark(one) { row } else { ROWS - 1 - row }
        };
        let kings = (self.side_to_act * CELLS + number(self.kings[0])) * CELLS + number(self.kings[1]);
        let index = kings * CELLS_OF_COLOUR + number(one) / 2;
        if other == OFF_BOARD { index } else { index * CELLS_OF_COLOUR + number(other) / 2 }
    }

    /// The inverse of [`EndgamePosition::index`]; `None` for an index that would put two men on the same cell.
    pub fn at(mut index: usize, material: &Material) -> Option<EndgamePosition> {
        let at = |number: usize| (number / ROWS * 9 + number % ROWS) as At;
        let mut take_man = |dark: bool| {
            let man = 2 * (index % CELLS_OF_COLOUR);
            index /= CELLS_OF_COLOUR;
            [at(man), at(man + 1)].into_iter().find(|at| is_dark(*at) == dark)
        };
        let other = if material.men.len() == 2 { take_man(material.is_of_one_colour())? } else { OFF_BOARD };
        let one = take_man(true)?;
        let kings = index;
        let endgame = EndgamePosition {
            side_to_act: kings / CELLS / CELLS,
            kings: [at(kings / CELLS % CELLS), at(kings % CELLS)],
            men: [one, other],
        };
        (endgame.occupied().count_ones() as usize == 2 + material.men.len()).then_some(endgame)
    }

    fn occupied(self) -> Cells {
        let [one, other] = self.men;
        let other = if other == OFF_BOARD { 0 } else { bit(other) };
        bit(self.kings[0]) | bit(self.kings[1]) | bit(one) | other
    }

    /// The position with side 0 as seat 0; the game may be over in it.
    pub fn position(self, material: &Material) -> Position {
        let mut sides = self.kings.map(|king| Side { king: bit(king), ..Side::default() });
        for ((side, role), at) in material.men.iter().zip(self.men) {
            match role {
                Role::Pawn => sides[*side].pawns |= bit(at),
                Role::Piece => sides[*side].pieces |= bit(at),
                Role::King => {}
            }
        }
        Position::of(sides, self.side_to_act as Seat)
    }

    /// Visits the positions from which a quiet turn leads here (retrograde move generation).
    pub fn each_predecessor(self, material: &Material, mut visit: impl FnMut(EndgamePosition)) {
        let empty = BOARD & !self.occupied();
        let mover = 1 - self.side_to_act;
        let before = EndgamePosition { side_to_act: mover, ..self };
        let mut from = |cell: At, directions: &[i8], put: &dyn Fn(At) -> EndgamePosition| {
            for direction in directions {
                let cell = shift(bit(cell), *direction) & empty;
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
        for (number, _) in material.men.iter().enumerate().filter(|(_, (side, _))| *side == mover) {
            from(self.men[number], &DIAGONAL, &|man| {
                let mut before = before;
                before.men[number] = man;
                before
            });
        }
    }
}

/// The index of the first of these cells.
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
    fn an_index_is_inverted_and_shared_with_the_mirrored_position() {
        for material in THREE_MEN.iter().chain(&FOUR_MEN) {
            for number in 0..50_000 {
                let index = (splitmix64(number) % material.index_count() as u64) as usize;
                let Some(endgame) = EndgamePosition::at(index, material) else { continue };
                assert_eq!(endgame.index(), index, "{endgame:?}");
                let turned = |at: At| if at == OFF_BOARD { at } else { at / 9 * 9 + 7 - at % 9 };
                let EndgamePosition { kings, men, .. } = endgame;
                let turned = EndgamePosition { kings: kings.map(turned), men: men.map(turned), ..endgame };
                assert_eq!(turned.index(), index, "{endgame:?}");
            }
        }
    }

    #[test]
    fn a_position_is_found_again_or_one_that_is_equivalent() {
        for (materials, number) in [(&THREE_MEN[..], 20_000), (&FOUR_MEN[..], 20_000)] {
            for (expected, material) in materials.iter().enumerate() {
                for number in 0..number {
                    let index = (splitmix64(number) % material.index_count() as u64) as usize;
                    let Some(endgame) = EndgamePosition::at(index, material) else { continue };
                    let position = endgame.position(material);
                    let Some((found, same)) = EndgamePosition::of(&position, materials) else {
                        assert_eq!(position.seat(), None, "{endgame:?}");
                        continue;
                    };
                    assert_eq!(
                        (found, same.side_to_act, same.kings),
                        (expected, endgame.side_to_act, endgame.kings)
                    );
                    assert_eq!(same.position(material), position, "{endgame:?}");
                }
            }
        }
    }

    #[test]
    fn a_turn_leads_from_each_predecessor_to_the_position() {
        for material in &FOUR_MEN {
            for number in 0..300 {
                let index = (splitmix64(number) % material.index_count() as u64) as usize;
                let Some(endgame) = EndgamePosition::at(index, material) else { continue };
                let position = endgame.position(material);
                endgame.each_predecessor(material, |predecessor| {
                    let before = predecessor.position(material);
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
