//! Biloba, for two, three and four seats.

use std::collections::{BTreeMap, BTreeSet};

use super::{Cell, EIGHT, Plain, along, cell, cells, lines, name};

/// Which seat's pawn stands on a cell; other cells are empty.
type Board = BTreeMap<Cell, usize>;

/// Each cell emptied by capture, with its flankers.
type Vacancies = BTreeMap<Cell, BTreeSet<Cell>>;

/// The special tile.
const CENTRE: Cell = (5, 5);

/// The rows, columns and diagonals.
const AXES: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// Away from the own edge, for south, west, north and east.
const FORWARD: [Cell; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A position of Biloba.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Biloba {
    board: Board,
    /// The side each seat plays from, as an index of `FORWARD`.
    sides: Vec<usize>,
    /// The seat to act; in a finished game, the seat that acted last.
    seat: usize,
    /// The place of each seat that is out, or of every seat when the game is over.
    places: Vec<Option<u8>>,
}

impl Biloba {
    /// The beginning for 2, 3 or 4 seats.
    pub fn start(seats: usize) -> Self {
        let (sides, shape) = match seats {
            2 => (vec![0, 2], "e1 d2 e2 f2 c3 d3 e3 f3 g3 b4 c4 d4 e4 f4 g4 h4"),
            _ => ((0..seats).collect(), "c1 d1 f1 g1 d2 e2 f2 e3"),
        };
        let mut board = Board::new();
        for (seat, &side) in sides.iter().enumerate() {
            for mut cell in cells(shape) {
                for _ in 0..side {
                    cell = quarter(cell);
                }
                board.insert(cell, seat);
            }
        }
        Biloba { board, places: vec![None; sides.len()], sides, seat: 0 }
    }

    fn pawns(&self, seat: usize) -> usize {
        self.board.values().filter(|&&owner| owner == seat).count()
    }

    /// The seats still in the game.
    fn left(&self) -> Vec<usize> {
        (0..self.places.len()).filter(|&seat| self.places[seat].is_none()).collect()
    }

    /// An empty cell on which a pawn may rest.
    fn free(&self, cell: Cell) -> bool {
        on_board(cell) && cell != CENTRE && !self.board.contains_key(&cell)
    }

    /// The cells to which the pawn on `from` may slide or jump.
    fn direct(&self, seat: usize, from: Cell) -> BTreeSet<Cell> {
        let mut reached = BTreeSet::new();
        let forward = FORWARD[self.sides[seat]];
        for direction in EIGHT {
            let (next, behind) = (along(from, direction, 1), along(from, direction, 2));
            if self.free(next) {
                reached.insert(next);
            }
            let rearwards = direction.0 * forward.0 + direction.1 * forward.1 < 0;
            if self.board.contains_key(&next) && self.free(behind) && !rearwards {
                reached.insert(behind);
            }
        }
        reached
    }

    /// The cells to which the pawn on `from` may slide through the centre and in no other way.
    fn through(&self, seat: usize, from: Cell) -> BTreeSet<Cell> {
        let around = EIGHT.map(|direction| along(CENTRE, direction, 1));
        if !around.contains(&from) {
            return BTreeSet::new();
        }
        let direct = self.direct(seat, from);
        around.into_iter().filter(|&to| self.free(to) && !direct.contains(&to)).collect()
    }

    /// Every step of a seat: from where, to where, and its text.
    fn steps(&self, seat: usize) -> Vec<(Cell, Cell, String)> {
        let mut steps = Vec::new();
        for (&from, _) in self.board.iter().filter(|&(_, &owner)| owner == seat) {
            for to in self.direct(seat, from) {
                steps.push((from, to, format!("{}-{}", name(from), name(to))));
            }
            for to in self.through(seat, from) {
                steps.push((from, to, format!("{}-{}-{}", name(from), name(CENTRE), name(to))));
            }
        }
        steps
    }

    /// The turns of a seat other than `pass`.
    fn turns_of(&self, seat: usize) -> BTreeSet<String> {
        let mut turns = BTreeSet::new();
        if !captures(&self.board, seat).is_empty() {
            // Forced: captures and replacements alone.
            finish(&self.board, seat, Vec::new(), &mut turns);
            return turns;
        }
        let must_capture = self.pawns(seat) <= 2;
        for (from, to, text) in self.steps(seat) {
            let mut board = self.board.clone();
            board.remove(&from);
            board.insert(to, seat);
            if !captures(&board, seat).is_empty() {
                finish(&board, seat, vec![text], &mut turns);
            } else if !must_capture {
                turns.insert(text);
            }
        }
        turns
    }

    /// Whether a seat has a turn other than `pass`.
    fn can_act(&self, seat: usize) -> bool {
        // Three pawns need not capture: with a step there is a turn, whatever it is.
        let stepping = self.pawns(seat) > 2 && !self.steps(seat).is_empty();
        stepping || !self.turns_of(seat).is_empty()
    }

    /// Puts these seats out together: their pawns leave, and the seats still in the game are placed above them.
    fn go_out(&mut self, seats: &[usize]) {
        let better = self.left().len() - seats.len();
        for &seat in seats {
            self.places[seat] = Some(1 + better as u8);
        }
        self.board.retain(|_, owner| !seats.contains(owner));
    }

    /// The game ends: everybody left is first, alone or together.
    fn end(&mut self) {
        for seat in self.left() {
            self.places[seat] = Some(1);
        }
    }

    /// The tests after a turn, in the order of the rules, until the game is over or a seat can act.
    fn settle(&mut self) {
        loop {
            let bare: Vec<usize> = self.left().into_iter().filter(|&seat| self.pawns(seat) == 0).collect();
            self.go_out(&bare);
            let left = self.left();
            let poor = left.iter().all(|&seat| self.pawns(seat) <= 2);
            if left.len() == 1 || (left.len() == 2 && poor) {
                return self.end();
            }
            let seats = self.places.len();
            let next = (1..=seats).map(|on| (self.seat + on) % seats).find(|seat| left.contains(seat));
            self.seat = next.expect("two seats are left");
            if self.pawns(self.seat) > 2 || self.can_act(self.seat) {
                break;
            }
            self.go_out(&[self.seat]);
        }
        if !self.left().iter().any(|&seat| self.can_act(seat)) {
            self.end();
        }
    }
}

impl Plain for Biloba {
    fn turns(&self) -> Vec<String> {
        if self.seat().is_none() {
            return Vec::new();
        }
        let turns = self.turns_of(self.seat);
        if turns.is_empty() { vec!["pass".to_string()] } else { turns.into_iter().collect() }
    }

    fn play(&self, turn: &str) -> Self {
        let mut next = self.clone();
        let mut parts: Vec<&str> = turn.split(',').collect();
        if turn == "pass" {
            parts.clear();
        } else if parts[0].contains('-') {
            let way: Vec<Cell> = parts.remove(0).split('-').map(cell).collect();
            next.board.remove(&way[0]);
            next.board.insert(way[way.len() - 1], self.seat);
        }
        let mut replacements = parts.into_iter().map(|part| {
            let (from, to) = part.split_once('>').expect("a replacement out of a legal turn");
            (cell(from), cell(to))
        });
        let mut following = replacements.next();
        loop {
            let vacancies = captures(&next.board, self.seat);
            if vacancies.is_empty() {
                break;
            }
            next.board.retain(|cell, _| !vacancies.contains_key(cell));
            // A later round has other vacancies, so the targets tell where this round ends.
            while let Some((from, to)) = following.filter(|(_, to)| vacancies.contains_key(to)) {
                next.board.remove(&from);
                next.board.insert(to, self.seat);
                following = replacements.next();
            }
        }
        next.settle();
        next
    }

    fn seat(&self) -> Option<usize> {
        (!self.left().is_empty()).then_some(self.seat)
    }

    fn places(&self) -> Option<Vec<u8>> {
        self.places.iter().copied().collect()
    }

    fn men(&self) -> usize {
        self.board.len()
    }

    fn board(&self) -> Vec<String> {
        lines(self.board.iter().map(|(cell, seat)| format!("{}: pawn of {seat}", name(*cell))))
    }
}

/// Nine by nine, without three cells at each corner.
fn on_board((column, row): Cell) -> bool {
    let inside = (1..=9).contains(&column) && (1..=9).contains(&row);
    inside && (column - 5).abs() + (row - 5).abs() <= 6
}

/// The cell a quarter turn on, clockwise: south becomes west.
fn quarter((column, row): Cell) -> Cell {
    (row, 10 - column)
}

/// Every enemy pawn that stands between two of the seat's pawns, with these pawns on all axes.
fn captures(board: &Board, seat: usize) -> Vacancies {
    let mut vacancies = Vacancies::new();
    for (&taken, _) in board.iter().filter(|&(_, &owner)| owner != seat) {
        for axis in AXES {
            let sides = [along(taken, axis, -1), along(taken, axis, 1)];
            if sides.iter().all(|side| board.get(side) == Some(&seat)) {
                vacancies.entry(taken).or_default().extend(sides);
            }
        }
    }
    vacancies
}

/// Adds every way to go on with captures and replacements after `text`, until there is nothing to capture.
fn finish(board: &Board, seat: usize, text: Vec<String>, turns: &mut BTreeSet<String>) {
    let vacancies = captures(board, seat);
    if vacancies.is_empty() {
        turns.insert(text.join(","));
        return;
    }
    for round in rounds(&vacancies) {
        let (mut board, mut text) = (board.clone(), text.clone());
        board.retain(|cell, _| !vacancies.contains_key(cell));
        for (from, to) in round {
            board.remove(&from);
            board.insert(to, seat);
            text.push(format!("{}>{}", name(from), name(to)));
        }
        finish(&board, seat, text, turns);
    }
}

/// Every complete round of replacements, each as pairs of flanker and vacancy in the order of the vacancies.
fn rounds(vacancies: &Vacancies) -> Vec<Vec<(Cell, Cell)>> {
    let mut rounds = vec![Vec::new()];
    for (&vacancy, flankers) in vacancies {
        let mut longer = Vec::new();
        for round in &rounds {
            longer.push(round.clone());
            for &flanker in flankers.iter().filter(|&&flanker| !moved(round, flanker)) {
                let mut round = round.clone();
                round.push((flanker, vacancy));
                longer.push(round);
            }
        }
        rounds = longer;
    }
    // A vacancy stays empty only if all its flankers have been moved to other vacancies.
    rounds.retain(|round| {
        vacancies.iter().all(|(&vacancy, flankers)| {
            let filled = round.iter().any(|&(_, to)| to == vacancy);
            filled || flankers.iter().all(|&flanker| moved(round, flanker))
        })
    });
    rounds
}

fn moved(round: &[(Cell, Cell)], flanker: Cell) -> bool {
    round.iter().any(|&(from, _)| from == flanker)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats, south to act, unless a test says otherwise.
    fn position(pawns: &[&str]) -> Biloba {
        let mut position = Biloba::start(pawns.len());
        position.board.clear();
        for (seat, pawns) in pawns.iter().enumerate() {
            position.board.extend(cells(pawns).into_iter().map(|cell| (cell, seat)));
        }
        position
    }

    fn starting(position: &Biloba, with: &str) -> Vec<String> {
        position.turns().into_iter().filter(|turn| turn.starts_with(with)).collect()
    }

    #[test]
    fn the_board_has_69_cells_and_the_armies_their_places() {
        let count = (1..=9).flat_map(|c| (1..=9).map(move |r| (c, r))).filter(|&c| on_board(c)).count();
        assert_eq!(count, 69);
        let four = Biloba::start(4);
        let of = |seat| {
            four.board.iter().filter(|p| *p.1 == seat).map(|p| name(*p.0)).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(of(1), "a3 a4 a6 a7 b4 b5 b6 c5");
        assert_eq!(of(2), "c9 d8 d9 e7 e8 f8 f9 g9");
        assert_eq!(of(3), "g5 h4 h5 h6 i3 i4 i6 i7");
        assert_eq!(Biloba::start(2).men(), 32);
    }

    #[test]
    fn no_jump_towards_the_own_rear_and_no_centre_where_a_slide_reaches() {
        // West's pawn on d5 may slide left, but not jump over c5; e5 leads on to what d5 does not touch.
        let mut position = position(&["i4 i5 i6", "d5 c5 a5", "g9 f9 e9"]);
        position.seat = 1;
        let turns = "d5-c4 d5-c6 d5-d4 d5-d6 d5-e4 d5-e5-f4 d5-e5-f5 d5-e5-f6 d5-e6";
        assert_eq!(starting(&position, "d5").join(" "), turns);
        assert_eq!(starting(&position, "c5").join(" "), "c5-b4 c5-b5 c5-b6 c5-c4 c5-c6 c5-d4 c5-d6");
    }

    #[test]
    fn a_vacancy_stays_empty_only_when_its_flankers_have_moved() {
        let position = position(&["a3 a5 c3 e3", "a4 b3 d3 h8 h7 h6"]);
        let turns = [
            "a3>a4,c3>b3,e3>d3",
            "a3>a4,c3>d3",
            "a5>a4,a3>b3,c3>d3",
            "a5>a4,a3>b3,e3>d3",
            "a5>a4,c3>b3,e3>d3",
        ];
        assert_eq!(position.turns(), turns);
    }

    #[test]
    fn a_flanked_pawn_is_taken_before_anything_else() {
        let position = position(&["d3 f3 a5", "e3 h8 h7 h6"]);
        assert_eq!(position.turns(), ["d3>e3", "f3>e3"]);
        assert_eq!(position.play("f3>e3").men(), 6);
    }

    #[test]
    fn replacements_may_capture_again() {
        // e3-e4 takes d4; a pawn that fills it from e4 stands with b6 around c5.
        let position = position(&["c4 e3 b6", "d4 c5 h8 h7 h6"]);
        assert_eq!(starting(&position, "e3-e4,e4"), ["e3-e4,e4>d4,b6>c5", "e3-e4,e4>d4,d4>c5"]);
        assert_eq!(position.play("e3-e4,e4>d4,d4>c5").men(), 6);
    }

    #[test]
    fn seats_that_go_out_together_share_a_place() {
        let position = position(&["d3 f4 h5 b5 b6", "e3", "g4"]);
        assert_eq!(position.play("f4-f3,d3>e3,f3>g4").places(), Some(vec![1, 2, 2]));
    }

    #[test]
    fn a_seat_with_two_pawns_and_no_capture_goes_out_at_its_turn() {
        let position = position(&["d3 f4 d5 f6 b5", "e3", "e6"]);
        assert_eq!(position.play("f4-f3,f3>e3").places(), Some(vec![1, 3, 2]));
    }

    #[test]
    fn two_pawns_each_is_a_draw_even_if_the_next_could_capture() {
        let position = position(&["d3 f4", "e3 d5 b1"]);
        assert_eq!(starting(&position, "f4"), ["f4-f3,d3>e3", "f4-f3,f3>e3"]);
        assert_eq!(position.play("f4-f3,d3>e3").places(), Some(vec![1, 1]));
    }
}
