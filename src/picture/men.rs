//! Men as most games have them: discs, whose they are by colour and by sign.

use super::canvas::Canvas;
use super::path::Path;
use super::theme::SeatColours;
use crate::rules::{Kind, Seat};
use ab_glyph::{Point, point};

/// A man as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Figure {
    pub kind: Kind,
    pub seat: Seat,
    /// Men of some shapes are turned with their cell, as it is seen.
    pub upright: bool,
}

/// The sign of a seat: whoever cannot tell the colours apart can tell these.
pub(super) fn sign(seat: Seat, radius: f32) -> Path {
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
pub(super) fn draw_disc(canvas: &mut Canvas, seat: Seat, at: Point, unit: f32, inks: &SeatColours) {
    let circle = |dy: f32, radius: f32| Path::circle(point(at.x, at.y + dy * unit), radius * unit);
    canvas.fill(&circle(0.045, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.355), inks.fill);
    let groove = Path::ring(point(at.x, at.y - 0.01 * unit), 0.265 * unit, 0.022 * unit);
    canvas.fill(&groove, inks.fill.mix(inks.mark, 110));
    canvas.fill(&sign(seat, 0.135).placed(point(at.x, at.y - 0.01 * unit), unit), inks.mark);
}
