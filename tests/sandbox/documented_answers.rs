//! Answers that Discord's documentation states, each for a request that libraries or bots make.

use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use crate::client::*;
use bside::sandbox::{Fault, Sandbox, Settings, Verdict};
use futures_util::StreamExt;
use std::time::{Duration, Instant};

/// A world in which the bot manages roles, channels and members, with a role above its own and two below.
async fn managed(permissions: &str) -> Sandbox {
    unlimited_world(&format!(
        r#"
        applications = [{{ name = "One", id = {APPLICATION} }}, {{ name = "Two", id = 7 }}]
        people = [{{ username = "ana", name = "Ana", id = {ANA} }}, {{ username = "ben", name = "Ben", id = {BEN} }}]
        [[servers]]
        name = "Here"
        owner = "ana"
        id = {GUILD}
        roles = [
            {{ name = "Two", application = "Two", id = 47 }},
            {{ name = "low", id = 41 }}, {{ name = "middle", id = 42 }},
            {{ name = "One", id = 43, application = "One", permissions = ["VIEW_CHANNEL", "SEND_MESSAGES", {permissions}] }},
            {{ name = "high", id = 44, members = ["ben"] }},
        ]
        channels = [
            {{ name = "one", id = {CHANNEL} }},
            {{ name = "quiet", id = 23, overwrites = [{{ of = "@everyone", deny = ["SEND_MESSAGES"] }}] }},
        ]
        "#
    ))
    .await
}

#[tokio::test]
async fn a_modal_that_a_command_opened_may_be_acknowledged_without_a_message() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    ana.run("go", json!([]), "n").await;
    let opened = bot.next_interaction().await;
    let input = json!({ "type": 4, "custom_id": "i", "label": "Text", "style": 1 });
    let rows = json!([{ "type": 1, "components": [input] }]);
    let modal = json!({ "type": 9, "data": { "custom_id": "m", "title": "t", "components": rows } });
    assert_eq!(bot.respond(&opened, &modal).await.0, 204);
    let filled = json!([{ "type": 1, "components": [{ "type": 4, "custom_id": "i", "value": "v" }] }]);
    let submit = json!({
        "type": 5, "application_id": APPLICATION, "channel_id": CHANNEL, "nonce": "m",
        "data": { "id": opened["id"], "custom_id": "m", "components": filled },
    });
    assert_eq!(ana.call("POST", "/interactions", &submit).await.0, 204);
    let submitted = bot.next_interaction().await;
    assert_eq!(bot.respond(&submitted, &json!({ "type": 6 })).await, (204, Value::Null));
    let path = ScriptedBot::webhook(&submitted, "");
    let (status, followup) = bot.api.call("POST", &path, &json!({ "content": "x" })).await;
    assert_eq!((status, &followup["content"]), (200, &json!("x")));
}

#[tokio::test]
async fn roles_can_be_listed_again_as_far_as_nothing_changes_above_the_bot() {
    let sandbox = managed("\"MANAGE_ROLES\"").await;
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/guilds/{GUILD}/roles");
    let order = |roles: &Value| -> Vec<String> {
        roles.as_array().unwrap().iter().map(|role| role["id"].as_str().unwrap().to_owned()).collect()
    };
    let place = |ids: &[&str]| -> Value {
        ids.iter().enumerate().map(|(position, id)| json!({ "id": id, "position": position })).collect()
    };
    let start = [GUILD, "47", "41", "42", "43", "44"];
    assert_eq!(order(&bot.get(&path).await), start);
    for (items, expected) in [
        (json!([{ "id": GUILD, "position": 0 }]), start),
        (place(&start), start),
        (place(&[GUILD, "42", "41", "47", "43", "44"]), [GUILD, "42", "41", "47", "43", "44"]),
        (json!([{ "id": "42", "position": 3 }, { "id": "47", "position": 1 }]), start),
    ] {
        let (status, roles) = bot.call("PATCH", &path, &items).await;
        assert_eq!((status, order(&roles)), (200, expected.map(str::to_owned).to_vec()), "{items}");
    }
    for (items, code) in [
        (place(&[GUILD, "47", "41", "42", "44", "43"]), 50013),
        (json!([{ "id": "41", "position": 5 }]), 50013),
        (json!([{ "id": "41", "position": 0 }]), 50028),
        (json!([{ "id": GUILD, "position": 2 }]), 50028),
        (json!([{ "id": "5", "position": 1 }]), 10011),
    ] {
        assert_eq!(bot.call("PATCH", &path, &items).await.1["code"], code, "{items}");
    }
    assert_eq!(order(&bot.get(&path).await), start);
}

#[tokio::test]
async fn a_bot_may_allow_in_a_channel_what_it_may_do_in_the_guild() {
    let sandbox = managed("\"MANAGE_ROLES\", \"MANAGE_CHANNELS\"").await;
    let bot = ApiClient::bot(&sandbox);
    let path = "/channels/23/permissions/42";
    let allow = |bits: u64| json!({ "type": 0, "allow": bits.to_string(), "deny": "0" });
    assert_eq!(bot.call("PUT", path, &allow(1 << 11)).await.0, 204, "@everyone may not write here");
    assert_eq!(bot.call("PUT", path, &allow(1 << 13)).await.1["code"], 50013, "the bot manages no messages");
    let own = json!({ "type": 1, "allow": (1_u64 << 28).to_string(), "deny": "0" });
    assert_eq!(bot.call("PUT", &format!("/channels/23/permissions/{APPLICATION}"), &own).await.0, 204);
    assert_eq!(bot.call("PUT", path, &allow(1 << 13)).await.0, 204, "it manages the roles of this channel");
}

#[tokio::test]
async fn an_unknown_webhook_is_told_from_a_wrong_token() {
    let sandbox = managed("\"MANAGE_WEBHOOKS\"").await;
    let bot = ApiClient::bot(&sandbox);
    let nobody = ApiClient::new(&sandbox, "");
    let (_, hook) =
        bot.call("POST", &format!("/channels/{CHANNEL}/webhooks"), &json!({ "name": "hook" })).await;
    let id = hook["id"].as_str().unwrap();
    let own = format!("/webhooks/{id}/{}", hook["token"].as_str().unwrap());
    for (path, code) in [
        ("/webhooks/1/x".to_owned(), 10015),
        (format!("/webhooks/{id}/x"), 50027),
        (format!("/webhooks/{APPLICATION}/x"), 50027),
    ] {
        for api in [&bot, &nobody] {
            assert_eq!(api.status("GET", &path).await.1["code"], code, "{path}");
            let sent = api.call("POST", &path, &json!({ "content": "x" })).await;
            assert_eq!(sent.1["code"], code, "{path}");
        }
    }
    let (status, _) = nobody.call("POST", &format!("{own}/slack"), &json!({ "text": "x" })).await;
    assert_eq!(status, 501);
    assert_eq!(bot.status("DELETE", &own).await.0, 204);
    assert_eq!(nobody.status("GET", &own).await.1["code"], 10015, "it was deleted");
}

#[tokio::test]
async fn bots_are_kicked_and_banned_by_those_above_them() {
    let sandbox = managed("\"KICK_MEMBERS\", \"BAN_MEMBERS\", \"MODERATE_MEMBERS\"").await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    for (method, path) in [("DELETE", "members"), ("PUT", "bans")] {
        for user in [APPLICATION, BEN, ANA] {
            let (_, refused) = bot.status(method, &format!("/guilds/{GUILD}/{path}/{user}")).await;
            assert_eq!(refused["code"], 50013, "{method} {user} is not below the bot");
        }
    }
    let until = json!({ "communication_disabled_until": "2090-01-01T00:00:00+00:00" });
    assert_eq!(bot.call("PATCH", &format!("/guilds/{GUILD}/members/{BEN}"), &until).await.1["code"], 50035);
    assert_eq!(bot.status("PUT", &format!("/guilds/{GUILD}/bans/7")).await.0, 204);
    assert_eq!(bot.get(&format!("/guilds/{GUILD}/bans/7")).await["user"]["bot"], true);
    assert_eq!(bot.status("GET", &format!("/guilds/{GUILD}/members/7")).await.1["code"], 10007);
    let (mut socket, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    assert_eq!(ana.status("DELETE", &format!("/guilds/{GUILD}/members/{APPLICATION}")).await.0, 204);
    assert_eq!(socket.event("GUILD_DELETE").await, json!({ "id": GUILD }));
    assert_eq!(bot.status("GET", &format!("/guilds/{GUILD}")).await.1["code"], 50001);
}

#[tokio::test]
async fn a_bot_is_removed_from_a_guild_by_a_fault() {
    let sandbox = sandbox().await;
    let (mut socket, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    sandbox.inject(Fault::Kicked);
    let deleted = socket.event("GUILD_DELETE").await;
    assert_eq!((&deleted["id"], deleted.get("unavailable")), (&json!(GUILD), None));
    let (_, refused) = ApiClient::bot(&sandbox).status("GET", &format!("/channels/{CHANNEL}")).await;
    assert_eq!(refused["code"], 50001);
}

#[tokio::test]
async fn versions_nine_and_ten_of_the_api_are_served() {
    let sandbox = sandbox().await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    for (version, status, code) in
        [("v9/", 200, None), ("", 200, None), ("v8/", 501, Some(0)), ("v5/", 400, Some(50041))]
    {
        let url = format!("{}/api/{version}users/@me", sandbox.base_url());
        let token = format!("Bot {}", sandbox.bot_token());
        let answer = http.get(url).header("Authorization", token).send().await.unwrap();
        let (got, body) = (answer.status(), answer.json::<Value>().await.unwrap());
        assert_eq!((got.as_u16(), body["code"].as_u64()), (status, code), "{version}");
    }
}

#[tokio::test]
async fn what_the_sandbox_lacks_gets_501() {
    let sandbox = sandbox().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    let entry = json!({ "name": "launch", "type": 4, "handler": 2 });
    let path = format!("/applications/{APPLICATION}/commands");
    let (status, head) = bot.api.headers("POST", &path, &entry).await;
    assert_eq!((status, head["x-sandbox-unsupported"].to_str().unwrap()), (501, "true"));
    let wrong = json!({ "name": "launch", "type": 5 });
    let (status, answer) = bot.api.call("POST", &path, &wrong).await;
    assert_eq!((status, &answer["errors"]["type"]["_errors"][0]["code"]), (400, &json!("BASE_TYPE_CHOICES")));
    ApiClient::person(&sandbox, "ana").run("go", json!([]), "n").await;
    let interaction = bot.next_interaction().await;
    for kind in [10, 12] {
        assert_eq!(bot.respond(&interaction, &json!({ "type": kind })).await.0, 501, "{kind}");
    }
    assert_eq!(bot.respond(&interaction, &json!({ "type": 13 })).await.0, 400);
    let messages = format!("/channels/{CHANNEL}/messages");
    let stickers = json!({ "content": "x", "sticker_ids": ["1"] });
    assert_eq!(bot.api.call("POST", &messages, &stickers).await.0, 501);
    let also_wrong = json!({ "content": "x".repeat(2001), "sticker_ids": ["1"] });
    assert_eq!(bot.api.call("POST", &messages, &also_wrong).await.0, 400, "Discord rejects it too");
    bot.socket.send(4, json!({ "guild_id": GUILD, "channel_id": "5" })).await;
    bot.socket.send(1, json!(null)).await;
    while bot.socket.next().await.unwrap()["op"] != 11 {}
    let last = sandbox.requests().pop().unwrap();
    assert_eq!((last.path.as_str(), last.verdict), ("op 4", Verdict::Unsupported));
}

#[tokio::test]
async fn the_errors_of_parameters_name_them() {
    let sandbox = sandbox().await;
    let bot = ApiClient::bot(&sandbox);
    let messages = format!("/channels/{CHANNEL}/messages");
    for (path, parameter, code) in [
        ("/channels/x".to_owned(), "channel_id", "NUMBER_TYPE_COERCE"),
        (format!("{messages}/x"), "message_id", "NUMBER_TYPE_COERCE"),
        (format!("{messages}?around=x"), "around", "NUMBER_TYPE_COERCE"),
        (format!("{messages}?after=x"), "after", "NUMBER_TYPE_COERCE"),
        (format!("{messages}?after=5&before=6"), "after", "BASE_TYPE_MUTUALLY_EXCLUSIVE"),
        ("/guilds/x".to_owned(), "guild_id", "NUMBER_TYPE_COERCE"),
        (format!("/guilds/{GUILD}/members/x"), "user_id", "NUMBER_TYPE_COERCE"),
        ("/webhooks/x/token".to_owned(), "webhook_id", "NUMBER_TYPE_COERCE"),
    ] {
        let (status, answer) = bot.status("GET", &path).await;
        assert_eq!(
            (status, &answer["errors"][parameter]["_errors"][0]["code"]),
            (400, &json!(code)),
            "{path}: {answer}"
        );
    }
}

#[tokio::test]
async fn a_close_frame_is_answered() {
    let sandbox = sandbox().await;
    let (mut socket, _) = connect_async(format!("ws://{}/gateway", sandbox.address())).await.unwrap();
    sandbox.inject(Fault::Reconnect);
    let frame = CloseFrame { code: 4000.into(), reason: "reconnecting".into() };
    socket.close(Some(frame)).await.unwrap();
    let closed = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| u16::from(frame.code)),
                Some(Ok(_)) => {}
                other => panic!("no close frame: {other:?}"),
            }
        }
    };
    assert_eq!(closed.await, Some(4000));
}

#[tokio::test]
async fn hello_comes_after_the_answer_to_the_upgrade() {
    let sandbox = sandbox().await;
    let (mut socket, _) = connect_async(format!("ws://{}/gateway", sandbox.address())).await.unwrap();
    let opened = Instant::now();
    socket.next().await.unwrap().unwrap();
    assert!(opened.elapsed() > Duration::from_millis(10), "{:?}", opened.elapsed());
}

#[tokio::test]
async fn an_early_identify_is_answered_when_the_next_one_is_allowed() {
    let interval = Duration::from_millis(600);
    let sandbox =
        Sandbox::start(Settings { identify_interval: interval, ..Settings::default() }).await.unwrap();
    let started = Instant::now();
    let (_first, _) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    let mut second = GatewayClient::open(&sandbox).await;
    second.send(2, identity(sandbox.bot_token())).await;
    assert_eq!(second.next().await.unwrap()["op"], 9);
    assert!(started.elapsed() > Duration::from_millis(500), "{:?}", started.elapsed());
    second.send(2, identity(sandbox.bot_token())).await;
    second.event("READY").await;
}

#[tokio::test]
async fn a_forward_has_nothing_of_its_own_and_needs_to_be_readable() {
    let sandbox = sandbox().await;
    let (bot, ana) = (ApiClient::bot(&sandbox), ApiClient::person(&sandbox, "ana"));
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, own) = bot.call("POST", &path, &json!({ "content": "mine" })).await;
    let (_, other) = ana.call("POST", &path, &json!({ "content": "hers" })).await;
    let forward =
        |id: &Value| json!({ "message_reference": { "type": 1, "message_id": id, "channel_id": CHANNEL } });
    assert_eq!(bot.call("POST", &path, &forward(&own["id"])).await.0, 200);
    assert_eq!(bot.call("POST", &path, &forward(&other["id"])).await.1["code"], 160_014);
    for (key, value) in [("content", json!("x")), ("embeds", json!([{ "title": "t" }]))] {
        let mut body = forward(&own["id"]);
        body[key] = value;
        let (_, refused) = bot.call("POST", &path, &body).await;
        let code = &refused["errors"]["message_reference"]["_errors"][0]["code"];
        assert_eq!(code, "FORWARD_CONTAINS_UNSUPPORTED_CONTENT", "{key}");
    }
}

#[tokio::test]
async fn menus_and_nonces_are_checked() {
    let sandbox =
        Sandbox::start(Settings { enforce_rate_limits: false, ..Settings::default() }).await.unwrap();
    let bot = ApiClient::bot(&sandbox);
    let path = format!("/channels/{CHANNEL}/messages");
    let menu = |kind: u8, key: &str, value: Value| {
        let mut item = json!({ "type": kind, "custom_id": "m" });
        item[key] = value;
        json!({ "components": [{ "type": 1, "components": [item] }] })
    };
    let user = json!({ "id": ANA, "type": "user" });
    for body in [
        menu(8, "channel_types", json!([0, 5])),
        menu(5, "default_values", json!([user])),
        menu(7, "default_values", json!([{ "id": "5", "type": "role" }])),
        json!({ "content": "x", "nonce": 15 }),
    ] {
        assert_eq!(bot.call("POST", &path, &body).await.0, 200, "{body}");
    }
    for (body, at, code) in [
        (menu(8, "channel_types", json!("0")), "channel_types", "LIST_TYPE_CONVERT"),
        (menu(8, "channel_types", json!([99])), "channel_types/0", "BASE_TYPE_CHOICES"),
        (menu(8, "channel_types", json!([0, 0])), "channel_types", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
        (
            menu(5, "default_values", json!([{ "id": "5", "type": "role" }])),
            "default_values/0/type",
            "BASE_TYPE_CHOICES",
        ),
        (menu(5, "default_values", json!([user, user])), "default_values", "BASE_TYPE_BAD_LENGTH"),
    ] {
        let (status, answer) = bot.call("POST", &path, &body).await;
        let pointer = format!("/errors/components/0/components/0/{at}/_errors/0/code");
        assert_eq!((status, answer.pointer(&pointer)), (400, Some(&json!(code))), "{body}: {answer}");
    }
    let (status, answer) = bot.call("POST", &path, &json!({ "content": "x", "nonce": 1.5 })).await;
    assert_eq!(
        (status, &answer["errors"]["nonce"]["_errors"][0]["code"]),
        (400, &json!("NUMBER_TYPE_COERCE"))
    );
}

#[tokio::test]
async fn a_reason_has_at_most_512_characters() {
    let sandbox = sandbox().await;
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    for (length, status) in [(512, 200), (513, 400)] {
        // Each character takes six in the header.
        let reason = "%C3%A9".repeat(length);
        let request = http
            .patch(format!("{}/api/v10/guilds/{GUILD}/members/@me", sandbox.base_url()))
            .header("Authorization", "user-ana")
            .header("X-Audit-Log-Reason", reason)
            .json(&json!({ "nick": "Anna" }));
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), status, "{}", answer.text().await.unwrap());
    }
}
