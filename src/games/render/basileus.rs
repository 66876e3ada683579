//! Basileus: a chequered board, standing men.

use super::canvas::Canvas;
use super::game_renderer::{GameRenderer, Inks};
use super::icon;
use super::man::Figure;
use super::path::{Path, curved};
use crate::rules::basileus::{KING, PIECE};
use ab_glyph::{Point, point};

pub(super) struct Basileus;

impl GameRenderer for Basileus {
    fn draw_man(&self, canvas: &mut Canvas, man: Figure, at: Point, unit: f32, inks: Inks) {
        let (unit, inks) = (unit * 1.12, inks.seat);
        let (at, unit) = match man.kind {
            // The crown is the highest and the broadest: smaller, it fits its cell and whatever is drawn around.
            KING => (point(at.x, at.y + unit * 0.02), unit * 0.93),
            _ => (at, unit),
        };
        let shape = match man.kind {
            KING => king(),
            PIECE => piece(),
            _ => pawn(),
        };
        // The outline is the shape itself drawn wider, by moving it around.
        for step in 0..12 {
            let (sin, cos) = (step as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
            let around = point(at.x + cos * unit * 0.036, at.y + sin * unit * 0.036);
            canvas.fill(&shape.clone().placed(around, unit), inks.rim);
        }
        canvas.fill(&shape.placed(at, unit), inks.fill);
        let detail = match man.kind {
            // The ways in which they go: a piece along the diagonals, the basileus wherever it likes.
            PIECE => Path::cross(point(0.0, -0.06), 0.075, 0.045),
            KING => Path::rect(-0.23, 0.12, 0.46, 0.045),
            _ => Path::default(),
        };
        canvas.fill(&detail.placed(at, unit), inks.mark);
        let foot = if man.kind == KING { 0.24 } else { 0.235 };
        canvas.fill(&icon::of_seat(man.seat, 0.062).placed(point(at.x, at.y + foot * unit), unit), inks.mark);
    }

    fn draw_token(&self, canvas: &mut Canvas, man: Figure, at: Point, size: f32, inks: Inks) {
        self.draw_man(canvas, man, at, size * 1.02, inks);
    }
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
