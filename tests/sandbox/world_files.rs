//! Worlds with several applications and shards, and the request log.

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

async fn register(bot: &ApiClient, application: u64, name: &str) {
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
async fn each_application_gets_only_its_own_interactions() {
    let sandbox = world(WORLD).await;
    let (one, two) =
        (ApiClient::new(&sandbox, "Bot one.one.one"), ApiClient::new(&sandbox, "Bot two.two.two"));
    register(&one, 1_100_000_000_000_000_001, "first").await;
    register(&two, 1_100_000_000_000_000_002, "second").await;
    assert_eq!(two.status("GET", "/applications/1100000000000000001/commands").await.1["code"], 20012);
    let ana = ApiClient::person(&sandbox, "ana");
    let index = ana.get("/guilds/8388608/application-command-index").await;
    assert_eq!(index["applications"].as_array().unwrap().len(), 2);
    let (mut socket, _) = GatewayClient::connected(&sandbox, "one.one.one").await;
    let first = ana.find_command(CHANNEL, "first").await.unwrap();
    ana.interact(2, CHANNEL, &first, json!({}), "n").await;
    let interaction = socket.event("INTERACTION_CREATE").await;
    assert_eq!(interaction["application_id"], "1100000000000000001");
    let foreign = format!("/webhooks/1100000000000000002/{}", interaction["token"].as_str().unwrap());
    assert_eq!(two.call("POST", &foreign, &json!({ "content": "x" })).await.1["code"], 50027);
    ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "hello" })).await;
    let content = |list: Value| list[0]["content"].as_str().unwrap().to_owned();
    assert_eq!(content(one.get(&format!("/channels/{CHANNEL}/messages")).await), "");
    assert_eq!(
        content(two.get(&format!("/channels/{CHANNEL}/messages")).await),
        "hello",
        "the application has the intent"
    );
}

#[tokio::test]
async fn a_guild_belongs_to_one_shard() {
    let sandbox = world(WORLD).await;
    let two = ApiClient::new(&sandbox, "Bot two.two.two");
    register(&two, 1_100_000_000_000_000_002, "go").await;
    assert_eq!(two.get("/gateway/bot").await["shards"], 2);
    for one in [identity("two.two.two"), sharded("two.two.two", 0, 1)] {
        let mut socket = GatewayClient::open(&sandbox).await;
        socket.send(2, one).await;
        assert_eq!(socket.close_code().await, Some(4011), "the application needs two shards");
    }
    let mut shards = Vec::new();
    for number in 0..2 {
        let mut socket = GatewayClient::open(&sandbox).await;
        socket.send(2, sharded("two.two.two", number, 2)).await;
        let ready = socket.event("READY").await;
        assert_eq!(ready["shard"], json!([number, 2]));
        assert_eq!(ready["guilds"].as_array().unwrap().len(), 1);
        shards.push(socket);
    }
    let ana = ApiClient::person(&sandbox, "ana");
    let (_, direct) =
        ana.call("POST", "/users/@me/channels", &json!({ "recipient_id": "1100000000000000002" })).await;
    for (channel, number) in [(CHANNEL, 0), (ODD, 1), (direct["id"].as_str().unwrap(), 0)] {
        let go = ana.find_command(channel, "go").await.unwrap();
        assert_eq!(ana.interact(2, channel, &go, json!({}), "n").await.0, 204);
        assert_eq!(shards[number].event("INTERACTION_CREATE").await["channel_id"], channel);
    }
}

#[tokio::test]
async fn the_request_log_has_each_request_with_its_errors() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("requests.jsonl");
    let settings = Settings {
        world: WorldConfig::from_toml(WORLD).unwrap(),
        request_log: Some(file.clone()),
        ..Settings::default()
    };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let one = ApiClient::new(&sandbox, "Bot one.one.one");
    let path = format!("/channels/{CHANNEL}/messages");
    one.call("POST", &path, &json!({ "content": "x" })).await;
    one.call("POST", &path, &json!({ "content": "x".repeat(2001) })).await;
    ApiClient::person(&sandbox, "ana").call("POST", &path, &json!({ "content": "x" })).await;
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "requests of people are not logged");
    assert!(lines.iter().all(|line| line["application"] == "1100000000000000001" && line["at"].is_string()));
    assert_eq!((&lines[0]["taken"], &lines[0]["body"]["content"]), (&json!(true), &json!("x")));
    assert_eq!((&lines[1]["taken"], &lines[1]["status"]), (&json!(false), &json!(400)));
    assert_eq!(lines[1]["answer"]["errors"]["content"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
}

#[tokio::test]
async fn faults_can_be_injected_over_http() {
    let sandbox = sandbox().await;
    let ana = ApiClient::person(&sandbox, "ana");
    let inject = async |fault: Value| ana.inject(&fault).await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    assert_eq!(
        inject(json!({ "kind": "refusal", "path": "/users", "status": 403, "code": 50001 })).await,
        204
    );
    assert_eq!(bot.api.status("GET", "/users/@me").await.1["code"], 50001);
    assert_eq!(inject(json!({ "kind": "delay", "path": "/users", "millis": 300 })).await, 204);
    let begin = std::time::Instant::now();
    assert_eq!(bot.api.status("GET", "/users/@me").await.0, 200);
    assert!(begin.elapsed() >= Duration::from_millis(300));
    assert_eq!(inject(json!({ "kind": "no_ack" })).await, 204);
    bot.socket.send(1, Value::Null).await;
    bot.socket.send(1, Value::Null).await;
    while bot.socket.next().await.unwrap()["op"] != 11 {}
    ana.run("go", json!([]), "n").await;
    loop {
        let payload = bot.socket.next().await.unwrap();
        assert_ne!(payload["op"], 11, "one of two heartbeats is acknowledged");
        if payload["t"] == "INTERACTION_CREATE" {
            break;
        }
    }
    assert_eq!(inject(json!({ "kind": "close", "code": 4000 })).await, 204);
    assert_eq!(bot.socket.close_code().await, Some(4000));
    assert_eq!(inject(json!({ "kind": "worse" })).await, 400);
}

#[test]
fn a_byte_order_mark_before_a_world_is_ignored() {
    assert!(WorldConfig::from_toml(&format!("\u{feff}{WORLD}")).is_ok());
}
