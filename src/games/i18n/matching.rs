//! Narrows a list by what is typed, as suggestions do.

use super::Localizer;
use crate::localize::Arg;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript as _};

/// How well an entry matches, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Match {
    /// The typed text is one of its texts, or the number or word with which one begins.
    Exact,
    /// One of its texts begins with the typed text.
    Beginning,
    /// Each typed word begins one of its words, or is in one of a script without spaces.
    Words,
}

/// The entries that the typed text means, the best first; all of them if nothing is typed. `texts` returns the texts by
/// which an entry is known, such as its name and its number. Case, accents and punctuation do not matter.
pub fn best_matches<T>(
    entries: impl IntoIterator<Item = T>,
    typed: &str,
    texts: impl Fn(&T) -> Vec<String>,
) -> Vec<T> {
    let typed = words(typed);
    let rated = |entry: T| Some((rate(&texts(&entry), &typed)?, entry));
    let mut matches: Vec<(Match, T)> = entries.into_iter().filter_map(rated).collect();
    matches.sort_by_key(|(rating, _)| *rating);
    matches.into_iter().map(|(_, entry)| entry).collect()
}

/// The only entry that the typed text matches; `None` if nothing is typed, or if it matches none or several.
pub fn only_match<T>(
    entries: impl IntoIterator<Item = T>,
    typed: &str,
    texts: impl Fn(&T) -> Vec<String>,
) -> Option<T> {
    if words(typed).is_empty() {
        return None;
    }
    let mut matches = best_matches(entries, typed, texts);
    matches.pop().filter(|_| matches.is_empty())
}

/// Whether a typed text is what this label of a choice is in any language. Case, accents and punctuation do not matter.
pub fn names_label(typed: &str, label: &Arg) -> bool {
    Localizer::locales().any(|locale| is_same_text(typed, &Localizer::of(&locale).label(label)))
}

/// Whether two texts are the same words, as suggestions compare them.
pub fn is_same_text(one: &str, other: &str) -> bool {
    words(one) == words(other)
}

/// How well the texts of an entry match these words; `None` if they do not.
fn rate(texts: &[String], typed: &[String]) -> Option<Match> {
    let texts: Vec<Vec<String>> = texts.iter().map(|text| words(text)).collect();
    let typed_text = typed.join(" ");
    let is_exact =
        |text: &Vec<String>| text == typed || matches!(typed, [word] if text.first() == Some(word));
    let begins = |text: &Vec<String>| text.join(" ").starts_with(&typed_text);
    let has = |word: &String| {
        let is_unspaced = word.chars().any(is_of_script_without_spaces);
        let begins_or_is_in = |known: &String| known.starts_with(word) || is_unspaced && known.contains(word);
        texts.iter().flatten().any(begins_or_is_in)
    };
    if typed.is_empty() || texts.iter().any(is_exact) {
        return Some(Match::Exact);
    }
    if texts.iter().any(begins) {
        return Some(Match::Beginning);
    }
    typed.iter().all(has).then_some(Match::Words)
}

/// The words and numbers of a text, in lower case and as people type them without their own keyboard: without accents, and with `l` for
/// `ł`.
fn words(text: &str) -> Vec<String> {
    let letters = text.nfkd().filter(|character| !is_combining_mark(*character));
    let mut plain = String::with_capacity(text.len());
    for letter in letters.flat_map(char::to_lowercase) {
        match letter {
            'ł' => plain.push('l'),
            'ø' => plain.push('o'),
            'đ' | 'ð' => plain.push('d'),
            'ı' => plain.push('i'),
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'þ' => plain.push_str("th"),
            letter => plain.push(letter),
        }
    }
    plain
        .split(|character: char| !character.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Whether a character is of a script that writes words without spaces between them.
fn is_of_script_without_spaces(character: char) -> bool {
    use Script::{Han, Hiragana, Katakana, Khmer, Lao, Myanmar, Thai};
    matches!(character.script(), Han | Hiragana | Katakana | Thai | Lao | Khmer | Myanmar)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: [&str; 4] =
        ["1 · Seedling: new", "2 · Sparrow: quick", "8 · Owl: strong", "18 · Élan: swift"];

    fn found(typed: &str) -> Vec<&'static str> {
        best_matches(LEVELS, typed, |level| vec![(*level).to_owned()])
    }

    #[test]
    fn numbers_and_the_beginnings_of_words_match() {
        for (typed, expected) in [
            ("2", &LEVELS[1..2]),
            ("owl", &LEVELS[2..3]),
            (" OWL ", &LEVELS[2..3]),
            ("8 owl", &LEVELS[2..3]),
            ("strong owl", &LEVELS[2..3]),
            ("elan", &LEVELS[3..]),
            ("ELÁN", &LEVELS[3..]),
            ("wl", &[]),
            ("9", &[]),
            ("2 owl", &[]),
            ("", &LEVELS),
            (" · ", &LEVELS),
        ] {
            assert_eq!(found(typed), expected, "{typed}");
        }
    }

    #[test]
    fn letters_match_as_people_type_them_elsewhere() {
        for (typed, written) in [
            ("lodz", "Łódź"),
            ("latwe", "Łatwe"),
            ("Malmo", "Malmø"),
            ("danang", "Đanang"),
            ("isik", "IŞIK"),
            ("IŞIK", "ışık"),
            ("istanbul", "İstanbul"),
            ("İSTANBUL", "istanbul"),
            ("strasse", "STRAẞE"),
            ("straße", "Strasse"),
            ("aero", "Ærø"),
            ("oeuvre", "Œuvre"),
            ("thordur", "Þórður"),
        ] {
            assert!(is_same_text(typed, written), "{typed}: {written}");
        }
    }

    #[test]
    fn any_part_of_a_label_matches_where_words_have_no_spaces() {
        let labels = ["初級", "今日の問題", "オンライン対戦", "กระดานหมาก", "Puzzle"];
        for (typed, expected) in [
            ("問題", Some("今日の問題")),
            ("日の", Some("今日の問題")),
            ("対戦", Some("オンライン対戦")),
            ("ﾗｲﾝ", Some("オンライン対戦")),
            ("หมาก", Some("กระดานหมาก")),
            ("題今", None),
            ("zle", None),
        ] {
            assert_eq!(only_match(labels, typed, |label| vec![(*label).to_owned()]), expected, "{typed}");
        }
    }

    #[test]
    fn a_text_that_matches_several_entries_means_none_of_them() {
        for (typed, expected) in [("owl", Some(LEVELS[2])), ("str", Some(LEVELS[2])), ("s", None), ("", None)]
        {
            let texts = |level: &&str| vec![(*level).to_owned()];
            assert_eq!(only_match(LEVELS, typed, texts), expected, "{typed}");
        }
    }

    #[test]
    fn the_best_match_comes_first() {
        assert_eq!(found("1"), [LEVELS[0], LEVELS[3]], "the number itself before longer ones");
        let names = ["ben and ann", "annabel", "ann"];
        let found = best_matches(names, "ann", |name| vec![(*name).to_owned()]);
        assert_eq!(found, ["ann", "annabel", "ben and ann"]);
    }
}
