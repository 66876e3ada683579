//! The sandbox tells the truth about requests, messages, threads and intents.

use serde_json::{Value, json};

use crate::client::*;
use bside::sandbox::{Fault, Sandbox, Settings, Verdict};
use bside_test_support::DiscordSchema;
use std::time::Duration;

/// A world whose application has all privileged intents, and a channel of each kind.
async fn privileged() -> Sandbox {
    unlimited_world(&format!(
        r#"
        applications = [{{ name = "One", id = {APPLICATION}, intents = ["members", "presences", "content"] }}]
        people = [{{ username = "ana", name = "Ana", id = {ANA} }}, {{ username = "ben", name = "Ben", id = {BEN} }}]
        [[servers]]
        name = "Here"
        owner = "ana"
        id = {GUILD}
        roles = [
            {{ name = "Chairs", id = 42, members = ["ben"] }},
            {{ name = "One", application = "One", permissions = [
                "VIEW_CHANNEL", "SEND_MESSAGES", "READ_MESSAGE_HISTORY", "MANAGE_CHANNELS", "MANAGE_MESSAGES",
                "CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS", "MENTION_EVERYONE"] }},
        ]
        channels = [{{ name = "one", id = {CHANNEL} }}, {{ name = "two", id = 23, kind = "forum" }}]
        "#
    ))
    .await
}

fn with_intents(sandbox: &Sandbox, intents: u64) -> Value {
    let mut identity = identity(sandbox.bot_token());
    identity["intents"] = json!(intents);
    identity
}

#[tokio::test]
async fn a_route_that_is_not_served_says_so() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    for (method, path) in [
        ("POST", "/stage-instances".to_owned()),
        ("GET", format!("/guilds/{GUILD}/auto-moderation/rules")),
        ("POST", format!("/guilds/{GUILD}/stickers")),
        ("POST", format!("/webhooks/{APPLICATION}/token/slack")),
    ] {
        let (status, head) = bot.headers(method, &path, &json!({})).await;
        assert_eq!(
            (status, head["x-sandbox-unsupported"].to_str().unwrap()),
            (501, "true"),
            "{method} {path}"
        );
        assert_eq!(sandbox.requests().pop().unwrap().verdict, Verdict::Unsupported);
    }
    let (status, head) = bot.headers("GET", "/no/route", &Value::Null).await;
    assert_eq!((status, head.get("x-sandbox-unsupported")), (404, None), "Discord has no such route either");
    let stickers = json!({ "content": "x", "sticker_ids": ["1"] });
    bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &stickers).await;
    assert_eq!(sandbox.requests().pop().unwrap().verdict, Verdict::Unsupported);
}

#[tokio::test]
async fn every_route_of_discord_is_served_or_says_that_it_is_not() {
    let Some(schema) = DiscordSchema::load() else { return };
    let sandbox =
        Sandbox::start(Settings { enforce_rate_limits: false, ..Settings::default() }).await.unwrap();
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    for (method, path) in schema.operations() {
        let parts = path.split('/').map(|part| if part.starts_with('{') { "5" } else { part });
        let path = parts.collect::<Vec<_>>().join("/");
        let (status, answer) = bot.status(&method, &path).await;
        let mut is_unknown = status == 404 && answer["code"] == 0;
        // Some routes are for people only.
        is_unknown = is_unknown && ana.status(&method, &path).await.1["code"] == 0;
        assert!(!is_unknown, "{method} {path}: {answer}");
    }
}

#[test]
fn each_operation_of_discord_is_in_one_of_the_lists_of_routes() {
    let lists = [
        include_str!("../../src/sandbox/http/served_routes.txt"),
        include_str!("../../src/sandbox/http/unsupported_routes.txt"),
    ];
    let lines = lists.iter().flat_map(|list| list.lines()).filter_map(|line| line.split_once(' '));
    let listed =
        lines.flat_map(|(methods, path)| methods.split(',').map(move |method| format!("{method} {path}")));
    let mut listed: Vec<String> = listed.collect();
    listed.sort();
    let known =
        include_str!("../data/discord-schema.txt").lines().filter_map(|line| line.strip_prefix("operation "));
    let known = known.filter_map(|line| line.rsplit_once(' ')).map(|(operation, _)| operation);
    let unnamed = |operation: &str| {
        let parts = operation.split('/').map(|part| if part.starts_with('{') { "{}" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let mut known: Vec<String> = known.map(unnamed).collect();
    known.sort();
    assert_eq!(listed, known);
}

#[tokio::test]
async fn the_request_log_tells_rejections_from_faults_and_limits() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("requests");
    let settings = Settings { request_log: Some(path.clone()), ..Settings::default() };
    let sandbox = Sandbox::start(settings).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    sandbox.inject(Fault::RateLimit { path: "/users/@me".into(), retry_after: Duration::from_millis(250) });
    bot.status("GET", "/users/@me").await;
    for _ in 0..6 {
        bot.call("POST", &messages, &json!({ "content": "x" })).await;
    }
    bot.status("GET", "/channels/5").await;
    bot.status("GET", "/voice/regions").await;
    ApiClient::new(&sandbox, "Bot wrong").status("GET", "/users/@me").await;
    ApiClient::new(&sandbox, sandbox.bot_token()).status("GET", "/users/@me").await;
    let text = std::fs::read_to_string(path).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let seen: Vec<(&str, &Value, &Value)> = lines
        .iter()
        .map(|line| (line["verdict"].as_str().unwrap(), &line["taken"], &line["status"]))
        .collect();
    assert_eq!(seen[0], ("fault", &json!(null), &json!(429)));
    assert_eq!(seen[1], ("accepted", &json!(true), &json!(200)));
    assert_eq!(seen[6], ("rate_limited", &json!(null), &json!(429)));
    assert_eq!(seen[7], ("rejected", &json!(false), &json!(404)));
    assert_eq!(seen[8], ("unsupported", &json!(null), &json!(501)));
    assert_eq!(seen[9..], [("rejected", &json!(false), &json!(401)); 2], "the second one lacks the word Bot");
    assert!(lines[6]["answer"]["retry_after"].is_f64(), "{}", lines[6]);
}

#[tokio::test]
async fn a_bot_gets_what_its_session_asked_for() {
    let sandbox = privileged().await;
    let all = 1 << 0 | 1 << 1 | 1 << 8 | 1 << 9 | 1 << 11 | 1 << 15;
    let (mut plain, mut full) = (GatewayClient::open(&sandbox).await, GatewayClient::open(&sandbox).await);
    plain.send(2, with_intents(&sandbox, 1 << 0 | 1 << 9)).await;
    let ready = plain.event("READY").await;
    assert_eq!(ready["application"]["flags"], 1 << 13 | 1 << 15 | 1 << 19);
    full.send(2, with_intents(&sandbox, all)).await;
    for (socket, members) in [(&mut plain, 1), (&mut full, 3)] {
        let guild = socket.event("GUILD_CREATE").await;
        assert_eq!(
            (guild["members"].as_array().unwrap().len(), &guild["member_count"]),
            (members, &json!(3))
        );
    }
    let ana = ApiClient::person(&sandbox, "ana");
    ana.call("POST", &format!("/channels/{CHANNEL}/typing"), &Value::Null).await;
    ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "hello" })).await;
    let typing = full.event("TYPING_START").await;
    assert_eq!((&typing["user_id"], &typing["member"]["user"]["id"]), (&json!(ANA), &json!(ANA)));
    assert_eq!(full.event("MESSAGE_CREATE").await["content"], "hello");
    assert_eq!(plain.next().await.unwrap()["d"]["content"], "", "it asked for neither typing nor content");

    full.send(8, json!({ "guild_id": GUILD, "query": "", "limit": 0, "nonce": "n" })).await;
    let chunk = full.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!((chunk["members"].as_array().unwrap().len(), &chunk["nonce"]), (3, &json!("n")));
    assert_eq!((&chunk["chunk_index"], &chunk["chunk_count"]), (&json!(0), &json!(1)));
    plain.send(8, json!({ "guild_id": GUILD, "user_ids": [ANA, "5"], "presences": true })).await;
    let chunk = plain.event("GUILD_MEMBERS_CHUNK").await;
    assert_eq!((&chunk["members"][0]["user"]["id"], &chunk["not_found"]), (&json!(ANA), &json!(["5"])));
    plain.send(8, json!({ "guild_id": GUILD, "query": "be", "limit": 5 })).await;
    assert_eq!(plain.event("GUILD_MEMBERS_CHUNK").await["members"][0]["user"]["id"], BEN);
    plain.send(31, json!({ "guild_ids": [GUILD] })).await;
    assert_eq!(plain.event("SOUNDBOARD_SOUNDS").await["soundboard_sounds"], json!([]));
}

#[tokio::test]
async fn the_page_is_for_the_people_of_the_world() {
    let sandbox = world(
        r#"
        applications = [{ name = "One" }]
        people = [{ username = "zoe", name = "Zoe" }]
        [[servers]]
        name = "Here"
        owner = "zoe"
        channels = [
            { name = "posts", kind = "forum", id = 21 },
            { name = "hidden", id = 22, overwrites = [{ of = "One", deny = ["VIEW_CHANNEL"] }] },
            { name = "news", id = 23, overwrites = [{ of = "One", deny = ["SEND_MESSAGES"] }] },
            { name = "talk", id = 24 },
        ]
        "#,
    )
    .await;
    assert_eq!(sandbox.first_channel_id(), 24);
    let zoe = ApiClient::person(&sandbox, "zoe");
    let (_, people) = zoe.download(&format!("{}/people.json", sandbox.base_url())).await;
    assert_eq!(people, br#"["zoe"]"#);
    let page = reqwest::get(sandbox.base_url()).await.unwrap();
    let policy = page.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains(&format!("ws://localhost:{}", sandbox.address().port())), "{policy}");
    assert!(!policy.contains("ws:;") && policy.contains("form-action 'self'"), "{policy}");
    let kind = page.headers().get_all("content-type").iter().count();
    assert_eq!(kind, 1);
}

#[tokio::test]
async fn an_old_version_of_the_gateway_is_refused() {
    let sandbox = sandbox().await;
    for (version, expected) in [("6", Some(4012)), ("99", Some(4012)), ("10", None)] {
        let url = format!("ws://{}/gateway?v={version}&encoding=json", sandbox.address());
        let (mut socket, _) = tokio_tungstenite::connect_async(url).await.unwrap();
        let first = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        let code = match first {
            tokio_tungstenite::tungstenite::Message::Close(frame) => frame.map(|frame| u16::from(frame.code)),
            _ => None,
        };
        assert_eq!(code, expected, "{version}");
    }
}

#[tokio::test]
async fn a_channel_is_updated_with_the_permission() {
    let sandbox = privileged().await;
    let (bot, ben) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ben"));
    let (mut socket, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    let path = format!("/channels/{CHANNEL}");
    let (status, channel) =
        bot.call("PATCH", &path, &json!({ "topic": "New", "rate_limit_per_user": 5 })).await;
    assert_eq!(
        (status, &channel["topic"], &channel["name"]),
        (200, &json!("New"), &json!("one")),
        "{channel}"
    );
    assert_eq!(socket.event("CHANNEL_UPDATE").await["rate_limit_per_user"], 5);
    assert_eq!(ben.call("PATCH", &path, &json!({ "topic": "No" })).await.1["code"], 50013);
    assert_eq!(bot.call("PATCH", &path, &json!({ "topic": "x".repeat(1025) })).await.1["code"], 50035);
    let (_, refused) = bot.call("PATCH", &path, &json!({ "type": 5 })).await;
    assert_eq!(refused["errors"]["type"]["_errors"][0]["code"], "SANDBOX_UNSUPPORTED");
}

#[tokio::test]
async fn messages_mention_reply_and_forward_as_on_discord() {
    let sandbox = privileged().await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, first) = ana.call("POST", &path, &json!({ "content": "hello" })).await;
    let post = async |mut body: Value, reference: Option<u64>| {
        if let Some(kind) = reference {
            body["message_reference"] =
                json!({ "type": kind, "message_id": first["id"], "channel_id": CHANNEL });
        }
        bot.call("POST", &path, &body).await.1
    };
    let reply = post(json!({ "content": "hi" }), Some(0)).await;
    assert_eq!((&reply["type"], &reply["mentions"][0]["id"]), (&json!(19), &json!(ANA)));
    for (replied, count) in [(false, 0), (true, 1)] {
        let allowed = json!({ "parse": [], "replied_user": replied });
        let reply = post(json!({ "content": "hi", "allowed_mentions": allowed }), Some(0)).await;
        assert_eq!(reply["mentions"].as_array().unwrap().len(), count);
    }
    let called = post(json!({ "content": "<@&42> <@&43>" }), None).await;
    assert_eq!(called["mention_roles"], json!(["42"]));
    let called = post(json!({ "content": "<@&42>", "allowed_mentions": { "parse": ["users"] } }), None).await;
    assert_eq!(called["mention_roles"], json!([]));
    let forward = post(json!({}), Some(1)).await;
    assert_eq!(forward["message_snapshots"][0]["message"]["content"], "hello", "{forward}");
    assert_eq!((&forward["message_reference"]["type"], &forward["content"]), (&json!(1), &json!("")));
    let other = format!("{path}/{}", first["id"].as_str().unwrap());
    let (status, edited) = bot.call("PATCH", &other, &json!({ "flags": 4 })).await;
    assert_eq!((status, &edited["flags"]), (200, &json!(4)), "flags may be edited with Manage Messages");
    assert_eq!(bot.call("PATCH", &other, &json!({ "flags": 4, "content": "x" })).await.1["code"], 50005);
}

#[tokio::test]
async fn threads_know_their_member_and_their_messages() {
    let sandbox = privileged().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, first) = bot.call("POST", &path, &json!({ "content": "start" })).await;
    let at_message = format!("{path}/{}", first["id"].as_str().unwrap());
    let (_, thread) = bot.call("POST", &format!("{at_message}/threads"), &json!({ "name": "side" })).await;
    assert_eq!((&thread["member"]["user_id"], &thread["member"]["id"]), (&json!(APPLICATION), &thread["id"]));
    let starter = bot.get(&at_message).await;
    assert_eq!((&starter["thread"]["id"], &starter["flags"]), (&thread["id"], &json!(32)));
    let body = json!({ "name": "post", "message": { "content": "x" } });
    let (_, post) = bot.call("POST", "/channels/23/threads", &body).await;
    assert_eq!((&post["last_message_id"], &post["message"]["id"]), (&post["id"], &post["id"]));
    assert_eq!(post["message"].get("thread"), None);
    let (_, refused) =
        bot.call("POST", &format!("/channels/{CHANNEL}/threads"), &json!({ "name": "x" })).await;
    assert_eq!(refused["code"], 50013, "it would be private");
}

#[tokio::test]
async fn commands_are_as_strict_as_on_discord() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let path = format!("/applications/{APPLICATION}/commands");
    let with = |option: Value| json!({ "name": "x", "description": "d", "options": [option] });
    let string = json!({ "type": 3, "name": "o", "description": "d" });
    let choice = json!({ "name": "big", "value": 1_u64 << 60 });
    for body in [
        with(json!({ "type": 2, "name": "g", "description": "d", "options": [string] })),
        with(json!({ "type": 4, "name": "o", "description": "d", "choices": [choice] })),
        with(
            json!({ "type": 3, "name": "o", "description": "d", "choices": [{ "name": " ", "value": "v" }] }),
        ),
        json!({ "name": "x", "description": "d", "contexts": [] }),
        json!({ "name": "x", "description": "  " }),
        json!({ "name": " ", "type": 2 }),
    ] {
        assert_eq!(bot.call("POST", &path, &body).await.1["code"], 50035, "{body}");
    }
    let users: Vec<Value> = (0..16).map(|n| json!({ "name": format!("U{n}"), "type": 2 })).collect();
    assert_eq!(bot.call("PUT", &path, &json!(users)).await.1["code"], 30032);
    assert_eq!(bot.call("PUT", &path, &json!(users[..15])).await.0, 200);
    assert_eq!(bot.call("POST", &path, &users[15]).await.1["code"], 30032);
    let named = json!({ "name": "x", "description": "d", "name_localizations": { "de": "ix" } });
    assert_eq!(bot.call("POST", &path, &named).await.1["name_localizations"]["de"], "ix");
    let chat =
        |list: Value| list.as_array().unwrap().iter().find(|command| command["name"] == "x").unwrap().clone();
    assert_eq!(chat(bot.get(&path).await).get("name_localizations"), None);
    assert_eq!(
        chat(bot.get(&format!("{path}?with_localizations=true")).await)["name_localizations"]["de"],
        "ix"
    );
}

#[tokio::test]
async fn components_are_as_strict_as_on_discord() {
    let sandbox = sandbox_with_short_rate_limits().await;
    let bot = ApiClient::bot(&sandbox).retrying();
    let link = |url: &str| json!({ "type": 2, "style": 5, "label": "x", "url": url });
    for item in [
        json!({ "type": 2, "style": 1, "label": "  ", "custom_id": "a" }),
        json!({ "type": 5, "custom_id": "a", "options": [{ "label": "l", "value": "v" }] }),
        link("http://x"),
        link("https:///path.html"),
    ] {
        let body = json!({ "components": [{ "type": 1, "components": [item] }] });
        let (_, answer) = bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
        assert_eq!(answer["code"], 50035, "{body}");
    }
    let body = json!({ "components": [{ "type": 1, "components": [link("https://example.org/a?b=c")] }] });
    assert_eq!(bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await.0, 200);
}
