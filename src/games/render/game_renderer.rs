//! What the file of a game says about how it is drawn. Whatever it does not say is as in most games.

use super::background;
use super::canvas::Canvas;
use super::geometry::Board;
use super::man::{self, Figure};
use super::panel::{self, Area, Fact};
use super::path::Path;
use super::theme::{BoardColours, Colours, SeatColours};
use crate::rules::{Cell, GameKind, Place, Scene, Seat};
use ab_glyph::{Point, point};

/// How a game is drawn. Lengths of the board are those of its cells, counted to the right and upwards from the lower
/// left corner of `a1` as seat 0 sees it.
pub(super) trait GameRenderer: Sync {
    /// The corners of a cell, one after the other around it: a square, unless the game says otherwise.
    fn corners(&self, cell: Cell) -> Vec<Point> {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        vec![point(x, y), point(x + 1.0, y), point(x + 1.0, y + 1.0), point(x, y + 1.0)]
    }

    /// Where a man stands on a cell.
    fn centre(&self, cell: Cell) -> Point {
        let corners = self.corners(cell);
        let sum = corners.iter().fold(point(0.0, 0.0), |sum, corner| sum + *corner);
        let count = corners.len().max(1) as f32;
        point(sum.x / count, sum.y / count)
    }

    /// The outline of a cell in pixels, smaller by so many on each side.
    fn outline(&self, board: &Board, cell: Cell, inset: f32) -> Path {
        board.polygon(&self.corners(cell)).inset(inset)
    }

    /// The outline of the whole board of so many columns and rows.
    fn edge(&self, (columns, rows): (f32, f32)) -> Vec<Point> {
        vec![point(0.0, 0.0), point(columns, 0.0), point(columns, rows), point(0.0, rows)]
    }

    /// Is a cell of the lighter of two colours?
    fn is_light(&self, cell: Cell) -> bool {
        cell.column % 2 != cell.row % 2
    }

    /// A place for something larger than a man, if there is one: its middle and its side.
    fn place(&self, _place: Place) -> Option<(Point, f32)> {
        None
    }

    /// How the board lies on the page.
    fn layout(&self) -> Layout {
        Layout::default()
    }

    /// Quarter turns of the board against the clock that bring the side of this seat to the bottom.
    fn turns(&self, view: Seat, seats: usize) -> u8 {
        let sides = if seats == 2 { 2 * (view % 2) } else { view % 4 };
        sides as u8
    }

    /// Are there strips for panels above and below the board?
    fn strips(&self, _turns: u8) -> [bool; 2] {
        [true, true]
    }

    /// Where the panels are, as the seats sit around the board: the viewer first, the others on with the clock.
    fn panels(&self, board: &Board, seats: usize) -> Vec<Area> {
        panel::strips(board.page, seats)
    }

    /// The board without anything on it.
    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        background::draw_chequered(canvas, board, colours);
    }

    /// The names of the columns and rows.
    fn draw_coordinates(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        background::draw_coordinates(canvas, board, colours);
    }

    /// Names of cells, under ways and men.
    fn draw_names(&self, _: &mut Canvas, _: &Board, _: &Colours, _: &Scene) {}

    /// What lies on a place, around its middle.
    fn draw_tile(&self, _: &mut Canvas, _: &Board, _at: Point, _: Place, _: &Colours) {}

    /// Does a man on this cell stand upright, as the board is seen?
    fn is_upright(&self, _cell: Cell, _turns: u8) -> bool {
        true
    }

    /// A man around its middle; `unit` is the side of a cell.
    fn draw_man(&self, canvas: &mut Canvas, man: Figure, at: Point, unit: f32, inks: Inks) {
        man::draw_disc(canvas, man.seat, at, unit, inks.seat);
    }

    /// What is drawn over everything, or beside the board.
    fn draw_extras(&self, _: &mut Canvas, _: &Board, _: &Colours, _: &Scene) {}

    /// How large labels and ways are.
    fn sizes(&self) -> Sizes {
        Sizes::default()
    }

    /// The man on the panel of a seat, given as the first of its kinds, upright if the board is not turned; `size` is
    /// the height of a line.
    fn draw_token(&self, canvas: &mut Canvas, man: Figure, at: Point, size: f32, inks: Inks) {
        self.draw_man(canvas, man, at, size * 1.1, inks);
    }

    /// What the panel of a seat tells: how many men it has, or had when it gave up.
    fn facts(&self, scene: &Scene, seat: Seat) -> Vec<Fact> {
        let men = scene.men.iter().chain(&scene.left);
        let men = men.filter(|man| man.seat == seat && man.kind.is_owned()).count();
        vec![Fact { sign: None, text: format!("×{men}"), is_demand: false }]
    }
}

/// How a board lies on its page.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// What is left free around the cells, in columns.
    pub margin: f32,
    /// How high a row is, in columns.
    pub row: f32,
    /// What men and marks are measured by, in columns.
    pub unit: f32,
    /// How wide the frame is, in units.
    pub frame: f32,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout { margin: 0.42, row: 1.0, unit: 1.0, frame: 0.34 }
    }
}

/// The sizes of what is written and drawn over a board, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    /// A label on an empty cell and one on a man: their radius.
    pub label: f32,
    pub label_on_man: f32,
    /// Where a label of a man is, to the right of its middle and above it, if it stands upright.
    pub label_corner: (f32, f32),
    /// How thick ways are.
    pub way: f32,
    /// The letters and numbers on the frame.
    pub coordinates: f32,
}

impl Default for Sizes {
    fn default() -> Sizes {
        Sizes { label: 0.26, label_on_man: 0.2, label_corner: (0.3, 0.3), way: 0.1, coordinates: 0.26 }
    }
}

/// The colours for a man.
#[derive(Clone, Copy)]
pub(super) struct Inks<'a> {
    pub seat: &'a SeatColours,
    pub board: &'a BoardColours,
}

macro_rules! dispatch {
    ($($(#[$about:meta])* $Name:ident: $folder:ident,)*) => {
        /// What the file of a game says.
        pub(super) fn of(game: GameKind) -> &'static dyn GameRenderer {
            match game { $(GameKind::$Name => &super::$folder::$Name,)* }
        }
    };
}

crate::games::games!(dispatch);
