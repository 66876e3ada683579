//! The sandbox knows nothing of the rest of the house: it could be a crate, for any bot.

use std::fs;
use std::path::Path;

#[test]
fn no_path_leads_out_of_the_sandbox() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox");
    let ways_out = ways_out(&folder, 0);
    assert!(ways_out.is_empty(), "{ways_out:#?}");
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

/// The lines that lead out of a folder of modules, `depth` levels below the sandbox.
fn ways_out(folder: &Path, depth: usize) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(ways_out(&path, depth + 1));
            continue;
        }
        let depth = if path.ends_with("mod.rs") { depth } else { depth + 1 };
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| leads_out(line, depth));
        found.extend(lines.map(|line| format!("{}: {line}", path.display())));
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
