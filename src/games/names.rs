//! Names of people as they are shown: visible, on one line, bounded in height and width, and told apart at one table.
//!
//! Names are untrusted text. What a character may do follows from its general category in Unicode and from its width, so
//! that new scripts need no new code.

use std::iter::once;
use unicode_bidi::{BidiClass, bidi_class};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::skeleton;
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthChar as _;

/// Upper bound of the width of a shown name, in columns. Wide characters, such as those of Chinese, take two.
pub const MAX_NAME_COLUMNS: usize = 40;
/// The end of a name that is cut.
const ELLIPSIS: char = '…';
/// Invisible characters with the direction of a letter.
const LEFT_TO_RIGHT_MARK: char = '\u{200e}';
const RIGHT_TO_LEFT_MARK: char = '\u{200f}';
/// Upper bound of the marks on one base character.
const MAX_MARKS: usize = 2;
/// Upper bound of the marks on one base character of the scripts whose ordinary spelling needs more: a syllable of
/// Burmese has four, one of Hindi three.
const MAX_BRAHMIC_MARKS: usize = 4;

/// A name as it is shown, with at most [`MAX_NAME_COLUMNS`] columns; `None` if nothing of it is visible. Markup is not
/// escaped. The shown form of a shown name is that name.
///
/// # Examples
/// ```
/// use bside_games::names::shown;
///
/// assert_eq!(shown("  Ana\n Maria ").as_deref(), Some("Ana Maria"));
/// assert_eq!(shown("\u{200b}"), None);
/// ```
pub fn shown(raw: &str) -> Option<String> {
    let name = visible(raw);
    (!name.is_empty()).then(|| shortened(&name, MAX_NAME_COLUMNS))
}

/// Whether [`shown`] shortens this name.
pub fn is_too_long(raw: &str) -> bool {
    width(&visible(raw)) > MAX_NAME_COLUMNS
}

/// The visible characters of a name on one line, which is not cut.
fn visible(raw: &str) -> String {
    let clean = clean(raw);
    clean.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The names of the seats of one table, in order; `None` stays `None`. They are shown names. Of those that look alike,
/// such as one in Latin and one in Cyrillic letters, each gets the number of the seat, counted from 1.
///
/// # Examples
/// ```
/// use bside_games::names::told_apart;
///
/// let names = ["Ana", "Ben", "Аna"].map(|name| Some(name.to_owned()));
/// let [first, second, cyrillic] = &told_apart(names)[..] else { panic!("three names") };
/// assert_eq!((first.as_deref(), second.as_deref()), (Some("Ana (1)"), Some("Ben")));
/// assert_eq!(cyrillic.as_deref(), Some("Аna (3)"));
/// ```
pub fn told_apart(names: impl IntoIterator<Item = Option<String>>) -> Vec<Option<String>> {
    let mut names: Vec<Option<String>> = names.into_iter().collect();
    // A numbered name may equal the name of another player, such as "Ana (2)", who then gets a number as well. Two numbered
    // names never look alike, because the numbers are those of the seats.
    loop {
        let looks: Vec<Option<String>> =
            names.iter().map(|name| name.as_ref().map(|name| skeleton(name).collect())).collect();
        let mut is_unique = true;
        for (seat, name) in names.iter_mut().enumerate() {
            let Some(name) = name else { continue };
            if looks.iter().filter(|look| **look == looks[seat]).count() > 1 {
                let number = format!(" ({})", seat + 1);
                *name = shortened(name, MAX_NAME_COLUMNS - number.len()) + &number;
                is_unique = false;
            }
        }
        if is_unique {
            return names;
        }
    }
}

/// A name without the number that [`told_apart`] gave it, and that number, which must not be cut off.
pub fn split_number(name: &str) -> (&str, &str) {
    let number = name.rsplit_once(" (").and_then(|(_, number)| number.strip_suffix(')'));
    match number {
        Some(number) if !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) => {
            name.split_at(name.len() - number.len() - " ()".len())
        }
        _ => (name, ""),
    }
}

/// Text on one line: without characters that change the direction of others or are invisible, with few marks on each
/// character, and with spaces instead of control characters and line breaks.
pub fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    // The marks that may still follow the last base character.
    let mut marks_left = 0;
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        match CharacterClass::of(character) {
            CharacterClass::Base => {
                clean.push(character);
                marks_left = max_marks(character);
            }
            CharacterClass::Mark if marks_left > 0 => {
                clean.push(character);
                marks_left -= 1;
            }
            CharacterClass::Blank => {
                clean.push(' ');
                marks_left = 0;
            }
            CharacterClass::Joiner if clean.chars().next_back().is_some_and(can_join) => {
                if characters
                    .peek()
                    .is_some_and(|next| can_join(*next) && CharacterClass::of(*next) == CharacterClass::Base)
                {
                    clean.push(character);
                }
            }
            CharacterClass::Mark | CharacterClass::Joiner | CharacterClass::Invisible => {}
        }
    }
    clean
}

/// The effect of a character on a line of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CharacterClass {
    /// Visible, in a place of its own.
    Base,
    /// Placed on the base character before it.
    Mark,
    /// Joins or separates its neighbours, in emoji and in the scripts of Persian and Hindi.
    Joiner,
    /// Takes up space and shows nothing, like a space.
    Blank,
    /// Shows nothing, or is not assigned.
    Invisible,
}

impl CharacterClass {
    fn of(character: char) -> CharacterClass {
        if matches!(character, '\u{200c}' | '\u{200d}') {
            return CharacterClass::Joiner;
        }
        match character.general_category_group() {
            GeneralCategoryGroup::Separator => CharacterClass::Blank,
            GeneralCategoryGroup::Other if character.general_category() == GeneralCategory::Control => {
                CharacterClass::Blank
            }
            GeneralCategoryGroup::Other => CharacterClass::Invisible,
            GeneralCategoryGroup::Mark => CharacterClass::Mark,
            _ if is_filler(character) => CharacterClass::Blank,
            // Characters without a width are marks, such as the vowels that complete a syllable of Korean.
            _ if character.width() == Some(0) => CharacterClass::Mark,
            _ => CharacterClass::Base,
        }
    }
}

/// Letters and symbols that are blank.
fn is_filler(character: char) -> bool {
    matches!(character, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{1d159}')
}

/// Can a joiner have an effect beside this character?
fn can_join(character: char) -> bool {
    !character.is_ascii()
        && matches!(CharacterClass::of(character), CharacterClass::Base | CharacterClass::Mark)
}

fn max_marks(base: char) -> usize {
    // The scripts from Devanagari to Sinhala, Tibetan, and Myanmar.
    match base {
        '\u{900}'..='\u{dff}' | '\u{f00}'..='\u{109f}' => MAX_BRAHMIC_MARKS,
        _ => MAX_MARKS,
    }
}

/// The width of a character in columns. Ligatures of whole words count as what they stand for.
fn columns(character: char) -> usize {
    if character == ELLIPSIS {
        // The ellipsis stands for three dots, and is not wider than one column.
        return 1;
    }
    once(character).nfkc().filter_map(|part| part.width()).sum()
}

fn width(text: &str) -> usize {
    text.chars().map(columns).sum()
}

/// Cut to this many columns, with an ellipsis for the rest.
pub fn shortened(text: &str, max_columns: usize) -> String {
    if width(text) <= max_columns {
        return text.to_owned();
    }
    let mut left = max_columns.saturating_sub(1);
    let fits = |grapheme: &&str| {
        let width = width(grapheme);
        let fits = width <= left;
        left = left.saturating_sub(width);
        fits
    };
    let kept: String = text.graphemes(true).take_while(fits).collect();
    let mut cut = kept.trim_end().to_owned();
    cut.push(ELLIPSIS);
    if text.contains(LEFT_TO_RIGHT_MARK) { with_direction_marks(&cut) } else { cut }
}

/// A text for a sentence that is written from left to right. Where it begins or ends with letters from right to left, such as those
/// of Hebrew, it gets a mark: numbers and signs beside it would change places with it otherwise.
pub fn with_direction_marks(text: &str) -> String {
    let mut marked = String::with_capacity(text.len());
    if text.chars().find_map(is_right_to_left) == Some(true) {
        marked.push(LEFT_TO_RIGHT_MARK);
    }
    marked += text;
    if ends_from_right_to_left(text) {
        if text.ends_with(ELLIPSIS) {
            marked.push(RIGHT_TO_LEFT_MARK);
        }
        marked.push(LEFT_TO_RIGHT_MARK);
    }
    marked
}

/// The text without direction marks, for comparison with other texts.
pub fn without_direction_marks(text: &str) -> String {
    text.replace([LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK], "")
}

fn ends_from_right_to_left(text: &str) -> bool {
    text.chars().rev().find_map(is_right_to_left) == Some(true)
}

/// The direction of a letter; `None` for what takes the direction of its neighbours.
fn is_right_to_left(character: char) -> Option<bool> {
    match bidi_class(character) {
        BidiClass::L => Some(false),
        BidiClass::R | BidiClass::AL => Some(true),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_stay_as_they_are_written() {
        for known in [
            "Ana",
            "Åsa Ødegård",
            "王小明",
            "עדה",
            "أحمد",
            "Nguyễn",
            "👩‍🚀 Zoë",
            "a.b_c-d",
            "ကျော်",
            "ख़ाँ",
            "ที่รัก",
            "می‌خواهم",
            "❤️",
            "1️⃣",
            "김민수",
        ] {
            assert_eq!(shown(known).as_deref(), Some(known));
        }
        // The longest name that Discord allows: 32 characters.
        let longest = "x".repeat(32);
        assert_eq!(shown(&longest), Some(longest));
    }

    #[test]
    fn names_have_no_power() {
        for (raw, safe) in [
            ("Ana\nBen resigns.", "Ana Ben resigns."),
            ("Ana\u{2028}x\u{2029}y\u{85}z", "Ana x y z"),
            ("\u{202e}anA", "anA"),
            ("\u{2067}anA\u{2069}", "anA"),
            ("A\u{200b}n\u{ad}a\u{feff}", "Ana"),
            ("A\u{200d}na\u{200c}", "Ana"),
            ("\u{301}Ana", "Ana"),
            ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "e\u{301}\u{302}"),
        ] {
            assert_eq!(shown(raw).as_deref(), Some(safe), "{raw:?}");
        }
        // A tower of Thai vowels, of enclosing marks, and of marks with a place of their own.
        for mark in ['\u{e47}', '\u{20dd}', '\u{903}'] {
            let tower = shown(&format!("\u{e01}{}", String::from(mark).repeat(31))).expect("it has a letter");
            assert_eq!(tower.chars().count(), 3, "{tower:?}");
        }
    }

    #[test]
    fn what_nobody_sees_is_no_name() {
        for raw in [
            "",
            " \t ",
            "\u{200c}",
            "\u{200d}\u{200d}",
            "\u{3164}\u{2800}",
            "\u{202e}",
            "\u{301}",
            "\u{e000}",
            "\u{fe0f}",
        ] {
            assert_eq!(shown(raw), None, "{raw:?}");
        }
    }

    #[test]
    fn wide_characters_count_double() {
        let cut = "x".repeat(39) + "…";
        assert_eq!((shown(&"x".repeat(99)), width(&cut)), (Some(cut), MAX_NAME_COLUMNS));
        assert_eq!(shown(&"王".repeat(99)), Some("王".repeat(19) + "…"));
        // One character that is as wide as a sentence.
        assert_eq!(shown(&"\u{fdfa}".repeat(9)).map(|name| name.chars().count()), Some(3));
    }

    #[test]
    fn a_number_is_split_from_its_name() {
        for (name, split) in [
            ("Ana (2)", ("Ana", " (2)")),
            ("Ana (2) (3)", ("Ana (2)", " (3)")),
            ("Ana", ("Ana", "")),
            ("Ana ()", ("Ana ()", "")),
            ("Ana (x)", ("Ana (x)", "")),
        ] {
            assert_eq!(split_number(name), split);
        }
    }

    #[test]
    fn equal_names_at_a_table_get_numbers() {
        let of = |raw: &[&str]| -> Vec<String> {
            told_apart(raw.iter().map(|raw| shown(raw))).into_iter().flatten().collect()
        };
        assert_eq!(of(&["Ana", "Ben"]), ["Ana", "Ben"]);
        assert_eq!(of(&["Ana", "Ben", "\u{202e}Ana "]), ["Ana (1)", "Ben", "Ana (3)"]);
        assert_eq!(of(&["Å", "A\u{30a}"]), ["Å (1)", "A\u{30a} (2)"]);
        // Cyrillic and Latin letters; the second digit is a letter.
        assert_eq!(of(&["Ana", "Аnа"]), ["Ana (1)", "Аnа (2)"]);
        assert_eq!(of(&["Ana", "Ana", "Ana (l)"]), ["Ana (1) (1)", "Ana (2)", "Ana (l) (3)"]);
        assert_eq!(of(&["Ana", "Ana", "Ana (2)"]), ["Ana (1)", "Ana (2) (2)", "Ana (2) (3)"]);
        let long = "x".repeat(99);
        assert_eq!(of(&[&long, &long]), [1, 2].map(|number| format!("{}… ({number})", "x".repeat(35))));
        assert_eq!(told_apart([Some("Ana".to_owned()), None]), [Some("Ana".to_owned()), None]);
    }

    #[test]
    fn only_texts_from_right_to_left_get_marks() {
        for (text, marked) in [
            ("Ana", "Ana"),
            ("", ""),
            ("1–0", "1–0"),
            ("王小明", "王小明"),
            ("דנה", "<דנה<"),
            ("عمر 7", "<عمر 7<"),
            ("(2) דנה", "<(2) דנה<"),
            ("Dana דנה", "Dana דנה<"),
            ("דנה Dana", "<דנה Dana"),
            ("דנ…", "<דנ…><"),
        ] {
            let marked = marked.replace('<', "\u{200e}").replace('>', "\u{200f}");
            assert_eq!(with_direction_marks(text), marked);
            assert_eq!(with_direction_marks(&marked), marked, "once");
            assert_eq!(without_direction_marks(&marked), text);
            assert_eq!(clean(&marked), text);
        }
        let long = with_direction_marks(&"א".repeat(9));
        assert_eq!(shortened(&long, 4), with_direction_marks("אאא…"));
        let told = told_apart([Some(long.clone()), Some(long.clone())]);
        assert_eq!(told[0].as_deref(), Some(&*format!("{long} (1)")));
    }

    proptest! {
        #[test]
        fn every_name_is_visible_and_bounded(names in proptest::collection::vec("(?s).{0,40}", 1..5)) {
            let told = told_apart(names.iter().map(|name| Some(shown(name).unwrap_or_else(|| "?".to_owned()))));
            for (seat, name) in told.iter().enumerate() {
                let name = name.as_ref().expect("there is one");
                prop_assert!(name.chars().any(|character| CharacterClass::of(character) == CharacterClass::Base));
                prop_assert!(name.chars().map(columns).sum::<usize>() <= MAX_NAME_COLUMNS, "{name:?}");
                prop_assert!(!name.contains(|character| matches!(CharacterClass::of(character), CharacterClass::Invisible)));
                prop_assert_eq!(shown(name), Some(name.clone()));
                prop_assert!(told.iter().skip(seat + 1).all(|other| other.as_ref() != Some(name)));
            }
        }
    }
}
