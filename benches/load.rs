//! A busy evening, as fast as it goes: many tables, people who play at them through the sandbox, and the bot as a process
//! of its own, so that its processor time and its memory are seen alone.
//!
//! The sandbox and the people run here, beside the bot, and take their share of the machine: what is measured in turns a
//! second is both together. `LOAD_TABLES`, `LOAD_SECONDS` and `LOAD_RATE` make it larger or smaller, and `LOAD_BOT` names
//! another build of the bot.

use bside::host::{At, Host};
use bside::rules::{Course, Game, Setup};
use bside::sandbox::{self, Sandbox};
use bside::store::Store;
use bside::table::{Command, Opening, Player};
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

fn setting<T: FromStr>(name: &str, usual: T) -> T {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// A table as its people see it.
struct Seated {
    channel: String,
    course: Course,
}

/// What people need to do something.
struct People {
    base: String,
    http: reqwest::Client,
    guild: String,
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

    /// Enters /move and gives the time until it was acknowledged; `None` if it was not.
    async fn turn(&self, who: &str, channel: &str, turn: &str) -> Option<Duration> {
        let nonce = self.nonces.fetch_add(1, Ordering::Relaxed).to_string();
        let (told, answered) = oneshot::channel();
        self.waiting.lock().expect("no panic").insert(nonce.clone(), told);
        let data = json!({ "id": self.command["id"], "version": self.command["version"], "name": "move", "type": 1,
            "options": [{ "name": "turn", "type": 3, "value": turn }] });
        let body = json!({ "type": 2, "application_id": self.command["application_id"], "guild_id": self.guild,
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
        while let Some(Ok(frame)) = socket.next().await {
            let Ok(text) = frame.to_text() else { continue };
            if !text.contains("INTERACTION_SUCCESS") && !text.contains("INTERACTION_FAILURE") {
                continue;
            }
            let Ok(event) = serde_json::from_str::<Value>(text) else { continue };
            let nonce = event["d"]["nonce"].as_str().unwrap_or_default();
            if let Some(told) = self.waiting.lock().expect("no panic").remove(nonce) {
                // Whoever asked may have given up.
                let _ = told.send(event["t"] == "INTERACTION_SUCCESS");
            }
        }
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

impl Bot {
    /// Processor time so far, in milliseconds.
    fn spent(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).expect("a Linux");
        let fields: Vec<&str> = stat.rsplit(')').next().expect("fields").split_whitespace().collect();
        let ticks = |index: usize| fields[index].parse::<f64>().expect("a number");
        (ticks(11) + ticks(12)) * 10.0
    }

    /// Memory in use, in megabytes.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).expect("a Linux");
        let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("its memory");
        line.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok()).expect("kB") / 1024.0
    }
}

/// Plays one turn at a table. The game begins anew in mind only: one that is over is left.
async fn play(people: &People, table: &mut Seated, salt: usize) -> Option<Duration> {
    let seat = table.course.seat()?;
    let turns = table.course.position().turns();
    let turn = &turns[salt.wrapping_mul(7919) % turns.len()];
    let time = people.turn(PEOPLE[seat], &table.channel, turn).await.expect("an answer within three seconds");
    table.course.play(turn).expect("it is legal");
    Some(time)
}

fn share(times: &mut [Duration], share: f64) -> f64 {
    times.sort_unstable();
    let index = ((times.len() - 1) as f64 * share) as usize;
    times[index].as_secs_f64() * 1000.0
}

async fn run() {
    let (tables, seconds, rate) =
        (setting("LOAD_TABLES", 200_usize), setting("LOAD_SECONDS", 10_u64), setting("LOAD_RATE", 100_u64));
    let folder = tempfile::tempdir().expect("a folder");
    let db = folder.path().join("bside.db");
    let sandbox = Sandbox::start(sandbox::Settings::default()).await.expect("a sandbox");
    let mut people = People {
        base: sandbox.base(),
        http: reqwest::Client::builder().no_proxy().build().expect("a client"),
        guild: String::new(),
        command: Value::Null,
        nonces: AtomicU64::new(0),
        waiting: Mutex::default(),
    };
    let get = reqwest::Method::GET;
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    people.guild = text(&people.call(get.clone(), "ana", "/users/@me/guilds", &Value::Null).await[0]["id"]);
    let host = Host::new(Store::open(Some(&db)).await.expect("a database"));
    let [ana, ben, ..] = sandbox.people();
    let player = |id, name: &str| Player { id, name: name.to_owned() };
    let setup = Setup::new(Game::Biloba, None, None).expect("the default set-up");
    let mut seated = Vec::new();
    for number in 0..tables {
        let path = format!("/channels/{}/threads", sandbox.first_channel());
        let thread = json!({ "name": format!("table {number}"), "type": 11 });
        let thread = people.call(reqwest::Method::POST, "ana", &path, &thread).await;
        let channel = text(&thread["id"]);
        let opening = Opening {
            guild: people.guild.parse().ok(),
            channel: channel.parse().expect("an id"),
            by: player(ana, "Ana"),
            setup,
            opponent: None,
            casual: false,
        };
        let table = host.open(opening).await.expect("a free channel").table.id();
        let begun = host.command(At::Table(table), Command::Join { by: player(ben, "Ben") }).await;
        let begun = begun.expect("the game begins").table;
        host.shown(table, 1, begun.event_count()).await.expect("a store");
        seated.push(Seated { channel, course: Course::new(setup) });
    }
    host.close().await;
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

    // As fast as it goes.
    let (before, begin) = (bot.spent(), Instant::now());
    let until = begin + Duration::from_secs(seconds);
    let workers: Vec<_> = (0..AT_ONCE)
        .map(|worker| {
            let mine: Vec<Seated> = {
                let count = tables / AT_ONCE;
                seated.drain(..count.min(seated.len())).collect()
            };
            let people = people.clone();
            tokio::spawn(async move {
                let (mut mine, mut times) = (mine, Vec::new());
                'all: loop {
                    let mut played = false;
                    for table in &mut mine {
                        if Instant::now() >= until {
                            break 'all;
                        }
                        let time = play(&people, table, worker + times.len()).await;
                        played |= time.is_some();
                        times.extend(time);
                    }
                    if !played {
                        break;
                    }
                }
                (mine, times)
            })
        })
        .collect();
    let (mut seated, mut times) = (Vec::new(), Vec::new());
    for worker in workers {
        let (tables, some) = worker.await.expect("no panic");
        seated.extend(tables);
        times.extend(some);
    }
    let turns = times.len() as f64;
    println!("figure load_turns_at_saturation {:.0} turns/s", turns / begin.elapsed().as_secs_f64());
    println!("figure load_cpu_per_turn {:.2} ms", (bot.spent() - before) / turns);
    println!("figure load_saturated_p99 {:.1} ms", share(&mut times, 0.99));

    // At a rate.
    let (before, begin) = (bot.spent(), Instant::now());
    let pool = Arc::new(Mutex::new(VecDeque::from(seated)));
    let mut under_way = Vec::new();
    for number in 0..rate * seconds {
        tokio::time::sleep_until((begin + Duration::from_micros(number * 1_000_000 / rate)).into()).await;
        let next = pool.lock().expect("no panic").pop_front();
        let Some(mut table) = next else { continue };
        let (people, pool) = (people.clone(), pool.clone());
        under_way.push(tokio::spawn(async move {
            let time = play(&people, &mut table, number as usize).await;
            pool.lock().expect("no panic").push_back(table);
            time
        }));
    }
    let mut times = Vec::new();
    for task in under_way {
        times.extend(task.await.expect("no panic"));
    }
    let pool = std::mem::take(&mut *pool.lock().expect("no panic"));
    println!("figure load_turns_at_rate {:.0} turns/s", times.len() as f64 / begin.elapsed().as_secs_f64());
    println!("figure load_p50_at_rate {:.1} ms", share(&mut times, 0.5));
    println!("figure load_p99_at_rate {:.1} ms", share(&mut times, 0.99));
    println!(
        "figure load_cpu_at_rate {:.0} %",
        (bot.spent() - before) / begin.elapsed().as_millis() as f64 * 100.0
    );
    println!("figure load_memory {:.1} MB", bot.memory());

    // Every answered turn is there.
    drop(bot);
    let host = Host::new(Store::open(Some(&db)).await.expect("a database"));
    for table in &pool {
        let channel = At::Channel(table.channel.parse().expect("an id"));
        let stored = host.table(channel).await.expect("a table");
        assert_eq!(stored.course().expect("a game").turns(), table.course.turns(), "{}", table.channel);
    }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    if std::env::args().any(|argument| argument == "--test") {
        return;
    }
    tokio::runtime::Runtime::new().expect("a runtime").block_on(run());
}
