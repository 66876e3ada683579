//! Basileus: a chequered board and standing men.

use super::canvas::Canvas;
use super::game_renderer::{Drawn, GameRenderer};
use super::icon;
use super::man::{ManAppearance, ManColours};
use super::path::{Path, closed_curve};
use crate::rules::basileus::{KING, PIECE, Position};
use ab_glyph_rasterizer::{Point, point};

pub(super) struct Basileus;

impl Drawn for Position {
    const RENDERER: &'static dyn GameRenderer = &Basileus;
}

impl GameRenderer for Basileus {
    fn draw_man(&self, canvas: &mut Canvas, man: ManAppearance, at: Point, unit: f32, colours: ManColours) {
        let (unit, colours) = (unit * 1.12, colours.seat);
        let (at, unit) = match man.kind {
            // The crown is the largest shape: scaled down, it fits its cell with the marks around it.
            KING => (point(at.x, at.y + unit * 0.02), unit * 0.93),
            _ => (at, unit),
        };
        let shape = match man.kind {
            KING => king(),
            PIECE => piece(),
            _ => pawn(),
        };
        // The rim is the shape itself, drawn at twelve positions around.
        for step in 0..12 {
            let (sin, cos) = (step as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
            let around = point(at.x + cos * unit * 0.036, at.y + sin * unit * 0.036);
            canvas.fill(&shape.clone().placed(around, unit), colours.rim);
        }
        canvas.fill(&shape.placed(at, unit), colours.fill);
        let detail = match man.kind {
            // A slit as in a mitre, since pieces move diagonally like bishops; a band on the basileus.
            PIECE => Path::line(&[point(0.0, 0.0), point(0.1, -0.18)], 0.055),
            KING => Path::rect(-0.23, 0.12, 0.46, 0.045),
            _ => Path::default(),
        };
        canvas.fill(&detail.placed(at, unit), colours.mark);
        let foot = if man.kind == KING { 0.24 } else { 0.235 };
        canvas.fill(
            &icon::seat_mark(man.seat, 0.062).placed(point(at.x, at.y + foot * unit), unit),
            colours.mark,
        );
    }

    fn draw_seat_icon(
        &self,
        canvas: &mut Canvas,
        man: ManAppearance,
        at: Point,
        size: f32,
        colours: ManColours,
    ) {
        self.draw_man(canvas, man, at, size * 1.02, colours);
    }
}

fn pawn() -> Path {
    let body = closed_curve(
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
    body.union(Path::circle(point(0.0, 0.0), 40.0).placed(point(0.0, -0.15), 0.13 / 40.0))
}

/// A mitre with a knob.
fn piece() -> Path {
    let mitre = closed_curve(
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
    );
    mitre.union(Path::circle(point(0.0, -0.34), 0.05))
}

/// A crown with a cross.
fn king() -> Path {
    let crown = closed_curve(
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
    crown.union(Path::rect(-0.027, -0.4, 0.054, 0.2)).union(Path::rect(-0.085, -0.345, 0.17, 0.054))
}
