//! Each layer imports only from the layers below it, in the order of the map in its crate's `lib.rs`.

use std::collections::{BTreeMap, BTreeSet};
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

/// Upper bound of the files that import each other in a circle.
const MAX_CIRCLE: usize = 3;

/// A module by its path in the crate.
type Module = Vec<String>;

/// Paths in code, each after the name that `use` gives it, which is empty outside of `use`.
type NamedPaths = Vec<(String, Vec<String>)>;

/// The modules of a crate, each with the paths in its code.
type Modules = BTreeMap<Module, NamedPaths>;

/// The modules of the layers of a crate.
fn modules(sources: &Path) -> Modules {
    let mut modules = Modules::from([(Vec::new(), named_paths(&code(&read(&sources.join("lib.rs")))))]);
    let is_own = |layer: &String| !sources.join(layer).join("Cargo.toml").exists();
    let layers: Vec<String> = layers(sources).into_iter().filter(is_own).collect();
    on_files(sources, &mut |path| {
        let file = path.strip_prefix(sources).expect("a source").with_extension("");
        let mut module: Module = file.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        module.pop_if(|name| name == "mod");
        if layers.contains(&module[0]) {
            modules.insert(module, named_paths(&code(&read(path))));
        }
    });
    modules
}

/// The code of a file without comments and tests.
fn code(text: &str) -> String {
    let (mut code, mut test) = (String::new(), None);
    for line in text.lines().map(|line| line.split("//").next().unwrap_or_default()) {
        let indent = line.len() - line.trim_start().len();
        match test {
            None if line.trim() == "#[cfg(test)]" => test = Some(indent),
            None => code.extend([line, "\n"]),
            Some(begins) if indent == begins && line.ends_with([';', '}']) => test = None,
            Some(_) => {}
        }
    }
    code
}

/// The paths in code, with the names that `use` gives them.
fn named_paths(code: &str) -> NamedPaths {
    let (mut paths, mut groups) = (NamedPaths::new(), Vec::<Vec<String>>::new());
    let (mut word, mut before, mut is_use) = (String::new(), String::new(), false);
    // A path in `pub(in …)` is no import.
    for sign in code.replace("(in crate::", "(").chars() {
        if sign.is_alphanumeric() || "_:".contains(sign) {
            word.push(sign);
            continue;
        }
        let parts = word.split("::").filter(|part| !part.is_empty()).map(str::to_owned);
        let mut path: Vec<String> = groups.last().into_iter().flatten().cloned().chain(parts).collect();
        let is_group = word.ends_with("::");
        if before == "as" && is_use {
            paths.last_mut().expect("what is called so").0.clone_from(&word);
        } else if !is_group && word != "as" && (is_use && !word.is_empty() || word.contains("::")) {
            path.pop_if(|last| last == "self");
            let name = path.last().filter(|_| is_use).cloned();
            paths.push((name.unwrap_or_default(), path.clone()));
        }
        match sign {
            '{' => groups.push(if is_group { path } else { Vec::new() }),
            '}' => drop(groups.pop()),
            _ => {}
        }
        is_use = (is_use || word == "use") && sign != ';';
        before = if word.is_empty() { before } else { std::mem::take(&mut word) };
    }
    paths
}

/// The module that defines what a path in a module names; `None` if that is in another crate, or in the module itself.
fn definer(modules: &Modules, module: &Module, path: &[String], depth: usize) -> Option<Module> {
    let mut at = module.clone();
    for (number, name) in path.iter().enumerate() {
        let child = [&at[..], std::slice::from_ref(name)].concat();
        match name.as_str() {
            "self" => {}
            "crate" => at.clear(),
            "super" => drop(at.pop()),
            _ if modules.contains_key(&child) => at = child,
            _ => {
                let mut named =
                    modules.get(&at)?.iter().filter(|(alias, of)| alias == name && of[0] != *name);
                return match named.next() {
                    Some((_, of)) if depth < 9 => {
                        definer(modules, &at, &[of, &path[number + 1..]].concat(), depth + 1)
                    }
                    _ => (number > 0).then_some(at),
                };
            }
        }
    }
    Some(at)
}

/// The circles of modules that import each other, also through others.
fn circles(imports: Vec<(Module, Module)>) -> BTreeSet<Vec<Module>> {
    let mut reach: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (importing, imported) in imports {
        reach.entry(imported.clone()).or_default();
        reach.entry(importing).or_default().insert(imported);
    }
    // Each time, what is reached by chains of twice the length is added.
    let mut before = BTreeMap::new();
    while reach != before {
        let further =
            |others: &BTreeSet<Module>| others.iter().flat_map(|other| &reach[other]).cloned().collect();
        let longer =
            reach.iter().map(|(module, others)| (module.clone(), others | &further(others))).collect();
        before = std::mem::replace(&mut reach, longer);
    }
    let circle = |(module, others): (&Module, &BTreeSet<Module>)| {
        others.iter().filter(|other| reach[*other].contains(module)).cloned().collect()
    };
    reach.iter().map(circle).collect()
}

/// Circles are small, because files that import each other are read and changed together. A layer's own module, which lists its
/// files and may hold the type that they extend, is left out; its re-exports count as imports from the files that define them.
#[test]
fn files_and_folders_of_a_layer_have_an_order() {
    for sources in [bside(), games()] {
        let modules = modules(&sources);
        let of_file = |(module, paths): (&Module, &NamedPaths)| {
            let imported = paths.iter().filter_map(|(_, path)| definer(&modules, module, path, 0));
            imported.map(|other| (module.clone(), other)).collect::<Vec<_>>()
        };
        let within =
            |(module, other): &(Module, Module)| module.len() > 1 && other.len() > 1 && module[0] == other[0];
        let imports: Vec<(Module, Module)> = modules.iter().flat_map(of_file).filter(within).collect();
        assert!(imports.len() > 1000, "imports are found");
        let folder = |module: &Module| {
            let is_folder = sources.join(module[..2].join("/")).is_dir();
            is_folder.then(|| module[..2].to_vec())
        };
        let folders = imports.iter().filter_map(|(module, other)| folder(module).zip(folder(other)));
        for circle in circles(folders.filter(|(folder, other)| folder != other).collect()) {
            assert!(circle.len() <= 1, "folders import each other: {circle:?}");
        }
        for circle in circles(imports) {
            assert!(circle.len() <= MAX_CIRCLE, "{} files import each other: {circle:?}", circle.len());
        }
    }
}

#[test]
fn paths_in_code_are_found() {
    let found = |text: &str| {
        let paths = named_paths(&code(text)).into_iter();
        paths.map(|(name, path)| format!("{name}={}", path.join("::"))).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found("pub(super) use a::{b::{self, C as D},\n e};"), "b=a::b D=a::b::C e=a::e");
    assert_eq!(found("pub(in crate::c) fn f() {\n    super::d::g(h);\n}"), "=super::d::g");
    assert_eq!(
        found("#[cfg(test)]\nmod t {\n    use a::b;\n}\n#[cfg(test)]\nmod u;\nuse c::d; // e::f"),
        "d=c::d"
    );
}

/// The function puts the channel into each nonce, because Discord compares those of an author over all channels.
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

/// `bside_test_support::secrets` looks for them in the output and the arguments of the program.
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

/// The functions that search a position, by their names in the code.
const SEARCHES: [&str; 10] = [
    "search::search",
    "search::monte_carlo",
    "search::tablebase_result",
    "Suggestion::find",
    "Suggestion::of_turn",
    "ReviewPosition::",
    "Review::new(",
    ".analyze(",
    ".refute(",
    "mistake.retry(",
];

/// The files outside of the games that search, each with whom it answers.
const SEARCHERS: [(&str, Asker); 7] = [
    ("app/analysis/computers.rs", Asker::Computer),
    ("app/analysis/hints.rs", Asker::Person),
    ("app/analysis/reviews.rs", Asker::Person),
    ("discord/features/mistakes.rs", Asker::Person),
    ("discord/features/puzzle_runs.rs", Asker::Person),
    ("discord/features/puzzles.rs", Asker::Person),
    ("engine/mod.rs", Asker::Program),
];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Asker {
    /// A person, who is told only what is permitted (`app::analysis::assistance`).
    Person,
    /// A computer that plays at a table.
    Computer,
    /// A program on the command line.
    Program,
}

/// A new file that tells people what a search thinks takes a `Permitted` position, and is added to [`SEARCHERS`]. The command
/// line is left out: only the operator uses it.
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

/// Calls that send, edit, delete or look for a message outside of an interaction.
const SENDS: [&str; 9] = [
    "messenger.send(",
    "messenger.edit(",
    "messenger.find(",
    "messenger.post(",
    "messenger.replace(",
    "messenger.find_own(",
    ".send_message(http",
    ".edit_message(http",
    ".delete_message(http",
];

/// The files with such calls.
const SENDERS: [&str; 7] = [
    // Boards, which are no posts yet.
    "app/posts/board.rs",
    "app/posts/executor.rs",
    // The greeting of a server, which is sent once.
    "discord/bot.rs",
    // Discord's own lines about threads.
    "discord/client/game_threads.rs",
    // The messenger.
    "discord/client/messenger.rs",
    // A message to the operator.
    "discord/features/feedback.rs",
    // Pages that people share, which are found again by the names of their files.
    "discord/features/published.rs",
];

/// Only the executor of posts sends, edits and looks for messages, except for those that are no posts ([`SENDERS`]).
#[test]
fn posts_are_carried_out_in_one_place() {
    let mut found = Vec::new();
    let mut visit = |path: &Path| {
        let file = path.strip_prefix(bside()).expect("a source").display().to_string();
        if file.starts_with("app/tests/") {
            return;
        }
        let text: String = read(path).split_whitespace().collect();
        let calls = |calls: &[&str]| calls.iter().any(|call| text.contains(call));
        assert_eq!(calls(&["messenger.retire("]), file == "app/posts/executor.rs", "{file}");
        if calls(&SENDS) {
            found.push(file);
        }
    };
    for layer in ["app", "discord"] {
        on_files(&bside().join(layer), &mut visit);
    }
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
