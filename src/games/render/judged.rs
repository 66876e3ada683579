//! The two turns that a review compares: a solid arrow with a check mark for the better one, a dashed arrow with a cross for the
//! one that was played.

use super::annotations::{draw_arrow, draw_crosshair, points_beside_man, slide_points};
use super::canvas::Canvas;
use super::game_renderer::BoardCanvas;
use super::geometry::BoardGeometry;
use super::path::{Path, distance, point_toward};
use super::theme::Rgb;
use crate::rules::{JudgedTurn, Mark, Spot, Trace, Verdict};
use ab_glyph_rasterizer::{Point, point};

/// Radius of a sign, in units of the width of arrows.
const SIGN_RADIUS: f32 = 2.3;
/// Length of a dash and of the space after it, in widths of the arrow.
const DASH: f32 = 1.6;
const SPACE: f32 = 2.4;

/// Above the men: draws both turns, and crosshairs on what the better one captures. The dashed arrow lies on the solid one where both go the same way.
pub(super) fn draw(canvas: &mut BoardCanvas, marks: &[Mark]) {
    let board = canvas.board;
    let turns = || {
        marks.iter().filter_map(|mark| match mark {
            Mark::Judged(turn) => Some(turn),
            _ => None,
        })
    };
    for verdict in [Verdict::Better, Verdict::Played] {
        turns().filter(|turn| turn.verdict == verdict).for_each(|turn| draw_ways(canvas, turn));
    }
    let better = turns().filter(|turn| turn.verdict == Verdict::Better && !turn.traces.is_empty());
    for cell in better.flat_map(|turn| &turn.captured).filter(|cell| board.has_cell(**cell)) {
        draw_crosshair(canvas, board.cell_centre(*cell), board.unit * 0.37);
    }
    for turn in turns() {
        let Some(end) = turn.end() else { continue };
        let shares_end = turns().any(|other| other != turn && other.end() == Some(end));
        draw_sign(canvas, turn.verdict, end, shares_end);
    }
}

fn draw_ways(canvas: &mut BoardCanvas, turn: &JudgedTurn) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let width = arrow_width(board);
    for trace in &turn.traces {
        let points = match trace {
            Trace::Moved(cells) => points_beside_man(board, cells),
            Trace::Replaced { from, to, .. } => points_beside_man(board, &[*from, *to]),
            Trace::Slid(from, to) => match slide_points(board, from, to) {
                Some(points) => points.to_vec(),
                None => continue,
            },
            Trace::TileGone(_) => continue,
        };
        // The sign stands at the end.
        let gap = board.unit * 0.16;
        match turn.verdict {
            Verdict::Better => {
                draw_arrow(canvas, &points, width, gap, colours.choice, colours.choice_text);
            }
            Verdict::Played => {
                draw_dashed(canvas, &points, width, gap, colours.danger, colours.arrow_outline)
            }
        }
    }
}

fn arrow_width(board: &BoardGeometry) -> f32 {
    board.unit * board.renderer.annotation_sizes().arrow
}

/// Draws a dashed arrow whose tip ends `gap` pixels before its last point.
fn draw_dashed(canvas: &mut Canvas, points: &[Point], width: f32, gap: f32, colour: Rgb, outline: Rgb) {
    let [rest @ .., last] = points else { return };
    let Some(before) = rest.last() else { return };
    let head = (gap + width * 3.0).min(distance(*before, *last));
    let neck = point_toward(*last, *before, head);
    let shaft: Vec<Point> = rest.iter().copied().chain([neck]).collect();
    let dashes = dashes(&shaft, width);
    for (width, colour) in [(width * 1.56, outline), (width, colour)] {
        dashes.iter().for_each(|dash| canvas.fill(&Path::line(dash, width), colour));
    }
    draw_arrow(canvas, &[neck, *last], width, gap, colour, outline);
}

/// The dashes along a line. Each segment begins with one.
fn dashes(points: &[Point], width: f32) -> Vec<[Point; 2]> {
    let on_segment = |pair: &[Point]| {
        let (from, to, length) = (pair[0], pair[1], distance(pair[0], pair[1]));
        let count = (length / (width * (DASH + SPACE))) as usize;
        let dash = move |number: usize| {
            let start = number as f32 * width * (DASH + SPACE);
            [start, (start + width * DASH).min(length)].map(|at| point_toward(from, to, at))
        };
        // The head of the arrow follows a dash that would be too short to see.
        (0..=count).map(dash).filter(|[start, end]| distance(*start, *end) > width * 0.4).collect::<Vec<_>>()
    };
    points.windows(2).flat_map(on_segment).collect()
}

/// Draws the check mark or the cross where a turn ends. Two signs at one place stand side by side.
fn draw_sign(canvas: &mut BoardCanvas, verdict: Verdict, end: Spot, shares_end: bool) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let at = match end {
        Spot::Cell(cell) if board.has_cell(cell) => board.cell_centre(cell),
        Spot::Cell(_) => return,
        Spot::TileSlot(place) => match board.tile_slot(place) {
            Some((at, _)) => at,
            None => return,
        },
    };
    let radius = arrow_width(board) * SIGN_RADIUS;
    let side = if verdict == Verdict::Better { 1.0 } else { -1.0 };
    let at = if shares_end { point(at.x + side * radius * 1.15, at.y) } else { at };
    let (background, ink) = match verdict {
        Verdict::Better => (colours.choice, colours.choice_text),
        Verdict::Played => (colours.danger, colours.arrow_outline),
    };
    canvas.fill(&Path::circle(at, radius * 1.14), ink);
    canvas.fill(&Path::circle(at, radius), background);
    let sign = match verdict {
        Verdict::Better => Path::line(&[point(-0.5, 0.05), point(-0.12, 0.42), point(0.5, -0.38)], 0.28),
        Verdict::Played => Path::cross(point(0.0, 0.0), 0.4, 0.28),
    };
    canvas.fill(&sign.placed(at, radius), ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dashes_begin_at_each_corner_and_stay_on_the_line() {
        let corners = [point(0.0, 0.0), point(100.0, 0.0), point(100.0, 30.0)];
        let dashes = dashes(&corners, 10.0);
        let ends: Vec<[(f32, f32); 2]> = dashes.iter().map(|dash| dash.map(|at| (at.x, at.y))).collect();
        assert_eq!(
            ends,
            [
                [(0.0, 0.0), (16.0, 0.0)],
                [(40.0, 0.0), (56.0, 0.0)],
                [(80.0, 0.0), (96.0, 0.0)],
                [(100.0, 0.0), (100.0, 16.0)],
            ]
        );
    }
}
