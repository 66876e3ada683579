//! Names of people, and whatever else people have written, without its power over what stands around it.

use unicode_normalization::char::canonical_combining_class;

/// So many signs of a name are shown.
const MOST: usize = 40;
/// So many marks stand above and below one letter; scripts need two or three.
const MOST_MARKS: usize = 4;

/// A name as it can stand in a sentence or a picture: on one line, from the side where its letters begin, with something
/// to be seen.
pub fn name(raw: &str) -> String {
    let clean = clean(raw);
    let mut localizer = clean.split_whitespace();
    let first = localizer.next().unwrap_or("?").to_owned();
    let whole = localizer.fold(first, |whole, word| whole + " " + word);
    match whole.char_indices().nth(MOST) {
        Some((cut, _)) => whole[..cut].trim_end().to_owned() + "…",
        None => whole,
    }
}

/// Text without signs that steer: those that break lines, turn the writing round or are not seen, and towers of marks.
pub(super) fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    for sign in text.chars() {
        marks = if canonical_combining_class(sign) == 0 { 0 } else { marks + 1 };
        if marks > MOST_MARKS || steers(sign) {
            continue;
        }
        clean.push(if is_blank(sign) { ' ' } else { sign });
    }
    clean
}

/// Soft hyphens, marks of direction, and what else has no width. What joins the parts of an emoji or parts two letters
/// (U+200C and U+200D) is written in many languages.
fn steers(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Looks like nothing, whatever it is.
fn is_blank(sign: char) -> bool {
    let filler = matches!(sign, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    filler || sign.is_control() || sign.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_as_they_are_written() {
        for known in ["Ana", "Åsa Ødegård", "王小明", "עדה", "أحمد", "Nguyễn", "👩‍🚀 Zoë", "a.b_c-d"]
        {
            assert_eq!(name(known), known);
        }
    }

    #[test]
    fn names_have_no_power() {
        for (raw, safe) in [
            ("Ana\nBen resigns.", "Ana Ben resigns."),
            ("Ana\u{2028}x\u{2029}y\u{85}z", "Ana x y z"),
            ("\u{202e}anA", "anA"),
            ("A\u{200b}n\u{ad}a\u{feff}", "Ana"),
            (" \t ", "?"),
            ("\u{3164}\u{2800}", "?"),
            ("\u{202e}", "?"),
            ("", "?"),
            ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "e\u{301}\u{302}\u{303}\u{304}"),
        ] {
            assert_eq!(name(raw), safe, "{raw:?}");
        }
        assert_eq!(name(&"x".repeat(99)), "x".repeat(40) + "…");
    }
}
