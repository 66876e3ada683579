//! The two people who play at all tables of all servers through the sandbox.

use bside::host::{Host, TableRef};
use bside::rules::{Game, GameKind, Setup};
use bside::sandbox::Sandbox;
use bside::store::{DisplayedMessage, Store};
use bside::table::{Command, MessageId, NewTable, Player, PlayerId, Table, Timestamp};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Builder;
use tokio::sync::{Semaphore, oneshot};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite;

pub const PEOPLE: [&str; 2] = ["ana", "ben"];

/// The interval of gateway heartbeats.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(20);
/// The interval between two checks whether the bot is ready.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// The time that a bot has for what it does after its first answer.
const SETTLING_TIME: Duration = Duration::from_millis(200);
/// Upper bound of the requests under way: with more the sandbox cannot keep up with its gateway.
const MAX_REQUESTS: usize = 32;

const FAILED: &str = "INTERACTION_FAILURE";
/// The events that are results of interactions.
const RESULT_EVENTS: [&str; 3] = ["INTERACTION_SUCCESS", FAILED, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"];

/// A channel and its server.
#[derive(Clone)]
pub struct GuildChannel {
    pub guild: String,
    pub channel: String,
}

/// How games begin: some random turns were played before.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    pub kind: GameKind,
    /// The number of turns; fewer if no random game lasts as long.
    pub turns: usize,
}

/// The number of random games of which one lasts as long as an opening.
const TRIES: usize = 20;
/// The number of turns that are left to play at least, if no random game lasts as long.
const TURNS_LEFT: usize = 10;

impl Opening {
    /// A new game of Biloba.
    pub const NEW: Opening = Opening { kind: GameKind::Biloba, turns: 0 };

    /// A game after this opening. The salt chooses among random ones.
    fn game(self, salt: usize) -> Game {
        let mut longest = Game::new(Setup::new(self.kind, None, None).expect("the default set-up"));
        for attempt in 0..TRIES {
            let mut game = Game::new(longest.setup());
            while game.seat().is_some() && game.turns().len() < self.turns {
                let turn = random_turn(&game, salt + attempt * 31 + game.turns().len());
                game.play(&turn).expect("it is legal");
            }
            if game.seat().is_some() {
                return game;
            }
            if game.turns().len() > longest.turns().len() {
                longest = game;
            }
        }
        longest.rewound_to(longest.turns().len().saturating_sub(TURNS_LEFT))
    }
}

/// Some legal turn of a game that is not over.
fn random_turn(game: &Game, salt: usize) -> String {
    let mut turns = game.position().legal_turns();
    turns.swap_remove(salt.wrapping_mul(7919) % turns.len())
}

/// A table as the people know it.
pub struct OpenTable {
    pub place: GuildChannel,
    opening: Opening,
    pub game: Game,
}

impl OpenTable {
    /// Whether the stored table is the same.
    pub async fn is_stored(&self, host: &Host) -> bool {
        let channel = TableRef::Channel(self.place.channel.parse().expect("an id"));
        let stored = host.tables().load(channel).await.expect("a table");
        stored.game().expect("a game").turns() == self.game.turns()
    }
}

/// The clients of both people.
pub struct People {
    base: String,
    http: reqwest::Client,
    players: [Player; 2],
    /// The store in which tables are opened, which is not measured; `None` if the bot knows no tables.
    store: Option<Store>,
    /// The `/move` command, once it is registered.
    command: OnceLock<Value>,
    nonces: AtomicU64,
    /// Permits for requests under way, each of which has a connection.
    requests: Semaphore,
    waiting: Mutex<HashMap<String, oneshot::Sender<bool>>>,
    /// The number of interactions that Discord has accepted.
    entered: AtomicU64,
    /// The number of answers that the bot is busy.
    busy: AtomicU64,
}

impl People {
    pub fn new(sandbox: &Sandbox, store: Option<Store>) -> People {
        let &[ana, ben] = sandbox.person_ids() else { unreachable!("there are two") };
        let player = |id, name: &str| Player::human(id, name.to_owned());
        People {
            base: sandbox.base_url(),
            http: reqwest::Client::builder().no_proxy().build().expect("a client"),
            players: [player(PlayerId(ana), "Ana"), player(PlayerId(ben), "Ben")],
            store,
            command: OnceLock::new(),
            nonces: AtomicU64::new(0),
            requests: Semaphore::new(MAX_REQUESTS),
            waiting: Mutex::default(),
            entered: AtomicU64::new(0),
            busy: AtomicU64::new(0),
        }
    }

    async fn call(&self, method: reqwest::Method, who: &str, path: &str, body: &Value) -> Value {
        let request = self.http.request(method, format!("{}/api/v10{path}", self.base));
        let request = request.header("Authorization", format!("user-{who}"));
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.json().await.unwrap_or_default()
    }

    async fn get(&self, path: &str) -> Value {
        self.call(reqwest::Method::GET, PEOPLE[0], path, &Value::Null).await
    }

    /// Creates threads for the tables, spread over the servers.
    pub async fn create_threads(&self, count: usize) -> Vec<GuildChannel> {
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let mut channels = Vec::new();
        for guild in self.get("/users/@me/guilds").await.as_array().expect("servers") {
            let guild = text(&guild["id"]);
            let channel = text(&self.get(&format!("/guilds/{guild}/channels")).await[0]["id"]);
            channels.push(GuildChannel { guild, channel });
        }
        let mut places = Vec::new();
        for (number, GuildChannel { guild, channel }) in channels.iter().cycle().take(count).enumerate() {
            let path = format!("/channels/{channel}/threads");
            let thread = json!({ "name": format!("table {number}"), "type": 11 });
            let thread = self.call(reqwest::Method::POST, PEOPLE[0], &path, &thread).await;
            places.push(GuildChannel { guild: guild.clone(), channel: text(&thread["id"]) });
        }
        places
    }

    /// Connects both people, and waits until the bot answers at each of these tables.
    pub async fn begin(self: &Arc<People>, tables: &[OpenTable]) {
        for who in PEOPLE {
            // On a thread of its own: a client that reads too slowly is disconnected.
            let (people, runtime) = (self.clone(), Builder::new_current_thread().enable_all().build());
            thread::spawn(move || runtime.expect("a runtime").block_on(people.listen(who)));
        }
        self.wait_until_answered(tables.iter().map(|table| &table.place)).await;
        tokio::time::sleep(SETTLING_TIME).await;
    }

    /// Waits until the bot answers in each of these channels.
    async fn wait_until_answered<'p>(&self, places: impl Iterator<Item = &'p GuildChannel>) {
        for place in places {
            while self.command.get().is_none() {
                tokio::time::sleep(POLL_INTERVAL).await;
                let index = self.get(&format!("/guilds/{}/application-command-index", place.guild)).await;
                let mut commands = index["application_commands"].as_array().into_iter().flatten();
                if let Some(command) = commands.find(|command| command["name"] == "move") {
                    self.command.set(command.clone()).expect("it was not known");
                }
            }
            while self.type_key(PEOPLE[0], place, "").await.is_none() {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        }
    }

    /// Opens a table in a channel. The salt chooses the turns before.
    pub async fn open_table(&self, place: &GuildChannel, opening: Opening, salt: usize) -> OpenTable {
        let game = opening.game(salt);
        if let Some(store) = &self.store {
            self.store_table(store, place, &game).await;
        }
        OpenTable { place: place.clone(), opening, game }
    }

    /// Writes a table to the store directly, since the host limits the tables of one person.
    async fn store_table(&self, store: &Store, place: &GuildChannel, game: &Game) {
        let now = Timestamp::UNIX_EPOCH;
        let [ana, ben] = self.players.clone();
        let players = [ana.id, ben.id];
        let new_table = NewTable {
            guild: place.guild.parse().ok(),
            ..NewTable::new(place.channel.parse().expect("an id"), ana, game.setup())
        };
        // A turn may be acknowledged before it is played.
        while store.active_table(new_table.channel).await.expect("a query").is_some() {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        let mut transaction = store.write().await.expect("a writer");
        let id = transaction.tables().insert(&new_table, now).await.expect("a free channel");
        let mut table = Table::open(id, new_table, now).expect("a valid table");
        let mut events = Vec::new();
        let mut execute = |table: &mut Table, command: &Command| {
            for event in table.decide(command, now).expect("it is possible") {
                table.apply(&event, now).expect("it was decided");
                events.push(event);
            }
        };
        execute(&mut table, &Command::Join { by: ben });
        for text in game.turns() {
            let seat = table.game().and_then(Game::seat).expect("the game goes on");
            execute(&mut table, &Command::Turn { by: players[seat], text: text.clone(), number: None });
        }
        assert!(
            transaction.tables().save(&table, &events, now).await.expect("a query"),
            "it is as it was opened"
        );
        let shown = DisplayedMessage {
            channel: table.channel(),
            message: MessageId(1),
            event_count: table.event_count(),
        };
        transaction.deliveries().save(id, shown).await.expect("a query");
        transaction.commit().await.expect("on disk");
    }

    /// Types into `/move` and returns the time until the choices came; `None` if they did not.
    pub async fn type_key(&self, who: &str, place: &GuildChannel, typed: &str) -> Option<Duration> {
        self.interact(4, who, place, json!({ "name": "turn", "type": 3, "value": typed, "focused": true }))
            .await
    }

    /// Enters `/move` and returns the time until it was acknowledged; `None` if it was not.
    pub async fn play_turn(&self, who: &str, place: &GuildChannel, turn: &str) -> Option<Duration> {
        self.interact(2, who, place, json!({ "name": "turn", "type": 3, "value": turn })).await
    }

    /// The number of interactions so far that Discord has accepted.
    pub fn entered(&self) -> u64 {
        self.entered.load(Ordering::Relaxed)
    }

    /// The number of answers so far that the bot is busy.
    pub fn busy_answers(&self) -> u64 {
        self.busy.load(Ordering::Relaxed)
    }

    async fn interact(&self, kind: u64, who: &str, place: &GuildChannel, option: Value) -> Option<Duration> {
        let nonce = self.nonces.fetch_add(1, Ordering::Relaxed).to_string();
        let (sender, answered) = oneshot::channel();
        self.waiting.lock().expect("no panic").insert(nonce.clone(), sender);
        let command = self.command.get().expect("it is known");
        let data = json!({ "id": command["id"], "version": command["version"], "name": "move", "type": 1,
            "options": [option] });
        let body = json!({ "type": kind, "application_id": command["application_id"], "guild_id": place.guild,
            "channel_id": place.channel, "session_id": "load", "nonce": nonce, "data": data });
        let permit = self.requests.acquire().await.expect("it is open");
        let begin = Instant::now();
        self.call(reqwest::Method::POST, who, "/interactions", &body).await;
        drop(permit);
        self.entered.fetch_add(1, Ordering::Relaxed);
        answered.await.expect("the gateway reports the result").then(|| begin.elapsed())
    }

    /// Receives the results of a person's interactions.
    async fn listen(self: Arc<People>, who: &'static str) {
        let gateway = format!("{}/gateway?v=10&encoding=json", self.base.replacen("http", "ws", 1));
        let (mut socket, _) = connect_async(gateway).await.expect("the gateway");
        let hello = json!({ "op": 2, "d": { "token": format!("user-{who}"), "properties": {} } });
        socket.send(tungstenite::Message::text(hello.to_string())).await.expect("an open socket");
        let mut heartbeats = tokio::time::interval(HEARTBEAT_INTERVAL);
        loop {
            let frame = tokio::select! {
                frame = socket.next() => frame,
                _ = heartbeats.tick() => {
                    let beat = json!({ "op": 1, "d": null }).to_string();
                    socket.send(tungstenite::Message::text(beat)).await.expect("an open socket");
                    continue;
                }
            };
            let Some(Ok(frame)) = frame else { break };
            let Ok(text) = frame.to_text() else { continue };
            if text.contains("MESSAGE_CREATE") && text.contains("very busy right now") {
                self.busy.fetch_add(1, Ordering::Relaxed);
            }
            if !RESULT_EVENTS.iter().any(|name| text.contains(name)) {
                continue;
            }
            let Ok(event) = serde_json::from_str::<Value>(text) else { continue };
            let nonce = event["d"]["nonce"].as_str().unwrap_or_default();
            if let Some(sender) = self.waiting.lock().expect("no panic").remove(nonce) {
                // The waiting side may have given up.
                let _ = sender.send(event["t"] != FAILED);
            }
        }
        // An interaction that failed to be sent has no result.
        self.waiting.lock().expect("no panic").clear();
    }
}

/// Some legal turn at a table, on which a new game starts when one is over.
pub async fn choose(people: &People, table: &mut OpenTable, salt: usize) -> String {
    if table.game.seat().is_none() {
        *table = people.open_table(&table.place, table.opening, salt).await;
    }
    random_turn(&table.game, salt)
}

/// Plays a turn and returns the time until it was acknowledged.
pub async fn play(people: &People, table: &mut OpenTable, turn: &str) -> Duration {
    let seat = table.game.seat().expect("it is somebody's turn");
    let time =
        people.play_turn(PEOPLE[seat], &table.place, turn).await.expect("an answer within three seconds");
    table.game.play(turn).expect("it is legal");
    time
}
