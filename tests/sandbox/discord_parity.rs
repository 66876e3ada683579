//! Behavior of Discord that a bot may depend on and that a simpler server would lack.

use flate2::{Decompress, FlushDecompress};
use futures_util::StreamExt;
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

use crate::client::*;

#[tokio::test]
async fn every_session_of_a_bot_gets_an_interaction() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (mut second, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    let (third, ready) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    drop(third);
    let ana = ApiClient::person(&sandbox, "ana");
    assert_eq!(ana.run("go", json!([]), "n").await.0, 204);
    let first = bot.next_interaction().await;
    assert_eq!(second.event("INTERACTION_CREATE").await["id"], first["id"]);
    // A disconnected session gets the interaction when it resumes.
    let mut socket = GatewayClient::open(&sandbox).await;
    let resume = json!({ "token": sandbox.bot_token(), "session_id": ready["session_id"], "seq": 1 });
    socket.send(6, resume).await;
    assert_eq!(socket.event("INTERACTION_CREATE").await["id"], first["id"]);
    assert_eq!(bot.respond(&first, &json!({ "type": 4, "data": { "content": "x" } })).await.0, 204);
}

#[tokio::test]
async fn a_callback_returns_the_response_if_the_bot_asks_for_it() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let respond = async |bot: &mut ScriptedBot, query: &str, body: Value| {
        ana.run("go", json!([]), "n").await;
        let interaction = bot.next_interaction().await;
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        let path = format!("/interactions/{id}/{token}/callback{query}");
        (bot.api.call("POST", &path, &body).await, interaction)
    };
    let hello = json!({ "type": 4, "data": { "content": "hello", "flags": 64 } });
    for query in ["?with_response=true", "?with_response=1", "?with_response=True"] {
        let ((status, callback), _) = respond(&mut bot, query, hello.clone()).await;
        assert_eq!(status, 200, "{query}");
        assert_eq!(callback["resource"]["message"]["content"], "hello");
        assert_eq!(callback["interaction"]["response_message_id"], callback["resource"]["message"]["id"]);
        assert_eq!(callback["interaction"]["response_message_ephemeral"], true);
    }
    for query in ["", "?with_response=0", "?with_response=false"] {
        assert_eq!(respond(&mut bot, query, hello.clone()).await.0, (204, Value::Null), "{query}");
    }
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "i", "label": "Text", "style": 1 }] }] } });
    let ((_, callback), interaction) = respond(&mut bot, "?with_response=1", modal).await;
    assert_eq!(callback["interaction"]["id"], interaction["id"]);
    assert!(
        callback.get("resource").is_none() && callback["interaction"].get("response_message_id").is_none(),
        "{callback}"
    );
}

#[tokio::test]
async fn the_objects_that_a_bot_reads_first_are_complete() {
    let sandbox = sandbox().await;
    let (_, ready) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    assert_eq!((&ready["user"]["mfa_enabled"], &ready["user"]["verified"]), (&json!(false), &json!(true)));
    let bot = ApiClient::bot(&sandbox);
    assert_eq!(bot.get(&format!("/guilds/{GUILD}/threads/active")).await["has_more"], false);
    let authorization = bot.get("/oauth2/@me").await;
    assert_eq!(authorization["application"]["id"], APPLICATION);
    assert!(authorization["scopes"].as_array().unwrap().contains(&json!("bot")));
    let select = json!({ "type": 3, "custom_id": "s", "options": [{ "label": "l", "value": "v" }] });
    let body = json!({ "components": [{ "type": 1, "components": [select] }] });
    let (_, message) = bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
    let select = &message["components"][0]["components"][0];
    assert_eq!((&select["min_values"], &select["max_values"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn a_nonce_makes_a_message_unique_if_asked_for() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let create = async |content: &str, nonce: &str, is_enforced: bool| {
        let body = json!({ "content": content, "nonce": nonce, "enforce_nonce": is_enforced });
        bot.call("POST", &path, &body).await.1["id"].as_str().unwrap().to_owned()
    };
    let first = create("one", "1", true).await;
    assert_eq!(create("another", "1", true).await, first);
    assert_ne!(create("one", "2", true).await, first);
    assert_ne!(create("one", "1", false).await, first);
    // Nonces are those of the author, not of a channel, and stay taken after the message was deleted.
    let (_, direct) = bot.call("POST", "/users/@me/channels", &json!({ "recipient_id": BEN })).await;
    let elsewhere = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    let again = json!({ "content": "elsewhere", "nonce": "2", "enforce_nonce": true });
    let (status, known) = bot.call("POST", &elsewhere, &again).await;
    assert_eq!(
        (status, known["channel_id"].as_str(), &known["content"]),
        (200, Some(CHANNEL), &json!("one"))
    );
    let message = format!("{path}/{}", known["id"].as_str().unwrap());
    assert_eq!(bot.call("DELETE", &message, &json!({})).await.0, 204);
    let (status, refused) = bot.call("POST", &elsewhere, &again).await;
    assert_eq!((status, &refused["code"]), (404, &json!(10008)));
    sandbox.advance_clock(Duration::from_mins(5));
    assert_eq!(bot.call("POST", &elsewhere, &again).await.0, 200);
    let nobody_asked = json!({ "content": "one", "nonce": "1", "enforce_nonce": 1 });
    assert_eq!(bot.call("POST", &path, &nobody_asked).await.0, 400);
}

#[tokio::test]
async fn a_context_menu_command_gets_its_target() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let commands = format!("/applications/{APPLICATION}/commands");
    for (name, kind) in [("Greet", 2), ("Quote", 3)] {
        assert_eq!(bot.api.call("POST", &commands, &json!({ "name": name, "type": kind })).await.0, 201);
    }
    let ana = ApiClient::person(&sandbox, "ana");
    let (_, output) =
        ana.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "hello" })).await;
    let greet = ana.find_command(CHANNEL, "Greet").await.unwrap();
    assert_eq!(
        ana.interact(2, CHANNEL, &greet, json!({}), "n").await.1["code"],
        50035,
        "a target is required"
    );
    assert_eq!(ana.interact(2, CHANNEL, &greet, json!({ "target_id": BEN }), "n").await.0, 204);
    let data = &bot.next_interaction().await["data"];
    assert_eq!((&data["type"], &data["target_id"]), (&json!(2), &json!(BEN)));
    assert_eq!(data["resolved"]["users"][BEN]["username"], "ben");
    assert!(data["resolved"]["members"][BEN]["permissions"].is_string());
    let quote = ana.find_command(CHANNEL, "Quote").await.unwrap();
    let id = output["id"].as_str().unwrap();
    assert_eq!(ana.interact(2, CHANNEL, &quote, json!({ "target_id": "5" }), "n").await.1["code"], 10008);
    assert_eq!(ana.interact(2, CHANNEL, &quote, json!({ "target_id": id }), "n").await.0, 204);
    let data = &bot.next_interaction().await["data"];
    assert_eq!((&data["type"], &data["target_id"]), (&json!(3), &json!(id)));
    assert_eq!(
        data["resolved"]["messages"][id]["content"], "hello",
        "the bot gets the content of the target"
    );
}

#[tokio::test]
async fn resolved_channels_have_permissions() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let options = json!([{ "type": 7, "name": "where", "description": "A channel" }]);
    let command = json!({ "name": "where", "description": "Where", "options": options });
    bot.api.call("POST", &format!("/applications/{APPLICATION}/commands"), &command).await;
    let ben = ApiClient::person(&sandbox, "ben");
    ben.run("where", json!([{ "type": 7, "name": "where", "value": CHANNEL }]), "n").await;
    let interaction = bot.next_interaction().await;
    let channel = &interaction["data"]["resolved"]["channels"][CHANNEL];
    assert_eq!(
        (&channel["name"], &channel["permissions"]),
        (&json!("table-one"), &interaction["member"]["permissions"])
    );
}

#[tokio::test]
async fn the_gateway_compresses_on_request() {
    let sandbox = sandbox().await;
    let url = format!("ws://{}/gateway?v=10&encoding=json&compress=zlib-stream", sandbox.address());
    let (mut socket, _) = connect_async(url).await.unwrap();
    let mut zlib = Decompress::new(true);
    let mut read = async |socket: &mut tokio_tungstenite::WebSocketStream<_>| -> Value {
        let Some(Ok(Message::Binary(part))) = socket.next().await else { panic!("no compressed payload") };
        assert!(part.ends_with(&[0, 0, 0xff, 0xff]), "each payload is complete");
        let mut text = Vec::with_capacity(1 << 20);
        zlib.decompress_vec(&part, &mut text, FlushDecompress::Sync).unwrap();
        serde_json::from_slice(&text).unwrap()
    };
    assert_eq!(read(&mut socket).await["op"], 10);
    let identify = json!({ "op": 2, "d": identity(sandbox.bot_token()) }).to_string();
    futures_util::SinkExt::send(&mut socket, Message::text(identify)).await.unwrap();
    assert_eq!(read(&mut socket).await["t"], "READY");
    assert_eq!(read(&mut socket).await["d"]["name"], "B-Side Sandbox");
    for other in ["encoding=etf", "compress=brotli-stream"] {
        let url = format!("ws://{}/gateway?{other}", sandbox.address());
        assert!(connect_async(url).await.is_err(), "{other} is refused and not passed over");
    }
}

#[tokio::test]
async fn people_and_community_servers_have_locales() {
    let config = r#"
        applications = [{ name = "Bot", id = 1100000000000000001 }]
        people = [{ username = "ana", name = "Ana", locale = "pt-BR" }, { username = "ben", name = "Ben" }]
        servers = [{ name = "Ici", owner = "ana", FEATURES locale = "fr", id = 1100000000000000010,
                     channels = [{ name = "salon", id = 1100000000000000021 }] }]
    "#;
    // Only Community servers can set a locale.
    for (features, guild_locale) in [("features = ['COMMUNITY'],", "fr"), ("", "en-US")] {
        let sandbox = world(&config.replace("FEATURES", features)).await;
        let mut bot = ScriptedBot::start(&sandbox).await;
        for (name, locale) in [("ana", "pt-BR"), ("ben", "en-US")] {
            ApiClient::person(&sandbox, name).run("go", json!([]), "n").await;
            let interaction = bot.next_interaction().await;
            assert_eq!(
                (&interaction["locale"], &interaction["guild_locale"]),
                (&json!(locale), &json!(guild_locale))
            );
            assert_eq!(interaction["guild"]["locale"], guild_locale);
        }
        let guild = bot.api.get(&format!("/guilds/{GUILD}")).await;
        assert_eq!(guild["preferred_locale"], guild_locale);
        assert_eq!(
            guild["features"],
            json!(features.contains("COMMUNITY").then_some("COMMUNITY").into_iter().collect::<Vec<_>>())
        );
    }
}
