//! The drawing of boards and men, which differs from game to game. The defaults suit most games.

use super::background;
use super::canvas::Canvas;
use super::geometry::BoardGeometry;
use super::man::{self, ManAppearance, ManColours};
use super::panel_layout::{self, Badge, PanelArea};
use super::path::Path;
use super::theme::{BoardColours, Colours};
use crate::rules::{Cell, Scene, Seat, TileSlot};
use ab_glyph_rasterizer::{Point, point};
use std::ops::{Deref, DerefMut};

/// How the board and the men of a game are drawn.
///
/// Board coordinates are in cells, to the right and upwards from the lower left corner of `a1` as seat 0 sees it.
pub(super) trait GameRenderer: Sync {
    /// The corners of a cell in board coordinates, in order around it. Default: a square.
    fn cell_corners(&self, cell: Cell) -> Vec<Point> {
        let (x, y) = (f32::from(cell.column), f32::from(cell.row));
        vec![point(x, y), point(x + 1.0, y), point(x + 1.0, y + 1.0), point(x, y + 1.0)]
    }

    /// Where a man stands on a cell, in board coordinates. Default: the mean of its corners.
    fn cell_centre(&self, cell: Cell) -> Point {
        let corners = self.cell_corners(cell);
        let sum = corners.iter().fold(point(0.0, 0.0), |sum, corner| sum + *corner);
        let count = corners.len().max(1) as f32;
        point(sum.x / count, sum.y / count)
    }

    /// The outline of a cell in pixels, moved inwards by `inset` pixels.
    fn cell_outline(&self, board: &BoardGeometry, cell: Cell, inset: f32) -> Path {
        board.polygon(&self.cell_corners(cell)).inset(inset)
    }

    /// The corners of the whole board in board coordinates, in order around it.
    fn board_corners(&self, (columns, rows): (f32, f32)) -> Vec<Point> {
        vec![point(0.0, 0.0), point(columns, 0.0), point(columns, rows), point(0.0, rows)]
    }

    /// Whether a cell has the lighter of the two colours.
    fn is_light_cell(&self, cell: Cell) -> bool {
        cell.column % 2 != cell.row % 2
    }

    /// The centre and the side of a place for tiles, in board coordinates; `None` if there is no such place.
    fn tile_slot(&self, _place: TileSlot) -> Option<(Point, f32)> {
        None
    }

    /// How the board is placed on the page.
    fn layout(&self) -> BoardLayout {
        BoardLayout::default()
    }

    /// Counterclockwise quarter turns of the board, from 0 to 3, that bring the side of this seat to the bottom.
    fn quarter_turns(&self, view: Seat, seats: usize) -> u8 {
        let sides = if seats == 2 { 2 * (view % 2) } else { view % 4 };
        sides as u8
    }

    /// Whether strips for panels are reserved above and below the board.
    fn panel_strips(&self, _quarter_turns: u8) -> [bool; 2] {
        [true, true]
    }

    /// Where the panels are, as the seats sit around the board: the viewer first, then clockwise.
    fn panel_areas(&self, board: &BoardGeometry, seats: usize) -> Vec<PanelArea> {
        panel_layout::strip_areas(board.page_size, seats)
    }

    /// Draws the empty board.
    fn draw_background(&self, canvas: &mut BoardCanvas) {
        background::draw_chequered(canvas);
    }

    /// Draws the names of the columns and rows.
    fn draw_coordinates(&self, canvas: &mut BoardCanvas) {
        background::draw_coordinates(canvas);
    }

    /// Whether the cells of a close-up have their names on them. Default: no, their columns and rows are named beside it.
    fn names_cells_in_close_ups(&self) -> bool {
        false
    }

    /// Draws names of cells, below arrows and men. Default: none.
    fn draw_cell_names(&self, _: &mut BoardCanvas, _: &Scene) {}

    /// Draws a tile around its centre. Default: nothing.
    fn draw_tile(&self, _: &mut BoardCanvas, _: TileSlot, _at: Point) {}

    /// Whether a man on this cell stands upright in the picture.
    fn is_upright(&self, _cell: Cell, _quarter_turns: u8) -> bool {
        true
    }

    /// Draws a man around its centre. `unit` is [`BoardGeometry::unit`] on a board.
    fn draw_man(&self, canvas: &mut Canvas, man: ManAppearance, at: Point, unit: f32, colours: ManColours) {
        man::draw_disc(canvas, man.seat, at, unit, colours.seat);
    }

    /// Draws on top of everything, or beside the board. Default: nothing.
    fn draw_overlay(&self, _: &mut BoardCanvas, _: &Scene) {}

    /// The sizes of labels and arrows.
    fn annotation_sizes(&self) -> AnnotationSizes {
        AnnotationSizes::default()
    }

    /// Draws the man that stands for a seat on its panel. `man` is of the first kind of the game, upright if the board is
    /// not turned; `size` is the line height in pixels.
    fn draw_seat_icon(
        &self,
        canvas: &mut Canvas,
        man: ManAppearance,
        at: Point,
        size: f32,
        colours: ManColours,
    ) {
        self.draw_man(canvas, man, at, size * 1.1, colours);
    }

    /// The badges on the panel of a seat. Default: how many men it has, or had when it resigned.
    fn badges(&self, scene: &Scene, seat: Seat) -> Vec<Badge> {
        let men = scene.men.iter().chain(&scene.withdrawn);
        let men = men.filter(|man| man.seat == seat && man.kind.is_owned()).count();
        vec![Badge { icon: None, text: format!("×{men}"), is_highlighted: false }]
    }
}

/// A game whose boards can be drawn.
pub(super) trait Drawn {
    /// The renderer of the game.
    const RENDERER: &'static dyn GameRenderer;
}

/// How a board is placed on its page.
#[derive(Clone, Copy, Debug)]
pub(super) struct BoardLayout {
    /// Free space around the cells, in columns.
    pub margin: f32,
    /// Height of a row, in columns.
    pub row: f32,
    /// The length in which sizes of men and marks are given, in columns.
    pub unit: f32,
    /// Width of the frame, in units.
    pub frame: f32,
}

impl Default for BoardLayout {
    fn default() -> BoardLayout {
        BoardLayout { margin: 0.42, row: 1.0, unit: 1.0, frame: 0.34 }
    }
}

/// Sizes of labels and arrows on a board, in units.
#[derive(Clone, Copy, Debug)]
pub(super) struct AnnotationSizes {
    /// Radius of a label on an empty cell.
    pub label: f32,
    /// Radius of a label on a man.
    pub label_on_man: f32,
    /// Offset of the label from the centre of an upright man, to the right and upwards.
    pub label_offset: (f32, f32),
    /// Width of arrows.
    pub arrow: f32,
    /// Radius of the cross on a captured man.
    pub cross: f32,
    /// Font size of the coordinates on the frame.
    pub coordinates: f32,
}

impl Default for AnnotationSizes {
    fn default() -> AnnotationSizes {
        AnnotationSizes {
            label: 0.26,
            label_on_man: 0.2,
            label_offset: (0.3, 0.3),
            arrow: 0.1,
            cross: 0.18,
            coordinates: 0.26,
        }
    }
}

/// A canvas with a board: where the board lies on it, and the colours in which it is drawn.
pub(super) struct BoardCanvas<'a> {
    pub canvas: &'a mut Canvas,
    pub board: &'a BoardGeometry,
    pub colours: &'a Colours,
}

impl<'a> BoardCanvas<'a> {
    /// The colours of the board of this game.
    pub fn board_colours(&self) -> &'a BoardColours {
        self.colours.board(self.board.game)
    }
}

impl Deref for BoardCanvas<'_> {
    type Target = Canvas;

    fn deref(&self) -> &Canvas {
        self.canvas
    }
}

impl DerefMut for BoardCanvas<'_> {
    fn deref_mut(&mut self) -> &mut Canvas {
        self.canvas
    }
}
