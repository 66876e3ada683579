//! Responses and events of the sandbox conform to Discord's published schema. Without the schema file the test is skipped, and
//! `tests/schema.rs` reports that.

use serde_json::{Value, json};

use crate::client::*;
use bside_test_support::DiscordSchema;

const EPHEMERAL: u64 = 64;

#[tokio::test]
async fn every_response_and_event_conforms_to_the_published_schema() {
    let Some(schema) = DiscordSchema::load() else { return };
    let sandbox = sandbox_with_short_rate_limits().await;
    let mut bot = ScriptedBot::start(&sandbox).await;
    bot.api = bot.api.retrying();
    let ana = ApiClient::person(&sandbox, "ana");
    let (mut socket, ready) = GatewayClient::connected(&sandbox, sandbox.bot_token()).await;
    let object = |kind: &str, value: &Value| {
        if let Err(fault) = schema.check_object(kind, value) {
            panic!("no {kind}: {fault}\n{value:#}");
        }
    };
    let all = |kind: &str, list: &Value| {
        let items: Vec<&Value> = match list {
            Value::Array(items) => items.iter().collect(),
            Value::Object(items) => items.values().collect(),
            _ => Vec::new(),
        };
        items.into_iter().for_each(|item| object(kind, item));
    };
    object("UserPIIResponse", &{
        let mut user = ready["user"].clone();
        user["locale"] = json!("en-US");
        user
    });
    let guild = socket.event("GUILD_CREATE").await;
    object("GuildResponse", &guild);
    all("GuildMemberResponse", &guild["members"]);
    all("GuildChannelResponse", &guild["channels"]);
    all("GuildRoleResponse", &guild["roles"]);

    for path in [
        "/gateway/bot",
        "/gateway",
        "/users/@me",
        "/users/@me/guilds",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/oauth2/@me",
        &format!("/users/{ANA}"),
        &format!("/guilds/{GUILD}"),
        &format!("/guilds/{GUILD}?with_counts=true"),
        &format!("/guilds/{GUILD}/channels"),
        &format!("/guilds/{GUILD}/roles"),
        &format!("/guilds/{GUILD}/members/{ANA}"),
        &format!("/guilds/{GUILD}/members/search?query=a"),
        &format!("/channels/{CHANNEL}"),
        &format!("/channels/{CHANNEL}/messages"),
        &format!("/applications/{APPLICATION}/commands"),
        &format!("/applications/{APPLICATION}/guilds/{GUILD}/commands"),
    ] {
        bot.api.get(path).await;
    }
    let (_, direct) = bot.api.call("POST", "/users/@me/channels", &json!({ "recipient_id": ANA })).await;
    bot.api.get(&format!("/channels/{}", direct["id"].as_str().unwrap())).await;

    let rows = json!([
        { "type": 1, "components": [{ "type": 2, "style": 1, "label": "b", "custom_id": "b" }] },
        { "type": 1, "components": [{ "type": 3, "custom_id": "s", "options": [{ "label": "l", "value": "v" }] }] },
    ]);
    let body = json!({ "content": "x", "components": rows, "embeds": [
        { "title": "t", "image": { "url": "attachment://a.png" }, "fields": [{ "name": "n", "value": "v" }] }] });
    let path = format!("/channels/{CHANNEL}/messages");
    let (_, message) = bot.api.upload("POST", &path, &body, &[("a.png", b"no picture")]).await;
    object("MessageResponse", &socket.event("MESSAGE_CREATE").await);
    let own = format!("{path}/{}", message["id"].as_str().unwrap());
    bot.api.call("PATCH", &own, &json!({ "content": "y" })).await;
    object("MessageResponse", &socket.event("MESSAGE_UPDATE").await);
    let thread = json!({ "name": "side", "type": 11 });
    let (_, thread) = bot.api.call("POST", &format!("{own}/threads"), &thread).await;
    object("ThreadResponse", &socket.event("THREAD_CREATE").await);
    bot.api.get(&format!("/guilds/{GUILD}/threads/active")).await;
    let there = format!("/channels/{}", thread["id"].as_str().unwrap());
    bot.api.call("POST", &format!("{there}/messages"), &json!({ "content": "z" })).await;
    bot.api.call("PATCH", &there, &json!({ "archived": true })).await;
    object("ThreadResponse", &socket.event("THREAD_UPDATE").await);

    let options =
        json!([{ "type": 3, "name": "turn", "value": "c4" }, { "type": 6, "name": "who", "value": BEN }]);
    ana.run("pick", options, "1").await;
    let picked = bot.next_interaction().await;
    object("GuildMemberResponse", &picked["member"]);
    all("UserResponse", &picked["data"]["resolved"]["users"]);
    object("GuildChannelResponse", &picked["channel"]);
    let callback = |interaction: &Value| {
        let (id, token) = (interaction["id"].as_str().unwrap(), interaction["token"].as_str().unwrap());
        format!("/interactions/{id}/{token}/callback?with_response=true")
    };
    let answer = json!({ "type": 4, "data": { "content": "x", "components": rows } });
    bot.api.call("POST", &callback(&picked), &answer).await;
    bot.api
        .call("POST", &ScriptedBot::webhook(&picked, ""), &json!({ "content": "more", "flags": EPHEMERAL }))
        .await;
    bot.api.get(&ScriptedBot::webhook(&picked, "/messages/@original")).await;
    ana.press(&message, "b", "2").await;
    let pressed = bot.next_interaction().await;
    object("MessageResponse", &pressed["message"]);
    bot.api.call("POST", &callback(&pressed), &json!({ "type": 7, "data": { "content": "pressed" } })).await;
    ana.press(&message, "b", "3").await;
    let pressed = bot.next_interaction().await;
    bot.api.call("POST", &callback(&pressed), &json!({ "type": 6 })).await;
    ana.run("go", json!([]), "4").await;
    let deferred = bot.next_interaction().await;
    bot.api.call("POST", &callback(&deferred), &json!({ "type": 5 })).await;
    bot.api
        .call("PATCH", &ScriptedBot::webhook(&deferred, "/messages/@original"), &json!({ "content": "now" }))
        .await;
    bot.api.status("DELETE", &ScriptedBot::webhook(&deferred, "/messages/@original")).await;
    bot.api.status("DELETE", &own).await;
    bot.api.call("POST", &path, &json!({ "content": "x".repeat(2001) })).await;

    let requests = sandbox.requests();
    assert!(requests.iter().filter(|request| request.status >= 400).count() == 1, "{requests:#?}");
    for request in requests {
        if request.status < 400
            && let Err(fault) = schema.check_request(&request)
        {
            panic!("Discord would not take this: {fault}\n{request:#?}");
        }
        if let Err(fault) = schema.check_response(&request) {
            panic!("Discord would not answer so: {fault}\n{request:#?}");
        }
    }
}
