//! Embedded fonts, and font fallback: which font has a character.

use crate::render::glyph::GlyphOutline;
use ab_glyph_rasterizer::Point;
use flate2::read::GzDecoder;
use harfrust::{Buffer, Direction, Font, ShapeOptions, ShapePlan, ShaperFont, shape};
use parking_lot::Mutex;
use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::DrawSettings;
use skrifa::{FontRef, GlyphId, MetadataProvider as _, OutlineGlyphCollection};
use std::io::Read;
use std::sync::{Arc, LazyLock};

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/fonts/", $name))
    };
}

/// The font of most text, embedded without compression: most pictures need no other.
static PRIMARY_FACE: LazyLock<Face> = LazyLock::new(|| Face::text(font!("Inter-SemiBold.otf")));

/// Fallback fonts in order of preference: scripts first, then symbols that people decorate their names with.
static COMPRESSED_FONTS: [&[u8]; 33] = [
    font!("NotoSans-Bold.ttf.gz"),
    font!("NotoSansCJKjp-Bold.otf.gz"),
    font!("NotoSansHebrew-Bold.ttf.gz"),
    font!("NotoSansArabic-Bold.ttf.gz"),
    font!("NotoSansArmenian-Bold.ttf.gz"),
    font!("NotoSansGeorgian-Bold.ttf.gz"),
    font!("NotoSansThai-Bold.ttf.gz"),
    font!("NotoSansDevanagari-Bold.ttf.gz"),
    font!("NotoSansBengali-Bold.ttf.gz"),
    font!("NotoSansGurmukhi-Bold.ttf.gz"),
    font!("NotoSansGujarati-Bold.ttf.gz"),
    font!("NotoSansOriya-Bold.ttf.gz"),
    font!("NotoSansTamil-Bold.ttf.gz"),
    font!("NotoSansTelugu-Bold.ttf.gz"),
    font!("NotoSansKannada-Bold.ttf.gz"),
    font!("NotoSansMalayalam-Bold.ttf.gz"),
    font!("NotoSansSinhala-Bold.ttf.gz"),
    font!("NotoSansLao-Bold.ttf.gz"),
    font!("NotoSansKhmer-Bold.ttf.gz"),
    font!("NotoSansMyanmar-Bold.ttf.gz"),
    font!("NotoSansEthiopic-Bold.ttf.gz"),
    font!("NotoSansCherokee-Bold.ttf.gz"),
    font!("NotoSansThaana-Bold.ttf.gz"),
    font!("NotoSansCanadianAboriginal-Bold.ttf.gz"),
    font!("NotoSansJavanese-Bold.ttf.gz"),
    font!("NotoSerifTibetan-Bold.ttf.gz"),
    font!("NotoSansMongolian-Regular.ttf.gz"),
    font!("NotoSansNKo-Regular.ttf.gz"),
    font!("NotoSansTifinagh-Regular.ttf.gz"),
    font!("NotoSansCJKsc-Bold.otf.gz"),
    font!("BSideHangul-Bold.ttf.gz"),
    font!("DejaVuSans-Bold.ttf.gz"),
    font!("BSideSigns-Regular.ttf.gz"),
];

static EMOJI: &[u8] = font!("NotoEmoji-Bold.ttf.gz");

/// Emoji are wider than letters: they are drawn smaller, and raised to the middle of capital letters.
const EMOJI_SIZE: f32 = 0.86;
const EMOJI_BASELINE_SHIFT: f32 = 0.065;

/// Inflated when a character is first needed that the primary font lacks.
static FALLBACK_FONTS: LazyLock<FallbackFonts> = LazyLock::new(FallbackFonts::inflate);

/// Inflates the fallback fonts now, so that no picture has to wait for it. Takes about 30 ms of processor time.
pub fn preload() {
    LazyLock::force(&FALLBACK_FONTS);
}

struct FallbackFonts {
    /// The last face has the emoji.
    faces: Vec<Face>,
    /// For each character of the first two planes of Unicode the first face that has it, counted from 1; 0 for none. No
    /// face goes beyond these planes.
    face_by_char: Vec<u8>,
}

impl FallbackFonts {
    fn inflate() -> FallbackFonts {
        let mut faces: Vec<Face> = COMPRESSED_FONTS.iter().map(|file| Face::text(inflate(file))).collect();
        faces.push(Face::emoji(inflate(EMOJI)));
        let mut face_by_char = vec![0; 0x2_0000];
        for (number, face) in (1..).zip(&faces) {
            for (character, _) in face.characters.mappings() {
                if let Some(first @ 0) = face_by_char.get_mut(character as usize) {
                    *first = number;
                }
            }
        }
        FallbackFonts { faces, face_by_char }
    }

    fn face_for(&self, character: char) -> Option<&Face> {
        let number = *self.face_by_char.get(character as usize)?;
        self.faces.get(usize::from(number).checked_sub(1)?)
    }
}

/// The inflated font. It is leaked: fonts are used as long as the program runs.
fn inflate(compressed: &[u8]) -> &'static [u8] {
    let mut bytes = Vec::new();
    GzDecoder::new(compressed).read_to_end(&mut bytes).expect("the embedded fonts are tested to be readable");
    bytes.leak()
}

/// A font: its outlines, and the tables that shape its text.
pub(super) struct Face {
    outlines: OutlineGlyphCollection<'static>,
    characters: Charmap<'static>,
    font: Font,
    /// Shaping plans by script and direction, made on first use.
    plans: Mutex<Vec<Arc<ShapePlan>>>,
    /// One font unit, in font sizes.
    font_unit: f32,
    /// How much its glyphs are raised, in font sizes.
    pub baseline_shift: f32,
    /// Whether each grapheme is one glyph, whatever the number of its characters.
    pub is_emoji: bool,
}

impl Face {
    fn text(bytes: &'static [u8]) -> Face {
        let outlines = FontRef::new(bytes).expect("the embedded fonts are tested to be readable");
        let font = Font::new(bytes, 0).expect("the embedded fonts are tested to be readable");
        let units_per_em = outlines.metrics(Size::unscaled(), LocationRef::default()).units_per_em;
        Face {
            outlines: outlines.outline_glyphs(),
            characters: outlines.charmap(),
            font,
            plans: Mutex::default(),
            font_unit: 1.0 / f32::from(units_per_em),
            baseline_shift: 0.0,
            is_emoji: false,
        }
    }

    fn emoji(bytes: &'static [u8]) -> Face {
        let face = Face::text(bytes);
        let font_unit = face.font_unit * EMOJI_SIZE;
        Face { font_unit, baseline_shift: EMOJI_BASELINE_SHIFT, is_emoji: true, ..face }
    }

    /// The face for a grapheme: the first that has all its characters, or else the first that has its first character.
    pub fn for_grapheme(grapheme: &str) -> Option<&'static Face> {
        let mut visible = grapheme.chars().filter(|character| !is_invisible(*character));
        let first = visible.next()?;
        let has_more = visible.next().is_some();
        let has_all =
            |face: &&Face| grapheme.chars().all(|character| is_invisible(character) || face.has(character));
        if grapheme.chars().any(|character| matches!(character, '\u{fe0f}' | '\u{20e3}'))
            && let Some(emoji) = FALLBACK_FONTS.faces.last().filter(has_all)
        {
            return Some(emoji);
        }
        let face =
            if PRIMARY_FACE.has(first) { Some(&*PRIMARY_FACE) } else { FALLBACK_FONTS.face_for(first) };
        if has_more && !face.is_some_and(|face| has_all(&face)) {
            return FALLBACK_FONTS.faces.iter().find(has_all).or(face);
        }
        face
    }

    /// Whether any font has a glyph for a character.
    pub fn any_has_glyph_for(character: char) -> bool {
        PRIMARY_FACE.has(character) || FALLBACK_FONTS.face_for(character).is_some()
    }

    pub fn has(&self, character: char) -> bool {
        self.characters.map(character).is_some_and(|glyph| glyph != GlyphId::NOTDEF)
    }

    /// Shapes graphemes into glyphs from left to right. The cluster of a glyph is the index of its grapheme.
    pub fn shape(&self, graphemes: &[&str], is_rtl: bool) -> Buffer {
        let mut buffer = Buffer::new();
        for (number, grapheme) in (0..).zip(graphemes) {
            for character in grapheme.chars().take(MAX_CHARS_PER_GRAPHEME) {
                if self.has(character) || is_joiner(character) {
                    buffer.push(u32::from(character), number);
                }
            }
        }
        buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
        buffer.guess_segment_properties();
        let plan = self.plan(&buffer);
        shape(&ShaperFont::new(&self.font), &mut buffer, ShapeOptions::new().plan(Some(&plan)))
            .expect("the plan was made for text of this script and direction");
        buffer
    }

    fn plan(&self, buffer: &Buffer) -> Arc<ShapePlan> {
        let (direction, script) = (buffer.direction(), buffer.script());
        let mut plans = self.plans.lock();
        if let Some(plan) = plans.iter().find(|p| p.direction() == direction && p.script() == script) {
            return plan.clone();
        }
        let plan = Arc::new(ShapePlan::new(&self.font, direction, script, None, &[]));
        plans.push(plan.clone());
        plan
    }

    /// One font unit, in pixels.
    pub fn unit(&self, font_size: f32) -> f32 {
        self.font_unit * font_size
    }

    /// The outline of a glyph whose baseline starts at this point; empty for a blank.
    pub fn outline(&self, glyph: GlyphId, font_size: f32, origin: Point) -> GlyphOutline {
        let mut elements = Vec::new();
        if let Some(outline) = self.outlines.get(glyph) {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            outline.draw(settings, &mut elements).expect("the embedded fonts are tested to be readable");
        }
        GlyphOutline { elements, unit: self.unit(font_size), origin }
    }
}

/// Further characters of a grapheme are left out. An emoji of a family with skin tones has eleven.
const MAX_CHARS_PER_GRAPHEME: usize = 16;

/// Joiners, variation selectors and tags: invisible, but shaping needs them.
fn is_joiner(character: char) -> bool {
    matches!(character, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(character, '\u{e0020}'..='\u{e01ef}')
}

/// Joiners, variation selectors, directional marks, controls and blank letters: nothing is drawn for them.
pub(super) fn is_invisible(character: char) -> bool {
    character.is_control()
        || is_joiner(character)
        || matches!(character, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(character, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{ad}' | '\u{34f}' | '\u{61c}')
        || matches!(character, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}')
        || matches!(character, '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        || matches!(character, '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_is_readable_and_has_characters_of_its_own() {
        assert_eq!(FALLBACK_FONTS.faces.len(), COMPRESSED_FONTS.len() + 1);
        for (number, face) in (1..).zip(&FALLBACK_FONTS.faces) {
            assert!(FALLBACK_FONTS.face_by_char.contains(&number), "font {number} is never used");
            assert!(face.has(' ') || face.outlines.iter().count() > 10);
        }
    }

    #[test]
    fn plans_are_made_once() {
        for _ in 0..3 {
            PRIMARY_FACE.shape(&["A", "B"], false);
        }
        let plans = PRIMARY_FACE.plans.lock();
        let latin = plans.iter().filter(|plan| {
            plan.direction() == Direction::LeftToRight && plan.script() == "Latn".parse().ok()
        });
        assert_eq!(latin.count(), 1);
    }
}
