//! The rules as players read them tell everything that the specification of the rules says, and all of it is tested.
//!
//! `tests/games/rulebook/*.toml` quote the specification sentence by sentence:
//!
//! ```toml
//! [[rule]]
//! says = "No jump ends on e5."                  # as the specification says it
//! texts = ["rules-biloba-moving"]                # the texts that tell it: chapters, captions of figures, refusals
//! checked = ["biloba::no_jump_ends_there"]      # the tests that check it: file beside this one (or `src/…`), name
//! about = "where the rules come from"           # why a sentence is not texts, or not checked
//! ```

use bside_games::diagrams::{Diagram, figures, pages};
use bside_games::i18n::Localizer;
use bside_games::rules::GameKind;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use serde::Deserialize;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Of an embed's description.
const MAX_EMBED_CHARS: usize = 4096;
/// Of the rules of a game: more are not read.
const MAX_PAGES: usize = 9;
/// Of a page, so that each is readable in a picture of 350 pixels.
const MAX_FIGURES: usize = 4;
/// Beside the picture, so that both are seen together on a phone.
const MAX_SUMMARY_CHARS: usize = 700;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Book {
    rule: Vec<Rule>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    says: String,
    #[serde(default)]
    texts: Vec<String>,
    #[serde(default)]
    checked: Vec<String>,
    about: Option<String>,
}

const ABSENT: &str = "the specification is not here, so that its quotations are not compared with it: \
                      let BSIDE_RULES name its rules.md, or put it into ../shared";

fn main() {
    let trials = vec![
        trial("every_rule_is_described_and_tested", every_rule_is_described_and_tested),
        trial(
            "every_figure_and_chapter_describes_a_rule_or_a_sign",
            every_figure_and_chapter_describes_a_rule_or_a_sign,
        ),
        trial("rules_come_in_pages_of_one_order", rules_come_in_pages_of_one_order),
        trial("every_chapter_that_is_written_is_read", every_chapter_that_is_written_is_read),
        trial(
            "basileus_says_that_its_array_is_a_reconstruction",
            basileus_says_that_its_array_is_a_reconstruction,
        ),
        quotation("the_specification_is_quoted_as_it_stands_and_no_sentence_is_left_out"),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

fn trial(name: &str, test: fn()) -> Trial {
    Trial::test(name, move || {
        test();
        Ok(())
    })
}

/// The test that is ignored where the specification is not at hand.
fn quotation(name: &str) -> Trial {
    Trial::ignorable_test(name, || -> Result<Completion, Failed> {
        let Some(file) = specification() else { return Ok(Completion::ignored_with(ABSENT)) };
        the_specification_is_quoted_as_it_stands_and_no_sentence_is_left_out(&file);
        Ok(Completion::Completed)
    })
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Every sentence of the specification, in its order.
fn rules() -> Vec<Rule> {
    let read = |name: &str| {
        let text = fs::read_to_string(root().join(format!("tests/games/rulebook/{name}.toml"))).expect(name);
        toml::from_str::<Book>(&text).unwrap_or_else(|error| panic!("{name}: {error}")).rule
    };
    ["all"].into_iter().chain(GameKind::ALL.map(GameKind::name)).flat_map(read).collect()
}

fn every_rule_is_described_and_tested() {
    let words = Localizer::english();
    let captions: HashSet<String> = GameKind::ALL.into_iter().flat_map(figures).map(Diagram::id).collect();
    for rule in rules() {
        let says = &rule.says;
        assert!(rule.about.is_some() || !rule.texts.is_empty(), "is described nowhere: {says}");
        assert!(rule.about.is_some() || !rule.checked.is_empty(), "nothing checks: {says}");
        for key in &rule.texts {
            assert!(words.find(key).is_some(), "no text is named {key}: {says}");
            assert!(!key.starts_with("figure-") || captions.contains(key), "there is no {key}: {says}");
        }
        for test in &rule.checked {
            let (file, name) = test.split_once("::").expect("a file and a name");
            let folder = if file.starts_with("src/") { "" } else { "tests/games/" };
            let code = fs::read_to_string(root().join(format!("{folder}{file}.rs"))).expect(file);
            assert!(code.contains(&format!("fn {name}() {{")), "there is no test {test}: {says}");
        }
    }
}

fn every_figure_and_chapter_describes_a_rule_or_a_sign() {
    let texts: HashSet<String> = rules().into_iter().flat_map(|rule| rule.texts).collect();
    for figure in GameKind::ALL.into_iter().flat_map(figures) {
        let chapter = figure.chapter().expect("every figure has one");
        let is_legend = chapter.ends_with("-signs");
        assert!(is_legend || texts.contains(&chapter), "{chapter} tells no rule");
        assert!(is_legend || texts.contains(&figure.id()), "{} tells no rule", figure.id());
    }
}

/// Text without what only lays it out.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn the_specification_is_quoted_as_it_stands_and_no_sentence_is_left_out(file: &Path) {
    let text = fs::read_to_string(file).expect("a file that can be read");
    let (text, _) = text.split_once("## Perft, for checking").expect("perft comes last");
    let lines = text.lines().map(|line| line.trim_start_matches(['#', '-', ' ']));
    let mut rest = plain(&lines.collect::<Vec<_>>().join("\n"));
    for rule in rules() {
        let says = plain(&rule.says);
        let at = rest.find(&says).unwrap_or_else(|| panic!("it does not say (any more): {says}"));
        rest.replace_range(at..at + says.len(), "");
    }
    assert_eq!(plain(&rest), "The rules of the four games", "all else is quoted");
}

/// `rules.md` in `BSIDE_RULES`, or in `shared` beside this repository.
fn specification() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os("BSIDE_RULES") {
        return Some(PathBuf::from(path)).filter(|file| file.is_file());
    }
    let above = root().ancestors().skip(1);
    above.map(|folder| folder.join("shared/rules.md")).find(|file| file.is_file())
}

fn rules_come_in_pages_of_one_order() {
    let words = Localizer::english();
    for game in GameKind::ALL {
        let chapters: Vec<String> =
            pages(game).map(|page| page.figures()[0].chapter().expect("every figure has one")).collect();
        let distinct: HashSet<&String> = chapters.iter().collect();
        assert_eq!(distinct.len(), chapters.len(), "{chapters:?}");
        let last = |key: &String| key.rsplit('-').next().map(str::to_owned);
        let names: Vec<String> = chapters.iter().filter_map(last).collect();
        assert_eq!(names[0], "goal", "{game}");
        assert_eq!(names[names.len() - 5..], ["special", "end", "signs", "notation", "origin"], "{game}");
        assert!(names.len() <= MAX_PAGES, "{game}");
        for page in pages(game) {
            let (title, summary, rules) = (page.title(&words), page.summary(&words), page.rules(&words));
            assert!((3..60).contains(&title.chars().count()), "{title}");
            assert!(page.figures().len() <= MAX_FIGURES, "{title}");
            let length = summary.chars().count();
            assert!(length <= MAX_SUMMARY_CHARS, "{game}, {title}: {length} characters");
            assert!((20..MAX_EMBED_CHARS).contains(&rules.chars().count()), "{title}");
            for text in [title, summary, rules] {
                assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{game} has a gap: {text}");
            }
        }
    }
}

fn every_chapter_that_is_written_is_read() {
    let text = include_str!("../../assets/texts/en/rules.ftl");
    let chapters: HashSet<String> =
        GameKind::ALL.into_iter().flat_map(figures).filter_map(Diagram::chapter).collect();
    for line in text.lines().filter(|line| line.starts_with("rules-")) {
        let (name, _) = line.split_once(" =").expect("a name and a text");
        assert!(chapters.contains(name), "no figure opens {name}");
    }
}

fn basileus_says_that_its_array_is_a_reconstruction() {
    let origin = Localizer::english().find("rules-basileus-origin").expect("the text exists");
    assert!(origin.contains("The setup is our reconstruction."), "{origin}");
}
