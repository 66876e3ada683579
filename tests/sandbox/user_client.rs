//! The requests and events of a person's client.

use serde_json::{Value, json};

use crate::client::*;

#[tokio::test]
async fn a_person_can_list_guilds_channels_and_commands() {
    let sandbox = sandbox().await;
    let _bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    assert_eq!(ana.get("/users/@me").await["id"], ANA);
    assert_eq!(ana.get("/users/@me/guilds").await[0]["id"], GUILD);
    let channels = ana.get(&format!("/guilds/{GUILD}/channels")).await;
    let names: Vec<_> = channels.as_array().unwrap().iter().map(|channel| channel["name"].clone()).collect();
    assert_eq!(names, ["table-one", "table-two", "lounge"]);
    let index = ana.get(&format!("/guilds/{GUILD}/application-command-index")).await;
    assert_eq!(index["applications"][0]["id"], APPLICATION);
    let names: Vec<_> =
        index["application_commands"].as_array().unwrap().iter().map(|c| c["name"].clone()).collect();
    assert_eq!(names, ["go", "pick"]);
}

#[tokio::test]
async fn a_command_interaction_has_all_fields() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let options = json!([
        { "type": 3, "name": "turn", "value": "c4" }, { "type": 6, "name": "who", "value": BEN },
    ]);
    assert_eq!(ApiClient::person(&sandbox, "ana").run("pick", options.clone(), "7").await.0, 204);
    let interaction = bot.next_interaction().await;
    assert_eq!(interaction["data"]["options"], options);
    assert_eq!(interaction["data"]["resolved"]["users"][BEN]["global_name"], "Ben");
    assert!(interaction["data"]["resolved"]["members"][BEN]["joined_at"].is_string());
    assert_eq!(interaction["member"]["user"]["id"], ANA);
    assert_eq!(interaction["locale"], "en-US");
    assert_eq!((&interaction["guild_id"], &interaction["channel"]["id"]), (&json!(GUILD), &json!(CHANNEL)));
}

#[tokio::test]
async fn the_page_loads_from_the_sandbox_only() {
    let sandbox = sandbox().await;
    let ana = ApiClient::person(&sandbox, "ana");
    for (path, kind) in [("/", "text/html"), ("/app.js", "text/javascript"), ("/page.css", "text/css")] {
        let (found, bytes) = ana.download(&format!("{}{path}", sandbox.base_url())).await;
        let text = String::from_utf8(bytes).unwrap();
        assert!(found.starts_with(kind) && !text.is_empty(), "{path}");
        assert!(!text.contains("innerHTML") && !text.contains("src=\"http"), "{path}");
    }
    let escape = format!("{}/attachments/1/2/..%2F..%2Fjournal.jsonl", sandbox.base_url());
    let (_, bytes) = ana.download(&escape).await;
    assert_eq!(bytes, b"There is no such file.", "a path cannot leave the folder");
}

#[tokio::test]
async fn invalid_interactions_are_rejected() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let turn = |value: Value| json!({ "type": 3, "name": "turn", "value": value });
    let invalid_options = [
        json!([]),
        json!([turn(json!(5))]),
        json!([turn(json!("x".repeat(6001)))]),
        json!([turn(json!("x")), { "type": 4, "name": "seats", "value": 9 }]),
        json!([turn(json!("x")), { "type": 4, "name": "seats", "value": "2" }]),
        json!([turn(json!("x")), { "type": 3, "name": "else", "value": "2" }]),
    ];
    for options in invalid_options {
        let (status, body) = ana.run("pick", options.clone(), "n").await;
        assert_eq!((status, body["code"].as_u64()), (400, Some(50035)), "{options}");
    }
    let stranger = json!([turn(json!("x")), { "type": 6, "name": "who", "value": "5" }]);
    assert_eq!(ana.run("pick", stranger, "n").await.1["code"], 10013);
    assert_eq!(ana.run("pick", json!([turn(json!("x".repeat(6000)))]), "n").await.0, 204);
    bot.next_interaction().await;

    let button = |id: &str, disabled: bool| json!({ "type": 2, "style": 1, "label": "b", "custom_id": id, "disabled": disabled });
    let body = json!({ "content": "x", "components": [{ "type": 1, "components": [button("on", false), button("off", true)] }] });
    let (_, message) = bot.api.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
    assert_eq!(ana.press(&message, "off", "n").await.1["code"], 50035);
    assert_eq!(ana.press(&message, "gone", "n").await.1["code"], 50035);
    let elsewhere = json!({ "id": "5", "channel_id": CHANNEL });
    assert_eq!(ana.press(&elsewhere, "on", "n").await.1["code"], 10008);
    assert_eq!(ana.press(&message, "on", "n").await.0, 204);
    let pressed = bot.next_interaction().await;
    assert_eq!((&pressed["data"]["custom_id"], &pressed["message"]["id"]), (&json!("on"), &message["id"]));
}

#[tokio::test]
async fn a_button_that_an_edit_removed_can_still_be_pressed() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let row =
        json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] }]);
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, message) = bot.api.call("POST", &path, &json!({ "content": "x", "components": row })).await;
    let edit = format!("{path}/{}", message["id"].as_str().expect("an id"));
    assert_eq!(bot.api.call("PATCH", &edit, &json!({ "components": [] })).await.0, 200);
    assert_eq!(ana.press(&message, "b", "n").await.0, 204);
    assert_eq!(bot.next_interaction().await["data"]["custom_id"], "b");
    assert_eq!(ana.press(&message, "never_existed", "m").await.1["code"], 50035);
}

#[tokio::test]
async fn an_ephemeral_message_is_seen_by_one_person_only() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let (mut ana_socket, mut ben_socket) =
        (GatewayClient::person(&sandbox, "ana").await, GatewayClient::person(&sandbox, "ben").await);
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    let components =
        json!([{ "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] }]);
    let secret = json!({ "type": 4, "data": { "content": "psst", "flags": 64, "components": components } });
    assert_eq!(bot.respond(&interaction, &secret).await.0, 204);
    let seen = ana_socket.event("MESSAGE_CREATE").await;
    assert_eq!((&seen["content"], &seen["flags"]), (&json!("psst"), &json!(64)));
    assert_eq!(ana.messages().await[0]["id"], seen["id"]);
    assert!(ben.messages().await.is_empty() && bot.api.messages().await.is_empty());
    assert_eq!(ben.press(&seen, "b", "n").await.1["code"], 10008);
    assert_eq!(
        bot.api.get(&ScriptedBot::webhook(&interaction, "/messages/@original")).await["content"],
        "psst"
    );
    bot.api.call("POST", &format!("/channels/{CHANNEL}/messages"), &json!({ "content": "loud" })).await;
    assert_eq!(
        ben_socket.event("MESSAGE_CREATE").await["content"],
        "loud",
        "it is the first message that Ben receives"
    );
}

#[tokio::test]
async fn a_deferred_response_is_loading_until_it_is_edited() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut ana_socket = GatewayClient::person(&sandbox, "ana").await;
    ana.run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    bot.respond(&interaction, &json!({ "type": 5 })).await;
    assert_eq!(ana_socket.event("MESSAGE_CREATE").await["flags"], 128);
    let original = ScriptedBot::webhook(&interaction, "/messages/@original");
    let picture = json!({ "content": "board", "attachments": [{ "id": 0, "description": "A board" }] });
    let (status, edited) = bot.api.upload("PATCH", &original, &picture, &[("board.png", b"first")]).await;
    assert_eq!((status, edited["flags"].as_u64()), (200, Some(0)), "{edited}");
    assert_eq!(ana_socket.event("MESSAGE_UPDATE").await["attachments"][0]["description"], "A board");
    let url = edited["attachments"][0]["url"].as_str().unwrap();
    assert_eq!(ana.download(url).await, ("image/png".to_owned(), b"first".to_vec()));

    let replaced = json!({ "attachments": [{ "id": "0" }], "embeds": [{ "image": { "url": "attachment://next.png" } }] });
    let (_, edited) = bot.api.upload("PATCH", &original, &replaced, &[("next.png", b"second")]).await;
    let names: Vec<_> =
        edited["attachments"].as_array().unwrap().iter().map(|a| a["filename"].clone()).collect();
    assert_eq!(names, ["next.png"], "attachments that are not in the list are removed");
    assert_eq!(edited["embeds"][0]["image"]["url"], edited["attachments"][0]["url"]);
    assert_eq!(edited["content"], "board", "fields that are not in an edit stay");

    let (_, more) =
        bot.api.call("POST", &ScriptedBot::webhook(&interaction, ""), &json!({ "content": "more" })).await;
    assert_eq!(more["interaction_metadata"]["original_response_message_id"], edited["id"]);
    assert_eq!(bot.api.status("DELETE", &original).await.0, 204);
    assert_eq!(ana_socket.event("MESSAGE_DELETE").await["id"], edited["id"]);
}

#[tokio::test]
async fn a_message_mentions_only_allowed_users() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let content = format!("<@{ANA}> and <@!{BEN}> @everyone");
    let called = async |allowed: Value| {
        let body = json!({ "content": content, "allowed_mentions": allowed });
        let (_, message) = bot.call("POST", &format!("/channels/{CHANNEL}/messages"), &body).await;
        let ids =
            message["mentions"].as_array().unwrap().iter().map(|user| user["id"].clone()).collect::<Vec<_>>();
        (ids, message["mention_everyone"] == true)
    };
    assert_eq!(called(Value::Null).await, (vec![json!(ANA), json!(BEN)], true));
    assert_eq!(called(json!({ "parse": [] })).await, (vec![], false));
    assert_eq!(called(json!({ "parse": [], "users": [BEN] })).await, (vec![json!(BEN)], false));
    assert_eq!(called(json!({ "parse": ["users"] })).await, (vec![json!(ANA), json!(BEN)], false));
}

#[tokio::test]
async fn messages_are_listed_newest_first() {
    let sandbox = sandbox().await;
    let ana = ApiClient::person(&sandbox, "ana");
    let path = format!("/channels/{CHANNEL}/messages");
    for text in ["a", "b", "c", "d"] {
        assert_eq!(ana.call("POST", &path, &json!({ "content": text })).await.0, 200);
    }
    let all = ana.messages().await;
    let id = |index: usize| all[index]["id"].as_str().unwrap();
    let texts = async |query: String| {
        let list = ana.get(&format!("{path}?{query}")).await;
        list.as_array().unwrap().iter().map(|m| m["content"].as_str().unwrap().to_owned()).collect::<String>()
    };
    assert_eq!(texts("limit=3".into()).await, "dcb");
    assert_eq!(texts(format!("after={}&limit=2", id(3))).await, "cb");
    assert_eq!(texts(format!("before={}", id(1))).await, "ba");
    assert_eq!(texts(format!("around={}&limit=3", id(2))).await, "cba");
    assert_eq!(ana.status("GET", &format!("{path}?limit=101")).await.0, 400);
    let bots = ApiClient::bot(&sandbox).messages().await;
    assert_eq!(bots[0]["content"], "", "without the privileged intent a bot gets no content");
}

#[tokio::test]
async fn threads_and_dms_are_channels() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let (ana, ben) = (ApiClient::person(&sandbox, "ana"), ApiClient::person(&sandbox, "ben"));
    let (status, thread) =
        ana.call("POST", &format!("/channels/{CHANNEL}/threads"), &json!({ "name": "side" })).await;
    assert_eq!(status, 201);
    assert_eq!(bot.socket.event("THREAD_CREATE").await["id"], thread["id"]);
    let path = format!("/channels/{}/messages", thread["id"].as_str().unwrap());
    assert_eq!(bot.api.call("POST", &path, &json!({ "content": "x" })).await.0, 200);
    let (_, direct) = bot.api.call("POST", "/users/@me/channels", &json!({ "recipient_id": ANA })).await;
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    assert_eq!(bot.api.call("POST", &path, &json!({ "content": "for you" })).await.0, 200);
    assert_eq!(ana.get(&path).await[0]["content"], "for you");
    assert_eq!(ben.status("GET", &path).await.1["code"], 50001);
}

#[tokio::test]
async fn both_people_hear_of_their_dm_channel() {
    let sandbox = sandbox().await;
    let (mut ana, mut ben) =
        (GatewayClient::person(&sandbox, "ana").await, GatewayClient::person(&sandbox, "ben").await);
    let opening = json!({ "recipient_id": BEN });
    let (_, direct) = ApiClient::person(&sandbox, "ana").call("POST", "/users/@me/channels", &opening).await;
    for (socket, other) in [(&mut ana, BEN), (&mut ben, ANA)] {
        let channel = socket.event("CHANNEL_CREATE").await;
        assert_eq!((&channel["id"], &channel["recipients"][0]["id"]), (&direct["id"], &json!(other)));
    }
}
