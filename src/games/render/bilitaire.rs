//! Bilitaire: tiles in a frame, each with four hollows, and balls in them.

use super::background::{draw_frame, draw_tile};
use super::canvas::Canvas;
use super::game_renderer::{GameRenderer, Inks, Sizes};
use super::geometry::Board;
use super::icon::Symbol;
use super::man::{self, Figure};
use super::panel::Fact;
use super::path::Path;
use super::text::Line;
use super::theme::{Colours, Rgb};
use crate::rules::bilitaire::BALL;
use crate::rules::{Cell, Place, Scene, Seat};
use ab_glyph::{Point, point};

pub(super) struct Bilitaire;

/// The radius of a hollow.
const HOLLOW: f32 = 0.37;
/// How far the edge of a tile lies inside of its place.
const GAP: f32 = 0.03;

impl GameRenderer for Bilitaire {
    fn outline(&self, board: &Board, cell: Cell, inset: f32) -> Path {
        Path::circle(board.centre(cell), board.unit * HOLLOW - inset)
    }

    /// Hollows are all alike.
    fn is_light(&self, _: Cell) -> bool {
        false
    }

    fn place(&self, place: Place) -> Option<(Point, f32)> {
        let middle = point(f32::from(place.column) * 2.0 + 1.0, f32::from(place.row) * 2.0 + 1.0);
        (place.column < 4 && place.row < 4).then_some((middle, 2.0))
    }

    /// Nobody has a side.
    fn turns(&self, _view: Seat, _seats: usize) -> u8 {
        0
    }

    fn draw_ground(&self, canvas: &mut Canvas, board: &Board, colours: &Colours) {
        let (unit, inks) = (board.unit, colours.board(board.game));
        draw_frame(canvas, board, inks);
        for place in (0..16).map(|i| Place::new(i / 4, i % 4)) {
            let Some((at, _)) = board.place(place) else { continue };
            canvas.fill(&slab(at, unit), inks.special);
            inscribe(canvas, at, unit, place, inks.inlay);
        }
    }

    fn draw_tile(&self, canvas: &mut Canvas, board: &Board, at: Point, place: Place, colours: &Colours) {
        let (unit, inks) = (board.unit, colours.board(board.game));
        draw_tile(canvas, slab(at, unit), unit * 0.07, inks.dark, inks.light);
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
            let at = point(at.x + x * unit, at.y + y * unit);
            let hollow = Path::circle(at, unit * HOLLOW);
            canvas.fill(&hollow, inks.dark);
            // The far wall of the hollow lies in shadow, its near rim in light.
            let lit = Path::circle(point(at.x, at.y + unit * 0.05), unit * HOLLOW);
            canvas.fill(&hollow.without(lit), inks.edge);
        }
        inscribe(canvas, at, unit, place, colours.inscription(inks.light));
    }

    fn draw_man(&self, canvas: &mut Canvas, _: Figure, at: Point, unit: f32, inks: Inks) {
        let inks = inks.board;
        let (ink, shade) = (inks.ball, inks.ball.mix(inks.edge, 120));
        canvas.fill(&Path::circle(point(at.x, at.y + unit * 0.025), unit * 0.29), shade);
        canvas.fill(&Path::circle(point(at.x, at.y - unit * 0.012), unit * 0.29), ink);
        let shine = Rgb([255; 3]);
        let at = point(at.x - unit * 0.085, at.y - unit * 0.11);
        canvas.tint(&Path::circle(at, unit * 0.075), shine, 170);
    }

    /// How many balls are left, beside the board.
    fn draw_extras(&self, canvas: &mut Canvas, board: &Board, colours: &Colours, scene: &Scene) {
        let (inks, frame) = (colours.board(board.game), board.at(8.0, 0.0));
        let at = point((frame.x + board.frame + board.page.0) / 2.0, frame.y - board.unit * 0.3);
        canvas.fill(&Path::circle(at, board.unit * 0.19), inks.dark);
        let ball = Figure { kind: BALL, seat: 0, upright: true };
        let inks = Inks { seat: colours.seat(0), board: inks };
        self.draw_man(canvas, ball, at, board.unit * 0.52, inks);
        let balls = format!("×{}", scene.men.len());
        let line = Line::new(&balls, board.unit * 0.25);
        line.draw_at(canvas, at.x, at.y + board.unit * 0.38, colours.text);
    }

    /// Balls are all the same: nothing is hidden by a label on one.
    fn sizes(&self) -> Sizes {
        Sizes { label_on_man: 0.22, label_corner: (0.0, 0.0), ..Sizes::default() }
    }

    /// Balls belong to nobody: seats have discs.
    fn draw_token(&self, canvas: &mut Canvas, man: Figure, at: Point, size: f32, inks: Inks) {
        man::draw_disc(canvas, man.seat, at, size * 1.1, inks.seat);
    }

    /// Who jumps and who slides tiles, in which round; what is demanded; points.
    fn facts(&self, scene: &Scene, seat: Seat) -> Vec<Fact> {
        let told = |sign: Symbol, text: String| Fact { sign: Some(sign), text, is_demand: false };
        let role = scene.round.map(|round| {
            let sides = format!("{}/{}", round.number, round.of);
            if round.jumper == seat { told(Symbol::Jump, sides) } else { told(Symbol::Slide, String::new()) }
        });
        let demand = scene.demand.filter(|_| scene.turn == Some(seat));
        let demand = demand.map(|balls| Fact { is_demand: true, ..told(Symbol::Jump, format!("={balls}")) });
        let points = scene.points.get(seat);
        let points = points.map(|points| Fact { sign: None, text: format!("+{points}"), is_demand: false });
        [demand, role, points].into_iter().flatten().collect()
    }
}

/// What a tile covers.
fn slab(at: Point, unit: f32) -> Path {
    let half = (unit * (1.0 - GAP)).round();
    Path::rect(at.x - half, at.y - half, 2.0 * half, 2.0 * half).rounded(unit * 0.16)
}

/// The name of a place in its middle, between the hollows.
fn inscribe(canvas: &mut Canvas, at: Point, unit: f32, place: Place, ink: Rgb) {
    Line::new(&place.to_string(), unit * 0.24).draw_at(canvas, at.x, at.y, ink);
}

#[cfg(test)]
mod tests {
    use super::super::theme::{Theme, contrast};
    use crate::rules::GameKind;

    #[test]
    fn names_of_places_can_be_read_in_every_theme() {
        for theme in Theme::all() {
            let inks = theme.colours.board(GameKind::Bilitaire);
            let inscription = theme.colours.inscription(inks.light);
            for (ink, ground) in [(inscription, inks.light), (inks.inlay, inks.special)] {
                let contrast = contrast(ink, ground);
                assert!(contrast >= 4.5, "{}: a contrast of {contrast:.2}", theme.name());
            }
        }
    }
}
