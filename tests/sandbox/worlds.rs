//! Other worlds than the usual one: several applications, shards, and what each of them asked.

use bside::sandbox::{Sandbox, Settings, WorldConfig};
use serde_json::{Value, json};
use std::time::Duration;

use crate::client::*;

const WORLD: &str = r#"
    applications = [
        { name = "One", id = 1100000000000000001, token = "one.one.one" },
        { name = "Two", id = 1100000000000000002, token = "two.two.two", intents = ["content"], shards = 2 },
    ]
    people = [{ username = "ana", name = "Ana", id = 1100000000000000031 }]
    [[servers]]
    name = "Even"
    id = 8388608
    owner = "ana"
    channels = [{ name = "even", id = 1100000000000000021 }]
    [[servers]]
    name = "Odd"
    id = 12582912
    owner = "ana"
    channels = [{ name = "odd", id = 1100000000000000022 }]
"#;
const ODD: &str = "1100000000000000022";

async fn register(bot: &Api, application: u64, name: &str) {
    let command = json!({ "name": name, "description": "d" });
    let (status, body) =
        bot.call("PUT", &format!("/applications/{application}/commands"), &json!([command])).await;
    assert_eq!(status, 200, "{body}");
}

fn sharded(token: &str, number: u64, of: u64) -> Value {
    let mut identity = identity(token);
    identity["shard"] = json!([number, of]);
    identity
}

#[tokio::test]
async fn each_application_hears_only_what_is_its_own() {
    let sandbox = world(WORLD).await;
    let (one, two) = (Api::new(&sandbox, "Bot one.one.one"), Api::new(&sandbox, "Bot two.two.two"));
    register(&one, 1_100_000_000_000_000_001, "first").await;
    register(&two, 1_100_000_000_000_000_002, "second").await;
    assert_eq!(two.status("GET", "/applications/1100000000000000001/commands").await.1["code"], 20012);
    let ana = Api::person(&sandbox, "ana");
    let index = ana.get("/guilds/8388608/application-command-index").await;
    assert_eq!(index["applications"].as_array().unwrap().len(), 2);
    let (mut hers, _) = Socket::identified(&sandbox, "one.one.one").await;
    let first = ana.offered(TABLE, "first").await.unwrap();
    ana.interact(2, TABLE, &first, json!({}), "n").await;
    let interaction = hers.event("INTERACTION_CREATE").await;
    assert_eq!(interaction["application_id"], "1100000000000000001");
    let foreign = format!("/webhooks/1100000000000000002/{}", interaction["token"].as_str().unwrap());
    assert_eq!(two.call("POST", &foreign, &json!({ "content": "x" })).await.1["code"], 50027);
    ana.call("POST", &format!("/channels/{TABLE}/messages"), &json!({ "content": "hello" })).await;
    let words = |list: Value| list[0]["content"].as_str().unwrap().to_owned();
    assert_eq!(words(one.get(&format!("/channels/{TABLE}/messages")).await), "");
    assert_eq!(words(two.get(&format!("/channels/{TABLE}/messages")).await), "hello", "it has the intent");
}

#[tokio::test]
async fn a_server_belongs_to_one_shard() {
    let sandbox = world(WORLD).await;
    let two = Api::new(&sandbox, "Bot two.two.two");
    register(&two, 1_100_000_000_000_000_002, "go").await;
    assert_eq!(two.get("/gateway/bot").await["shards"], 2);
    for one in [identity("two.two.two"), sharded("two.two.two", 0, 1)] {
        let mut socket = Socket::open(&sandbox).await;
        socket.say(2, one).await;
        assert_eq!(socket.closed().await, Some(4011), "one shard does not do");
    }
    let mut shards = Vec::new();
    for number in 0..2 {
        let mut socket = Socket::open(&sandbox).await;
        socket.say(2, sharded("two.two.two", number, 2)).await;
        let ready = socket.event("READY").await;
        assert_eq!(ready["shard"], json!([number, 2]));
        assert_eq!(ready["guilds"].as_array().unwrap().len(), 1);
        shards.push(socket);
    }
    let ana = Api::person(&sandbox, "ana");
    let (_, direct) =
        ana.call("POST", "/users/@me/channels", &json!({ "recipient_id": "1100000000000000002" })).await;
    for (channel, number) in [(TABLE, 0), (ODD, 1), (direct["id"].as_str().unwrap(), 0)] {
        let go = ana.offered(channel, "go").await.unwrap();
        assert_eq!(ana.interact(2, channel, &go, json!({}), "n").await.0, 204);
        assert_eq!(shards[number].event("INTERACTION_CREATE").await["channel_id"], channel);
    }
}

#[tokio::test]
async fn what_bots_ask_is_written_down_with_what_was_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("requests.jsonl");
    let settings = Settings {
        world: WorldConfig::from_toml(WORLD).unwrap(),
        request_log: Some(file.clone()),
        ..Settings::default()
    };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let one = Api::new(&sandbox, "Bot one.one.one");
    let path = format!("/channels/{TABLE}/messages");
    one.call("POST", &path, &json!({ "content": "x" })).await;
    one.call("POST", &path, &json!({ "content": "x".repeat(2001) })).await;
    Api::person(&sandbox, "ana").call("POST", &path, &json!({ "content": "x" })).await;
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "what people do is not in it");
    assert!(lines.iter().all(|line| line["application"] == "1100000000000000001" && line["at"].is_string()));
    assert_eq!((&lines[0]["taken"], &lines[0]["body"]["content"]), (&json!(true), &json!("x")));
    assert_eq!((&lines[1]["taken"], &lines[1]["status"]), (&json!(false), &json!(400)));
    assert_eq!(lines[1]["answer"]["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
}

#[tokio::test]
async fn faults_come_by_http() {
    let sandbox = sandbox().await;
    let ana = Api::person(&sandbox, "ana");
    let wish = async |fault: Value| ana.fault(&fault).await;
    let mut bot = Bot::start(&sandbox).await;
    assert_eq!(wish(json!({ "kind": "refusal", "path": "/users", "status": 403, "code": 50001 })).await, 204);
    assert_eq!(bot.api.status("GET", "/users/@me").await.1["code"], 50001);
    assert_eq!(wish(json!({ "kind": "delay", "path": "/users", "millis": 300 })).await, 204);
    let begin = std::time::Instant::now();
    assert_eq!(bot.api.status("GET", "/users/@me").await.0, 200);
    assert!(begin.elapsed() >= Duration::from_millis(300));
    assert_eq!(wish(json!({ "kind": "no_ack" })).await, 204);
    bot.socket.say(1, Value::Null).await;
    bot.socket.say(1, Value::Null).await;
    while bot.socket.next().await.unwrap()["op"] != 11 {}
    ana.run("go", json!([]), "n").await;
    loop {
        let payload = bot.socket.next().await.unwrap();
        assert_ne!(payload["op"], 11, "one of two heartbeats is acknowledged");
        if payload["t"] == "INTERACTION_CREATE" {
            break;
        }
    }
    assert_eq!(wish(json!({ "kind": "close", "code": 4000 })).await, 204);
    assert_eq!(bot.socket.closed().await, Some(4000));
    assert_eq!(wish(json!({ "kind": "worse" })).await, 400);
}
