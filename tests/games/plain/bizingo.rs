//! Bizingo.

use std::collections::BTreeMap;

use super::{Cell, Plain, along, cell, cells, lines, name};

/// The six nearest cells of the same colour.
const STEPS: [Cell; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    seat: usize,
    captain: bool,
}

/// A position of Bizingo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bizingo {
    board: BTreeMap<Cell, Man>,
    seat: usize,
    loser: Option<usize>,
}

impl Bizingo {
    /// The beginning; seat 0 has the light army, or the dark one where dark begins.
    pub fn start(dark_first: bool) -> Self {
        let (light, dark) = if dark_first { (1, 0) } else { (0, 1) };
        let armies = [
            (light, false, "i2 k2 m2 o2 q2  h3 j3 l3 n3 p3 r3  g4 k4 m4 o4 s4"),
            (light, true, "i4 q4"),
            (dark, false, "h6 l6 n6 r6  i7 k7 m7 o7 q7  j8 l8 n8 p8  k9 m9 o9"),
            (dark, true, "j6 p6"),
        ];
        let mut board = BTreeMap::new();
        for (seat, captain, places) in armies {
            board.extend(cells(places).into_iter().map(|cell| (cell, Man { seat, captain })));
        }
        Bizingo { board, seat: 0, loser: None }
    }

    fn pieces(&self, seat: usize) -> usize {
        self.board.values().filter(|man| man.seat == seat).count()
    }

    /// The moves of a seat, as from where to where.
    fn moves(&self, seat: usize) -> Vec<(Cell, Cell)> {
        let mut moves = Vec::new();
        for (&from, _) in self.board.iter().filter(|(_, man)| man.seat == seat) {
            for to in STEPS.map(|step| along(from, step, 1)) {
                if on_board(to) && !self.board.contains_key(&to) {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    /// Whether the other side captures the piece on this cell.
    fn captured(&self, cell: Cell) -> bool {
        let piece = self.board[&cell];
        let around = neighbours(cell);
        let captors: Vec<&Man> = around
            .iter()
            .filter_map(|beside| self.board.get(beside))
            .filter(|man| man.seat != piece.seat)
            .collect();
        let edge = around.len() == 2;
        let needs_captain = piece.captain || edge;
        captors.len() == around.len() && (!needs_captain || captors.iter().any(|man| man.captain))
    }
}

impl Plain for Bizingo {
    fn turns(&self) -> Vec<String> {
        if self.loser.is_some() {
            return Vec::new();
        }
        let moves = self.moves(self.seat);
        let mut turns: Vec<String> =
            moves.into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))).collect();
        turns.sort();
        turns
    }

    fn play(&self, turn: &str) -> Self {
        let mut next = self.clone();
        let (mover, enemy) = (self.seat, 1 - self.seat);
        let (from, to) = turn.split_once('-').expect("a legal turn names two cells");
        let (from, to) = (cell(from), cell(to));
        let piece = next.board.remove(&from).expect("a legal turn starts from a piece");
        next.board.insert(to, piece);
        let taken: Vec<Cell> = neighbours(to)
            .into_iter()
            .filter(|beside| next.board.get(beside).is_some_and(|man| man.seat == enemy))
            .filter(|&beside| next.captured(beside))
            .collect();
        for cell in &taken {
            next.board.remove(cell);
        }
        if taken.is_empty() && next.captured(to) {
            next.board.remove(&to);
        }
        next.seat = enemy;
        next.loser = if next.pieces(mover) <= 2 {
            Some(mover)
        } else if next.pieces(enemy) <= 2 || next.moves(enemy).is_empty() {
            Some(enemy)
        } else {
            None
        };
        next
    }

    fn seat(&self) -> Option<usize> {
        self.loser.is_none().then_some(self.seat)
    }

    fn places(&self) -> Option<Vec<u8>> {
        self.loser.map(|loser| if loser == 0 { vec![2, 1] } else { vec![1, 2] })
    }

    fn men(&self) -> usize {
        self.board.len()
    }

    fn board(&self) -> Vec<String> {
        lines(self.board.iter().map(|(cell, man)| {
            let kind = if man.captain { "captain" } else { "soldier" };
            format!("{}: {kind} of {}", name(*cell), man.seat)
        }))
    }
}

/// The triangle of side 13 without a triangle of side 2 at each corner.
fn on_board((column, row): Cell) -> bool {
    let triangle = (1..=11).contains(&row) && (row..=26 - row).contains(&column);
    let cut = [(1, 1), (2, 1), (3, 1), (2, 2), (23, 1), (24, 1), (25, 1), (24, 2)];
    triangle && !cut.contains(&(column, row))
}

/// The cells on the board that share a side with this one; an edge cell has only two.
fn neighbours(cell: Cell) -> Vec<Cell> {
    let points_up = (cell.0 + cell.1) % 2 == 0;
    let beyond = if points_up { (0, -1) } else { (0, 1) };
    [(-1, 0), (1, 0), beyond]
        .into_iter()
        .map(|side| along(cell, side, 1))
        .filter(|&beside| on_board(beside))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::perft;
    use super::*;

    fn position(light: &str, light_captains: &str, dark: &str, dark_captains: &str) -> Bizingo {
        let armies =
            [(0, false, light), (0, true, light_captains), (1, false, dark), (1, true, dark_captains)];
        let mut position = Bizingo::start(false);
        position.board.clear();
        for (seat, captain, places) in armies {
            position.board.extend(cells(places).into_iter().map(|cell| (cell, Man { seat, captain })));
        }
        position
    }

    #[test]
    fn the_board_has_157_cells_with_two_or_three_neighbours() {
        let all: Vec<Cell> =
            (1..=25).flat_map(|c| (1..=13).map(move |r| (c, r))).filter(|&c| on_board(c)).collect();
        let up = all.iter().filter(|cell| (cell.0 + cell.1) % 2 == 0).count();
        assert_eq!((all.len(), up), (157, 82));
        assert!(all.iter().all(|&cell| [2, 3].contains(&neighbours(cell).len())));
    }

    #[test]
    fn the_known_counts_of_the_first_turns() {
        let start = Bizingo::start(false);
        assert_eq!((1..=3).map(|depth| perft(&start, depth)).collect::<Vec<_>>(), [34, 1_088, 41_600]);
    }

    #[test]
    fn three_soldiers_take_a_soldier_but_a_captain_only_with_a_captain() {
        // l4 points up: its neighbours are k4, m4 and l3.
        assert_eq!(position("k4 l3 o4 i2", "", "l4 h6 j6 n6", "").play("o4-m4").men(), 7);
        assert_eq!(position("k4 l3 o4 i2", "", "h6 j6 n6", "l4").play("o4-m4").men(), 8);
        assert_eq!(position("l3 o4 i2", "k4", "h6 j6 n6", "l4").play("o4-m4").men(), 7);
    }

    #[test]
    fn an_edge_cell_needs_two_pieces_one_of_them_a_captain() {
        assert_eq!(position("k10 n11 i2 k2", "", "k11 h6 j6 n6", "").play("n11-l11").men(), 8);
        assert_eq!(position("n11 i2 k2", "k10", "k11 h6 j6 n6", "").play("n11-l11").men(), 7);
    }

    #[test]
    fn a_soldier_moves_into_capture_where_a_captain_does_not() {
        // m4 points down: its neighbours are l4, n4 and m5.
        assert_eq!(position("o4 i2 k2 m2", "", "l4 n4 m5 h6", "").play("o4-m4").men(), 7);
        assert_eq!(position("i2 k2 m2", "o4", "l4 n4 m5 h6", "").play("o4-m4").men(), 8);
        assert_eq!(position("o4 i2 k2", "", "l4 n4 m5 h6", "").play("o4-m4").places(), Some(vec![2, 1]));
    }
}
