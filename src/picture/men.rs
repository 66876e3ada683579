//! Men as drawn shapes: what they are by outline, whose they are by colour and by mark.

use super::canvas::Canvas;
use super::path::{Path, curved};
use super::theme::{BoardColours, Rgb, SeatColours};
use crate::rules::{Game, Kind, Seat, basileus, bizingo};
use ab_glyph::{Point, point};

/// A man as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Figure {
    pub game: Game,
    pub kind: Kind,
    pub seat: Seat,
    /// Bizingo's men fill their triangle, as it is seen.
    pub upright: bool,
}

/// Draws a man in its middle; `unit` is the side of a cell.
pub(super) fn draw(
    canvas: &mut Canvas,
    figure: Figure,
    at: Point,
    unit: f32,
    inks: &SeatColours,
    board: &BoardColours,
) {
    match (figure.game, figure.kind) {
        (Game::Bilitaire, _) => sphere(canvas, at, unit, board),
        (Game::Basileus, kind) => statue(canvas, kind, figure.seat, at, unit * 1.12, inks),
        (Game::Bizingo, kind) => wedge(canvas, kind, figure, at, unit, inks),
        _ => disc(canvas, figure.seat, at, unit, inks),
    }
}

/// The sign of a seat: whoever cannot tell the colours apart can tell these.
pub(super) fn mark(seat: Seat, radius: f32) -> Path {
    let r = radius;
    match seat {
        0 => Path::circle(point(0.0, 0.0), 50.0).placed(point(0.0, 0.0), r * 0.85 / 50.0),
        1 => Path::polygon([(0.0, -r * 1.1), (r * 1.1, 0.0), (0.0, r * 1.1), (-r * 1.1, 0.0)]),
        2 => Path::polygon([(0.0, -r * 1.15), (r * 1.1, r * 0.78), (-r * 1.1, r * 0.78)]),
        _ => {
            let (long, thin) = (r * 1.05, r * 0.36);
            Path::polygon([
                (-thin, -long),
                (thin, -long),
                (thin, -thin),
                (long, -thin),
                (long, thin),
                (thin, thin),
                (thin, long),
                (-thin, long),
                (-thin, thin),
                (-long, thin),
                (-long, -thin),
                (-thin, -thin),
            ])
        }
    }
}

/// A flat round pawn with a bevelled edge.
pub(super) fn disc(canvas: &mut Canvas, seat: Seat, at: Point, unit: f32, inks: &SeatColours) {
    let circle = |dy: f32, radius: f32| Path::circle(point(at.x, at.y + dy * unit), radius * unit);
    canvas.fill(&circle(0.045, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.355), inks.fill);
    let groove = Path::ring(point(at.x, at.y - 0.01 * unit), 0.265 * unit, 0.022 * unit);
    canvas.fill(&groove, inks.fill.mix(inks.mark, 110));
    canvas.fill(&mark(seat, 0.135).placed(point(at.x, at.y - 0.01 * unit), unit), inks.mark);
}

/// Bizingo: a three-cornered man; the captain carries a star.
fn wedge(canvas: &mut Canvas, kind: Kind, figure: Figure, at: Point, unit: f32, inks: &SeatColours) {
    let way = if figure.upright { 1.0 } else { -1.0 };
    let triangle = |size: f32, dy: f32| {
        let corners = [(0.0, -1.0), (0.866, 0.5), (-0.866, 0.5)];
        let corners = corners.map(|(x, y)| (x * size, y * size * way + dy));
        Path::polygon(corners).rounded(0.3 * size).placed(at, unit)
    };
    canvas.fill(&triangle(0.73, 0.03), inks.rim);
    canvas.fill(&triangle(0.73, 0.0), inks.rim);
    canvas.fill(&triangle(0.65, 0.0), inks.fill);
    if kind == bizingo::CAPTAIN {
        canvas.fill(&Path::circle(at, unit * 0.29), inks.mark);
        let star = (0..10).map(|i| {
            let radius = if i % 2 == 0 { 0.25 } else { 0.105 };
            let (sin, cos) = (i as f32 * std::f32::consts::PI / 5.0).sin_cos();
            (radius * sin, -radius * cos)
        });
        canvas.fill(&Path::polygon(star).placed(at, unit), inks.fill);
    } else {
        canvas.fill(&mark(figure.seat, 0.15).placed(at, unit), inks.mark);
    }
}

/// Basileus: standing figures.
fn statue(canvas: &mut Canvas, kind: Kind, seat: Seat, at: Point, unit: f32, inks: &SeatColours) {
    let shape = match kind {
        basileus::KING => king(),
        basileus::PIECE => piece(),
        _ => pawn(),
    };
    // The outline is the shape itself drawn wider, by moving it around.
    for step in 0..12 {
        let (sin, cos) = (step as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
        let around = point(at.x + cos * unit * 0.03, at.y + sin * unit * 0.03);
        canvas.fill(&shape.clone().placed(around, unit), inks.rim);
    }
    canvas.fill(&shape.placed(at, unit), inks.fill);
    let detail = match kind {
        // The ways in which they go: a piece along the diagonals, the basileus wherever it likes.
        basileus::PIECE => Path::cross(point(0.0, -0.06), 0.075, 0.045),
        basileus::KING => Path::rect(-0.23, 0.12, 0.46, 0.045),
        _ => Path::default(),
    };
    canvas.fill(&detail.placed(at, unit), inks.mark);
    let foot = if kind == basileus::KING { 0.24 } else { 0.235 };
    canvas.fill(&mark(seat, 0.062).placed(point(at.x, at.y + foot * unit), unit), inks.mark);
}

fn pawn() -> Path {
    let body = curved(
        (-0.2, 0.32),
        &[
            [-0.23, 0.2, -0.13, 0.12],
            [-0.07, 0.05, -0.07, -0.02],
            [-0.11, -0.06, -0.1, -0.06],
            [0.0, -0.06, 0.1, -0.06],
            [0.11, -0.06, 0.07, -0.02],
            [0.07, 0.05, 0.13, 0.12],
            [0.23, 0.2, 0.2, 0.32],
            [0.0, 0.34, -0.2, 0.32],
        ],
    );
    body.and(Path::circle(point(0.0, 0.0), 40.0).placed(point(0.0, -0.15), 0.13 / 40.0))
}

fn piece() -> Path {
    curved(
        (-0.24, 0.32),
        &[
            [-0.25, 0.2, -0.17, 0.14],
            [-0.23, 0.0, -0.15, -0.14],
            [-0.1, -0.25, 0.0, -0.36],
            [0.1, -0.25, 0.15, -0.14],
            [0.23, 0.0, 0.17, 0.14],
            [0.25, 0.2, 0.24, 0.32],
            [0.0, 0.34, -0.24, 0.32],
        ],
    )
}

/// A crown with a cross.
fn king() -> Path {
    let crown = curved(
        (-0.25, 0.33),
        &[
            [-0.25, 0.2, -0.25, 0.1],
            [-0.32, 0.0, -0.36, -0.18],
            [-0.27, -0.12, -0.17, -0.03],
            [-0.09, -0.12, -0.05, -0.22],
            [0.0, -0.24, 0.05, -0.22],
            [0.09, -0.12, 0.17, -0.03],
            [0.27, -0.12, 0.36, -0.18],
            [0.32, 0.0, 0.25, 0.1],
            [0.25, 0.2, 0.25, 0.33],
            [0.0, 0.35, -0.25, 0.33],
        ],
    );
    crown.and(Path::rect(-0.027, -0.4, 0.054, 0.2)).and(Path::rect(-0.085, -0.345, 0.17, 0.054))
}

/// Bilitaire's ball in its hollow.
pub(super) fn sphere(canvas: &mut Canvas, at: Point, unit: f32, inks: &BoardColours) {
    let (ink, shade) = (inks.ball, inks.ball.mix(inks.edge, 120));
    canvas.fill(&Path::circle(point(at.x, at.y + unit * 0.02), unit * 0.3), shade);
    canvas.fill(&Path::circle(point(at.x, at.y - unit * 0.012), unit * 0.285), ink);
    let shine = Rgb([255; 3]);
    canvas.tint(&Path::circle(point(at.x - unit * 0.085, at.y - unit * 0.11), unit * 0.075), shine, 170);
}
