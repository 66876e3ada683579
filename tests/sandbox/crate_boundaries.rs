//! The sandbox does not depend on the rest of B-Side, and its modules import only what is below them.

use std::fs;
use std::path::Path;

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/sandbox");

#[test]
fn the_crate_depends_on_no_other_crate_of_the_workspace() {
    let manifest = fs::read_to_string(Path::new(SOURCES).join("Cargo.toml")).unwrap();
    let (_, dependencies) = manifest.split_once("[dependencies]").unwrap();
    assert!(!dependencies.contains("bside"), "{dependencies}");
    assert!(!dependencies.contains("path"), "{dependencies}");
    for line in source_lines(Path::new(SOURCES)) {
        assert!(!includes_foreign_asset(&line), "{line}");
    }
}

#[test]
fn an_asset_outside_of_the_sandbox_is_detected() {
    assert!(includes_foreign_asset(
        "const THEME: &str = include_str!(\"../../assets/themes/classic.toml\");"
    ));
    assert!(!includes_foreign_asset("    include_bytes!(\"../assets/page.js\"),"));
}

#[test]
fn each_module_imports_only_modules_below_it() {
    for (module, below) in [
        ("http", &["api_types", "bounded_json", "emoji", "error", "snowflake", "validate", "world"][..]),
        ("gateway", &["api_types", "body_budget", "error", "response_budget", "snowflake", "world"]),
        ("validate", &["api_types", "emoji", "error", "snowflake"]),
        ("world", &["api_types", "bounded_json", "clock", "error", "random", "snowflake"]),
    ] {
        let folder = Path::new(SOURCES).join(module);
        let text = fs::read_to_string(folder.join("mod.rs")).unwrap();
        let imports = text.lines().filter_map(|line| line.strip_prefix("use super::"));
        let names: Vec<&str> = imports.filter_map(|path| path.split([':', ';']).next()).collect();
        assert_eq!(names, below, "{module}");
        let bypass = source_lines(&folder).into_iter().find(|line| line.contains("super::super::"));
        assert_eq!(bypass, None, "only mod.rs imports from outside of {module}");
    }
}

/// All lines of the files in a folder and its subfolders.
fn source_lines(folder: &Path) -> Vec<String> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            lines.extend(source_lines(&path));
        } else {
            lines.extend(fs::read_to_string(&path).unwrap().lines().map(str::to_owned));
        }
    }
    lines
}

/// Whether a line of code includes a file outside of the crate. Its modules are one folder deep.
fn includes_foreign_asset(line: &str) -> bool {
    line.contains("\"../../")
}
