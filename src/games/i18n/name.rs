//! Cleaning of names and other user input, so that it cannot change the text around it.

use unicode_normalization::char::canonical_combining_class;

/// Upper bound of a shown name, in characters.
const MAX_NAME_CHARS: usize = 40;
/// Upper bound of the combining marks on one letter. Real scripts need two or three.
const MAX_COMBINING_MARKS: usize = 4;

/// The display form of a name for sentences and pictures: on one line, without control characters, at most 40
/// characters and never blank. A name without visible characters becomes `?`. The markup is not escaped.
pub fn name(raw: &str) -> String {
    let clean = clean(raw);
    let mut words = clean.split_whitespace();
    let first = words.next().unwrap_or("?").to_owned();
    let whole = words.fold(first, |whole, word| whole + " " + word);
    match whole.char_indices().nth(MAX_NAME_CHARS) {
        Some((cut, _)) => whole[..cut].trim_end().to_owned() + "…",
        None => whole,
    }
}

/// Removes characters that change the writing direction or have no width, removes excessive combining marks, and
/// replaces line breaks and other blank characters with spaces.
pub(super) fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    for sign in text.chars() {
        marks = if canonical_combining_class(sign) == 0 { 0 } else { marks + 1 };
        if marks > MAX_COMBINING_MARKS || steers(sign) {
            continue;
        }
        clean.push(if is_blank(sign) { ' ' } else { sign });
    }
    clean
}

/// Whether a character is removed: soft hyphens, direction marks and other characters without width. The joiners
/// U+200C and U+200D stay, because emoji and many languages need them.
fn steers(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Whether a character is shown as blank: spaces, control characters and fillers.
fn is_blank(sign: char) -> bool {
    let filler = matches!(sign, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    filler || sign.is_control() || sign.is_whitespace()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn harmless_names_are_unchanged() {
        for known in ["Ana", "Åsa Ødegård", "王小明", "עדה", "أحمد", "Nguyễn", "👩‍🚀 Zoë", "a.b_c-d"]
        {
            assert_eq!(name(known), known);
        }
    }

    #[test]
    fn names_cannot_format_or_mention() {
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
