//! Where things are: cells and corners of each board in pixels, as the viewer sees them.

use super::path::{Path, toward};
use crate::rules::{Cell, Game, Place, Scene};
use ab_glyph::{Point, point};

/// A board placed in a picture. Lengths of the board are counted in columns and rows from its lower left corner
/// as seat 0 sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Board {
    pub game: Game,
    /// Quarter turns against the clock, so that the viewer's side is at the bottom.
    turns: u8,
    columns: f32,
    rows: f32,
    /// Whole pixels, so that the same man looks the same on every cell.
    column: f32,
    row: f32,
    left: f32,
    bottom: f32,
    /// What men are measured by, in pixels.
    pub unit: f32,
    /// The height of the board with its coordinates.
    pub height: f32,
}

impl Board {
    /// The board of this scene in a picture of this width, below `top`.
    pub fn new(scene: &Scene, width: f32, top: f32) -> Board {
        let (columns, rows, margin) = match scene.game {
            Game::Biloba => (9.0, 9.0, 0.5),
            Game::Bizingo => (22.0, 11.0, 1.5),
            Game::Basileus => (9.0, 8.0, 0.5),
            Game::Bilitaire => (8.0, 8.0, 0.5),
        };
        let column = (width / (columns + 2.0 * margin)).floor();
        let row = if scene.game == Game::Bizingo { (column * 3f32.sqrt()).round() } else { column };
        let unit = if scene.game == Game::Bizingo { column * 1.35 } else { column };
        let left = ((width - columns * column) / 2.0).floor();
        let edge = (width * 0.05).floor();
        let turns = match (scene.game, scene.places.seats()) {
            (Game::Bilitaire, _) => 0,
            (_, 2) => 2 * (scene.view % 2),
            _ => scene.view % 4,
        };
        let bottom = (top + edge + rows * row).floor();
        let height = rows * row + 2.0 * edge;
        Board { game: scene.game, turns: turns as u8, columns, rows, column, row, left, bottom, unit, height }
    }

    /// A place of the board in pixels.
    pub fn at(&self, x: f32, y: f32) -> Point {
        let (x, y) = match self.turns {
            0 => (x, y),
            1 => (self.columns - y, x),
            2 => (self.columns - x, self.rows - y),
            _ => (y, self.rows - x),
        };
        point(self.left + x * self.column, self.bottom - y * self.row)
    }

    /// The middle of a cell.
    pub fn centre(&self, cell: Cell) -> Point {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        match self.game {
            // The middle of a triangle is a third of its height above its base.
            Game::Bizingo if points_up(cell) => self.at(x - 1.0, y + 1.0 / 3.0),
            Game::Bizingo => self.at(x - 1.0, y + 2.0 / 3.0),
            _ => self.at(x + 0.5, y + 0.5),
        }
    }

    /// The outline of a cell, smaller by so many pixels on each side.
    pub fn outline(&self, cell: Cell, inset: f32) -> Path {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        let corners = match self.game {
            Game::Bizingo => {
                let (base, tip) = if points_up(cell) { (y, y + 1.0) } else { (y + 1.0, y) };
                let corners = [self.at(x - 2.0, base), self.at(x, base), self.at(x - 1.0, tip)];
                let middle = point(
                    corners.iter().map(|corner| corner.x).sum::<f32>() / 3.0,
                    corners.iter().map(|corner| corner.y).sum::<f32>() / 3.0,
                );
                // A corner of 60° moves twice as far as its sides.
                return Path::polygon(corners.map(|corner| {
                    let corner = toward(corner, middle, inset * 2.0);
                    (corner.x, corner.y)
                }));
            }
            Game::Bilitaire => return Path::circle(self.centre(cell), self.unit * 0.37 - inset),
            _ => [self.at(x, y), self.at(x + 1.0, y + 1.0)],
        };
        let (left, right) = (corners[0].x.min(corners[1].x), corners[0].x.max(corners[1].x));
        let (top, bottom) = (corners[0].y.min(corners[1].y), corners[0].y.max(corners[1].y));
        Path::rect(left + inset, top + inset, right - left - 2.0 * inset, bottom - top - 2.0 * inset)
    }

    /// Bilitaire's places for tiles: left, top and side in pixels.
    pub fn place(&self, place: Place) -> (Point, f32) {
        let corner = self.at(f32::from(place.column) * 2.0, f32::from(place.row) * 2.0 + 2.0);
        (corner, self.column * 2.0)
    }

    /// Is it one of Bilitaire's places?
    pub fn has_place(&self, place: Place) -> bool {
        self.game == Game::Bilitaire && place.column < 4 && place.row < 4
    }

    /// The middle of one of Bilitaire's places.
    pub fn place_centre(&self, place: Place) -> Point {
        self.at(f32::from(place.column) * 2.0 + 1.0, f32::from(place.row) * 2.0 + 1.0)
    }

    /// Does a man on this cell stand on a triangle that points up as it is seen?
    pub fn seen_upright(&self, cell: Cell) -> bool {
        points_up(cell) == (self.turns == 0)
    }

    /// Is it of the lighter of the two colours?
    pub fn is_light(&self, cell: Cell) -> bool {
        !points_up(cell)
    }

    /// How many columns and rows it has, in lengths of the board.
    pub fn extent(&self) -> (f32, f32) {
        (self.columns, self.rows)
    }

    /// Is there such a cell?
    pub fn has(&self, cell: Cell) -> bool {
        self.game.has_cell(cell)
    }

    /// Every cell, whatever the position.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let board = *self;
        board.game.cells()
    }
}

/// Bizingo: "a cell points up if column + row is even", counted from 1 or from 0.
fn points_up(cell: Cell) -> bool {
    cell.column % 2 == cell.row % 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Places;

    fn board(game: Game) -> Board {
        Board::new(&Scene::new(game, Vec::new(), None, Places::open(2)), 900.0, 70.0)
    }

    #[test]
    fn boards_have_as_many_cells_as_the_rules_say() {
        for (game, count) in
            [(Game::Biloba, 69), (Game::Bizingo, 157), (Game::Basileus, 72), (Game::Bilitaire, 64)]
        {
            assert_eq!(board(game).cells().count(), count, "{game}");
        }
        let up = board(Game::Bizingo).cells().filter(|cell| points_up(*cell)).count();
        assert_eq!(up, 82);
    }

    #[test]
    fn the_viewer_sits_at_the_bottom() {
        // The middle of each side of Biloba: south, west, north, east.
        let sides = [Cell::new(4, 0), Cell::new(0, 4), Cell::new(4, 8), Cell::new(8, 4)];
        for (view, own) in sides.into_iter().enumerate() {
            let mut scene = Scene::new(Game::Biloba, Vec::new(), None, Places::open(4));
            scene.view = view;
            let board = Board::new(&scene, 900.0, 0.0);
            let lowest = sides.into_iter().max_by(|a, b| board.centre(*a).y.total_cmp(&board.centre(*b).y));
            assert_eq!(lowest, Some(own), "seat {view}");
        }
    }
}
