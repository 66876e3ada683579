//! A sandbox with the bot in it, for one test.

mod checks;
mod processes;

use crate::message::Message;
use crate::person::{HTTP, Person};
use crate::process::{self, Lock, Log};
use bside::discord::{Bot, BotError, GatewayTiming, Health, Operator, Settings};
use bside::host::{Clock, Host, StoredPost, Subject, TableRef};
use bside::sandbox::{self, RecordedRequest, Sandbox};
use bside::store::{Shards, Store};
use bside::table::{ChannelId, Command, Participant, PlayerId, Table, TableId, Timestamp};
use bside_test_support::database;
use serde_json::{Value, json};
use sqlx::postgres::{PgConnectOptions, PgRow};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, FromRow, PgConnection};
use std::num::NonZeroU64;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tempfile::TempDir;
use tokio::sync::{OnceCell, oneshot};
use tokio::task::JoinHandle;
use tracing_subscriber::filter::LevelFilter;

/// Test people act a hundred times faster than real ones, so the sandbox's rate limits run a hundred times faster:
/// five seconds of Discord are a twentieth of a second here.
pub const TIME_SCALE: u32 = 100;

/// The longest wait for something that the bot does by and by, on a busy machine.
const LONGEST_WAIT: Duration = Duration::from_mins(6);

/// A sandbox, a database and a bot. Each test runs on one thread, so that the thread's log is the test's log.
pub struct Harness {
    pub sandbox: Sandbox,
    /// The server in which the bot registers its commands; everywhere if `None`.
    pub guild: Option<NonZeroU64>,
    /// The number of interactions that the bot serves at a time, if it is another than usual.
    pub max_interactions: Option<usize>,
    /// Whether people have budgets and requests are paced. Most test people act too fast for that.
    pub has_limits: bool,
    /// The settings of the operator, from the next start of the bot on.
    pub operator: Operator,
    /// The clock of the bot.
    clock: Clock,
    folder: TempDir,
    /// The URL of the database.
    database_url: String,
    /// The URL by which bot processes reach the database, if it differs.
    process_database_url: Option<String>,
    /// The URL by which bots reach Discord, if it is not that of the sandbox.
    api_base: Option<String>,
    gateway_timing: GatewayTiming,
    /// The bot's database, which is opened once for reading.
    observer: OnceCell<Host>,
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
    accepted: usize,
}

struct Running {
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), BotError>>,
    health: Health,
    host: Host,
}

impl Harness {
    /// Starts a sandbox with the bot in it.
    pub async fn open() -> Harness {
        Harness::with_settings(sandbox::Settings { time_scale: TIME_SCALE, ..Default::default() }).await
    }

    /// Starts a sandbox whose bot uses this clock.
    pub async fn with_clock(clock: Clock) -> Harness {
        Harness::with_settings_and_clock(
            sandbox::Settings { time_scale: TIME_SCALE, ..Default::default() },
            clock,
        )
        .await
    }

    /// Starts a sandbox with these settings and the bot in it.
    pub async fn with_settings(settings: sandbox::Settings) -> Harness {
        Harness::with_settings_and_clock(settings, Clock::System).await
    }

    /// Starts a sandbox with these settings and a bot that uses this clock.
    pub async fn with_settings_and_clock(settings: sandbox::Settings, clock: Clock) -> Harness {
        let mut harness = Harness::without_bot(settings, clock).await;
        harness.start_bot().await;
        harness
    }

    /// Starts a sandbox without a bot, for tests that run it as a process.
    pub async fn without_bot(settings: sandbox::Settings, clock: Clock) -> Harness {
        process::watch();
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(LevelFilter::WARN)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        let folder = tempfile::tempdir().expect("a folder");
        let database_url = database::url(&database_in(&folder)).await;
        Harness {
            sandbox: Sandbox::start(settings).await.expect("a sandbox"),
            guild: None,
            max_interactions: None,
            has_limits: false,
            operator: Operator::default(),
            clock,
            folder,
            database_url,
            process_database_url: None,
            api_base: None,
            gateway_timing: GatewayTiming::default(),
            observer: OnceCell::new(),
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

    /// A game of this kind between Ana and Ben, with its first board.
    pub async fn game_of(&self, game: &str, ana: &Person, ben: &Person) -> Message {
        let invitation = ana.slash("play", &[("game", game), ("opponent", &ben.id)]).await;
        ben.press(&invitation, "Join").await;
        let board = ben.sees("The game starts.").await;
        ben.loses_buttons(&invitation).await;
        board
    }

    pub async fn start_bot(&mut self) {
        let ready = self.registrations().accepted + 1;
        self.spawn_bot().await;
        self.wait_for_registrations(ready).await;
        // From now on time passes at its tables. The last heartbeat may be one of the bot before.
        wait_while(async || self.health().check().await.is_err()).await;
    }

    /// Waits until the bot has recorded that people can play at this time.
    pub async fn wait_for_heartbeat(&self, time: Timestamp) {
        wait_while(async || {
            self.observer().await.schedule().last_heartbeat(Shards::ALL).await.expect("a store") < Some(time)
        })
        .await;
    }

    /// Starts the bot without waiting for it.
    pub async fn spawn_bot(&mut self) {
        self.attempts = self.registrations().attempts;
        let host = self.host().await;
        let bot = Bot::new(self.settings(), host.clone()).await.expect("a bot");
        let bot = bot.with_gateway_timing(self.gateway_timing);
        self.max_interactions.into_iter().for_each(|max| bot.limit_interactions(max));
        let health = bot.health();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stopped = async {
                stopped.await.expect("the harness stops the bot");
            };
            bot.run(stopped).await
        });
        self.bot = Some(Running { stop, task, health, host });
    }

    /// Waits until the bot is connected: it then tries to register its commands.
    pub async fn wait_until_connected(&self) {
        wait_while(async || self.registrations().attempts == self.attempts).await;
    }

    /// The URL of the database.
    pub fn database_url(&self) -> &str {
        &self.database_url
    }

    /// Makes bot processes use this URL of the database from now on.
    pub fn set_database_url(&mut self, url: String) {
        self.process_database_url = Some(url);
    }

    /// Makes bots use this base URL of Discord from now on.
    pub fn set_api_base(&mut self, base: String) {
        self.api_base = Some(base);
    }

    /// Makes bots that run in the test connect with this timing from now on.
    pub fn set_gateway_timing(&mut self, timing: GatewayTiming) {
        self.gateway_timing = timing;
    }

    fn api_base(&self) -> String {
        self.api_base.clone().unwrap_or_else(|| self.sandbox.base_url())
    }

    async fn postgres(&self) -> PgConnection {
        let options: PgConnectOptions = self.database_url.parse().expect("an address");
        options.connect().await.expect("a server")
    }

    /// Runs a query on the PostgreSQL database.
    pub async fn query<T>(&self, sql: &'static str) -> Vec<T>
    where
        T: for<'r> FromRow<'r, PgRow> + Send + Unpin,
    {
        sqlx::query_as(sql).fetch_all(&mut self.postgres().await).await.expect(sql)
    }

    /// Moves everything that happened at running tables with a ten-minute clock into the past. No process may run
    /// meanwhile, since it would have the old times in memory.
    pub async fn let_time_pass(&self, minutes: i64) {
        let mut connection = self.postgres().await;
        for change in [
            "UPDATE events SET at = at - $1
             WHERE table_id IN (SELECT id FROM tables WHERE pace = '10m' AND phase = 'playing')",
            "UPDATE tables SET opened_at = opened_at - $1, due = due - $1 WHERE pace = '10m' AND phase = 'playing'",
        ] {
            let done = sqlx::query(change).bind(minutes * 60 * 1000).execute(&mut connection).await;
            done.expect(change);
        }
    }

    /// Waits until this many tables are quarantined.
    pub async fn wait_until_quarantined(&self, count: usize) {
        let tables = self.observer().await.tables();
        wait_while(async || tables.quarantined().await.expect("a store").len() != count).await;
    }

    /// Locks the database against writes by the bot.
    pub async fn lock_database(&self) -> Lock {
        if database::is_postgres() {
            let mut database = self.postgres().await;
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
        let (base, has_limits) = (Some(self.api_base()), self.has_limits);
        let operator = self.operator.clone();
        Settings { token, base, guild: self.guild, has_limits, shards: None, operator }
    }

    /// The health of the running bot.
    pub fn health(&self) -> &Health {
        &self.bot.as_ref().expect("a bot that runs").health
    }

    /// The number of transactions that commands of the running bot have committed.
    pub fn commit_count(&self) -> u64 {
        self.bot.as_ref().expect("a bot that runs").host.commit_count()
    }

    /// Closes the database of the running bot.
    pub async fn close_database(&self) {
        self.bot.as_ref().expect("a bot that runs").host.close().await;
    }

    pub async fn stop_bot(&mut self) {
        // SQLite merges its log into the file when the last connection closes.
        if let Some(observer) = self.observer.take() {
            observer.close().await;
        }
        let running = self.bot.take().expect("a bot that runs");
        running.stop.send(()).expect("a bot that runs");
        running.task.await.expect("no panic").expect("the bot runs until it is stopped");
    }

    /// Waits until the bot stops by itself, and returns why.
    pub async fn ended(&mut self) -> BotError {
        // Without the sender it would stop.
        let Running { stop: _stop, task, .. } = self.bot.take().expect("a bot that runs");
        task.await.expect("no panic").expect_err("it does not stop in peace")
    }

    /// Stops the bot and starts a new one on the same database.
    pub async fn restart(&mut self) {
        self.stop_bot().await;
        self.start_bot().await;
    }

    /// The host through which the harness reads the bot's database.
    async fn observer(&self) -> &Host {
        self.observer.get_or_init(|| self.host()).await
    }

    /// A second host on the bot's database.
    pub async fn host(&self) -> Host {
        let store =
            Store::connect(&self.database_url.parse().expect("an address")).await.expect("a database");
        Host::new(store).with_clock(self.clock.clone())
    }

    /// The table of the person's channel, as stored.
    pub async fn table(&self, person: &Person) -> Arc<Table> {
        let channel = TableRef::Channel(ChannelId(person.channel()));
        self.observer().await.tables().load(channel).await.expect("a table")
    }

    /// Waits until it is stored which message shows the board of the person's channel.
    pub async fn knows_board(&self, person: &Person) {
        let (table, host) = (self.table(person).await.id(), self.observer().await);
        wait_while(async || host.deliveries().displayed(table).await.expect("a store").is_none()).await;
    }

    /// Waits until it is stored that this message shows the board, so that answers are shown there.
    pub async fn knows_shown(&self, person: &Person, board: &Message) {
        let (table, host) = (self.table(person).await.id(), self.observer().await);
        wait_while(async || {
            let shown = host.deliveries().displayed(table).await.expect("a store");
            shown.is_none_or(|shown| shown.message.to_string() != board.id())
        })
        .await;
    }

    /// Waits until it is stored which message is the line of an offer, so that answers are told there.
    pub async fn knows_line(&self, person: &Person, line: &Message) {
        let (table, host) = (self.table(person).await.id(), self.observer().await);
        wait_while(async || {
            let asked = posts_of(host, table, "offer").await;
            !asked.iter().any(|post| post.message.is_some_and(|message| message.to_string() == line.id()))
        })
        .await;
    }

    /// A legal turn at the table of the person's channel.
    pub async fn some_turn(&self, person: &Person) -> String {
        let table = self.table(person).await;
        table.game().expect("a game").position().legal_turns().swap_remove(0)
    }

    /// Five turns of each of these people, so that a game counts for ratings. Returns the last board.
    pub async fn play_until_rated(&self, people: &[&Person]) -> Message {
        let mut board = None;
        for number in 0..5 * people.len() {
            let person = people[number % people.len()];
            let turns = self.table(person).await.game().expect("a game").position().legal_turns();
            board = Some(person.plays(&turns[number * 7919 % turns.len()]).await);
        }
        board.expect("somebody plays")
    }

    /// Executes a turn in the database without telling any process: the state after a kill between commit and reply.
    pub async fn store_turn(&self, person: &Person, turn: &str) {
        let by = Participant::Human(person.id.parse().expect("an id"));
        let command = Command::Turn { by, text: turn.to_owned(), number: None };
        let channel = TableRef::Channel(ChannelId(person.channel()));
        self.observer().await.tables().execute(channel, command).await.expect("a legal turn");
    }

    /// Posts a message of the bot with a button of any `custom_id`, such as one of an older version.
    pub async fn post_button(&self, person: &Person, custom_id: &str) -> Message {
        self.post_button_below(person, "An old one", custom_id).await
    }

    /// Posts a message with this text and a button.
    pub async fn post_button_below(&self, person: &Person, text: &str, custom_id: &str) -> Message {
        let button = json!({ "type": 2, "style": 2, "label": "Press", "custom_id": custom_id });
        self.post_component(person, text, button).await
    }

    /// Posts a message with a menu of one option.
    pub async fn post_menu(&self, person: &Person, custom_id: &str, value: &str) -> Message {
        let options = [json!({ "label": "An old one", "value": value })];
        let menu = json!({ "type": 3, "custom_id": custom_id, "options": options });
        self.post_component(person, "An old one", menu).await
    }

    async fn post_component(&self, person: &Person, text: &str, component: Value) -> Message {
        let mentions = json!({ "parse": [] });
        let rows = json!([{ "type": 1, "components": [component] }]);
        let body = json!({ "content": text, "allowed_mentions": mentions, "components": rows });
        let path = format!("/channels/{}/messages", person.channel());
        loop {
            let request = self.as_bot(reqwest::Method::POST, &path).json(&body);
            let answer = request.send().await.expect("an answer");
            if answer.status().as_u16() != 429 {
                return Message::new(answer.json::<Value>().await.expect("a message"));
            }
            // Waits as the bot would.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn as_bot(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        let request = HTTP.request(method, format!("{}/api/v10{path}", self.sandbox.base_url()));
        request.header("Authorization", format!("Bot {}", self.sandbox.bot_token()))
    }

    /// Waits for this number of registrations; the bot is connected before it registers.
    pub async fn wait_for_registrations(&self, count: usize) {
        wait_while(async || self.registrations().accepted < count).await;
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
            known.accepted += usize::from(request.status < 400);
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

/// Waits as long as this is so.
///
/// # Panics
///
/// If it lasts too long, with the line that waits.
#[track_caller]
pub fn wait_while(mut is_so: impl AsyncFnMut() -> bool) -> impl Future<Output = ()> {
    let line = Location::caller();
    async move {
        let over = async {
            while is_so().await {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(LONGEST_WAIT, over).await.unwrap_or_else(|_| panic!("{line} waits in vain"));
    }
}

/// The stored posts about a table that are of this kind and may change.
pub async fn posts_of(host: &Host, table: TableId, kind: &str) -> Vec<StoredPost> {
    let posts = host.posts().of(Subject::Table(table)).await.expect("a store");
    posts.into_iter().filter(|post| post.slot.starts_with(kind) && !post.is_settled).collect()
}
