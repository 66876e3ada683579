//! Men as most games have them: discs, whose they are by colour and by sign.

use super::canvas::Canvas;
use super::icon;
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

/// A flat round pawn with a bevelled edge.
pub(super) fn draw_disc(canvas: &mut Canvas, seat: Seat, at: Point, unit: f32, inks: &SeatColours) {
    let circle = |dy: f32, radius: f32| Path::circle(point(at.x, at.y + dy * unit), radius * unit);
    canvas.fill(&circle(0.045, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.385), inks.rim);
    canvas.fill(&circle(-0.01, 0.355), inks.fill);
    canvas.fill(&icon::of_seat(seat, 0.145).placed(point(at.x, at.y - 0.01 * unit), unit), inks.mark);
}
