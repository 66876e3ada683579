//! Paths: everything drawn is a set of polygons.

use ab_glyph_rasterizer::{Point, point};
use std::f32::consts::TAU;

/// Polygons that are filled together. A polygon of the opposite orientation cuts a hole.
#[derive(Clone, Debug, Default)]
pub(super) struct Path {
    pub polygons: Vec<Vec<Point>>,
}

impl Path {
    pub fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> Path {
        let mut points: Vec<Point> = points.into_iter().map(|(x, y)| point(x, y)).collect();
        // One orientation for all, so that overlapping polygons do not cut holes.
        if signed_area(&points) < 0.0 {
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
        Path::circle(at, radius + width / 2.0).subtract(Path::circle(at, radius - width / 2.0))
    }

    /// A polyline with round caps and joins.
    pub fn line(points: &[Point], width: f32) -> Path {
        let mut path = Path::default();
        let half = width / 2.0;
        for pair in points.windows(2) {
            let (a, b) = (pair[0], pair[1]);
            let length = distance(a, b).max(0.01);
            let (dx, dy) = ((b.x - a.x) / length * half, (b.y - a.y) / length * half);
            path = path.union(Path::polygon([
                (a.x - dy, a.y + dx),
                (b.x - dy, b.y + dx),
                (b.x + dy, b.y - dx),
                (a.x + dy, a.y - dx),
            ]));
        }
        points.iter().fold(path, |path, at| path.union(Path::circle(*at, half)))
    }

    /// Two crossed diagonal lines.
    pub fn cross(at: Point, radius: f32, width: f32) -> Path {
        let arm =
            |dx: f32, dy: f32| Path::line(&[point(at.x - dx, at.y - dy), point(at.x + dx, at.y + dy)], width);
        arm(radius, radius).union(arm(radius, -radius))
    }

    /// Rounds all corners.
    pub fn rounded(mut self, radius: f32) -> Path {
        for polygon in &mut self.polygons {
            let count = polygon.len();
            let mut round = Vec::with_capacity(count * 7);
            for i in 0..count {
                let (before, at, after) =
                    (polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]);
                let from = point_toward(at, before, radius.min(distance(at, before) / 2.0));
                let to = point_toward(at, after, radius.min(distance(at, after) / 2.0));
                round.extend((0..=6).map(|step| {
                    let t = step as f32 / 6.0;
                    quadratic_bezier(from, at, to, t)
                }));
            }
            *polygon = round;
        }
        self
    }

    /// Moves each side inwards by this length. Polygons must be convex.
    pub fn inset(mut self, by: f32) -> Path {
        for polygon in &mut self.polygons {
            let count = polygon.len();
            let inner = |i: usize| {
                let (before, at, after) =
                    (polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]);
                let (u, v) = (point_toward(before, at, 1.0) - before, point_toward(at, after, 1.0) - at);
                let turn = u.x * v.y - u.y * v.x;
                // A point in the middle of a straight side moves with the side.
                if turn.abs() < 1e-3 {
                    return point(at.x - u.y * by, at.y + u.x * by);
                }
                // The sharper a corner, the farther it moves.
                let part = by / turn;
                point(at.x + (v.x - u.x) * part, at.y + (v.y - u.y) * part)
            };
            *polygon = (0..count).map(inner).collect();
        }
        self
    }

    /// Adds the polygons of another path.
    pub fn union(mut self, other: Path) -> Path {
        self.polygons.extend(other.polygons);
        self
    }

    /// Cuts the polygons of another path out as holes.
    pub fn subtract(mut self, hole: Path) -> Path {
        self.polygons.extend(hole.polygons.into_iter().map(|mut polygon| {
            polygon.reverse();
            polygon
        }));
        self
    }

    /// Scales a path around the origin by `unit`, and moves the origin to `at`.
    pub fn placed(mut self, at: Point, unit: f32) -> Path {
        for p in self.polygons.iter_mut().flatten() {
            *p = point(at.x + p.x * unit, at.y + p.y * unit);
        }
        self
    }
}

/// A closed outline of quadratic Bézier curves: each has a control point (x, y) and an end point (x, y).
pub(super) fn closed_curve(start: (f32, f32), curves: &[[f32; 4]]) -> Path {
    let mut points = vec![start];
    let mut from = point(start.0, start.1);
    for [cx, cy, x, y] in curves {
        let to = point(*x, *y);
        points.extend((1..=10).map(|step| {
            let p = quadratic_bezier(from, point(*cx, *cy), to, step as f32 / 10.0);
            (p.x, p.y)
        }));
        from = to;
    }
    Path::polygon(points)
}

/// The point at `t`, from 0 to 1, of a quadratic Bézier curve.
fn quadratic_bezier(from: Point, control: Point, to: Point, t: f32) -> Point {
    let (a, b, c) = ((1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t);
    point(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y)
}

pub(super) fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// The point at this distance from one point, in the direction of another.
pub(super) fn point_toward(from: Point, to: Point, length: f32) -> Point {
    let part = length / distance(from, to).max(0.01);
    point(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

/// Twice the area, positive if the points go clockwise in the picture.
fn signed_area(points: &[Point]) -> f32 {
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
        let expected = [(10.0, 10.0), (50.0, 10.0), (90.0, 10.0), (90.0, 90.0), (10.0, 90.0)];
        for (corner, (x, y)) in inner.polygons[0].iter().zip(expected) {
            assert!(distance(*corner, point(x, y)) < 0.01, "{corner:?} should be {x}, {y}");
        }
    }
}
