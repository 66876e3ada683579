//! Annotations on a board: arrows and crosses of the last turn, labels and marks for the seat to move.

use super::canvas::Canvas;
use super::game_renderer::BoardCanvas;
use super::geometry::BoardGeometry;
use super::path::{Path, distance, point_toward};
use super::text::TextLine;
use super::theme::Rgb;
use crate::rules::{Cell, Mark, Scene, Spot, TileSlot, Trace};
use ab_glyph_rasterizer::{Point, point};

/// Radius of the number of a round, in units.
const ROUND_RADIUS: f32 = 0.25;
/// Radius of the number of a turn, in units.
const TURN_NUMBER_RADIUS: f32 = 0.27;

/// Below the men: tints the first and the last cell of a way, which are the same for a man that entered the board.
pub(super) fn highlight_ends(canvas: &mut BoardCanvas, way: &Trace) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let Trace::Moved(cells) = way else { return };
    for cell in cells.first().into_iter().chain(cells.iter().skip(1).next_back()) {
        canvas.fill_with_alpha(&board.cell_outline(*cell, board.whole_pixels(0.03)), colours.trace, 140);
    }
}

/// Below the men: draws the arrow of a way.
pub(super) fn draw_way(canvas: &mut BoardCanvas, way: &Trace) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let (unit, width) = (board.unit, board.unit * board.renderer.annotation_sizes().arrow);
    match way {
        Trace::Moved(cells) => {
            let points: Vec<Point> = cells.iter().map(|cell| board.cell_centre(*cell)).collect();
            draw_arrow(canvas, &points, width, unit * 0.4, colours.trace, colours.arrow_outline);
            if let [start, _, ..] = points[..] {
                draw_ring(canvas, start, unit * 0.19);
            }
        }
        Trace::Replaced { from, to, .. } => {
            let points = [board.cell_centre(*from), board.cell_centre(*to)];
            draw_arrow(canvas, &points, width * 0.9, unit * 0.36, colours.replace, colours.arrow_outline);
            canvas.fill(&Path::circle(points[0], unit * 0.13), colours.arrow_outline);
            canvas.fill(&Path::circle(points[0], unit * 0.1), colours.replace);
        }
        // A group of tiles slides as one.
        Trace::Slid(from, to) => {
            let Some([start, end]) = slide_points(board, from, to) else { return };
            draw_arrow(canvas, &[start, end], unit * 0.16, unit * 0.3, colours.trace, colours.arrow_outline);
            draw_ring(canvas, start, unit * 0.26);
        }
        Trace::TileGone(place) => {
            let Some((at, side)) = board.tile_slot(*place) else { return };
            let inset = unit * 0.12;
            let outline = |inset: f32| {
                let half = side / 2.0 - inset;
                Path::rect(at.x - half, at.y - half, 2.0 * half, 2.0 * half).rounded(unit * 0.16)
            };
            for (border, colour) in [(unit * 0.03, colours.arrow_outline), (0.0, colours.trace)] {
                let hole = outline(inset + unit * 0.06 + border);
                canvas.fill(&outline(inset - border).subtract(hole), colour);
            }
            draw_cross(canvas, at, unit * 0.3);
        }
    }
}

/// The start and the end of a slide of tiles: the place that becomes empty and the place that is filled.
pub(super) fn slide_points(board: &BoardGeometry, from: &[TileSlot], to: &[TileSlot]) -> Option<[Point; 2]> {
    let only_in = |places: &[TileSlot], others: &[TileSlot]| {
        let place = places.iter().find(|place| !others.contains(place));
        place.and_then(|place| board.tile_slot(*place)).map(|(at, _)| at)
    };
    Some([only_in(from, to)?, only_in(to, from)?])
}

/// Draws the cross on a captured man; if another man stands in front of it, on its visible part.
pub(super) fn draw_captured(canvas: &mut BoardCanvas, cell: Cell, is_covered: bool) {
    let board = canvas.board;
    let at = board.cell_centre(cell);
    let offset = if is_covered { board.unit * 0.36 } else { 0.0 };
    let radius = board.unit * if is_covered { 0.15 } else { board.renderer.annotation_sizes().cross };
    draw_cross(canvas, point(at.x + offset, at.y - offset), radius);
}

/// Draws the label of a round of replacements where it began: a number on a disc, or a letter on a square.
pub(super) fn draw_round(canvas: &mut BoardCanvas, (from, label): (Cell, RoundLabel)) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let (at, unit) = (board.cell_centre(from), board.unit);
    let badge = |radius: f32| match label {
        RoundLabel::Number(_) => Path::circle(at, unit * radius),
        RoundLabel::Letter(_) => {
            let side = unit * radius * 1.8;
            Path::rect(at.x - side / 2.0, at.y - side / 2.0, side, side).rounded(unit * 0.04)
        }
    };
    let text = match label {
        RoundLabel::Number(number) => number.to_string(),
        RoundLabel::Letter(letter) => letter.to_string(),
    };
    canvas.fill(&badge(ROUND_RADIUS + 0.03), colours.arrow_outline);
    canvas.fill(&badge(ROUND_RADIUS), colours.replace);
    TextLine::new(&text, unit * 0.42).draw_centred(canvas, at.x, at.y, colours.arrow_outline);
}

/// Above the men: draws the number of one of several turns where it began; beside what is there now.
pub(super) fn draw_turn_number(
    canvas: &mut BoardCanvas,
    (number, first): (usize, &Trace),
    occupied: impl Fn(Cell) -> bool,
) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let start = match first {
        Trace::Moved(cells) => cells.first(),
        Trace::Replaced { from, .. } => Some(from),
        Trace::Slid(..) | Trace::TileGone(_) => None,
    };
    let at = match (start, first) {
        (Some(cell), _) if occupied(*cell) => point_beside_man(board, *cell),
        (Some(cell), _) => board.cell_centre(*cell),
        (None, Trace::Slid(from, to)) => {
            let left =
                from.iter().find(|place| !to.contains(place)).and_then(|place| board.tile_slot(*place));
            let Some((at, _)) = left else { return };
            at
        }
        (None, Trace::TileGone(place)) => {
            let Some((at, side)) = board.tile_slot(*place) else { return };
            point(at.x + side * 0.3, at.y - side * 0.3)
        }
        _ => return,
    };
    let unit = board.unit;
    canvas.fill(&Path::circle(at, unit * (TURN_NUMBER_RADIUS + 0.03)), colours.arrow_outline);
    canvas.fill(&Path::circle(at, unit * TURN_NUMBER_RADIUS), colours.trace);
    TextLine::new(&number.to_string(), unit * 0.46).draw_centred(canvas, at.x, at.y, colours.arrow_outline);
}

fn point_beside_man(board: &BoardGeometry, cell: Cell) -> Point {
    let at = board.cell_centre(cell);
    point(at.x - board.unit * 0.3, at.y - board.unit * 0.3)
}

/// How a round of replacements is labelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoundLabel {
    /// With its number.
    Number(u8),
    /// With a letter, where turns have the numbers.
    Letter(char),
}

/// The labels of the rounds of replacements, each with the cell where it began; none for a turn that has only one round.
pub(super) fn rounds(scene: &Scene) -> impl Iterator<Item = (Cell, RoundLabel)> {
    let has_rounds =
        |traces: &&[Trace]| traces.iter().any(|way| matches!(way, Trace::Replaced { round: 2.., .. }));
    let label = |round: u8| match scene.shows_several_turns() {
        true => RoundLabel::Letter(char::from(b'a'.saturating_add(round.saturating_sub(1)).min(b'z'))),
        false => RoundLabel::Number(round),
    };
    scene.traces_by_turn().filter(has_rounds).flatten().filter_map(move |way| match way {
        Trace::Replaced { from, round, .. } => Some((*from, label(*round))),
        _ => None,
    })
}

/// Draws the arrows of slides. Tiles that slide one behind the other have one arrow together.
pub(super) fn draw_slides(canvas: &mut BoardCanvas, marks: &[Mark]) {
    let BoardCanvas { board, colours, .. } = *canvas;
    let slides = || {
        marks.iter().filter_map(|mark| match mark {
            Mark::CanSlide(from, to) => Some((*from, *to)),
            _ => None,
        })
    };
    let step = |(from, to): (TileSlot, TileSlot)| {
        (i16::from(to.column) - i16::from(from.column), i16::from(to.row) - i16::from(from.row))
    };
    let after =
        |slide: (TileSlot, TileSlot)| slides().find(|next| next.0 == slide.1 && step(*next) == step(slide));
    let before =
        |slide: (TileSlot, TileSlot)| slides().find(|last| last.1 == slide.0 && step(*last) == step(slide));
    for first in slides().filter(|slide| before(*slide).is_none()) {
        let mut last = first;
        while let Some(next) = after(last) {
            last = next;
        }
        if let (Some((from, _)), Some((to, _))) = (board.tile_slot(first.0), board.tile_slot(last.1)) {
            let width = board.unit * 0.16;
            draw_arrow(canvas, &[from, to], width, 0.0, colours.choice, colours.choice_text);
        }
    }
}

fn draw_cross(canvas: &mut BoardCanvas, at: Point, radius: f32) {
    let colours = canvas.colours;
    canvas.fill(&Path::cross(at, radius, radius * 0.62), colours.arrow_outline);
    canvas.fill(&Path::cross(at, radius, radius * 0.38), colours.danger);
}

/// Above the men: draws a mark. Marks outside the board are not drawn.
pub(super) fn draw_mark(canvas: &mut BoardCanvas, mark: &Mark, occupied: impl Fn(Cell) -> bool) {
    let BoardCanvas { board, colours, .. } = *canvas;
    if cells_of(mark).iter().any(|cell| !board.has_cell(*cell)) {
        return;
    }
    let (unit, sizes) = (board.unit, board.renderer.annotation_sizes());
    let arrow = unit * sizes.arrow;
    match mark {
        Mark::GoesOn(cell) | Mark::MustCapture(cell) => {
            // A light line inside separates the ring from a dark man.
            for (width, colour) in [(0.115, colours.arrow_outline), (0.08, colours.choice)] {
                let hole = board.cell_outline(*cell, unit * width).rounded(unit * 0.1);
                canvas.fill(&board.cell_outline(*cell, 0.0).rounded(unit * 0.12).subtract(hole), colour);
            }
        }
        Mark::Doomed(cell) => draw_crosshair(canvas, board.cell_centre(*cell), unit * 0.37),
        Mark::Choice(Spot::Cell(cell), text) => {
            let (at, radius) = if occupied(*cell) {
                (label_position_on_man(board, *cell, sizes.label_offset), sizes.label_on_man)
            } else {
                (board.cell_centre(*cell), sizes.label)
            };
            draw_label(canvas, at, unit * radius, text);
        }
        Mark::Choice(Spot::TileSlot(place), text) => {
            if let Some((at, _)) = board.tile_slot(*place) {
                draw_label(canvas, at, unit * 0.34, text);
            }
        }
        Mark::CanGo(cells) => {
            let points = points_beside_man(board, cells);
            draw_arrow(canvas, &points, arrow, 0.0, colours.choice, colours.choice_text);
        }
        Mark::CannotGo(cells) => {
            let points = points_beside_man(board, cells);
            draw_arrow(canvas, &points, arrow, unit * 0.1, colours.danger, colours.arrow_outline);
            if let Some(last) = points.last() {
                draw_cross(canvas, *last, unit * 0.24);
            }
        }
        // Drawn by `draw_slides` and `judged::draw`.
        Mark::CanSlide(..) | Mark::Judged(_) => {}
    }
}

/// The cells of a mark.
fn cells_of(mark: &Mark) -> &[Cell] {
    match mark {
        Mark::Choice(Spot::Cell(cell), _)
        | Mark::GoesOn(cell)
        | Mark::MustCapture(cell)
        | Mark::Doomed(cell) => std::slice::from_ref(cell),
        Mark::CanGo(cells) | Mark::CannotGo(cells) => cells,
        Mark::Choice(Spot::TileSlot(_), _) | Mark::CanSlide(..) | Mark::Judged(_) => &[],
    }
}

/// The centres of the cells, but the first point lies beside the man there, so that the arrow does not hide it.
pub(super) fn points_beside_man(board: &BoardGeometry, cells: &[Cell]) -> Vec<Point> {
    let mut points: Vec<Point> = cells.iter().map(|cell| board.cell_centre(*cell)).collect();
    if let [first, second, ..] = points[..] {
        points[0] = point_toward(first, second, board.unit * 0.3);
    }
    points
}

/// Draws the label of a choice.
fn draw_label(canvas: &mut BoardCanvas, at: Point, radius: f32, text: &str) {
    let colours = canvas.colours;
    canvas.fill(&Path::circle(at, radius * 1.12), colours.choice_text);
    canvas.fill(&Path::circle(at, radius), colours.choice);
    TextLine::fitted(text, radius * 1.35, radius * 1.7).draw_centred(canvas, at.x, at.y, colours.choice_text);
}

/// The position of a label on a man: its centre moved by an offset to the right and upwards, in units.
fn label_position_on_man(board: &BoardGeometry, cell: Cell, (right, up): (f32, f32)) -> Point {
    let at = board.cell_centre(cell);
    let up = if board.is_upright(cell) { up } else { -up };
    point(at.x + board.unit * right, at.y - board.unit * up)
}

/// Draws crosshairs on a man that can be captured; a captured man has a cross instead.
pub(super) fn draw_crosshair(canvas: &mut BoardCanvas, at: Point, radius: f32) {
    let colours = canvas.colours;
    for (border, colour) in [(radius * 0.1, colours.arrow_outline), (0.0, colours.danger)] {
        canvas.fill(&Path::ring(at, radius, radius * 0.2 + 2.0 * border), colour);
        for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            let end = |part: f32| point(at.x + dx * radius * part, at.y + dy * radius * part);
            canvas.fill(&Path::line(&[end(0.6), end(1.2)], radius * 0.16 + 2.0 * border), colour);
        }
    }
}

/// Draws the start of a way.
fn draw_ring(canvas: &mut BoardCanvas, at: Point, radius: f32) {
    let colours = canvas.colours;
    canvas.fill(&Path::circle(at, radius * 1.15), colours.arrow_outline);
    canvas.fill(&Path::circle(at, radius), colours.trace);
    canvas.fill(&Path::circle(at, radius * 0.52), colours.arrow_outline);
}

/// Draws an arrow whose tip ends `gap` pixels before its last point.
pub(super) fn draw_arrow(
    canvas: &mut Canvas,
    points: &[Point],
    width: f32,
    gap: f32,
    colour: Rgb,
    arrow_outline: Rgb,
) {
    let [.., before, last] = points else { return };
    let gap = gap.min(distance(*before, *last) * 0.5);
    let tip = point_toward(*last, *before, gap);
    let neck = point_toward(*last, *before, gap + width * 1.7);
    let mut line = points.to_vec();
    line.pop();
    line.push(neck);
    let (dx, dy) = ((tip.x - neck.x) / (width * 1.7), (tip.y - neck.y) / (width * 1.7));
    let head = |size: f32| {
        let (side, front, back) = (width * 1.25 + size * 1.4, width * 1.7 + size * 1.4, size);
        Path::polygon([
            (neck.x + dx * front, neck.y + dy * front),
            (neck.x - dy * side - dx * back, neck.y + dx * side - dy * back),
            (neck.x + dy * side - dx * back, neck.y - dx * side - dy * back),
        ])
    };
    let border = width * 0.28;
    for (width, border, colour) in [(width + 2.0 * border, border, arrow_outline), (width, 0.0, colour)] {
        // Segment by segment: the bounding box of a long chain is large and mostly empty.
        line.windows(2).for_each(|segment| canvas.fill(&Path::line(segment, width), colour));
        canvas.fill(&head(border), colour);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Places};

    #[test]
    fn rounds_have_letters_where_turns_have_numbers() {
        let [a, b, c, d] = [2, 3, 4, 5].map(|row| Cell::new(3, row));
        let replaced = |from, to, round| Trace::Replaced { from, to, round };
        let turn = vec![Trace::Moved(vec![a, b]), replaced(b, c, 1), replaced(c, d, 2)];
        let mut scene = Scene::new(GameKind::Biloba, Vec::new(), Some(0), Places::new(3));
        scene.traces = turn.clone();
        let labels = |scene: &Scene| rounds(scene).collect::<Vec<_>>();
        assert_eq!(labels(&scene), [(b, RoundLabel::Number(1)), (c, RoundLabel::Number(2))]);
        // A turn with one round needs no label, though another one has two.
        scene.traces = [vec![Trace::Moved(vec![d, c]), replaced(d, a, 1)], turn].concat();
        scene.turn_starts = vec![0, 2];
        assert_eq!(labels(&scene), [(b, RoundLabel::Letter('a')), (c, RoundLabel::Letter('b'))]);
    }
}
