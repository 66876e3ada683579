//! Outlines: everything drawn is a set of polygons.

use ab_glyph::{Point, point};
use std::f32::consts::TAU;

/// Polygons that are filled together; a polygon that turns the other way cuts a hole.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    pub polygons: Vec<Vec<Point>>,
}

impl Path {
    pub fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> Path {
        let mut points: Vec<Point> = points.into_iter().map(|(x, y)| point(x, y)).collect();
        // All the same way round, so that polygons that overlap never cut holes by accident.
        if area(&points) < 0.0 {
            points.reverse();
        }
        Path { polygons: vec![points] }
    }

    pub fn rect(x: f32, y: f32, width: f32, height: f32) -> Path {
        Path::polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }

    pub fn circle(at: Point, radius: f32) -> Path {
        let count = (radius * 1.6).clamp(20.0, 160.0) as u32;
        Path::polygon((0..count).map(|i| {
            let (sin, cos) = (i as f32 / count as f32 * TAU).sin_cos();
            (at.x + radius * cos, at.y + radius * sin)
        }))
    }

    pub fn ring(at: Point, radius: f32, width: f32) -> Path {
        Path::circle(at, radius + width / 2.0).without(Path::circle(at, radius - width / 2.0))
    }

    /// A line with round ends through these points.
    pub fn line(points: &[Point], width: f32) -> Path {
        let mut path = Path::default();
        let half = width / 2.0;
        for pair in points.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let length = distance(a, b).max(0.01);
            let (dx, dy) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half);
            path = path.and(Path::polygon([
                (a.x - dy, a.y + dx),
                (b.x - dy, b.y + dx),
                (b.x + dy, b.y - dx),
                (a.x + dy, a.y - dx),
            ]));
        }
        points.iter().fold(path, |path, at| path.and(Path::circle(*at, half)))
    }

    /// Two crossed lines.
    pub fn cross(at: Point, radius: f32, width: f32) -> Path {
        let arm =
            |dx: f32, dy: f32| Path::line(&[point(at.x - dx, at.y - dy), point(at.x + dx, at.y + dy)], width);
        arm(radius, radius).and(arm(radius, -radius))
    }

    /// The same with round corners.
    pub fn rounded(mut self, radius: f32) -> Path {
        for polygon in &mut self.polygons {
            let count = polygon.len();
            let mut round = Vec::with_capacity(count * 7);
            for i in 0..count {
                let (before, at, after) =
                    (polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]);
                let from = toward(at, before, radius.min(distance(at, before) / 2.0));
                let to = toward(at, after, radius.min(distance(at, after) / 2.0));
                round.extend((0..=6).map(|step| {
                    let t = step as f32 / 6.0;
                    curve(from, at, to, t)
                }));
            }
            *polygon = round;
        }
        self
    }

    /// The same with each side moved inwards by so much; there are no corners that point inwards.
    pub fn inset(mut self, by: f32) -> Path {
        for polygon in &mut self.polygons {
            let count = polygon.len();
            let inner = |i: usize| {
                let (before, at, after) =
                    (polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]);
                let (u, v) = (toward(before, at, 1.0) - before, toward(at, after, 1.0) - at);
                let turn = u.x * v.y - u.y * v.x;
                // Where there is no corner, the side moves as it lies.
                if turn.abs() < 1e-3 {
                    return point(at.x - u.y * by, at.y + u.x * by);
                }
                // The sharper the corner, the farther it moves.
                let part = by / turn;
                point(at.x + (v.x - u.x) * part, at.y + (v.y - u.y) * part)
            };
            *polygon = (0..count).map(inner).collect();
        }
        self
    }

    pub fn and(mut self, other: Path) -> Path {
        self.polygons.extend(other.polygons);
        self
    }

    pub fn without(mut self, hole: Path) -> Path {
        self.polygons.extend(hole.polygons.into_iter().map(|mut polygon| {
            polygon.reverse();
            polygon
        }));
        self
    }

    /// Drawn around the origin in units, placed at a point in pixels.
    pub fn placed(mut self, at: Point, unit: f32) -> Path {
        for p in self.polygons.iter_mut().flatten() {
            *p = point(at.x + p.x * unit, at.y + p.y * unit);
        }
        self
    }
}

/// A smooth closed outline: each triple is a control point and where its curve ends.
pub(super) fn curved(start: (f32, f32), curves: &[[f32; 4]]) -> Path {
    let mut points = vec![start];
    let mut from = point(start.0, start.1);
    for [cx, cy, x, y] in curves {
        let to = point(*x, *y);
        points.extend((1..=10).map(|step| {
            let p = curve(from, point(*cx, *cy), to, step as f32 / 10.0);
            (p.x, p.y)
        }));
        from = to;
    }
    Path::polygon(points)
}

fn curve(from: Point, control: Point, to: Point, t: f32) -> Point {
    let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
    point(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y)
}

pub(super) fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// So far from one point on the way to another.
pub(super) fn toward(from: Point, to: Point, length: f32) -> Point {
    let part = length / distance(from, to).max(0.01);
    point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

fn area(points: &[Point]) -> f32 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_in_the_middle_of_a_side_moves_with_the_side() {
        let square = Path::polygon([(0.0, 0.0), (50.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]);
        let inner = square.inset(10.0);
        let wanted = [(10.0, 10.0), (50.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)];
        for (corner, (x, y)) in inner.polygons[0].iter().zip(wanted) {
            assert!(distance(*corner, point(x, y)) < 0.01, "{corner:?} should be {x}, {y}");
        }
    }
}
