//! `bside serve --check` as an operator runs it.

use bside::host::{Host, QuarantineReason};
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Sandbox, Settings};
use bside::store::Store;
use bside::table::{ChannelId, NewTable, Player, PlayerId};
use bside_test_support::secrets;
use std::path::Path;
use std::process::{Command, Output};

struct CommandOutput {
    succeeded: bool,
    out: String,
    error: String,
}

/// The output of the command with these settings, and with backtraces enabled.
fn check(folder: &Path, settings: &[(&str, &str)]) -> CommandOutput {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    command.args(["serve", "--check"]).current_dir(folder).env_clear();
    let command = command.env("RUST_BACKTRACE", "full").envs(settings.iter().copied());
    let Output { status, stdout, stderr } = secrets::output(command);
    let text = |bytes| String::from_utf8(bytes).expect("text");
    CommandOutput { succeeded: status.success(), out: text(stdout), error: text(stderr) }
}

async fn sandbox() -> Sandbox {
    Sandbox::start(Settings::default()).await.expect("a sandbox")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_valid_setup_passes() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let output = check(folder.path(), &[("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", &base)]);
    assert!(output.succeeded, "{}", output.error);
    for expected in [
        "will be created on first start",
        "belongs to B-Side",
        "servers      1",
        "oauth2/authorize?client_id=",
        // View channels, send messages, create threads and send in them, embed links, attach files, read the message history.
        "&scope=bot+applications.commands&permissions=309237763072",
    ] {
        assert!(output.out.contains(expected), "{expected} is not in {}", output.out);
    }
    assert!(!folder.path().join("bside.db").exists(), "it only looks");
}

#[tokio::test(flavor = "multi_thread")]
async fn quarantined_tables_are_listed() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let host = Host::new(Store::open(&folder.path().join("bside.db")).await.expect("a database"));
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let mut tables = Vec::new();
    for channel in [700, 701, 702] {
        let by = Player::human(PlayerId(channel), "Ana".to_owned());
        tables.push(
            host.tables()
                .open(NewTable::new(ChannelId(channel), by, setup))
                .await
                .expect("a free channel")
                .table
                .id(),
        );
    }
    host.tables()
        .quarantine(tables[0], QuarantineReason::ChannelGone, host.clock().now())
        .await
        .expect("a store");
    host.tables()
        .quarantine(tables[2], QuarantineReason::Unreadable, host.clock().now())
        .await
        .expect("a store");
    host.close().await;
    let base = sandbox.base_url();
    let output = check(folder.path(), &[("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", &base)]);
    assert!(output.succeeded, "{}", output.error);
    let listed: Vec<&str> = output.out.lines().filter(|line| line.starts_with("on hold")).collect();
    assert_eq!(
        listed,
        [
            "on hold      table 1 of channel 700: its channel or server is gone, or the bot cannot see it",
            "on hold      table 3 of channel 702: it cannot be restored; see the log for the reason",
        ]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn each_problem_is_reported_on_a_line() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let right = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    for (setting, value, expected) in [
        ("DISCORD_TOKEN", secrets::BOT_TOKEN, "Discord rejects this token"),
        ("DISCORD_TOKEN", "", "DISCORD_TOKEN is not set"),
        ("DISCORD_API_BASE", "http://127.0.0.1:9", "cannot reach http://127.0.0.1:9"),
        ("DISCORD_API_BASE", "example.org", "DISCORD_API_BASE must start with http:// or https://"),
        ("DISCORD_GUILD", "0", "DISCORD_GUILD must be the id of a server"),
        ("DISCORD_GUILD", "my server", "DISCORD_GUILD must be the id of a server"),
        ("DISCORD_GUILD", "123", "the bot is not in the server 123"),
        ("BSIDE_DB", "no/such/folder.db", "cannot use the database no/such/folder.db"),
    ] {
        let settings: Vec<_> = right.iter().copied().chain([(setting, value)]).collect();
        let output = check(folder.path(), &settings);
        assert!(!output.succeeded, "{setting}={value}");
        assert!(output.error.contains(expected), "{setting}={value}: {}", output.error);
        assert!(!output.error.contains("stack backtrace"), "{}", output.error);
        assert_eq!(output.error.lines().count(), 1, "{}", output.error);
    }
}
