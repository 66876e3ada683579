//! Letters: one typeface for everything, others for the scripts it lacks.

mod fonts;

use super::canvas::Canvas;
use super::mask::{self, Letter};
use super::path::Path;
use super::theme::Rgb;
use ab_glyph::{Font, Glyph, GlyphId, point};
pub use fonts::unpack as preload_fonts;
use fonts::{Face, is_silent};
use unicode_bidi::ParagraphBidiInfo;
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// The height of a capital letter, by that of the type.
const CAPITAL: f32 = 0.727;
/// A name is made smaller down to this part of its size before it is shortened.
const SMALLEST: f32 = 0.68;
/// Marks heaped on a letter are drawn as far as this from its middle, by the height of the type.
const REACH: f32 = 0.8;

/// Names are no longer than 32 letters; what is much longer is shortened before it is measured.
const MOST_SIGNS: usize = 64;

/// One line of text, ready to be drawn.
pub(super) struct Line {
    signs: Vec<Shaped>,
    em: f32,
    pub width: f32,
}

/// What is drawn in one go: a letter, several that have grown together, a mark on one, an emoji.
struct Shaped {
    /// Without a face it is a dot, for a letter that no font has.
    shape: Option<(&'static Face, GlyphId)>,
    /// From the beginning of the line.
    x: f32,
    /// Above the line that the letters stand on.
    y: f32,
}

impl Line {
    pub fn new(text: &str, em: f32) -> Line {
        let mut line = Line { signs: Vec::new(), em, width: 0.0 };
        if text.is_ascii() {
            line.add(text, false);
            return line;
        }
        let text = composed(text);
        // One paragraph: a line has no breaks.
        let directions = ParagraphBidiInfo::new(&text, None);
        let (levels, parts) = directions.visual_runs(0..text.len());
        for part in parts {
            line.add(&text[part.clone()], levels[part.start].is_rtl());
        }
        line
    }

    /// Appends letters of one direction, each in the font that has it.
    fn add(&mut self, text: &str, from_right: bool) {
        let signs: Vec<(Option<&Face>, &str)> = text
            .graphemes(true)
            .filter(|sign| !sign.chars().all(is_silent))
            .map(|sign| (Face::of(sign), sign))
            .collect();
        let same = |a: &(Option<&Face>, &str), b: &(Option<&Face>, &str)| match (a.0, b.0) {
            (Some(a), Some(b)) => std::ptr::eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        let mut runs: Vec<_> = signs.chunk_by(same).collect();
        if from_right {
            runs.reverse();
        }
        for run in runs {
            match run[0].0 {
                Some(face) => {
                    let signs: Vec<&str> = run.iter().map(|(_, sign)| *sign).collect();
                    self.add_run(face, &signs, from_right);
                }
                None => {
                    for _ in run {
                        self.signs.push(Shaped { shape: None, x: self.width, y: 0.0 });
                        self.width += self.em * 0.5;
                    }
                }
            }
        }
    }

    fn add_run(&mut self, face: &'static Face, signs: &[&str], from_right: bool) {
        let shaped = face.shape(signs, from_right);
        let unit = face.unit(self.em);
        let mut last = None;
        for (glyph, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            // What the font cannot put together to one picture is drawn as its first part.
            if face.pictures && last.replace(glyph.cluster) == Some(glyph.cluster) {
                continue;
            }
            // The fonts are known: none has more glyphs than 16 bits can count.
            let id = GlyphId(u16::try_from(glyph.glyph_id).unwrap_or(0));
            let x = self.width + place.x_offset as f32 * unit;
            let y = place.y_offset as f32 * unit + face.lift * self.em;
            self.signs.push(Shaped { shape: Some((face, id)), x, y });
            self.width += place.x_advance as f32 * unit;
        }
    }

    /// Made smaller and then shortened until it is no wider than this.
    pub fn fitted(text: &str, em: f32, width: f32) -> Line {
        let signs: Vec<&str> = text.graphemes(true).take(MOST_SIGNS + 1).collect();
        let whole = signs.concat();
        let line = Line::new(&whole, em);
        if line.width <= width && signs.len() <= MOST_SIGNS {
            return line;
        }
        let em = em * (width / line.width).clamp(SMALLEST, 1.0);
        let line = Line::new(&whole, em);
        // The first size is off by rounding at most; half a pixel too wide is not.
        if line.width <= width + 0.5 && signs.len() <= MOST_SIGNS {
            return line;
        }
        // The more letters stay, the wider: halving finds the most that fit.
        let shortened = |kept: usize| Line::new(&format!("{}…", signs[..kept].concat().trim_end()), em);
        let (mut fits, mut too_many) = (0, signs.len());
        while too_many - fits > 1 {
            let middle = fits.midpoint(too_many);
            if shortened(middle).width <= width + 0.5 { fits = middle } else { too_many = middle }
        }
        shortened(fits)
    }

    /// From `x` on, the middle of its capitals at `y`.
    pub fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        let base = y + self.em * CAPITAL / 2.0;
        let (highest, lowest) = (y - self.em * REACH, y + self.em * REACH);
        for sign in &self.signs {
            match sign.shape {
                Some((face, id)) => {
                    let (x, across) = quarters(x + sign.x);
                    let (y, down) = quarters(base - sign.y);
                    let letter = Letter {
                        face: std::ptr::from_ref(face).addr(),
                        glyph: id.0,
                        em: self.em.to_bits(),
                        quarters: (across, down),
                    };
                    let mask = mask::of_letter(letter, || {
                        let position = point(f32::from(across) / 4.0, f32::from(down) / 4.0);
                        face.outlines.outline_glyph(Glyph { id, scale: face.scale(self.em), position })
                    });
                    let (top, bottom) = mask.rows();
                    if ((y + bottom) as f32) < highest || (y + top) as f32 > lowest {
                        continue;
                    }
                    canvas.print(&mask, x, y, colour);
                }
                None => {
                    let at = point(x + sign.x + self.em * 0.25, y);
                    canvas.fill(&Path::circle(at, self.em * 0.13), colour);
                }
            }
        }
    }

    /// Centred at a point.
    pub fn draw_at(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        self.draw(canvas, x - self.width / 2.0, y, colour);
    }
}

/// A length in whole pixels and quarters of one: nearer than the eye can tell, and the same letter is drawn once.
fn quarters(length: f32) -> (i32, u8) {
    let quarters = (length * 4.0).round() as i32;
    (quarters.div_euclid(4), quarters.rem_euclid(4) as u8)
}

/// Letters and their marks as one where they can be, and plainer letters for those that no font has.
fn composed(text: &str) -> String {
    let mut composed = String::with_capacity(text.len());
    for letter in text.nfc() {
        if is_silent(letter) || Face::any_has(letter) {
            composed.push(letter);
        } else if letter.is_whitespace() {
            composed.push(' ');
        } else {
            let plainer = || std::iter::once(letter).nfkc();
            if plainer().all(Face::any_has) { composed.extend(plainer()) } else { composed.push(letter) }
        }
    }
    composed
}

#[cfg(test)]
mod tests;
