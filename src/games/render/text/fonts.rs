//! The typefaces, and which of them has a letter.

use ab_glyph::{Font as _, FontRef, PxScale};
use flate2::read::GzDecoder;
use harfrust::{Buffer, Direction, Font, ShapeOptions, ShapePlan, ShaperFont, shape};
use parking_lot::Mutex;
use std::io::Read;
use std::sync::{Arc, LazyLock};

macro_rules! font {
    ($name:literal) => {
        include_bytes!(concat!("../../../../assets/fonts/", $name))
    };
}

/// The typeface of everything, at hand at once; most pictures need no other.
static FIRST: LazyLock<Face> = LazyLock::new(|| Face::letters(font!("Inter-SemiBold.otf")));

/// In the order in which they are asked for a letter: scripts, then what people decorate their names with.
static PACKED: [&[u8]; 32] = [
    font!("NotoSans-Bold.ttf.gz"),
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
    font!("DroidSansFallback.ttf.gz"),
    font!("BSideHangul-Bold.ttf.gz"),
    font!("DejaVuSans-Bold.ttf.gz"),
    font!("BSideSigns-Regular.ttf.gz"),
];

static EMOJI: &[u8] = font!("NotoEmoji-Bold.ttf.gz");

/// Emoji are wider than letters: they are drawn smaller, and raised to the middle of capitals.
const EMOJI_SIZE: f32 = 0.86;
const EMOJI_LIFT: f32 = 0.065;

/// Unpacked when a letter is first asked for that the first typeface lacks.
static OTHERS: LazyLock<Others> = LazyLock::new(Others::unpack);

/// Unpacks them before a name has to wait for it: some 30 ms of the processor.
pub fn unpack() {
    LazyLock::force(&OTHERS);
}

struct Others {
    /// The last one has the emoji.
    faces: Vec<Face>,
    /// For every letter the first face that has it, counted from 1. No face goes beyond the second plane of Unicode.
    first: Vec<u8>,
}

impl Others {
    fn unpack() -> Others {
        let mut faces: Vec<Face> = PACKED.iter().map(|file| Face::letters(inflate(file))).collect();
        faces.push(Face::pictures(inflate(EMOJI)));
        let mut first = vec![0; 0x2_0000];
        for (number, face) in (1..).zip(&faces) {
            for (_, letter) in face.outlines.codepoint_ids() {
                if let Some(first @ 0) = first.get_mut(letter as usize) {
                    *first = number;
                }
            }
        }
        Others { faces, first }
    }

    fn of(&self, letter: char) -> Option<&Face> {
        let number = *self.first.get(letter as usize)?;
        self.faces.get(usize::from(number).checked_sub(1)?)
    }
}

/// The bytes stay for as long as the program runs, like those that are embedded as they are.
fn inflate(packed: &[u8]) -> &'static [u8] {
    let mut bytes = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut bytes).expect("the embedded fonts are tested to be readable");
    bytes.leak()
}

/// A typeface: its outlines, and how its letters are put together.
pub(super) struct Face {
    pub outlines: FontRef<'static>,
    font: Font,
    /// How to put letters together, for each script and direction that has been asked for.
    plans: Mutex<Vec<Arc<ShapePlan>>>,
    /// Pixels for one unit of the font, by the size of the type.
    unit: f32,
    /// What the library that draws outlines takes for the size of the type.
    height: f32,
    /// How much higher than others its signs stand, by the size of the type.
    pub lift: f32,
    /// Whether each of its signs is one picture, whatever number of letters it is written with.
    pub pictures: bool,
}

impl Face {
    fn letters(bytes: &'static [u8]) -> Face {
        let outlines = FontRef::try_from_slice(bytes).expect("the embedded fonts are tested to be readable");
        let font = Font::new(bytes, 0).expect("the embedded fonts are tested to be readable");
        let unit = 1.0 / outlines.units_per_em().unwrap_or(1000.0);
        let height = unit * outlines.height_unscaled();
        Face { outlines, font, plans: Mutex::default(), unit, height, lift: 0.0, pictures: false }
    }

    fn pictures(bytes: &'static [u8]) -> Face {
        let face = Face::letters(bytes);
        let (unit, height) = (face.unit * EMOJI_SIZE, face.height * EMOJI_SIZE);
        Face { unit, height, lift: EMOJI_LIFT, pictures: true, ..face }
    }

    /// The face for a sign of one or more letters: the first that has all of them, else the first that has the
    /// letter it begins with.
    pub fn of(sign: &str) -> Option<&'static Face> {
        let mut seen = sign.chars().filter(|letter| !is_silent(*letter));
        let first = seen.next()?;
        let rest = seen.next().is_some();
        let has_all = |face: &&Face| sign.chars().all(|letter| is_silent(letter) || face.has(letter));
        if sign.chars().any(|letter| matches!(letter, '\u{fe0f}' | '\u{20e3}'))
            && let Some(emoji) = OTHERS.faces.last().filter(has_all)
        {
            return Some(emoji);
        }
        let face = if FIRST.has(first) { Some(&*FIRST) } else { OTHERS.of(first) };
        if rest && !face.is_some_and(|face| has_all(&face)) {
            return OTHERS.faces.iter().find(has_all).or(face);
        }
        face
    }

    /// Whether any face has a letter.
    pub fn any_has(letter: char) -> bool {
        FIRST.has(letter) || OTHERS.of(letter).is_some()
    }

    pub fn has(&self, letter: char) -> bool {
        self.outlines.glyph_id(letter).0 != 0
    }

    /// Letters put together to glyphs, from left to right; each glyph's cluster is the number of its sign.
    pub fn shape(&self, signs: &[&str], from_right: bool) -> Buffer {
        let mut buffer = Buffer::new();
        for (number, sign) in (0..).zip(signs) {
            for letter in sign.chars().take(MOST_LETTERS_IN_A_SIGN) {
                if self.has(letter) || is_joiner(letter) {
                    buffer.push(u32::from(letter), number);
                }
            }
        }
        buffer.set_direction(if from_right { Direction::RightToLeft } else { Direction::LeftToRight });
        buffer.guess_segment_properties();
        let plan = self.plan(&buffer);
        shape(&ShaperFont::new(&self.font), &mut buffer, ShapeOptions::new().plan(Some(&plan)))
            .expect("the plan was made for letters of this script and direction");
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

    /// One unit of the font, in pixels.
    pub fn unit(&self, em: f32) -> f32 {
        self.unit * em
    }

    /// `em` as the measure that the font library takes: the height from the lowest to the highest letter.
    pub fn scale(&self, em: f32) -> PxScale {
        PxScale::from(self.height * em)
    }
}

/// A family with its skin tones has eleven; more are heaped up to disturb.
const MOST_LETTERS_IN_A_SIGN: usize = 16;

/// What binds letters together or chooses between their forms: the fonts' own rules need to see it.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(letter, '\u{e0020}'..='\u{e01ef}')
}

/// Joiners, variation selectors, directions, controls and letters that are empty by design: nothing is drawn for
/// them.
pub(super) fn is_silent(letter: char) -> bool {
    letter.is_control()
        || is_joiner(letter)
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{ad}' | '\u{34f}' | '\u{61c}')
        || matches!(letter, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' | '\u{17b4}' | '\u{17b5}')
        || matches!(letter, '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        || matches!(letter, '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_font_can_be_read_and_has_letters() {
        assert_eq!(OTHERS.faces.len(), PACKED.len() + 1);
        for (number, face) in (1..).zip(&OTHERS.faces) {
            assert!(OTHERS.first.contains(&number), "font {number} is never the first");
            assert!(face.has(' ') || face.outlines.glyph_count() > 10);
        }
    }

    #[test]
    fn plans_are_made_once() {
        for _ in 0..3 {
            FIRST.shape(&["A", "B"], false);
        }
        let plans = FIRST.plans.lock();
        let latin = plans.iter().filter(|plan| {
            plan.direction() == Direction::LeftToRight && plan.script() == "Latn".parse().ok()
        });
        assert_eq!(latin.count(), 1);
    }
}
