//! Each layer imports only from the layers below it, in the order of the map in its crate's `lib.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// Crates that a layer must not name, in code or by a re-export.
const FORBIDDEN: [(&str, &[&str]); 3] = [
    ("app", &["serenity", "poise", "sqlx"]),
    ("host", &["serenity", "poise", "sqlx"]),
    ("store", &["serenity", "poise"]),
];

/// The sources of the crate `bside`.
fn bside() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The sources of the crate `bside-games`.
fn games() -> PathBuf {
    bside().join("games")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The layers of a crate's map, from the top down.
fn layers(sources: &Path) -> Vec<String> {
    let lib = read(&sources.join("lib.rs"));
    let names = lib.lines().filter_map(|line| line.strip_prefix("//!   ")?.split(' ').next());
    names.map(|name| name.trim_end_matches('/').trim_end_matches(".rs").to_owned()).collect()
}

/// Calls `visit` with each line in a folder, and the depth of its module below the layer.
fn on_lines(path: &Path, depth: usize, visit: &mut impl FnMut(&str, usize)) {
    for entry in fs::read_dir(path).expect("a folder") {
        let path = entry.expect("it is readable").path();
        if path.is_dir() {
            on_lines(&path, depth + 1, visit);
        } else {
            let depth = if path.ends_with("mod.rs") { depth } else { depth + 1 };
            read(&path).lines().for_each(|line| visit(line, depth));
        }
    }
}

/// The layers that a line names: after `crate::`, or after more `super::` than there are modules. Indented `super::` lines
/// may be in a module within the file and are ignored.
fn imported_layers(line: &str, depth: usize) -> Vec<&str> {
    let above = format!("use {}", "super::".repeat(depth + 1));
    let paths = line.split("crate::").skip(1).chain(line.strip_prefix(above.as_str()));
    let is_in_name = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_';
    let end = |path: &str| path.find(|sign| !is_in_name(sign)).unwrap_or(path.len());
    paths.map(|path| &path[..end(path)]).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_layer_is_on_the_map_once() {
    for sources in [bside(), games()] {
        let lib = read(&sources.join("lib.rs"));
        // A layer is a module, or a crate of its own.
        let own = lib.lines().filter_map(|line| line.split_once("mod ")?.1.strip_suffix(';'));
        let others =
            lib.lines().filter_map(|line| line.strip_prefix("pub use bside_")?.split([':', ' ']).next());
        let mut modules: Vec<String> = own.chain(others).map(str::to_owned).collect();
        let mut layers = layers(&sources);
        modules.sort();
        layers.sort();
        assert_eq!(modules, layers, "{}", sources.display());
    }
}

#[test]
fn no_layer_imports_from_above() {
    let in_games = layers(&games());
    for sources in [bside(), games()] {
        let layers = layers(&sources);
        let position = |name: &str| {
            // `bside` re-exports the modules of `bside-games`.
            let is_in_games = sources == bside() && in_games.iter().any(|layer| layer == name);
            let name = if is_in_games { "games" } else { name };
            layers.iter().position(|layer| layer == name)
        };
        let mut seen = 0;
        for (number, layer) in layers.iter().enumerate() {
            let mut check = |line: &str, depth: usize| {
                for name in imported_layers(line, depth) {
                    let other =
                        position(name).unwrap_or_else(|| panic!("{layer}: there is no layer {name}: {line}"));
                    assert!(other >= number, "{layer} imports from above: {line}");
                    seen += usize::from(other > number);
                }
            };
            let folder = sources.join(layer);
            if folder.join("Cargo.toml").exists() {
                // Cargo checks the dependencies of another crate.
            } else if folder.is_dir() {
                on_lines(&folder, 0, &mut check);
            } else {
                read(&folder.with_extension("rs")).lines().for_each(|line| check(line, 0));
            }
        }
        assert!(seen > 50, "imports are found: {seen}");
    }
}

#[test]
fn layers_below_the_adapters_import_no_adapter_library() {
    for (layer, crates) in FORBIDDEN {
        on_lines(&bside().join(layer), 0, &mut |line, _| {
            let code = line.split("//").next().unwrap_or_default();
            for name in crates {
                assert!(!code.contains(&format!("{name}::")), "{layer} uses {name}: {line}");
            }
        });
    }
}

/// Outside of tests, only the host and the command line name the store.
#[test]
fn commands_and_use_cases_reach_the_store_through_the_host() {
    for layer in ["discord", "app"] {
        on_files(&bside().join(layer), &mut |path| {
            let text = read(path);
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let is_test =
                path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs");
            assert!(is_test || !code.contains("crate::store"), "{} names the store", path.display());
        });
    }
}

#[test]
fn imported_layers_are_found() {
    assert_eq!(imported_layers("use crate::i18n::Localizer;", 1), ["i18n"]);
    assert_eq!(imported_layers("    f(crate::rules::Seat, crate::table::Table)", 2), ["rules", "table"]);
    assert_eq!(imported_layers("use super::texts;", 0), ["texts"]);
    assert_eq!(imported_layers("use super::super::texts::Localizer;", 1), ["texts"]);
    assert_eq!(imported_layers("use super::texts;", 1), Vec::<&str>::new());
    assert_eq!(imported_layers("pub(crate) struct Localizer;", 0), Vec::<&str>::new());
}

/// Discord compares the nonces of an author over all channels, so that function includes the channel.
#[test]
fn one_function_builds_all_nonces() {
    let mut builders = Vec::new();
    for layer in ["cli", "discord", "engine", "app", "host", "store"] {
        on_files(&bside().join(layer), &mut |path| {
            let text = read(path);
            for built in ["Nonce::", "enforce_nonce", "\"nonce\""] {
                let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
                builders.extend(text.matches(built).map(|_| format!("{name}: {built}")));
            }
        });
    }
    assert_eq!(builders, ["outgoing_message.rs: Nonce::", "outgoing_message.rs: enforce_nonce"]);
}

/// Tests that start the program check its output and its arguments (`bside_test_support::secrets`).
#[test]
fn every_test_that_starts_the_program_looks_for_secrets() {
    let program = concat!("Command::new(env!(", "\"CARGO_BIN_EXE_bside\"))");
    let mut count = 0;
    let mut look = |path: &Path| {
        let text = read(path);
        if text.contains(program) {
            count += 1;
            let looks = ["secrets::", "Process::start("].iter().any(|call| text.contains(call));
            assert!(looks, "{} starts the program and does not look for secrets", path.display());
        }
    };
    on_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"), &mut look);
    assert!(count > 8, "{count}");
}

/// What searches a position, by its name in the code.
const SEARCHES: [&str; 9] = [
    "search::search",
    "search::monte_carlo",
    "search::tablebase_result",
    "Suggestion::find",
    "Suggestion::of_turn",
    "ReviewPosition::",
    "Review::new(",
    ".analyze(",
    ".refute(",
];

/// The files outside of the games that search, each with whom it answers.
const SEARCHERS: [(&str, Asker); 5] = [
    ("app/computers.rs", Asker::Computer),
    ("app/hints.rs", Asker::Person),
    ("app/reviews.rs", Asker::Person),
    ("discord/features/puzzles.rs", Asker::Person),
    ("engine/mod.rs", Asker::Program),
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Asker {
    /// A person, who is told only what is permitted (`app::assistance`).
    Person,
    /// A computer that plays at a table.
    Computer,
    /// A program on the command line.
    Program,
}

/// A new place that tells people what a search thinks takes what is `Permitted`, and is added to the list above. The command
/// line is for the operator.
#[test]
fn people_are_told_only_what_is_permitted() {
    let mut found = Vec::new();
    on_files(&bside(), &mut |path| {
        let file = path.strip_prefix(bside()).expect("a source").display().to_string();
        if ["games/", "sandbox/", "cli/"].iter().any(|folder| file.starts_with(folder)) {
            return;
        }
        let text = read(path);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        let names = |words: &[&str]| code.iter().any(|line| words.iter().any(|word| line.contains(word)));
        let asker = SEARCHERS.iter().find(|(known, _)| *known == file).map(|(_, asker)| *asker);
        if names(&SEARCHES) {
            assert!(asker.is_some(), "{file} searches and is not listed");
            found.push(file.clone());
        }
        assert_eq!(names(&[".advise("]), asker == Some(Asker::Person), "{file}");
        let runs_unasked = code.iter().any(|line| line.replace("render_pool.run", "").contains("pool.run"));
        assert!(
            !runs_unasked || asker != Some(Asker::Person),
            "{file} searches for a person without a permit"
        );
    });
    found.sort();
    assert_eq!(found, SEARCHERS.map(|(file, _)| file.to_owned()), "each of the list searches");
}

/// Where messages are sent, edited and looked for: those of posts, and boards, which are no posts yet.
const SENDERS: [&str; 2] = ["app/board.rs", "app/posts/executor.rs"];

/// Messages are sent, edited and looked for in one place, except for boards.
#[test]
fn posts_are_carried_out_in_one_place() {
    let mut found = Vec::new();
    on_files(&bside().join("app"), &mut |path| {
        let file = path.strip_prefix(bside()).expect("a source").display().to_string();
        if file.starts_with("app/tests/") {
            return;
        }
        let text: String = read(path).split_whitespace().collect();
        let calls = |calls: &[&str]| calls.iter().any(|call| text.contains(call));
        assert_eq!(calls(&["presenter.retire("]), file == "app/posts/executor.rs", "{file}");
        if calls(&["presenter.send(", "presenter.edit(", "presenter.find("]) {
            found.push(file);
        }
    });
    found.sort();
    assert_eq!(found, SENDERS);
}

fn on_files(folder: &Path, visit: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("it is readable").path();
        if path.is_dir() {
            on_files(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path);
        }
    }
}
