//! A busy evening, as fast as it goes: many tables, people who play at them through the sandbox, and the bot as a process
//! of its own, so that its processor time and its memory are seen alone.
//!
//! The sandbox and the people run here, beside the bot, and take their share of the machine: what is measured in turns a
//! second is both together, and how much of the machine each of them has had stands beside it. `LOAD_TABLES`,
//! `LOAD_SECONDS` and `LOAD_RATE` make it larger or smaller, `LOAD_BOT` names another build of the bot, and `LOAD_DB` an
//! empty database, such as one of PostgreSQL, in place of a file.

use bside::host::{At, Host};
use bside::rules::{Course, Game, Setup};
use bside::sandbox::{self, Sandbox};
use bside::store::{Shown, Store};
use bside::table::{Command, Opening, Player, Table};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::process::{self, Child, Stdio};
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite;

const PEOPLE: [&str; 2] = ["ana", "ben"];
/// Turns under way at the same time when it goes as fast as it can.
const AT_ONCE: usize = 32;
/// Keys that are pressed while somebody types, and how many people type at the same time.
const KEYS: usize = 2000;
const TYPING: usize = 4;

/// Whoever listens says so now and then.
const HEARTBEAT: Duration = Duration::from_secs(20);

const FAILED: &str = "INTERACTION_FAILURE";
/// How a person hears what became of what they did.
const TOLD: [&str; 3] = ["INTERACTION_SUCCESS", FAILED, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"];

fn setting<T: FromStr>(name: &str, usual: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A table as its people see it.
struct Seated {
    channel: String,
    course: Course,
}

impl Seated {
    /// Is it stored as its people see it?
    async fn is_stored(&self, host: &Host) -> bool {
        let channel = At::Channel(self.channel.parse().expect("an id"));
        let stored = host.table(channel).await.expect("a table");
        stored.course().expect("a game").turns() == self.course.turns()
    }
}

/// What people need to do something.
struct People {
    base: String,
    http: reqwest::Client,
    players: [Player; 2],
    guild: String,
    /// Where they sit down, which is not measured.
    host: Host,
    store: Store,
    command: Value,
    nonces: AtomicU64,
    waiting: Mutex<HashMap<String, oneshot::Sender<bool>>>,
}

impl People {
    async fn call(&self, method: reqwest::Method, who: &str, path: &str, body: &Value) -> Value {
        let request = self.http.request(method, format!("{}/api/v10{path}", self.base));
        let request = request.header("Authorization", format!("user-{who}"));
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.json().await.unwrap_or_default()
    }

    /// Sits them down in a channel.
    async fn seat(&self, channel: &str) -> Seated {
        let [ana, ben] = self.players.clone();
        let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
        let opening = Opening {
            guild: self.guild.parse().ok(),
            ..Opening::new(channel.parse().expect("an id"), ana, setup)
        };
        // Past the host, by whom nobody sits at so many tables.
        let mut transaction = self.store.write().await.expect("a writer");
        let id = transaction.insert_table(&opening, 0).await.expect("a free channel");
        let mut table = Table::open(id, opening, 0).expect("a fair opening");
        let events = table.decide(&Command::Join { by: ben }, 0).expect("a free seat");
        events.iter().for_each(|event| table.apply(event, 0).expect("it was decided"));
        assert!(transaction.save(&table, &events, 0).await.expect("a query"), "it is as it was opened");
        let shown = Shown { channel: table.channel(), message: 1, event_count: table.event_count() };
        transaction.save_shown(id, shown).await.expect("a query");
        transaction.commit().await.expect("on disk");
        Seated { channel: channel.to_owned(), course: Course::new(setup) }
    }

    /// Types into /move and gives the time until turns were suggested; `None` if they were not.
    async fn key(&self, who: &str, channel: &str, typed: &str) -> Option<Duration> {
        self.enter(4, who, channel, json!({ "name": "turn", "type": 3, "value": typed, "focused": true }))
            .await
    }

    /// Enters /move and gives the time until it was acknowledged; `None` if it was not.
    async fn turn(&self, who: &str, channel: &str, turn: &str) -> Option<Duration> {
        self.enter(2, who, channel, json!({ "name": "turn", "type": 3, "value": turn })).await
    }

    async fn enter(&self, kind: u64, who: &str, channel: &str, option: Value) -> Option<Duration> {
        let nonce = self.nonces.fetch_add(1, Ordering::Relaxed).to_string();
        let (told, answered) = oneshot::channel();
        self.waiting.lock().expect("no panic").insert(nonce.clone(), told);
        let data = json!({ "id": self.command["id"], "version": self.command["version"], "name": "move", "type": 1,
            "options": [option] });
        let body = json!({ "type": kind, "application_id": self.command["application_id"], "guild_id": self.guild,
            "channel_id": channel, "session_id": "load", "nonce": nonce, "data": data });
        let begin = Instant::now();
        self.call(reqwest::Method::POST, who, "/interactions", &body).await;
        answered.await.expect("the gateway tells").then(|| begin.elapsed())
    }

    /// Listens for what becomes of what a person did.
    async fn listen(self: Arc<People>, who: &'static str) {
        let gateway = format!("{}/gateway?v=10&encoding=json", self.base.replacen("http", "ws", 1));
        let (mut socket, _) = connect_async(gateway).await.expect("the gateway");
        let hello = json!({ "op": 2, "d": { "token": format!("user-{who}"), "properties": {} } });
        socket.send(tungstenite::Message::text(hello.to_string())).await.expect("an open socket");
        let mut heart = tokio::time::interval(HEARTBEAT);
        loop {
            let frame = tokio::select! {
                frame = socket.next() => frame,
                _ = heart.tick() => {
                    let beat = json!({ "op": 1, "d": null }).to_string();
                    socket.send(tungstenite::Message::text(beat)).await.expect("an open socket");
                    continue;
                }
            };
            let Some(Ok(frame)) = frame else { break };
            let Ok(text) = frame.to_text() else { continue };
            if !TOLD.iter().any(|name| text.contains(name)) {
                continue;
            }
            let Ok(event) = serde_json::from_str::<Value>(text) else { continue };
            let nonce = event["d"]["nonce"].as_str().unwrap_or_default();
            if let Some(told) = self.waiting.lock().expect("no panic").remove(nonce) {
                // Whoever asked may have given up.
                let _ = told.send(event["t"] != FAILED);
            }
        }
        // Nobody waits for what will not be told.
        self.waiting.lock().expect("no panic").clear();
    }
}

/// The bot. It ends with this.
struct Bot(Child);

impl Drop for Bot {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

/// Processor time of a process so far, in milliseconds.
fn spent(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("a Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
    let ticks = |index: usize| fields[index].parse::<f64>().expect("a number");
    (ticks(11) + ticks(12)) * 10.0
}

impl Bot {
    /// Memory in use, in megabytes.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("a Linux");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("its memory");
        line.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok()).expect("kB") / 1024.0
    }
}

/// What a part of the evening takes of time and processors.
struct Watch<'a> {
    bot: &'a Bot,
    begin: Instant,
    /// Of the bot, and of all that is beside it.
    before: [f64; 2],
}

impl Watch<'_> {
    fn start(bot: &Bot) -> Watch<'_> {
        Watch { bot, begin: Instant::now(), before: Watch::spent(bot) }
    }

    fn spent(bot: &Bot) -> [f64; 2] {
        [bot.0.id(), process::id()].map(spent)
    }

    /// Tells how much processor time each of so many took, and gives how many there were in a second.
    fn stop(self, name: &str, count: usize) -> f64 {
        let now = Watch::spent(self.bot);
        let [bot, beside] = [0, 1].map(|index| (now[index] - self.before[index]) / count as f64);
        println!("figure load_{name}_cpu_each {bot:.2} ms");
        println!("figure load_{name}_cpu_beside_each {beside:.2} ms");
        println!("figure load_{name}_memory {:.1} MB", self.bot.memory());
        count as f64 / self.begin.elapsed().as_secs_f64()
    }
}

/// Some turn at a table, where they begin anew if they have come to an end.
async fn choose(people: &People, table: &mut Seated, salt: usize) -> String {
    if table.course.seat().is_none() {
        *table = people.seat(&table.channel).await;
    }
    let mut turns = table.course.position().turns();
    turns.swap_remove(salt.wrapping_mul(7919) % turns.len())
}

/// Plays a turn; gives the time until it was acknowledged.
async fn play(people: &People, table: &mut Seated, turn: &str) -> Duration {
    let seat = table.course.seat().expect("it is somebody's turn");
    let time = people.turn(PEOPLE[seat], &table.channel, turn).await.expect("an answer within three seconds");
    table.course.play(turn).expect("it is legal");
    time
}

fn tell(name: &str, times: &mut [Duration]) {
    times.sort_unstable();
    for (share, at) in [("p50", 0.5), ("p99", 0.99), ("worst", 1.0)] {
        let index = ((times.len() - 1) as f64 * at) as usize;
        println!("figure load_{name}_{share} {:.1} ms", times[index].as_secs_f64() * 1000.0);
    }
}

/// As fast as it goes.
async fn saturated(people: &Arc<People>, bot: &Bot, seated: Vec<Seated>, seconds: u64) -> Vec<Seated> {
    let watch = Watch::start(bot);
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut shares: Vec<Vec<Seated>> = (0..AT_ONCE).map(|_| Vec::new()).collect();
    for (number, table) in seated.into_iter().enumerate() {
        shares[number % AT_ONCE].push(table);
    }
    let play_on = |(worker, mut mine): (usize, Vec<Seated>)| {
        let people = people.clone();
        tokio::spawn(async move {
            let mut times = Vec::new();
            for number in (0..mine.len()).cycle() {
                if Instant::now() >= until {
                    break;
                }
                let table = &mut mine[number];
                let turn = choose(&people, table, worker + times.len()).await;
                times.push(play(&people, table, &turn).await);
            }
            (mine, times)
        })
    };
    let workers: Vec<_> = shares.into_iter().enumerate().map(play_on).collect();
    let (mut seated, mut times) = (Vec::new(), Vec::new());
    for worker in workers {
        let (tables, some) = worker.await.expect("no panic");
        seated.extend(tables);
        times.extend(some);
    }
    println!("figure load_saturated_turns {:.0} turns/s", watch.stop("saturated", times.len()));
    tell("saturated", &mut times);
    seated
}

/// So many turns a second, whether those before are answered or not.
async fn at_rate(
    people: &Arc<People>,
    bot: &Bot,
    seated: Vec<Seated>,
    seconds: u64,
    rate: u64,
) -> Vec<Seated> {
    let watch = Watch::start(bot);
    let pool = Arc::new(Mutex::new(VecDeque::from(seated)));
    let mut under_way = Vec::new();
    for number in 0..rate * seconds {
        tokio::time::sleep_until((watch.begin + Duration::from_micros(number * 1_000_000 / rate)).into())
            .await;
        let next = pool.lock().expect("no panic").pop_front();
        let Some(mut table) = next else { continue };
        let (people, pool) = (people.clone(), pool.clone());
        under_way.push(tokio::spawn(async move {
            let turn = choose(&people, &mut table, number as usize).await;
            let time = play(&people, &mut table, &turn).await;
            pool.lock().expect("no panic").push_back(table);
            time
        }));
    }
    let mut times = Vec::new();
    for task in under_way {
        times.push(task.await.expect("no panic"));
    }
    println!("figure load_rate_turns {:.0} turns/s", watch.stop("rate", times.len()));
    tell("rate", &mut times);
    let pool = std::mem::take(&mut *pool.lock().expect("no panic"));
    pool.into()
}

/// A turn at every table at the same instant.
async fn at_once(people: &Arc<People>, bot: &Bot, seated: Vec<Seated>) -> Vec<Seated> {
    let mut chosen = Vec::new();
    for (number, mut table) in seated.into_iter().enumerate() {
        let turn = choose(people, &mut table, number).await;
        chosen.push((table, turn));
    }
    let watch = Watch::start(bot);
    let play = |(mut table, turn): (Seated, String)| {
        let people = people.clone();
        tokio::spawn(async move {
            let seat = table.course.seat().expect("it is somebody's turn");
            let time = people.turn(PEOPLE[seat], &table.channel, &turn).await;
            // It is played, acknowledged or not.
            table.course.play(&turn).expect("it is legal");
            (table, time)
        })
    };
    let under_way: Vec<_> = chosen.into_iter().map(play).collect();
    let (mut seated, mut times) = (Vec::new(), Vec::new());
    for task in under_way {
        let (table, time) = task.await.expect("no panic");
        seated.push(table);
        times.extend(time);
    }
    watch.stop("at_once", seated.len());
    println!("figure load_at_once_unanswered {} turns", seated.len() - times.len());
    tell("at_once", &mut times);
    seated
}

/// People who type a turn, key by key.
async fn keys(people: &Arc<People>, bot: &Bot, seated: &[Seated]) {
    let watch = Watch::start(bot);
    let mut typed = seated.iter().filter_map(|table| {
        let turn = table.course.position().turns().pop()?;
        Some((0..=turn.len().min(4)).map(move |length| (&table.channel, turn[..length].to_owned())))
    });
    let typed: Vec<_> = typed.by_ref().flatten().collect();
    let presses: Vec<_> = typed.iter().cycle().take(KEYS).collect();
    let mut times = Vec::new();
    for together in presses.chunks(TYPING) {
        let press = |(channel, typed): &(&String, String)| {
            let (people, channel, typed) = (people.clone(), (*channel).clone(), typed.clone());
            tokio::spawn(async move { people.key(PEOPLE[0], &channel, &typed).await })
        };
        for time in together.iter().map(|pressed| press(pressed)).collect::<Vec<_>>() {
            times.push(time.await.expect("no panic").expect("suggestions within three seconds"));
        }
    }
    watch.stop("key", times.len());
    tell("key", &mut times);
}

async fn run() {
    let (tables, seconds, rate) =
        (setting("LOAD_TABLES", 200_usize), setting("LOAD_SECONDS", 10_u64), setting("LOAD_RATE", 100_u64));
    let folder = tempfile::tempdir().expect("a folder");
    let db = setting("LOAD_DB", format!("sqlite:{}", folder.path().join("bside.db").display()));
    let store = async || Store::connect(&db.parse().expect("an address")).await.expect("a database");
    // It is all one server, and four people for thousands: what is measured is the bot, and not how it waits.
    let sandbox =
        Sandbox::start(sandbox::Settings { limits: false, ..Default::default() }).await.expect("a sandbox");
    let &[ana, ben, ..] = sandbox.people() else { unreachable!("there are four") };
    let player = |id, name: &str| Player { id, name: name.to_owned() };
    let host = async || Host::new(store().await);
    let mut people = People {
        base: sandbox.base(),
        http: reqwest::Client::builder().no_proxy().build().expect("a client"),
        players: [player(ana, "Ana"), player(ben, "Ben")],
        guild: String::new(),
        host: host().await,
        store: store().await,
        command: Value::Null,
        nonces: AtomicU64::new(0),
        waiting: Mutex::default(),
    };
    let get = reqwest::Method::GET;
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    people.guild = text(&people.call(get.clone(), "ana", "/users/@me/guilds", &Value::Null).await[0]["id"]);
    let mut seated = Vec::new();
    for number in 0..tables {
        let path = format!("/channels/{}/threads", sandbox.first_channel());
        let thread = json!({ "name": format!("table {number}"), "type": 11 });
        let thread = people.call(reqwest::Method::POST, "ana", &path, &thread).await;
        seated.push(people.seat(&text(&thread["id"])).await);
    }
    let bot = process::Command::new(setting("LOAD_BOT", env!("CARGO_BIN_EXE_bside").to_owned()))
        .args(["serve", "--token", sandbox.bot_token(), "--api-base", &sandbox.base(), "--db"])
        .arg(&db)
        .current_dir(folder.path())
        .stderr(Stdio::null())
        .spawn()
        .expect("a process");
    let bot = Bot(bot);
    let path = format!("/guilds/{}/application-command-index", people.guild);
    while people.command.is_null() {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let index = people.call(get.clone(), "ana", &path, &Value::Null).await;
        let known = index["application_commands"]
            .as_array()
            .and_then(|commands| commands.iter().find(|command| command["name"] == "move").cloned());
        people.command = known.unwrap_or_default();
    }
    let people = Arc::new(people);
    for who in PEOPLE {
        tokio::spawn(people.clone().listen(who));
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    println!("figure load_memory_start {:.1} MB", bot.memory());

    let seated = saturated(&people, &bot, seated, seconds).await;
    let seated = at_rate(&people, &bot, seated, seconds, rate).await;
    keys(&people, &bot, &seated).await;
    let seated = at_once(&people, &bot, seated).await;

    // Where many came at once, their turns were acknowledged before they were played.
    let begin = Instant::now();
    for table in &seated {
        while !table.is_stored(&people.host).await {
            assert!(begin.elapsed() < Duration::from_secs(60), "a turn is never played: {}", table.channel);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    println!("figure load_at_once_done {:.0} ms", begin.elapsed().as_secs_f64() * 1000.0);
    // Every answered turn is there, also when the process dies.
    drop(bot);
    let host = host().await;
    for table in &seated {
        assert!(table.is_stored(&host).await, "a turn is lost: {}", table.channel);
    }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    tokio::runtime::Runtime::new().expect("a runtime").block_on(run());
}
