//! Each floor of the house imports only from the floors below it, in the order of the map in its crate's `lib.rs`.

use std::fs;
use std::path::{Path, PathBuf};

/// The crate that hosts.
fn host() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The crate of the games.
fn games() -> PathBuf {
    host().join("games")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The floors of a crate's map, from the top down.
fn floors(sources: &Path) -> Vec<String> {
    let lib = read(&sources.join("lib.rs"));
    let names = lib.lines().filter_map(|line| line.strip_prefix("//!   ")?.split(' ').next());
    names.map(|name| name.trim_end_matches('/').trim_end_matches(".rs").to_owned()).collect()
}

/// Calls with each line of code on a floor, and with how deep its module lies below the floor.
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

/// What a line of a module names on other floors: after `crate::`, or after more `super::` than there are modules. Lines
/// that are set in may be in a module within the file, and are not counted.
fn named(line: &str, depth: usize) -> Vec<&str> {
    let above = format!("use {}", "super::".repeat(depth + 1));
    let ways = line.split("crate::").skip(1).chain(line.strip_prefix(above.as_str()));
    let name =
        |way: &str| way.find(|sign: char| !sign.is_ascii_lowercase() && sign != '_').unwrap_or(way.len());
    ways.map(|way| &way[..name(way)]).filter(|name| !name.is_empty()).collect()
}

#[test]
fn every_floor_stands_on_the_map_once() {
    for sources in [host(), games()] {
        let lib = read(&sources.join("lib.rs"));
        // A floor is a module, or a crate of its own.
        let own = lib.lines().filter_map(|line| line.split_once("mod ")?.1.strip_suffix(';'));
        let others =
            lib.lines().filter_map(|line| line.strip_prefix("pub use bside_")?.split([':', ' ']).next());
        let mut modules: Vec<String> = own.chain(others).map(str::to_owned).collect();
        let mut floors = floors(&sources);
        modules.sort();
        floors.sort();
        assert_eq!(modules, floors, "{}", sources.display());
    }
}

#[test]
fn no_floor_imports_from_above() {
    let within = floors(&games());
    for sources in [host(), games()] {
        let floors = floors(&sources);
        let height = |name: &str| {
            // What the games have is handed on by the house.
            let name =
                if within.iter().any(|floor| floor == name) && sources == host() { "games" } else { name };
            floors.iter().position(|floor| floor == name)
        };
        let mut seen = 0;
        for (number, floor) in floors.iter().enumerate() {
            let mut check = |line: &str, depth: usize| {
                for name in named(line, depth) {
                    let other =
                        height(name).unwrap_or_else(|| panic!("{floor}: there is no floor {name}: {line}"));
                    assert!(other >= number, "{floor} imports from above: {line}");
                    seen += usize::from(other > number);
                }
            };
            let folder = sources.join(floor);
            if folder.join("Cargo.toml").exists() {
                // Another crate cannot import what is not below it.
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
fn what_a_line_names_is_found() {
    assert_eq!(named("use crate::i18n::Localizer;", 1), ["words"]);
    assert_eq!(named("    f(crate::rules::Seat, crate::table::Table)", 2), ["rules", "table"]);
    assert_eq!(named("use super::words;", 0), ["words"]);
    assert_eq!(named("use super::super::i18n::Localizer;", 1), ["words"]);
    assert_eq!(named("use super::words;", 1), Vec::<&str>::new());
    assert_eq!(named("pub(crate) struct Localizer;", 0), Vec::<&str>::new());
}
