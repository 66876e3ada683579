//! Icons of panels, and the marks that distinguish seats.

use super::path::{Path, closed_curve};
use crate::rules::Seat;
use ab_glyph_rasterizer::point;

/// An icon on a panel: a path around the origin, about one unit high and wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Icon {
    /// Won.
    Trophy,
    /// Won, on the banner.
    Crown,
    /// Resigned.
    Flag,
    /// To move. Points to the name, which is on its left or on its right.
    ToMove { points_left: bool },
    /// Jumps balls, or must jump them.
    Jump,
    /// Slides tiles.
    Slide,
}

impl Icon {
    pub fn path(self) -> Path {
        match self {
            Icon::Trophy => trophy(),
            Icon::Crown => crown(),
            Icon::Flag => {
                let cloth = Path::polygon([(-0.28, -0.42), (0.42, -0.2), (-0.28, 0.04)]);
                cloth.union(Path::rect(-0.36, -0.46, 0.11, 0.92))
            }
            Icon::ToMove { points_left } => {
                let side = if points_left { -1.0 } else { 1.0 };
                Path::polygon([(side * 0.4, 0.0), (-side * 0.3, -0.42), (-side * 0.3, 0.42)])
            }
            Icon::Jump => {
                let arc = (0..=8).map(|step| {
                    let (sin, cos) = (step as f32 / 8.0 * std::f32::consts::PI).sin_cos();
                    point(-0.05 - cos * 0.33, 0.12 - sin * 0.4)
                });
                let arc = Path::line(&arc.collect::<Vec<_>>(), 0.13);
                let head = Path::polygon([(0.06, 0.04), (0.5, 0.04), (0.28, 0.4)]);
                arc.union(head).union(Path::circle(point(0.0, 28.0), 9.0).placed(point(-0.05, 0.0), 0.01))
            }
            Icon::Slide => {
                let tile = Path::rect(-0.46, -0.3, 0.42, 0.6);
                let shaft = Path::rect(0.02, -0.075, 0.26, 0.15);
                tile.union(shaft).union(Path::polygon([(0.22, -0.28), (0.5, 0.0), (0.22, 0.28)]))
            }
        }
    }
}

/// A crown with three points.
fn crown() -> Path {
    let points =
        [(0.36, 0.2), (0.46, -0.22), (0.19, 0.0), (0.0, -0.36), (-0.19, 0.0), (-0.46, -0.22), (-0.36, 0.2)];
    let crown = Path::polygon(points).union(Path::rect(-0.36, 0.25, 0.72, 0.13));
    let balls = [(-0.45, -0.25), (0.0, -0.38), (0.45, -0.25)];
    balls.into_iter().fold(crown, |crown, (x, y)| crown.union(Path::circle(point(x, y), 0.075)))
}

/// A cup with two handles, on a foot.
fn trophy() -> Path {
    let bowl = closed_curve(
        (-0.3, -0.42),
        &[
            [0.0, -0.42, 0.3, -0.42],
            [0.32, -0.02, 0.07, 0.1],
            [0.06, 0.2, 0.08, 0.26],
            [0.24, 0.28, 0.24, 0.42],
            [0.0, 0.42, -0.24, 0.42],
            [-0.24, 0.28, -0.08, 0.26],
            [-0.06, 0.2, -0.07, 0.1],
            [-0.32, -0.02, -0.3, -0.42],
        ],
    );
    let handle = |side: f32| {
        Path::line(
            &[
                point(side * 0.28, -0.3),
                point(side * 0.46, -0.28),
                point(side * 0.4, -0.04),
                point(side * 0.2, 0.02),
            ],
            0.08,
        )
    };
    bowl.union(handle(-1.0)).union(handle(1.0))
}

/// The mark of a seat, which distinguishes seats without colours: disc, diamond, triangle, cross.
pub(super) fn seat_mark(seat: Seat, radius: f32) -> Path {
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
