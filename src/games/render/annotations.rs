//! What the last turn did, and what the seat to act is asked.

use super::canvas::Canvas;
use super::geometry::Board;
use super::path::{Path, distance, toward};
use super::text::Line;
use super::theme::{Colours, Rgb};
use crate::rules::{Cell, Mark, Place, Spot, Way};
use ab_glyph::{Point, point};

/// Under the men: the cells that a way begins and ends on, which are one for a man that came onto the board.
pub(super) fn draw_cells(canvas: &mut Canvas, board: &Board, colours: &Colours, way: &Way) {
    let Way::Moved(cells) = way else { return };
    for cell in cells.first().into_iter().chain(cells.iter().skip(1).next_back()) {
        canvas.tint(&board.outline(*cell, board.whole(0.03)), colours.trace, 140);
    }
}

/// Under the men: a line from where a man stood to where it stands.
pub(super) fn draw_way(canvas: &mut Canvas, board: &Board, colours: &Colours, way: &Way) {
    let (unit, width) = (board.unit, board.unit * board.design.sizes().way);
    match way {
        Way::Moved(cells) => {
            let points: Vec<Point> = cells.iter().map(|cell| board.centre(*cell)).collect();
            arrow(canvas, &points, width, unit * 0.4, colours.trace, colours.casing);
            if let [start, _, ..] = points[..] {
                ring(canvas, start, unit * 0.19, colours);
            }
        }
        Way::Replaced { from, to, .. } => {
            let points = [board.centre(*from), board.centre(*to)];
            arrow(canvas, &points, width * 0.75, unit * 0.36, colours.replace, colours.casing);
            canvas.fill(&Path::circle(points[0], unit * 0.13), colours.casing);
            canvas.fill(&Path::circle(points[0], unit * 0.1), colours.replace);
        }
        // A group of tiles slides as one: from the place that becomes empty to the one that is filled.
        Way::Slid(from, to) => {
            let only = |places: &[Place], others: &[Place]| {
                let place = places.iter().find(|place| !others.contains(place));
                place.and_then(|place| board.place(*place)).map(|(at, _)| at)
            };
            let (Some(start), Some(end)) = (only(from, to), only(to, from)) else { return };
            arrow(canvas, &[start, end], unit * 0.16, unit * 0.3, colours.trace, colours.casing);
            ring(canvas, start, unit * 0.26, colours);
        }
        Way::TileGone(place) => {
            let Some((at, side)) = board.place(*place) else { return };
            let inset = unit * 0.12;
            let outline = |inset: f32| {
                let half = side / 2.0 - inset;
                Path::rect(at.x - half, at.y - half, 2.0 * half, 2.0 * half).rounded(unit * 0.16)
            };
            for (border, ink) in [(unit * 0.03, colours.casing), (0.0, colours.trace)] {
                let hole = outline(inset + unit * 0.06 + border);
                canvas.fill(&outline(inset - border).without(hole), ink);
            }
            draw_cross(canvas, colours, at, unit * 0.3);
        }
    }
}

/// The cross on a man who was taken; one who stands behind another has it where he can be seen.
pub(super) fn draw_taken(canvas: &mut Canvas, board: &Board, colours: &Colours, cell: Cell, is_behind: bool) {
    let at = board.centre(cell);
    let beside = if is_behind { board.unit * 0.38 } else { 0.0 };
    let radius = board.unit * if is_behind { 0.13 } else { 0.18 };
    draw_cross(canvas, colours, point(at.x + beside, at.y - beside), radius);
}

/// The number of a round of replacements, where one of them began; one round alone needs no number.
pub(super) fn draw_round(canvas: &mut Canvas, board: &Board, colours: &Colours, way: &Way, all: &[Way]) {
    let Way::Replaced { from, round, .. } = way else { return };
    if all.iter().any(|way| matches!(way, Way::Replaced { round: 2.., .. })) {
        let at = board.centre(*from);
        canvas.fill(&Path::circle(at, board.unit * 0.2), colours.casing);
        canvas.fill(&Path::circle(at, board.unit * 0.17), colours.replace);
        Line::new(&round.to_string(), board.unit * 0.26).draw_at(canvas, at.x, at.y, colours.casing);
    }
}

/// Ways of tiles: of a group that slides, each tile to where another one lies, only the whole is shown.
pub(super) fn draw_slides(canvas: &mut Canvas, board: &Board, colours: &Colours, marks: &[Mark]) {
    let slides = || {
        marks.iter().filter_map(|mark| match mark {
            Mark::CanSlide(from, to) => Some((*from, *to)),
            _ => None,
        })
    };
    let step = |(from, to): (Place, Place)| {
        (i16::from(to.column) - i16::from(from.column), i16::from(to.row) - i16::from(from.row))
    };
    let after = |slide: (Place, Place)| slides().find(|next| next.0 == slide.1 && step(*next) == step(slide));
    let before =
        |slide: (Place, Place)| slides().find(|last| last.1 == slide.0 && step(*last) == step(slide));
    for first in slides().filter(|slide| before(*slide).is_none()) {
        let mut last = first;
        while let Some(next) = after(last) {
            last = next;
        }
        if let (Some((from, _)), Some((to, _))) = (board.place(first.0), board.place(last.1)) {
            let width = board.unit * 0.16;
            arrow(canvas, &[from, to], width, 0.0, colours.choice, colours.choice_text);
        }
    }
}

fn draw_cross(canvas: &mut Canvas, colours: &Colours, at: Point, radius: f32) {
    canvas.fill(&Path::cross(at, radius, radius * 0.62), colours.casing);
    canvas.fill(&Path::cross(at, radius, radius * 0.38), colours.danger);
}

/// Over the men: signs for the seat to act. What lies outside the board is not drawn.
pub(super) fn draw_mark(
    canvas: &mut Canvas,
    board: &Board,
    colours: &Colours,
    mark: &Mark,
    occupied: &impl Fn(Cell) -> bool,
) {
    if cells_of(mark).iter().any(|cell| !board.has(*cell)) {
        return;
    }
    let (unit, sizes) = (board.unit, board.design.sizes());
    match mark {
        Mark::GoesOn(cell) | Mark::MustCapture(cell) => {
            // A light line inside keeps the ring apart from a dark man.
            for (width, ink) in [(0.115, colours.casing), (0.08, colours.choice)] {
                let hole = board.outline(*cell, unit * width).rounded(unit * 0.1);
                canvas.fill(&board.outline(*cell, 0.0).rounded(unit * 0.12).without(hole), ink);
            }
        }
        Mark::Doomed(cell) => aim(canvas, colours, board.centre(*cell), unit * 0.37),
        Mark::Choice(Spot::Cell(cell), text) => {
            let (at, radius) = if occupied(*cell) {
                (on_man(board, *cell, sizes.label_corner), sizes.label_on_man)
            } else {
                (board.centre(*cell), sizes.label)
            };
            label(canvas, colours, at, unit * radius, text);
        }
        Mark::Choice(Spot::Place(place), text) => {
            if let Some((at, _)) = board.place(*place) {
                label(canvas, colours, at, unit * 0.34, text);
            }
        }
        Mark::CanGo(cells) => {
            let points = beside_man(board, cells);
            arrow(canvas, &points, unit * sizes.way, 0.0, colours.choice, colours.choice_text);
        }
        Mark::CannotGo(cells) => {
            let points = beside_man(board, cells);
            arrow(canvas, &points, unit * sizes.way, unit * 0.1, colours.danger, colours.casing);
            if let Some(last) = points.last() {
                draw_cross(canvas, colours, *last, unit * 0.24);
            }
        }
        // Groups are drawn as one.
        Mark::CanSlide(..) => {}
    }
}

/// The cells that a mark lies on.
fn cells_of(mark: &Mark) -> &[Cell] {
    match mark {
        Mark::Choice(Spot::Cell(cell), _)
        | Mark::GoesOn(cell)
        | Mark::MustCapture(cell)
        | Mark::Doomed(cell) => std::slice::from_ref(cell),
        Mark::CanGo(cells) | Mark::CannotGo(cells) => cells,
        Mark::Choice(Spot::Place(_), _) | Mark::CanSlide(..) => &[],
    }
}

/// A way that begins beside the man who goes it, so that the man can be seen.
fn beside_man(board: &Board, cells: &[Cell]) -> Vec<Point> {
    let mut points: Vec<Point> = cells.iter().map(|cell| board.centre(*cell)).collect();
    if let [first, second, ..] = points[..] {
        points[0] = toward(first, second, board.unit * 0.3);
    }
    points
}

/// The number or letter of a choice.
fn label(canvas: &mut Canvas, colours: &Colours, at: Point, radius: f32, text: &str) {
    canvas.fill(&Path::circle(at, radius * 1.12), colours.choice_text);
    canvas.fill(&Path::circle(at, radius), colours.choice);
    Line::fitted(text, radius * 1.35, radius * 1.7).draw_at(canvas, at.x, at.y, colours.choice_text);
}

/// Where a label can be added to a man without hiding it: so far to the right of its middle and above it, in units.
fn on_man(board: &Board, cell: Cell, (right, up): (f32, f32)) -> Point {
    let at = board.centre(cell);
    let up = if board.is_upright(cell) { up } else { -up };
    point(at.x + board.unit * right, at.y - board.unit * up)
}

/// A man who can or will be taken: the sight of a gun, not the cross of those who were.
fn aim(canvas: &mut Canvas, colours: &Colours, at: Point, radius: f32) {
    for (border, ink) in [(radius * 0.1, colours.casing), (0.0, colours.danger)] {
        canvas.fill(&Path::ring(at, radius, radius * 0.2 + 2.0 * border), ink);
        for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            let end = |part: f32| point(at.x + dx * radius * part, at.y + dy * radius * part);
            canvas.fill(&Path::line(&[end(0.6), end(1.2)], radius * 0.16 + 2.0 * border), ink);
        }
    }
}

/// Where a way began.
fn ring(canvas: &mut Canvas, at: Point, radius: f32, colours: &Colours) {
    canvas.fill(&Path::circle(at, radius * 1.15), colours.casing);
    canvas.fill(&Path::circle(at, radius), colours.trace);
    canvas.fill(&Path::circle(at, radius * 0.52), colours.casing);
}

/// A line with a head, which ends `short` of its last point.
fn arrow(canvas: &mut Canvas, points: &[Point], width: f32, short: f32, ink: Rgb, casing: Rgb) {
    let [.., before, last] = points else { return };
    let gap = short.min(distance(*before, *last) * 0.5);
    let tip = toward(*last, *before, gap);
    let neck = toward(*last, *before, gap + width * 1.7);
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
    for (width, border, ink) in [(width + 2.0 * border, border, casing), (width, 0.0, ink)] {
        // Piece by piece: the whole of a long chain would be a large shape and mostly empty.
        line.windows(2).for_each(|piece| canvas.fill(&Path::line(piece, width), ink));
        canvas.fill(&head(border), ink);
    }
}
