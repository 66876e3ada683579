//! Lists the files of `migrations/` for the store: adding a migration is adding a file for each database.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
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
