//! Tests that hold the languages together: every language says the same as English, in full, and fits where Discord shows
//! it. They read the files as translators write them, and need no list of the languages.

use crate::texts::{Text, texts_in, texts_of};
use bside_games::diagrams::pages;
use bside_games::i18n::Localizer;
use bside_games::rules::GameKind;
use fluent_templates::LanguageIdentifier;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Texts in other languages may be longer than in English by a quarter where only our own taste sets the limit.
const TOLERANCE: usize = 4;
/// Columns of a button or a title that a phone shows in full.
const MOST_COLUMNS: usize = 34;
/// The names of plural categories in the files.
const CATEGORIES: [(PluralCategory, &str); 6] = [
    (PluralCategory::ZERO, "zero"),
    (PluralCategory::ONE, "one"),
    (PluralCategory::TWO, "two"),
    (PluralCategory::FEW, "few"),
    (PluralCategory::MANY, "many"),
    (PluralCategory::OTHER, "other"),
];

/// Runs a check for each language and text, and fails with all that it says.
fn check_texts(check: impl Fn(&str, &str, &Text, &Text) -> Vec<String>) {
    let english = texts_of("en");
    let mut faults = Vec::new();
    for locale in Localizer::locales() {
        let texts = texts_of(&locale);
        for (key, text) in &texts {
            let Some(source) = english.get(key) else { continue };
            let said = check(&locale, key, text, source);
            faults.extend(said.into_iter().map(|fault| format!("{locale}: {key}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

/// The keys of the texts of a language, without the terms that it has for its grammar.
fn keys(locale: &str) -> BTreeSet<String> {
    texts_of(locale).into_keys().filter(|key| !key.starts_with('-')).collect()
}

#[test]
fn no_language_has_a_text_that_english_lacks() {
    let english = keys("en");
    assert!(english.len() > 500, "the texts are found: {}", english.len());
    for locale in Localizer::locales() {
        let own = keys(&locale);
        let unknown: Vec<&String> = own.difference(&english).collect();
        assert!(unknown.is_empty(), "English has no {unknown:?} of {locale}");
    }
}

#[test]
#[ignore = "a text that a language lacks is shown in English; only a release needs all of them"]
fn no_language_lacks_a_text() {
    let english = keys("en");
    let lacks = |locale: String| {
        let mut own = keys(&locale);
        own.extend(language_of(&locale).into_iter().flat_map(keys));
        english.difference(&own).map(|key| format!("{locale}: {key}")).collect::<Vec<String>>()
    };
    let missing: Vec<String> = Localizer::locales().flat_map(lacks).collect();
    assert!(missing.is_empty(), "{} texts are missing:\n{}", missing.len(), missing.join("\n"));
}

/// The folder of the language that says what the folder of a country lacks, such as `es` for `es-ES`.
fn language_of(locale: &str) -> Option<&str> {
    let (language, _) = locale.split_once('-')?;
    Localizer::locales().any(|folder| folder == language).then_some(language)
}

#[test]
fn a_country_has_only_texts_that_differ_from_those_of_its_language() {
    let folders: Vec<String> = Localizer::locales().collect();
    let countries = folders.iter().filter_map(|folder| Some((folder, texts_of(language_of(folder)?))));
    let equal = countries.flat_map(|(country, of_language)| {
        // A text refers to the terms of its own folder.
        let own = texts_of(country).into_iter().filter(|(key, _)| !key.starts_with('-'));
        let own = own.filter(move |(key, text)| of_language.get(key) == Some(text));
        own.map(move |(key, _)| format!("{country}: {key}"))
    });
    let equal: Vec<String> = equal.collect();
    assert!(equal.is_empty(), "the same as in the language: {equal:?}");
}

#[test]
fn texts_have_the_variables_of_english() {
    check_texts(|_, _, text, source| {
        let differing = text.variables.symmetric_difference(&source.variables);
        differing.map(|name| format!("${name} is only here or only in English")).collect()
    });
}

#[test]
fn texts_refer_to_texts_that_exist() {
    for locale in Localizer::locales() {
        let texts = texts_of(&locale);
        let gone = |text: &Text| text.references.iter().find(|key| !texts.contains_key(*key)).cloned();
        let faults: Vec<_> = texts.iter().filter_map(|(key, text)| Some((key, gone(text)?))).collect();
        assert!(faults.is_empty(), "{locale}: {faults:?}");
    }
}

#[test]
fn texts_choose_by_the_same_words_as_english() {
    check_texts(|_, _, text, source| {
        let words = |text: &Text| {
            let mut words: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for selector in &text.selectors {
                let known = words.entry(selector.variable.clone()).or_default();
                known.extend(selector.words().filter(|word| !is_category(word)).map(str::to_owned));
            }
            words.retain(|_, words| !words.is_empty());
            words
        };
        let (words, known) = (words(text), words(source));
        if words == known { Vec::new() } else { vec![format!("chooses by {words:?}, English by {known:?}")] }
    });
}

#[test]
fn plurals_have_all_categories_of_the_language() {
    check_texts(|locale, _, text, source| {
        let categories = categories(locale);
        let mut faults = Vec::new();
        for selector in text.selectors.iter().filter(|selector| selector.words().any(is_plural)) {
            let has = |category: &&str| selector.words().any(|word| word == *category);
            let missing: Vec<&str> = categories.iter().copied().filter(|category| !has(category)).collect();
            if !missing.is_empty() {
                faults.push(format!("${} lacks {missing:?}", selector.variable));
            }
        }
        // A number that matters in English matters in the language as well.
        for selector in source.selectors.iter().filter(|selector| selector.words().any(is_plural)) {
            if !text.selectors.iter().any(|own| own.variable == selector.variable) && categories.len() > 1 {
                faults.push(format!("does not depend on ${}", selector.variable));
            }
        }
        faults
    });
}

#[test]
fn a_form_for_one_says_the_number_where_it_is_also_that_for_21() {
    check_texts(|locale, _, text, _| singular_for_many(locale, text));
}

/// The faults of `[one]` in a language whose plural rules give 21 the same form as 1.
fn singular_for_many(locale: &str, text: &Text) -> Vec<String> {
    let rules = plural_rules(locale);
    if (2..=1000_u32).all(|number| rules.select(number) != Ok(PluralCategory::ONE)) {
        return Vec::new();
    }
    let singular = text.selectors.iter().filter(|selector| !selector.is_one_any_number);
    singular.map(|selector| format!("[one] does not say ${}: put [1] before it", selector.variable)).collect()
}

#[test]
fn a_singular_is_found_in_languages_where_21_has_its_form() {
    let faults = |locale: &str, forms: &str| {
        let source = format!("moves = {{ $count }}: {{ $moves ->{forms}\n}}");
        let [(_, text)] = &texts_in(source).expect("a text")[..] else { panic!("one text") };
        singular_for_many(locale, text)
    };
    let alone = "\n [one] один хід\n *[many] { $moves } ходів";
    let guarded = "\n [1] один хід\n [one] { $moves } хід\n *[many] { $moves } ходів";
    let alike = "\n [1] хід\n [one] ходи\n *[many] ходи";
    for locale in ["uk", "hr", "ru", "lt"] {
        assert_eq!(faults(locale, alone), ["[one] does not say $moves: put [1] before it"], "{locale}");
        for right in [guarded, alike] {
            assert_eq!(faults(locale, right), [""; 0], "{locale}");
        }
    }
    for locale in ["en", "pl", "cs", "fr", "it", "tr", "ja"] {
        assert_eq!(faults(locale, alone), [""; 0], "{locale}");
    }
}

#[test]
fn french_punctuation_does_not_begin_a_line() {
    for text in texts_of("fr").into_values() {
        for (number, (before, sign)) in text.written.chars().zip(text.written.chars().skip(1)).enumerate() {
            let place = || text.written.chars().skip(number.saturating_sub(20)).take(40).collect::<String>();
            let breaks = before == ' ' && ";:!?»".contains(sign) || before == '«' && sign == ' ';
            assert!(!breaks, "a narrow no-break space is missing: {}", place());
        }
    }
}

/// The plural forms of a language.
fn plural_rules(locale: &str) -> PluralRules {
    let locale: LanguageIdentifier = locale.parse().expect("a locale");
    let language = LanguageIdentifier::from_parts(locale.language, None, None, &[]);
    PluralRules::create(language, PluralRuleType::CARDINAL).expect("CLDR knows the language")
}

/// The plural categories of whole numbers up to a thousand.
fn categories(locale: &str) -> Vec<&'static str> {
    let rules = plural_rules(locale);
    let used: Vec<PluralCategory> =
        (0..=1000_u32).map(|number| rules.select(number).expect("a number")).collect();
    let named = CATEGORIES.into_iter().filter(|(category, _)| used.contains(category));
    named.map(|(_, name)| name).collect()
}

fn is_category(word: &str) -> bool {
    CATEGORIES.iter().any(|(_, name)| *name == word)
}

/// Whether a variant of this name makes a selector one of plurals; `other` alone is the name of a default.
fn is_plural(word: &str) -> bool {
    is_category(word) && word != "other"
}

#[test]
fn cells_notation_and_commands_are_those_of_english() {
    check_texts(|_, _, text, source| {
        let differing: Vec<&String> = text.verbatim().symmetric_difference(source.verbatim()).collect();
        if differing.is_empty() {
            Vec::new()
        } else {
            vec![format!("only here or only in English: {differing:?}")]
        }
    });
}

#[test]
fn no_english_is_left_but_words_that_are_the_same() {
    let data = fs::read_to_string(Path::new(crate::ROOT).join("tests/data/words_as_in_english.toml"));
    let allowed: BTreeMap<String, BTreeSet<String>> =
        toml::from_str(&data.expect("a list")).expect("lists of words");
    let is_allowed = |locale: &str, word: &String| {
        let folders = ["all", locale].into_iter().chain(language_of(locale));
        folders.filter_map(|folder| allowed.get(folder)).any(|words| words.contains(word))
    };
    let used = RefCell::new(BTreeSet::new());
    check_texts(|locale, _, text, source| {
        if locale == "en" {
            return Vec::new();
        }
        let same: BTreeSet<String> = text.words().intersection(&source.words()).cloned().collect();
        used.borrow_mut().extend(same.iter().map(|word| (locale.to_owned(), word.clone())));
        let left = same.into_iter().filter(|word| !is_allowed(locale, word));
        match left.collect::<Vec<String>>()[..] {
            [] => Vec::new(),
            ref left => vec![format!("English, or missing in words_as_in_english.toml: {}", left.join(", "))],
        }
    });
    let used = used.into_inner();
    let is_used = |locale: &str, word: &str| match locale {
        "all" => used.iter().any(|(_, used)| used == word),
        _ => used.contains(&(locale.to_owned(), word.to_owned())),
    };
    for (locale, words) in &allowed {
        let unused: Vec<&String> = words.iter().filter(|word| !is_used(locale, word)).collect();
        assert!(unused.is_empty(), "{locale} does not share {unused:?} with English any more");
    }
}

#[test]
fn texts_fit_where_discord_shows_them_in_every_language() {
    check_texts(|locale, key, text, _| {
        let most = match (key.split(['-', '.']).next(), key.split_once('.').map(|(_, attribute)| attribute)) {
            (_, None) if key.starts_with("typing-") => 45,
            (_, None) if ["computer-about", "begins-choice", "pace", "language-name"].contains(&key) => 100,
            (Some("command"), None) => 100,
            (Some("figure"), None) => with_tolerance(locale, 300),
            (Some("rules"), None) => 3500,
            (Some("rules"), Some("lead")) | (Some("help"), None) => with_tolerance(locale, 700),
            (Some("rules"), Some("title")) => 60,
            // An embed with a title holds 4,096 characters, and a message 2,000.
            _ => 2000,
        };
        let (length, is_empty) = (text.longest, text.longest == 0 && text.variables.is_empty());
        if is_empty || length > most { vec![format!("{length} of {most} characters")] } else { Vec::new() }
    });
}

#[test]
fn buttons_and_titles_fit_on_phones_in_every_language() {
    check_texts(|_, key, text, _| {
        let is_title = key.starts_with("help-") && key.ends_with(".title");
        let is_short = is_title || key.starts_with("button-") && !key.contains('.');
        let is_too_wide = is_short && text.widest > MOST_COLUMNS;
        is_too_wide.then(|| format!("{} of {MOST_COLUMNS} columns", text.widest)).into_iter().collect()
    });
    let [(_, text)] = &texts_in("button-join = 参加 join".to_owned()).expect("a text")[..] else {
        panic!("one text")
    };
    assert_eq!((text.longest, text.widest), (7, 9));
}

#[test]
fn pages_of_the_rules_fit_into_a_message() {
    // Links to commands and the heading take up some of the 2,000 characters.
    const MOST: usize = 1700;
    for locale in Localizer::locales() {
        let localizer = Localizer::of(&locale);
        for page in GameKind::ALL.into_iter().flat_map(pages) {
            let length = page.summary(&localizer).chars().count();
            assert!(length <= MOST, "{locale} {} {}: {length}", page.game(), page.name());
        }
    }
}

fn with_tolerance(locale: &str, most: usize) -> usize {
    if locale == "en" { most } else { most + most / TOLERANCE }
}

#[test]
fn discords_locales_have_the_language_that_serves_them() {
    for (locale, same) in [("en-US", "en"), ("en-GB", "en"), ("xx", "en"), ("", "en"), ("not a locale", "en")]
    {
        assert_eq!(Localizer::of(locale), Localizer::of(same), "{locale}");
    }
    assert_eq!(Localizer::of("es-419"), Localizer::of("es"));
    assert_ne!(Localizer::of("es-ES"), Localizer::of("es"));
    for folder in Localizer::locales().filter(|folder| folder != "en") {
        let serves = |localizer: &Localizer| *localizer == Localizer::of(&folder);
        let count = Localizer::translated_locales().filter(|(_, localizer)| serves(localizer)).count();
        assert!(count >= 1, "{folder} is the name of no locale of Discord or of its language");
    }
}
