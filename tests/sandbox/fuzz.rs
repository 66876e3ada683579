//! Random requests to all routes and random frames, the same in each run: no panic, no growth, and answers that Discord could
//! give. `BSIDE_LONG=1` sends a million.

use proptest::prelude::*;
use proptest::test_runner::TestRng;
use serde_json::{Map, Value, json};
use std::time::{Duration, Instant};

use crate::client::*;
use bside::sandbox::{Sandbox, Settings, WorldConfig};
use bside_test_support::DiscordSchema;
use bside_test_support::properties::{is_long, random_numbers};

/// All operations of Discord's API.
const OPERATIONS: &str = include_str!("../data/discord-schema.txt");
/// The routes of people's clients, and of the sandbox itself.
const OTHER_OPERATIONS: [&str; 8] = [
    "POST /interactions",
    "GET /guilds/{guild_id}/application-command-index",
    "GET /channels/{channel_id}/application-command-index",
    "GET /users/@me/channels",
    "POST /interactions/{interaction_id}/{interaction_token}/callback",
    "POST /channels/{channel_id}/messages",
    "PATCH /channels/{channel_id}/messages/{message_id}",
    "POST /channels/{channel_id}/threads",
];
/// The codes of errors that the sandbox gives, all of them Discord's. 0 is for errors without a code.
const CODES: [u64; 52] = [
    0, 10002, 10003, 10004, 10006, 10007, 10008, 10009, 10011, 10013, 10014, 10015, 10026, 10062, 10063,
    10066, 20001, 20012, 30003, 30005, 30007, 30010, 30013, 30032, 30046, 40003, 40005, 40033, 40060, 50001,
    50003, 50005, 50006, 50007, 50008, 50013, 50021, 50024, 50027, 50028, 50033, 50034, 50035, 50055, 50083,
    50109, 160_002, 160_004, 160_005, 160_006, 220_001, 50068,
];
/// The time of a request.
const MAX_TIME: Duration = Duration::from_secs(5);
/// The greatest time of a request in a long run, which may have a low priority.
const MAX_TIME_OF_LONG_RUN: Duration = Duration::from_secs(60);
/// The requests between two resets of the world.
const REQUESTS_PER_WORLD: usize = 400;

const WORLD: &str = r#"
    applications = [
        { name = "One", id = 1100000000000000001, token = "one", intents = ["members", "presences", "content"] },
        { name = "Two", id = 1100000000000000002, token = "two" },
    ]
    people = [
        { username = "ana", name = "Ana", id = 1100000000000000031 },
        { username = "ben", name = "Ben", id = 1100000000000000032, applications = ["Two"] },
    ]
    [[servers]]
    name = "Here"
    id = 1100000000000000010
    owner = "ana"
    roles = [
        { name = "Low", id = 1100000000000000041 },
        { name = "One", id = 1100000000000000042, application = "One", permissions = ["ADMINISTRATOR"] },
    ]
    channels = [
        { name = "one", id = 1100000000000000021 },
        { name = "two", id = 1100000000000000022, kind = "forum" },
        { name = "three", id = 1100000000000000023, kind = "announcement" },
        { name = "four", id = 1100000000000000024, kind = "voice" },
    ]
"#;

/// Bodies from which random ones are made.
fn seeds() -> Vec<Value> {
    let row = json!({ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] });
    let menu = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "l", "value": "v" }] });
    let text = json!({ "type": 10, "content": "x" });
    let container = json!({ "type": 17, "components": [
        text, row, { "type": 14 }, { "type": 12, "items": [{ "media": { "url": "https://example.org/a.png" } }] },
        { "type": 9, "components": [text], "accessory": { "type": 2, "style": 2, "label": "c", "custom_id": "c" } },
    ]});
    let embed =
        json!({ "title": "t", "description": "d", "color": 5, "fields": [{ "name": "n", "value": "v" }] });
    let option =
        json!({ "type": 3, "name": "o", "description": "d", "choices": [{ "name": "c", "value": "v" }] });
    let command = json!({ "name": "go", "description": "d", "options": [option] });
    let label = json!({ "type": 18, "label": "l", "component": { "type": 4, "custom_id": "t", "style": 1 } });
    let interaction = json!({ "type": 3, "application_id": APPLICATION, "channel_id": CHANNEL, "message_id": "MESSAGE",
        "data": { "component_type": 2, "custom_id": "b" } });
    vec![
        json!({ "content": "x", "components": [row, { "type": 1, "components": [menu] }], "embeds": [embed] }),
        json!({ "content": "x", "message_reference": { "message_id": "MESSAGE" }, "allowed_mentions": { "parse": ["users"] } }),
        json!({ "flags": 32768, "components": [container, text] }),
        json!({ "type": 4, "data": { "content": "x", "components": [row], "flags": 64 } }),
        json!({ "type": 9, "data": { "title": "t", "custom_id": "m", "components": [label, text] } }),
        json!({ "name": "x", "message": { "content": "x" }, "type": 11, "auto_archive_duration": 60 }),
        json!({ "name": "x", "topic": "t", "archived": true, "locked": false, "permissions": "1024", "color": 5 }),
        json!({ "nick": "n", "roles": ["1100000000000000041"], "communication_disabled_until": "2026-01-01T00:00:00Z" }),
        json!({ "messages": ["MESSAGE", "5000000000000000000"], "recipient_id": ANA, "allow": "0", "deny": "1024" }),
        json!({ "type": 0, "delete_message_seconds": 60, "permission_overwrites": [{ "id": GUILD, "type": 0, "allow": "0", "deny": "1024" }] }),
        json!([{ "type": 1, "key": "k", "name": "n", "description": "d" }, { "id": "1100000000000000041", "position": 1 }]),
        json!([command]),
        command,
        interaction,
        json!({}),
    ]
}

/// The knowledge of the world that the random requests use.
struct Fuzzer {
    rng: TestRng,
    seeds: Vec<Value>,
    operations: Vec<(String, String)>,
    /// Ids and tokens that answers have named.
    messages: Vec<String>,
    ids: Vec<String>,
    interactions: Vec<(String, String)>,
}

impl Fuzzer {
    fn new() -> Fuzzer {
        let lines = OPERATIONS.lines().filter_map(|line| line.strip_prefix("operation "));
        let known = lines.filter_map(|line| line.rsplit_once(' ')).map(|(operation, _)| operation);
        let all = known.chain(OTHER_OPERATIONS).filter_map(|operation| operation.split_once(' '));
        let operations: Vec<_> = all.map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
        assert!(operations.len() > 200, "they are found");
        let (messages, ids, interactions) = (Vec::new(), Vec::new(), Vec::new());
        Fuzzer { rng: random_numbers(), seeds: seeds(), operations, messages, ids, interactions }
    }

    fn below(&mut self, end: usize) -> usize {
        self.rng.random_range(0..end.max(1))
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick(&mut self, list: &[&str]) -> String {
        list[self.below(list.len())].to_owned()
    }

    /// A text that a client should not send.
    fn odd_text(&mut self) -> String {
        match self.below(8) {
            0 => String::new(),
            1 => "x".repeat(self.below(5000)),
            2 => "é🏳️‍🌈\u{202e}\0".to_owned(),
            3 => "-1".to_owned(),
            4 => "18446744073709551616".to_owned(),
            5 => "attachment://x.png".to_owned(),
            6 => {
                self.pick(&["@me", "@original", "user-ana", "null", "../..", "2026-01-01T00:00:00Z", "<@&1>"])
            }
            _ => self.id(),
        }
    }

    fn id(&mut self) -> String {
        let known = [
            APPLICATION,
            GUILD,
            CHANNEL,
            ANA,
            BEN,
            "1100000000000000002",
            "1100000000000000022",
            "1100000000000000023",
            "1100000000000000024",
            "1100000000000000041",
            "1100000000000000042",
            "5",
            "0",
        ];
        match (self.below(3), self.ids.len(), self.messages.len()) {
            (0, 1.., _) => self.ids[self.rng.random_range(0..self.ids.len())].clone(),
            (1, _, 1..) => self.messages[self.rng.random_range(0..self.messages.len())].clone(),
            _ => self.pick(&known),
        }
    }

    fn message(&mut self) -> String {
        match self.messages.len() {
            0 => "5".to_owned(),
            count => self.messages[self.rng.random_range(0..count)].clone(),
        }
    }

    /// A path with its parameters.
    fn path(&mut self, template: &str) -> String {
        let interaction = match self.interactions.len() {
            0 => ("5".to_owned(), "token".to_owned()),
            count => self.interactions[self.rng.random_range(0..count)].clone(),
        };
        let mut parts = Vec::new();
        for part in template.split('/') {
            let part = match part {
                _ if !part.starts_with('{') => part.to_owned(),
                _ if self.one_in(12) => urlencoded(&self.odd_text()),
                "{channel_id}" if !self.one_in(4) => CHANNEL.to_owned(),
                "{guild_id}" => GUILD.to_owned(),
                "{application_id}" => APPLICATION.to_owned(),
                "{message_id}" => self.message(),
                "{emoji_name}" => self.pick(&["%F0%9F%91%8D", "%E2%9D%A4", "x:5", "x"]),
                "{interaction_id}" => interaction.0.clone(),
                "{interaction_token}" | "{webhook_token}" => interaction.1.clone(),
                "{webhook_id}" if self.one_in(2) => APPLICATION.to_owned(),
                _ => self.id(),
            };
            parts.push(part);
        }
        let mut path = parts.join("/");
        if self.one_in(4) {
            let key = self.pick(&[
                "limit",
                "after",
                "before",
                "around",
                "wait",
                "with_counts",
                "query",
                "thread_id",
                "with_member",
            ]);
            let value = urlencoded(&self.odd_text());
            path = format!("{path}?{key}={value}");
        }
        path
    }

    /// A random value.
    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth > 4 { 6 } else { 9 }) {
            0 => Value::Null,
            1 => json!(self.one_in(2)),
            2 => json!(self.rng.random_range(-2_i64..40)),
            3 => json!([i64::MIN, i64::MAX, 1 << 53, 32768, 64][self.below(5)]),
            4 => json!(1.5),
            5 => json!(self.odd_text()),
            6 => (0..self.below(60)).map(|_| self.value(depth + 3)).collect(),
            7 => (0..self.below(4)).map(|_| self.value(depth + 1)).collect(),
            _ => {
                let keys = [
                    "type",
                    "id",
                    "components",
                    "content",
                    "data",
                    "options",
                    "name",
                    "value",
                    "custom_id",
                    "x",
                ];
                let fields = (0..self.below(4)).map(|_| (self.pick(&keys), self.value(depth + 1)));
                Value::Object(fields.collect::<Map<_, _>>())
            }
        }
    }

    /// Changes a value in places.
    fn mutate(&mut self, value: &mut Value, depth: usize) {
        if *value == "MESSAGE" {
            *value = json!(self.message());
        }
        if depth > 0 && self.one_in(14) {
            *value = self.value(depth);
            return;
        }
        match value {
            Value::Array(items) => {
                if self.one_in(12) && !items.is_empty() {
                    let (item, count) = (items[0].clone(), self.below(60));
                    items.extend(vec![item; count]);
                }
                items.iter_mut().for_each(|item| self.mutate(item, depth + 1));
            }
            Value::Object(fields) => {
                fields.retain(|_, _| !self.one_in(25));
                fields.values_mut().for_each(|value| self.mutate(value, depth + 1));
            }
            _ => {}
        }
    }

    fn body(&mut self) -> Value {
        if self.one_in(10) {
            return self.value(0);
        }
        let mut body = self.seeds[self.rng.random_range(0..self.seeds.len())].clone();
        if !self.one_in(3) {
            self.mutate(&mut body, 0);
        } else {
            self.mutate(&mut body, usize::MAX >> 1);
        }
        body
    }

    /// Notes what an answer names.
    fn learn(&mut self, path: &str, answer: &Value) {
        let Some(id) = answer["id"].as_str() else { return };
        let list = if path.ends_with("/messages") { &mut self.messages } else { &mut self.ids };
        list.push(id.to_owned());
        if list.len() > 30 {
            list.remove(0);
        }
        if let Some(token) = answer["token"].as_str() {
            self.interactions.push((id.to_owned(), token.to_owned()));
        }
    }
}

fn urlencoded(text: &str) -> String {
    text.bytes().take(300).map(|byte| format!("%{byte:02X}")).collect()
}

/// The memory of this process in KiB.
fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

async fn start() -> Sandbox {
    let settings = Settings {
        world: WorldConfig::from_toml(WORLD).unwrap(),
        enforce_rate_limits: false,
        is_deterministic: true,
        ..Settings::default()
    };
    Sandbox::start(settings).await.unwrap()
}

/// Whether an answer is one that Discord could give.
fn check_answer(status: u16, answer: &Value) -> Result<(), String> {
    match status {
        200 | 201 | 204 => Ok(()),
        429 if answer["code"].is_null() && answer["retry_after"].is_number() => Ok(()),
        400 | 401 | 403 | 404 | 405 | 408 | 413 | 429 | 501 => {
            let code = answer["code"].as_u64().ok_or("an error without a code")?;
            let is_known = CODES.contains(&code) && answer["message"].is_string();
            if is_known { Ok(()) } else { Err("not one of Discord's codes".to_owned()) }
        }
        _ => Err("not one of Discord's".to_owned()),
    }
}

#[tokio::test]
async fn random_requests_get_answers_of_discord() {
    let (total, max_time) = match is_long() {
        true => (1_000_000, MAX_TIME_OF_LONG_RUN),
        false => (3_000, MAX_TIME),
    };
    let sandbox = start().await;
    let mut fuzzer = Fuzzer::new();
    let schema = DiscordSchema::load();
    let clients = ["Bot one", "Bot one", "Bot one", "Bot two", "user-ana", "user-ben", "Bot wrong"]
        .map(|token| ApiClient::new(&sandbox, token));
    let (mut bot, _) = GatewayClient::connected(&sandbox, "one").await;
    let (mut seen, mut early) = (sandbox.requests_after(0).1, 0);
    for number in 0..total {
        if number % REQUESTS_PER_WORLD == 0 {
            sandbox.reset().unwrap();
            (fuzzer.messages, fuzzer.ids, fuzzer.interactions) = Default::default();
            bot = GatewayClient::connected(&sandbox, "one").await.0;
        }
        let (method, template) =
            fuzzer.operations[fuzzer.rng.random_range(0..fuzzer.operations.len())].clone();
        let (path, body) = (fuzzer.path(&template), fuzzer.body());
        let client = &clients[fuzzer.below(clients.len())];
        let before = Instant::now();
        let (status, answer) = match fuzzer.below(12) {
            0 => client.upload(&method, &path, &body, &[("x.png", b"x")]).await,
            1 => {
                let kind = fuzzer.pick(&[
                    "application/json",
                    "text/plain",
                    "application/x-www-form-urlencoded",
                    "multipart/form-data; boundary=line",
                ]);
                let mut bytes = body.to_string().into_bytes();
                bytes.truncate(fuzzer.below(bytes.len() + 1));
                client.call_raw(&method, &path, &kind, bytes).await
            }
            2 => client.status(&method, &path).await,
            _ => client.call(&method, &path, &body).await,
        };
        let what = format!("request {number}: {method} {path} {body}\n{status} {answer}");
        assert!(before.elapsed() < max_time, "slow: {what}");
        if let Err(error) = check_answer(status, &answer) {
            panic!("{error}: {what}");
        }
        fuzzer.learn(path.split('?').next().unwrap_or_default(), &answer);
        let (recorded, next) = sandbox.requests_after(seen);
        seen = next;
        let is_checked = !is_long() || number % 50 == 0;
        for request in recorded.iter().filter(|request| is_checked && request.status < 400) {
            if let Some(Err(error)) = schema.map(|schema| schema.check_response(request)) {
                panic!("Discord would not answer so: {error}\n{what}");
            }
        }
        if status == 204
            && template == "/interactions"
            && let Ok(Ok(payload)) = tokio::time::timeout(Duration::from_millis(200), bot.next()).await
            && payload["t"] == "INTERACTION_CREATE"
        {
            let part = |key: &str| payload["d"][key].as_str().unwrap().to_owned();
            fuzzer.interactions.push((part("id"), part("token")));
        }
        if number == total / 2 {
            early = resident_kib();
        }
    }
    let grown = resident_kib().saturating_sub(early) / 1024;
    // Other tests use the memory of the process too, so that a long run has to be alone.
    assert!(grown < 100 || !is_long(), "the second half took {grown} MiB");
    let (status, _) = ApiClient::new(&sandbox, "Bot one").status("GET", "/users/@me").await;
    assert_eq!(status, 200, "it still answers");
}

#[tokio::test]
async fn random_frames_get_close_codes_of_discord() {
    let total = if is_long() { 50_000 } else { 300 };
    let sandbox = start().await;
    let mut fuzzer = Fuzzer::new();
    for number in 0..total {
        let mut socket = GatewayClient::open(&sandbox).await;
        for _ in 0..=fuzzer.below(3) {
            let op = [1, 2, 3, 4, 6, 8, 14, 31, 37, 99][fuzzer.below(10)];
            let mut data = match op {
                2 => identity(["one", "two", "user-ana"][fuzzer.below(3)]),
                6 => json!({ "token": "one", "session_id": "0", "seq": 1 }),
                8 => json!({ "guild_id": GUILD, "query": "", "limit": 0, "user_ids": [ANA] }),
                _ => json!({ "guild_ids": [GUILD] }),
            };
            let mut frame = json!({ "op": op, "d": data.take() });
            if fuzzer.one_in(2) {
                fuzzer.mutate(&mut frame, 0);
            }
            let mut bytes = frame.to_string().into_bytes();
            if fuzzer.one_in(8) {
                bytes.truncate(fuzzer.below(bytes.len()));
            }
            // The connection may have been closed meanwhile.
            socket.try_send_binary(bytes).await;
        }
        socket.try_send_binary(b"{".to_vec()).await;
        let code = socket.close_code().await;
        assert!(code.is_none_or(|code| (4001..=4014).contains(&code)), "connection {number}: {code:?}");
    }
    assert_eq!(ApiClient::new(&sandbox, "Bot one").status("GET", "/users/@me").await.0, 200);
}
