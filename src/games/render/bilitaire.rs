//! Bilitaire: tiles in a frame, each with four hollows, and balls in the hollows.

use super::background::{draw_frame, draw_tile};
use super::canvas::Canvas;
use super::game_renderer::{AnnotationSizes, BoardCanvas, Drawn, GameRenderer};
use super::geometry::BoardGeometry;
use super::icon::Icon;
use super::man::{self, ManAppearance, ManColours};
use super::panel_layout::Badge;
use super::path::Path;
use super::text::TextLine;
use super::theme::Rgb;
use crate::rules::bilitaire::{BALL, Position};
use crate::rules::{Cell, Scene, Seat, TileSlot};
use ab_glyph_rasterizer::{Point, point};

pub(super) struct Bilitaire;

/// In units.
const HOLLOW_RADIUS: f32 = 0.37;
/// Font size of the name of a place, in units.
const NAME_SIZE: f32 = 0.24;
/// A name that is smaller, in pixels, cannot be read on a phone, where a picture of 900 pixels has 350: on small boards it is larger, as
/// far as the hollows around it leave room.
const MIN_NAME_SIZE: f32 = 22.0;
/// In units.
const MAX_NAME_SIZE: f32 = 0.4;
/// Distance of a tile from the edges of its place, in units.
const TILE_INSET: f32 = 0.03;

impl Drawn for Position {
    const RENDERER: &'static dyn GameRenderer = &Bilitaire;
}

impl GameRenderer for Bilitaire {
    fn cell_outline(&self, board: &BoardGeometry, cell: Cell, inset: f32) -> Path {
        Path::circle(board.cell_centre(cell), board.unit * HOLLOW_RADIUS - inset)
    }

    /// All hollows have the same shade.
    fn is_light_cell(&self, _: Cell) -> bool {
        false
    }

    fn tile_slot(&self, place: TileSlot) -> Option<(Point, f32)> {
        let middle = point(f32::from(place.column) * 2.0 + 1.0, f32::from(place.row) * 2.0 + 1.0);
        (place.column < 4 && place.row < 4).then_some((middle, 2.0))
    }

    /// Seats have no sides of their own.
    fn quarter_turns(&self, _view: Seat, _seats: usize) -> u8 {
        0
    }

    fn draw_background(&self, canvas: &mut BoardCanvas) {
        let (board, unit, board_colours) = (canvas.board, canvas.board.unit, canvas.board_colours());
        draw_frame(canvas);
        for place in (0..16).map(|i| TileSlot::new(i / 4, i % 4)) {
            let Some((at, _)) = board.tile_slot(place) else { continue };
            canvas.fill(&tile_outline(at, unit), board_colours.special);
            draw_slot_name(canvas, at, unit, place, board_colours.inlay);
        }
    }

    fn draw_tile(&self, canvas: &mut BoardCanvas, place: TileSlot, at: Point) {
        let (unit, board_colours) = (canvas.board.unit, canvas.board_colours());
        draw_tile(canvas, tile_outline(at, unit), unit * 0.07, board_colours.dark, board_colours.light);
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
            let at = point(at.x + x * unit, at.y + y * unit);
            let hollow = Path::circle(at, unit * HOLLOW_RADIUS);
            canvas.fill(&hollow, board_colours.dark);
            // The far wall of the hollow is in the shadow, the near one in the light.
            let lit = Path::circle(point(at.x, at.y + unit * 0.05), unit * HOLLOW_RADIUS);
            canvas.fill(&hollow.subtract(lit), board_colours.edge);
        }
        let inscription = canvas.colours.inscription_on(board_colours.light);
        draw_slot_name(canvas, at, unit, place, inscription);
    }

    fn draw_man(&self, canvas: &mut Canvas, _: ManAppearance, at: Point, unit: f32, colours: ManColours) {
        let board_colours = colours.board;
        let (light, shade) = (board_colours.ball, board_colours.ball.mix(board_colours.edge, 120));
        canvas.fill(&Path::circle(point(at.x, at.y + unit * 0.025), unit * 0.29), shade);
        canvas.fill(&Path::circle(point(at.x, at.y - unit * 0.012), unit * 0.29), light);
        let shine = Rgb([255; 3]);
        let at = point(at.x - unit * 0.085, at.y - unit * 0.11);
        canvas.fill_with_alpha(&Path::circle(at, unit * 0.075), shine, 170);
    }

    /// Draws the number of balls left, beside the board.
    fn draw_overlay(&self, canvas: &mut BoardCanvas, scene: &Scene) {
        let BoardCanvas { board, colours, .. } = *canvas;
        let (board_colours, frame) = (canvas.board_colours(), board.pixel_position(8.0, 0.0));
        let at = point((frame.x + board.frame_width + board.page_size.0) / 2.0, frame.y - board.unit * 0.3);
        canvas.fill(&Path::circle(at, board.unit * 0.19), board_colours.dark);
        let ball = ManAppearance { kind: BALL, seat: 0, is_upright: true };
        let ball_colours = ManColours { seat: colours.seat(0), board: board_colours };
        self.draw_man(canvas, ball, at, board.unit * 0.52, ball_colours);
        let balls = format!("×{}", scene.men.len());
        let line = TextLine::new(&balls, board.unit * 0.25);
        line.draw_centred(canvas, at.x, at.y + board.unit * 0.38, colours.text);
    }

    /// All balls look the same: a label may hide one.
    fn annotation_sizes(&self) -> AnnotationSizes {
        AnnotationSizes { label_on_man: 0.22, label_offset: (0.0, 0.0), ..AnnotationSizes::default() }
    }

    /// Balls have no owner: discs stand for the seats.
    fn draw_seat_icon(
        &self,
        canvas: &mut Canvas,
        man: ManAppearance,
        at: Point,
        size: f32,
        colours: ManColours,
    ) {
        man::draw_disc(canvas, man.seat, at, size * 1.1, colours.seat);
    }

    /// The demand to this seat, its role in the round (jumping or sliding), and its points.
    fn badges(&self, scene: &Scene, seat: Seat) -> Vec<Badge> {
        let badge = |icon: Icon, text: String| Badge { icon: Some(icon), text, is_highlighted: false };
        let role = scene.round.map(|round| {
            let round_of = format!("{}/{}", round.number, round.of);
            if round.jumper == seat { badge(Icon::Jump, round_of) } else { badge(Icon::Slide, String::new()) }
        });
        let demand = scene.demand.filter(|_| scene.turn == Some(seat));
        let demand =
            demand.map(|balls| Badge { is_highlighted: true, ..badge(Icon::Jump, format!("={balls}")) });
        let points = scene.points.get(seat);
        let points =
            points.map(|points| Badge { icon: None, text: format!("+{points}"), is_highlighted: false });
        [demand, role, points].into_iter().flatten().collect()
    }
}

/// The outline of a tile.
fn tile_outline(at: Point, unit: f32) -> Path {
    let half = (unit * (1.0 - TILE_INSET)).round();
    Path::rect(at.x - half, at.y - half, 2.0 * half, 2.0 * half).rounded(unit * 0.16)
}

/// Draws the name of a place in its middle, between the hollows.
fn draw_slot_name(canvas: &mut Canvas, at: Point, unit: f32, place: TileSlot, colour: Rgb) {
    let size = (unit * NAME_SIZE).max(MIN_NAME_SIZE).min(unit * MAX_NAME_SIZE);
    TextLine::new(&place.to_string(), size).draw_centred(canvas, at.x, at.y, colour);
}

#[cfg(test)]
mod tests {
    use super::super::theme::{Theme, contrast};
    use crate::rules::GameKind;

    #[test]
    fn names_of_places_are_legible_in_every_theme() {
        for theme in Theme::all() {
            let board_colours = theme.colours.board(GameKind::Bilitaire);
            let inscription = theme.colours.inscription_on(board_colours.light);
            for (colour, background) in
                [(inscription, board_colours.light), (board_colours.inlay, board_colours.special)]
            {
                let contrast = contrast(colour, background);
                assert!(contrast >= 4.5, "{}: a contrast of {contrast:.2}", theme.name());
            }
        }
    }
}
