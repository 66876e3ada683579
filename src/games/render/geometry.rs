//! Where things are: cells and corners of each board in pixels, as the viewer sees them.

use super::game_renderer::{self, GameRenderer};
use super::panel;
use super::path::Path;
use crate::rules::{Cell, GameKind, Place, Scene};
use ab_glyph::{Point, point};

/// A board placed in a picture. Lengths of the board are counted in columns and rows from its lower left corner
/// as seat 0 sees it.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub game: GameKind,
    pub design: &'static dyn GameRenderer,
    /// Width and height of the whole picture.
    pub page: (f32, f32),
    /// Quarter turns against the clock, so that the viewer's side is at the bottom.
    pub turns: u8,
    columns: f32,
    rows: f32,
    /// Whole pixels, so that the same man looks the same on every cell.
    column: f32,
    row: f32,
    left: f32,
    bottom: f32,
    /// What men are measured by, in pixels.
    pub unit: f32,
    /// How wide the frame is, in whole pixels.
    pub frame: f32,
}

impl Board {
    /// The board of this scene in a picture of this width, which is no higher than wide.
    pub fn new(scene: &Scene, width: f32) -> Board {
        let (game, design) = (scene.game, game_renderer::of(scene.game));
        let layout = design.layout();
        let corners = || game.cells().flat_map(|cell| design.corners(cell));
        let columns = corners().map(|corner| corner.x).fold(0.0, f32::max);
        let rows = corners().map(|corner| corner.y).fold(0.0, f32::max);
        let turns = design.turns(scene.view, scene.places.seats());
        let [above, below] =
            design.strips(turns).map(|is_there| if is_there { panel::strip(width) } else { 0.0 });
        let across = width / (columns + 2.0 * layout.margin);
        let upright = (width - above - below) / (rows * layout.row + 2.0 * layout.margin);
        let column = across.min(upright).floor();
        // Most rows are as high as columns are wide, to the pixel.
        let row = (column * layout.row).round();
        let unit = column * layout.unit;
        let frame = (unit * layout.frame).round();
        let left = ((width - columns * column) / 2.0).floor();
        let margin = (layout.margin * column).floor();
        let bottom = above + margin + rows * row;
        let page = (width, bottom + margin + below);
        Board { game, design, page, turns, columns, rows, column, row, left, bottom, unit, frame }
    }

    /// A point of the board in pixels.
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
        let at = self.design.centre(cell);
        self.at(at.x, at.y)
    }

    /// The outline of a cell, smaller by so many pixels on each side.
    pub fn outline(&self, cell: Cell, inset: f32) -> Path {
        self.design.outline(self, cell, inset)
    }

    /// The outline of the whole board, larger by so many pixels on each side.
    pub fn around(&self, out: f32) -> Path {
        self.polygon(&self.design.edge((self.columns, self.rows))).inset(-out)
    }

    /// So many units in whole pixels, but at least one: lines along the rows are sharp, and quicker to pack.
    pub fn whole(&self, units: f32) -> f32 {
        (self.unit * units).round().max(1.0)
    }

    /// A place for tiles in pixels, if there is one: its middle and its side.
    pub fn place(&self, place: Place) -> Option<(Point, f32)> {
        let (middle, side) = self.design.place(place)?;
        Some((self.at(middle.x, middle.y), side * self.column))
    }

    /// Does a man on this cell stand upright, as the board is seen?
    pub fn is_upright(&self, cell: Cell) -> bool {
        self.design.is_upright(cell, self.turns)
    }

    /// Is there such a cell?
    pub fn has(&self, cell: Cell) -> bool {
        self.game.has_cell(cell)
    }

    /// Every cell, whatever the position.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.game.cells()
    }

    /// A shape between these points, in lengths of the board.
    pub fn polygon(&self, corners: &[Point]) -> Path {
        Path::polygon(corners.iter().map(|corner| {
            let p = self.at(corner.x, corner.y);
            (p.x, p.y)
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Places;

    #[test]
    fn every_cell_of_every_game_lies_on_its_page_which_is_nearly_square() {
        for game in GameKind::ALL {
            for seats in game.seats() {
                for view in 0..seats {
                    let mut scene = Scene::new(game, Vec::new(), None, Places::open(seats));
                    scene.view = view;
                    let board = Board::new(&scene, 900.0);
                    let (width, height) = board.page;
                    assert!((0.85 * width..=width).contains(&height), "{game}: {width} × {height}");
                    for cell in game.cells() {
                        let at = board.centre(cell);
                        let inside = (0.0..width).contains(&at.x) && (0.0..height).contains(&at.y);
                        assert!(inside, "{game}: {cell} seen by {view} of {seats}");
                    }
                }
            }
        }
    }
}
