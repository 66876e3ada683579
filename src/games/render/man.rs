//! How men look, and the disc that most games use: its colour and mark show the seat.

use super::canvas::Canvas;
use super::icon;
use super::path::Path;
use super::theme::{BoardColours, SeatColours};
use crate::rules::{ManKind, Seat};
use ab_glyph_rasterizer::{Point, point};

/// Everything that decides how a man is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ManAppearance {
    pub kind: ManKind,
    pub seat: Seat,
    /// Men of some shapes are turned with their cell.
    pub is_upright: bool,
}

/// The colours of a man.
#[derive(Clone, Copy)]
pub(super) struct ManColours<'a> {
    pub seat: &'a SeatColours,
    pub board: &'a BoardColours,
}

/// Draws a disc with a bevelled edge.
pub(super) fn draw_disc(canvas: &mut Canvas, seat: Seat, at: Point, unit: f32, colours: &SeatColours) {
    let circle = |dy: f32, radius: f32| Path::circle(point(at.x, at.y + dy * unit), radius * unit);
    canvas.fill(&circle(0.045, 0.385), colours.rim);
    canvas.fill(&circle(-0.01, 0.385), colours.rim);
    canvas.fill(&circle(-0.01, 0.355), colours.fill);
    canvas.fill(&icon::seat_mark(seat, 0.145).placed(point(at.x, at.y - 0.01 * unit), unit), colours.mark);
}
