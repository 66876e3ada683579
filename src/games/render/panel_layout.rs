//! Where panels are, and the badges on them.

use super::icon::Icon;

/// Where a panel is in the picture, in whole pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct PanelArea {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub shape: PanelShape,
}

/// The shape of a panel, and the arrangement of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PanelShape {
    /// One line: name, badges, status.
    Strip,
    /// The name above badges and status.
    Block,
    /// A triangle in a corner of the picture: the name along the edge, badges on the next line, then the status.
    Corner { right: bool, below: bool },
}

/// Height of a strip with the space around it, in pixels.
pub(super) fn strip_height(width: f32) -> f32 {
    (width * 0.055).round()
}

/// Height of a line in a strip, in pixels.
pub(super) fn line_height(width: f32) -> f32 {
    strip_height(width) - 2.0 * panel_gap(width)
}

/// Space around panels, in pixels.
pub(super) fn panel_gap(width: f32) -> f32 {
    (width * 0.006).round().max(1.0)
}

/// Strips above and below a board, as the seats sit around it: the viewer below, then clockwise.
pub(super) fn strip_areas(page: (f32, f32), seats: usize) -> Vec<PanelArea> {
    let (width, height) = page;
    let line_height = line_height(width);
    let (gap, strip) = (panel_gap(width), strip_height(width));
    let half = ((width - 3.0 * gap) / 2.0).floor();
    let full = width - 2.0 * gap;
    let right = gap * 2.0 + half;
    let (bottom, top) = (height - strip + gap, gap);
    let areas: &[(f32, f32, f32)] = match seats {
        2 => &[(gap, bottom, full), (gap, top, full)],
        3 => &[(gap, bottom, full), (gap, top, half), (right, top, half)],
        _ => &[(gap, bottom, half), (gap, top, half), (right, top, half), (right, bottom, half)],
    };
    let area = |(x, y, width): &(f32, f32, f32)| PanelArea {
        x: *x,
        y: *y,
        width: *width,
        height: line_height,
        shape: PanelShape::Strip,
    };
    areas.iter().map(area).collect()
}

/// A short text beside the name, with or without an icon.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Badge {
    pub icon: Option<Icon>,
    pub text: String,
    /// Drawn as a pill: the seat to move must do this.
    pub is_highlighted: bool,
}
