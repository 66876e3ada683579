use super::*;
use crate::render::palette::Palette;
use crate::render::theme::Theme;
use crate::rules::GameKind;
use proptest::prelude::*;
use std::collections::HashSet;

/// The glyphs of a line from left to right.
fn glyphs(text: &str) -> Vec<GlyphId> {
    TextLine::new(text, 20.0).glyphs.iter().filter_map(|glyph| Some(glyph.source?.1)).collect()
}

fn has_dots(text: &str) -> bool {
    TextLine::new(text, 20.0).glyphs.iter().any(|glyph| glyph.source.is_none())
}

fn widths(text: &str) -> f32 {
    text.graphemes(true).map(|grapheme| TextLine::new(grapheme, 20.0).width).sum()
}

/// At least one name for each script that has a font.
const NAMES: [&str; 43] = [
    "Žofie",
    "Nguyễn Thị",
    "Αλέξανδρος",
    "Цветана",
    "מרים",
    "مریم پارسا",
    "Հասմիկ",
    "ნინო",
    "สมชาย",
    "प्रिया शर्मा",
    "অনন্যা",
    "ਗੁਰਪ੍ਰੀਤ",
    "પ્રિયંકા",
    "ପ୍ରିୟା",
    "பிரியா",
    "ప్రియాంక",
    "ಪ್ರಿಯಾಂಕ",
    "പ്രിയങ്ക",
    "ශ්‍රියානි",
    "ສົມຊາຍ",
    "សុខា",
    "မောင်မောင်",
    "አበበ",
    "ᏣᎳᎩ",
    "ޢަލީ",
    "ᐃᓄᒃᑎᑐᑦ",
    "ꦱꦫꦱ꧀ꦮꦠꦶ",
    "བཀྲ་ཤིས",
    "ᠮᠣᠩᠭᠣᠯ",
    "ߒߞߏ",
    "ⴰⵎⴰⵣⵉⵖ",
    "田中さくら",
    "李娜 龍龜鬱",
    "김민준 똠뷁",
    "髙橋 﨑",
    "𝓐𝔸𝕬𝒜𝗔𝘈𝙰𝟙 ᴀʙᴄ ᵃᵇᶜ",
    "ⒶⓑⒸ 🅐🅑 🄰🄱 🅰🅱 ①❶",
    "★ ♥ ☆ ✿ ➜ ♛ ☠ ☯ ⚔ ツ 彡",
    "ａｂｃ！ １２３ ﾊﾟ",
    "░▒▓█ ╔═╗ ┃━┃ ◈◉◆◇",
    "꧁༺ ☽ ༻꧂ 𓆩♡𓆪",
    "⋆˚｡⋆୨♡୧⋆｡˚ ꒰ა ໒꒱",
    "ʕ•ᴥ•ʔ (╯°□°)╯ ┻━┻ ಠ_ಠ",
];

#[test]
fn fitted_names_are_at_most_as_wide_as_allowed() {
    let names =
        ["Ana", "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM", "", "🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊🦊", "\u{202e}x\0"];
    for name in names.into_iter().chain(NAMES) {
        for width in [0.0, 5.0, 40.0, 100.0, 400.0] {
            let line = TextLine::fitted(name, 30.0, width);
            assert!(line.width <= width.max(20.0) + 0.5, "{name} in {width}: {}", line.width);
        }
    }
}

#[test]
fn a_name_of_32_characters_is_scaled_down_and_not_shortened() {
    let name = "Bartholomew Featherstonehaugh II";
    assert_eq!(name.chars().count(), 32);
    let natural = TextLine::new(name, 30.0).width;
    let line = TextLine::fitted(name, 30.0, natural * 0.7);
    assert_eq!(line.glyphs.len(), 32);
    assert!(line.font_size < 30.0);
}

#[test]
fn shortened_names_end_in_an_ellipsis_and_keep_graphemes_intact() {
    let ellipsis = glyphs("…")[0];
    let family = "👨‍👩‍👧‍👦";
    for grapheme in [family, "क्षि", "é\u{323}", "🇩🇪", "👍🏽", "กำ้"] {
        let line = TextLine::fitted(&grapheme.repeat(30), 30.0, 150.0);
        let found: Vec<GlyphId> = line.glyphs.iter().filter_map(|glyph| Some(glyph.source?.1)).collect();
        let (last, rest) = found.split_last().expect("something is drawn");
        assert_eq!(*last, ellipsis, "{grapheme}");
        let whole = glyphs(grapheme);
        assert!(
            rest.len() >= whole.len() && rest.len() % whole.len() == 0,
            "{grapheme}: {rest:?} of {whole:?}"
        );
        assert!(rest.chunks(whole.len()).all(|chunk| chunk == whole), "{grapheme}: {rest:?} of {whole:?}");
    }
    // Right-to-left text ends on the left.
    let line = TextLine::fitted(&"שלום".repeat(10), 30.0, 150.0);
    assert_eq!(line.glyphs[0].source.expect("drawn").1, ellipsis);
}

#[test]
fn equal_names_are_told_apart_however_short_they_are() {
    for width in [100.0, 150.0, 400.0] {
        let [one, other] = [1, 2].map(|number| {
            let line = TextLine::fitted(&format!("{} ({number})", "Bartholomew".repeat(3)), 30.0, width);
            assert!(line.width <= width + 0.5);
            line.glyphs.iter().filter_map(|glyph| Some(glyph.source?.1)).collect::<Vec<_>>()
        });
        assert_ne!(one, other);
    }
}

#[test]
fn every_script_has_glyphs() {
    for name in NAMES {
        assert!(!has_dots(name), "{name}");
        assert!(glyphs(name).iter().all(|glyph| *glyph != GlyphId::NOTDEF), "{name}");
    }
}

#[test]
fn japanese_and_chinese_have_one_font_each() {
    let faces = |text: &str| -> HashSet<*const Face> {
        text.graphemes(true)
            .map(|grapheme| std::ptr::from_ref(Face::for_grapheme(grapheme).expect("a font")))
            .collect()
    };
    let japanese = faces("田中さくら澤邊齋藤髙橋「ボード・ゲーム、」。々");
    let simplified = faces("陈晓东刘欢乐");
    assert_eq!((japanese.len(), simplified.len()), (1, 1));
    assert!(japanese.is_disjoint(&simplified));
}

#[test]
fn characters_that_no_font_has_become_dots() {
    for (text, dots) in [("a\u{378}", 1), ("\u{e000}\u{e001}b", 2), ("\u{10fffd}", 1), ("\u{2fa1d}", 1)] {
        let glyphs = TextLine::new(text, 20.0).glyphs;
        assert_eq!(glyphs.iter().filter(|glyph| glyph.source.is_none()).count(), dots, "{text:?}");
    }
}

#[test]
fn invisible_characters_draw_nothing() {
    for text in
        ["\u{200b}\u{200d}\u{feff}", "\u{3164}\u{115f}", "\u{202e}\u{2066}", "\u{fe0f}", "\0\n\u{2028}é\n"]
    {
        let drawn = TextLine::new(text, 20.0).glyphs.len();
        assert_eq!(drawn, usize::from(text.contains('é')), "{text:?}");
    }
}

#[test]
fn right_to_left_scripts_are_reordered() {
    let turned = |text: &str| glyphs(text).into_iter().rev().collect::<Vec<_>>();
    assert_eq!(glyphs("אבג"), turned("\u{202d}אבג"));
    assert_eq!(glyphs("אבג 12"), [glyphs("12"), glyphs(" "), glyphs("אבג")].concat());
    assert_eq!(glyphs("Ana אב"), [glyphs("Ana "), glyphs("אב")].concat());
    // Brackets are mirrored.
    assert_eq!(glyphs("(אב)"), [glyphs("("), glyphs("אב"), glyphs(")")].concat());
}

#[test]
fn arabic_letters_are_joined() {
    let alone: HashSet<GlyphId> = "مريم".chars().flat_map(|letter| glyphs(&letter.to_string())).collect();
    let joined = glyphs("مريم");
    assert_eq!(joined.len(), 4);
    assert!(joined.iter().any(|glyph| !alone.contains(glyph)));
    // Initial, medial and final forms differ; lam and alef form a ligature.
    assert_eq!(glyphs("ببب").iter().collect::<HashSet<_>>().len(), 3);
    assert_eq!(glyphs("لا").len(), 1);
    // A zero-width non-joiner keeps letters apart.
    assert_ne!(glyphs("ب\u{200c}ب"), glyphs("بب"));
}

#[test]
fn indic_letters_form_ligatures_and_are_reordered() {
    // Ka, virama and ssa form a ligature; the vowel sign i is placed before its consonant.
    assert_eq!(glyphs("क्ष").len(), 1);
    assert_ne!(glyphs("कि")[0], glyphs("क")[0]);
    assert!(glyphs("कि").contains(&glyphs("क")[0]));
    // The Tamil vowel sign e is placed before its consonant, too.
    assert_eq!(glyphs("கெ").last(), glyphs("க").last());
}

/// The highest and the lowest pixel of a glyph, above the baseline.
fn extent(positioned: &PositionedGlyph) -> (f32, f32) {
    let (face, id) = positioned.source.expect("drawn");
    let outline = face.outline(id, 20.0, point(positioned.x, -positioned.y));
    let (_, rows) = outline.bounds().expect("has an outline");
    (-rows.start as f32, -rows.end as f32)
}

#[test]
fn marks_are_placed_on_their_letters() {
    for (bare, marked) in [("ก", "กี่"), ("ש", "שָׁ"), ("ب", "بَّ"), ("x", "x\u{308}\u{323}")]
    {
        let (bare, marked) = (TextLine::new(bare, 20.0), TextLine::new(marked, 20.0));
        assert!(marked.glyphs.len() > bare.glyphs.len());
        assert!((bare.width - marked.width).abs() < 0.01);
    }
    // The vowel is above its consonant, and the tone mark above the vowel.
    let thai = TextLine::new("กี่", 20.0);
    let [consonant, vowel, tone] = &thai.glyphs[..] else { panic!("{} glyphs", thai.glyphs.len()) };
    assert!(extent(vowel).1 >= extent(consonant).0 - 1.0);
    assert!(extent(tone).1 >= extent(vowel).0 - 1.0);
}

#[test]
fn decomposed_characters_are_composed() {
    for (apart, together) in [("e\u{301}", "é"), ("か\u{3099}", "が"), ("\u{1100}\u{1161}\u{11a8}", "각")]
    {
        assert_eq!(glyphs(apart), glyphs(together));
    }
}

#[test]
fn characters_that_no_font_has_use_their_compatibility_forms() {
    // A segmented digit, and a compatibility ideograph.
    assert_eq!(glyphs("\u{1fbf7}"), glyphs("7"));
    assert_eq!(glyphs("\u{2f800}"), glyphs("丽"));
}

#[test]
fn pairs_of_letters_are_kerned() {
    for pair in ["AV", "To", "LT", "Wa"] {
        assert!(TextLine::new(pair, 20.0).width < widths(pair) - 0.2, "{pair}");
    }
}

#[test]
fn every_emoji_is_one_glyph() {
    for emoji in [
        "🦊",
        "😀",
        "❤️",
        "👍🏽",
        "👨‍👩‍👧‍👦",
        "👩🏾‍🚀",
        "🏳️‍🌈",
        "🇩🇪",
        "🇯🇵",
        "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
        "1️⃣",
        "#️⃣",
        "❤️‍🔥",
        "🐻‍❄️",
        "🧑🏻‍❤️‍💋‍🧑🏿",
        // Sequences that the font does not have: only the first part is drawn.
        "🦊‍🚀‍🦊",
        "🇽🇽",
    ] {
        assert!(!has_dots(emoji), "{emoji}");
        let drawn: Vec<GlyphId> = glyphs(emoji);
        assert_eq!(drawn.len(), 1, "{emoji}");
    }
    assert_eq!(glyphs("🦊😀🇩🇪").len(), 3);
    // Right-to-left text does not split them.
    assert!(glyphs("שלום 👨‍👩‍👧‍👦").contains(&glyphs("👨‍👩‍👧‍👦")[0]));
    assert_ne!(glyphs("👨‍👩‍👧‍👦"), glyphs("👨"));
    assert_ne!(glyphs("🇩🇪"), glyphs("🇯🇵"));
}

/// Characters that change their neighbours: joiners, directional marks, combining marks, halves of flags, line breaks.
fn difficult_character() -> impl Strategy<Value = char> {
    prop::sample::select(
        "aé \u{200d}\u{200c}\u{202e}\u{2067}\u{2069}\u{fe0f}\u{20e3}\u{301}\u{308}\u{e0067}\u{e007f}🏽🇩🇪👩🦊❤1\n\u{2028}\0()مرלاשָקกำี่क्षिर্কে김\u{1100}\u{11a8}が、𝓐\u{e000}\u{378}…"
            .chars()
            .collect::<Vec<_>>(),
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn any_name_can_be_drawn_and_fits(
        name in prop_oneof![prop::collection::vec(difficult_character(), 0..40), prop::collection::vec(any::<char>(), 0..40)],
        width in 20.0..300.0f32,
    ) {
        let theme = Theme::by_name("classic").expect("there");
        let palette = Palette::of(theme, GameKind::ALL[0]);
        let mut canvas = Canvas::new(60, 20, theme.colours.page, palette);
        let name: String = name.into_iter().collect();
        let line = TextLine::fitted(&name, 30.0, width);
        prop_assert!(line.width <= width + 0.5 && line.width >= 0.0);
        line.draw(&mut canvas, 2.0, 10.0, theme.colours.text);
    }
}
