//! Health and metrics.

use crate::harness::{Harness, wait_while};
use crate::person::TEST_TIMEOUT;
use bside::discord::HealthError;
use bside_test_support::{database, secrets};
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::thread;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A process that serves metrics and logs JSON.
struct MetricsProcess {
    process: Child,
    address: String,
    http: reqwest::Client,
}

impl MetricsProcess {
    /// Starts one and reads the address of the metrics from its first log line.
    fn start(harness: &Harness) -> (MetricsProcess, BufReader<ChildStderr>) {
        MetricsProcess::start_by(harness.command())
    }

    /// Starts one that is told of a file that may not grow, as on a full disk, and is not killed for it.
    fn start_with_file_limits(harness: &Harness) -> (MetricsProcess, BufReader<ChildStderr>) {
        let bot = harness.command();
        let mut command = Command::new("env");
        command.arg("--ignore-signal=XFSZ").arg(bot.get_program()).args(bot.get_args());
        command.envs(bot.get_envs().filter_map(|(name, value)| Some((name, value?))));
        command.env_remove("DISCORD_GUILD").current_dir(harness.folder());
        MetricsProcess::start_by(command)
    }

    fn start_by(mut command: Command) -> (MetricsProcess, BufReader<ChildStderr>) {
        command.args(["--metrics", "0", "--log-format", "json"]).env("RUST_LOG", "info,serenity=warn");
        let mut process = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("a process");
        secrets::assert_none_in_arguments(process.id());
        let mut log = BufReader::new(process.stderr.take().expect("a log"));
        let mut line = String::new();
        log.read_line(&mut line).expect("a line");
        let line: Value = serde_json::from_str(&line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(line["message"], "metrics are served", "{line}");
        let address = line["address"].as_str().expect("an address").to_owned();
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        (MetricsProcess { process, address, http }, log)
    }

    /// Sets the size that its files may have: "0" or "unlimited".
    fn limit_files(&self, size: &str) {
        let limit = ["--pid".to_owned(), self.process.id().to_string(), format!("--fsize={size}:unlimited")];
        assert!(Command::new("prlimit").args(limit).status().expect("prlimit runs").success());
    }

    /// Waits until people can play.
    async fn is_well(&self) {
        wait_while(async || self.get("/healthz").await.0 != 200).await;
        assert_eq!(self.figure("bside_database_up").await, 1.0);
    }

    /// Waits until the database takes no changes.
    async fn is_unwell(&self) {
        wait_while(async || self.get("/healthz").await.0 == 200).await;
        assert_eq!(self.get("/healthz").await, (503, "the database takes no changes\n".to_owned()));
        assert_eq!(self.figure("bside_database_up").await, 0.0);
    }

    async fn get(&self, path: &str) -> (u16, String) {
        let answer = self.http.get(format!("http://{}{path}", self.address)).send().await.expect("an answer");
        let (status, text) = (answer.status().as_u16(), answer.text().await.expect("a text"));
        secrets::assert_none_in("an answer", &text);
        (status, text)
    }

    /// The value of one metric.
    async fn figure(&self, name: &str) -> f64 {
        let (status, text) = self.get("/metrics").await;
        assert_eq!(status, 200, "{text}");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
    }

    /// Waits until a metric has this value.
    async fn wait_for_value(&self, name: &str, wanted: f64) {
        let comes = async {
            while self.figure(name).await != wanted {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let came = tokio::time::timeout(TEST_TIMEOUT, comes).await;
        assert!(came.is_ok(), "{name} is {} and not {wanted}", self.figure(name).await);
    }
}

impl Drop for MetricsProcess {
    fn drop(&mut self) {
        // The process may have ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[tokio::test]
async fn metrics_count_what_a_process_does() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let (shown, log) = MetricsProcess::start(&harness);
    assert!(shown.address.starts_with("127.0.0.1:"), "{}", shown.address);
    let log = thread::spawn(move || log.lines().collect::<Result<Vec<_>, _>>().expect("text"));
    harness.wait_for_registrations(2).await;
    shown.wait_for_value("bside_shards_connected", 1.0).await;
    assert_eq!(shown.get("/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(shown.get("/").await.0, 404);
    for none in
        ["bside_turns_total{by=\"person\"}", "bside_response_seconds_count{interaction=\"component\"}"]
    {
        assert_eq!(shown.figure(none).await, 0.0, "{none}");
    }

    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let board = harness.game(&ana, &ben).await;
    ana.plays("d4-d5").await.says("Ana: d4-d5");
    ben.loses_buttons(&board).await;
    ben.plays("d4-d5").await.whispers("d4");
    ana.slash("resign", &[]).await;
    ben.suggestions("move", &[("turn", "d")], "turn").await;
    // An invitation, a turn, a refusal and the question whether to resign; then a press to join.
    shown.wait_for_value("bside_response_seconds_count{interaction=\"command\"}", 4.0).await;
    shown.wait_for_value("bside_response_seconds_bucket{le=\"+Inf\",interaction=\"command\"}", 4.0).await;
    shown.wait_for_value("bside_response_seconds_count{interaction=\"component\"}", 1.0).await;
    shown.wait_for_value("bside_response_seconds_count{interaction=\"autocomplete\"}", 1.0).await;
    assert!(shown.figure("bside_response_seconds_sum{interaction=\"command\"}").await > 0.0);
    for (name, wanted) in [
        ("bside_turns_total{by=\"person\"}", 1.0),
        ("bside_turns_total{by=\"computer\"}", 0.0),
        ("bside_failed_responses_total", 0.0),
        ("bside_unshown_tables", 0.0),
        ("bside_queue_length{queue=\"render\"}", 0.0),
        ("bside_queue_length{queue=\"animation\"}", 0.0),
        ("bside_queue_length{queue=\"review\"}", 0.0),
        ("bside_queue_length{queue=\"search\"}", 0.0),
        ("bside_shards", 1.0),
        ("bside_database_up", 1.0),
        ("bside_running_games", 1.0),
        ("bside_held_tables", 0.0),
    ] {
        shown.wait_for_value(name, wanted).await;
    }
    if !database::is_postgres() {
        let mut backup = Command::new(env!("CARGO_BIN_EXE_bside"));
        backup.args(["backup", "copy.db"]).current_dir(harness.folder()).env("BSIDE_DB", harness.database());
        assert!(backup.status().expect("it runs").success());
        assert!(shown.figure("bside_backup_age_seconds").await < 60.0);
    }
    for name in
        ["bside_database_bytes", "process_resident_memory_bytes", "process_cpu_seconds", "process_open_fds"]
    {
        assert!(shown.figure(name).await > 0.0, "{name}");
    }
    let (_, text) = shown.get("/metrics").await;
    for file in ["alerts.yml", "dashboard.json"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/operators").join(file);
        let used = fs::read_to_string(path).expect("a file");
        let is_name = |sign: char| sign.is_ascii_lowercase() || sign == '_';
        let names: Vec<&str> =
            used.split(|sign| !is_name(sign)).filter(|word| word.starts_with("bside_")).collect();
        assert!(names.len() > 4, "{file}");
        for name in names {
            let is_there = text.contains(&format!("\n{name}"));
            let is_of_files = name == "bside_backup_age_seconds" && database::is_postgres();
            assert!(is_there || is_of_files, "{file}: {name} is not exported");
        }
    }
    assert!(text.contains("bside_deferred_responses_total ") && text.ends_with("# EOF\n"), "{text}");

    drop(shown);
    for line in log.join().expect("no panic") {
        secrets::assert_none_in("the log", &line);
        assert!(serde_json::from_str::<Value>(&line).is_ok_and(|line| line["level"].is_string()), "{line}");
    }
    harness.start_bot().await;
    harness.close().await;
}

#[tokio::test]
async fn idle_connections_do_not_keep_anybody_out() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let (shown, log) = MetricsProcess::start(&harness);
    let log = thread::spawn(move || std::io::read_to_string(log).expect("text"));
    shown.wait_for_value("bside_shards_connected", 1.0).await;
    let mut idle = Vec::new();
    for number in 0..1000 {
        let mut connection = TcpStream::connect(&shown.address).await.expect("a connection");
        if number % 2 == 0 {
            connection.write_all(b"GET /healthz HTTP/1.1\r\nHost: ").await.expect("it is open");
        }
        idle.push(connection);
    }
    assert_eq!(shown.get("/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(shown.get("/metrics").await.0, 200);
    // The oldest have given way.
    for connection in &mut idle[..900] {
        let read =
            tokio::time::timeout(TEST_TIMEOUT, connection.read(&mut [0; 1])).await.expect("it is closed");
        assert!(read.map_or(true, |count| count == 0), "nothing was answered");
    }
    drop(shown);
    secrets::assert_none_in("the log", &log.join().expect("no panic"));
    harness.start_bot().await;
    harness.close().await;
}

#[tokio::test]
async fn metrics_are_off_by_default_and_wrong_addresses_are_refused() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    let somebody = TcpListener::bind("127.0.0.1:0").expect("a port");
    let taken = somebody.local_addr().expect("an address").to_string();
    // A port may be free later.
    for (wrong, message, code) in [
        ("ninety", "BSIDE_METRICS must be a port or an address with a port", 78),
        (taken.as_str(), "cannot serve metrics at 127.0.0.1:", 1),
    ] {
        let output = secrets::output(harness.command().args(["--metrics", wrong]));
        let output = (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned());
        assert!(output.0 == Some(code) && output.1.contains(message), "{wrong}: {output:?}");
    }
    let mut command = harness.command();
    command.env_remove("BSIDE_METRICS").env_remove("BSIDE_LOG_FORMAT").env("RUST_LOG", "info");
    let mut process = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("a process");
    harness.wait_for_registrations(2).await;
    process.kill().expect("it runs");
    let output = process.wait_with_output().expect("a log");
    secrets::assert_none_in_output(&output);
    let output = String::from_utf8_lossy(&output.stderr);
    assert!(output.contains("INFO") && !output.contains("metrics are served"), "{output}");
    assert!(!output.starts_with('{'), "it is in text: {output}");
    harness.start_bot().await;
    harness.close().await;
}

#[tokio::test]
async fn the_bot_is_healthy_when_connected_and_the_database_answers() {
    let mut harness = Harness::open().await;
    harness.stop_bot().await;
    harness.spawn_bot().await;
    let error = harness.health().check().await.expect_err("it has not begun to connect");
    assert_eq!(error, HealthError::Starting);
    harness.wait_until_connected().await;
    wait_while(async || harness.health().check().await.is_err()).await;
    harness.close_database().await;
    wait_while(async || harness.health().check().await.is_ok()).await;
    let error = harness.health().check().await.expect_err("the database is closed");
    assert_eq!(error.to_string(), "the database takes no changes");
    let figures = harness.health().metrics().await.expect("a text");
    assert!(figures.contains("bside_database_up 0\n"), "{figures}");
    harness.close_after_errors().await;
}

#[tokio::test]
async fn a_database_that_takes_no_changes_is_noticed_and_comes_back_by_itself() {
    // A server has a disk of its own.
    if database::is_postgres() {
        return;
    }
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    harness.game(&ana, &ben).await;
    harness.stop_bot().await;
    let (process, log) = MetricsProcess::start_with_file_limits(&harness);
    let log = thread::spawn(move || log.lines().map_while(Result::ok).collect::<Vec<_>>());
    process.is_well().await;

    process.limit_files("0");
    process.is_unwell().await;
    ana.plays("d4-d5").await.whispers("Something went wrong");
    process.limit_files("unlimited");
    process.is_well().await;

    let lock = harness.lock_database().await;
    process.is_unwell().await;
    lock.release().await;
    process.is_well().await;

    let (file, elsewhere) = (harness.database(), harness.folder().join("elsewhere.db"));
    fs::rename(&file, &elsewhere).expect("renamed");
    process.is_unwell().await;
    fs::rename(&elsewhere, &file).expect("renamed");
    process.is_well().await;
    ana.plays("d4-d5").await.shows_board();

    let ask = |port: &str| {
        let asked =
            Command::new(env!("CARGO_BIN_EXE_bside")).arg("health").env("BSIDE_METRICS", port).output();
        let asked = asked.expect("it runs");
        (asked.status.success(), String::from_utf8(asked.stdout).expect("text"))
    };
    assert_eq!(ask(&process.address), (true, "ok\n".to_owned()));
    drop(process);
    assert_eq!(ask("127.0.0.1:9"), (false, String::new()));
    let log = log.join().expect("a log").join("\n");
    assert!(
        log.contains("the database takes no changes") && log.contains("was removed or replaced"),
        "{log}"
    );
    harness.start_bot().await;
    harness.close_after_faults().await;
}
