//! Typography: one line of text is split into runs by direction and font, shaped, fitted and drawn.

mod fonts;

use super::canvas::Canvas;
use super::mask::{self, GlyphKey};
use super::path::Path;
use super::theme::Rgb;
use crate::names;
use ab_glyph_rasterizer::point;
pub use fonts::preload as preload_fonts;
use fonts::{Face, is_invisible};
use skrifa::GlyphId;
use unicode_bidi::ParagraphBidiInfo;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Cap height, in font sizes.
const CAP_HEIGHT: f32 = 0.727;
/// A text that is too wide is scaled down to this fraction before it is shortened.
const MIN_SHRINK: f32 = 0.68;
/// A line in a list that is too wide is scaled down to this fraction.
const MIN_SHRINK_IN_LISTS: f32 = 0.92;
/// Stacked combining marks are drawn up to this distance from the middle of the line, in font sizes.
const VERTICAL_REACH: f32 = 0.8;

/// Longer texts are cut before they are measured. Names have at most 32 characters.
const MAX_GRAPHEMES: usize = 64;

/// One line of text, shaped and ready to be drawn.
pub(super) struct TextLine {
    glyphs: Vec<PositionedGlyph>,
    /// In pixels.
    font_size: f32,
    /// In pixels.
    pub width: f32,
}

/// A glyph and its position in the line, in pixels.
struct PositionedGlyph {
    /// The font and the glyph in it; `None` is drawn as a dot, for a character that no font has.
    source: Option<(&'static Face, GlyphId)>,
    /// From the start of the line.
    x: f32,
    /// Above the baseline.
    y: f32,
}

impl TextLine {
    pub fn new(text: &str, font_size: f32) -> TextLine {
        let mut line = TextLine { glyphs: Vec::new(), font_size, width: 0.0 };
        if text.is_ascii() {
            line.push_directional(text, false);
            return line;
        }
        let text = normalized(text);
        // A line has no breaks: it is one paragraph.
        let directions = ParagraphBidiInfo::new(&text, None);
        let (levels, parts) = directions.visual_runs(0..text.len());
        for part in parts {
            line.push_directional(&text[part.clone()], levels[part.start].is_rtl());
        }
        line
    }

    /// Appends text of one direction, each grapheme in the first font that has it.
    fn push_directional(&mut self, text: &str, is_rtl: bool) {
        let graphemes: Vec<(Option<&Face>, &str)> = text
            .graphemes(true)
            .filter(|grapheme| !grapheme.chars().all(is_invisible))
            .map(|grapheme| (Face::for_grapheme(grapheme), grapheme))
            .collect();
        let same = |a: &(Option<&Face>, &str), b: &(Option<&Face>, &str)| match (a.0, b.0) {
            (Some(a), Some(b)) => std::ptr::eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        let mut runs: Vec<_> = graphemes.chunk_by(same).collect();
        if is_rtl {
            runs.reverse();
        }
        for run in runs {
            match run[0].0 {
                Some(face) => {
                    let graphemes: Vec<&str> = run.iter().map(|(_, grapheme)| *grapheme).collect();
                    self.push_run(face, &graphemes, is_rtl);
                }
                None => {
                    for _ in run {
                        self.glyphs.push(PositionedGlyph { source: None, x: self.width, y: 0.0 });
                        self.width += self.font_size * 0.5;
                    }
                }
            }
        }
    }

    /// Shapes graphemes of one direction in one font, and appends their glyphs.
    fn push_run(&mut self, face: &'static Face, graphemes: &[&str], is_rtl: bool) {
        let shaped = face.shape(graphemes, is_rtl);
        let unit = face.unit(self.font_size);
        let mut last = None;
        for (glyph, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            // An emoji sequence that the font has no glyph for is drawn as its first part.
            if face.is_emoji && last.replace(glyph.cluster) == Some(glyph.cluster) {
                continue;
            }
            let id = GlyphId::new(glyph.glyph_id);
            let x = self.width + place.x_offset as f32 * unit;
            let y = place.y_offset as f32 * unit + face.baseline_shift * self.font_size;
            self.glyphs.push(PositionedGlyph { source: Some((face, id)), x, y });
            self.width += place.x_advance as f32 * unit;
        }
    }

    /// Lays out text in at most `width` pixels: shrinks it first, then truncates it with an ellipsis. The number that tells
    /// two equal names apart is kept.
    pub fn fitted(text: &str, font_size: f32, width: f32) -> TextLine {
        TextLine::shrunk(text, font_size, width, MIN_SHRINK)
    }

    /// A line for a list: hardly shrunk, so that many lines below each other look alike.
    pub fn truncated(text: &str, font_size: f32, width: f32) -> TextLine {
        TextLine::shrunk(text, font_size, width, MIN_SHRINK_IN_LISTS)
    }

    fn shrunk(text: &str, font_size: f32, width: f32, min_shrink: f32) -> TextLine {
        let (name, number) = names::split_number(text);
        let graphemes: Vec<&str> = name.graphemes(true).take(MAX_GRAPHEMES + 1).collect();
        let text = graphemes.concat() + number;
        let line = TextLine::new(&text, font_size);
        if line.width <= width && graphemes.len() <= MAX_GRAPHEMES {
            return line;
        }
        let font_size = font_size * (width / line.width).clamp(min_shrink, 1.0);
        let line = TextLine::new(&text, font_size);
        // Widths are not exactly proportional to the font size: half a pixel is tolerated.
        if line.width <= width + 0.5 && graphemes.len() <= MAX_GRAPHEMES {
            return line;
        }
        // The width grows with the number of graphemes: a binary search finds the most that fit.
        let shortened = |count: usize| {
            let kept = graphemes[..count].concat();
            let kept = names::with_direction_marks(&format!("{}…", kept.trim_end()));
            TextLine::new(&(kept + number), font_size)
        };
        let (mut fits, mut too_many) = (0, graphemes.len());
        while too_many - fits > 1 {
            let middle = fits.midpoint(too_many);
            if shortened(middle).width <= width + 0.5 { fits = middle } else { too_many = middle }
        }
        match fits {
            0 if !number.is_empty() => TextLine::shrunk(name, font_size, width, min_shrink),
            _ => shortened(fits),
        }
    }

    /// Draws from `x` to the right, with the middle of capital letters at `center_y`.
    pub fn draw(&self, canvas: &mut Canvas, x: f32, center_y: f32, colour: Rgb) {
        let baseline = center_y + self.font_size * CAP_HEIGHT / 2.0;
        let reach = self.font_size * VERTICAL_REACH;
        let (highest, lowest) = (center_y - reach, center_y + reach);
        for positioned in &self.glyphs {
            match positioned.source {
                Some((face, id)) => {
                    let (x, across) = quarter_pixels(x + positioned.x);
                    let (y, down) = quarter_pixels(baseline - positioned.y);
                    let key = GlyphKey {
                        face: std::ptr::from_ref(face).addr(),
                        glyph: id.to_u32(),
                        font_size: self.font_size.to_bits(),
                        subpixel_quarters: (across, down),
                    };
                    let mask = mask::of_glyph(key, || {
                        let origin = point(f32::from(across) / 4.0, f32::from(down) / 4.0);
                        face.outline(id, self.font_size, origin)
                    });
                    let (top, bottom) = mask.row_range();
                    if ((y + bottom) as f32) < highest || (y + top) as f32 > lowest {
                        continue;
                    }
                    canvas.fill_mask(&mask, x, y, colour);
                }
                None => {
                    let at = point(x + positioned.x + self.font_size * 0.25, center_y);
                    canvas.fill(&Path::circle(at, self.font_size * 0.13), colour);
                }
            }
        }
    }

    /// Draws centred on a point.
    pub fn draw_centred(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        self.draw(canvas, x - self.width / 2.0, y, colour);
    }
}

/// A length in whole pixels and quarters of a pixel: fine enough for the eye, and coarse enough for cached masks to be
/// reused.
fn quarter_pixels(length: f32) -> (i32, u8) {
    let quarters = (length * 4.0).round() as i32;
    (quarters.div_euclid(4), quarters.rem_euclid(4) as u8)
}

/// Composed characters (NFC); characters that no font has are replaced by their compatibility forms (NFKC) where possible.
fn normalized(text: &str) -> String {
    let mut normalized = String::with_capacity(text.len());
    for character in text.nfc() {
        if is_invisible(character) || Face::any_has_glyph_for(character) {
            normalized.push(character);
        } else if character.is_whitespace() {
            normalized.push(' ');
        } else {
            let compatible = || std::iter::once(character).nfkc();
            if compatible().all(Face::any_has_glyph_for) {
                normalized.extend(compatible())
            } else {
                normalized.push(character)
            }
        }
    }
    normalized
}

#[cfg(test)]
mod tests;
