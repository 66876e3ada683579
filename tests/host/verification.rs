//! `bside ratings --verify` on a database.

use super::ratings::resigned;
use super::*;

/// The files in the folder of a database: names, permissions and contents.
fn files(folder: &Path) -> Vec<(PathBuf, u32, Vec<u8>)> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the folder")
        .map(|entry| {
            let path = entry.expect("a file").path();
            let mode = path.metadata().expect("a file").permissions().mode();
            let content = std::fs::read(&path).expect("a file");
            (path, mode, content)
        })
        .collect();
    files.sort();
    files
}

/// `bside ratings --verify`: what it prints and reports.
fn verify(file: &Path) -> (bool, String) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_bside"));
    let output = bside_test_support::secrets::output(command.args(["ratings", "--verify", "--db"]).arg(file));
    (output.status.success(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[tokio::test]
async fn verifying_changes_nothing() {
    if database::is_postgres() {
        return;
    }
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    let host = host_of(&file).await;
    resigned(&host, CHANNEL, BEN).await;
    // While the bot runs, and afterwards.
    assert_eq!(verify(&file), (true, "ratings: 2, games: 1, all correct\n".to_owned()));
    host.close().await;
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o640)).expect("a file");
    let before = files(folder.path());
    assert_eq!(verify(&file), (true, "ratings: 2, games: 1, all correct\n".to_owned()));
    assert!(files(folder.path()) == before);

    let reader = Host::new(Store::connect_read_only(&Address::File(file.clone())).await.expect("a database"));
    assert!(reader.schedule().record_heartbeat(Shards::ALL).await.is_err(), "it can write");
    reader.close().await;
    assert!(files(folder.path()) == before);

    // Nor does it recompute ratings of an earlier rule.
    database::execute(&file, "UPDATE ratings SET volatility = 0.0899983").await;
    host_of(&file).await.close().await;
    let before = files(folder.path());
    let (is_right, printed) = verify(&file);
    assert!(!is_right && printed.contains("follow an earlier rule"), "{printed}");
    assert!(files(folder.path()) == before);

    // Nor does it migrate.
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    upgrades::create_released_database(&file, 8).await;
    let before = files(folder.path());
    let (is_right, printed) = verify(&file);
    assert!(!is_right && printed.contains("from an earlier version"), "{printed}");
    assert!(files(folder.path()) == before);
}
