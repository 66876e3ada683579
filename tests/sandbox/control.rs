//! The calls that steer the sandbox: faults, recorded requests, the clock and the reset.

use serde_json::{Value, json};
use std::time::Duration;

use crate::client::*;
use bside::sandbox::{Sandbox, Settings};

async fn deterministic() -> Sandbox {
    Sandbox::start(Settings { is_deterministic: true, ..Settings::default() }).await.unwrap()
}

#[tokio::test]
async fn faults_are_listed_added_and_cleared() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let fault = json!({ "kind": "error_response", "path": "/messages", "status": 403, "code": 50013 });
    assert_eq!(bot.control("POST", "/sandbox/faults", &fault).await, (204, Value::Null));
    let late = json!({ "kind": "late_interaction", "millis": 5 });
    assert_eq!(bot.control("POST", "/sandbox/faults", &late).await.0, 204);
    let (_, listed) = bot.control("GET", "/sandbox/faults", &Value::Null).await;
    assert_eq!(listed, json!([fault, late]), "as they were added");
    let messages = format!("/channels/{CHANNEL}/messages");
    assert_eq!(bot.call("POST", &messages, &json!({ "content": "x" })).await.1["code"], 50013);
    assert_eq!(bot.control("GET", "/sandbox/faults", &Value::Null).await.1, json!([late]));
    assert_eq!(bot.control("DELETE", "/sandbox/faults", &Value::Null).await.0, 204);
    assert_eq!(bot.control("GET", "/sandbox/faults", &Value::Null).await.1, json!([]));
    let stranger = ApiClient::new(&sandbox, "Bot wrong");
    for (method, path) in
        [("GET", "/sandbox/faults"), ("POST", "/sandbox/reset"), ("GET", "/sandbox/requests")]
    {
        assert_eq!(stranger.control(method, path, &Value::Null).await.0, 401, "{method} {path}");
    }
}

#[tokio::test]
async fn recorded_requests_are_filtered_and_paged() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    bot.get("/users/@me").await;
    bot.call("POST", &messages, &json!({ "content": "x" })).await;
    bot.call("POST", &messages, &json!({ "content": "" })).await;
    let list =
        async |query: &str| bot.control("GET", &format!("/sandbox/requests{query}"), &Value::Null).await.1;
    let all = list("").await;
    assert_eq!((all["requests"].as_array().unwrap().len(), &all["next"]), (3, &json!(3)));
    assert_eq!(all["requests"][0]["application"], APPLICATION, "ids are texts");
    let rejected = list("?verdict=rejected&path=/messages").await;
    assert_eq!(rejected["requests"][0]["answer"]["code"], 50006);
    assert_eq!(rejected["requests"].as_array().unwrap().len(), 1);
    let first = list("?method=POST&limit=1").await;
    assert_eq!((&first["requests"][0]["body"]["content"], &first["next"]), (&json!("x"), &json!(2)));
    let rest = list("?method=POST&after=2").await;
    assert_eq!((rest["requests"].as_array().unwrap().len(), &rest["next"]), (1, &json!(3)));
}

#[tokio::test]
async fn a_misspelt_filter_and_what_is_out_of_bounds_are_refused() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    for (query, named) in [
        ("verdct=rejected", "verdct"),
        ("verdict=reject", "verdict"),
        ("method=post", "method"),
        ("application=One", "application"),
        ("limit=0", "limit"),
        ("limit=1001", "limit"),
        ("after=-1", "after"),
    ] {
        let path = format!("/sandbox/requests?{query}");
        let (status, message) = bot.control_text("GET", &path, &Value::Null).await;
        assert!(status == 400 && message.contains(named), "{query}: {status} {message}");
    }
    for body in [
        json!({ "advance_millis": 11 * 365 * 24 * 3_600_000_u64 }),
        json!({ "advance_millis": -1 }),
        json!({ "advance_milis": 1 }),
        json!({ "advance_millis": 1, "more": 1 }),
    ] {
        assert_eq!(bot.control_text("POST", "/sandbox/clock", &body).await.0, 400, "{body}");
    }
    let decade = json!({ "advance_millis": 10 * 365 * 24 * 3_600_000_u64 });
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(bot.control_text("POST", "/sandbox/clock", &decade).await.0);
    }
    assert_eq!((statuses[0], statuses[7]), (200, 400), "the time ends in 2100: {statuses:?}");
    for fault in [
        json!({ "kind": "late_interaction", "millis": u64::MAX }),
        json!({ "kind": "reconnect", "millis": 5 }),
        json!({ "kind": "patched_interaction", "patch": [] }),
    ] {
        assert_eq!(bot.inject(&fault).await, 400, "{fault}");
    }
}

#[tokio::test]
async fn the_clock_moves_what_is_measured_by_it() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut page = GatewayClient::person(&sandbox, "ana").await;
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    let advanced = bot.api.control("POST", "/sandbox/clock", &json!({ "advance_millis": 3500 })).await;
    assert_eq!((advanced.0, &advanced.1["is_fixed"]), (200, &json!(false)));
    assert_eq!(page.event("INTERACTION_FAILURE").await["nonce"], "n");
    let late = bot.respond(&interaction, &json!({ "type": 5 })).await;
    assert_eq!(late.1["code"], 10062, "the three seconds are over");
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    assert_eq!(bot.respond(&interaction, &json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
    sandbox.advance_clock(Duration::from_secs(16 * 60));
    let edit = ScriptedBot::webhook(&interaction, "/messages/@original");
    assert_eq!(bot.api.call("PATCH", &edit, &json!({ "content": "y" })).await.1["code"], 50027);
    assert_eq!(bot.api.control("POST", "/sandbox/clock", &json!({ "advance_millis": "1" })).await.0, 400);
}

#[tokio::test]
async fn a_deterministic_world_has_the_same_ids_each_time() {
    let mut seen = Vec::new();
    for _ in 0..2 {
        let sandbox = deterministic().await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        ApiClient::person(&sandbox, "ana").run("go", json!([]), "n").await;
        let interaction = bot.next_interaction().await;
        let path = format!("/channels/{CHANNEL}/messages");
        let (_, message) = bot.api.call("POST", &path, &json!({ "content": "x" })).await;
        seen.push((
            sandbox.bot_token().to_owned(),
            interaction,
            message["id"].clone(),
            message["timestamp"].clone(),
        ));
    }
    assert_eq!(seen[0], seen[1]);
}

#[tokio::test]
async fn a_reset_goes_back_to_the_start() {
    for sandbox in [sandbox().await, deterministic().await] {
        let mut bot = ScriptedBot::start(&sandbox).await;
        let path = format!("/channels/{CHANNEL}/messages");
        let (_, message) = bot.api.upload("POST", &path, &json!({}), &[("a.txt", b"x")]).await;
        let file = message["attachments"][0]["url"].as_str().unwrap().to_owned();
        bot.api.control("POST", "/sandbox/faults", &json!({ "kind": "slow_upload", "millis": 1 })).await;
        ApiClient::person(&sandbox, "ana")
            .call("POST", &format!("/channels/{CHANNEL}/threads"), &json!({ "name": "x" }))
            .await;
        assert_eq!(bot.api.control("POST", "/sandbox/reset", &Value::Null).await, (204, Value::Null));
        let invalid = loop {
            let payload = bot.socket.next().await.unwrap();
            if payload["op"] == 9 {
                break payload["d"].clone();
            }
        };
        assert_eq!(invalid, false);
        bot.socket.send(2, identity(sandbox.bot_token())).await;
        let guild = bot.socket.event("GUILD_CREATE").await;
        assert_eq!(
            (guild["threads"].as_array().unwrap().len(), guild["channels"].as_array().unwrap().len()),
            (0, 3)
        );
        assert_eq!(bot.api.messages().await, Vec::<Value>::new());
        assert_eq!(bot.api.get(&format!("/applications/{APPLICATION}/commands")).await, json!([]));
        assert_eq!(bot.api.control("GET", "/sandbox/faults", &Value::Null).await.1, json!([]));
        assert_eq!(bot.api.download(&file).await.1, b"There is no such file.");
        bot.api.call("POST", &path, &json!({ "content": "x" })).await;
        assert_eq!(bot.socket.event("MESSAGE_CREATE").await["content"], "x", "the new session goes on");
    }
}

#[tokio::test]
async fn bots_identify_as_slowly_as_on_discord() {
    let toml = format!(
        r#"
        applications = [{{ name = "One", id = {APPLICATION} }}, {{ name = "Two", max_concurrency = 2 }}]
        people = []
        "#
    );
    let world = bside::sandbox::WorldConfig::from_toml(&toml).unwrap();
    let interval = Duration::from_millis(300);
    let settings =
        Settings { world, identify_interval: interval, is_deterministic: true, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let tokens: Vec<String> = sandbox.bots().iter().map(|(_, token)| token.clone()).collect();
    let identify = async |socket: &mut GatewayClient, token: &str, shard: u64| {
        let mut data = identity(token);
        data["shard"] = json!([shard, 4]);
        socket.send(2, data).await;
        let first = socket.next().await.unwrap();
        (first["op"].clone(), first["t"].clone())
    };
    let (ready, invalid) = ((json!(0), json!("READY")), (json!(9), Value::Null));
    let mut first = GatewayClient::open(&sandbox).await;
    let mut second = GatewayClient::open(&sandbox).await;
    assert_eq!(identify(&mut first, &tokens[0], 0).await, ready);
    assert_eq!(identify(&mut second, &tokens[0], 1).await, invalid, "one shard in the interval");
    sandbox.advance_clock(interval);
    assert_eq!(identify(&mut second, &tokens[0], 1).await, ready, "over the same connection");
    let limits = ApiClient::new(&sandbox, &format!("Bot {}", tokens[1])).get("/gateway/bot").await;
    assert_eq!(limits["session_start_limit"]["max_concurrency"], 2);
    for (shard, expected) in [(0, &ready), (1, &ready), (2, &invalid), (3, &invalid)] {
        let mut socket = GatewayClient::open(&sandbox).await;
        assert_eq!(identify(&mut socket, &tokens[1], shard).await, *expected, "{shard}");
    }
}

#[tokio::test]
async fn archived_threads_are_bounded() {
    let settings = Settings { enforce_rate_limits: false, ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let ana = ApiClient::person(&sandbox, "ana");
    let threads = format!("/channels/{CHANNEL}/threads");
    let mut first = None;
    for number in 0..=500 {
        let (status, thread) = ana.call("POST", &threads, &json!({ "name": number.to_string() })).await;
        assert_eq!(status, 201, "{thread}");
        let path = format!("/channels/{}", thread["id"].as_str().unwrap());
        assert_eq!(ana.call("PATCH", &path, &json!({ "archived": true })).await.0, 200);
        first.get_or_insert(path);
    }
    assert_eq!(ana.status("GET", &first.unwrap()).await.1["code"], 10003, "the oldest gives way");
}
