//! Bilitaire.

use std::collections::BTreeSet;

use super::{Cell, ORTHOGONAL, Plain, along, cell, lines, name};

/// A position of Bilitaire.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bilitaire {
    /// The places of the frame where a tile lies.
    tiles: BTreeSet<Cell>,
    /// The hollows in which a ball lies.
    balls: BTreeSet<Cell>,
    /// 0 or 1, which is also the seat of the jumper.
    round: usize,
    act: Act,
    /// The balls left in each round that is over.
    left: Vec<u32>,
}

/// The action for which the game waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// The jumper's first turn.
    Take,
    Shift,
    Jump {
        demand: Option<usize>,
    },
}

impl Bilitaire {
    /// The beginning of round one.
    pub fn start() -> Self {
        let tiles: BTreeSet<Cell> = frame()
            .into_iter()
            .filter(|place| !([1, 4].contains(&place.0) && [1, 4].contains(&place.1)))
            .collect();
        let balls = tiles.iter().flat_map(|&tile| hollows(tile)).collect();
        Bilitaire { tiles, balls, round: 0, act: Act::Take, left: Vec::new() }
    }

    /// Points of seat 0 and of seat 1 when the match is over: the balls that the other left as jumper.
    pub fn scores(&self) -> Option<[u32; 2]> {
        match self.left[..] {
            [first, second] => Some([second, first]),
            _ => None,
        }
    }

    /// The jumps of the ball on `from`: the ball jumped over and the hollow landed in.
    fn jumps(&self, from: Cell) -> Vec<(Cell, Cell)> {
        ORTHOGONAL
            .map(|direction| (along(from, direction, 1), along(from, direction, 2)))
            .into_iter()
            .filter(|(over, to)| self.balls.contains(over) && self.tiles.contains(&place(*to)))
            .filter(|(_, to)| !self.balls.contains(to))
            .collect()
    }

    fn jump(&mut self, from: Cell, over: Cell, to: Cell) {
        self.balls.remove(&from);
        self.balls.remove(&over);
        self.balls.insert(to);
    }

    /// Adds every multiple jump of the ball on `from`, each with its length; a longer one begins with shorter ones.
    fn chains(&self, from: Cell, text: &str, length: usize, turns: &mut Vec<(usize, String)>) {
        for (over, to) in self.jumps(from) {
            let text = format!("{text}x{}", name(to));
            let mut after = self.clone();
            after.jump(from, over, to);
            after.chains(to, &text, length + 1, turns);
            turns.push((length + 1, text));
        }
    }

    /// Every jump on the board with its length.
    fn all_jumps(&self) -> Vec<(usize, String)> {
        let mut turns = Vec::new();
        for &ball in &self.balls {
            self.chains(ball, &name(ball), 0, &mut turns);
        }
        turns
    }

    /// The shifts that are possible, without demands.
    fn shifts(&self) -> Vec<String> {
        let mut turns = Vec::new();
        for &tile in &self.tiles {
            if !hollows(tile).iter().any(|hollow| self.balls.contains(hollow)) {
                turns.push(format!("x{}", tile_name(tile)));
            }
        }
        for &tile in &self.tiles {
            for line in [(1, 0), (0, 1)] {
                // Groups in a line, identified by their first tile.
                for size in 1..=3 {
                    let group: Vec<Cell> = (0..size).map(|on| along(tile, line, on)).collect();
                    if group.iter().all(|member| self.tiles.contains(member)) {
                        turns.extend(self.slides(&group, line, 4 - size));
                        turns.extend(self.slides(&group, (-line.0, -line.1), 4 - size));
                    }
                }
            }
        }
        turns
    }

    /// The slides of a group in one direction by 1 to `most` places, for as far as the way is empty.
    fn slides(&self, group: &[Cell], direction: Cell, most: i8) -> Vec<String> {
        let free =
            |place: &Cell| frame().contains(place) && (!self.tiles.contains(place) || group.contains(place));
        let text = |places: &[Cell]| places.iter().map(|&place| tile_name(place)).collect::<String>();
        let at = |by: i8| group.iter().map(|&tile| along(tile, direction, by)).collect::<Vec<Cell>>();
        (1..=most)
            .take_while(|&by| at(by).iter().all(free))
            .map(|by| format!("{}-{}", text(group), text(&at(by))))
            .collect()
    }

    /// The board after a slide or a removal.
    fn shifted(&self, shift: &str) -> Self {
        let mut next = self.clone();
        if let Some(tile) = shift.strip_prefix('x') {
            next.tiles.remove(&cell(tile));
        } else if let Some((from, to)) = shift.split_once('-') {
            let (from, to) = (tiles(from), tiles(to));
            let by = (to[0].0 - from[0].0, to[0].1 - from[0].1);
            // A place is two hollows wide, and balls travel with their tile.
            let slide = |tile: Cell| if from.contains(&tile) { along(tile, by, 1) } else { tile };
            let carry = |ball: Cell| if from.contains(&place(ball)) { along(ball, by, 2) } else { ball };
            next.tiles = self.tiles.iter().copied().map(slide).collect();
            next.balls = self.balls.iter().copied().map(carry).collect();
        }
        next
    }
}

impl Plain for Bilitaire {
    fn turns(&self) -> Vec<String> {
        let mut turns = Vec::new();
        if self.seat().is_none() {
            return turns;
        }
        match self.act {
            Act::Take => turns.extend(self.balls.iter().map(|&ball| format!("x{}", name(ball)))),
            Act::Jump { demand } => {
                let jumps = self.all_jumps().into_iter();
                turns.extend(
                    jumps.filter(|(length, _)| demand.is_none_or(|n| n == *length)).map(|(_, text)| text),
                );
            }
            Act::Shift => {
                for shift in self.shifts() {
                    let lengths: BTreeSet<usize> =
                        self.shifted(&shift).all_jumps().into_iter().map(|(length, _)| length).collect();
                    turns.extend(lengths.into_iter().filter(|&n| n >= 2).map(|n| format!("{shift}!{n}")));
                    turns.push(shift);
                }
                if turns.is_empty() {
                    turns.push("pass".to_string());
                }
            }
        }
        turns.sort();
        turns
    }

    fn play(&self, turn: &str) -> Self {
        match self.act {
            Act::Take => {
                let mut next = self.clone();
                next.balls.remove(&cell(&turn[1..]));
                next.act = Act::Shift;
                next
            }
            Act::Jump { .. } => {
                let mut next = self.clone();
                let way: Vec<Cell> = turn.split('x').map(cell).collect();
                for jump in way.windows(2) {
                    let over = ((jump[0].0 + jump[1].0) / 2, (jump[0].1 + jump[1].1) / 2);
                    next.jump(jump[0], over, jump[1]);
                }
                next.act = Act::Shift;
                next
            }
            Act::Shift => {
                let (shift, demand) = match turn.split_once('!') {
                    Some((shift, n)) => (shift, Some(n.parse().expect("a legal demand is a number"))),
                    None => (turn, None),
                };
                let mut next = self.shifted(shift);
                next.act = Act::Jump { demand };
                if next.balls.iter().all(|&ball| next.jumps(ball).is_empty()) {
                    // The round is over; the shifter, now the jumper, acts again.
                    next.left.push(next.balls.len() as u32);
                    if self.round == 0 {
                        next = Bilitaire { round: 1, left: next.left, ..Bilitaire::start() };
                    }
                }
                next
            }
        }
    }

    fn seat(&self) -> Option<usize> {
        match self.act {
            _ if self.left.len() == 2 => None,
            Act::Shift => Some(1 - self.round),
            Act::Take | Act::Jump { .. } => Some(self.round),
        }
    }

    fn places(&self) -> Option<Vec<u8>> {
        let [zero, one] = self.scores()?;
        Some(vec![if zero >= one { 1 } else { 2 }, if one >= zero { 1 } else { 2 }])
    }

    fn men(&self) -> usize {
        self.balls.len()
    }

    fn board(&self) -> Vec<String> {
        let tiles = self.tiles.iter().map(|tile| format!("{}: tile", tile_name(*tile)));
        let balls = self.balls.iter().map(|ball| format!("{}: ball of 0", name(*ball)));
        let points =
            self.left.iter().enumerate().map(|(jumper, left)| format!("{} has {left} points", 1 - jumper));
        let demand = match self.act {
            Act::Jump { demand } => demand,
            Act::Take | Act::Shift => None,
        };
        lines(tiles.chain(balls).chain(points).chain(demand.map(|balls| format!("demand of {balls}"))))
    }
}

/// The places A1 to D4.
fn frame() -> BTreeSet<Cell> {
    (1..=4).flat_map(|column| (1..=4).map(move |row| (column, row))).collect()
}

/// The hollows of the tile on this place: A1 holds a1, b1, a2 and b2.
fn hollows((column, row): Cell) -> [Cell; 4] {
    let (right, top) = (2 * column, 2 * row);
    [(right - 1, top - 1), (right - 1, top), (right, top - 1), (right, top)]
}

/// The place of the frame to which a hollow belongs; off the frame there is never a tile.
fn place((column, row): Cell) -> Cell {
    ((column + 1).div_euclid(2), (row + 1).div_euclid(2))
}

fn tile_name(place: Cell) -> String {
    name(place).to_ascii_uppercase()
}

/// `B1B2` is two tiles.
fn tiles(text: &str) -> Vec<Cell> {
    (0..text.len() / 2).map(|tile| cell(&text[2 * tile..2 * tile + 2])).collect()
}

#[cfg(test)]
mod tests {
    use super::super::cells;
    use super::*;

    fn position(tiles: &str, balls: &str, act: Act) -> Bilitaire {
        let (tiles, balls) = (cells(tiles).into_iter().collect(), cells(balls).into_iter().collect());
        Bilitaire { tiles, balls, act, ..Bilitaire::start() }
    }

    #[test]
    fn a_jump_crosses_tiles_and_may_stop_or_go_on() {
        let position = position("A1 B1 B2", "a1 b1 d2", Act::Jump { demand: None });
        assert_eq!(position.turns(), ["a1xc1"]);
        let position = Bilitaire { balls: cells("a1 b1 c2").into_iter().collect(), ..position };
        assert_eq!(position.turns(), ["a1xc1", "a1xc1xc3"]);
        let demanded = Bilitaire { act: Act::Jump { demand: Some(2) }, ..position };
        assert_eq!(demanded.turns(), ["a1xc1xc3"]);
    }

    #[test]
    fn tiles_slide_alone_or_in_a_line_as_far_as_the_way_is_empty() {
        let position = position("A1 B1", "a1 d2", Act::Shift);
        let turns = "A1-A2 A1-A3 A1-A4 A1B1-B1C1 A1B1-C1D1 B1-B2 B1-B3 B1-B4 B1-C1 B1-D1";
        assert_eq!(position.turns().join(" "), turns);
        assert_eq!(position.shifted("A1B1-B1C1").balls, cells("c1 f2").into_iter().collect());
    }

    #[test]
    fn a_demand_names_a_length_that_the_shift_makes_possible() {
        // With C1 beside B1 the ball on a1 can jump twice.
        let position = position("A1 B1 D1", "a1 b1 d1 g1", Act::Shift);
        let turns: Vec<String> =
            position.turns().into_iter().filter(|turn| turn.starts_with("D1-C1")).collect();
        assert_eq!(turns, ["D1-C1"]);
        let position = Bilitaire { balls: cells("a1 b1 d1 h2").into_iter().collect(), ..position };
        let turns: Vec<String> =
            position.turns().into_iter().filter(|turn| turn.starts_with("D1-C1")).collect();
        assert_eq!(turns, ["D1-C1", "D1-C1!2"]);
    }

    #[test]
    fn an_empty_tile_may_be_removed_and_a_round_ends_without_a_jump() {
        let position = position("A1 C3", "a1 b2", Act::Shift);
        assert!(position.turns().contains(&"xC3".to_string()));
        let after = position.play("xC3");
        assert_eq!((after.round, after.seat(), after.men()), (1, Some(1), 48));
        let last = Bilitaire { round: 1, left: vec![5], ..position };
        assert_eq!((last.play("xC3").scores(), last.play("xC3").places()), (Some([2, 5]), Some(vec![2, 1])));
    }
}
