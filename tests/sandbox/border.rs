//! The sandbox knows nothing of the rest of the house: it is a crate of its own, for any bot.

use std::fs;
use std::path::Path;

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/sandbox");

#[test]
fn nothing_of_the_house_comes_into_the_sandbox() {
    let manifest = fs::read_to_string(Path::new(SOURCES).join("Cargo.toml")).unwrap();
    let (_, dependencies) = manifest.split_once("[dependencies]").unwrap();
    assert!(!dependencies.contains("bside"), "{dependencies}");
    assert!(!dependencies.contains("path"), "{dependencies}");
    for line in lines(Path::new(SOURCES)) {
        assert!(!is_foreign_data(&line), "{line}");
    }
}

#[test]
fn foreign_data_is_found() {
    assert!(is_foreign_data("const THEME: &str = include_str!(\"../../assets/themes/classic.toml\");"));
    assert!(!is_foreign_data("    include_bytes!(\"../../../assets/sandbox/page.js\"),"));
}

#[test]
fn each_room_imports_only_from_those_below_it() {
    for (room, below) in [
        ("http", &["check", "error", "secret", "snowflake", "world"][..]),
        ("gateway", &["snowflake", "world"]),
        ("check", &["error", "snowflake"]),
        ("world", &["error", "secret", "snowflake"]),
    ] {
        let room = Path::new(SOURCES).join(room);
        let text = fs::read_to_string(room.join("mod.rs")).unwrap();
        let imports = text.lines().filter_map(|line| line.strip_prefix("use super::"));
        let names: Vec<&str> = imports.filter_map(|path| path.split([':', ';']).next()).collect();
        assert_eq!(names, below, "{}", room.display());
        let past_the_door = lines(&room).into_iter().find(|line| line.contains("super::super::"));
        assert_eq!(past_the_door, None, "what comes in comes through the door");
    }
}

/// All lines in a folder of modules.
fn lines(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(lines(&path));
        } else {
            found.extend(fs::read_to_string(&path).unwrap().lines().map(str::to_owned));
        }
    }
    found
}

/// Does a line of code take in data that are not the sandbox's own?
fn is_foreign_data(line: &str) -> bool {
    line.contains("\"../") && !line.contains("/assets/sandbox/")
}
