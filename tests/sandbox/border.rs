//! The sandbox knows nothing of the rest of the house: it could be a crate, for any bot.

use std::fs;
use std::path::Path;

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/sandbox");

#[test]
fn no_line_leads_out_of_the_sandbox() {
    for line in lines(Path::new(SOURCES), 0) {
        assert!(!leads_out(&line.text, line.depth), "{}", line.text);
    }
}

#[test]
fn ways_out_are_found() {
    for (line, depth) in [
        ("use crate::rules::Game;", 2),
        ("pub(in crate::table) struct Seat;", 2),
        ("    let words = bside::words::all();", 1),
        ("use super::words;", 0),
        ("use super::super::super::words;", 2),
        ("const THEME: &str = include_str!(\"../../assets/themes/classic.toml\");", 1),
    ] {
        assert!(leads_out(line, depth), "{line}");
    }
    for (line, depth) in [
        ("use crate::sandbox::world::World;", 2),
        ("use super::super::world;", 2),
        ("pub(crate) struct World;", 1),
        ("    include_bytes!(\"../../../assets/sandbox/page.js\"),", 2),
    ] {
        assert!(!leads_out(line, depth), "{line}");
    }
}

#[test]
fn each_room_imports_only_from_those_below_it() {
    for (room, below) in [
        ("http", &["check", "error", "snowflake", "world"][..]),
        ("gateway", &["snowflake", "world"]),
        ("check", &["error", "snowflake"]),
        ("world", &["error", "snowflake"]),
    ] {
        let room = Path::new(SOURCES).join(room);
        let text = fs::read_to_string(room.join("mod.rs")).unwrap();
        let imports = text.lines().filter_map(|line| line.strip_prefix("use super::"));
        let names: Vec<&str> = imports.filter_map(|path| path.split([':', ';']).next()).collect();
        assert_eq!(names, below, "{}", room.display());
        let past_the_door = lines(&room, 1).into_iter().find(|line| line.text.contains("super::super::"));
        assert_eq!(past_the_door.map(|line| line.text), None, "what comes in comes through the door");
    }
}

/// A line of a module, with how deep the module lies below the sandbox.
struct Line {
    text: String,
    depth: usize,
}

/// All lines in a folder of modules, which lies at this depth.
fn lines(folder: &Path, depth: usize) -> Vec<Line> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(lines(&path, depth + 1));
            continue;
        }
        let depth = if path.ends_with("mod.rs") { depth } else { depth + 1 };
        let text = fs::read_to_string(&path).unwrap();
        found.extend(text.lines().map(|line| Line { text: line.to_owned(), depth }));
    }
    found
}

/// Does a line of a module at this depth name something outside? Of data only that of the sandbox is its own.
fn leads_out(line: &str, depth: usize) -> bool {
    let elsewhere = |from: &str, own: &str| line.split(from).skip(1).any(|rest| !rest.starts_with(own));
    let above = line.contains(&"super::".repeat(depth + 1));
    let data = line.contains("\"../") && !line.contains("/assets/sandbox/");
    elsewhere("crate::", "sandbox") || line.contains("bside::") || above || data
}
