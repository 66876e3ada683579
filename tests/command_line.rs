//! Files that the program reads and makes, as an operator names them.

use bside::store::Store;
use bside_test_support::{PASSWORD, secrets};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::fs::{self, File, Permissions};
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The output of the program in this folder.
fn run(folder: &Path, arguments: &[&str], settings: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    let command = command.args(arguments).current_dir(folder).env_clear().envs(settings.iter().copied());
    secrets::output(command)
}

/// Runs a command that must fail, and returns what it prints to standard error.
#[track_caller]
fn fails(folder: &Path, arguments: &[&str]) -> String {
    let output = run(folder, arguments, &[]);
    assert!(!output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).expect("text")
}

#[track_caller]
fn succeeds(folder: &Path, arguments: &[&str]) {
    let output = run(folder, arguments, &[]);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

async fn make_database(file: &Path) {
    Store::open(file).await.expect("a database").close().await;
}

#[test]
fn a_byte_order_mark_is_ignored() {
    let folder = folder();
    fs::write(folder.path().join("game.txt"), "\u{feff}[Game \"biloba\"]\n\n1. d4-d5\n").expect("written");
    succeeds(folder.path(), &["replay", "game.txt"]);
    succeeds(folder.path(), &["render", "--record", "game.txt", "-o", "game.png"]);
    fs::write(folder.path().join(".env"), "\u{feff}DISCORD_GUILD=nowhere\nDISCORD_TOKEN=none\n")
        .expect("written");
    let said = fails(folder.path(), &["serve", "--check"]);
    assert!(said.contains("DISCORD_GUILD must be the id of a server"), "{said}");
    let weights = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/players/basileus.toml");
    let weights = fs::read_to_string(weights).expect("a file");
    fs::write(folder.path().join("weights.toml"), format!("\u{feff}{weights}")).expect("written");
    succeeds(
        folder.path(),
        &["match", "basileus", "weights:1:weights.toml", "nodes:1", "--games", "1", "--longest", "2"],
    );
}

#[test]
fn solving_goes_on_where_it_was_stopped() {
    let folder = folder();
    let solve = || {
        let output = run(folder.path(), &["solve", "endings"], &[]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    // A stopped run leaves five tables, whose entries are not read here, and a part of the sixth.
    const TABLE_BYTES: u64 = 13_436_928;
    fs::create_dir(folder.path().join("endings")).expect("made");
    let names = ["pawn-pawn", "pawn-piece", "piece-piece", "pawn-against-pawn", "pawn-against-piece"];
    for name in names {
        let table = fs::File::create(folder.path().join(format!("endings/basileus-{name}.endings")));
        table.expect("created").set_len(TABLE_BYTES).expect("room");
    }
    let sixth = folder.path().join("endings/basileus-piece-against-piece.endings");
    fs::write(sixth.with_extension("part"), "unfinished").expect("written");
    // So does a full disk, or a copy that was cut off.
    fs::write(&sixth, "cut off").expect("written");
    let said = solve();
    let (begin, end) = ("5 of 6 tables are there, 1 to be generated\n", "6 of 6: piece-against-piece: ");
    assert!(said.starts_with(&format!("{begin}{end}")), "{said}");
    assert_eq!(solve(), "6 of 6 tables are there, 0 to be generated\n");
    assert_eq!(fs::metadata(&sixth).expect("a table").len(), TABLE_BYTES);
}

#[test]
fn no_message_quotes_a_secret() {
    let folder = folder();
    let secret = secrets::BOT_TOKEN;
    for (text, said) in [
        (format!("DISCORD_TOKEN=\"{secret}\n"), ".env: line 1 (DISCORD_TOKEN) is not NAME=VALUE"),
        (
            format!("# A comment\nexport DISCORD_TOKEN = '{secret}\n"),
            ".env: line 2 (DISCORD_TOKEN) is not NAME=VALUE",
        ),
        (
            format!("DATABASE_URL='postgres://ana:{secret}@db\n"),
            ".env: line 1 (DATABASE_URL) is not NAME=VALUE",
        ),
        (format!("{secret}\n"), ".env: line 1 is not NAME=VALUE"),
        (format!("\"{secret}=\n"), ".env: line 1 is not NAME=VALUE"),
    ] {
        fs::write(folder.path().join(".env"), &text).expect("written");
        let error = fails(folder.path(), &["serve", "--check"]);
        assert!(error.contains(said) && !error.contains(secret), "{text}: {error}");
    }
    fs::remove_file(folder.path().join(".env")).expect("removed");
    let address = format!("postgres://ana:{PASSWORD}@localhost:port/games");
    for arguments in [
        &["migrate-store", "--from", &address, "--to", "bside.db"][..],
        &["serve", "--check", "--token", "none", "--db", &address],
        &["ratings", "--verify", "--db", &address],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
        command.args(arguments).current_dir(folder.path()).env_clear();
        let output = secrets::output_despite_arguments(&mut command);
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(!output.status.success() && error.contains("an argument contains a secret"), "{error}");
    }
}

#[tokio::test]
async fn no_file_of_others_is_changed_by_the_name_of_a_database() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    let mode = |name: &str| fs::metadata(file(name)).expect("it is there").permissions().mode() & 0o777;
    for name in ["Cargo.toml", "Cargo.lock"] {
        fs::write(file(name), "# written by hand\n").expect("written");
        fs::set_permissions(file(name), Permissions::from_mode(0o644)).expect("set");
    }
    fs::create_dir(file("folder")).expect("made");
    let database = SqliteConnectOptions::new().filename(file("bookmarks.db")).create_if_missing(true);
    let mut database = database.connect().await.expect("a database");
    sqlx::query("CREATE TABLE bookmarks (id INTEGER)").execute(&mut database).await.expect("a table");
    database.close().await.expect("closed");
    for (name, refusal) in [
        ("Cargo.toml", "file is not a database"),
        ("bookmarks.db", "another program"),
        ("folder", "it is not a file"),
        ("/dev/null", "it is not a file"),
    ] {
        let said = fails(folder.path(), &["migrate-store", "--from", name, "--to", "new.db"]);
        assert!(said.contains(refusal), "{name}: {said}");
        let served = run(folder.path(), &["serve", "--db", name], &[("DISCORD_TOKEN", "none")]);
        let said = String::from_utf8(served.stderr).expect("text");
        assert!(!served.status.success() && said.contains(refusal), "{name}: {said}");
    }
    let names = fs::read_dir(folder.path()).expect("a folder");
    let names: Vec<String> =
        names.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    assert!(!names.iter().any(|name| name.ends_with(".lock") && name != "Cargo.lock"), "{names:?}");
    for name in ["Cargo.toml", "Cargo.lock"] {
        assert_eq!(fs::read_to_string(file(name)).expect("text"), "# written by hand\n");
        assert_eq!(mode(name), 0o644);
    }
    assert!(!Path::new("/dev/null.lock").exists());

    // A database whose name is that of a lock.
    make_database(&file("bside.lock")).await;
    let before = fs::metadata(file("bside.lock")).expect("a file").len();
    succeeds(folder.path(), &["migrate-store", "--from", "bside.lock", "--to", "other.db"]);
    assert_eq!(fs::metadata(file("bside.lock")).expect("a file").len(), before);
    assert_eq!((mode("bside.lock.lock"), mode("other.db.lock")), (0o600, 0o600));
    // A lock through a link would be that of another file.
    make_database(&file("third.db")).await;
    symlink(file("Cargo.toml"), file("third.db.lock")).expect("a link");
    let said = fails(folder.path(), &["migrate-store", "--from", "third.db", "--to", "fourth.db"]);
    assert!(said.contains("cannot create ") && said.contains("third.db.lock"), "{said}");
    // A file with the name of the lock is left as it is.
    fs::write(file("other.db.lock"), "a diary").expect("written");
    succeeds(folder.path(), &["migrate-store", "--from", "other.db", "--to", "fifth.db"]);
    assert_eq!(fs::read_to_string(file("other.db.lock")).expect("text"), "a diary");
}

#[tokio::test]
async fn a_database_has_one_lock_whatever_path_leads_to_it() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    make_database(&file("bside.db")).await;
    fs::create_dir(file("elsewhere")).expect("made");
    symlink(file("bside.db"), file("elsewhere/link.db")).expect("a link");
    symlink(folder.path(), file("elsewhere/again")).expect("a link");
    let paths =
        ["bside.db", "./bside.db", "elsewhere/link.db", "elsewhere/again/bside.db", "sqlite:bside.db"];
    for lock in ["bside.db.lock", "bside.lock"] {
        // Version 0.2.0 locked the second one.
        let held = File::create(file(lock)).expect("a file");
        held.lock().expect("locked");
        for path in paths {
            let said = fails(folder.path(), &["migrate-store", "--from", path, "--to", "new.db"]);
            assert!(said.contains("another process is using the database"), "{path}: {said}");
        }
        drop(held);
        fs::remove_file(file(lock)).expect("removed");
    }
    succeeds(folder.path(), &["migrate-store", "--from", "elsewhere/link.db", "--to", "new.db"]);
}

#[tokio::test]
async fn a_backup_is_a_file() {
    let folder = folder();
    make_database(&folder.path().join("bside.db")).await;
    for target in ["file:copy.db", "sqlite:copy.db", ":memory:", "postgres://localhost/copy"] {
        let said = fails(folder.path(), &["backup", target]);
        assert!(said.contains("a backup goes into a file"), "{target}: {said}");
    }
    succeeds(folder.path(), &["backup", "copy.db"]);
    let mode = fs::metadata(folder.path().join("copy.db")).expect("a copy").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    fails(folder.path(), &["backup", "copy.db"]);
    fails(folder.path(), &["backup", "other.db", "--db", "none.db"]);
    let names = fs::read_dir(folder.path()).expect("a folder");
    let mut names: Vec<_> = names.map(|entry| entry.expect("a file").file_name()).collect();
    names.sort();
    assert_eq!(names, ["bside.db", "copy.db"]);
}

#[test]
fn a_file_that_is_written_replaces_only_files_of_its_kind() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    let text = |name: &str| fs::read_to_string(file(name)).expect("text");
    let render = ["render", "biloba", "--size", "240", "-o", "board.png"];
    let play = ["match", "biloba", "nodes:1", "nodes:1", "--games", "1", "--longest", "2", "--records", "."];
    fs::write(file("diary"), "mine").expect("written");
    for (name, command) in [("board.png", &render[..]), ("0001.txt", &play)] {
        fs::write(file(name), "by hand").expect("written");
        assert!(fails(folder.path(), command).contains("is not replaced"), "{name}");
        assert_eq!(text(name), "by hand");
        fs::remove_file(file(name)).expect("removed");
        symlink(file("diary"), file(name)).expect("a link");
        assert!(fails(folder.path(), command).contains("is not a file"), "{name}");
        assert_eq!(text("diary"), "mine");
        fs::remove_file(file(name)).expect("removed");
        // Made, and replaced by the next one.
        for _ in 0..2 {
            succeeds(folder.path(), command);
        }
    }
    fs::write(file("index.html"), "<title>Another page</title>").expect("written");
    let said = fails(folder.path(), &["render", "--gallery", ".", "--size", "240"]);
    assert!(said.contains("cannot write ./index.html"), "{said}");
    assert_eq!(text("index.html"), "<title>Another page</title>");
}

#[test]
fn weights_are_fitted_to_records_of_the_same_kind_only() {
    let folder = folder();
    fs::create_dir(folder.path().join("games")).expect("made");
    let train = |seats| ["train", "biloba", "games", "--games", "1", "--seats", seats];
    for (record, seats) in [
        ("[Game \"basileus\"]\n\n1. e1-d2\n", "2"),
        ("[Game \"biloba\"]\n\n1. d4-d5\n", "3"),
        ("a diary", "2"),
    ] {
        fs::write(folder.path().join("games/000000.txt"), record).expect("written");
        let said = fails(folder.path(), &train(seats));
        assert!(said.contains("games/000000.txt is no"), "{said}");
    }
}

#[test]
fn the_sandbox_leaves_files_of_others_alone() {
    let folder = folder();
    let file = |name: &str| folder.path().join(name);
    let text = |name: &str| fs::read_to_string(file(name)).expect("text");
    fs::write(file("requests"), "a list of wishes\n").expect("written");
    let said = fails(folder.path(), &["sandbox", "--no-bot", "--port", "0", "--requests", "requests"]);
    assert!(said.contains("not a request log"), "{said}");
    assert_eq!(text("requests"), "a list of wishes\n");

    fs::create_dir(file("bside.sandbox")).expect("made");
    fs::write(file("bside.sandbox/journal.jsonl"), "{\"day\":1}\n{\"day\":2}\n").expect("written");
    let sandbox = ["sandbox", "--no-bot", "--port", "0", "--db", "bside.db"];
    let said = fails(folder.path(), &sandbox);
    assert!(said.contains("is not the journal of a sandbox"), "{said}");
    assert_eq!(text("bside.sandbox/journal.jsonl"), "{\"day\":1}\n{\"day\":2}\n");
    for name in ["journal.jsonl", "lock"] {
        let path = file("bside.sandbox").join(name);
        fs::remove_file(&path).expect("removed");
        symlink(file("elsewhere"), &path).expect("a link");
        assert!(fails(folder.path(), &sandbox).contains("is not a file"), "{name}");
        assert!(!file("elsewhere").exists());
        fs::remove_file(&path).expect("removed");
        fs::write(&path, "").expect("written");
    }
}

#[test]
fn mining_goes_on_after_the_last_complete_game_of_its_journal() {
    let folder = folder();
    let journal = folder.path().join("mined");
    let arguments = ["puzzles", "bilitaire", "--anew", "--games", "2", "--level", "1", "--count", "3"];
    let mine = || {
        let arguments = [&arguments[..], &["--threads", "1", "--journal", "mined"]].concat();
        let output = run(folder.path(), &arguments, &[]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let whole = mine();
    let text = fs::read_to_string(&journal).expect("a journal");
    let (first, _) = text.split_once("# game 1\n").expect("two games");
    // The process was killed while it wrote the second game.
    fs::write(&journal, format!("{first}  {{ number = 0, rat")).expect("a file that can be written");
    assert_eq!(mine(), whole);
    assert_eq!(fs::read_to_string(&journal).expect("a journal"), text);
    // What the journal has is not looked for again.
    fs::write(&journal, "# game 0\n# game 1\n").expect("a file that can be written");
    assert!(!mine().contains("number = "));
}

#[test]
fn a_collection_of_puzzles_depends_on_its_seed_alone() {
    let folder = folder();
    let print = |more: &[&str]| {
        let arguments = ["puzzles", "bilitaire", "--games", "2", "--level", "1", "--count", "3"];
        let arguments = [&arguments[..], more].concat();
        let output = run(folder.path(), &arguments, &[]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let puzzles = |threads: &str, seed: &str| print(&["--anew", "--threads", threads, "--seed", seed]);
    let found = puzzles("1", "1");
    assert!(
        found.starts_with("# Found by `bside puzzles bilitaire --count 3 --games 2 --level 1 --seed 1`\n")
    );
    assert_eq!(puzzles("3", "1"), found);
    assert_ne!(puzzles("2", "2"), found);

    // The collection that there is comes first, and keeps its numbers.
    let grown = print(&[]);
    let present = include_str!("../assets/puzzles/bilitaire.toml");
    let entries = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.contains("number = ")).map(str::to_owned).collect()
    };
    assert!(entries(&grown).starts_with(&entries(present)), "{grown}");
    let header: Vec<&str> = grown.lines().take_while(|line| line.starts_with('#')).collect();
    let last = entries(present).pop().expect("puzzles");
    let last = last.split(['=', ',']).nth(1).expect("a number").trim().to_owned();
    let line = format!("# Those after number {last} were found by `bside puzzles ");
    assert!(header[header.len() - 2].starts_with(&line), "{header:?}");
}
