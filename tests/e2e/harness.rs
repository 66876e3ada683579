//! A sandbox with the bot in it, for one test.

use crate::message::Message;
use crate::person::{Person, TEST_TIMEOUT};
use crate::process::{Lock, Log, Process, SeparateRuntime};
use crate::tunnel::Tunnel;
use bside::discord::{Bot, Health, Settings};
use bside::host::{Clock, Host, TableRef};
use bside::sandbox::{self, RecordedRequest, Sandbox};
use bside::store::{Shards, Store};
use bside::table::{ChannelId, PlayerId, Table};
use bside_test_support::DiscordSchema;
use bside_test_support::database;
use serde_json::{Value, json};
use sqlx::postgres::{PgConnectOptions, PgRow};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, FromRow, PgConnection};
use std::fs::{self, File};

use std::num::NonZeroU64;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tracing_subscriber::filter::LevelFilter;

/// Test people act a hundred times faster than real ones, so the sandbox's rate limits run a hundred times faster:
/// five seconds of Discord are a twentieth of a second here.
const TIME_SCALE: u32 = 100;

/// A sandbox, a database and a bot. Each test runs on one thread, so that the thread's log is the test's log.
pub struct Harness {
    pub sandbox: Sandbox,
    /// The server in which the bot registers its commands; everywhere if `None`.
    pub guild: Option<NonZeroU64>,
    /// The clock of the bot.
    clock: Clock,
    folder: TempDir,
    /// The URL of the database.
    address: String,
    /// The URLs by which bot processes reach the database and Discord, if they differ.
    line: Option<String>,
    gate: Option<String>,
    bot: Option<Running>,
    registrations: Mutex<Registrations>,
    /// The number of registrations attempted before the bot started.
    attempts: usize,
    log: Log,
    _logging: tracing::subscriber::DefaultGuard,
}

/// The registrations of commands seen so far. They are counted here because the sandbox forgets old requests.
#[derive(Clone, Copy, Default)]
struct Registrations {
    /// The number of requests examined.
    requests: usize,
    attempts: usize,
    /// The number of successful registrations.
    taken: usize,
}

struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
    health: Health,
    host: Host,
}

impl Harness {
    /// Starts a sandbox with the bot in it.
    pub async fn open() -> Harness {
        Harness::with(sandbox::Settings { time_scale: TIME_SCALE, ..Default::default() }).await
    }

    /// Starts a sandbox whose bot uses this clock.
    pub async fn by(clock: Clock) -> Harness {
        Harness::begin(sandbox::Settings { time_scale: TIME_SCALE, ..Default::default() }, clock).await
    }

    /// Starts a sandbox with these settings and the bot in it.
    pub async fn with(settings: sandbox::Settings) -> Harness {
        Harness::begin(settings, Clock::System).await
    }

    /// Starts a sandbox with these settings and a bot that uses this clock.
    pub async fn begin(settings: sandbox::Settings, clock: Clock) -> Harness {
        let mut harness = Harness::empty(settings, clock).await;
        harness.start_bot().await;
        harness
    }

    /// Starts a sandbox without a bot, for tests that run it as a process.
    pub async fn empty(settings: sandbox::Settings, clock: Clock) -> Harness {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(LevelFilter::WARN)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        let folder = tempfile::tempdir().expect("a folder");
        let address = database::url(&database_in(&folder)).await;
        Harness {
            sandbox: Sandbox::start(settings).await.expect("a sandbox"),
            guild: None,
            clock,
            folder,
            address,
            line: None,
            gate: None,
            bot: None,
            registrations: Mutex::default(),
            attempts: 0,
            log,
            _logging: tracing::subscriber::set_default(subscriber),
        }
    }

    /// Connects people.
    pub async fn people<const N: usize>(&self, names: [&'static str; N]) -> [Person; N] {
        let mut people = Vec::new();
        for name in names {
            people.push(Person::connect(&self.sandbox.base_url(), name).await);
        }
        people.try_into().unwrap_or_else(|_| unreachable!("one person for each name"))
    }

    /// Starts a game of Biloba between Ana and Ben, and returns the board on which Ana is to move.
    pub async fn game(&self, ana: &Person, ben: &Person) -> Message {
        self.game_of("biloba", ana, ben).await
    }

    /// The same for any game.
    pub async fn game_of(&self, game: &str, ana: &Person, ben: &Person) -> Message {
        let invitation = ana.slash("play", &[("game", game), ("opponent", &ben.id)]).await;
        ben.press(&invitation, "Join").await;
        let board = ben.sees("The game begins.").await;
        ben.loses_buttons(&invitation).await;
        board
    }

    pub async fn start_bot(&mut self) {
        let ready = self.registrations().taken + 1;
        self.begin_bot().await;
        self.registered(ready).await;
    }

    /// Starts the bot without waiting for it.
    pub async fn begin_bot(&mut self) {
        self.attempts = self.registrations().attempts;
        let host = self.host().await;
        let bot = Bot::new(self.settings(), host.clone()).await.expect("a bot");
        let health = bot.health();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                stopped.await.expect("the house stops the bot");
            };
            bot.run(stopped).await.expect("the bot runs until it is stopped");
        });
        self.bot = Some(Running { stop, task, health, host });
    }

    /// Waits until the bot is connected: it then tries to register its commands.
    pub async fn bot_is_in(&self) {
        let is_in = async {
            while self.registrations().attempts == self.attempts {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(TEST_TIMEOUT, is_in).await.expect("the bot comes up");
    }

    /// The URL of the database.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Makes bot processes use this URL of the database from now on.
    pub fn go_over(&mut self, line: String) {
        self.line = Some(line);
    }

    /// Makes bot processes use this base URL of Discord from now on.
    pub fn go_through(&mut self, gate: String) {
        self.gate = Some(gate);
    }

    async fn server(&self) -> PgConnection {
        let options: PgConnectOptions = self.address.parse().expect("an address");
        options.connect().await.expect("a server")
    }

    /// Runs a query on the PostgreSQL database.
    pub async fn stored<T>(&self, query: &'static str) -> Vec<T>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        sqlx::query_as(query).fetch_all(&mut self.server().await).await.expect(query)
    }

    /// Moves everything that happened at running tables with a ten-minute clock into the past. No process may run
    /// meanwhile, since it would have the old times in memory.
    pub async fn let_time_pass(&self, minutes: i64) {
        let mut server = self.server().await;
        for change in [
            "UPDATE events SET at = at - $1
             WHERE table_id IN (SELECT id FROM tables WHERE pace = '10m' AND phase = 'playing')",
            "UPDATE tables SET opened_at = opened_at - $1, due = due - $1 WHERE pace = '10m' AND phase = 'playing'",
        ] {
            let done = sqlx::query(change).bind(minutes * 60 * 1000).execute(&mut server).await;
            done.expect(change);
        }
    }

    /// Locks the database against writes by the bot.
    pub async fn lock_database(&self) -> Lock {
        if database::is_postgres() {
            let mut database = self.server().await;
            let lock = "BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE";
            sqlx::raw_sql(lock).execute(&mut database).await.expect("a lock");
            return Lock::Postgres(database);
        }
        let options = SqliteConnectOptions::new().filename(self.database());
        let mut database = options.connect().await.expect("a database");
        sqlx::query("BEGIN IMMEDIATE").execute(&mut database).await.expect("a lock");
        Lock::Sqlite(database)
    }

    /// Has the bot greet in the first channel, as `bside sandbox` does at start.
    pub async fn greet(&self) {
        let bot = Bot::new(self.settings(), self.host().await).await.expect("a bot");
        let &[ana, ben, ..] = self.sandbox.person_ids() else { unreachable!("there are four") };
        bot.greet(ChannelId(self.sandbox.first_channel_id()), [PlayerId(ana), PlayerId(ben)])
            .await
            .expect("a greeting");
    }

    fn settings(&self) -> Settings {
        let token = self.sandbox.bot_token().to_owned();
        Settings { token, base: Some(self.sandbox.base_url()), guild: self.guild, shards: None }
    }

    /// The health of the running bot.
    pub fn health(&self) -> &Health {
        &self.bot.as_ref().expect("a bot that runs").health
    }

    /// Closes the database of the running bot.
    pub async fn close_database(&self) {
        self.bot.as_ref().expect("a bot that runs").host.close().await;
    }

    pub async fn stop_bot(&mut self) {
        let running = self.bot.take().expect("a bot that runs");
        running.stop.send(()).expect("a bot that runs");
        running.task.await.expect("the bot stops in peace");
    }

    /// The command line that starts the bot on the same database.
    pub fn command(&self) -> process::Command {
        let mut command = self.command_for_discord();
        let base = self.gate.clone().unwrap_or_else(|| self.sandbox.base_url());
        command.args(["--api-base", &base]).env_remove("DISCORD_GUILD");
        command
    }

    /// The same without a base URL, so that the bot connects to Discord itself.
    fn command_for_discord(&self) -> process::Command {
        let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
        command
            .args(["serve", "--token", self.sandbox.bot_token(), "--db"])
            .arg(self.line.as_ref().unwrap_or(&self.address))
            .current_dir(self.folder.path());
        command
    }

    /// Starts a bot process that connects to Discord itself and reaches the sandbox through a tunnel.
    pub async fn start_process_through(&self, tunnel: &Tunnel) -> Process {
        let ready = self.registrations().taken + 1;
        let mut command = self.command_for_discord();
        tunnel.lead(&mut command);
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let process = Process(process.expect("a process"));
        self.registered(ready).await;
        process
    }

    /// Starts a bot process on the same database.
    pub async fn start_process(&self) -> Process {
        let ready = self.registrations().taken + 1;
        let process = self.begin_process();
        self.registered(ready).await;
        process
    }

    /// Starts a bot process that serves these shards.
    pub async fn start_shards(&self, shards: &str) -> Process {
        let ready = self.registrations().taken + 1;
        let process = self.begin_shards(shards);
        self.registered(ready).await;
        process
    }

    /// Starts a bot process that serves these shards, without waiting for it. Its log is kept.
    pub fn begin_shards(&self, shards: &str) -> Process {
        let log = File::options().create(true).append(true).open(self.process_log_file()).expect("a file");
        let process = self.command().args(["--shards", shards]).stdout(Stdio::null()).stderr(log).spawn();
        Process(process.expect("a process"))
    }

    /// Starts a bot that serves these shards on a runtime of its own, with the clock of the harness.
    pub async fn start_apart(&self, shards: &str) -> SeparateRuntime {
        let ready = self.registrations().taken + 1;
        let threads = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
        let (settings, clock) = (self.settings(), self.clock.clone());
        let (address, shards) = (self.address.clone(), shards.parse::<Shards>().expect(shards));
        threads.spawn(async move {
            let store = Store::connect(&address.parse().expect("an address")).await.expect("a database");
            store.serve(shards).await.expect("nobody else serves them");
            let host = Host::new(store).with_clock(clock);
            let bot = Bot::new(Settings { shards: Some(shards), ..settings }, host).await.expect("a bot");
            bot.run(std::future::pending()).await.expect("it runs until it is killed");
        });
        let runtime = SeparateRuntime(Some(threads));
        self.registered(ready).await;
        runtime
    }

    /// The log of all processes that serve shards.
    pub fn process_log(&self) -> String {
        fs::read_to_string(self.process_log_file()).unwrap_or_default()
    }

    fn process_log_file(&self) -> PathBuf {
        self.folder.path().join("processes.log")
    }

    /// Starts a bot process on the same database without waiting for it.
    pub fn begin_process(&self) -> Process {
        let process = self.command().stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Process(process.expect("a process"))
    }

    /// Stops the bot and starts a new one on the same database.
    pub async fn restart(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// A second host on the bot's database.
    pub async fn host(&self) -> Host {
        let store = Store::connect(&self.address.parse().expect("an address")).await.expect("a database");
        Host::new(store).with_clock(self.clock.clone())
    }

    /// The table of the person's channel, as stored.
    pub async fn table(&self, person: &Person) -> Arc<Table> {
        self.host()
            .await
            .tables()
            .load(TableRef::Channel(ChannelId(person.channel())))
            .await
            .expect("a table")
    }

    /// A legal turn at the table of the person's channel.
    pub async fn some_turn(&self, person: &Person) -> String {
        let table = self.table(person).await;
        table.game().expect("a game").position().legal_turns().swap_remove(0)
    }

    /// Posts a message of the bot with a button of any `custom_id`, such as one of an older version.
    pub async fn foreign_button(&self, person: &Person, custom_id: &str) -> Message {
        let button = json!({ "type": 2, "style": 2, "label": "Press", "custom_id": custom_id });
        self.foreign(person, button).await
    }

    /// The same with a menu of one option.
    pub async fn foreign_menu(&self, person: &Person, custom_id: &str, value: &str) -> Message {
        let options = [json!({ "label": "An old one", "value": value })];
        self.foreign(person, json!({ "type": 3, "custom_id": custom_id, "options": options })).await
    }

    async fn foreign(&self, person: &Person, component: Value) -> Message {
        let body =
            json!({ "content": "An old one", "components": [{ "type": 1, "components": [component] }] });
        let path = format!("/channels/{}/messages", person.channel());
        loop {
            let request = self.as_bot(reqwest::Method::POST, &path).json(&body);
            let answer = request.send().await.expect("an answer");
            if answer.status().as_u16() != 429 {
                return Message(answer.json::<Value>().await.expect("a message"));
            }
            // Waits as the bot would.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn as_bot(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        let request = client.request(method, format!("{}/api/v10{path}", self.sandbox.base_url()));
        request.header("Authorization", format!("Bot {}", self.sandbox.bot_token()))
    }

    /// Whether a warning was logged.
    pub fn has_warned(&self) -> bool {
        !self.log.lines("WARN").is_empty()
    }

    /// Ends the test: no error was logged and Discord would have accepted every request.
    pub async fn close(mut self) {
        self.stop_bot().await;
        self.check_log();
        for request in self.sandbox.requests() {
            // A rate-limited request is repeated.
            assert!(request.status < 400 || request.status == 429, "{request:#?}");
        }
        self.check_requests();
    }

    /// Ends a test with injected faults: no error was logged all the same.
    pub async fn close_after_faults(mut self) {
        self.stop_bot().await;
        self.check_log();
        self.check_requests();
    }

    /// Ends a test that logs errors for the operator on purpose.
    pub async fn close_after_errors(mut self) {
        self.stop_bot().await;
        self.check_requests();
    }

    /// Checks that no error was logged and that the bot could read every gateway event.
    fn check_log(&self) {
        for wrong in ["ERROR", "an event of the gateway could not be read"] {
            let lines = self.log.lines(wrong);
            assert!(lines.is_empty(), "{lines}");
        }
    }

    /// Whether an error was logged.
    pub fn has_logged_error(&self) -> bool {
        !self.log.lines("ERROR").is_empty()
    }

    /// Checks everything the bot has sent against Discord's schema, if the machine has it (`tests/schema.rs` says if not).
    fn check_requests(&self) {
        // Requests with an interaction token need no authorization.
        let log = self.log.lines("");
        for request in self.sandbox.requests() {
            let mut parts = request.path.split('/').skip_while(|part| *part != "interactions");
            let token = parts.nth(2).filter(|token| token.len() > 8);
            assert!(token.is_none_or(|token| !log.contains(token)), "a token is in the log: {log}");
        }
        let Some(schema) = DiscordSchema::load() else { return };
        for request in self.sandbox.requests() {
            if let Err(fault) = schema.check(&request) {
                panic!("Discord would not take this: {fault}\n{request:#?}");
            }
            if let Err(fault) = schema.check_answer(&request) {
                panic!("Discord would not answer so: {fault}\n{request:#?}");
            }
        }
    }

    /// Waits for this number of registrations; the bot is connected before it registers.
    pub async fn registered(&self, often: usize) {
        let registered = async {
            while self.registrations().taken < often {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(TEST_TIMEOUT, registered).await.expect("the bot comes up");
    }

    /// The folder of the test's files.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The file of the bot's database, which also names its database on PostgreSQL.
    pub fn database(&self) -> PathBuf {
        database_in(&self.folder)
    }

    fn registrations(&self) -> Registrations {
        let mut known = self.registrations.lock().expect("nobody panics meanwhile");
        let (requests, count) = self.sandbox.requests_after(known.requests);
        known.requests = count;
        for request in requests.iter().filter(|request| is_registration(request)) {
            known.attempts += 1;
            known.taken += usize::from(request.status < 400);
        }
        *known
    }
}

fn database_in(folder: &TempDir) -> PathBuf {
    folder.path().join("bside.db")
}

fn is_registration(request: &RecordedRequest) -> bool {
    request.method == "PUT" && request.path.ends_with("/commands")
}
