//! The board of Bilitaire as sets of bits.
//!
//! The bit of a hollow is 8 × column + row, both counted from 0. Ascending bits are therefore in the order of turn
//! texts (column letter first, then row). A place, or the tile on it, has the bit of its hollow at the bottom left: A1
//! has the bit of a1, B1 the bit of c1. A tile and the balls in it therefore shift by the same distance. A tile that
//! is shifted past the end of a column becomes a bit that is not a place.

pub(crate) use crate::rules::bits::narrow::{Cells, bit, each, shift};
pub(super) use crate::rules::bits::{At, between};

use crate::rules::{Cell, TileSlot};

const COLUMN: u8 = 8;
/// "A frame of 4×4 places, A1–D4."
const PLACES: Cells = 0x0055_0055_0055_0055;
/// The bit of a place multiplied by this is the set of its 2×2 hollows.
const TILE: Cells = 0x0303;
/// The distances from a place to the next place above it, and to the next place on its right.
pub(super) const LINES: [i8; 2] = [2, 2 * COLUMN as i8];

/// The four directions of jumps, each with the hollows on which a jump in it can end without running over the edge.
/// Sideways jumps need no mask, because they shift off the ends of the number. Opposite directions are neighbours in
/// the list.
const DIRECTIONS: [(i8, Cells); 4] = [
    (1, 0xFCFC_FCFC_FCFC_FCFC),
    (-1, 0x3F3F_3F3F_3F3F_3F3F),
    (COLUMN as i8, Cells::MAX),
    (-(COLUMN as i8), Cells::MAX),
];
/// The hollows that have another hollow above and below them: rows 2 to 7.
const BETWEEN_ROWS: Cells = 0x7E7E_7E7E_7E7E_7E7E;

/// The cells where balls have just landed, by the direction of the jump: in the order of [`DIRECTIONS`].
type Jumped = [Cells; 4];

/// The tiles in the frame and the balls in their hollows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Board {
    pub(crate) balls: Cells,
    pub(crate) tiles: Cells,
}

/// "Twelve square tiles […] fill all places but the four corners. […] A ball lies in each of the 48 hollows."
pub(super) const START: Board = {
    let tiles = 0x0014_0055_0055_0014;
    Board { balls: tiles * TILE, tiles }
};

impl Board {
    /// "A hollow exists only where a tile lies."
    pub(super) fn hollows(&self) -> Cells {
        self.tiles * TILE
    }

    /// Hollows without a ball.
    pub(crate) fn empty(&self) -> Cells {
        self.hollows() & !self.balls
    }

    /// Tiles with no ball on them.
    pub(crate) fn empty_tiles(&self) -> Cells {
        let rows = self.balls | self.balls >> 1;
        self.tiles & !(rows | rows >> COLUMN)
    }

    /// The hollows where a jump of the ball on this hollow can land: "horizontally or vertically, over one adjacent
    /// ball into the empty hollow right behind it".
    pub(super) fn landings(&self, from: At) -> Cells {
        let empty = self.empty();
        DIRECTIONS.iter().fold(0, |landings, (direction, ends)| {
            let over = shift(bit(from), *direction) & self.balls;
            landings | shift(over, *direction) & ends & empty
        })
    }

    /// Balls that can jump.
    pub(crate) fn jumping_balls(&self) -> Cells {
        let jumped = self.jump_with_all([self.balls; 4]);
        (0..4).fold(0, |movers, index| movers | shift(jumped[index], -2 * DIRECTIONS[index].0))
    }

    /// The board after a jump of one ball; the ball jumped over is removed.
    pub(super) fn after_jump(mut self, from: At, to: At) -> Board {
        self.balls ^= bit(from) | bit(between(from, to)) | bit(to);
        self
    }

    /// Whether a jump over two balls or more is possible, so that a demand can be made.
    pub(crate) fn has_jump_of_two(&self) -> bool {
        is_any_set(self.jump_with_all(self.jump_with_all([self.balls; 4])))
    }

    /// The most balls that one jump can take.
    pub(super) fn longest_jump(&self) -> u8 {
        let mut jumped = [self.balls; 4];
        for length in 0..3 {
            jumped = self.jump_with_all(jumped);
            if !is_any_set(jumped) {
                return length;
            }
        }
        let movers = self.jumping_balls();
        let mut length = 3;
        while each(movers).any(|at| self.can_jump(at, length + 1)) {
            length += 1;
        }
        length
    }

    /// Whether the ball on this hollow can jump over this number of balls, one after the other. "The first n jumps of
    /// a longer one count as a jump of n."
    pub(super) fn can_jump(&self, at: At, balls: u8) -> bool {
        balls == 0
            || self.max_reachable(at) >= u32::from(balls)
                && each(self.landings(at)).any(|to| self.after_jump(at, to).can_jump(to, balls - 1))
    }

    /// Makes one more jump with all balls at once, and returns the hollows where they land. No ball jumps back, because
    /// the ball that it jumped over has been removed. The result is exact for up to three jumps in a row: within three
    /// jumps no ball can return to the hollow that it left, or jump again over a hollow that it has emptied.
    fn jump_with_all(&self, jumped: Jumped) -> Jumped {
        let empty = self.empty();
        let [up, down, right, left] = jumped;
        let (upright, sideways) = (up | down, left | right);
        let from = [up | sideways, down | sideways, right | upright, left | upright];
        std::array::from_fn(|index| {
            let (direction, ends) = DIRECTIONS[index];
            shift(shift(from[index], direction) & self.balls, direction) & ends & empty
        })
    }

    /// An upper bound of the balls that a jump from here can take. A ball moves two hollows at a time, so it can land
    /// only on every other hollow of every other column. Each ball that it jumps over lies between two such hollows.
    fn max_reachable(&self, at: At) -> u32 {
        let landing_hollows = PLACES << (at & (COLUMN | 1));
        let ends = (self.empty() | bit(at)) & landing_hollows;
        let columns = shift(ends, 1) & shift(ends, -1) & BETWEEN_ROWS;
        let rows = shift(ends, COLUMN as i8) & shift(ends, -(COLUMN as i8));
        (self.balls & (columns | rows)).count_ones()
    }

    /// Visits every slide, given as the set of its tiles and the distance of their shift in bits: "straight, over empty
    /// places, without leaving the frame: one tile by 1, 2 or 3 places; two tiles adjacent in a line by 1 or 2 places
    /// along that line; three by 1 place along that line".
    pub(super) fn slides(&self, mut visit: impl FnMut(Cells, i8)) {
        let free = PLACES & !self.tiles;
        for line in LINES {
            let mut firsts = self.tiles;
            let mut group: Cells = 1;
            for size in 1..4 {
                for (ahead, direction) in [(size * line, line), (-line, -line)] {
                    let mut movable = firsts;
                    for places in 0..4 - size {
                        movable &= shift(free, -(ahead + places * direction));
                        each(movable).for_each(|first| visit(group << first, (places + 1) * direction));
                    }
                }
                firsts &= shift(self.tiles, -size * line);
                group |= group << line;
            }
        }
    }

    /// The board after a slide. "Balls travel with their tile."
    pub(super) fn after_slide(self, tiles: Cells, by: i8) -> Board {
        let hollows = tiles * TILE;
        Board {
            balls: self.balls & !hollows | shift(self.balls & hollows, by),
            tiles: self.tiles & !tiles | shift(tiles, by),
        }
    }

    /// The board after the removal of an empty tile.
    pub(super) fn without_tile(mut self, tile: At) -> Board {
        self.tiles &= !bit(tile);
        self
    }
}

fn is_any_set(jumped: Jumped) -> bool {
    jumped.iter().fold(0, |all, balls| all | balls) != 0
}

pub(super) fn cell(at: At) -> Cell {
    Cell::new(at / COLUMN, at % COLUMN)
}

/// The bit of a hollow in the frame, `None` if the cell is outside.
pub(super) fn at(cell: Cell) -> Option<At> {
    // The bounds are checked first, because a typed cell may have any column and row.
    (cell.column < 8 && cell.row < 8).then(|| cell.column * COLUMN + cell.row)
}

/// The place of a bit.
pub(super) fn place(at: At) -> TileSlot {
    TileSlot::new(at / COLUMN / 2, at % COLUMN / 2)
}

/// The bit of a place, `None` if it is outside of the frame.
pub(super) fn place_at(place: TileSlot) -> Option<At> {
    (place.column < 4 && place.row < 4).then(|| (place.column * COLUMN + place.row) * 2)
}

/// The places whose four hollows are all in this set.
pub(super) fn complete_tiles(hollows: Cells) -> Cells {
    let rows = hollows & hollows >> 1;
    PLACES & rows & rows >> COLUMN
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place_of(text: &str) -> At {
        let [column, row] = text.as_bytes() else { panic!("{text} is no place") };
        place_at(TileSlot::new(column - b'A', row - b'1')).expect("it is in the frame")
    }

    #[test]
    fn the_board_has_48_hollows_on_12_tiles() {
        assert_eq!(START.tiles.count_ones(), 12);
        assert_eq!(START.balls, START.hollows());
        assert_eq!(START.balls.count_ones(), 48);
        let hollows: Vec<String> =
            each(bit(place_of("D4")) * TILE).map(|hollow| cell(hollow).to_string()).collect();
        assert_eq!(hollows, ["g7", "g8", "h7", "h8"]);
    }

    /// "A shifter who can neither slide nor remove passes": this never happens. While there is a tile and a free place,
    /// some tile has a free place beside it and can slide there.
    #[test]
    fn there_is_always_a_slide() {
        let places: Vec<At> = each(PLACES).collect();
        for set in 1..u16::MAX {
            let tiles = places
                .iter()
                .enumerate()
                .fold(0, |tiles, (index, at)| if set & 1 << index != 0 { tiles | bit(*at) } else { tiles });
            let mut slides = 0;
            Board { balls: 0, tiles }.slides(|_, _| slides += 1);
            assert!(slides > 0, "{tiles:#x}");
        }
    }

    /// Compares the calculation on sets of bits with a search ball by ball, on boards of every density.
    #[test]
    fn the_longest_jump_is_what_some_ball_can_jump() {
        let mut seed = 1_u64;
        let mut random = || {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            seed
        };
        let mut greatest = 0;
        for _ in 0..20_000 {
            let (few, many) = (random() & random(), random() | random());
            for balls in [few, many, random(), few & random()] {
                let board = Board { balls: balls & START.hollows(), tiles: START.tiles };
                let plain = each(board.balls)
                    .map(|at| (1..).take_while(|n| plainly_can_jump(&board, at, *n)).count() as u8)
                    .max();
                assert_eq!(board.longest_jump(), plain.unwrap_or(0), "{board:x?}");
                assert_eq!(board.has_jump_of_two(), board.longest_jump() >= 2, "{board:x?}");
                assert_eq!(board.jumping_balls() != 0, board.longest_jump() >= 1, "{board:x?}");
                greatest = greatest.max(board.longest_jump());
            }
        }
        assert!(greatest > 5, "the boards are too tame: {greatest}");
    }

    fn plainly_can_jump(board: &Board, from: At, balls: u8) -> bool {
        balls == 0
            || each(board.landings(from))
                .any(|to| plainly_can_jump(&board.after_jump(from, to), to, balls - 1))
    }
}
