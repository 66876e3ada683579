//! Basileus.

use std::collections::BTreeMap;

use super::{Cell, DIAGONAL, EIGHT, ORTHOGONAL, Plain, along, cell, lines, name};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Pawn,
    Piece,
    King,
}

use Kind::{King, Pawn, Piece};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Man {
    seat: usize,
    kind: Kind,
}

/// A position of Basileus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Basileus {
    board: BTreeMap<Cell, Man>,
    seat: usize,
    winner: Option<usize>,
}

impl Basileus {
    /// The beginning in the host's set-up.
    pub fn start() -> Self {
        let row = [Piece, Pawn, Piece, Pawn, King, Pawn, Piece, Pawn, Piece];
        let mut board = BTreeMap::new();
        for (column, kind) in (1..).zip(row) {
            board.insert((column, 1), Man { seat: 0, kind });
            board.insert((column, 8), Man { seat: 1, kind });
        }
        Basileus { board, seat: 0, winner: None }
    }

    fn empty(&self, cell: Cell) -> bool {
        on_board(cell) && !self.board.contains_key(&cell)
    }

    /// The men of the seat to act, with their cells.
    fn own(&self) -> Vec<(Cell, Man)> {
        self.board.iter().map(|(&cell, &man)| (cell, man)).filter(|(_, man)| man.seat == self.seat).collect()
    }

    /// The jumps of the man on `from`: the man jumped over and the cell landed on.
    fn jumps(&self, from: Cell) -> Vec<(Cell, Cell)> {
        let man = self.board[&from];
        let directions: &[Cell] = match man.kind {
            Pawn => &ORTHOGONAL,
            Piece => &DIAGONAL,
            King => &EIGHT,
        };
        let mut jumps = Vec::new();
        for &direction in directions {
            let (over, to) = (along(from, direction, 1), along(from, direction, 2));
            let Some(victim) = self.board.get(&over) else { continue };
            let never = if man.kind == King { King } else { Piece };
            if victim.seat != man.seat && victim.kind != never && self.empty(to) {
                jumps.push((over, to));
            }
        }
        jumps
    }

    /// Adds every jump of the man on `from`, each carried on for as long as it can be.
    fn chains(&self, from: Cell, text: &str, turns: &mut Vec<String>) {
        for (over, to) in self.jumps(from) {
            let text = format!("{text}x{}", name(to));
            let mut after = self.clone();
            let taken = after.jump(from, over, to);
            if taken.kind == King || after.jumps(to).is_empty() {
                turns.push(text);
            } else {
                after.chains(to, &text, turns);
            }
        }
    }

    /// Moves the man and takes the one jumped over off the board.
    fn jump(&mut self, from: Cell, over: Cell, to: Cell) -> Man {
        self.shift(from, to);
        self.board.remove(&over).expect("a jump goes over a man")
    }

    fn shift(&mut self, from: Cell, to: Cell) -> Option<Man> {
        let man = self.board.remove(&from).expect("a turn starts from a man");
        self.board.insert(to, man)
    }

    /// All captures of the seat to act.
    fn captures(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for (from, man) in self.own() {
            self.chains(from, &name(from), &mut turns);
            if man.kind == King {
                for to in EIGHT.map(|direction| along(from, direction, 1)) {
                    let other = Man { seat: 1 - self.seat, kind: King };
                    if self.board.get(&to) == Some(&other) {
                        turns.push(format!("{}x{}", name(from), name(to)));
                    }
                }
            }
        }
        turns
    }

    /// All moves without capture of the seat to act.
    fn moves(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for (from, man) in self.own() {
            let directions: &[Cell] = if man.kind == King { &EIGHT } else { &DIAGONAL };
            for to in directions.iter().map(|&direction| along(from, direction, 1)) {
                if self.empty(to) {
                    turns.push(format!("{}-{}", name(from), name(to)));
                }
            }
        }
        turns
    }
}

impl Plain for Basileus {
    fn turns(&self) -> Vec<String> {
        if self.winner.is_some() {
            return Vec::new();
        }
        let captures = self.captures();
        let mut turns = if captures.is_empty() { self.moves() } else { captures };
        turns.sort();
        turns
    }

    fn play(&self, turn: &str) -> Self {
        let mut next = self.clone();
        let way: Vec<Cell> = turn.split(['-', 'x']).map(cell).collect();
        let mut taken = Vec::new();
        for step in way.windows(2) {
            let (from, to) = (step[0], step[1]);
            if (from.0 - to.0).abs() == 2 || (from.1 - to.1).abs() == 2 {
                let over = ((from.0 + to.0) / 2, (from.1 + to.1) / 2);
                taken.push(next.jump(from, over, to));
            } else {
                // Only a basileus that takes the other one moves onto somebody.
                taken.extend(next.shift(from, to));
            }
        }
        next.seat = 1 - self.seat;
        let stuck = next.captures().is_empty() && next.moves().is_empty();
        if stuck || taken.iter().any(|man| man.kind == King) {
            next.winner = Some(self.seat);
        }
        next
    }

    fn seat(&self) -> Option<usize> {
        self.winner.is_none().then_some(self.seat)
    }

    fn places(&self) -> Option<Vec<u8>> {
        self.winner.map(|winner| if winner == 0 { vec![1, 2] } else { vec![2, 1] })
    }

    fn men(&self) -> usize {
        self.board.len()
    }

    fn board(&self) -> Vec<String> {
        lines(self.board.iter().map(|(cell, man)| {
            let kind = match man.kind {
                Pawn => "pawn",
                Piece => "piece",
                King => "king",
            };
            format!("{}: {kind} of {}", name(*cell), man.seat)
        }))
    }
}

/// Nine columns, eight rows.
fn on_board((column, row): Cell) -> bool {
    (1..=9).contains(&column) && (1..=8).contains(&row)
}

#[cfg(test)]
mod tests {
    use super::super::cells;
    use super::*;

    /// Pawns, pieces and basileus of seat 0, who is to act, and of seat 1.
    fn position(own: [&str; 3], other: [&str; 3]) -> Basileus {
        let mut position = Basileus::start();
        position.board.clear();
        for (seat, army) in [own, other].into_iter().enumerate() {
            for (kind, places) in [Pawn, Piece, King].into_iter().zip(army) {
                position.board.extend(cells(places).into_iter().map(|cell| (cell, Man { seat, kind })));
            }
        }
        position
    }

    #[test]
    fn a_pawn_jumps_straight_and_never_over_a_piece() {
        let position = position(["d4", "", "a1"], ["d5 e5", "c4", "i8"]);
        assert_eq!(position.turns(), ["d4xd6"]);
    }

    #[test]
    fn a_chain_goes_on_for_as_long_as_it_can_and_may_end_where_it_began() {
        let position = position(["d4", "", "a1"], ["d5 e6 f5 e4", "", "i8"]);
        assert_eq!(position.turns(), ["d4xd6xf6xf4xd4", "d4xf4xf6xd6xd4"]);
        assert_eq!(position.play("d4xd6xf6xf4xd4").men(), 3);
    }

    #[test]
    fn taking_the_basileus_ends_a_chain_and_the_game() {
        let position = position(["d4", "", "a1"], ["d7", "", "d5"]);
        assert_eq!(position.turns(), ["d4xd6"]);
        assert_eq!(position.play("d4xd6").places(), Some(vec![1, 2]));
    }

    #[test]
    fn a_basileus_takes_the_other_in_one_step() {
        // After e4xe6 the other basileus is near, but not part of the chain.
        let position = position(["", "", "e4"], ["e5", "", "f7"]);
        assert_eq!(position.turns(), ["e4xe6"]);
        assert_eq!(position.play("e4xe6").turns(), ["f7xe6"]);
        assert_eq!(position.play("e4xe6").play("f7xe6").places(), Some(vec![2, 1]));
    }
}
