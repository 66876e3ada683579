//! Lists the files of `migrations/` for the store: adding a migration is adding a file for each database. Tells the program its
//! version and commit.

use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    tell_version(Path::new(&root));
    let mut list = String::new();
    for (constant, folder) in
        [("SQLITE_FILES", "migrations/sqlite"), ("POSTGRES_FILES", "migrations/postgres")]
    {
        println!("cargo::rerun-if-changed={folder}");
        let files = fs::read_dir(Path::new(&root).join(folder)).expect("the folder exists");
        let mut paths: Vec<_> = files.map(|file| file.expect("it is readable").path()).collect();
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "sql"));
        paths.sort();
        writeln!(list, "const {constant}: &[(&str, &str)] = &[").expect("a string grows");
        for path in paths {
            let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
            writeln!(list, "    ({name:?}, include_str!({path:?})),").expect("a string grows");
        }
        list.push_str("];\n");
    }
    let target = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("migrations.rs");
    fs::write(target, list).expect("the output folder is writable");
}

/// Sets `BSIDE_VERSION` and `BSIDE_COMMIT` for the program. `.ci/release` sets `BSIDE_RELEASE` to the tag of the commit, if there is
/// one. Then the version is `0.3.0`, otherwise `0.3.0-dev (COMMIT)`.
fn tell_version(root: &Path) {
    println!("cargo::rerun-if-env-changed=BSIDE_RELEASE");
    println!("cargo::rerun-if-env-changed=BSIDE_COMMIT");
    let number = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    let commit = env::var("BSIDE_COMMIT").ok().or_else(|| commit(root));
    let version = match &commit {
        _ if env::var("BSIDE_RELEASE").is_ok_and(|tag| !tag.is_empty()) => number,
        Some(commit) => format!("{number}-dev ({commit})"),
        None => format!("{number}-dev"),
    };
    println!("cargo::rustc-env=BSIDE_VERSION={version}");
    println!("cargo::rustc-env=BSIDE_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

/// The commit of this repository. Debug builds do not ask, because each commit would build them anew; an archive of the sources has
/// none, even inside another repository.
fn commit(root: &Path) -> Option<String> {
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") || !root.join(".git").exists() {
        return None;
    }
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(root).args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    // The log of HEAD grows with each commit and checkout.
    println!(
        "cargo::rerun-if-changed={}",
        root.join(git(&["rev-parse", "--git-path", "logs/HEAD"])?).display()
    );
    git(&["rev-parse", "--short=12", "HEAD"])
}
