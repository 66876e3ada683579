//! `bside serve --check` as an operator runs it.

use bside::host::{Host, QuarantineReason};
use bside::rules::{GameKind, Setup};
use bside::sandbox::{Fault, Sandbox, Settings, WorldConfig};
use bside::store::{ApplicationId, Store};
use bside::table::{ChannelId, NewTable, Player, PlayerId};
use bside_test_support::secrets;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use std::fs::{self, File, Permissions};
use std::io::ErrorKind;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::time::Duration;
use tokio::time::{sleep, timeout};

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
async fn a_bot_without_servers_is_told_how_it_is_invited() {
    let plan = r#"
        applications = [{ name = "B-Side" }]
        people = [{ username = "ana", name = "Ana" }]
        [[servers]]
        name = "Club"
        owner = "ana"
        applications = []
        channels = [{ name = "evenings" }]
        "#;
    let world = WorldConfig::from_toml(plan).expect("a world");
    let sandbox = Sandbox::start(Settings { world, ..Settings::default() }).await.expect("a sandbox");
    let (folder, base) = (tempfile::tempdir().expect("a folder"), sandbox.base_url());
    let output = check(folder.path(), &[("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", &base)]);
    assert!(!output.succeeded && output.out.contains("servers      0"), "{}", output.out);
    let expected =
        "bside: the bot is not in a server yet: open the invite link https://discord.com/oauth2/authorize?";
    assert!(output.error.starts_with(expected), "{}", output.error);
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
async fn the_token_of_another_application_is_refused() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let store = Store::open(&folder.path().join("bside.db")).await.expect("a database");
    store.bind_application(ApplicationId(42)).await.expect("the first one");
    store.close().await;
    let base = sandbox.base_url();
    let settings = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    let expected = "the games in it belong to the bot of application 42, and DISCORD_TOKEN is of application \
                    1100000000000000001: set the token of that bot, or name another database";
    let checked = check(folder.path(), &settings);
    assert!(!checked.succeeded && !checked.out.contains("All good"), "{}", checked.out);
    assert_eq!(checked.error, format!("bside: cannot use the database bside.db: {expected}\n"));

    let mut start = Command::new(env!("CARGO_BIN_EXE_bside"));
    let start = start.arg("serve").current_dir(folder.path()).env_clear().envs(settings);
    let Output { status, stderr, .. } = secrets::output(start);
    let error = String::from_utf8(stderr).expect("text");
    assert!(!status.success() && error.contains(expected), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_the_start_would_refuse_are_found() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let path = |name: &str| folder.path().join(name);
    Store::open(&path("own.db")).await.expect("a database").close().await;
    fs::copy(path("own.db"), path("half.db")).expect("a copy");
    let half = SqliteConnectOptions::new().filename(path("half.db"));
    let mut half = half.connect().await.expect("a database");
    sqlx::query("CREATE TABLE moving (state TEXT)").execute(&mut half).await.expect("a table");
    half.close().await.expect("closed");
    fs::copy(path("own.db"), path("other-step.db")).expect("a copy");
    let other = SqliteConnectOptions::new().filename(path("other-step.db"));
    let mut other = other.connect().await.expect("a database");
    let change = "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 12";
    sqlx::query(change).execute(&mut other).await.expect("changed");
    other.close().await.expect("closed");
    fs::hard_link(path("own.db"), path("second.db")).expect("a link");
    fs::create_dir(path("folder")).expect("a folder");
    let base = sandbox.base_url();
    for (name, expected) in [
        ("half.db", "the copy to the database half.db is incomplete: run bside migrate-store again"),
        ("second.db", "cannot use the database second.db: the file has a second name (a hard link)"),
        ("folder", "cannot use the database folder: it is not a file"),
        ("other-step.db", "cannot use the database other-step.db: its schema was changed by another step 12"),
    ] {
        let settings =
            [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str()), ("BSIDE_DB", name)];
        let output = check(folder.path(), &settings);
        assert!(!output.succeeded, "{name}");
        assert!(output.error.starts_with(&format!("bside: {expected}")), "{name}: {}", output.error);
        assert_eq!(output.error.lines().count(), 1, "{}", output.error);
        // The start refuses the same, and a supervisor need not try again.
        let mut start = Command::new(env!("CARGO_BIN_EXE_bside"));
        let start = start.arg("serve").current_dir(folder.path()).env_clear().envs(settings);
        let Output { status, stderr, .. } = secrets::output(start);
        let error = String::from_utf8(stderr).expect("text");
        assert!(error.starts_with(&format!("bside: {expected}")), "{name}: {error}");
        assert_eq!(status.code(), Some(if name == "half.db" { 1 } else { 78 }), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_be_written_is_refused() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    Store::open(&folder.path().join("bside.db")).await.expect("a database").close().await;
    fs::set_permissions(folder.path().join("bside.db"), Permissions::from_mode(0o444)).expect("set");
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).expect("set");
    // Permissions do not hold for root, who may not be able to run the program as somebody else.
    let is_root = fs::metadata("/proc/self").expect("a process").uid() == 0;
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
        command
            .args(arguments)
            .current_dir(folder.path())
            .env_clear()
            .env("DISCORD_TOKEN", sandbox.bot_token());
        command.env("DISCORD_API_BASE", sandbox.base_url());
        if is_root {
            command.uid(65_534);
        }
        command.output()
    };
    for arguments in [&["serve", "--check"][..], &["serve"]] {
        match run(arguments) {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                println!("Not tried: another user cannot run the program here.");
                return;
            }
            output => {
                let output = output.expect("it runs");
                let error = String::from_utf8(output.stderr).expect("text");
                let expected = "bside: cannot use the database bside.db: this user may not write to it";
                assert!(error.starts_with(expected), "{arguments:?}: {error}");
                assert!(!output.status.success());
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_without_effect_are_warned_of_at_the_start_and_by_the_check() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let settings = format!("DISCORD_TOKEN={}\nBSIDE_FEEDBACK_CHANEL=1\n", sandbox.bot_token());
    fs::write(folder.path().join(".env"), settings).expect("written");
    fs::set_permissions(folder.path().join(".env"), Permissions::from_mode(0o644)).expect("set");
    let output = check(folder.path(), &[("DISCORD_API_BASE", base.as_str()), ("RUST_LOG", "verbose")]);
    assert!(output.succeeded && output.out.contains("All good"), "{}", output.error);
    let mut bot =
        RunningBot::start(folder.path(), &[("DISCORD_API_BASE", base.as_str()), ("RUST_LOG", "INFO,")]);
    bot.logs("the bot is ready").await;
    let log = bot.stop();
    assert!(log.contains("the bot has stopped"), "{log}");
    for (said, filter) in [(output.error, "RUST_LOG=verbose would log nothing"), (log, "RUST_LOG=INFO, ")] {
        for expected in [
            "there is no setting BSIDE_FEEDBACK_CHANEL",
            "all users of this machine can read the secrets",
            filter,
        ] {
            assert!(said.contains(expected), "{expected} is not in {said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_read_from_files_and_paths_begin_where_they_are_set() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("token"), format!("{}\n", sandbox.bot_token())).expect("written");
    fs::write(path("address"), "sqlite:games.db\n").expect("written");
    fs::write(path(".env"), format!("DISCORD_TOKEN_FILE={}\n", path("token").display())).expect("written");
    fs::create_dir(path("inner")).expect("a folder");
    let settings = [("DISCORD_API_BASE", base.as_str())];
    let mut bot = RunningBot::start(folder.path(), &settings);
    bot.logs("the bot is ready").await;
    let expected = "another process is using the database";
    let output = check(&path("inner"), &settings);
    assert!(output.error.contains(expected), "the same database: {}", output.error);
    bot.stop();
    let address = path("address").display().to_string();
    let output = check(folder.path(), &[settings[0], ("BSIDE_DB_FILE", &address)]);
    assert!(output.succeeded && output.out.contains("games.db"), "{}", output.error);
    let output = check(folder.path(), &[settings[0], ("BSIDE_DB_FILE", "none")]);
    assert!(output.error.contains("cannot read the file none set in BSIDE_DB_FILE"), "{}", output.error);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_problem_is_reported_on_a_line() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let taken = sandbox.address().port().to_string();
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
        ("BSIDE_METRICS", "99999", "BSIDE_METRICS must be a port"),
        ("BSIDE_METRICS", &taken, "set BSIDE_METRICS to a port that is free"),
        ("BSIDE_METRICS", "192.0.2.1:9184", "set BSIDE_METRICS to an address of this machine"),
        ("BSIDE_FEEDBACK_CHANNEL", "#bugs", "BSIDE_FEEDBACK_CHANNEL must be the id of a channel"),
        ("BSIDE_FEEDBACK_CHANNEL", "0", "BSIDE_FEEDBACK_CHANNEL must be the id of a channel"),
        ("BSIDE_FEEDBACK_CHANNEL", "123", "the bot cannot see the channel 123 set in BSIDE_FEEDBACK_CHANNEL"),
        ("BSIDE_PRIVACY_URL", "example.org", "BSIDE_PRIVACY_URL is not the address of a page"),
        ("BSIDE_SHARDS", "0-1/4", "BSIDE_SHARDS=0-1/4 would leave servers without a bot"),
    ] {
        let settings: Vec<_> = right.iter().copied().chain([(setting, value)]).collect();
        let output = check(folder.path(), &settings);
        assert!(!output.succeeded, "{setting}={value}");
        assert!(output.error.contains(expected), "{setting}={value}: {}", output.error);
        assert!(!output.error.contains("stack backtrace"), "{}", output.error);
        assert_eq!(output.error.lines().count(), 1, "{}", output.error);
    }
    // Other commands read the settings of the account in the same way.
    let mut servers = Command::new(env!("CARGO_BIN_EXE_bside"));
    servers.args(["admin", "servers"]).current_dir(folder.path()).env_clear();
    servers.env("DISCORD_TOKEN", sandbox.bot_token()).env("DISCORD_API_BASE", "example.org");
    let output = secrets::output(&mut servers);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("DISCORD_API_BASE must start with http:// or https://"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_without_commands_is_found() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    // Discord's answer if the scope is missing.
    let path = "/commands".to_owned();
    sandbox.inject(Fault::ErrorResponse { path, status: 403, code: 50_001 });
    let base = sandbox.base_url();
    let settings = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    let output = check(folder.path(), &settings);
    let expected = "bside: in the server B-Side Sandbox the bot has no commands, as it was invited without the scope \
                    applications.commands: open the invite link again\n";
    assert!(!output.succeeded && !output.out.contains("All good"), "{}", output.out);
    assert_eq!(output.error, expected);
    assert!(check(folder.path(), &settings).succeeded, "with the scope all is well");
}

/// A bot that was started in a folder, and its log.
struct RunningBot {
    process: Child,
    log: PathBuf,
}

impl RunningBot {
    fn start(folder: &Path, settings: &[(&str, &str)]) -> RunningBot {
        let log = folder.join("log");
        let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
        command.arg("serve").current_dir(folder).env_clear().envs(settings.iter().copied());
        let process = command.stderr(File::create(&log).expect("a file")).spawn().expect("a process");
        RunningBot { process, log }
    }

    fn log(&self) -> String {
        fs::read_to_string(&self.log).expect("a log")
    }

    /// Waits for a line of the log with this text.
    async fn logs(&mut self, expected: &str) -> String {
        let logged = async {
            loop {
                if let Some(line) = self.log().lines().find(|line| line.contains(expected)) {
                    return line.to_owned();
                }
                assert!(self.process.try_wait().expect("a child of ours").is_none(), "{}", self.log());
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(Duration::from_secs(60), logged).await.unwrap_or_else(|_| panic!("{expected} is not logged"))
    }

    /// Stops it as systemd does. Returns the log.
    fn stop(mut self) -> String {
        let asked = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        assert!(asked.expect("kill runs").success());
        assert!(self.process.wait().expect("it ends").success(), "{}", self.log());
        self.log()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_keeps_some_people_from_playing_is_a_warning_at_the_start() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let right = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    let wrong: Vec<_> = right.iter().copied().chain([("BSIDE_FEEDBACK_CHANNEL", "123")]).collect();
    let mut bot = RunningBot::start(folder.path(), &wrong);
    let warning = bot.logs("people cannot use the bot as they should").await;
    assert!(warning.contains("WARN") && warning.contains("the bot cannot see the channel 123"), "{warning}");
    assert!(bot.stop().contains("the bot is ready"));

    // Discord's answer if the scope for commands is missing: to the look for commands that are listed twice, and to the check.
    for _ in 0..2 {
        let path = "/guilds/1100000000000000010/commands".to_owned();
        sandbox.inject(Fault::ErrorResponse { path, status: 403, code: 50_001 });
    }
    let mut bot = RunningBot::start(folder.path(), &right);
    let warning = bot.logs("people cannot use the bot as they should").await;
    assert!(warning.contains("without the scope applications.commands"), "{warning}");
    bot.stop();

    let mut bot = RunningBot::start(folder.path(), &right);
    bot.logs("the bot is ready").await;
    assert!(!bot.stop().contains("people cannot use the bot"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_restored_while_nobody_uses_the_database() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let settings = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    let path = |name: &str| folder.path().join(name);
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
        let Output { status, stdout, stderr } =
            secrets::output(command.args(arguments).current_dir(folder.path()).env_clear());
        let text = |bytes| String::from_utf8(bytes).expect("text");
        CommandOutput { succeeded: status.success(), out: text(stdout), error: text(stderr) }
    };
    let mut bot = RunningBot::start(folder.path(), &settings);
    bot.logs("the bot is ready").await;
    assert!(run(&["backup", "copy.db"]).succeeded);
    let refused = run(&["restore", "copy.db"]);
    assert!(refused.error.contains("another process is using the database bside.db"), "{}", refused.error);
    // It leaves its log behind.
    bot.process.kill().expect("a child of ours");
    bot.process.wait().expect("it ends");
    assert!(path("bside.db-wal").metadata().expect("a log").len() > 0);
    fs::set_permissions(path("bside.db"), Permissions::from_mode(0o640)).expect("set");

    fs::copy(path("bside.db"), path("before.db")).expect("a copy");
    fs::copy(path("copy.db"), path("bside.db")).expect("put there by hand");
    let refused = check(folder.path(), &settings);
    assert!(refused.error.contains("is the log of the database that was there before"), "{}", refused.error);
    fs::copy(path("before.db"), path("bside.db")).expect("a copy");

    let restored = run(&["restore", "copy.db"]);
    assert!(restored.succeeded, "{}", restored.error);
    assert_eq!(restored.out, "bside.db is now the copy copy.db. What was there is in bside.db.replaced\n");
    assert!(!path("bside.db-wal").exists() && path("bside.db.replaced-wal").exists());
    assert_eq!(path("bside.db").metadata().expect("a file").permissions().mode() & 0o777, 0o640);
    let mut bot = RunningBot::start(folder.path(), &settings);
    bot.logs("the bot is ready").await;
    bot.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_what_it_runs_on_and_stops_without_an_error() {
    let (sandbox, folder) = (sandbox().await, tempfile::tempdir().expect("a folder"));
    let base = sandbox.base_url();
    let settings = [("DISCORD_TOKEN", sandbox.bot_token()), ("DISCORD_API_BASE", base.as_str())];
    let mut bot = RunningBot::start(folder.path(), &settings);
    let ready = bot.logs("the bot is ready").await;
    for expected in [
        concat!("version=\"", env!("BSIDE_VERSION"), "\""),
        "commit=",
        "database=bside.db",
        "schema=12",
        "shards=1",
        "servers=1",
    ] {
        assert!(ready.contains(expected), "{expected} is not in {ready}");
    }

    let second = check(folder.path(), &settings);
    assert!(!second.succeeded);
    assert_eq!(second.error, "bside: another process is using the database bside.db: stop it first\n");

    let log = bot.stop();
    assert!(!log.contains("ERROR") && !log.contains('\u{1b}'), "{log}");
    assert!(check(folder.path(), &settings).succeeded, "nothing is left of it");
}
