//! Letters: one typeface for everything, others for the scripts it lacks.

use super::canvas::Canvas;
use super::path::Path;
use super::theme::Rgb;
use ab_glyph::{Font, FontRef, Glyph, GlyphId, PxScale, ScaleFont, point};
use std::borrow::Cow;
use std::sync::LazyLock;
use unicode_bidi::ParagraphBidiInfo;

/// In the order in which they are asked for a letter.
static FONTS: LazyLock<Vec<FontRef>> = LazyLock::new(|| {
    let files: [&[u8]; 9] = [
        include_bytes!("../../assets/fonts/Inter-SemiBold.otf"),
        include_bytes!("../../assets/fonts/NotoSansHebrew-Bold.ttf"),
        include_bytes!("../../assets/fonts/NotoSansArabic-Bold.ttf"),
        include_bytes!("../../assets/fonts/NotoSansArmenian-Bold.ttf"),
        include_bytes!("../../assets/fonts/NotoSansGeorgian-Bold.ttf"),
        include_bytes!("../../assets/fonts/NotoSansThai-Bold.ttf"),
        include_bytes!("../../assets/fonts/NotoSansDevanagari-Bold.ttf"),
        include_bytes!("../../assets/fonts/DroidSansFallback.ttf"),
        include_bytes!("../../assets/fonts/BSideHangul-Bold.ttf"),
    ];
    let read = |file| FontRef::try_from_slice(file).expect("the embedded fonts are tested to be readable");
    files.into_iter().map(read).collect()
});

/// The height of a capital letter, by that of the type.
const CAPITAL: f32 = 0.727;
/// A name is made smaller down to this part of its size before it is shortened.
const SMALLEST: f32 = 0.6;

/// Names are no longer than 32 letters; what is much longer is shortened before it is measured.
const MOST_LETTERS: usize = 64;

/// One line of text, ready to be drawn.
pub(super) struct Line {
    signs: Vec<(f32, Sign)>,
    em: f32,
    pub width: f32,
}

enum Sign {
    Letter(usize, GlyphId),
    /// Stands for a letter that no font has.
    Dot,
}

impl Line {
    pub fn new(text: &str, em: f32) -> Line {
        let mut line = Line { signs: Vec::new(), em, width: 0.0 };
        for letter in in_order_of_sight(text).chars().filter(|letter| !is_silent(*letter)) {
            let found = FONTS.iter().map(|font| font.glyph_id(letter)).enumerate();
            let found = found.into_iter().find(|(_, glyph)| glyph.0 != 0);
            let (sign, advance) = match found {
                Some((font, glyph)) => {
                    let advance = FONTS[font].as_scaled(scale(font, em)).h_advance(glyph);
                    (Sign::Letter(font, glyph), advance)
                }
                None => (Sign::Dot, em * 0.5),
            };
            line.signs.push((line.width, sign));
            line.width += advance;
        }
        line
    }

    /// Made smaller and then shortened until it is no wider than this.
    pub fn fitted(text: &str, em: f32, width: f32) -> Line {
        let mut letters: Vec<char> = text.chars().take(MOST_LETTERS + 1).collect();
        let whole: String = letters.iter().collect();
        let line = Line::new(&whole, em);
        if line.width <= width && letters.len() <= MOST_LETTERS {
            return line;
        }
        let em = em * (width / line.width).clamp(SMALLEST, 1.0);
        let mut line = Line::new(&whole, em);
        // The first size is off by rounding at most; half a pixel too wide is not.
        while (line.width > width + 0.5 || letters.len() > MOST_LETTERS) && !letters.is_empty() {
            letters.pop();
            let shorter: String = letters.iter().collect();
            line = Line::new(&format!("{}…", shorter.trim_end()), em);
        }
        line
    }

    /// From `x` on, the middle of its capitals at `y`.
    pub fn draw(&self, canvas: &mut Canvas, x: f32, y: f32, colour: Rgb) {
        let base = y + self.em * CAPITAL / 2.0;
        for (offset, sign) in &self.signs {
            match sign {
                Sign::Letter(font, id) => {
                    let scale = scale(*font, self.em);
                    let glyph = Glyph { id: *id, scale, position: point(x + offset, base) };
                    let Some(outline) = FONTS[*font].outline_glyph(glyph) else { continue };
                    let corner = outline.px_bounds().min;
                    let mut brush = canvas.brush(colour);
                    outline.draw(|x, y, coverage| {
                        brush.dab(corner.x as i32 + x as i32, corner.y as i32 + y as i32, coverage);
                    });
                }
                Sign::Dot => {
                    let at = point(x + offset + self.em * 0.25, y);
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

/// Scripts that run from right to left are turned round, as nobody else does it for a single line.
fn in_order_of_sight(text: &str) -> Cow<'_, str> {
    // One paragraph: a line has no breaks.
    let bidi = ParagraphBidiInfo::new(text, None);
    if bidi.has_rtl() { bidi.reorder_line(0..text.len()).into_owned().into() } else { text.into() }
}

/// `em` as the measure that the font library takes: the height from the lowest to the highest letter.
fn scale(font: usize, em: f32) -> PxScale {
    let font = &FONTS[font];
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(em * font.height_unscaled() / units)
}

/// Joiners, variation selectors, directions and controls: nothing is drawn for them.
fn is_silent(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e01ef}' | '\u{ad}')
        || matches!(letter, '\u{1f3fb}'..='\u{1f3ff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit() {
        for name in
            ["Ana", "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM", "", "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "\u{202e}x\0"]
        {
            for width in [0.0, 5.0, 100.0, 400.0] {
                let line = Line::fitted(name, 30.0, width);
                assert!(line.width <= width.max(20.0) + 0.5, "{name} in {width}: {}", line.width);
            }
        }
    }

    #[test]
    fn a_name_of_32_letters_is_made_smaller_and_not_shortened() {
        let name = "Bartholomew Featherstonehaugh II";
        assert_eq!(name.chars().count(), 32);
        let natural = Line::new(name, 30.0).width;
        let line = Line::fitted(name, 30.0, natural * 0.7);
        assert_eq!(line.signs.len(), 32);
        assert!(line.em < 30.0);
    }

    #[test]
    fn names_in_many_scripts_have_letters() {
        for name in [
            "Žofie",
            "Αλέξανδρος",
            "Цветана",
            "מרים",
            "مريم",
            "Հասմիկ",
            "ნინო",
            "สมชาย",
            "प्रिया",
            "田中さくら",
            "李娜",
            "김민준",
        ] {
            let line = Line::new(name, 20.0);
            assert!(line.signs.iter().all(|(_, sign)| matches!(sign, Sign::Letter(..))), "{name}");
        }
    }

    #[test]
    fn scripts_from_right_to_left_are_turned_round() {
        assert_eq!(in_order_of_sight("אבג 12"), "12 גבא");
        assert_eq!(in_order_of_sight("Ana אב"), "Ana בא");
        assert_eq!(in_order_of_sight("Ana"), "Ana");
    }

    #[test]
    fn letters_that_no_font_has_become_dots() {
        let signs = Line::new("a\u{1f98a}", 20.0).signs;
        assert!(matches!(signs[..], [(_, Sign::Letter(..)), (_, Sign::Dot)]));
    }
}
